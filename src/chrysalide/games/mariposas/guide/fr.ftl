## The first page

brief-aim = Au printemps, vos papillons quittent le Michoacán ; à l’automne, leurs descendants y reviennent. Entre les deux, chaque saison paie ses objectifs. Le plus haut score après l’automne gagne.
brief-turn = Votre tour, en trois gestes
brief-play = Jouez une carte
brief-play-text = Vous en avez deux. Elle dit combien de déplacements font vos papillons, et de combien de cases.
brief-land = Posez-vous
brief-land-text = La case donne ses fleurs, une ville ouvre son relais. Près d’une plante, un papillon peut **naître** contre des fleurs.
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
