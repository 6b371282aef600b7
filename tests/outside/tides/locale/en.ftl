game-title = Tides
game-line = Keep some dice, and dare to roll the rest.
game-about = Five dice on the beach, and the sea takes what you do not leave with in time: ten minutes for two to four players.

option-goal = Points to win
option-goal-about = How many points end the match.

shown-round = Round
shown-pot = Points of this turn
shown-kept = Dice kept
shown-beach = Dice on the beach
item-kept = Die with a { $value }
item-beach = Die with a { $value }

number-of-dice =
    { $dice ->
        [1] one die
       *[other] { $dice } dice
    }
dice-rolled =
    { $you ->
        [yes] You roll { number-of-dice }.
       *[no] { $player } rolls { number-of-dice }.
    }
dice-fell =
    { $you ->
        [yes] You have { $faces }.
       *[no] { $player } has { $faces }.
    }
pot-lost =
    { $you ->
        [yes] The sea takes your { $points } points.
       *[no] The sea takes the { $points } points of { $player }.
    }
face-kept =
    { $you ->
        [yes] You keep { number-of-dice } with a { $face }: { $points } points.
       *[no] { $player } keeps { number-of-dice } with a { $face }: { $points } points.
    }
pot-kept =
    { $you ->
        [yes] You leave with { $points } points and have { $total }.
       *[no] { $player } leaves with { $points } points and has { $total }.
    }
round = Round { $round }

choice-roll =
    { $dice ->
        [1] Roll the last die
       *[other] Roll the { $dice } other dice
    }
choice-stop = Stop and leave with { $points }
choice-keep = Keep the { $face }s ({ $dice })

refuse-turn = It is another player’s turn: wait for yours.
refuse-keep = First keep one of the faces that have fallen.
refuse-all-kept = All dice are kept: stop, and the points are yours.
refuse-kept = The { $face } is kept already in this turn: choose another face.
refuse-face = No die shows a { $face } now: choose one that has fallen.
refuse-not-now = Not now: choose one of the actions on offer.
