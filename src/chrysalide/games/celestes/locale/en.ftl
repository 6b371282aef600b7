### Fluttering Souls: what players read.
### Inside a message, { species } and { layout } use that message's own $species and $layout.

## The game

game-title = Fluttering Souls
game-line = Every butterfly you take uncovers another. Collect the best sets to win the round.
game-about = A two-player duel over 3 to 5 rounds, published in French as Papillons célestes. Eighteen cards overlap on the table: take an uncovered card each turn, collect sets, and use the Great Eggfly to block what you have just uncovered. The first player to win three White Butterfly tokens wins the match.
reconstructed-layouts = The 15 layouts are our own; we do not have the printed ones. If you own the game, you can play with yours instead (see the Edition option). The French rulebook contradicts itself about the Blue Morphos: it lists 8, but its total of 21 cards only works with 6, which is also what public sources say, so we use 6. In the rules, a letter shows where each point comes from: B the rulebook, S other public sources, I an inference, O our own ruling.
where =
    { $phase ->
        [over] Match over · round { $round }
       *[other] Round { $round }
    } · { $tokens_to_win ->
        [1] a single round
       *[other] first to { $tokens_to_win }
    }
period = Round { $round }

## Options

option-first_player = First player
option-first_player-about = Who goes first in round 1. After that, the loser of each round chooses.
option-first_player-random = Drawn at random
option-first_player-0 = The first seat
option-first_player-1 = The second seat
option-tokens_to_win = Rounds to win
option-tokens_to_win-about = How many White Butterfly tokens you need to win the match; three in the rulebook.
option-tokens_to_win-1 = 1: a single round
option-tokens_to_win-2 = 2: two or three rounds
option-tokens_to_win-3 = 3: three to five rounds
option-edition = Edition
option-edition-about = Where the layouts come from: ours, a pack from the editor, or a folder prepared on the server.
option-edition-reconstructed = Our 15 layouts
option-layouts = Layouts
option-layouts-about = Each round uses a random layout from this list, never the same one twice. You need at least 5 to play to three wins, 3 to play to two and 1 for a single round.
option-layouts-all = All
option-layouts-L01 = Pyramid
option-layouts-L02 = Inverted pyramid
option-layouts-L03 = Cocoon
option-layouts-L04 = Lantern
option-layouts-L05 = Wall
option-layouts-L06 = Hedge
option-layouts-L07 = Two wings
option-layouts-L08 = Twin hills
option-layouts-L09 = Twin vases
option-layouts-L10 = Three drops
option-layouts-L11 = Staircase
option-layouts-L12 = Crown
option-layouts-L13 = Hourglass
option-layouts-L14 = Cross
option-layouts-L15 = Chevron

## Names

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
       *[other] Layout { $layout }
    }
species =
    { $species ->
        [eighty_eight] Eighty-Eight
        [morpho] Blue Morpho
        [monarch] Monarch
        [swallowtail] Swallowtail
        [bolina] Great Eggfly
       *[other] { $species }
    }
species-short =
    { $species ->
        [eighty_eight] 88
        [morpho] Morpho
        [monarch] Monarch
        [swallowtail] Swallowtail
        [bolina] Eggfly
       *[other] { $species }
    }
species-definite = the { species }

## What happens

layout-revealed = Round { $round }: the layout is “{ layout }”.
first-drawn =
    { $you ->
        [yes] You go first.
       *[no] { $player } goes first.
    }
order-chosen =
    { $you ->
        [yes]
            { $order ->
                [first] You choose to go first; { $other_player } will go second.
               *[second] You choose to go second; { $other_player } will go first.
            }
       *[no]
            { $order ->
                [first] { $player } chooses to go first; { $other_you ->
                    [yes] you will go second.
                   *[no] { $other_player } will go second.
                }
               *[second] { $player } chooses to go second; { $other_you ->
                    [yes] you will go first.
                   *[no] { $other_player } will go first.
                }
            }
    }
bolina-given =
    { $you ->
        [yes] You receive the Great Eggfly.
       *[no] { $player } receives the Great Eggfly.
    }
cards-dealt = { $cards } cards are dealt; the last two are set aside unseen.
card-taken =
    { $you ->
        [yes] You take { species-definite } from slot { $slot }.
       *[no] { $player } takes { species-definite } from slot { $slot }.
    }
bolina-taken =
    { $you ->
        [yes] You take the Great Eggfly from slot { $slot }: it is yours.
       *[no] { $player } takes the Great Eggfly from slot { $slot }.
    }
