# The review of a match: what was luck, what was play.

review-title = Review
review-view-of = Point of view
review-group = The group
review-others = the others
review-print = Print
review-link = Link to this review
review-link-about = It is kept with the match: anyone with the link sees it at once.

## Asking for a review

review-ask-title = Luck or skill?
review-ask-about = The review judges every decision by what its player could know, and every draw by what else might have come. It says what was luck, what was play, and what an expert would have done.
review-ask-once = It is made only once, then kept with the match.
review-quick = Quick review
review-deep = Deep review
review-takes =
    { $minutes ->
        [0]
            { $seconds ->
                [one] about one second
               *[other] about { $seconds } seconds
            }
        [one] about one minute
       *[other] about { $minutes } minutes
    }
review-deeper = Takes longer, with a smaller margin of error.
review-waiting =
    { $ahead ->
        [0] Your turn comes soon: matches in progress go first.
        [one] One other review goes first.
       *[other] { $ahead } other reviews go first.
    }
review-running = Decision { $done } of { $of }
review-closer = A closer look at the costliest decisions
review-under-way = { $depth } in progress
review-failed = The review failed, through no fault of yours. You can ask for it again.
review-ready = The review is ready.
review-not-over = The match isn’t over
review-not-over-about = A review reveals all cards: it waits for the end of the match.
review-cut-off = This file ends before the match does: only finished matches can be reviewed.
review-to-table = Go to the table

## The curve

review-curve =
    { $sides ->
        [one] Chances of winning together
       *[other] Chances of winning
    }
review-legend-moment = key moment
review-legend-mistake = mistake: { $name }
review-legend-luck = luck, for (+) or against (−) { $name }
review-curve-label = Chances of winning, { $name }: { $start } at the start, { $low } at the lowest, { $high } at the highest, { $end } at the end. The table below has the details.
review-moment-link = Key moment { $number }
review-table = See as a table
review-table-caption = { $name }’s chances of winning, luck, and points given away
review-period = Period
review-at-start = At the start
review-at-end = At the end
review-given-by = Given away: { $name }
review-whole = The whole match

## Luck and skill

review-split = Luck and skill
review-balance-unclear = Too uncertain to tell.
review-balance-even = Neither luck nor mistakes: hardly anything between them.
review-balance-luck-good = Mostly good luck.
review-balance-luck-bad = Mostly bad luck.
review-balance-play-good = Mostly play: the other side gave more away.
review-balance-play-bad = Mostly play: too many points given away.
review-balance-play-alone = Mostly play: points given away by mistake.
review-balance-both = As much luck as play.
review-stair-start = Start
review-stair-luck = Luck
review-stair-others =
    { $sides ->
        [2] Rival’s mistakes
       *[other] Others’ play
    }
review-stair-own =
    { $you ->
        [yes] Your mistakes
       *[no] Their mistakes
    }
review-stair-own-group = Your mistakes
review-stair-drift = Uncertainty
review-stair-result =
    { $how ->
        [won] Win
        [lost] Loss
        [shared] Shared
        [stopped] When it stopped
       *[now] So far
    }
review-luck = From luck
review-given = Given away
review-error = Uncertainty
review-side = Side
review-note = In points of winning chances: 100 points are a whole match. The uncertainty is where the search changed its mind although nothing happened; luck and play may be off by ± { $margin } points.

## Accuracy

review-accuracies = How accurately each played
review-accuracy = accuracy
review-nothing-decided = no decision mattered
review-given-points =
    { $points ->
        [0] no points given away
        [one] 1 point given away
       *[other] { $points } points given away
    }

## Key moments

review-moments =
    { $count ->
        [0] Key moments
        [one] One key moment
        [2] Two key moments
        [3] Three key moments
       *[other] { $count } key moments
    }
review-no-moments = No decision cost much, and none was hard to find.
review-moments-later = The key moments appear here once everything has been reviewed.
review-moment-mistake =
    { $you ->
        [yes] You go wrong
       *[no] { $player } goes wrong
    }
review-moment-inaccurate =
    { $you ->
        [yes] You miss something better
       *[no] { $player } misses something better
    }
review-moment-found =
    { $you ->
        [yes] You find the right move
       *[no] { $player } finds the right move
    }
review-where = { $period }, move { $number }
review-where-plain = Move { $number }
review-found = found
review-played =
    { $you ->
        [yes] You played
       *[no] { $player } played
    }
review-expert = An expert would play
review-same = the same
review-why = Why
review-only =
    { $points ->
        [one] Any other move cost at least one chance in 100 of winning.
       *[other] Any other move cost at least { $points } chances in 100 of winning.
    }
review-no-reason = The search sees the difference further on; no single reason sums it up.
review-play-from-here = Play from here
review-share-moment = Share this moment
review-moment-share = Link to key moment { $number }
review-tag-played = played
review-tag-best = expert

## All decisions

review-decisions = All decisions
review-filter = Which decisions
review-filter-all = All
review-filter-mine = Mine
review-filter-mistakes = Mistakes
review-own-moves = your moves
review-marks-of =
    { $count ->
        [one] { $mark }, once
       *[other] { $mark }, { $count } times
    }
review-chance = Luck
review-better = better: { $choice }
review-no-stake = nothing at stake
review-replay-from = Replay from move { $number }
review-nothing-here = Nothing of that kind in this period.
review-turned =
    { $names_count ->
        [one] { $names } takes the lead for good: { $period }.
       *[other] { $names } take the lead for good: { $period }.
    }
review-led =
    { $names_count ->
        [one] { $names } leads from start to finish.
       *[other] { $names } lead from start to finish.
    }
review-turned-won = The win takes shape: { $period }.
review-turned-lost = The match turns: { $period }.
review-led-won = On course from start to finish.
review-led-lost = A bad start that never turned around.
