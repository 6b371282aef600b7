"""Start the site on this machine."""

import socket
import threading
import webbrowser

import uvicorn
from fastapi import FastAPI

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import proxies
from chrysalide.server.app import create_app
from chrysalide.server.database import read_url


class PortTaken(ChrysalideError):
    code = "port-taken"


def serve(
    host: str = "127.0.0.1", port: int = 8000, database_url: str | None = None, open_browser: bool = False
) -> None:
    """Run until stopped; says clearly when the port is taken."""
    listening = _listen(host, port)
    if database_url:
        read_url(database_url)  # a bad address is told before anything starts
    server = server_of(create_app(database_url))
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [address(host, port)]).start()
    server.run(sockets=[listening])


def server_of(app: FastAPI) -> uvicorn.Server:
    """What runs the site, and how much it takes from a browser."""
    config = uvicorn.Config(app, log_level="warning", ws_max_size=65536, timeout_graceful_shutdown=3, **proxies.trust())
    return uvicorn.Server(config)


def address(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{shown}:{port}/"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError):
        listening.close()
        raise PortTaken("error-port", host=host, port=str(port)) from None
    return listening
