### Mariposas : ce que lisent les joueurs.
### Dans un message, { place }, { kind }, { way }… reprennent les arguments du message : $code, $place et $name ; $card, $moves et $with_flower ; $card, $color et $stage.

## Le jeu

game-title = Mariposas
game-line = Guidez quatre générations de monarques vers le nord, puis ramenez les derniers au Michoacán.
game-about = Au printemps, vos monarques quittent le Mexique ; en été, ils se dispersent ; à l’automne, leurs arrière-petits-enfants reviennent. À chaque tour, jouez une carte, déplacez vos papillons, ramassez des fleurs et visitez des villes ; près d’une asclépiade, les fleurs font naître la génération suivante. Chaque saison a ses objectifs, et le retour au Michoacán rapporte gros. De 2 à 5 joueurs.
reconstructed-map = La carte est la nôtre : ses cases, leurs couleurs et leurs fleurs, les plantes, la place des villes et neuf de leurs noms. Elle respecte ce que le livret en dit, comme Boston à côté de New York ou la côte Est. Dans les règles, une lettre dit d’où vient chaque point : B le livret, S d’autres sources publiques, I une déduction, O notre décision.
reconstructed-action_cards = Le livret montre les sept cartes Action, mais pas combien il y en a de chacune parmi les 36. Nous avons mis six exemplaires des cinq cartes de déplacement et trois des deux cartes de copie. Les noms « Écho » et « Mimétisme » sont les nôtres.
reconstructed-season_cards = Le livret explique treize objectifs, et d’autres sources publiques en donnent deux. Nous avons inventé les autres, composé les 20 cartes Objectif et choisi leurs titres.
reconstructed-tokens = Ce que montrent les 16 jetons Relais est déduit : un par carte Cycle de vie, un par carte Mouvement bonus et un joker. Les noms des tuiles Capacité sont les nôtres ; leurs effets viennent du livret.
where =
    { $phase ->
        [over] Partie terminée
        [free_birth] { season } · fin de saison
       *[other]
            { $round ->
                [0] Mise en place
               *[other]
                    { season } · { $extra ->
                        [yes] tour supplémentaire
                       *[no] tour { $round } sur { $last_round }
                    }
            }
    }
period = { season }

## Les options

option-edition = Édition
option-edition-about = Les données de la partie : la carte, les cartes, les jetons et les tuiles.
option-edition-reconstructed = Reconstituée d’après le livret
option-forced_moves = Déplacements obligatoires
option-forced_moves-about = Tous les déplacements de la carte jouée doivent être faits, et « +2 distance » utilisée. Sinon, vous pouvez vous arrêter quand vous voulez.
option-forced_moves-true = Oui
option-forced_moves-false = Non
option-backtracking = Revenir sur ses pas
option-backtracking-about = Un déplacement peut repasser par une case, et même finir où il a commencé. Sinon, il n’entre jamais deux fois dans la même case.
option-backtracking-true = Oui
option-backtracking-false = Non
option-copy_chains = Copier une copie
option-copy_chains-about = Un Écho peut copier un Mimétisme joué plus tôt, et inversement, pour copier ce que celui-ci copierait. Sinon, on ne copie que les cartes de déplacement.
option-copy_chains-true = Oui
option-copy_chains-false = Non
option-waystation_once = Cartes des relais
option-waystation_once-about = Un autre papillon peut-il regagner une carte Mouvement bonus à une saison suivante, ou chaque joueur ne reçoit-il chaque carte qu’une fois dans la partie ?
option-waystation_once-butterfly = Une fois par papillon
option-waystation_once-seat = Une fois par joueur
option-flip_is_birth = La face double est une naissance
option-flip_is_birth-about = Retourner un papillon de génération 4 sur sa face double compte pour les objectifs de naissance et pour la Pouponnière.
option-flip_is_birth-true = Oui
option-flip_is_birth-false = Non
option-flower_supply = Réserve de fleurs
option-flower_supply-about = La boîte contient 24 fleurs de chaque sorte : peuvent-elles manquer ?
option-flower_supply-limited = Limitée
option-flower_supply-unlimited = Inépuisable
option-free_birth_goals = Naissance gratuite et objectifs
option-free_birth_goals-about = La naissance gratuite de fin de saison compte pour les objectifs de naissance de la saison suivante. Sinon, elle ne compte pour aucun.
option-free_birth_goals-true = Oui
option-free_birth_goals-false = Non

## Les lieux

city =
    { $place ->
        [michoacan] Michoacán
        [new_orleans] La Nouvelle-Orléans
       *[other] { $name }
    }
city-at =
    { $place ->
        [michoacan] au Michoacán
       *[other] à { city }
    }
city-of =
    { $place ->
        [atlanta] d’Atlanta
        [michoacan] du Michoacán
        [oklahoma_city] d’Oklahoma City
        [orlando] d’Orlando
       *[other] de { city }
    }
place =
    { $place ->
        [none] case { $code }
       *[other] { city }
    }
place-at =
    { $place ->
        [none] case { $code }
       *[other] { city-at }
    }
place-to =
    { $place ->
        [none] case { $code }
       *[other] { city-at }
    }

## Les saisons

season-plain =
    { $season ->
        [spring] printemps
        [summer] été
        [autumn] automne
       *[other] { $season }
    }
season =
    { $season ->
        [spring] Printemps
        [summer] Été
        [autumn] Automne
       *[other] { $season }
    }
season-of =
    { $season ->
        [spring] du printemps
        [summer] de l’été
        [autumn] de l’automne
       *[other] { $season }
    }
season-card =
    { $card ->
        [spring_1] Vers le nord
        [spring_2] Le delta
        [spring_3] Mosaïque
        [spring_4] Le grand départ
        [spring_5] Les prairies
        [summer_1] Nouvelle-Angleterre
        [summer_2] Brise marine
        [summer_3] Prés fleuris
        [summer_4] Aux quatre vents
        [summer_5] Grandes plaines
        [summer_6] Ailes doubles
        [summer_7] Grands Lacs
        [summer_8] Cap à l’ouest
        [summer_9] Dix mille lacs
        [summer_10] Vers l’océan
        [autumn_1] Cap au sud
        [autumn_2] Trois haltes
        [autumn_3] Côte tranquille
        [autumn_4] Dernières naissances
        [autumn_5] Couleurs d’automne
       *[other] { season }
    }

## Les fleurs et les couleurs

flower =
    { $flower ->
        [orange] orange
        [pink] rose
        [violet] violette
        [yellow] jaune
        [white] blanche
        [wild] au choix
       *[other] { $flower }
    }
one-flower = une fleur { flower }
flowers-counted =
    { $count ->
        [one] { $count } fleur { flower }
       *[other]
            { $count } fleurs { $flower ->
                [orange] orange
                [pink] roses
                [violet] violettes
                [yellow] jaunes
                [white] blanches
               *[wild] au choix
            }
    }
