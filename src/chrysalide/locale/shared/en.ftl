### What the page, the terminal and the server all say.

## Bots and butterflies

bot-random = random bot
bot-greedy = greedy bot
bot-montecarlo = Monte Carlo bot
bot-beginner = beginner bot
bot-easy = easy bot
bot-medium = medium bot
bot-hard = hard bot
bot-expert = expert bot
bot-level =
    { $level ->
        [random] random
        [greedy] greedy
        [montecarlo] Monte Carlo
        [beginner] beginner
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[other] { $level }
    }
bot-named = { $name } ({ bot-level })
person-name = Player { $number }
avatar-morpho = Blue Morpho
avatar-monarch = Monarch
avatar-swallowtail = Swallowtail
avatar-peacock = Peacock
avatar-brimstone = Brimstone
avatar-blue = Common Blue
avatar-admiral = Red Admiral
avatar-apollo = Apollo
avatar-lady = Painted Lady
avatar-white = Cabbage White
avatar-atlas = Atlas Moth
avatar-luna = Luna Moth

## Hints

verdict-best = the best choice
verdict-equal = among the best
verdict-less = slightly worse
verdict-worse = worse
hint-why = Why?
hint-plan = The whole turn
reason-only = It’s the only option.
reason-even = All choices are about equally good.
reason-several = Several choices are equally good.
reason-deep = The advantage will only show in a few turns.

## The match

error-not-your-turn = It’s not your turn.
error-over = The match is over.
error-nothing-there = There’s nothing to choose here right now.
error-not-held = This decision cannot wait for the next one.
older-rules = This match uses version { $version } of the rules, the one it started with; the current version is { $here }.

## Undoing a move

undo-nothing = You have no move to undo.
undo-over = The match is over: nothing can be undone.
undo-revealed = Something has been revealed since your last move, so it can’t be undone.
undo-binding = This move can’t be undone: it revealed something.
undo-moved = Someone else has played since your last move, so it can’t be undone.
undo-kept = A bot is playing for you: take your seat back first.
undo-too-many = Too many moves have been undone in this match: no more can be.
draw-none = With these options, this game has no draws.
draw-turn = A draw can only be offered during your own turn.
draw-too-many = You have already offered a draw { $limit } times in this match: that’s enough.
draw-later =
    { $decisions ->
        [one] Make one more move before you offer a draw.
       *[other] Make { $decisions } more moves before you offer a draw.
    }

## Chat

chat-off = There’s no chat at this table.
chat-muted = The operator of this site has muted this chat for you.
chat-long = This message is too long: { $limit } characters at most.
chat-fast =
    Slow down: wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } before the next message.
chat-full = The chat at this table is full: { $limit } messages.
lesson-not-now = The rules allow it, but this step asks for something else.

## How good a decision was

mark-excellent = excellent
mark-good = good
mark-inaccurate = inaccurate
mark-mistake = mistake
