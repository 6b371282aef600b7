### Papillons célestes : ce que lisent les joueurs.
### Dans un message, { species } et { layout } reprennent les arguments $species et $layout du message.

## Le jeu

game-title = Papillons célestes
game-line = Chaque carte prise en découvre une autre : composez les plus belles séries de papillons.
game-about = Un duel en 3 à 5 manches. Dix-huit cartes se chevauchent sur la table : à chaque tour, prenez une carte accessible, réunissez des séries et servez-vous du Grand Bolina pour bloquer ce que vous venez de découvrir. Le premier à trois jetons Papillon blanc gagne la partie.
reconstructed-layouts = Les 15 dispositions sont les nôtres : nous ne connaissons pas celles de la boîte. Si vous avez la boîte, vous pouvez jouer avec les siennes (option Édition). Le livret français se contredit sur les Morphos bleus : il en annonce 8, mais son total de 21 cartes n’est juste qu’avec 6, et c’est ce que disent les sources publiques ; nous jouons avec 6. Dans les règles, une lettre dit d’où vient chaque point : B le livret, S d’autres sources publiques, I une déduction, O notre décision.
where =
    { $phase ->
        [over] Partie terminée · manche { $round }
       *[other] Manche { $round }
    } · { $tokens_to_win ->
        [1] manche unique
       *[other] en { $tokens_to_win } manches gagnantes
    }
period = Manche { $round }

## Les options

option-first_player = Premier joueur
option-first_player-about = Qui joue en premier à la première manche. Ensuite, le perdant d’une manche choisit pour la suivante.
option-first_player-random = Tiré au sort
option-first_player-0 = La première place
option-first_player-1 = La seconde place
option-tokens_to_win = Manches à gagner
option-tokens_to_win-about = Combien de jetons Papillon blanc il faut pour gagner la partie ; le livret en demande trois.
option-tokens_to_win-1 = 1 : une seule manche
option-tokens_to_win-2 = 2 : deux ou trois manches
option-tokens_to_win-3 = 3 : de trois à cinq manches
option-edition = Édition
option-edition-about = D’où viennent les dispositions : les nôtres, un paquet de l’éditeur, ou un dossier préparé sur le serveur.
option-edition-reconstructed = Nos 15 dispositions
option-layouts = Dispositions
option-layouts-about = Les dispositions parmi lesquelles chaque manche est tirée, sans répétition. Il en faut au moins 5 pour trois manches gagnantes, 3 pour deux, 1 pour une seule.
option-layouts-all = Toutes
option-layouts-L01 = Pyramide
option-layouts-L02 = Pyramide renversée
option-layouts-L03 = Cocon
option-layouts-L04 = Lanterne
option-layouts-L05 = Mur
option-layouts-L06 = Haie
option-layouts-L07 = Deux ailes
option-layouts-L08 = Collines jumelles
option-layouts-L09 = Vases jumeaux
option-layouts-L10 = Trois gouttes
option-layouts-L11 = Escalier
option-layouts-L12 = Couronne
option-layouts-L13 = Sablier
option-layouts-L14 = Croix
option-layouts-L15 = Chevron

## Les noms

layout =
    { $layout ->
        [L01] { option-layouts-L01 }
        [L02] { option-layouts-L02 }
        [L03] { option-layouts-L03 }
        [L04] { option-layouts-L04 }
        [L05] { option-layouts-L05 }
        [L06] { option-layouts-L06 }
        [L07] { option-layouts-L07 }
        [L08] { option-layouts-L08 }
        [L09] { option-layouts-L09 }
        [L10] { option-layouts-L10 }
        [L11] { option-layouts-L11 }
        [L12] { option-layouts-L12 }
        [L13] { option-layouts-L13 }
        [L14] { option-layouts-L14 }
        [L15] { option-layouts-L15 }
       *[other] Disposition { $layout }
    }
species =
    { $species ->
        [eighty_eight] Quatre-vingt-huit
        [morpho] Morpho bleu
        [monarch] Monarque
        [swallowtail] Machaon
        [bolina] Grand Bolina
       *[other] { $species }
    }
species-short =
    { $species ->
        [eighty_eight] 88
        [morpho] Morpho
        [monarch] Monarque
        [swallowtail] Machaon
        [bolina] Bolina
       *[other] { $species }
    }
species-definite = le { species }

## Ce qui se passe

layout-revealed = Manche { $round } : la disposition est « { layout } ».
first-drawn =
    { $you ->
        [yes] Vous jouez en premier.
       *[no] { $player } joue en premier.
    }
