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

## Examples

example-won = une ligne gagne
example-won-1 = L’un de vos objectifs secrets demande des papillons **ronds**.
example-won-2 = Trois ronds se suivaient dans la colonne, de trois couleurs : peu importe.
example-won-3 = Vous posez le quatrième : la partie est gagnée aussitôt.
example-sides = se toucher par un côté
example-sides-1 = La carte du bas de la colonne a **trois côtés libres**, entourés : une carte posée là la touche.
example-sides-2 = En diagonale, deux cartes ne se touchent pas.
example-sides-3 = La table n’a pas de bord : le groupe s’étend dans tous les sens, mais il reste d’un seul tenant.
example-place = où poser une carte
example-place-1 = Vous jouez une carte de votre main. Quatre sont déjà sur la table.
example-place-2 = Elle peut aller dans les **huit cases** entourées : chacune partage un côté entier avec une carte.
example-place-3 = Les coins du carré ne comptent pas : ils ne touchent que par la pointe.
example-move = déplacer une carte
example-move-1 = Chacun a posé trois cartes : les déplacements sont permis. Vous levez celle de droite.
example-move-2 = Elle peut se reposer dans les cases entourées, pas là d’où elle vient.
example-move-3 = La carte du haut, posée au tour précédent, est protégée : elle ne pouvait pas être levée.
example-demand = exiger une carte
example-demand-1 = En équipes expertes, vous ne connaissez que l’objectif de couleur de votre équipe, le **bleu** ; votre partenaire détient celui de forme.
example-demand-2 = Trois bleus se suivent dans la rangée du haut. L’adversaire qui joue après vous aurait pu en déplacer un.
example-demand-3 = Pas de toiles chez les experts, mais vous avez **exigé** une carte de lui : il devait en poser une de sa main, et rien d’autre.
example-demand-4 = Il a fermé le bout de droite avec un dentelé jaune. L’autre bout reste libre.
example-web = une toile rompt la ligne
example-web-1 = Trois ronds se suivaient dans la colonne de gauche : un quatrième aurait gagné.
example-web-2 = L’adversaire pose sa toile d’araignée sur celui du milieu.
example-web-3 = La carte reste à sa place, mais ne compte plus : **aucune ligne** ne passera par là.
example-theirs = une ligne finie par un autre
example-theirs-1 = Trois ronds se suivaient dans la colonne, et l’un de vos objectifs secrets demande des ronds.
example-theirs-2 = L’adversaire retourne la carte du dessus de la pioche, un rond, et la pose au bout de la colonne.
example-theirs-3 = La ligne remplit **votre** objectif : vous gagnez, même si c’est lui qui l’a finie.
