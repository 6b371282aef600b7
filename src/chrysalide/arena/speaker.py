"""Figures as a reader meets them: both reports say them alike."""

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
    """With its sign; what rounds to nothing has none."""
    size = speaker.number(abs(value), digits)
    if float(f"{value:.{digits}f}") == 0.0:
        return size
    return f"{MINUS if value < 0 else '+'}{size}"


def signed_span(speaker: Speaker, figures: dict[str, Any], name: str, digits: int = 0) -> str:
    return speaker.say(
        "arena-span",
        low=signed(speaker, figures[f"{name}_low"], digits),
        high=signed(speaker, figures[f"{name}_high"], digits),
    )


def percent_span(speaker: Speaker, figures: dict[str, Any], name: str) -> str:
    low, high = figures[f"{name}_low"], figures[f"{name}_high"]
    return speaker.say("arena-span", low=speaker.percent(low), high=speaker.percent(high))


def title(speaker: Speaker, figures: dict[str, Any]) -> str:
    return Words(figures["game"], speaker.lang).say("game-title")


def facts(speaker: Speaker, figures: dict[str, Any]) -> list[str]:
    """What was played, in sentences."""
    lines = [
        speaker.say(
            "arena-facts-cooperative" if figures["cooperative"] else "arena-facts",
            pairings=len(figures["lineups"]),
            each=figures["matches_each"],
            matches=figures["matches"],
            seats=figures["seats"],
            seed=figures["seed"],
        )
    ]
    if figures["effort"] != 1.0:
        lines.append(speaker.say("arena-effort", share=speaker.percent(figures["effort"])))
    if chosen := chosen_options(figures):
        lines.append(speaker.say("arena-options", options=chosen))
    return lines


def chosen_options(figures: dict[str, Any]) -> list[str]:
    """The options that are not as they usually are."""
    usual = {option.name: option.default for option in describe(find_game(figures["game"]).options)}
    return [
        f"{name}={_typed(value)}"
        for name, value in figures["options"].items()
        if _typed(value) != _typed(usual.get(name))
    ]


def _typed(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def note(speaker: Speaker, figures: dict[str, Any], section: str) -> str:
    """What a section shows."""
    if section == "cross" and len(figures["sides"]) > 2:
        return speaker.say("arena-cross-many-note")
    return speaker.say(f"arena-{section}-note", even=speaker.percent(1.0 / len(figures["sides"])))


def method(speaker: Speaker, figures: dict[str, Any]) -> list[str]:
    """How it was computed, in sentences."""
    rotated = [] if figures["cooperative"] else [speaker.say("arena-method-rotated")]
    model = "arena-method-cooperative" if figures["cooperative"] else "arena-method-ratings"
    shared = [speaker.say("arena-method-shared", shared=figures["shared"])] if figures["shared"] else []
    return [*rotated, speaker.say(model), *shared, speaker.say("arena-method-bounded")]
