"""What people may change in a game's box, and what it looks like then: `editor.toml` in the game's folder.

The file names the option that takes the pack, the data files whose tables a pack may replace, a form for each kind of
table, and a position that shows one. Neither the site nor the page knows what is in the box. The words are in the
game's catalogues: `edit-<table>` and `edit-<table>-about`, for a field `edit-<field>`, for its values
`edit-<field>-<value>`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from chrysalide.core.datafile import DataError, Table, open_file
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame, View
from chrysalide.core.messages import Message
from chrysalide.core.opening import BadEntry, Opening
from chrysalide.core.options import describe
from chrysalide.core.packs import LONGEST, BadPack, Tables, written
from chrysalide.games import find_game

FILE = "editor.toml"
ID = "{id}"  # in a preview: the id of the table that is looked at
KINDS = ("text", "number", "numbers", "choice", "choices", "flag", "grid", "tables")
LIMITS = ("low", "high", "size", "rows", "columns", "span")
MOST_TABLES = 99
Json = dict[str, Any]


class NoEditor(ChrysalideError):
    code = "not-found"


Worded = dict[str, dict[str, Message]]  # by name of a field: its values, each with the message that says it


@dataclass(frozen=True)
class Field:
    """One field of a table, as a form shows it."""

    name: str
    kind: str  # one of KINDS
    limits: dict[str, int] = field(default_factory=dict)
    values: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # of the values, where these cannot be in the id of a message
    optional: bool = False
    when: dict[str, list[str]] = field(default_factory=dict)  # only where another field has one of these values
    fields: tuple["Field", ...] = ()  # of nested tables
    clears: tuple[str, ...] = ()  # fields that no longer hold once this one is changed
    says: tuple[Message, ...] = ()  # the words for its values, where they are not called by their names

    @classmethod
    def read(cls, table: Table, worded: Worded) -> "Field":
        name = table.word("name")
        table.only("name", "kind", "values", "names", "optional", "when", "fields", "clears", *LIMITS)
        return cls(
            name,
            table.word("kind", KINDS),
            {limit: table.number(limit, 0, 999) for limit in LIMITS if limit in table.fields},
            tuple(worded.get(name, {})) or tuple(table.texts("values")),
            tuple(table.texts("names")),
            table.flag("optional"),
            dict(table.fields.get("when", {})),
            tuple(cls.read(inner, worded) for inner in table.list_inside("fields")) if "fields" in table.fields else (),
            tuple(table.texts("clears")),
            tuple(worded.get(name, {}).values()),
        )

    def every(self) -> Iterator["Field"]:
        """This one and those inside."""
        yield self
        for inner in self.fields:
            yield from inner.every()

    def as_json(self) -> Json:
        return {
            "name": self.name,
            "kind": self.kind,
            "values": list(self.values),
            "names": list(self.names or self.values),
            "optional": self.optional,
            "when": self.when,
            "fields": [inner.as_json() for inner in self.fields],
            "clears": list(self.clears),
            "says": [message.as_json() for message in self.says],
            **self.limits,
        }


@dataclass(frozen=True)
class Form:
    """The tables of one name: how each is edited and shown."""

    name: str
    fields: tuple[Field, ...]
    item: str = ""  # its id in the encyclopedia, with ID in it
    least: int = 0  # how many must stay; 0: all of them
    title: str = ""  # the message that names one, if it is not edit-<name>
    argument: str = "id"  # its argument

    @classmethod
    def read(cls, table: Table, worded: Worded) -> "Form":
        table.only("name", "item", "least", "title", "argument", "fields")
        fields = tuple(Field.read(inner, worded) for inner in table.list_inside("fields"))
        item = table.word("item") if "item" in table.fields else ""
        name, least = table.word("name"), table.number("least", 0, MOST_TABLES, 0)
        title = table.word("title") if "title" in table.fields else f"edit-{name}"
        return cls(name, fields, item, least, title, table.word("argument") if "argument" in table.fields else "id")

    def as_json(self) -> Json:
        fields = [one.as_json() for one in self.fields]
        titled = {"title": self.title, "argument": self.argument}
        return {"name": self.name, "fields": fields, "least": self.least, **titled}


@dataclass(frozen=True)
class Editor:
    game: AnyGame
    option: str
    forms: tuple[Form, ...]
    start: Tables  # our own tables
    fixed: tuple[str, ...]  # fields of these that no form changes
    preview: Opening | None

    def as_json(self) -> Json:
        return {
            "option": self.option,
            "forms": [form.as_json() for form in self.forms],
            "start": self.start,
            "fixed": list(self.fixed),
            "limit": LONGEST,
        }

    def read(self, pack: str | Tables) -> str:
        """The text of a pack, or of tables for one, checked as a match would: BadPack says what is wrong."""
        note = next(one.packed for one in describe(self.game.options) if one.name == self.option)
        assert note is not None
        try:
            text = pack if isinstance(pack, str) else written({"game": self.game.id, **pack})
        except DataError as fault:
            raise BadPack(self.game.id, self.option, fault) from None
        return note.read(text, self.option, self.game.id)

    def view(self, pack: str, name: str) -> View | None:
        """A position of a match with this pack in which the table with this id can be seen; None if there is none."""
        if self.preview is None:
            return None
        shown = _with_id({**self.preview.options, self.option: pack}, name)
        opening = replace(self.preview, options=shown, entries=tuple(_with_id(list(self.preview.entries), name)))
        try:
            return opening.play(self.game).view(opening.seat)
        except (BadEntry, ChrysalideError):
            return None

    def item(self, pack: str, form: str, name: str) -> Json | None:
        """The table as the encyclopedia shows it."""
        wanted = next((one.item.replace(ID, name) for one in self.forms if one.name == form and one.item), None)
        if wanted is None:
            return None
        options = self.game.options(**{self.option: pack})
        items = [item for section in self.game.encyclopedia(options) for item in section.items]
        return next((item.as_json() for item in items if item.id == wanted), None)


def _with_id(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        return {key: _with_id(inner, name) for key, inner in value.items()}
    if isinstance(value, list):
        return [_with_id(inner, name) for inner in value]
    return name if value == ID else value.replace(ID, name) if isinstance(value, str) else value


def _worded(file: Table) -> Worded:
    """`values`: those of fields with many, whose words are messages that the game has anyway."""
    found: Worded = {}
    for table in file.tables("values") if "values" in file.fields else ():
        table.only("field", "value", "say", "args")
        message = Message(table.word("say"), dict(table.fields.get("args", {})))
        found.setdefault(table.word("field"), {})[table.word("value")] = message
    return found


def has_editor(game: str) -> bool:
    return (find_game(game).folder / FILE).is_file()


def editor(game: str) -> Editor:
    """The editor of a game; NoEditor if it has none, DataError if its file has a fault."""
    if not has_editor(game):
        raise NoEditor("error-no-editor", game)
    return _read(game)


@cache
def _read(game: str) -> Editor:
    found = find_game(game)
    file = open_file(found.folder, FILE)
    file.only("option", "files", "start", "values", "fixed", "preview", "tables")
    packed = [one.name for one in describe(found.options) if one.packed]
    worded = _worded(file)
    forms = tuple(Form.read(table, worded) for table in file.tables("tables"))
    start: Tables = dict(file.table("start").fields) if "start" in file.fields else {}
    for name in file.texts("files"):
        start |= open_file(found.folder / "data", name).fields
    preview = Opening.read(file.table("preview")) if "preview" in file.fields else None
    return Editor(
        found,
        file.word("option", packed),
        forms,
        {form.name: start[form.name] for form in forms},
        tuple(file.texts("fixed")),
        preview,
    )
