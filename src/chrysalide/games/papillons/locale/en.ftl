### Papillons: what players read.
### Inside a message, { kind } and { goal } use that message's own $kind and $goal.

## The game

game-title = Papillons
game-line = Line up four butterflies of your secret shape or colour, and give nothing away.
game-about = Each player has two secret goals, a shape and a colour, and tries to line up four butterflies of either. On your turn you take a single action: place a card, move one, pin one down with a net or knock it out with a web. But beware: a line wins for the player whose goal it is, even if someone else completes it. For 2 to 4 players, with team and expert variants.
reconstructed-cards = The shapes, colours and patterns of the butterflies, and their names, are our own: we have not copied the printed artwork. The rulebook lists 32 cards in four shapes and four colours; we infer two copies of each combination, and one goal for each shape and colour. In the rules, a letter shows where each point comes from: B the rulebook, S other public sources, I an inference, O our own ruling.
where =
    { $phase ->
        [over] Match over · turn { $turn }
       *[other]
            { $turn ->
                [0] Setup
               *[other] Turn { $turn }
            }
    }{ $options_teams ->
        [yes] {" "}· teams
        [true] {" "}· teams
       *[other] {""}
    }{ $options_expert ->
        [yes] {" "}· expert mode
        [true] {" "}· expert mode
       *[other] {""}
    }
period = Turns { $first } to { $last }

## Options

option-teams = Two teams
option-teams-about = Four players: the first and third seats play together against the second and fourth.
option-teams-true = Yes
option-teams-false = No
option-expert = Expert mode
option-expert-about = No webs, but you may demand a card: an opponent must then play from hand. In teams, each partner knows only one of the two goals, and you win by announcing it.
option-expert-true = Yes
option-expert-false = No
option-protect_moved = Protect the card just moved
option-protect_moved-about = The card moved on the previous turn may not be moved again, just like a card that has just been placed.
option-protect_moved-true = Yes
option-protect_moved-false = No
option-own_action_only = Win only by your own action
option-own_action_only-about = A line completed by another player does not win at once: it must still be there after you place or move a card yourself.
option-own_action_only-true = Yes
option-own_action_only-false = No
option-early_demand = Demands from the start
option-early_demand-about = In expert mode: you may demand a card before every player has placed three.
option-early_demand-true = Yes
option-early_demand-false = No
option-stall_rounds = Rounds without a card or token
option-stall_rounds-about = After this many rounds, from 2 to 20, without a card or token being placed, players must place one. Once no cards are left to place, the match is a draw.
option-starter = Who starts
option-starter-about = The seat that takes the first turn.
option-starter-random = Random
option-starter-0 = First seat
option-starter-1 = Second seat
option-starter-2 = Third seat
option-starter-3 = Fourth seat
error-option-teams =
    { $seats ->
        [one] Teams need four seats, and this table has only one: add seats, or play without teams.
       *[other] Teams need four seats, and this table has { $seats }: make it four, or play without teams.
    }
error-option-early = Cards can only be demanded in expert mode: turn it on, or turn off “{ option-early_demand }”.
error-option-own = Expert teams win by announcing: turn off “{ option-own_action_only }”, teams or expert mode.
error-option-starter =
    { $starter ->
        [0] The first seat
        [1] The second seat
        [2] The third seat
       *[other] The fourth seat
    } cannot start: this table has only { $seats } seats. Choose another seat, or let chance decide.

## Names

shape =
    { $shape ->
        [round] round
        [tailed] tailed
        [pointed] pointed
        [scalloped] scalloped
       *[other] { $shape }
    }
colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [vermilion] orange
        [green] green
       *[other] { $colour }
    }
kind =
    { $kind ->
        [Rb] blue round
        [Ry] yellow round
        [Rv] orange round
        [Rg] green round
        [Tb] blue tailed
        [Ty] yellow tailed
        [Tv] orange tailed
        [Tg] green tailed
        [Pb] blue pointed
        [Py] yellow pointed
        [Pv] orange pointed
        [Pg] green pointed
        [Sb] blue scalloped
        [Sy] yellow scalloped
        [Sv] orange scalloped
        [Sg] green scalloped
       *[other] { $kind }
    }
kind-definite = the { kind } butterfly
goal =
    { $goal ->
        [round] four round butterflies
        [tailed] four tailed butterflies
        [pointed] four pointed butterflies
        [scalloped] four scalloped butterflies
        [blue] four blue butterflies
        [yellow] four yellow butterflies
        [vermilion] four orange butterflies
        [green] four green butterflies
       *[other] { $goal }
    }

