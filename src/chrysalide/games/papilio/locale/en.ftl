### Papilio: what players read.
### Inside a message, { kind-… } uses that message's own $kind, { out-… } its $out, { fate } its $fate. A cell reads “b4”.

## The game

game-title = Papilio
game-line = Cross a garden that shifts under your feet, past leaves, eggs, spiders and lizards.
game-about = A duel on a moving board. Each turn, your pawns obey the tile beneath them: a leaf leaves them free, a caterpillar makes them walk, a butterfly makes them fly, a spider sends them back to the start and a lizard eats them. Then you push in a tile, and the ground shifts under everyone. Eggs bring in your other pawns. Get more of them to the leaves on the far side than your opponent to win.
reconstructed-tiles = The rulebook lists 34 loose tiles of seven kinds but does not say how many of each: the mix is ours, and so are the names of the spaces and the artwork. In the rules, a letter shows the source of each point: B the rulebook, S other public sources, I an inference, O our own ruling.
reconstructed-board = The rulebook mentions 49 spaces and 16 fixed tiles without showing where they are. We infer a 7 × 7 square in which every other line slides. Making the eight fixed tiles in the middle leaves, like those on the start rows, is our ruling.
where =
    { $phase ->
        [over] Match over · turn { $turn_number }
       *[other]
            { $turn_number ->
                [0] Setting up
               *[other] Turn { $turn_number }
            }
    }
period = Turns { $first } to { $last }

## Options

option-chain = Tile effects
option-chain-about = When a tile takes effect that a pawn has just moved onto: at once, so that a single step can set off a long chain, or not until your next turn.
option-chain-full = In a chain
option-chain-single = One tile at a time
option-end_rule = End of the match
option-end_rule-about = The rulebook does not say when the match ends: as soon as a player leads and cannot be overtaken, only when the other cannot even draw level, or when a player has no pawns in play or in reserve and both have taken the same number of turns.
option-end_rule-settled = As soon as the leader cannot be overtaken
option-end_rule-decided = As soon as the leader cannot even be caught
option-end_rule-first_out = As soon as a player has no pawn left to play
option-tiebreak = Ties
option-tiebreak-about = What happens if both players have brought the same number of pawns home when the match ends.
option-tiebreak-none = A draw
option-tiebreak-earliest = The first to reach that number wins
option-turn_cap = Maximum number of turns
option-turn_cap-about = The match ends once each player has taken this many turns (20 to 500).
option-starter = Who starts
option-starter-about = The seat that plays first.
option-starter-random = Random
option-starter-0 = The first seat
option-starter-1 = The second seat
option-loose_tiles = Loose tiles
option-loose_tiles-about = How many tiles there are of each kind, which the rulebook does not say.
option-loose_tiles-ours = Balanced: 3 spiders, 2 lizards
option-loose_tiles-gentle = Gentle: 2 spiders, no lizards
option-loose_tiles-fierce = Fierce: 4 spiders, 4 lizards
error-option-split = “{ $value }” is not a valid mix of tiles: give a number for each of the seven kinds, { $needed } in all, such as “L9 E6 C6 H4 F4 S3 Z2”, or one of the names ours, gentle, fierce.

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
        [hatch] stays there and may bring in a pawn
        [must_hatch] stays there and brings in a pawn
        [idle] stays there and brings in no one
        [walk] must step
        [walk_back] must step back or sideways
        [fly] must fly two spaces
        [fly_off] can only fly off the board
        [stuck] cannot move and goes back to the start
        [return] goes back to the start
        [eaten] will be eaten
        [lost] will be lost, with no leaf to go back to
       *[other] { $fate }
    }

## What happens

tiles-laid = The { $tiles } tiles are in place. Spare tile: { kind-name }.
starter-drawn =
    { $you ->
        [yes] You start.
       *[no] { $player } starts.
    }
pawn-placed =
    { $you ->
        [yes] You put your first pawn on { $cell }.
       *[no] { $player } puts their first pawn on { $cell }.
    }
pawn-stayed =
    { $kind ->
        [eggs]
            { $you ->
                [yes] You stay on the eggs on { $cell } without bringing in a pawn.
               *[no] { $player } stays on the eggs on { $cell } without bringing in a pawn.
            }
       *[other]
            { $you ->
                [yes] You stay on { $cell }.
               *[no] { $player } stays on { $cell }.
            }
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
        [yes] You fly off the board from { $cell }: the pawn is lost.
       *[no] { $player } flies off the board from { $cell }: the pawn is lost.
    }
