### Mariposas: what players read.
### Inside a message, { place }, { kind }, { way }… use that message’s own arguments: $code, $place and $name; $card, $moves and $with_flower; $card, $color and $stage.

## The game

game-title = Mariposas
game-line = Lead four generations of monarchs north, then bring the last of them home to Michoacán.
game-about = In spring your monarchs leave Mexico, in summer they spread out, and in autumn their great-grandchildren return. On your turn, play a card, move your butterflies, collect flowers and visit cities; next to milkweed, spend flowers to hatch the next generation. Every season has its own goals, and bringing butterflies home to Michoacán scores big. For 2 to 5 players.
reconstructed-map = The map is our own: its spaces, their colours and flowers, the milkweed, the location of the cities and nine of their names. It matches everything the rulebook says about it, such as Boston being next to New York, or the East Coast. In the rules, a letter shows where each point comes from: B the rulebook, S other public sources, I an inference, O our own ruling.
reconstructed-action_cards = The rulebook shows the seven action cards, but not how many copies of each are in the deck of 36. We use six copies of each of the five movement cards and three of each of the two copy cards. The names “Echo” and “Mimicry” are ours.
reconstructed-season_cards = The rulebook explains thirteen goals, and other public sources give two more. We made up the rest, combined them into 20 goal cards and named them.
reconstructed-tokens = What the 16 waystation tokens show is inferred: one per life cycle card, one per bonus movement card and a wild one. The names of the ability tiles are ours; their effects come from the rulebook.
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
period = { season }

## Options

option-edition = Edition
option-edition-about = Which map, cards, tokens and tiles to play with.
option-edition-reconstructed = Reconstructed from the rulebook
option-forced_moves = Compulsory moves
option-forced_moves-about = You must make every move on the card you play, and use “+2 distance” if you played it. Otherwise you may stop at any time.
option-forced_moves-true = Yes
option-forced_moves-false = No
option-backtracking = Doubling back
option-backtracking-about = A move may pass through the same space twice, and even end where it began. Otherwise it may not enter a space twice.
option-backtracking-true = Yes
option-backtracking-false = No
option-copy_chains = Copying a copy
option-copy_chains-about = An Echo may copy a Mimicry played earlier, and vice versa, to copy whatever that card could copy. Otherwise only movement cards can be copied.
option-copy_chains-true = Yes
option-copy_chains-false = No
option-waystation_once = Waystation cards
option-waystation_once-about = Can another butterfly gain a bonus movement card again in a later season, or does each player get each card only once in the match?
option-waystation_once-butterfly = Once per butterfly
option-waystation_once-seat = Once per player
option-flip_is_birth = Flipping counts as a birth
option-flip_is_birth-about = Flipping a generation-4 butterfly to its double side counts for birth goals and for the Nursery.
option-flip_is_birth-true = Yes
option-flip_is_birth-false = No
option-flower_supply = Flower supply
option-flower_supply-about = The box contains 24 flowers of each type: can they run out?
option-flower_supply-limited = Limited
option-flower_supply-unlimited = Unlimited
option-free_birth_goals = Free births and goals
option-free_birth_goals-about = The free birth at the end of a season counts for the birth goals of the next season. Otherwise it counts for none.
option-free_birth_goals-true = Yes
option-free_birth_goals-false = No

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
        [none] space { $code }
       *[other] { city }
    }
place-at =
    { $place ->
        [none] on space { $code }
       *[other] { city-at }
    }
place-to =
    { $place ->
        [none] to space { $code }
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
        [autumn_2] Three stopovers
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
        [double] the bonus card “double move” ({ kind })
       *[action] the card “{ kind }”
    }
kind-about =
    { $card ->
        [own] Copies a movement card you have played this season.
        [other] Copies a movement card another player has played this season.
        [double] Moves of { $moves }, in any order, instead of an action card.
       *[flight]
            { $moves_count ->
                [one] A move of { $moves } spaces{ $with_flower ->
                    [yes] {""}, then a flower from an adjacent space.
                   *[no] .
                }
               *[some] Moves of { $moves }, in any order, with one butterfly or several.
            }
    }
card-and-bonus =
    { kind-definite }{ $extra ->
        [yes]
            { $stretch ->
                [yes] {""} with “+1 move” and “+2 distance”
               *[no] {""} with “+1 move”
            }
       *[no]
            { $stretch ->
                [yes] {""} with “+2 distance”
               *[no] {""}
            }
    }
