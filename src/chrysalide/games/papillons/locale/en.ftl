### Papillons: what players read.
### Inside a message, { kind } and { goal } use that message's own $kind and $goal. A cell is written "1,-2".

## The game

game-title = Papillons
game-line = Line up four butterflies of your secret shape or colour without being found out.
game-about = Everybody has two secret goals, a shape and a colour, and wants to see four of one in a line. Each turn is a single action: lay a card, move one, pin it with a net or cancel it with a web. Beware, a line wins for whoever needs it, no matter who completes it. For 2 to 4 players, also in teams and in expert mode.
reconstructed-cards = The shapes, colours and patterns of the butterflies, and their names, are our own: we have not copied the printed drawings. The rulebook counts 32 cards in four shapes and four colours; from this we infer two copies of each kind, and one goal for each shape and each colour. In the rules, a letter tells where each point comes from: B the rulebook, S other public sources, I an inference, O our own ruling.
where =
    { $phase ->
        [over] Match over · turn { $turn }
       *[other]
            { $turn ->
                [0] Setting up
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

## Options

option-teams = Two teams
option-teams-about = With four seats: the first and the third play together against the other two.
option-teams-true = Yes
option-teams-false = No
option-expert = Expert mode
option-expert-about = No webs, but you may demand that an opponent play from hand. In teams, each partner knows only one of the two goals, and you win by announcing it.
option-expert-true = Yes
option-expert-false = No
option-protect_moved = Protect the card just moved
option-protect_moved-about = The card moved in the turn before may not be moved again, just like a card that has only just been laid.
option-protect_moved-true = Yes
option-protect_moved-false = No
option-own_action_only = Win by your own action only
option-own_action_only-about = A line that somebody else completes does not win at once: it has to stand until you lay or move a card yourself.
option-own_action_only-true = Yes
option-own_action_only-false = No
option-early_demand = Demands from the start
option-early_demand-about = In expert mode: a card may be demanded before everybody has laid three.
option-early_demand-true = Yes
option-early_demand-false = No
option-stall_rounds = Rounds before a draw
option-stall_rounds-about = The match is drawn after this many rounds of the table, from 3 to 20, without a card laid or a token put.
option-starter = Who starts
option-starter-about = The seat that plays first.
option-starter-random = Drawn at random
option-starter-0 = The first seat
option-starter-1 = The second seat
option-starter-2 = The third seat
option-starter-3 = The fourth seat
error-option-teams =
    { $seats ->
        [one] Teams need four seats, and this table has only one: add seats, or play without teams.
       *[other] Teams need four seats, and this table has { $seats }: make it four, or play without teams.
    }
error-option-early = Cards are demanded in expert mode only: choose that too, or do without “{ option-early_demand }”.
error-option-own = Expert teams win by an announcement: do without “{ option-own_action_only }”, without teams or without expert mode.
error-option-starter =
    { $starter ->
        [0] The first seat
        [1] The second seat
        [2] The third seat
       *[other] The fourth seat
    } cannot start, as the table has only { $seats } seats: choose another one, or a draw at random.

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
        [vermilion] vermilion
        [green] green
       *[other] { $colour }
    }
kind =
    { $kind ->
        [Rb] blue round
        [Ry] yellow round
        [Rv] vermilion round
        [Rg] green round
        [Tb] blue tailed
        [Ty] yellow tailed
        [Tv] vermilion tailed
        [Tg] green tailed
        [Pb] blue pointed
        [Py] yellow pointed
        [Pv] vermilion pointed
        [Pg] green pointed
        [Sb] blue scalloped
        [Sy] yellow scalloped
        [Sv] vermilion scalloped
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
        [vermilion] four vermilion butterflies
        [green] four green butterflies
       *[other] { $goal }
    }

## The card held and the winning line, from the view

holding-colour =
    { $holding_colour ->
        [blue] blue
        [yellow] yellow
        [vermilion] vermilion
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
        [vermilion] four vermilion butterflies
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
        [yes] Your goal: { goal } in a line.
       *[no] Goal for { $player }: { goal } in a line.
    }
shape-given =
    { $you ->
        [yes] You receive your team’s shape goal, { $other_player } its colour goal.
       *[no]
            { $other_you ->
                [yes] { $player } receives your team’s shape goal, and you its colour goal.
               *[no] { $player } receives the shape goal of the team, { $other_player } its colour goal.
            }
    }
card-received =
    { $you ->
        [yes] You receive { kind-definite }.
       *[no] { $player } receives { kind-definite }.
    }
hands-dealt = Everybody has { $cards } cards in hand.
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
        [yes] You turn up { kind-definite }.
       *[no] { $player } turns up { kind-definite }.
    }
