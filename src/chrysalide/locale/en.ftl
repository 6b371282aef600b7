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
error-not-your-turn = It is not your turn. Wait until the other player has acted.
error-over = The match is over. Start a new one to play on.
error-nothing-there = There is nothing to choose there now.
error-no-seed = This record does not hold its seed, so chance cannot go on. Give the seed of the match.
error-view = This view cannot be read ({ $why }). Give the view that the match made.
error-view-game = This is a view of “{ $found }”, which this player does not play.
error-view-turn = This player can only choose when it is its turn, from the view of its own seat.
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
error-record-setting = The record’s header asks for a match that cannot be: { $why }
error-record-seed = The seed does not fit the commitment of this record.
error-record-seat = Entry { $number } (“{ $text }”) names the wrong seat.
error-record-entry = Entry { $number } (“{ $text }”) is not possible: { $why }
error-record-result = The result in the header is not the one that the entries lead to.

## Taking back

undo-nothing = There is nothing of yours to take back.
undo-over = The match is over: nothing can be taken back.
undo-revealed = Something was revealed since your last action, so it stands.
undo-binding = This decision cannot be taken back: it has shown something.
undo-moved = Somebody else has acted since your last action, so it stands.

## Was the table honest?

verify-honest = Honest: the seed fits the commitment, and all { $draws } outcomes of chance were drawn from it.
verify-honest-so-far = Honest so far: { $draws } outcomes of chance were drawn from the seed. The match is not over.
verify-changed = Not honest: entry { $number } is “{ $text }”, but the seed gives “{ $drawn }”.
verify-no-commitment = Cannot be judged: this record holds no commitment; chance was entered by hand.
verify-no-seed = Cannot be judged yet: the seed is revealed when the match is over.

## Players

bot-random = Random
bot-greedy = Greedy
bot-montecarlo = Monte Carlo
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-names = Brimstone, Red Admiral, Orange Tip, Argus, Grayling
person-name = Player { $number }

## The site

error-no-such-table = There is no such table. Look at the address again, or open a new table.
error-bad-link = This seat link is not valid. Use the link that was given when the table was opened.
error-bad-invitation = This invitation is not valid, or somebody has already used it. Ask for another one.
error-waiting = The match has not begun: a seat is still open. Send its invitation to somebody.
error-stale = Something has happened meanwhile. Look again and choose once more.
error-spectator = You are watching: only those who hold a seat may act.
error-storage = This could not be kept, so nothing has happened. Try again in a moment.
error-hello-first = The first message has to be “hello”.
error-bad-message = This message cannot be understood. It has to be one known object of at most { $limit } characters.
error-bad-request = The request cannot be understood at “{ $where }”: { $why }
error-no-such-place = There is nothing at “{ $path }”.
error-no-position = There is no position { $index }: this match has positions 0 to { $length }.
error-method = “{ $method }” cannot be done at “{ $path }”.
error-too-large = The request is too large: at most { $limit } bytes.
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
cli-arg-players = one player for each seat, separated by commas: a bot’s level (random, greedy, montecarlo, easy, medium, hard)
cli-play-players = one player for each seat, separated by commas: me, me:NAME or a bot’s level (random, greedy, montecarlo, easy, medium, hard); otherwise me against medium
cli-arg-seats = number of seats (otherwise as many as players are named)
cli-arg-option = an option of the game, as `chrysalide games GAME` lists them; may be given several times
cli-arg-seed = seed of chance: the same seed and the same actions give the same match (otherwise a fresh one)
cli-simulate-seed = seed of chance and of the bots (otherwise 1)
cli-arg-save = keep the record in this file, also when the match is left
cli-arg-file = a record; - reads what is piped in
cli-arg-at = show the position after this many entries
cli-arg-matches = number of matches (otherwise 100)
cli-arg-jobs = number of processes (otherwise one for each processor, a single one for few matches)
cli-arg-records = keep the record of each match in this folder
cli-arg-seconds = seconds for each figure (otherwise 2)
cli-arg-host = address to listen at (otherwise 127.0.0.1: this machine only)
cli-arg-port = port to listen at (otherwise 8000)
cli-arg-database-url = where matches are kept: sqlite:///FILE or postgresql://… (otherwise a file on this machine)
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
cli-hint = A good player would choose: { $choice } ({ $action })
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
cli-replay-position =
    { $number ->
        [one] After { $number } entry
       *[other] After { $number } entries
    }
cli-serving = Chrysalide is at { $address } – Ctrl-C stops it.
cli-stopped = Stopped.
cli-by-rule = { $why } (rule { $rule })
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
cli-error-option-form = “{ $text }” is no option. Write --option NAME=VALUE.
cli-error-players = There are { $players } players for { $seats } seats. Name one for each seat.
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
