## Errors: each says what is wrong and what to do.

error-unknown-game = There is no game called “{ $name }”. Choose from: { $games }.
error-games-folder = CHRYSALIDE_GAMES names a folder that does not exist: { $folder }.
error-games-inside = CHRYSALIDE_GAMES names the folder of a single game, { $folder }. Name the folder that contains it: { $parent }.
error-game-broken = The game “{ $name }” ({ $where }) was skipped, because it cannot be opened: { $why }.
error-game-twice = The game “{ $name }” in { $where } was skipped, because there is another one of that name in { $first }. Rename one of the two folders.
error-game-none = The game “{ $name }” ({ $where }) was skipped: its __init__.py has no GAME, an instance of chrysalide.core.game.Game.
error-game-name = The game “{ $name }” ({ $where }) was skipped: its folder is called “{ $folder }”. Folder and entry point must have the same name.
error-game-id = The game “{ $name }” ({ $where }) was skipped: this cannot be the id of a game. Call its folder by 2 to 30 small letters, digits and _, beginning with a letter.
error-game-files = The game “{ $name }” ({ $where }) was skipped, because these files are missing: { $files }.
error-seats = This game can’t be played with { $seats } seats. Possible numbers: { $allowed }.
error-seats-solo = To play this game alone, choose { $seats } seats and the option “solo”.
error-no-such-seat = There is no seat { $seat }: the { $seats } seats of this match are numbered from 0.
error-unknown-option = There is no option “{ $option }”. The options are: { $options }.
error-option-value = “{ $value }” isn’t possible for the option { $option }. Choose from: { $values }.
error-option-twice = The option { $option } lists the same thing twice. List each thing once.
error-option-few = The option { $option } has { $given } values but needs at least { $needed }. Add some, or use all.
error-pack = The pack can’t be used. At { $where }: { $why }
error-pack-whole = The pack can’t be used: { $why }
error-no-editor = There is nothing to edit in this game.
pack-long = it’s too long. A pack has at most { $limit } characters.
pack-line = one of its lines is too long. A line has at most { $limit } characters.
pack-deep = its tables are nested too deeply.
pack-many = it holds too much. A pack has at most { $limit } values.
pack-toml = it isn’t a TOML file ({ $why }).
pack-game = it’s a pack for another game (“{ $found }”).
pack-value = “{ $found }” is neither a text, an integer nor a list.
pack-character = it contains a character that can’t be shown ({ $found }). Delete it.
data-other = { $why }
data-table = a table is needed here.
data-tables = at least one table is needed here.
data-unknown = there is no such field here. Possible: { $allowed }.
data-missing = this is missing.
data-integer = an integer from { $low } to { $high } is needed.
data-share = a number from 0 to 1 is needed.
data-length = the list doesn’t have the right length.
data-word = a word is needed.
data-one-of = choose from: { $allowed }.
data-list = a list is needed.
data-flag = it’s either true or false.
data-twice = “{ $found }” is there twice.
error-unknown-level = There is no player called “{ $level }”. Choose from: { $levels }.
error-seed = “{ $seed }” can’t be used as a seed. Use a number or a single word of at most 128 letters and digits.
error-unknown-action = “{ $text }” isn’t an action in this game. Actions start with: { $words }.
error-action-form = “{ $text }” is incomplete. The format is: { $form }.
error-action-value = “{ $value }” doesn’t fit in “{ $text }”. Choose from: { $values }.
error-no-seed = This file doesn’t contain the seed of the match, so random draws can’t continue. Provide the seed.
error-view = This view can’t be read ({ $why }). Pass the view that the match produced.
error-view-game = This is a view of “{ $found }”, a game this player doesn’t play.
error-view-turn = This player can only choose on its own turn, from the view of its own seat.
error-view-rules = This view follows version { $found } of the rules; this player knows version { $here }.
error-record-long = This is too long for a saved match: at most { $limit } characters.
error-record-foreign = This isn’t a match saved by Chrysalide: its first line should be “chrysalide record 1”.
error-record-format = This file has a format that this version can’t read: “{ $format }”. Use a newer version.
error-record-line = Line { $line } of the header can’t be read: “{ $text }”.
error-record-missing = The header doesn’t give “{ $field }”. The file may be damaged.
error-record-header = The header contains a value that can’t be read. The file may be damaged.
error-record-cut = The file should have { $expected } entries but has { $found }: part of it is missing. Get the complete file.
error-record-changed = The entries don’t match their checksum: the file was changed or damaged.
error-record-game = This file is a match of “{ $found }”.
error-record-rules = This match was played with version { $found } of the rules; this is version { $here }. Use the version of Chrysalide that wrote the file.
error-table-rules = This match was started with version { $found } of the rules. This site now uses version { $here } and hasn’t kept the older one, so the match can’t continue here.
error-record-setting = The header asks for an impossible match: { $why }
error-record-seed = The seed doesn’t match the fingerprint in this file.
error-record-seat = Entry { $number } (“{ $text }”) names the wrong seat.
error-record-entry = Entry { $number } (“{ $text }”) is impossible: { $why }
error-record-undo = Entry { $number } (“{ $text }”) undoes something that wasn’t there.
error-record-result = The result in the header isn’t the one the entries lead to.
error-record-ending = The header says that the match ended like this: “{ $text }”. That is not possible.
error-record-origin = The header says that this match continues another one, in a way that can’t be right. The file may be damaged.

## Imported records

error-record-empty = The file is empty. Choose a saved match.
error-record-binary = This file isn’t text. A match saved by Chrysalide is a UTF-8 text file.
error-record-encoding = Line { $line } isn’t valid UTF-8. Save the file as UTF-8, or download it again.
error-record-entries = This match is too long to show here: at most { $limit } entries.
error-record-masked = Entry { $number } (“{ $text }”) is hidden: this match was saved before it ended, by someone who couldn’t see everything. Download it again once the match is over.

## Checking the randomness

verify-honest = Verified: the seed matches the fingerprint, and all { $draws } random draws come from it.
verify-honest-so-far = Verified so far: { $draws } random draws come from the seed. The match isn’t over.
verify-changed = Mismatch: entry { $number } is “{ $text }”, but the seed gives “{ $drawn }”.
verify-no-commitment = Can’t be verified: this file has no fingerprint of a seed; the random draws were entered by hand.
verify-no-seed = Can’t be verified yet: the seed is revealed when the match is over.
verify-honest-continued = Verified: all { $draws } random draws come from the seeds of this match and of the one it continues, whose first { $entries } entries it takes over.
verify-honest-since = Verified since entry { $entries }: { $draws } random draws come from the seed. What came before was taken over from another match and can’t be checked here.
verify-other-origin = Mismatch: this match doesn’t continue the one you give.
verify-other-entries = Mismatch: the entries taken over from the other match aren’t its own.
verify-dealt = Mismatch: the hidden cards weren’t dealt again from the seed.

## Playing on from a position

error-continue-over = The match is over at this position: there is nothing left to play. Choose an earlier one.
error-continue-often = This match has already been continued { $limit } times, each from the one before. Start from an earlier one.
error-continue-running = This match is still being played: nobody can play on from its positions before it is over.
error-continue-seats = This match has { $seats } seats: say who sits on each of them.
error-deal-again = The hidden cards of this position can’t be dealt again in reasonable time. Choose another position, or play on with the same cards.

## The site protects itself

error-too-many =
    Too many requests. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-foreign-origin = This request came from a page on another site, so nothing was done. Open the table at its own address.
error-origin = “{ $origin }” isn’t the address of a site. Write it without a path, for example https://games.example.
error-limits = “{ $word }” in { $variable } can’t be understood. Write NAME=BURST+PER_SECOND, or off. The names are: { $names }.

## The site

