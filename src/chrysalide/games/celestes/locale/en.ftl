### Fluttering Souls: what players read.
### Inside a message, { species } and { layout } use that message's own $species and $layout.

## The game

game-title = Fluttering Souls
game-line = Take a butterfly, free the next one: the finest sets win the round.
game-about = A duel of 3 to 5 rounds, published in French as Papillons célestes. Eighteen cards overlap on the table: take a free one each turn, gather sets, and use the Great Eggfly to shut what you have just opened. The first to three white butterflies wins the match.
reconstructed-layouts = The 15 layouts are our own: the printed drawings are not known to us. The number of Blue Morphos is a ruling too: the French rulebook lists 8, but its total of 21 cards is only right with 6, as public sources have it. In the rules, a letter tells where each point comes from: B the rulebook, S other public sources, I an inference, O our own ruling.
where =
    { $phase ->
        [over] Match over · round { $round }
       *[other] Round { $round }
    } · { $tokens_to_win ->
        [1] a single round
       *[other] first to win { $tokens_to_win }
    }

## Options

option-first_player = First player
option-first_player-about = Who goes first in round 1. After that, the loser of a round chooses.
option-first_player-random = Drawn at random
option-first_player-0 = The first seat
option-first_player-1 = The second seat
option-tokens_to_win = Rounds to win
option-tokens_to_win-about = How many white butterflies win the match; the rulebook asks for three.
option-tokens_to_win-1 = 1: a single round
option-tokens_to_win-2 = 2: two or three rounds
option-tokens_to_win-3 = 3: three to five rounds
option-layouts = Layouts
option-layouts-about = The layouts each round is drawn from, without repetition. You need at least 5 for three rounds to win, 3 for two, 1 for a single round.
option-layouts-all = All of them
option-layouts-L01 = Pyramid
option-layouts-L02 = Upturned pyramid
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
       *[other] { $layout }
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
cards-dealt = { $cards } cards are laid; the last two are set aside unseen.
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
card-turned = Slot { $slot } turns up: { species }.
bolina-placed =
    { $you ->
        [yes] You put the Great Eggfly into slot { $slot }.
       *[no] { $player } puts the Great Eggfly into slot { $slot }.
    }
bolina-kept =
    { $you ->
        [yes] You keep the Great Eggfly.
       *[no] { $player } keeps the Great Eggfly.
    }
