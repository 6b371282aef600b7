"""The report as a single self-contained page: no scripts, no external resources, light and dark."""

from math import floor, log10
from typing import Any
from xml.etree.ElementTree import Element

from chrysalide.arena.markup import tag
from chrysalide.arena.plots import axis, bar, log_axis, plot, whisker
from chrysalide.arena.sheet import closing, header, level_name, section, sheet, table
from chrysalide.arena.speaker import (
    Speaker,
    chosen_options,
    facts,
    method,
    note,
    percent_span,
    signed,
    signed_span,
    title,
)

STRONGEST = 78  # per cent of colour in the cell of a player that wins everything

Results = dict[str, Any]


def page(results: Results, speaker: Speaker) -> str:
    sections = [_wins] if results["cooperative"] else [_ratings, _cross, _margins, _order]
    name, kind = title(speaker, results), speaker.say("arena-title")
    parts = [
        header(results["game"], kind, name, facts(speaker, results)),
        *(draw(results, speaker) for draw in (*sections, _time)),
        _method(results, speaker),
    ]
    return sheet(speaker.lang, f"{name} – {kind}", parts)


def _section(speaker: Speaker, results: Results, name: str, *parts: Element) -> Element:
    return section(speaker.say(f"arena-{name}"), note(speaker, results, name), *parts)


# --- sections ---------------------------------------------------------------------------------------------------


def _ratings(results: Results, speaker: Speaker) -> Element:
    lines = results["standings"]
    ends = [line[f"rating_{end}"] for line in lines for end in ("low", "high")]
    scale = axis(ends, lambda value: signed(speaker, value), base=0.0)
    rows = [
        whisker(
            scale,
            level_name(speaker, line["player"]),
            (signed(speaker, line["rating"]), signed_span(speaker, line, "rating")),
            line["rating"],
            line["rating_low"],
            line["rating_high"],
        )
        for line in lines
    ]
    return _section(speaker, results, "ratings", plot(scale, rows), _standings(results, speaker))


def _standings(results: Results, speaker: Speaker) -> Element:
    columns = ("arena-col-ahead", "arena-col-matches", "cli-col-share", "cli-col-interval", "cli-col-score")
    words = [speaker.say(column) for column in ("cli-col-player", *columns)]
    rows = [
        (
            f"{signed(speaker, line['ahead'])} ({signed_span(speaker, line, 'ahead')})" if "ahead" in line else "–",
            speaker.number(line["matches"]),
            speaker.percent(line["share"]),
            percent_span(speaker, line, "share"),
            speaker.number(line["mean_score"], 2),
        )
        for line in results["standings"]
    ]
    names = [level_name(speaker, line["player"]) for line in results["standings"]]
    return table(words, names, rows)


def _wins(results: Results, speaker: Speaker) -> Element:
    lines = results["standings"]
    scale = axis([0.0, 1.0], speaker.percent)
    rows = [
        whisker(
            scale,
            level_name(speaker, line["player"]),
            (speaker.percent(line["share"]), percent_span(speaker, line, "share")),
            line["share"],
            line["share_low"],
            line["share_high"],
        )
        for line in lines
    ]
    return _section(speaker, results, "wins", plot(scale, rows))


def _cross(results: Results, speaker: Speaker) -> Element:
    players = [line["player"] for line in results["standings"]]
    cells = {}
    for pair in results["cross"]:
        one, other = pair["players"]
        cells[one, other] = _cell(speaker, pair["share"], pair["share_low"], pair["share_high"])
        cells[other, one] = _cell(speaker, 1.0 - pair["share"], 1.0 - pair["share_high"], 1.0 - pair["share_low"])
    head = tag("tr", tag("td"), (tag("th", level_name(speaker, player), scope="col") for player in players))
    body = [
        tag(
            "tr",
            tag("th", level_name(speaker, player), scope="row"),
            (cells.get((player, other), tag("td", class_="self")) for other in players),
        )
        for player in players
    ]
    table = tag("table", tag("thead", head), tag("tbody", body), class_="heat")
    return _section(speaker, results, "cross", tag("div", table, class_="scroll", tabindex="0"))


