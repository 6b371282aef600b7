"""Where people and bots play.

- `table`: the present of one table, and how it changes; `room`: tables in memory, anywhere; `tables`: what a site adds;
  `creation`: new ones and rematches;
  `replay`: a stored table becomes a match again; `imports`: a record as a table; `positions`: the past of a
  match; `peers`: other processes on the same database
- what a table asks of the place where it runs: `thinkers` (who thinks for bots), `aside` (threads, if there are any),
  `wire` (how JSON is written), and store's `keeping`; a site and `chrysalide.local` answer it differently
- before a match: `boxes` (the games), `terms` (fixed when a table is opened), `joining` (seats taken and left),
  `tokens` (of links)
- what people do: `protocol` (messages of the socket), `commands` (what each of them does), `refusing` (what is answered
  if not), `play`, `undo`, `chat`
- what people see: `listener` (one socket), `audience` (all of a table), `updates` (what is sent to each)
- who is there: `seating`, `presence`
- time: `clock` (arithmetic), `timekeeper` (what happens when time runs out)
- programs of others: `engines` (who they are, which tables wait for them)
- bots: `bot_play` (at a table), `bot_pool` (their processes), `bot_queue` (who thinks next)
"""
