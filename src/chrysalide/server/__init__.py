"""The site, in four packages; each may use those listed below it, but none above.

`operate` runs it: assembling the application, processes, health checks, logs, backups.
`http` is how clients reach it: routes, the socket, and the limits in front of both.
`table` is where people and bots play: seats, clocks, chat, undo, updates.
`store` is the database: the schema, the engines, what one change writes.

All of them use `errors` (what the site refuses), `metrics` (what it counts) and `logs`.

Tables are also played without a site (`chrysalide.local`), so nothing is imported here before it is asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chrysalide.server.operate.app import create_app
    from chrysalide.server.operate.serve import serve

__all__ = ["create_app", "serve"]


def __getattr__(name: str) -> Any:
    if name == "create_app":
        from chrysalide.server.operate.app import create_app

        return create_app
    if name == "serve":
        from chrysalide.server.operate.serve import serve

        return serve
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
