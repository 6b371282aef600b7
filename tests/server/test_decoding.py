"""Messages of the socket: what is one, and what is not."""

import json

import pytest

from chrysalide.server.table import protocol, wire
from chrysalide.server.table.protocol import KINDS, decode, name

MESSAGES = {
    '{"hello": {}}': protocol.Hello([], "en", False),
    '{"hello": {"tokens": ["a"], "lang": "fr", "changes": true}}': protocol.Hello(["a"], "fr", True),
    '{"act": {"seq": 3, "action": "take 7"}}': protocol.Act(3, "take 7", []),
    '{"act": {"seq": 3, "action": "take 7", "after": ["hand Py"]}}': protocol.Act(3, "take 7", ["hand Py"]),
    '{"resign": {"seat": 99, "how": "end"}}': protocol.Resign(99, "end"),
    '{"keep": {"seat": 0, "level": null}}': protocol.Keep(0, None),
    '{"chat": {"text": "\\u00e9"}}': protocol.Chat("é", None),
    ' {"ping": {}, "act": null} ': protocol.Ping(),
}
NONE = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '"ping"',
    '{"ping": null}',
    '{"ping": []}',
    '{"ping": {"more": 1}}',
    '{"ping": {}, "hello": {}}',
    '{"pong": {}}',
    '{"ping": {}, "pong": null}',
    '{"act": {"seq": 3}}',
    '{"act": {"seq": 3.0, "action": "x"}}',
    '{"act": {"seq": "3", "action": "x"}}',
    '{"act": {"seq": true, "action": "x"}}',
    '{"act": {"seq": NaN, "action": "x"}}',
    '{"act": {"seq": 3, "action": null}}',
    '{"act": {"seq": 3, "action": "x", "after": ["1", 2]}}',
    json.dumps({"act": {"seq": 3, "action": "x", "after": ["x"] * 9}}),
    '{"undo": {"seq": 3, "turn": 1}}',
    '{"resign": {"seat": 100, "how": "end"}}',
    '{"resign": {"seat": -1, "how": "end"}}',
    '{"resign": {"seat": 0, "how": ["end"]}}',
    '{"chat": {"text": "\\ud800"}}',
    '{"chat": {"text": "\ud800"}}',
    '{"ping": {}}\0',
    "[" * 4000,
    '{"chat": {"text": "' + "x" * protocol.LIMIT + '"}}',
]


@pytest.mark.parametrize("text", MESSAGES)
def test_a_message_is_read(text: str) -> None:
    assert decode(text) == MESSAGES[text]


@pytest.mark.parametrize("text", NONE)
def test_anything_else_is_none(text: str) -> None:
    assert decode(text) is None


def test_each_kind_is_named_by_its_key() -> None:
    for key, kind in KINDS.items():
        assert kind.__name__.lower() == key.replace("_", "")
    assert name(protocol.AskUndo(1)) == "ask_undo"
    assert name(None) == "message"


def test_json_is_the_same_with_and_without_msgspec() -> None:
    value = {"view": {"é": [1, 2.5, None, True, "“x”\u2028"], "empty": {}, "far": 2**53}}
    plain = wire._plainly(value)
    assert plain == wire.encode(value)
    assert wire.decode(plain) == json.loads(plain) == value
