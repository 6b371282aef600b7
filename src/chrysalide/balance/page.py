"""The report as a single self-contained page: no scripts, no external resources, light and dark."""

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
    Results,
    command,
    counted_only,
    expected,
    fact_name,
    facts_played,
    luck_heads,
    luck_rows,
    method,
    place_name,
    sample_name,
    value_name,
)

MARK = "\N{BLACK DIAMOND}"  # marks what is odd, also for readers who see no colour


def page(results: Results, speaker: Speaker) -> str:
    name, kind = title(speaker, results), speaker.say("balance-title")
    parts = [
        header(results["game"], kind, name, facts_played(results, speaker)),
        _findings(results, speaker),
        _wins(results, speaker) if results["cooperative"] else _order(results, speaker),
        *(_fact(results, speaker, fact) for fact in results["facts"]),
        _samples(results, speaker) if len(results["samples"]) > 1 else None,
        _luck(results, speaker) if results["luck"] else None,
        _length(results, speaker),
        _branching(results, speaker),
        _margins(results, speaker),
        rules_section(results, speaker),
        closing(
            speaker.say("arena-method"),
            [*method(results, speaker), speaker.say("arena-method-again")],
            command(results),
        ),
    ]
    return sheet(speaker.lang, f"{name} – {kind}", parts)


def _findings(results: Results, speaker: Speaker) -> Element:
    lines = [
        tag("li", tag("b", finding.text), class_="odd") if finding.odd else tag("li", finding.text)
        for finding in findings(results, speaker)
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


def _order(results: Results, speaker: Speaker) -> Element:
    named = [(place_name(speaker, line["place"]), line) for line in results["order"]]
    if results["rounds"]:
        named.append((speaker.say("balance-rounds", rounds=results["rounds"]["cases"]), results["rounds"]))
    note = speaker.say("balance-order-note", even=speaker.percent(1.0 / results["sides"]))
    return section(speaker.say("arena-order"), note, _whiskers(speaker, named, 1.0 / results["sides"]))


def _wins(results: Results, speaker: Speaker) -> Element:
    named = [(speaker.say("balance-usual"), results["samples"][0])]
    scaled = _whiskers(speaker, named, None)
    return section(speaker.say("arena-wins"), speaker.say("balance-wins-note"), scaled)


def _fact(results: Results, speaker: Speaker, fact: dict[str, Any]) -> Element:
    if counted_only(fact):
        return _counted(results, speaker, fact)
    lines = fact["values"]
    named = [
        (value_name(results, speaker, fact["fact"], line["value"]), line)
        for line in sorted(lines, key=lambda line: -line["share"])
    ]
    about = speaker.say(f"balance-fact-{fact['about']}", even=speaker.percent(1.0 / results["sides"]))
    note = about if fact["judged"] else f"{about} {speaker.say('balance-fact-counted')}"
    base = 1.0 / results["sides"] if fact["about"] == "seat" else _middle(lines)
    keys = ("balance-col-cases", "balance-col-often", "balance-col-expected")
    heads = [fact_name(results, speaker, fact["fact"]), *map(speaker.say, keys)]
    rows = [
        (speaker.number(line["cases"]), speaker.percent(line["often"]), expected(speaker, line)) for _, line in named
    ]
    return section(
        fact_name(results, speaker, fact["fact"]),
        note,
        _whiskers(speaker, named, base),
        folded(speaker.say("balance-table"), table(heads, [name for name, _ in named], rows)),
    )


def _counted(results: Results, speaker: Speaker, fact: dict[str, Any]) -> Element:
    """How often each value occurred."""
    scale = axis_from_zero((line["often"] for line in fact["values"]), speaker.percent)
    rows = [
        bar(
            scale,
            value_name(results, speaker, fact["fact"], line["value"]),
            (speaker.percent(line["often"]), speaker.say("balance-cases", cases=line["cases"])),
            line["often"],
        )
        for line in sorted(fact["values"], key=lambda line: -line["often"])
    ]
    return section(fact_name(results, speaker, fact["fact"]), speaker.say("balance-fact-often"), plot(scale, rows))


def _middle(lines: list[Line]) -> float:
    """The share of all cases together."""
    cases: int = sum(line["cases"] for line in lines)
    wins: float = sum(line["wins"] for line in lines)
    return wins / max(1, cases)


def _samples(results: Results, speaker: Speaker) -> Element:
    named = [(sample_name(results, speaker, sample), sample) for sample in results["samples"]]
    together = results["cooperative"]
    base = results["samples"][0]["share"] if together else 1.0 / results["sides"]
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
    refused = [f"{gone['option']}={typed(gone['value'])}" for gone in results["refused"]]
    return section(
        speaker.say("balance-samples"),
        speaker.say("balance-samples-all" if together else "balance-samples-first"),
        _whiskers(speaker, named, base),
        table([speaker.say(key) for key in keys], [name for name, _ in named], rows),
        tag("p", speaker.say("balance-refused", values=refused), class_="note") if refused else None,
    )


def _luck(results: Results, speaker: Speaker) -> Element:
    heads = [speaker.say("balance-luck-players"), speaker.say("balance-col-matches"), *luck_heads(speaker)]
    rows = luck_rows(results, speaker)
    cells = [(speaker.number(matches), *shares) for _, matches, shares in rows]
    shown = table(heads, [name for name, _, _ in rows], cells)
    return section(speaker.say("balance-luck"), speaker.say("balance-luck-note"), shown)


def _with_reach(speaker: Speaker, mean: dict[str, float]) -> str:
    return f"{speaker.number(mean['mean'], 1)} ± {speaker.number(mean['mean_high'] - mean['mean'], 1)}"


# --- how it is to play ------------------------------------------------------------------------------------------


def _summary(speaker: Speaker, spread: dict[str, Any], digits: int = 0) -> Element:
    """The key numbers of a spread, side by side."""
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


def _length(results: Results, speaker: Speaker) -> Element:
    chance, entries = results["chance"]["mean"], results["entries"]["mean"]
    note = speaker.say("balance-length-note", draws=speaker.number(chance, 1), entries=speaker.number(entries, 1))
    parts = (_summary(speaker, results["length"]), _histogram(speaker, results["length"]))
    return section(speaker.say("balance-length"), note, *parts)


def _branching(results: Results, speaker: Speaker) -> Element:
    note = speaker.say("balance-branching-note", single=speaker.percent(results["single"]))
    course = [value or 0.0 for value in results["course"]]
    edges = [speaker.number(100.0 * part / len(course)) for part in range(len(course) + 1)]
    return section(
        speaker.say("balance-branching"),
        note,
        _summary(speaker, results["branching"]),
        _histogram(speaker, results["branching"]),
        tag("h3", speaker.say("balance-course")),
        tag("p", speaker.say("balance-course-note"), class_="note"),
        columns(course, edges, height=80),
    )


def _margins(results: Results, speaker: Speaker) -> Element | None:
    """Only for games in which scores say more than who has won."""
    margins = results["margins"]
    if margins is None or margins["most"] <= 1.0:
        return None
    note = speaker.say("balance-margins-note", shared=results["samples"][0]["shared"])
    parts = (_summary(speaker, margins), _histogram(speaker, margins))
    return section(speaker.say("balance-margins"), note, *parts)
