### The notebook: what this browser keeps for its reader.

carnet-line = kept on this device, no account
carnet-noname = No name yet
carnet-rename = Change name
carnet-save-name = Save name
carnet-none-yet = Your finished matches will be listed here.
carnet-since =
    { $all ->
        [one] One match
       *[other] { $all } matches
    }, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    }, since { $date }

## My matches

carnet-matches = My matches
carnet-filter = Filter
carnet-filter-all = All
carnet-filter-people = With people
carnet-filter-bots = Against bots
carnet-filter-none = No match of this kind.
carnet-alone = solo
carnet-column-match = Match and opponents
carnet-column-result = Result: you, then the others
carnet-column-ended = Ended
carnet-won = won
carnet-lost = lost
carnet-drawn = a draw
carnet-nobody = nobody won
carnet-shared = won by { $names }
carnet-place = { $place } of { $of }
carnet-pair = { $mine } to { $theirs }
carnet-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
carnet-timed = on time
carnet-replay = Replay { $game }, { $when }
carnet-review = Review { $game }, { $when }
carnet-gone = deleted from the site
carnet-older =
    { $count ->
        [one] The older match
       *[other] The { $count } older matches
    }

## Against bots

carnet-ladder = Against bots
carnet-ladder-about = Matches won, by game and level
carnet-tally = { $won } of { $all }
carnet-next = { $game }: you often beat the { $level }.
carnet-try = Try the { $level }

## My seats on another device

device = My seats on another device
device-about = Your seats and matches follow you. No account, no address.
device-show = Show a code and a phrase
device-making = One moment…
device-scan = Scan this code
device-type = or type this phrase
device-copy = Copy
device-copied = Copied
device-change = Change
device-warning = Anyone with this phrase can play in your place. Keep it to yourself.
device-limits = It works once, for a quarter of an hour. The site only keeps an encrypted parcel that it cannot open.
device-direct = This code holds the keys to your seats and does not expire. Without https the browser does not encrypt, so there is no phrase.
device-empty = No seats are kept here at the moment.
device-have = I already have a phrase
device-phrase = Your phrase of six words
device-phrase-about = Accents and capitals do not matter.
device-receive = Receive the seats
device-insecure = This page is not secure (no https): use the code or a file.
device-short = A phrase has six words.
device-unknown =
    { $count ->
        [one] This word is not in our lists: { $words }.
       *[other] These words are not in our lists: { $words }.
    }
device-link = This link brings seats from another device. Add them to this notebook?
device-broken = This parcel does not open with this phrase.
device-received = Welcome! { carnet-imported }

## Preferences

carnet-preferences = Preferences
pref-sounds = Sounds
pref-sounds-which = Which sounds
pref-sound-turn = My turn
pref-sound-message = A message
pref-sound-over = End of the match
pref-confirm-about = one click to choose, one to play
pref-hints = Hints
pref-hints-about = a move is shown, with the reason
pref-hints-never = Never
pref-hints-asked = On request
pref-hints-offered = Offered
pref-light = Theme
pref-light-day = Light
pref-light-dusk = Dark
pref-light-auto = Auto
pref-shortcuts = Keyboard shortcuts
pref-tips = Tips for beginners
pref-yes = on
pref-no = off

## My data

carnet-data = My data
carnet-data-about = Everything in this notebook fits into one file: your seats, your matches, your preferences.
carnet-export = Save a file
carnet-import = Open a file
carnet-secret-file = This file holds the keys to your seats: keep it to yourself.
carnet-imported =
    { $tables ->
        [0] No new seats
        [one] One new seat
       *[other] { $tables } new seats
    }, { $matches ->
        [0] no new matches
        [one] one new match
       *[other] { $matches } new matches
    }.
carnet-bad-file = This file does not come from a notebook.
carnet-erase = Erase everything
carnet-erase-title = Erase everything on this device?
carnet-erase-here = Your name, preferences, match history, lessons and solved problems disappear from here, and so do the keys to your seats. Without these keys you cannot resume a match in progress.
carnet-erase-there = The matches themselves stay on the site, with the name you used there, your moves and your messages: they belong to the other players too. Nobody will be able to play in your place.
carnet-erase-yes = Erase
carnet-erase-no = Keep
