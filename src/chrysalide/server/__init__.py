"""The site, in four packages; each may use those listed below it, but none above.

`operate` runs it: assembling the application, processes, health checks, logs, backups.
`http` is how clients reach it: routes, the socket, and the limits in front of both.
`table` is where people and bots play: seats, clocks, chat, undo, updates.
`store` is the database: the schema, the engines, what one change writes.

All of them use `errors` (what the site refuses), `metrics` (what it counts) and `logs`.
"""

from chrysalide.server.operate.app import create_app
from chrysalide.server.operate.serve import serve

__all__ = ["create_app", "serve"]
