### Papilio: what players read.
### Inside a message, { kind-… } uses that message's own $kind, { out-… } its $out, { fate } its $fate. A cell reads “b4”.

## The game

game-title = Papilio
game-line = Cross a garden that slides beneath your feet, past leaves, eggs, spiders and lizards.
game-about = A duel on a board that moves. Each turn your pawns obey the tile beneath them: a leaf leaves them free, a caterpillar makes them walk, a butterfly fly, a spider sends them back to the start and a lizard eats them. Then you push a tile, and the ground changes under everybody. Eggs bring in your other pawns. Whoever leads more of them to the leaves on the far side wins.
reconstructed-tiles = The rulebook counts 34 loose tiles of seven kinds but does not tell how many of each: the split is ours. So are the names of the cells and the drawings. In the rules, a letter tells where each point comes from: B the rulebook, S other public sources, I an inference, O our own ruling.
reconstructed-board = The rulebook speaks of 49 cells and 16 fixed tiles without showing where they are. We infer a square of 7 by 7 in which every other line slides. That the eight fixed tiles in the middle are leaves, like those at the start, is our ruling.
where =
    { $phase ->
        [over] Match over · turn { $turn_number }
       *[other]
            { $turn_number ->
                [0] Setting up
               *[other] Turn { $turn_number }
            }
    }

## Options

option-chain = Effect of the tiles
option-chain-about = What the tile does that a pawn has just moved onto. In a chain it acts at once, and a single step can lead far; otherwise it waits for the next turn.
option-chain-full = In a chain
option-chain-single = One tile at a time
option-end_rule = End of the match
option-end_rule-about = The rulebook does not say when the match ends: when a lead can no longer be caught up, or when somebody has no pawn in play and no reserve and both have played the same number of turns.
option-end_rule-decided = As soon as the result is certain
option-end_rule-first_out = As soon as someone has no pawn to play
option-tiebreak = On equal arrivals
option-tiebreak-about = What happens when the match ends and both have the same number of arrived pawns.
option-tiebreak-none = A draw
option-tiebreak-earliest = Whoever reached that number first wins
option-turn_cap = Greatest number of turns
option-turn_cap-about = The match ends when each player has played this many turns, from 20 to 500.
option-starter = Who starts
option-starter-about = The seat that plays first.
option-starter-random = Drawn at random
option-starter-0 = The first seat
option-starter-1 = The second seat
option-loose_tiles = Loose tiles
option-loose_tiles-about = How many tiles there are of each kind; the rulebook does not say.
option-loose_tiles-ours = Balanced: 3 spiders, 2 lizards
option-loose_tiles-gentle = Gentle: 2 spiders, no lizard
option-loose_tiles-fierce = Fierce: 4 spiders, 4 lizards
error-option-split = “{ $value }” is not a split of the tiles: give a number for each of the seven kinds, { $needed } in all, such as “L9 E6 C6 H4 F4 S3 Z2”, or one of the names ours, gentle, fierce.

## Names

kind =
    { $kind ->
        [leaf] Leaf
        [eggs] Eggs
        [caterpillar] Caterpillar
        [chrysalis] Chrysalis
        [flying] Flying butterfly
        [spider] Spider
        [lizard] Lizard
       *[other] { $kind }
    }
kind-name =
    { $kind ->
        [leaf] leaf
        [eggs] eggs
        [caterpillar] caterpillar
        [chrysalis] chrysalis
        [flying] flying butterfly
        [spider] spider
        [lizard] lizard
       *[other] { $kind }
    }
kind-definite = the { kind-name }
kind-indefinite =
    { $kind ->
        [leaf] a leaf
        [eggs] eggs
        [caterpillar] a caterpillar
        [chrysalis] a chrysalis
        [flying] a flying butterfly
        [spider] a spider
        [lizard] a lizard
       *[other] { $kind }
    }
out-name =
    { $out ->
        [leaf] leaf
        [eggs] eggs
        [caterpillar] caterpillar
        [chrysalis] chrysalis
        [flying] flying butterfly
        [spider] spider
        [lizard] lizard
       *[other] { $out }
    }
out-indefinite =
    { $out ->
        [leaf] a leaf
        [eggs] eggs
        [caterpillar] a caterpillar
        [chrysalis] a chrysalis
        [flying] a flying butterfly
        [spider] a spider
        [lizard] a lizard
       *[other] { $out }
    }
