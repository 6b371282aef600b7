## The first page

brief-aim = Butterflies lie in overlapping rows. Take them one at a time and collect the species that score: the higher total wins the round, and three rounds win the match.
brief-turn = Your turn, in three moves
brief-take = Take one card
brief-take-text = Any uncovered card, one with no other card on it. It joins your collection.
brief-turn-up = Turn cards up
brief-turn-up-text = Any face-down card that is now uncovered is turned up at once.
brief-bolina = Place the Great Eggfly
brief-bolina-text = If you already had it, and only if you want to: it takes the place of your card and blocks what it covers.
brief-end = A round ends when the table is empty. If you are level, the player with the Great Eggfly wins it. Each round won earns a white butterfly; you need three.
brief-eighty-eight = Eighty-Eight
brief-eighty-eight-text = 3 points a pair
brief-morpho = Blue Morpho
brief-morpho-text = 4 points a trio
brief-monarch = Monarch
brief-monarch-text = 2, 5 or 8 points for two, three or four
brief-swallowtail = Swallowtail
brief-swallowtail-text = one: 2 points; two: a wild card
brief-below = Look underneath.
brief-below-text = The card you uncover goes to your opponent first.
brief-block = Keep the Great Eggfly to get in the way.
brief-block-text = It delays the card your opponent was waiting for.
brief-count = Count the species.
brief-count-text = Two cards are set aside: the one you need may not be there.