paid =
    { $number ->
        [one] { $number } fleur
       *[other] { $number } fleurs
    }{ $orange ->
        [0] {""}
       *[some] {" "}· { $orange } orange
    }{ $pink ->
        [0] {""}
        [one] {" "}· { $pink } rose
       *[some] {" "}· { $pink } roses
    }{ $violet ->
        [0] {""}
        [one] {" "}· { $violet } violette
       *[some] {" "}· { $violet } violettes
    }{ $yellow ->
        [0] {""}
        [one] {" "}· { $yellow } jaune
       *[some] {" "}· { $yellow } jaunes
    }{ $white ->
        [0] {""}
        [one] {" "}· { $white } blanche
       *[some] {" "}· { $white } blanches
    }
die-face =
    { $face ->
        [orange] fleur orange
        [pink] fleur rose
        [violet] fleur violette
        [yellow] fleur jaune
        [white] fleur blanche
       *[wild] joker
    }
color =
    { $color ->
        [red] rouge
        [yellow] jaune
        [orange] orange
        [green] vert
        [blue] bleu
        [pink] rose
       *[other] { $color }
    }
color-feminine =
    { $color ->
        [green] verte
        [blue] bleue
       *[other] { color }
    }

## Les papillons, les cartes, les tuiles

generation = génération { $generation }
piece =
    { $double ->
        [yes] papillon double { $piece }
       *[no] papillon { $piece }
    }
kind =
    { $card ->
        [own] Écho
        [other] Mimétisme
       *[flight]
            { $moves_count ->
                [0] { $card }
               *[some]
                    { $moves }{ $with_flower ->
                        [yes] {" "}et une fleur
                       *[no] {""}
                    }
            }
    }
kind-definite =
    { $card ->
        [double] la carte Mouvement bonus « Double déplacement »
       *[action] la carte « { kind } »
    }
kind-about =
    { $card ->
        [own] Copie une carte de déplacement que vous avez jouée cette saison.
        [other] Copie une carte de déplacement qu’un autre joueur a jouée cette saison.
        [double] Des déplacements de { $moves }, dans l’ordre de votre choix, à la place d’une carte Action.
       *[flight]
            { $moves_count ->
                [one] Un déplacement de { $moves } cases{ $with_flower ->
                    [yes] {""}, puis une fleur d’une case voisine de l’arrivée.
                   *[no] .
                }
               *[some] Des déplacements de { $moves }, dans l’ordre de votre choix, avec un seul papillon ou plusieurs.
            }
    }
card-and-bonus =
    { kind-definite }{ $extra ->
        [yes]
            { $stretch ->
                [yes] , avec « +1 déplacement » et « +2 distance »
               *[no] , avec « +1 déplacement »
            }
       *[no]
            { $stretch ->
                [yes] , avec « +2 distance »
               *[no] {""}
            }
    }
bonus =
    { $card ->
        [double] Double déplacement
        [extra] +1 déplacement
        [stretch] +2 distance
       *[other] { $card }
    }
life-color =
    { $color ->
        [green] vert
        [pink] rose
       *[blue] bleu
    }
life-color-feminine =
    { $color ->
        [green] verte
        [pink] rose
       *[blue] bleue
    }
life =
    { $stage ->
        [egg] œuf { life-color }
        [caterpillar] chenille { life-color-feminine }
        [chrysalis] chrysalide { life-color-feminine }
       *[adult] adulte { life-color }
    }
way =
    { $stage ->
        [bonus] { bonus }
        [wild] joker
       *[life] { life }
    }
way-definite =
    { $stage ->
        [bonus]
            la carte « { $card ->
                [double] Double déplacement
                [extra] +1 déplacement
                [stretch] +2 distance
               *[other] { $card }
            } »
        [wild] le joker
        [caterpillar] la { life }
        [chrysalis] la { life }
       *[life] l’{ life }
    }
row =
    { $row ->
        [green] rangée verte
        [pink] rangée rose
        [blue] rangée bleue
       *[other] { $row }
    }
tile =
    { $tile ->
        [nursery] Pouponnière
        [bouquet] Bouquet
        [encore] Dernier envol
        [jewel] Joyau
        [courier] Messager
        [homecoming] Retour
       *[other] { $tile }
    }
tile-about =
    { $tile ->
        [nursery] Désormais, { points-per-birth } à chacune de vos naissances ; { end-points } à la fin.
        [bouquet]
            { $flowers_each ->
                [one] Tout de suite, { $flowers_each } fleur de chaque sorte ; { end-points } à la fin.
               *[other] Tout de suite, { $flowers_each } fleurs de chaque sorte ; { end-points } à la fin.
            }
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } tour de plus après la fin de l’automne.
               *[other] { $extra_turns } tours de plus après la fin de l’automne.
            }
        [courier]
            { $gain_cards ->
                [one] Tout de suite, { $gain_cards } carte Cycle de vie ou Mouvement bonus que vous n’avez pas.
               *[other] Tout de suite, { $gain_cards } cartes Cycle de vie ou Mouvement bonus que vous n’avez pas.
            }
        [homecoming]
            { $michoacan_bonus ->
                [one] À la fin, { $michoacan_bonus } papillon de génération 4 de plus compte au Michoacán.
               *[other] À la fin, { $michoacan_bonus } papillons de génération 4 de plus comptent au Michoacán.
            }
       *[jewel] { end-points } à la fin.
    }
end-points =
    { $end_points ->
        [one] { $end_points } point
       *[other] { $end_points } points
    }
points-per-birth =
    { $points_per_birth ->
        [one] { $points_per_birth } point
       *[other] { $points_per_birth } points
    }
points-worded =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
phase =
    { $phase ->
        [goal] carte Objectif
        [draw] pioche
        [first] premier joueur
        [tile] tuiles Capacité
        [token] jeton Relais
        [die] dé
        [exchange] échange
        [play] carte à jouer
        [copy] carte à copier
        [launch] choix d’un déplacement
        [land] arrivée
        [flower] fleur au choix
        [gain] carte au choix
        [adjacent] fleur en plus
        [birth] naissance
        [free_birth] naissance gratuite
        [over] fin
       *[other] { $phase }
    }

## Les objectifs

term-above = au-dessus { city-of }
term-below = en dessous { city-of }
term-left = à gauche { city-of }
term-right = à droite { city-of }
term-around = à côté { city-of }
term-near = { city-at } ou à côté
term-color = sur une case { color-feminine }
term-double = sur une case double
term-coast = sur la côte Est
area-all = sur le plateau
area = { $terms }
goal-count_in = chaque papillon { $area }
goal-once = { $conditions }
goal-birth_in =
    { $immediate ->
        [yes] chaque naissance { $area }, aussitôt
       *[no] chaque naissance { $area }
    }
goal-double_on_birth = un papillon de génération 4 né { $area } d’un papillon de génération 3 est double
goal-worth = { points-worded } : { $goal }
condition-at_least =
    { $n ->
        [1] un papillon { $area }
       *[other] { $n } papillons ou plus { $area }
    }
condition-none_in = aucun papillon { $area }
condition-flowers_each =
    { $n ->
        [one] { $n } fleur de chaque sorte
       *[other] { $n } fleurs de chaque sorte
    }
goal-now =
    { $points ->
        [0] rien pour le moment
       *[other] { points-worded } pour le moment
    }
