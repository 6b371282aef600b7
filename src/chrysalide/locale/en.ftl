## Errors: each says what is wrong and what to do.

error-unknown-game = There is no game “{ $name }”. Choose one of: { $games }.
error-seats = This game cannot be played with { $seats } seats. Possible: { $allowed }.
error-no-such-seat = There is no seat { $seat }: the { $seats } seats of this match are numbered from 0.
error-unknown-option = There is no option “{ $option }”. The options are: { $options }.
error-option-value = “{ $value }” is not possible for the option { $option }. Choose one of: { $values }.
error-option-twice = The option { $option } names something twice. Name each thing once.
error-option-few = The option { $option } names { $given }, but at least { $needed } are needed. Add some, or choose all.
error-unknown-level = There is no player “{ $level }”. Choose one of: { $levels }.
error-seed = “{ $seed }” cannot be a seed. Use a number or one word of at most 128 letters and digits.
error-unknown-action = “{ $text }” is no action of this game. Actions begin with: { $words }.
error-action-form = “{ $text }” is not complete. It is written: { $form }.
error-action-value = “{ $value }” does not fit in “{ $text }”. Choose one of: { $values }.
error-no-seed = This record does not hold its seed, so chance cannot go on. Give the seed of the match.
error-view = This view cannot be read ({ $why }). Give the view that the match made.
error-view-game = This is a view of “{ $found }”, which this player does not play.
error-view-turn = This player can only choose when it is its turn, from the view of its own seat.
error-view-rules = This view is of version { $found } of the rules; this player knows version { $here }.
error-record-long = This is too long for a record: at most { $limit } characters.
error-record-foreign = This is not a record of Chrysalide: its first line should be “chrysalide record 1”.
error-record-format = This record has a format that this version cannot read: “{ $format }”. Use a newer version.
error-record-line = Line { $line } of the record’s header cannot be read: “{ $text }”.
error-record-missing = The record’s header does not say “{ $field }”. The file may be damaged.
error-record-header = The record’s header holds a value that cannot be read. The file may be damaged.
error-record-cut = The record should have { $expected } entries but has { $found }: a part is missing. Get the whole file.
error-record-changed = The record’s entries do not fit its digest: the file was changed or damaged.
error-record-game = This record is of the game “{ $found }”.
error-record-rules = This record was played by version { $found } of the rules; here is version { $here }. Use the version of Chrysalide that wrote it.
error-table-rules = This match was started with version { $found } of the rules. This site now plays version { $here } and has not kept the older one, so the match cannot be continued here.
error-record-setting = The record’s header asks for a match that cannot be: { $why }
error-record-seed = The seed does not fit the commitment of this record.
error-record-seat = Entry { $number } (“{ $text }”) names the wrong seat.
error-record-entry = Entry { $number } (“{ $text }”) is not possible: { $why }
error-record-undo = Entry { $number } (“{ $text }”) undoes something that was not there to undo.
error-record-result = The result in the header is not the one that the entries lead to.

## Records that are brought

error-record-empty = The file is empty. Choose the record of a match.
error-record-binary = This file is no text. A record of Chrysalide is a text file in UTF-8.
error-record-encoding = Line { $line } is not in UTF-8. Save the file in UTF-8, or download it again.
error-record-entries = This match is too long to be shown here: at most { $limit } entries.
error-record-masked = Entry { $number } (“{ $text }”) hides something: this record was taken before the end, by somebody who could not know everything. Get it again once the match is over.

## Was the table honest?

verify-honest = Honest: the seed fits the commitment, and all { $draws } outcomes of chance were drawn from it.
verify-honest-so-far = Honest so far: { $draws } outcomes of chance were drawn from the seed. The match is not over.
verify-changed = Not honest: entry { $number } is “{ $text }”, but the seed gives “{ $drawn }”.
verify-no-commitment = Cannot be judged: this record holds no commitment; chance was entered by hand.
verify-no-seed = Cannot be judged yet: the seed is revealed when the match is over.

## The site protects itself

error-too-many =
    That was too much at once. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-foreign-origin = This was asked by a page of another site, so nothing was done. Open the table at its own address.
error-origin = “{ $origin }” is not where a site is found. Write the address without a path, such as https://games.example.
error-limits = “{ $word }” in { $variable } cannot be understood. Write NAME=BURST+PER_SECOND, or off. The names are: { $names }.

## The site

