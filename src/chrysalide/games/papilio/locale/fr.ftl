### Papilio : ce que lisent les joueurs.
### Dans un message, { kind-… } reprend l’argument $kind du message, { out-… } $out, { fate } $fate. Une case s’écrit « b4 ».

## Le jeu

game-title = Papilio
game-line = Traversez un jardin qui glisse sous vos pattes, entre feuilles, œufs, araignées et lézards.
game-about = Un duel sur un plateau qui bouge. À chaque tour, vos pions obéissent à la tuile qui est sous eux : la feuille les laisse libres, la chenille les fait marcher, le papillon voler, l’araignée les renvoie au départ et le lézard les mange. Puis vous poussez une tuile, et le sol change sous tout le monde. Les œufs font entrer vos autres pions. Celui qui en mène le plus sur les feuilles d’en face gagne.
reconstructed-tiles = Le livret compte 34 tuiles mobiles de sept sortes, mais ne dit pas combien de chacune : la répartition est la nôtre. Les noms des cases et les dessins le sont aussi. Dans les règles, une lettre dit d’où vient chaque point : B le livret, S d’autres sources publiques, I une déduction, O notre décision.
reconstructed-board = Le livret parle de 49 cases et de 16 tuiles fixes sans montrer où elles sont. Nous en déduisons un carré de 7 sur 7 dont une ligne sur deux glisse. Que les huit tuiles fixes du milieu soient des feuilles, comme celles du départ, est notre décision.
where =
    { $phase ->
        [over] Partie terminée · tour { $turn_number }
       *[other]
            { $turn_number ->
                [0] Mise en place
               *[other] Tour { $turn_number }
            }
    }
period = Tours { $first } à { $last }

## Les options

option-chain = Effet des tuiles
option-chain-about = Ce que fait la tuile où un pion vient de se déplacer. En chaîne, elle agit aussitôt, et un seul pas peut mener loin ; sinon, elle attend le tour suivant.
option-chain-full = En chaîne
option-chain-single = Une tuile à la fois
option-end_rule = Fin de la partie
option-end_rule-about = Le livret ne dit pas quand la partie s’arrête : dès qu’un joueur mène et ne peut plus être dépassé, seulement quand l’autre ne peut même plus égaliser, ou quand un joueur n’a plus ni pion en jeu ni réserve et que chacun a joué autant de tours.
option-end_rule-settled = Dès que le premier ne peut plus être dépassé
option-end_rule-decided = Dès que le premier ne peut même plus être rejoint
option-end_rule-first_out = Dès qu’un joueur n’a plus de pion à jouer
option-tiebreak = En cas d’égalité
option-tiebreak-about = Ce qui se passe quand la partie s’arrête et que chacun a autant de pions arrivés.
option-tiebreak-none = Partie nulle
option-tiebreak-earliest = Victoire du premier à avoir atteint ce nombre
option-turn_cap = Nombre de tours au plus
option-turn_cap-about = La partie s’arrête quand chacun a joué tant de tours, de 20 à 500.
option-starter = Qui commence
option-starter-about = La place qui joue en premier.
option-starter-random = Tiré au sort
option-starter-0 = La première place
option-starter-1 = La seconde place
option-loose_tiles = Tuiles mobiles
option-loose_tiles-about = Combien de tuiles de chaque sorte ; le livret ne le dit pas.
option-loose_tiles-ours = Équilibrées : 3 araignées, 2 lézards
option-loose_tiles-gentle = Douces : 2 araignées, aucun lézard
option-loose_tiles-fierce = Rudes : 4 araignées, 4 lézards
error-option-split = « { $value } » n’est pas une répartition des tuiles : donnez un nombre pour chacune des sept sortes, { $needed } en tout, comme « L9 E6 C6 H4 F4 S3 Z2 », ou l’un des noms ours, gentle, fierce.

## Les noms

kind =
    { $kind ->
        [leaf] Feuille
        [eggs] Œufs
        [caterpillar] Chenille
        [chrysalis] Chrysalide
        [flying] Papillon volant
        [spider] Araignée
        [lizard] Lézard
       *[other] { $kind }
    }
kind-name =
    { $kind ->
        [leaf] feuille
        [eggs] œufs
        [caterpillar] chenille
        [chrysalis] chrysalide
        [flying] papillon volant
        [spider] araignée
        [lizard] lézard
       *[other] { $kind }
    }
kind-definite =
    { $kind ->
        [leaf] la feuille
        [eggs] les œufs
        [caterpillar] la chenille
        [chrysalis] la chrysalide
        [flying] le papillon volant
        [spider] l’araignée
        [lizard] le lézard
       *[other] { $kind }
    }
