### What the table says, whatever the game.

## The site

brand-home = Chrysalide, home
skip-to-content = Skip to content
loading = Loading…
retry = Try again
close = Close
to-home = Back to the games
language = Language
light = Light
language-and-light = Language and light
day = Day
dusk = Dusk
footer = Footer
about = About
credits = Credits
accessibility = Accessibility
privacy = Privacy
missing-title = This page has flown away
missing-text = There is nothing at this address. The link may be incomplete.
table-missing = This table does not exist, or no longer does. The link may be incomplete.
rules-compiling = The rules are still being compiled: you can play everything; bots just think a little more slowly.
rules-ready = The rules are compiled: bots already use them, and the site will follow at a quiet moment.
not-affiliated = Chrysalide is an independent project, not affiliated with or endorsed by the designers, illustrators or publishers of these games. Names belong to their owners; all drawings are our own.
designers =
    { $count ->
        [one] Designer: { $names }.
       *[other] Designers: { $names }.
    }
about-text = Chrysalide puts board games about nature on your screen, with their complete rules and opponents who are always ready. Play alone, together at one screen or far apart, in French, English and Spanish.
access-text = Everything can be played with a mouse, a finger, the keyboard or a screen reader: the list of choices holds all that the board shows. Colour is never the only thing that tells you something. The “?” key shows the shortcuts, and animations step aside when your device asks for it.
privacy-text = No request leaves this site. Your matches are found again by keys kept in this browser; there are no accounts, no tracking and no advertising.

## Errors

error-unreachable = The site does not answer. Check your connection, then try again.
error-failed = Something went wrong. Try again in a moment.
error-not-found = There is nothing at this address.
game-missing = This game is not on our shelves.

## Home

home-title =
    { $count ->
        [0] Games of nature, a table ready.
        [1] One game of nature, a table ready.
        [2] Two games of nature, a table ready.
        [3] Three games of nature, a table ready.
        [4] Four games of nature, a table ready.
        [5] Five games of nature, a table ready.
        [6] Six games of nature, a table ready.
        [7] Seven games of nature, a table ready.
        [8] Eight games of nature, a table ready.
       *[other] { $count } games of nature, a table ready.
    }
home-line = An opponent is already waiting: two clicks and you play.
the-games = The games
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
play = Play
play-game = Play { $game }
my-tables = My matches
kept-here = Kept on this device
your-turn = Your turn
standing-their-turn = { $player } to play
standing-waiting = Waiting for somebody to join
standing-going-on = Being played
won-by =
    { $count ->
        [0] Match over
        [one] Won by { $names }
       *[other] Won by { $names }
    }
resume = Resume
resume-game = Resume: { $game }
look = Look
replay = Replay
replay-game = Replay: { $game }
forget = Forget
forget-game = Forget this match: { $game }
show-all = show all ({ $count })

## A new table

ready-line =
    { $bots ->
        [0]
            { $open ->
                [0] A table to share at one screen
               *[other] A table with seats to fill by a link
            }
        [one]
            { $open ->
                [0] A table ready: you { $together ->
                    [yes] with
                   *[no] against
                } one { $bot }
               *[other] One { $bot } and seats to fill by a link
            }
       *[other]
            { $open ->
                [0] A table ready: you { $together ->
                    [yes] with
                   *[no] against
                } { $bots } bots
               *[other] { $bots } bots and seats to fill by a link
            }
    }
your-name = Your name
name = Name
name-hint = optional
start = Start
rules = Rules
seats = Seats
seats-about = who plays, and from where
how-many = Number of seats
people-alone = 1 (you play { $seats } seats)
seat-number = Seat { $number }
sitter-me = Me
sitter-beside = Someone beside me
sitter-bot = A bot
sitter-open = An open seat, by link
open-about = A link to send will be waiting at the table.
level = Level
options = Options
options-about = variants and length
all = Choose all
none = Choose none
fault-too-low = At least { $minimum }.
fault-too-high = At most { $maximum }.
fault-not-a-number = A whole number is needed.
fault-empty = Choose at least one.
bot = bot

## At the table

the-table = The table
table-menu = This table
table-menu-short = Table
new-table = New match
to-table = To the table
you = you
at-this-screen = at this screen
connected = online
away = away
open-seat = Open seat
open-seat-line = waiting
kept-line = { $bot } playing
to-act = To act
winner = wins
title-your-turn = Your turn
turn-of =
    { $you ->
        [yes] Your turn.
       *[no] { $player } to play.
    }
