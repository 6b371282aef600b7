game-title = Marées
game-line = Gardez des dés, et osez relancer les autres.
game-about = Cinq dés sur la plage, et la mer prend ce que vous n’emportez pas à temps : dix minutes pour deux à quatre joueurs.

option-goal = Points pour gagner
option-goal-about = À combien de points la partie s’arrête.

shown-round = Manche
shown-pot = Points de ce tour
shown-kept = Dés gardés
shown-beach = Dés sur la plage
item-kept = Dé de { $value }
item-beach = Dé de { $value }

number-of-dice =
    { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }
dice-rolled =
    { $you ->
        [yes] Vous lancez { number-of-dice }.
       *[no] { $player } lance { number-of-dice }.
    }
dice-fell =
    { $you ->
        [yes] Vous obtenez { $faces }.
       *[no] { $player } obtient { $faces }.
    }
pot-lost =
    { $you ->
        [yes] La mer prend vos { $points } points.
       *[no] La mer prend les { $points } points de { $player }.
    }
face-kept =
    { $you ->
        [yes] Vous gardez { number-of-dice } de { $face } : { $points } points.
       *[no] { $player } garde { number-of-dice } de { $face } : { $points } points.
    }
pot-kept =
    { $you ->
        [yes] Vous emportez { $points } points et vous en avez { $total }.
       *[no] { $player } emporte { $points } points et en a { $total }.
    }
round = Manche { $round }

choice-roll =
    { $dice ->
        [1] Relancer le dernier dé
       *[other] Relancer les { $dice } autres dés
    }
choice-stop = S’arrêter et emporter { $points }
choice-keep = Garder les { $face } ({ $dice })

refuse-turn = C’est le tour d’un autre : attendez le vôtre.
refuse-keep = Gardez d’abord l’une des faces tombées.
refuse-all-kept = Tous les dés sont gardés : arrêtez-vous, et les points sont à vous.
refuse-kept = Le { $face } est déjà gardé dans ce tour : choisissez une autre face.
refuse-face = Aucun dé ne montre un { $face } : choisissez une face tombée.
refuse-not-now = Pas maintenant : choisissez parmi les actions proposées.
