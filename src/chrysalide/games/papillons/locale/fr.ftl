### Papillons : ce que lisent les joueurs.
### Dans un message, { kind } et { goal } reprennent les arguments $kind et $goal du message.

## Le jeu

game-title = Papillons
game-line = Alignez quatre papillons de votre forme ou de votre couleur secrète, sans vous trahir.
game-about = Chaque joueur a deux objectifs secrets, une forme et une couleur, et cherche à aligner quatre papillons de l’un ou de l’autre. À chaque tour, une seule action : poser une carte, en déplacer une, l’immobiliser avec un filet ou l’annuler avec une toile d’araignée. Attention : une ligne fait gagner le joueur dont c’est l’objectif, même si un adversaire l’a complétée. De 2 à 4 joueurs, aussi en équipes et en mode expert.
reconstructed-cards = Les formes, les couleurs et les motifs des papillons, avec leurs noms, sont les nôtres : nous n’avons pas repris les dessins imprimés. Le livret compte 32 cartes de quatre formes et de quatre couleurs ; nous en déduisons deux exemplaires de chaque combinaison, et un objectif par forme et par couleur. Dans les règles, une lettre dit d’où vient chaque point : B le livret, S d’autres sources publiques, I une déduction, O notre décision.
where =
    { $phase ->
        [over] Partie terminée · tour { $turn }
       *[other]
            { $turn ->
                [0] Mise en place
               *[other] Tour { $turn }
            }
    }{ $options_teams ->
        [yes] {" "}· en équipes
        [true] {" "}· en équipes
       *[other] {""}
    }{ $options_expert ->
        [yes] {" "}· mode expert
        [true] {" "}· mode expert
       *[other] {""}
    }
period = Tours { $first } à { $last }

## Les options

option-teams = Deux équipes
option-teams-about = À quatre : la première et la troisième place jouent ensemble contre les deux autres.
option-teams-true = Oui
option-teams-false = Non
option-expert = Mode expert
option-expert-about = Sans toiles d’araignée, mais on peut exiger qu’un adversaire joue de sa main. En équipes, chaque partenaire ne connaît qu’un des deux objectifs, et on gagne en l’annonçant.
option-expert-true = Oui
option-expert-false = Non
option-protect_moved = Protéger la carte déplacée
option-protect_moved-about = La carte déplacée au tour précédent ne peut pas être déplacée de nouveau, comme celle qui vient d’être posée.
option-protect_moved-true = Oui
option-protect_moved-false = Non
option-own_action_only = Ne gagner que par sa propre action
option-own_action_only-about = Une ligne complétée par un autre joueur ne fait pas gagner tout de suite : elle doit tenir jusqu’à ce que vous posiez ou déplaciez une carte.
option-own_action_only-true = Oui
option-own_action_only-false = Non
option-early_demand = Exiger dès le début
option-early_demand-about = En mode expert : on peut exiger une carte avant que chaque joueur en ait posé trois.
option-early_demand-true = Oui
option-early_demand-false = Non
option-stall_rounds = Tours de table sans pose
option-stall_rounds-about = Après autant de tours de table sans carte ni pion posés, de 2 à 20, il faut poser une carte ou un pion. S’il ne reste plus aucune carte à poser, la partie est nulle.
option-starter = Qui commence
option-starter-about = La place qui joue en premier.
option-starter-random = Au hasard
option-starter-0 = La première place
option-starter-1 = La deuxième place
option-starter-2 = La troisième place
option-starter-3 = La quatrième place
error-option-teams =
    { $seats ->
        [one] Les équipes se jouent à quatre, et cette table n’a qu’une place : ajoutez des places, ou jouez sans équipes.
       *[other] Les équipes se jouent à quatre, et cette table a { $seats } places : mettez-en quatre, ou jouez sans équipes.
    }
error-option-early = On n’exige de cartes qu’en mode expert : choisissez-le aussi, ou renoncez à « { option-early_demand } ».
error-option-own = En équipes expertes, on gagne par une annonce : renoncez à « { option-own_action_only } », aux équipes ou au mode expert.
error-option-starter =
    { $starter ->
        [0] La première place
        [1] La deuxième place
        [2] La troisième place
       *[other] La quatrième place
    } ne peut pas commencer, car la table n’a que { $seats } places : choisissez-en une autre, ou laissez faire le hasard.

