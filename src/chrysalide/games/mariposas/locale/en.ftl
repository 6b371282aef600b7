### Mariposas: what players read.
### Inside a message, { place }, { kind }, { way }… use that message’s own arguments: $cell, $place and $name; $card, $moves and $with_flower; $card, $color and $stage.

## The game

game-title = Mariposas
game-line = Lead four generations of monarchs north, then bring the last of them home to Michoacán.
game-about = In spring your monarchs leave Mexico; in summer they spread; in autumn their great-grandchildren return. Each turn, play a card, let your butterflies fly, collect flowers and visit cities; by a milkweed, flowers bring forth the next generation. Every season has its goals, and coming home to Michoacán is worth a lot. For 2 to 5 players.
reconstructed-map = The map is our own: its cells, their colours and flowers, the plants, where the cities lie and nine of their names. It agrees with what the rulebook says about it, such as Boston next to New York, or the East Coast. In the rules, a letter tells where each point comes from: B the rulebook, S other public sources, I an inference, O our own ruling.
reconstructed-action_cards = The rulebook shows the seven action cards, but not how many of each are among the 36. We put in six copies of the five flight cards and three of the two copy cards. The names “Echo” and “Mimicry” are ours.
reconstructed-season_cards = The rulebook explains thirteen goals, and other public sources give two more. We made up the rest, put the 20 season cards together and found titles for them.
reconstructed-tokens = What the 16 waystation tokens show is inferred: one for each life-cycle card, one for each bonus and a wild one. The names of the tiles are ours; their effects come from the rulebook.
where =
    { $phase ->
        [over] Match over
        [free_birth] { season } · end of the season
       *[other]
            { $round ->
                [0] Setting up
               *[other]
                    { season } · { $extra ->
                        [yes] extra turn
                       *[no] turn { $round } of { $last_round }
                    }
            }
    }

## Options

option-edition = Edition
option-edition-about = The data of the match: map, cards, tokens and tiles.
option-edition-reconstructed = Reconstructed from the rulebook
option-forced_moves = Compulsory flights
option-forced_moves-about = Every flight of the card played must be made, and “2 cells further” must be used. Otherwise you may stop whenever you like.
option-forced_moves-true = Yes
option-forced_moves-false = No
option-backtracking = Doubling back
option-backtracking-about = A flight may pass the same cell again, and even end where it began. Otherwise it never enters a cell twice.
option-backtracking-true = Yes
option-backtracking-false = No
option-copy_chains = Copying a copy
option-copy_chains-about = An Echo may reach through a Mimicry played earlier, and the other way round, to copy what that card could copy. Otherwise only flight cards are copied.
option-copy_chains-true = Yes
option-copy_chains-false = No
option-waystation_once = Waystation cards
option-waystation_once-about = May a bonus that was played be won again by another butterfly, or does each player receive each card only once in the match?
option-waystation_once-butterfly = Once for each butterfly
option-waystation_once-seat = Once for each player
option-flip_is_birth = The double side is a birth
option-flip_is_birth-about = Turning a butterfly 4 over counts for birth goals and for the Nursery.
option-flip_is_birth-true = Yes
option-flip_is_birth-false = No
option-flower_supply = Flower supply
option-flower_supply-about = The box holds 24 flowers of each sort: can they run out?
option-flower_supply-limited = Limited
option-flower_supply-unlimited = Endless

## Places

city =
    { $place ->
        [michoacan] Michoacán
        [quebec] Quebec
       *[other] { $name }
    }
city-at = in { city }
city-of = of { city }
place =
    { $place ->
        [none] cell { $cell }
       *[other] { city }
    }
place-at =
    { $place ->
        [none] on { $cell }
       *[other] { city-at }
    }
place-to =
    { $place ->
        [none] to { $cell }
       *[other] to { city }
    }

## Seasons

season-plain =
    { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[other] { $season }
    }
season =
    { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[other] { $season }
    }
season-of = of { season-plain }
season-card =
    { $card ->
        [spring_1] Northward
        [spring_2] The delta
        [spring_3] Mosaic
        [spring_4] The great departure
        [spring_5] The prairies
        [summer_1] New England
        [summer_2] Sea breeze
        [summer_3] Flower meadows
        [summer_4] To the four winds
        [summer_5] Great Plains
        [summer_6] Double wings
        [summer_7] Great Lakes
        [summer_8] Westward
        [summer_9] Ten thousand lakes
        [summer_10] Towards the ocean
        [autumn_1] Southward
        [autumn_2] The Gulf
        [autumn_3] Quiet coast
        [autumn_4] Last births
        [autumn_5] Autumn colours
       *[other] { season }
    }

## Flowers and colours

