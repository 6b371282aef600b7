## The first page

brief-aim = In spring your butterflies leave Michoacán; in autumn their descendants come back. In between, each season pays out its goals. The highest score after autumn wins.
brief-turn = Your turn, in three moves
brief-play = Play a card
brief-play-text = You hold two. It says how many moves your butterflies make, and how many spaces each.
brief-land = Land
brief-land-text = The space gives its flowers, a city opens its waystation. Next to a plant, a butterfly may **give birth** for flowers.
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
