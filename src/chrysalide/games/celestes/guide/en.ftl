## The first page

brief-aim = Butterflies lie in overlapping rows. Take them one at a time and collect the species that score: the higher total wins the round, and three rounds win the match.
brief-turn = Your turn, in three steps
brief-take = Take one card
brief-take-text = Any uncovered card, one with no other card on it. It joins your collection.
brief-turn-up = Turn cards up
brief-turn-up-text = Any face-down card that is now uncovered is turned up at once.
brief-bolina = Place the Great Eggfly
brief-bolina-text = If you already had it, and only if you want to: it takes the place of your card and blocks what it covers.
brief-end = A round ends when the table is empty. If you are level, the player with the Great Eggfly wins it. Each round won earns a white butterfly; you need three.
brief-eighty-eight = Eighty-Eight
brief-eighty-eight-text = 3 points per pair
brief-morpho = Blue Morpho
brief-morpho-text = 4 points per set of three
brief-monarch = Monarch
brief-monarch-text = 2, 5 or 8 points for two, three or four
brief-swallowtail = Swallowtail
brief-swallowtail-text = one: 2 points; two: a wild card
brief-below = Look underneath.
brief-below-text = The card you uncover goes to your opponent first.
brief-block = Save the Great Eggfly for blocking.
brief-block-text = It delays the card your opponent was waiting for.
brief-count = Count the species.
brief-count-text = Two cards are set aside: the one you need may not be there.

## Examples

example-uncovered = uncovered cards
example-uncovered-1 = Nothing covers the six cards at the bottom: they are **uncovered**, so take one of them.
example-uncovered-2 = Every card higher up is covered by two others, which have to go first.
example-uncovered-3 = Two rows of the four are face down: their cards are turned up once they are uncovered.
example-dealt = a round is ready
example-dealt-1 = The Pyramid was drawn: **18 cards** are dealt, slot by slot, ten face up and eight face down.
example-dealt-2 = Two cards stay aside, face down: nobody knows what a set will lack.
example-dealt-3 = The second player receives the Great Eggfly, face up, to make up for going second.
example-turned = a card is turned up
example-turned-1 = The first player took card 14, a Monarch; the second took 13.
example-turned-2 = Nothing covers card 8 any more: it is turned up **at once**. It is a Blue Morpho.
example-turned-3 = It is the first player’s turn, and the card can already be taken.
example-bolina = the Great Eggfly blocks
example-bolina-1 = The second player has just taken card 13, and card 8 was turned up.
example-bolina-2 = Since the Great Eggfly was theirs already, they put it in the place of that card.
example-bolina-3 = Card 8 stays face up, but it is **blocked** again: to get at it, somebody has to take the Eggfly first.
example-count = counting a round
example-count-1 = Three Eighty-Eights make only one pair: 3 points. Four Monarchs make 8, a single Swallowtail 2: **13** in all.
example-count-2 = The opponent has a pair too, a set of three Blue Morphos and a Swallowtail: 3 + 4 + 2 = 9. Two of the five Morphos are worth nothing.
example-count-3 = The winner takes a white butterfly; the loser chooses whether to begin the next round.