order-chosen =
    { $you ->
        [yes]
            { $order ->
                [first] Vous choisissez de jouer en premier ; { $other_player } jouera en second.
               *[second] Vous choisissez de jouer en second ; { $other_player } jouera en premier.
            }
       *[no]
            { $order ->
                [first] { $player } choisit de jouer en premier ; { $other_you ->
                    [yes] vous jouerez en second.
                   *[no] { $other_player } jouera en second.
                }
               *[second] { $player } choisit de jouer en second ; { $other_you ->
                    [yes] vous jouerez en premier.
                   *[no] { $other_player } jouera en premier.
                }
            }
    }
bolina-given =
    { $you ->
        [yes] Vous recevez le Grand Bolina.
       *[no] { $player } reçoit le Grand Bolina.
    }
cards-dealt = { $cards } cartes sont posées ; les deux dernières sont écartées sans être vues.
card-taken =
    { $you ->
        [yes] Vous prenez { species-definite } de la case { $slot }.
       *[no] { $player } prend { species-definite } de la case { $slot }.
    }
bolina-taken =
    { $you ->
        [yes] Vous prenez le Grand Bolina de la case { $slot } : il est à vous.
       *[no] { $player } prend le Grand Bolina de la case { $slot }.
    }
card-turned = La carte de la case { $slot } est retournée : { species }.
bolina-placed =
    { $you ->
        [yes] Vous posez le Grand Bolina dans la case { $slot }.
       *[no] { $player } pose le Grand Bolina dans la case { $slot }.
    }
bolina-kept =
    { $you ->
        [yes] Vous gardez le Grand Bolina.
       *[no] { $player } garde le Grand Bolina.
    }
round-scored =
    { $tie ->
        [yes] Manche { $round }, { $points } à { $other_points } : { $you ->
            [yes] vous gagnez l’égalité grâce au Grand Bolina.
           *[no] { $player } gagne l’égalité grâce au Grand Bolina.
        }
       *[no] Manche { $round } : { $you ->
            [yes] vous gagnez, { $points } à { $other_points }.
           *[no] { $player } gagne, { $points } à { $other_points }.
        }
    }
match-won =
    { $you ->
        [yes] Vous gagnez la partie, { $tokens } à { $other_tokens } !
       *[no] { $player } gagne la partie, { $tokens } à { $other_tokens }.
    }

## À qui de jouer

turn-take =
    { $you ->
        [yes] À vous : prenez une carte accessible.
       *[no] { $player } choisit une carte.
    }
turn-bolina =
    { $you ->
        [yes] À vous : posez le Grand Bolina dans la case { $taken }, ou gardez-le.
       *[no] { $player } décide de poser ou non le Grand Bolina dans la case { $taken }.
    }
turn-choose_order =
    { $you ->
        [yes] À vous : jouez-vous cette manche en premier ou en second ?
       *[no] { $player } choisit de jouer en premier ou en second.
    }

## Les choix

choice-take = Prendre { species-definite }, case { $slot }
choice-bolina = Poser le Grand Bolina dans la case { $slot }
choice-keep = Garder le Grand Bolina
choice-order =
    { $order ->
        [first] Jouer en premier
       *[second] Jouer en second
    }
detail-turns =
    { $slots_count ->
        [one] retourne la case { $slots }
       *[other] retourne les cases { $slots }
    }
detail-opens =
    { $slots_count ->
        [one] rend accessible la case { $slots }
       *[other] rend accessibles les cases { $slots }
    }