turn-chance = Chance decides…
watching = You are watching
your-choices = Your choices
choices-none = Nothing to choose now: it is not your turn.
choices-lost = Your choices will be back with the connection.
choices-soon = More is coming…
choices-over = The match is over.
choices-watching = The choices appear at the players’ screens.
choices-kept = A bot is playing for you. Take your seat back to choose yourself.
step-back = Back to the step before
points =
    { $points ->
        [one] point
       *[other] points
    }
log = Log
log-opening = Before the first card the site committed itself to its chance: { $commitment }…
undo = Undo
undo-about = Undo your last decision
hint = Hint
hint-about = Ask what a good player would do
hint-here = The hint: this one
hint-value = { $percent }% to win
hint-value-about = What a good player expects of it: 0 % is lost, 100 % is won
thinking = Thinking…
skip = Skip
reconnecting = Connection lost. Trying again…
rule-number = Rule { $rule }
search-rules = Search the rules
rules-none = No rule holds these words.
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
source =
    { $source ->
        [B] from the rulebook
        [S] from other public sources
        [I] inferred
       *[O] our own ruling
    }
plain-board = This game has no drawn board yet: play from the list of choices, it holds everything.
kept-banner =
    { $you ->
        [yes] The { $bot } is playing for you.
       *[no] The { $bot } is playing for { $player }.
    }
play-myself =
    { $you ->
        [yes] Play on yourself
       *[no] Give { $player } the seat back
    }
let-bot =
    { $you ->
        [yes] Let a bot play for me
       *[no] Let a bot play for { $player }
    }
let-bot-short = Let a bot play
let-bot-about =
    { $you ->
        [yes] The seat stays yours: you see what you saw before, and you play again whenever you like.
       *[no] The seat stays with { $player }, who can take it back at any time. Until then a bot plays there.
    }
let-bot-go = Let it play
let-bot-settled = At this table that is settled: the { $bot } plays.

## Sharing, checking

share = Share
copy = Copy
copied = Copied
invitation-link = Invitation to seat { $number }
spectator-link = Link for watching
replay-link = Link to the replay
own-seat-link = Your seat on another device
own-seat-about = This last link is your key: whoever opens it plays in your place.
sounds = A sound when it is your turn
fairness = Honest chance
fairness-about = Before the first card the site draws a secret seed and shows its fingerprint. All chance of the match follows from it. At the end the seed is revealed: anybody can check that it was not changed on the way.
commitment = Fingerprint
seed = Seed
seed-later = revealed when the match is over
promise-kept = Checked by your browser: the seed fits the fingerprint.
promise-broken = The seed does not fit the fingerprint that was announced!
verify-yourself = Check it yourself
verify-how = In a terminal this command must give the fingerprint above. With the file of the match, “chrysalide verify” draws every outcome again.
edition = About this edition
edition-short = An independent adaptation of { $game }; details are in the table’s menu.
reconstructed-about = What the rulebook does not print, we have reconstructed:
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
key-arrows = walk through the choices
key-enter = play the choice
key-escape = step back, close
key-choices = go to the list of choices
key-hint = hint
key-undo = undo
key-rules = rules
key-skip = skip the animation
key-keys = this help
key-steps = previous, next decision
key-home = To the start
key-end = To the end
key-play = play, pause

## Waiting and joining

waiting-title =
    { $count ->
        [one] One person is missing
       *[other] { $count } people are missing
    }
waiting-text = Send an invitation: the match begins as soon as every seat is taken.
seat-taken = seated
join-title = A seat is waiting for you: { $game }
join-text =
    { $count ->
        [one] { $names } invites you to the table.
       *[other] { $names } invite you to their table.
    }
sit-down = Sit down
just-watch = Just watch
pass-device = Pass the screen to { $player }
pass-about = Everybody’s hand stays secret. Go on when the right person is at the screen.
i-am = I am { $player }

## Public tables

public-tables = Public tables
public-tables-about = Sit down, or just look
public-empty = Nobody is waiting at a table right now.
public-empty-about = Open one: somebody may come and settle there. Which game?
home-tables =
    { $count ->
        [0] Or play with people: the public tables.
        [one] Somebody is waiting at a public table.
       *[other] People are waiting at { $count } public tables.
    }
refresh = Refresh the list
seats-free =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
sit-down-at = Sit down: { $game }, with { $names }
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

