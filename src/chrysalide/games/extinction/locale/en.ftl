### Extinction: what players read.
### Inside a message, { card }, { effect }, { ambassador-the }, { animal-a }… use the arguments of that message: $card and $card_name; $effect, $effect_name and $module; $ambassador, $ambassador_name, $colour and $slot; $module. A space is written “24”: row 2, column 4.

## The game

game-title = Extinction
game-line = Save an endangered species together: protect its habitat and win over the ambassadors.
game-about = Tigers, sea otters or pandas: you all win or lose together. On your turn, roll three dice and place them on actions to move the animals, repair their habitat, raise money, play cards and gain the support of the ambassadors. Then come births, destruction and the news from around the world, which is rarely good. You need four Yes votes in one ballot, before it is too late. For 1 to 5 players; alone, you play two roles.
reconstructed-cards = The rulebook shows hardly any player cards: it only tells us what Research does. All the others are our reconstruction, with their names, prices and effects. In the rules, a letter says where each point comes from: B the rulebook, S other public sources, I an inference, O our ruling.
reconstructed-specialties = The five roles come from the rulebook, but their two specialties and their starting cards are our reconstruction.
reconstructed-ambassadors = China, Indonesia, Japan and Brazil come from the rulebook. The other eight ambassadors, their targets and the colours of the backs are our reconstruction.
reconstructed-effects = The rulebook names four effect cards of the tiger and gives the full text of only one, the Support fund. The other cards, their texts and how many there are of each are our reconstruction.
reconstructed-modules = For the tiger at the normal level, the rulebook gives the face of the board, the 8 tigers, the 16 tiles and the rules of births and destruction. The starting spaces, the other levels and the modules of the otter and the panda are our reconstruction.
reconstructed-vote_years = The rulebook gives the vote years for four players only. For 2, 3 and 5 players we inferred them, so that matches last about as long and the two votes are in consecutive years.
where =
    { $phase ->
        [over] { module } · { level } · match over
       *[other]
            { $turn ->
                [0] { module } · { level } · setting up
               *[other]
                    { module } · { level } · year { $year } · { $track_turns_left ->
                        [0] vote
                        [one] vote at the end of this turn
                       *[other] vote in { $track_turns_left } turns
                    }
            }
    }
period = Year { $year }

## The options

option-pack = Cards
option-pack-about = The set of cards, ambassadors and sheets of the match; others can be added to the server.
option-pack-reconstructed = Reconstructed from the rulebook
option-module = Species
option-module-about = Each species has its own habitat, dangers and effect cards; the tiger is a good place to start.
option-module-tigre = Tiger
option-module-loutre = Sea otter
option-module-panda = Panda
option-level = Difficulty
option-level-about = Good bots win two matches in three at the easy level, two in five at the normal one and one in six at the hard one. The ambassadors’ targets, the tiles and the prices of some cards differ from level to level; at the hard level, a constant effect is in play from the start.
option-level-facile = Easy
option-level-normal = Normal
option-level-difficile = Hard
option-solo = Solo
option-solo-about = One person plays both roles, in turn.
option-solo-true = Yes
option-solo-false = No
option-open_hands = Open hands
option-open_hands-about = Everybody sees everybody’s cards, to plan together.
option-open_hands-true = Yes
option-open_hands-false = No
option-shared_decider = Shared choices
option-shared_decider-about = Who breaks ties and makes the group’s choices: the player whose turn it is, or a majority of the players.
option-shared_decider-active = The active player
option-shared_decider-majority = A majority
option-optional_births = Optional births
option-optional_births-about = A birth may be declined; otherwise it always takes place.
option-optional_births-true = Yes
option-optional_births-false = No
option-random_roles = Random roles
option-random_roles-about = Roles are dealt at random; you still choose your specialty.
option-random_roles-true = Yes
option-random_roles-false = No
option-easy_three_votes = Three Yes votes are enough
option-easy_three_votes-about = Three Yes votes win instead of four, at the easy level only.
option-easy_three_votes-true = Yes
option-easy_three_votes-false = No
option-starting_money = Starting money
option-starting_money-about = How many million each player starts with, from 0 to 2; none in the rulebook.
option-tiles_delta = More or fewer tiles
option-tiles_delta-about = Added to the number of tiles of the level, from −2 to 2: the more tiles, the easier the match.
option-conference_cost = Price of the International conference
option-conference_cost-about = What this card costs: 2 or 3 million.

## Species, levels, phases

module =
    { $module ->
        [tigre] Tiger
        [loutre] Sea otter
        [panda] Panda
       *[other] { $module_name }
    }
level =
    { $level ->
        [facile] easy
        [normal] normal
        [difficile] hard
       *[other] { $level }
    }
animal =
    { $module ->
        [tigre]
            { $n ->
                [one] tiger
               *[other] tigers
            }
        [loutre]
            { $n ->
                [one] otter
               *[other] otters
            }
        [panda]
            { $n ->
                [one] panda
               *[other] pandas
            }
       *[other]
            { $n ->
                [one] animal
               *[other] animals
            }
    }
animals-counted = { $n } { animal }
animal-a =
    { $module ->
        [tigre] a tiger
        [loutre] an otter
        [panda] a panda
       *[other] an animal
    }
animal-the =
    { $module ->
        [tigre] the tiger
        [loutre] the otter
        [panda] the panda
       *[other] the animal
    }
animal-no =
    { $module ->
        [tigre] no tiger
        [loutre] no otter
        [panda] no panda
       *[other] no animal
    }
animal-plural =
    { $module ->
        [tigre] tigers
        [loutre] otters
        [panda] pandas
       *[other] animals
    }
colour =
    { $colour ->
        [blue] blue
        [green] green
        [grey] grey
       *[other] { $colour }
    }
card-type =
    { $type ->
        [action] Action
        [permanent] Permanent
        [unique] Unique
        [start] Starting action
       *[other] { $type }
    }
effect-kind =
    { $kind ->
        [immediate] immediate effect
        [constant] constant effect
       *[other] { $kind }
    }
phase =
    { $phase ->
        [setup_role] choice of roles
        [setup_specialty] choice of specialties
        [setup_draw] first cards
        [first_seat] first player
        [show] next effect
        [roll] roll of the dice
        [reroll_roll] another roll
        [reveal] ambassador to reveal
        [see] ambassador to look at
        [draw] drawing cards
        [birth_roll] birth die
        [destruction_roll] destruction die
        [effect_reveal] effect card
        [poll_roll] an ambassador’s dice
        [peek] next effect
        [reroll] die to reroll
        [act] actions
        [move] move
        [place] animal to place
        [untile] tile to remove
        [influence] cube to place
        [extra_cube] one more cube
        [play] card to play
        [unconst] constant effect to remove
        [amount] amount to pay
        [newborn] birth
        [split] separation
        [line] destruction
        [side] side of the tile
        [ignore_part] loss to ignore
        [cancel] effect to cancel
        [victim] animal lost
        [save] animal to save
        [tile] tile to put
        [uncube] cube lost
        [fund] support fund
        [next_seat] next player
        [poll] vote
        [over] end
       *[other] { $phase }
    }

## The names of the cards

card =
    { $card ->
        [planifier] Plan
        [reseaux] Social media campaign
        [relocaliser] Relocate
        [replanter] Replant
        [nettoyer] Clean up
        [rechercher] Research
        [plaidoyer] Diplomatic appeal
        [conference] International conference
        [collecte] Fundraising
        [restaurer] Restore the habitat
        [corridor] Wildlife corridor
        [atelier] Strategy workshop
        [terrain] Field study
        [reproduction] Breeding programme
        [mobilisation] Grassroots movement
        [suivi] Radio tracking
        [nurserie] Nursery
        [lacher] Release into the wild
        [veto] Veterinary team
        [gala] Charity gala
        [fondscommun] Common fund
        [terres] Land purchase
        [bourses] Research grants
        [diner] State dinner
        [carnet] Address book
        [coalition] Coalition of countries
        [antichambre] Antechamber
        [injonction] Injunction
        [jurisprudence] Precedent
        [proces] Lawsuit
        [moratoire] Moratorium
        [docu] Documentary
        [direct] Live from the field
        [prime] Prime-time special
        [enquete] Investigative report
       *[other] { $card_name }
    }
specialty =
    { $specialty ->
        [ethologue] Ethologist
        [biologiste] Reproductive biologist
        [mecene] Patron
        [fondation] Foundation
        [reseau_influence] Influence network
        [negociateur] Negotiator
        [contentieux] Litigation
        [constitutionnel] Constitutional law
        [vedette] Television star
        [envoye] Special correspondent
       *[other] { $specialty_name }
    }