source-goal = { season }, objectif { $goal }
source-nursery = Naissances avec la Pouponnière
source-michoacan = Michoacán
source-cycle = Cartes Cycle de vie
source-tile = Tuile Capacité « { tile } »
source-total = Total

## Ce qui se passe

goal-revealed = La carte Objectif { season-of } est révélée : « { season-card } ».
hands-dealt = Chacun reçoit { $cards } cartes Action.
card-drawn =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $player } pioche une carte.
    }
card-received =
    { $you ->
        [yes] Vous piochez { kind-definite }.
       *[no] { $player } pioche { kind-definite }.
    }
deck-renewed =
    { $cards ->
        [one] La pioche est vide : { $cards } carte de la défausse la remplace.
       *[other] La pioche est vide : les { $cards } cartes de la défausse la remplacent.
    }
first-drawn =
    { $you ->
        [yes] Vous commencez.
       *[no] { $player } commence.
    }
tile-placed = Tuile Capacité de la { row } : « { tile } ».
card-played =
    { $you ->
        [yes] Vous jouez { card-and-bonus }.
       *[no] { $player } joue { card-and-bonus }.
    }
card-copied =
    { $you ->
        [yes] Vous copiez { kind-definite }.
       *[no] { $player } copie { kind-definite }.
    }
copy-empty =
    { $you ->
        [yes] Vous n’avez rien à copier : la carte ne donne aucun déplacement.
       *[no] { $player } n’a rien à copier : la carte ne donne aucun déplacement.
    }
butterfly-moved =
    { $you ->
        [yes] Vous déplacez le { piece } : { place-to } (déplacement de { $length }).
       *[no] { $player } déplace le { piece } : { place-to } (déplacement de { $length }).
    }
moves-ended =
    { $you ->
        [yes] Vous vous arrêtez là : { flights-lost }.
       *[no] { $player } s’arrête là : { flights-lost }.
    }
flights-lost =
    { $left ->
        [one] { $left } déplacement perdu
       *[other] { $left } déplacements perdus
    }
token-revealed =
    { $you ->
        [yes] Vous révélez le jeton Relais { city-of } : { token-shown }.
       *[no] { $player } révèle le jeton Relais { city-of } : { token-shown }.
    }
token-shown =
    { $stage ->
        [bonus]
            carte « { $token ->
                [double] Double déplacement
                [extra] +1 déplacement
                [stretch] +2 distance
               *[other] { $token }
            } »
        [wild] un joker
       *[life] { life }
    }
die-rolled =
    { $you ->
        [yes] Vous lancez le dé : { die-face }.
       *[no] { $player } lance le dé : { die-face }.
    }
flowers-taken =
    { $you ->
        [yes] Vous prenez { flowers-counted } ({ flower-source }).
       *[no] { $player } prend { flowers-counted } ({ flower-source }).
    }
flower-source =
    { $source ->
        [die] dé Fleur
        [tile] tuile Capacité
        [beside] { place-at }, fleur en plus
       *[cell] { place-at }
    }
nothing-taken =
    { $you ->
        [yes]
            Rien à prendre pour vous, { place-at } : { $reason ->
                [collected] vous y avez déjà ramassé ce tour.
                [start] ce papillon y a commencé le tour.
                [supply] il ne reste plus de ces fleurs.
                [visited] ce papillon s’y est déjà posé.
                [laid] vous avez joué cette carte cette saison.
               *[held] vous avez déjà cette carte.
            }
       *[no]
            Rien à prendre pour { $player }, { place-at } : { $reason ->
                [collected] la case est déjà récoltée ce tour.
                [start] ce papillon y a commencé le tour.
                [supply] il ne reste plus de ces fleurs.
                [visited] ce papillon s’y est déjà posé.
                [laid] cette carte a été jouée cette saison.
               *[held] cette carte est déjà dans son jeu.
            }
    }
card-gained =
    { $you ->
        [yes] Vous recevez { way-definite }{ card-source }
       *[no] { $player } reçoit { way-definite }{ card-source }
    }
card-source =
    { $source ->
        [courier] {""}, grâce au Messager.
       *[token] .
    }
tile-earned =
    { $you ->
        [yes] Vous complétez la { row } et gagnez la tuile Capacité « { tile } ».
       *[no] { $player } complète la { row } et gagne la tuile Capacité « { tile } ».
    }
born =
    { $you ->
        [yes] Naissance, { place-at } : votre { piece }, pour { $number } fleurs.
       *[no] Naissance, { place-at } : { piece } de { $player }, pour { $number } fleurs.
    }
turned-double =
    { $you ->
        [yes] Vous retournez le papillon { $piece } sur sa face double ({ place-at }), pour { $number } fleurs.
       *[no] { $player } retourne le papillon { $piece } sur sa face double ({ place-at }), pour { $number } fleurs.
    }
points-goal =
    { $you ->
        [yes] Vous marquez { points-worded }{ goal-number }
       *[no] { $player } marque { points-worded }{ goal-number }
    }
goal-number =
    { $cells_count ->
        [0] {""} : objectif { $goal } { season-of }.
       *[other] {""} : objectif { $goal } { season-of } ({ $codes }).
    }
points-birth =
    { $you ->
        [yes] Vous marquez aussitôt { points-worded } pour une naissance ({ place-at }) : objectif { $goal } { season-of }.
       *[no] { $player } marque aussitôt { points-worded } pour une naissance ({ place-at }) : objectif { $goal } { season-of }.
    }
points-nursery =
    { $you ->
        [yes] Vous marquez { points-worded } pour une naissance ({ place-at }) : tuile Capacité « { tile } ».
       *[no] { $player } marque { points-worded } pour une naissance ({ place-at }) : tuile Capacité « { tile } ».
    }
points-michoacan =
    { $you ->
        [yes] Vous marquez { points-worded } au Michoacán, pour { butterflies-home }.
       *[no] { $player } marque { points-worded } au Michoacán, pour { butterflies-home }.
    }
butterflies-home =
    { $weight ->
        [one] { $weight } papillon de génération 4
       *[other] { $weight } papillons de génération 4
    }
points-cycle =
    { $you ->
        [yes] Vous marquez { points-worded } pour { life-cards }.
       *[no] { $player } marque { points-worded } pour { life-cards }.
    }
life-cards =
    { $cards ->
        [one] { $cards } carte Cycle de vie
       *[other] { $cards } cartes Cycle de vie
    }
points-tile =
    { $you ->
        [yes] Vous marquez { points-worded } pour la tuile Capacité « { tile } ».
       *[no] { $player } marque { points-worded } pour la tuile Capacité « { tile } ».
    }
season-ended = C’est la fin { season-of }.
season-scored =
    { $you ->
        [yes] Objectifs { season-of } : { points-worded } pour vous, { $total } en tout.
       *[no] Objectifs { season-of } : { points-worded } pour { $player }, { $total } en tout.
    }
first-changed =
    { $you ->
        [yes] Vous avez le moins de points : vous serez premier joueur à la saison suivante.
       *[no] { $player } a le moins de points et sera premier joueur à la saison suivante.
    }
free-born =
    { $you ->
        [yes] Naissance gratuite, { place-at } : votre papillon { $piece }.
       *[no] Naissance gratuite, { place-at } : papillon { $piece } de { $player }.
    }