flower =
    { $flower ->
        [orange] orange
        [pink] pink
        [violet] violet
        [yellow] yellow
        [white] white
        [wild] your choice
       *[other] { $flower }
    }
one-flower =
    { $flower ->
        [wild] a flower of your choice
        [orange] an orange flower
       *[other] a { flower } flower
    }
flowers-counted =
    { $flower ->
        [wild]
            { $count ->
                [one] { $count } flower of your choice
               *[other] { $count } flowers of your choice
            }
       *[other]
            { $count ->
                [one] { $count } { flower } flower
               *[other] { $count } { flower } flowers
            }
    }
paid =
    { $number ->
        [one] { $number } flower
       *[other] { $number } flowers
    }{ $orange ->
        [0] {""}
       *[some] {" "}· { $orange } orange
    }{ $pink ->
        [0] {""}
       *[some] {" "}· { $pink } pink
    }{ $violet ->
        [0] {""}
       *[some] {" "}· { $violet } violet
    }{ $yellow ->
        [0] {""}
       *[some] {" "}· { $yellow } yellow
    }{ $white ->
        [0] {""}
       *[some] {" "}· { $white } white
    }
die-face =
    { $face ->
        [orange] orange flower
        [pink] pink flower
        [violet] violet flower
        [yellow] yellow flower
        [white] white flower
       *[wild] wild
    }
color =
    { $color ->
        [red] red
        [yellow] yellow
        [orange] orange
        [green] green
        [blue] blue
        [pink] pink
       *[other] { $color }
    }
color-feminine = { color }

## Butterflies, cards, tiles

generation = generation { $generation }
piece =
    { $double ->
        [yes] double butterfly { $piece }
       *[no] butterfly { $piece }
    }
kind =
    { $card ->
        [own] Echo
        [other] Mimicry
       *[flight]
            { $moves_count ->
                [0] { $card }
               *[some]
                    { $moves }{ $with_flower ->
                        [yes] {" "}and a flower
                       *[no] {""}
                    }
            }
    }
kind-definite =
    { $card ->
        [double] the bonus “{ kind }”
       *[action] the card “{ kind }”
    }
kind-about =
    { $card ->
        [own] Copies a flight card that you have played this season.
        [other] Copies a flight card that somebody else has played this season.
        [double] Flights of { $moves }, in the order you like, in place of an action card.
       *[flight]
            { $moves_count ->
                [one] A flight of { $moves } cells{ $with_flower ->
                    [yes] {""}, then a flower from a cell next to the landing.
                   *[no] .
                }
               *[some] Flights of { $moves }, in the order you like, with one butterfly or several.
            }
    }
card-and-bonus =
    { kind-definite }{ $extra ->
        [yes]
            { $stretch ->
                [yes] {""} with “one more flight” and “2 cells further”
               *[no] {""} with “one more flight”
            }
       *[no]
            { $stretch ->
                [yes] {""} with “2 cells further”
               *[no] {""}
            }
    }
bonus =
    { $card ->
        [double] 3 and 2
        [extra] One more flight
        [stretch] 2 cells further
       *[other] { $card }
    }
life-color =
    { $color ->
        [green] green
        [pink] pink
       *[blue] blue
    }
life-color-feminine = { life-color }
life =
    { $stage ->
        [egg] { life-color } egg
        [caterpillar] { life-color } caterpillar
        [chrysalis] { life-color } chrysalis
       *[adult] { life-color } adult
    }
way =
    { $stage ->
        [bonus] { bonus }
        [wild] wild
       *[life] { life }
    }
way-definite =
    { $stage ->
        [bonus]
            the bonus “{ $card ->
                [double] 3 and 2
                [extra] one more flight
                [stretch] 2 cells further
               *[other] { $card }
            }”
        [wild] the wild token
       *[life] the { life }
    }
row =
    { $row ->
        [green] green row
        [pink] pink row
        [blue] blue row
       *[other] { $row }
    }
tile =
    { $tile ->
        [nursery] Nursery
        [bouquet] Bouquet
        [encore] Last flight
        [jewel] Jewel
        [courier] Courier
        [homecoming] Homecoming
       *[other] { $tile }
    }
tile-about =
    { $tile ->
        [nursery] From now on, { points-per-birth } at each of your births; { end-points } at the end.
        [bouquet]
            { $flowers_each ->
                [one] At once, { $flowers_each } flower of each sort; { end-points } at the end.
               *[other] At once, { $flowers_each } flowers of each sort; { end-points } at the end.
            }
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } more turn after the end of autumn.
               *[other] { $extra_turns } more turns after the end of autumn.
            }
        [courier]
            { $gain_cards ->
                [one] At once, { $gain_cards } life-cycle or bonus card that you do not hold.
               *[other] At once, { $gain_cards } life-cycle or bonus cards that you do not hold.
            }
        [homecoming]
            { $michoacan_bonus ->
                [one] At the end, { $michoacan_bonus } more butterfly 4 counts in Michoacán.
               *[other] At the end, { $michoacan_bonus } more butterflies 4 count in Michoacán.
            }
       *[jewel] { end-points } at the end.
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
        [goal] season card
        [draw] draw
        [first] first player
        [tile] tiles
        [token] waystation token
        [die] die
        [exchange] exchange
        [play] card to play
        [copy] card to copy
        [launch] choice of a flight
        [land] landing
        [flower] flower of choice
        [gain] card of choice
        [adjacent] extra flower
        [birth] birth
        [free_birth] free birth
        [over] the end
       *[other] { $phase }
    }