spare-definite =
    { $spare ->
        [leaf] the leaf
        [eggs] the eggs
        [caterpillar] the caterpillar
        [chrysalis] the chrysalis
        [flying] the flying butterfly
        [spider] the spider
        [lizard] the lizard
       *[other] the tile
    }
fate =
    { $fate ->
        [free] may step or stay
        [hatch] brings in a pawn
        [idle] brings in nobody
        [walk] must step
        [walk_back] must step back or sideways
        [fly] must fly two cells
        [fly_off] can only fly off the board
        [stuck] cannot move, goes back to the start
        [return] goes back to the start
        [eaten] will be eaten
        [lost] will be lost, with no leaf to go back to
       *[other] { $fate }
    }

## What happens

tiles-laid = The { $tiles } tiles are laid. Tile to push: { kind-name }.
starter-drawn =
    { $you ->
        [yes] You start.
       *[no] { $player } starts.
    }
pawn-placed =
    { $you ->
        [yes] You put your first pawn on { $cell }.
       *[no] { $player } puts a first pawn on { $cell }.
    }
pawn-stayed =
    { $you ->
        [yes] You stay on { $cell }.
       *[no] { $player } stays on { $cell }.
    }
pawn-stepped =
    { $you ->
        [yes] You step from { $from_cell } to { $cell }, onto { kind-indefinite }.
       *[no] { $player } steps from { $from_cell } to { $cell }, onto { kind-indefinite }.
    }
pawn-flew =
    { $you ->
        [yes] You fly from { $from_cell } over { $over } to { $cell }, onto { kind-indefinite }.
       *[no] { $player } flies from { $from_cell } over { $over } to { $cell }, onto { kind-indefinite }.
    }
pawn-flown-off =
    { $you ->
        [yes] You fly from { $cell } off the board: this pawn is lost.
       *[no] { $player } flies from { $cell } off the board: this pawn is lost.
    }
pawn-arrived =
    { $you ->
        [yes] Arrival on { $cell }! You have brought { $arrivals ->
            [one] { $arrivals } pawn across.
           *[other] { $arrivals } pawns across.
        }
       *[no] Arrival on { $cell }! { $player } has brought { $arrivals ->
            [one] { $arrivals } pawn across.
           *[other] { $arrivals } pawns across.
        }
    }
eggs-idle =
    { $reason ->
        [reserve]
            { $you ->
                [yes] The eggs on { $cell } bring nothing: you have no reserve left.
               *[no] The eggs on { $cell } bring nothing: { $player } has no reserve left.
            }
       *[leaves]
            { $you ->
                [yes] The eggs on { $cell } bring nothing: you have no free start leaf.
               *[no] The eggs on { $cell } bring nothing: { $player } has no free start leaf.
            }
    }
pawn-caught =
    { $you ->
        [yes] The spider on { $cell } catches you.
       *[no] The spider on { $cell } catches { $player }.
    }
pawn-stuck =
    { $you ->
        [yes] On { $cell } you cannot move as { kind-definite } demands.
       *[no] On { $cell } { $player } cannot move as { kind-definite } demands.
    }
pawn-eaten =
    { $you ->
        [yes] The lizard on { $cell } eats your pawn, which is lost.
       *[no] { $player } loses a pawn: the lizard on { $cell } has eaten it.
    }
pawn-homeless =
    { $you ->
        [yes] None of your start leaves is free: this pawn is lost.
       *[no] { $player } has no free start leaf: this pawn is lost.
    }
pawn-entered =
    { $reason ->
        [eggs]
            { $you ->
                [yes] The eggs on { $from_cell } hatch: you bring in a pawn on { $cell }.
               *[no] The eggs on { $from_cell } hatch: { $player } brings in a pawn on { $cell }.
            }
        [loss]
            { $you ->
                [yes] You have no pawn left in play: you bring one in on { $cell }.
               *[no] { $player } has no pawn left in play and brings one in on { $cell }.
            }
       *[arrival]
            { $you ->
                [yes] You bring in the next pawn on { $cell }.
               *[no] { $player } brings in the next pawn on { $cell }.
            }
    }