free-declined =
    { $you ->
        [yes] Vous renoncez à la naissance gratuite.
       *[no] { $player } renonce à la naissance gratuite.
    }
generation-left =
    { $butterflies ->
        [0] La { generation } a déjà quitté le plateau.
        [one] La { generation } s’en va : { $butterflies } papillon quitte le plateau.
       *[other] La { generation } s’en va : { $butterflies } papillons quittent le plateau.
    }
waiting-returned =
    { $butterflies ->
        [one] { $butterflies } papillon placé sur la carte Objectif { season-of } rejoint sa réserve.
       *[other] { $butterflies } papillons placés sur la carte Objectif { season-of } rejoignent leurs réserves.
    }
season-began =
    { $season ->
        [spring] Le printemps commence.
        [summer] L’été commence.
       *[autumn] L’automne commence.
    }
cards-exchanged =
    { $you ->
        [yes] Vous échangez { cards-given }.
       *[no] { $player } échange { cards-given }.
    }
cards-given =
    { $number ->
        [1] une carte « { kind } »
       *[2]
            { $alike ->
                [yes] deux cartes « { kind } »
               *[no] deux cartes de copie
            }
    }
hand-kept =
    { $you ->
        [yes] Vous gardez vos deux cartes.
       *[no] { $player } garde ses deux cartes.
    }
extra-turn =
    { $you ->
        [yes] Dernier envol : vous jouez un tour de plus.
       *[no] Dernier envol : { $player } joue un tour de plus.
    }
match-won =
    { $shared ->
        [yes]
            { $you ->
                [yes] Vous partagez la victoire, avec { points-worded }.
               *[no] { $player } partage la victoire, avec { points-worded }.
            }
       *[no]
            { $you ->
                [yes] Vous gagnez la partie avec { points-worded } !
               *[no] { $player } gagne la partie avec { points-worded }.
            }
    }

## À qui de jouer

turn-exchange =
    { $you ->
        [yes] À vous : échangez une de vos cartes ou les deux, ou gardez-les.
       *[no] { $player } peut échanger ses cartes.
    }
turn-play =
    { $you ->
        [yes] À vous : jouez une carte.
       *[no] { $player } choisit une carte.
    }
    .aside =
        { $deck ->
            [0] pioche vide
            [one] { $deck } carte dans la pioche
           *[other] { $deck } cartes dans la pioche
        }
turn-copy =
    { $you ->
        [yes] À vous : quelle carte copier ?
       *[no] { $player } choisit la carte à copier.
    }
turn-launch =
    { $you ->
        [yes] À vous : quel papillon vole, et où ?
       *[no] { $player } choisit un papillon et un déplacement.
    }
turn-land =
    { $you ->
        [yes] À vous : où se pose ce papillon ?
       *[no] { $player } choisit où se poser.
    }
turn-flower =
    { $you ->
        [yes] À vous : prenez la fleur de votre choix.
       *[no] { $player } choisit une fleur.
    }
turn-gain =
    { $you ->
        [yes] À vous : prenez une carte que vous n’avez pas encore.
       *[no] { $player } choisit une carte Relais.
    }
turn-adjacent =
    { $you ->
        [yes] À vous : une fleur en plus, sur quelle case voisine ?
       *[no] { $player } peut prendre une fleur en plus.
    }
turn-birth =
    { $you ->
        [yes]
            { $birth_turns ->
                [yes] À vous : retourner ce papillon sur sa face double ?
               *[no] À vous : faire naître un papillon { $birth_generation } ?
            }
       *[no]
            { $birth_turns ->
                [yes] { $player } peut retourner un papillon sur sa face double.
               *[no] { $player } peut faire naître un papillon de génération { $birth_generation }.
            }
    }
turn-free_birth =
    { $you ->
        [yes] À vous : placez gratuitement un papillon sur la case de son parent.
       *[no] { $player } peut placer un papillon gratuitement.
    }
choices-exchange = une seule fois
choices-play = une seule, avec vos cartes Mouvement bonus si vous voulez
choices-copy = jouées cette saison
choices-launch = l’un après l’autre
choices-land =
    { $choices ->
        [one] { $choices } case
       *[other] { $choices } cases
    }
choices-flower = au choix
choices-gain = Cycle de vie ou Mouvement bonus
choices-adjacent = une seule fleur
choices-birth = des fleurs identiques, ou une de plus
choices-free_birth = sans plante ni fleurs
seat-score = { $score }
    .unit =
        { $score ->
            [one] point
           *[other] points
        }
result =
    { $winners_count ->
        [1]
            { $you ->
                [yes] Vos monarques sont rentrés en tête : vous gagnez la partie !
               *[no] Les monarques sont rentrés : { $player } gagne la partie.
            }
       *[other] Les monarques sont rentrés : { $winners } partagent la victoire.
    }

## Les choix

choice-play = Jouer { card-and-bonus }
detail-moves =
    { $moves_count ->
        [one] un déplacement de { $moves }
       *[other] des déplacements de { $moves }
    }{ $stretch ->
        [yes] , dont un plus long de 2 cases
       *[no] {""}
    }
detail-copies = à copier : { $cards }
detail-copies-nothing = rien à copier : aucun déplacement
choice-copy = Copier { kind-definite }
choice-go =
    { $double ->
        [yes] Papillon double { $generation }
       *[no] Papillon { $generation }
    }, { place-at } : déplacement de { $total }{ $stretch ->
        [yes] {" "}({ $length } + 2)
       *[no] {""}
    }
choice-stop = S’arrêter là : { flights-lost }
choice-land = Se poser : { place-to }
detail-land-flower = { flowers-counted }{ $birth ->
        [yes] {" "}· naissance possible
        [maybe] {" "}· naissance peut-être
       *[no] {""}
    }
detail-land-wild = une fleur au choix{ $birth ->
        [yes] {" "}· naissance possible
        [maybe] {" "}· naissance peut-être
       *[no] {""}
    }
detail-land-hidden = jeton face cachée, et une fleur au dé{ $birth ->
        [yes] {" "}· naissance possible
        [maybe] {" "}· naissance peut-être
       *[no] {""}
    }
detail-land-card = { way }{ $birth ->
        [yes] {" "}· naissance possible
        [maybe] {" "}· naissance peut-être
       *[no] {""}
    }
detail-land-nothing =
    { $reason ->
        [collected] déjà récoltée ce tour
        [start] sa case de départ, aucune fleur
        [supply] plus de fleurs en réserve
        [visited] ce papillon s’y est déjà posé
        [laid] vous avez joué cette carte cette saison
        [held] vous avez déjà cette carte
       *[home] rien à ramasser
    }{ $birth ->
        [yes] {" "}· naissance possible
        [maybe] {" "}· naissance peut-être
       *[no] {""}
    }
choice-flower = Prendre { one-flower }
detail-flower =
    { $have ->
        [0] vous n’en avez pas
       *[other] vous en avez { $have }
    }