## Goals

term-above = above { city }
term-below = below { city }
term-left = left { city-of }
term-right = right { city-of }
term-around = next to { city }
term-near = { city-at } or next to it
term-color = on a { color } cell
term-double = on a double cell
term-coast = on the East Coast
area-all = on the board
area = { $terms }
goal-count_in = each butterfly { $area }
goal-once = { $conditions }
goal-birth_in =
    { $immediate ->
        [yes] each birth { $area }, at once
       *[no] each birth { $area }
    }
goal-double_on_birth = a butterfly 4 born { $area } of a butterfly 3 is double
goal-worth = { points-worded }: { $goal }
condition-at_least =
    { $n ->
        [1] a butterfly { $area }
       *[other] { $n } butterflies or more { $area }
    }
condition-none_in = no butterfly { $area }
condition-flowers_each =
    { $n ->
        [one] { $n } flower of each sort
       *[other] { $n } flowers of each sort
    }
goal-now =
    { $points ->
        [0] nothing for now
       *[other] { points-worded } for now
    }
source-goal = { season }, goal { $goal }
source-nursery = Births with the Nursery
source-michoacan = Michoacán
source-cycle = Life-cycle cards
source-tile = Tile “{ tile }”
source-total = Total

## What happens

goal-revealed = The { season-plain } card is turned up: “{ season-card }”.
hands-dealt = Everybody receives { $cards } action cards.
card-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
card-received =
    { $you ->
        [yes] You receive { kind-definite }.
       *[no] { $player } receives { kind-definite }.
    }
deck-renewed =
    { $cards ->
        [one] The deck is empty: { $cards } card of the discard pile replaces it.
       *[other] The deck is empty: the { $cards } cards of the discard pile replace it.
    }
first-drawn =
    { $you ->
        [yes] You start.
       *[no] { $player } starts.
    }
tile-placed = Tile of the { row }: “{ tile }”.
card-played =
    { $you ->
        [yes] You play { card-and-bonus }.
       *[no] { $player } plays { card-and-bonus }.
    }
card-copied =
    { $you ->
        [yes] You copy { kind-definite }.
       *[no] { $player } copies { kind-definite }.
    }
copy-empty =
    { $you ->
        [yes] You have nothing to copy: the card gives no flight.
       *[no] { $player } has nothing to copy: the card gives no flight.
    }
butterfly-moved =
    { $you ->
        [yes] You send { piece } { place-to } (flight of { $length }).
       *[no] { $player } sends { piece } { place-to } (flight of { $length }).
    }
moves-ended =
    { $you ->
        [yes] You stop here: { flights-lost }.
       *[no] { $player } stops here: { flights-lost }.
    }
flights-lost =
    { $left ->
        [one] { $left } flight lost
       *[other] { $left } flights lost
    }
token-revealed =
    { $you ->
        [yes] You turn up the token { city-of }: { token-shown }.
       *[no] { $player } turns up the token { city-of }: { token-shown }.
    }
token-shown =
    { $stage ->
        [bonus]
            bonus “{ $token ->
                [double] 3 and 2
                [extra] one more flight
                [stretch] 2 cells further
               *[other] { $token }
            }”
        [wild] wild
       *[life] { life }
    }
die-rolled =
    { $you ->
        [yes] You roll the die: { die-face }.
       *[no] { $player } rolls the die: { die-face }.
    }
flowers-taken =
    { $you ->
        [yes] You take { flowers-counted } { flower-source }.
       *[no] { $player } takes { flowers-counted } { flower-source }.
    }
flower-source =
    { $source ->
        [die] thanks to the die
        [tile] thanks to the tile
        [beside] nearby, { place-at }
       *[cell] { place-at }
    }
nothing-taken =
    { $you ->
        [yes]
            You take nothing { place-at }: { $reason ->
                [collected] you have already collected there this turn.
                [start] this butterfly began the turn there.
                [supply] no such flowers are left.
                [visited] this butterfly has been there before.
               *[held] you already hold this card.
            }
       *[no]
            { $player } takes nothing { place-at }: { $reason ->
                [collected] the cell has been collected from this turn.
                [start] this butterfly began the turn there.
                [supply] no such flowers are left.
                [visited] this butterfly has been there before.
               *[held] the card is already held.
            }
    }
