"""Plays matches through the socket, so that a screen can be opened in the middle or at the end of one."""

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.browser import PATIENTLY
from tests.server.site import SECONDS, Address, Opened

Update = dict[str, Any]


def last_choice(update: Update) -> str:
    action: str = update["choices"][-1]["action"]
    return action


def play_on(
    site: Address,
    table: Opened,
    until: Callable[[Update], bool] = lambda update: False,
    choose: Callable[[Update], str] = last_choice,
) -> Update:
    """People sit on all seats and act, until the condition holds or the match is over."""
    with connect(site.socket(table.id), **PATIENTLY, close_timeout=1) as socket:
        hello = {"tokens": list(table.tokens.values()), "lang": "en"}
        socket.send(json.dumps({"hello": hello}))
        update = _next_update(socket)
        while update["view"]["actor"] != "over" and not until(update):
            socket.send(json.dumps({"act": {"seq": update["seq"], "action": choose(update)}}))
            update = _next_update(socket)
        return update


def _next_update(socket: ClientConnection) -> Update:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
        assert "refused" not in message, message
        if "update" in message:
            update: Update = message["update"]
            return update