choice-gain = Prendre { way-definite }
detail-row = { row } : { $have } sur { $size }
detail-bonus =
    { $card ->
        [double] un déplacement de 3 cases et un de 2, à la place d’une carte Action
        [extra] un déplacement supplémentaire d’une case
       *[stretch] un déplacement plus long de 2 cases
    }
choice-adjacent = Prendre { one-flower } ({ place-at })
choice-adjacent-none = Laisser la fleur en plus
choice-birth =
    { $turns ->
        [yes] Face double : { paid }
       *[no] Papillon de génération { $generation } : { paid }
    }
detail-birth = { points-worded } aussitôt
choice-birth-none = Pas de naissance
choice-exchange = Échanger { cards-given }
choice-keep = Garder les deux cartes
choice-free = Placer un papillon de génération { $generation } : { place-at }
choice-free-none = Ne rien placer

## Pourquoi pas

refuse-chance = Un tirage est en cours : attendez qu’il soit révélé.
refuse-not-now =
    { $phase ->
        [goal] Pas maintenant : la carte Objectif doit d’abord être révélée.
        [draw] Pas maintenant : une carte doit d’abord être piochée.
        [first] Pas maintenant : le premier joueur doit d’abord être tiré au sort.
        [tile] Pas maintenant : les tuiles Capacité sont en train d’être tirées.
        [token] Pas maintenant : le jeton Relais doit d’abord être révélé.
        [die] Pas maintenant : le dé doit d’abord être lancé.
        [exchange] Pas maintenant : échangez d’abord des cartes, ou gardez-les.
        [play] Pas maintenant : jouez d’abord une carte.
        [copy] Pas maintenant : choisissez d’abord la carte à copier.
        [launch] Pas maintenant : choisissez un papillon et un déplacement, ou arrêtez-vous là.
        [land] Pas maintenant : choisissez d’abord où le papillon se pose.
        [flower] Pas maintenant : choisissez d’abord une fleur.
        [gain] Pas maintenant : prenez d’abord une carte que vous n’avez pas.
        [adjacent] Pas maintenant : prenez d’abord la fleur en plus, ou laissez-la.
        [birth] Pas maintenant : payez d’abord la naissance, ou renoncez-y.
        [free_birth] Pas maintenant : placez d’abord le papillon gratuit, ou renoncez-y.
        [over] La partie est terminée : vous pouvez la revoir ou en commencer une autre.
       *[other] Pas maintenant : choisissez l’une des actions proposées.
    }
refuse-not-in-hand = Vous n’avez pas de carte « { kind } » en main : choisissez l’une de vos cartes.
refuse-no-bonus = Vous n’avez pas la carte « { bonus } » en main : jouez sans elle.
refuse-stretch-nothing = Ce tour ne donne aucun déplacement à allonger : gardez « +2 distance » pour plus tard.
refuse-not-copyable = Une copie ne copie que les cartes de déplacement : choisissez-en une parmi celles proposées.
refuse-no-copy =
    { $copies ->
        [own] Vous n’avez pas joué de carte « { kind } » cette saison : copiez l’une de celles qui sont devant vous.
       *[other] Aucun autre joueur n’a joué de carte « { kind } » cette saison : copiez l’une de celles qui sont devant eux.
    }
refuse-no-piece = Votre papillon { $piece } n’est pas sur le plateau : choisissez-en un autre.
refuse-no-movement =
    { $moves_count ->
        [0] Il ne reste aucun déplacement à faire : le tour est fini.
        [one] Il ne vous reste pas de déplacement de { $length } : il reste un déplacement de { $moves }.
       *[other] Il ne vous reste pas de déplacement de { $length } : il reste des déplacements de { $moves }.
    }
refuse-no-stretch = Vous n’avez pas joué « +2 distance » ce tour, ou elle a déjà servi : faites le déplacement sans l’allonger.
refuse-must-stretch = C’est le dernier déplacement, et « +2 distance » doit servir : allongez ce déplacement.
refuse-twin = Les papillons { $piece } et { $other_piece } sont identiques, sur la même case : choisissez { $other_piece }.
refuse-nowhere = Un déplacement de { $length } ne mène le papillon { $piece } nulle part : choisissez un autre papillon ou un autre déplacement.
refuse-forced = Dans cette partie, tous les déplacements sont obligatoires : faites ceux qui restent.
refuse-no-such-cell = Le plateau n’a pas de case { $code } : choisissez une autre case.
refuse-launch-first = Choisissez d’abord un papillon et un déplacement ; vous pourrez ensuite choisir l’arrivée ({ place-to }).
refuse-unreachable = Un déplacement de { $length } ne peut pas finir là ({ place-at }) : choisissez l’une des cases proposées.
refuse-supply = Cette sorte de fleur n’est plus en réserve : choisissez-en une autre.
refuse-held = Vous avez déjà { way-definite } : prenez une carte que vous n’avez pas.
refuse-laid = Vous avez joué { way-definite } cette saison, elle reste devant vous jusqu’à la fin de la saison : prenez une autre carte.
refuse-had = Vous avez déjà reçu { way-definite } dans cette partie, et chaque carte ne se gagne qu’une fois : prenez-en une autre.
refuse-no-extra-flower = Seul le déplacement de 4 de la carte « 4 et une fleur » donne une fleur en plus : continuez votre tour.
refuse-not-beside = La fleur en plus se prend sur une case voisine de l’arrivée, et non ailleurs ({ place-at }) : choisissez l’une des cases proposées.
refuse-no-flower-there = Il n’y a pas de fleur à prendre ({ place-at }) : choisissez une autre case voisine, ou laissez la fleur.
refuse-collected = Vous avez déjà ramassé cette fleur ce tour ({ place-at }) : choisissez une autre case voisine, ou laissez la fleur.
refuse-start = Ce papillon a commencé le tour sur cette case ({ place-at }) et n’y ramasse rien : choisissez une autre case voisine, ou laissez la fleur.
refuse-supply-cell = La réserve n’a plus de ces fleurs ({ place-at }) : choisissez une autre case voisine, ou laissez la fleur.
refuse-not-a-payment = « { $payment } » n’est pas un paiement : écrivez une lettre par fleur, dans l’ordre o p v y w (orange, rose, violette, jaune, blanche).
refuse-payment = Cette naissance coûte { $number } fleurs identiques, ou une de plus de n’importe quelle sorte : choisissez l’un des paiements proposés.
refuse-unaffordable = Vous n’avez pas toutes ces fleurs : choisissez un autre paiement, ou renoncez à la naissance.
refuse-no-landing = Aucun de vos papillons ne vient de se poser : faites d’abord un déplacement jusqu’à une case qui touche une plante.
refuse-no-plant = Aucune plante ne touche l’arrivée ({ place }) : posez-vous sur une case qui en touche une.
refuse-double = Le papillon { $piece } est déjà double et ne peut plus donner naissance : choisissez-en un autre.
refuse-none-left = Vous n’avez plus de papillon de génération { $generation } : cette naissance est impossible.
refuse-cannot-pay = Il faut { $number } fleurs identiques, ou une de plus de n’importe quelle sorte : ramassez d’abord des fleurs.
refuse-birth-done = Une seule naissance est possible chaque fois qu’un papillon se pose : continuez votre tour.
refuse-no-exchange = On n’échange qu’après avoir pioché, avec deux cartes de la même sorte ou deux copies : continuez sans échange.
refuse-no-parent = Aucun de vos papillons de génération { $generation } n’est là ({ place-at }) : choisissez la case d’un parent.
refuse-free-compulsory = Sans cette naissance, vous n’auriez plus de papillon sur le plateau : placez-le.
refuse-no-seat = La place { $seat_number } n’existe pas : choisissez une place de cette partie.
refuse-goal-season = La carte « { $card } » n’est pas une carte Objectif { season-of } : tirez-en une de cette saison.
refuse-draw-seat = Ce n’est pas à la place { $seat_number } de piocher : suivez l’ordre du tour.
refuse-deck-out = Il n’y a plus de carte « { kind } » dans la pioche : tirez-en une autre.
refuse-tile-row = Ce n’est pas au tour de la { row } : les tuiles Capacité vont d’abord à la verte, puis à la rose, puis à la bleue.
refuse-tile-placed = La tuile Capacité « { tile } » est déjà en place : tirez-en une autre.
refuse-token-revealed = Ce jeton est déjà révélé dans une autre ville : tirez-en un autre.

