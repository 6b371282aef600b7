### What the table says, whatever the game.

## The site

brand-home = Chrysalide, home
skip-to-content = Skip to content
loading = Loading…
retry = Try again
close = Close
to-home = Back to home
to-home-short = Home
language = Language
light = Theme
language-and-light = Language and theme
day = Light
dusk = Dark
footer = Footer
about = About
credits = Credits
accessibility = Accessibility
privacy = Privacy
missing-title = This page has flown away
missing-text = There’s nothing at this address. The link may be incomplete.
table-missing = This table doesn’t exist, or no longer does. The link may be incomplete.
rules-compiling = The rules are still being compiled. You can already play everything; the bots just think a little more slowly.
rules-ready = The rules are compiled. The bots already use them, and the site will follow at a quiet moment.
not-affiliated = Chrysalide is an independent project, not affiliated with or endorsed by the designers, illustrators or publishers of these games. Names belong to their owners; all artwork is our own.
designers =
    { $count ->
        [one] Designer: { $names }.
       *[other] Designers: { $names }.
    }
about-text = Chrysalide brings board games about nature to your screen, with their complete rules and opponents who are always ready. Play solo, together at one screen or online, in French, English and Spanish.
access-text = Everything can be played with a mouse, by touch, with the keyboard or with a screen reader: the list of choices holds everything the board shows. Colour is never the only thing that carries information. Press “?” to see the shortcuts; animations are off if your device asks for less motion.
privacy-text = No request ever leaves this site, except for notifications if you ask for them: they travel, encrypted, through your browser’s own service. Your matches are found again through keys stored in this browser; there are no accounts, no tracking and no ads.

## Errors

error-unreachable = The site isn’t responding. Check your connection and try again.
error-failed = Something went wrong. Try again in a moment.
error-not-found = There’s nothing at this address.
game-missing = We don’t have this game.

## Home

home-title =
    { $count ->
        [0] Nature games. Your table is ready.
        [1] One nature game. Your table is ready.
        [2] Two nature games. Your table is ready.
        [3] Three nature games. Your table is ready.
        [4] Four nature games. Your table is ready.
        [5] Five nature games. Your table is ready.
        [6] Six nature games. Your table is ready.
        [7] Seven nature games. Your table is ready.
        [8] Eight nature games. Your table is ready.
       *[other] { $count } nature games. Your table is ready.
    }
home-line = An opponent is already waiting: two clicks and you’re playing.
the-games = Games
cooperative = Cooperative
players-range =
    { $range ->
        [yes] { $fewest }–{ $most } players
       *[no]
            { $most ->
                [one] { $most } player
               *[other] { $most } players
            }
    }
minutes = { $minutes } min
age = ages { $age }+
play = Play
play-game = Play { $game }
my-tables = My matches
kept-here = Saved on this device
your-turn = Your turn
standing-their-turn = { $player }’s turn
standing-waiting = Waiting for players
standing-going-on = In progress
won-by =
    { $count ->
        [0] Match over
        [one] Won by { $names }
       *[other] Won by { $names }
    }
resume = Resume
resume-game = Resume: { $game }
look = View
replay = Replay the match
# Where there is room for one word, beside the match.
replay-short = Replay
review = Review
replay-game = Replay: { $game }
forget = Remove
forget-game = Remove this match: { $game }
show-all = Show all ({ $count })
door-learn-progress =
    { $state ->
        [new]
            { $total ->
                [one] { $total } step
               *[other] { $total } steps
            }
        [begun] { $done } of { $total }
       *[done] done
    }
door-rules-game = The rules: { $game }
door-rules-about = in brief
door-friend = With a friend
door-friend-game = { $game } with a friend
door-friend-about = by link
problems = Problems
door-problems-about = A position, a single best move. Today’s are waiting for you.
finished-tables = Finished matches

## A new table

ready-line =
    { $bots ->
        [0]
            { $open ->
                [0] A table to share at one screen
               *[other] A table with seats to fill by invitation link
            }
        [one]
            { $open ->
                [0] Ready to play: you { $together ->
                    [yes] with
                   *[no] against
                } one { $bot }
               *[other] One { $bot } and seats to fill by invitation link
            }
       *[other]
            { $open ->
                [0] Ready to play: you { $together ->
                    [yes] with
                   *[no] against
                } { $bots } bots
               *[other] { $bots } bots and seats to fill by invitation link
            }
    }
