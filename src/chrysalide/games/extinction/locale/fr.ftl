### Extinction : ce que lisent les joueurs.
### Dans un message, { card }, { effect }, { ambassador-the }, { animal-a }… reprennent les arguments du message : $card et $card_name ; $effect, $effect_name et $module ; $ambassador, $ambassador_name, $colour et $slot ; $module. Une case s’écrit « 24 » : rangée 2, colonne 4.

## Le jeu

game-title = Extinction
game-line = Sauvez ensemble une espèce menacée : protégez son habitat et convainquez les ambassadeurs.
game-about = Tigres, loutres de mer ou pandas : vous gagnez ou vous perdez tous ensemble. À votre tour, lancez trois dés et placez-les sur des actions pour déplacer les animaux, réparer leur habitat, trouver de l’argent, jouer des cartes et gagner l’appui des ambassadeurs. Viennent ensuite les naissances, la destruction et les nouvelles du monde, rarement bonnes. Il faut quatre Oui dans un même vote, avant qu’il ne soit trop tard. De 1 à 5 joueurs ; seul, on joue deux personnages.
reconstructed-cards = Le livret ne montre presque aucune carte de joueur : seul l’effet de Rechercher en vient. Toutes les autres sont notre reconstitution, avec leurs noms, leurs prix et leurs effets. Dans les règles, une lettre dit d’où vient chaque point : B le livret, S d’autres sources publiques, I une déduction, O notre décision.
reconstructed-specialties = Les cinq personnages viennent du livret, mais leurs deux compétences et leurs cartes de départ sont notre reconstitution.
reconstructed-ambassadors = La Chine, l’Indonésie, le Japon et le Brésil viennent du livret. Les huit autres ambassadeurs, leurs cibles et les couleurs des dos sont notre reconstitution.
reconstructed-effects = Le livret nomme quatre cartes d’effet du tigre et ne donne le texte complet que d’une seule, le Fonds de soutien. Les autres cartes, leurs textes et leurs nombres d’exemplaires sont notre reconstitution.
reconstructed-modules = Du tigre au niveau normal, le livret donne la face du plateau, les 8 tigres, les 16 tuiles et les règles de naissance et de destruction. Les cases de départ, les autres niveaux et les modules de la loutre et du panda sont notre reconstitution.
reconstructed-vote_years = Le livret ne donne les années de vote que pour quatre joueurs. Pour 2, 3 et 5, nous les avons déduites : des parties à peu près aussi longues, et deux votes qui se suivent.
where =
    { $phase ->
        [over] { module } · { level } · partie terminée
       *[other]
            { $turn ->
                [0] { module } · { level } · mise en place
               *[other]
                    { module } · { level } · année { $year } · { $track_turns_left ->
                        [0] vote
                        [one] vote à la fin de ce tour
                       *[other] vote dans { $track_turns_left } tours
                    }
            }
    }
period = Année { $year }

## Les options

option-pack = Cartes
option-pack-about = Le jeu de cartes, d’ambassadeurs et de fiches de la partie ; d’autres peuvent être ajoutés au serveur.
option-pack-reconstructed = Reconstituées d’après le livret
option-module = Espèce
option-module-about = Chaque espèce a son habitat, ses dangers et ses cartes d’effet ; le tigre convient pour commencer.
option-module-tigre = Tigre
option-module-loutre = Loutre de mer
option-module-panda = Panda
option-level = Difficulté
option-level-about = Un bon bot gagne deux parties sur trois au niveau facile, deux sur cinq au niveau normal, une sur six au niveau difficile. Cibles des ambassadeurs, tuiles et prix de certaines cartes changent d’un niveau à l’autre ; au niveau difficile, un effet constant est déjà en jeu.
option-level-facile = Facile
option-level-normal = Normal
option-level-difficile = Difficile
option-solo = Solo
option-solo-about = Une seule personne joue les deux personnages, à tour de rôle.
option-solo-true = Oui
option-solo-false = Non
option-open_hands = Mains visibles
option-open_hands-about = Tout le monde voit les cartes de tout le monde, pour mieux se concerter.
option-open_hands-true = Oui
option-open_hands-false = Non
option-shared_decider = Choix communs
option-shared_decider-about = Qui tranche les égalités et les choix du groupe : le joueur dont c’est le tour, ou la majorité des joueurs.
option-shared_decider-active = Le joueur actif
option-shared_decider-majority = La majorité
option-optional_births = Naissances facultatives
option-optional_births-about = On peut renoncer à une naissance ; sinon, elle a toujours lieu.
option-optional_births-true = Oui
option-optional_births-false = Non
option-random_roles = Personnages au hasard
option-random_roles-about = Le sort donne à chacun son personnage ; on choisit encore sa compétence.
option-random_roles-true = Oui
option-random_roles-false = Non
option-easy_three_votes = Trois Oui suffisent
option-easy_three_votes-about = Trois Oui font gagner au lieu de quatre, au niveau facile seulement.
option-easy_three_votes-true = Oui
option-easy_three_votes-false = Non
option-starting_money = Argent de départ
option-starting_money-about = Les millions que chacun reçoit au début, de 0 à 2 ; le livret n’en donne pas.
option-tiles_delta = Tuiles en plus ou en moins
option-tiles_delta-about = Ce qu’on ajoute aux tuiles du niveau, de −2 à 2 : plus il y en a, plus la partie est facile.
option-conference_cost = Prix de la Conférence internationale
option-conference_cost-about = Ce que coûte cette carte : 2 ou 3 millions.

## Les espèces, les niveaux, les phases

module =
    { $module ->
        [tigre] Tigre
        [loutre] Loutre de mer
        [panda] Panda
       *[other] { $module_name }
    }
level =
    { $level ->
        [facile] facile
        [normal] normal
        [difficile] difficile
       *[other] { $level }
    }
animal =
    { $module ->
        [tigre]
            { $n ->
                [one] tigre
               *[other] tigres
            }
        [loutre]
            { $n ->
                [one] loutre
               *[other] loutres
            }
        [panda]
            { $n ->
                [one] panda
               *[other] pandas
            }
       *[other]
            { $n ->
                [one] animal
               *[other] animaux
            }
    }
animals-counted = { $n } { animal }
animal-a =
    { $module ->
        [tigre] un tigre
        [loutre] une loutre
        [panda] un panda
       *[other] un animal
    }
animal-the =
    { $module ->
        [tigre] le tigre
        [loutre] la loutre
        [panda] le panda
       *[other] l’animal
    }
animal-no =
    { $module ->
        [tigre] aucun tigre
        [loutre] aucune loutre
        [panda] aucun panda
       *[other] aucun animal
    }
animal-plural =
    { $module ->
        [tigre] tigres
        [loutre] loutres
        [panda] pandas
       *[other] animaux
    }
colour =
    { $colour ->
        [blue] bleu
        [green] vert
        [grey] gris
       *[other] { $colour }
    }
card-type =
    { $type ->
        [action] Action
        [permanent] Permanente
        [unique] Unique
        [start] Action de départ
       *[other] { $type }
    }
effect-kind =
    { $kind ->
        [immediate] effet immédiat
        [constant] effet constant
       *[other] { $kind }
    }
phase =
    { $phase ->
        [setup_role] choix des personnages
        [setup_specialty] choix des compétences
        [setup_draw] premières cartes
        [first_seat] premier joueur
        [show] prochain effet
        [roll] lancer des dés
        [reroll_roll] nouveau lancer
        [reveal] ambassadeur à retourner
        [see] ambassadeur à regarder
        [draw] pioche
        [birth_roll] dé de naissance
        [destruction_roll] dé de destruction
        [effect_reveal] carte d’effet
        [poll_roll] dés d’un ambassadeur
        [peek] prochain effet
        [reroll] dé à relancer
        [act] actions
        [move] déplacement
        [place] animal à placer
        [untile] tuile à retirer
        [influence] cube à poser
        [extra_cube] cube de plus
        [play] carte à jouer
        [unconst] effet constant à enlever
        [amount] somme à payer
        [newborn] naissance
        [split] séparation
        [line] destruction
        [side] côté de la tuile
        [ignore_part] perte à ignorer
        [cancel] effet à annuler
        [victim] animal perdu
        [save] animal à sauver
        [tile] tuile à poser
        [uncube] cube perdu
        [fund] fonds de soutien
        [next_seat] joueur suivant
        [poll] vote
        [over] fin
       *[other] { $phase }
    }

## Les noms des cartes

card =
    { $card ->
        [planifier] Planifier
        [reseaux] Faire campagne sur les réseaux sociaux
        [relocaliser] Relocaliser
        [replanter] Replanter
        [nettoyer] Nettoyer
        [rechercher] Rechercher
        [plaidoyer] Plaidoyer diplomatique
        [conference] Conférence internationale
        [collecte] Collecte de fonds
        [restaurer] Restaurer l’habitat
        [corridor] Corridor écologique
        [atelier] Atelier stratégique
        [terrain] Étude de terrain
        [reproduction] Programme de reproduction
        [mobilisation] Mobilisation citoyenne
        [suivi] Suivi par balise
        [nurserie] Nurserie
        [lacher] Lâcher en milieu naturel
        [veto] Équipe vétérinaire
        [gala] Gala de bienfaisance
        [fondscommun] Fonds commun
        [terres] Achat de terres
        [bourses] Bourses de recherche
        [diner] Dîner d’État
        [carnet] Carnet d’adresses
        [coalition] Coalition de pays
        [antichambre] Antichambre
        [injonction] Injonction
        [jurisprudence] Jurisprudence
        [proces] Procès
        [moratoire] Moratoire
        [docu] Documentaire
        [direct] Direct depuis le terrain
        [prime] Émission spéciale
        [enquete] Grande enquête
       *[other] { $card_name }
    }
specialty =
    { $specialty ->
        [ethologue] Éthologue
        [biologiste] Biologiste de la reproduction
        [mecene] Mécène
        [fondation] Fondation
        [reseau_influence] Réseau d’influence
        [negociateur] Négociateur
        [contentieux] Contentieux
        [constitutionnel] Droit constitutionnel
        [vedette] Vedette du petit écran
        [envoye] Envoyé spécial
       *[other] { $specialty_name }
    }