detail-completes =
    { $species ->
        [eighty_eight] forme une paire
        [morpho] forme un trio
        [monarch] fait monter vos Monarques
        [swallowtail] Machaon
       *[other] complète une série
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-joker =
    forme un joker, { $species ->
        [eighty_eight] qui compte comme 88
        [morpho] qui compte comme Morpho
       *[other] qui compte comme Monarque
    } : { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
detail-progress = { species-short } : { $cards } sur { $size }
detail-short = { species-short } : il n’en reste pas assez pour des points
detail-owner = le Bolina est à vous
detail-shuts =
    { $slots_count ->
        [one] bloque la case { $slots }
       *[other] bloque les cases { $slots }
    }
detail-waste = votre adversaire devra le prendre
detail-keep-tie = vous gagnez en cas d’égalité
detail-first = vous prenez la première carte ; le Bolina va à votre adversaire
detail-second = vous recevez le Bolina, qui tranche les égalités

## Pourquoi pas

refuse-covered =
    { $covers_count ->
        [one] La carte de la case { $covers } chevauche celle de la case { $slot } : prenez une carte accessible.
       *[other] Les cartes des cases { $covers } chevauchent celle de la case { $slot } : prenez une carte accessible.
    }
refuse-empty = La case { $slot } est vide : prenez une carte accessible.
refuse-no-such-slot = La case { $slot } n’existe pas : choisissez une case de 1 à 18.
refuse-not-owner = Vous n’aviez pas le Grand Bolina au début de votre tour : prenez-le sur la table, et vous pourrez le poser à un tour suivant.
refuse-take-first = Prenez d’abord une carte : le Grand Bolina pourra ensuite se poser à sa place.
refuse-first-given = Les options de la partie désignent déjà le Premier joueur.
refuse-order-chosen = L’ordre de cette manche est déjà choisi.
refuse-just-taken = Vous venez de prendre le Grand Bolina : vous pourrez le poser à partir de votre prochain tour.
refuse-no-pass = On ne passe pas son tour : prenez une carte accessible.
refuse-first-drawn = À la première manche, le Premier joueur est tiré au sort : on choisit à partir de la deuxième.
refuse-winner-order = C’est le perdant de la manche précédente qui choisit : attendez sa décision.
refuse-layout-used = La disposition « { layout } » a déjà servi dans cette partie : révélez-en une autre.
refuse-layout-not-offered = La disposition « { layout } » ne fait pas partie de celles de cette partie : révélez-en une autre.
refuse-cards-exhausted = Toutes les cartes de l’espèce { species } sont déjà sorties : choisissez une autre espèce.
refuse-bolina-not-dealt = Le Grand Bolina va au Second joueur, il n’est pas parmi les cartes distribuées : choisissez une autre espèce.
refuse-wrong-slot = Ce n’est pas encore à la case { $slot } : la prochaine carte à révéler est celle de la case { $expected }.
refuse-not-now =
    { $phase ->
        [reveal_layout] Pas maintenant : la disposition de la manche doit d’abord être révélée.
        [draw_first] Pas maintenant : le Premier joueur doit d’abord être tiré au sort.
        [choose_order] Pas maintenant : il faut d’abord choisir qui joue en premier.
        [deal] Pas maintenant : les cartes sont en train d’être posées.
        [take] Pas maintenant : il faut prendre une carte accessible.
        [turn_up] Pas maintenant : une carte devenue accessible doit d’abord être retournée.
        [bolina] Pas maintenant : il faut d’abord poser ou garder le Grand Bolina.
        [over] La partie est terminée : vous pouvez la revoir ou en commencer une autre.
       *[other] Pas maintenant : choisissez l’une des actions proposées.
    }
refuse-decide-bolina = Décidez d’abord du Grand Bolina : posez-le dans la case que vous venez de vider, ou gardez-le.
refuse-opponent-bolina = Le Grand Bolina est à votre adversaire : vous pourrez le prendre quand il sera posé sur la table.
refuse-chance = Un tirage est en cours : attendez que la carte ou la disposition soit révélée.

## Table

table-spread = Cartes de la manche { $round }, disposition « { layout } ». Les flèches mènent d’une carte à l’autre.
table-caption = Manche { $round } · { layout }
table-card-lit = Case { $slot } : { species }, accessible, à prendre
table-card-free = Case { $slot } : { species }, accessible
table-card-covered =
    { $under_count ->
        [one] Case { $slot } : { species }, sous la case { $under }
       *[other] Case { $slot } : { species }, sous les cases { $under }
    }
table-card-hidden =
    { $under_count ->
        [one] Case { $slot } : carte face cachée, sous la case { $under }
       *[other] Case { $slot } : carte face cachée, sous les cases { $under }
    }
table-card-turning = Case { $slot } : carte face cachée, accessible, à retourner
table-under =
    { $under_count ->
        [one] sous la case { $under }
       *[other] sous les cases { $under }
    }
table-ghost =
    { $you ->
        [yes] Poser le Grand Bolina dans la case { $slot }
       *[no] Case { $slot }, vide : { $player } peut y poser le Grand Bolina
    }
table-hinted = conseil
table-order = Premier ou second ?
table-order-now =
    { $order ->
        [first] en premier
       *[second] en second
    }
table-unseen = Pas encore vues
table-unseen-detail =
    { $total ->
        [one] { $total } carte
       *[other] { $total } cartes
    } : { $hidden ->
        [one] { $hidden } cachée ici
       *[other] { $hidden } cachées ici
    }, { $aside } écartées
table-unseen-brief = { $hidden } ici, { $aside } écartées
table-last-round = Manche { $round } : { $player } { $points } – { $other_points } { $other_player }
table-last-brief = Manche { $round } : { $points } – { $other_points }
table-continue = Continuer
table-token = jeton Papillon blanc
table-tokens =
    { $tokens ->
        [one] { $tokens } manche gagnée sur { $needed }
       *[other] { $tokens } manches gagnées sur { $needed }
    }
table-tokens-final = Jetons
table-points-word =
    { $points ->
        [one] point
       *[other] points
    }
table-points-short = pt
table-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
table-next =
    { $cards ->
        [0]
            { $missing ->
                [one] { $missing } carte pour { $worth }
               *[other] { $missing } cartes pour { $worth }
            }
       *[other] encore { $missing } pour +{ $worth }
    }
table-next-nothing = un autre n’ajouterait rien
table-next-costs = un autre coûterait { $cost }
table-next-gone =
    { $left ->
        [0] fini : il n’en reste plus
       *[other] fini : il n’en reste pas assez
    }
table-complete = complet
table-joker = les deux Machaons comptent comme { species-short }
table-with-joker = avec le joker des Machaons
table-one-joker = joker
table-bolina-none = pas encore donné
table-bolina-slot = sur la table, case { $slot }
table-bolina-with = chez { $player }
table-bolina-here = tranche les égalités
table-bolina-card = Grand Bolina de { $player }
table-bolina-owner = l’avait à la fin
table-tie-won = gagne l’égalité
table-aid = Rappel des points
table-worth =
    { $species ->
        [eighty_eight] 3 par paire
        [morpho] 4 par trio
        [monarch] 2, 5, 8 pour 2, 3, 4 cartes
        [swallowtail] seul 2 ; la paire, un joker
       *[bolina] 0, mais tranche les égalités
    }
table-species = Espèce
table-total = Total

## Ce qu’on étudie

fact-layout = Disposition
fact-ending = Comment la manche est gagnée
study-ending =
    { $ending ->
        [tie] par le Grand Bolina, à égalité
       *[points] aux points
    }

## Les lettres du terminal

letter =
    { $species ->
        [eighty_eight] Q
        [morpho] B
        [monarch] M
        [swallowtail] C
        [bolina] G
       *[other] { $species }
    }

## Cartes, dispositions et jetons, à consulter

encyclopedia = Cartes et dispositions
section-butterflies = Cartes Papillon
section-butterflies-about = { $total } cartes, { $kinds } espèces
section-layouts = Cartes Disposition
section-layouts-about = { $total } cartes, une par manche
section-tokens = Jetons
section-tokens-about = { $total } jetons, un par manche gagnée
item-layout = { $up } cartes face visible, { $down } face cachée
item-token = Jeton Papillon blanc
item-token-about =
    { $needed ->
        [one] { $needed } suffit pour gagner la partie
       *[other] { $needed } font gagner la partie
    }

## Pourquoi un conseil est bon

points-gained =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
reason-rounds =
    { $change ->
        [gain] Vous gagnez la manche.
        [keep] Avec un autre choix, vous perdriez la manche.
        [loss] Mais vous perdez la manche.
       *[less] Mais un autre choix gagnerait la manche.
    }
reason-eighty_eight =
    { $change ->
        [gain] +{ points-gained } avec les 88.
        [keep] Vos 88 rapportent plus qu’avec les autres choix.
        [loss] Mais vos 88 rapportent moins.
       *[less] Mais un autre choix rapporterait plus avec les 88.
    }
reason-morpho =
    { $change ->
        [gain] +{ points-gained } avec les Morphos.
        [keep] Vos Morphos rapportent plus qu’avec les autres choix.
        [loss] Mais vos Morphos rapportent moins.
       *[less] Mais un autre choix rapporterait plus avec les Morphos.
    }
reason-monarch =
    { $change ->
        [gain] +{ points-gained } avec les Monarques.
        [keep] Vos Monarques rapportent plus qu’avec les autres choix.
        [loss] Mais vos Monarques rapportent moins.
       *[less] Mais un autre choix rapporterait plus avec les Monarques.
    }
reason-swallowtail =
    { $change ->
        [gain] +{ points-gained } avec les Machaons.
        [keep] Vos Machaons rapportent plus qu’avec les autres choix.
        [loss] Mais vos Machaons rapportent moins.
       *[less] Mais un autre choix rapporterait plus avec les Machaons.
    }
reason-promise =
    { $change ->
        [gain] Il vous manque moins de cartes pour une série.
        [keep] Vos séries restent plus faciles à finir.
        [loss] Mais vos séries avancent moins.
       *[less] Mais vos séries avancent moins.
    }
reason-next =
    { $change ->
        [gain] Une bonne carte vous attend.
        [keep] Il vous restera une meilleure carte à prendre au prochain tour.
        [loss] Mais aucune bonne carte ne vous attend.
       *[less] Mais aucune bonne carte ne vous attend.
    }
reason-offered =
    { $change ->
        [gain] Votre adversaire ne peut plus prendre sa meilleure carte.
        [keep] Les autres choix laissent une meilleure carte à l’adversaire.
        [loss] Mais une bonne carte reste accessible à l’adversaire.
       *[less] Mais un autre choix laisserait une moins bonne carte à l’adversaire.
    }
reason-bolina =
    { $change ->
        [gain] Vous prenez le Grand Bolina, qui tranche les égalités.
        [keep] Vous gardez le Grand Bolina, qui tranche les égalités.
        [loss] Mais vous lâchez le Grand Bolina, qui tranche les égalités.
       *[less] Mais un autre choix vous donnerait le Grand Bolina.
    }
reason-rival =
    { $change ->
        [gain] La collection de l’adversaire vaut moins.
        [keep] Avec les autres choix, l’adversaire compléterait mieux sa collection.
        [loss] Mais la collection de l’adversaire vaut plus.
       *[less] Mais un autre choix laisserait moins à l’adversaire.
    }

## Conseils, une fois chacun, à qui débute contre des bots

tip-take = Une paire de 88 rapporte 3 points ; un seul, rien. Voyez ce que chaque carte ajoute à vos séries.
tip-bolina = Posé ici, le Grand Bolina bloque ce que chevauchait la carte prise : utile pour cacher une bonne carte à l’adversaire.
tip-choose_order = Premier, vous choisissez avant l’autre ; Second, vous recevez le Grand Bolina, qui tranche les égalités.
tip-on-card-taken = Avant de prendre, regardez dessous : la carte que vous libérez sera la première offerte à l’adversaire.
tip-on-card-turned = Une carte face cachée est un pari : une fois retournée, c’est l’autre joueur qui choisit le premier.
tip-on-bolina-placed = Le Grand Bolina bloque ce qu’il chevauche. Le prendre libère ces cartes, mais ne rapporte aucun point.
tip-on-bolina-taken = À totaux égaux, le Grand Bolina gagne la manche : quand les scores sont proches, il vaut presque un point.
tip-on-bolina-kept = Gardé, le Grand Bolina peut encore servir plus tard, quand une carte précieuse sera sur le point d’être libérée.
tip-on-round-scored = Le perdant d’une manche choisit l’ordre de la suivante : voyez d’abord si la disposition favorise le Premier joueur.
tip-on-layout-revealed = Autre disposition, autres pièges : repérez les cartes qui en libèrent plusieurs d’un coup.
tip-on-cards-dealt = Deux Monarques valent 2 points, trois 5, quatre 8 : en prendre un seul suffit parfois à gêner l’adversaire.
tip-on-order-chosen = Deux Machaons ne valent rien seuls, mais remplacent la carte qui manque à votre meilleure série.

# --- faults in a pack

layout-slots = { $found ->
        [one] il y a { $found } carte ; il en faut { $needed }.
       *[other] il y a { $found } cartes ; il en faut { $needed }.
    }
layout-dark = au moins une carte doit être face visible.
layout-size = un dessin a au plus { $rows } rangées de { $halves } demi-cartes.
layout-overlap = les cartes { $slot } et { $other } se chevauchent dans une rangée. Décalez-en une d’une demi-carte.
layout-covers = la carte { $slot } ne peut reposer que sur des cartes posées avant elle.

## L’éditeur

edit-layout = Disposition { $id }
edit-layout-all = Dispositions
edit-layout-about = Une case est une demi-carte : une carte repose sur celles de la rangée du dessus qui sont décalées d’une demi-carte au plus. Il y a 18 cartes.
edit-rows = Cartes
edit-rows-about = Cliquez pour poser une carte : face visible, puis face cachée, puis aucune. Au clavier : flèches, Espace, 1, 2 et Suppr.
edit-rows-none = pas de carte
edit-rows-up = face visible
edit-rows-down = face cachée
