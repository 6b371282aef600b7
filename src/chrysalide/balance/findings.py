"""What stands out, in sentences: answers to the questions that a designer asks first."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chrysalide.arena.speaker import Speaker, percent_span
from chrysalide.balance.judging import Line
from chrysalide.balance.wording import Results, expected, fact_name, sample_name, value_name


@dataclass(frozen=True)
class Finding:
    text: str
    odd: bool = False  # more than luck


def findings(results: Results, speaker: Speaker) -> list[Finding]:
    """Answers to the questions that a designer asks first; those that are more than luck come first."""
    found = [*_winning(results, speaker), *_odd_facts(results, speaker), *_odd_samples(results, speaker)]
    odd = sum(line["odd"] for line in judged(results))
    found.append(Finding(speaker.say("balance-finding-compared", compared=results["comparisons"], odd=odd)))
    return [*found, *_shape(results, speaker)]


def judged(results: Results) -> Iterator[Line]:
    """Every line that was compared with something."""
    yield from results["order"]
    if results["rounds"]:
        yield results["rounds"]
    yield from results["samples"]
    for fact in results["facts"]:
        yield from fact["values"]


def _said(speaker: Speaker, message: str, line: Line, **args: Any) -> str:
    share, span = speaker.percent(line["share"]), percent_span(speaker, line, "share")
    return speaker.say(message, share=share, span=span, expected=expected(speaker, line), **args)


def _winning(results: Results, speaker: Speaker) -> Iterator[Finding]:
    if results["cooperative"]:
        yield Finding(_said(speaker, "balance-finding-wins", results["samples"][0]))
        return
    first, *others = results["order"]
    yield Finding(
        _said(speaker, "balance-finding-first" if first["odd"] else "balance-finding-even", first), first["odd"]
    )
    for line in others:
        if line["odd"]:
            yield Finding(_said(speaker, "balance-finding-place", line, number=line["place"] + 1), True)
    if rounds := results["rounds"]:
        message = "balance-finding-rounds" if rounds["odd"] else "balance-finding-rounds-even"
        yield Finding(_said(speaker, message, rounds, rounds=rounds["cases"]), rounds["odd"])


def _odd_facts(results: Results, speaker: Speaker) -> Iterator[Finding]:
    for fact in results["facts"]:
        name = fact_name(results, speaker, fact["fact"])
        for line in sorted(fact["values"], key=lambda line: -abs(line["share"] - (line["expected"] or 0.0))):
            if line["odd"]:
                value = value_name(results, speaker, fact["fact"], line["value"])
                message = f"balance-finding-{fact['about']}"
                yield Finding(_said(speaker, message, line, fact=name, value=value), True)


def _odd_samples(results: Results, speaker: Speaker) -> Iterator[Finding]:
    message = "balance-finding-sample-all" if results["cooperative"] else "balance-finding-sample"
    for line in results["samples"]:
        if line["odd"]:
            yield Finding(_said(speaker, message, line, sample=sample_name(results, speaker, line)), True)


def _shape(results: Results, speaker: Speaker) -> Iterator[Finding]:
    length, branching = results["length"], results["branching"]
    yield Finding(
        speaker.say(
            "balance-finding-length",
            median=speaker.number(length["q50"]),
            low=speaker.number(length["q10"]),
            high=speaker.number(length["q90"]),
            draws=speaker.number(results["chance"]["mean"], 1),
        )
    )
    yield Finding(
        speaker.say(
            "balance-finding-choices",
            mean=speaker.number(branching["mean"], 1),
            median=speaker.number(branching["q50"]),
            high=speaker.number(branching["q90"]),
            most=speaker.number(branching["most"]),
            single=speaker.percent(results["single"]),
        )
    )
    halfway = results["halfway"]
    if halfway and halfway["led"]:
        yield Finding(_said(speaker, "balance-finding-halfway", halfway | {"expected": None}, led=halfway["led"]))
    silent = [rule["rule"] for rule in results["rules"] if silent_rule(rule)]
    yield Finding(speaker.say("balance-finding-silent", silent=len(silent), rules=len(results["rules"])))


def silent_rule(rule: dict[str, Any]) -> bool:
    """Did a rule never forbid anything nor show in an event, with any options?"""
    return not (rule["limits"] or rule["closes"] or rule["times"] or rule["samples"])


def suggestions(results: Results, speaker: Speaker) -> list[str]:
    """Data worth checking: facts that are more than luck, and which way they lean."""
    return [
        speaker.say(
            f"balance-suggest-{fact['about']}",
            fact=fact_name(results, speaker, fact["fact"]),
            value=value_name(results, speaker, fact["fact"], line["value"]),
            lean="more" if line["share"] > line["expected"] else "less",
            points=speaker.number(100.0 * abs(line["share"] - line["expected"]), 1),
        )
        for fact in results["facts"]
        for line in fact["values"]
        if line["odd"]
    ]