effect =
    { $effect ->
        [face_a_face] Face à face avec les tigres
        [coupe_rase] Coupe rase
        [remaniement] Remaniement du gouvernement
        [braconnage] Braconnage
        [fonds]
            { $module ->
                [tigre] Fonds de soutien aux tigres
                [loutre] Fonds de soutien aux loutres
                [panda] Fonds de soutien aux pandas
               *[other] { $effect_name }
            }
        [trafic] Trafic d’os de tigre
        [piste] Piste forestière
        [proies] Raréfaction des proies
        [incendie] Incendie
        [coupes_budget] Coupes budgétaires
        [journee] Journée mondiale du tigre
        [maree_noire] Marée noire
        [courant] Courant marin
        [requin] Attaque de requin
        [barrages] Barrages flottants
        [ecremeurs] Écrémeurs
        [bacteries] Bactéries mangeuses de pétrole
        [toxoplasmose] Toxoplasmose
        [filets] Filets de pêche
        [sauvetage] Sauvetage d’un petit
        [route] Route à travers la réserve
        [floraison] Floraison du bambou
        [pieges] Pièges
        [voie_ferree] Voie ferrée
        [saison] Saison courte
        [glissement] Glissement de terrain
        [ecotourisme] Écotourisme
        [pret] Prêt de pandas
       *[other] { $effect_name }
    }
# Une carte, une compétence ou un effet constant : ce qui change une cible, ou ce qu’on a déjà employé.
source =
    { $card ->
        [ethologue] Éthologue
        [biologiste] Biologiste de la reproduction
        [mecene] Mécène
        [fondation] Fondation
        [reseau_influence] Réseau d’influence
        [negociateur] Négociateur
        [contentieux] Contentieux
        [constitutionnel] Droit constitutionnel
        [vedette] Vedette du petit écran
        [envoye] Envoyé spécial
        [proies] Raréfaction des proies
        [toxoplasmose] Toxoplasmose
        [saison] Saison courte
        [piste] Piste forestière
        [voie_ferree] Voie ferrée
       *[other] { card }
    }
# Ce que veut dire un titre difficile, en quelques mots ; rien pour les autres.
title-about =
    { $title ->
        [antichambre] la pièce où l’on attend d’être reçu
        [plaidoyer] un discours pour défendre une cause
        [corridor] un passage de nature entre deux habitats
        [injonction] l’ordre d’un juge d’arrêter une activité
        [jurisprudence] les jugements passés que suivent les juges
        [moratoire] l’arrêt provisoire d’une activité
        [ethologue] étudie le comportement des animaux
        [mecene] donne de l’argent pour une cause
        [contentieux] les affaires portées devant un tribunal
        [constitutionnel] les lois les plus hautes d’un pays
        [coupe_rase] tous les arbres d’une parcelle sont abattus
        [remaniement] des ministres changent
        [ecremeurs] machines qui retirent le pétrole de l’eau
        [toxoplasmose] une maladie due à un parasite des chats
       *[other] –
    }
role =
    { $role ->
        [zoologiste] Zoologiste
        [philanthrope] Philanthrope
        [lobbyiste] Lobbyiste
        [avocat] Avocat en droit de l’environnement
        [reporter] Reporter animalier
       *[other] { $role_name }
    }
role-title =
    { $side ->
        [woman]
            { $role ->
                [avocat] Avocate en droit de l’environnement
                [reporter] Reporter animalière
               *[other] { role }
            }
       *[man] { role }
    }
specialty-title =
    { $side ->
        [woman]
            { $specialty ->
                [negociateur] Négociatrice
                [envoye] Envoyée spéciale
               *[other] { specialty }
            }
       *[man] { specialty }
    }
ambassador =
    { $ambassador ->
        [none] Ambassadeur { colour } n° { $slot }
        [chine] Chine
        [japon] Japon
        [inde] Inde
        [russie] Russie
        [canada] Canada
        [indonesie] Indonésie
        [bresil] Brésil
        [etats_unis] États-Unis
        [allemagne] Allemagne
        [royaume_uni] Royaume-Uni
        [australie] Australie
        [afrique_du_sud] Afrique du Sud
       *[other] { $ambassador_name }
    }
ambassador-the =
    { $ambassador ->
        [none] l’ambassadeur { colour } n° { $slot }
        [chine] la Chine
        [japon] le Japon
        [inde] l’Inde
        [russie] la Russie
        [canada] le Canada
        [indonesie] l’Indonésie
        [bresil] le Brésil
        [etats_unis] les États-Unis
        [allemagne] l’Allemagne
        [royaume_uni] le Royaume-Uni
        [australie] l’Australie
        [afrique_du_sud] l’Afrique du Sud
       *[other] { $ambassador_name }
    }
ambassador-to = { ambassador-the }
other-ambassador =
    { $other_ambassador ->
        [chine] Chine
        [japon] Japon
        [inde] Inde
        [russie] Russie
        [canada] Canada
        [indonesie] Indonésie
        [bresil] Brésil
        [etats_unis] États-Unis
        [allemagne] Allemagne
        [royaume_uni] Royaume-Uni
        [australie] Australie
        [afrique_du_sud] Afrique du Sud
       *[other] { $other_ambassador_name }
    }
place-name =
    { $twin ->
        [yes]
            { $owner_you ->
                [yes] { card } (la vôtre)
               *[no] { card } ({ $owner_player })
            }
       *[no] { card }
    }
line-the =
    { $axis ->
        [row] la rangée { $number }
       *[column] la colonne { $number }
    }

## Ce que disent les cartes : une phrase par opération

text-cost = { $n } M
text-cost-none-hidden = { $n } M si aucun ambassadeur n’est face cachée
text-one-of = l’un ou l’autre
text-helpful = effet utile
op-gain =
    { $who ->
        [each] chaque joueur gagne { $n } M
       *[self]
            { $least ->
                [0] gagnez { $n } M
                [6] si le dé vaut 6, gagnez { $n } M
               *[other] si le dé vaut { $least } ou plus, gagnez { $n } M
            }
    }
op-fine = chaque joueur perd { $n } M
op-move =
    { $animals ->
        [1]
            { $steps ->
                [1] déplacez { animal-a } d’une case
               *[other] déplacez { animal-a } de { $steps } cases au plus
            }
       *[other]
            { $steps ->
                [1] { $animals } fois au plus, déplacez { animal-a } d’une case
               *[other] { $animals } fois au plus, déplacez { animal-a } de { $steps } cases au plus
            }
    }
op-place =
    { $where ->
        [near_couple] placez { animals-counted } à côté d’un couple
       *[any_empty]
            { $n ->
                [one] placez { animals-counted } sur une case vide
               *[other] placez { animals-counted } sur des cases vides
            }
    }
op-untile =
    { $by ->
        [x] retirez autant de tuiles
       *[n]
            { $n ->
                [one] retirez { $n } tuile
               *[other] retirez { $n } tuiles
            }
    }
op-influence =
    posez { cubes-counted } { $filter ->
        [hidden] sur un ambassadeur face cachée
        [revealed] sur un ambassadeur face visible
       *[any]
            { $n ->
                [one] sur un ambassadeur
               *[other] sur les ambassadeurs de votre choix
            }
    }{ $else_filter ->
        [any] {""}, ou sur un autre s’il n’y en a pas
        [hidden] {""}, ou sur un face cachée s’il n’y en a pas
        [revealed] {""}, ou sur un face visible s’il n’y en a pas
       *[none] {""}
    }
cubes-counted =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
op-draw =
    { $n ->
        [one] piochez { $n } carte
       *[other] piochez { $n } cartes
    }
op-play = jouez une carte
op-peek =
    { $price ->
        [0] regardez le prochain effet ; vous pouvez le défausser
       *[other] regardez le prochain effet ; vous pouvez payer { $price } M pour le défausser
    }
op-unconst = enlevez un effet constant
op-skip =
    { $n ->
        [1] la prochaine phase de destruction est sautée
       *[other] les { $n } prochaines phases de destruction sont sautées
    }
op-destroy =
    { $unless ->
        [yes] une destruction de plus, sauf si { effect } est en jeu
       *[no] une destruction de plus
    }
op-tile = une tuile est posée à côté d’une autre
op-lose =
    { $filter ->
        [by_tile] perdez { animal-a } à côté d’une tuile
        [alone_row6] perdez { animal-alone } dans la rangée du bas
        [hemmed2] perdez { animal-a } qui a 2 cases libres à côté, ou moins
       *[alone] perdez { animal-alone }
    }
animal-alone =
    { $module ->
        [tigre] un tigre seul sur sa case
        [loutre] une loutre seule sur sa case
        [panda] un panda seul sur sa case
       *[other] un animal seul sur sa case
    }
op-uncube = l’ambassadeur qui a le plus de cubes en perd 1, s’il en a 2 ou plus
op-fund = un joueur peut payer { $price } M pour enlever un effet constant
op-trigger_all = tous les effets constants se déclenchent
op-amount = payez de { $lo } à { $hi } M
op-look = regardez un ambassadeur face cachée
op-shift_cube = déplacez un cube d’un ambassadeur face visible à un autre
mod-birth =
    cible des naissances { $n ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] { $n }
    }
mod-discount = votre premier paiement coûte { $n } M de moins
mod-gap =
    { $n ->
        [-1] vos dés peuvent valoir un point de moins
       *[other] écart demandé à vos dés : { $n }
    }
mod-purse = tout le monde peut payer avec votre argent
mod-campaign = votre premier dé sur les réseaux sociaux rapporte { $n } M de plus
mod-nursery = le petit peut naître sur toute case vide de la rangée ou de la colonne de ses parents
mod-price = { card } coûte { $n } M de plus
mod-block = sans effet : { effect }
does-cancel_effect = défaussez la carte d’effet sans l’appliquer
does-save_loss = sauvez { animal-the }
does-reroll =
    { $n ->
        [one] relancez { $n } dé
       *[other] relancez { $n } dés
    }
does-ignore_part =
    { $uncube ->
        [yes]
            { $further_tile ->
                [yes] ignorez la perte d’un cube, ou toute tuile après la première du tour
               *[no] ignorez la perte d’un cube
            }
       *[no] ignorez toute tuile après la première du tour
    }
when =
    { $when ->
        [turn_start] au début de votre tour
        [after_roll] après votre lancer
        [passive]
            { $once ->
                [none]
                    { $scope ->
                        [any_turn] à tous les tours
                       *[own_turn] pendant vos tours
                    }
               *[other] à chacun de vos tours
            }
       *[other]
            { $when ->
                [main] pendant vos actions
                [on_cube] quand vous posez des cubes
                [on_effect] quand un effet est révélé à votre tour
                [on_part] pendant votre tour
               *[on_loss] quand un effet fait perdre un animal
            }{ $once ->
                [none] {""}
                [effect_card] , une fois par carte d’effet
               *[turn] , une fois par tour
            }
    }
