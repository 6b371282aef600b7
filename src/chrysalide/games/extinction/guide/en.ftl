## The first page

brief-aim = Together, save an endangered species: win four Yes votes from the ambassadors in the same vote year. Everybody wins or loses together.
brief-turn = Your turn, in four phases
brief-dice = Place your three dice
brief-dice-text = Each on an action, higher than the dice already there. Plan lets you play a card.
brief-births = Births
brief-births-text = The more pairs there are, the better the chance that the die brings a young one.
brief-destruction = Destruction
brief-destruction-text = Choose an occupied line; the die puts a tile there, and the animals on that space are lost.
brief-effect = Effect
brief-effect-text = Reveal an effect card. Then draw a card and name the next player.
brief-end = There are two vote years. You lose if the second one falls short, if only one animal is left, or if a tile has to be placed and none are left.
brief-two = 2 players
brief-two-text = votes: years 7 and 8
brief-three = 3 players
brief-three-text = votes: years 5 and 6
brief-four = 4 players
brief-four-text = votes: years 4 and 5
brief-five = 5 players
brief-five-text = votes: years 3 and 4
brief-cubes = Reveal four ambassadors.
brief-cubes-text = Face down they do not vote; a cube turns them up and counts in their vote.
brief-pairs = Keep pairs together.
brief-pairs-text = Two animals on one space may have young every turn.
brief-talk = Talk.
brief-talk-text = Choose together who plays next.