pawn-returned =
    { $you ->
        [yes] You take this pawn back from { $from_cell } to { $cell }.
       *[no] { $player } takes this pawn back from { $from_cell } to { $cell }.
    }
tile-pushed =
    { $you ->
        [yes] You push in { kind-indefinite } at { $entry } and push out { out-indefinite } at { $exit }.
       *[no] { $player } pushes in { kind-indefinite } at { $entry } and pushes out { out-indefinite } at { $exit }.
    }
turn-missed =
    { $you ->
        [yes] Your turn stops there, without pushing a tile.
       *[no] { $player } pushes no tile: the turn stops there.
    }
end-why =
    { $reason ->
        [empty] Nobody has a pawn to play any more.
        [cap] Both have played their last turn.
        [first_out] Both have played as many turns, and at least one side has no pawn left to play.
       *[other] The match is over.
    }
end-outcome =
    { $tie ->
        [yes]
            { $you ->
                [yes] At { $arrivals } all, you win for having reached that number first.
               *[no] At { $arrivals } all, { $player } wins for having reached that number first.
            }
       *[no]
            { $you ->
                [yes] You win, { $arrivals } to { $other_arrivals }.
               *[no] { $player } wins, { $arrivals } to { $other_arrivals }.
            }
    }
match-won =
    { $reason ->
        [out]
            { $you ->
                [yes] You win: your opponent has no pawn left.
               *[no] { $player } wins: the opponent has no pawn left.
            }
        [decided]
            { $you ->
                [yes] You win, { $arrivals } to { $other_arrivals }: nobody can catch up with you any more.
               *[no] { $player } wins, { $arrivals } to { $other_arrivals }: this lead can no longer be caught up.
            }
       *[other] { end-why } { end-outcome }
    }
match-drawn =
    { end-why } The match is drawn, { $arrivals ->
        [0] and no pawn has arrived.
       *[other] { $arrivals } all.
    }

## Whose turn

turn-place =
    { $you ->
        [yes] Your turn: put a pawn on one of your start leaves.
       *[no] { $player } is choosing a start leaf.
    }
turn-react =
    { $you ->
        [yes] Your turn: which pawn is to act?
       *[no] { $player } is choosing the pawn that will act.
    }
turn-leaf =
    { $you ->
        [yes]
            { $acting_stay ->
                [no] Your turn: take a step from { $acting_cell }.
                [false] Your turn: take a step from { $acting_cell }.
               *[other] Your turn: take a step from { $acting_cell }, or stay.
            }
       *[no] { $player } is playing the pawn on { $acting_cell }.
    }
turn-walk =
    { $you ->
        [yes]
            { $acting_kind ->
                [chrysalis] Your turn: from { $acting_cell }, a step back or sideways.
               *[caterpillar] Your turn: from { $acting_cell }, a step in a direction of your choice.
            }
       *[no] { $player } must take a step from { $acting_cell }.
    }
turn-fly =
    { $you ->
        [yes] Your turn: from { $acting_cell }, a flight of two cells in a straight line.
       *[no] { $player } is about to fly from { $acting_cell }.
    }
turn-back =
    { $you ->
        [yes]
            { $acting_reason ->
                [stuck] Your turn: the pawn on { $acting_cell } cannot move. To which start leaf does it go back?
               *[spider] Your turn: the spider sends back the pawn on { $acting_cell }. To which start leaf?
            }
       *[no] { $player } is taking the pawn on { $acting_cell } back to the start.
    }
turn-enter =
    { $you ->
        [yes]
            { $acting_reason ->
                [loss] Your turn: no pawn left in play. Bring one in, and your turn stops there.
                [arrival] Your turn: bring in the next pawn.
               *[eggs] Your turn: the eggs hatch. On which start leaf does the new pawn enter?
            }
       *[no] { $player } is bringing in a pawn.
    }
turn-shift =
    { $you ->
        [yes] Your turn: push { spare-definite } in by one of the arrows.
       *[no] { $player } is choosing where to push { spare-definite } in.
    }
choices-react = each pawn acts once
choices-shift =
    { $choices ->
        [one] { $choices } open entry
       *[other] { $choices } open entries
    }
seat-score = { $arrived }
    .unit =
        { $arrived ->
            [one] arrived
           *[other] arrived
        }
