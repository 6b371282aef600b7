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


# --- all cards at once ------------------------------------------------------------------------------------------------

ENTERED: Final = vec[u8]([0] * CELLS)  # when a walk over all cards came to a cell, from 1 on; zero between calls
PLACE: Final = vec[i64]([0] * 40)  # by that number: the cell,
FROM: Final = vec[i64]([0] * 40)  # the card it was entered from,
LOW: Final = vec[i64]([0] * 40)  # the first card that lies beside it or beside what was entered through it,
LAST: Final = vec[i64]([0] * 40)  # the last card entered through it,
WAY: Final = vec[i64]([0] * 40)  # and where to look next
JOINS: Final = vec[i64](
    [0] * 320
)  # for each free cell beside two cards or more, those cards by the walk, up to four, then 0
CORNER_COUNT: Final = vec[i64]([0])  # how many such cells there are: only these join parts


def walk(cards: vec[u8], start: i64) -> i64:
    """Walk over a block in one go, depth first, and note what hangs together only through each card."""
    ENTERED[start] = 1
    PLACE[1] = start
    FROM[1] = 0
    count: i64 = 1
    now: i64 = 1
    low: i64 = 1  # of the card where the walk is now; LOW has it once the walk has left
    way = start * 4
    end = way + 4
    while now:
        if way < end:
            beside = NEXT[way]
            way += 1
            if cards[beside] == 0:
                continue
            known = i64(ENTERED[beside])
            if known == 0:
                LOW[now] = low
                WAY[now] = way
                count += 1
                ENTERED[beside] = u8(count)
                PLACE[count] = beside
                FROM[count] = now
                now = low = count
                way = beside * 4
                end = way + 4
            elif known < low:
                low = known
        else:
            LAST[now] = count
            LOW[now] = low
            now = FROM[now]
            if LOW[now] < low:
                low = LOW[now]
            way = WAY[now]
            end = PLACE[now] * 4 + 4
    return count


def note_corner(corner: i64, free: i64) -> None:
    """After a walk: which cards lie beside a free cell."""
    entry = corner * 4
    for way in range(4):
        number = i64(ENTERED[NEXT[free * 4 + way]])
        JOINS[entry] = number
        if number:
            entry += 1
    if entry < corner * 4 + 4:
        JOINS[entry] = 0


def leave(count: i64) -> None:
    """Forget a walk."""
    for number in range(1, count + 1):
        ENTERED[PLACE[number]] = 0


def has_another_cell(lifted: i64) -> bool:
    """4.4, after a walk: do the other cards form one piece without this one, or does a free cell join their parts?"""
    own = i64(ENTERED[lifted])
    last = LAST[own]
    parts: i64 = 0 if own == 1 else 1  # a set: the part before the card, and what is entered only through it
    bit: i64 = 2
    one: i64 = 0  # of those
    child = own + 1
    while child <= last:
        if LOW[child] >= own:
            parts |= bit
            bit <<= 1
            one = child
        child = LAST[child] + 1
    if parts & (parts - 1) == 0:
        return True
    if parts == 3 or parts == 6:
        return is_joined(own, one)
    for corner in range(CORNER_COUNT[0]):
        joined: i64 = 0
        for entry in range(corner * 4, corner * 4 + 4):
            number = JOINS[entry]
            if number == 0:
                break
            if number < own or number > last:
                joined |= 1
            elif number > own:
                joined |= part_within(number, own)
        if joined == parts:
            return True
    return False


def is_joined(own: i64, one: i64) -> bool:
    """The same where there are two parts: does a free cell lie beside the one entered through a card and another?"""
    last = LAST[one]
    for corner in range(CORNER_COUNT[0]):
        inside = False
        outside = False
        for entry in range(corner * 4, corner * 4 + 4):
            number = JOINS[entry]
            if number == 0:
                break
            if one <= number <= last:
                inside = True
            elif number != own:
                outside = True
        if inside and outside:
            return True
    return False


def part_within(number: i64, own: i64) -> i64:
    """Which part a card that was entered through card `own` belongs to, as a set, when that one is lifted."""
    bit: i64 = 2
    child = own + 1
    while True:
        apart = LOW[child] >= own
        if number <= LAST[child]:
            return bit if apart else i64(1)
        if apart:
            bit <<= 1
        child = LAST[child] + 1
