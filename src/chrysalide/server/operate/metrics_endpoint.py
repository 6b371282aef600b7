"""Where the metrics are read: at /metrics, or on a port of its own for this machine only."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from threading import Thread
from wsgiref.simple_server import WSGIServer

from fastapi import APIRouter
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest, start_http_server

log = logging.getLogger("chrysalide.metrics")
router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics() -> Response:
    """The metrics of this process."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def expose(ports: range) -> Callable[[], None] | None:
    """Serves the metrics of this process on the first free port, for this machine only.

    Returns a function that closes the port again; None if no port was free.
    """
    for port in ports:
        try:
            page, thread = start_http_server(port, "127.0.0.1")
        except OSError:  # taken by another process of this site
            continue
        return partial(_close, page, thread)
    return None


async def keep_exposed(ports: range) -> None:
    """Serve until cancelled. A process that replaces another waits for its port."""
    if not ports:
        return
    while (close := expose(ports)) is None:
        log.info("no port from %s to %s is free for the metrics yet", ports.start, ports.stop - 1)
        await asyncio.sleep(1.0)
    try:
        await asyncio.Event().wait()
    finally:
        close()


def _close(page: WSGIServer, thread: Thread) -> None:
    page.shutdown()
    page.server_close()
    thread.join()