kind-indefinite =
    { $kind ->
        [leaf] une feuille
        [eggs] des œufs
        [caterpillar] une chenille
        [chrysalis] une chrysalide
        [flying] un papillon volant
        [spider] une araignée
        [lizard] un lézard
       *[other] { $kind }
    }
out-name =
    { $out ->
        [leaf] feuille
        [eggs] œufs
        [caterpillar] chenille
        [chrysalis] chrysalide
        [flying] papillon volant
        [spider] araignée
        [lizard] lézard
       *[other] { $out }
    }
out-indefinite =
    { $out ->
        [leaf] une feuille
        [eggs] des œufs
        [caterpillar] une chenille
        [chrysalis] une chrysalide
        [flying] un papillon volant
        [spider] une araignée
        [lizard] un lézard
       *[other] { $out }
    }
spare-definite =
    { $spare ->
        [leaf] la feuille
        [eggs] les œufs
        [caterpillar] la chenille
        [chrysalis] la chrysalide
        [flying] le papillon volant
        [spider] l’araignée
        [lizard] le lézard
       *[other] la tuile
    }
fate =
    { $fate ->
        [free] peut faire un pas ou rester
        [hatch] reste là et peut faire entrer un pion
        [must_hatch] reste là et fait entrer un pion
        [idle] reste là, sans faire entrer de pion
        [walk] doit faire un pas
        [walk_back] doit reculer ou aller de côté
        [fly] doit voler de deux cases
        [fly_off] ne peut que voler hors du plateau
        [stuck] ne peut pas bouger, retourne au départ
        [return] retourne au départ
        [eaten] sera mangé
        [lost] sera perdu, sans feuille où revenir
       *[other] { $fate }
    }

## Ce qui se passe

tiles-laid = Les { $tiles } tuiles sont posées. Tuile supplémentaire : { kind-name }.
starter-drawn =
    { $you ->
        [yes] Vous commencez.
       *[no] { $player } commence.
    }
pawn-placed =
    { $you ->
        [yes] Vous posez votre premier pion en { $cell }.
       *[no] { $player } pose son premier pion en { $cell }.
    }
pawn-stayed =
    { $kind ->
        [eggs]
            { $you ->
                [yes] Vous restez sur les œufs en { $cell }, sans faire entrer de pion.
               *[no] { $player } reste sur les œufs en { $cell }, sans faire entrer de pion.
            }
       *[other]
            { $you ->
                [yes] Vous restez en { $cell }.
               *[no] { $player } reste en { $cell }.
            }
    }
pawn-stepped =
    { $you ->
        [yes] Vous allez de { $from_cell } à { $cell }, sur { kind-indefinite }.
       *[no] { $player } va de { $from_cell } à { $cell }, sur { kind-indefinite }.
    }
pawn-flew =
    { $you ->
        [yes] Vous volez de { $from_cell } à { $cell } par-dessus { $over }, sur { kind-indefinite }.
       *[no] { $player } vole de { $from_cell } à { $cell } par-dessus { $over }, sur { kind-indefinite }.
    }
pawn-flown-off =
    { $you ->
        [yes] Vous volez de { $cell } hors du plateau : ce pion est perdu.
       *[no] { $player } vole de { $cell } hors du plateau : ce pion est perdu.
    }
pawn-arrived =
    { $you ->
        [yes] Arrivée en { $cell } ! Vous avez { $arrivals ->
            [one] { $arrivals } pion arrivé.
           *[other] { $arrivals } pions arrivés.
        }
       *[no] Arrivée en { $cell } ! { $player } a { $arrivals ->
            [one] { $arrivals } pion arrivé.
           *[other] { $arrivals } pions arrivés.
        }
    }
eggs-idle =
    { $reason ->
        [reserve]
            { $you ->
                [yes] Les œufs en { $cell } ne donnent rien : vous n’avez plus de réserve.
               *[no] Les œufs en { $cell } ne donnent rien : { $player } n’a plus de réserve.
            }
       *[leaves]
            { $you ->
                [yes] Les œufs en { $cell } ne donnent rien : vous n’avez aucune feuille de départ libre.
               *[no] Les œufs en { $cell } ne donnent rien : { $player } n’a aucune feuille de départ libre.
            }
    }
pawn-caught =
    { $you ->
        [yes] L’araignée en { $cell } attrape votre pion.
       *[no] L’araignée en { $cell } attrape le pion de { $player }.
    }
pawn-stuck =
    { $you ->
        [yes] Votre pion en { $cell } ne peut pas bouger comme l’exige la tuile : { kind-name }.
       *[no] Le pion de { $player } en { $cell } ne peut pas bouger comme l’exige la tuile : { kind-name }.
    }
