## The first page

brief-aim = In spring your butterflies leave Michoacán; in autumn their descendants come back. In between, each season pays out its goals. The highest score after autumn wins.
brief-turn = Your turn, in three moves
brief-play = Play a card
brief-play-text = You hold two. It says how many moves your butterflies make, and how many spaces each.
brief-land = Land
brief-land-text = The space gives its flowers, a city opens its waystation. Next to a plant, flowers pay for a **birth**: the next generation, 1 to 4. Only the 4th counts at the return.
brief-draw = Refill your hand
brief-draw-text = Draw back up to two cards. Then it is the next player’s turn.
brief-end = Each season ends with the scoring of its goal card. After autumn, add the butterflies that are back in Michoacán and your life cycle cards.
brief-spring = Spring
brief-spring-text = 4 rounds
brief-summer = Summer
brief-summer-text = 5 rounds
brief-autumn = Autumn
brief-autumn-text = 6 rounds
brief-home = Back home
brief-home-text = generation 4 in Michoacán: 3, 7, 12, 17, 21, 24 points
brief-births = Give birth early.
brief-births-text = More butterflies reach more goals.
brief-cities = Be the first to open a waystation.
brief-cities-text = Revealing a token gives you one more flower.
brief-return = Plan the return from summer on.
brief-return-text = Six autumn rounds are over quickly.

## Examples

example-milkweed = a milkweed and its three spaces
example-milkweed-1 = The milkweed is drawn at the common corner of the three outlined spaces: it touches **all three**.
example-milkweed-2 = Houston, to the right, does not touch it: it is no flower space but a city with its waystation.
example-milkweed-3 = Every flower space has a colour, which matters for goals, and a flower.
example-reach = how far a move goes
example-reach-1 = You play “2 and 2”: two moves of two steps. The first starts in Michoacán.
example-reach-2 = All outlined spaces are allowed: two steps away, but also one, by going there and back.
example-reach-3 = Flying over a space gives nothing: only where you **land** counts.
example-flowers = collecting flowers
example-flowers-1 = You play “1, 1 and 1”. The butterfly first lands on the orange space and takes a white flower there.
example-flowers-2 = Its second move leads further up, where it takes a pink one.
example-flowers-3 = One step is left. Going back down would give nothing: you never collect twice from a space in one turn.
example-city = opening a waystation
example-city-1 = With a move of three the butterfly lands in Houston, whose token was face down.
example-city-2 = The token is revealed: a pink chrysalis. You receive that life cycle card.
example-city-3 = Because you **revealed** it, you also roll the flower die: a violet flower.
example-birth = a birth
example-birth-1 = In three moves of one space your butterfly took two white flowers and a pink one.
example-birth-2 = The space where it landed touches a milkweed, so it may give birth.
example-birth-3 = Generation 2 costs **2 identical flowers**: pay the two white ones, and it is born on this space.