when-key = à la carte clé
when-always = tant qu’elle est en jeu

## Les ambassadeurs et les naissances

ambassador-value =
    { $counts ->
        [animals] { animal-plural } du plateau
        [hand_cards] cartes de toutes les mains
        [couples] couples
        [sheltered] { animal-plural } sans tuile à côté
        [reserve_tiles] tuiles en réserve
        [area_cards] cartes Action en jeu
        [money] argent de tous
        [face_up_ambassadors] ambassadeurs visibles
        [yes_votes] Oui déjà obtenus
        [calm] { $base } − effets constants nuisibles
       *[dice]
            { $dice ->
                [1] un dé
               *[other]
                    { $take ->
                        [min] le plus faible de { $dice } dés
                        [max] le plus fort de { $dice } dés
                       *[sum] somme de { $dice } dés
                    }
            }
    }
chance = { $percent } %
birth-part =
    { $why ->
        [couples]
            { $n ->
                [one] { $n } couple
               *[other] { $n } couples
            }
        [module] règle de l’espèce : { birth-signed }
       *[other] { source } : { birth-signed }
    }
birth-signed =
    { $n ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] { $n }
    }
birth-why =
    { $why ->
        [no-couple] aucun couple
        [no-cell] aucune case vide à côté d’un couple
        [no-supply] plus d’animal dans la réserve commune
       *[target] cible trop basse
    }
end-why =
    { $why ->
        [votes] { $yes } Oui l’année { $year } : la résolution est adoptée.
        [population]
            { $population ->
                [0] Il ne reste { animal-no } sur le plateau.
               *[other] Il ne reste qu’{ animal-a } sur le plateau.
            }
        [reserve] Il fallait poser une tuile, et la réserve était vide.
       *[second_vote] { $yes } Oui au dernier vote, pour { $needed } nécessaires.
    }

## Ce qui se passe

role-taken =
    { $you ->
        [yes] Vous choisissez le personnage { role }.
       *[no] { $player } choisit le personnage { role }.
    }
specialty-taken =
    { $you ->
        [yes] Vous choisissez la compétence { specialty }.
       *[no] { $player } choisit la compétence { specialty }.
    }
card-drawn-open =
    { $you ->
        [yes] Vous piochez { card }.
       *[no] { $player } pioche { card }.
    }
card-drawn =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $player } pioche une carte.
    }
card-received =
    { $you ->
        [yes] Vous recevez { card }.
       *[no] { $player } reçoit { card }.
    }
no-card-left =
    { $you ->
        [yes] Vous n’avez plus de carte à piocher.
       *[no] { $player } n’a plus de carte à piocher.
    }
first-named =
    { $you ->
        [yes] Vous commencez.
       *[no] { $player } commence.
    }
turn-began =
    { $you ->
        [yes] Année { $year } : à vous de jouer.
       *[no] Année { $year } : { $player } joue.
    }
dice-rolled =
    { $you ->
        [yes] Vous lancez { $values }.
       *[no] { $player } lance { $values }.
    }
die-rerolled =
    { $you ->
        [yes] Vous relancez le { $old } et obtenez { $value }.
       *[no] { $player } relance le { $old } et obtient { $value }.
    }
die-placed =
    { $you ->
        [yes] Vous placez un { $value } sur { place-name }.
       *[no] { $player } place un { $value } sur { place-name }.
    }
money-gained =
    { $n ->
        [0]
            { $you ->
                [yes] Vous ne gagnez rien : la réserve commune est vide.
               *[no] { $player } ne gagne rien : la réserve commune est vide.
            }
       *[other]
            { $you ->
                [yes] Vous gagnez { $n } M.
               *[no] { $player } gagne { $n } M.
            }
    }
money-lost =
    { $you ->
        [yes] Vous perdez { $n } M.
       *[no] { $player } perd { $n } M.
    }
money-paid =
    { $you ->
        [yes] Vous payez { $n } M.
       *[no] { $player } paie { $n } M.
    }
purse-paid =
    { $you ->
        [yes] Fonds commun : vous payez { $n } M pour { $other_player }.
       *[no]
            { $other_you ->
                [yes] Fonds commun : { $player } paie { $n } M pour vous.
               *[no] Fonds commun : { $player } paie { $n } M pour { $other_player }.
            }
    }
discount-used =
    { $you ->
        [yes] Remise : { $n } M de moins pour vous.
       *[no] Remise : { $n } M de moins pour { $player }.
    }
card-played =
    { $you ->
        [yes]
            { $type ->
                [action] Vous jouez { card } : une nouvelle action pour tous.
                [permanent] Vous jouez { card }, qui reste devant vous.
               *[unique] Vous jouez { card }.
            }
       *[no]
            { $type ->
                [action] { $player } joue { card } : une nouvelle action pour tous.
                [permanent] { $player } joue { card }, qui reste en jeu.
               *[unique] { $player } joue { card }.
            }
    }
amount-chosen =
    { $you ->
        [yes]
            { $n ->
                [0] Vous choisissez de ne rien payer.
               *[other] Vous choisissez de payer { $n } M.
            }
       *[no]
            { $n ->
                [0] { $player } choisit de ne rien payer.
               *[other] { $player } choisit de payer { $n } M.
            }
    }
animal-moved =
    { $you ->
        [yes] Vous déplacez { animal-a } de la case { $from_cell } à la case { $cell }.
       *[no] { $player } déplace { animal-a } de la case { $from_cell } à la case { $cell }.
    }
animal-placed =
    { $you ->
        [yes] Vous placez { animal-a } sur la case { $cell }. Population : { $population }.
       *[no] { $player } place { animal-a } sur la case { $cell }. Population : { $population }.
    }
tile-removed =
    { $you ->
        [yes] Vous retirez la tuile de la case { $cell }. En réserve : { $reserve }.
       *[no] { $player } retire la tuile de la case { $cell }. En réserve : { $reserve }.
    }
cube-placed =
    { $you ->
        [yes] Vous posez un cube sur { ambassador-the } : { $cubes } en tout.
       *[no] { $player } pose un cube sur { ambassador-the } : { $cubes } en tout.
    }
cube-taken =
    { $you ->
        [yes] Vous prenez un cube sur { ambassador-the } : { cubes-left }.
       *[no] { $player } prend un cube sur { ambassador-the } : { cubes-left }.
    }
cubes-left =
    { $cubes ->
        [0] plus aucun
       *[other] il en reste { $cubes }
    }
cube-lost = Un cube est perdu sur { ambassador-the } : { cubes-left }.
ambassador-revealed = Un ambassadeur est révélé : { ambassador-the }, cible { $target }.
ambassador-looked =
    { $you ->
        [yes] Vous regardez { ambassador-the }.
       *[no] { $player } regarde { ambassador-the }.
    }
ambassador-seen = L’ambassadeur n° { $slot } : { ambassador-the }.
effect-shown = Prochain effet : { effect }.
effect-discarded =
    { $you ->
        [yes] Vous défaussez { effect }.
       *[no] { $player } défausse { effect }.
    }
effect-kept =
    { $you ->
        [yes] Vous laissez { effect } sur la pioche.
       *[no] { $player } laisse { effect } sur la pioche.
    }
effects-renewed =
    { $cards ->
        [one] La défausse redevient la pioche d’effets : { $cards } carte.
       *[other] La défausse redevient la pioche d’effets : { $cards } cartes.
    }
birth-rolled =
    { $success ->
        [yes] Dé de naissance : { $value } ; il fallait { $target } ou moins. Un petit va naître !
       *[no] Dé de naissance : { $value } ; il fallait { $target } ou moins. Pas de naissance.
    }
no-birth = Pas de naissance : { birth-why }.
born = Naissance, case { $cell } : { $population } { animal-plural } désormais.
parent-moved = Le couple se sépare : { animal-a } va de la case { $from_cell } à la case { $cell }.
birth-declined =
    { $you ->
        [yes] Vous renoncez à la naissance.
       *[no] { $player } renonce à la naissance.
    }
destruction-skipped =
    { $skip ->
        [0] Pas de destruction : elle était suspendue.
        [one] Pas de destruction : elle était suspendue. Encore { $skip } phase à sauter.
       *[other] Pas de destruction : elle était suspendue. Encore { $skip } phases à sauter.
    }
skip-added =
    { $skip ->
        [1] La prochaine phase de destruction sera sautée.
       *[other] Les { $skip } prochaines phases de destruction seront sautées.
    }
line-chosen =
    { $you ->
        [yes] Destruction : vous choisissez { line-the }.
       *[no] Destruction : { $player } choisit { line-the }.
    }
destruction-rolled = Dé de destruction : { $value }, case { $cell }.
tile-placed =
    { $spread ->
        [yes] La destruction s’étend à la case { $cell }. { reserve-left }
       *[no]
            { $slid ->
                [yes] La tuile glisse de la case { $from_cell } à la case { $cell }. { reserve-left }
               *[no] Une tuile est posée sur la case { $cell }. { reserve-left }
            }
    }
reserve-left =
    { $reserve ->
        [0] Réserve vide !
       *[other] En réserve : { $reserve }.
    }
animals-covered = Perte, case { $cell } : { animals-counted }. Population : { $population }.
animals-starved = La faim emporte { animals-counted } ({ $cells }). Population : { $population }.
animal-lost =
    { $cause ->
        [separation] Il n’y a pas de place autour de la case { $cell } : { animal-a } de moins. Population : { $population }.
       *[effect] Perte, case { $cell } : { animal-a }. Population : { $population }.
    }
animal-saved =
    { $you ->
        [yes] { card } : vous sauvez { animal-the } de la case { $cell }.
       *[no] { card } : { $player } sauve { animal-the } de la case { $cell }.
    }
animal-to = { animal-the }
effect-revealed =
    { $key ->
        [yes] Carte clé : { effect } !
       *[no]
            { $kind ->
                [constant] Effet constant : { effect }.
               *[immediate] Effet : { effect }.
            }
    }
no-effect = Plus aucune carte d’effet : il ne se passe rien.
effect-cancelled =
    { $you ->
        [yes] Vous annulez { effect }.
       *[no] { $player } annule { effect }.
    }