pawn-eaten =
    { $you ->
        [yes] Le lézard en { $cell } mange votre pion, qui est perdu.
       *[no] { $player } perd un pion : le lézard en { $cell } l’a mangé.
    }
pawn-homeless =
    { $you ->
        [yes] Aucune de vos feuilles de départ n’est libre : ce pion est perdu.
       *[no] { $player } n’a aucune feuille de départ libre : ce pion est perdu.
    }
pawn-entered =
    { $reason ->
        [eggs]
            { $you ->
                [yes] Les œufs en { $from_cell } éclosent : vous faites entrer un pion en { $cell }.
               *[no] Les œufs en { $from_cell } éclosent : { $player } fait entrer un pion en { $cell }.
            }
        [loss]
            { $you ->
                [yes] Vous n’avez plus de pion en jeu : vous en faites entrer un en { $cell }.
               *[no] { $player } n’a plus de pion en jeu et en fait entrer un en { $cell }.
            }
       *[arrival]
            { $you ->
                [yes] Vous faites entrer le pion suivant en { $cell }.
               *[no] { $player } fait entrer le pion suivant en { $cell }.
            }
    }
pawn-returned =
    { $you ->
        [yes] Vous ramenez ce pion de { $from_cell } à { $cell }.
       *[no] { $player } ramène ce pion de { $from_cell } à { $cell }.
    }
tile-pushed =
    { $you ->
        [yes] Vous poussez { kind-indefinite } par { $entry } et faites sortir { out-indefinite } en { $exit }.
       *[no] { $player } pousse { kind-indefinite } par { $entry } et fait sortir { out-indefinite } en { $exit }.
    }
turn-missed =
    { $you ->
        [yes] Votre tour s’arrête là, sans pousser de tuile.
       *[no] { $player } ne pousse pas de tuile : son tour s’arrête là.
    }
end-why =
    { $reason ->
        [empty] Plus personne n’a de pion à jouer.
        [cap] Chacun a joué son dernier tour.
        [first_out] Chacun a joué autant de tours, et l’un des deux au moins n’a plus de pion à jouer.
       *[other] La partie est terminée.
    }
end-outcome =
    { $tie ->
        [yes]
            { $you ->
                [yes] À { $arrivals } partout, vous gagnez pour avoir atteint ce nombre en premier.
               *[no] À { $arrivals } partout, { $player } gagne pour avoir atteint ce nombre en premier.
            }
       *[no]
            { $you ->
                [yes] Vous gagnez, { $arrivals } à { $other_arrivals }.
               *[no] { $player } gagne, { $arrivals } à { $other_arrivals }.
            }
    }
match-won =
    { $reason ->
        [out]
            { $you ->
                [yes] Vous gagnez : votre adversaire n’a plus aucun pion.
               *[no] { $player } gagne : son adversaire n’a plus aucun pion.
            }
        [decided]
            { $you ->
                [yes] Vous gagnez, { $arrivals } à { $other_arrivals } : on ne peut plus vous dépasser.
               *[no] { $player } gagne, { $arrivals } à { $other_arrivals } : personne ne peut plus faire mieux.
            }
       *[other] { end-why } { end-outcome }
    }
match-drawn =
    { end-why } Partie nulle, { $arrivals ->
        [0] sans aucun pion arrivé.
       *[other] { $arrivals } partout.
    }

## À qui de jouer

turn-place =
    { $you ->
        [yes] À vous : posez un pion sur l’une de vos feuilles de départ.
       *[no] { $player } choisit sa feuille de départ.
    }
turn-react =
    { $you ->
        [yes] À vous : quel pion doit agir ?
       *[no] { $player } choisit le pion qui va agir.
    }
turn-leaf =
    { $you ->
        [yes]
            { $acting_stay ->
                [no] À vous : faites un pas depuis { $acting_cell }.
                [false] À vous : faites un pas depuis { $acting_cell }.
               *[other] À vous : faites un pas depuis { $acting_cell }, ou restez.
            }
       *[no] { $player } fait agir son pion en { $acting_cell }.
    }
turn-walk =
    { $you ->
        [yes]
            { $acting_kind ->
                [chrysalis] À vous : depuis { $acting_cell }, un pas en arrière ou de côté.
               *[caterpillar] À vous : depuis { $acting_cell }, un pas dans la direction de votre choix.
            }
       *[no] { $player } doit faire un pas depuis { $acting_cell }.
    }
turn-fly =
    { $you ->
        [yes] À vous : depuis { $acting_cell }, un vol de deux cases tout droit.
       *[no] { $player } va voler depuis { $acting_cell }.
    }
