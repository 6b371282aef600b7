"""The five species, the layouts and the tokens, as people look them up."""

from chrysalide.core.encyclopedia import Item, Section
from chrysalide.core.messages import Message
from chrysalide.games.celestes.board import DECK, read
from chrysalide.games.celestes.books import book_of
from chrysalide.games.celestes.facts import DEFAULT, Layout
from chrysalide.games.celestes.options import CelestesOptions

WORTH = {  # where the rules say what a species is worth
    "eighty_eight": ("6.1",),
    "morpho": ("6.2",),
    "monarch": ("6.3", "6.7"),
    "swallowtail": ("6.4", "6.5"),
    "bolina": ("5.1", "6.8", "6.9"),
}


def encyclopedia(options: CelestesOptions) -> list[Section]:
    book = book_of(options.edition)
    ours = ["layouts"] if options.edition == DEFAULT else []
    return [
        Section("butterflies", [_species(table["id"], table["count"]) for table in DECK]),
        Section(
            "layouts", [_layout(layout, book.titles[number]) for number, layout in sorted(book.layouts.items())], ours
        ),
        Section("tokens", [_token(options)]),
    ]


def _species(name: str, count: int) -> Item:
    args = {"species": name}
    return Item(
        f"species-{name}",
        "species",
        Message("species", args),
        (Message("table-worth", args),),
        count,
        WORTH[name],
        args,
    )


def _layout(layout: Layout, title: str) -> Item:
    up = sum(layout.face_up)
    slots = [
        {"row": row, "x": x, "up": shown} for row, x, shown in zip(layout.row, layout.x, layout.face_up, strict=True)
    ]
    return Item(
        f"layout-{layout.id}",
        "layout",
        Message("layout", {"layout": title}),
        (Message("item-layout", {"up": up, "down": len(slots) - up}),),
        1,
        ("2.3", "2.4", "2.7"),
        {"width": layout.width, "rows": len(layout.rows), "slots": slots},
    )


def _token(options: CelestesOptions) -> Item:
    text = Message("item-token-about", {"needed": options.tokens_to_win})
    return Item("token", "token", Message("item-token"), (text,), read("deck.toml")["match"]["tokens"], ("1.4", "6.10"))
