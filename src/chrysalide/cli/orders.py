"""The commands that a person may type at the table besides actions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from chrysalide.bots.thinking import advise
from chrysalide.cli.advice import HINT_SECONDS, advice_in_words
from chrysalide.cli.arguments import BadCommand
from chrysalide.cli.files import check_writable
from chrysalide.cli.reader import Reader
from chrysalide.rulebook import rulebook

if TYPE_CHECKING:
    from chrysalide.cli.table import Table


class Leave(Exception):
    """The person wants to stop."""


def order_words(reader: Reader) -> dict[str, str]:
    """Every word for an order: its English name and those in the reader's language."""
    return {word: name for name in ORDERS for word in (name, *reader.say(f"cli-words-{name}").split())}


def find_order(words: dict[str, str], typed: str) -> str | None:
    """The order that a word means; accents need not be typed."""
    return {_bare(word): order for word, order in words.items()}.get(_bare(typed))


def _bare(word: str) -> str:
    return "".join(letter for letter in normalize("NFKD", word.lower()) if not combining(letter))


def _help(table: Table, rest: str) -> bool:
    say = table.reader.say
    table.reader.tell(say("cli-order-action"))
    for name in ORDERS:
        words = ", ".join(word for word, order in table.order_words.items() if order == name)
        table.reader.tell(f"  {words:<30} {say(f'cli-order-{name}')}")
    table.reader.tell(say("cli-order-forms", forms=", ".join(_forms(table))))
    return False


def _forms(table: Table) -> list[str]:
    patterns = [
        pattern for pattern in table.match.game.space.patterns.values() if not pattern.chance and not pattern.spare
    ]
    return [" ".join((pattern.word, *(f"<{field.name}>" for field in pattern.fields))) for pattern in patterns]


def _rules(table: Table, rest: str) -> bool:
    """The list of chapters, or the text of chapter `2` or rule `2.5`."""
    chapters = rulebook(table.match.game.id, table.reader.lang).chapters
    if not rest:
        lines = [f"{chapter.number:>3}  {chapter.title}" for chapter in chapters]
        lines.append(table.reader.say("cli-rules-more"))
    else:
        rules = [rule for chapter in chapters for rule in chapter.rules if rest in (chapter.number, rule.number)]
        lines = [f"{rule.number}  {rule.text}" for rule in rules]
        if len(rules) == 1 and rules[0].note:
            lines.append(f"     {rules[0].note}")
    if not lines:
        raise BadCommand("cli-error-rule", number=rest[:20], chapters=[chapter.number for chapter in chapters])
    for line in lines:
        table.reader.tell(line)
    return False


def _undo(table: Table, rest: str) -> bool:
    table.sitting.undo()
    table.reader.tell(table.reader.say("cli-undone"))
    return True


def _restart(table: Table, rest: str) -> bool:
    table.sitting.restart()
    table.reader.tell(table.reader.say("cli-restarted"))
    return True


def _hint(table: Table, rest: str) -> bool:
    match = table.match
    with table.reader.waiting(table.reader.say("cli-hint-thinking")):
        hint = advise(match.game.id, match.view(match.actor), HINT_SECONDS)
    for line in advice_in_words(table.sitting, hint):
        table.reader.tell(line)
    return False


def _log(table: Table, rest: str) -> bool:
    table.tell(table.sitting.story())
    return False


def _save(table: Table, rest: str) -> bool:
    if not rest:
        raise BadCommand("cli-error-save-where")
    check_writable(Path(rest))
    table.keep(Path(rest))
    return False


def _quit(table: Table, rest: str) -> bool:
    raise Leave


# each returns True if the position is to be shown again
ORDERS: dict[str, Callable[[Table, str], bool]] = {
    "help": _help,
    "rules": _rules,
    "undo": _undo,
    "restart": _restart,
    "hint": _hint,
    "log": _log,
    "save": _save,
    "quit": _quit,
}