error-no-such-table = There is no such table. Look at the address again, or open a new table.
error-bad-link = This seat link is not valid. Use the link that was given when the table was opened.
error-bad-invitation = This invitation is not valid, or somebody has already used it. Ask for another one.
error-waiting = The match has not begun: a seat is still open. Send its invitation to somebody.
error-stale = Something has happened meanwhile. Look again and choose once more.
error-spectator = You are watching: only those who hold a seat may act.
error-kept = A bot is playing on this seat. Take the seat back to play yourself.
error-kept-already = A bot already plays for { $player }: the match goes on, play when it is your turn.
error-no-help = People play without help at this table: there are no hints, and no bot plays for you while you are here.
error-absent-off = At this table nobody plays for somebody who is absent. Wait for { $player }.
error-absent-level = Who plays for somebody absent was settled when this table was opened: nobody else chooses the bot.
error-clock-decides = There is a clock: it settles what happens when { $player } does not come back in time.
error-claim-clock = A win can only be claimed by the clock. Choose a clock at which whoever runs out of time loses.
error-absent-clock = With a clock, its time-out settles who plays for somebody absent: a bot of some level, or, where running out of time loses, nobody (“claim”).
error-still-here = { $player } is at the table. Ask them to let a bot play, or wait.
error-just-left =
    { $player } has just left and may come back. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-resume-other = Only the person who sits there can take this seat back: { $player }. Wait for them, or open the table with the link of that seat.
error-seat-of-bot = { $player } is a bot. Choose the seat of a person.
error-seat-taken = This seat is taken. Choose another one, or watch the match.
error-seat-free = This seat is free already.
error-free-host = This is the seat of whoever opened the table: nobody else is invited to it. Wait for them, or open another table.
error-bot-decides = Your time had run out: a bot still makes this decision. Try again right after it.
error-no-time = Your time is used up, so the bot plays for you until the end.
error-not-listed = This table is not public: one comes here by invitation. Ask for one.
error-has-begun = The match has begun: seats no longer change. You may let a bot play for you.
error-not-over = The match is not over: the rematch comes after it.
error-asked-already = { $player } is already asking to take back. Answer first.
error-nothing-asked = Nobody asks to take back any more.
chat-empty = There is nothing to send. Write a few words.
chat-emote = There is no “{ $emote }”. Choose from: { $emotes }.
error-storage = This could not be kept, so nothing has happened. Try again in a moment.
error-hello-first = The first message has to be “hello”.
error-many-tokens = One screen has at most { $limit } seats. Open the table with the links of those who are there.
error-bad-message = This message cannot be understood. It has to be one known object of at most { $limit } characters.
error-bad-request = The request cannot be understood at “{ $where }”: { $why }
error-no-such-place = There is nothing at “{ $path }”.
error-no-position = There is no position { $index }: this match has positions 0 to { $length }.
error-method = “{ $method }” cannot be done at “{ $path }”.
error-too-large = The request is too large: at most { $limit } bytes.
error-too-slow = The request came too slowly and was given up. Try again over a better connection.
error-broken = Something went wrong on our side. Look again before you go on.
error-database-url = “{ $url }” is no database that can be used. Give an address that begins with sqlite or postgresql.
error-port = Port { $port } of { $host } cannot be used, perhaps because something else runs there. Choose another one with --port.

## Command line: help

cli-about = Chrysalide plays board games: in the browser, in the terminal, and bots against each other. Without a command it serves the site and opens it.
cli-about-more = `chrysalide COMMAND --help` tells more. Everywhere: --lang fr|en|es; and `chrysalide --version`.
cli-heading-commands = Commands:
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-examples = Examples:

cli-games-line = what can be played, and with which options
cli-play-line = play in this terminal, against bots or beside each other
cli-serve-line = serve the site and open it in a browser
cli-simulate-line = let bots play many matches and count
cli-arena-line = a tournament of bots: ratings with intervals
cli-replay-line = tell a recorded match in words
cli-verify-line = was the table of a recorded match honest?
cli-bench-line = how fast the rules run on this machine