constant-added = En jeu désormais : { effect }.
constant-triggered = Se déclenche : { effect }.
constant-removed =
    { $you ->
        [yes]
            { $cost ->
                [0] Vous enlevez { effect }.
               *[other] Vous enlevez { effect } pour { $cost } M.
            }
       *[no]
            { $cost ->
                [0] { $player } enlève { effect }.
               *[other] { $player } enlève { effect } pour { $cost } M.
            }
    }
constant-blocked = Bloqué par un autre effet constant : { effect }.
part-ignored =
    { $you ->
        [yes] Vous ignorez { part-the }.
       *[no] { $player } ignore { part-the }.
    }
part-the =
    { $part ->
        [destroy] la destruction supplémentaire
        [spread] l’extension de la destruction
        [tile] la tuile à poser
       *[uncube] la perte d’un cube
    }
next-named =
    { $other_you ->
        [yes] C’est à vous de jouer ensuite.
       *[no] Ensuite, c’est à { $other_player }.
    }
year-began = L’année { $year } commence.
vote-began =
    { $which ->
        [first] Premier vote, fin de l’année { $year } : il faut { $needed } Oui.
       *[second] Dernier vote, fin de l’année { $year } : il faut { $needed } Oui.
    }
polled =
    { $yes ->
        [yes] { ambassador } : { $value } + { $cubes } = { $total }, cible { $target }. Oui ! Cela en fait { $count }.
       *[no] { ambassador } : { $value } + { $cubes } = { $total }, cible { $target }. Non.
    }
vote-ended =
    { $passed ->
        [yes] Vote gagné, avec { $yes } Oui !
       *[no]
            { $which ->
                [first] Vote manqué : { $yes } Oui, il en fallait { $needed }. Il reste un vote.
               *[second] Vote manqué : { $yes } Oui, il en fallait { $needed }.
            }
    }
yes-counted = { $yes } Oui
match-won = La résolution est adoptée l’année { $year } : l’espèce est sauvée !
match-lost =
    { $why ->
        [population]
            { $population ->
                [0] Il ne reste { animal-no } : l’espèce s’est éteinte.
               *[other] Il ne reste qu’{ animal-a } : l’espèce ne survivra pas.
            }
        [reserve] Une tuile est due et la réserve est vide : l’habitat est détruit.
       *[second_vote] { $yes } Oui sur { $needed } au dernier vote : l’espèce ne sera pas protégée.
    }

## À qui de jouer

turn-setup_role =
    { $you ->
        [yes] À vous : choisissez votre personnage.
       *[no] { $player } choisit son personnage.
    }
turn-setup_specialty =
    { $you ->
        [yes] À vous : choisissez l’une de vos deux compétences.
       *[no] { $player } choisit sa compétence.
    }
turn-peek =
    { $you ->
        [yes] À vous : défaussez le prochain effet, ou laissez-le venir.
       *[no] { $player } regarde le prochain effet.
    }
turn-reroll =
    { $you ->
        [yes] À vous : relancez l’un de vos dés, ou gardez-les.
       *[no] { $player } peut relancer un dé.
    }
turn-act =
    { $you ->
        [yes] À vous : placez vos dés sur des actions.
       *[no] { $player } place ses dés.
    }
turn-move =
    { $you ->
        [yes]
            { $question_steps ->
                [1] À vous : déplacez { animal-a } d’une case, ou arrêtez-vous là.
               *[other] À vous : déplacez { animal-a } de { $question_steps } cases au plus, ou arrêtez-vous là.
            }
       *[no] { $player } peut déplacer { animal-a }.
    }
turn-place =
    { $you ->
        [yes] À vous : sur quelle case vide placer { animal-a } ?
       *[no] { $player } place { animal-a }.
    }
turn-untile =
    { $you ->
        [yes] À vous : quelle tuile retirer ?
       *[no] { $player } retire une tuile.
    }
    .aside =
        { $question_left ->
            [one] encore { $question_left } tuile
           *[other] encore { $question_left } tuiles
        }
turn-influence =
    { $you ->
        [yes] À vous : sur quel ambassadeur poser un cube ?
       *[no] { $player } pose un cube d’influence.
    }
    .aside =
        { $question_left ->
            [one] encore { $question_left } cube
           *[other] encore { $question_left } cubes
        }
turn-extra_cube =
    { $you ->
        [yes] À vous : payer { $question_price } M pour poser un cube de plus ?
       *[no] { $player } peut payer un cube de plus.
    }
turn-play =
    { $you ->
        [yes] À vous : quelle carte de votre main jouer ?
       *[no] { $player } joue une carte.
    }
turn-unconst =
    { $you ->
        [yes] À vous : quel effet constant enlever ?
       *[no] { $player } peut enlever un effet constant.
    }
turn-amount =
    { $you ->
        [yes] À vous : combien payer ?
       *[no] { $player } choisit combien payer.
    }
turn-newborn =
    { $you ->
        [yes] Un petit naît ! À vous : sur quelle case vide ?
       *[no] Un petit naît : { $player } choisit où.
    }
turn-split =
    { $you ->
        [yes] Le couple se sépare. À vous : où va l’un des parents ?
       *[no] Le couple se sépare : { $player } choisit où.
    }
turn-line =
    { $you ->
        [yes] Destruction. À vous : quelle ligne sera frappée ?
       *[no] Destruction : { $player } choisit la ligne frappée.
    }
    .aside =
        { $reserve_tiles ->
            [0] réserve de tuiles vide
            [one] { $reserve_tiles } tuile en réserve
           *[other] { $reserve_tiles } tuiles en réserve
        }
turn-side =
    { $you ->
        [yes] À vous : de quel côté la tuile part-elle ?
       *[no] { $player } choisit le côté de la tuile.
    }
turn-ignore_part =
    { $you ->
        [yes] À vous : ignorer ce qui va arriver ?
       *[no] { $player } peut ignorer ce qui va arriver.
    }
turn-cancel =
    { $you ->
        [yes] À vous : payer { $question_price } M pour annuler cet effet ?
       *[no] { $player } peut annuler cet effet.
    }
turn-victim =
    { $you ->
        [yes] Il faut perdre { animal-a }. À vous : sur quelle case ?
       *[no] { $player } choisit où perdre { animal-a }.
    }
turn-save =
    { $you ->
        [yes] À vous : sauver { animal-the } ?
       *[no] { $player } peut sauver { animal-the }.
    }
turn-tile =
    { $you ->
        [yes] À vous : sur quelle case poser la tuile ?
       *[no] { $player } choisit où poser la tuile.
    }
    .aside =
        { $reserve_tiles ->
            [0] réserve de tuiles vide
            [one] { $reserve_tiles } tuile en réserve
           *[other] { $reserve_tiles } tuiles en réserve
        }
turn-uncube =
    { $you ->
        [yes] À vous : quel ambassadeur perd un cube ?
       *[no] { $player } choisit quel ambassadeur perd un cube.
    }
turn-fund =
    { $you ->
        [yes] À vous : payer { $question_price } M pour enlever un effet constant ?
       *[no] { $player } peut payer pour enlever un effet constant.
    }
turn-next_seat =
    { $you ->
        [yes] À vous : qui joue ensuite ?
       *[no] { $player } désigne le joueur suivant.
    }
turn-poll =
    { $you ->
        [yes] Le vote. À vous : quel ambassadeur vote ensuite ?
       *[no] Le vote : { $player } choisit qui vote ensuite.
    }
    .aside = { $vote_yes } Oui sur { $vote_needed }
choices-setup_role = deux compétences chacun
choices-setup_specialty = chacune a sa carte de départ
choices-peek = tout le monde voit la carte
choices-reroll = une seule fois
choices-act = un dé à la fois
choices-move = facultatif
choices-place = sur une case vide
choices-untile = elle retourne en réserve
choices-influence = un ambassadeur face cachée est révélé
choices-extra_cube = une fois par tour
choices-play = elle quitte votre main
choices-unconst = facultatif
choices-amount = selon vos moyens
choices-newborn = à côté de ses parents
choices-split = à côté de l’autre parent
choices-line = une ligne occupée, puis le dé
choices-side = à égale distance
choices-ignore_part = une fois par tour
choices-cancel = une fois par tour
choices-victim = un choix du groupe
choices-save = une fois par carte d’effet
choices-tile = un choix du groupe
choices-uncube = à égalité de cubes
choices-fund = le premier qui paie décide
choices-next_seat = parmi ceux qui n’ont pas joué cette année
choices-poll = l’ordre peut compter
result =
    { $end_why ->
        [votes] La résolution est adoptée : ensemble, vous avez sauvé l’espèce !
        [population] L’espèce a disparu : tout le monde a perdu.
        [reserve] L’habitat est détruit : tout le monde a perdu.
        [second_vote] La résolution est rejetée : tout le monde a perdu.
       *[other] La partie est terminée.
    }

## Les choix

choice-role = { role }
choice-specialty = { specialty }, avec la carte { card }
choice-die =
    { $cost ->
        [0] Placer un { $value } sur { place-name }
       *[other] Placer un { $value } sur { place-name }, pour { $cost } M
    }
choice-end = Terminer vos actions
detail-place =
    { $parts ->
        [one] { $parts } effet
       *[other] { $parts } effets à la suite
    }
choice-reroll = Relancer le { $value }
choice-keep-roll = Garder ces dés
choice-move = De la case { $from_cell } à la case { $cell }
detail-couple =
    { $module ->
        [tigre] deux tigres ensemble : un couple
        [loutre] deux loutres ensemble : un couple
        [panda] deux pandas ensemble : un couple
       *[other] un couple
    }
detail-breaks = sépare un couple
choice-stop = S’arrêter là
choice-place = Placer { animal-a } sur la case { $cell }
choice-untile = Retirer la tuile de la case { $cell }
choice-cube = Poser un cube sur { ambassador-the }
detail-votes =
    { $percent ->
        [0] { $total } sur { $target } : Non
        [100] { $total } sur { $target } : Oui
       *[other] { $total } sur { $target } sans les dés : { $percent } %
    }
detail-unknown =
    { $candidates ->
        [one] inconnu, { $candidates } pays possible
       *[other] inconnu, { $candidates } pays possibles
    }
choice-extra-cube = Payer { $price } M : un cube de plus sur { ambassador-the }
choice-play = Jouer { card }
choice-drop =
    { $price ->
        [0] Défausser { effect }
       *[other] Payer { $price } M : défausser { effect }
    }
