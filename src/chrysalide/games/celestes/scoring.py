# mypyc
"""Chapter 6: what a collection is worth."""

from mypy_extensions import i64

from chrysalide.games.celestes.board import EIGHTY_EIGHT, MONARCH, MORPHO, MOST, SWALLOWTAIL, WORTH, count, one


def plain(cards: i64) -> i64:
    """6.1–6.4, 6.8: the points of every species by itself; two Swallowtails bring none."""
    return (
        WORTH[EIGHTY_EIGHT * MOST + count(cards, EIGHTY_EIGHT)]
        + WORTH[MORPHO * MOST + count(cards, MORPHO)]
        + WORTH[MONARCH * MOST + count(cards, MONARCH)]
        + WORTH[SWALLOWTAIL * MOST + count(cards, SWALLOWTAIL)]
    )


def joker(cards: i64) -> i64:
    """6.5–6.7: the species that two Swallowtails replace, found for the owner; -1 where there is no pair."""
    if count(cards, SWALLOWTAIL) < 2:
        return -1
    best: i64 = EIGHTY_EIGHT
    for species in range(MORPHO, SWALLOWTAIL):
        if plain(cards + one(species)) > plain(cards + one(best)):
            best = species
    return best


def round_winner(total_0: i64, total_1: i64, bolina: i64) -> i64:
    """6.9: the higher total; on equal totals the seat that has the Bolina."""
    if total_0 == total_1:
        return bolina
    return 0 if total_0 > total_1 else 1


def score(cards: i64) -> i64:
    """6.1–6.8: the points of a collection."""
    replaced = joker(cards)
    return plain(cards) if replaced < 0 else plain(cards + one(replaced))
