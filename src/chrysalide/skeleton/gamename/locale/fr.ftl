game-title = GameName
game-line = Lancez le dé aussi souvent que vous l’osez.
game-about = Un dé et une cagnotte qu’un seul 1 suffit à vider : cinq minutes pour deux à quatre joueurs.

option-goal = Points pour gagner
option-goal-about = À combien de points la partie s’arrête.

shown-round = Manche
shown-pot = Dans la cagnotte
shown-die = Le dé
item-die = Dé de { $value }

die-fell =
    { $you ->
        [yes] Vous faites un { $face }.
       *[no] { $player } fait un { $face }.
    }
pot-lost =
    { $you ->
        [yes] Vous perdez la cagnotte de { $points }.
       *[no] { $player } perd la cagnotte de { $points }.
    }
pot-kept =
    { $you ->
        [yes] Vous gardez { $points } et vous avez { $total }.
       *[no] { $player } garde { $points } et a { $total }.
    }
round = Manche { $round }

choice-roll = Lancer
choice-hold = S’arrêter et garder { $points }

refuse-turn = C’est le tour d’un autre : attendez le vôtre.
refuse-nothing = Il n’y a encore rien à garder : lancez d’abord.
refuse-not-now = Pas maintenant : choisissez parmi les actions proposées.