## Les noms

shape =
    { $shape ->
        [round] rond
        [tailed] à queue
        [pointed] pointu
        [scalloped] dentelé
       *[other] { $shape }
    }
colour =
    { $colour ->
        [blue] bleu
        [yellow] jaune
        [vermilion] orange
        [green] vert
       *[other] { $colour }
    }
kind =
    { $kind ->
        [Rb] rond bleu
        [Ry] rond jaune
        [Rv] rond orange
        [Rg] rond vert
        [Tb] bleu à queue
        [Ty] jaune à queue
        [Tv] orange à queue
        [Tg] vert à queue
        [Pb] pointu bleu
        [Py] pointu jaune
        [Pv] pointu orange
        [Pg] pointu vert
        [Sb] dentelé bleu
        [Sy] dentelé jaune
        [Sv] dentelé orange
        [Sg] dentelé vert
       *[other] { $kind }
    }
kind-definite = le papillon { kind }
goal =
    { $goal ->
        [round] quatre papillons ronds
        [tailed] quatre papillons à queue
        [pointed] quatre papillons pointus
        [scalloped] quatre papillons dentelés
        [blue] quatre papillons bleus
        [yellow] quatre papillons jaunes
        [vermilion] quatre papillons orange
        [green] quatre papillons verts
       *[other] { $goal }
    }

## La carte tenue et la ligne gagnante, d’après la vue

holding-colour =
    { $holding_colour ->
        [blue] bleu
        [yellow] jaune
        [vermilion] orange
       *[green] vert
    }
holding-definite =
    { $holding_shape ->
        [round] le papillon rond { holding-colour }
        [tailed] le papillon { holding-colour } à queue
        [pointed] le papillon pointu { holding-colour }
       *[scalloped] le papillon dentelé { holding-colour }
    }
end-goal =
    { $end_goal ->
        [round] quatre papillons ronds
        [tailed] quatre papillons à queue
        [pointed] quatre papillons pointus
        [scalloped] quatre papillons dentelés
        [blue] quatre papillons bleus
        [yellow] quatre papillons jaunes
        [vermilion] quatre papillons orange
       *[green] quatre papillons verts
    }

## Ce qui se passe

starter-drawn =
    { $you ->
        [yes] Vous commencez.
       *[no] { $player } commence.
    }
goal-received =
    { $you ->
        [yes] Votre objectif : { goal } en ligne.
       *[no] Objectif pour { $player } : { goal } en ligne.
    }
shape-given =
    { $you ->
        [yes] Vous recevez l’objectif de forme de votre équipe, { $other_player } celui de couleur.
       *[no]
            { $other_you ->
                [yes] { $player } reçoit l’objectif de forme de votre équipe, et vous celui de couleur.
               *[no] { $player } reçoit l’objectif de forme de son équipe, { $other_player } celui de couleur.
            }
    }
card-received =
    { $you ->
        [yes] Vous recevez { kind-definite }.
       *[no] { $player } reçoit { kind-definite }.
    }
hands-dealt = Chaque joueur a { $cards } cartes en main.
hand-played =
    { $you ->
        [yes] Vous jouez { kind-definite } de votre main.
       *[no] { $player } joue { kind-definite } de sa main.
    }
deck-played =
    { $you ->
        [yes] Vous jouez la carte du dessus de la pioche.
       *[no] { $player } joue la carte du dessus de la pioche.
    }
card-revealed =
    { $you ->
        [yes] Vous retournez { kind-definite }.
       *[no] { $player } retourne { kind-definite }.
    }
card-laid =
    { $you ->
        [yes] Vous posez { kind-definite }.
       *[no] { $player } pose { kind-definite }.
    }
card-lifted =
    { $you ->
        [yes] Vous levez { kind-definite }.
       *[no] { $player } lève { kind-definite }.
    }
