### Les problèmes : une position, un seul meilleur coup.

problems-line = Une position, un seul meilleur coup. Sans chrono ni points : prenez votre temps.
problems-filter = Choisir un jeu
problems-every-game = Tous les jeux
problems-today =
    { $count ->
        [one] Le problème du jour
       *[other] Les problèmes du jour
    }
problems-all = Tous les problèmes
problems-count =
    { $done ->
        [0] { $count }
       *[other] { $done } sur { $count } résolus
    }
problems-none = Ce jeu n’a pas encore de problème.
problem-number = Problème { $number }
problem-of = Problème { $number } · { $game }
problem-open = { $game } : résoudre le problème { $number }
problem-seats =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
problem-long = { $steps } décisions
problem-difficulty =
    { $level ->
        [1] abordable
        [2] exigeant
       *[other] difficile
    }
problem-solved = résolu
problem-seen = solution vue
problem-solve = Résoudre
problem-again = Recommencer
problem-note = Consigne

## Sur la table

problem-question = À vous de jouer
problem-task =
    { $together ->
        [yes] Quel est le meilleur coup pour le groupe ?
       *[no] Quel est le meilleur coup ?
    }
problem-certainty-exact = Tout a été calculé jusqu’au bout : rien n’est estimé.
problem-certainty-win = Il y a un gain forcé. À vous de le voir !
problem-certainty-searched =
    { $together ->
        [yes] Vérifié par deux recherches profondes, d’après ce que sait votre place.
       *[no] Vérifié par deux recherches profondes, d’après ce que vous savez.
    }
problem-steps =
    { $found ->
        [0] { $steps } décisions à trouver, l’une après l’autre.
       *[other] { $found } sur { $steps } trouvées.
    }
problem-go-on = Oui ! Et ensuite ?
problem-better = Il y a mieux
problem-wrong-less =
    { $together ->
        [yes] « { $choice } » : c’est jouable, mais le groupe y perd environ { $cost } chances de gagner sur 100.
       *[no] « { $choice } » : c’est jouable, mais vous y perdez environ { $cost } chances de gagner sur 100.
    }
problem-wrong-worse =
    { $together ->
        [yes] « { $choice } » coûte cher au groupe : environ { $cost } chances de gagner sur 100.
       *[no] « { $choice } » vous coûte cher : environ { $cost } chances de gagner sur 100.
    }
problem-wrong-dropped = « { $choice } » est nettement moins bon.
problem-wrong-lost =
    { $together ->
        [yes] Après « { $choice } », le groupe perd à coup sûr.
       *[no] Après « { $choice } », un bon adversaire gagne à coup sûr.
    }
problem-tried = Déjà essayé : { $choices }.
problem-aside = Voir la suite
problem-aside-title = La suite de ce coup
problem-aside-line = Voilà comment la partie pourrait continuer.
problem-back = Revenir
problem-found = Trouvé !
problem-show = Voir la solution
problem-show-line = Revoir la solution
problem-shown = La solution
problem-worth = { $value } chances de gagner sur 100, contre { $other } avec le meilleur autre coup.
problem-reply = Si { $player } répond : { $choice }
problem-next = Problème suivant
