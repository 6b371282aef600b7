"""One page for the browser that holds everything: no script, nothing from elsewhere, light and dark."""

from typing import Any
from xml.etree.ElementTree import Element

from chrysalide.arena.markup import tag
from chrysalide.arena.plots import axis, axis_from_zero, bar, columns, plot, whisker
from chrysalide.arena.sheet import closing, folded, header, section, sheet, table
from chrysalide.arena.speaker import Speaker, percent_span, title
from chrysalide.balance.findings import findings
from chrysalide.balance.judging import Line
from chrysalide.balance.rules_page import rules_section
from chrysalide.balance.samples import typed
from chrysalide.balance.wording import (
    Figures,
    command,
    counted_only,
    expected,
    fact_name,
    facts_played,
    method,
    place_name,
    sample_name,
    value_name,
)

MARK = "\N{BLACK DIAMOND}"  # what is odd, also for those who see no colour


def page(figures: Figures, speaker: Speaker) -> str:
    name, kind = title(speaker, figures), speaker.say("balance-title")
    parts = [
        header(figures["game"], kind, name, facts_played(figures, speaker)),
        _findings(figures, speaker),
        _wins(figures, speaker) if figures["cooperative"] else _order(figures, speaker),
        *(_fact(figures, speaker, fact) for fact in figures["facts"]),
        _samples(figures, speaker) if len(figures["samples"]) > 1 else None,
        _length(figures, speaker),
        _branching(figures, speaker),
        _margins(figures, speaker),
        rules_section(figures, speaker),
        closing(
            speaker.say("arena-method"),
            [*method(figures, speaker), speaker.say("arena-method-again")],
            command(figures),
        ),
    ]
    return sheet(speaker.lang, f"{name} – {kind}", parts)


def _findings(figures: Figures, speaker: Speaker) -> Element:
    lines = [
        tag("li", tag("b", finding.text), class_="odd") if finding.odd else tag("li", finding.text)
        for finding in findings(figures, speaker)
    ]
    return section(
        speaker.say("balance-findings"), speaker.say("balance-findings-note"), tag("ul", lines, class_="findings")
    )


# --- who wins ---------------------------------------------------------------------------------------------------


def _whiskers(speaker: Speaker, named: list[tuple[str, Line]], base: float | None) -> Element:
    """Shares of wins, one below the other."""
    ends = [line[f"share_{end}"] for _, line in named for end in ("low", "high")]
    scale = axis(ends, speaker.percent, base=base)
    rows = [
        whisker(
            scale,
            f"{name} {MARK}" if line["odd"] else name,
            (speaker.percent(line["share"]), percent_span(speaker, line, "share")),
            line["share"],
            line["share_low"],
            line["share_high"],
            odd=line["odd"],
        )
        for name, line in named
    ]
    return plot(scale, rows)


def _order(figures: Figures, speaker: Speaker) -> Element:
    named = [(place_name(speaker, line["place"]), line) for line in figures["order"]]
    if figures["rounds"]:
        named.append((speaker.say("balance-rounds", rounds=figures["rounds"]["cases"]), figures["rounds"]))
    note = speaker.say("balance-order-note", even=speaker.percent(1.0 / figures["sides"]))
    return section(speaker.say("arena-order"), note, _whiskers(speaker, named, 1.0 / figures["sides"]))


def _wins(figures: Figures, speaker: Speaker) -> Element:
    named = [(speaker.say("balance-usual"), figures["samples"][0])]
    scaled = _whiskers(speaker, named, None)
    return section(speaker.say("arena-wins"), speaker.say("balance-wins-note"), scaled)


def _fact(figures: Figures, speaker: Speaker, fact: dict[str, Any]) -> Element:
    if counted_only(fact):
        return _counted(figures, speaker, fact)
    lines = fact["values"]
    named = [
        (value_name(figures, speaker, fact["fact"], line["value"]), line)
        for line in sorted(lines, key=lambda line: -line["share"])
    ]
    about = speaker.say(f"balance-fact-{fact['about']}", even=speaker.percent(1.0 / figures["sides"]))
    note = about if fact["judged"] else f"{about} {speaker.say('balance-fact-counted')}"
    base = 1.0 / figures["sides"] if fact["about"] == "seat" else _middle(lines)
    keys = ("balance-col-cases", "balance-col-often", "balance-col-expected")
    heads = [fact_name(figures, speaker, fact["fact"]), *map(speaker.say, keys)]
    rows = [
        (speaker.number(line["cases"]), speaker.percent(line["often"]), expected(speaker, line)) for _, line in named
    ]
    return section(
        fact_name(figures, speaker, fact["fact"]),
        note,
        _whiskers(speaker, named, base),
        folded(speaker.say("balance-table"), table(heads, [name for name, _ in named], rows)),
    )