card-moved =
    { $you ->
        [yes] Vous déplacez { kind-definite }.
       *[no] { $player } déplace { kind-definite }.
    }
net-put =
    { $you ->
        [yes] Vous posez votre filet sur { kind-definite } : la carte ne bougera plus.
       *[no] { $player } pose son filet sur { kind-definite } : la carte ne bougera plus.
    }
web-put =
    { $you ->
        [yes] Vous posez votre toile sur { kind-definite } : la carte ne compte plus.
       *[no] { $player } pose sa toile sur { kind-definite } : la carte ne compte plus.
    }
card-demanded =
    { $you ->
        [yes] Vous exigez une carte : { $other_player } devra jouer de sa main à son prochain tour.
       *[no]
            { $other_you ->
                [yes] { $player } exige une carte : vous devrez jouer de votre main à votre prochain tour.
               *[no] { $player } exige une carte : { $other_player } devra jouer de sa main à son prochain tour.
            }
    }
passed =
    { $you ->
        [yes] Vous passez : aucune action n’est possible.
       *[no] { $player } passe : aucune action n’est possible.
    }
silent =
    { $you ->
        [yes] Vous n’annoncez rien.
       *[no] { $player } n’annonce rien.
    }
card-drawn =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $player } pioche une carte.
    }
goal-announced =
    { $you ->
        [yes]
            { $right ->
                [yes] Vous annoncez { goal } : c’est juste !
               *[no] Vous annoncez { goal } : c’est faux, votre équipe n’a pas cet objectif.
            }
       *[no]
            { $right ->
                [yes] { $player } annonce { goal } : c’est juste !
               *[no] { $player } annonce { goal } : c’est faux, son équipe n’a pas cet objectif.
            }
    }
match-won =
    { $teams ->
        [yes]
            { $you ->
                [yes] Votre équipe gagne la partie sur cette ligne : { goal }.
               *[no] L’équipe de { $player } gagne la partie avec cette ligne : { goal }.
            }
       *[no]
            { $you ->
                [yes]
                    { $other_you ->
                        [yes] Vous gagnez la partie avec { goal } en ligne !
                       *[no] Vous gagnez la partie avec { goal } en ligne, grâce à { $other_player } !
                    }
               *[no]
                    { $other_you ->
                        [yes] { $player } gagne la partie avec { goal } en ligne, grâce à vous.
                       *[no] { $player } gagne la partie avec { goal } en ligne.
                    }
            }
    }
match-given =
    { $you ->
        [yes] L’annonce est fausse : votre équipe gagne la partie.
       *[no] L’annonce est fausse : l’équipe de { $player } gagne la partie.
    }
lay-due = { $turns } tours de suite sans carte ni pion posés : il faut maintenant poser une carte ou un pion.
match-drawn = Partie nulle : { $turns } tours de suite sans carte ni pion posés.

## À qui de jouer

turn-turn =
    { $you ->
        [yes]
            { $duty ->
                [yes] { turn-duty }
                [true] { turn-duty }
               *[other]
                    { $options_early_demand ->
                        [yes] À vous : choisissez une action.
                        [true] À vous : choisissez une action.
                       *[other]
                            { $open ->
                                [no] À vous : posez une carte, de votre main ou de la pioche.
                                [false] À vous : posez une carte, de votre main ou de la pioche.
                               *[other] À vous : choisissez une action.
                            }
                    }
            }
       *[no]
            { $duty ->
                [yes] { $player } doit poser une carte ou un pion.
                [true] { $player } doit poser une carte ou un pion.
               *[other] { $player } choisit son action.
            }
    }
    .aside =
        { $deck ->
            [0]
                { $still ->
                    [0] pioche vide
                   *[other]
                        { $still_end ->
                            [draw] pioche vide · { $still } sur { $still_limit } avant la nulle
                           *[lay] pioche vide
                        }
                }
            [one] { $deck } carte dans la pioche
           *[other] { $deck } cartes dans la pioche
        }