effect =
    { $effect ->
        [face_a_face] Face to face with the tigers
        [coupe_rase] Clear-cutting
        [remaniement] Cabinet reshuffle
        [braconnage] Poaching
        [fonds]
            { $module ->
                [tigre] Tiger support fund
                [loutre] Otter support fund
                [panda] Panda support fund
               *[other] { $effect_name }
            }
        [trafic] Tiger bone trade
        [piste] Forest track
        [proies] Scarce prey
        [incendie] Wildfire
        [coupes_budget] Budget cuts
        [journee] International Tiger Day
        [maree_noire] Oil spill
        [courant] Sea current
        [requin] Shark attack
        [barrages] Floating booms
        [ecremeurs] Oil skimmers
        [bacteries] Oil-eating bacteria
        [toxoplasmose] Toxoplasmosis
        [filets] Fishing nets
        [sauvetage] Rescue of a pup
        [route] Road through the reserve
        [floraison] Bamboo flowering
        [pieges] Snares
        [voie_ferree] Railway
        [saison] Short season
        [glissement] Landslide
        [ecotourisme] Ecotourism
        [pret] Panda loan
       *[other] { $effect_name }
    }
# A card, a specialty or a constant effect: what changes a target, or what has already been used.
source =
    { $card ->
        [ethologue] Ethologist
        [biologiste] Reproductive biologist
        [mecene] Patron
        [fondation] Foundation
        [reseau_influence] Influence network
        [negociateur] Negotiator
        [contentieux] Litigation
        [constitutionnel] Constitutional law
        [vedette] Television star
        [envoye] Special correspondent
        [proies] Scarce prey
        [toxoplasmose] Toxoplasmosis
        [saison] Short season
        [piste] Forest track
        [voie_ferree] Railway
       *[other] { card }
    }
# What a difficult title means, in a few words; a dash for the others.
title-about =
    { $title ->
        [antichambre] the room where visitors wait to be received
        [plaidoyer] a speech in defence of a cause
        [corridor] a strip of nature that links two habitats
        [injonction] a judge’s order to stop an activity
        [jurisprudence] earlier rulings that judges follow
        [moratoire] a temporary halt to an activity
        [ethologue] studies how animals behave
        [mecene] gives money to a cause
        [contentieux] cases taken to court
        [constitutionnel] the highest laws of a country
        [coupe_rase] every tree on a plot is felled
        [remaniement] ministers are replaced
        [ecremeurs] machines that take oil off the water
        [toxoplasmose] a disease caused by a parasite of cats
       *[other] –
    }
role =
    { $role ->
        [zoologiste] Zoologist
        [philanthrope] Philanthropist
        [lobbyiste] Lobbyist
        [avocat] Environmental lawyer
        [reporter] Wildlife reporter
       *[other] { $role_name }
    }
# English titles are the same for a woman and a man.
role-title =
    { $side ->
        [woman] { role }
       *[man] { role }
    }
specialty-title =
    { $side ->
        [woman] { specialty }
       *[man] { specialty }
    }
ambassador =
    { $ambassador ->
        [none] Ambassador { $slot } ({ colour })
        [chine] China
        [japon] Japan
        [inde] India
        [russie] Russia
        [canada] Canada
        [indonesie] Indonesia
        [bresil] Brazil
        [etats_unis] United States
        [allemagne] Germany
        [royaume_uni] United Kingdom
        [australie] Australia
        [afrique_du_sud] South Africa
       *[other] { $ambassador_name }
    }
ambassador-the =
    { $ambassador ->
        [none] ambassador { $slot } ({ colour })
        [chine] China
        [japon] Japan
        [inde] India
        [russie] Russia
        [canada] Canada
        [indonesie] Indonesia
        [bresil] Brazil
        [etats_unis] the United States
        [allemagne] Germany
        [royaume_uni] the United Kingdom
        [australie] Australia
        [afrique_du_sud] South Africa
       *[other] { $ambassador_name }
    }
ambassador-to = { ambassador-the }
other-ambassador =
    { $other_ambassador ->
        [chine] China
        [japon] Japan
        [inde] India
        [russie] Russia
        [canada] Canada
        [indonesie] Indonesia
        [bresil] Brazil
        [etats_unis] United States
        [allemagne] Germany
        [royaume_uni] United Kingdom
        [australie] Australia
        [afrique_du_sud] South Africa
       *[other] { $other_ambassador_name }
    }
place-name =
    { $twin ->
        [yes]
            { $owner_you ->
                [yes] { card } (yours)
               *[no] { card } ({ $owner_player })
            }
       *[no] { card }
    }
line-the =
    { $axis ->
        [row] row { $number }
       *[column] column { $number }
    }

## What the cards say: one phrase for each operation

text-cost = { $n } M
text-cost-none-hidden = { $n } M if no ambassador is face down
text-one-of = one or the other
text-helpful = helpful effect
op-gain =
    { $who ->
        [each] each player gains { $n } M
       *[self]
            { $least ->
                [0] gain { $n } M
                [6] if the die is a 6, gain { $n } M
               *[other] if the die is { $least } or more, gain { $n } M
            }
    }
op-fine = each player loses { $n } M
op-move =
    { $animals ->
        [1]
            { $steps ->
                [1] move { animal-a } one space
               *[other] move { animal-a } up to { $steps } spaces
            }
       *[other]
            { $steps ->
                [1] up to { $animals } times, move { animal-a } one space
               *[other] up to { $animals } times, move { animal-a } up to { $steps } spaces
            }
    }
op-place =
    { $where ->
        [near_couple] place { animals-counted } next to a mating pair
       *[any_empty]
            { $n ->
                [one] place { animals-counted } on an empty space
               *[other] place { animals-counted } on empty spaces
            }
    }
op-untile =
    { $by ->
        [x] remove as many tiles
       *[n]
            { $n ->
                [one] remove { $n } tile
               *[other] remove { $n } tiles
            }
    }
op-influence =
    place { cubes-counted } { $filter ->
        [hidden] on a face-down ambassador
        [revealed] on a face-up ambassador
       *[any]
            { $n ->
                [one] on an ambassador
               *[other] on ambassadors of your choice
            }
    }{ $else_filter ->
        [any] {""}, or on another if there is none
        [hidden] {""}, or on one face down if there is none
        [revealed] {""}, or on one face up if there is none
       *[none] {""}
    }
cubes-counted =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
op-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
op-play = play a card
op-peek =
    { $price ->
        [0] look at the next effect; you may discard it
       *[other] look at the next effect; you may pay { $price } M to discard it
    }
op-unconst = remove a constant effect
op-skip =
    { $n ->
        [1] the next destruction phase is skipped
       *[other] the next { $n } destruction phases are skipped
    }
op-destroy =
    { $unless ->
        [yes] one more destruction, unless { effect } is in play
       *[no] one more destruction
    }
op-tile = a tile is placed next to another
op-lose =
    { $filter ->
        [by_tile] lose { animal-a } next to a tile
        [alone_row6] lose { animal-alone } in the bottom row
        [hemmed2] lose { animal-a } with 2 or fewer free spaces next to it
       *[alone] lose { animal-alone }
    }
animal-alone =
    { $module ->
        [tigre] a tiger alone on its space
        [loutre] an otter alone on its space
        [panda] a panda alone on its space
       *[other] an animal alone on its space
    }
op-uncube = the ambassador with the most cubes loses 1, if it has 2 or more
op-fund = a player may pay { $price } M to remove a constant effect
op-trigger_all = all constant effects are triggered
op-amount = pay { $lo } to { $hi } M
op-look = look at a face-down ambassador
op-shift_cube = move a cube from one face-up ambassador to another
mod-birth =
    birth target { $n ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] { $n }
    }
mod-discount = your first payment costs { $n } M less
mod-gap =
    { $n ->
        [-1] your dice may be one point lower
       *[other] how much higher your dice must be: { $n }
    }
mod-purse = everybody can pay with your money
mod-campaign = your first die on social media earns { $n } M more
mod-nursery = the newborn may go on any empty space of its parents’ row or column
mod-price = { card } costs { $n } M more
mod-block = no effect: { effect }
does-cancel_effect = discard the effect card without applying it
does-save_loss = save { animal-the }
does-reroll =
    { $n ->
        [one] reroll { $n } die
       *[other] reroll { $n } dice
    }
does-ignore_part =
    { $uncube ->
        [yes]
            { $further_tile ->
                [yes] ignore the loss of a cube, or any tile after the first of the turn
               *[no] ignore the loss of a cube
            }
       *[no] ignore any tile after the first of the turn
    }
when =
    { $when ->
        [turn_start] at the start of your turn
        [after_roll] after your roll
        [passive]
            { $once ->
                [none]
                    { $scope ->
                        [any_turn] on every turn
                       *[own_turn] during your turns
                    }
               *[other] on each of your turns
            }
       *[other]
            { $when ->
                [main] during your actions
                [on_cube] when you place cubes
                [on_effect] when an effect is revealed on your turn
                [on_part] during your turn
               *[on_loss] when an effect takes an animal
            }{ $once ->
                [none] {""}
                [effect_card] , once per effect card
               *[turn] , once per turn
            }
    }