cli-games-about = Shows all games, or one game with its options.
cli-games-example-1 = all games
cli-games-example-2 = one game: its options, their kinds, defaults and values
cli-games-example-3 = the same for programs
cli-play-about = Plays a match in this terminal. Type an action as the record writes it, or the number of a choice; “?” shows all that can be typed.
cli-play-example-1 = you against a bot of medium strength
cli-play-example-2 = the bot has the first seat; in French
cli-play-example-3 = two people at one keyboard; the record is kept
cli-serve-about = Serves the site on this machine until Ctrl-C is pressed.
cli-serve-example-1 = the site on this machine, opened in a browser
cli-serve-example-2 = another port, nothing opened
cli-serve-example-3 = for everybody in the network, kept in PostgreSQL
cli-simulate-about = Lets bots play against each other. The players change seats from match to match. Equal seeds give equal results, however many processes work.
cli-simulate-example-1 = a thousand matches of two bots
cli-simulate-example-2 = figures for programs, from four processes
cli-simulate-example-3 = keeps the record of each match in a folder
cli-arena-about = Lets bots meet in a round robin and rates them. Every pairing plays the same number of matches, and the players change seats. Everything is kept in a folder: after Ctrl-C the same command goes on where it stopped. Equal seeds give equal results, however many processes or machines work.
cli-arena-example-1 = a thousand matches for each pair of levels
cli-arena-example-2 = every bot thinks a tenth of its usual effort; kept in the folder quick
cli-arena-example-3 = figures for programs
cli-arena-example-4 = on a Ray cluster: the one that RAY_ADDRESS names, else a new one on this machine
cli-replay-about = Tells a recorded match entry by entry.
cli-replay-example-1 = the whole match
cli-replay-example-2 = the position after 40 entries
cli-replay-example-3 = for programs, from a pipe
cli-verify-about = Draws every outcome of chance again from the seed in the record. Exit status: 0 honest, 1 not honest, 2 cannot be judged.
cli-verify-example-1 = was this table honest?
cli-verify-example-2 = for programs, from a pipe
cli-bench-about = Measures random play, per second of processor time: in the compiled loop, and called action by action from Python.
cli-bench-example-1 = all games, two seconds for each figure
cli-bench-example-2 = one game, measured longer, for programs

cli-arg-help = show this and stop
cli-arg-lang = language of everything that is printed (otherwise that of LC_ALL or LANG, else English)
cli-arg-game = id of a game, as `chrysalide games` lists them
cli-arg-json = print JSON for programs
cli-arg-players = one player for each seat, separated by commas: a bot’s level (random, greedy, montecarlo, beginner, easy, medium, hard, expert)
cli-arena-players = the bots that meet, separated by commas: levels (random, greedy, montecarlo, beginner, easy, medium, hard, expert), each once; otherwise all from easy up
cli-play-players = one player for each seat, separated by commas: me, me:NAME or a bot’s level (random, greedy, montecarlo, beginner, easy, medium, hard, expert); otherwise me against medium
cli-arg-seats = number of seats (otherwise as many as players are named)
cli-arena-seats = number of seats (otherwise the fewest that the game allows)
cli-arg-option = an option of the game, as `chrysalide games GAME` lists them; may be given several times
cli-arg-seed = seed of chance: the same seed and the same actions give the same match (otherwise a fresh one)
cli-simulate-seed = seed of chance and of the bots (otherwise 1)
cli-arena-seed = seed of chance and of the bots (otherwise 1)
cli-arg-save = keep the record in this file, also when the match is left
cli-arg-file = a record; - reads what is piped in
cli-arg-at = show the position after this many entries
cli-arg-matches = number of matches (otherwise 100)
cli-arena-matches = number of matches of each pairing, rounded up so that everybody sits everywhere equally often (otherwise 100)
cli-arg-jobs = number of processes (otherwise one for each processor, a single one for few matches)
cli-arena-jobs = number of processes (otherwise one for each processor)
cli-arg-effort = share of its usual thinking that every bot is allowed, such as 0.1 (otherwise 1)
cli-arg-ray = play on a Ray cluster: at this address, else at RAY_ADDRESS, else a new one on this machine; needs the extra “cluster”
cli-arg-out = folder for results, records and reports (otherwise arena/GAME); a run that was stopped is resumed there
cli-arg-html = where the page with plots is written (otherwise report.html in that folder)
cli-arg-records = keep the record of each match in this folder
cli-arg-seconds = seconds for each figure (otherwise 2)
cli-arg-host = address to listen at (otherwise 127.0.0.1: this machine only)
cli-arg-port = port to listen at (otherwise 8000)
cli-arg-database-url = the site’s database: sqlite:///FILE or postgresql://… (otherwise the one that CHRYSALIDE_DATABASE_URL names, otherwise data/chrysalide.db)
cli-arg-no-browser = open no browser

## Command line: tables of figures

cli-number = { $number }
cli-yes = yes
cli-no = no
cli-col-id = Id
cli-col-title = Title
cli-col-players = Players
cli-col-minutes = Minutes
cli-col-options = Options
cli-col-rules = Rules version
cli-col-compiled = Compiled
cli-col-option = Option
cli-col-kind = Kind
cli-col-default = Default
cli-col-values = Values
cli-col-rule = Rule
cli-col-meaning = Meaning
cli-col-player = Player
cli-col-wins = Wins
cli-col-share = Share
cli-col-interval = 95% interval
cli-col-score = Mean score
cli-col-decisions = Decisions per match
cli-col-time = ms per decision
cli-col-game = Game
cli-col-rules-run = Rules
cli-col-loop = Loop
cli-col-matches-s = Matches/s
cli-col-decisions-s = Decisions of seats/s
cli-col-draws-s = Decisions of chance/s
cli-kind =
    { $kind ->
        [flag] yes or no
        [choice] one of them
        [number] number
        [subset] some of them
       *[other] { $kind }
    }