pack-named = Pack “{ $title }”
pack-untitled = untitled
edit-own = A box of your own: the editor
first-match = First match
first-match-line =
    { $bots ->
        [0] One click and the match begins
        [one]
            { $together ->
                [yes] One click and you’re playing with a { $bot }
               *[no] One click and you’re playing against a { $bot }
            }
       *[other]
            { $together ->
                [yes] One click and you’re playing with { $bots } bots
               *[no] One click and you’re playing against { $bots } bots
            }
    }
own-way = Or your own way
your-name = Your name
name = Name
name-hint = optional
start = Start
rules = Rules
seats = Seats
seats-about = who plays, and where
how-many = Number of seats
people-alone = 1 (you play all { $seats } seats)
seat-number = Seat { $number }
sitter-me = Me
sitter-beside = Someone next to me
sitter-bot = Bot
sitter-open = Open seat, by link
open-about = You’ll find a link to send at the table.
sitter-engine = A program
engine-about = Leave the name empty and the table will have a link to give to the program. Enter the name of a program registered on this site and it will be notified and join by itself.
ready-engine = The match starts once the program has joined
engine-seat = Seat for a program
engine-named = { $name } (program)
engine-link = Seat { $number }: the program’s link
engine-how = Whoever wrote the program runs: chrysalide seat LINK --bot my.module:Bot
level = Level
bot-about-beginner = Like a first match: takes what pays now and overlooks much of the rest.
bot-about-easy = Like a second or third match: plays sensibly for the moment, seldom looks further.
bot-about-medium = Like somebody who plays now and then: looks a few turns ahead.
bot-about-hard = Like somebody who plays often: has plans, and makes use of mistakes.
bot-about-expert = Like somebody who knows the game by heart: thinks for up to five seconds a turn.
options = Options
options-about = variants and length
all = Select all
none = Select none
fault-too-low = At least { $minimum }.
fault-too-high = At most { $maximum }.
fault-not-a-number = Enter a whole number.
fault-empty = Choose at least one.
bot = bot

## At the table

the-table = Table
the-question = The question
table-menu = This table
table-menu-short = Table
new-table = New match
to-table = Back to the table
you = you
at-this-screen = at this screen
connected = online
away = offline
open-seat = Open seat
open-seat-line = waiting
kept-line = { $bot } is playing
to-act = To play
winner = winner
title-your-turn = Your turn
turn-of =
    { $you ->
        [yes] Your turn.
       *[no] { $player }’s turn.
    }
turn-chance = Drawing at random…
watching = You’re watching
your-choices = Your choices
choices-none = Nothing to choose right now: it’s not your turn.
choices-lost = Your choices will come back with the connection.
choices-starting = Your choices will be here as soon as the match goes on.
choices-soon = Just a moment…
choices-over = The match is over.
choices-watching = Only the players can see the choices.
choices-kept = A bot is playing for you. Take your seat back to choose for yourself.
step-back = Back to the previous step
points =
    { $points ->
        [one] point
       *[other] points
    }
log = Log
# The log by turns, and what happened since the reader’s action.
log-turn =
    { $you ->
        [yes] Your turn
       *[no] { $player }
    }
log-setup = Set-up
since-title = Since your turn
since-watching = The last turn
again = Watch the turn again
again-stop = Back to the present
undo = Undo move
undo-about = Undo your last move
this-match = This match
restart = Restart turn
# As short as possible, under an icon; the whole label begins with it.
restart-short = Restart
undo-short = Undo
restart-about = Start your turn over, or go back to just after the last thing revealed or drawn
restart-single = You have made only one move since your turn began, or since the last thing revealed: undo it.
hint = Hint
hint-about = See what a good player would do
hint-here = Suggested move
tips = Tips for beginners
tips-again = Show tips again
tip-dismiss = Close this tip
thinking = Thinking…
skip = Speed up
reconnecting = Connection lost. Reconnecting…
no-answer = The site isn’t answering. Check your connection.
rule-number = Rule { $rule }
search-rules = Search the rules
rules-none = No rule matches your search.
rules-found =
    { $count ->
        [0] No results for “{ $query }”
        [one] { $count } result for “{ $query }”
       *[other] { $count } results for “{ $query }”
    }