error-no-such-table = There is no such table. Check the address, or open a new table.
error-bad-link = This seat link isn’t valid. Use the link you were given when the table was opened.
error-bad-invitation = This invitation isn’t valid, or has already been used. Ask for another one.
error-no-parcel = No seats are waiting under this phrase. It works once, for a quarter of an hour: make another one on the first device.
error-parcels-full = Too many seats are already on their way. Try again in a few minutes.
error-waiting = The match hasn’t started: a seat is still open. Send someone the invitation.
error-stale = Something happened in the meantime. Take another look and choose again.
error-spectator = You’re watching: only seated players can play.
error-kept = A bot is playing in this seat. Take the seat back to play yourself.
error-kept-already = A bot is already playing for { $player }. The match goes on: play when it’s your turn.
error-no-help = This table plays without help: no hints, and no bot plays for you while you’re here.
error-absent-off = At this table, nobody plays for absent players. Wait for { $player }.
error-absent-level = The bot that plays for absent players was chosen when this table was opened: nobody can change it now.
error-clock-decides = There’s a clock: it decides what happens if { $player } doesn’t come back in time.
error-claim-clock = A win can only be claimed on the clock. Choose a clock where running out of time loses.
error-absent-clock = With a clock, the time-out setting decides who plays for absent players: a bot of some level or, where running out of time loses, nobody (“claim”).
error-still-here = { $player } is at the table. Ask them to let a bot play, or wait.
error-just-left =
    { $player } has just left and may come back. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-resume-other = Only { $player } can take this seat back. Wait for them, or open the table with the link to that seat.
error-seat-of-bot = { $player } is a bot. Choose a player’s seat.
error-seat-taken = This seat is taken. Choose another one, or watch the match.
error-seat-free = This seat is already free.
error-seat-not-open = This seat isn’t open: no bot can take it.
error-not-filled = No bot was put on this seat while waiting.
error-report-whom = You can only report another person at this table.
error-report-empty = Say in a sentence what happened.
error-report-enough = This table has been reported several times already: the operator knows.
error-free-host = This seat belongs to the player who opened the table: nobody else is invited to it. Wait for them, or open another table.
error-seat-for-person = This seat is for a person. Whoever opens a table decides which seats programs may take.
error-seat-for-engine = This seat is for a program. Whoever writes one takes it with `chrysalide seat` and this link.
error-engine-twice = This program already sits at the table.
error-engine-hint = Programs decide by themselves: hints are for people.
error-engine-name = A program needs a name that people can see.
error-engine-taken = Another program is already called { $name }. Choose another name.
error-engines-full = Too many programs are registered here. Ask the operator of the site.
error-engine-token = This isn’t the token of a program registered here. Register it again under another name, or look for the right token.
error-engine-unknown = No program called { $name } is registered here. Check the name, or leave it out and give the program the link to its seat.
error-bot-decides = You were out of time: a bot is still making this move. Try again right after it.
error-no-time = You have no time left: the bot plays for you until the end.
error-not-listed = This table isn’t public: you need an invitation. Ask for one.
error-has-begun = The match has started: seats can’t change any more. You can let a bot play for you.
error-not-over = The match isn’t over: the rematch comes after it.
error-asked-already = { $player } has already asked the table something. Answer that first.
error-nothing-asked = That request is no longer open.
error-not-asked = This question is not for you.
error-resign-other = You can only resign for yourself, not for { $player }.
error-resigned = { $player } has resigned: a bot plays here until the end.
error-resign-way = That is not possible at this table: open the menu again to see what is.
chat-empty = There’s nothing to send. Write a few words.
chat-emote = There is no reaction “{ $emote }”. Choose from: { $emotes }.
error-storage = This couldn’t be saved, so nothing has happened. Try again in a moment.
error-overloaded = Many people are playing right now. Open tables go on; for a new one, try again in { $seconds } seconds.
error-device-storage = Your device couldn’t save this, so nothing has happened. Perhaps its storage is full, or the browser doesn’t allow this page to keep anything.
error-device-newer = A newer version of Chrysalide has saved this match on your device. Open it with that version, or download the match there.
error-device-level = This bot needs a site: on your device alone it would think for too long. Medium plays at its full strength here.
error-needs-site = This needs other people or programs, and this page plays on your device alone. A site of Chrysalide can do it.
error-needs-this-site = This needs other people or programs, and this page plays on your device alone. It can be done at { $site }.
error-hello-first = The first message must be “hello”.
error-many-tokens = One screen can hold at most { $limit } seats. Open the table with the links of the players who are there.
error-bad-message = This message can’t be understood. It must be a single known object of at most { $limit } characters.
error-bad-request = The request can’t be understood at “{ $where }”: { $why }
error-no-such-place = There’s nothing at “{ $path }”.
error-no-position = There is no position { $index }: this match has positions 0 to { $length }.
error-no-example = There is no example “{ $example }”.
error-no-lesson = There is no lesson “{ $lesson }”. This game has { $lessons_count ->
    [0] no lessons
   *[other] the lessons { $lessons }
}.
error-no-step = There is no step { $step }: this lesson has steps 0 to { $last }.
error-bad-lesson = This lesson is damaged ({ $why }). The game itself can still be played.
error-method = “{ $method }” isn’t possible at “{ $path }”.
error-too-large = The request is too large: at most { $limit } bytes.
error-too-slow = The request arrived too slowly and was dropped. Try again on a better connection.
error-broken = Something went wrong on our side. Take another look before you go on.
error-database-url = “{ $url }” isn’t a usable database. Give an address that starts with sqlite or postgresql.
error-port = Port { $port } on { $host } can’t be used, perhaps because it is taken. Choose another one with --port.

## Command line: help

cli-about = Chrysalide plays board games: in the browser, in the terminal, and bot against bot. Without a command, it starts the site and opens it.
cli-about-more = `chrysalide COMMAND --help` says more. Everywhere: --lang fr|en|es; and `chrysalide --version`.
cli-heading-commands = Commands:
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-examples = Examples:

cli-games-line = the games and their options
cli-play-line = play in this terminal, against bots or side by side
cli-serve-line = start the site and open it in a browser
cli-export-line = write a folder of files that plays without a site
cli-simulate-line = let bots play many matches and count the results
cli-arena-line = a bot tournament: ratings with intervals
cli-replay-line = describe a saved match in words
cli-verify-line = check that the randomness of a saved match was fair
cli-bench-line = how fast the rules run on this machine

cli-games-about = Shows all games, or one game with its options.
cli-games-example-1 = all games
cli-games-example-2 = one game: its options, with their types, defaults and values
cli-games-example-3 = the same for programs
cli-play-about = Plays a match in this terminal. Type an action the way a saved match writes it, or the number of a choice; “?” shows everything you can type.
cli-play-example-1 = you against a bot of medium strength
cli-play-example-2 = the bot takes the first seat; in French
cli-play-example-3 = two players at one keyboard; the match is saved
cli-play-example-4 = continues an unfinished match, and saves it to the same file
cli-play-example-5 = play on from a position of a saved match, with other hidden cards
cli-serve-about = Runs the site on this machine until you press Ctrl-C.
cli-serve-example-1 = the site on this machine, opened in a browser
cli-serve-example-2 = another port, without opening anything
cli-serve-example-3 = for everyone on the network, stored in PostgreSQL
cli-simulate-stopped = Interrupted: these are the results of { $played } of { $wanted } matches.
cli-simulate-about = Lets bots play against each other. Players change seats from match to match. The same seed gives the same results, however many processes are used.
cli-simulate-example-1 = a thousand matches of two bots
cli-simulate-example-2 = results for programs, from four processes
cli-simulate-example-3 = saves every match in a folder
cli-arena-about = Lets bots meet in a round robin and rates them. Every pairing plays the same number of matches, and players change seats. Everything is kept in a folder: after Ctrl-C, the same command continues where it stopped. The same seed gives the same results, however many processes or machines are used.
cli-arena-example-1 = a thousand matches for each pair of levels
cli-arena-example-2 = every bot thinks with a tenth of its usual effort; kept in the folder quick
cli-arena-example-3 = results for programs
cli-arena-example-4 = on a Ray cluster: the one in RAY_ADDRESS, or else a new one on this machine
cli-replay-about = Describes a saved match, entry by entry.
cli-replay-example-1 = the whole match
cli-replay-example-2 = the position after 40 entries
cli-replay-example-3 = for programs, from a pipe
cli-verify-about = Repeats every random draw from the seed saved with the match. Exit status: 0 verified, 1 mismatch, 2 can’t be verified.
cli-verify-example-1 = did all the randomness of this match come from its seed?
cli-verify-example-2 = for programs, from a pipe
cli-verify-example-3 = does a match really continue another one?
cli-bench-about = Measures random play per second of processor time: in the compiled loop, and action by action from Python.
cli-bench-example-1 = all games, two seconds per measurement
cli-bench-example-2 = one game, measured for longer, for programs