result =
    { $winners_count ->
        [0] The match is drawn.
       *[other]
            { $you ->
                [yes] You win the crossing!
               *[no] { $player } wins the crossing.
            }
    }

## Choices

choice-place = Put a pawn on { $cell }
choice-act = Let the pawn on { $cell } act: { kind-name }
choice-step = Step to { $cell }: { kind-name }
choice-stay = Stay on { $cell }
choice-fly = Fly to { $cell }: { kind-name }
choice-fly-off = Fly off the board
choice-back = Go back to { $cell }
choice-enter = Bring in a pawn on { $cell }
choice-push = Push in at { $entry }, towards { $exit }
detail-act = { fate }
detail-land =
    { $landing ->
        [arrives] this pawn has arrived
        [wins] this pawn arrives, and you win the match
        [rests] this pawn has finished
        [hatches] a pawn of the reserve enters
        [idle] this pawn has finished, nobody enters
        [walks] then another step
        [walks_back] then a step back or sideways
        [flies] then a flight of two cells
        [flies_off] then the only flight leads off the board: pawn lost
        [stuck] then no move is possible: back to the start
        [returns] back to the start
        [eaten] pawn lost
        [lost] no way back to the start: pawn lost
       *[waits] the tile will act on your next turn
    }
detail-fly-off = this pawn is lost
detail-push =
    { $you ->
        [yes] your pawn on { $cell }: { kind-name }, { fate }
       *[no] pawn on { $cell } ({ $player }): { kind-name }, { fate }
    }
detail-push-quiet = pushes out { out-indefinite }, changes nothing for the pawns

## Why not

refuse-no-such-cell = There is no cell { $cell }: choose one from a1 to g7.
refuse-no-such-entry = Nothing is pushed in at { $entry }: choose one of the two ends of a line that slides (rows 2, 4, 6, columns b, d, f).
refuse-taken = A pawn already stands on { $cell }: choose a free cell.
refuse-not-start = Cell { $cell } is not one of your start leaves: choose one of those that is free.
refuse-place-first = First put your pawn on one of your start leaves.
refuse-react-first =
    { $cells_count ->
        [one] Your pawn on { $cells } has not finished: let it act before you push.
       *[other] Your pawns on { $cells } have not finished: let them act before you push.
    }
refuse-finish = The pawn on { $cell } has not finished: complete its action first.
refuse-acted = The pawn on { $cell } does not act any more this turn: choose another one or, if all have acted, push the tile.
refuse-no-pawn = There is no pawn on { $cell }: choose one of yours or, if all have acted, push the tile.
refuse-other-pawn = The pawn on { $cell } is your opponent’s: choose one of yours or, if all have acted, push the tile.
refuse-arrived = The pawn on { $cell } has arrived and acts no more: choose another one or, if all have acted, push the tile.
refuse-first-step = Nobody stays put on their first turn: take a step to a neighbouring cell.
refuse-not-adjacent = Cell { $cell } is not next to { $from_cell }: take a single step, never diagonally.
refuse-must-move = A pawn does not stay on { kind-definite }: choose where it goes.
refuse-forward = Going to { $cell } would be forward, which the chrysalis forbids: step back or sideways.
refuse-visited = This pawn has already stood on { $cell } during this action: choose another cell.
refuse-must-fly = A step is not enough on the flying butterfly: go to the second cell, straight ahead in any direction.
refuse-not-flight = Cell { $cell } is not the second one in a straight line from { $from_cell }: choose one that is.
refuse-cannot-fly = A pawn flies only from a flying butterfly, and this one is on { kind-definite }: choose a neighbouring cell.
refuse-no-edge = No flight from here leads off the board: choose a cell to land on.
refuse-on-board = From { kind-definite } a step never leaves the board: choose a neighbouring cell.
refuse-must-return =
    { $reason ->
        [stuck] This pawn cannot move and goes back to the start: choose a free start leaf.
       *[spider] The spider sends this pawn back to the start: choose a free start leaf.
    }
refuse-must-enter =
    { $reason ->
        [loss] You have no pawn left in play: first bring one in on a free start leaf.
        [arrival] Your last pawn in play has arrived: first bring in the next one on a free start leaf.
       *[eggs] The eggs hatch: first put the new pawn on a free start leaf.
    }