rules-parts = Parts of the rules
rules-part-brief = In brief
rules-part-rules = Rules
brief-title = { $game } in brief
brief-about = A three-minute read. Everything else comes after it, by number.
brief-aim = The aim
brief-end = The end
brief-tips = Three tips
learn-by-playing = Learn by playing
example-title = Example: { $title }
chapter = Chapter
chapters = Chapters
chapters-beside = Previous and next chapter
rule-missing = There is no rule { $rule }. Here are the chapters.
term-box = in the French edition: “{ $word }”
term-also = also called: { $words }
term-rule = See rule { $rule }
search-box = The French edition says “{ $said }”. Here we say “{ $ours }”.
rules-elsewhere = In the other games
search-also = For “{ $said }” we say “{ $ours }” here.
search-known = You can also try:
rule-note = Note
show-sources = Sources
source =
    { $source ->
        [B] from the rulebook
        [S] from other public sources
        [I] inferred
       *[O] our own ruling
    }
plain-of-seat = { $player }: { $what }
plain-empty = Empty
plain-face-down = Face-down card
plain-nothing = Nothing yet
kept-banner =
    { $you ->
        [yes] The { $bot } is playing for you.
       *[no] The { $bot } is playing for { $player }.
    }
play-myself =
    { $you ->
        [yes] Take my seat back
       *[no] Give { $player } their seat back
    }
let-bot =
    { $you ->
        [yes] Let a bot play for me
       *[no] Let a bot play for { $player }
    }
let-bot-short = Let a bot play
let-bot-about =
    { $you ->
        [yes] It’s still your seat: you see everything you saw before, and you can take over again whenever you like.
       *[no] It’s still { $player }’s seat, and they can take it back at any time. Until then, a bot plays.
    }
let-bot-go = Let it play
let-bot-settled = As agreed for this table, the { $bot } will play.

## Sharing, checking

share = Share
copy = Copy
copied = Copied
invitation-link = Invitation to seat { $number }
spectator-link = Spectator link
replay-link = Replay link
own-seat-link = Your seat on another device
own-seat-about = This last link is your key: anyone who opens it plays in your place.
sounds = Sounds
confirm-moves = Confirm my moves
confirm-question = Play this move?
confirm-how = Enter to play it, Escape to cancel.
confirm-yes = Play it
confirm-no = Cancel
carnet = Notebook
carnet-of = { $name }’s notebook
pace = Speed of bots and animations
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pause-bots = Pause after each bot’s turn
pause-bots-about = The page waits for a click or the N key before it shows what comes next. Only on this screen, and never with a clock.
bot-turn-over = The bot’s turn is over.
go-on = Continue
fairness = Provably fair
fairness-about = Before the first card, the site draws a secret seed and shows its fingerprint. All the randomness of the match comes from that seed. At the end the seed is revealed, so anyone can check that it was never changed.
commitment = Fingerprint
seed = Seed
seed-later = revealed when the match is over
promise-kept = Checked by your browser: the seed matches the fingerprint.
promise-broken = The seed does not match the fingerprint shown at the start!
verify-yourself = Check it yourself
verify-how = In a terminal, this command should print the fingerprint above. With the match file, “chrysalide verify” also repeats every random draw.
edition = About this edition
edition-short = An independent adaptation of { $game }; see the table menu for details.
reconstructed-about = What the rulebook doesn’t show, we have reconstructed:
reconstructed-nothing = Everything on this table comes from the rulebook.
rules-version = Version { $version } of our rules
credit-title = Title
credit-year = Year
credit-design = Design
credit-art = Art
credit-publisher = Publisher

## Keys

keys = Keyboard
shortcuts-on = Single-key shortcuts
key-number = choose by number
key-arrows = move through the choices
key-enter = play the choice
key-escape = go back, close
key-choices = go to the list of choices
key-hint = hint
key-undo = undo
key-restart = restart the turn
key-rules = rules
key-skip = speed up the animation
key-go-on = show the next turn
key-again = watch again what the others did
key-keys = this help
key-steps = previous, next move
key-turns = previous, next turn
key-periods = previous, next round, season or year
key-eyes = look through other eyes
key-play-from = play on from here
key-home = Jump to the start
key-end = Jump to the end
key-play = play, pause

