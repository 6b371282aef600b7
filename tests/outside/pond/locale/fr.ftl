game-title = Étang
game-line = Posez vos cartes près de leurs semblables.
game-about = Un étang de douze cases, des cartes de roseau, d’eau et de ciel, et une main secrète : cinq minutes pour deux ou trois joueurs.

option-twins = Jumeaux
option-twins-about = Deux nombres égaux côte à côte rapportent-ils deux points ?
option-twins-false = Non
option-twins-true = Oui

shown-deck = Cartes dans la pioche
shown-pond = L’étang
shown-hands = Main
item-pond =
    { $value ->
        [reed-1] Roseau 1
        [reed-2] Roseau 2
        [reed-3] Roseau 3
        [reed-4] Roseau 4
        [reed-5] Roseau 5
        [reed-6] Roseau 6
        [water-1] Eau 1
        [water-2] Eau 2
        [water-3] Eau 3
        [water-4] Eau 4
        [water-5] Eau 5
        [water-6] Eau 6
        [sky-1] Ciel 1
        [sky-2] Ciel 2
        [sky-3] Ciel 3
        [sky-4] Ciel 4
        [sky-5] Ciel 5
       *[sky-6] Ciel 6
    }
item-hands = { item-pond }
card-name =
    { $card ->
        [reed-1] Roseau 1
        [reed-2] Roseau 2
        [reed-3] Roseau 3
        [reed-4] Roseau 4
        [reed-5] Roseau 5
        [reed-6] Roseau 6
        [water-1] Eau 1
        [water-2] Eau 2
        [water-3] Eau 3
        [water-4] Eau 4
        [water-5] Eau 5
        [water-6] Eau 6
        [sky-1] Ciel 1
        [sky-2] Ciel 2
        [sky-3] Ciel 3
        [sky-4] Ciel 4
        [sky-5] Ciel 5
       *[sky-6] Ciel 6
    }

card-drawn =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $player } pioche une carte.
    }
card-laid =
    { $you ->
        [yes] Vous posez { card-name } et marquez { $points }.
       *[no] { $player } pose { card-name } et marque { $points }.
    }

choice-lay = { card-name } sur la case { $cell }

refuse-taken = Il y a déjà une carte : choisissez une case vide.
refuse-hand = Cette carte n’est pas dans votre main : choisissez l’une des vôtres.
refuse-turn = C’est le tour d’un autre : attendez le vôtre.
refuse-not-now = Pas maintenant : choisissez parmi les actions proposées.