def _cell(speaker: Speaker, share: float, low: float, high: float) -> Element:
    colour = "win" if share >= 0.5 else "loss"
    strength = round(STRONGEST * 2.0 * abs(share - 0.5))
    span = speaker.say("arena-span", low=speaker.percent(low), high=speaker.percent(high))
    style = f"background: color-mix(in oklab, var(--{colour}) {strength}%, var(--raised))"
    return tag("td", tag("b", speaker.percent(share)), tag("small", span), style=style)


def _margins(results: Results, speaker: Speaker) -> Element:
    pairs = results["cross"]
    digits = 1 if max(abs(pair["margin"]) for pair in pairs) >= 10.0 else 2
    ends = [pair[f"margin_{end}"] for pair in pairs for end in ("low", "high")]
    scale = axis(ends, lambda value: signed(speaker, value, digits), base=0.0)
    rows = [
        whisker(
            scale,
            " – ".join(level_name(speaker, player) for player in pair["players"]),
            (signed(speaker, pair["margin"], digits), signed_span(speaker, pair, "margin", digits)),
            pair["margin"],
            pair["margin_low"],
            pair["margin_high"],
        )
        for pair in pairs
    ]
    return _section(speaker, results, "margins", plot(scale, rows))


def _order(results: Results, speaker: Speaker) -> Element:
    lines = results["order"]
    ends = [line[f"share_{end}"] for line in lines for end in ("low", "high")]
    scale = axis(ends, speaker.percent, base=1.0 / len(lines))
    rows = [
        whisker(
            scale,
            speaker.say("arena-place", number=line["place"] + 1),
            (
                speaker.percent(line["share"]),
                speaker.say(
                    "arena-worth",
                    points=signed(speaker, line["advantage"]),
                    low=signed(speaker, line["advantage_low"]),
                    high=signed(speaker, line["advantage_high"]),
                ),
            ),
            line["share"],
            line["share_low"],
            line["share_high"],
        )
        for line in lines
    ]
    return _section(speaker, results, "order", plot(scale, rows))


def _time(results: Results, speaker: Speaker) -> Element:
    times = results["timing"]["players"]
    values = [time[name] for time in times for name in ("milliseconds_per_decision", "longest_milliseconds")]
    scale = log_axis(values, lambda value: _milliseconds(speaker, value, exact=True))
    rows = [
        bar(
            scale,
            level_name(speaker, time["player"]),
            (
                _milliseconds(speaker, time["milliseconds_per_decision"]),
                speaker.say("arena-longest", time=_milliseconds(speaker, time["longest_milliseconds"])),
            ),
            time["milliseconds_per_decision"],
            time["longest_milliseconds"],
        )
        for time in times
    ]
    return _section(speaker, results, "time", plot(scale, rows))


def _milliseconds(speaker: Speaker, value: float, exact: bool = False) -> str:
    """With two significant digits; `exact` is for powers of ten."""
    unit, size = ("arena-seconds", value / 1000.0) if value >= 1000.0 else ("arena-milliseconds", value)
    digits = max(0, (0 if exact else 1) - floor(log10(max(size, 0.001))))
    return speaker.say(unit, number=speaker.number(size, digits))


def _method(results: Results, speaker: Speaker) -> Element:
    lines = [*method(speaker, results), speaker.say("arena-method-again")]
    return closing(speaker.say("arena-method"), lines, command(results))


def command(results: Results) -> str:
    """The command that plays all of this again, with the same results."""
    words = [
        f"chrysalide arena {results['game']}",
        f"--players {','.join(results['players'])}",
        f"-n {results['matches_each']}",
        f"--seats {results['seats']}",
        *(f"--option {option}" for option in chosen_options(results)),
        f"--seed {results['seed']}",
        *([f"--effort {results['effort']:g}"] if results["effort"] != 1.0 else []),
    ]
    return " ".join(words)
