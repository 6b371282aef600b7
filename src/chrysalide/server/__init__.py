"""The site: tables, seats, sockets, storage."""

from chrysalide.server.app import create_app
from chrysalide.server.serve import serve

__all__ = ["create_app", "serve"]