bonus =
    { $card ->
        [double] Double move
        [extra] +1 move
        [stretch] +2 distance
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
            the bonus card “{ $card ->
                [double] double move
                [extra] +1 move
                [stretch] +2 distance
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
        [encore] Encore
        [jewel] Jewel
        [courier] Courier
        [homecoming] Homecoming
       *[other] { $tile }
    }
tile-about =
    { $tile ->
        [nursery] { points-per-birth } for each of your births from now on; { end-points } at the end.
        [bouquet]
            { $flowers_each ->
                [one] Gain { $flowers_each } flower of each type now; { end-points } at the end.
               *[other] Gain { $flowers_each } flowers of each type now; { end-points } at the end.
            }
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } extra turn after the last turn of autumn.
               *[other] { $extra_turns } extra turns after the last turn of autumn.
            }
        [courier]
            { $gain_cards ->
                [one] Gain { $gain_cards } life cycle or bonus movement card you do not have.
               *[other] Gain { $gain_cards } life cycle or bonus movement cards you do not have.
            }
        [homecoming]
            { $michoacan_bonus ->
                [one] At the end, count { $michoacan_bonus } extra generation-4 butterfly in Michoacán.
               *[other] At the end, count { $michoacan_bonus } extra generation-4 butterflies in Michoacán.
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
        [goal] goal card
        [draw] drawing cards
        [first] first player
        [tile] tiles
        [token] waystation token
        [die] die
        [exchange] exchange
        [play] playing a card
        [copy] copying a card
        [launch] choosing a move
        [land] landing
        [flower] choosing a flower
        [gain] choosing a card
        [adjacent] extra flower
        [birth] birth
        [free_birth] free birth
        [over] end of the match
       *[other] { $phase }
    }

## Goals

term-above = above { city }
term-below = below { city }
term-left = to the left { city-of }
term-right = to the right { city-of }
term-around = next to { city }
term-near = { city-at } or next to it
term-color =
    { $color ->
        [orange] on an orange space
       *[other] on a { color } space
    }
term-double = on a double space
term-coast = on the East Coast
area-all = on the board
area = { $terms }
goal-count_in = each butterfly { $area }
goal-once = { $conditions }
goal-birth_in =
    { $immediate ->
        [yes] each birth { $area }, scored immediately
       *[no] each birth { $area }
    }
goal-double_on_birth = generation-4 butterflies born { $area } from generation 3 are double
goal-worth = { points-worded }: { $goal }
condition-at_least =
    { $n ->
        [1] a butterfly { $area }
       *[other] at least { $n } butterflies { $area }
    }
condition-none_in = no butterflies { $area }
condition-flowers_each =
    { $n ->
        [one] { $n } flower of each type
       *[other] { $n } flowers of each type
    }
goal-now =
    { $points ->
        [0] nothing so far
       *[other] { points-worded } so far
    }
source-goal = { season }, goal { $goal }
source-nursery = Births with the Nursery
source-michoacan = Michoacán
source-cycle = Life cycle cards
source-tile = Ability tile “{ tile }”
source-total = Total

## What happens

goal-revealed = The { season-plain } goal card is revealed: “{ season-card }”.
hands-dealt = Each player is dealt { $cards } action cards.
card-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
card-received =
    { $you ->
        [yes] You draw { kind-definite }.
       *[no] { $player } draws { kind-definite }.
    }
deck-renewed =
    { $cards ->
        [one] The deck is empty: { $cards } card from the discard pile forms a new one.
       *[other] The deck is empty: the { $cards } cards in the discard pile form a new one.
    }
first-drawn =
    { $you ->
        [yes] You are the first player.
       *[no] { $player } is the first player.
    }
tile-placed = Ability tile for the { row }: “{ tile }”.
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
        [yes] You have nothing to copy: the card gives no moves.
       *[no] { $player } has nothing to copy: the card gives no moves.
    }
butterfly-moved =
    { $you ->
        [yes] You move { piece } { place-to } (move of { $length }).
       *[no] { $player } moves { piece } { place-to } (move of { $length }).
    }
moves-ended =
    { $you ->
        [yes] You stop here: { flights-lost }.
       *[no] { $player } stops here: { flights-lost }.
    }
flights-lost =
    { $left ->
        [one] { $left } move lost
       *[other] { $left } moves lost
    }
token-revealed =
    { $you ->
        [yes] You reveal the token { city-at }: { token-shown }.
       *[no] { $player } reveals the token { city-at }: { token-shown }.
    }