pawn-arrived =
    { $you ->
        [yes] Home on { $cell }! You have brought { $arrivals ->
            [one] { $arrivals } pawn across.
           *[other] { $arrivals } pawns across.
        }
       *[no] Home on { $cell }! { $player } has brought { $arrivals ->
            [one] { $arrivals } pawn across.
           *[other] { $arrivals } pawns across.
        }
    }
eggs-idle =
    { $reason ->
        [reserve]
            { $you ->
                [yes] The eggs on { $cell } do nothing: your reserve is empty.
               *[no] The eggs on { $cell } do nothing: { $player } has no pawns in reserve.
            }
       *[leaves]
            { $you ->
                [yes] The eggs on { $cell } do nothing: none of your start leaves is free.
               *[no] The eggs on { $cell } do nothing: { $player } has no free start leaf.
            }
    }
pawn-caught =
    { $you ->
        [yes] The spider on { $cell } catches your pawn.
       *[no] The spider on { $cell } catches { $player }’s pawn.
    }
pawn-stuck =
    { $you ->
        [yes] Your pawn on { $cell } cannot move as { kind-definite } demands.
       *[no] { $player }’s pawn on { $cell } cannot move as { kind-definite } demands.
    }
pawn-eaten =
    { $you ->
        [yes] The lizard on { $cell } eats your pawn.
       *[no] The lizard on { $cell } eats { $player }’s pawn.
    }
pawn-homeless =
    { $you ->
        [yes] None of your start leaves is free: the pawn is lost.
       *[no] { $player } has no free start leaf: the pawn is lost.
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
                [yes] You have no pawns left in play and bring one in on { $cell }.
               *[no] { $player } has no pawns left in play and brings one in on { $cell }.
            }
       *[arrival]
            { $you ->
                [yes] You bring in the next pawn on { $cell }.
               *[no] { $player } brings in the next pawn on { $cell }.
            }
    }
pawn-returned =
    { $you ->
        [yes] Your pawn goes back from { $from_cell } to { $cell }.
       *[no] { $player }’s pawn goes back from { $from_cell } to { $cell }.
    }
tile-pushed =
    { $you ->
        [yes] You push in { kind-indefinite } at { $entry }, pushing out { out-indefinite } at { $exit }.
       *[no] { $player } pushes in { kind-indefinite } at { $entry }, pushing out { out-indefinite } at { $exit }.
    }
turn-missed =
    { $you ->
        [yes] Your turn ends there, without a push.
       *[no] { $player }’s turn ends there, without a push.
    }
end-why =
    { $reason ->
        [empty] Neither player has a pawn left to play.
        [cap] Both players have taken their last turn.
        [first_out] Both players have taken the same number of turns, and at least one has no pawn left to play.
       *[other] The match is over.
    }
end-outcome =
    { $tie ->
        [yes]
            { $you ->
                [yes] It is { $arrivals } all, and you win: you got there first.
               *[no] It is { $arrivals } all, and { $player } wins: they got there first.
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
                [yes] You win: your opponent has no pawns left.
               *[no] { $player } wins: their opponent has no pawns left.
            }
        [decided]
            { $you ->
                [yes] You win, { $arrivals } to { $other_arrivals }: you can no longer be overtaken.
               *[no] { $player } wins, { $arrivals } to { $other_arrivals }, and can no longer be overtaken.
            }
       *[other] { end-why } { end-outcome }
    }
match-drawn =
    { end-why } The match is drawn, { $arrivals ->
        [0] with no pawns home.
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
        [yes] Your turn: which pawn acts next?
       *[no] { $player } is choosing which pawn acts next.
    }
turn-leaf =
    { $you ->
        [yes]
            { $acting_stay ->
                [no] Your turn: step from { $acting_cell }.
                [false] Your turn: step from { $acting_cell }.
               *[other] Your turn: step from { $acting_cell }, or stay.
            }
       *[no] { $player } is moving the pawn on { $acting_cell }.
    }
turn-walk =
    { $you ->
        [yes]
            { $acting_kind ->
                [chrysalis] Your turn: step back or sideways from { $acting_cell }.
               *[caterpillar] Your turn: step from { $acting_cell } in any direction.
            }
       *[no] { $player } must step from { $acting_cell }.
    }
