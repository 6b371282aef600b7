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
error-record-seed = The seed does not fit the commitment of this record.
error-record-seat = Entry { $number } (“{ $text }”) names the wrong seat.
error-record-entry = Entry { $number } (“{ $text }”) is not possible: { $why }
error-record-result = The result in the header is not the one that the entries lead to.

## Taking back

undo-nothing = There is nothing of yours to take back.
undo-over = The match is over: nothing can be taken back.
undo-revealed = Something was revealed since your last action, so it stands.
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
