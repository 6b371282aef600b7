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

## Examples

example-dice = où placer ses dés
example-dice-1 = Vous avez lancé 2, 4 et 5. Les actions entourées acceptent au moins l’un d’eux.
example-dice-2 = À deux joueurs, un dé doit dépasser d’au moins **2** ceux qui sont déjà sur l’action ; les réseaux sociaux acceptent tout.
example-dice-3 = Vous faites toute l’action avant de placer le dé suivant.
example-plan = jouer une carte
example-plan-1 = Votre 4, placé sur Planifier, vous a fait jouer une carte de votre main : Programme de reproduction.
example-plan-2 = C’est une **Action** : elle rejoint la zone d’actions, pour tout le monde, et votre dernier dé peut déjà s’y placer.
example-plan-3 = Une **Unique** aurait agi aussitôt, une seule fois, puis serait allée dans votre défausse.
example-money = gagner et dépenser
example-money-1 = Vous avez 3 M, votre partenaire 4 M : chacun paie avec **son** argent.
example-money-2 = Le prix est écrit sur l’action. Restaurer l’habitat, à 3 M, vous prendrait tout ; Relocaliser ne coûte que 1 M.
example-money-3 = Un dé placé sur les réseaux sociaux rapporte 1 M, pris dans la réserve commune.
example-move = déplacer un animal
example-move-1 = L’action Relocaliser déplace un animal d’une case, jamais en diagonale.
example-move-2 = Le tigre seul, dans la colonne de gauche, peut rejoindre la case au-dessus, où un autre attend.
example-move-3 = Deux animaux sur une case font un **couple**.
example-birth = un petit naît
example-birth-1 = Il y a quatre couples : la cible est 4 + 1 = **5**. Le dé de naissance donne 4, c’est réussi.
example-birth-2 = Le petit va sur une case vide voisine d’un couple : celles qui sont entourées.
example-birth-3 = Chez les tigres, le couple se sépare ensuite : un parent passe sur une case vide voisine.
example-destruction = choisir une ligne
example-destruction-1 = La destruction demande une ligne où se trouve au moins un animal.
example-destruction-2 = La colonne 2, entourée, n’en contient qu’un : le risque de le perdre y est faible.
example-destruction-3 = Le dé désigne la case. S’il y a déjà une tuile, la nouvelle glisse vers l’animal le plus proche.
example-key = la carte clé
example-key-1 = La carte d’effet révélée est la **carte clé**, Face à face avec les tigres. Deux effets constants sont en jeu.
example-key-2 = Elle déclenche d’abord la Coupe rase, qui détruit une case de plus : une tuile est tombée sur la case 21.
example-key-3 = La Raréfaction des proies n’a rien à déclencher : tant qu’elle est en jeu, la cible des naissances est plus basse de 1.
example-key-4 = Puis la carte clé applique son texte : vous perdez un tigre voisin d’une tuile, dans l’une des cases entourées.
example-ambassador = convaincre un ambassadeur
example-ambassador-1 = Deux ambassadeurs sont déjà face visible ; les quatre autres ne voteraient pas.
example-ambassador-2 = Un cube posé sur l’un des quatre le **révèle**, et compte dans son vote.
example-ambassador-3 = Au vote, il dit Oui si ce qu’il compte, plus ses cubes, atteint sa cible.
example-won = le quatrième Oui
example-won-1 = C’est le premier vote, en année 7. Comme la Chine et l’Inde, les États-Unis ont dit Oui : cela fait trois.
example-won-2 = Le Royaume-Uni compte les Oui déjà obtenus : 3, et ses 3 cubes, font 6, juste sa cible.
example-won-3 = Faites-le voter : avec **quatre Oui**, vous gagnez tous ensemble.
example-won-4 = Sans lui, il resterait le vote de l’année 8. S’il échoue aussi, la partie est perdue.