terms = At the table
terms-about = who may come, clock, absence, help, chat
ready-public =
    { $open ->
        [one] A public table with one seat to take
       *[other] A public table with { $open } seats to take
    }
who-may-come = Who may come?
come-private = Only with a link
come-private-about = You send an invitation for each open seat.
come-public = Everybody
come-public-about = The table is listed on the home page; whoever comes first takes the open seat.
ready-check = Wait until everybody is ready
ready-check-about = The match begins only when all who sit there have said so.
clock = Clock
clock-off = No clock
clock-per-decision = For each decision
clock-per-match = For the whole match
clock-move = { $time } for each decision
clock-bank =
    { $plus ->
        [yes] { $time } + { $increment } for each decision
       *[no] { $time } for the match
    }
clock-own = Something else…
own-minutes = Minutes
own-increment = Seconds added
own-fault = Between half a minute and 30 days, and from 0 to 86,400 seconds added.
on-timeout = And when time runs out?
timeout-play = out of time: { $bot } makes the move
timeout-keep = out of time: { $bot } takes over
timeout-loss = out of time: the match is lost
timeout-play-about = A bot makes this decision, then the person goes on.
timeout-keep-about = A bot keeps the seat until the person takes it back.
timeout-loss-about = The match ends: whoever ran out of time has lost.
absent = If somebody leaves
absent-off = Nobody plays for them: the match waits
absent-about = After 20 seconds the others may let this bot play. The seat stays with its owner.
absent-clock = The bot that plays when time runs out
absent-clock-about = While a clock runs nobody else decides about a seat, even if its owner is away.
help-allowed = Allow help
help-allowed-about = Hints, and a bot that plays for you. The log tells everybody when somebody uses them.
chat-allowed = Chat at the table
chat-allowed-about = People with a seat may write to each other.
terms-listed = Public table
terms-private = By invitation
terms-silent = No chat
terms-ready-check = Everybody says when ready
terms-absent-bot = If somebody leaves: { $bot }
terms-absent-off = If somebody leaves: the match waits
terms-help = Help allowed
terms-no-help = No hints, no bots

## Everybody’s butterfly

avatar = Your butterfly
avatar-change = Your butterfly: { $avatar }. Change it

## Before the match

waiting-complete = Everybody is here
waiting-ready = The match begins as soon as everybody is ready.
waiting-text-ready = Send an invitation: the match begins when every seat is taken and everybody is ready.
waiting-watching = The match begins as soon as every seat is taken.
waiting-listed = The table is in the public list: somebody may come at any time. The match begins as soon as every seat is taken.
waiting-listed-ready = The table is in the public list. The match begins when every seat is taken and everybody is ready.
seat-waits-for = waiting for { $player }
is-ready = ready
is-not-ready = not yet
ready-say =
    { $count ->
        [one] I am ready to begin
       *[other] We are ready to begin
    }
leave-seat =
    { $count ->
        [one] Leave my seat
       *[other] Leave our seats
    }
free-seat = Free the seat

## Telling

notices = A notification when it is your turn or somebody comes
notices-on = You will be told here
notices-on-about = As long as the page is open, but out of sight.
notice-guest = Somebody sat down at your table
notice-start = The match begins
notices-refused = The browser shows no notifications for this site. Perhaps its settings allow them.

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
team-won = You have won together!
team-lost = This time the match is lost.
play-again = Play again
download-record = Download the match

## Replay

replay-controls = Playback
replay-position = Position in the match
replay-eyes = Seen by
replay-start = The start of the match
replay-history = Undone moves
replay-undone = undone later
step-before = Previous decision
step-after = Next decision
play-on = Play
pause = Pause
speed = Speed

## Opening, keeping and showing a match