when-key = at the key card
when-always = while it is in play

## Ambassadors and births

ambassador-value =
    { $counts ->
        [animals] { animal-plural } on the board
        [hand_cards] cards in all hands
        [couples] mating pairs
        [sheltered] { animal-plural } with no tile next to them
        [reserve_tiles] tiles in reserve
        [area_cards] Action cards in play
        [money] everybody’s money
        [face_up_ambassadors] face-up ambassadors
        [yes_votes] Yes votes already won
        [calm] { $base } − harmful constant effects
       *[dice]
            { $dice ->
                [1] one die
               *[other]
                    { $take ->
                        [min] the lowest of { $dice } dice
                        [max] the highest of { $dice } dice
                       *[sum] the sum of { $dice } dice
                    }
            }
    }
chance = { $percent }%
birth-part =
    { $why ->
        [couples]
            { $n ->
                [one] { $n } mating pair
               *[other] { $n } mating pairs
            }
        [module] rule of the species: { birth-signed }
       *[other] { source }: { birth-signed }
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
        [no-couple] no mating pair
        [no-cell] no empty space next to a mating pair
        [no-supply] no animal left in the common supply
       *[target] target too low
    }
end-why =
    { $why ->
        [votes] { yes-counted } in year { $year }: the resolution is adopted.
        [population]
            { $population ->
                [0] There is { animal-no } left on the board.
               *[other] Only { animal-a } is left on the board.
            }
        [reserve] A tile was due, and the reserve was empty.
       *[second_vote] { yes-counted } in the last vote, with { $needed } needed.
    }

## What happens

role-taken =
    { $you ->
        [yes] You are the { role }.
       *[no] { $player } is the { role }.
    }
specialty-taken =
    { $you ->
        [yes] You choose the specialty { specialty }.
       *[no] { $player } chooses the specialty { specialty }.
    }
card-drawn-open =
    { $you ->
        [yes] You draw { card }.
       *[no] { $player } draws { card }.
    }
card-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
card-received =
    { $you ->
        [yes] You receive { card }.
       *[no] { $player } receives { card }.
    }
no-card-left =
    { $you ->
        [yes] You have no card left to draw.
       *[no] { $player } has no card left to draw.
    }
first-named =
    { $you ->
        [yes] You go first.
       *[no] { $player } goes first.
    }
turn-began =
    { $you ->
        [yes] Year { $year }: your turn.
       *[no] Year { $year }: { $player }’s turn.
    }
dice-rolled =
    { $you ->
        [yes] You roll { $values }.
       *[no] { $player } rolls { $values }.
    }
die-rerolled =
    { $you ->
        [yes] You reroll the { $old } and get { $value }.
       *[no] { $player } rerolls the { $old } and gets { $value }.
    }
die-placed =
    { $you ->
        [yes] You place a { $value } on { place-name }.
       *[no] { $player } places a { $value } on { place-name }.
    }
money-gained =
    { $n ->
        [0]
            { $you ->
                [yes] You gain nothing: the common supply is empty.
               *[no] { $player } gains nothing: the common supply is empty.
            }
       *[other]
            { $you ->
                [yes] You gain { $n } M.
               *[no] { $player } gains { $n } M.
            }
    }
money-lost =
    { $you ->
        [yes] You lose { $n } M.
       *[no] { $player } loses { $n } M.
    }
money-paid =
    { $you ->
        [yes] You pay { $n } M.
       *[no] { $player } pays { $n } M.
    }
purse-paid =
    { $you ->
        [yes] Common fund: you pay { $n } M for { $other_player }.
       *[no]
            { $other_you ->
                [yes] Common fund: { $player } pays { $n } M for you.
               *[no] Common fund: { $player } pays { $n } M for { $other_player }.
            }
    }
discount-used =
    { $you ->
        [yes] Discount: { $n } M less for you.
       *[no] Discount: { $n } M less for { $player }.
    }
card-played =
    { $you ->
        [yes]
            { $type ->
                [action] You play { card }: a new action for everybody.
                [permanent] You play { card }, which stays in front of you.
               *[unique] You play { card }.
            }
       *[no]
            { $type ->
                [action] { $player } plays { card }: a new action for everybody.
                [permanent] { $player } plays { card }, which stays in play.
               *[unique] { $player } plays { card }.
            }
    }
amount-chosen =
    { $you ->
        [yes]
            { $n ->
                [0] You choose to pay nothing.
               *[other] You choose to pay { $n } M.
            }
       *[no]
            { $n ->
                [0] { $player } chooses to pay nothing.
               *[other] { $player } chooses to pay { $n } M.
            }
    }
animal-moved =
    { $you ->
        [yes] You move { animal-a } from space { $from_cell } to space { $cell }.
       *[no] { $player } moves { animal-a } from space { $from_cell } to space { $cell }.
    }
animal-placed =
    { $you ->
        [yes] You place { animal-a } on space { $cell }. Population: { $population }.
       *[no] { $player } places { animal-a } on space { $cell }. Population: { $population }.
    }
tile-removed =
    { $you ->
        [yes] You remove the tile on space { $cell }. In reserve: { $reserve }.
       *[no] { $player } removes the tile on space { $cell }. In reserve: { $reserve }.
    }
cube-placed =
    { $you ->
        [yes] You place a cube on { ambassador-the }: { $cubes } in all.
       *[no] { $player } places a cube on { ambassador-the }: { $cubes } in all.
    }
cube-taken =
    { $you ->
        [yes] You take a cube from { ambassador-the }: { cubes-left }.
       *[no] { $player } takes a cube from { ambassador-the }: { cubes-left }.
    }
cubes-left =
    { $cubes ->
        [0] none left
       *[other] { $cubes } left
    }
cube-lost = A cube is lost on { ambassador-the }: { cubes-left }.
ambassador-revealed = An ambassador is revealed: { ambassador-the }, target { $target }.
ambassador-looked =
    { $you ->
        [yes] You look at { ambassador-the }.
       *[no] { $player } looks at { ambassador-the }.
    }
ambassador-seen = Ambassador { $slot }: { ambassador-the }.
effect-shown = Next effect: { effect }.
effect-discarded =
    { $you ->
        [yes] You discard { effect }.
       *[no] { $player } discards { effect }.
    }
effect-kept =
    { $you ->
        [yes] You leave { effect } on the deck.
       *[no] { $player } leaves { effect } on the deck.
    }
effects-renewed =
    { $cards ->
        [one] The discard pile becomes the new effect deck: { $cards } card.
       *[other] The discard pile becomes the new effect deck: { $cards } cards.
    }
birth-rolled =
    { $success ->
        [yes] Birth die: { $value }, and { $target } or less was needed. A birth!
       *[no] Birth die: { $value }, but { $target } or less was needed. No birth.
    }
no-birth = No birth: { birth-why }.
born = Birth on space { $cell }: { $population } { animal-plural } now.
parent-moved = The mating pair separates: { animal-a } goes from space { $from_cell } to space { $cell }.
birth-declined =
    { $you ->
        [yes] You decline the birth.
       *[no] { $player } declines the birth.
    }
destruction-skipped =
    { $skip ->
        [0] No destruction: it was suspended.
        [one] No destruction: it was suspended. { $skip } more phase to skip.
       *[other] No destruction: it was suspended. { $skip } more phases to skip.
    }
skip-added =
    { $skip ->
        [1] The next destruction phase will be skipped.
       *[other] The next { $skip } destruction phases will be skipped.
    }
line-chosen =
    { $you ->
        [yes] Destruction: you choose { line-the }.
       *[no] Destruction: { $player } chooses { line-the }.
    }
destruction-rolled = Destruction die: { $value }, space { $cell }.
tile-placed =
    { $spread ->
        [yes] The destruction spreads to space { $cell }. { reserve-left }
       *[no]
            { $slid ->
                [yes] The tile slides from space { $from_cell } to space { $cell }. { reserve-left }
               *[no] A tile is placed on space { $cell }. { reserve-left }
            }
    }
reserve-left =
    { $reserve ->
        [0] Reserve empty!
       *[other] In reserve: { $reserve }.
    }
animals-covered = Lost on space { $cell }: { animals-counted }. Population: { $population }.
animals-starved = Hunger takes { animals-counted } ({ $cells }). Population: { $population }.
animal-lost =
    { $cause ->
        [separation] There is no room around space { $cell }: { animal-a } is lost. Population: { $population }.
       *[effect] Lost on space { $cell }: { animal-a }. Population: { $population }.
    }