turn-fly =
    { $you ->
        [yes] Your turn: fly two spaces in a straight line from { $acting_cell }.
       *[no] { $player } is about to fly from { $acting_cell }.
    }
turn-back =
    { $you ->
        [yes]
            { $acting_reason ->
                [stuck] Your turn: the pawn on { $acting_cell } cannot move. Which start leaf does it go back to?
               *[spider] Your turn: the spider sends back the pawn on { $acting_cell }. Which start leaf does it go to?
            }
       *[no] { $player } is taking the pawn on { $acting_cell } back to the start.
    }
turn-enter =
    { $you ->
        [yes]
            { $acting_reason ->
                [loss] Your turn: you have no pawns left in play. Bring one in; your turn then ends.
                [arrival] Your turn: bring in your next pawn.
               *[eggs]
                    { $acting_stay ->
                        [no] Your turn: the eggs hatch. On which start leaf does the new pawn enter?
                        [false] Your turn: the eggs hatch. On which start leaf does the new pawn enter?
                       *[other] Your turn: bring in a pawn on a start leaf, or just stay on the eggs.
                    }
            }
       *[no] { $player } is bringing in a pawn.
    }
turn-shift =
    { $you ->
        [yes] Your turn: push { spare-definite } in at one of the arrows.
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
            [one] home
           *[other] home
        }
result =
    { $winners_count ->
        [0] The match is drawn.
       *[other]
            { $you ->
                [yes] You win the crossing!
               *[no] { $player } wins the crossing!
            }
    }

## Choices

choice-place = Put a pawn on { $cell }
choice-act = Act with the pawn on { $cell }: { kind-name }
choice-step = Step to { $cell }: { kind-name }
choice-stay =
    { $kind ->
        [eggs] Stay on { $cell }, bring in no pawn
       *[other] Stay on { $cell }
    }
choice-fly = Fly to { $cell }: { kind-name }
choice-fly-off = Fly off the board
choice-back = Go back to { $cell }
choice-enter = Bring in a pawn on { $cell }
choice-push = Push in at { $entry }, towards { $exit }
detail-act = { fate }
detail-land =
    { $landing ->
        [arrives] this pawn is home
        [wins] this pawn gets home, and you win
        [rests] ends this pawn’s action
        [hatches] a pawn enters from your reserve
        [idle] ends this pawn’s action, no one enters
        [walks] then another step
        [walks_back] then one step back or sideways
        [flies] then a flight of two spaces
        [flies_off] then the only flight is off the board: pawn lost
        [stuck] then it cannot move: back to the start
        [returns] back to the start
        [eaten] pawn lost
        [lost] no free start leaf to go back to: pawn lost
       *[waits] the tile takes effect on your next turn
    }
detail-fly-off = pawn lost
detail-push =
    { $you ->
        [yes] your pawn on { $cell }: { kind-name }, { fate }
       *[no] { $player }’s pawn on { $cell }: { kind-name }, { fate }
    }
detail-push-quiet = pushes out { out-indefinite }, no pawn affected

## Why not

refuse-no-such-cell = There is no space { $cell }: choose one from a1 to g7.
refuse-no-such-entry = You cannot push a tile in at { $entry }: choose either end of a sliding line (rows 2, 4 and 6, columns b, d and f).
refuse-taken = There is already a pawn on { $cell }: choose a free space.
refuse-not-start = { $cell } is not one of your start leaves: choose a free one.
refuse-place-first = First put your pawn on one of your start leaves.
refuse-react-first =
    { $cells_count ->
        [one] Your pawn on { $cells } has not finished: it must act before you push.
       *[other] Your pawns on { $cells } have not finished: they must act before you push.
    }