turn-back =
    { $you ->
        [yes]
            { $acting_reason ->
                [stuck] À vous : le pion en { $acting_cell } ne peut pas bouger. Sur quelle feuille de départ revient-il ?
               *[spider] À vous : l’araignée renvoie le pion en { $acting_cell }. Sur quelle feuille de départ revient-il ?
            }
       *[no] { $player } ramène au départ le pion en { $acting_cell }.
    }
turn-enter =
    { $you ->
        [yes]
            { $acting_reason ->
                [loss] À vous : plus de pion en jeu. Faites-en entrer un, et votre tour s’arrête là.
                [arrival] À vous : faites entrer le pion suivant.
               *[eggs]
                    { $acting_stay ->
                        [no] À vous : les œufs éclosent. Sur quelle feuille de départ entre le nouveau pion ?
                        [false] À vous : les œufs éclosent. Sur quelle feuille de départ entre le nouveau pion ?
                       *[other] À vous : faites entrer un pion sur une feuille de départ, ou restez sur les œufs.
                    }
            }
       *[no] { $player } fait entrer un pion.
    }
turn-shift =
    { $you ->
        [yes] À vous : poussez { spare-definite } par l’une des flèches.
       *[no] { $player } choisit par où pousser { spare-definite }.
    }
choices-react = chaque pion agit une fois
choices-shift =
    { $choices ->
        [one] { $choices } entrée ouverte
       *[other] { $choices } entrées ouvertes
    }
seat-score = { $arrived }
    .unit =
        { $arrived ->
            [one] arrivé
           *[other] arrivés
        }
result =
    { $winners_count ->
        [0] Partie nulle.
       *[other]
            { $you ->
                [yes] Vous gagnez la traversée !
               *[no] { $player } gagne la traversée.
            }
    }

## Les choix

choice-place = Poser un pion en { $cell }
choice-act = Faire agir le pion en { $cell } : { kind-name }
choice-step = Aller en { $cell } : { kind-name }
choice-stay =
    { $kind ->
        [eggs] Rester en { $cell }, sans faire entrer de pion
       *[other] Rester en { $cell }
    }
choice-fly = Voler en { $cell } : { kind-name }
choice-fly-off = Voler hors du plateau
choice-back = Revenir en { $cell }
choice-enter = Faire entrer un pion en { $cell }
choice-push = Pousser par { $entry }, vers { $exit }
detail-act = { fate }
detail-land =
    { $landing ->
        [arrives] ce pion est arrivé
        [wins] ce pion arrive, et vous gagnez la partie
        [rests] ce pion a fini d’agir
        [hatches] un pion de la réserve entre
        [idle] ce pion a fini d’agir, personne n’entre
        [walks] puis encore un pas
        [walks_back] puis un pas en arrière ou de côté
        [flies] puis un vol de deux cases
        [flies_off] puis le seul vol possible sort du plateau : pion perdu
        [stuck] puis aucun déplacement possible : retour au départ
        [returns] retour au départ
        [eaten] pion perdu
        [lost] retour au départ impossible : pion perdu
       *[waits] la tuile agira à votre prochain tour
    }
detail-fly-off = ce pion est perdu
detail-push =
    { $you ->
        [yes] votre pion en { $cell } : { kind-name }, { fate }
       *[no] pion de { $player } en { $cell } : { kind-name }, { fate }
    }
detail-push-quiet = fait sortir { out-indefinite }, ne change rien pour les pions

## Pourquoi pas

refuse-no-such-cell = La case { $cell } n’existe pas : choisissez une case de a1 à g7.
refuse-no-such-entry = On ne pousse pas par { $entry } : choisissez l’un des deux bouts d’une ligne qui glisse (rangées 2, 4, 6, colonnes b, d, f).
refuse-taken = Un pion se tient déjà en { $cell } : choisissez une case libre.
refuse-not-start = La case { $cell } n’est pas l’une de vos feuilles de départ : choisissez-en une qui soit libre.
refuse-place-first = Posez d’abord votre premier pion sur l’une de vos feuilles de départ.
refuse-react-first =
    { $cells_count ->
        [one] Votre pion en { $cells } n’a pas fini d’agir : faites-le agir avant de pousser.
       *[other] Vos pions en { $cells } n’ont pas fini d’agir : faites-les agir avant de pousser.
    }