choice-keep-effect = Laisser { effect } sur la pioche
choice-lift = Enlever { effect } (n° { $position })
choice-pay-lift = Payer { $price } M : enlever { effect } (n° { $position })
choice-fund = Payer { $price } M : enlever { effect } (n° { $position })
choice-amount =
    { $n ->
        [0] Ne rien payer
       *[other] Payer { $n } M
    }
choice-look = Regarder { ambassador-the }
choice-shift = Déplacer un cube : { ambassador } → { other-ambassador }
choice-newborn = Naissance, case { $cell }, parents case { $parent_cell }
choice-split = L’un des parents va sur la case { $cell }
choice-line =
    { $axis ->
        [row] Rangée { $number } : { animals-counted }
       *[column] Colonne { $number } : { animals-counted }
    }
detail-line =
    { $worst ->
        [0] aucune perte possible
       *[other] pertes : { $loss } en moyenne, { $worst } au pire
    }
choice-side = Vers la case { $cell }
detail-side =
    { $n ->
        [0] tuile sur la case { $cell }, sans perte
       *[other] tuile sur la case { $cell }, perte : { animals-counted }
    }
choice-victim = Perdre { animal-a }, case { $cell }
choice-save = Sauver { animal-the } de la case { $cell }
choice-cancel = Payer { $price } M : annuler { effect }
choice-ignore = Ignorer { part-the }
choice-tile = Poser une tuile sur la case { $cell }
detail-lost =
    { $n ->
        [0] sans perte
       *[other] perte : { animals-counted }
    }
choice-strip = Retirer un cube posé sur { ambassador-the }
choice-next =
    { $other_you ->
        [yes] Vous
       *[no] { $other_player }
    }
choice-poll = Faire voter { ambassador-the }
choice-no =
    { $phase ->
        [newborn] Renoncer à la naissance
        [extra_cube] Pas de cube supplémentaire
        [ignore_part] Laisser faire
        [cancel] Laisser l’effet agir
        [save] Ne sauver personne
        [fund] Ne pas payer
       *[other] Non
    }

## Refus : ce qui ne va pas, et ce qu’il faut faire

refuse-chance = Un tirage au sort est en cours : attendez un instant.
refuse-not-now =
    { $phase ->
        [setup_role] Pas maintenant : choisissez d’abord un personnage.
        [setup_specialty] Pas maintenant : choisissez d’abord une compétence.
        [peek] Pas maintenant : défaussez d’abord l’effet montré, ou laissez-le.
        [reroll] Pas maintenant : relancez d’abord un dé, ou gardez-les.
        [act] Pas maintenant : placez un dé sur une action.
        [move] Pas maintenant : déplacez d’abord un animal, ou arrêtez-vous là.
        [place] Pas maintenant : placez d’abord l’animal.
        [untile] Pas maintenant : retirez d’abord une tuile.
        [influence] Pas maintenant : posez d’abord le cube sur un ambassadeur.
        [extra_cube] Pas maintenant : posez d’abord le cube supplémentaire, ou renoncez-y.
        [play] Pas maintenant : jouez d’abord une carte de votre main.
        [unconst] Pas maintenant : enlevez d’abord un effet constant, ou arrêtez-vous là.
        [amount] Pas maintenant : choisissez d’abord combien payer.
        [newborn] Pas maintenant : placez d’abord le petit.
        [split] Pas maintenant : choisissez d’abord où va l’un des parents.
        [line] Pas maintenant : choisissez d’abord la ligne frappée.
        [side] Pas maintenant : choisissez d’abord de quel côté part la tuile.
        [ignore_part] Pas maintenant : ignorez d’abord ce qui va arriver, ou laissez faire.
        [cancel] Pas maintenant : annulez d’abord l’effet, ou laissez-le agir.
        [victim] Pas maintenant : choisissez d’abord la case de l’animal perdu.
        [save] Pas maintenant : décidez d’abord si vous sauvez l’animal.
        [tile] Pas maintenant : choisissez d’abord la case de la tuile.
        [uncube] Pas maintenant : choisissez d’abord quel ambassadeur perd un cube.
        [fund] Pas maintenant : payez d’abord pour enlever un effet constant, ou renoncez-y.
        [next_seat] Pas maintenant : désignez d’abord le joueur suivant.
        [poll] Pas maintenant : choisissez d’abord quel ambassadeur vote.
        [over] La partie est terminée : vous pouvez la revoir ou en commencer une autre.
       *[other] Pas maintenant : choisissez l’une des actions proposées.
    }
refuse-role-taken =
    { $other_you ->
        [yes] Vous avez déjà ce personnage ({ role }) : choisissez une compétence.
       *[no] { $other_player } a déjà ce personnage ({ role }) : choisissez-en un autre.
    }
refuse-no-such-role = Aucun personnage ne s’appelle « { $role } » : choisissez l’un de ceux proposés.
refuse-no-such-cell = Le plateau n’a pas de case « { $cell } » : donnez la rangée puis la colonne, de 11 à 66.
refuse-no-such-line = Le plateau n’a pas de ligne « { $line } » : choisissez une rangée, r1 à r6, ou une colonne, c1 à c6.
refuse-no-such-slot = Il n’y a pas d’ambassadeur n° { $slot } : choisissez de 1 à 6.
refuse-no-such-seat = La place { $number } n’existe pas : choisissez une place de cette partie.
refuse-no-such-place = « { $place } » n’est pas une action de cette partie : choisissez-en une parmi celles du plateau et de la zone d’actions.
refuse-no-such-card = « { $card } » n’est pas une carte de cette partie : choisissez l’une des vôtres.
refuse-no-die = Vous n’avez pas de { $value } à placer : choisissez l’un de vos dés.
refuse-all-placed = Tous vos dés sont placés : terminez vos actions.
refuse-own-die = Un de vos dés est déjà sur { place-name } : choisissez une autre action, ou les réseaux sociaux, qui acceptent n’importe quel dé.
refuse-too-low =
    { $needs ->
        [7] Aucun dé ne peut plus aller sur { place-name }, où se trouve un { $highest } : choisissez une autre action.
        [6] Il faut un 6 sur { place-name }, où se trouve un { $highest } : placez ce { $value } ailleurs.
       *[other] Il faut au moins { $needs } sur { place-name }, où se trouve un { $highest } : placez ce { $value } ailleurs.
    }
refuse-too-dear =
    { $money ->
        [0] { place-name } coûte { $price } M et vous n’avez pas d’argent : gagnez-en d’abord.
       *[other] { place-name } coûte { $price } M et vous n’avez que { $money } M : gagnez-en d’abord, ou choisissez une autre action.
    }
refuse-not-available = { card } n’est pas dans la zone d’actions : quelqu’un doit d’abord jouer cette carte.
refuse-wrong-face = { card } n’existe pas sur cette face du plateau : choisissez une autre action.
refuse-dice-left =
    { $n ->
        [one] Il vous reste { $n } dé : placez-le d’abord. Les réseaux sociaux acceptent n’importe quel dé.
       *[other] Il vous reste { $n } dés : placez-les d’abord. Les réseaux sociaux acceptent n’importe quel dé.
    }
refuse-not-in-hand = { card } n’est pas dans votre main : choisissez l’une de vos cartes.
refuse-no-play = Pour jouer { card }, placez d’abord un dé sur une action qui fait jouer une carte, comme Planifier.
refuse-no-animal = Il n’y a { animal-no } sur la case { $cell } : choisissez une case occupée.
refuse-tile-in-way = Il y a une tuile sur la case { $cell }, et les animaux n’y vont jamais : choisissez une autre case.
refuse-too-far =
    { $steps ->
        [1] La case { $cell } n’est pas à côté de la case { $from_cell } : choisissez une case voisine.
       *[other] La case { $cell } est à plus de { $steps } pas de la case { $from_cell }, car les tuiles barrent le passage : choisissez une case plus proche.
    }
refuse-same-cell = L’animal est déjà sur la case { $cell } : choisissez une autre case, ou arrêtez-vous là.
refuse-not-empty = La case { $cell } n’est pas vide : choisissez-en une sans animal ni tuile.
refuse-not-near-couple = La case { $cell } n’est pas à côté d’un couple : choisissez une case vide voisine d’un couple.
refuse-no-tile = Il n’y a pas de tuile sur la case { $cell } : choisissez une case qui en porte une.
refuse-amb-hidden = Il faut ici un ambassadeur face visible, et celui-ci est face cachée ({ ambassador }) : choisissez-en un autre.
refuse-amb-revealed = Il faut ici un ambassadeur face cachée, et celui-ci est déjà face visible ({ ambassador }) : choisissez-en un autre.
refuse-compulsory =
    { $phase ->
        [place] On ne peut pas y renoncer : choisissez une case vide.
        [untile] On ne peut pas y renoncer : choisissez une tuile.
        [influence] On ne peut pas y renoncer : choisissez un ambassadeur.
        [play] On ne peut pas y renoncer : jouez une carte de votre main.
       *[other] On ne peut pas y renoncer : choisissez l’une des actions proposées.
    }
refuse-no-constant = Il n’y a pas d’effet constant n° { $position } : choisissez l’un de ceux qui sont en jeu.
refuse-cannot-pay =
    { $money ->
        [0] Cela coûte { $price } M et vous n’avez pas d’argent : choisissez autre chose.
       *[other] Cela coûte { $price } M et vous n’avez que { $money } M : choisissez autre chose.
    }
refuse-amount = Cette carte fait payer de { $lo } à { $hi } M, et non { $n } : choisissez une autre somme.
refuse-amount-dear =
    { $money ->
        [0] Vous n’avez pas d’argent : choisissez de ne rien payer.
       *[other] Vous n’avez que { $money } M : payez moins que { $n } M.
    }
refuse-ability =
    { $card ->
        [none] Aucune carte ne permet cela : choisissez l’une des actions proposées.
       *[other] Il vous faudrait { source } : choisissez l’une des actions proposées.
    }
