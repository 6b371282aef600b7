game-title = GameName
game-line = Roll as often as you dare.
game-about = One die and a pot that a single 1 empties: five minutes for two to four players.

option-goal = Points to win
option-goal-about = How many points end the match.

shown-round = Round
shown-pot = In the pot
shown-die = The die
item-die = Die with a { $value }

die-fell =
    { $you ->
        [yes] You roll a { $face }.
       *[no] { $player } rolls a { $face }.
    }
pot-lost =
    { $you ->
        [yes] You lose the pot of { $points }.
       *[no] { $player } loses the pot of { $points }.
    }
pot-kept =
    { $you ->
        [yes] You keep { $points } and have { $total }.
       *[no] { $player } keeps { $points } and has { $total }.
    }
round = Round { $round }

choice-roll = Roll
choice-hold = Hold and keep { $points }

refuse-turn = It is another player’s turn: wait for yours.
refuse-nothing = There is nothing to keep yet: roll first.
refuse-not-now = Not now: choose one of the actions on offer.