## The card held and the winning line, from the view

holding-colour =
    { $holding_colour ->
        [blue] blue
        [yellow] yellow
        [vermilion] orange
       *[green] green
    }
holding-definite =
    { $holding_shape ->
        [round] the { holding-colour } round butterfly
        [tailed] the { holding-colour } tailed butterfly
        [pointed] the { holding-colour } pointed butterfly
       *[scalloped] the { holding-colour } scalloped butterfly
    }
end-goal =
    { $end_goal ->
        [round] four round butterflies
        [tailed] four tailed butterflies
        [pointed] four pointed butterflies
        [scalloped] four scalloped butterflies
        [blue] four blue butterflies
        [yellow] four yellow butterflies
        [vermilion] four orange butterflies
       *[green] four green butterflies
    }

## What happens

starter-drawn =
    { $you ->
        [yes] You start.
       *[no] { $player } starts.
    }
goal-received =
    { $you ->
        [yes] Your goal: { goal } in a row.
       *[no] Goal of { $player }: { goal } in a row.
    }
shape-given =
    { $you ->
        [yes] You receive your team’s shape goal, { $other_player } its colour goal.
       *[no]
            { $other_you ->
                [yes] { $player } receives your team’s shape goal, and you its colour goal.
               *[no] { $player } receives their team’s shape goal, { $other_player } its colour goal.
            }
    }
card-received =
    { $you ->
        [yes] You receive { kind-definite }.
       *[no] { $player } receives { kind-definite }.
    }
hands-dealt = Each player has { $cards } cards in hand.
hand-played =
    { $you ->
        [yes] You play { kind-definite } from your hand.
       *[no] { $player } plays { kind-definite } from hand.
    }
deck-played =
    { $you ->
        [yes] You play the top card of the deck.
       *[no] { $player } plays the top card of the deck.
    }
card-revealed =
    { $you ->
        [yes] You reveal { kind-definite }.
       *[no] { $player } reveals { kind-definite }.
    }
card-laid =
    { $you ->
        [yes] You place { kind-definite }.
       *[no] { $player } places { kind-definite }.
    }
card-lifted =
    { $you ->
        [yes] You pick up { kind-definite }.
       *[no] { $player } picks up { kind-definite }.
    }
card-moved =
    { $you ->
        [yes] You move { kind-definite }.
       *[no] { $player } moves { kind-definite }.
    }
net-put =
    { $you ->
        [yes] You place your net on { kind-definite }: it can no longer move.
       *[no] { $player } places a net on { kind-definite }: it can no longer move.
    }
web-put =
    { $you ->
        [yes] You place your web on { kind-definite }: it no longer counts.
       *[no] { $player } places a web on { kind-definite }: it no longer counts.
    }
card-demanded =
    { $you ->
        [yes] You demand a card: { $other_player } must play from hand next turn.
       *[no]
            { $other_you ->
                [yes] { $player } demands a card: you must play from hand next turn.
               *[no] { $player } demands a card: { $other_player } must play from hand next turn.
            }
    }
passed =
    { $you ->
        [yes] You pass: no action is possible.
       *[no] { $player } passes: no action is possible.
    }
silent =
    { $you ->
        [yes] You announce nothing.
       *[no] { $player } announces nothing.
    }
card-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
goal-announced =
    { $you ->
        [yes]
            { $right ->
                [yes] You announce { goal }: that is right!
               *[no] You announce { goal }: that is wrong, your team does not have this goal.
            }
       *[no]
            { $right ->
                [yes] { $player } announces { goal }: that is right!
               *[no] { $player } announces { goal }: that is wrong, their team does not have this goal.
            }
    }
match-won =
    { $teams ->
        [yes]
            { $you ->
                [yes] Your team wins the match with this line: { goal }.
               *[no] { $player }’s team wins the match with this line: { goal }.
            }
       *[no]
            { $you ->
                [yes]
                    { $other_you ->
                        [yes] You win the match with { goal } in a row!
                       *[no] You win the match with { goal } in a row, thanks to { $other_player }!
                    }
               *[no]
                    { $other_you ->
                        [yes] { $player } wins the match with { goal } in a row, thanks to you.
                       *[no] { $player } wins the match with { goal } in a row.
                    }
            }
    }