card-laid =
    { $you ->
        [yes] You lay { kind-definite } at { $cell }.
       *[no] { $player } lays { kind-definite } at { $cell }.
    }
card-lifted =
    { $you ->
        [yes] You lift { kind-definite } at { $cell }.
       *[no] { $player } lifts { kind-definite } at { $cell }.
    }
card-moved =
    { $you ->
        [yes] You move { kind-definite } from { $from_cell } to { $cell }.
       *[no] { $player } moves { kind-definite } from { $from_cell } to { $cell }.
    }
net-put =
    { $you ->
        [yes] You put your net at { $cell }: that card will not move again.
       *[no] { $player } puts a net at { $cell }: that card will not move again.
    }
web-put =
    { $you ->
        [yes] You put your web at { $cell }: that card no longer counts.
       *[no] { $player } puts a web at { $cell }: that card no longer counts.
    }
card-demanded =
    { $you ->
        [yes] You demand a card: { $other_player } will have to play from hand next turn.
       *[no]
            { $other_you ->
                [yes] { $player } demands a card: you will have to play from your hand next turn.
               *[no] { $player } demands a card: { $other_player } will have to play from hand next turn.
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
               *[no] { $player } announces { goal }: that is wrong, the team does not have this goal.
            }
    }
match-won =
    { $teams ->
        [yes]
            { $you ->
                [yes] Your team wins the match on this line: { goal }.
               *[no] { $player } and partner win the match on this line: { goal }.
            }
       *[no]
            { $you ->
                [yes]
                    { $other_you ->
                        [yes] You win the match with { goal } in a line!
                       *[no] You win the match with { goal } in a line, thanks to { $other_player }!
                    }
               *[no]
                    { $other_you ->
                        [yes] { $player } wins the match with { goal } in a line, thanks to you.
                       *[no] { $player } wins the match with { goal } in a line.
                    }
            }
    }
match-given =
    { $you ->
        [yes] The announcement is wrong: your team wins the match.
       *[no] The announcement is wrong: { $player } and partner win the match.
    }
match-drawn = The match is drawn: { $turns } turns in a row without a card laid or a token put.

## Whose turn

turn-turn =
    { $you ->
        [yes]
            { $options_early_demand ->
                [yes] Your turn: one action, just one.
                [true] Your turn: one action, just one.
               *[other]
                    { $open ->
                        [no] Your turn: lay a card, from your hand or from the deck.
                        [false] Your turn: lay a card, from your hand or from the deck.
                       *[other] Your turn: one action, just one.
                    }
            }
       *[no] { $player } is choosing an action.
    }
    .aside =
        { $deck ->
            [0]
                { $still ->
                    [0] deck empty
                   *[other] deck empty · { $still } of { $still_limit } to a draw
                }
            [one] { $deck } card in the deck
           *[other] { $deck } cards in the deck
        }
turn-lay =
    { $you ->
        [yes]
            { $turn ->
                [1] Your turn: lay { holding-definite }, the first card of the match.
               *[other] Your turn: lay { holding-definite } against a side of a card.
            }
       *[no] { $player } is looking for a cell for { holding-definite }.
    }
turn-move =
    { $you ->
        [yes] Your turn: put the card lifted at { $lifted } into another cell.
       *[no] { $player } is looking for another cell for the card lifted at { $lifted }.
    }
turn-announce =
    { $you ->
        [yes] Your turn: announce a goal, or stay silent.
       *[no] { $player } is deciding whether to announce a goal.
    }
choices-turn =
    { $open ->
        [no] no moves or tokens until everybody has laid three cards
        [false] no moves or tokens until everybody has laid three cards
       *[other] just one each turn
    }
choices-lay =
    { $choices ->
        [one] { $choices } cell
       *[other] { $choices } cells
    }
choices-move =
    { $choices ->
        [one] { $choices } cell
       *[other] { $choices } cells
    }
choices-announce = a wrong announcement wins for the other team
seat-line =
    { $team ->
        [A] team A
        [B] team B
       *[other] { table-laid-final }
    }