turn-duty =
    { $options_expert ->
        [yes] À vous : posez une carte ou un pion, ou exigez une carte.
        [true] À vous : posez une carte ou un pion, ou exigez une carte.
       *[other] À vous : posez une carte ou un pion.
    }
turn-lay =
    { $you ->
        [yes]
            { $turn ->
                [1] À vous : posez { holding-definite }, la première carte de la partie.
               *[other] À vous : posez { holding-definite } contre un côté d’une carte.
            }
       *[no] { $player } cherche une case pour { holding-definite }.
    }
turn-move =
    { $you ->
        [yes] À vous : reposez la carte levée dans une autre case.
       *[no] { $player } cherche une autre case pour la carte levée.
    }
turn-announce =
    { $you ->
        [yes] À vous : annoncez un objectif, ou gardez le silence.
       *[no] { $player } décide d’annoncer un objectif ou non.
    }
choices-turn =
    { $open ->
        [no] ni déplacement ni pion tant que chaque joueur n’a pas posé trois cartes
        [false] ni déplacement ni pion tant que chaque joueur n’a pas posé trois cartes
       *[other]
            { $duty ->
                [yes] { $still } tours sans carte ni pion posés : pas de déplacement maintenant
                [true] { $still } tours sans carte ni pion posés : pas de déplacement maintenant
               *[other] une seule par tour
            }
    }
choices-lay =
    { $choices ->
        [one] { $choices } case
       *[other] { $choices } cases
    }
choices-move =
    { $choices ->
        [one] { $choices } case
       *[other] { $choices } cases
    }
choices-announce = une annonce fausse fait gagner l’autre équipe
seat-line =
    { $team ->
        [A] équipe A
        [B] équipe B
       *[other] { table-laid-final }
    }
result =
    { $winners_count ->
        [0] Partie nulle : { $still } tours de suite sans carte ni pion posés.
        [1]
            { $you ->
                [yes] Vous gagnez avec { end-goal } en ligne !
               *[no] { $player } gagne avec { end-goal } en ligne.
            }
       *[other]
            { $options_expert ->
                [yes] L’annonce « { end-goal } » a tranché : { $winners } gagnent ensemble.
                [true] L’annonce « { end-goal } » a tranché : { $winners } gagnent ensemble.
               *[other] { $winners } gagnent ensemble avec { end-goal } en ligne.
            }
    }

## Les choix

choice-hand = Jouer { kind-definite } de la main
choice-deck = Jouer la carte du dessus de la pioche
choice-lay =
    { $side ->
        [right] Poser à droite du papillon { kind }
        [left] Poser à gauche du papillon { kind }
        [above] Poser au-dessus du papillon { kind }
        [below] Poser au-dessous du papillon { kind }
       *[none] Poser la première carte
    }
choice-to =
    { $side ->
        [right] Reposer à droite du papillon { kind }
        [left] Reposer à gauche du papillon { kind }
        [above] Reposer au-dessus du papillon { kind }
        [below] Reposer au-dessous du papillon { kind }
       *[none] Reposer la carte
    }
choice-lift = Déplacer { kind-definite }
choice-net = Filet sur { kind-definite }
choice-web = Toile sur { kind-definite }
choice-demand = Exiger une carte de { $other_player }
choice-announce = Annoncer { goal }
choice-pass = Passer
choice-silent = Ne rien annoncer
# L’une des cartes voisines de la case.
detail-beside =
    { $side ->
        [right] à droite du papillon { kind }
        [left] à gauche du papillon { kind }
        [above] au-dessus du papillon { kind }
       *[below] au-dessous du papillon { kind }
    }
# De deux places qui se décriraient de la même façon.
detail-twin =
    { $end ->
        [left] le plus à gauche des deux
        [right] le plus à droite des deux
        [upper] le plus haut des deux
       *[lower] le plus bas des deux
    }
detail-announce =
    { $own ->
        [yes] votre propre objectif : la victoire est sûre
       *[no] peut-être l’objectif de votre partenaire : une erreur fait gagner l’autre équipe
    }

## Pourquoi pas