cli-games-more = `chrysalide games GAME` shows a game’s options, `chrysalide play GAME` plays it.
cli-games-facts =
    Players: { $seats } · minutes: { $minutes } · version of the rules: { $version } · { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
cli-simulate-progress = Playing
cli-simulate-sum =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, seed { $seed } · several winners or none: { $shared } · outcomes of chance per match: { $draws } · { $speed } matches/s in { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    }
cli-simulate-rotated = The players changed seats from match to match, so that no seat favours anybody. Intervals by Wilson’s method.
cli-bench-progress = Measuring { $game }
cli-bench-note = Random play, per second of processor time.
cli-runs =
    { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
cli-loop =
    { $loop ->
        [playouts] playouts in one loop
       *[python_loop] action by action from Python
    }

## The arena: its reports in the terminal and as a page

cli-arena-resumed = { $done } of { $total } matches were already in { $folder }.
cli-arena-repaired =
    { $lines ->
        [one] { $lines } line of results.jsonl was damaged or without its record and is left out; its match is played again.
       *[other] { $lines } lines of results.jsonl were damaged or without their records and are left out; their matches are played again.
    }
cli-arena-stopped = Stopped. { $done } of { $total } matches are kept in { $folder }; the same command goes on from there.
cli-arena-kept = Kept in { $folder }: results.jsonl, report.json and the record of each match. The page with plots: { $page }
cli-arena-difference = { $name }: { $there } there, { $here } here
arena-title = Arena
arena-facts =
    { $pairings ->
        [one] { $pairings } pairing
       *[other] { $pairings } pairings
    } of { $each ->
        [one] { $each } match
       *[other] { $each } matches
    }, { $matches } in all · { $seats } seats · seed { $seed }
arena-facts-cooperative =
    { $pairings ->
        [one] { $pairings } player
       *[other] { $pairings } players
    }, { $each ->
        [one] { $each } match
       *[other] { $each } matches
    } each, { $matches } in all · { $seats } seats · seed { $seed }
arena-effort = Every bot thought with { $share } of its usual effort.
arena-options = Options: { $options }
arena-span = { $low } to { $high }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-longest = longest: { $time }
arena-worth = { $points } points ({ $low } to { $high })
arena-place =
    { $number ->
        [1] begins
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $number }
    }
arena-col-rating = Rating
arena-col-ahead = Ahead of the next
arena-col-matches = Matches
arena-col-longest = longest, ms
arena-col-place = Order of play
arena-col-advantage = Advantage
arena-col-advantage-interval = its 95% interval
arena-ratings = Ratings
arena-ratings-note = Points on Elo’s scale, with their 95% intervals; the mean of all players is 0. Who is 100 points ahead wins 64% of the matches against the other, who is 400 points ahead 91%.
arena-wins = Matches won
arena-wins-note = All seats are played by the same bot. The line is the 95% interval.
arena-cross = Who beats whom
arena-cross-note = How often the player of the row wins against the player of the column, with the 95% interval. A shared win counts half.
arena-cross-many-note = Of the matches that one of the two won: how many the player of the row won, with the 95% interval. A shared win counts half.
arena-margins = Score margins
arena-margins-note = Mean of the first-named player’s score (the row’s) minus the other’s, with its 95% interval.
arena-order = Order of play
arena-order-note = How often the one who begins wins, the second …, and what that is worth in points. Even would be { $even }.
arena-time = Time for a decision
arena-time-note = Processor time on the machine that played: the mean as a bar, the longest as a stroke. Each step of the scale is ten times the one before.
arena-method = How this was reckoned
arena-method-rotated = All pairings played equally often, and everybody sat everywhere equally often.
arena-method-ratings = Ratings by maximum likelihood: the chance to win is a player’s share of the strengths at the table, and the order of play counts too (Bradley–Terry for two, Luce’s choice for more). Intervals of ratings from the observed information, of shares by Wilson’s method. Each pair is given one more match, won half by each, so that a player who wins everything has a finite rating.
arena-method-cooperative = Intervals by Wilson’s method.
arena-method-shared =
    { $shared ->
        [one] { $shared } match was shared; it counts in equal parts for those who shared it.
       *[other] { $shared } matches were shared; they count in equal parts for those who shared them.
    }
arena-method-bounded = The bots were bounded by the number of their simulations, not by the clock: equal seeds give equal results on any machine. Times are processor time.
arena-method-again = This plays all of it again:
arena-field-game = game
arena-field-rules-version = version of the rules
arena-field-version = version of Chrysalide
arena-field-seats = seats
arena-field-players = players
arena-field-seed = seed
arena-field-effort = effort
error-arena-other = “{ $folder }” holds another arena ({ $differences }). Choose another folder with --out, or give the same settings to go on with that one.
error-arena-foreign = “{ $folder }” is no folder of an arena: its plan.json is missing or cannot be read. Choose another folder with --out.
error-arena-busy = Another arena is playing into “{ $folder }” at this moment. Wait for it, or choose another folder with --out.
error-arena-killed = A process that played was ended from outside, perhaps because memory ran out. What was played is kept; the same command goes on, with fewer processes if you give --jobs.
error-arena-ray-missing = Ray is not installed. Install the extra “{ $extra }”: pip install 'chrysalide[{ $extra }]'.
error-arena-ray = The Ray cluster ({ $address }) cannot be used: { $why }
error-arena-ray-version = The Ray cluster has version { $found } of Chrysalide; here is version { $here }. Install the same one everywhere.

## The balance of a game: its reports in the terminal, as a page and as a document

cli-balance-line = how fair a game is, how long, and which rules matter
cli-balance-about = Lets a bot play many matches against itself and tells how fair the game is: who begins, layouts, roles and cards, options, length, choices, rules. Everything is kept in a folder: after Ctrl-C the same command goes on where it stopped. Equal seeds give equal results, however many processes work.
cli-balance-example-1 = a thousand matches, and a quarter as many for each other value of the options
cli-balance-example-2 = another bot, no options varied, figures for programs
cli-balance-example-3 = also writes a document; what you add below its last line is kept
cli-balance-matches = number of matches with the options as they are (otherwise 200)
cli-arg-each = number of matches for each other value of an option (otherwise a quarter of -n)
cli-arg-by = options whose other values are played too, separated by commas; “seats” is the number of seats, “none” varies nothing (otherwise seats and all options with few values)
cli-arg-level = the bot that plays all seats: random, greedy, montecarlo, easy, medium, hard (otherwise greedy)
cli-balance-seats = number of seats (otherwise the fewest that the game allows)
cli-balance-seed = seed of chance and of the bots (otherwise 1)
cli-balance-jobs = number of processes (otherwise one for each processor)
cli-balance-out = folder for what was played and for the reports (otherwise balance/GAME); a run that was stopped is resumed there
cli-balance-html = where the page with plots is written (otherwise balance.html in that folder)
cli-arg-markdown = also write a short document there
cli-balance-stopped = Stopped. What was played is kept in { $folder }; the same command goes on from there.
cli-balance-kept = Kept in { $folder }: the notes of each match and balance.json. The page with plots: { $page }
error-balance-other = “{ $folder }” holds another study ({ $differences }). Choose another folder with --out, or give the same settings to go on with that one.
error-balance-by = The values of the option { $option } cannot be compared one by one.
balance-title = Balance
balance-facts =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } of the bot “{ $level }” against itself, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }
balance-facts-others =
    Beside them { $others ->
        [one] { $others } other value of an option
       *[other] { $others } other values of options
    }, { $each ->
        [one] { $each } match
       *[other] { $each } matches
    } each
