# L’analyse d’une partie : ce qui était chance, ce qui était jeu.

review-title = Analyse
review-view-of = Point de vue
review-group = Le groupe
review-others = les autres
review-print = Imprimer
review-link = Lien vers cette analyse
review-link-about = Elle est gardée avec la partie : qui a le lien la voit sans attendre.

## Demander une analyse

review-ask-title = Chance ou adresse ?
review-ask-about = L’analyse juge chaque décision d’après ce que son joueur pouvait savoir, et chaque tirage d’après ce qui aurait pu sortir à la place. Elle dit ce qui vient de la chance, ce qui vient du jeu, et ce qu’un expert aurait joué.
review-ask-once = Elle est faite une seule fois, puis gardée avec la partie.
review-quick = Analyse rapide
review-deep = Analyse approfondie
review-takes =
    { $minutes ->
        [0]
            { $seconds ->
                [one] environ une seconde
               *[other] environ { $seconds } secondes
            }
        [one] environ une minute
       *[other] environ { $minutes } minutes
    }
review-deeper = Plus longue, plus sûre : la marge d’erreur diminue.
review-waiting =
    { $ahead ->
        [0] Bientôt votre tour : les parties en cours passent d’abord.
        [one] Une autre analyse passe d’abord.
       *[other] { $ahead } autres analyses passent d’abord.
    }
review-running = Décision { $done } sur { $of }
review-closer = Les décisions les plus coûteuses, regardées de plus près
review-under-way = { $depth } en cours
review-failed = L’analyse a échoué, et c’est notre faute. Vous pouvez la redemander.
review-ready = L’analyse est prête.
review-not-over = La partie n’est pas finie
review-not-over-about = Une analyse dévoile toutes les cartes : elle attend la fin de la partie.
review-cut-off = Ce fichier s’arrête avant la fin de la partie : seules les parties finies s’analysent.
review-to-table = Aller à la table

## La courbe

review-curve =
    { $sides ->
        [one] Chances de gagner ensemble
       *[other] Chances de gagner
    }
review-legend-moment = moment clé
review-legend-mistake = erreur : { $name }
review-legend-luck = hasard, pour (+) ou contre (−) { $name }
review-curve-label = Chances de gagner, { $name } : { $start } au départ, { $low } au plus bas, { $high } au plus haut, { $end } à la fin. Le tableau qui suit donne le détail.
review-moment-link = Moment clé { $number }
review-table = Voir en tableau
review-table-caption = Chances de gagner de { $name }, hasard et points donnés par erreur
review-period = Période
review-at-start = Au début
review-at-end = À la fin
review-given-by = Donné : { $name }
review-whole = Toute la partie

## Chance et adresse

review-split = Chance et adresse
review-balance-unclear = Trop incertain pour trancher.
review-balance-even = Ni chance ni erreurs : presque rien ne les sépare.
review-balance-luck-good = Surtout de la chance.
review-balance-luck-bad = Surtout de la malchance.
review-balance-play-good = Surtout le jeu : en face, on a donné plus.
review-balance-play-bad = Surtout le jeu : trop de points donnés.
review-balance-play-alone = Surtout le jeu : des points donnés par erreur.
review-balance-both = Autant la chance que le jeu.
review-stair-start = Départ
review-stair-luck = Hasard
review-stair-others =
    { $sides ->
        [2] Erreurs d’en face
       *[other] Jeu des autres
    }
review-stair-own =
    { $you ->
        [yes] Vos erreurs
       *[no] Ses erreurs
    }
review-stair-own-group = Vos erreurs
review-stair-drift = Incertitude
review-stair-result =
    { $how ->
        [won] Victoire
        [lost] Défaite
        [shared] Partage
        [stopped] À l’arrêt
       *[now] Jusqu’ici
    }
review-luck = Reçu du hasard
review-given = Donné par erreur
review-error = Incertitude
review-side = Camp
review-note = En points de chances de gagner : 100 points font une partie. L’incertitude, c’est ce dont l’estimation a bougé sans que rien ne se passe ; hasard et jeu peuvent s’écarter de ± { $margin } points de la vérité.

## Précision

review-accuracies = Précision des joueurs
review-accuracy = de précision
review-nothing-decided = aucune décision n’a pesé
review-given-points =
    { $points ->
        [0] aucun point donné
        [one] 1 point donné
       *[other] { $points } points donnés
    }

## Moments clés

review-moments =
    { $count ->
        [0] Moments clés
        [one] Un moment clé
        [2] Deux moments clés
        [3] Trois moments clés
       *[other] { $count } moments clés
    }
review-no-moments = Aucune décision n’a coûté cher, et aucune n’était difficile à trouver.
review-moments-later = Les moments clés apparaissent ici quand tout est analysé.
review-moment-mistake =
    { $you ->
        [yes] Vous vous trompez
       *[no] { $player } se trompe
    }
review-moment-inaccurate =
    { $you ->
        [yes] Vous passez à côté
       *[no] { $player } passe à côté
    }
review-moment-found =
    { $you ->
        [yes] Vous trouvez le bon coup
       *[no] { $player } trouve le bon coup
    }
review-where = { $period }, coup { $number }
review-where-plain = Coup { $number }
review-found = trouvé
review-played =
    { $you ->
        [yes] Vous avez joué
       *[no] { $player } a joué
    }
review-expert = L’expert jouerait
review-same = le même coup
review-why = Pourquoi
review-only =
    { $points ->
        [one] Tout autre coup coûtait au moins une chance de gagner sur 100.
       *[other] Tout autre coup coûtait au moins { $points } chances de gagner sur 100.
    }
review-no-reason = La recherche voit l’écart plus loin, sans qu’une seule raison le résume.
review-play-from-here = Rejouer d’ici
review-share-moment = Partager ce moment
review-moment-share = Lien vers le moment clé { $number }
review-tag-played = joué
review-tag-best = expert

## Toutes les décisions

review-decisions = Toutes les décisions
review-filter = Quelles décisions
review-filter-all = Toutes
review-filter-mine = Les miennes
review-filter-mistakes = Erreurs
review-own-moves = vos coups
review-marks-of =
    { $count ->
        [one] { $count } fois { $mark }
       *[other] { $count } fois { $mark }
    }
review-chance = Hasard
review-better = mieux : { $choice }
review-no-stake = sans enjeu
review-replay-from = Revoir depuis le coup { $number }
review-nothing-here = Rien de tel dans cette période.
review-turned =
    { $names_count ->
        [one] { $names } prend l’avantage pour de bon : { $period }.
       *[other] { $names } prennent l’avantage pour de bon : { $period }.
    }
review-led =
    { $names_count ->
        [one] { $names } mène du début à la fin.
       *[other] { $names } mènent du début à la fin.
    }
review-turned-won = La victoire se dessine : { $period }.
review-turned-lost = La partie bascule : { $period }.
review-led-won = En bonne voie du début à la fin.
review-led-lost = Mal engagée du début à la fin.