round-scored =
    { $tie ->
        [yes] Round { $round }, { $points } to { $other_points }: { $you ->
            [yes] you win the tie with the Great Eggfly.
           *[no] { $player } wins the tie with the Great Eggfly.
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
        [yes] Your turn: take a free card.
       *[no] { $player } is choosing a card.
    }
turn-bolina =
    { $you ->
        [yes] Your turn: put the Great Eggfly into slot { $taken }, or keep it.
       *[no] { $player } is deciding whether to put the Great Eggfly into slot { $taken }.
    }
turn-choose_order =
    { $you ->
        [yes] Your turn: will you go first or second this round?
       *[no] { $player } is choosing to go first or second.
    }

## Choices

choice-take = Take { species-definite }, slot { $slot }
choice-bolina = Put the Great Eggfly into slot { $slot }
choice-keep = Keep the Great Eggfly
choice-order =
    { $order ->
        [first] Go first
       *[second] Go second
    }
detail-turns =
    { $slots_count ->
        [one] turns up slot { $slots }
       *[other] turns up slots { $slots }
    }
detail-opens =
    { $slots_count ->
        [one] frees slot { $slots }
       *[other] frees slots { $slots }
    }
detail-completes =
    { $species ->
        [eighty_eight] makes a pair
        [morpho] makes a set of three
        [monarch] moves your Monarchs up
        [swallowtail] Swallowtail
       *[other] completes a set
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-progress = { species-short }: { $cards } of { $size }
detail-owner = the Eggfly becomes yours
detail-shuts =
    { $slots_count ->
        [one] shuts slot { $slots }
       *[other] shuts slots { $slots }
    }
detail-waste = your opponent will have to take it
detail-keep-tie = the tie-break stays yours
detail-first = you take the first card; the Eggfly goes to your opponent
detail-second = you receive the Eggfly, which wins ties

## Why not

refuse-covered =
    { $covers_count ->
        [one] Slot { $slot } is covered by slot { $covers }: clear that one first, or take a free card.
       *[other] Slot { $slot } is covered by slots { $covers }: clear those first, or take a free card.
    }
refuse-empty = Slot { $slot } is empty: take a free card.
refuse-no-such-slot = There is no slot { $slot }: choose one from 1 to 18.
refuse-not-owner = You did not own the Great Eggfly when your turn began: take it from the table, and you may put it down on a later turn.
refuse-take-first = Take a card first: the Great Eggfly may then go where it lay.
refuse-first-given = The options of this match already say who begins.
refuse-order-chosen = The order of this round is already chosen.
refuse-just-taken = You have only just taken the Great Eggfly: you may put it down from your next turn on.
refuse-no-pass = You cannot pass: take a free card.
refuse-first-drawn = In round 1 the player who goes first is drawn at random: choosing the order starts with round 2.
refuse-winner-order = Only the loser of the last round chooses the order: wait for that choice.
refuse-layout-used = The layout “{ layout }” has already been used in this match: reveal another one.
refuse-layout-not-offered = The layout “{ layout }” is not among those of this match: reveal another one.
refuse-cards-exhausted = Every card of the species { species } is already out: choose another species.
refuse-bolina-not-dealt = The Great Eggfly is never laid with the others, it goes to whoever plays second: choose another species.
refuse-wrong-slot = Slot { $slot } has to wait: the next card to be revealed is the one in slot { $expected }.
refuse-not-now =
    { $phase ->
        [reveal_layout] Not now: the layout of the round has to be revealed first.
        [draw_first] Not now: the player who goes first has to be drawn.
        [choose_order] Not now: the order of play has to be chosen first.
        [deal] Not now: the cards are being laid.
        [take] Not now: a free card has to be taken.
        [turn_up] Not now: a freed card has to be turned up first.
        [bolina] Not now: the Great Eggfly has to be put down or kept first.
        [over] The match is over: you can watch it again or start another one.
       *[other] Not now: choose one of the actions on offer.
    }
refuse-decide-bolina = Decide about the Great Eggfly first: put it into the slot you have just emptied, or keep it.
refuse-opponent-bolina = The Great Eggfly belongs to your opponent: you can take it once it lies on the table.
refuse-chance = It is chance’s turn: wait until the card or the layout is revealed.

## Table

table-spread = Cards of round { $round }, layout “{ layout }”. Arrow keys lead from card to card.
table-caption = Round { $round } · { layout }
table-card-lit = Slot { $slot }: { species }, free, yours to take
table-card-free = Slot { $slot }: { species }, free
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
table-card-turning = Slot { $slot }: face-down card, free, about to be turned up
table-under =
    { $under_count ->
        [one] under slot { $under }
       *[other] under slots { $under }
    }
table-ghost =
    { $you ->
        [yes] Put the Great Eggfly into slot { $slot }
       *[no] Slot { $slot }, empty: { $player } may put the Great Eggfly there
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
table-unseen-brief = { $hidden } here, { $aside } aside
table-last-round = Round { $round }: { $player } { $points } – { $other_points } { $other_player }
table-last-brief = Round { $round }: { $points } – { $other_points }
table-continue = Continue
table-token = token of the round
table-tokens =
    { $tokens ->
        [one] { $tokens } round won of { $needed }
       *[other] { $tokens } rounds won of { $needed }
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
table-next-costs = another would cost { $cost }
table-complete = complete
table-joker = the two Swallowtails count as { species-short }
table-with-joker = with the Swallowtails’ joker
table-one-joker = joker
table-bolina-none = not given yet
table-bolina-slot = on the table, slot { $slot }
table-bolina-with = with { $player }
table-bolina-here = wins ties
table-bolina-card = Great Eggfly of { $player }
table-bolina-owner = kept it
table-tie-won = wins the tie
table-aid = What cards are worth
table-worth =
    { $species ->
        [eighty_eight] 3 a pair
        [morpho] 4 for every three
        [monarch] 2, 5, 8 for 2, 3, 4 cards
        [swallowtail] one: 2; a pair: a joker
       *[bolina] 0, but wins ties
    }
table-species = Species
table-total = Total

## What is studied

fact-layout = Layout
fact-ending = How the round was won
study-ending =
    { $ending ->
        [tie] by the Great Eggfly, on equal totals
       *[points] by points
    }