## Table

table-deck = Pioche { $deck } · défausse { $discard }
table-hand = Main
table-flowers = Fleurs
table-played = Jouées cette saison
table-cards = Cartes Relais
table-legend = Fleurs : o orange, r rose, v violette, j jaune, b blanche · * touche une plante · ? relais face cachée · A4² : un papillon double de génération 4, place A
table-labelled = { $label } : { $value }
table-points = { points-worded }

## Le plateau dessiné

web-map = La carte de la migration, du Michoacán au Canada. Les flèches mènent d’une case à l’autre.
web-sea-atlantic = océan Atlantique
web-sea-james = baie James
web-look = Vue de la carte
web-closer = Agrandir
web-farther = Réduire
web-fit = Toute la carte
web-codes = Coordonnées des cases
web-hand = Vos cartes
web-flowers = Fleurs
web-pieces = Papillons
web-cycles = Cycles de vie
web-played = Cartes jouées cette saison
web-goals = Objectifs
web-hinted = conseil
web-milkweed = asclépiade
web-token-hidden = relais face cachée
web-close = Fermer le décompte
web-again = Revoir le décompte
web-met = condition remplie
web-unmet = condition pas encore remplie
web-none = rien
web-first = premier joueur
web-first-short = 1er
web-clock =
    { $state ->
        [past] { season } : c’est fini
        [end] { season } : fin de saison
        [extra] { season } : tour supplémentaire
        [now] { season } : tour { $round } sur { $rounds }
       *[later] { season } : { $rounds } tours
    }
web-extra-turn = tour supplémentaire
web-cell-flower = case { color-feminine }, { flowers-counted }
web-token = jeton : { way }
web-here = ici : { $pieces }
web-piece =
    { $you ->
        [yes] vous
       *[no] { $player }
    }, { $double ->
        [yes]
            { $number ->
                [one] papillon double de génération { $generation }
               *[other] { $number } papillons doubles de génération { $generation }
            }
       *[no]
            { $number ->
                [one] papillon de génération { $generation }
               *[other] { $number } papillons de génération { $generation }
            }
    }
web-piece-can = peut se déplacer
web-season-hidden =
    { $butterflies ->
        [one] carte Objectif face cachée : elle sera révélée à la naissance du papillon de génération { $generation } placé dessus, au plus tard à la fin { season-before }
       *[other] carte Objectif face cachée : elle sera révélée à la naissance du dernier des { $butterflies } papillons de génération { $generation } placés dessus, au plus tard à la fin { season-before }
    }
season-before =
    { $generation ->
        [2] du printemps
       *[3] de l’été
    }
web-season-past =
    { $season ->
        [spring] printemps passé
        [summer] été passé
       *[autumn] automne passé
    }
web-season-later = compte dans sa saison
web-total =
    { $you ->
        [yes] vous
       *[no] { $player }
    } : { points-worded } si { $season ->
        [spring] le printemps
        [summer] l’été
       *[autumn] l’automne
    } s’arrêtait maintenant
web-goal-points =
    { $points ->
        [one] pt
       *[other] pts
    }
web-goal-at-once = aussitôt
web-goal-light = Montrer sur la carte
web-progress =
    { $you ->
        [yes] vous
       *[no] { $player }
    } : { $kind ->
        [count_in] { web-weight }, { web-now }
        [birth_in] { web-scored }
       *[once] { web-now }
    }
web-condition-at_least =
    { $n ->
        [1] { $area }
       *[other] { $n } papillons { $area }
    }
web-condition-none_in = aucun { $area }
web-condition-flowers_each = { condition-flowers_each }
web-weight =
    { $weight ->
        [0] aucun papillon
        [one] { $weight } papillon
       *[other] { $weight } papillons
    }
web-now =
    { $now ->
        [0] rien pour le moment
        [one] { $now } point pour le moment
       *[other] { $now } points pour le moment
    }
web-scored =
    { $scored ->
        [0] rien encore
        [one] déjà { $scored } point
       *[other] déjà { $scored } points
    }
web-flower-count = { flowers-counted }
web-hand-card = Carte « { kind } »
web-hand-hidden =
    { $number ->
        [0] aucune carte en main
        [one] { $number } carte en main, cachée
       *[other] { $number } cartes en main, cachées
    }
web-bonus-card = Carte « { bonus } » : { detail-bonus }
web-laid-card = Carte « { bonus } », jouée cette saison
web-piece-row = Papillons de génération { $generation } : { $board } sur le plateau, { $card } sur la carte Objectif, { $reserve } en réserve, { $gone ->
        [one] { $gone } parti
       *[other] { $gone } partis
    }
web-tile =
    { $tile ->
        [nursery] { $points_per_birth } par naissance, { $end_points } à la fin
        [bouquet] { $flowers_each } fleur de chaque sorte, { $end_points } à la fin
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } tour de plus
               *[other] { $extra_turns } tours de plus
            }
        [courier]
            { $gain_cards ->
                [one] { $gain_cards } carte au choix
               *[other] { $gain_cards } cartes au choix
            }
        [homecoming] +{ $michoacan_bonus } au Michoacán
       *[jewel]
            { $end_points ->
                [one] { $end_points } point
               *[other] { $end_points } points
            }
    }
web-cycle = { row } : { $have } sur { $size }
web-cycle-cell =
    { $state ->
        [held] { way }, vous l’avez
       *[none] { way }, manque encore
    }
web-holders =
    { $players_count ->
        [one] { $players } l’a
       *[other] { $players } l’ont
    }
web-row-count =
    { $have ->
        [0] { row } : aucune carte
        [one] { row } : { $have } carte
       *[other] { row } : { $have } cartes
    }
web-hidden-tokens =
    { $number ->
        [one] { $number } jeton encore face cachée
       *[other] { $number } jetons encore face cachée
    }
