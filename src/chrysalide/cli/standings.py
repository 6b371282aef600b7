"""The results of an arena, as tables in the terminal."""

from typing import Any

from rich.table import Table

from chrysalide.arena.speaker import facts, method, note, percent_span, signed, signed_span, title
from chrysalide.cli.reader import Reader

ITSELF = "·"


def show(results: dict[str, Any], reader: Reader) -> None:
    reader.tell(title(reader, results), "bold")
    for line in facts(reader, results):
        reader.tell(line)
    reader.show(_cooperative(results, reader) if results["cooperative"] else _standings(results, reader))
    if results["cross"]:
        for name, draw in (("cross", _cross), ("margins", _margins), ("order", _order)):
            reader.tell()
            reader.tell(reader.say(f"arena-{name}"), "bold")
            reader.tell(note(reader, results, name), "dim")
            reader.show(draw(results, reader))
    for line in method(reader, results):
        reader.tell(line, "dim")


def _times(results: dict[str, Any], reader: Reader) -> dict[str, tuple[str, str]]:
    return {
        time["player"]: (
            reader.number(time["milliseconds_per_decision"], 2),
            reader.number(time["longest_milliseconds"], 1),
        )
        for time in results["timing"]["players"]
    }


def _standings(results: dict[str, Any], reader: Reader) -> Table:
    right = ("arena-col-rating", "cli-col-interval", "arena-col-ahead", "cli-col-share", "cli-col-score")
    table = reader.table(
        "cli-col-player",
        *right,
        "cli-col-time",
        "arena-col-longest",
        right=(*right, "cli-col-time", "arena-col-longest"),
    )
    times = _times(results, reader)
    for line in results["standings"]:
        ahead = f"{signed(reader, line['ahead'])} ({signed_span(reader, line, 'ahead')})" if "ahead" in line else ""
        table.add_row(
            line["player"],
            signed(reader, line["rating"]),
            signed_span(reader, line, "rating"),
            ahead,
            reader.percent(line["share"]),
            reader.number(line["mean_score"], 2),
            *times[line["player"]],
        )
    return table


def _cooperative(results: dict[str, Any], reader: Reader) -> Table:
    right = ("cli-col-wins", "cli-col-share", "cli-col-interval", "cli-col-time", "arena-col-longest")
    table = reader.table("cli-col-player", *right, right=right)
    times = _times(results, reader)
    for line in results["standings"]:
        table.add_row(
            line["player"],
            reader.number(line["wins"]),
            reader.percent(line["share"]),
            percent_span(reader, line, "share"),
            *times[line["player"]],
        )
    return table


def _square(results: dict[str, Any], reader: Reader, cells: dict[tuple[str, str], str]) -> Table:
    """A square table of each player in the row against each in the column."""
    players = [line["player"] for line in results["standings"]]
    table = reader.table("cli-col-player")
    for player in players:
        table.add_column(player, justify="right")
    for player in players:
        table.add_row(player, *(cells.get((player, other), ITSELF) for other in players))
    return table


def _cross(results: dict[str, Any], reader: Reader) -> Table:
    cells = {}
    for pair in results["cross"]:
        one, other = pair["players"]
        share, low, high = pair["share"], pair["share_low"], pair["share_high"]
        cells[one, other] = _share(reader, share, low, high)
        cells[other, one] = _share(reader, 1.0 - share, 1.0 - high, 1.0 - low)
    return _square(results, reader, cells)


def _share(reader: Reader, share: float, low: float, high: float) -> str:
    span = reader.say("arena-span", low=reader.percent(low), high=reader.percent(high))
    return f"{reader.percent(share)}\n{span}"


def _margins(results: dict[str, Any], reader: Reader) -> Table:
    cells = {}
    for pair in results["cross"]:
        one, other = pair["players"]
        reach = reader.number(pair["margin_high"] - pair["margin"], 2)
        cells[one, other] = f"{signed(reader, pair['margin'], 2)} ± {reach}"
        cells[other, one] = f"{signed(reader, -pair['margin'], 2)} ± {reach}"
    return _square(results, reader, cells)


def _order(results: dict[str, Any], reader: Reader) -> Table:
    right = ("cli-col-share", "cli-col-interval", "arena-col-advantage", "arena-col-advantage-interval")
    table = reader.table("arena-col-place", *right, right=right)
    for line in results["order"]:
        table.add_row(
            reader.say("arena-place", number=line["place"] + 1),
            reader.percent(line["share"]),
            percent_span(reader, line, "share"),
            signed(reader, line["advantage"]),
            signed_span(reader, line, "advantage"),
        )
    return table
