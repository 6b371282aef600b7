"""Where people and bots play.

- `table`: one table in memory; `tables`: all of them; `replay`: a stored table becomes a match again;
  `imports`: a record as a table; `positions`: a match looked at again; `peers`: other processes on the same database
- before a match: `terms` (settled when a table is opened), `joining` (seats taken and left), `tokens` (of links)
- people: `seating`, `presence`, `listener` (one socket), `protocol` (messages of the socket), `updates` (what each
  listener is sent), `chat`, `undo`
- time: `clock` (arithmetic), `timekeeper` (what happens when time runs out)
- bots: `bot_play` (at a table), `bot_pool` (their processes), `bot_queue` (who thinks next)
"""