match-given =
    { $you ->
        [yes] The announcement is wrong: your team wins the match.
       *[no] The announcement is wrong: { $player }’s team wins the match.
    }
lay-due = { $turns } turns in a row without a card or token placed: one must be placed now.
match-drawn = The match is a draw: { $turns } turns in a row without a card or token placed.

## Whose turn

turn-turn =
    { $you ->
        [yes]
            { $duty ->
                [yes] { turn-duty }
                [true] { turn-duty }
               *[other]
                    { $options_early_demand ->
                        [yes] Your turn: take one action.
                        [true] Your turn: take one action.
                       *[other]
                            { $open ->
                                [no] Your turn: play a card from your hand or from the deck.
                                [false] Your turn: play a card from your hand or from the deck.
                               *[other] Your turn: take one action.
                            }
                    }
            }
       *[no]
            { $duty ->
                [yes] { $player } must place a card or a token.
                [true] { $player } must place a card or a token.
               *[other] { $player } is choosing an action.
            }
    }
    .aside =
        { $deck ->
            [0]
                { $still ->
                    [0] deck empty
                   *[other]
                        { $still_end ->
                            [draw] deck empty · { $still } of { $still_limit } turns to a draw
                           *[lay] deck empty
                        }
                }
            [one] { $deck } card in the deck
           *[other] { $deck } cards in the deck
        }
turn-duty =
    { $options_expert ->
        [yes] Your turn: place a card or a token, or demand a card.
        [true] Your turn: place a card or a token, or demand a card.
       *[other] Your turn: place a card or a token.
    }
turn-lay =
    { $you ->
        [yes]
            { $turn ->
                [1] Your turn: place { holding-definite }, the first card of the match.
               *[other] Your turn: place { holding-definite } next to another card.
            }
       *[no] { $player } is placing { holding-definite }.
    }
turn-move =
    { $you ->
        [yes] Your turn: place the card you picked up in another space.
       *[no] { $player } is moving a card.
    }
turn-announce =
    { $you ->
        [yes] Your turn: announce a goal, or stay silent.
       *[no] { $player } is deciding whether to announce a goal.
    }
choices-turn =
    { $open ->
        [no] no moves or tokens until every player has placed three cards
        [false] no moves or tokens until every player has placed three cards
       *[other]
            { $duty ->
                [yes] { $still } turns without a card or token: no moves now
                [true] { $still } turns without a card or token: no moves now
               *[other] one per turn
            }
    }
choices-lay =
    { $choices ->
        [one] { $choices } space
       *[other] { $choices } spaces
    }
choices-move =
    { $choices ->
        [one] { $choices } space
       *[other] { $choices } spaces
    }
choices-announce = a wrong announcement hands the win to the other team
seat-line =
    { $team ->
        [A] team A
        [B] team B
       *[other] { table-laid-final }
    }
result =
    { $winners_count ->
        [0] The match is a draw: { $still } turns in a row without a card or token placed.
        [1]
            { $you ->
                [yes] You win with { end-goal } in a row!
               *[no] { $player } wins with { end-goal } in a row.
            }
       *[other]
            { $options_expert ->
                [yes] The announcement “{ end-goal }” decided it: { $winners } win together.
                [true] The announcement “{ end-goal }” decided it: { $winners } win together.
               *[other] { $winners } win together with { end-goal } in a row.
            }
    }

## Choices

choice-hand = Play { kind-definite } from your hand
choice-deck = Play the top card of the deck
choice-lay =
    { $side ->
        [right] Place it to the right of { kind-definite }
        [left] Place it to the left of { kind-definite }
        [above] Place it above { kind-definite }
        [below] Place it below { kind-definite }
       *[none] Place the first card
    }
choice-to =
    { $side ->
        [right] Put it to the right of { kind-definite }
        [left] Put it to the left of { kind-definite }
        [above] Put it above { kind-definite }
        [below] Put it below { kind-definite }
       *[none] Put the card down
    }
choice-lift = Move { kind-definite }
choice-net = Net on { kind-definite }
choice-web = Web on { kind-definite }
choice-demand = Demand a card from { $other_player }
choice-announce = Announce { goal }
choice-pass = Pass
choice-silent = Announce nothing
# One of the cards beside the place.
detail-beside =
    { $side ->
        [right] to the right of { kind-definite }
        [left] to the left of { kind-definite }
        [above] above { kind-definite }
       *[below] below { kind-definite }
    }