token-shown =
    { $stage ->
        [bonus]
            bonus card “{ $token ->
                [double] double move
                [extra] +1 move
                [stretch] +2 distance
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
        [die] from the die
        [tile] from the ability tile
        [beside] from { place } (extra flower)
       *[cell] from { place }
    }
nothing-taken =
    { $you ->
        [yes]
            You collect nothing { place-at }: { $reason ->
                [collected] you have already collected there this turn.
                [start] this butterfly started the turn there.
                [supply] the supply has none of these flowers left.
                [visited] this butterfly has been there before.
                [laid] you have played this card this season.
               *[held] you already have this card.
            }
       *[no]
            { $player } collects nothing { place-at }: { $reason ->
                [collected] they have already collected there this turn.
                [start] this butterfly started the turn there.
                [supply] the supply has none of these flowers left.
                [visited] this butterfly has been there before.
                [laid] they have played this card this season.
               *[held] they already have this card.
            }
    }
card-gained =
    { $you ->
        [yes] You gain { way-definite }{ card-source }
       *[no] { $player } gains { way-definite }{ card-source }
    }
card-source =
    { $source ->
        [courier] {""}, thanks to the Courier.
       *[token] .
    }
tile-earned =
    { $you ->
        [yes] You complete the { row } and earn the ability tile “{ tile }”.
       *[no] { $player } completes the { row } and earns the ability tile “{ tile }”.
    }
born =
    { $you ->
        [yes] Your { piece } is born { place-at } for { $number } flowers.
       *[no] { $player }’s { piece } is born { place-at } for { $number } flowers.
    }
turned-double =
    { $you ->
        [yes] You flip butterfly { $piece } to its double side { place-at } for { $number } flowers.
       *[no] { $player } flips butterfly { $piece } to its double side { place-at } for { $number } flowers.
    }
points-goal =
    { $you ->
        [yes] You score { points-worded }{ goal-number }
       *[no] { $player } scores { points-worded }{ goal-number }
    }
goal-number =
    { $cells_count ->
        [0] {""}: { season-plain } goal { $goal }.
       *[other] {""}: { season-plain } goal { $goal } ({ $codes }).
    }
points-birth =
    { $you ->
        [yes] You score { points-worded } immediately for the birth { place-at }: { season-plain } goal { $goal }.
       *[no] { $player } scores { points-worded } immediately for the birth { place-at }: { season-plain } goal { $goal }.
    }
points-nursery =
    { $you ->
        [yes] You score { points-worded } for the birth { place-at }: ability tile “{ tile }”.
       *[no] { $player } scores { points-worded } for the birth { place-at }: ability tile “{ tile }”.
    }
points-michoacan =
    { $you ->
        [yes] You score { points-worded } in Michoacán, for { butterflies-home }.
       *[no] { $player } scores { points-worded } in Michoacán, for { butterflies-home }.
    }
butterflies-home =
    { $weight ->
        [one] { $weight } generation-4 butterfly
       *[other] { $weight } generation-4 butterflies
    }
points-cycle =
    { $you ->
        [yes] You score { points-worded } for { life-cards }.
       *[no] { $player } scores { points-worded } for { life-cards }.
    }
life-cards =
    { $cards ->
        [one] { $cards } life cycle card
       *[other] { $cards } life cycle cards
    }
points-tile =
    { $you ->
        [yes] You score { points-worded } for the ability tile “{ tile }”.
       *[no] { $player } scores { points-worded } for the ability tile “{ tile }”.
    }
season-ended = { season } is over.
season-scored =
    { $you ->
        [yes] { season } goals: { points-worded } for you, { $total } in total.
       *[no] { season } goals: { points-worded } for { $player }, { $total } in total.
    }
first-changed =
    { $you ->
        [yes] You have the fewest points: you go first next season.
       *[no] { $player } has the fewest points and goes first next season.
    }
free-born =
    { $you ->
        [yes] You place butterfly { $piece } { place-at } for free.
       *[no] { $player } places butterfly { $piece } { place-at } for free.
    }
free-declined =
    { $you ->
        [yes] You decline the free birth.
       *[no] { $player } declines the free birth.
    }
generation-left =
    { $butterflies ->
        [0] All generation-{ $generation } butterflies have already left the board.
        [one] Farewell to { generation }: { $butterflies } butterfly leaves the board.
       *[other] Farewell to { generation }: { $butterflies } butterflies leave the board.
    }
waiting-returned =
    { $butterflies ->
        [one] { $butterflies } butterfly on the { season-plain } goal card returns to its owner’s reserve.
       *[other] { $butterflies } butterflies on the { season-plain } goal card return to their owners’ reserves.
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
        [1] one “{ kind }” card
       *[2]
            { $alike ->
                [yes] two “{ kind }” cards
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
        [yes] Encore: you play one more turn.
       *[no] Encore: { $player } plays one more turn.
    }
match-won =
    { $shared ->
        [yes]
            { $you ->
                [yes] You share the victory with { points-worded }.
               *[no] { $player } shares the victory with { points-worded }.
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
        [yes] Your turn: exchange one or both of your cards, or keep them.
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
        [yes] Your turn: choose a card to copy.
       *[no] { $player } is choosing a card to copy.
    }
turn-launch =
    { $you ->
        [yes] Your turn: which butterfly flies, and where?
       *[no] { $player } is choosing a butterfly and a move.
    }
turn-land =
    { $you ->
        [yes] Your turn: where does this butterfly land?
       *[no] { $player } is choosing where to land.
    }
turn-flower =
    { $you ->
        [yes] Your turn: take a flower of your choice.
       *[no] { $player } is choosing a flower.
    }
turn-gain =
    { $you ->
        [yes] Your turn: take a card you do not have yet.
       *[no] { $player } is choosing a waystation card.
    }
turn-adjacent =
    { $you ->
        [yes] Your turn: an extra flower from which adjacent space?
       *[no] { $player } may take an extra flower.
    }
turn-birth =
    { $you ->
        [yes]
            { $birth_turns ->
                [yes] Your turn: flip this butterfly to its double side?
               *[no] Your turn: give birth to a generation-{ $birth_generation } butterfly?
            }
       *[no]
            { $birth_turns ->
                [yes] { $player } may flip a butterfly to its double side.
               *[no] { $player } may pay for the birth of a generation-{ $birth_generation } butterfly.
            }
    }
turn-free_birth =
    { $you ->
        [yes] Your turn: place a butterfly for free on its parent’s space.
       *[no] { $player } may place a butterfly for free.
    }
choices-exchange = only once
choices-play = one card, plus any bonus cards
choices-copy = played this season
choices-launch = one after the other
choices-land =
    { $choices ->
        [one] { $choices } space
       *[other] { $choices } spaces
    }
choices-flower = any type
choices-gain = life cycle or bonus movement
choices-adjacent = one flower
choices-birth = identical flowers, or one more of any types
choices-free_birth = no milkweed or flowers needed
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
        [one] a move of { $moves }
       *[other] moves of { $moves }
    }{ $stretch ->
        [yes] , one of them 2 spaces longer
       *[no] {""}
    }
detail-copies = can copy: { $cards }
detail-copies-nothing = nothing to copy: no moves
choice-copy = Copy { kind-definite }
choice-go =
    { $double ->
        [yes] Double butterfly { $generation }
       *[no] Butterfly { $generation }
    } { place-at }: move of { $total }{ $stretch ->
        [yes] {" "}({ $length } + 2)
       *[no] {""}
    }
choice-stop = Stop here: { flights-lost }
choice-land = Land { place-at }
detail-land-flower = { flowers-counted }{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth possible with luck
       *[no] {""}
    }
detail-land-wild = a flower of your choice{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth possible with luck
       *[no] {""}
    }
detail-land-hidden = face-down token, plus a flower from the die{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth possible with luck
       *[no] {""}
    }
detail-land-card = { way }{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth possible with luck
       *[no] {""}
    }
detail-land-nothing =
    { $reason ->
        [collected] already collected this turn
        [start] where it started the turn: no flower
        [supply] none of these flowers left
        [visited] this butterfly has been there before
        [laid] you have played this card this season
        [held] you already have this card
       *[home] nothing to collect
    }{ $birth ->
        [yes] {" "}· birth possible
        [maybe] {" "}· birth possible with luck
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
        [double] a move of 3 and a move of 2, instead of an action card
        [extra] one extra move of 1 space
       *[stretch] makes one move 2 spaces longer
    }
choice-adjacent = Take { one-flower } { place-at }
choice-adjacent-none = Leave the extra flower
choice-birth =
    { $turns ->
        [yes] Flip to the double side: { paid }
       *[no] Generation-{ $generation } butterfly: { paid }
    }
detail-birth = { points-worded } immediately
choice-birth-none = No birth
choice-exchange = Exchange { cards-given }
choice-keep = Keep both cards
choice-free = Place a generation-{ $generation } butterfly { place-at }
choice-free-none = Place nothing

## Why not

refuse-chance = Something is being drawn or rolled: wait until it is revealed.
refuse-not-now =
    { $phase ->
        [goal] Not now: the goal card must be revealed first.
        [draw] Not now: a card must be drawn first.
        [first] Not now: the first player must be chosen first.
        [tile] Not now: the tiles are being drawn.
        [token] Not now: the waystation token must be revealed first.
        [die] Not now: the die must be rolled first.
        [exchange] Not now: exchange cards first, or keep them.
        [play] Not now: play a card first.
        [copy] Not now: choose the card to copy first.
        [launch] Not now: choose a butterfly and a move, or stop here.
        [land] Not now: choose where the butterfly lands first.
        [flower] Not now: choose a flower first.
        [gain] Not now: first take a card you do not have.
        [adjacent] Not now: take the extra flower first, or leave it.
        [birth] Not now: pay for the birth first, or decline it.
        [free_birth] Not now: place the free butterfly first, or decline it.
        [over] The match is over: you can watch the replay or start a new one.
       *[other] Not now: choose one of the available actions.
    }
refuse-not-in-hand = You do not have a “{ kind }” card: choose a card from your hand.
refuse-no-bonus = You do not have the bonus card “{ bonus }”: play without it.
refuse-stretch-nothing = There is no move to lengthen this turn: keep “+2 distance” for later.
refuse-not-copyable = Only movement cards can be copied: choose one of those available.
refuse-no-copy =
    { $copies ->
        [own] You have not played a “{ kind }” card this season: copy one of the cards in front of you.
       *[other] No other player has played a “{ kind }” card this season: copy one of the cards in front of them.
    }
refuse-no-piece = Your butterfly { $piece } is not on the board: choose another one.
refuse-no-movement =
    { $moves_count ->
        [0] You have no moves left: your turn is over.
        [one] You have no move of { $length } left, only a move of { $moves }.
       *[other] You have no move of { $length } left, only moves of { $moves }.
    }
refuse-no-stretch = You have not played “+2 distance” this turn, or have already used it: make a move without it.
refuse-must-stretch = This is your last move, and “+2 distance” must be used: lengthen this move.
refuse-twin = Butterflies { $piece } and { $other_piece } are identical and on the same space: choose { $other_piece }.
refuse-nowhere = Butterfly { $piece } cannot make a move of { $length }: choose another butterfly or another move.
refuse-forced = All moves are compulsory in this match: make the ones you have left.
refuse-no-such-cell = There is no space { $code } on the map: choose another space.
refuse-launch-first = Choose a butterfly and a move first, then move { place-to }.
refuse-unreachable = A move of { $length } cannot end { place-at }: choose one of the highlighted spaces.
refuse-supply = There are no more flowers of this type in the supply: choose another type.
refuse-held = You already have { way-definite }: take a card you do not have.
refuse-laid = You have played { way-definite } this season: you can gain it again once the season is over. Take another card.
refuse-had = You have already gained { way-definite } once in this match, and that is the limit: take another card.
refuse-no-extra-flower = Only the move of 4 on the “4 and a flower” card gives an extra flower: continue your turn.
refuse-not-beside = The extra flower must come from a space adjacent to where you landed, not from { place }: choose one of the highlighted spaces.
refuse-no-flower-there = There is no flower to take { place-at }: choose another adjacent space, or leave the flower.
refuse-collected = You have already collected from { place } this turn: choose another adjacent space, or leave the flower.
refuse-start = This butterfly started the turn { place-at } and collects nothing there: choose another adjacent space, or leave the flower.
refuse-supply-cell = The supply has run out of the flowers { place-at }: choose another adjacent space, or leave the flower.
refuse-not-a-payment = “{ $payment }” is not a payment: write one letter for each flower, in the order o p v y w (orange, pink, violet, yellow, white).
refuse-payment = This birth costs { $number } identical flowers, or one more of any types: choose one of the available payments.
refuse-unaffordable = You do not have all these flowers: choose another payment, or decline the birth.
refuse-no-landing = None of your butterflies has just landed: first move to a space next to milkweed.
refuse-no-plant = There is no milkweed next to { place }: land on a space next to milkweed.
refuse-double = Butterfly { $piece } is already double and cannot give birth again: use another one.
refuse-none-left = You have no generation-{ $generation } butterflies left: no birth is possible here.
refuse-cannot-pay = You need { $number } identical flowers, or one more of any types: collect more flowers first.
refuse-birth-done = You may give birth only once per landing: continue your turn.
refuse-no-exchange = You may exchange cards only after drawing, with two identical cards or two copy cards: continue without exchanging.
refuse-no-parent = None of your generation-{ $generation } butterflies is { place-at }: choose a parent’s space.
refuse-free-compulsory = Without this birth you would have no butterfly left on the board: place it.
refuse-no-seat = There is no seat { $seat_number }: choose a seat of this match.
refuse-goal-season = “{ $card }” is not a { season-plain } goal card: draw one of that season.
refuse-draw-seat = Seat { $seat_number } may not draw now: follow the turn order.
refuse-deck-out = There are no “{ kind }” cards left in the deck: draw another card.
refuse-tile-row = It is not time for the { row } yet: tiles go to the green row, then the pink row, then the blue row.
refuse-tile-placed = The ability tile “{ tile }” has already been placed: draw another one.
refuse-token-revealed = This token has already been revealed in another city: draw another one.

## Table

table-deck = Deck { $deck } · discard { $discard }
table-hand = Hand
table-flowers = Flowers
table-played = Played this season
table-cards = Waystation cards
table-legend = Flowers: o orange, p pink, v violet, y yellow, w white · * next to milkweed · ? face-down waystation · A4²: a double generation-4 butterfly of seat A
table-labelled = { $label }: { $value }
table-points = { points-worded }

## The painted board

web-map = The map of the migration, from Michoacán to Canada. Use the arrow keys to move from space to space.
web-sea-atlantic = Atlantic Ocean
web-sea-james = James Bay
web-look = Map view
web-closer = Zoom in
web-farther = Zoom out
web-fit = Whole map
web-codes = Coordinates of the spaces
web-hand = Your cards
web-flowers = Flowers
web-pieces = Butterflies
web-cycles = Life cycles
web-played = Cards played this season
web-goals = Goals
web-hinted = hint
web-milkweed = milkweed
web-token-hidden = face-down waystation
web-close = Close the scoring
web-again = Show the scoring again
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
web-cell-flower = { color-feminine } space, { flowers-counted }
web-token = token: { way }
web-here = here: { $pieces }
web-piece =
    { $you ->
        [yes] you
       *[no] { $player }
    }, { $double ->
        [yes]
            { $number ->
                [one] double generation-{ $generation } butterfly
               *[other] { $number } double generation-{ $generation } butterflies
            }
       *[no]
            { $number ->
                [one] generation-{ $generation } butterfly
               *[other] { $number } generation-{ $generation } butterflies
            }
    }
web-piece-can = can move
web-season-hidden =
    { $butterflies ->
        [one] face-down goal card: revealed when the generation-{ $generation } butterfly on it is born, or at the latest at the end of { season-before }
       *[other] face-down goal card: revealed when the { $butterflies } generation-{ $generation } butterflies on it are born, or at the latest at the end of { season-before }
    }
season-before =
    { $generation ->
        [2] spring
       *[3] summer
    }
web-season-past =
    { $season ->
        [spring] spring is over
        [summer] summer is over
       *[autumn] autumn is over
    }
web-season-later = only counts in its own season
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
web-goal-at-once = immediate
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
        [0] nothing so far
        [one] { $now } point so far
       *[other] { $now } points so far
    }
web-scored =
    { $scored ->
        [0] nothing scored yet
        [one] { $scored } point scored
       *[other] { $scored } points scored
    }
web-flower-count = { flowers-counted }
web-hand-card = “{ kind }” card
web-hand-hidden =
    { $number ->
        [0] no card in hand
        [one] { $number } card in hand, hidden
       *[other] { $number } cards in hand, hidden
    }
web-bonus-card = Bonus card “{ bonus }”: { detail-bonus }
web-laid-card = Bonus card “{ bonus }”, played this season
web-piece-row = Generation-{ $generation } butterflies: { $board } on the board, { $card } on the goal card, { $reserve } in reserve, { $gone ->
        [one] { $gone } gone
       *[other] { $gone } gone
    }
web-tile =
    { $tile ->
        [nursery] { $points_per_birth } per birth, { $end_points } at the end
        [bouquet] { $flowers_each } of each flower, { $end_points } at the end
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } extra turn
               *[other] { $extra_turns } extra turns
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
web-ask-play = Which card do you want to play?
web-ask-copy = Which card do you want to copy?
web-ask-launch =
    { $moves_count ->
        [one] Which butterfly moves? Move of { $moves }
       *[other] Which butterfly moves? Moves of { $moves }
    }
web-ask-land = Where does it land? Move of { $total }
web-ask-flower = Which flower do you take?
web-ask-gain = Which card do you take?
web-ask-adjacent = Take an extra flower from which adjacent space?
web-ask-birth =
    { $turns ->
        [yes] Pay to flip to the double side?
       *[no]
            { $double ->
                [yes] Pay for a double generation-{ $generation } butterfly?
               *[no] Pay for a generation-{ $generation } butterfly?
            }
    }
web-ask-free_birth = Free birth: on which parent’s space?
web-ask-with = Add a bonus card?
web-ask-move = Which move?
web-with =
    { $extra ->
        [yes]
            { $stretch ->
                [yes] With both bonus cards
               *[no] With +1 move
            }
       *[no]
            { $stretch ->
                [yes] With +2 distance
               *[no] No bonus card
            }
    }
web-move =
    { $stretch ->
        [yes] Move of { $total } ({ $length } + 2)
       *[no] Move of { $length }
    }
web-pay = Pay { paid }
web-skip =
    { $phase ->
        [adjacent] Leave the flower
        [birth] No birth
       *[free_birth] Place nothing
    }
web-flyer =
    { $mine ->
        [yes] Your { $generation }
       *[no] The { $generation }
    }
web-moved = already moved this turn
web-fan = Butterflies: { place }
web-fan-close = Close
web-can-reach = you can land here
web-players = Players
web-refit = Back to the action
web-ask-wish = Which butterfly lands there: { place }?
web-pay-due = To pay: { $number } of one flower
web-pay-or = or any { $number }
web-pay-back = Take back { one-flower }
web-pay-flower =
    Pay with { one-flower }: { $left ->
        [one] { $left } left
       *[other] { $left } left
    }, { $laid ->
        [one] { $laid } laid down
       *[other] { $laid } laid down
    }
web-pay-go =
    { $left ->
        [0] Pay
       *[other] Pay, { $left } more
    }
web-steps = Steps of this turn
web-step-card = Card
web-step-piece = Butterfly
web-step-piece-named = Butterfly { $generation }
web-step-cell = Space
web-step-flower = Flower
web-step-gain = Waystation
web-step-adjacent = Extra flower
web-step-birth =
    { $turns ->
        [yes] Double side
       *[no] Birth { $generation }
    }
web-step-pay = Payment
web-step-moves =
    { $left_count ->
        [0] no other move
       *[other] still to make: { $left }
    }
web-step-back = choose another butterfly
web-legend-birth = birth possible
web-legend-maybe = birth possible with luck
web-legend-hidden = face-down token, plus a flower from the die
web-legend-card = a card you do not have
web-legend-nothing = nothing to collect this turn
web-legend-goal = counts for a goal
web-tally = { season } scoring
web-tally-final = Final scoring
web-tally-line =
    { $you ->
        [yes] You: { points-worded } ({ $source })
       *[no] { $player }: { points-worded } ({ $source })
    }
web-tally-total =
    { $you ->
        [yes] You: { points-worded }, { $total } in total
       *[no] { $player }: { points-worded }, { $total } in total
    }
web-aid = On the map
web-aid-costs = Birth costs
web-aid-cost =
    { $generation ->
        [double] double side: { $same } identical or any { $any }
       *[other] generation { $generation }: { $same } identical or any { $any }
    }
web-aid-michoacan = Generation-4 butterflies in Michoacán
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
        [0] no life cycle cards
        [one] { $cards } life cycle card
       *[other] { $cards } life cycle cards
    }