balance-usual = as usual
balance-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
balance-option = { $option }: { $value }
balance-rounds =
    { $rounds ->
        [one] begins the round ({ $rounds } round)
       *[other] begins the round ({ $rounds } rounds)
    }
balance-findings = What stands out
balance-findings-note = In bold, with a mark in the plots: what is hardly luck. All the rest may well be.
balance-finding-first = Who begins wins { $share } of the matches ({ $span }); even would be { $expected }.
balance-finding-even = Beginning does not clearly matter: who begins wins { $share } of the matches ({ $span }), even would be { $expected }.
balance-finding-place = Number { $number } in the order of play wins { $share } of the matches ({ $span }); even would be { $expected }.
balance-finding-rounds =
    Who begins a round wins { $share } of the { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } ({ $span }); even would be { $expected }.
balance-finding-rounds-even =
    Beginning a round does not clearly matter: it wins { $share } of the { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } ({ $span }), even would be { $expected }.
balance-finding-wins = The bots win { $share } of the matches ({ $span }).
balance-finding-seat = { $fact }, “{ $value }”: who has it wins { $share } ({ $span }); even would be { $expected }.
balance-finding-all = { $fact }, “{ $value }”: { $share } of the matches are won ({ $span }), with the others { $expected }.
balance-finding-table = { $fact }, “{ $value }”: who begins wins { $share } ({ $span }), with the others { $expected }.
balance-finding-sample = { $sample }: who begins wins { $share } ({ $span }); even would be { $expected }.
balance-finding-sample-all = { $sample }: { $share } of the matches are won ({ $span }), usually { $expected }.
balance-finding-compared =
    { $compared ->
        [one] { $compared } comparison
       *[other] { $compared } comparisons
    } made; more than luck: { $odd }.