animal-saved =
    { $you ->
        [yes] { card }: you save { animal-the } on space { $cell }.
       *[no] { card }: { $player } saves { animal-the } on space { $cell }.
    }
animal-to = { animal-the }
effect-revealed =
    { $key ->
        [yes] Key card: { effect }!
       *[no]
            { $kind ->
                [constant] Constant effect: { effect }.
               *[immediate] Effect: { effect }.
            }
    }
no-effect = No effect card left: nothing happens.
effect-cancelled =
    { $you ->
        [yes] You cancel { effect }.
       *[no] { $player } cancels { effect }.
    }
constant-added = Now in play: { effect }.
constant-triggered = Triggered: { effect }.
constant-removed =
    { $you ->
        [yes]
            { $cost ->
                [0] You remove { effect }.
               *[other] You remove { effect } for { $cost } M.
            }
       *[no]
            { $cost ->
                [0] { $player } removes { effect }.
               *[other] { $player } removes { effect } for { $cost } M.
            }
    }
constant-blocked = Blocked by another constant effect: { effect }.
part-ignored =
    { $you ->
        [yes] You ignore { part-the }.
       *[no] { $player } ignores { part-the }.
    }
part-the =
    { $part ->
        [destroy] the extra destruction
        [spread] the spread of the destruction
        [tile] the tile about to be placed
       *[uncube] the loss of a cube
    }
next-named =
    { $other_you ->
        [yes] You play next.
       *[no] { $other_player } plays next.
    }
year-began = Year { $year } begins.
vote-began =
    { $which ->
        [first] First vote, end of year { $year }: you need { $needed } Yes votes.
       *[second] Last vote, end of year { $year }: you need { $needed } Yes votes.
    }
polled =
    { $yes ->
        [yes] { ambassador }: { $value } + { $cubes } = { $total }, target { $target }. Yes! That makes { $count }.
       *[no] { ambassador }: { $value } + { $cubes } = { $total }, target { $target }. No.
    }
vote-ended =
    { $passed ->
        [yes] Vote won, with { $yes } Yes votes!
       *[no]
            { $which ->
                [first] Vote failed: { $yes } of the { $needed } Yes votes you needed. There is one vote left.
               *[second] Vote failed: { $yes } of the { $needed } Yes votes you needed.
            }
    }
yes-counted =
    { $yes ->
        [one] { $yes } Yes vote
       *[other] { $yes } Yes votes
    }
match-won = The resolution is adopted in year { $year }: the species is saved!
match-lost =
    { $why ->
        [population]
            { $population ->
                [0] There is { animal-no } left: the species has died out.
               *[other] Only { animal-a } is left: the species will not survive.
            }
        [reserve] A tile is due and the reserve is empty: the habitat is destroyed.
       *[second_vote] { $yes } of { $needed } Yes votes in the last vote: the species will not be protected.
    }

## Whose turn it is

turn-setup_role =
    { $you ->
        [yes] Your turn: choose your role.
       *[no] { $player } is choosing a role.
    }
turn-setup_specialty =
    { $you ->
        [yes] Your turn: choose one of your two specialties.
       *[no] { $player } is choosing a specialty.
    }
turn-peek =
    { $you ->
        [yes] Your turn: discard the next effect, or let it come.
       *[no] { $player } is looking at the next effect.
    }
turn-reroll =
    { $you ->
        [yes] Your turn: reroll one of your dice, or keep them.
       *[no] { $player } may reroll a die.
    }
turn-act =
    { $you ->
        [yes] Your turn: place your dice on actions.
       *[no] { $player } is placing dice.
    }
turn-move =
    { $you ->
        [yes]
            { $question_steps ->
                [1] Your turn: move { animal-a } one space, or stop there.
               *[other] Your turn: move { animal-a } up to { $question_steps } spaces, or stop there.
            }
       *[no] { $player } may move { animal-a }.
    }
turn-place =
    { $you ->
        [yes] Your turn: on which empty space do you place { animal-a }?
       *[no] { $player } is placing { animal-a }.
    }
turn-untile =
    { $you ->
        [yes] Your turn: which tile do you remove?
       *[no] { $player } is removing a tile.
    }
    .aside =
        { $question_left ->
            [one] { $question_left } tile to go
           *[other] { $question_left } tiles to go
        }
turn-influence =
    { $you ->
        [yes] Your turn: on which ambassador do you place a cube?
       *[no] { $player } is placing an influence cube.
    }
    .aside =
        { $question_left ->
            [one] { $question_left } cube to go
           *[other] { $question_left } cubes to go
        }
turn-extra_cube =
    { $you ->
        [yes] Your turn: pay { $question_price } M to place one more cube?
       *[no] { $player } may pay for one more cube.
    }
turn-play =
    { $you ->
        [yes] Your turn: which card do you play from your hand?
       *[no] { $player } is playing a card.
    }
turn-unconst =
    { $you ->
        [yes] Your turn: which constant effect do you remove?
       *[no] { $player } may remove a constant effect.
    }
turn-amount =
    { $you ->
        [yes] Your turn: how much do you pay?
       *[no] { $player } is choosing how much to pay.
    }
turn-newborn =
    { $you ->
        [yes] A birth! Your turn: on which empty space?
       *[no] A birth: { $player } chooses where.
    }
turn-split =
    { $you ->
        [yes] The mating pair separates. Your turn: where does one of the parents go?
       *[no] The mating pair separates: { $player } chooses where.
    }
turn-line =
    { $you ->
        [yes] Destruction. Your turn: which line is hit?
       *[no] Destruction: { $player } chooses the line that is hit.
    }
    .aside =
        { $reserve_tiles ->
            [0] tile reserve empty
            [one] { $reserve_tiles } tile in reserve
           *[other] { $reserve_tiles } tiles in reserve
        }
turn-side =
    { $you ->
        [yes] Your turn: which way does the tile go?
       *[no] { $player } chooses which way the tile goes.
    }
turn-ignore_part =
    { $you ->
        [yes] Your turn: ignore what is about to happen?
       *[no] { $player } may ignore what is about to happen.
    }
turn-cancel =
    { $you ->
        [yes] Your turn: pay { $question_price } M to cancel this effect?
       *[no] { $player } may cancel this effect.
    }
turn-victim =
    { $you ->
        [yes] You must lose { animal-a }. Your turn: on which space?
       *[no] { $player } chooses where to lose { animal-a }.
    }
turn-save =
    { $you ->
        [yes] Your turn: save { animal-the }?
       *[no] { $player } may save { animal-the }.
    }
turn-tile =
    { $you ->
        [yes] Your turn: on which space does the tile go?
       *[no] { $player } chooses where the tile goes.
    }
    .aside =
        { $reserve_tiles ->
            [0] tile reserve empty
            [one] { $reserve_tiles } tile in reserve
           *[other] { $reserve_tiles } tiles in reserve
        }
turn-uncube =
    { $you ->
        [yes] Your turn: which ambassador loses a cube?
       *[no] { $player } chooses which ambassador loses a cube.
    }
turn-fund =
    { $you ->
        [yes] Your turn: pay { $question_price } M to remove a constant effect?
       *[no] { $player } may pay to remove a constant effect.
    }
turn-next_seat =
    { $you ->
        [yes] Your turn: who plays next?
       *[no] { $player } names the next player.
    }
turn-poll =
    { $you ->
        [yes] The vote. Your turn: which ambassador votes next?
       *[no] The vote: { $player } chooses who votes next.
    }
    .aside = { $vote_yes } of { $vote_needed } Yes votes
choices-setup_role = two specialties each
choices-setup_specialty = each has its starting card
choices-peek = everybody sees the card
choices-reroll = only once
choices-act = one die at a time
choices-move = optional
choices-place = on an empty space
choices-untile = it goes back to the reserve
choices-influence = a face-down ambassador is revealed
choices-extra_cube = once per turn
choices-play = it leaves your hand
choices-unconst = optional
choices-amount = as much as you can afford
choices-newborn = next to its parents
choices-split = next to the other parent
choices-line = a line with animals, then the die
choices-side = at the same distance
choices-ignore_part = once per turn
choices-cancel = once per turn
choices-victim = a group choice
choices-save = once per effect card
choices-tile = a group choice
choices-uncube = tied for the most cubes
choices-fund = the first to pay decides
choices-next_seat = among those who have not played this year
choices-poll = the order may matter
result =
    { $end_why ->
        [votes] The resolution is adopted: together, you have saved the species!
        [population] The species is gone: you have all lost.
        [reserve] The habitat is destroyed: you have all lost.
        [second_vote] The resolution is rejected: you have all lost.
       *[other] The match is over.
    }

## Choices

choice-role = { role }
choice-specialty = { specialty }, with the card { card }
choice-die =
    { $cost ->
        [0] Place a { $value } on { place-name }
       *[other] Place a { $value } on { place-name }, for { $cost } M
    }