card-gained =
    { $you ->
        [yes] You receive { way-definite }{ card-source }
       *[no] { $player } receives { way-definite }{ card-source }
    }
card-source =
    { $source ->
        [courier] {""}, thanks to the Courier.
       *[token] .
    }
tile-earned =
    { $you ->
        [yes] You complete the { row } and win the tile “{ tile }”.
       *[no] { $player } completes the { row } and wins the tile “{ tile }”.
    }
born =
    { $you ->
        [yes] You bring forth { piece } { place-at }, for { $number } flowers.
       *[no] { $player } brings forth { piece } { place-at }, for { $number } flowers.
    }
turned-double =
    { $you ->
        [yes] You turn butterfly { $piece } to its double side { place-at }, for { $number } flowers.
       *[no] { $player } turns butterfly { $piece } to its double side { place-at }, for { $number } flowers.
    }
points-goal =
    { $you ->
        [yes] You score { points-worded }{ goal-number }
       *[no] { $player } scores { points-worded }{ goal-number }
    }
goal-number =
    { $cells_count ->
        [0] {""}: { season-plain } goal { $goal }.
       *[other] {""}: { season-plain } goal { $goal } ({ $cells }).
    }
points-birth =
    { $you ->
        [yes] You score { points-worded } at once for the birth { place-at }: { season-plain } goal { $goal }.
       *[no] { $player } scores { points-worded } at once for the birth { place-at }: { season-plain } goal { $goal }.
    }
points-nursery =
    { $you ->
        [yes] You score { points-worded } for the birth { place-at }: tile “{ tile }”.
       *[no] { $player } scores { points-worded } for the birth { place-at }: tile “{ tile }”.
    }
points-michoacan =
    { $you ->
        [yes] You score { points-worded } in Michoacán, for { butterflies-home }.
       *[no] { $player } scores { points-worded } in Michoacán, for { butterflies-home }.
    }
butterflies-home =
    { $weight ->
        [one] { $weight } butterfly 4
       *[other] { $weight } butterflies 4
    }
points-cycle =
    { $you ->
        [yes] You score { points-worded } for { life-cards }.
       *[no] { $player } scores { points-worded } for { life-cards }.
    }
life-cards =
    { $cards ->
        [one] { $cards } life-cycle card
       *[other] { $cards } life-cycle cards
    }
points-tile =
    { $you ->
        [yes] You score { points-worded } for the tile “{ tile }”.
       *[no] { $player } scores { points-worded } for the tile “{ tile }”.
    }
season-ended = It is the end { season-of }.
season-scored =
    { $you ->
        [yes] Goals { season-of }: { points-worded } for you, { $total } in all.
       *[no] Goals { season-of }: { points-worded } for { $player }, { $total } in all.
    }
first-changed =
    { $you ->
        [yes] Nobody has fewer points than you: you will start the next season.
       *[no] Nobody has fewer points than { $player }, who will start the next season.
    }
free-born =
    { $you ->
        [yes] You place butterfly { $piece } { place-at } for free.
       *[no] { $player } places butterfly { $piece } { place-at } for free.
    }
free-declined =
    { $you ->
        [yes] You do without the free birth.
       *[no] { $player } does without the free birth.
    }
generation-left =
    { $butterflies ->
        [0] Butterflies of { generation } have already left the board.
        [one] Farewell to { generation }: { $butterflies } butterfly leaves the board.
       *[other] Farewell to { generation }: { $butterflies } butterflies leave the board.
    }
waiting-returned =
    { $butterflies ->
        [one] { $butterflies } butterfly that waited on the { season-plain } card goes to its reserve.
       *[other] { $butterflies } butterflies that waited on the { season-plain } card go to their reserves.
    }
season-began =
    { $season ->
        [spring] Spring begins.
        [summer] Summer begins.
       *[autumn] Autumn begins.
    }
cards-exchanged =
    { $you ->
        [yes] You exchange { cards-given }.
       *[no] { $player } exchanges { cards-given }.
    }
cards-given =
    { $number ->
        [1] one card “{ kind }”
       *[2]
            { $alike ->
                [yes] two cards “{ kind }”
               *[no] two copy cards
            }
    }
hand-kept =
    { $you ->
        [yes] You keep your two cards.
       *[no] { $player } keeps both cards.
    }
extra-turn =
    { $you ->
        [yes] Last flight: you play one more turn.
       *[no] Last flight: { $player } plays one more turn.
    }