refuse-used = Vous avez déjà utilisé cette carte ce tour-ci ({ source }) : attendez votre prochain tour.
refuse-known = Vous connaissez déjà cet ambassadeur ({ ambassador }) : regardez-en un autre.
refuse-no-cube = Il n’y a pas de cube sur { ambassador-the } : prenez-en un ailleurs.
refuse-same-amb = Le cube est déjà sur { ambassador-the } : choisissez un autre ambassadeur.
refuse-no-couple = Il n’y a pas de couple sur la case { $cell } : choisissez la case de deux { animal-plural }.
refuse-not-beside = La case { $cell } n’est pas à côté de la case { $parent_cell } : choisissez une case vide voisine des parents.
refuse-must-birth = Une naissance possible a toujours lieu : placez le petit.
refuse-split-cell = La case { $cell } n’est pas une case vide voisine de la case { $parent_cell } : choisissez l’une de celles proposées.
refuse-empty-line = Il n’y a { animal-no } dans { line-the } : choisissez une ligne occupée.
refuse-no-tie = La tuile ne part pas vers la case { $cell } : choisissez l’un des deux animaux à égale distance.
refuse-victim =
    { $filter ->
        [by_tile] Il faut { animal-a } à côté d’une tuile, ce qui n’est pas le cas sur la case { $cell } : choisissez l’une des cases proposées.
        [alone] Il faut { animal-alone }, ce qui n’est pas le cas sur la case { $cell } : choisissez l’une des cases proposées.
        [alone_row6] Il faut { animal-alone }, dans la rangée du bas, ce qui n’est pas le cas sur la case { $cell } : choisissez l’une des cases proposées.
        [hemmed2] Il faut une case occupée qui a 2 voisines libres au plus, ce qui n’est pas le cas sur la case { $cell } : choisissez l’une des cases proposées.
       *[other] La case { $cell } ne convient pas : choisissez l’une des cases proposées.
    }
refuse-tile-cell = La case { $cell } n’est pas une case libre à côté d’une tuile : choisissez l’une de celles proposées.
refuse-not-most = D’autres ambassadeurs ont plus de cubes que celui-ci ({ ambassador }) : choisissez parmi ceux qui en ont le plus.
refuse-played =
    { $other_you ->
        [yes] Vous avez déjà joué cette année : désignez quelqu’un d’autre.
       *[no] { $other_player } a déjà joué cette année : désignez quelqu’un d’autre.
    }
refuse-face-down = Un ambassadeur face cachée ne vote pas ({ ambassador }) : choisissez un ambassadeur face visible.
refuse-polled = Cet ambassadeur a déjà voté cette année ({ ambassador }) : choisissez-en un autre.
refuse-not-shown = Aucun effet n’est montré : continuez votre tour.
refuse-nothing-to-save = Aucun animal n’est à sauver en ce moment : continuez la partie.
refuse-nothing-to-cancel = Aucun effet n’est à annuler en ce moment : continuez la partie.
refuse-nothing-to-ignore = Il n’y a rien à ignorer en ce moment : continuez la partie.
refuse-not-deciding =
    { $other_you ->
        [yes] C’est à votre autre personnage d’en décider.
       *[no] C’est à { $other_player } d’en décider : attendez sa réponse.
    }
refuse-drawn = { card } n’est plus dans cette pioche : tirez une autre carte.
refuse-outcome = Ce résultat n’est pas possible maintenant : choisissez-en un autre.

## La table, au terminal

table-year =
    { $turns_left ->
        [0] Année { $year } sur { $last_year } : { vote-which }
        [one] Année { $year } sur { $last_year } : { vote-which } à la fin de ce tour
       *[other] Année { $year } sur { $last_year } : { vote-which } dans { $turns_left } tours
    }
vote-which =
    { $which ->
        [first] premier vote
       *[second] dernier vote
    }
table-population =
    { animals-counted } · { $couples ->
        [0] aucun couple
        [one] { $couples } couple
       *[other] { $couples } couples
    }
table-reserve =
    { $n ->
        [0] réserve de tuiles vide
        [one] { $n } tuile en réserve
       *[other] { $n } tuiles en réserve
    }
table-supply = Réserve commune : { animals-counted }, { $money } M, { $cubes } cubes
table-skip =
    { $n ->
        [one] { $n } destruction suspendue
       *[other] { $n } destructions suspendues
    }
table-birth = Naissance avec { $target } ou moins au dé ({ $percent } %)
table-no-birth = Pas de naissance : { birth-why }
table-ambassadors = Ambassadeurs
table-places = Actions
table-constants = Effets constants, du plus ancien au plus récent
table-effects = Effets : pioche { $deck }, défausse { $discard }
table-top = Prochain effet : { effect }
table-hand = Main
table-hidden-hand =
    { $n ->
        [0] aucune carte
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
table-permanents = Permanentes
table-dice = Dés
table-vote-chance = Si l’on votait maintenant : { $percent } % de chances d’avoir { $needed } Oui
table-legend = Chiffre : nombre de { animal-plural } · ▓ tuile · rangée puis colonne : 24
table-labelled = { $label } : { $text }

## Le plateau dessiné

web-status = État de la partie
web-years = Années
web-year = Année { $year }
web-year-short = an { $year }
web-year-vote =
    { $which ->
        [first] premier vote
       *[second] dernier vote
    }
web-year-past = passée
web-year-now = en cours
web-played =
    { $names_count ->
        [0] Personne n’a encore joué cette année
       *[other] Tours joués cette année : { $names }
    }
web-turns-left =
    { $turns ->
        [0]
            { $which ->
                [first] Premier vote
               *[second] Dernier vote
            }
        [one]
            { $which ->
                [first] Premier vote à la fin de ce tour
               *[second] Dernier vote à la fin de ce tour
            }
       *[other]
            { $which ->
                [first] Premier vote dans { $turns } tours
               *[second] Dernier vote dans { $turns } tours
            }
    }
web-vote-running = Vote en cours : { $yes } Oui sur { $needed }
web-supply-animals = { animals-counted } dans la réserve commune
web-couples =
    { $n ->
        [0] aucun couple
        [one] { $n } couple
       *[other] { $n } couples
    }
web-population-warning =
    { $warning ->
        [last] encore une perte et c’est la défaite
       *[low] défaite à { $lost_at }
    }
web-birth = naissance
web-reserve =
    { $face ->
        [littoral] nappes en réserve
       *[other] tuiles en réserve
    }
web-reserve-all = sur { $all }
web-reserve-warning =
    { $warning ->
        [last] vide : défaite à la prochaine tuile
       *[low] défaite si elle se vide
    }
web-skip =
    { $n ->
        [one] destruction suspendue
       *[other] destructions suspendues
    }
web-vote-sure =
    { $n ->
        [one] Oui assuré
       *[other] Oui assurés
    }
web-vote-now = { $percent } % si l’on votait
web-vote-about =
    Si l’on votait maintenant : { $sure ->
        [one] { $sure } Oui assuré
       *[other] { $sure } Oui assurés
    }, { $possible ->
        [one] { $possible } possible
       *[other] { $possible } possibles
    }, pour { $needed } nécessaires ; { $percent } % de chances de gagner
web-ambassadors = Ambassadeurs
web-slot = Ambassadeur n° { $slot }
web-amb-hidden = face cachée, dos { colour }
web-amb-down = face cachée
web-amb-known = regardé
web-amb-looked = regardé : { ambassador-the }
web-amb-sum =
    { $dice ->
        [0]
            { $total } sur { $target }, dont { $cubes ->
                [one] { $cubes } cube
               *[other] { $cubes } cubes
            }
        [1] { $total } et un dé, sur { $target } : il faut { $needs } au dé
       *[other] { $total } et { $dice } dés, sur { $target } : il faut { $needs } aux dés
    }
web-amb-voted =
    { $yes ->
        [yes] a voté Oui
       *[no] a voté Non
    }
web-amb-chance = Oui à { $percent } %
web-amb-could-be =
    { $candidates ->
        [one] Ambassadeur { colour } n° { $slot }, face cachée : { $candidates } pays possible ({ $countries })
       *[other] Ambassadeur { colour } n° { $slot }, face cachée : { $candidates } pays possibles ({ $countries })
    }
web-yes = Oui
web-no = Non
web-habitat =
    { $module ->
        [tigre] La forêt des tigres
        [loutre] La côte des loutres
        [panda] La forêt des pandas
       *[other] L’habitat
    }
web-cell = Rangée { $row }, colonne { $column }
web-cell-empty = vide
web-cell-ruined =
    { $face ->
        [littoral] nappe de pétrole
       *[other] forêt détruite
    }
web-cell-animals =
    { animals-counted }{ $couples ->
        [0] {""}
        [one] , en couple
       *[other] , { $couples } couples
    }
web-cell-starves = mourra de faim à la prochaine destruction
web-choose = à choisir
web-hinted = conseillé
web-line =
    { $axis ->
        [row] Rangée { $number }
       *[column] Colonne { $number }
    }
web-line-loss = { animals-counted } ; pertes : { $loss } en moyenne, { $worst } au pire
web-line-defeat = risque de défaite : { $percent } %
web-actions = Actions
web-possible = Possibles
web-impossible = Pas maintenant
web-impossible-with = Pas avec ce dé
web-fiche = Fiche
web-fiche-turn = Effet du tour
web-fiche-none = Montrez une carte, un pays, une action ou un joueur : sa fiche s’affiche ici.
web-look-at = Fiche de { $name }
web-place-free = n’importe quel dé
web-place-fits =
    { $empty ->
        [yes] vide
       *[no] votre { $value } convient
    }
web-place-needs =
    { $needs ->
        [1] vide
        [7] aucun dé ne convient
        [6] il faut un 6
       *[other] il faut { $needs } ou plus
    }
web-place-owner = jouée par { $name }
web-place-die = un { $value } placé par { $name }
web-why-low =
    { $needs ->
        [7] aucun dé ne convient
        [6] trop bas : il faut un 6
       *[other] trop bas : il faut { $needs }
    }
web-why-own = votre dé y est déjà
web-why-dear = trop cher : { $price } M
web-which-die = { $name } : avec quel dé ?
web-dice = Dés
web-die = Dé { $value }
web-die-placed = Dé { $value }, placé
web-majority = tout le monde vote ({ $given } sur { $seats })
web-left = encore { $n }
web-when = { $when } : { $text }
web-effects = Effets
web-effects-count =
    { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } · { $discard ->
        [one] { $discard } défaussée
       *[other] { $discard } défaussées
    }
web-key-chance =
    { $left ->
        [0] – plus dans la pioche
       *[other] – encore { $left }, { $percent } % de chances d’être la prochaine
    }
web-effect-now = En cours
web-effect-next = Prochaine carte
web-effect-known = La prochaine carte est connue : { $name }.
web-effects-left = Cartes restantes
web-constants = Effets constants
web-constants-order = du plus ancien au plus récent
web-constants-none = Aucun en jeu.
web-constant-blocked = bloqué
web-hand-count =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
web-hand-empty = Aucune carte en main.
web-hand-hidden =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
web-unseen = Parmi : { $cards }
web-deck-count =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
web-money = { $n } M
web-used = déjà utilisé
web-turn-state =
    { $state ->
        [now] joue
        [waiting] à jouer
       *[played] a joué
    }
web-panels = Panneaux
web-tab-actions = Actions
web-tab-hand = Main
web-tab-effects = Effets
web-tab-team = Équipe
web-setup = Personnages et compétences
web-first-line = Personnages étoilés : les plus simples pour une première partie.
web-first = Conseillé pour débuter
web-skills-show = Voir toutes les compétences
web-skills-hide = Masquer les compétences
first-why =
    { $specialty ->
        [ethologue] Un animal se déplace gratuitement à chaque tour : les couples se forment vite.
        [mecene] Un million de plus à chaque tour : vous ne manquerez jamais d’argent.
        [vedette] Les réseaux sociaux vous rapportent un million de plus : de l’argent avec un seul dé.
       *[other] Facile à jouer.
    }
web-portrait-turn = Retourner le portrait
web-portrait-side =
    { $side ->
        [woman] Retourner le portrait : { role-title }, une femme
       *[man] Retourner le portrait : { role-title }, un homme
    }
web-start-card = Carte de départ : { $name } ({ $text })
web-turn = Un tour
web-step-actions = Actions
web-step-births = Naissances
web-step-destruction = Destruction
web-step-effect = Effet
web-step-end = Fin du tour
web-supply =
    Réserve commune : { animals-counted }, { $money } M, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
web-reconstructed = Les cartes sont notre reconstitution.
web-ballot =
    { $which ->
        [first] Premier vote, année { $year }
       *[second] Dernier vote, année { $year }
    }
web-ballot-count = { $yes } Oui, { $needed } nécessaires
web-ballot-near =
    { $missing ->
        [0]
            { $spare ->
                [0] Juste le nombre de Oui qu’il fallait.
                [one] Un Oui de plus qu’il n’en fallait.
               *[other] { $spare } Oui de plus qu’il n’en fallait.
            }
       *[other]
            { $missing ->
                [one] Il a manqué un Oui.
               *[other] Il a manqué { $missing } Oui.
            }{ $by ->
                [0] {""}
               *[other] {" "}Le Non le plus proche : { ambassador }, à { $by } de sa cible.
            }
    }
web-ballot-empty = Aucun ambassadeur n’était face visible : personne n’a voté.
web-poll-sum =
    { $value } + { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } = { $total } / { $target }
web-plot = Population et destruction au fil des tours
web-plot-about =
    La population est passée de { $from } à { $to } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } ; { $tiles ->
        [0] aucune case détruite
        [one] { $tiles } case détruite
       *[other] { $tiles } cases détruites
    } à la fin.