# Of two places that would be described in the same way.
detail-twin =
    { $end ->
        [left] the one further left
        [right] the one further right
        [upper] the upper one
       *[lower] the lower one
    }
detail-announce =
    { $own ->
        [yes] your own goal: a certain win
       *[no] perhaps your partner’s goal: if you are wrong, the other team wins
    }

## Why not

refuse-far = That space is too far from the cards: choose a card, or a space next to one.
refuse-not-now =
    { $phase ->
        [draw_starter] Not now: the starting player has not been drawn yet.
        [deal_goals] Not now: the goals are being dealt.
        [split_goals] Not now: the goals are being split between partners.
        [deal_hands] Not now: the hands are being dealt.
        [turn] Not now: choose an action first.
        [reveal] Not now: the top card of the deck must be revealed first.
        [lay] Not now: place the card just played.
        [move] Not now: place the card that was picked up.
        [announce] Not now: announce a goal, or stay silent.
        [draw] Not now: a card must be drawn first.
        [over] The match is over: watch it again, or start another.
       *[other] Not now: choose one of the available actions.
    }
refuse-chance = A card or goal is being drawn: wait a moment.
refuse-finish =
    { $phase ->
        [move] First place the card you picked up in another space: it cannot go back where it was.
       *[lay] First place the card you played: it cannot go back to your hand or the deck.
    }
refuse-announce-first = You have taken your action: announce a goal, or stay silent.
refuse-still =
    { $expert ->
        [yes] That is { $turns } turns without a card or token: place a card or a token, or demand a card.
       *[no] That is { $turns } turns without a card or token: place a card or a token.
    }
refuse-pass = You may pass only if you have no possible action: choose one.
refuse-demanded = A card has been demanded from you: this turn you must play a card from your hand.
refuse-deck-empty = The deck is empty: choose another action.
refuse-hand-empty = Your hand is empty: choose another action.
refuse-not-in-hand = You have no { kind } butterfly in hand: choose one of your cards.
refuse-no-demand = Cards can only be demanded in expert mode: choose another action.
refuse-demand-own = You can only demand a card from an opponent: choose one.
refuse-demand-twice = { $other_player } must already play from hand: choose another opponent or another action.
refuse-demand-empty = { $other_player } has no cards left in hand: choose another opponent or another action.
refuse-threshold =
    { $laid ->
        [0] Too early: every player must place three cards first, and one player has placed none. Place a card.
        [1] Too early: every player must place three cards first, and one player has placed only one. Place a card.
       *[other] Too early: every player must place three cards first, and one player has placed only { $laid }. Place a card.
    }
refuse-no-webs = There are no webs in expert mode: choose another action.
refuse-token-used =
    { $token ->
        [net] You have already used your net: choose another action.
       *[web] You have already used your web: choose another action.
    }
refuse-no-card = There is no card in that space: choose a card on the table.
refuse-token-there = That card already has a token: choose another.
refuse-held = That card has a token and cannot move: choose another.
refuse-protected = That card has just been played, so it is protected this turn: choose another.
refuse-apart = That card holds the others together: moving it would split the table in two. Choose another.
refuse-same-cell = The card came from this space: choose another.
refuse-taken-cell = That space is taken: choose an empty one.
refuse-no-side = That space does not share a side with any card, and touching at a corner is not enough: choose a space right next to a card.
refuse-apart-there = With the card there, the table would be split in two: choose a space that keeps all the cards together.
refuse-no-announcements = Only expert teams announce goals; here, lines are recognised automatically. Choose an action.
refuse-no-line = There is no line of { goal } on the table: announce only a line that is there.
refuse-surely-wrong = Announcing { goal } is bound to be wrong: it is not your goal, and it cannot be your partner’s.

## Table

table-grid =
    { $cards ->
        [0] The table, still empty.
        [one] The table, { $cards } card. Use the arrow keys to move from space to space.
       *[other] The table, { $cards } cards. Use the arrow keys to move from space to space.
    }
table-card = Space { $cell }: { kind }
table-under =
    { $token ->
        [net] netted, can no longer move
       *[web] webbed, no longer counts
    }
table-lifted = picked up
table-selected = selected
table-protected =
    { $how ->
        [laid] just placed, protected
       *[moved] just moved, protected
    }
table-last = last token placed
table-in-line = in the winning line
table-in-wrong-line = in the wrongly announced line
table-completed-by =
    { $you ->
        [yes] completed the line, played by you
       *[no] completed the line, played by { $player }
    }