open-record = Open a record
records-about = The file of a match is replayed here, move by move. It can be downloaded at the end of a match, or while looking at it again.
records-drop = Drop the file of a match here
records-choose = Choose a file
records-paste = Or paste its text
records-open = Watch this match
records-privacy = The match gets an address. Whoever knows it can watch the match, with the names that are in the file.
record-large = This file is far too large to be the record of a match.
record-refused = “{ $name }” cannot be opened
record-refused-text = This text cannot be opened
record-place = Line { $line } of the file
record-what-to-do = What to do?
record-advice-again = The file was damaged on its way. Download it again from the match, or ask whoever kept it.
record-advice-edited = Somebody has probably changed the file. Take the original, or mend the line and remove the lines of the header that begin with “digest” and “result”.
record-advice-foreign = Choose a file that was downloaded from Chrysalide: its name begins with “chrysalide-” and ends with “.txt”.
record-advice-version = The file is whole, but it needs another version of Chrysalide: the one that wrote it.
record-advice-masked = The match was still going on. Once it is over, download it again: nothing in it is hidden any more.
log-imported = This match comes from a file: the site has replayed it by the rules and does not know who played it.
replay-unfinished = The file ends here: the match was not over
no-commitment = None: chance was entered by hand.
no-seed = It is not in the file.
old-rules-title = A match from before
old-rules-about = The rules of this game have been corrected since. The match can no longer be replayed here, but nothing of it is lost: download it to watch it with the version of then.
position-link = Link to this position ({ $index })
position-about = The link opens exactly here, for everybody.
position-about-playing = The link opens exactly here. While the match goes on, everybody sees only what they may know.
qr-code = QR code
qr-about = Point the camera of a phone at it.
qr-secret = Whoever scans this code takes the seat: show it to that person only.
key-speed = Faster, slower
key-share = Share this position

## Together, during and after the match

restarting = The site is restarting, one moment…
act-not-played = This decision did not arrive in time and was not played. You can still choose it.
clock-left = Time left:
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes }
clock-days = { $days } d { $hours } h
clock-spoken =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
clock-low = Your time is nearly up: { $time }.
undo-ask = Undo…
undo-ask-about = Ask everybody to undo your last decision
undo-ask-title = Ask to go back
undo-ask-text = You can ask everybody at the table to go back to your last decision. Each of them has to agree, also somebody for whom a bot plays; bots on seats of their own always do.
undo-ask-alone = Nobody else has to agree: you can go back to your last decision all the same.
undo-ask-log = What is undone stays in the log and in the replay, with your name.
undo-ask-go = Ask everybody
undo-go-back = Go back
undo-question =
    { $you ->
        [yes] You ask to take back your last decision.
       *[no] { $player } asks to take back their last decision.
    }
undo-agreed-by = Agreed: { $names }.
undo-waits-for = Waiting for { $names }.
undo-withdraw = Withdraw the question
undo-not-agreed = Your question was not agreed to: the match goes on.
agree = Agree
refuse = Refuse
note-undo =
    { $you ->
        [yes] You take back your last decision.
       *[no] { $player } takes back their last decision.
    }
note-undo-agreed =
    { $you ->
        [yes] Everybody agreeing, you take back your last decision.
       *[no] Everybody agreeing, { $player } takes back their last decision.
    }
note-keep =
    { $you ->
        [yes] The { $bot } takes over for you.
       *[no] The { $bot } takes over for { $player }.
    }
note-absent =
    { $you ->
        [yes] You were away: the { $bot } plays for you.
       *[no] { $player } is away: the { $bot } plays for them.
    }
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
        [yes] You are playing yourself again.
       *[no] { $player } is playing again.
    }
note-time-play =
    { $you ->
        [yes] Your time is up: a bot makes this decision.
       *[no] { $player } is out of time: a bot makes this decision.
    }
note-time-keep =
    { $you ->
        [yes] Your time is up: the { $bot } is playing for you.
       *[no] { $player } is out of time: the { $bot } is playing instead.
    }
note-time-loss =
    { $you ->
        [yes] Your time is up: the match ends.
       *[no] { $player } is out of time: the match ends.
    }
ended-by-time =
    { $you ->
        [yes]
            { $winners_count ->
                [0] Your time is up: the match is lost.
                [one] Your time is up: { $winners } wins the match.
               *[other] Your time is up: { $winners } win the match.
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
chat-silent = Nobody has said anything yet. How about hello?
chat-watching = Only people who sit at the table write.
chat-write = Write a message
chat-send = Send
chat-left =
    { $count ->
        [0] No character left
        [one] { $count } character left
       *[other] { $count } characters left
    }
chat-over =
    { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
emotes = Small gestures
emote-hello = Hello!
emote-luck = Good luck!
emote-bravo = Well played!
emote-thanks = Thank you!
emote-oops = Oops…
emote-thinking = Thinking…
emote-wow = Wow!
emote-heart = Love it!
mute-player = Mute { $player }
mute-about = No longer see what { $player } writes; nobody else will know
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
rematch-there = A rematch is offered.
rematch-join = Join
rematch-return = To the rematch
rematch-watch = Watch the next match
