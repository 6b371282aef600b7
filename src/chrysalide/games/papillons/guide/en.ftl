## The first page

brief-aim = Line up four butterflies of the shape or the colour of one of your two secret goals. The first complete line wins.
brief-turn = Your turn: one action of your choice
brief-place = Place a card
brief-place-text = One of the two in your hand, then draw; or the top card of the deck, whatever it is. It must share a whole side with another card.
brief-move = Or move one
brief-move-text = Any card except the last one played, once everyone has placed three. The cards must stay in one group.
brief-token = Or place a token
brief-token-text = The net fixes a card for good. The web fixes it and takes it out of every line.
brief-end = The line runs along a row, a column or a diagonal, and ends the match at once. Take care: it wins for the player whose goal it meets, even if you were the one who completed it.
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
