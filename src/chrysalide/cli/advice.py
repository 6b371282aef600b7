"""A hint, in words."""

from chrysalide.bots.hints import ONLY, Hint
from chrysalide.cli.sitting import Sitting

HINT_SECONDS = 1.0
ADVICE = 3  # actions that a hint names


def advice_in_words(sitting: Sitting, hint: Hint) -> list[str]:
    say, words = sitting.reader.say, sitting.words
    labels = {choice.action: words.say(choice.label) for choice in sitting.match.choices()}
    lines = []
    for place, one in enumerate(hint.advice[:ADVICE]):
        choice = labels.get(one.action, one.action)
        if one.verdict == ONLY:
            lines.append(say("cli-hint-only", choice=choice, action=one.action))
            continue
        verdict = say(f"verdict-{one.verdict}")
        lines.append(say("cli-hint-other" if place else "cli-hint", choice=choice, action=one.action, verdict=verdict))
    if hint.reasons:
        lines.append(f"{say('hint-why')} {' '.join(words.say(reason) for reason in hint.reasons)}")
    if hint.plan:
        lines.append(f"{say('hint-plan')} › {' › '.join(words.say(step) for step in hint.plan)}")
    return lines
