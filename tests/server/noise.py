"""Random messages, made by damaging what a browser may send."""

import json
import random
import re
from pathlib import Path
from typing import Any

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
DEEP = "[" * 300 + "]" * 300
STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**64,
    10**20,
    10**300,
    1.5,
    -0.0,
    1e308,
    "",
    " ",
)
STRANGE += (
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"seq": 1},
    "\x00",
    "\u202etake 1",
    "🦋" * 50,
    "e" * 5000,
    "take 99999999999999999999",
)
STRANGE += (
    "take -1",
    "../..",
    "' OR 1=1 --",
    "<script>",
    "{0}",
    "%s%n",
    "\ud800",
    "seat:9",
    "slot:1:2",
    ":",
    "expert",
    "None",
)
RAW = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "9" * 4000,
    "-" + "9" * 700,
    DEEP,
    '"\\ud800"',
    '"\\u0000"',
    "'x'",
    "tru",
    "",
)


def kinds_of_message() -> list[dict[str, dict[str, Any]]]:
    """Every example in the protocol's table of browser messages."""
    text = PROTOCOL.read_text(encoding="utf-8")
    table = text.partition("| browser → site |")[2].partition("| site → browser |")[0]
    return [json.loads(example) for example in re.findall(r"`(\{.*?\})`", table)]


class Noise:
    """Seeded: the same messages in every run, as long as the answers are the same."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self._kinds = kinds_of_message()

    def message(self, present: dict[str, Any], texts: list[str]) -> str | bytes:
        """Mostly of the right form; `present` is the last update, `texts` are actions and targets of the game."""
        dice = self.dice
        [(kind, body)] = dice.choice(self._kinds).items()
        body = {name: self._fitting(name, value, present, texts) for name, value in body.items()}
        if dice.random() < 0.25 and present["choices"]:
            kind, body = "act", {"seq": present["seq"], "action": dice.choice(present["choices"])["action"]}
        if dice.random() < 0.55:
            return json.dumps({kind: body})
        return self._spoiled(kind, body)

    def _fitting(self, name: str, value: Any, present: dict[str, Any], texts: list[str]) -> Any:
        dice = self.dice
        if name == "seq":
            return present["seq"] + dice.choice((0, 0, 0, 0, 0, -1, 1, 1000))
        if name in ("action", "target"):
            targets = [target for choice in present["choices"] for target in choice["targets"]]
            return dice.choice(texts if name == "action" or not targets else targets)
        if name == "seat":
            return dice.randrange(6)
        if isinstance(value, bool):
            return dice.random() < 0.5
        if name == "tokens":
            return [dice.choice(texts) for _ in range(dice.randrange(3))]
        return dice.choice((value, value, dice.choice(texts)))

    def _spoiled(self, kind: str, body: dict[str, Any]) -> str | bytes:
        dice = self.dice
        way = dice.randrange(9)
        if way < 3 and body:  # another value; most often
            name = dice.choice(list(body))
            return json.dumps({kind: body | {name: dice.choice(STRANGE)}})
        if way == 3 and body:
            body.pop(dice.choice(list(body)))
            return json.dumps({kind: body})
        if way == 4:
            return json.dumps({kind: body | {dice.choice(("seat", "seq", "x", "")): dice.choice(STRANGE)}})
        if way == 5:
            return json.dumps({kind: dice.choice(STRANGE)} | dice.choice(({}, {"ping": {}}, {kind.upper(): body})))
        text = json.dumps({kind: body})
        if way == 6:  # something at the edge of what JSON, or Python, accepts
            name = next(iter(body), "x")
            return f'{{"{kind}": {{"{name}": {dice.choice(RAW)}, "{name}": {dice.choice(RAW)}}}}}'
        if way == 7:  # bytes changed, removed or doubled
            place = dice.randrange(len(text))
            return text[:place] + dice.choice(("", "\x00", "{", '"', "é", text)) + text[place + dice.randrange(3) :]
        return dice.choice((text.encode(), dice.randbytes(20), "", "[" * 4000, " " * 5000 + text, text * 2, DEEP))
