game-title = Pond
game-line = Lay your cards beside their like.
game-about = A pond of twelve cells, cards of reed, water and sky, and a secret hand: five minutes for two or three players.

option-twins = Twins
option-twins-about = Do equal numbers side by side score two points?
option-twins-false = No
option-twins-true = Yes

shown-deck = Cards in the deck
shown-pond = The pond
shown-hands = Hand
item-pond =
    { $value ->
        [reed-1] Reed 1
        [reed-2] Reed 2
        [reed-3] Reed 3
        [reed-4] Reed 4
        [reed-5] Reed 5
        [reed-6] Reed 6
        [water-1] Water 1
        [water-2] Water 2
        [water-3] Water 3
        [water-4] Water 4
        [water-5] Water 5
        [water-6] Water 6
        [sky-1] Sky 1
        [sky-2] Sky 2
        [sky-3] Sky 3
        [sky-4] Sky 4
        [sky-5] Sky 5
       *[sky-6] Sky 6
    }
item-hands = { item-pond }
card-name =
    { $card ->
        [reed-1] Reed 1
        [reed-2] Reed 2
        [reed-3] Reed 3
        [reed-4] Reed 4
        [reed-5] Reed 5
        [reed-6] Reed 6
        [water-1] Water 1
        [water-2] Water 2
        [water-3] Water 3
        [water-4] Water 4
        [water-5] Water 5
        [water-6] Water 6
        [sky-1] Sky 1
        [sky-2] Sky 2
        [sky-3] Sky 3
        [sky-4] Sky 4
        [sky-5] Sky 5
       *[sky-6] Sky 6
    }

card-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
card-laid =
    { $you ->
        [yes] You lay { card-name } and score { $points }.
       *[no] { $player } lays { card-name } and scores { $points }.
    }

choice-lay = { card-name } on cell { $cell }

refuse-taken = There is a card already: choose an empty cell.
refuse-hand = That card is not in your hand: choose one of yours.
refuse-turn = It is another player’s turn: wait for yours.
refuse-not-now = Not now: choose one of the actions on offer.
