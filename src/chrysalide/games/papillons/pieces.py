# mypyc
"""What becomes of a block when a card is lifted out of it (2.4, 4.4)."""

from typing import Final

from mypy_extensions import i64, u8

from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import CELLS, SIDE

WHOLE: Final = 0  # the others stay connected
BRIDGED: Final = 1  # they fall into two parts that another cell connects as well
BROKEN: Final = 2  # they fall into two parts that no other cell connects
PARTS: Final = 3  # they fall into several parts

NEXT: Final = vec[i64](
    [
        (line + step_y) % SIDE * SIDE + (column + step_x) % SIDE
        for line in range(SIDE)
        for column in range(SIDE)
        for step_x, step_y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
)
MARKS: Final = vec[u8]([0] * CELLS)  # scratch: which neighbour a cell was reached from; zero between calls
QUEUE: Final = vec[i64]([0] * 40)
GROUP: Final = vec[i64]([0] * 5)  # neighbours that have met belong to one group
SEEN: Final = 9
BRIDGES: Final = vec[i64]([0] * 64)
BRIDGE_COUNT: Final = vec[i64]([0])
WAITING: Final = vec[i64]([0] * 5)  # cells of a group that are still to be visited


def part_from(cards: vec[u8], lifted: i64) -> i64:
    """Let the neighbours of a lifted card grow, all at once, until all have met, or all but one have ended."""
    last: i64 = 0
    for way in range(4):
        beside = NEXT[lifted * 4 + way]
        if cards[beside]:
            QUEUE[last] = beside
            last += 1
            MARKS[beside] = u8(last)
            GROUP[last] = last
            WAITING[last] = 1
    neighbours = last
    growing = last  # groups that have neither met another one nor ended
    ended: i64 = 0
    small: i64 = 0  # one that has ended
    first: i64 = 0
    while growing > 1:
        cell = QUEUE[first]
        first += 1
        group = GROUP[i64(MARKS[cell])]
        for way in range(4):
            beside = NEXT[cell * 4 + way]
            if cards[beside] == 0 or beside == lifted:
                continue
            mark = i64(MARKS[beside])
            if mark == 0:
                MARKS[beside] = u8(group)
                QUEUE[last] = beside
                last += 1
                WAITING[group] += 1
            elif GROUP[mark] != group:
                join(group, GROUP[mark], neighbours)
                growing -= 1
        WAITING[group] -= 1
        if WAITING[group] == 0 and growing > 1:
            growing -= 1
            ended += 1
            small = group
    answer: i64 = PARTS
    if ended == 0:
        answer = WHOLE
    elif ended == 1:
        answer = bridge(cards, lifted, small, last)
    for place in range(last):
        MARKS[QUEUE[place]] = 0
    return answer


def join(group: i64, other: i64, neighbours: i64) -> None:
    """Two groups have met."""
    WAITING[group] += WAITING[other]
    for member in range(1, neighbours + 1):
        if GROUP[member] == other:
            GROUP[member] = group


def bridge(cards: vec[u8], lifted: i64, group: i64, last: i64) -> i64:
    """The free cells, not the one left, between the small part that was found and the rest: into BRIDGES."""
    found: i64 = 0
    for place in range(last):
        cell = QUEUE[place]
        if GROUP[i64(MARKS[cell])] != group:
            continue
        for way in range(4):
            free = NEXT[cell * 4 + way]
            if cards[free] == 0 and free != lifted and MARKS[free] == 0 and touches_rest(cards, lifted, group, free):
                MARKS[free] = SEEN
                BRIDGES[found] = free
                found += 1
    for place in range(found):
        MARKS[BRIDGES[place]] = 0
    BRIDGE_COUNT[0] = found
    return BRIDGED if found else BROKEN


def touches_rest(cards: vec[u8], lifted: i64, group: i64, free: i64) -> bool:
    for way in range(4):
        beyond = NEXT[free * 4 + way]
        if cards[beyond] and beyond != lifted and GROUP[i64(MARKS[beyond])] != group:
            return True
    return False