balance-finding-length = A match takes { $median } decisions (median), eight in ten between { $low } and { $high }; chance acts { $draws } times.
balance-finding-choices = A decision offers { $mean } choices on average (median { $median }), { $high } or fewer nine times in ten, { $most } at most; { $single } of the decisions leave no choice.
balance-finding-halfway =
    Who leads halfway wins { $share } ({ $span }; { $led ->
        [one] { $led } match with a leader
       *[other] { $led } matches with a leader
    }).
balance-finding-silent = { $silent } of { $rules } rules never showed: they neither forbade anything in the positions looked at nor stood behind an event.
balance-suggestions = Data worth a look
balance-suggestions-none = Nothing: no layout, card, role or goal is more than luck away from the others.
balance-suggest-seat =
    { $fact }, “{ $value }”: { $lean ->
        [more] too strong by { $points } points of a hundred; weaken it
       *[less] too weak by { $points } points of a hundred; strengthen it
    }, or measure again with a stronger bot.
balance-suggest-table =
    { $fact }, “{ $value }”: { $lean ->
        [more] better for who begins
       *[less] worse for who begins
    } than the others by { $points } points of a hundred; change it, or measure again with a stronger bot.
balance-suggest-all =
    { $fact }, “{ $value }”: { $lean ->
        [more] easier
       *[less] harder
    } than the others by { $points } points of a hundred; change it, or measure again with a stronger bot.
balance-order-note = How often who begins wins, the second …, with the 95% interval. The dashed line is even: { $even }.
balance-wins-note = How often the bots win together, with the 95% interval.
balance-fact-seat = How often who has it wins, with the 95% interval; where everybody has it, it is left out. Even: { $even }.
balance-fact-table = How often who begins wins with it, with the 95% interval. What is expected: the share with the other values.
balance-fact-all = How often all win with it, with the 95% interval. What is expected: the share with the other values.
balance-fact-often = How often it came.
balance-fact-counted = It comes of the play itself, so it is counted and not judged.
balance-samples = Options
balance-samples-first = The same with another value of one option: how often who begins wins. The dashed line is even for the usual seats.
balance-samples-all = The same with another value of one option: how often all win. The dashed line is the usual share.
balance-refused = Not possible by themselves: { $values }
balance-length = Length
balance-length-note = Decisions of seats in a match. Chance acts { $draws } times besides; a record has { $entries } entries.
balance-branching = Choices
balance-branching-note = Legal actions at each decision. { $single } of the decisions have a single one.
balance-course = In the course of a match
balance-course-note = Mean number of choices in each tenth of a match; below, how much of it is played, in per cent.
balance-margins = Margins
balance-margins-note =
    How far the best score is ahead of the next one at the end. { $shared ->
        [0] Every match had one winner.
        [one] { $shared } match had several winners or none.
       *[other] { $shared } matches had several winners or none.
    }
balance-mean = mean
balance-q10 = 1 in 10 up to
balance-q50 = median
balance-q90 = 9 in 10 up to
balance-most = most
balance-rules = Rules
balance-rules-note = What forbids something most often: the share of the positions looked at in which the rule forbade an action of a kind that was being asked for. In the table also: forbids other kinds of actions there, and stands behind an event.
balance-rules-table =
    { $rules ->
        [one] { $rules } rule that showed
       *[other] All { $rules } rules that showed
    }
balance-silent =
    { $rules ->
        [0] No rule never showed.
        [one] { $rules } rule never showed; it may set the table, or allow what nobody forbids:
       *[other] { $rules } rules never showed; they may set the table, or allow what nobody forbids:
    }
balance-rare = Rules that acted in fewer than one match in ten: { $rules }
balance-only = only with { $samples }
balance-times = acts { $times } times a match
balance-table = As a table
balance-cases =
    { $cases ->
        [one] { $cases } case
       *[other] { $cases } cases
    }