## Waiting and joining

waiting-title =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
waiting-text = Send an invitation: the match starts as soon as every seat is taken.
invite-how = Send this link, or let somebody scan the code: the match starts once the seat is taken.
link-here-only = This link opens on this computer only. To invite another device, start the site with “--host 0.0.0.0” and open it at the address it prints.
seat-taken = seated
join-title = There’s a seat for you: { $game }
join-text =
    { $count ->
        [one] { $names } has invited you to their table.
       *[other] { $names } have invited you to their table.
    }
sit-down = Take a seat
just-watch = Just watch
pass-device = Pass the screen to { $player }
pass-about = Hands are secret. Continue once the right player is at the screen.
i-am = I’m { $player }

## Public tables

public-tables = Public tables
public-tables-about = Join in, or just watch
public-empty = Nobody is waiting at a table right now.
public-empty-about = Open one, and someone may join you. Which game?
home-tables =
    { $count ->
        [0] Or play with other people at the public tables.
        [one] Someone is waiting at a public table.
       *[other] People are waiting at { $count } public tables.
    }
refresh = Refresh the list
seats-free =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
sit-down-at = Take a seat: { $game }, with { $names }
watch = Watch
watch-at = Watch: { $game }, { $names }
option-value = { $label } – { $value }
option-part = { $label } – { $count } of { $all }
no = no
join-listed =
    { $count ->
        [one] { $names } is waiting at this table.
       *[other] { $names } are waiting at this table.
    }
title-turns =
    { $count ->
        [one] Your turn
       *[other] Your turn ({ $count })
    }

## What is agreed

terms = Table settings
terms-about = who can join, clock, absences, help, chat
ready-public =
    { $open ->
        [one] A public table with one open seat
       *[other] A public table with { $open } open seats
    }
who-may-come = Who can join?
come-private = Only people with a link
come-private-about = You send an invitation for each open seat.
come-public = Anyone
come-public-about = The table is listed on the home page; open seats go to whoever comes first.
ready-check = Wait until everyone is ready
ready-check-about = The match only starts once every player has said so.
clock = Clock
clock-off = No clock
clock-per-decision = Per move
clock-per-match = For the whole match
clock-move = { $time } per move
clock-bank =
    { $plus ->
        [yes] { $time } + { $increment } per move
       *[no] { $time } for the match
    }
clock-own = Custom…
own-minutes = Minutes
own-increment = Increment in seconds
own-fault = Between 30 seconds and 30 days, plus an increment of 0 to 86,400 seconds.
on-timeout = When time runs out
timeout-play = out of time: the { $bot } makes the move
timeout-keep = out of time: the { $bot } takes over
timeout-loss = out of time: match lost
timeout-play-about = A bot makes this move, then the player carries on.
timeout-keep-about = A bot holds the seat until the player takes it back.
timeout-loss-about = The match ends, and the player who ran out of time loses.
absent = If someone leaves
absent-off = Nobody plays for them: the match waits
absent-about = After 20 seconds, the others may let this bot play. The seat still belongs to the player who left.
absent-clock = The bot that plays when time runs out
absent-clock-about = While a clock is running, nobody else decides about a seat, even if its player is away.
help-allowed = Allow help
help-allowed-about = Hints, and a bot that can play for you. Off by default once a second person plays. The log shows everyone who uses them.
chat-allowed = Chat at the table
chat-allowed-about = Seated players can write to each other.
terms-listed = Public table
terms-private = Invitation only
terms-silent = No chat
terms-ready-check = Starts when everyone is ready
terms-absent-bot = If someone leaves: { $bot }
terms-absent-off = If someone leaves: the match waits
terms-help = Help allowed
terms-no-help = No hints or bots

## Everybody’s butterfly

avatar = Your butterfly
avatar-change = Your butterfly: { $avatar }. Change it

## Before the match

