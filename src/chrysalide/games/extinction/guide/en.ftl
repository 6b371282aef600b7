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

## Examples

example-dice = where to place dice
example-dice-1 = You rolled 2, 4 and 5. The outlined actions accept at least one of them.
example-dice-2 = With two players a die must be at least **2** higher than those already on the action; social media accepts anything.
example-dice-3 = You do the whole action before you place the next die.
example-plan = playing a card
example-plan-1 = Your 4, placed on Plan, let you play a card from your hand: the breeding programme.
example-plan-2 = It is an **Action**: it joins the action area for everybody, and your last die can already go there.
example-plan-3 = A **Unique** would have taken effect at once, only once, and then gone to your discard pile.
example-money = earning and spending
example-money-1 = You have 3 M, your partner 4 M: each of you pays with **your own** money.
example-money-2 = The price is printed on the action. Restore the habitat, at 3 M, would take all you have; Relocate costs only 1 M.
example-money-3 = A die placed on social media earns 1 M, taken from the common supply.
example-move = moving an animal
example-move-1 = The action Relocate moves an animal by one space, never diagonally.
example-move-2 = The lone tiger in the left column can join the space above, where another is waiting.
example-move-3 = Two animals on a space make a **mating pair**.
example-birth = a cub is born
example-birth-1 = There are four mating pairs: the target is 4 + 1 = **5**. The birth die shows 4, which succeeds.
example-birth-2 = The young one goes to an empty space next to a mating pair: those outlined.
example-birth-3 = Tigers then separate: one parent moves to an empty neighbouring space.
example-destruction = choosing a line
example-destruction-1 = Destruction needs a line with at least one animal in it.
example-destruction-2 = Column 2, outlined, holds only one, so the risk of losing it is small.
example-destruction-3 = The die picks the space. If there is a tile already, the new one slides towards the nearest animal.
example-key = the key card
example-key-1 = The effect card turned up is the **key card**, Face to face with the tigers. Two constant effects are in play.
example-key-2 = First it triggers Clear-cutting, which destroys one more space: a tile has fallen on space 21.
example-key-3 = Scarce prey has nothing to trigger: while it is in play, the birth target is lower by 1.
example-key-4 = Then the key card does what it says: you lose a tiger next to a tile, on one of the outlined spaces.
example-ambassador = winning over an ambassador
example-ambassador-1 = Two ambassadors are face up already; the other four would not vote.
example-ambassador-2 = A cube placed on one of those four **reveals** it and counts in its vote.
example-ambassador-3 = When it votes, it says Yes if what it counts plus its cubes reaches its target.
example-won = the fourth Yes
example-won-1 = This is the first vote, in year 7. Like China and India, the United States has said Yes: that makes three.
example-won-2 = The United Kingdom counts the Yes votes so far: 3, and its 3 cubes, make 6, exactly its target.
example-won-3 = Let it vote: with **four Yes votes** you all win together.
example-won-4 = Without it, the vote of year 8 would be left. If that one fails too, the match is lost.