refuse-finish = Le pion en { $cell } n’a pas fini d’agir : terminez d’abord son action.
refuse-acted = Le pion en { $cell } n’agit plus pendant ce tour : choisissez-en un autre ou, si tous ont agi, poussez la tuile.
refuse-no-pawn = Il n’y a pas de pion en { $cell } : choisissez l’un des vôtres ou, si tous ont agi, poussez la tuile.
refuse-other-pawn = Le pion en { $cell } est à votre adversaire : choisissez l’un des vôtres ou, si tous ont agi, poussez la tuile.
refuse-arrived = Le pion en { $cell } est arrivé, il n’agit plus : choisissez-en un autre ou, si tous ont agi, poussez la tuile.
refuse-first-step = On ne reste pas sur place à son premier tour : faites un pas dans une case voisine.
refuse-not-adjacent = La case { $cell } n’est pas voisine de { $from_cell } : faites un seul pas, jamais en diagonale.
refuse-must-move = On ne reste pas sur { kind-definite } : choisissez où va ce pion.
refuse-forward = Aller en { $cell } serait avancer, ce que la chrysalide interdit : reculez, ou allez de côté.
refuse-visited = Ce pion s’est déjà tenu en { $cell } pendant cette action : choisissez une autre case.
refuse-must-fly = Un pas ne suffit pas sur le papillon volant : allez deux cases plus loin, tout droit.
refuse-not-flight = La case { $cell } n’est pas la deuxième en ligne droite depuis { $from_cell } : choisissez-en une qui le soit.
refuse-cannot-fly = On ne vole que depuis un papillon volant, et ce pion est sur { kind-definite } : choisissez une case voisine.
refuse-no-edge = Aucun vol ne sort du plateau d’ici : choisissez une case où vous poser.
refuse-on-board = Depuis { kind-definite }, un pas ne sort jamais du plateau : choisissez une case voisine.
refuse-must-return =
    { $reason ->
        [stuck] Ce pion ne peut pas bouger et retourne au départ : choisissez une feuille de départ libre.
       *[spider] L’araignée renvoie ce pion au départ : choisissez une feuille de départ libre.
    }
refuse-must-enter =
    { $reason ->
        [loss] Vous n’avez plus de pion en jeu : faites-en d’abord entrer un sur une feuille de départ libre.
        [arrival] Votre dernier pion en jeu est arrivé : faites d’abord entrer le suivant sur une feuille de départ libre.
       *[eggs]
            { $stay ->
                [yes] Ce pion est sur des œufs : faites entrer un pion sur une feuille de départ libre, ou restez.
               *[no] Ce pion vient d’arriver sur des œufs : faites d’abord entrer un pion sur une feuille de départ libre.
            }
    }
refuse-no-return = Un pion ne retourne au départ que si une araignée l’attrape ou s’il ne peut pas bouger : choisissez autre chose.
refuse-no-entering = Un pion n’entre que par des œufs, ou quand vous n’en avez plus en jeu : choisissez autre chose.
refuse-must-push = Vos pions n’ont plus à agir : poussez maintenant la tuile par l’une des flèches.
refuse-barred = L’entrée { $entry } est barrée, car la tuile vient d’y sortir : poussez par une autre.
refuse-choose-pawn = Choisissez d’abord le pion qui va agir.
refuse-not-now =
    { $phase ->
        [deal] Pas maintenant : les tuiles sont en train d’être posées.
        [draw_starter] Pas maintenant : le sort doit d’abord désigner qui commence.
        [place] Pas maintenant : il faut poser un premier pion sur une feuille de départ.
        [react] Pas maintenant : il faut choisir le pion qui va agir.
        [leaf] Pas maintenant : le pion qui agit doit faire un pas ou rester.
        [walk] Pas maintenant : le pion qui agit doit faire un pas.
        [fly] Pas maintenant : le pion qui agit doit voler de deux cases.
        [back] Pas maintenant : un pion doit revenir sur une feuille de départ.
        [enter] Pas maintenant : un pion doit entrer sur une feuille de départ.
        [shift] Pas maintenant : il faut pousser la tuile.
        [over] La partie est terminée : vous pouvez la revoir ou en commencer une autre.
       *[other] Pas maintenant : choisissez l’une des actions proposées.
    }
refuse-chance = Un tirage au sort est en cours : attendez que les tuiles soient posées et le premier joueur tiré au sort.
refuse-tiles-exhausted = Toutes les tuiles de cette sorte sont déjà posées ({ kind-name }) : choisissez-en une autre.
refuse-starter-given = Les options de la partie désignent déjà qui commence : choisissez cette place.

## Table

table-spare = Tuile supplémentaire
table-barred = Barrée
table-active = En jeu
table-reserve = Réserve
table-arrived = Arrivés
table-lost = Perdus
table-acting = en train d’agir
table-aid = Les tuiles
table-legend = Ce que font les tuiles
table-tile-does =
    { $kind ->
        [leaf] un pas, ou rester
        [eggs] un pion de la réserve entre
        [caterpillar] un pas obligatoire
        [chrysalis] un pas, jamais en avant
        [flying] deux cases tout droit
        [spider] retour au départ
       *[lizard] pion perdu
    }