refuse-finish = The pawn on { $cell } has not finished: complete its action first.
refuse-acted = The pawn on { $cell } cannot act again this turn: choose another or, if all have acted, push the tile.
refuse-no-pawn = There is no pawn on { $cell }: choose one of yours or, if all have acted, push the tile.
refuse-other-pawn = The pawn on { $cell } is your opponent’s: choose one of yours or, if all have acted, push the tile.
refuse-arrived = The pawn on { $cell } is home and acts no more: choose another or, if all have acted, push the tile.
refuse-first-step = You cannot stay put on your first turn: step to a neighbouring space.
refuse-not-adjacent = { $cell } is not next to { $from_cell }: take a single step, never diagonally.
refuse-must-move = A pawn cannot stay on { kind-definite }: choose where it goes.
refuse-forward = { $cell } is forward, which the chrysalis forbids: step back or sideways.
refuse-visited = This pawn has already been on { $cell } during this action: choose another space.
refuse-must-fly = One step is not enough from a flying butterfly: go two spaces in a straight line.
refuse-not-flight = { $cell } is not two spaces from { $from_cell } in a straight line: choose one that is.
refuse-cannot-fly = A pawn flies only from a flying butterfly, and this one is on { kind-definite }: choose a neighbouring space.
refuse-no-edge = No flight from here leads off the board: choose a space to land on.
refuse-on-board = A step from { kind-definite } never leaves the board: choose a neighbouring space.
refuse-must-return =
    { $reason ->
        [stuck] This pawn cannot move and goes back to the start: choose a free start leaf.
       *[spider] The spider sends this pawn back to the start: choose a free start leaf.
    }
refuse-must-enter =
    { $reason ->
        [loss] You have no pawns left in play: first bring one in on a free start leaf.
        [arrival] Your last pawn in play has got home: first bring in the next one on a free start leaf.
       *[eggs]
            { $stay ->
                [yes] This pawn is on eggs: bring in a pawn on a free start leaf, or stay.
               *[no] This pawn has just come onto eggs: first bring in a pawn on a free start leaf.
            }
    }
refuse-no-return = A pawn goes back to the start only if a spider catches it or it cannot move.
refuse-no-entering = A pawn enters only from eggs, or when you have none left in play.
refuse-must-push = All your pawns have acted: now push the tile in at one of the arrows.
refuse-barred = { $entry } is blocked, because the tile has just come out there: push in somewhere else.
refuse-choose-pawn = First choose which pawn acts next.
refuse-not-now =
    { $phase ->
        [deal] Not now: the tiles are being laid out.
        [draw_starter] Not now: the starting player has not been drawn yet.
        [place] Not now: a first pawn must be put on a start leaf.
        [react] Not now: choose which pawn acts next.
        [leaf] Not now: the acting pawn must step or stay.
        [walk] Not now: the acting pawn must step.
        [fly] Not now: the acting pawn must fly two spaces.
        [back] Not now: a pawn must go back to a start leaf.
        [enter] Not now: a pawn is about to enter on a start leaf.
        [shift] Not now: the tile must be pushed in.
        [over] The match is over: you can watch it again or start another one.
       *[other] Not now: choose one of the actions on offer.
    }
refuse-chance = Wait until the tiles are laid out and the starting player has been drawn.
refuse-tiles-exhausted = All tiles of this kind ({ kind-name }) are already on the board: choose another.
refuse-starter-given = The match options already say who starts: choose that seat.

## Table

table-spare = Spare tile
table-barred = Blocked
table-active = In play
table-reserve = Reserve
table-arrived = Home
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
        [flying] fly two spaces
        [spider] back to the start
       *[lizard] pawn lost
    }
table-fixed-does = Four pins: a fixed leaf, which never slides. Your pawn is safe there.
table-goal-does = Coloured frame: start for that colour, goal for the other.
table-chain-does =
    { $chain ->
        [single] A tile you reach takes effect on your next turn.
       *[full] A tile you reach takes effect at once, and so on.
    }
table-badge =
    { $fate ->
        [free] Free
        [hatch] Hatches
        [must_hatch] Hatches
        [idle] Stays
        [walk] Steps
        [walk_back] Not ahead
        [fly] Flies 2
        [fly_off] Lost
        [stuck] Back
        [return] Back
        [eaten] Lost
       *[lost] Lost
    }
table-badge-arrived = Home
table-badge-stay = Stay
table-badge-acted = has acted
table-board = The board, columns a to g and rows 1 to 7. Use the arrow keys to move from space to space.
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
       *[no] { $player }’s pawn
    }
table-pawn-arrived =
    { $you ->
        [yes] your pawn, home
       *[no] { $player }’s pawn, home
    }
table-fate = { fate }
table-waiting = still has to act
table-can =
    { $phase ->
        [place] put a pawn here
        [react] act with this pawn
        [leaf] step here
        [walk] step here
        [fly] land here
        [back] go back here
        [enter] bring in a pawn here
       *[stay] stay here
    }
