## The first page

brief-aim = Menez vos pions d’un bord à l’autre du plateau, jusqu’aux feuilles d’arrivée. Celui qui en a le plus d’arrivés gagne.
brief-turn = Votre tour, en trois gestes
brief-react = Faites réagir vos pions
brief-react-text = Chacun, une fois, fait ce que demande la tuile sous lui. L’ordre est à vous.
brief-chain = Suivez la chaîne
brief-chain-text = La tuile où il arrive agit à son tour, jusqu’à une feuille ou des œufs.
brief-push = Poussez une tuile
brief-push-text = La tuile supplémentaire fait glisser toute une ligne sous les pions, qui ne bougent pas.
brief-end = La partie s’arrête dès que celui qui mène ne peut plus être dépassé. Un joueur qui n’a plus aucun pion perd aussitôt.
brief-leaf = Feuille
brief-leaf-text = un pas, ou rester
brief-eggs = Œufs
brief-eggs-text = un pion entre
brief-caterpillar = Chenille
brief-caterpillar-text = un pas
brief-chrysalis = Chrysalide
brief-chrysalis-text = un pas, pas en avant
brief-flying = Papillon volant
brief-flying-text = deux cases tout droit
brief-spider = Araignée
brief-spider-text = retour au départ
brief-lizard = Lézard
brief-lizard-text = pion perdu
brief-enter = Faites entrer vos pions.
brief-enter-text = Les œufs en amènent un de plus en jeu.
brief-harm = Poussez chez l’autre.
brief-harm-text = Une araignée glissée sous son pion le renvoie au départ.
brief-free = Gardez une feuille de départ libre.
brief-free-text = Sans elle, un retour au départ est une perte.

## Examples

example-react = un pion réagit
example-react-1 = C’est votre tour. Votre seul pion actif, celui qui est entouré, doit agir.
example-react-2 = Il est sur une feuille : un pas où vous voulez, ou rester.
example-react-3 = Quand il aura fini, vous pousserez une tuile.
example-leaf = lire les tuiles
example-leaf-1 = Depuis sa feuille, le pion peut aller sur les cases entourées, ou rester.
example-leaf-2 = En dessous attend une araignée : il retournerait au départ.
example-leaf-3 = À droite, un papillon volant l’emmènerait deux cases plus loin ; au-dessus, une chenille lui donne un pas de plus.
example-chain = une réaction en chaîne
example-chain-1 = Le pion est monté d’une feuille sur une chenille : elle agit **aussitôt**.
example-chain-2 = Il doit faire encore un pas, dans l’une des cases entourées.
example-chain-3 = À gauche et à droite, il y a des œufs : ils feraient entrer un pion, et la chaîne s’arrêterait là.
example-enter = arriver et entrer
example-enter-1 = En haut à gauche, un pion est **arrivé** : il n’agit plus et y reste.
example-enter-2 = Un autre vient d’atteindre des œufs, au milieu : un pion de votre réserve doit entrer.
example-enter-3 = Vous choisissez l’une de vos quatre feuilles de départ, en bas.
example-push = pousser la tuile
example-push-1 = La tuile supplémentaire est un lézard. Onze entrées sont permises ; la douzième est barrée, car elle vient d’en sortir.
example-push-2 = Poussée par le bas de la colonne du milieu, elle glisse sous le pion adverse : il sera mangé à son tour.
example-push-3 = Toute la colonne monte d’une case : les pions, eux, restent où ils sont.
example-decided = une partie décidée
example-decided-1 = Votre deuxième pion vient d’arriver en haut : deux contre zéro.
example-decided-2 = L’adversaire n’a plus qu’un pion sur le plateau et un en réserve ; deux sont perdus.
example-decided-3 = Au mieux, il arriverait à deux : il ne peut plus vous **dépasser**, et la partie s’arrête.
