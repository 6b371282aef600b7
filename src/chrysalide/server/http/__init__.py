"""How the site is reached.

- routes: `lobby` (tables), `games` (games, rules, positions), `records`, `page` (the built page); `socket` (a table)
- refused early: `middleware` puts them in order; `head_limit`, `body_limit`: size and time; `origins`: other sites'
  pages; `rates`, `throttle`: too much from one address or seat
"""
