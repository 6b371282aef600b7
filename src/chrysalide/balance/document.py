"""The same in short, as a document to keep with the game: Markdown, made again by the command at its top.

What somebody writes below the line `MARK` is theirs: it stays when the document is made again.
"""

from typing import Any

from chrysalide.arena.speaker import Speaker, percent_span, title
from chrysalide.balance.findings import findings, silent_rule, suggestions
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

MOST = 15  # rules in the table
RARE = 0.1  # of the matches
MARK = "<!-- notes: what stands below this line is kept -->"


def document(figures: Figures, speaker: Speaker, before: str = "") -> str:
    """`before` is the document as it was."""
    say = speaker.say
    parts = [
        f"# {title(speaker, figures)} – {say('balance-title')}",
        f"`{command(figures)}`",
        "\n".join(facts_played(figures, speaker)),
        f"## {say('balance-findings')}",
        _list(f"**{found.text}**" if found.odd else found.text for found in findings(figures, speaker)),
        f"## {say('balance-suggestions')}",
        _list(suggestions(figures, speaker)) or say("balance-suggestions-none"),
        *_wins(figures, speaker),
        *(part for fact in figures["facts"] for part in _fact(figures, speaker, fact)),
        *_samples(figures, speaker),
        *_rules(figures, speaker),
        f"## {say('arena-method')}",
        "\n\n".join(method(figures, speaker)),
        MARK,
    ]
    notes = before.partition(MARK)[2].strip("\n")
    return "\n\n".join([*parts, notes] if notes else parts) + "\n"


def _list(lines: Any) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """The first column holds words, the others figures."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)


def _share(speaker: Speaker, line: dict[str, Any]) -> list[str]:
    share = speaker.percent(line["share"])
    return [f"**{share}**" if line["odd"] else share, percent_span(speaker, line, "share")]


def _wins(figures: Figures, speaker: Speaker) -> list[str]:
    if figures["cooperative"]:
        return []
    say = speaker.say
    heads = [say("arena-col-place"), say("cli-col-share"), say("cli-col-interval")]
    rows = [[place_name(speaker, line["place"]), *_share(speaker, line)] for line in figures["order"]]
    return [f"## {say('arena-order')}", _table(heads, rows)]


def _fact(figures: Figures, speaker: Speaker, fact: dict[str, Any]) -> list[str]:
    say = speaker.say
    name = fact_name(figures, speaker, fact["fact"])
    if counted_only(fact):
        return [f"## {name}", say("balance-fact-often"), _counted(figures, speaker, fact)]
    keys = ("balance-col-cases", "balance-col-often", "cli-col-share", "cli-col-interval", "balance-col-expected")
    rows = [
        [
            value_name(figures, speaker, fact["fact"], line["value"]),
            speaker.number(line["cases"]),
            speaker.percent(line["often"]),
            *_share(speaker, line),
            expected(speaker, line),
        ]
        for line in fact["values"]
    ]
    note = say(f"balance-fact-{fact['about']}", even=speaker.percent(1.0 / figures["sides"]))
    counted = [] if fact["judged"] else [say("balance-fact-counted")]
    return [f"## {name}", " ".join([note, *counted]), _table([name, *map(say, keys)], rows)]


def _counted(figures: Figures, speaker: Speaker, fact: dict[str, Any]) -> str:
    heads = [fact_name(figures, speaker, fact["fact"]), *map(speaker.say, ("balance-col-cases", "balance-col-often"))]
    rows = [
        [
            value_name(figures, speaker, fact["fact"], line["value"]),
            speaker.number(line["cases"]),
            speaker.percent(line["often"]),
        ]
        for line in sorted(fact["values"], key=lambda line: -line["often"])
    ]
    return _table(heads, rows)


def _samples(figures: Figures, speaker: Speaker) -> list[str]:
    if len(figures["samples"]) < 2:
        return []
    say = speaker.say
    keys = ("balance-col-rule", "balance-col-matches", "cli-col-share", "cli-col-interval", "balance-col-length")
    rows = [
        [
            sample_name(figures, speaker, sample),
            sample["rule"] or "",
            speaker.number(sample["matches"]),
            *_share(speaker, sample),
            speaker.number(sample["decisions"]["mean"], 1),
            speaker.number(sample["choices"], 1),
        ]
        for sample in figures["samples"]
    ]
    note = say("balance-samples-all" if figures["cooperative"] else "balance-samples-first")
    heads = [say("balance-col-sample"), *map(say, keys), say("balance-col-choices")]
    return [f"## {say('balance-samples')}", note, _table(heads, rows)]


def _rules(figures: Figures, speaker: Speaker) -> list[str]:
    say = speaker.say
    keys = ("limits", "closes", "acts")
    most = sorted((rule for rule in figures["rules"] if rule["limits"]), key=lambda rule: -rule["limits"])[:MOST]
    rows = [
        [rule["rule"], *(speaker.percent(rule[key]) for key in keys), speaker.number(rule["times"], 1)] for rule in most
    ]
    heads = [say("cli-col-rule"), *(say(f"balance-col-{key}") for key in (*keys, "times"))]
    silent = [rule["rule"] for rule in figures["rules"] if silent_rule(rule)]
    quiet = f"{say('balance-silent', rules=len(silent))} {', '.join(silent)}"
    rare = [rule for rule in figures["rules"] if 0.0 < rule["acts"] < RARE]
    acting = ", ".join(f"{rule['rule']} ({speaker.percent(rule['acts'])})" for rule in rare)
    said = [say("balance-rare", rules=acting)] if rare else []
    return [f"## {say('balance-rules')}", say("balance-rules-note"), _table(heads, rows), *said, quiet]
