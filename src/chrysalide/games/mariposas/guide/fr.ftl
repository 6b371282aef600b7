## The first page

brief-aim = Au printemps, vos papillons quittent le Michoacán ; à l’automne, leurs descendants y reviennent. Entre les deux, chaque saison paie ses objectifs. Le plus haut score après l’automne gagne.
brief-turn = Votre tour, en trois gestes
brief-play = Jouez une carte
brief-play-text = Vous en avez deux. Elle dit combien de déplacements font vos papillons, et de combien de cases.
brief-land = Posez-vous
brief-land-text = La case donne ses fleurs, une ville ouvre son relais. Près d’une plante, des fleurs paient une **naissance** : la génération suivante, de 1 à 4. Seule la 4 compte au retour.
brief-draw = Complétez votre main
brief-draw-text = Piochez pour revenir à deux cartes. C’est au joueur suivant.
brief-end = Chaque saison finit par le décompte de sa carte Objectif. Après l’automne s’ajoutent les papillons rentrés au Michoacán et vos cartes Cycle de vie.
brief-spring = Printemps
brief-spring-text = 4 tours
brief-summer = Été
brief-summer-text = 5 tours
brief-autumn = Automne
brief-autumn-text = 6 tours
brief-home = Rentrés
brief-home-text = génération 4 au Michoacán : 3, 7, 12, 17, 21, 24 points
brief-births = Donnez naissance tôt.
brief-births-text = Plus de papillons, c’est plus d’objectifs atteints.
brief-cities = Ouvrez les relais en premier.
brief-cities-text = Révéler un jeton donne une fleur de plus.
brief-return = Pensez au retour dès l’été.
brief-return-text = Six tours d’automne passent vite.

## Examples

example-milkweed = une plante et ses trois cases
example-milkweed-1 = La plante est dessinée au coin commun des trois cases entourées : elle les touche **toutes les trois**.
example-milkweed-2 = Houston, à droite, ne la touche pas : ce n’est pas une case Fleur, mais une ville avec son relais.
example-milkweed-3 = Chaque case Fleur a une couleur, qui sert aux objectifs, et une fleur.
example-reach = jusqu’où va un déplacement
example-reach-1 = Vous jouez « 2 et 2 » : deux déplacements de deux pas. Le premier part du Michoacán.
example-reach-2 = Toutes les cases entourées sont permises : à deux pas, mais aussi à un pas, en allant et revenant.
example-reach-3 = Passer au-dessus d’une case ne donne rien : seule l’**arrivée** compte.
example-flowers = ramasser des fleurs
example-flowers-1 = Vous jouez « 1, 1 et 1 ». Le papillon se pose d’abord sur la case orange et y prend une fleur blanche.
example-flowers-2 = Son deuxième déplacement le mène plus haut : il prend une fleur rose.
example-flowers-3 = Il lui reste un pas. Redescendre ne donnerait rien : on ne ramasse pas deux fois sur une case dans le tour.
example-city = ouvrir un relais
example-city-1 = Avec un déplacement de trois, le papillon se pose à Houston, dont le jeton était face cachée.
example-city-2 = Le jeton est révélé : une chrysalide rose. Vous recevez cette carte Cycle de vie.
example-city-3 = Parce que vous l’avez **révélé**, vous lancez aussi le dé Fleur : une fleur violette.
example-birth = une naissance
example-birth-1 = En trois déplacements d’une case, votre papillon a pris deux fleurs blanches et une rose.
example-birth-2 = La case où il s’est posé touche une plante : il peut donner naissance.
example-birth-3 = La génération 2 coûte **2 fleurs identiques** : payez les deux blanches, et elle naît sur cette case.
