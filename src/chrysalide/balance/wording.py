"""Figures as a reader meets them: the page, the document and the terminal say them alike."""

from typing import Any

from chrysalide.arena.speaker import Speaker, chosen_options
from chrysalide.balance.judging import Line
from chrysalide.balance.samples import SEATS, typed
from chrysalide.games import study
from chrysalide.language import Words

Figures = dict[str, Any]


def facts_played(figures: Figures, speaker: Speaker) -> list[str]:
    """What was played, in sentences."""
    others = len(figures["samples"]) - 1
    lines = [
        speaker.say(
            "balance-facts",
            matches=figures["matches"],
            seats=figures["seats"],
            level=figures["level"],
            seed=figures["seed"],
        )
    ]
    if others:
        lines.append(speaker.say("balance-facts-others", others=others, each=figures["each"]))
    if figures["effort"] != 1.0:
        lines.append(speaker.say("arena-effort", share=speaker.percent(figures["effort"])))
    if chosen := chosen_options(figures):
        lines.append(speaker.say("arena-options", options=chosen))
    return lines


# --- names ------------------------------------------------------------------------------------------------------


def sample_name(figures: Figures, speaker: Speaker, sample: dict[str, Any]) -> str:
    """`Difficulty: Easy`."""
    option, value = sample["option"], sample["value"]
    if option is None:
        return speaker.say("balance-usual")
    if option == SEATS:
        return speaker.say("balance-seats", seats=value)
    words = Words(figures["game"], speaker.lang)
    named = f"option-{option}-{typed(value)}"
    if isinstance(value, bool):
        shown = speaker.say("cli-yes" if value else "cli-no")
    else:
        shown = words.say(named) if words.knows(named) else typed(value)
    return speaker.say("balance-option", option=words.say(f"option-{option}"), value=shown)


def fact_name(figures: Figures, speaker: Speaker, fact: str) -> str:
    return Words(figures["game"], speaker.lang).say(f"fact-{fact}")


def value_name(figures: Figures, speaker: Speaker, fact: str, value: str) -> str:
    """In the game's words; as it is where they do not know it."""
    known = study(figures["game"]).fact(fact)
    if not known.message:
        return value
    args = {known.argument: value, f"{known.argument}_name": value}
    text = Words(figures["game"], speaker.lang).say(known.message, **args)
    return value if "{$" in text else text


def counted_only(fact: dict[str, Any]) -> bool:
    """Is it told how often each value came, and nothing of who won?"""
    return not fact["judged"] and fact["about"] != "seat"


def place_name(speaker: Speaker, place: int) -> str:
    return speaker.say("arena-place", number=place + 1)


def expected(speaker: Speaker, line: Line) -> str:
    return "–" if line["expected"] is None else speaker.percent(line["expected"])


# --- method ----------------------------------------------------------------------------------------------------


def method(figures: Figures, speaker: Speaker) -> list[str]:
    looked = figures["looked"]
    return [
        speaker.say("balance-method-self", level=figures["level"]),
        speaker.say("balance-method-judged", alarms=speaker.percent(figures["false_alarms"])),
        speaker.say("balance-method-facts"),
        speaker.say(
            "balance-method-rules",
            one_in=looked["one_in"],
            other=looked["else"],
            positions=looked["positions"],
        ),
        speaker.say("balance-method-bounded"),
    ]


def command(figures: Figures) -> str:
    """What plays all this again, with the same results."""
    names = [sample["option"] for sample in figures["samples"][1:]]
    words = [
        f"chrysalide balance {figures['game']}",
        f"-n {figures['matches']}",
        f"--level {figures['level']}",
        f"--seats {figures['seats']}",
        *(f"--option {option}" for option in chosen_options(figures)),
        f"--by {','.join(dict.fromkeys(names)) or 'none'}",
        *([f"--each {figures['each']}"] if names else []),
        f"--seed {figures['seed']}",
        *([f"--effort {figures['effort']:g}"] if figures["effort"] != 1.0 else []),
    ]
    return " ".join(words)
