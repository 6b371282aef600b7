"""What stands out, in sentences: the answers to what a designer asks first."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chrysalide.arena.speaker import Speaker, percent_span
from chrysalide.balance.judging import Line
from chrysalide.balance.wording import Figures, expected, fact_name, sample_name, value_name


@dataclass(frozen=True)
class Finding:
    text: str
    odd: bool = False  # more than luck


def findings(figures: Figures, speaker: Speaker) -> list[Finding]:
    """The answers to what a designer asks first; what is more than luck before all that is not."""
    found = [*_winning(figures, speaker), *_odd_facts(figures, speaker), *_odd_samples(figures, speaker)]
    odd = sum(line["odd"] for line in judged(figures))
    found.append(Finding(speaker.say("balance-finding-compared", compared=figures["comparisons"], odd=odd)))
    return [*found, *_shape(figures, speaker)]


def judged(figures: Figures) -> Iterator[Line]:
    """Every line that was compared with something."""
    yield from figures["order"]
    if figures["rounds"]:
        yield figures["rounds"]
    yield from figures["samples"]
    for fact in figures["facts"]:
        yield from fact["values"]


def _said(speaker: Speaker, message: str, line: Line, **args: Any) -> str:
    share, span = speaker.percent(line["share"]), percent_span(speaker, line, "share")
    return speaker.say(message, share=share, span=span, expected=expected(speaker, line), **args)


def _winning(figures: Figures, speaker: Speaker) -> Iterator[Finding]:
    if figures["cooperative"]:
        yield Finding(_said(speaker, "balance-finding-wins", figures["samples"][0]))
        return
    first, *others = figures["order"]
    yield Finding(
        _said(speaker, "balance-finding-first" if first["odd"] else "balance-finding-even", first), first["odd"]
    )
    for line in others:
        if line["odd"]:
            yield Finding(_said(speaker, "balance-finding-place", line, number=line["place"] + 1), True)
    if rounds := figures["rounds"]:
        message = "balance-finding-rounds" if rounds["odd"] else "balance-finding-rounds-even"
        yield Finding(_said(speaker, message, rounds, rounds=rounds["cases"]), rounds["odd"])


def _odd_facts(figures: Figures, speaker: Speaker) -> Iterator[Finding]:
    for fact in figures["facts"]:
        name = fact_name(figures, speaker, fact["fact"])
        for line in sorted(fact["values"], key=lambda line: -abs(line["share"] - (line["expected"] or 0.0))):
            if line["odd"]:
                value = value_name(figures, speaker, fact["fact"], line["value"])
                message = f"balance-finding-{fact['about']}"
                yield Finding(_said(speaker, message, line, fact=name, value=value), True)


def _odd_samples(figures: Figures, speaker: Speaker) -> Iterator[Finding]:
    message = "balance-finding-sample-all" if figures["cooperative"] else "balance-finding-sample"
    for line in figures["samples"]:
        if line["odd"]:
            yield Finding(_said(speaker, message, line, sample=sample_name(figures, speaker, line)), True)


def _shape(figures: Figures, speaker: Speaker) -> Iterator[Finding]:
    length, branching = figures["length"], figures["branching"]
    yield Finding(
        speaker.say(
            "balance-finding-length",
            median=speaker.number(length["q50"]),
            low=speaker.number(length["q10"]),
            high=speaker.number(length["q90"]),
            draws=speaker.number(figures["chance"]["mean"], 1),
        )
    )
    yield Finding(
        speaker.say(
            "balance-finding-choices",
            mean=speaker.number(branching["mean"], 1),
            median=speaker.number(branching["q50"]),
            high=speaker.number(branching["q90"]),
            most=speaker.number(branching["most"]),
            single=speaker.percent(figures["single"]),
        )
    )
    halfway = figures["halfway"]
    if halfway and halfway["led"]:
        yield Finding(_said(speaker, "balance-finding-halfway", halfway | {"expected": None}, led=halfway["led"]))
    silent = [rule["rule"] for rule in figures["rules"] if silent_rule(rule)]
    yield Finding(speaker.say("balance-finding-silent", silent=len(silent), rules=len(figures["rules"])))


def silent_rule(rule: dict[str, Any]) -> bool:
    """Did a rule neither forbid anything nor show in an event, whatever the options?"""
    return not (rule["limits"] or rule["closes"] or rule["times"] or rule["samples"])


def suggestions(figures: Figures, speaker: Speaker) -> list[str]:
    """Data that should be looked at: facts that are more than luck, and which way they lean."""
    return [
        speaker.say(
            f"balance-suggest-{fact['about']}",
            fact=fact_name(figures, speaker, fact["fact"]),
            value=value_name(figures, speaker, fact["fact"], line["value"]),
            lean="more" if line["share"] > line["expected"] else "less",
            points=speaker.number(100.0 * abs(line["share"] - line["expected"]), 1),
        )
        for fact in figures["facts"]
        for line in fact["values"]
        if line["odd"]
    ]