refuse-far = Cette case est trop loin des cartes : choisissez sur la table, ou juste à côté.
refuse-not-now =
    { $phase ->
        [draw_starter] Pas maintenant : le hasard doit d’abord désigner le premier joueur.
        [deal_goals] Pas maintenant : les objectifs sont en train d’être distribués.
        [split_goals] Pas maintenant : les objectifs sont en train d’être partagés entre partenaires.
        [deal_hands] Pas maintenant : les mains sont en train d’être distribuées.
        [turn] Pas maintenant : choisissez d’abord votre action.
        [reveal] Pas maintenant : la carte de la pioche doit d’abord être retournée.
        [lay] Pas maintenant : il faut poser la carte qui vient d’être jouée.
        [move] Pas maintenant : il faut reposer la carte levée.
        [announce] Pas maintenant : il faut annoncer un objectif ou garder le silence.
        [draw] Pas maintenant : une carte doit d’abord être piochée.
        [over] La partie est terminée : vous pouvez la revoir ou en commencer une autre.
       *[other] Pas maintenant : choisissez l’une des actions proposées.
    }
refuse-chance = Une carte ou un objectif est en train d’être tiré : attendez un instant.
refuse-finish =
    { $phase ->
        [move] Reposez d’abord la carte levée dans une autre case : elle ne retourne pas à sa place.
       *[lay] Posez d’abord la carte que vous avez jouée : elle ne retourne ni en main ni dans la pioche.
    }
refuse-announce-first = Votre action est faite : annoncez un objectif, ou gardez le silence.
refuse-still =
    { $expert ->
        [yes] Déjà { $turns } tours sans carte ni pion posés : posez une carte ou un pion, ou exigez une carte.
       *[no] Déjà { $turns } tours sans carte ni pion posés : posez une carte ou un pion.
    }
refuse-pass = On ne passe que si aucune action n’est possible : choisissez-en une.
refuse-demanded = On a exigé une carte de vous : votre action de ce tour est de jouer une carte de votre main.
refuse-deck-empty = La pioche est vide : choisissez une autre action.
refuse-hand-empty = Votre main est vide : choisissez une autre action.
refuse-not-in-hand = Vous n’avez pas de papillon { kind } en main : choisissez l’une de vos cartes.
refuse-no-demand = On n’exige de cartes qu’en mode expert : choisissez une autre action.
refuse-demand-own = On n’exige une carte que d’un adversaire : choisissez-en un.
refuse-demand-twice = { $other_player } doit déjà jouer de sa main : choisissez un autre adversaire ou une autre action.
refuse-demand-empty = { $other_player } n’a plus de carte en main : choisissez un autre adversaire ou une autre action.
refuse-threshold =
    { $laid ->
        [0] C’est trop tôt : chaque joueur doit d’abord avoir posé trois cartes, et l’un n’en a posé aucune. Posez une carte.
        [1] C’est trop tôt : chaque joueur doit d’abord avoir posé trois cartes, et l’un n’en a posé qu’une. Posez une carte.
       *[other] C’est trop tôt : chaque joueur doit d’abord avoir posé trois cartes, et l’un n’en a posé que { $laid }. Posez une carte.
    }
refuse-no-webs = Le mode expert se joue sans toiles d’araignée : choisissez une autre action.
refuse-token-used =
    { $token ->
        [net] Vous avez déjà posé votre filet : choisissez une autre action.
       *[web] Vous avez déjà posé votre toile : choisissez une autre action.
    }
refuse-no-card = Il n’y a pas de carte dans cette case : choisissez une carte de la table.
refuse-token-there = Cette carte porte déjà un pion : choisissez-en une autre.
refuse-held = Cette carte porte un pion et ne bouge plus : choisissez-en une autre.
refuse-protected = Cette carte vient d’être jouée : elle est protégée pendant ce tour. Choisissez-en une autre.
refuse-apart = Cette carte tient les autres ensemble : sans elle, la table serait coupée en deux. Choisissez-en une autre.
refuse-same-cell = La carte vient de cette case : reposez-la dans une autre.
refuse-taken-cell = Cette case est occupée : choisissez une case libre.
refuse-no-side = Cette case ne touche aucune carte par un côté, et un coin ne suffit pas : choisissez une case contre une carte.
refuse-apart-there = Avec la carte ici, la table serait coupée en deux : choisissez une case qui garde toutes les cartes ensemble.
refuse-no-announcements = On n’annonce qu’en équipes expertes ; ici, les lignes sont reconnues automatiquement : choisissez une action.
refuse-no-line = Il n’y a pas { goal } en ligne sur la table : n’annoncez que ce qui s’y trouve.
refuse-surely-wrong = Annoncer { goal } serait forcément faux : ce n’est pas votre objectif, et ce ne peut pas être celui de votre partenaire.

