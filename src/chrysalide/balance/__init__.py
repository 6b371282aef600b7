"""Is a game fair, how long is it, how much is there to decide, and which rules matter?

`samples` says what is played: the game as it usually is, and the same with another value of an option. The matches are
played by the arena, where `watching` makes notes of each. `figures` computes from the notes all that `page`, `document`
and the command line show, as plain JSON; `judging` tells what is more than luck, `rules` counts rule numbers, `facts`
compares what games tell of their matches (`core/study.py`).
"""