def _counted(figures: Figures, speaker: Speaker, fact: dict[str, Any]) -> Element:
    """How often each value came."""
    scale = axis_from_zero((line["often"] for line in fact["values"]), speaker.percent)
    rows = [
        bar(
            scale,
            value_name(figures, speaker, fact["fact"], line["value"]),
            (speaker.percent(line["often"]), speaker.say("balance-cases", cases=line["cases"])),
            line["often"],
        )
        for line in sorted(fact["values"], key=lambda line: -line["often"])
    ]
    return section(fact_name(figures, speaker, fact["fact"]), speaker.say("balance-fact-often"), plot(scale, rows))


def _middle(lines: list[Line]) -> float:
    """The share of all cases together."""
    cases: int = sum(line["cases"] for line in lines)
    wins: float = sum(line["wins"] for line in lines)
    return wins / max(1, cases)


def _samples(figures: Figures, speaker: Speaker) -> Element:
    named = [(sample_name(figures, speaker, sample), sample) for sample in figures["samples"]]
    together = figures["cooperative"]
    base = figures["samples"][0]["share"] if together else 1.0 / figures["sides"]
    keys = [
        "balance-col-sample",
        "balance-col-matches",
        "balance-col-length",
        "balance-col-choices",
        "balance-col-rule",
    ]
    rows = [
        (
            speaker.number(sample["matches"]),
            _with_reach(speaker, sample["decisions"]),
            speaker.number(sample["choices"], 1),
            sample["rule"] or "–",
        )
        for _, sample in named
    ]
    refused = [f"{gone['option']}={typed(gone['value'])}" for gone in figures["refused"]]
    return section(
        speaker.say("balance-samples"),
        speaker.say("balance-samples-all" if together else "balance-samples-first"),
        _whiskers(speaker, named, base),
        table([speaker.say(key) for key in keys], [name for name, _ in named], rows),
        tag("p", speaker.say("balance-refused", values=refused), class_="note") if refused else None,
    )


def _with_reach(speaker: Speaker, mean: dict[str, float]) -> str:
    return f"{speaker.number(mean['mean'], 1)} ± {speaker.number(mean['mean_high'] - mean['mean'], 1)}"


# --- how it is to play ------------------------------------------------------------------------------------------


def _figures(speaker: Speaker, spread: dict[str, Any], digits: int = 0) -> Element:
    """The few figures of a spread, side by side."""
    keys = (("mean", max(1, digits)), ("q10", digits), ("q50", digits), ("q90", digits), ("most", digits))
    cells = [
        tag("div", tag("dt", speaker.say(f"balance-{key}")), tag("dd", speaker.number(spread[key], places)))
        for key, places in keys
    ]
    return tag("dl", cells, class_="figures")


def _histogram(speaker: Speaker, spread: dict[str, Any]) -> Element:
    bars = spread["bars"]
    edges = [*(speaker.number(bar["low"]) for bar in bars), speaker.number(bars[-1]["high"])]
    return columns([float(bar["times"]) for bar in bars], edges)


def _length(figures: Figures, speaker: Speaker) -> Element:
    chance, entries = figures["chance"]["mean"], figures["entries"]["mean"]
    note = speaker.say("balance-length-note", draws=speaker.number(chance, 1), entries=speaker.number(entries, 1))
    parts = (_figures(speaker, figures["length"]), _histogram(speaker, figures["length"]))
    return section(speaker.say("balance-length"), note, *parts)


def _branching(figures: Figures, speaker: Speaker) -> Element:
    note = speaker.say("balance-branching-note", single=speaker.percent(figures["single"]))
    course = [value or 0.0 for value in figures["course"]]
    edges = [speaker.number(100.0 * part / len(course)) for part in range(len(course) + 1)]
    return section(
        speaker.say("balance-branching"),
        note,
        _figures(speaker, figures["branching"]),
        _histogram(speaker, figures["branching"]),
        tag("h3", speaker.say("balance-course")),
        tag("p", speaker.say("balance-course-note"), class_="note"),
        columns(course, edges, height=80),
    )


def _margins(figures: Figures, speaker: Speaker) -> Element | None:
    """Only where scores say more than who has won."""
    margins = figures["margins"]
    if margins is None or margins["most"] <= 1.0:
        return None
    note = speaker.say("balance-margins-note", shared=figures["samples"][0]["shared"])
    parts = (_figures(speaker, margins), _histogram(speaker, margins))
    return section(speaker.say("balance-margins"), note, *parts)