web-result-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## What is studied

fact-season_card = Goal card
fact-tile = Ability tile in the match
fact-hand = Card in the starting hand
fact-tile_earned = Ability tile earned
study-card =
    { $card ->
        [c111] 1, 1 and 1
        [c22] 2 and 2
        [c13] 1 and 3
        [c5] 5
        [c4f] 4 and a flower
        [cown] Echo
        [cother] Mimicry
       *[plain] { $card }
    }

## The letters of the terminal

letter =
    { $flower ->
        [orange] o
        [pink] p
        [violet] v
        [yellow] y
        [white] w
       *[other] { $flower }
    }

## Cards, goals, tokens and tiles, to look up

encyclopedia = Cards and goals
section-actions = Action cards
section-actions-about = { $total } cards, { $kinds } kinds
section-goals = Goals
section-spring = Spring goals
section-spring-about = { $total } cards, one in each match
section-summer = Summer goals
section-summer-about = { $total } cards, one in each match
section-autumn = Autumn goals
section-autumn-about = { $total } cards, one in each match
section-life = Life cycle cards
section-life-about = { $total } cards; the four stages of a colour give you the ability tile of that row
section-abilities = Ability tiles
section-abilities-about = { $total } tiles, three in each match
section-bonus = Bonus movement cards
section-bonus-about = { $total } cards, { $kinds } kinds
section-waystations = Waystation tokens
section-waystations-about = { $total } tokens, one for each city
section-flowers = Flowers
section-flowers-about = { $total } tokens, { $kinds } kinds
section-butterflies = Butterflies
section-butterflies-about = { $total } for each player
item-flower = { flower } flower
item-butterfly-plain = Generation { $generation }
item-butterfly-double = Generation { $generation }, double side
item-butterfly-first = sets out from Michoacán
item-butterfly-born = born for { $alike } identical flowers, or any { $any }
item-butterfly-turned = turned over for { $alike } identical flowers, or any { $any }; counts as two