choice-end = End your actions
detail-place =
    { $parts ->
        [one] { $parts } effect
       *[other] { $parts } effects in a row
    }
choice-reroll = Reroll the { $value }
choice-keep-roll = Keep these dice
choice-move = From space { $from_cell } to space { $cell }
detail-couple =
    { $module ->
        [tigre] two tigers together: a mating pair
        [loutre] two otters together: a mating pair
        [panda] two pandas together: a mating pair
       *[other] a mating pair
    }
detail-breaks = breaks up a mating pair
choice-stop = Stop there
choice-place = Place { animal-a } on space { $cell }
choice-untile = Remove the tile on space { $cell }
choice-cube = Place a cube on { ambassador-the }
detail-votes =
    { $percent ->
        [0] { $total } of { $target }: No
        [100] { $total } of { $target }: Yes
       *[other] { $total } of { $target } without the dice: { $percent }%
    }
detail-unknown =
    { $candidates ->
        [one] unknown, { $candidates } possible country
       *[other] unknown, { $candidates } possible countries
    }
choice-extra-cube = Pay { $price } M: one more cube on { ambassador-the }
choice-play = Play { card }
choice-drop =
    { $price ->
        [0] Discard { effect }
       *[other] Pay { $price } M: discard { effect }
    }
choice-keep-effect = Leave { effect } on the deck
choice-lift = Remove { effect } (no. { $position })
choice-pay-lift = Pay { $price } M: remove { effect } (no. { $position })
choice-fund = Pay { $price } M: remove { effect } (no. { $position })
choice-amount =
    { $n ->
        [0] Pay nothing
       *[other] Pay { $n } M
    }
choice-look = Look at { ambassador-the }
choice-shift = Move a cube: { ambassador } → { other-ambassador }
choice-newborn = Birth on space { $cell }, parents on space { $parent_cell }
choice-split = One of the parents goes to space { $cell }
choice-line =
    { $axis ->
        [row] Row { $number }: { animals-counted }
       *[column] Column { $number }: { animals-counted }
    }
detail-line =
    { $worst ->
        [0] no loss possible
       *[other] losses: { $loss } on average, { $worst } at worst
    }
choice-side = Towards space { $cell }
detail-side =
    { $n ->
        [0] tile on space { $cell }, no loss
       *[other] tile on space { $cell }, loss: { animals-counted }
    }
choice-victim = Lose { animal-a } on space { $cell }
choice-save = Save { animal-the } on space { $cell }
choice-cancel = Pay { $price } M: cancel { effect }
choice-ignore = Ignore { part-the }
choice-tile = Place a tile on space { $cell }
detail-lost =
    { $n ->
        [0] no loss
       *[other] loss: { animals-counted }
    }
choice-strip = Remove a cube from { ambassador-the }
choice-next =
    { $other_you ->
        [yes] You
       *[no] { $other_player }
    }
choice-poll = Call { ambassador-the } to vote
choice-no =
    { $phase ->
        [newborn] Decline the birth
        [extra_cube] No extra cube
        [ignore_part] Let it happen
        [cancel] Let the effect happen
        [save] Save nobody
        [fund] Don’t pay
       *[other] No
    }

## Refusals: what is wrong, and what to do instead

refuse-chance = Dice or cards are being drawn: wait a moment.
refuse-not-now =
    { $phase ->
        [setup_role] Not now: choose a role first.
        [setup_specialty] Not now: choose a specialty first.
        [peek] Not now: first discard the effect shown, or leave it.
        [reroll] Not now: first reroll a die, or keep them.
        [act] Not now: place a die on an action.
        [move] Not now: first move an animal, or stop there.
        [place] Not now: first place the animal.
        [untile] Not now: remove a tile first.
        [influence] Not now: first place the cube on an ambassador.
        [extra_cube] Not now: first place the extra cube, or decline it.
        [play] Not now: first play a card from your hand.
        [unconst] Not now: first remove a constant effect, or stop there.
        [amount] Not now: first choose how much to pay.
        [newborn] Not now: place the newborn first.
        [split] Not now: first choose where one of the parents goes.
        [line] Not now: first choose the line that is hit.
        [side] Not now: first choose which way the tile goes.
        [ignore_part] Not now: first ignore what is about to happen, or let it happen.
        [cancel] Not now: first cancel the effect, or let it happen.
        [victim] Not now: first choose the space of the animal lost.
        [save] Not now: first decide whether to save the animal.
        [tile] Not now: first choose the space of the tile.
        [uncube] Not now: first choose which ambassador loses a cube.
        [fund] Not now: first pay to remove a constant effect, or decline.
        [next_seat] Not now: name the next player first.
        [poll] Not now: first choose which ambassador votes.
        [over] The match is over: you can replay it or start another.
       *[other] Not now: choose one of the actions offered.
    }
refuse-role-taken =
    { $other_you ->
        [yes] You already have this role ({ role }): choose a specialty.
       *[no] { $other_player } already has this role ({ role }): choose another.
    }
refuse-no-such-role = There is no role called “{ $role }”: choose one of those offered.
refuse-no-such-cell = The board has no space “{ $cell }”: give the row, then the column, from 11 to 66.
refuse-no-such-line = The board has no line “{ $line }”: choose a row, r1 to r6, or a column, c1 to c6.
refuse-no-such-slot = There is no ambassador { $slot }: choose from 1 to 6.
refuse-no-such-seat = Seat { $number } does not exist: choose a seat of this match.
refuse-no-such-place = “{ $place }” is not an action of this match: choose one on the board or in the action area.
refuse-no-such-card = “{ $card }” is not a card of this match: choose one of yours.
refuse-no-die = You have no { $value } to place: choose one of your dice.
refuse-all-placed = All your dice are placed: end your actions.
refuse-own-die = One of your dice is already on { place-name }: choose another action, or social media, which takes any die.
refuse-too-low =
    { $needs ->
        [7] No die can go on { place-name } any more, with a { $highest } there: choose another action.
        [6] { place-name } needs a 6, with a { $highest } there: place this { $value } elsewhere.
       *[other] { place-name } needs at least { $needs }, with a { $highest } there: place this { $value } elsewhere.
    }
refuse-too-dear =
    { $money ->
        [0] { place-name } costs { $price } M and you have no money: gain some first.
       *[other] { place-name } costs { $price } M and you have only { $money } M: gain some first, or choose another action.
    }
refuse-not-available = { card } is not in the action area: somebody has to play this card first.
refuse-wrong-face = { card } does not exist on this face of the board: choose another action.
refuse-dice-left =
    { $n ->
        [one] You have { $n } die left: place it first. Social media takes any die.
       *[other] You have { $n } dice left: place them first. Social media takes any die.
    }
refuse-not-in-hand = { card } is not in your hand: choose one of your cards.
refuse-no-play = To play { card }, first place a die on an action that plays a card, such as Plan.
refuse-no-animal = There is { animal-no } on space { $cell }: choose an occupied space.
refuse-tile-in-way = There is a tile on space { $cell }, and animals cannot enter it: choose another space.
refuse-too-far =
    { $steps ->
        [1] Space { $cell } is not next to space { $from_cell }: choose an adjacent space.
       *[other] Space { $cell } is more than { $steps } steps from space { $from_cell }, because tiles block the way: choose a closer space.
    }
refuse-same-cell = The animal is already on space { $cell }: choose another space, or stop there.
refuse-not-empty = Space { $cell } is not empty: choose one with no animal and no tile.
refuse-not-near-couple = Space { $cell } is not next to a mating pair: choose an empty space that is.
refuse-no-tile = There is no tile on space { $cell }: choose a space that has one.
refuse-amb-hidden = This action needs a face-up ambassador, and this one is face down ({ ambassador }): choose another.
refuse-amb-revealed = This action needs a face-down ambassador, and this one is already face up ({ ambassador }): choose another.
refuse-compulsory =
    { $phase ->
        [place] This cannot be declined: choose an empty space.
        [untile] This cannot be declined: choose a tile.
        [influence] This cannot be declined: choose an ambassador.
        [play] This cannot be declined: play a card from your hand.
       *[other] This cannot be declined: choose one of the actions offered.
    }
refuse-no-constant = There is no constant effect no. { $position }: choose one of those in play.
refuse-cannot-pay =
    { $money ->
        [0] This costs { $price } M and you have no money: choose something else.
       *[other] This costs { $price } M and you have only { $money } M: choose something else.
    }
refuse-amount = This card takes from { $lo } to { $hi } M, not { $n }: choose another amount.
refuse-amount-dear =
    { $money ->
        [0] You have no money: choose to pay nothing.
       *[other] You have only { $money } M: pay less than { $n } M.
    }
refuse-ability =
    { $card ->
        [none] No card allows this: choose one of the actions offered.
       *[other] You would need { source }: choose one of the actions offered.
    }