fill-seat = Add a bot
unfill-seat = Remove the bot
seat-filled = Bot for now: someone invited can still take the seat
waiting-filled = A bot has taken an open seat. The match starts as soon as everyone is ready.
waiting-complete = Everyone is here
waiting-ready = The match starts as soon as everyone is ready.
waiting-text-ready = Send an invitation: the match starts once every seat is taken and everyone is ready.
waiting-watching = The match starts as soon as every seat is taken.
waiting-listed = This table is on the public list: someone may join at any time. The match starts as soon as every seat is taken.
waiting-listed-ready = This table is on the public list. The match starts once every seat is taken and everyone is ready.
seat-waits-for = waiting for { $player }
is-ready = ready
is-not-ready = not yet
ready-say =
    { $count ->
        [one] I’m ready
       *[other] We’re ready
    }
leave-seat =
    { $count ->
        [one] Leave my seat
       *[other] Leave our seats
    }
free-seat = Free up the seat

## Telling

notices = Notify me when it’s my turn or someone joins
notices-on = You’ll be notified here
notices-on-about = While this page is open in the background.
notices-on-always = Even when the page is closed.
notice-guest = Someone has joined your table
notice-start = The match is starting
notices-refused = Your browser blocks notifications from this site. You may be able to allow them in its settings.

## The end

match-over = Match over
result = Result
won =
    { $you ->
        [yes] You win the match!
       *[no]
            { $winners_count ->
                [one] { $player } wins the match.
               *[other] { $winners } win the match.
            }
    }
nobody-won = Nobody wins this match.
team-won = You’ve won together!
team-lost = You’ve lost this one.
play-again = Play again
download-record = Download the match

## Replay

replay-controls = Playback
replay-position = Position in the match
replay-eyes = View as
replay-start = Start of the match
replay-history = Undone moves
replay-undone = undone later
step-before = Previous move
step-after = Next move
play-on = Play
pause = Pause
speed = Speed
turn-before = Previous turn
turn-after = Next turn
replay-period = Go to
replay-all = Everybody
replay-evaluation = Review of this position
replay-expected = Winning chances here: { $sides }
replay-verdict =
    { $mark ->
        [excellent] { $player }: excellent.
        [good] { $player }: good move.
        [inaccurate] { $player }: inaccurate (−{ $loss }).
       *[mistake] { $player }: mistake (−{ $loss }).
    }
replay-instead = The expert would have preferred: { $choice }
replay-best = The expert would have played the same.
replay-no-verdict = No decision to judge here.
replay-review = Whole review

## Playing on from a position

play-from-here = Play on from here
play-from-over = There is nothing left to play at this position.
play-from-about = A new match begins at this position ({ $index } / { $length }). Everything on the table stays where it is; all later draws and rolls are new.
play-from-seat = Your seat
play-from-others =
    { $count ->
        [one] Across from you
       *[other] On the other seats
    }
play-from-bots =
    { $count ->
        [one] A bot
       *[other] Bots
    }
play-from-friend = Somebody else, by link
play-from-friend-about =
    { $count ->
        [one] You will send a link, and the match goes on as soon as the seat is taken.
       *[other] You will send links; bots can fill the table.
    }
play-from-hidden = Hidden cards
deal-same = The same
deal-same-about = They are where they really were: you may know them from the replay.
deal-again = Dealt again
deal-again-about = Whatever { $player } could not know is dealt again at random, and nothing that this seat has seen changes.
play-from-start = Start
play-from-busy = Preparing the table…
origin-link = Original match
origin-see = See the original match
terms-origin = From a position of another match
note-continued =
    { $dealt ->
        [again] A new match begins here, from this position. Hidden cards were dealt again.
       *[same] A new match begins here, from this position.
    }

## Opening, keeping and showing a match

