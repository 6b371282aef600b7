# mypyc
"""What a seat cannot know: hands of others, and ambassadors that others have looked at."""

from mypy_extensions import i64

from chrysalide.core.bits import bits, nth
from chrysalide.core.dice import Dice
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.rules.ambassadors import unidentified
from chrysalide.games.extinction.rules.position import Position


def resample(at: Position, seat: i64, dice: Dice) -> None:
    """Views: other hands are dealt again from hand and deck, ambassadors seen by others are drawn again."""
    if at.open_hands:
        return
    for other in range(at.seats):
        if other != seat:
            deal_again(at, other, dice)
    hidden = hidden_from(at, seat)
    for place in range(AMBASSADORS):
        if (hidden >> place) & 1:
            at.faces[place] = -1
    for place in range(AMBASSADORS):
        if (hidden >> place) & 1:
            left = unidentified(at, place)
            at.faces[place] = nth(left, dice.below(bits(left)))


def deal_again(at: Position, seat: i64, dice: Dice) -> None:
    size = bits(at.hands[seat])
    at.decks[seat] = at.decks[seat] | at.hands[seat]
    at.hands[seat] = 0
    while size > 0:
        deck = at.decks[seat]
        bit = i64(1) << nth(deck, dice.below(bits(deck)))
        at.decks[seat] = deck & ~bit
        at.hands[seat] = at.hands[seat] | bit
        size -= 1


def hidden_from(at: Position, seat: i64) -> i64:
    """Places that others have looked at and this seat has not; -1 is a spectator."""
    found: i64 = 0
    for place in range(AMBASSADORS):
        knows = (at.up >> place) & 1 != 0 or (seat >= 0 and (at.known[place] >> seat) & 1 != 0)
        if at.faces[place] >= 0 and not knows:
            found |= i64(1) << place
    return found