web-ask-exchange = Échanger des cartes ?
web-ask-play = Quelle carte jouer ?
web-ask-copy = Quelle carte copier ?
web-ask-launch =
    { $moves_count ->
        [one] Quel papillon se déplace ? Déplacement de { $moves }
       *[other] Quel papillon se déplace ? Déplacements de { $moves }
    }
web-ask-land = Où se pose-t-il ? Déplacement de { $total }
web-ask-flower = Quelle fleur prendre ?
web-ask-gain = Quelle carte prendre ?
web-ask-adjacent = Une fleur en plus, sur quelle case voisine ?
web-ask-birth =
    { $turns ->
        [yes] Payer pour la face double ?
       *[no]
            { $double ->
                [yes] Payer pour un papillon double de génération { $generation } ?
               *[no] Payer pour un papillon de génération { $generation } ?
            }
    }
web-ask-free_birth = Naissance gratuite : sur la case de quel parent ?
web-ask-with = Ajouter un Mouvement bonus ?
web-ask-move = Quel déplacement ?
web-with =
    { $extra ->
        [yes]
            { $stretch ->
                [yes] Avec les deux cartes
               *[no] Avec +1 déplacement
            }
       *[no]
            { $stretch ->
                [yes] Avec +2 distance
               *[no] Sans Mouvement bonus
            }
    }
web-move =
    { $stretch ->
        [yes] Déplacement de { $total } ({ $length } + 2)
       *[no] Déplacement de { $length }
    }
web-pay = Payer { paid }
web-skip =
    { $phase ->
        [adjacent] Laisser la fleur
        [birth] Pas de naissance
       *[free_birth] Ne rien placer
    }
web-flyer =
    { $mine ->
        [yes] Votre { $generation }
       *[no] Le { $generation }
    }
web-moved = déjà déplacé ce tour
web-fan = Les papillons : { place }
web-fan-close = Fermer
web-can-reach = on peut s’y poser
web-players = Joueurs
web-refit = Revenir à l’action
web-ask-wish = Quel papillon se pose là : { place } ?
web-pay-due = À payer : { $number } fleurs identiques
web-pay-or = ou { $number } au choix
web-pay-back = Retirer { one-flower }
web-pay-flower =
    Payer avec { one-flower } : { $left ->
        [one] il vous en reste { $left }
       *[other] il vous en reste { $left }
    }, { $laid ->
        [one] { $laid } posée
       *[other] { $laid } posées
    }
web-pay-go =
    { $left ->
        [0] Payer
       *[other] Payer, encore { $left }
    }
web-steps = Étapes du tour
web-step-card = Carte
web-step-piece = Papillon
web-step-piece-named = Papillon { $generation }
web-step-cell = Case
web-step-flower = Fleur
web-step-gain = Relais
web-step-adjacent = Fleur en plus
web-step-birth =
    { $turns ->
        [yes] Face double
       *[no] Naissance { $generation }
    }
web-step-pay = Paiement
web-step-moves =
    { $left_count ->
        [0] aucun autre déplacement
       *[other] encore à faire : { $left }
    }
web-step-back = choisir un autre papillon
web-legend-birth = naissance possible
web-legend-maybe = naissance peut-être
web-legend-hidden = jeton face cachée, et une fleur au dé
web-legend-card = une carte qui vous manque
web-legend-nothing = rien à ramasser ce tour
web-legend-goal = compte pour un objectif
web-tally = Décompte { season-of }
web-tally-final = Décompte final
web-tally-line =
    { $you ->
        [yes] Vous : { points-worded } ({ $source })
       *[no] { $player } : { points-worded } ({ $source })
    }
web-tally-total =
    { $you ->
        [yes] Vous : { points-worded }, { $total } en tout
       *[no] { $player } : { points-worded }, { $total } en tout
    }
web-aid = Sur la carte
web-aid-costs = Prix des naissances
web-aid-cost =
    { $generation ->
        [double] face double : { $same } identiques ou { $any } quelconques
       *[other] génération { $generation } : { $same } identiques ou { $any } quelconques
    }
web-aid-michoacan = Papillons de génération 4 au Michoacán
web-aid-beyond = +{ $points } chacun
web-aid-deck = pioche { $deck } · défausse { $discard }
web-aid-unseen = Cartes pas encore vues
web-aid-supply = Fleurs en réserve
web-result-source = Points
web-result-tie =
    { $michoacan ->
        [0] personne au Michoacán
       *[other] { $michoacan } au Michoacán
    }, { $flowers ->
        [0] aucune fleur
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }, { $cards ->
        [0] aucune carte Cycle de vie
        [one] { $cards } carte Cycle de vie
       *[other] { $cards } cartes Cycle de vie
    }
web-result-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }

## Ce qu’on étudie

fact-season_card = Carte Objectif
fact-tile = Tuile Capacité de la partie
fact-hand = Carte de la première main
fact-tile_earned = Tuile Capacité gagnée
study-card =
    { $card ->
        [c111] 1, 1 et 1
        [c22] 2 et 2
        [c13] 1 et 3
        [c5] 5
        [c4f] 4 et une fleur
        [cown] Écho
        [cother] Mimétisme
       *[plain] { $card }
    }

## Les lettres du terminal

letter =
    { $flower ->
        [orange] o
        [pink] r
        [violet] v
        [yellow] j
        [white] b
       *[other] { $flower }
    }

## Cartes, objectifs, jetons et tuiles, à consulter

encyclopedia = Cartes et objectifs
section-actions = Cartes Action
section-actions-about = { $total } cartes, { $kinds } sortes
section-goals = Objectifs
section-spring = Objectifs du printemps
section-spring-about = { $total } cartes, une par partie
section-summer = Objectifs de l’été
section-summer-about = { $total } cartes, une par partie
section-autumn = Objectifs de l’automne
section-autumn-about = { $total } cartes, une par partie
section-life = Cartes Cycle de vie
section-life-about = { $total } cartes ; les quatre stades d’une couleur donnent la tuile Capacité de la rangée
section-abilities = Tuiles Capacité
section-abilities-about = { $total } tuiles, trois par partie
section-bonus = Cartes Mouvement bonus
section-bonus-about = { $total } cartes, { $kinds } sortes
section-waystations = Jetons Relais
section-waystations-about = { $total } jetons, un par ville
section-flowers = Fleurs
section-flowers-about = { $total } jetons, { $kinds } sortes
section-butterflies = Papillons
section-butterflies-about = { $total } par joueur
item-flower = Fleur { flower }
item-butterfly-plain = Génération { $generation }
item-butterfly-double = Génération { $generation }, face double
item-butterfly-first = part du Michoacán
item-butterfly-born = naît pour { $alike } fleurs identiques, ou { $any } au choix
item-butterfly-turned = se retourne pour { $alike } fleurs identiques, ou { $any } au choix ; compte pour deux

## Pourquoi un conseil est bon

points-gained =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
reason-points =
    { $change ->
        [gain] +{ points-gained } tout de suite.
        [keep] Les autres choix rapportent moins de points.
        [loss] Mais vous perdez des points.
       *[less] Mais un autre choix rapporterait des points tout de suite.
    }