table-fixed-does = Quatre clous : feuille fixe, elle ne glisse jamais. On y est à l’abri.
table-goal-does = Cadre de couleur : départ du joueur de cette couleur, arrivée de l’autre.
table-chain-does =
    { $chain ->
        [single] Une tuile atteinte attend votre tour suivant pour agir.
       *[full] Une tuile atteinte agit aussitôt, et ainsi de suite.
    }
table-badge =
    { $fate ->
        [free] Libre
        [hatch] Éclosion
        [must_hatch] Éclosion
        [idle] Reste
        [walk] Marche
        [walk_back] Recule
        [fly] Vole de 2
        [fly_off] Perdu
        [stuck] Retour
        [return] Retour
        [eaten] Perdu
       *[lost] Perdu
    }
table-badge-arrived = Arrivé
table-badge-stay = Rester
table-badge-acted = a agi
table-board = Le plateau, colonnes a à g et rangées 1 à 7. Les touches fléchées mènent d’une case à l’autre.
table-cell = { $cell }, { kind-name }
table-cell-bare = { $cell }, pas encore de tuile
table-cell-fixed = fixe
table-start =
    { $you ->
        [yes]
            { $other_you ->
                [yes] départ et arrivée
               *[no] votre départ, arrivée pour { $other_player }
            }
       *[no]
            { $other_you ->
                [yes] départ pour { $player }, votre arrivée
               *[no] départ pour { $player }, arrivée pour { $other_player }
            }
    }
table-pawn =
    { $you ->
        [yes] votre pion
       *[no] pion de { $player }
    }
table-pawn-arrived =
    { $you ->
        [yes] votre pion, arrivé
       *[no] pion de { $player }, arrivé
    }
table-fate = { fate }
table-waiting = doit encore agir
table-can =
    { $phase ->
        [place] poser un pion ici
        [react] faire agir ce pion
        [leaf] faire un pas ici
        [walk] faire un pas ici
        [fly] se poser ici
        [back] revenir ici
        [enter] faire entrer un pion ici
       *[stay] rester ici
    }
table-landing =
    { $landing ->
        [arrives] arrivée !
        [wins] arrivée et victoire !
        [rests] fin de l’action
        [hatches] un pion entre
        [idle] personne n’entre
        [walks] encore un pas
        [walks_back] un pas, pas en avant
        [flies] deux cases tout droit
        [flies_off] vol hors du plateau, pion perdu
        [stuck] sans issue, retour au départ
        [returns] retour au départ
        [eaten] pion mangé
        [lost] pion perdu
       *[waits] agira au prochain tour
    }
table-hinted = conseil
table-entry =
    Pousser par { $entry } : { kind-name }{ $out ->
        [leaf] {""} ; une feuille sort en { $exit }
        [eggs] {""} ; des œufs sortent en { $exit }
        [caterpillar] {""} ; une chenille sort en { $exit }
        [chrysalis] {""} ; une chrysalide sort en { $exit }
        [flying] {""} ; un papillon volant sort en { $exit }
        [spider] {""} ; une araignée sort en { $exit }
        [lizard] {""} ; un lézard sort en { $exit }
       *[other] {""}
    }
table-entry-barred = Entrée { $entry }, barrée : la tuile vient d’y sortir
table-off = Voler de { $cell } hors du plateau : pion perdu
table-warn =
    { $landing ->
        [eaten] Un lézard mangerait ce pion.
        [lost] Ce pion devrait revenir au départ, où aucune feuille n’est libre : il serait perdu.
        [flies_off] De là, le seul vol possible sort du plateau : ce pion serait perdu.
       *[off] Ce vol sort du plateau : ce pion serait perdu.
    } Choisissez encore une fois pour confirmer.
table-steps =
    { $step ->
        [react] Réagir
       *[shift] Pousser
    }
table-left =
    { $count ->
        [0] tous les pions ont agi
        [one] encore { $count } pion à faire agir
       *[other] encore { $count } pions à faire agir
    }
table-forecast = Si l’on pousse par { $entry }
table-forecast-pawn =
    { $you ->
        [yes] { $cell }, vous : { kind-name }, { fate }
       *[no] { $cell }, { $player } : { kind-name }, { fate }
    }
