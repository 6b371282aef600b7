## The first page

brief-aim = Alignez quatre papillons de la forme ou de la couleur de l’un de vos deux objectifs secrets. La première ligne complète gagne.
brief-turn = Votre tour : une action au choix
brief-place = Posez une carte
brief-place-text = L’une des deux de votre main, puis piochez ; ou celle du dessus de la pioche, quelle qu’elle soit. Elle doit toucher une carte par tout un côté.
brief-move = Ou déplacez-en une
brief-move-text = N’importe laquelle, sauf la dernière jouée, dès que chacun en a posé trois. Les cartes restent d’un seul tenant.
brief-token = Ou posez un pion
brief-token-text = Le filet fixe une carte pour toujours. La toile d’araignée la fixe et l’efface des lignes.
brief-end = La ligne va en rangée, en colonne ou en diagonale, et met fin à la partie aussitôt. Attention : elle fait gagner le joueur dont elle remplit l’objectif, même si c’est vous qui l’avez terminée.
brief-teams = En équipes
brief-teams-text = à quatre, deux contre deux
brief-expert = Experts
brief-expert-text = sans toiles ; on peut exiger une carte
brief-two = Préparez deux lignes.
brief-two-text = Trois cartes alignées se voient ; une seconde menace surprend.
brief-tokens = Gardez vos pions.
brief-tokens-text = Chacun ne sert qu’une fois, et décide souvent de la fin.
brief-guess = Devinez.
brief-guess-text = Ce que l’autre pose et déplace trahit ses objectifs.
