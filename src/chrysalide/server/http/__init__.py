"""How clients reach the site.

- routes: `lobby` (tables), `games`, `positions`, `records`, `parcels` (seats for another device), `push`
  (devices to notify), `engines` (programs that listen), `page` (the built page) with `link_previews`; `requests`: what
  they share
- `socket`: one table, live; `inbox`: its messages
- compressed: `encodings` chooses, `files` sends files of the page, `lasting` what is the same for everybody, `deflate`
  the messages of a socket
- refused early: `middleware` puts them in order; `head_limit`, `body_limit`: size and time; `origins`: other sites'
  pages; `rates`, `throttle`, `sharing`: too much from one address or seat, at any process;
  `shedding`: more than this process can do; `bans`: addresses that the operator has banned
- `refusals`: how a refusal is sent; `error_handlers`: which exception becomes which
"""
