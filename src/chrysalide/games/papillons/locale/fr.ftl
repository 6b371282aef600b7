### Papillons : ce que lisent les joueurs.
### Dans un message, { kind } et { goal } reprennent les arguments $kind et $goal du message. Une case s’écrit « 1,-2 ».

## Le jeu

game-title = Papillons
game-line = Alignez quatre papillons de votre forme ou de votre couleur secrète, sans vous faire voir.
game-about = Chacun reçoit deux objectifs secrets, une forme et une couleur, et veut en voir quatre en ligne. À chaque tour, une seule action : poser une carte, en déplacer une, la fixer d’un filet ou l’annuler d’une toile d’araignée. Attention, une ligne fait gagner la personne qui en a besoin, peu importe qui la complète. De 2 à 4 joueurs, aussi par équipes et en mode expert.
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
option-own_action_only-about = Une ligne complétée par quelqu’un d’autre ne fait pas gagner tout de suite : elle doit tenir jusqu’à ce que vous posiez ou déplaciez une carte.
option-own_action_only-true = Oui
option-own_action_only-false = Non
option-early_demand = Exiger dès le début
option-early_demand-about = En mode expert : on peut exiger une carte avant que chacun en ait posé trois.
option-early_demand-true = Oui
option-early_demand-false = Non
option-stall_rounds = Tours de table avant la partie nulle
option-stall_rounds-about = La partie est nulle après tant de tours de table, de 3 à 20, sans carte posée ni pion.
option-starter = Qui commence
option-starter-about = La place qui joue en premier.
option-starter-random = Tiré au sort
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
    } ne peut pas commencer, car la table n’a que { $seats } places : choisissez-en une autre, ou le tirage au sort.

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
        [vermilion] vermillon
        [green] vert
       *[other] { $colour }
    }
kind =
    { $kind ->
        [Rb] rond bleu
        [Ry] rond jaune
        [Rv] rond vermillon
        [Rg] rond vert
        [Tb] bleu à queue
        [Ty] jaune à queue
        [Tv] vermillon à queue
        [Tg] vert à queue
        [Pb] pointu bleu
        [Py] pointu jaune
        [Pv] pointu vermillon
        [Pg] pointu vert
        [Sb] dentelé bleu
        [Sy] dentelé jaune
        [Sv] dentelé vermillon
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
        [vermilion] quatre papillons vermillon
        [green] quatre papillons verts
       *[other] { $goal }
    }

## La carte tenue et la ligne gagnante, d’après la vue

holding-colour =
    { $holding_colour ->
        [blue] bleu
        [yellow] jaune
        [vermilion] vermillon
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
        [vermilion] quatre papillons vermillon
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
hands-dealt = Chacun a { $cards } cartes en main.
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
        [yes] Vous posez { kind-definite } en { $cell }.
       *[no] { $player } pose { kind-definite } en { $cell }.
    }
card-lifted =
    { $you ->
        [yes] Vous levez { kind-definite } en { $cell }.
       *[no] { $player } lève { kind-definite } en { $cell }.
    }
card-moved =
    { $you ->
        [yes] Vous déplacez { kind-definite } de { $from_cell } à { $cell }.
       *[no] { $player } déplace { kind-definite } de { $from_cell } à { $cell }.
    }
net-put =
    { $you ->
        [yes] Vous mettez votre filet en { $cell } : la carte ne bougera plus.
       *[no] { $player } met son filet en { $cell } : la carte ne bougera plus.
    }
web-put =
    { $you ->
        [yes] Vous mettez votre toile en { $cell } : la carte ne compte plus.
       *[no] { $player } met sa toile en { $cell } : la carte ne compte plus.
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
               *[no] { $player } gagne la partie en équipe, sur cette ligne : { goal }.
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
       *[no] L’annonce est fausse : { $player } gagne la partie en équipe.
    }
match-drawn = Partie nulle : { $turns } tours de suite sans carte posée ni pion.

## À qui de jouer