match-won =
    { $shared ->
        [yes]
            { $you ->
                [yes] You share the victory, with { points-worded }.
               *[no] { $player } shares the victory, with { points-worded }.
            }
       *[no]
            { $you ->
                [yes] You win the match with { points-worded }!
               *[no] { $player } wins the match with { points-worded }.
            }
    }

## Whose turn

turn-exchange =
    { $you ->
        [yes] Your turn: exchange one of your cards or both, or keep them.
       *[no] { $player } may exchange cards.
    }
turn-play =
    { $you ->
        [yes] Your turn: play a card.
       *[no] { $player } is choosing a card.
    }
    .aside =
        { $deck ->
            [0] deck empty
            [one] { $deck } card in the deck
           *[other] { $deck } cards in the deck
        }
turn-copy =
    { $you ->
        [yes] Your turn: which card do you copy?
       *[no] { $player } is choosing a card to copy.
    }
turn-launch =
    { $you ->
        [yes] Your turn: choose a butterfly and its flight, or stop here.
       *[no] { $player } is choosing a butterfly and its flight.
    }
turn-land =
    { $you ->
        [yes] Your turn: where does this butterfly land?
       *[no] { $player } is looking for a place to land.
    }
turn-flower =
    { $you ->
        [yes] Your turn: take a flower of your choice.
       *[no] { $player } is choosing a flower.
    }
turn-gain =
    { $you ->
        [yes] Your turn: take a card that you do not hold yet.
       *[no] { $player } is choosing a waystation card.
    }
turn-adjacent =
    { $you ->
        [yes] Your turn: take an extra flower from a neighbouring cell, or leave it.
       *[no] { $player } may take an extra flower.
    }
turn-birth =
    { $you ->
        [yes]
            { $birth_turns ->
                [yes] Your turn: pay to turn this butterfly to its double side, or decline.
               *[no] Your turn: pay for the birth of a butterfly { $birth_generation }, or decline.
            }
       *[no]
            { $birth_turns ->
                [yes] { $player } may turn a butterfly to its double side.
               *[no] { $player } may bring forth a butterfly { $birth_generation }.
            }
    }
turn-free_birth =
    { $you ->
        [yes] Your turn: place a butterfly beside its parent, for free.
       *[no] { $player } may place a butterfly for free.
    }
choices-exchange = once only
choices-play = one only, with bonus cards if you have any
choices-copy = played this season
choices-launch = one after the other
choices-land =
    { $choices ->
        [one] { $choices } cell
       *[other] { $choices } cells
    }
choices-flower = any sort
choices-gain = life-cycle or bonus
choices-adjacent = one flower only
choices-birth = flowers alike, or one more
choices-free_birth = no plant, no flowers
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
                [yes] Your monarchs lead the way home: you win the match!
               *[no] The monarchs are home: { $player } wins the match.
            }
       *[other] The monarchs are home: { $winners } share the victory.
    }

## Choices

choice-play = Play { card-and-bonus }
detail-moves =
    { $moves_count ->
        [one] a flight of { $moves }
       *[other] flights of { $moves }
    }{ $stretch ->
        [yes] , one of them 2 cells longer
       *[no] {""}
    }
detail-copies = to copy: { $cards }
detail-copies-nothing = nothing to copy: no flight
choice-copy = Copy { kind-definite }
choice-go =
    { $double ->
        [yes] Double butterfly { $piece }
       *[no] Butterfly { $piece }
    } { place-at }: flight of { $total }{ $stretch ->
        [yes] {" "}({ $length } + 2)
       *[no] {""}
    }
choice-stop = Stop here: { flights-lost }
choice-land = Land { place-at }
detail-land-flower = { flowers-counted }{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth perhaps
       *[no] {""}
    }
detail-land-wild = a flower of your choice{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth perhaps
       *[no] {""}
    }
detail-land-hidden = hidden token, and a flower from the die{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth perhaps
       *[no] {""}
    }
detail-land-card = { way }{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth perhaps
       *[no] {""}
    }
detail-land-nothing =
    { $reason ->
        [collected] already collected from this turn
        [start] its starting cell, no flower
        [supply] no such flowers left
        [visited] this butterfly has been there before
        [held] you already hold this card
       *[home] nothing to collect
    }{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth perhaps
       *[no] {""}
    }
choice-flower = Take { one-flower }
detail-flower =
    { $have ->
        [0] you have none
       *[other] you have { $have }
    }
choice-gain = Take { way-definite }
detail-row = { row }: { $have } of { $size }
detail-bonus =
    { $card ->
        [double] a flight of 3 and a flight of 2, in place of an action card
        [extra] one more flight of one cell
       *[stretch] one flight 2 cells longer
    }
choice-adjacent = Take { one-flower } { place-at }
choice-adjacent-none = Leave the extra flower
choice-birth =
    { $turns ->
        [yes] Double side for { paid }
       *[no] Butterfly { $generation } for { paid }
    }