cli-arg-help = show this and exit
cli-arg-lang = language of the output (default: LC_ALL or LANG, or else English)
cli-arg-game = id of a game, as listed by `chrysalide games`
cli-arg-json = print JSON for programs
cli-arg-players = one player per seat, separated by commas: a bot’s level (random, greedy, montecarlo, beginner, easy, medium, hard, expert), or one of your own as my.module:Bot or ./bot.py:Bot
cli-arena-players = the bots that meet, separated by commas: levels (random, greedy, montecarlo, beginner, easy, medium, hard, expert), or one of your own as my.module:Bot or ./bot.py:Bot, each once (default: all from easy up)
cli-play-players = one player per seat, separated by commas: me, me:NAME, a bot’s level (random, greedy, montecarlo, beginner, easy, medium, hard, expert), or one of your own as my.module:Bot or ./bot.py:Bot (default: you against medium)
cli-arg-seats = number of seats (default: as many as the players given)
cli-arena-seats = number of seats (default: the fewest the game allows)
cli-arg-option = an option of the game, as listed by `chrysalide games GAME`; can be given several times
cli-arg-seed = random seed: the same seed and the same actions give the same match (default: a new one)
cli-simulate-seed = random seed, also for the bots (default: 1)
cli-arena-seed = random seed, also for the bots (default: 1)
cli-arg-save = save the match in this file, even if you leave before the end
cli-arg-file = a saved match; - reads standard input
cli-arg-at = show the position after this many entries
cli-play-full = a table that fills the screen, with cursor and mouse
cli-play-resume = continue a match saved before its end, on this machine; it is saved to the same file again
cli-play-from = play on from a position of this saved match, with its game, seats and options
cli-play-at = with --from: the position after this many entries (default: the end of the saved match)
cli-play-deal = with --from: keep the hidden cards where they were (same), or deal again what you could not know (again) (default: same)
cli-verify-origin = the saved match that this one continues: is it really its beginning?
cli-arg-matches = number of matches (default: 100)
cli-arena-matches = number of matches per pairing, rounded up so that everyone plays every seat equally often (default: 100)
cli-arg-jobs = number of processes (default: one per processor, or a single one for few matches)
cli-arena-jobs = number of processes (default: one per processor)
cli-arg-effort = share of its usual thinking that every bot may use, such as 0.1 (default: 1)
cli-arg-ray = play on a Ray cluster: at this address, or at RAY_ADDRESS, or else a new one on this machine; needs the extra “cluster”
cli-arg-out = folder for results, matches and reports (default: arena/GAME); a run that was stopped continues there
cli-arg-html = where to write the page with charts (default: report.html in that folder)
cli-arg-records = save every match in this folder
cli-arg-seconds = seconds per measurement (default: 2)
cli-arg-host = address to listen on (default: 127.0.0.1, this machine only)
cli-arg-port = port to listen on (default: 8000)
cli-arg-database-url = the site’s database: sqlite:///FILE or postgresql://… (default: CHRYSALIDE_DATABASE_URL, or else chrysalide.db among your own data)
cli-arg-no-browser = don’t open a browser

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
cli-col-decisions-s = Player decisions/s
cli-col-draws-s = Random draws/s
cli-kind =
    { $kind ->
        [flag] yes or no
        [choice] one of these
        [number] number
        [subset] some of these
       *[other] { $kind }
    }
cli-games-more = `chrysalide games GAME` shows a game’s options, `chrysalide play GAME` plays it.
cli-games-facts =
    Players: { $seats } · minutes: { $minutes } · rules version: { $version } · { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
cli-simulate-progress = Playing
cli-simulate-sum =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, seed { $seed } · several winners or none: { $shared } · random draws per match: { $draws } · { $speed } matches/s in { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    }
cli-simulate-rotated = Players changed seats from match to match, so no seat favours anyone. Intervals by Wilson’s method.
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
        [one] { $lines } line of results.jsonl was damaged or missing its match; it is left out and the match is played again.
       *[other] { $lines } lines of results.jsonl were damaged or missing their matches; they are left out and the matches are played again.
    }
cli-arena-stopped = Stopped. { $done } of { $total } matches are kept in { $folder }; the same command continues from there.
cli-arena-kept = Kept in { $folder }: results.jsonl, report.json and every match. The page with charts: { $page }
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
arena-effort = Every bot used { $share } of its usual thinking effort.
arena-options = Options: { $options }
arena-span = { $low } to { $high }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-longest = longest: { $time }
arena-worth = { $points } points ({ $low } to { $high })
arena-place =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $number }
    }
arena-col-rating = Rating
arena-col-ahead = Lead over the next
arena-col-matches = Matches
arena-col-longest = longest, ms
arena-col-place = Order of play
arena-col-advantage = Advantage
arena-col-advantage-interval = its 95% interval
arena-ratings = Ratings
arena-ratings-note = Points on the Elo scale, with 95% intervals; the average of all players is 0. A lead of 100 points wins 64% of the matches against the other player, a lead of 400 points 91%.
arena-wins = Matches won
arena-wins-note = The same bot plays all seats. The line is the 95% interval.
arena-cross = Who beats whom
arena-cross-note = How often the player in the row beats the player in the column, with the 95% interval. A shared win counts as half.
arena-cross-many-note = Of the matches that either of the two won, how many the player in the row won, with the 95% interval. A shared win counts as half.
arena-margins = Score margins
arena-margins-note = Average score of the player named first (in the row) minus that of the other, with the 95% interval.
arena-order = Order of play
arena-order-note = How often the first player wins, the second, and so on, and what that is worth in points. An even share would be { $even }.
arena-time = Time per decision
arena-time-note = Processor time on the machine that played: the bar is the mean, the tick the longest. Each step of the scale is ten times the previous one.
arena-method = How this was calculated
arena-method-rotated = All pairings played equally often, and everyone played every seat equally often.
arena-method-ratings = Ratings by maximum likelihood: the chance to win is a player’s share of the strengths at the table, and the order of play counts too (Bradley–Terry for two, Luce’s choice for more). Intervals of ratings from the observed information, of shares by Wilson’s method. Each pair is given one more match, won half by each, so that a player who wins everything has a finite rating.
arena-method-cooperative = Intervals by Wilson’s method.
arena-method-shared =
    { $shared ->
        [one] { $shared } match was shared; it counts in equal parts for those who shared it.
       *[other] { $shared } matches were shared; they count in equal parts for those who shared them.
    }
arena-method-bounded = The bots were limited by their number of simulations, not by the clock: the same seed gives the same results on any machine. Times are processor time.
arena-method-again = To play all of it again:
arena-field-game = game
arena-field-rules-version = rules version
arena-field-version = Chrysalide version
arena-field-seats = seats
arena-field-players = players
arena-field-seed = seed
arena-field-effort = effort
error-arena-other = “{ $folder }” holds another tournament ({ $differences }). Choose another folder with --out, or use the same settings to continue that one.
error-arena-foreign = “{ $folder }” isn’t a tournament folder: its plan.json is missing or can’t be read. Choose another folder.
error-arena-busy = Another tournament is being played in “{ $folder }” right now. Wait for it, or choose another folder with --out.
error-arena-killed = A playing process ended in mid-match, perhaps because memory ran out or because a player of your own ended it. What was played is kept; the same command continues, with fewer processes if you use --jobs.
error-simulate-killed = A playing process ended in mid-match, perhaps because memory ran out or because a player of your own ended it. Try fewer processes with --jobs.
error-arena-ray-missing = Ray is not installed. Install the extra “{ $extra }”: pip install 'chrysalide[{ $extra }]'.
error-arena-ray = The Ray cluster ({ $address }) can’t be used: { $why }
error-arena-ray-version = The Ray cluster has version { $found } of Chrysalide; this is version { $here }. Install the same version everywhere.

