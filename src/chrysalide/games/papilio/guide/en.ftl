## The first page

brief-aim = Lead your pawns from one side of the board to the other, onto the goal leaves. Whoever brings the most home wins.
brief-turn = Your turn, in three moves
brief-react = Let your pawns react
brief-react-text = Each one, once, does what the tile under it demands. You choose the order.
brief-chain = Follow the chain
brief-chain-text = The tile it lands on acts in turn, until it reaches a leaf or eggs.
brief-push = Push in a tile
brief-push-text = The spare tile slides a whole line along under the pawns, which stay where they are.
brief-end = The match stops as soon as the leader can no longer be overtaken. A player with no pawns left at all loses at once.
brief-leaf = Leaf
brief-leaf-text = one step, or stay
brief-eggs = Eggs
brief-eggs-text = a pawn enters
brief-caterpillar = Caterpillar
brief-caterpillar-text = one step
brief-chrysalis = Chrysalis
brief-chrysalis-text = one step, not forward
brief-flying = Flying butterfly
brief-flying-text = two spaces straight
brief-spider = Spider
brief-spider-text = back to the start
brief-lizard = Lizard
brief-lizard-text = pawn lost
brief-enter = Bring your pawns in.
brief-enter-text = Eggs put one more into play.
brief-harm = Push against your opponent.
brief-harm-text = A spider slid under a pawn sends it back.
brief-free = Keep a start leaf free.
brief-free-text = Without one, a pawn that has to go back is lost.

## Examples

example-react = a pawn reacts
example-react-1 = It is your turn. Your only active pawn, the one outlined, has to act.
example-react-2 = It stands on a leaf: one step wherever you like, or stay.
example-react-3 = When it has finished, you push in a tile.
example-leaf = reading the tiles
example-leaf-1 = From its leaf the pawn may go to the outlined spaces, or stay.
example-leaf-2 = Below, a spider is waiting: it would go back to the start.
example-leaf-3 = To the right a flying butterfly would carry it two spaces further; above, a caterpillar gives it one more step.
example-chain = a chain reaction
example-chain-1 = The pawn went up from a leaf onto a caterpillar, which acts **at once**.
example-chain-2 = It has to take another step, to one of the outlined spaces.
example-chain-3 = There are eggs to the left and to the right: they would bring in a pawn, and the chain would end there.
example-enter = arriving and entering
example-enter-1 = At the top left a pawn has **arrived**: it no longer acts, and stays there.
example-enter-2 = Another has just reached eggs, in the middle: a pawn from your reserve has to enter.
example-enter-3 = You choose one of your four start leaves, at the bottom.
example-push = pushing in the tile
example-push-1 = The spare tile is a lizard. Eleven entries are allowed; the twelfth is barred, since it has just come out there.
example-push-2 = Pushed in at the bottom of the middle column, it slides under the opponent’s pawn, which will be eaten on its turn.
example-push-3 = The whole column moves up by one space; the pawns stay where they are.
example-decided = a match that is decided
example-decided-1 = Your second pawn has just arrived at the top: two to none.
example-decided-2 = Your opponent has only one pawn on the board and one in reserve; two are lost.
example-decided-3 = At best they would get to two: they can no longer **overtake** you, and the match stops.