balance-col-cases = Cases
balance-col-expected = Expected
balance-col-often = How often
balance-col-sample = Option
balance-col-rule = Rule
balance-col-matches = Matches
balance-col-length = Decisions
balance-col-choices = Choices
balance-col-limits = Limits (positions)
balance-col-closes = Closes (positions)
balance-col-acts = Acts (matches)
balance-col-times = Times a match
balance-method-self = All seats are played by the same bot, “{ $level }”: what favours anybody is the game, as far as this bot can play it. A stronger bot may use what this one does not see. All samples have the same seeds.
balance-method-judged = Intervals by Wilson’s method, 95%. What is more than luck is told by the score test, adjusted for the number of comparisons by the method of Benjamini and Hochberg (the order of play by itself, facts and options together): of all that is marked, no more than { $alarms } is expected to be luck. With fewer than 20 cases nothing is said.
balance-method-bounded = The bots were bounded by the number of their simulations, not by the clock: equal seeds give equal results on any machine.
balance-method-facts = A fact that a seat has is compared with an even share, one that lies there for everybody with its other values. It goes with winning; that it is the reason is not shown by that.
balance-method-rules =
    Rules: at one decision in { $one_in } ({ $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } in all) all actions of the kinds being asked for and up to { $other } of each other kind were tried, and the rule that forbids each was noted. “Acts” counts events that a rule stands behind, as the game’s study lists them.

## Command line: at the table

cli-you = You
cli-chance = chance
cli-commitment = Commitment to the seed: { $commitment }
cli-play-how = Type the number of a choice or an action in letters; “?” shows all that can be typed.
cli-your-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $player } is to act.
    }
cli-thinking = { $player } is thinking …
cli-hint-thinking = Looking for a good action …
cli-hint = A good player would choose: { $choice } ({ $action }) { $chances }
cli-hint-other = otherwise: { $choice } ({ $action }) { $chances }
cli-undone = Taken back.
cli-look-away = Press Enter to hide what you see.
cli-hand-over = Only { $player } should look now. Press Enter when ready.
cli-left = You have left the match before its end.
cli-saved = The record is in { $file }.
cli-unfinished = The match is not over.
cli-winner =
    { $you ->
        [yes] You win.
       *[no] { $player } wins.
    }
cli-winners = { $winners } win.
cli-nobody-won = Nobody has won.
cli-scores = Scores: { $scores }
cli-score = { $player }: { $score }
cli-seed = Seed, which fits the commitment: { $seed }
cli-replay-undo =
    { $player } undoes { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }{ $agreed ->
        [yes] , everybody agreeing
       *[no] {""}
    }.
cli-replay-position =
    { $number ->
        [one] After { $number } entry
       *[other] After { $number } entries
    }
cli-serving = Chrysalide is at { $address } – Ctrl-C stops it.
cli-serving-again = The rules are compiled now; Chrysalide is still at { $address }.
cli-stopped = Stopped.
error-by-rule = { $why } (rule { $rule })
cli-rules-more = “rules 2” shows a chapter, “rules 2.5” a rule.

cli-words-help = ?
cli-words-rules = rule
cli-words-undo = back
cli-words-hint = tip
cli-words-log = story
cli-words-save = write
cli-words-quit = exit q
cli-order-action = You may type the number of a choice, an action, or:
cli-order-forms = Actions: { $forms }
cli-order-help = this
cli-order-rules = the rules: contents, a chapter (rules 2) or a rule (rules 2.5)
cli-order-undo = take back your last action, unless something was revealed since
cli-order-hint = what a good player would do
cli-order-log = everything that has happened
cli-order-save = keep the record so far: save FILE
cli-order-quit = leave the match

## Command line: errors

cli-error-command = There is no command “{ $command }”. Choose one of: { $commands }.
cli-error-lang = “{ $lang }” is no language that is here. Choose one of: { $langs }.
cli-error-argument = What follows { $argument } is missing or cannot be read. See { $program } --help.
cli-error-unknown-argument = “{ $argument }” does not belong here. See { $program } --help.
cli-error-missing = Something is missing: { $argument }. See { $program } --help.
cli-error-number = { $option } has to be a whole number from { $minimum } to { $maximum }, not “{ $value }”.
cli-error-seconds = --seconds has to be a number above 0 and up to { $maximum }, not “{ $value }”.
cli-error-effort = --effort has to be a number above 0 and up to { $maximum }, not “{ $value }”.
cli-error-option-form = “{ $text }” is no option. Write --option NAME=VALUE.
cli-error-players = There are { $players } players for { $seats } seats. Name one for each seat.
cli-error-players-twice = “{ $player }” is named twice. Name each player once.
cli-error-players-one = Only “{ $player }” is named. Name at least two players, separated by commas.
cli-error-choice = There is no choice { $number }. Choose one of: { $allowed }.
cli-error-rule = There is no rule { $number }. The chapters are: { $chapters }.
cli-error-save-where = Say where the record shall be kept: save FILE.
cli-error-at = There is no position after { $number } entries: this record has { $entries }.
cli-error-not-text = “{ $file }” is not a text in UTF-8, so it is no record.
cli-error-read =
    “{ $file }” cannot be read: { $reason ->
        [missing] there is no such file.
        [folder] it is a folder.
        [denied] you may not read it.
       *[other] { $detail }.
    }