## The balance of a game: its reports in the terminal, as a page and as a document

cli-balance-line = how fair and how long a game is, and which rules matter
cli-balance-about = Lets a bot play many matches against itself and shows how fair the game is: who goes first, layouts, roles and cards, options, length, choices, rules. Everything is kept in a folder: after Ctrl-C, the same command continues where it stopped. The same seed gives the same results, however many processes are used.
cli-balance-example-1 = a thousand matches, and a quarter as many for each other value of the options
cli-balance-example-2 = another bot, no options varied, results for programs
cli-balance-example-3 = also writes a document; what you add below its last line is kept
cli-balance-matches = number of matches with the options as given (default: 200)
cli-arg-each = number of matches for each other value of an option (default: a quarter of -n)
cli-arg-by = options whose other values are also played, separated by commas; “seats” is the number of seats, “none” varies nothing (default: seats and all options with few values)
cli-arg-level = the bot that plays all seats: a level (random, greedy, montecarlo, beginner, easy, medium, hard, expert), or one of your own as my.module:Bot or ./bot.py:Bot (default: greedy)
cli-balance-seats = number of seats (default: the fewest the game allows)
cli-balance-seed = random seed, also for the bots (default: 1)
cli-balance-jobs = number of processes (default: one per processor)
cli-balance-out = folder for what is played and for the reports (default: balance/GAME); a run that was stopped continues there
cli-balance-html = where to write the page with charts (default: balance.html in that folder)
cli-arg-markdown = also write a short document here
cli-balance-stopped = Stopped. What was played is kept in { $folder }; the same command continues from there.
cli-balance-kept = Kept in { $folder }: notes on every match and balance.json. The page with charts: { $page }
error-balance-other = “{ $folder }” holds another study ({ $differences }). Choose another folder with --out, or use the same settings to continue that one.
error-balance-by = The values of the option { $option } can’t be compared one by one.
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
    Plus { $others ->
        [one] { $others } other value of an option
       *[other] { $others } other values of options
    }, { $each ->
        [one] { $each } match
       *[other] { $each } matches
    } each
balance-usual = default
balance-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
balance-option = { $option }: { $value }
balance-rounds =
    { $rounds ->
        [one] starts the round ({ $rounds } round)
       *[other] starts the round ({ $rounds } rounds)
    }
balance-findings = What stands out
balance-findings-note = In bold, and marked in the charts: what is unlikely to be chance. Everything else may well be.
balance-finding-first = The first player wins { $share } of the matches ({ $span }); an even share would be { $expected }.
balance-finding-even = Going first makes no clear difference: the first player wins { $share } of the matches ({ $span }); an even share would be { $expected }.
balance-finding-place = Number { $number } in turn order wins { $share } of the matches ({ $span }); an even share would be { $expected }.
balance-finding-rounds =
    The player who starts a round wins { $share } of the { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } ({ $span }); an even share would be { $expected }.
balance-finding-rounds-even =
    Starting a round makes no clear difference: the starter wins { $share } of the { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } ({ $span }); an even share would be { $expected }.
balance-finding-wins = The bots win { $share } of the matches ({ $span }).
balance-finding-seat = { $fact }, “{ $value }”: the player who has it wins { $share } ({ $span }); an even share would be { $expected }.
balance-finding-all = { $fact }, “{ $value }”: { $share } of the matches are won ({ $span }), against { $expected } with the others.
balance-finding-table = { $fact }, “{ $value }”: the first player wins { $share } ({ $span }), against { $expected } with the others.
balance-finding-sample = { $sample }: the first player wins { $share } ({ $span }); an even share would be { $expected }.
balance-finding-sample-all = { $sample }: { $share } of the matches are won ({ $span }), against { $expected } by default.
balance-finding-compared =
    { $compared ->
        [one] { $compared } comparison
       *[other] { $compared } comparisons
    } made; more than chance: { $odd }.
balance-finding-length = A match takes { $median } decisions (median), between { $low } and { $high } in eight cases out of ten, plus { $draws } random draws.
balance-finding-choices = A decision offers { $mean } choices on average (median { $median }), { $high } or fewer nine times out of ten, { $most } at most; { $single } of the decisions leave no choice.
balance-finding-halfway =
    The player who leads halfway wins { $share } ({ $span }; { $led ->
        [one] { $led } match with a leader
       *[other] { $led } matches with a leader
    }).
balance-finding-silent = { $silent } of { $rules } rules never came up: they forbade nothing in the positions examined and are behind no event.
balance-suggestions = Data worth a look
balance-suggestions-none = Nothing: no layout, card, role or goal differs from the others by more than chance.
balance-suggest-seat =
    { $fact }, “{ $value }”: { $lean ->
        [more] { $points } percentage points too strong; weaken it
       *[less] { $points } percentage points too weak; strengthen it
    }, or measure again with a stronger bot.
balance-suggest-table =
    { $fact }, “{ $value }”: { $lean ->
        [more] better for the first player
       *[less] worse for the first player
    } than the others by { $points } percentage points; change it, or measure again with a stronger bot.
balance-suggest-all =
    { $fact }, “{ $value }”: { $lean ->
        [more] easier
       *[less] harder
    } than the others by { $points } percentage points; change it, or measure again with a stronger bot.
balance-order-note = How often the first player wins, the second, and so on, with the 95% interval. The dashed line is an even share: { $even }.
balance-wins-note = How often the bots win together, with the 95% interval.
balance-fact-seat = How often the player who has it wins, with the 95% interval; matches where everyone has it are left out. Even share: { $even }.
balance-fact-table = How often the first player wins with it, with the 95% interval. Expected: the share with the other values.
balance-fact-all = How often all win with it, with the 95% interval. Expected: the share with the other values.
balance-fact-often = How often it came up.
balance-fact-counted = It results from the play itself, so it is counted, not judged.
balance-samples = Options
balance-samples-first = The same with another value of one option: how often the first player wins. The dashed line is an even share for the usual number of seats.
balance-samples-all = The same with another value of one option: how often all win. The dashed line is the usual share.
balance-refused = Not possible on their own: { $values }
balance-length = Length
balance-length-note = Player decisions in a match. In addition there are { $draws } random draws; a saved match has { $entries } entries.
balance-branching = Choices
balance-branching-note = Legal actions at each decision. { $single } of the decisions have only one.
balance-course = Over the course of a match
balance-course-note = Average number of choices in each tenth of a match; below, how much of it has been played, in per cent.
balance-margins = Margins
balance-margins-note =
    How far the best score is ahead of the next at the end. { $shared ->
        [0] Every match had a single winner.
        [one] { $shared } match had several winners or none.
       *[other] { $shared } matches had several winners or none.
    }
balance-mean = mean
balance-q10 = 1 in 10 up to
balance-q50 = median
balance-q90 = 9 in 10 up to
balance-most = maximum
balance-rules = Rules
balance-rules-note = What forbids something most often: the share of the positions examined in which the rule forbade an action of a kind being asked for. The table also shows how often it forbids other kinds of action, and how often it is behind an event.
balance-rules-table =
    { $rules ->
        [one] { $rules } rule that came up
       *[other] All { $rules } rules that came up
    }
balance-silent =
    { $rules ->
        [0] Every rule came up.
        [one] { $rules } rule never came up; it may be about set-up, or allow what nothing forbids:
       *[other] { $rules } rules never came up; they may be about set-up, or allow what nothing forbids:
    }
balance-rare = Rules that came into play in fewer than one match in ten: { $rules }
balance-only = only with { $samples }
balance-times = comes into play { $times } times per match
balance-table = As a table
balance-cases =
    { $cases ->
        [one] { $cases } case
       *[other] { $cases } cases
    }