open-record = Open a saved match
records-about = Open the file of a match to replay it here, move by move. You can download that file at the end of a match or from its replay.
records-drop = Drop a match file here
records-choose = Choose a file
records-paste = Or paste its text
records-open = Replay this match
records-privacy = The match gets its own address. Anyone who knows it can watch the match, including the names in the file.
record-large = This file is far too large to be a saved match.
record-refused = “{ $name }” cannot be opened
record-refused-text = This text cannot be opened
record-place = Line { $line } of the file
record-what-to-do = What can I do?
record-advice-again = The file was damaged along the way. Download it again from the match, or ask whoever saved it.
record-advice-edited = Someone has probably edited the file. Use the original, or fix the line and delete the header lines that start with “digest” and “result”.
record-advice-foreign = Choose a file downloaded from Chrysalide: its name starts with “chrysalide-” and ends in “.txt”.
record-advice-version = The file is intact, but it needs another version of Chrysalide: the one that wrote it.
record-advice-masked = The match was still in progress. Download it again once it’s over: by then, nothing is hidden.
log-imported = This match comes from a file. The site has checked every move against the rules, but can’t tell who played it.
replay-unfinished = The file ends here: the match wasn’t finished
no-commitment = None: the random draws were entered by hand.
no-seed = Not in the file.
newer-title = A match of a newer version
newer-about = Nothing is lost: the match stays on this device as it is. The file holds it as it was saved, with what is still hidden.
old-rules-title = A match under older rules
old-rules-about = The rules of this game have since been corrected, so this match can no longer be replayed here. Nothing is lost: download it and replay it with the version it was played with.
position-link = Link to this position ({ $index })
position-about = The link opens exactly here, for everyone.
position-about-playing = The link opens exactly here. While the match is in progress, people only see what they’re allowed to know.
qr-code = QR code
qr-about = Scan it with a phone camera.
qr-secret = Anyone who scans this code takes the seat: show it only to the right person.
key-speed = Faster, slower
key-share = Share this position

## Together, during and after the match

restarting = The site is restarting, just a moment…
act-not-played = Your move didn’t arrive in time and wasn’t played. You can still choose it.
clock-left = Time left:
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes }
clock-days = { $days } d { $hours } h
clock-spoken =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
clock-low = You’re almost out of time: { $time }.
undo-ask = Undo move…
undo-ask-about = Ask everyone to undo your last move
undo-ask-title = Ask to undo a move
undo-ask-text = You can ask everyone at the table to undo your last move. Each of them has to agree, even if a bot is playing for them. Bots with seats of their own always agree.
undo-ask-alone = Nobody else needs to agree: you can still undo your last move.
undo-ask-log = Undone moves stay in the log and in the replay, under your name.
undo-ask-go = Ask everyone
undo-go-back = Undo my move
undo-question =
    { $you ->
        [yes] You’re asking to undo your last move.
       *[no] { $player } is asking to undo their last move.
    }
undo-agreed-by = Agreed: { $names }.
undo-waits-for = Waiting for { $names }.
undo-withdraw = Withdraw the request
undo-not-agreed = Your request was declined: the match goes on.
agree = Agree
refuse = Decline
note-undo =
    { $you ->
        [yes] You undo your last move.
       *[no] { $player } undoes their last move.
    }
note-undo-turn =
    { $you ->
        [yes] You start your turn again.
       *[no] { $player } starts their turn again.
    }
note-undo-agreed =
    { $you ->
        [yes] With everyone’s agreement, you undo your last move.
       *[no] With everyone’s agreement, { $player } undoes their last move.
    }
note-keep =
    { $you ->
        [yes] The { $bot } takes over for you.
       *[no] The { $bot } takes over for { $player }.
    }
note-absent =
    { $you ->
        [yes] You were away: the { $bot } is playing for you.
       *[no] { $player } is away: the { $bot } is playing for them.
    }
note-plan = { $player } has a plan: { $why }
note-proposal = { $player } proposes: { $choice }. You decide together.
note-hint =
    { $you ->
        [yes] You asked for a hint.
       *[no] { $player } asked for a hint.
    }
undone-what =
    { $count ->
        [one] What was undone
       *[other] What was undone ({ $count })
    }
note-resume =
    { $you ->
        [yes] You’re back in your seat.
       *[no] { $player } is back.
    }
note-time-play =
    { $you ->
        [yes] You’re out of time: a bot makes this move.
       *[no] { $player } is out of time: a bot makes this move.
    }
note-time-keep =
    { $you ->
        [yes] You’re out of time: the { $bot } is playing for you.
       *[no] { $player } is out of time: the { $bot } is playing instead.
    }
note-time-loss =
    { $you ->
        [yes] You’re out of time: the match ends.
       *[no] { $player } is out of time: the match ends.
    }
ended-by-time =
    { $you ->
        [yes]
            { $winners_count ->
                [0] You’re out of time: the match is lost.
                [one] You’re out of time: { $winners } wins the match.
               *[other] You’re out of time: { $winners } win the match.
            }
       *[no]
            { $winner ->
                [you] { $player } is out of time: you win the match!
                [none] { $player } is out of time: the match is lost.
                [one] { $player } is out of time: { $winners } wins the match.
               *[other] { $player } is out of time: { $winners } win the match.
            }
    }
