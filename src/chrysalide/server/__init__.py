"""The site, in four packages; each uses those below it and none above.

`operate` runs it: the application put together, processes, health checks, logs, backups.
`http` is how it is reached: routes, the socket, and what is refused before either.
`table` is where people and bots play: seats, clocks, chat, undo, updates.
`store` keeps it: the schema, the database engines, what one change writes.

All of them use `errors` (what the site refuses), `metrics` (what it counts) and `logs`.
"""

from chrysalide.server.operate.app import create_app
from chrysalide.server.operate.serve import serve

__all__ = ["create_app", "serve"]