refuse-no-return = A pawn goes back to the start only if a spider catches it or it cannot move: choose something else.
refuse-no-entering = A pawn enters only by eggs, or when you have none left in play: choose something else.
refuse-must-push = Your pawns have nothing more to do: now push the tile in by one of the arrows.
refuse-barred = Entry { $entry } is barred, as the tile has just come out there: push in at another one.
refuse-choose-pawn = First choose the pawn that is to act.
refuse-not-now =
    { $phase ->
        [deal] Not now: the tiles are being laid.
        [draw_starter] Not now: chance has to decide first who starts.
        [place] Not now: a first pawn has to be put on a start leaf.
        [react] Not now: the pawn that will act has to be chosen.
        [leaf] Not now: the acting pawn has to step or stay.
        [walk] Not now: the acting pawn has to take a step.
        [fly] Not now: the acting pawn has to fly two cells.
        [back] Not now: a pawn has to go back to a start leaf.
        [enter] Not now: a pawn has to enter on a start leaf.
        [shift] Not now: the tile has to be pushed in.
        [over] The match is over: you can watch it again or start another one.
       *[other] Not now: choose one of the actions on offer.
    }
refuse-chance = It is chance’s turn: wait until the tiles are laid and the first player is drawn.
refuse-tiles-exhausted = All the tiles of this kind are laid already ({ kind-name }): choose another one.
refuse-starter-given = The options of the match already say who starts: choose that seat.

## Table

table-spare = Tile to push
table-barred = Barred
table-active = In play
table-reserve = Reserve
table-arrived = Arrived
table-lost = Lost
table-acting = acting now
table-aid = The tiles
table-legend = What the tiles do
table-tile-does =
    { $kind ->
        [leaf] step, or stay
        [eggs] a reserve pawn enters
        [caterpillar] must step
        [chrysalis] step, not forward
        [flying] two cells straight
        [spider] back to the start
       *[lizard] pawn lost
    }
table-fixed-does = Four pins: a fixed leaf, which never slides. A safe place.
table-goal-does = Coloured frame: start of the player of that colour, goal of the other.
table-chain-does =
    { $chain ->
        [single] A tile you reach waits for your next turn to act.
       *[full] A tile you reach acts at once, and so on.
    }
table-badge =
    { $fate ->
        [free] Free
        [hatch] Hatches
        [idle] Nothing
        [walk] Steps
        [walk_back] Not ahead
        [fly] Flies 2
        [fly_off] Lost
        [stuck] Back
        [return] Back
        [eaten] Lost
       *[lost] Lost
    }
table-badge-arrived = Arrived
table-badge-stay = Stay
table-badge-acted = has acted
table-board = The board, columns a to g and rows 1 to 7. The arrow keys lead from cell to cell.
table-cell = { $cell }, { kind-name }
table-cell-bare = { $cell }, no tile yet
table-cell-fixed = fixed
table-start =
    { $you ->
        [yes]
            { $other_you ->
                [yes] start and goal
               *[no] your start, goal for { $other_player }
            }
       *[no]
            { $other_you ->
                [yes] start for { $player }, your goal
               *[no] start for { $player }, goal for { $other_player }
            }
    }
table-pawn =
    { $you ->
        [yes] your pawn
       *[no] pawn of { $player }
    }
table-pawn-arrived =
    { $you ->
        [yes] your pawn, arrived
       *[no] pawn of { $player }, arrived
    }
table-fate = { fate }
table-waiting = has still to act
table-can =
    { $phase ->
        [place] put a pawn here
        [react] let this pawn act
        [leaf] step here
        [walk] step here
        [fly] land here
        [back] go back here
        [enter] bring in a pawn here
       *[stay] stay here
    }
table-landing =
    { $landing ->
        [arrives] arrival!
        [wins] arrival and victory!
        [rests] end of the action
        [hatches] a pawn enters
        [idle] nobody enters
        [walks] another step
        [walks_back] a step, not forward
        [flies] two cells straight
        [flies_off] flight off the board, pawn lost
        [stuck] no way out, back to the start
        [returns] back to the start
        [eaten] pawn eaten
        [lost] pawn lost
       *[waits] will act next turn
    }