card-turned = The card in slot { $slot } is turned face up: { species }.
bolina-placed =
    { $you ->
        [yes] You place the Great Eggfly in slot { $slot }.
       *[no] { $player } places the Great Eggfly in slot { $slot }.
    }
bolina-kept =
    { $you ->
        [yes] You keep the Great Eggfly.
       *[no] { $player } keeps the Great Eggfly.
    }
round-scored =
    { $tie ->
        [yes] Round { $round }, { $points } to { $other_points }: { $you ->
            [yes] you win the tie thanks to the Great Eggfly.
           *[no] { $player } wins the tie thanks to the Great Eggfly.
        }
       *[no] Round { $round }: { $you ->
            [yes] you win, { $points } to { $other_points }.
           *[no] { $player } wins, { $points } to { $other_points }.
        }
    }
match-won =
    { $you ->
        [yes] You win the match, { $tokens } to { $other_tokens }!
       *[no] { $player } wins the match, { $tokens } to { $other_tokens }.
    }

## Whose turn

turn-take =
    { $you ->
        [yes] Your turn: take an uncovered card.
       *[no] { $player } is choosing a card.
    }
turn-bolina =
    { $you ->
        [yes] Your turn: place the Great Eggfly in slot { $taken }, or keep it.
       *[no] { $player } is deciding whether to place the Great Eggfly in slot { $taken }.
    }
turn-choose_order =
    { $you ->
        [yes] Your turn: do you want to go first or second this round?
       *[no] { $player } is choosing whether to go first or second.
    }

## Choices

choice-take = Take { species-definite } (slot { $slot })
choice-bolina = Place the Great Eggfly in slot { $slot }
choice-keep = Keep the Great Eggfly
choice-order =
    { $order ->
        [first] Go first
       *[second] Go second
    }
detail-turns =
    { $slots_count ->
        [one] turns slot { $slots } face up
       *[other] turns slots { $slots } face up
    }
detail-opens =
    { $slots_count ->
        [one] uncovers slot { $slots }
       *[other] uncovers slots { $slots }
    }