web-plot-population = { animal-plural }
web-plot-tiles =
    { $face ->
        [littoral] cases polluées
       *[other] cases détruites
    }
web-plot-vote = vote
web-plot-table = En tableau
web-plot-turn = Tour
web-plot-year = Année
web-plot-seat = Joueur
web-plot-start = départ
web-tiles = tuiles

## Ce qu’on étudie

fact-role = Personnage à la table
fact-specialty = Compétence à la table
fact-ambassador = Ambassadeur révélé
fact-ending = Comment la partie a fini
study-ending =
    { $ending ->
        [votes] vote gagné
        [population] population perdue (13.2)
        [reserve] plus de tuile (13.3)
       *[second_vote] dernier vote perdu (13.4)
    }

# A true sentence about the real world for each effect card; data/…/effects.toml names its source.
effect-fact =
    { $fact ->
        [tigre-face_a_face] Les tigres qui tuent du bétail, plus rarement des personnes, sont parfois abattus en représailles.
        [tigre-coupe_rase] En 2007, il ne restait aux tigres qu’environ 7 % des terres où ils vivaient autrefois.
        [tigre-remaniement] En 2010, les gouvernements des 13 pays où vivent des tigres se sont donné pour but d’en doubler le nombre avant 2022.
        [tigre-braconnage] Le braconnage pour le commerce illégal est l’une des plus graves menaces pour les tigres sauvages.
        [tigre-fonds] En 2010, il ne restait peut-être que 3 200 tigres sauvages ; en 2023, on en estimait le nombre à environ 5 570.
        [tigre-trafic] Le commerce international des tigres et de leurs parties est interdit, mais leurs os restent l’objet de contrebande.
        [tigre-piste] Les routes morcellent les forêts des tigres et les ouvrent aux braconniers.
        [tigre-proies] Un tigre a besoin d’une cinquantaine de grandes proies par an.
        [tigre-incendie] En 2015, des incendies ont brûlé environ 2,6 millions d’hectares en Indonésie, le pays du tigre de Sumatra.
        [tigre-coupes_budget] D’après une étude de 2020, il manque environ 700 milliards de dollars par an pour protéger la biodiversité.
        [tigre-journee] La Journée mondiale du tigre, le 29 juillet, a été créée en 2010.
        [loutre-maree_noire] En 1989, la marée noire de l’Exxon Valdez a tué, d’après les estimations, 2 800 loutres de mer en Alaska.
        [loutre-courant] Le pétrole de l’Exxon Valdez a atteint environ 2 100 kilomètres de côtes.
        [loutre-requin] D’après une étude de 2016, de plus en plus de loutres de mer meurent de morsures de requin blanc en Californie.
        [loutre-fonds] Chassées pour leur fourrure, les loutres de mer n’étaient plus que 1 000 à 2 000 environ quand un traité les a protégées en 1911.
        [loutre-barrages] Les barrages flottants retiennent le pétrole à la surface de l’eau et en protègent les côtes les plus fragiles.
        [loutre-ecremeurs] Les écrémeurs retirent le pétrole de la surface de la mer, mais fonctionnent mal quand les vagues sont fortes.
        [loutre-bacteries] Après la marée noire de l’Exxon Valdez, on a répandu de l’engrais sur des plages pour aider les bactéries à dégrader le pétrole.
        [loutre-toxoplasmose] Un parasite des chats, entraîné jusqu’à la mer, infecte des loutres de mer et peut les tuer.
        [loutre-filets] Dans les années 1980, la Californie a restreint la pêche au filet maillant près de ses côtes, où des loutres de mer se noyaient.
        [loutre-remaniement] La loutre de mer de Californie est protégée comme espèce menacée depuis 1977.
        [loutre-coupes_budget] D’après une étude de 2020, il manque environ 700 milliards de dollars par an pour protéger la biodiversité.
        [loutre-sauvetage] À l’aquarium de la baie de Monterey, des femelles adultes élèvent des petits échoués, qui sont ensuite relâchés.
        [panda-route] Les pandas géants sauvages vivent en une trentaine de populations isolées les unes des autres.
        [panda-floraison] Beaucoup de bambous fleurissent tous ensemble après des décennies, puis meurent ; dans les années 1970, des pandas en sont morts de faim.
        [panda-pieges] Des pandas se prennent parfois dans des collets posés pour d’autres animaux.
        [panda-fonds] En 2016, le panda géant est passé de « en danger » à « vulnérable » sur la Liste rouge.
        [panda-coupe_rase] En 1998, la Chine a interdit les coupes commerciales dans les forêts naturelles où vivent les pandas.
        [panda-remaniement] En 2021, la Chine a créé le parc national du panda géant, de plus de 20 000 kilomètres carrés.
        [panda-voie_ferree] Routes, voies ferrées et barrages morcellent les forêts du panda géant.
        [panda-saison] Une femelle panda géant n’est féconde qu’un à trois jours par an.
        [panda-glissement] En 2008, les glissements de terrain du séisme du Sichuan ont détruit des forêts où vivaient des pandas.
        [panda-coupes_budget] D’après une étude de 2020, il manque environ 700 milliards de dollars par an pour protéger la biodiversité.
        [panda-ecotourisme] Les aires protégées terrestres du monde reçoivent environ 8 milliards de visites par an.
        [panda-pret] Des zoos étrangers empruntent des pandas géants à la Chine ; un couple coûte souvent environ un million de dollars par an.
       *[other] –
    }
web-fact-source = Source : { $source }
web-ours = Reconstitution de notre part : ce n’est pas le texte de la carte imprimée.

## Fiches, cartes, ambassadeurs et pièces, à consulter

encyclopedia = Cartes et ambassadeurs
section-modules = Espèces
section-modules-about = { $total } fiches, une par partie
section-roles = Personnages
section-roles-about = { $total } personnages, deux compétences chacun
section-starts = Actions de départ
section-starts-about = imprimées sur le plateau
section-common = Cartes communes
section-common-about = { $total } cartes, une de chaque sorte dans chaque paquet
section-cards = Cartes
section-own = Cartes propres à un personnage
section-own-about = { $total } cartes, quatre par personnage
section-ambassadors = Ambassadeurs
section-ambassadors-about = { $total } pays, six par partie ; le niveau ajoute à leurs cibles
section-all-effects = Effets
section-effects = Cartes d’effet : { module }
section-effects-about = { $total } cartes, { $kinds } sortes
section-pieces = Animaux, jetons et dés
section-pieces-about = { $total } pièces
item-animal =
    { $module ->
        [tigre] Tigres
        [loutre] Loutres de mer
        [panda] Pandas
       *[other] { $module_name }
    }
item-tile = Tuiles de destruction
item-money = Jetons d’un million
item-cube = Cubes d’influence
item-die = Dés d’action
item-board =
    { $board ->
        [foret] Plateau côté forêt
       *[littoral] Plateau côté littoral
    }
item-key = Carte clé : { effect }
item-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
item-targets = cibles +{ $n }
item-price = { card } à { $price } M
item-constant = { effect } en jeu au début
item-target-all = cible { $target }
item-target-seats = { $seats } joueurs : { $target }

## Pourquoi un conseil est bon

reason-won =
    { $change ->
        [gain] Vous gagnez tous ensemble.
        [keep] Avec un autre choix, vous perdriez tous.
        [loss] Mais la partie est perdue.
       *[less] Mais un autre choix vous ferait tous gagner.
    }