cli-error-write =
    “{ $file }” cannot be written: { $reason ->
        [missing] there is no such folder.
        [folder] it is a folder.
        [file] a file of that name is already there.
        [denied] you may not write there.
        [full] the disk is full.
       *[other] { $detail }.
    }

## Command line: hosting the site

cli-backup-line = keep everything that the site has stored in a file
cli-restore-line = put a backup into a database
cli-serve-example-4 = four processes behind one port, and logs for programs
cli-serve-processes = number of processes behind the port (otherwise 1); several need PostgreSQL
cli-serve-grace = seconds that the site has to end when it is asked to (otherwise 5)
cli-serve-metrics = tell figures for Prometheus at /metrics
cli-serve-metrics-port = tell these figures on this port, to this machine only; with several processes, on the next ports as well
cli-serve-log-format = form of the log: text, or one JSON object per line (otherwise text)
cli-serve-log-level = what gets into the log, from this level up (otherwise warning)
cli-serve-fd = an open file descriptor that already listens, instead of --host and --port
cli-serve-access-log = note every request, without what follows “?” and without the address of who asks
cli-backup-about = Copies all tables, seats and matches into one file, as they are at one moment; the site may run meanwhile. The file fits both kinds of databases. Keep it to yourself: it holds the seeds of running matches.
cli-backup-example-1 = the usual database of this machine
cli-backup-example-2 = a PostgreSQL database
cli-backup-file = the file to write
cli-backup-progress = backing up
cli-backup-done = { $rows } rows kept in “{ $file }”.
cli-restore-about = Fills an empty database from a backup: everything, or nothing where the file is damaged. The backup may come from the other kind of database or from an older version. Stop the site first.
cli-restore-example-1 = the usual database of this machine
cli-restore-example-2 = into PostgreSQL, wherever the backup comes from
cli-restore-file = a backup
cli-restore-force = first erase all that the database holds
cli-restore-progress = restoring
cli-restore-done = { $rows } rows taken from “{ $file }”.
cli-col-kept = Content
cli-col-rows = Rows
cli-error-among = { $option } must be one of { $values }, not “{ $value }”.
error-closing = The site is closing. Come back in a moment.
error-database-silent = The database does not answer.
error-file-damaged = The database file is damaged. The log says more.
error-not-storing = The last change could not be stored: the disk may be full, or the database locked or read-only. The log says more.
error-database-damaged = The database file “{ $file }” is damaged ({ $why }). Move it away, but keep it; then restore the last backup into a new one: chrysalide restore BACKUP.
error-database-read-only = The database file “{ $file }” cannot be written. Check the owner and the permissions of the file and of its folder, and whether the disk is mounted read-only.
error-database-down = The database cannot be reached, or has stopped answering: { $why }. Check that it runs, its address and its permissions.
error-processes-sqlite = SQLite serves one process only. Give a PostgreSQL address with --database-url, or leave --processes at 1.
error-processes-metrics = With several processes /metrics would show only one of them. Give --metrics-port instead: each of them has its own there.
error-no-database = There is no database “{ $file }”.
error-database-foreign = This database is at “{ $found }”, which this version of Chrysalide does not know (the newest here: { $here }). Use the version that runs the site.
error-database-old = This database is at “{ $found }”, this version of Chrysalide expects “{ $here }”. Use the version that runs the site, or start the site once.
error-backup-foreign = “{ $file }” is not a backup of Chrysalide.
error-backup-cut = “{ $file }” is incomplete: its end is missing. Nothing was changed.
error-backup-damaged = “{ $file }” is damaged: it does not hold what was written. Nothing was changed.
error-backup-newer = “{ $file }” has form { $found }, this version of Chrysalide reads form { $here }. Use a newer version.
error-backup-revision = “{ $file }” comes from a newer version of Chrysalide (at { $found }, here { $here }). Use a newer version.
error-restore-full = This database is not empty. Choose another one, or erase all that it holds with --force.
error-database-newer = This database comes from a newer version of Chrysalide. Install that one, or restore an older backup.
