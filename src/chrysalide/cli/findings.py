"""The results of a balance study, as tables in the terminal."""

from typing import Any

from rich.table import Table

from chrysalide.arena.speaker import percent_span, title
from chrysalide.balance.findings import findings
from chrysalide.balance.wording import (
    counted_only,
    expected,
    fact_name,
    facts_played,
    luck_heads,
    luck_rows,
    place_name,
    sample_name,
    value_name,
)
from chrysalide.cli.reader import Reader


def show(results: dict[str, Any], reader: Reader) -> None:
    reader.tell(title(reader, results), "bold")
    for line in facts_played(results, reader):
        reader.tell(line)
    for finding in findings(results, reader):
        reader.tell(f"• {finding.text}", "bold" if finding.odd else "")
    if results["order"]:
        _head(reader, "arena-order")
        named = [(place_name(reader, line["place"]), line) for line in results["order"]]
        reader.show(_shares(reader, reader.say("arena-col-place"), named))
    for fact in results["facts"]:
        name = fact_name(results, reader, fact["fact"])
        named = [(value_name(results, reader, fact["fact"], line["value"]), line) for line in fact["values"]]
        note = "balance-fact-often" if counted_only(fact) else f"balance-fact-{fact['about']}"
        reader.tell()
        reader.tell(name, "bold")
        reader.tell(reader.say(note, even=reader.percent(1.0 / results["sides"])), "dim")
        reader.show(_often(reader, name, named) if counted_only(fact) else _shares(reader, name, named))
    if len(results["samples"]) > 1:
        _head(reader, "balance-samples")
        reader.show(_samples(results, reader))
    if results["luck"]:
        _head(reader, "balance-luck")
        reader.tell(reader.say("balance-luck-note"), "dim")
        reader.show(_luck(results, reader))


def _head(reader: Reader, message: str) -> None:
    reader.tell()
    reader.tell(reader.say(message), "bold")


def _shares(reader: Reader, head: str, named: list[tuple[str, dict[str, Any]]]) -> Table:
    table = Table(header_style="bold")
    table.add_column(head, overflow="fold")
    for column in ("balance-col-cases", "cli-col-share", "cli-col-interval", "balance-col-expected"):
        table.add_column(reader.say(column), justify="right", overflow="fold")
    for name, line in named:
        table.add_row(
            name,
            reader.number(line["cases"]),
            reader.percent(line["share"]),
            percent_span(reader, line, "share"),
            expected(reader, line),
            style="bold" if line["odd"] else "",
        )
    return table


def _often(reader: Reader, head: str, named: list[tuple[str, dict[str, Any]]]) -> Table:
    table = Table(header_style="bold")
    table.add_column(head, overflow="fold")
    for column in ("balance-col-cases", "balance-col-often"):
        table.add_column(reader.say(column), justify="right", overflow="fold")
    for name, line in sorted(named, key=lambda one: -one[1]["often"]):
        table.add_row(name, reader.number(line["cases"]), reader.percent(line["often"]))
    return table


def _luck(results: dict[str, Any], reader: Reader) -> Table:
    table = reader.table("balance-luck-players", "balance-col-matches", right=("balance-col-matches",))
    for head in luck_heads(reader):
        table.add_column(head, justify="right", overflow="fold")
    for name, matches, cells in luck_rows(results, reader):
        table.add_row(name, reader.number(matches), *cells)
    return table


def _samples(results: dict[str, Any], reader: Reader) -> Table:
    right = ("balance-col-matches", "cli-col-share", "cli-col-interval", "balance-col-length", "balance-col-choices")
    table = reader.table("balance-col-sample", "balance-col-rule", *right, right=right)
    for sample in results["samples"]:
        table.add_row(
            sample_name(results, reader, sample),
            sample["rule"] or "",
            reader.number(sample["matches"]),
            reader.percent(sample["share"]),
            percent_span(reader, sample, "share"),
            reader.number(sample["decisions"]["mean"], 1),
            reader.number(sample["choices"], 1),
            style="bold" if sample["odd"] else "",
        )
    return table