reason-poll =
    { $change ->
        [gain] Assez de Oui sont plus probables dans ce vote.
        [keep] Les autres choix rendent le vote plus incertain.
        [loss] Mais assez de Oui sont moins probables.
       *[less] Mais un autre choix rendrait assez de Oui plus probables.
    }
reason-cubes =
    { $change ->
        [gain] Des ambassadeurs se rapprochent du Oui, par des cubes ou par ce qu’ils comptent.
        [keep] Les autres choix laissent des ambassadeurs plus loin du Oui.
        [loss] Mais un ambassadeur s’éloigne du Oui.
       *[less] Mais un autre choix rapprocherait davantage un ambassadeur du Oui.
    }
reason-income =
    { $change ->
        [gain] Plus de cubes pourront être posés aux tours suivants.
        [keep] Les autres choix laissent moins de cubes à poser plus tard.
        [loss] Mais moins de cubes pourront être posés plus tard.
       *[less] Mais un autre choix permettrait de poser plus de cubes plus tard.
    }
reason-coins =
    { $change ->
        [gain] L’argent gagné paiera les actions à venir.
        [keep] Vous gardez de l’argent pour les actions à venir.
        [loss] Mais cela coûte de l’argent.
       *[less] Mais un autre choix rapporterait plus d’argent.
    }
reason-cards =
    { $change ->
        [gain] Des cartes en main de plus, donc plus de choix.
        [keep] Vous gardez vos cartes en main.
        [loss] Mais vous avez moins de cartes en main.
       *[less] Mais un autre choix vous laisserait plus de cartes.
    }
reason-constants =
    { $change ->
        [gain] Un effet constant nuisible disparaît.
        [keep] Les autres choix laissent plus d’effets constants nuisibles.
        [loss] Mais un effet constant nuisible s’ajoute.
       *[less] Mais un autre choix enlèverait un effet constant nuisible.
    }
reason-animals =
    { $change ->
        [gain] Il y a plus d’animaux.
        [keep] Les autres choix coûtent plus d’animaux.
        [loss] Mais cela coûte des animaux.
       *[less] Mais un autre choix laisserait plus d’animaux.
    }
reason-births =
    { $change ->
        [gain] Une naissance devient plus probable : des animaux se rapprochent.
        [keep] Les autres choix rendent une naissance moins probable.
        [loss] Mais une naissance devient moins probable.
       *[less] Mais un autre choix rendrait une naissance plus probable.
    }
reason-losses =
    { $change ->
        [gain] Les prochaines destructions et les effets coûteront moins d’animaux.
        [keep] Les autres choix exposent davantage les animaux.
        [loss] Mais les animaux sont plus exposés.
       *[less] Mais un autre choix mettrait les animaux plus à l’abri.
    }
reason-tiles =
    { $change ->
        [gain] Une tuile revient à la réserve.
        [keep] La réserve de tuiles dure plus longtemps qu’avec les autres choix.
        [loss] Mais la réserve de tuiles diminue.
       *[less] Mais un autre choix épargnerait la réserve de tuiles.
    }
reason-clearing =
    { $change ->
        [gain] La réserve de tuiles durera plus longtemps.
        [keep] Les autres choix vident plus vite la réserve de tuiles.
        [loss] Mais la réserve de tuiles se videra plus vite.
       *[less] Mais un autre choix ferait durer la réserve de tuiles.
    }

## Conseils, une fois chacun, à qui débute contre des bots

tip-setup_role = Aucun personnage ne gagne seul : il faut ensemble de l’argent, des cubes et de quoi protéger les animaux.
tip-setup_specialty = La compétence donne aussi la carte de départ, jouée tout de suite : une action utile à tous est un bon début.
tip-act = Les petits dés passent difficilement : placez-les d’abord sur une action libre, gardez les grands pour celles déjà prises.
tip-reroll = Relancez un dé trop faible pour l’action qu’il vous faut ; un 6, lui, passe presque partout.
tip-move = Deux animaux sur la même case font un couple, et un couple peut avoir un petit : rapprochez ceux qui sont seuls.
tip-place = Placez l’animal près d’un autre qui est seul : il suffira d’un pas pour former un couple.
tip-untile = Une tuile retirée retourne en réserve : c’est du temps gagné, et une case de plus pour les animaux.
tip-influence = Tous n’ont pas besoin de dire Oui : concentrez vos cubes sur les ambassadeurs les plus proches de leur cible.
tip-extra_cube = Un cube pour si peu d’argent est une bonne affaire s’il rapproche un ambassadeur du Oui.
tip-play = Une Action servira à tout le groupe jusqu’à la fin : jouez-la tôt. Une Unique attend le bon moment.
tip-peek = Laissez venir un effet bénin, défaussez celui qui coûterait un animal ou une tuile.
tip-unconst = Un effet constant frappe de nouveau à chaque carte clé : plus vous l’enlevez tôt, plus vous y gagnez.
tip-newborn = Placez le petit à l’abri : loin des tuiles, et près d’un autre animal pour le prochain couple.
tip-split = Le couple se sépare : gardez le parent à un pas d’un autre animal, pour qu’il retrouve vite un partenaire.
tip-line = Le dé désigne une case de la ligne : choisissez celle où il y a peu d’animaux, et peu de tuiles qui feraient glisser.
tip-side = La tuile glisse jusqu’à la première case libre : envoyez-la du côté où elle recouvre le moins d’animaux.
tip-victim = Si un animal doit être perdu, sacrifiez celui qui est seul et loin des autres, pas un membre d’un couple.
tip-tile = Posez la tuile là où aucun animal n’aura besoin de passer, par exemple dans un coin déjà perdu.
tip-fund = Payer pour enlever un effet constant vaut la peine s’il coûte des animaux ou des tuiles à chaque carte clé.
tip-next_seat = Faites jouer d’abord celui dont les dés ou l’argent manquent le plus au groupe en ce moment.
tip-poll = Si l’un d’eux compte les Oui, faites-le voter en dernier : il a besoin des autres.
tip-on-ambassador-revealed = Chaque ambassadeur compte autre chose : animaux, argent, tuiles… Visez ceux que votre partie favorise déjà.
tip-on-tile-placed = Quand la réserve de tuiles est vide, la prochaine destruction fait perdre la partie : surveillez-la.
tip-on-constant-added = Les effets constants attendent la carte clé, qui les déclenche tous : ne les laissez pas s’accumuler.
tip-on-animals-covered = Des animaux recouverts sont perdus : dispersez les couples pour qu’une tuile ne les prenne pas tous.
tip-on-no-birth = Plus il y a de couples, plus une naissance est probable : chacun augmente la cible de 1.
tip-on-year-began = Le temps passe vite : il n’y a que deux votes. Comptez les tours qui restent pour poser vos cubes.
tip-on-vote-ended = Un premier vote manqué n’est pas la fin : les cubes restent, et le second vote décide.

## L’éditeur

edit-ambassador-all = Ambassadeurs
edit-ambassador-about = Un ambassadeur vote Oui si sa valeur et ses cubes atteignent sa cible.
edit-value = Valeur
edit-value-animals = animaux sur le plateau
edit-value-hand_cards = cartes dans toutes les mains
edit-value-couples = couples
edit-value-reserve_tiles = tuiles en réserve
edit-value-area_cards = cartes Action en jeu
edit-value-money = l’argent de tous
edit-value-face_up_ambassadors = ambassadeurs face visible
edit-value-yes_votes = votes Oui déjà obtenus
edit-value-calm = un nombre moins les effets constants nuisibles
edit-value-dice = dés
edit-value-sheltered = animaux sans tuile voisine
edit-base = Nombre
edit-dice = Dés
edit-take = Ce qui compte des dés
edit-take-sum = leur somme
edit-take-min = le plus bas
edit-take-max = le plus haut
edit-target = Cible
edit-target-place =
    { $place ->
        [0] 2 joueurs
        [1] 3 joueurs
        [2] 4 joueurs
       *[other] 5 joueurs
    }
edit-card-all = Cartes
edit-card-about = Ce qu’une carte coûte et fait. Sa pioche et son type restent les mêmes.
edit-cost = Coût
edit-cost_if_none_hidden = Coût tant qu’aucun ambassadeur n’est face cachée
edit-ops = Ce qu’elle fait
edit-op = Effet
edit-op-gain = gagner de l’argent
edit-op-fine = chaque joueur perd de l’argent
edit-op-move = déplacer des animaux
edit-op-place = placer un animal
edit-op-untile = retirer des tuiles
edit-op-influence = des cubes sur un ambassadeur
edit-op-draw = piocher des cartes
edit-op-play = jouer une carte
edit-op-peek = regarder l’effet suivant
edit-op-unconst = retirer un effet constant
edit-op-skip = suspendre les destructions
edit-op-destroy = une destruction de plus
edit-op-tile = une tuile est posée près d’une autre
edit-op-lose = un animal est perdu
edit-op-uncube = un ambassadeur perd un cube
edit-op-fund = payer pour retirer un effet constant
edit-op-amount = payer un montant au choix
edit-n = Combien
edit-who = Qui
edit-who-active = le joueur actif
edit-who-each = tous
edit-if = Seulement avec un dé d’au moins
edit-if-2 = 2
edit-if-3 = 3
edit-if-4 = 4
edit-if-5 = 5
edit-if-6 = 6
edit-animals = Animaux
edit-steps = Pas
edit-where = Où
edit-where-near_couple = près d’un couple
edit-where-any_empty = sur une case vide quelconque
edit-where-free_by_tile = sur une case libre près d’une tuile
edit-filter = Lesquels
edit-filter-any = n’importe lequel
edit-filter-hidden = face cachée
edit-filter-revealed = face visible
edit-filter-by_tile = près d’une tuile
edit-filter-alone = seul
edit-filter-alone_row6 = seul dans la rangée du bas
edit-filter-hemmed2 = avec au plus deux voisines libres
edit-else_filter = Sinon
edit-else_filter-any = n’importe lequel
edit-else_filter-hidden = face cachée
edit-else_filter-revealed = face visible
edit-price = Prix
edit-lo = De
edit-hi = À
pack-op = une carte comme celle-ci ne peut pas faire cela.
pack-die = cette carte se joue sans dé.
pack-amount = il faut d’abord choisir un montant.
pack-less = le second nombre est plus petit que le premier.
pack-cost = seule une carte Action a un coût.
pack-backs = il y a trop peu d’ambassadeurs avec ce dos.
