### Problems: a position, a single best move.

problems-line = A position, a single best move. No clock, no points: take your time.
problems-filter = Choose a game
problems-every-game = All games
problems-today =
    { $count ->
        [one] Problem of the day
       *[other] Problems of the day
    }
problems-all = All problems
problems-count =
    { $done ->
        [0] { $count }
       *[other] { $done } of { $count } solved
    }
problems-none = This game has no problems yet.
problem-number = Problem { $number }
problem-of = Problem { $number } · { $game }
problem-open = { $game }: solve problem { $number }
problem-seats =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
problem-long = { $steps } decisions
problem-difficulty =
    { $level ->
        [1] moderate
        [2] demanding
       *[other] hard
    }
problem-solved = solved
problem-seen = solution seen
problem-solve = Solve
problem-again = Start again
problem-note = Task

## At the table

problem-question = Your move
problem-task =
    { $together ->
        [yes] What is the best move for the group?
       *[no] What is the best move?
    }
problem-certainty-exact = Everything was computed to the end: nothing is estimated.
problem-certainty-win = There is a forced win. Can you see it?
problem-certainty-searched =
    { $together ->
        [yes] Confirmed by two deep searches, from what your seat knows.
       *[no] Confirmed by two deep searches, from what you know.
    }
problem-steps =
    { $found ->
        [0] { $steps } decisions to find, one after the other.
       *[other] { $found } of { $steps } found.
    }
problem-go-on = Yes! And then?
problem-better = There is something better
problem-wrong-less =
    { $together ->
        [yes] “{ $choice }” is playable, but it costs the group about { $cost } chances in 100 of winning.
       *[no] “{ $choice }” is playable, but it costs you about { $cost } chances in 100 of winning.
    }
problem-wrong-worse =
    { $together ->
        [yes] “{ $choice }” costs the group a lot: about { $cost } chances in 100 of winning.
       *[no] “{ $choice }” costs you a lot: about { $cost } chances in 100 of winning.
    }
problem-wrong-dropped = “{ $choice }” is clearly worse.
problem-wrong-lost =
    { $together ->
        [yes] After “{ $choice }” the group loses for certain.
       *[no] After “{ $choice }” a good opponent wins for certain.
    }
problem-tried = Already tried: { $choices }.
problem-aside = See what follows
problem-aside-title = What follows this move
problem-aside-line = This is how the match might go on.
problem-back = Go back
problem-found = Found it!
problem-show = Show the solution
problem-show-line = Replay the solution
problem-shown = The solution
problem-worth = { $value } chances in 100 of winning, against { $other } with the next best move.
problem-reply = If { $player } replies: { $choice }
problem-next = Next problem