detail-birth = { points-worded } at once
choice-birth-none = No birth
choice-exchange = Exchange { cards-given }
choice-keep = Keep both cards
choice-free = Place a butterfly { $generation } { place-at }
choice-free-none = Place nothing

## Why not

refuse-chance = It is chance’s turn: wait until the card, the token or the die is revealed.
refuse-not-now =
    { $phase ->
        [goal] Not now: the season card has to be turned up first.
        [draw] Not now: a card has to be drawn first.
        [first] Not now: chance has to choose who starts first of all.
        [tile] Not now: the tiles are being drawn.
        [token] Not now: the token of the city has to be turned up first.
        [die] Not now: the die has to be rolled first.
        [exchange] Not now: exchange cards first, or keep them.
        [play] Not now: play a card first.
        [copy] Not now: choose the card to copy first.
        [launch] Not now: choose a butterfly and its flight, or stop here.
        [land] Not now: choose where the butterfly lands first.
        [flower] Not now: choose a flower first.
        [gain] Not now: take a card that you do not hold first.
        [adjacent] Not now: take the extra flower first, or leave it.
        [birth] Not now: pay for the birth first, or decline it.
        [free_birth] Not now: place the free butterfly first, or decline it.
        [over] The match is over: you can watch it again or start another.
       *[other] Not now: choose one of the actions offered.
    }
refuse-not-in-hand = You have no card “{ kind }” in hand: choose one of your cards.
refuse-no-bonus = You do not have the bonus “{ bonus }”: play without it.
refuse-stretch-nothing = This turn gives no flight to lengthen: keep “2 cells further” for later.
refuse-not-copyable = A copy card copies only flight cards: choose one of those offered.
refuse-no-copy =
    { $copies ->
        [own] You have played no card “{ kind }” this season: copy one of those in front of you.
       *[other] Nobody else has played a card “{ kind }” this season: copy one of those in front of the others.
    }
refuse-no-piece = Your butterfly { $piece } is not on the board: choose another one.
refuse-no-movement =
    { $moves_count ->
        [0] No flight is left to make: the turn is over.
        [one] You have no flight of { $length } left: there is a flight of { $moves }.
       *[other] You have no flight of { $length } left: there are flights of { $moves }.
    }
refuse-no-stretch = You have not played “2 cells further” this turn, or it has been used: fly without lengthening.
refuse-must-stretch = This is the last flight, and “2 cells further” must be used: lengthen this flight.
refuse-twin = Butterflies { $piece } and { $other_piece } are alike, on the same cell: choose { $other_piece }.
refuse-nowhere = A flight of { $length } takes butterfly { $piece } nowhere: choose another butterfly or another flight.
refuse-forced = In this match all flights are compulsory: make those that are left.
refuse-no-such-cell = The map has no cell { $cell }: choose a cell of the board.
refuse-launch-first = To go { place-to }, choose a butterfly and its flight first.
refuse-unreachable = This flight of { $length } cannot end { place-at }: choose one of the cells offered.
refuse-supply = There is not { one-flower } left in the supply: choose another sort.
refuse-held = You already hold { way-definite }: take a card that you do not hold.
refuse-had = You have already received { way-definite } in this match, and each card is won only once: take another one.
refuse-no-extra-flower = Only the flight of 4 of the card “4 and a flower” gives an extra flower: go on with your turn.
refuse-not-beside = The extra flower comes from a cell next to the landing, not from { place }: choose one of the cells offered.
refuse-no-flower-there = There is no flower to take { place-at }: choose another neighbouring cell, or leave the flower.
refuse-collected = You have already collected { place-at } this turn: choose another neighbouring cell, or leave the flower.
refuse-start = This butterfly began the turn { place-at } and collects nothing there: choose another neighbouring cell, or leave the flower.
refuse-supply-cell = The supply has nothing left to take { place-at }: choose another neighbouring cell, or leave the flower.
refuse-not-a-payment = “{ $payment }” is not a payment: write one letter for each flower, in the order o p v y w (orange, pink, violet, yellow, white).
refuse-payment = This birth costs { $number } flowers alike, or one more if they are not: choose one of the payments offered.
refuse-unaffordable = You do not have all these flowers: choose another payment, or decline the birth.
refuse-no-landing = None of your butterflies has just landed: first fly to a cell that touches a plant.
refuse-no-plant = No plant touches the landing ({ place }): land on a cell that touches one.
refuse-double = Butterfly { $piece } is double already and gives no more births: land another one by a plant.
refuse-none-left = You have no butterfly { $generation } left: this birth is impossible.
refuse-cannot-pay = It takes { $number } flowers alike, or one more if they are not: collect flowers first.
refuse-birth-done = The birth of this landing has been decided already: go on with your turn.
refuse-no-exchange = Cards are exchanged only after drawing, with two of the same kind or two copy cards: go on without an exchange.
refuse-no-parent = None of your butterflies { $generation } is { place-at }: choose the cell of a parent.
refuse-free-compulsory = Without this birth you would have no butterfly left on the board: place it.
refuse-no-seat = There is no seat { $seat_number }: choose a seat of this match.
refuse-goal-season = The card “{ $card }” is not a card { season-of }: draw one of that season.
refuse-draw-seat = It is not for seat { $seat_number } to draw: follow the turn order.
refuse-deck-out = There is no card “{ kind }” left in the deck: draw another one.
refuse-tile-row = It is not the { row }’s turn: tiles go to the green one first, then to the pink one, then to the blue one.
refuse-tile-placed = The tile “{ tile }” is in place already: draw another one.
refuse-token-revealed = This token lies open in another city already: draw another one.