table-landing =
    { $landing ->
        [arrives] home!
        [wins] home, and you win!
        [rests] end of the action
        [hatches] a pawn enters
        [idle] no one enters
        [walks] another step
        [walks_back] a step, not forward
        [flies] fly two spaces
        [flies_off] flies off the board, pawn lost
        [stuck] no way out, back to the start
        [returns] back to the start
        [eaten] pawn eaten
        [lost] pawn lost
       *[waits] takes effect next turn
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
table-entry-barred = { $entry }, blocked: the tile has just come out there
table-off = Fly off the board from { $cell }: pawn lost
table-warn =
    { $landing ->
        [eaten] A lizard would eat this pawn.
        [lost] This pawn would have to go back to the start, where no leaf is free: it would be lost.
        [flies_off] From there the only flight is off the board: this pawn would be lost.
       *[off] This flight leads off the board: this pawn would be lost.
    } Choose again to confirm.
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
table-forecast = If you push at { $entry }
table-forecast-pawn =
    { $you ->
        [yes] { $cell }, you: { kind-name }, { fate }
       *[no] { $cell }, { $player }: { kind-name }, { fate }
    }
table-forecast-none = No pawns on this line.
table-forecast-out = Comes out at { $exit }: { out-name }. That entry will be blocked.
table-forecast-rest = Point at an arrow to see what the push would do. On a touchscreen, tap once to look, twice to push.
table-push = Push in at { $entry }
table-group =
    { $group ->
        [reserve]
            { $count ->
                [0] no pawns in reserve
                [one] { $count } pawn in reserve
               *[other] { $count } pawns in reserve
            }
        [active]
            { $count ->
                [0] no pawns in play
                [one] { $count } pawn in play
               *[other] { $count } pawns in play
            }
        [arrived]
            { $count ->
                [0] no pawns home
                [one] { $count } pawn home
               *[other] { $count } pawns home
            }
       *[lost]
            { $count ->
                [0] no pawns lost
                [one] { $count } pawn lost
               *[other] { $count } pawns lost
            }
    }
table-end =
    { $reason ->
        [out]
            { $other_you ->
                [yes] You have no pawns left in play, in reserve or home.
               *[no] { $other_player } has no pawns left in play, in reserve or home.
            }
        [decided]
            { $arrivals } to { $other_arrivals }: { $other_you ->
                [yes]
                    { $reach ->
                        [0] you could no longer get a pawn home.
                       *[other] you could no longer get beyond { $reach }.
                    }
               *[no]
                    { $reach ->
                        [0] { $other_player } could no longer get a pawn home.
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
        [0] Neither player got a pawn home.
       *[other] Both players got the same number of pawns home: { $arrivals }.
    }
table-end-arrived =
    { $cells_count ->
        [0] No pawns home
        [one] Home on { $cells }
       *[other] Home on { $cells }
    }
table-end-rest =
    { $active } in play, { $reserve } in reserve, { $lost ->
        [one] { $lost } lost
       *[other] { $lost } lost
    }
table-end-rule = Only pawns on one of the opponent’s start leaves count.

## What is studied

fact-spare = First spare tile
fact-first_leaf = Column of the first pawn, from its player’s left
fact-ending = How the match ended
study-ending =
    { $ending ->
        [out] a player has no pawns left (8.1)
        [decided] the leader can no longer be overtaken (8.2)
        [empty] neither player has a pawn left to play (8.3)
        [first_out] a player has no pawn left to play (8.5)
       *[cap] the turn limit was reached (8.4)
    }

## The letters in the terminal

letter =
    { $kind ->
        [leaf] L
        [eggs] E
        [caterpillar] C
        [chrysalis] Y
        [flying] F
        [spider] S
        [lizard] Z
       *[other] { $kind }
    }

## Tiles and pawns, to look up

encyclopedia = Tiles and pawns
section-tiles = Loose tiles
section-tiles-about = { $total } tiles, { $kinds } kinds
section-leaves = Fixed leaves
section-leaves-about = { $total } tiles attached to the board
section-pawns = Pawns
section-pawns-about = { $total } pawns, for { $kinds } players
item-leaf-fixed = Leaf in the middle
item-leaf-start =
    { $place ->
        [0] Start of the first seat
       *[1] Start of the second seat
    }
item-pawn =
    { $place ->
        [0] Pawn of the first seat
       *[1] Pawn of the second seat
    }
item-pawn-about = { $placed } on the board at the start, { $reserve } in reserve

## Why a hint is good

reason-won =
    { $change ->
        [gain] You win the match.
        [keep] Another choice would lose the match.
        [loss] But you lose the match.
       *[less] But another choice would win the match.
    }
reason-home =
    { $change ->
        [gain] A pawn reaches a goal leaf.
        [keep] Your pawns that have arrived count.
        [loss] But a pawn that had arrived no longer counts.
       *[less] But another choice would bring a pawn to a goal leaf.
    }
reason-reserve =
    { $change ->
        [gain] You have one more pawn in reserve.
        [keep] You keep a pawn in reserve for later.
        [loss] But your reserve shrinks.
       *[less] But your reserve shrinks.
    }
reason-way =
    { $change ->
        [gain] Your pawns are closer to the goal leaves.
        [keep] The other choices leave your pawns further from the goal.
        [loss] But one of your pawns ends up further from the goal.
       *[less] But another choice would get your pawns further.
    }
reason-danger =
    { $change ->
        [gain] The next push threatens your pawns less.
        [keep] The other choices expose your pawns more to a push.
        [loss] But a push by your opponent could cost you a pawn.
       *[less] But another choice would keep your pawns safer.
    }
reason-rival-home =
    { $change ->
        [gain] Your opponent has one pawn fewer at the goal.
        [keep] It prevents your opponent from arriving.
        [loss] But your opponent gets a pawn to the goal.
       *[less] But another choice would prevent your opponent from arriving.
    }
reason-rival-reserve =
    { $change ->
        [gain] Your opponent has one pawn fewer in reserve.
        [keep] Your opponent has fewer pawns in reserve.
        [loss] But your opponent keeps a pawn in reserve.
       *[less] But another choice would leave your opponent fewer pawns in reserve.
    }
reason-rival-way =
    { $change ->
        [gain] One of your opponent’s pawns gets into trouble.
        [keep] The other choices would help your opponent’s pawns more.
        [loss] But your opponent’s pawns will get on better.
       *[less] But another choice would slow your opponent’s pawns more.
    }
reason-rival-danger =
    { $change ->
        [gain] Your next push will threaten one of your opponent’s pawns.
        [keep] Your opponent’s pawns stay exposed to a push.
        [loss] But your opponent’s pawns will be safer.
       *[less] But another choice would threaten your opponent more.
    }

## Tips, once each, for beginners against bots

tip-place = Start where the way is clear: a lizard or a spider close by would cost you dearly.
tip-react = Order matters: a pawn that moves on can free a space, or a start leaf, for the next one.
tip-leaf = On a leaf a pawn is free: staying is safe, but every step towards the other side counts.
tip-walk = A chain goes on from tile to tile: follow it to its end before you choose.
tip-fly = Two spaces at once is a big leap towards the goal; off the board, the pawn is lost.
tip-back = Back at the start, choose the leaf where the next push helps you most.
tip-enter = More pawns on the way mean more chances to get home, but also more targets for a push.
tip-shift = A push changes the tiles under a whole line: put a lizard under your opponent, or a flying butterfly under yourself.
tip-on-tile-pushed = The tile that came out is the next to be pushed in, but not from the same place.
tip-on-pawn-arrived = A pawn that has arrived stays and blocks its leaf: a sure point, and one start leaf fewer for the other.
tip-on-pawn-eaten = An eaten pawn is gone for good: don’t end your turn where a push can bring a lizard.
tip-on-pawn-caught = A spider sends a pawn back to the start: all that way again, but the pawn stays in play.
tip-on-pawn-entered = On eggs a pawn stays until a push changes the tile beneath it; every turn it may bring in another.
tip-on-pawn-stuck = A pawn that can’t obey its tile goes back to the start: always keep a space free for it.
tip-on-pawn-flown-off = Flying off the board loses the pawn: near the edge a flying butterfly isn’t always good luck.

## The editor

edit-split = Your mix
edit-split-all = Loose tiles
edit-split-about = How many of the 34 loose tiles there are of each kind. The rulebook doesn’t say: count those in your box.
edit-leaf = Leaves
edit-eggs = Eggs
edit-caterpillar = Caterpillars
edit-chrysalis = Chrysalises
edit-flying = Butterflies
edit-spider = Spiders
edit-lizard = Lizards
split-sum = there are { $found } tiles in all; { $needed } are needed.
split-one = a pack has a single mix of tiles.
