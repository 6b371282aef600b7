"""Cards, goals, tokens, tiles, flowers and butterflies, as people look them up."""

from dataclasses import asdict

from chrysalide.core.encyclopedia import Item, Section
from chrysalide.core.messages import Message
from chrysalide.games.mariposas.codes import lexicon_named
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.facts.records import (
    BONUS,
    FLOWERS,
    SEASONS,
    WAYSTATION_CARDS,
    WILD,
    Edition,
    Kind,
    Tile,
)
from chrysalide.games.mariposas.options import MariposasOptions
from chrysalide.games.mariposas.view.seasons import known_goals

ABILITIES = {  # where the rules say what a tile does
    "nursery": ("8.3", "8.9"),
    "bouquet": ("8.4",),
    "encore": ("8.5",),
    "jewel": ("8.6",),
    "courier": ("8.7",),
    "homecoming": ("8.8",),
}
GOALS = {"count_in": "13.1", "once": "13.2", "birth_in": "13.6", "double_on_birth": "13.8"}
SIDES = {"plain": ("1.2", "9.3", "9.4"), "double": ("1.3", "9.6", "9.7")}
BIRTHS = {"plain": "born", "double": "turned"}


def encyclopedia(options: MariposasOptions) -> list[Section]:
    edition = lexicon_named(options.edition).board.edition
    ours = options.edition == DEFAULT
    goals, tokens = (["season_cards"], ["tokens"]) if ours else ([], [])
    life_cycle = [card for card in WAYSTATION_CARDS if card not in BONUS]
    return [
        Section("actions", [_action(kind) for kind in edition.kinds], ["action_cards"] if ours else []),
        *(Section(season, _season(edition, season), goals, "goals") for season in SEASONS),
        Section("life", [_life(card, edition.life_cycle_copies) for card in life_cycle]),
        Section("abilities", [_ability(tile) for tile in edition.tiles], tokens),
        Section("bonus", [_bonus(edition, card) for card in BONUS]),
        Section("waystations", [_token(token) for token in edition.tokens], tokens),
        Section("flowers", [_flower(flower, edition.tokens_each) for flower in FLOWERS]),
        Section("butterflies", _butterflies(edition)),
    ]


def _action(kind: Kind) -> Item:
    args = {"card": kind.id, "moves": list(kind.moves), "with_flower": "yes" if kind.flower else "no"}
    rules = ("4.5", "4.6", "4.8") if kind.copies else ("4.5", "6.6") if kind.flower else ("4.5", "5.1")
    text = (Message("kind-about", args),)
    return Item(f"action-{kind.id}", "action", Message("kind", args), text, kind.count, rules, {"card": kind.id})


def _season(edition: Edition, season: str) -> list[Item]:
    places = {cell.id: [cell.x, cell.y] for cell in edition.cells if cell.place is None}
    return [
        Item(
            f"season-{card.id}",
            "season",
            Message("season-card", {"card": card.id, "season": season}),
            (),
            1,
            tuple(dict.fromkeys(GOALS[goal.kind] for goal in card.goals)),
            {"season": season, "goals": known_goals(edition.name, number), "map": places},
        )
        for number, card in enumerate(edition.season_cards)
        if card.season == season
    ]


def _way(card: str) -> dict[str, str]:
    """The arguments of a message that names a waystation card or token."""
    color, _, stage = card.partition("-")
    if stage:
        return {"card": card, "color": color, "stage": stage}
    return {"card": card, "color": "none", "stage": WILD if card == WILD else "bonus"}


def _life(card: str, copies: int) -> Item:
    return Item(f"life-{card}", "token", Message("way", _way(card)), (), copies, ("1.6", "8.1", "8.2"), {"token": card})


def _token(token: str) -> Item:
    rules = ("1.8", "7.1", "6.9") if token == WILD else ("1.8", "7.1", "7.4")
    return Item(f"token-{token}", "token", Message("way", _way(token)), (), 1, rules, {"token": token})


def _bonus(edition: Edition, card: str) -> Item:
    title, text = Message("bonus", {"card": card}), (Message("detail-bonus", {"card": card}),)
    return Item(f"bonus-{card}", "action", title, text, edition.bonus_copies, ("4.14", "4.17"), {"card": card})


def _ability(tile: Tile) -> Item:
    facts = {"tile": tile.id, **{name: value for name, value in asdict(tile).items() if name != "id"}}
    text = (Message("tile-about", facts),)
    rules = ("8.2", *ABILITIES.get(tile.id, ()))
    return Item(f"tile-{tile.id}", "tile", Message("tile", {"tile": tile.id}), text, 1, rules, {"tile": tile.id})


def _flower(flower: str, count: int) -> Item:
    title = Message("item-flower", {"flower": flower})
    return Item(f"flower-{flower}", "flower", title, (), count, ("1.4", "6.2"), {"flower": flower})


def _butterflies(edition: Edition) -> list[Item]:
    """By generation, then the second face of the last one; the numbers are those of one player."""
    costs = [None, *edition.costs]
    found = [
        _butterfly(number, "plain", costs[number - 1], count) for number, count in enumerate(edition.butterflies, 1)
    ]
    return [*found, _butterfly(len(edition.butterflies), "double", costs[-1], None)]


def _butterfly(generation: int, side: str, cost: int | None, count: int | None) -> Item:
    text = Message("item-butterfly-first")
    if cost is not None:
        text = Message(f"item-butterfly-{BIRTHS[side]}", {"alike": cost, "any": cost + 1})
    return Item(
        f"butterfly-{generation}-{side}",
        "butterfly",
        Message(f"item-butterfly-{side}", {"generation": generation}),
        (text,),
        count,
        SIDES[side],
        {"generation": generation, "double": side == "double"},
    )