## Why a hint is good

points-gained =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
reason-points =
    { $change ->
        [gain] +{ points-gained } at once.
        [keep] The other choices score fewer points.
        [loss] But you lose points.
       *[less] But another choice would score points at once.
    }
reason-goal =
    { $change ->
        [gain] +{ points-gained } in sight for goal { $of } of the season.
        [keep] The other choices take you away from goal { $of } of the season.
        [loss] But you get further from goal { $of } of the season.
       *[less] But another choice would serve goal { $of } of the season better.
    }
reason-later =
    { $change ->
        [gain] It puts you in a good place for the next season’s goals.
        [keep] You stay better placed for the next season’s goals.
        [loss] But you get further from the next season’s goals.
       *[less] But another choice would prepare the next season better.
    }
reason-births =
    { $change ->
        [gain] A birth: one more butterfly to fly and to count.
        [keep] The other choices mean fewer births.
        [loss] But you lose a butterfly.
       *[less] But another choice would allow a birth.
    }
reason-spread =
    { $change ->
        [gain] Your butterflies get further north.
        [keep] Your butterflies stay further north.
        [loss] But your butterflies come back south.
       *[less] But another choice would get further north.
    }
reason-home =
    { $change ->
        [gain] More generation-4 butterflies can still get home to Michoacán.
        [keep] The other choices bring fewer butterflies home to Michoacán.
        [loss] But less time is left to get home to Michoacán.
       *[less] But another choice would bring more butterflies home to Michoacán.
    }
