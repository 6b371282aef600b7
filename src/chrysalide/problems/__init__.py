"""Problems: positions with one clearly best decision, mined from matches of bots and stored as data in a game's folder.

- a problem and its file: `problem`, `reading`, `writing`
- finding them: `searching` (is one decision clearly the best?), `solving` (what follows it), `mining` (one match after
  the other), `making` (a folder of them)
- `answering`: the answer to a reader's try
"""