turn-turn =
    { $you ->
        [yes]
            { $options_early_demand ->
                [yes] À vous : une action, une seule.
                [true] À vous : une action, une seule.
               *[other]
                    { $open ->
                        [no] À vous : posez une carte, de votre main ou de la pioche.
                        [false] À vous : posez une carte, de votre main ou de la pioche.
                       *[other] À vous : une action, une seule.
                    }
            }
       *[no] { $player } choisit son action.
    }
    .aside =
        { $deck ->
            [0]
                { $still ->
                    [0] pioche vide
                   *[other] pioche vide · { $still } sur { $still_limit } avant la nulle
                }
            [one] { $deck } carte dans la pioche
           *[other] { $deck } cartes dans la pioche
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
        [yes] À vous : reposez la carte levée en { $lifted } dans une autre case.
       *[no] { $player } cherche une autre case pour la carte levée en { $lifted }.
    }
turn-announce =
    { $you ->
        [yes] À vous : annoncez un objectif, ou gardez le silence.
       *[no] { $player } décide d’annoncer un objectif ou non.
    }
choices-turn =
    { $open ->
        [no] ni déplacement ni pion tant que chacun n’a pas posé trois cartes
        [false] ni déplacement ni pion tant que chacun n’a pas posé trois cartes
       *[other] une seule par tour
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
        [0] Partie nulle : { $still } tours de suite sans carte posée ni pion.
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
choice-lay = Poser en { $cell }
choice-to = Déplacer en { $cell }
choice-lift = Lever { kind-definite } en { $cell }
choice-net = Filet sur { kind-definite } en { $cell }
choice-web = Toile sur { kind-definite } en { $cell }
choice-demand = Exiger une carte : { $other_player } devra jouer de sa main
choice-announce = Annoncer { goal }
choice-pass = Passer
choice-silent = Ne rien annoncer
detail-announce =
    { $own ->
        [yes] votre propre objectif : la victoire est sûre
       *[no] peut-être l’objectif de votre partenaire : une erreur fait gagner l’autre équipe
    }

## Pourquoi pas

refuse-far = La case { $cell } est trop loin des cartes : choisissez sur la table, ou juste à côté.
refuse-not-now =
    { $phase ->
        [draw_starter] Pas maintenant : le sort doit d’abord désigner qui commence.
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
refuse-chance = C’est au hasard de jouer : attendez que la carte ou l’objectif soit tiré.
refuse-finish =
    { $phase ->
        [move] Reposez d’abord la carte levée dans une autre case : elle ne retourne pas à sa place.
       *[lay] Posez d’abord la carte que vous avez jouée : elle ne retourne ni en main ni dans la pioche.
    }
refuse-announce-first = Votre action est faite : annoncez un objectif, ou gardez le silence.
refuse-pass = On ne passe que si aucune action n’est possible : choisissez-en une.
refuse-demanded = On a exigé une carte de vous : votre action de ce tour est de jouer une carte de votre main.
refuse-deck-empty = La pioche est vide : choisissez une autre action.
refuse-hand-empty = Votre main est vide : choisissez une autre action.
refuse-not-in-hand = Vous n’avez pas de papillon { kind } en main : choisissez l’une de vos cartes.
refuse-no-demand = On n’exige de cartes qu’en mode expert : choisissez une autre action.
refuse-demand-own = On n’exige une carte que d’un adversaire : choisissez quelqu’un d’autre que vous-même ou votre partenaire.
refuse-demand-twice = { $other_player } doit déjà jouer de sa main : visez quelqu’un d’autre, ou choisissez une autre action.
refuse-demand-empty = { $other_player } n’a plus de carte en main : visez quelqu’un d’autre, ou choisissez une autre action.
refuse-threshold =
    { $laid ->
        [0] C’est trop tôt : chacun doit d’abord avoir posé trois cartes, et quelqu’un n’en a posé aucune. Posez une carte.
        [1] C’est trop tôt : chacun doit d’abord avoir posé trois cartes, et quelqu’un n’en a posé qu’une. Posez une carte.
       *[other] C’est trop tôt : chacun doit d’abord avoir posé trois cartes, et quelqu’un n’en a posé que { $laid }. Posez une carte.
    }
refuse-no-webs = Le mode expert se joue sans toiles d’araignée : choisissez une autre action.
refuse-token-used =
    { $token ->
        [net] Vous avez déjà mis votre filet : choisissez une autre action.
       *[web] Vous avez déjà mis votre toile : choisissez une autre action.
    }
refuse-no-card = Il n’y a pas de carte en { $cell } : choisissez une carte de la table.
refuse-token-there = La carte en { $cell } porte déjà un pion : choisissez-en une autre.
refuse-held = La carte en { $cell } porte un pion et ne bouge plus : choisissez-en une autre.
refuse-protected = La carte en { $cell } vient d’être jouée, elle est protégée pendant ce tour : choisissez-en une autre.
refuse-apart = La carte en { $cell } tient les autres ensemble, où qu’on la repose elles seraient séparées : choisissez-en une autre.
refuse-same-cell = La carte vient de cette case : reposez-la dans une autre.
refuse-taken-cell = La case { $cell } est occupée : choisissez une case libre.
refuse-no-side = La case { $cell } ne touche aucune carte par un côté, et un coin ne suffit pas : choisissez une case contre une carte.
refuse-apart-there = Avec cette carte en { $cell }, les cartes ne formeraient plus un seul groupe : choisissez une case qui les garde ensemble.
refuse-no-announcements = On n’annonce qu’en équipes expertes ; ici, les lignes sont reconnues d’elles-mêmes : choisissez une action.
refuse-no-line = Il n’y a pas { goal } en ligne sur la table : n’annoncez que ce qui s’y trouve.
refuse-surely-wrong = Annoncer { goal } serait faux à coup sûr : ce n’est ni votre objectif, ni de la sorte que détient votre partenaire.

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
table-protected =
    { $how ->
        [laid] vient d’être posée, protégée
       *[moved] vient d’être déplacée, protégée
    }
table-last = dernier pion mis
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
        [net] Sur quelle carte mettre le filet ?
       *[web] Sur quelle carte mettre la toile ?
    }
table-threshold = Déplacements et pions dès que chacun a posé { $needed } cartes.
table-standstill =
    { $turns ->
        [one] Encore { $turns } tour sans carte posée ni pion, et la partie est nulle.
       *[other] Encore { $turns } tours sans carte posée ni pion, et la partie est nulle.
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
        [vermilion] vermillon
        [green] verts
       *[other] { $goal }
    }
table-goal-hidden =
    { $sort ->
        [shape] objectif de forme, caché
       *[colour] objectif de couleur, caché
    }
table-excluded = N’a pas :
table-excluded-about = Une telle ligne a existé sans faire gagner : cet objectif n’est pas le sien.
table-tokens-title = Pions
table-token =
    { $token ->
        [net]
            { $left ->
                [yes] Filet
               *[no] Filet déjà mis
            }
       *[web]
            { $left ->
                [yes] Toile
               *[no] Toile déjà mise
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
        [yes] Vous avez vous-même complété { goal } en ligne, de { $from_cell } à { $cell } : c’est l’un de vos objectifs.
       *[no]
            { $teams ->
                [yes] { $player } a complété { goal } en ligne, de { $from_cell } à { $cell } : c’est un objectif de son équipe.
               *[no] { $player } a complété { goal } en ligne, de { $from_cell } à { $cell } : c’est l’un de ses objectifs.
            }
    }
table-completed-other =
    { $you ->
        [yes] Vous avez complété { goal } en ligne, de { $from_cell } à { $cell }, mais c’était l’objectif de quelqu’un d’autre : { $other_player } gagne.
       *[no]
            { $other_you ->
                [yes] { $player } a complété { goal } en ligne, de { $from_cell } à { $cell } : c’était votre objectif, et vous gagnez.
               *[no] { $player } a complété { goal } en ligne, de { $from_cell } à { $cell } : c’était un objectif de { $other_player }, qui gagne.
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
table-drawn = Personne ne gagne. Voici ce que chacun cherchait.
table-out = Objectifs que personne n’avait

## Ce qu’on étudie

fact-goal = Objectif en main
fact-ending = Comment la partie a fini
study-ending =
    { $ending ->
        [own] par l’action du gagnant
        [other] par l’action d’un autre
        [announced] par une annonce
       *[drawn] nulle
    }