reason-flowers =
    { $change ->
        [gain] More flowers: they pay for births.
        [keep] The other choices leave you fewer flowers.
        [loss] But it costs flowers.
       *[less] But another choice would give more flowers.
    }
reason-alike =
    { $change ->
        [gain] Identical flowers: a birth takes one fewer of them.
        [keep] You keep identical flowers: a birth takes one fewer of them.
        [loss] But you have fewer identical flowers.
       *[less] But another choice would leave more identical flowers.
    }
reason-cycle =
    { $change ->
        [gain] A waystation may give a life cycle card: 1 point at the end.
        [keep] The other choices give fewer life cycle cards.
        [loss] But you lose a life cycle card.
       *[less] But another choice might give a life cycle card.
    }
reason-row =
    { $change ->
        [gain] You get closer to the four stages of one colour, and so to an ability tile.
        [keep] You stay closer to an ability tile.
        [loss] But an ability tile gets further away.
       *[less] But another choice would get you closer to an ability tile.
    }
reason-bonus =
    { $change ->
        [gain] A waystation may give a bonus movement card.
        [keep] You keep a bonus movement card for later.
        [loss] But it uses up a bonus movement card.
       *[less] But another choice would keep a bonus movement card.
    }
reason-rivals =
    { $change ->
        [gain] It leaves less to your opponents.
        [keep] The other choices leave more to your opponents.
        [loss] But it leaves more to an opponent.
       *[less] But another choice would leave less to your opponents.
    }