table-forecast-none = Aucun pion sur cette ligne.
table-forecast-out = Sort en { $exit } : { out-name }. Cette entrée sera barrée.
table-forecast-rest = Visez une flèche pour voir ce que ferait la poussée. Au doigt : une fois pour voir, deux fois pour pousser.
table-push = Pousser par { $entry }
table-group =
    { $group ->
        [reserve]
            { $count ->
                [0] aucun pion en réserve
                [one] { $count } pion en réserve
               *[other] { $count } pions en réserve
            }
        [active]
            { $count ->
                [0] aucun pion en jeu
                [one] { $count } pion en jeu
               *[other] { $count } pions en jeu
            }
        [arrived]
            { $count ->
                [0] aucun pion arrivé
                [one] { $count } pion arrivé
               *[other] { $count } pions arrivés
            }
       *[lost]
            { $count ->
                [0] aucun pion perdu
                [one] { $count } pion perdu
               *[other] { $count } pions perdus
            }
    }
table-end =
    { $reason ->
        [out]
            { $other_you ->
                [yes] Vous n’avez plus aucun pion, ni en jeu, ni en réserve, ni arrivé.
               *[no] { $other_player } n’a plus aucun pion, ni en jeu, ni en réserve, ni arrivé.
            }
        [decided]
            { $arrivals } à { $other_arrivals } : { $other_you ->
                [yes]
                    { $reach ->
                        [0] vos pions ne pouvaient plus arriver.
                       *[other] vous ne pouviez plus dépasser { $reach }.
                    }
               *[no]
                    { $reach ->
                        [0] { $other_player } ne pouvait plus faire arriver de pion.
                       *[other] { $other_player } ne pouvait plus dépasser { $reach }.
                    }
            }
       *[other] { end-why } { $tie ->
            [yes]
                { $you ->
                    [yes] À { $arrivals } partout, vous avez atteint ce nombre en premier.
                   *[no] À { $arrivals } partout, { $player } a atteint ce nombre en premier.
                }
           *[no] { $arrivals } à { $other_arrivals }.
        }
    }
table-end-drawn =
    { end-why } { $arrivals ->
        [0] Aucun pion n’est arrivé, ni d’un côté ni de l’autre.
       *[other] Chacun a le même nombre de pions arrivés : { $arrivals }.
    }
table-end-arrived =
    { $cells_count ->
        [0] Aucun pion arrivé
        [one] Arrivé en { $cells }
       *[other] Arrivés en { $cells }
    }
table-end-rest =
    { $active } en jeu, { $reserve } en réserve, { $lost ->
        [one] { $lost } perdu
       *[other] { $lost } perdus
    }
table-end-rule = Seuls comptent les pions arrivés sur une feuille de départ de l’adversaire.

## Ce qu’on étudie

fact-spare = Première tuile supplémentaire
fact-first_leaf = Colonne du premier pion, depuis la gauche de son joueur
fact-ending = Comment la partie a fini
study-ending =
    { $ending ->
        [out] un joueur n’a plus de pion (8.1)
        [decided] le premier ne peut plus être dépassé (8.2)
        [empty] plus personne n’a de pion à jouer (8.3)
        [first_out] un joueur n’a plus de pion à jouer (8.5)
       *[cap] par le nombre de tours (8.4)
    }

## Les lettres du terminal

letter =
    { $kind ->
        [leaf] F
        [eggs] O
        [caterpillar] C
        [chrysalis] Y
        [flying] V
        [spider] A
        [lizard] L
       *[other] { $kind }
    }

## Tuiles et pions, à consulter

encyclopedia = Tuiles et pions
section-tiles = Tuiles mobiles
section-tiles-about = { $total } tuiles, { $kinds } sortes
section-leaves = Feuilles fixes
section-leaves-about = { $total } tuiles attachées au plateau
section-pawns = Pions
section-pawns-about = { $total } pions, pour { $kinds } joueurs
item-leaf-fixed = Feuille du milieu
item-leaf-start =
    { $place ->
        [0] Départ de la première place
       *[1] Départ de la seconde place
    }
item-pawn =
    { $place ->
        [0] Pion de la première place
       *[1] Pion de la seconde place
    }
item-pawn-about = { $placed } sur le plateau au début, { $reserve } en réserve

## Pourquoi un conseil est bon

reason-won =
    { $change ->
        [gain] Vous gagnez la partie.
        [keep] Avec un autre choix, vous perdriez la partie.
        [loss] Mais vous perdez la partie.
       *[less] Mais un autre choix gagnerait la partie.
    }
reason-home =
    { $change ->
        [gain] Un pion atteint une feuille d’arrivée.
        [keep] Vos pions arrivés comptent.
        [loss] Mais un pion arrivé ne compte plus.
       *[less] Mais un autre choix ferait arriver un pion.
    }
reason-reserve =
    { $change ->
        [gain] Vous avez un pion de plus en réserve.
        [keep] Vous gardez un pion en réserve pour plus tard.
        [loss] Mais votre réserve diminue.
       *[less] Mais votre réserve diminue.
    }