table-can =
    { $token ->
        [net] can take the net
        [web] can take the web
       *[none] can be moved
    }
table-hinted = hint
table-free = Space { $cell }, empty
table-lay-here = Space { $cell }: place { kind-definite } here
table-breaks = would split the table
table-touches-nothing = touches no other card
table-deck = Deck
table-deck-label =
    { $cards ->
        [0] Deck, empty
        [one] Deck, { $cards } card
       *[other] Deck, { $cards } cards
    }
table-held =
    { $you ->
        [yes]
            { $from ->
                [deck] Revealed: { kind }
               *[hand] To place: { kind }
            }
       *[no]
            { $from ->
                [deck] { $player } reveals: { kind }.
               *[hand] { $player } is placing: { kind }.
            }
    }
table-aim =
    { $token ->
        [net] Which card gets the net?
       *[web] Which card gets the web?
    }
table-choose-cell = Choose a space for { kind-definite }; click the card again or press Esc to put it down.
table-threshold = Moves and tokens once every player has placed { $needed } cards.
table-standstill =
    { $turns ->
        [one]
            { $end ->
                [draw] { $turns } more turn without a card or token, and the match is a draw.
               *[lay] { $turns } more turn without a card or token, then one must be placed.
            }
       *[other]
            { $end ->
                [draw] { $turns } more turns without a card or token, and the match is a draw.
               *[lay] { $turns } more turns without a card or token, then one must be placed.
            }
    }
table-duty =
    { $you ->
        [yes]
            { $expert ->
                [yes] No moves now: place a card or a token, or demand a card.
               *[no] No moves now: place a card or a token.
            }
       *[no] { $player } must place a card or a token.
    }
table-look = Table view
table-fit = Whole table
table-closer = Zoom in
table-farther = Zoom out
table-say = Announcements
table-announce = Announce { goal }
table-silent = Announce nothing
table-pass = Pass
table-hand = Your hand
table-hand-title = Hand
table-hand-card = In hand: { kind }
table-hand-lit = Play { kind-definite } from your hand
table-hand-empty = Empty hand
table-backs =
    { $cards ->
        [0] Empty hand
        [one] { $cards } card in hand, hidden
       *[other] { $cards } cards in hand, hidden
    }
table-goals =
    { $you ->
        [yes] Your secret goals
       *[no] Goals: { $player }
    }
table-goals-title =
    { $whose ->
        [one] Secret goal
        [team] Team goals
       *[own] Secret goals
    }
table-goal =
    { $goal ->
        [round] round
        [tailed] tailed
        [pointed] pointed
        [scalloped] scalloped
        [blue] blue
        [yellow] yellow
        [vermilion] orange
        [green] green
       *[other] { $goal }
    }
table-goal-hidden =
    { $sort ->
        [shape] shape goal, hidden
       *[colour] colour goal, hidden
    }
table-excluded = Does not have:
table-excluded-about = A line like this did not win, so this player does not have this goal.
table-tokens-title = Tokens
table-token =
    { $token ->
        [net]
            { $left ->
                [yes] Net
               *[no] Net already used
            }
       *[web]
            { $left ->
                [yes] Web
               *[no] Web already used
            }
    }
table-team =
    { $mates ->
        [yes] Your partner
       *[no] Team { $team }
    }
table-laid =
    { $laid ->
        [0] no cards of { $needed } placed
        [one] { $laid } card of { $needed } placed
       *[other] { $laid } cards of { $needed } placed
    }
table-laid-final =
    { $laid ->
        [0] no cards placed
        [one] { $laid } card placed
       *[other] { $laid } cards placed
    }
table-demanded =
    { $you ->
        [yes] You must play from hand
       *[no] Must play from hand
    }
table-ask = Demand a card
table-aid = Shapes, colours, tokens
table-pattern =
    { $colour ->
        [blue] dots
        [yellow] stripes
        [vermilion] rings
       *[green] plain
    }
table-net-does = Net: the card can no longer move, but still counts in lines.
table-web-does = Web: the card can no longer move or count in lines.
table-line = The winning line
table-wrong-line = The wrongly announced line
table-completed-own =
    { $you ->
        [yes] You completed { goal } in a row: one of your goals.
       *[no]
            { $teams ->
                [yes] { $player } completed { goal } in a row: a goal of their team.
               *[no] { $player } completed { goal } in a row: one of their own goals.
            }
    }