reason-goal =
    { $change ->
        [gain] +{ points-gained } en vue pour l’objectif { $of } de la saison.
        [keep] Les autres choix vous éloignent de l’objectif { $of } de la saison.
        [loss] Mais vous vous éloignez de l’objectif { $of } de la saison.
       *[less] Mais un autre choix servirait mieux l’objectif { $of } de la saison.
    }
reason-later =
    { $change ->
        [gain] Vous serez bien placé pour les objectifs de la saison suivante.
        [keep] Vous restez mieux placé pour les objectifs de la saison suivante.
        [loss] Mais vous vous éloignez des objectifs de la saison suivante.
       *[less] Mais un autre choix préparerait mieux la saison suivante.
    }
reason-births =
    { $change ->
        [gain] Une naissance : un papillon de plus pour voler et compter.
        [keep] Les autres choix donnent moins de naissances.
        [loss] Mais vous perdez un papillon.
       *[less] Mais un autre choix permettrait une naissance.
    }
reason-spread =
    { $change ->
        [gain] Vos papillons vont plus loin vers le nord.
        [keep] Vos papillons restent plus loin au nord.
        [loss] Mais vos papillons reviennent vers le sud.
       *[less] Mais un autre choix irait plus loin vers le nord.
    }
reason-home =
    { $change ->
        [gain] Plus de papillons de génération 4 peuvent encore rentrer au Michoacán.
        [keep] Les autres choix ramènent moins de papillons au Michoacán.
        [loss] Mais il reste moins de temps pour rentrer au Michoacán.
       *[less] Mais un autre choix ramènerait plus de papillons au Michoacán.
    }
reason-flowers =
    { $change ->
        [gain] Des fleurs en plus : elles paient les naissances.
        [keep] Les autres choix laissent moins de fleurs.
        [loss] Mais cela coûte des fleurs.
       *[less] Mais un autre choix donnerait plus de fleurs.
    }
reason-alike =
    { $change ->
        [gain] Des fleurs identiques : une naissance en demande une de moins.
        [keep] Vous gardez des fleurs identiques : une naissance en demande une de moins.
        [loss] Mais vous avez moins de fleurs identiques.
       *[less] Mais un autre choix laisserait plus de fleurs identiques.
    }
reason-cycle =
    { $change ->
        [gain] Un relais peut donner une carte Cycle de vie : 1 point à la fin.
        [keep] Les autres choix donnent moins de cartes Cycle de vie.
        [loss] Mais vous perdez une carte Cycle de vie.
       *[less] Mais un autre choix pourrait donner une carte Cycle de vie.
    }
reason-row =
    { $change ->
        [gain] Les quatre stades d’une couleur, donc une tuile Capacité, se rapprochent.
        [keep] Vous restez plus près d’une tuile Capacité.
        [loss] Mais une tuile Capacité s’éloigne.
       *[less] Mais un autre choix vous rapprocherait d’une tuile Capacité.
    }
reason-bonus =
    { $change ->
        [gain] Un relais peut donner un Mouvement bonus.
        [keep] Vous gardez un Mouvement bonus pour plus tard.
        [loss] Mais cela utilise un Mouvement bonus.
       *[less] Mais un autre choix garderait un Mouvement bonus.
    }
reason-rivals =
    { $change ->
        [gain] Cela laisse moins à vos adversaires.
        [keep] Les autres choix laissent plus à vos adversaires.
        [loss] Mais cela laisse plus à un adversaire.
       *[less] Mais un autre choix laisserait moins à vos adversaires.
    }

## Conseils, une fois chacun, à qui débute contre des bots

tip-play = Regardez d’abord où vous voulez vous poser : une carte ne vaut que par ses arrivées, pas par ses pas.
tip-exchange = Deux cartes pareilles laissent peu de choix au prochain tour : les échanger ne coûte rien.
tip-copy = Copiez la carte dont les déplacements tombent juste : près d’une plante, ou dans une ville encore cachée.
tip-launch = Seule l’arrivée compte : un déplacement de 3 peut aussi finir à une ou deux cases, en revenant sur ses pas.
tip-land = Une case à côté d’une plante permet une naissance ; une ville donne une carte ; les autres donnent des fleurs.
tip-flower = Prenez la sorte que vous avez déjà : des fleurs identiques paient une naissance moins cher.
tip-gain = Prenez la carte qui complète une couleur : quatre stades donnent une tuile Capacité.
tip-adjacent = Cette fleur en plus peut payer tout de suite une naissance : choisissez la sorte qui manque.
tip-birth = Un papillon de plus, c’est un de plus à compter pour les objectifs, et bientôt la génération suivante.
tip-free_birth = La génération la plus ancienne va partir : placez ce papillon là où la saison suivante rapporte.
tip-on-born = Les naissances sont le moteur du jeu : chaque génération en fait naître une autre, plus nombreuse.
tip-on-flowers-taken = Gardez deux ou trois fleurs identiques : c’est le prix le plus bas d’une naissance.
tip-on-token-revealed = Révéler un relais donne en plus la fleur du dé : la première visite d’une ville est la meilleure.
tip-on-card-gained = Les cartes Cycle de vie valent 1 point chacune, et bien plus quand une couleur est complète.
tip-on-goal-revealed = Un nouvel objectif est connu : envoyez dès maintenant un papillon vers sa zone, le chemin est long.
tip-on-generation-left = Cette génération a quitté le plateau : ce qui n’a pas eu de descendance est perdu.
tip-on-season-scored = Les objectifs ne comptent qu’à la fin de leur saison : soyez dans la zone au dernier tour, pas avant.
tip-on-season-began = Les saisons s’allongent : 4, 5, puis 6 tours. En automne, gardez du temps pour rentrer au Michoacán.
tip-on-tile-earned = Une tuile Capacité sert à chacun une fois : les autres joueurs peuvent encore la gagner aussi.
tip-on-turned-double = Un papillon double compte pour deux partout, et ne coûte qu’un seul trajet de retour.

## L’éditeur

edit-season_card-all = Cartes Saison
edit-season_card-about = Les objectifs qui rapportent à la fin d’une saison, ou à une naissance. Tous les lieux d’une liste doivent convenir ; une liste vide est tout le plateau.
edit-goals = Objectifs
edit-kind = Ce qui compte
edit-kind-count_in = chaque papillon dans une zone
edit-kind-once = plusieurs conditions, une seule fois
edit-kind-birth_in = chaque naissance dans une zone
edit-kind-double_on_birth = les papillons de génération 4 qui y naissent sont doubles
edit-points = Points
edit-area = Zone
edit-area-about = Plusieurs lieux à la fois : une case compte là où tous conviennent.
edit-immediate = marqué aussitôt
edit-all = Conditions
edit-op = Condition
edit-op-at_least = au moins tant de papillons
edit-op-none_in = aucun papillon
edit-op-flowers_each = tant de fleurs de chaque couleur
edit-n = Combien
season-twice = deux cartes ont le même identifiant.
season-none =
    { $season ->
        [spring] il n’y a pas de carte pour le printemps.
        [summer] il n’y a pas de carte pour l’été.
       *[autumn] il n’y a pas de carte pour l’automne.
    }
season-goals = une carte a au plus { $most } objectifs.
season-term = « { $term } » n’est pas un lieu de ce plateau.