## Table

table-deck = Deck { $deck } · discard { $discard }
table-hand = Hand
table-flowers = Flowers
table-played = Played this season
table-cards = Waystation cards
table-legend = Flowers: o orange, p pink, v violet, y yellow, w white · * touches a plant · ? waystation face down · A4²: a double butterfly 4 of seat A
table-labelled = { $label }: { $value }
table-points = { points-worded }

## The painted board

web-map = The map of the migration, from Michoacán to Canada. Arrow keys lead from cell to cell.
web-sea-gulf = Gulf of Mexico
web-sea-atlantic = Atlantic Ocean
web-sea-james = James Bay
web-look = How the map is seen
web-closer = Closer
web-farther = Farther
web-fit = The whole map
web-hand = Your cards
web-flowers = Flowers
web-pieces = Butterflies
web-cycles = Life cycles
web-played = Cards played this season
web-goals = Goals
web-track = Score track
web-hinted = hint
web-milkweed = milkweed
web-token-hidden = waystation face down
web-close = Close the scoring
web-again = Watch the scoring again
web-met = condition met
web-unmet = condition not met yet
web-none = nothing
web-first = first player
web-first-short = 1st
web-clock =
    { $state ->
        [past] { season }: over
        [end] { season }: end of the season
        [extra] { season }: extra turn
        [now] { season }: turn { $round } of { $rounds }
       *[later] { season }: { $rounds } turns
    }
web-extra-turn = extra turn
web-track-seat =
    { $you ->
        [yes] You: { points-worded }
       *[no] { $player }: { points-worded }
    }
web-cell-flower = { color-feminine } cell, { flowers-counted }
web-token = token: { way }
web-here = here: { $pieces }
web-piece =
    { $you ->
        [yes] you
       *[no] { $player }
    }, { $double ->
        [yes]
            { $number ->
                [one] double butterfly { $generation }
               *[other] { $number } double butterflies { $generation }
            }
       *[no]
            { $number ->
                [one] butterfly { $generation }
               *[other] { $number } butterflies { $generation }
            }
    }
web-piece-can = can fly
web-season-hidden =
    { $butterflies ->
        [one] face-down card: turned up when the butterfly { $generation } on it is born, or at the end of the season
       *[other] face-down card: turned up when the { $butterflies } butterflies { $generation } on it are born, or at the end of the season
    }
web-season-past =
    { $season ->
        [spring] spring is over
        [summer] summer is over
       *[autumn] autumn is over
    }
web-season-later = counts in its own season
web-total =
    { $you ->
        [yes] you
       *[no] { $player }
    }: { points-worded } if { $season ->
        [spring] spring
        [summer] summer
       *[autumn] autumn
    } ended now
web-goal-points =
    { $points ->
        [one] pt
       *[other] pts
    }
web-goal-at-once = at once
web-goal-light = Show on the map
web-progress =
    { $you ->
        [yes] you
       *[no] { $player }
    }: { $kind ->
        [count_in] { web-weight }, { web-now }
        [birth_in] { web-scored }
       *[once] { web-now }
    }
web-condition-at_least =
    { $n ->
        [1] { $area }
       *[other] { $n } butterflies { $area }
    }
web-condition-none_in = none { $area }
web-condition-flowers_each = { condition-flowers_each }
web-weight =
    { $weight ->
        [0] no butterfly
        [one] { $weight } butterfly
       *[other] { $weight } butterflies
    }
web-now =
    { $now ->
        [0] nothing for now
        [one] { $now } point for now
       *[other] { $now } points for now
    }
web-scored =
    { $scored ->
        [0] nothing yet
        [one] { $scored } point so far
       *[other] { $scored } points so far
    }
web-flower-count = { flowers-counted }
web-hand-card = Card “{ kind }”
web-hand-hidden =
    { $number ->
        [0] no card in hand
        [one] { $number } card in hand, hidden
       *[other] { $number } cards in hand, hidden
    }
