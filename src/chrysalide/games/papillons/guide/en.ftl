## The first page

brief-aim = Line up four butterflies of the shape or the colour of one of your two secret goals. The first complete line wins.
brief-turn = Your turn: one action of your choice
brief-place = Place a card
brief-place-text = One of the two in your hand, then draw; or the top card of the deck, whatever it is. It must share a whole side with another card.
brief-move = Or move one
brief-move-text = Any card except the last one played, once everyone has placed three. The cards must stay in one group.
brief-token = Or place a token
brief-token-text = The net pins a card down for good. The web pins it down and takes it out of every line.
brief-end = The line runs along a row, a column or a diagonal, and ends the match at once. Take care: it wins for the player whose goal it is, even if you were the one who completed it.
brief-teams = Teams
brief-teams-text = four players, two against two
brief-expert = Expert
brief-expert-text = no webs; you may demand a card
brief-two = Prepare two lines.
brief-two-text = Three in a row are easy to see; a second threat is a surprise.
brief-tokens = Save your tokens.
brief-tokens-text = Each works only once, and often decides the ending.
brief-guess = Guess.
brief-guess-text = What others place and move gives away their goals.

## Examples

example-won = a line wins
example-won-1 = One of your secret goals is **round** butterflies.
example-won-2 = Three round ones stood in the column, in three colours, which does not matter.
example-won-3 = You place the fourth: the match is won at once.
example-sides = touching by a side
example-sides-1 = The card at the bottom of the column has **three free sides**, outlined: a card placed there touches it.
example-sides-2 = Diagonally, two cards do not touch.
example-sides-3 = The table has no edge: the group grows in any direction, but it stays in one piece.
example-place = where to place a card
example-place-1 = You play a card from your hand. Four are on the table.
example-place-2 = It can go in the **eight spaces** outlined: each shares a whole side with a card.
example-place-3 = The corners of the square do not count: they only touch at a point.
example-move = moving a card
example-move-1 = Everybody has placed three cards, so moves are allowed. You pick up the one on the right.
example-move-2 = It can go down in the outlined spaces, but not where it came from.
example-move-3 = The card at the top was placed last turn and is protected: it could not be picked up.
example-demand = demanding a card
example-demand-1 = In expert teams you only know your team’s colour goal, **blue**; your partner holds the shape.
example-demand-2 = Three blue ones stand in the top row. The opponent who plays after you could have moved one of them.
example-demand-3 = There are no webs for experts, but you **demanded** a card: they had to place one from their hand, and could do nothing else.
example-demand-4 = They closed the right end with a yellow scalloped one. The other end is still open.
example-web = a web breaks the line
example-web-1 = Three round ones stood in the left column: a fourth would have won.
example-web-2 = Your opponent puts their web on the one in the middle.
example-web-3 = The card stays where it is but no longer counts: **no line** will run through it.
example-theirs = a line finished by somebody else
example-theirs-1 = Three round ones stood in the column, and round is one of your secret goals.
example-theirs-2 = Your opponent turns up the top card of the deck, a round one, and places it at the end of the column.
example-theirs-3 = The line fits **your** goal: you win, even though they completed it.