result =
    { $winners_count ->
        [0] The match is drawn: { $still } turns in a row without a card laid or a token put.
        [1]
            { $you ->
                [yes] You win with { end-goal } in a line!
               *[no] { $player } wins with { end-goal } in a line.
            }
       *[other]
            { $options_expert ->
                [yes] The announcement “{ end-goal }” has decided: { $winners } win together.
                [true] The announcement “{ end-goal }” has decided: { $winners } win together.
               *[other] { $winners } win together with { end-goal } in a line.
            }
    }

## Choices

choice-hand = Play { kind-definite } from your hand
choice-deck = Play the top card of the deck
choice-lay = Lay it at { $cell }
choice-to = Move it to { $cell }
choice-lift = Lift { kind-definite } at { $cell }
choice-net = Net on { kind-definite } at { $cell }
choice-web = Web on { kind-definite } at { $cell }
choice-demand = Demand a card from { $other_player }
choice-announce = Announce { goal }
choice-pass = Pass
choice-silent = Announce nothing
detail-announce =
    { $own ->
        [yes] your own goal: a sure win
       *[no] perhaps your partner’s goal: a mistake wins for the other team
    }

## Why not

refuse-far = Cell { $cell } is too far from the cards: choose on the table, or right beside it.
refuse-not-now =
    { $phase ->
        [draw_starter] Not now: chance has to decide first who starts.
        [deal_goals] Not now: the goals are being dealt.
        [split_goals] Not now: the goals are being shared out between partners.
        [deal_hands] Not now: the hands are being dealt.
        [turn] Not now: choose your action first.
        [reveal] Not now: the card of the deck has to be turned up first.
        [lay] Not now: the card just played has to be laid.
        [move] Not now: the lifted card has to be put down.
        [announce] Not now: a goal has to be announced, or silence kept.
        [draw] Not now: a card has to be drawn first.
        [over] The match is over: you can watch it again or start another one.
       *[other] Not now: choose one of the actions on offer.
    }
refuse-chance = It is chance’s turn: wait until the card or the goal is drawn.
refuse-finish =
    { $phase ->
        [move] Put the lifted card into another cell first: it cannot go back to its place.
       *[lay] Lay the card you have played first: it goes back neither into your hand nor into the deck.
    }
refuse-announce-first = Your action is done: announce a goal, or stay silent.
refuse-pass = You may pass only when no action is possible: choose one.
refuse-demanded = A card has been demanded from you: your action this turn is to play a card from your hand.
refuse-deck-empty = The deck is empty: choose another action.
refuse-hand-empty = Your hand is empty: choose another action.
refuse-not-in-hand = You have no { kind } butterfly in hand: choose one of your cards.
refuse-no-demand = Cards are demanded in expert mode only: choose another action.
refuse-demand-own = A card is demanded from an opponent: choose somebody other than yourself or your partner.
refuse-demand-twice = { $other_player } already has to play from hand: name somebody else, or choose another action.
refuse-demand-empty = { $other_player } has no card left in hand: name somebody else, or choose another action.
refuse-threshold =
    { $laid ->
        [0] It is too early: everybody has to lay three cards first, and somebody has laid none. Lay a card.
        [1] It is too early: everybody has to lay three cards first, and somebody has laid only one. Lay a card.
       *[other] It is too early: everybody has to lay three cards first, and somebody has laid only { $laid }. Lay a card.
    }
refuse-no-webs = There are no webs in expert mode: choose another action.
refuse-token-used =
    { $token ->
        [net] You have already used your net: choose another action.
       *[web] You have already used your web: choose another action.
    }
refuse-no-card = There is no card at { $cell }: choose a card of the table.
refuse-token-there = The card at { $cell } already bears a token: choose another one.
refuse-held = The card at { $cell } bears a token and cannot move: choose another one.
refuse-protected = The card at { $cell } has only just been played, so it is protected this turn: choose another one.
refuse-apart = The card at { $cell } holds the others together, wherever it went they would be apart: choose another one.
refuse-same-cell = The card comes from this cell: put it into another one.
refuse-taken-cell = Cell { $cell } is taken: choose a free one.
refuse-no-side = Cell { $cell } touches no card by a side, and a corner is not enough: choose a cell against a card.
refuse-apart-there = With this card at { $cell } the cards would no longer form one block: choose a cell that keeps them together.
refuse-no-announcements = Only expert teams announce goals; here lines are found by themselves: choose an action.
refuse-no-line = There is no line of { goal } on the table: announce only what is there.
refuse-surely-wrong = To announce { goal } would surely be wrong: it is neither your goal nor of the sort that your partner holds.

## Table