balance-col-cases = Cases
balance-col-expected = Expected
balance-col-often = Frequency
balance-col-sample = Option
balance-col-rule = Rule
balance-col-matches = Matches
balance-col-length = Decisions
balance-col-choices = Choices
balance-col-limits = Limits (positions)
balance-col-closes = Closes (positions)
balance-col-acts = Acts (matches)
balance-col-times = Times per match
balance-method-self = All seats are played by the same bot, “{ $level }”: whatever favours a player comes from the game, as far as this bot can play it. A stronger bot may exploit what this one doesn’t see. All samples use the same seeds.
balance-method-judged = Intervals by Wilson’s method, 95%. Whether something is more than chance is decided by the score test, adjusted for the number of comparisons with the method of Benjamini and Hochberg (turn order on its own, facts and options together): of everything marked, no more than { $alarms } is expected to be chance. With fewer than 20 cases, nothing is said.
balance-method-bounded = The bots were limited by their number of simulations, not by the clock: the same seed gives the same results on any machine.
balance-method-facts = What one seat has is compared with an even share; what is there for everyone, with its other values. It goes along with winning; this does not show that it is the cause.
balance-method-rules =
    Rules: at one decision in { $one_in } ({ $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } in all), all actions of the kinds being asked for and up to { $other } of every other kind were tried, and the rule that forbids each was noted. “Acts” counts the events a rule is behind, as listed in the game’s study.

## Command line: at the table

cli-you = You
cli-chance = chance
cli-commitment = Fingerprint of the seed: { $commitment }
cli-continued = { $dealt ->
    [same] Continues another match after { $entries } entries.
   *[again] Continues another match after { $entries } entries, with hidden cards dealt again.
}
cli-play-how = Type the number of a choice or an action in full; “?” shows everything you can type.
cli-your-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $player }’s turn.
    }
cli-thinking = { $player } is thinking…
cli-hint-thinking = Looking for a good move…
cli-hint = Suggested move: { $choice } ({ $action }) – { $verdict }
cli-hint-only = Suggested move: { $choice } ({ $action })
cli-hint-other = or: { $choice } ({ $action }) – { $verdict }
cli-undone = Move undone.
cli-restarted = Turn started again.
cli-look-away = Press Enter to hide what you see.
cli-hand-over = Only { $player } should look now. Press Enter when ready.
cli-left = You left the match before the end.
cli-saved = The match is saved in { $file }.
cli-resume-how = To play on later: chrysalide play --resume { $file }
cli-unfinished = The match isn’t over.
cli-ended-time =
    { $you ->
        [yes] You ran out of time, which ended the match.
       *[no] { $player } ran out of time, which ended the match.
    }
cli-ended-resigned =
    { $you ->
        [yes] You resigned, which ended the match.
       *[no] { $player } resigned, which ended the match.
    }
cli-ended-agreed = The match is drawn by agreement.
cli-winner =
    { $you ->
        [yes] You win.
       *[no] { $player } wins.
    }
