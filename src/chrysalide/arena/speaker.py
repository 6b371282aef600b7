"""How results are put into words; both reports use the same."""

from typing import Any, Protocol

from chrysalide.core.options import describe
from chrysalide.games import find_game
from chrysalide.language import Words

MINUS = "\N{MINUS SIGN}"


class Speaker(Protocol):
    """Puts messages and numbers into the words of a language."""

    lang: str

    def say(self, message: str, **args: Any) -> str: ...

    def number(self, value: float, digits: int = 0) -> str: ...

    def percent(self, value: float) -> str: ...


def signed(speaker: Speaker, value: float, digits: int = 0) -> str:
    """A number with its sign; without one if it rounds to 0."""
    size = speaker.number(abs(value), digits)
    if float(f"{value:.{digits}f}") == 0.0:
        return size
    return f"{MINUS if value < 0 else '+'}{size}"


def signed_span(speaker: Speaker, results: dict[str, Any], name: str, digits: int = 0) -> str:
    return speaker.say(
        "arena-span",
        low=signed(speaker, results[f"{name}_low"], digits),
        high=signed(speaker, results[f"{name}_high"], digits),
    )


def percent_span(speaker: Speaker, results: dict[str, Any], name: str) -> str:
    low, high = results[f"{name}_low"], results[f"{name}_high"]
    return speaker.say("arena-span", low=speaker.percent(low), high=speaker.percent(high))


def title(speaker: Speaker, results: dict[str, Any]) -> str:
    return Words(results["game"], speaker.lang).say("game-title")


def facts(speaker: Speaker, results: dict[str, Any]) -> list[str]:
    """Sentences that say what was played."""
    lines = [
        speaker.say(
            "arena-facts-cooperative" if results["cooperative"] else "arena-facts",
            pairings=len(results["lineups"]),
            each=results["matches_each"],
            matches=results["matches"],
            seats=results["seats"],
            seed=results["seed"],
        )
    ]
    if results["effort"] != 1.0:
        lines.append(speaker.say("arena-effort", share=speaker.percent(results["effort"])))
    if chosen := chosen_options(results):
        lines.append(speaker.say("arena-options", options=chosen))
    return lines


def chosen_options(results: dict[str, Any]) -> list[str]:
    """The options that differ from their defaults."""
    usual = {option.name: option.default for option in describe(find_game(results["game"]).options)}
    return [
        f"{name}={_typed(value)}"
        for name, value in results["options"].items()
        if _typed(value) != _typed(usual.get(name))
    ]


def _typed(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def note(speaker: Speaker, results: dict[str, Any], section: str) -> str:
    """The sentence that explains a section."""
    if section == "cross" and len(results["sides"]) > 2:
        return speaker.say("arena-cross-many-note")
    return speaker.say(f"arena-{section}-note", even=speaker.percent(1.0 / len(results["sides"])))


def method(speaker: Speaker, results: dict[str, Any]) -> list[str]:
    """Sentences that say how it was computed."""
    rotated = [] if results["cooperative"] else [speaker.say("arena-method-rotated")]
    model = "arena-method-cooperative" if results["cooperative"] else "arena-method-ratings"
    shared = [speaker.say("arena-method-shared", shared=results["shared"])] if results["shared"] else []
    return [*rotated, speaker.say(model), *shared, speaker.say("arena-method-bounded")]