## Table

table-grid =
    { $cards ->
        [0] La table, encore vide.
        [one] La table, { $cards } carte. Les flèches mènent d’une case à l’autre.
       *[other] La table, { $cards } cartes. Les flèches mènent d’une case à l’autre.
    }
table-card = Case { $cell } : { kind }
table-under =
    { $token ->
        [net] sous un filet, ne bouge plus
       *[web] sous une toile, ne compte plus
    }
table-lifted = levée
table-selected = choisie
table-protected =
    { $how ->
        [laid] vient d’être posée, protégée
       *[moved] vient d’être déplacée, protégée
    }
table-last = dernier pion posé
table-in-line = dans la ligne gagnante
table-in-wrong-line = dans la ligne annoncée à tort
table-completed-by =
    { $you ->
        [yes] a complété la ligne, jouée par vous
       *[no] a complété la ligne, jouée par { $player }
    }
table-can =
    { $token ->
        [net] peut recevoir le filet
        [web] peut recevoir la toile
       *[none] peut être levée
    }
table-hinted = conseil
table-free = Case { $cell }, libre
table-lay-here = Case { $cell } : y poser { kind-definite }
table-breaks = les cartes seraient séparées
table-touches-nothing = ne touche aucune autre carte
table-deck = Pioche
table-deck-label =
    { $cards ->
        [0] Pioche vide
        [one] Pioche, { $cards } carte
       *[other] Pioche, { $cards } cartes
    }
table-held =
    { $you ->
        [yes]
            { $from ->
                [deck] Retourné : { kind }
               *[hand] À poser : { kind }
            }
       *[no]
            { $from ->
                [deck] { $player } retourne : { kind }.
               *[hand] { $player } va poser : { kind }.
            }
    }
table-aim =
    { $token ->
        [net] Sur quelle carte poser le filet ?
       *[web] Sur quelle carte poser la toile ?
    }
table-choose-cell = Choisissez une case pour { kind-definite } ; un clic sur la carte ou Échap la repose.
table-threshold = Déplacements et pions dès que chaque joueur a posé { $needed } cartes.
table-standstill =
    { $turns ->
        [one]
            { $end ->
                [draw] Encore { $turns } tour sans carte ni pion posés, et la partie est nulle.
               *[lay] Encore { $turns } tour sans carte ni pion posés : ensuite, il faudra en poser.
            }
       *[other]
            { $end ->
                [draw] Encore { $turns } tours sans carte ni pion posés, et la partie est nulle.
               *[lay] Encore { $turns } tours sans carte ni pion posés : ensuite, il faudra en poser.
            }
    }
table-duty =
    { $you ->
        [yes]
            { $expert ->
                [yes] Pas de déplacement : posez une carte ou un pion, ou exigez une carte.
               *[no] Pas de déplacement : posez une carte ou un pion.
            }
       *[no] { $player } doit poser une carte ou un pion.
    }
table-look = Vue de la table
table-fit = Toute la table
table-closer = De plus près
table-farther = De plus loin
table-say = Annonces
table-announce = Annoncer { goal }
table-silent = Ne rien annoncer
table-pass = Passer
table-hand = Votre main
table-hand-title = Main
table-hand-card = En main : { kind }
table-hand-lit = Jouer { kind-definite } de la main
table-hand-empty = Main vide
table-backs =
    { $cards ->
        [0] Main vide
        [one] { $cards } carte en main, cachée
       *[other] { $cards } cartes en main, cachées
    }