## Tips, once each, for beginners against bots

tip-play = First see where you want to land: a card is worth its landings, not its steps.
tip-exchange = Two cards alike leave you little choice next turn: exchanging them costs nothing.
tip-copy = Copy the card whose moves land just right: next to milkweed, or in a city that’s still face down.
tip-launch = Only the landing counts: a move of 3 can also end one or two spaces away, by flying back and forth.
tip-land = A space next to milkweed allows a birth; a city gives a card; the others give flowers.
tip-flower = Take a type you already have: identical flowers make a birth cheaper.
tip-gain = Take the card that completes a colour: four stages earn an ability tile.
tip-adjacent = This extra flower can pay for a birth right away: choose the type you lack.
tip-birth = One more butterfly is one more that counts for goals, and soon for the next generation.
tip-free_birth = The oldest generation is about to leave: place this butterfly where the next season scores.
tip-on-born = Births drive the game: each generation gives birth to the next, larger one.
tip-on-flowers-taken = Keep two or three identical flowers: that’s the lowest price of a birth.
tip-on-token-revealed = Revealing a waystation also gives the flower on the die: the first visit to a city is the best.
tip-on-card-gained = Life cycle cards are worth 1 point each, and far more once a colour is complete.
tip-on-goal-revealed = A new goal is known: send a butterfly towards its area now, it’s a long way.
tip-on-generation-left = That generation has left the board: whatever had no offspring is gone.
tip-on-season-scored = Goals count only when their season ends: be in the area on the last turn, not before.
tip-on-season-began = Seasons get longer: 4, 5, then 6 rounds. In autumn, leave time to fly home to Michoacán.
tip-on-tile-earned = An ability tile works once for each player: the others can still earn it too.
tip-on-turned-double = A double butterfly counts as two everywhere, and needs only one flight home.

## The editor

edit-season_card-all = Season cards
edit-season_card-about = The goals that players score at the end of a season, or at a birth. All places in a list must apply; an empty list is the whole board.
edit-goals = Goals
edit-kind = What counts
edit-kind-count_in = each butterfly in an area
edit-kind-once = several conditions, scored once
edit-kind-birth_in = each birth in an area
edit-kind-double_on_birth = generation-4 butterflies born there are double
edit-points = Points
edit-area = Area
edit-area-about = With several places, a space counts if all of them apply to it.
edit-immediate = scored immediately
edit-all = Conditions
edit-op = Condition
edit-op-at_least = at least this many butterflies
edit-op-none_in = no butterflies
edit-op-flowers_each = this many flowers of each type
edit-n = How many
season-twice = two cards have the same id.
season-none =
    { $season ->
        [spring] there is no card for spring.
        [summer] there is no card for summer.
       *[autumn] there is no card for autumn.
    }
season-goals = a card has at most { $most } goals.
season-term = “{ $term }” isn’t a place on this map.
