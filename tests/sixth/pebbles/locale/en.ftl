game-title = Pebbles
game-line = Take the last pebble, and trust your luck.
game-about = A heap, a secret lucky number and the sea: three minutes for two or three players.

option-pebbles = Pebbles
option-pebbles-about = How many pebbles lie in the heap.
option-waves = Waves
option-waves-about = Does the sea take pebbles away?
option-waves-false = No
option-waves-true = Yes

lucky-drawn =
    { $you ->
        [yes] You draw your lucky number.
       *[no] { $player } draws a lucky number.
    }
pebbles-taken =
    { $you ->
        [yes] You take { $number }; { $left } left.
       *[no] { $player } takes { $number }; { $left } left.
    }
wave-came =
    { $pebbles ->
        [one] A wave takes a pebble; { $left } left.
       *[other] A wave takes nothing; { $left } left.
    }
heap-empty =
    { $you ->
        [yes] You took the last pebble.
       *[no] { $player } took the last pebble.
    }

choice-take = Take { $number }
detail-left = leaves { $left }

refuse-number = You cannot take { $number }: take 1, 2 or 3.
refuse-heap = The heap has only { $left } left: take fewer.
refuse-turn = It is another player’s turn: wait for yours.
refuse-not-now = Not now: choose one of the actions on offer.