table-goals =
    { $you ->
        [yes] Vos objectifs secrets
       *[no] Objectifs : { $player }
    }
table-goals-title =
    { $whose ->
        [one] Objectif secret
        [team] Objectifs d’équipe
       *[own] Objectifs secrets
    }
table-goal =
    { $goal ->
        [round] ronds
        [tailed] à queue
        [pointed] pointus
        [scalloped] dentelés
        [blue] bleus
        [yellow] jaunes
        [vermilion] orange
        [green] verts
       *[other] { $goal }
    }
table-goal-hidden =
    { $sort ->
        [shape] objectif de forme, caché
       *[colour] objectif de couleur, caché
    }
table-excluded = N’a pas :
table-excluded-about = Une telle ligne n’a pas fait gagner : ce joueur n’a pas cet objectif.
table-tokens-title = Pions
table-token =
    { $token ->
        [net]
            { $left ->
                [yes] Filet
               *[no] Filet déjà posé
            }
       *[web]
            { $left ->
                [yes] Toile
               *[no] Toile déjà posée
            }
    }
table-team =
    { $mates ->
        [yes] Votre partenaire
       *[no] Équipe { $team }
    }
table-laid =
    { $laid ->
        [0] aucune carte posée sur { $needed }
        [one] { $laid } carte posée sur { $needed }
       *[other] { $laid } cartes posées sur { $needed }
    }
table-laid-final =
    { $laid ->
        [0] aucune carte posée
        [one] { $laid } carte posée
       *[other] { $laid } cartes posées
    }
table-demanded =
    { $you ->
        [yes] On exige une carte de votre main
       *[no] Doit jouer de sa main
    }
table-ask = Exiger une carte
table-aid = Formes, couleurs, pions
table-pattern =
    { $colour ->
        [blue] à points
        [yellow] à rayures
        [vermilion] à anneaux
       *[green] uni
    }
table-net-does = Filet : la carte ne bouge plus, mais compte dans les lignes.
table-web-does = Toile : la carte ne bouge plus et ne compte plus.
table-line = La ligne gagnante
table-wrong-line = La ligne annoncée à tort
table-completed-own =
    { $you ->
        [yes] Vous avez complété { goal } en ligne : c’est l’un de vos objectifs.
       *[no]
            { $teams ->
                [yes] { $player } a complété { goal } en ligne : c’est un objectif de son équipe.
               *[no] { $player } a complété { goal } en ligne : c’est l’un de ses objectifs.
            }
    }
table-completed-other =
    { $you ->
        [yes] Vous avez complété { goal } en ligne, mais c’était un objectif de { $other_player }, qui gagne.
       *[no]
            { $other_you ->
                [yes] { $player } a complété { goal } en ligne : c’était l’un de vos objectifs, et vous gagnez.
               *[no] { $player } a complété { goal } en ligne : c’était un objectif de { $other_player }, qui gagne.
            }
    }
table-announced-right =
    { $you ->
        [yes] Vous avez annoncé { goal } : c’est bien un objectif de votre équipe, qui gagne.
       *[no] { $player } a annoncé { goal } : c’est bien un objectif de son équipe, qui gagne.
    }
table-announced-wrong =
    { $you ->
        [yes] Vous avez annoncé { goal }, mais ce n’est pas un objectif de votre équipe : l’autre équipe gagne.
       *[no] { $player } a annoncé { goal }, mais ce n’est pas un objectif de son équipe : l’autre équipe gagne.
    }
table-drawn = Personne ne gagne. Voici les objectifs de chaque joueur.
table-out = Objectifs que personne n’avait

## Ce qu’on étudie

fact-goal = Objectif en main
fact-ending = Comment la partie a fini
study-ending =
    { $ending ->
        [own] par l’action du gagnant
        [other] par l’action d’un autre joueur
        [announced] par une annonce
       *[drawn] nulle
    }

## Les lettres du terminal

letter =
    { $goal ->
        [round] R
        [tailed] Q
        [pointed] P
        [scalloped] D
        [blue] b
        [yellow] j
        [vermilion] o
        [green] v
       *[other] { $goal }
    }