log-and-chat = Log and chat
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-news = { $player }: { $text }
chat-silent = Nobody has said anything yet. How about a hello?
chat-watching = Only seated players can write.
chat-write = Write a message
chat-send = Send
chat-left =
    { $count ->
        [0] No characters left
        [one] { $count } character left
       *[other] { $count } characters left
    }
chat-over =
    { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
emotes = Reactions
emote-hello = Hello!
emote-luck = Good luck!
emote-bravo = Well played!
emote-thanks = Thanks!
emote-oops = Oops…
emote-thinking = Thinking…
emote-wow = Wow!
emote-heart = Love it!
about-player = Block or report { $player }
block = Block
unblock = Unblock
unblock-player = Unblock { $player }
blocked = Blocked
blocked-player = { $player } is blocked
blocked-here = { $player }, whom you have blocked, is at this table.
blocked-people =
    { $count ->
        [one] One person blocked
       *[other] { $count } people blocked
    }
block-about = In this browser, you’ll no longer see their messages or the public tables they play at.
block-limits = Without accounts, people are recognised by name only: nothing stops them from changing it, or from taking an open seat at your table.
report-reason = What happened?
report-about = The site’s operator will receive your report, the player’s name and the last messages at the table. Nobody else will know.
report-send = Report to the operator
report-sent = Sent. Thank you.
change = Change
mute-player = Mute { $player }
mute-about = Hide what { $player } writes; nobody else will know
muted = Muted
muted-player = { $player } is muted
unmute = Unmute
unmute-player = Unmute { $player }
rematch = Rematch
rematch-by =
    { $names_count ->
        [one] { $names } would like a rematch.
       *[other] { $names } would like a rematch.
    }
rematch-there = Someone has offered a rematch.
rematch-join = Join
rematch-return = Go to the rematch
rematch-watch = Watch the next match

## Lessons

learn = Learn
learn-game = Learn { $game }
learn-line = Short lessons on a real table, with nothing at stake.
lesson-line = Lesson · on a real table, with nothing at stake
lesson-step = Step { $step } of { $steps }
lesson-count = { $step } of { $steps }
lesson-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
lesson-minutes =
    { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
lesson-path = Steps
lesson-done = done
lesson-leave = Leave the lesson
lesson-review = Replay this step
lesson-show = Show me
lesson-bubble = Instruction
lesson-fold = Collapse the instruction
lesson-unfold = Expand the instruction
lesson-pointed = To choose: { $name }
lesson-start = Start
lesson-resume = Continue
lesson-again = Repeat the lesson
lesson-next = Next lesson
lesson-next-named = Next lesson: { $name }
lesson-over = Well played!
lesson-over-task = Take a moment to look at the table.
lesson-finish = Finish the lesson
lesson-ended = Lesson finished
lesson-end-title = You know how to play.
lesson-end-more = “{ $name }”: done.
lesson-end-line =
    { $steps } steps, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. { $next ->
        [lesson] The next one covers the rest of what you need for a first match.
       *[match] Now try the real thing.
    }
lesson-learned = What you’ve learned
lesson-more = Other choices
lesson-missing = This game has no lessons yet. Its rules are waiting for you.
first-match-title =
    { $together ->
        [yes] First match with a good partner
       *[no] First match against a beginner
    }
first-match-about =
    { $together ->
        [yes] Your partner knows the game. Tips stay on.
       *[no] Your opponent is learning too. Tips stay on.
    }
first-match-start = Start the match
first-match-try = Try a match
read-rules = Read the rules

## Cards and goals

cards-show = Show
cards-all = All
cards-ours = reconstructed
cards-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cards-place = { $place } of { $of }
cards-before = Previous
cards-after = Next
cards-rules = What the rules say

## Ending early

draw = Offer a draw
draw-means = Everyone has to agree. The next move withdraws the offer.
draw-question =
    { $you ->
        [yes] You offer a draw.
       *[no] { $player } offers a draw.
    }
draw-not-agreed = Your offer of a draw was declined: the match goes on.
resign = Resign…
resign-title = Resign this match?
resign-who = Who resigns?
resign-means = If everyone agrees, the match ends.
resign-question =
    { $you ->
        [yes] You propose resigning together.
       *[no] { $player } proposes resigning together.
    }
resign-not-agreed = Not everyone wants to resign: the match goes on.
resign-final = A resignation can’t be undone.
resign-stay = Keep playing
way-bot = The { $bot } plays in your place until the end, as agreed when the table was opened. You can watch, but not take your seat back.
way-bot-go = Leave my seat to the bot
way-end =
    { $names_count ->
        [one] The match ends at once and { $names } wins.
       *[other] The match ends at once and { $names } win.
    }
way-end-lost = The match ends at once, and everyone loses.
way-end-go = Resign the match
way-asks =
    { $names_count ->
        [one] { $names } has to agree.
       *[other] { $names } have to agree.
    }
way-ask-go = Propose resigning together
note-resigned =
    { $you ->
        [yes] You resign: the match ends.
       *[no] { $player } resigns: the match ends.
    }
note-resign-bot =
    { $you ->
        [yes] You resign: the { $bot } plays in your place until the end.
       *[no] { $player } resigns: the { $bot } plays there until the end.
    }
note-resign-declined =
    { $you ->
        [yes] You would rather play on.
       *[no] { $player } would rather play on.
    }
note-draw-offer =
    { $you ->
        [yes] You offer a draw.
       *[no] { $player } offers a draw.
    }
note-draw-declined =
    { $you ->
        [yes] You decline the draw.
       *[no] { $player } declines the draw.
    }
note-draw-agreed = Everyone agrees: the match is a draw.
ended-resigned =
    { $you ->
        [yes]
            { $winners_count ->
                [0] You resigned: the match is lost.
                [one] You resigned: { $winners } wins the match.
               *[other] You resigned: { $winners } win the match.
            }
       *[no]
            { $winner ->
                [you] { $player } resigned: you win the match!
                [none] { $player } resigned: the match is lost.
                [one] { $player } resigned: { $winners } wins the match.
               *[other] { $player } resigned: { $winners } win the match.
            }
    }
ended-agreed = The match is drawn by agreement.
resigned-line = resigned, the { $bot } plays
resigned-banner =
    { $you ->
        [yes] You have resigned: the { $bot } plays in your place until the end.
       *[no] { $player } has resigned: the { $bot } plays there until the end.
    }

## Leaving the table

leave = Leave the table
leave-title = Leave the table?
leave-text = Your match is kept: you’ll find it on the home page, under “My matches”, and can carry on where you left off.
leave-clock = Your clock keeps running.
leave-wait = The others will wait for you.
leave-bot = If you stay away, the others can let the { $bot } play for you.
leave-stay = Stay at the table
leave-go = Leave
left-notice = You left a match in progress ({ $game }). It’s waiting for you.
left-back = Back to the table
forget-title = { $game }: remove this match?
forget-text = It isn’t over. Once it’s removed from this device, only the link to your seat leads back to it.
forget-stay = Keep it
forget-go = Remove
forgotten = { $game }: match removed from this device.
put-back = Undo

## A choice without effect

vain = no effect now
vain-title = Play it for no effect?
vain-text = This action has a cost and would change nothing right now.
vain-go = Play it anyway
vain-back = Choose something else

# Playing on this device, without a site
device-starting = Setting up the table on this device: { $percent }%
device-failed = This browser could not start the games on this device.
device-forgets = This browser saves nothing for this page: the match is gone once you close it. Download it first.
device-stopped = Bots on this device have stopped thinking. Nothing of the match is lost.
device-think = Start them again
device-choice = Play on this device
device-choice-about = The match stays in this browser and goes on without the network. The first time, the games are downloaded (about 8 MB).
device-alone = You are playing on your device
device-alone-about = Nothing leaves it, and no network is needed. Playing with friends on other devices or at public tables needs a site.
device-site = Go to { $site }
device-level = { $level } (on a site)
device-level-about = Stronger bots need a site: on your device alone they would think for more than ten seconds a turn.
device-slow = On your device alone this bot may think for more than ten seconds a turn.
error-device = The games could not be started on this device. Is there enough memory, and is the browser up to date?
fairness-device = This match runs on your own device, which also draws the seed, so nobody else can vouch for it.