detail-completes =
    { $species ->
        [eighty_eight] makes a pair
        [morpho] makes a set of three
        [monarch] improves your Monarchs
        [swallowtail] Swallowtail
       *[other] completes a set
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-joker =
    makes a wild card, { $species ->
        [eighty_eight] which counts as an 88
        [morpho] which counts as a Morpho
       *[other] which counts as a Monarch
    }: { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }
detail-progress = { species-short }: { $cards } of { $size }
detail-short = { species-short }: too few left to score
detail-owner = you take the Eggfly
detail-shuts =
    { $slots_count ->
        [one] blocks slot { $slots }
       *[other] blocks slots { $slots }
    }
detail-waste = your opponent will have to take it
detail-keep-tie = you keep the tiebreaker
detail-first = you take the first card; the Eggfly goes to your opponent
detail-second = you get the Eggfly, which breaks ties

## Why not

refuse-covered =
    { $covers_count ->
        [one] The card in slot { $slot } is covered by slot { $covers }: take an uncovered card.
       *[other] The card in slot { $slot } is covered by slots { $covers }: take an uncovered card.
    }
refuse-empty = Slot { $slot } is empty: take an uncovered card.
refuse-no-such-slot = There is no slot { $slot }: choose one from 1 to 18.
refuse-not-owner = You did not have the Great Eggfly at the start of your turn: if you take it from the table, you may place it on a later turn.
refuse-take-first = Take a card first: the Great Eggfly can then take its place.
refuse-first-given = The match options already say who goes first.
refuse-order-chosen = The turn order for this round has already been chosen.
refuse-just-taken = You have just taken the Great Eggfly: you may place it from your next turn on.
refuse-no-pass = You cannot pass: take an uncovered card.
refuse-first-drawn = In round 1 the first player is chosen at random: players choose from round 2 on.
refuse-winner-order = The loser of the previous round chooses who goes first: wait for their choice.
refuse-layout-used = The layout “{ layout }” has already been used in this match: reveal another one.
refuse-layout-not-offered = The layout “{ layout }” is not part of this match: reveal another one.
refuse-cards-exhausted = There are no { species } cards left: choose another species.
refuse-bolina-not-dealt = The Great Eggfly is never dealt, it goes to the second player: choose another species.
refuse-wrong-slot = It is too early for slot { $slot }: slot { $expected } comes next.
refuse-not-now =
    { $phase ->
        [reveal_layout] Not now: the layout must be revealed first.
        [draw_first] Not now: the first player must be chosen first.
        [choose_order] Not now: the turn order must be chosen first.
        [deal] Not now: the cards are being dealt.
        [take] Not now: an uncovered card must be taken.
        [turn_up] Not now: an uncovered card must be turned face up first.
        [bolina] Not now: the Great Eggfly must be placed or kept first.
        [over] The match is over: you can watch the replay or start a new one.
       *[other] Not now: choose one of the available actions.
    }
refuse-decide-bolina = Decide about the Great Eggfly first: place it in the slot you have just emptied, or keep it.
refuse-opponent-bolina = Your opponent has the Great Eggfly: you can take it once it is on the table.
refuse-chance = Something is being drawn: wait until it is revealed.

## Table

table-spread = Cards of round { $round }, layout “{ layout }”. Use the arrow keys to move from card to card.
table-caption = Round { $round } · { layout }
table-card-lit = Slot { $slot }: { species }, uncovered, can be taken
table-card-free = Slot { $slot }: { species }, uncovered
table-card-covered =
    { $under_count ->
        [one] Slot { $slot }: { species }, under slot { $under }
       *[other] Slot { $slot }: { species }, under slots { $under }
    }
table-card-hidden =
    { $under_count ->
        [one] Slot { $slot }: face-down card, under slot { $under }
       *[other] Slot { $slot }: face-down card, under slots { $under }
    }
table-card-turning = Slot { $slot }: face-down card, uncovered, about to be turned face up
table-under =
    { $under_count ->
        [one] under slot { $under }
       *[other] under slots { $under }
    }
table-ghost =
    { $you ->
        [yes] Place the Great Eggfly in slot { $slot }
       *[no] Slot { $slot }, empty: { $player } may place the Great Eggfly here
    }
table-hinted = hint
table-order = First or second?
table-order-now =
    { $order ->
        [first] first
       *[second] second
    }
table-unseen = Not seen yet
table-unseen-detail =
    { $total ->
        [one] { $total } card
       *[other] { $total } cards
    }: { $hidden } face down here, { $aside } set aside
table-unseen-brief = { $hidden } here, { $aside } set aside
table-last-round = Round { $round }: { $player } { $points } – { $other_points } { $other_player }
table-last-brief = Round { $round }: { $points } – { $other_points }
table-continue = Continue
table-token = White Butterfly token
table-tokens =
    { $tokens ->
        [one] { $tokens } of { $needed } rounds won
       *[other] { $tokens } of { $needed } rounds won
    }
table-tokens-final = Tokens
table-points-word =
    { $points ->
        [one] point
       *[other] points
    }
table-points-short = pt
table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
table-next =
    { $cards ->
        [0]
            { $missing ->
                [one] { $missing } card for { $worth }
               *[other] { $missing } cards for { $worth }
            }
       *[other] { $missing } more for +{ $worth }
    }
table-next-nothing = another would add nothing
table-next-costs = another would cost { $cost }
table-next-gone =
    { $left ->
        [0] finished: none left
       *[other] finished: too few left
    }
table-complete = complete
table-joker = the two Swallowtails count as { species-short }
table-with-joker = with the wild Swallowtails
table-one-joker = wild
table-bolina-none = not given out yet
table-bolina-slot = on the table, slot { $slot }
table-bolina-with = with { $player }
table-bolina-here = breaks ties
table-bolina-card = { $player }’s Great Eggfly
table-bolina-owner = had it at the end
table-tie-won = wins the tie
table-aid = Scoring summary
table-worth =
    { $species ->
        [eighty_eight] 3 per pair
        [morpho] 4 per set of three
        [monarch] 2, 5, 8 for 2, 3, 4 cards
        [swallowtail] one: 2; a pair: wild
       *[bolina] 0, but breaks ties
    }
table-species = Species
table-total = Total

## What is studied

fact-layout = Layout
fact-ending = How the round was won
study-ending =
    { $ending ->
        [tie] tied, with the Great Eggfly
       *[points] on points
    }

## The letters in the terminal

letter =
    { $species ->
        [eighty_eight] E
        [morpho] B
        [monarch] M
        [swallowtail] S
        [bolina] G
       *[other] { $species }
    }

## Cards, layouts and tokens, to look up

encyclopedia = Cards and layouts
section-butterflies = Butterfly cards
section-butterflies-about = { $total } cards, { $kinds } species
section-layouts = Layout cards
section-layouts-about = { $total } cards, one for each round
section-tokens = Tokens
section-tokens-about = { $total } tokens, one for each round won
item-layout = { $up } face up, { $down } face down
item-token = White Butterfly token
item-token-about =
    { $needed ->
        [one] { $needed } is enough to win the match
       *[other] { $needed } win the match
    }

## Why a hint is good

points-gained =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
reason-rounds =
    { $change ->
        [gain] You win the round.
        [keep] Another choice would lose the round.
        [loss] But you lose the round.
       *[less] But another choice would win the round.
    }
reason-eighty_eight =
    { $change ->
        [gain] +{ points-gained } with the Eighty-Eights.
        [keep] Your Eighty-Eights score more than with the other choices.
        [loss] But your Eighty-Eights score less.
       *[less] But another choice would score more with the Eighty-Eights.
    }
reason-morpho =
    { $change ->
        [gain] +{ points-gained } with the Blue Morphos.
        [keep] Your Blue Morphos score more than with the other choices.
        [loss] But your Blue Morphos score less.
       *[less] But another choice would score more with the Blue Morphos.
    }
reason-monarch =
    { $change ->
        [gain] +{ points-gained } with the Monarchs.
        [keep] Your Monarchs score more than with the other choices.
        [loss] But your Monarchs score less.
       *[less] But another choice would score more with the Monarchs.
    }
reason-swallowtail =
    { $change ->
        [gain] +{ points-gained } with the Swallowtails.
        [keep] Your Swallowtails score more than with the other choices.
        [loss] But your Swallowtails score less.
       *[less] But another choice would score more with the Swallowtails.
    }
reason-promise =
    { $change ->
        [gain] You need fewer cards to finish a set.
        [keep] Your sets stay easier to finish.
        [loss] But your sets make less progress.
       *[less] But your sets make less progress.
    }
reason-next =
    { $change ->
        [gain] A good card is waiting for you.
        [keep] There will be a better card left for you next turn.
        [loss] But no good card is waiting for you.
       *[less] But no good card is waiting for you.
    }
reason-offered =
    { $change ->
        [gain] Your opponent can no longer take the best card.
        [keep] The other choices leave your opponent a better card.
        [loss] But a good card is left uncovered for your opponent.
       *[less] But another choice would leave your opponent a lesser card.
    }
reason-bolina =
    { $change ->
        [gain] You take the Great Eggfly, which breaks ties.
        [keep] You keep the Great Eggfly, which breaks ties.
        [loss] But you give up the Great Eggfly, which breaks ties.
       *[less] But another choice would give you the Great Eggfly.
    }
reason-rival =
    { $change ->
        [gain] Your opponent’s collection is worth less.
        [keep] With the other choices your opponent’s collection would grow more.
        [loss] But your opponent’s collection is worth more.
       *[less] But another choice would leave less to your opponent.
    }

## Tips, once each, for beginners against bots

tip-take = A pair of Eighty-Eights scores 3 points; a single one, nothing. See what each card adds to your sets.
tip-bolina = Placed here, the Great Eggfly blocks whatever the taken card covered: good for hiding a card your opponent wants.
tip-choose_order = The first player chooses first; the second player gets the Great Eggfly, which breaks ties.
tip-on-card-taken = Look underneath before you take: the card you uncover is offered to your opponent first.
tip-on-card-turned = A face-down card is a gamble: once it’s turned up, the other player has the first pick.
tip-on-bolina-placed = The Great Eggfly blocks what it covers. Taking it frees those cards, but scores no points.
tip-on-bolina-taken = On equal totals the Great Eggfly wins the round: in a close round it’s worth almost a point.
tip-on-bolina-kept = Kept, the Great Eggfly can still be used later, when a precious card is about to be uncovered.
tip-on-round-scored = The loser of a round chooses the order of the next: first see whether the layout favours the first player.
tip-on-layout-revealed = Another layout, other traps: look for cards that uncover several others at once.
tip-on-cards-dealt = Two Monarchs score 2 points, three 5, four 8: taking a single one may be enough to spoil your opponent’s set.
tip-on-order-chosen = Two Swallowtails score nothing by themselves, but stand for the card your best set is missing.

# --- faults in a pack

layout-slots = { $found ->
        [one] there is one card; { $needed } are needed.
       *[other] there are { $found } cards; { $needed } are needed.
    }
layout-dark = at least one card must lie face up.
layout-size = a drawing has at most { $rows } rows of { $halves } half cards.
layout-overlap = cards { $slot } and { $other } overlap in a row. Move one of them half a card aside.
layout-covers = card { $slot } can only lie on cards that were laid before it.

## The editor

edit-layout = Layout { $id }
edit-layout-all = Layouts
edit-layout-about = One place is half a card: a card lies on those of the row above that are at most half a card aside. There are 18 cards.
edit-rows = Cards
edit-rows-about = Click to put a card: face up, then face down, then none. With the keyboard: arrows, Space, 1, 2 and Delete.
edit-rows-none = no card
edit-rows-up = face up
edit-rows-down = face down