## Cartes, objectifs et pions, à consulter

encyclopedia = Cartes et objectifs
section-butterflies = Cartes Papillon
section-butterflies-about = { $total } cartes, { $kinds } sortes
section-goals = Objectifs
section-goals-about = { $total } cartes secrètes ; une ligne va en rangée, en colonne ou en diagonale
section-tokens = Pions
section-tokens-about = { $total } pions, un de chaque sorte par joueur
item-token =
    { $token ->
        [net] Filet
       *[web] Toile d’araignée
    }
item-token-about =
    { $token ->
        [net] la carte ne bouge plus, mais compte dans les lignes
       *[web] la carte ne bouge plus et ne compte plus
    }

## Pourquoi un conseil est bon

reason-won =
    { $change ->
        [gain] Vous gagnez la partie.
        [keep] Avec un autre choix, vous perdriez la partie.
        [loss] Mais vous perdez la partie.
       *[less] Mais un autre choix gagnerait la partie.
    }
reason-cards =
    { $change ->
        [gain] Une carte de plus sur la table sert vos objectifs.
        [keep] Les cartes de vos objectifs restent en jeu.
        [loss] Mais une carte de vos objectifs ne compte plus.
       *[less] Mais un autre choix poserait une carte pour vos objectifs.
    }
reason-rows =
    { $change ->
        [gain] Des papillons de vos objectifs se rapprochent d’une ligne.
        [keep] Vos papillons restent mieux alignés qu’avec les autres choix.
        [loss] Mais des papillons de vos objectifs s’éloignent.
       *[less] Mais un autre choix alignerait mieux vos papillons.
    }
reason-ready =
    { $change ->
        [gain] Trois papillons d’un de vos objectifs sont prêts : il ne manque que le quatrième.
        [keep] Vos trois papillons en ligne restent prêts.
        [loss] Mais vos trois papillons en ligne ne sont plus prêts.
       *[less] Mais un autre choix préparerait trois papillons en ligne.
    }
reason-rivals =
    { $change ->
        [gain] Cela gêne ce que les autres peuvent vouloir aligner.
        [keep] Les autres choix aideraient davantage vos adversaires.
        [loss] Mais cela peut aider un adversaire.
       *[less] Mais un autre choix gênerait davantage vos adversaires.
    }

## Conseils, une fois chacun, à qui débute contre des bots

tip-turn = Une carte de votre main montre un peu ce que vous cherchez ; celle de la pioche ne dit rien, mais c’est le hasard.
tip-lay = Toute carte posée pourra être déplacée : mieux vaut en avoir beaucoup sur la table que bien rangées trop tôt.
tip-move = Un déplacement peut finir une ligne d’un coup : on vous voit moins venir qu’en posant les quatre cartes de suite.
tip-announce = Une annonce fausse donne la victoire à l’autre équipe : n’annoncez que ce que les coups de votre partenaire confirment.
tip-on-hand-played = Ce qu’un joueur tire de sa main en dit plus sur ses objectifs que ce qu’il pose de la pioche.
tip-on-deck-played = Une carte de la pioche est imposée : seul l’endroit où elle est posée peut trahir son joueur.
tip-on-card-laid = Vous avez deux objectifs, une forme et une couleur : une carte qui sert aux deux vaut deux fois.
tip-on-card-moved = Regardez ce que ce déplacement rapproche : trois cartes pareilles avec un trou, c’est une menace.
tip-on-net-put = Une carte sous un filet ne bouge plus mais compte toujours : bon pour protéger une ligne à vous.
tip-on-web-put = Une carte sous une toile ne compte plus : elle casse pour toujours les lignes qui passent par là.
tip-on-lay-due = Trop de tours sans rien poser : la table va grandir, et de nouvelles lignes deviennent possibles.
tip-on-card-demanded = Exiger une carte retient un adversaire un tour : utile quand il est sur le point de gagner par un déplacement.
tip-on-card-drawn = Un seul déplacement peut casser une ligne : gardez deux façons de gagner plutôt qu’une.
