## The first page

brief-aim = Ensemble, sauvez une espèce menacée : obtenez quatre Oui des ambassadeurs dans la même année de vote. Tout le monde gagne ou perd ensemble.
brief-turn = Votre tour, en quatre temps
brief-dice = Placez vos trois dés
brief-dice-text = Chacun sur une action, plus fort que les dés déjà là. Planifier vous fait jouer une carte.
brief-births = Les naissances
brief-births-text = Plus il y a de couples, plus le dé a de chances de donner un petit.
brief-destruction = La destruction
brief-destruction-text = Choisissez une ligne occupée ; le dé y pose une tuile, et les animaux de la case sont perdus.
brief-effect = L’effet
brief-effect-text = Révélez une carte d’effet. Puis piochez une carte et désignez le joueur suivant.
brief-end = Il y a deux années de vote. C’est perdu si la seconde ne suffit pas, s’il reste un seul animal, ou s’il faut poser une tuile et qu’il n’y en a plus.
brief-two = 2 joueurs
brief-two-text = votes : années 7 et 8
brief-three = 3 joueurs
brief-three-text = votes : années 5 et 6
brief-four = 4 joueurs
brief-four-text = votes : années 4 et 5
brief-five = 5 joueurs
brief-five-text = votes : années 3 et 4
brief-cubes = Révélez quatre ambassadeurs.
brief-cubes-text = Face cachée, ils ne votent pas ; un cube les retourne et compte dans leur vote.
brief-pairs = Gardez des couples.
brief-pairs-text = Deux animaux sur une case, c’est un petit possible à chaque tour.
brief-talk = Parlez-vous.
brief-talk-text = Choisissez ensemble qui joue ensuite.