refuse-used = You have already used this card this turn ({ source }): wait for your next turn.
refuse-known = You already know this ambassador ({ ambassador }): look at another.
refuse-no-cube = There is no cube on { ambassador-the }: take one elsewhere.
refuse-same-amb = The cube is already on { ambassador-the }: choose another ambassador.
refuse-no-couple = There is no mating pair on space { $cell }: choose a space with two { animal-plural }.
refuse-not-beside = Space { $cell } is not next to space { $parent_cell }: choose an empty space next to the parents.
refuse-must-birth = A birth that is possible always happens: place the newborn.
refuse-split-cell = Space { $cell } is not an empty space next to space { $parent_cell }: choose one of those offered.
refuse-empty-line = There is { animal-no } in { line-the }: choose a line with animals.
refuse-no-tie = The tile does not move towards space { $cell }: choose one of the two animals at the same distance.
refuse-victim =
    { $filter ->
        [by_tile] You need { animal-a } next to a tile, and there is none on space { $cell }: choose one of the spaces offered.
        [alone] You need { animal-alone }, and there is none on space { $cell }: choose one of the spaces offered.
        [alone_row6] You need { animal-alone }, in the bottom row, and there is none on space { $cell }: choose one of the spaces offered.
        [hemmed2] You need an occupied space with at most 2 free spaces next to it, and space { $cell } is not one: choose one of the spaces offered.
       *[other] Space { $cell } does not qualify: choose one of the spaces offered.
    }
refuse-tile-cell = Space { $cell } is not a free space next to a tile: choose one of those offered.
refuse-not-most = Other ambassadors have more cubes than this one ({ ambassador }): choose among those with the most.
refuse-played =
    { $other_you ->
        [yes] You have already played this year: name somebody else.
       *[no] { $other_player } has already played this year: name somebody else.
    }
refuse-face-down = A face-down ambassador does not vote ({ ambassador }): choose a face-up ambassador.
refuse-polled = This ambassador has already voted this year ({ ambassador }): choose another.
refuse-not-shown = No effect is being shown: go on with your turn.
refuse-nothing-to-save = No animal needs saving right now: carry on playing.
refuse-nothing-to-cancel = There is no effect to cancel right now: carry on playing.
refuse-nothing-to-ignore = There is nothing to ignore right now: carry on playing.
refuse-not-deciding =
    { $other_you ->
        [yes] Your other role decides this.
       *[no] { $other_player } decides this: wait for the answer.
    }
refuse-drawn = { card } is no longer in that deck: draw another card.
refuse-outcome = This outcome is not possible now: choose a possible one.

## The table, in the terminal

table-year =
    { $turns_left ->
        [0] Year { $year } of { $last_year }: { vote-which }
        [one] Year { $year } of { $last_year }: { vote-which } at the end of this turn
       *[other] Year { $year } of { $last_year }: { vote-which } in { $turns_left } turns
    }
vote-which =
    { $which ->
        [first] first vote
       *[second] last vote
    }
table-population =
    { animals-counted } · { $couples ->
        [0] no mating pair
        [one] { $couples } mating pair
       *[other] { $couples } mating pairs
    }
table-reserve =
    { $n ->
        [0] tile reserve empty
        [one] { $n } tile in reserve
       *[other] { $n } tiles in reserve
    }
table-supply = Common supply: { animals-counted }, { $money } M, { $cubes } cubes
table-skip =
    { $n ->
        [one] { $n } destruction suspended
       *[other] { $n } destructions suspended
    }
table-birth = Birth on { $target } or less ({ $percent }%)
table-no-birth = No birth: { birth-why }
table-ambassadors = Ambassadors
table-places = Actions
table-constants = Constant effects, oldest first
table-effects = Effects: deck { $deck }, discard { $discard }
table-top = Next effect: { effect }
table-hand = Hand
table-hidden-hand =
    { $n ->
        [0] no cards
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
table-permanents = Permanents
table-dice = Dice
table-vote-chance = If you voted now: { $percent }% chance of { $needed } Yes votes
table-legend = Digit: number of { animal-plural } · ▓ tile · row then column: 24
table-labelled = { $label }: { $text }

## The painted table

web-status = State of the match
web-years = Years
web-year = Year { $year }
web-year-short = yr { $year }
web-year-vote =
    { $which ->
        [first] first vote
       *[second] last vote
    }
web-year-past = past
web-year-now = now
web-played =
    { $names_count ->
        [0] Nobody has played this year yet
       *[other] Turns taken this year: { $names }
    }
web-turns-left =
    { $turns ->
        [0]
            { $which ->
                [first] First vote
               *[second] Last vote
            }
        [one]
            { $which ->
                [first] First vote at the end of this turn
               *[second] Last vote at the end of this turn
            }
       *[other]
            { $which ->
                [first] First vote in { $turns } turns
               *[second] Last vote in { $turns } turns
            }
    }
web-vote-running = Voting: { $yes } of { $needed } Yes votes
web-supply-animals = { animals-counted } in the common supply
web-couples =
    { $n ->
        [0] no mating pair
        [one] { $n } mating pair
       *[other] { $n } mating pairs
    }
web-population-warning =
    { $warning ->
        [last] one more loss means defeat
       *[low] defeat at { $lost_at }
    }
web-birth = birth
web-reserve =
    { $face ->
        [littoral] slicks in reserve
       *[other] tiles in reserve
    }
web-reserve-all = of { $all }
web-reserve-warning =
    { $warning ->
        [last] empty: the next tile means defeat
       *[low] if it runs out, you lose
    }
web-skip =
    { $n ->
        [one] destruction suspended
       *[other] destructions suspended
    }
web-vote-sure =
    { $n ->
        [one] certain Yes
       *[other] certain Yes
    }
web-vote-now = { $percent }% if you voted now
web-vote-about =
    If you voted now: { $sure ->
        [one] { $sure } certain Yes vote
       *[other] { $sure } certain Yes votes
    }, { $possible ->
        [one] { $possible } possible
       *[other] { $possible } possible
    }, with { $needed } needed; { $percent }% chance of winning
web-ambassadors = Ambassadors
web-slot = Ambassador { $slot }
web-amb-hidden = face down, { colour } back
web-amb-down = face down
web-amb-known = looked at
web-amb-looked = looked at: { ambassador-the }
web-amb-sum =
    { $dice ->
        [0]
            { $total } of { $target }, with { $cubes ->
                [one] { $cubes } cube
               *[other] { $cubes } cubes
            }
        [1] { $total } and one die, of { $target }: the die must show { $needs } or more
       *[other] { $total } and { $dice } dice, of { $target }: the dice must add { $needs } or more
    }
web-amb-voted =
    { $yes ->
        [yes] voted Yes
       *[no] voted No
    }
web-amb-chance = { $percent }% Yes
web-amb-could-be =
    { $candidates ->
        [one] Ambassador { $slot } ({ colour }), face down: { $candidates } possible country ({ $countries })
       *[other] Ambassador { $slot } ({ colour }), face down: { $candidates } possible countries ({ $countries })
    }
web-yes = Yes
web-no = No
web-habitat =
    { $module ->
        [tigre] The tigers’ forest
        [loutre] The otters’ coast
        [panda] The pandas’ forest
       *[other] The habitat
    }
web-cell = Row { $row }, column { $column }
web-cell-empty = empty
web-cell-ruined =
    { $face ->
        [littoral] oil slick
       *[other] forest destroyed
    }
web-cell-animals =
    { animals-counted }{ $couples ->
        [0] {""}
        [one] , a mating pair
       *[other] , { $couples } mating pairs
    }
web-cell-starves = will starve at the next destruction
web-choose = can be chosen
web-hinted = hint
web-line =
    { $axis ->
        [row] Row { $number }
       *[column] Column { $number }
    }
web-line-loss = { animals-counted }; losses: { $loss } on average, { $worst } at worst
web-line-defeat = risk of defeat: { $percent }%
web-actions = Actions
web-possible = Possible
web-impossible = Not now
web-impossible-with = Not with this die
web-fiche = Details
web-fiche-turn = This turn’s effect
web-fiche-none = Point at a card, a country, an action or a player to read about it here.
web-look-at = Details of { $name }
web-place-free = any die
web-place-fits =
    { $empty ->
        [yes] empty
       *[no] your { $value } fits
    }
web-place-needs =
    { $needs ->
        [1] empty
        [7] no die fits
        [6] needs a 6
       *[other] needs { $needs } or more
    }
web-place-owner = played by { $name }
web-place-die = a { $value } placed by { $name }
web-why-low =
    { $needs ->
        [7] no die fits
        [6] too low: needs a 6
       *[other] too low: needs { $needs }
    }
web-why-own = your die is there
web-why-dear = too expensive: { $price } M
web-which-die = { $name }: with which die?
web-dice = Dice
web-die = Die { $value }
web-die-placed = Die { $value }, placed
web-majority = everybody votes on this ({ $given } of { $seats } so far)
web-left = { $n } to go
web-when = { $when }: { $text }
web-effects = Effects
web-effects-count =
    { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } · { $discard ->
        [one] { $discard } discarded
       *[other] { $discard } discarded
    }
web-key-chance =
    { $left ->
        [0] – none left in the deck
       *[other] – { $left } left, { $percent }% chance to be next
    }
web-effect-now = Happening now
web-effect-next = Next card
web-effect-known = The next card is known: { $name }.
web-effects-left = Cards left
web-constants = Constant effects
web-constants-order = oldest first
web-constants-none = None in play.
web-constant-blocked = blocked
web-hand-count =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
web-hand-empty = No cards in hand.
web-hand-hidden =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
web-unseen = Among: { $cards }
web-deck-count =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
web-money = { $n } M
web-used = already used
web-turn-state =
    { $state ->
        [now] playing
        [waiting] yet to play
       *[played] has played
    }
web-panels = Panels
web-tab-actions = Actions
web-tab-hand = Hand
web-tab-effects = Effects
web-tab-team = Team
web-setup = Roles and specialties
web-first-line = Roles with a star: the easiest for a first match.
web-first = Good for a first match
web-skills-show = Show all specialties
web-skills-hide = Hide specialties
first-why =
    { $specialty ->
        [ethologue] One animal moves for free every turn: mating pairs form quickly.
        [mecene] One million more every turn: you’ll never run short of money.
        [vedette] Social media earn you one million more: money from a single die.
       *[other] Easy to play.
    }
web-portrait-turn = Flip the portrait
web-portrait-side =
    { $side ->
        [woman] Flip the portrait: { role-title }, a woman
       *[man] Flip the portrait: { role-title }, a man
    }
web-start-card = Starting card: { $name } ({ $text })
web-turn = A turn
web-step-actions = Actions
web-step-births = Births
web-step-destruction = Destruction
web-step-effect = Effect
web-step-end = End of turn
web-supply =
    Common supply: { animals-counted }, { $money } M, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
web-reconstructed = Cards are our reconstruction.
web-ballot =
    { $which ->
        [first] First vote, year { $year }
       *[second] Last vote, year { $year }
    }
web-ballot-count = { yes-counted }, { $needed } needed
web-ballot-near =
    { $missing ->
        [0]
            { $spare ->
                [0] Not one Yes vote to spare.
                [one] One Yes vote more than you needed.
               *[other] { $spare } Yes votes more than you needed.
            }
       *[other]
            { $missing ->
                [one] You were one Yes vote short.
               *[other] You were { $missing } Yes votes short.
            }{ $by ->
                [0] {""}
               *[other] {" "}The closest No: { ambassador }, { $by } short of its target.
            }
    }
web-ballot-empty = No ambassador was face up, so nobody voted.
web-poll-sum =
    { $value } + { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } = { $total } / { $target }
web-plot = Population and destruction, turn by turn
web-plot-about =
    The population went from { $from } to { $to } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }; { $tiles ->
        [0] no space destroyed
        [one] { $tiles } space destroyed
       *[other] { $tiles } spaces destroyed
    } at the end.