cli-winners = { $winners } win.
cli-nobody-won = Nobody has won.
cli-scores = Scores: { $scores }
cli-score = { $player }: { $score }
cli-seed = Seed, matching the fingerprint: { $seed }
cli-replay-undo =
    { $player } undoes { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }{ $agreed ->
        [yes] , with everyone’s agreement
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
cli-words-restart = again
cli-words-hint = tip
cli-words-log = history
cli-words-save = write
cli-words-quit = exit q
cli-order-action = You can type the number of a choice, an action, or:
cli-order-forms = Actions: { $forms }
cli-order-help = this
cli-order-rules = the rules: contents, a chapter (rules 2) or a rule (rules 2.5)
cli-order-undo = undo your last move, unless something has been revealed since
cli-order-restart = start your turn again, or from the last thing revealed in it
cli-order-hint = what a good player would do
cli-order-log = everything that has happened
cli-order-save = save the match so far: save FILE
cli-order-quit = leave the match

## The full-screen table

cli-full-log = Log
cli-full-rules = Rules
cli-full-hint = Hint
cli-full-board = Board
cli-full-undo = Undo
cli-full-restart = ↺ Turn
cli-full-save = Save
cli-full-quit = Leave
cli-full-help = Keys
cli-full-search = number or word
cli-full-nothing-found = No rule has this.
cli-full-no-hint = Press H for a hint: what a good player would do, and why.
cli-full-then = Picked. What next?
cli-full-elsewhere = { $player } is to act.
cli-full-save-as = Save the match in which file?
cli-full-leave-ask = The match isn’t over. Leave it?
cli-full-leave-save = Save and leave
cli-full-leave = Leave without saving
cli-full-stay = Stay
cli-full-vain = This action costs something and changes nothing now.
cli-full-vain-go = Play it anyway
cli-full-vain-back = Choose something else
cli-full-failed = The bot stopped with an error: { $why }
cli-full-keys =
    Arrows and Enter choose; Tab goes from the board to the choices and back.
    On the board, arrows go to what can be picked next, with Shift to anything; Enter or a click picks it. A thing that cannot be picked says why, with its rule.
    Typing a number goes to the choice with that number. Esc takes back what was picked.
    L, R and H show the log, the rules and a hint; on a narrow screen they cover the board, and Esc shows it again.
    U undoes a move, T starts the turn again, S saves, Q leaves.
# One letter each, all different.
cli-full-key-log = l
cli-full-key-rules = r
cli-full-key-hint = h
cli-full-key-undo = u
cli-full-key-restart = t
cli-full-key-save = s
cli-full-key-quit = q

## Command line: errors

cli-did-you-mean = Did you mean “{ $near }”?
cli-error-command = There is no command “{ $command }”. Choose from: { $commands }.
cli-error-lang = “{ $lang }” isn’t an available language. Choose from: { $langs }.
cli-error-argument = The value of { $argument } is missing or can’t be read. See { $program } --help.
cli-error-unknown-argument = “{ $argument }” does not belong here. See { $program } --help.
cli-error-missing = Something is missing: { $argument }. See { $program } --help.
cli-error-number = { $option } must be a whole number from { $minimum } to { $maximum }, not “{ $value }”.
cli-error-seconds = --seconds must be a number above 0 and up to { $maximum }, not “{ $value }”.
cli-error-effort = --effort must be a number above 0 and up to { $maximum }, not “{ $value }”.
cli-error-option-form = “{ $text }” isn’t an option. Write --option NAME=VALUE.
cli-error-players = { $players ->
        [one] There is { $players } player
       *[other] There are { $players } players
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Give one per seat.
cli-error-players-twice = “{ $player }” is given twice. Give each player once.
cli-error-players-one = Only “{ $player }” is given. Give at least two players, separated by commas.
cli-error-choice = There is no choice { $number }. Choose from: { $allowed }.
cli-error-rule = There is no rule { $number }. The chapters are: { $chapters }.
cli-error-save-where = Say where to save the match: save FILE.
cli-error-at = There is no position after { $number } entries: this match has { $entries }.
cli-error-with-from = { $argument } does not go with --from: the saved match decides that. Leave it out.
cli-error-without-from = { $argument } needs a saved match: --from FILE.
cli-error-full = --full needs a terminal for input and output. Without --full, input and output can be piped.
cli-error-with-resume = { $argument } does not go with --resume: the saved match decides that. Leave it out.
cli-error-seal-none = “{ $file }” cannot be resumed: it is not a match that was left before its end. To play on from one of its positions: --from.
cli-error-seal-broken = “{ $file }” has been changed since it was saved, so it cannot be resumed.
cli-error-seal-other = “{ $file }” was saved by another user or on another machine, and only there can it be resumed. The key that opens it is kept there; here it would be { $key }.
cli-error-seal-key = The key in { $key } is damaged. Matches sealed with it cannot be resumed; delete it, and the next save makes a new one.
cli-error-seal-hidden = “{ $file }” hides what its player may not know until the match is over. Finish it first: chrysalide play --resume { $file }.
cli-error-seal-from = “{ $file }” hides what its player may not know, so it has no position to begin from. To go on with this match: --resume.
cli-error-not-text = “{ $file }” isn’t UTF-8 text, so it isn’t a saved match.
cli-error-read =
    “{ $file }” can’t be read: { $reason ->
        [missing] there is no such file.
        [folder] it is a folder.
        [denied] you don’t have permission to read it.
       *[other] { $detail }.
    }
cli-error-write =
    “{ $file }” can’t be written: { $reason ->
        [missing] there is no such folder.
        [folder] it is a folder.
        [file] a file with that name already exists.
        [denied] you don’t have permission to write there.
        [full] the disk is full.
       *[other] { $detail }.
    }

## A program on a seat of a site

error-address = “{ $address }” is neither the address of a site nor a link to a seat. Copy the whole link, and put it in quotes.
error-site-unreachable = { $site } doesn’t answer as a Chrysalide site: { $why }. Check the address.
error-site-refused = The site refuses: { $text }
error-seat-lost = The program was away for too long before the match began, and somebody has opened its seat again.
cli-seat-line = put a program of your own on a seat of a site
cli-seat-about = Takes a seat that was opened for a program and plays there until the match is over; if the connection is lost, it comes back. Without a seat in the link, it plays at every table that waits for the registered program.
cli-seat-url = the link to a seat, or the address of the site
cli-seat-bot = a level, my.module:Bot or ./bot.py:Bot (default: medium)
cli-seat-name = what it is called at the table (default: the name of its class)
cli-seat-seed = the seed of the program (default: 0)
cli-seat-register = register a program under this name and print its token; people can then invite it by name
cli-seat-token = the token of the registered program; better in CHRYSALIDE_BOT_TOKEN, as others on this machine can read command lines
cli-seat-example-1 = a program in a file takes the seat of an invitation
cli-seat-example-2 = print a token with which the program can be invited by name
cli-seat-example-3 = play at every table that waits for it
cli-error-no-token = This is the address of a site, not of a seat: add the link to a seat, or the program’s token in { $variable }.
cli-seat-registered = { $name } is registered. This is its token, shown only now: keep it, for example in { $variable }.
cli-seat-link = To come back to this seat after a stop: { $link }
cli-seat-listening = { $name } is listening. Stop with Ctrl-C.
cli-seat-lost = Connection lost. Trying again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
cli-seat-over = { $game } ({ $table }): over. Won by: { $winners }

## Command line: hosting the site

cli-backup-line = save everything the site has stored in a file
cli-reports-line = read what was reported
cli-prune-line = delete what is too old
cli-moderate-line = close tables, mute seats, ban addresses
cli-rotate-line = replace a secret that somebody may have seen
cli-completion-line = make your shell complete commands, games and options
cli-completion-about = Prints a script with which a shell completes what you type: commands, games, levels, options and their values, files.
cli-completion-example-1 = in ~/.bashrc
cli-completion-example-2 = for zsh, in a folder of your fpath
cli-completion-example-3 = for fish
cli-completion-shell = bash, zsh or fish
cli-restore-line = put a backup into a database
cli-serve-example-4 = four processes behind one port, with logs for programs
cli-serve-processes = number of processes behind the port (default: 1); more than one needs PostgreSQL
cli-serve-grace = seconds the site has to shut down when asked to (default: 5)
cli-serve-metrics = expose Prometheus metrics at /metrics
cli-serve-metrics-port = expose these metrics on this port, to this machine only; with several processes, on the following ports too
cli-serve-log-format = log format: text, or one JSON object per line (default: text)
cli-serve-log-level = lowest level that is logged (default: warning)
cli-serve-fd = a file descriptor that is already listening, instead of --host and --port
cli-serve-access-log = log every request, without what follows “?” and without the client’s address
cli-export-about = Writes the page and its games into a folder. Any host of files can serve it; whoever opens it plays on their own device, and offline after the first visit. Friends by link and public tables need a site.
cli-export-example-1 = a folder called butterflies
cli-export-example-2 = the page names a site for what needs one
cli-export-folder = the folder to write: new, empty, or an earlier export, which is replaced
cli-export-site = the address of a site that can do what a single device can’t
cli-export-done = { $files } files ({ $size } MB) written to “{ $folder }”. To try it, run this and open http://localhost:8000:
cli-error-export-page = The page with Python for browsers is not built. In a clone, “python3 run.py setup” builds it.
cli-error-export-there = “{ $folder }” already contains something else, and an export replaces only an earlier export. Choose another folder.
cli-error-export-site = “{ $site }” is not the address of a site: it starts with https:// or http://.
cli-export-readme =
    Chrysalide in a folder
    ======================

    The games are played in the browser, on the device itself. There is no server, no account, and nothing is sent anywhere.

    To host it: copy everything in this folder to any web host that serves files, such as GitHub Pages or GitLab Pages, in any folder of it. The host needs no settings. Use https: browsers allow a page to work offline only then.

    From a USB stick: start “python3 -m http.server” in this folder and open http://localhost:8000. Opening index.html by a double click does not work, since browsers then refuse to start Python.

    To update: export again into the same folder. Matches stay in the browsers that played them.

    Licences are in the folder “licences”.
cli-backup-about = Copies all tables, seats and matches into one file, as they are at one moment; the site can keep running. The file works with both kinds of database. Keep it private: it contains the seeds of matches in progress.
cli-backup-example-1 = this machine’s usual database
cli-backup-example-2 = a PostgreSQL database
cli-backup-file = the file to write
cli-backup-overwrite = replace the file if it already exists
cli-error-backup-exists = The file { $file } already exists, and a backup is not overwritten by accident. Choose another name, or add --overwrite.
cli-backup-progress = backing up
cli-backup-done = { $rows } rows saved in “{ $file }”.
cli-reports-about = What people reported to the operator of the site, the newest first, with the last messages of the table.
cli-reports-example-1 = this machine’s usual database
cli-reports-example-2 = the last five, in PostgreSQL
cli-reports-n = how many at most
cli-reports-none = Nothing was reported.
cli-reports-head = { $at } – table { $table }: { $name } (seat { $seat }), reported by seat { $by }
cli-prune-about = Deletes what is older than the operator of the site wants to keep, a little at a time: the site may keep running. Unless told otherwise everything is kept.
cli-prune-example-1 = how much would be deleted, by CHRYSALIDE_KEEP
cli-prune-example-2 = matches for a year, imported records for a month, chat for three
cli-prune-keep = what is kept for how many days: finished, unfinished, imported, chat (default: CHRYSALIDE_KEEP)
cli-prune-dry-run = only say how much it would be
cli-prune-for-ever = for ever
cli-prune-finished = finished matches
cli-prune-unfinished = unfinished tables
cli-prune-imported = imported records
cli-prune-chat = chat messages
cli-prune-would =
    { $number ->
    [0] Nothing would be deleted.
    [one] One would be deleted.
   *[other] { $number } would be deleted.
}
cli-prune-done =
    { $number ->
    [0] Nothing was deleted.
    [one] One was deleted.
   *[other] { $number } were deleted.
}
cli-col-days = kept for days
cli-col-old = too old
error-keeping = “{ $word }” in { $source } is not understood. Write for example finished=365 imported=30, in days from 1 on; there are { $names }.
cli-moderate-about = What the operator decides: close a table, mute the chat of a table or of one seat (TABLE/2), ban an address or a network, or lift that again. Without arguments: what holds. A running site knows it after about five seconds.
cli-moderate-example-1 = what holds now
cli-moderate-example-2 = nothing that seat 2 writes reaches anybody for a week
cli-moderate-example-3 = this address can do nothing here for a month
cli-moderate-example-4 = now it can again
cli-moderate-what = close, mute, ban or lift
cli-moderate-subject = a table, TABLE/SEAT, an address or a network
cli-moderate-days = for so many days (default: until it is lifted)
cli-moderate-reason = why; only the operator reads it
cli-moderate-none = Nothing is closed, muted or banned.
cli-moderate-lifted =
    { $number ->
        [0] There was nothing to lift.
       *[other] Lifted.
    }
cli-moderate-closed = closed
cli-moderate-muted = muted
cli-moderate-banned = banned
cli-moderate-col-what = What
cli-moderate-col-subject = Whom
cli-moderate-col-made = Since
cli-moderate-col-until = Until
cli-moderate-col-reason = Why
cli-rotate-about = Puts a new secret in place of one that somebody may have seen: the site’s key for notifications (push), the token of a program, or the link to a seat. The old one opens nothing any more.
cli-rotate-example-1 = people have to ask for notifications again; restart the site afterwards
cli-rotate-example-2 = a new token for the program of this name, which keeps its seats
cli-rotate-example-3 = a new link to seat 2 of a table
cli-rotate-what = push, program or seat
cli-rotate-name = the name of the program, or TABLE/SEAT
cli-rotate-done-push = There is a new key, and { $forgotten } devices are forgotten.
cli-rotate-done-program = The new token, shown this once: { $token }
cli-rotate-done-seat = The new link, shown this once, to be put behind the site’s address: { $path }
cli-rotate-restart-push = Restart the site: it still has the old key in memory.
cli-rotate-restart-seat = Restart the site: if the table is open there, it still knows the old link, as the database is SQLite.
error-measure-address = “{ $address }” is neither an address nor a network.
error-measure-wide = The network { $network } is too wide to be banned: the widest are { $v4 } (IPv4) and { $v6 } (IPv6). Ban narrower networks, or let the proxy or a firewall keep everybody else out.
error-measure-table = There is no such table or seat: { $table }. A seat is written TABLE/2, counted from 1.
error-rotate-nobody = Nobody holds this seat of table { $table }.
error-banned = The operator of this site has banned your address.
error-table-closed = The operator of this site has closed this table.
cli-restore-about = Fills an empty database from a backup: everything, or nothing if the file is damaged. The backup may come from the other kind of database or from an older version. Stop the site first.
cli-restore-example-1 = this machine’s usual database
cli-restore-example-2 = into PostgreSQL, wherever the backup comes from
cli-restore-file = a backup
cli-restore-force = first erase everything in the database
cli-restore-progress = restoring
cli-restore-done = { $rows } rows restored from “{ $file }”.
cli-col-kept = Content
cli-col-rows = Rows
cli-error-among = { $option } must be one of { $values }, not “{ $value }”.
error-closing = The site is shutting down. Come back in a moment.
error-database-silent = The database isn’t responding.
error-file-damaged = The database file is damaged. The log says more.
error-not-storing = The last change could not be stored: the disk may be full, or the database locked or read-only. The log says more.
error-database-damaged = The database file “{ $file }” is damaged ({ $why }). Move it aside without deleting it, then restore the last backup into a new one: chrysalide restore BACKUP.
error-database-read-only = The database file “{ $file }” can’t be written. Check the owner and permissions of the file and its folder, and whether the disk is mounted read-only.
error-database-down = The database can’t be reached, or has stopped responding: { $why }. Check that it is running, its address and its permissions.
error-processes-sqlite = SQLite serves only one process. Give a PostgreSQL address with --database-url, or leave --processes at 1.
error-processes-metrics = With several processes, /metrics would show only one of them. Use --metrics-port instead: each process then has its own port.
error-no-database = There is no database “{ $file }”.
error-no-site-file = There is no database “{ $file }”. Name the site’s with --database-url or CHRYSALIDE_DATABASE_URL, as for “chrysalide serve”; nothing was created.
error-no-site = The database “{ $place }” holds no site of Chrysalide. Name the site’s with --database-url or CHRYSALIDE_DATABASE_URL, as for “chrysalide serve”; nothing was changed.
error-database-foreign = This database is at revision “{ $found }”, which this version of Chrysalide doesn’t know (its newest: { $here }). Use the version that runs the site.
error-database-old = This database is at revision “{ $found }”; this version of Chrysalide expects “{ $here }”. Use the version that runs the site, or start the site once.
error-backup-foreign = “{ $file }” isn’t a Chrysalide backup.
error-backup-cut = “{ $file }” is incomplete: its end is missing. Nothing was changed.
error-backup-damaged = “{ $file }” is damaged: its content isn’t what was written. Nothing was changed.
error-backup-newer = “{ $file }” has format { $found }; this version of Chrysalide reads format { $here }. Use a newer version.
error-backup-revision = “{ $file }” comes from a newer version of Chrysalide (revision { $found }, here { $here }). Use a newer version.
error-restore-full = This database isn’t empty. Choose another one, or erase its content with --force.
error-database-newer = This database comes from a newer version of Chrysalide. Install that version, or restore an older backup.

## Shared links and notifications

preview-site = Board games about butterflies and endangered animals: complete rules, opponents always ready, alone, together or at a distance, no account.
preview-rules = { $game }: the rules
preview-learn = Learn { $game }
preview-problems = Problems: { $game }
preview-new = Play { $game }
preview-waiting = A seat is waiting for you: { $game }
preview-playing = A match in progress: { $game }
preview-replay = A match to replay: { $game }
preview-review = Luck or skill? A match of { $game }, reviewed
preview-with = With { $names }.
push-your-turn = It’s your turn
error-push-service = This site does not know that push service.

## Reviewing a match

error-review-unfinished = This match isn’t over: only finished matches can be reviewed. Finish it first.
error-review-depth = “{ $depth }” isn’t a depth of review. Choose one of: { $depths }.
error-reviews-many = Many reviews are already waiting for this connection ({ $most } at most). Try again when one of them is ready.
error-reviews-full = Too many reviews are waiting on this site at the moment. Try again in a few minutes.
cli-review-line = review a finished match: luck or skill?
cli-review-about = Reviews a finished match: what everyone could expect before and after each decision, what chance changed, the mistakes, and what an expert would have played. Every decision is judged by what the player knew at the time.
cli-review-example-1 = quickly, in less than a minute
cli-review-example-2 = in more depth, with every decision
cli-review-example-3 = for a program, from a pipe
cli-review-depth = quick or deep
cli-review-all = all decisions, not only the key moments
cli-review-progress = Reviewing
cli-review-side = Side
cli-review-start = Start
cli-review-luck = Luck
cli-review-own = Own decisions
cli-review-others = Others’ decisions
cli-review-drift = Search error
cli-review-result = Result
cli-review-note = In points of winning chances: 100 points are a whole match. Each row adds up from left to right.
cli-review-player = Player
cli-review-accuracy = Accuracy
cli-review-decisions = Decisions
cli-review-moments = Key moments
cli-review-no-moments = No decision cost much.
cli-review-better = Better: { $choice } ({ $value })
balance-luck = Chance and skill
balance-luck-note = How much of what decides a match is luck, how much is play and how much the search could not explain, with 95% intervals: each part’s covariance with what a side won or lost compared with the start, divided by the variance of that. The three add up to 100%. Among equal players little is left for skill.
balance-luck-players = Players
balance-luck-luck = Luck
balance-luck-play = Play
balance-luck-drift = Search error
balance-luck-equal = equal: { $levels }
balance-luck-mixed = different: { $levels }
cli-balance-luck = review so many matches of equal and as many of different players, to tell luck from skill (default: 0; takes much longer)

## Players of your own

error-player-form = “{ $name }” isn’t a player. Name a level, or a class as module:Class or file.py:Class.
error-player-class = “{ $name }” is a file: say which class in it plays, such as { $name }:Bot.
error-player-file = There is no file “{ $place }”.
error-player-no-module = There is no module “{ $place }” that Python can import from here. A class in a file is named as ./bot.py:Bot.
error-player-module = “{ $name }” can’t be loaded from { $place }: { $why }
error-player-name = { $place } has no { $attribute }. Players there: { $classes }.
error-player-kind = “{ $name }” isn’t a player: it must be a subclass of chrysalide.Player, or a function (game, seed=…) that returns one.
error-player-making = “{ $name }” can’t be made for a match: { $why }. It needs a method decide(turn), and is called with the game and seed=….
error-player-failed = “{ $name }” failed when it was its turn: { $why }
error-player-answer = “{ $name }” answered { $answer }, which it may not do. decide must return one of turn.legal, such as { $legal }.

## Problems

error-no-problem = This game has no problem “{ $problem }”.
error-bad-problem = This problem is damaged ({ $why }). The game itself can still be played.
error-problems-foreign = The folder { $folder } was not made by this command, so it is left as it is. Choose another one with --out.
error-problems-other = The folder { $folder } holds problems of { $there }, not of { $here } (game and version of the rules). Choose another one with --out.
cli-error-problems-seed = --seed { $value }: only plain letters and digits, because it becomes part of the names of problems.
cli-error-problems-proved = Nothing can be proved in “{ $name }”: it has chance or hidden cards, and no endings that are solved. Leave out --proved.
cli-problems-line = look for problems in matches of bots
cli-problems-about = Lets bots play and keeps the positions in which one decision is clearly the best, by what the player to act knows. Two deep searches have to agree, and two simple bots must not find it. An interrupted command continues where it stopped.
cli-problems-example-1 = a hundred problems, in problems/GAME
cli-problems-example-2 = twelve endings that are solved or proved
cli-problems-example-3 = a quick try, for a program
cli-problems-number = how many problems (default 10)
cli-problems-matches = how many matches, at most (default 10,000)
cli-problems-seats = number of seats (default: the fewest)
cli-problems-seed = seed: the same command finds the same problems (default a)
cli-problems-proved = only endings that are solved exactly, or whose win is proved
cli-problems-effort = depth of the searches, such as 0.1 for a try (default 1)
cli-problems-processes = number of processes (default 1)
cli-problems-out = folder of the problems (default problems/GAME)
cli-problems-progress = Problems
cli-problems-stopped = Interrupted: { $kept } of { $wanted } problems are in { $folder }. The same command continues.
cli-problems-kept = { $kept ->
    [one] One problem
   *[other] { $kept } problems
} in { $folder }
cli-problems-looked = { $decisions } decisions looked at in { $matches ->
    [one] one match
   *[other] { $matches } matches
}, of which left out:
cli-problems-unclear = no decision clearly the best, no proof, or the match was decided
cli-problems-obvious = too easy: a simple bot finds it
cli-problems-refuted = refuted by a deep search

## Programs that learn

error-missing-package = This needs the package “{ $package }”: pip install 'chrysalide[{ $extra }]'
error-not-observed = This game cannot be learned from numbers: its states do not say what a seat observes (State.observe).
error-illegal-code = Action { $code } is not legal. Legal: { $legal }.
error-illegal-row = Action { $code } of row { $row } is not legal. Legal there: { $legal }.

## Programs that play by the Model Context Protocol

cli-mcp-line = seats for language models and other programs
cli-mcp-about = Speaks the Model Context Protocol on its standard input and output, so that a language model or any other program can read the rules, play matches against bots and take seats at tables. It is started by that program, not by a person.
cli-mcp-arena = the folder of an arena: the guest among its players plays its matches
cli-mcp-matches = number of matches per pairing, as in the arena (default: 100)
cli-mcp-example-1 = what a client starts
cli-mcp-example-2 = the matches of guest:NAME in an arena; the same arena command then rates it
mcp-match = Match { $match }
mcp-news = What happened:
mcp-choices = Your actions:
mcp-waiting = The others are playing; look again later.
mcp-over = The match is over.
mcp-no-hints = There are no hints in rated matches, nor at tables of a site.
mcp-no-table = This link does not lead to a table: ask for the link of a seat or an invitation.
mcp-not-started = The match has not started yet; look again later.
mcp-not-your-turn = It is not your turn; look again later.
mcp-unknown-action = “{ $action }” is not one of your actions: play one of those on the list.
mcp-all-rated = All your matches in this arena are played. The arena’s own command shows the ratings.
mcp-no-arena = There is no arena here: the server must be started with --arena.
mcp-no-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
mcp-too-many = You have { $most } matches already: finish one of them first.
mcp-unknown-match = There is no match “{ $match }”. Yours are: { $matches }
error-player-guest = “{ $name }” is a guest: it can only play in an arena, by chrysalide mcp --arena.
cli-error-no-guest = No guest plays in the arena “{ $folder }” ({ $players }). Begin one with chrysalide arena GAME --players easy,guest:NAME --out FOLDER.
cli-error-guests = One guest at most can play in an arena; these are several: { $players }
cli-arena-guest =
    { $left ->
        [one] One match waits for the guest: chrysalide mcp --arena { $folder }
       *[other] { $left } matches wait for the guest: chrysalide mcp --arena { $folder }
    }

## A game of your own

cli-new-game-line = begin a game of your own: a small one that is complete
cli-new-game-about = Writes a folder with a small dice game: rules, options, words and rulebook in three languages, tests and a bot’s evaluation. It can be played and passes all checks as it is; turn it into your own file by file.
cli-new-game-example-1 = in the first folder of CHRYSALIDE_GAMES, or else here
cli-new-game-example-2 = in another folder, with a title
cli-new-game-name = id of the game: small letters, digits and _
cli-new-game-out = the folder that will contain the game’s folder (default: the first of CHRYSALIDE_GAMES, or else the current one)
cli-new-game-title = what the game is called (default: its id)
cli-new-game-written = { $folder } is written: { $files } files.
cli-new-game-next = Next:
cli-error-new-game-name = “{ $name }” cannot be the id of a game: use 2 to 30 small letters, digits and _, beginning with a letter, and no word of Python.
cli-error-new-game-title = “{ $title }” cannot be a title: use up to 60 characters, without quotation marks, backslashes and braces.
cli-error-new-game-there = There already is a game or a folder called “{ $name }” ({ $folder }); nothing was changed. Choose another name.

cli-check-line = does a game keep what it promises?
cli-check-about = Plays a few random matches of a game, each with a limit, reads its words, rules and records, lets bots play it and runs its own tests. Every fault is one sentence, with the match in which it was seen. Exit status: 0 all right, 1 something to correct, 2 could not be done.
cli-check-example-1 = everything
cli-check-example-2 = two suites only, in a hundred matches
cli-check-example-3 = write tests/encoding.txt and the golden records first: review the difference
cli-check-example-4 = add a saved match to the records that must replay for ever
cli-check-only = some suites only: contract, secrets, presentation, refusals, words, rules, records, bots, tests
cli-check-matches = random matches for each check (default: 12)
cli-check-seed = number of the first match: the same number plays the same matches (default: 1)
cli-check-write = first write what tests compare with: the codes of actions and the golden records
cli-check-keep = add this saved match to the game’s corpus, tests/records; can be given several times
cli-check-running = Checking { $suite }…
cli-check-contract = actions, chance, copies and keys of the state
cli-check-secrets = nobody sees what they cannot know; bots can imagine the rest
cli-check-presentation = choices, clicks, events and views
cli-check-refusals = what is not allowed is refused, with its rule
cli-check-words = three languages with the same content
cli-check-rules = a rulebook in three languages, a test for every rule
cli-check-records = saved matches stay what they are
cli-check-bots = every level plays it, and evaluate leads to wins
cli-check-tests = the game’s own tests
cli-check-where = { $seats } seats, options { $options }, seed { $seed }, after { $actions ->
        [one] one action
       *[other] { $actions } actions
    }: { $last }
cli-check-interrupted = Stopped in the suite “{ $suite }”, here: { $place }. If it stood still, look for a loop without an end there.
cli-check-endless = The other suites play matches too, so they were not run.
cli-check-wrote = Written: { $file }
cli-check-removed = Removed: { $file }
cli-check-kept = Kept: { $file }
cli-check-end = { $faults ->
        [0] Everything is kept.
        [one] One thing to correct.
       *[other] { $faults } things to correct.
    }{ $advice ->
        [0] { "" }
        [one] { " " }One thing to look at.
       *[other] { " " }{ $advice } things to look at.
    }
cli-error-check-keep = { $file } is a match of another game: { $name }.
