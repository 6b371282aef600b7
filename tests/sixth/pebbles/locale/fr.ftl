game-title = Galets
game-line = Prenez le dernier galet, et fiez-vous à la chance.
game-about = Un tas, un porte-bonheur secret et la mer : trois minutes pour deux ou trois joueurs.

option-pebbles = Galets
option-pebbles-about = Combien de galets compte le tas.
option-waves = Vagues
option-waves-about = La mer emporte-t-elle des galets ?
option-waves-false = Non
option-waves-true = Oui

lucky-drawn =
    { $you ->
        [yes] Vous tirez votre porte-bonheur.
       *[no] { $player } tire un porte-bonheur.
    }
pebbles-taken =
    { $you ->
        [yes] Vous prenez { $number } ; reste { $left }.
       *[no] { $player } prend { $number } ; reste { $left }.
    }
wave-came =
    { $pebbles ->
        [1] Une vague emporte un galet ; reste { $left }.
       *[other] Une vague n’emporte rien ; reste { $left }.
    }
heap-empty =
    { $you ->
        [yes] Vous avez pris le dernier galet.
       *[no] { $player } a pris le dernier galet.
    }

choice-take = Prendre { $number }
detail-left = laisse { $left }

refuse-number = On ne peut pas prendre { $number } : prenez 1, 2 ou 3.
refuse-heap = Il n’en reste que { $left } : prenez-en moins.
refuse-turn = C’est le tour d’un autre : attendez le vôtre.
refuse-not-now = Pas maintenant : choisissez parmi les actions proposées.