web-plot-population = { animal-plural }
web-plot-tiles =
    { $face ->
        [littoral] spaces polluted
       *[other] spaces destroyed
    }
web-plot-vote = vote
web-plot-table = Show as a table
web-plot-turn = Turn
web-plot-year = Year
web-plot-seat = Player
web-plot-start = start
web-tiles = tiles

## What is studied

fact-role = Role at the table
fact-specialty = Specialty at the table
fact-ambassador = Ambassador revealed
fact-ending = How the match ended
study-ending =
    { $ending ->
        [votes] vote won
        [population] population lost (13.2)
        [reserve] no tile left (13.3)
       *[second_vote] last vote failed (13.4)
    }

# A true sentence about the real world for each effect card; data/…/effects.toml names its source.
effect-fact =
    { $fact ->
        [tigre-face_a_face] Tigers that kill livestock, or more rarely people, are sometimes killed in return.
        [tigre-coupe_rase] By 2007, tigers were left with about 7% of the land where they once lived.
        [tigre-remaniement] In 2010, the governments of the 13 countries with wild tigers set out to double their number by 2022.
        [tigre-braconnage] Poaching for the illegal trade is one of the greatest threats to wild tigers.
        [tigre-fonds] In 2010 there may have been as few as 3,200 wild tigers; in 2023 there were an estimated 5,570.
        [tigre-trafic] International commercial trade in tigers and their parts is banned, but their bones are still smuggled.
        [tigre-piste] Roads break up the tigers’ forests and open them to poachers.
        [tigre-proies] A tiger needs about 50 large prey animals a year.
        [tigre-incendie] In 2015, fires burned about 2.6 million hectares in Indonesia, home of the Sumatran tiger.
        [tigre-coupes_budget] A 2020 study put the funding gap for protecting biodiversity at about 700 billion dollars a year.
        [tigre-journee] International Tiger Day, on 29 July, was created in 2010.
        [loutre-maree_noire] In 1989, the Exxon Valdez oil spill killed an estimated 2,800 sea otters in Alaska.
        [loutre-courant] The oil of the Exxon Valdez reached about 2,100 kilometres of coast.
        [loutre-requin] A 2016 study found that more and more sea otters in California were dying of white shark bites.
        [loutre-fonds] Hunted for their fur, sea otters were down to some 1,000 to 2,000 when a treaty protected them in 1911.
        [loutre-barrages] Floating booms hold back oil on the water’s surface and keep it away from the most fragile shores.
        [loutre-ecremeurs] Skimmers take oil off the surface of the sea, but they work badly in high waves.
        [loutre-bacteries] After the Exxon Valdez spill, fertiliser was spread on beaches to help bacteria break down the oil.
        [loutre-toxoplasmose] A parasite from cats, washed into the sea, infects sea otters and can kill them.
        [loutre-filets] In the 1980s, California restricted gill-net fishing near its shores, where sea otters were drowning in the nets.
        [loutre-remaniement] The southern sea otter of California has been protected as a threatened species since 1977.
        [loutre-coupes_budget] A 2020 study put the funding gap for protecting biodiversity at about 700 billion dollars a year.
        [loutre-sauvetage] At the Monterey Bay Aquarium, adult female otters raise stranded pups, which are then released.
        [panda-route] Wild giant pandas live in some thirty populations that are cut off from one another.
        [panda-floraison] Many bamboos flower all at once after decades, then die; in the 1970s, pandas starved as a result.
        [panda-pieges] Pandas are sometimes caught in snares set for other animals.
        [panda-fonds] In 2016, the giant panda moved from Endangered to Vulnerable on the Red List.
        [panda-coupe_rase] In 1998, China banned commercial logging in the natural forests where pandas live.
        [panda-remaniement] In 2021, China created the Giant Panda National Park, of more than 20,000 square kilometres.
        [panda-voie_ferree] Roads, railways and dams break up the forests of the giant panda.
        [panda-saison] A female giant panda is fertile for only one to three days a year.
        [panda-glissement] In 2008, landslides after the Sichuan earthquake destroyed forests where pandas lived.
        [panda-coupes_budget] A 2020 study put the funding gap for protecting biodiversity at about 700 billion dollars a year.
        [panda-ecotourisme] The world’s protected areas on land receive about 8 billion visits a year.
        [panda-pret] Zoos abroad borrow giant pandas from China; a pair often costs about a million dollars a year.
       *[other] –
    }
web-fact-source = Source: { $source }
web-ours = Our reconstruction, not the text of the printed card.

## Sheets, cards, ambassadors and pieces, to look up

encyclopedia = Cards and ambassadors
section-modules = Species
section-modules-about = { $total } sheets, one in each match
section-roles = Roles
section-roles-about = { $total } roles, two specialties each
section-starts = Starting actions
section-starts-about = printed on the board
section-common = Common cards
section-common-about = { $total } cards, one of each kind in every deck
section-cards = Cards
section-own = Cards of a single role
section-own-about = { $total } cards, four for each role
section-ambassadors = Ambassadors
section-ambassadors-about = { $total } countries, six in each match; the level adds to their targets
section-all-effects = Effects
section-effects = Effect cards: { module }
section-effects-about = { $total } cards, { $kinds } kinds
section-pieces = Animals, tokens and dice
section-pieces-about = { $total } pieces
item-animal =
    { $module ->
        [tigre] Tigers
        [loutre] Sea otters
        [panda] Pandas
       *[other] { $module_name }
    }