table-hinted = hint
table-entry =
    Push in at { $entry }: { kind-name }{ $out ->
        [leaf] {""}; a leaf comes out at { $exit }
        [eggs] {""}; eggs come out at { $exit }
        [caterpillar] {""}; a caterpillar comes out at { $exit }
        [chrysalis] {""}; a chrysalis comes out at { $exit }
        [flying] {""}; a flying butterfly comes out at { $exit }
        [spider] {""}; a spider comes out at { $exit }
        [lizard] {""}; a lizard comes out at { $exit }
       *[other] {""}
    }
table-entry-barred = Entry { $entry }, barred: the tile has just come out there
table-off = Fly from { $cell } off the board: pawn lost
table-warn =
    { $landing ->
        [eaten] A lizard would eat this pawn.
        [lost] This pawn would have to go back to the start, where no leaf is free: it would be lost.
        [flies_off] From there the only flight leads off the board: this pawn would be lost.
       *[off] This flight leads off the board: this pawn would be lost.
    } Choose once more to confirm.
table-steps =
    { $step ->
        [react] React
       *[shift] Push
    }
table-left =
    { $count ->
        [0] all pawns have acted
        [one] { $count } pawn still to act
       *[other] { $count } pawns still to act
    }
table-forecast = If the push is at { $entry }
table-forecast-pawn =
    { $you ->
        [yes] { $cell }, you: { kind-name }, { fate }
       *[no] { $cell }, { $player }: { kind-name }, { fate }
    }
table-forecast-none = No pawn on this line.
table-forecast-out = Comes out at { $exit }: { out-name }. That entry will be barred.
table-forecast-rest = Point at an arrow to see what the push would do. By touch: once to look, twice to push.
table-push = Push in at { $entry }
table-group =
    { $group ->
        [reserve]
            { $count ->
                [0] no pawn in reserve
                [one] { $count } pawn in reserve
               *[other] { $count } pawns in reserve
            }
        [active]
            { $count ->
                [0] no pawn in play
                [one] { $count } pawn in play
               *[other] { $count } pawns in play
            }
        [arrived]
            { $count ->
                [0] no pawn arrived
                [one] { $count } pawn arrived
               *[other] { $count } pawns arrived
            }
       *[lost]
            { $count ->
                [0] no pawn lost
                [one] { $count } pawn lost
               *[other] { $count } pawns lost
            }
    }
table-end =
    { $reason ->
        [out]
            { $other_you ->
                [yes] You have no pawn left, in play, in reserve or arrived.
               *[no] { $other_player } has no pawn left, in play, in reserve or arrived.
            }
        [decided]
            { $arrivals } to { $other_arrivals }: { $other_you ->
                [yes]
                    { $reach ->
                        [0] your pawns could not arrive any more.
                       *[other] you could no longer get beyond { $reach }.
                    }
               *[no]
                    { $reach ->
                        [0] { $other_player } could no longer bring a pawn across.
                       *[other] { $other_player } could no longer get beyond { $reach }.
                    }
            }
       *[other] { end-why } { $tie ->
            [yes]
                { $you ->
                    [yes] At { $arrivals } all, you reached that number first.
                   *[no] At { $arrivals } all, { $player } reached that number first.
                }
           *[no] { $arrivals } to { $other_arrivals }.
        }
    }
table-end-drawn =
    { end-why } { $arrivals ->
        [0] No pawn has arrived on either side.
       *[other] Both have the same number of arrived pawns: { $arrivals }.
    }
table-end-arrived =
    { $cells_count ->
        [0] No pawn arrived
        [one] Arrived on { $cells }
       *[other] Arrived on { $cells }
    }
table-end-rest =
    { $active } in play, { $reserve } in reserve, { $lost ->
        [one] { $lost } lost
       *[other] { $lost } lost
    }
table-end-rule = Only pawns that have arrived on a start leaf of the opponent count.

## What is studied

fact-spare = First tile to push
fact-first_leaf = Column of the first pawn, from its player’s left
fact-ending = How the match ended
study-ending =
    { $ending ->
        [out] a player has no pawn left (8.1)
        [decided] the lead can no longer be caught up (8.2)
        [empty] nobody has a pawn to play (8.3)
        [first_out] somebody has no pawn to play (8.5)
       *[cap] by the number of turns (8.4)
    }
