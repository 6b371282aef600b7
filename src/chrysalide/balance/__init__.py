"""Is a game fair, how long is it, how much is there to decide, and which rules matter?

`samples` decides what is played: the game with its usual options, and the same with another value of one option. The
arena plays the matches, and `watching` takes notes about each. From the notes `results` computes everything that
`page`, `document` and the command line show, as plain JSON; `judging` decides what is more than luck, `rules` counts
rule numbers, `facts` compares what games report about their matches (`core/study.py`).
"""
