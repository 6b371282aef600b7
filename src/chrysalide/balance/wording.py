"""How results are put into words; the page, the document and the terminal use the same."""

from typing import Any

from chrysalide.arena.speaker import Speaker, chosen_options, percent_span
from chrysalide.balance.judging import Line
from chrysalide.balance.luck import PARTS
from chrysalide.balance.samples import SEATS, typed
from chrysalide.games import study
from chrysalide.language import Words

Results = dict[str, Any]


def facts_played(results: Results, speaker: Speaker) -> list[str]:
    """Sentences that say what was played."""
    others = len(results["samples"]) - 1
    lines = [
        speaker.say(
            "balance-facts",
            matches=results["matches"],
            seats=results["seats"],
            level=results["level"],
            seed=results["seed"],
        )
    ]
    if others:
        lines.append(speaker.say("balance-facts-others", others=others, each=results["each"]))
    if results["effort"] != 1.0:
        lines.append(speaker.say("arena-effort", share=speaker.percent(results["effort"])))
    if chosen := chosen_options(results):
        lines.append(speaker.say("arena-options", options=chosen))
    return lines


# --- names ------------------------------------------------------------------------------------------------------


def sample_name(results: Results, speaker: Speaker, sample: dict[str, Any]) -> str:
    """`Difficulty: Easy`."""
    option, value = sample["option"], sample["value"]
    if option is None:
        return speaker.say("balance-usual")
    if option == SEATS:
        return speaker.say("balance-seats", seats=value)
    words = Words(results["game"], speaker.lang)
    named = f"option-{option}-{typed(value)}"
    if isinstance(value, bool):
        shown = speaker.say("cli-yes" if value else "cli-no")
    else:
        shown = words.say(named) if words.knows(named) else typed(value)
    return speaker.say("balance-option", option=words.say(f"option-{option}"), value=shown)


def fact_name(results: Results, speaker: Speaker, fact: str) -> str:
    return Words(results["game"], speaker.lang).say(f"fact-{fact}")


def value_name(results: Results, speaker: Speaker, fact: str, value: str) -> str:
    """A value in the game's words; as it is if they have no message for it."""
    known = study(results["game"]).fact(fact)
    if not known.message:
        return value
    args = {known.argument: value, f"{known.argument}_name": value}
    text = Words(results["game"], speaker.lang).say(known.message, **args)
    return value if "{$" in text else text


def counted_only(fact: dict[str, Any]) -> bool:
    """Is only the frequency of each value shown, and nothing about who won?"""
    return not fact["judged"] and fact["about"] != "seat"


def place_name(speaker: Speaker, place: int) -> str:
    return speaker.say("arena-place", number=place + 1)


def expected(speaker: Speaker, line: Line) -> str:
    return "–" if line["expected"] is None else speaker.percent(line["expected"])


# --- chance and skill ------------------------------------------------------------------------------------------


def luck_heads(speaker: Speaker) -> list[str]:
    return [speaker.say(f"balance-luck-{part}") for part in PARTS]


def luck_rows(results: Results, speaker: Speaker) -> list[tuple[str, int, list[str]]]:
    """Who played, how many matches, and the share of each part with its interval."""
    rows = []
    for found in results["luck"]:
        levels = [speaker.say(f"bot-{level}") for level in found["levels"]]
        name = speaker.say(f"balance-luck-{found['table']}", levels=levels)
        rows.append((name, found["matches"], [_share_of(speaker, found[part]) for part in PARTS]))
    return rows


def _share_of(speaker: Speaker, line: dict[str, Any]) -> str:
    if line["share"] is None:
        return "–"
    return f"{speaker.percent(line['share'])} ({percent_span(speaker, line, 'share')})"


# --- method ----------------------------------------------------------------------------------------------------


def method(results: Results, speaker: Speaker) -> list[str]:
    looked = results["looked"]
    return [
        speaker.say("balance-method-self", level=results["level"]),
        speaker.say("balance-method-judged", alarms=speaker.percent(results["false_alarms"])),
        speaker.say("balance-method-facts"),
        speaker.say(
            "balance-method-rules",
            one_in=looked["one_in"],
            other=looked["else"],
            positions=looked["positions"],
        ),
        speaker.say("balance-method-bounded"),
    ]


def command(results: Results) -> str:
    """The command that plays all of this again, with the same results."""
    names = [sample["option"] for sample in results["samples"][1:]]
    words = [
        f"chrysalide balance {results['game']}",
        f"-n {results['matches']}",
        f"--level {results['level']}",
        f"--seats {results['seats']}",
        *(f"--option {option}" for option in chosen_options(results)),
        f"--by {','.join(dict.fromkeys(names)) or 'none'}",
        *([f"--each {results['each']}"] if names else []),
        f"--seed {results['seed']}",
        *([f"--effort {results['effort']:g}"] if results["effort"] != 1.0 else []),
        *([f"--luck {results['luck'][0]['matches']}"] if results["luck"] else []),
    ]
    return " ".join(words)
