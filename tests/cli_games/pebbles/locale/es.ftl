game-title = Pebbles
game-line = Take the last one.
option-heap = Pebbles at the start
option-kind = Be kind
secret-drawn = Your secret number is { $number }.
taken = { $player } takes { $pebbles }.
choice-take = Take { $pebbles }
refuse-few = Only { $heap } left.