reason-way =
    { $change ->
        [gain] Vos pions sont plus près des feuilles d’arrivée.
        [keep] Les autres choix laissent vos pions plus loin du but.
        [loss] Mais un de vos pions s’éloigne du but.
       *[less] Mais un autre choix ferait avancer davantage vos pions.
    }
reason-danger =
    { $change ->
        [gain] La prochaine poussée menace moins vos pions.
        [keep] Les autres choix exposent davantage vos pions à une poussée.
        [loss] Mais une poussée de l’adversaire peut coûter cher à un pion.
       *[less] Mais un autre choix mettrait vos pions plus à l’abri.
    }
reason-rival-home =
    { $change ->
        [gain] L’adversaire a un pion arrivé de moins.
        [keep] Cela empêche une arrivée de l’adversaire.
        [loss] Mais l’adversaire fait arriver un pion.
       *[less] Mais un autre choix empêcherait une arrivée de l’adversaire.
    }
reason-rival-reserve =
    { $change ->
        [gain] L’adversaire a un pion de moins en réserve.
        [keep] L’adversaire a moins de pions en réserve.
        [loss] Mais l’adversaire garde un pion en réserve.
       *[less] Mais un autre choix laisserait moins de pions en réserve à l’adversaire.
    }
reason-rival-way =
    { $change ->
        [gain] Un pion de l’adversaire est mis en difficulté.
        [keep] Les autres choix aideraient davantage les pions de l’adversaire.
        [loss] Mais les pions de l’adversaire avanceront mieux.
       *[less] Mais un autre choix freinerait davantage les pions de l’adversaire.
    }
reason-rival-danger =
    { $change ->
        [gain] Votre prochaine poussée menacera un pion de l’adversaire.
        [keep] Les pions de l’adversaire restent exposés à une poussée.
        [loss] Mais les pions de l’adversaire seront plus à l’abri.
       *[less] Mais un autre choix menacerait davantage l’adversaire.
    }

## Conseils, une fois chacun, à qui débute contre des bots

tip-place = Partez là où la voie est dégagée : un lézard ou une araignée tout près vous coûterait cher.
tip-react = L’ordre compte : un pion qui avance peut libérer une case, ou une feuille de départ, pour le suivant.
tip-leaf = Sur une feuille, un pion est libre : rester est sûr, mais chaque pas vers l’autre bord compte.
tip-walk = Une chaîne avance d’autant de tuiles qu’elle en rencontre : suivez-la jusqu’au bout avant de choisir.
tip-fly = Deux cases d’un coup, c’est un grand bond vers le but ; hors du plateau, le pion est perdu.
tip-back = De retour au départ, choisissez la feuille d’où la prochaine poussée vous aidera le plus.
tip-enter = Plus de pions en route, c’est plus de chances d’arriver, mais aussi plus de cibles pour une poussée.
tip-shift = Une poussée change les tuiles sous toute une ligne : mettez un lézard sous l’autre, ou un papillon volant sous vous.
tip-on-tile-pushed = La tuile qui est sortie servira à la prochaine poussée, mais pas par le même endroit.
tip-on-pawn-arrived = Un pion arrivé ne bouge plus et bloque sa feuille : c’est un point sûr, et une feuille de départ de moins pour l’autre.
tip-on-pawn-eaten = Un pion mangé est perdu pour de bon : ne finissez pas votre tour là où une poussée peut amener un lézard.
tip-on-pawn-caught = Une araignée renvoie au départ : tout le chemin est à refaire, mais le pion reste en jeu.
tip-on-pawn-entered = Sur des œufs, un pion reste tant qu’aucune poussée ne change sa tuile ; à chaque tour, il peut faire entrer un renfort.
tip-on-pawn-stuck = Un pion qui ne peut pas obéir à sa tuile retourne au départ : gardez-lui toujours une case libre.
tip-on-pawn-flown-off = Voler hors du plateau perd le pion : près du bord, un papillon volant n’est pas toujours une chance.

## L’éditeur

edit-split = Votre répartition
edit-split-all = Tuiles mobiles
edit-split-about = Combien des 34 tuiles mobiles il y a de chaque sorte. Le livret ne le dit pas : comptez celles de votre boîte.
edit-leaf = Feuilles
edit-eggs = Œufs
edit-caterpillar = Chenilles
edit-chrysalis = Chrysalides
edit-flying = Papillons
edit-spider = Araignées
edit-lizard = Lézards
split-sum = il y a { $found } tuiles en tout ; il en faut { $needed }.
split-one = un paquet n’a qu’une répartition.
