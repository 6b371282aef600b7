"""What a person types to make a choice."""

from chrysalide.cli.arguments import BadCommand
from chrysalide.core.messages import Choice


def keyed(choices: list[Choice]) -> dict[str, Choice]:
    """Choices by the numbers seen in the picture if every choice has its own, else by 1, 2, 3 …"""
    badges = [choice.badge or "" for choice in choices]
    if all(badge.isdecimal() for badge in badges) and len(set(badges)) == len(badges):
        return dict(zip(badges, choices, strict=True))
    return {str(number): choice for number, choice in enumerate(choices, start=1)}


def read_choice(line: str, choices: list[Choice]) -> str:
    """The text of the action that was typed, or of the choice whose number was typed."""
    if not line.isdecimal():
        return line
    known = keyed(choices)
    if line in known:
        return known[line].action
    alike = _alike(line, choices) if list(known) == [choice.badge for choice in choices] else None
    if alike is None:
        raise BadCommand("cli-error-choice", number=line[:20], allowed=list(known))
    return alike


def _alike(number: str, choices: list[Choice]) -> str | None:
    """If the choices are `take 14`, `take 15` …, then 8 means `take 8`, so that the rules can say why it is refused."""
    for choice in choices:
        if choice.badge and choice.action.endswith(f" {choice.badge}"):
            return choice.action.removesuffix(choice.badge) + number
    return None
