"""The part of the page that shows which rules matter."""

from textwrap import shorten
from typing import Any
from xml.etree.ElementTree import Element

from chrysalide.arena.markup import tag
from chrysalide.arena.plots import axis_from_zero, bar, plot
from chrysalide.arena.sheet import folded, section, table
from chrysalide.arena.speaker import Speaker
from chrysalide.balance.findings import silent_rule
from chrysalide.balance.wording import Results
from chrysalide.rulebook import rulebook

MOST = 12  # rules in the plot
LETTERS = 46  # of each rule's text in the plot


def rules_section(results: Results, speaker: Speaker) -> Element:
    book = rulebook(results["game"], speaker.lang)
    texts = {rule.number: rule.text for chapter in book.chapters for rule in chapter.rules}
    active = [rule for rule in results["rules"] if not silent_rule(rule)]
    silent = [rule for rule in results["rules"] if silent_rule(rule)]
    keys = ("limits", "closes", "acts", "times")
    heads = [speaker.say("cli-col-rule"), speaker.say("cli-col-meaning")]
    heads += [speaker.say(f"balance-col-{key}") for key in keys]
    rows = [
        (
            texts[rule["rule"]],
            *(speaker.percent(rule[key]) if rule[key] else "–" for key in keys[:3]),
            speaker.number(rule["times"], 1) if rule["times"] else _only(speaker, rule),
        )
        for rule in active
    ]
    listed = table(heads, [rule["rule"] for rule in active], rows)
    listed.set("class", "scroll rules")
    quiet = tag("ul", (tag("li", tag("b", rule["rule"]), f" {texts[rule['rule']]}") for rule in silent))
    return section(
        speaker.say("balance-rules"),
        speaker.say("balance-rules-note"),
        _limits(results, speaker, texts),
        folded(speaker.say("balance-rules-table", rules=len(active)), listed),
        folded(speaker.say("balance-silent", rules=len(silent)), quiet),
    )


def _times(speaker: Speaker, rule: dict[str, Any]) -> str:
    return speaker.say("balance-times", times=speaker.number(rule["times"], 1)) if rule["times"] else ""


def _only(speaker: Speaker, rule: dict[str, Any]) -> str:
    return speaker.say("balance-only", samples=rule["samples"]) if rule["samples"] else "–"


def _limits(results: Results, speaker: Speaker, texts: dict[str, str]) -> Element:
    """The rules that limit most."""
    most = sorted((rule for rule in results["rules"] if rule["limits"]), key=lambda rule: -rule["limits"])[:MOST]
    scale = axis_from_zero((rule["limits"] for rule in most), speaker.percent)
    rows = [
        bar(
            scale,
            f"{rule['rule']} {shorten(texts[rule['rule']], LETTERS, placeholder=' …')}",
            (speaker.percent(rule["limits"]), _times(speaker, rule)),
            rule["limits"],
        )
        for rule in most
    ]
    return plot(scale, rows)