web-bonus-card = Bonus “{ bonus }”: { detail-bonus }
web-piece-row = Butterflies { $generation }: { $board } on the board, { $card } on the season card, { $reserve } in reserve, { $gone ->
        [one] { $gone } gone
       *[other] { $gone } gone
    }
web-tile =
    { $tile ->
        [nursery] { $points_per_birth } per birth, { $end_points } at the end
        [bouquet] { $flowers_each } flower each, { $end_points } at the end
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } more turn
               *[other] { $extra_turns } more turns
            }
        [courier]
            { $gain_cards ->
                [one] { $gain_cards } card of your choice
               *[other] { $gain_cards } cards of your choice
            }
        [homecoming] +{ $michoacan_bonus } in Michoacán
       *[jewel]
            { $end_points ->
                [one] { $end_points } point
               *[other] { $end_points } points
            }
    }
web-cycle = { row }: { $have } of { $size }
web-cycle-cell =
    { $state ->
        [held] { way }, yours
       *[none] { way }, still missing
    }
web-holders =
    { $players_count ->
        [one] { $players } has it
       *[other] { $players } have it
    }
web-row-count =
    { $have ->
        [0] { row }: no card
        [one] { row }: { $have } card
       *[other] { row }: { $have } cards
    }
web-hidden-tokens =
    { $number ->
        [one] { $number } token still face down
       *[other] { $number } tokens still face down
    }
web-ask-exchange = Exchange cards?
web-ask-play = Which card do you play?
web-ask-copy = Which card do you copy?
web-ask-launch =
    { $moves_count ->
        [one] Which butterfly flies? Flight of { $moves }
       *[other] Which butterfly flies? Flights of { $moves }
    }
web-ask-land = Where does it land? Flight of { $total }
web-ask-flower = Which flower do you take?
web-ask-gain = Which card do you take?
web-ask-adjacent = An extra flower, from which neighbour?
web-ask-birth =
    { $turns ->
        [yes] Pay for the double side?
       *[no]
            { $double ->
                [yes] Pay for a double butterfly { $generation }?
               *[no] Pay for a butterfly { $generation }?
            }
    }
web-ask-free_birth = Free birth: on which cell?
web-ask-with = With a bonus?
web-ask-move = Which flight?
web-with =
    { $extra ->
        [yes]
            { $stretch ->
                [yes] With both bonuses
               *[no] With one more flight
            }
       *[no]
            { $stretch ->
                [yes] With 2 cells further
               *[no] Without bonus
            }
    }
web-move =
    { $stretch ->
        [yes] Flight of { $total } ({ $length } + 2)
       *[no] Flight of { $length }
    }
web-pay = Pay { paid }
web-skip =
    { $phase ->
        [adjacent] Leave the flower
        [birth] No birth
       *[free_birth] Place nothing
    }
web-legend-birth = birth possible
web-legend-maybe = birth perhaps
web-legend-hidden = hidden token, and a flower from the die
web-legend-card = a card that you lack
web-legend-nothing = nothing to collect this turn
web-legend-goal = counts for a goal
web-tally = Scoring { season-of }
web-tally-final = Final scoring
web-tally-line =
    { $you ->
        [yes] You: { points-worded } ({ $source })
       *[no] { $player }: { points-worded } ({ $source })
    }
web-tally-total =
    { $you ->
        [yes] You: { points-worded }, { $total } in all
       *[no] { $player }: { points-worded }, { $total } in all
    }
web-aid = On the map
web-aid-costs = What births cost
web-aid-cost =
    { $generation ->
        [double] double side: { $same } alike or any { $any }
       *[other] butterfly { $generation }: { $same } alike or any { $any }
    }
web-aid-michoacan = Butterflies 4 in Michoacán
web-aid-beyond = +{ $points } each
web-aid-deck = deck { $deck } · discard { $discard }
web-aid-unseen = Cards not seen yet
web-aid-supply = Flowers in the supply
web-result-source = Points
web-result-tie =
    { $michoacan ->
        [0] nobody in Michoacán
       *[other] { $michoacan } in Michoacán
    }, { $flowers ->
        [0] no flowers
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }, { $cards ->
        [0] no life-cycle cards
        [one] { $cards } life-cycle card
       *[other] { $cards } life-cycle cards
    }
web-result-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## What is studied

fact-season_card = Season card
fact-tile = Tile in the match
fact-hand = Card of the first hand
fact-tile_earned = Tile earned
study-card =
    { $card ->
        [c111] 1, 1 and 1
        [c22] 2 and 2
        [c13] 1 and 3
        [c5] 5
        [c4f] 4 and a flower
        [own] Echo
        [other] Mimicry
       *[plain] { $card }
    }