table-grid =
    { $cards ->
        [0] The table, still empty.
        [one] The table, { $cards } card. The arrow keys lead from cell to cell.
       *[other] The table, { $cards } cards. The arrow keys lead from cell to cell.
    }
table-card = Cell { $cell }: { kind }
table-under =
    { $token ->
        [net] under a net, cannot move any more
       *[web] under a web, does not count any more
    }
table-lifted = lifted
table-protected =
    { $how ->
        [laid] just laid, protected
       *[moved] just moved, protected
    }
table-last = the last token put
table-in-line = in the winning line
table-in-wrong-line = in the line announced in error
table-completed-by =
    { $you ->
        [yes] completed the line, played by you
       *[no] completed the line, played by { $player }
    }
table-can =
    { $token ->
        [net] can take the net
        [web] can take the web
       *[none] can be lifted
    }
table-hinted = hint
table-free = Cell { $cell }, free
table-lay-here = Cell { $cell }: lay { kind-definite } here
table-breaks = the cards would be separated
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
                [deck] Turned up: { kind }
               *[hand] To lay: { kind }
            }
       *[no]
            { $from ->
                [deck] { $player } turns up: { kind }.
               *[hand] { $player } is laying: { kind }.
            }
    }
table-aim =
    { $token ->
        [net] Which card gets the net?
       *[web] Which card gets the web?
    }
table-threshold = Moves and tokens once everybody has laid { $needed } cards.
table-standstill =
    { $turns ->
        [one] { $turns } more turn without a card laid or a token, and the match is drawn.
       *[other] { $turns } more turns without a card laid or a token, and the match is drawn.
    }
table-look = View of the table
table-fit = The whole table
table-closer = Closer
table-farther = Farther away
table-say = Announcements
table-announce = Announce { goal }
table-silent = Announce nothing
table-pass = Pass
table-hand = Your hand
table-hand-title = Hand
table-hand-card = In hand: { kind }
table-hand-lit = Play { kind-definite } from the hand
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
        [vermilion] vermilion
        [green] green
       *[other] { $goal }
    }
table-goal-hidden =
    { $sort ->
        [shape] shape goal, hidden
       *[colour] colour goal, hidden
    }
table-excluded = Does not have:
table-excluded-about = Such a line stood and did not win: this goal is not theirs.
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
        [0] no card laid of { $needed }
        [one] { $laid } card laid of { $needed }
       *[other] { $laid } cards laid of { $needed }
    }
table-laid-final =
    { $laid ->
        [0] no card laid
        [one] { $laid } card laid
       *[other] { $laid } cards laid
    }
table-demanded =
    { $you ->
        [yes] A card of your hand is demanded
       *[no] Must play from the hand
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
table-net-does = Net: the card cannot move any more, but counts in lines.
table-web-does = Web: the card cannot move any more and does not count.
table-line = The winning line
table-wrong-line = The line announced in error
table-completed-own =
    { $you ->
        [yes] You completed { goal } in a line yourself, from { $from_cell } to { $cell }: one of your goals.
       *[no]
            { $teams ->
                [yes] { $player } completed { goal } in a line, from { $from_cell } to { $cell }: a goal of their team.
               *[no] { $player } completed { goal } in a line, from { $from_cell } to { $cell }: one of their own goals.
            }
    }
table-completed-other =
    { $you ->
        [yes] You completed { goal } in a line, from { $from_cell } to { $cell }, but it was somebody else’s goal: { $other_player } wins.
       *[no]
            { $other_you ->
                [yes] { $player } completed { goal } in a line, from { $from_cell } to { $cell }: it was your goal, and you win.
               *[no] { $player } completed { goal } in a line, from { $from_cell } to { $cell }: it was a goal of { $other_player }, who wins.
            }
    }
table-announced-right =
    { $you ->
        [yes] You announced { goal }: it is indeed a goal of your team, which wins.
       *[no] { $player } announced { goal }: it is indeed a goal of their team, which wins.
    }
table-announced-wrong =
    { $you ->
        [yes] You announced { goal }, but it is not a goal of your team: the other team wins.
       *[no] { $player } announced { goal }, but it is not a goal of their team: the other team wins.
    }
table-drawn = Nobody wins. This is what everybody was after.
table-out = Goals that nobody had

## What is studied

fact-goal = Goal in hand
fact-ending = How the match ended
study-ending =
    { $ending ->
        [own] by the winner’s own action
        [other] by somebody else’s action
        [announced] by an announcement
       *[drawn] drawn
    }