table-completed-other =
    { $you ->
        [yes] You completed { goal } in a row, but that was { $other_player }’s goal: { $other_player } wins.
       *[no]
            { $other_you ->
                [yes] { $player } completed { goal } in a row: one of your goals, so you win.
               *[no] { $player } completed { goal } in a row: one of { $other_player }’s goals, so { $other_player } wins.
            }
    }
table-announced-right =
    { $you ->
        [yes] You announced { goal }: it is your team’s goal, and your team wins.
       *[no] { $player } announced { goal }: it is their team’s goal, and their team wins.
    }
table-announced-wrong =
    { $you ->
        [yes] You announced { goal }, but it is not your team’s goal: the other team wins.
       *[no] { $player } announced { goal }, but it is not their team’s goal: the other team wins.
    }
table-drawn = Nobody wins. These were the players’ goals.
table-out = Goals nobody had

## What is studied

fact-goal = Goal held
fact-ending = How the match ended
study-ending =
    { $ending ->
        [own] by the winner’s own action
        [other] by another player’s action
        [announced] by an announcement
       *[drawn] a draw
    }

## The letters in the terminal

letter =
    { $goal ->
        [round] R
        [tailed] T
        [pointed] P
        [scalloped] S
        [blue] b
        [yellow] y
        [vermilion] o
        [green] g
       *[other] { $goal }
    }

## Cards, goals and tokens, to look up

encyclopedia = Cards and goals
section-butterflies = Butterfly cards
section-butterflies-about = { $total } cards, { $kinds } kinds
section-goals = Goals
section-goals-about = { $total } secret cards; a line goes across, down or diagonally
section-tokens = Tokens
section-tokens-about = { $total } tokens, one of each kind for each player
item-token =
    { $token ->
        [net] Net
       *[web] Web
    }
item-token-about =
    { $token ->
        [net] the card no longer moves but still counts in lines
       *[web] the card no longer moves and no longer counts
    }

## Why a hint is good

reason-won =
    { $change ->
        [gain] You win the match.
        [keep] Another choice would lose the match.
        [loss] But you lose the match.
       *[less] But another choice would win the match.
    }
reason-cards =
    { $change ->
        [gain] One more card on the table serves your goals.
        [keep] The cards you need stay in play.
        [loss] But a card you need no longer counts.
       *[less] But another choice would place a card for your goals.
    }
reason-rows =
    { $change ->
        [gain] Butterflies you need come closer to a line.
        [keep] Your butterflies stay better lined up than with the other choices.
        [loss] But butterflies you need move apart.
       *[less] But another choice would line up your butterflies better.
    }
reason-ready =
    { $change ->
        [gain] Three butterflies for one of your goals are in place: only the fourth is missing.
        [keep] Your three butterflies in a line stay ready.
        [loss] But your three butterflies in a line are no longer ready.
       *[less] But another choice would get three butterflies in a line.
    }
reason-rivals =
    { $change ->
        [gain] It gets in the way of lines the others may want.
        [keep] The other choices would help your opponents more.
        [loss] But it may help an opponent.
       *[less] But another choice would hinder your opponents more.
    }

## Tips, once each, for beginners against bots

tip-turn = A card from your hand gives away a little of what you want; one from the deck says nothing, but it’s luck.
tip-lay = Any card you place can be moved later: many useful cards on the table beat a neat row too early.
tip-move = A move can finish a line in one go: it’s less obvious than placing four cards side by side.
tip-announce = A false announcement hands the match to the other team: announce only what your partner’s moves confirm.
tip-on-hand-played = What players play from their hand says more about their goals than what they place from the deck.
tip-on-deck-played = A card from the deck is forced on its player: only where it’s placed can give them away.
tip-on-card-laid = You have two goals, a shape and a colour: a card that serves both counts twice.
tip-on-card-moved = See what that move brought together: three alike with a gap is a threat.
tip-on-net-put = A card with a net can’t move any more but still counts: good for protecting a line of yours.
tip-on-web-put = A card with a web no longer counts: it breaks the lines through it for good.
tip-on-lay-due = Too many turns without placing anything: the table will grow, and new lines become possible.
tip-on-card-demanded = Demanding a card holds an opponent up for a turn: useful when they’re about to win by a move.
tip-on-card-drawn = Others can spoil a line with one move: keep two ways of winning rather than one.