item-tile = Destruction tiles
item-money = Tokens of one million
item-cube = Influence cubes
item-die = Action dice
item-board =
    { $board ->
        [foret] Forest side of the board
       *[littoral] Coast side of the board
    }
item-key = Key card: { effect }
item-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
item-targets = targets +{ $n }
item-price = { card } for { $price } M
item-constant = { effect } in play at the start
item-target-all = target { $target }
item-target-seats = { $seats } players: { $target }

## Why a hint is good

reason-won =
    { $change ->
        [gain] You all win together.
        [keep] Another choice would lose the match.
        [loss] But the match is lost.
       *[less] But another choice would win the match for everybody.
    }
reason-poll =
    { $change ->
        [gain] Enough Yes votes become more likely.
        [keep] The other choices make the vote less certain.
        [loss] But enough Yes votes become less likely.
       *[less] But another choice would make enough Yes votes more likely.
    }
reason-cubes =
    { $change ->
        [gain] Ambassadors get closer to a Yes, by cubes or by what they count.
        [keep] The other choices leave ambassadors further from a Yes.
        [loss] But an ambassador gets further from a Yes.
       *[less] But another choice would bring an ambassador closer to a Yes.
    }
reason-income =
    { $change ->
        [gain] More cubes can be placed in later turns.
        [keep] The other choices leave fewer cubes to place later.
        [loss] But fewer cubes can be placed later.
       *[less] But another choice would let you place more cubes later.
    }
reason-coins =
    { $change ->
        [gain] The money gained will pay for actions to come.
        [keep] You keep money for actions to come.
        [loss] But it costs money.
       *[less] But another choice would bring in more money.
    }
reason-cards =
    { $change ->
        [gain] More cards in hand, so more to choose from.
        [keep] You keep your cards in hand.
        [loss] But you have fewer cards in hand.
       *[less] But another choice would leave you more cards.
    }
reason-constants =
    { $change ->
        [gain] A harmful constant effect goes away.
        [keep] The other choices leave more harmful constant effects.
        [loss] But a harmful constant effect is added.
       *[less] But another choice would remove a harmful constant effect.
    }
reason-animals =
    { $change ->
        [gain] There are more animals.
        [keep] The other choices cost more animals.
        [loss] But it costs animals.
       *[less] But another choice would leave more animals.
    }
reason-births =
    { $change ->
        [gain] A birth becomes more likely: animals get closer together.
        [keep] The other choices make a birth less likely.
        [loss] But a birth becomes less likely.
       *[less] But another choice would make a birth more likely.
    }
reason-losses =
    { $change ->
        [gain] The next destructions and effects will cost fewer animals.
        [keep] The other choices expose the animals more.
        [loss] But the animals are more exposed.
       *[less] But another choice would keep the animals safer.
    }
reason-tiles =
    { $change ->
        [gain] A tile goes back to the reserve.
        [keep] The tile reserve lasts longer than with the other choices.
        [loss] But the tile reserve shrinks.
       *[less] But another choice would spare the tile reserve.
    }
reason-clearing =
    { $change ->
        [gain] The tile reserve will last longer.
        [keep] The other choices use up the tile reserve faster.
        [loss] But the tile reserve will run out sooner.
       *[less] But another choice would make the tile reserve last.
    }

## Tips, once each, for beginners against bots

tip-setup_role = No role wins alone: together you need money, cubes and ways to protect the animals.
tip-setup_specialty = A specialty also gives the starting card, played at once: an action that everybody can use is a good start.
tip-act = Low dice are hard to place: put them on empty actions first and save high ones for actions already taken.
tip-reroll = Reroll a die too low for the action you need; a 6 can go almost anywhere.
tip-move = Two animals on one space are a mating pair, and a pair can have young: bring lone animals together.
tip-place = Place the animal near a lone one: a single step will then make a mating pair.
tip-untile = A removed tile goes back to the reserve: that buys time, and gives the animals a space back.
tip-influence = Not all of them have to vote Yes: put your cubes on the ambassadors closest to their targets.
tip-extra_cube = A cube for so little money is a bargain if it brings an ambassador close to a Yes.
tip-play = An Action serves the whole group until the end: play it early. A Unique card can wait for its moment.
tip-peek = Let a harmless effect come; discard one that would cost an animal or a tile.
tip-unconst = A constant effect strikes again with every key card: the sooner it’s gone, the better.
tip-newborn = Put the newborn somewhere safe: away from tiles, and near another animal for the next mating pair.
tip-split = The mating pair splits up: keep the parent one step from another animal, so that it soon finds a partner.
tip-line = The die names a space of the line: choose one with few animals, and few tiles that would make the new one slide.
tip-side = The tile slides to the first free space: send it where it covers the fewest animals.
tip-victim = If an animal must be lost, give up one that’s alone and far away, not one of a mating pair.
tip-tile = Put the tile where no animal will need to go, for example in a corner that’s lost anyway.
tip-fund = Paying to remove a constant effect is worth it if it costs animals or tiles with every key card.
tip-next_seat = Let the player go first whose dice or money the group needs most right now.
tip-poll = If one of them counts Yes votes, poll it last: it needs the others.
tip-on-ambassador-revealed = Every ambassador counts something else: animals, money, tiles… Go for those your match already favours.
tip-on-tile-placed = When the tile reserve is empty, the next destruction loses the match: keep an eye on it.
tip-on-constant-added = Constant effects wait for the key card, which triggers them all: don’t let them pile up.
tip-on-animals-covered = Covered animals are lost: keep pairs apart from each other so that one tile can’t take them all.
tip-on-no-birth = The more mating pairs, the more likely a birth: each pair raises the target by 1.
tip-on-year-began = Time flies: there are only two votes. Count the turns left to place your cubes.
tip-on-vote-ended = A first vote that fails isn’t the end: the cubes stay, and the second vote decides.

## The editor

edit-ambassador-all = Ambassadors
edit-ambassador-about = An ambassador votes Yes if its value plus its cubes reaches the target.
edit-value = Value
edit-value-animals = animals on the board
edit-value-hand_cards = cards in all hands
edit-value-couples = mating pairs
edit-value-reserve_tiles = tiles in reserve
edit-value-area_cards = Action cards in play
edit-value-money = everybody’s money
edit-value-face_up_ambassadors = face-up ambassadors
edit-value-yes_votes = Yes votes already won
edit-value-calm = a number minus the harmful constant effects
edit-value-dice = dice
edit-value-sheltered = animals with no tile next to them
edit-base = Number
edit-dice = Dice
edit-take = What counts of the dice
edit-take-sum = their sum
edit-take-min = the lowest
edit-take-max = the highest
edit-target = Target
edit-target-place =
    { $place ->
        [0] 2 players
        [1] 3 players
        [2] 4 players
       *[other] 5 players
    }
edit-card-all = Cards
edit-card-about = What a card costs and does. Its deck and its type stay as they are.
edit-cost = Cost
edit-cost_if_none_hidden = Cost while no ambassador is face down
edit-ops = What it does
edit-op = Effect
edit-op-gain = gain money
edit-op-fine = each player loses money
edit-op-move = move animals
edit-op-place = place an animal
edit-op-untile = remove tiles
edit-op-influence = cubes on an ambassador
edit-op-draw = draw cards
edit-op-play = play a card
edit-op-peek = look at the next effect
edit-op-unconst = remove a constant effect
edit-op-skip = suspend destructions
edit-op-destroy = an extra destruction
edit-op-tile = a tile is placed next to another
edit-op-lose = an animal is lost
edit-op-uncube = an ambassador loses a cube
edit-op-fund = pay to remove a constant effect
edit-op-amount = pay an amount of your choice
edit-n = How much
edit-who = Who
edit-who-active = the active player
edit-who-each = everybody
edit-if = Only with a die of at least
edit-if-2 = 2
edit-if-3 = 3
edit-if-4 = 4
edit-if-5 = 5
edit-if-6 = 6
edit-animals = Animals
edit-steps = Steps
edit-where = Where
edit-where-near_couple = next to a mating pair
edit-where-any_empty = on any empty space
edit-where-free_by_tile = on a free space next to a tile
edit-filter = Which ones
edit-filter-any = any
edit-filter-hidden = face down
edit-filter-revealed = face up
edit-filter-by_tile = next to a tile
edit-filter-alone = alone
edit-filter-alone_row6 = alone in the bottom row
edit-filter-hemmed2 = with at most two free neighbours
edit-else_filter = Otherwise
edit-else_filter-any = any
edit-else_filter-hidden = face down
edit-else_filter-revealed = face up
edit-price = Price
edit-lo = From
edit-hi = To
pack-op = a card like this can’t do that.
pack-die = this card is played without a die.
pack-amount = an amount must be chosen first.
pack-less = the second number is less than the first.
pack-cost = only an Action card has a cost.
pack-backs = there are too few ambassadors with this back.
