"""The game's picture on the screen: scrolled, clicked, and walked over by a cursor."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Spacing
from textual.message import Message

from chrysalide.cli.full.folded import Folded
from chrysalide.picture import Line, Span

LIT = Style(bold=True, bgcolor="#1d4d3a")
PICKED = Style(bold=True, bgcolor="#1d3f78")
CURSOR = Style(reverse=True)
ACROSS = 3  # how much more a step to the side counts than one ahead, for a cursor
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


@dataclass(frozen=True)
class Mark:
    """How a target is to be drawn."""

    lit: frozenset[str] = frozenset()
    picked: frozenset[str] = frozenset()


class Board(Folded, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way, f"step('{way}')", show=False) for way in WAYS),
        *(Binding(f"shift+{way}", f"step('{way}', True)", show=False) for way in WAYS),
        Binding("enter,space", "pick", show=False),
    ]

    class Picked(Message):
        def __init__(self, target: str) -> None:
            self.target = target
            super().__init__()

    def __init__(self) -> None:
        super().__init__("board")
        self._marks = Mark()
        self.cursor = ""

    def show(self, lines: list[Line], marks: Mark) -> None:
        self._marks = marks
        self.show_lines(lines)
        areas = self.areas
        if self.cursor not in areas or (marks.lit and self.cursor not in marks.lit):
            self.cursor = next((target for target in areas if target in marks.lit), "")
        self.call_after_refresh(self._follow)

    @property
    def areas(self) -> dict[str, Region]:
        """The rectangle around each target, in reading order."""
        parts: dict[str, list[Region]] = defaultdict(list)
        for y, line in enumerate(self.lines):
            x = 0
            for span in line:
                if span.target:
                    parts[span.target].append(Region(x, y, len(span.text), 1))
                x += len(span.text)
        return {target: Region.from_union(regions) for target, regions in parts.items()}

    def style_of(self, span: Span) -> Style:
        style, target = super().style_of(span), span.target
        if not target:
            return style
        style += PICKED if target in self._marks.picked else LIT if target in self._marks.lit else Style.null()
        return style + CURSOR if target == self.cursor and self.has_focus else style

    # --- pointing -----------------------------------------------------------------------------------------------

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        target = self._under(at + self.scroll_offset) if at is not None else ""
        if target:
            self.cursor = target
            self.post_message(self.Picked(target))

    def _under(self, at: Offset) -> str:
        column = 0
        for span in self.lines[at.y] if at.y < len(self.lines) else []:
            column += len(span.text)
            if at.x < column:
                return span.target
        return ""

    def action_pick(self) -> None:
        if self.cursor:
            self.post_message(self.Picked(self.cursor))

    def action_step(self, way: str, anything: bool = False) -> None:
        """To the nearest target in this direction: one that can be picked, or any. If there is none, scroll."""
        x, y = WAYS[way]
        areas = self.areas
        offered = areas.keys() & self._marks.lit
        reachable = areas.keys() if anything or not offered else offered
        nearest = _nearest(areas, self.cursor, reachable, x, y)
        if nearest is None:
            self.scroll_relative(4 * x, 2 * y, animate=False)
            return
        self.cursor = nearest
        self.refresh()
        self._follow()

    def _follow(self) -> None:
        area = self.areas.get(self.cursor)
        if area is not None:
            self.scroll_to_region(area, spacing=Spacing(1, 0, 1, 0), animate=False, x_axis=False, force=True)


def _nearest(areas: dict[str, Region], origin: str, reachable: Collection[str], x: int, y: int) -> str | None:
    """The closest area that lies in the direction (x, y) of the origin; without an origin, the first one."""
    others = [target for target in areas if target in reachable and target != origin]
    if origin not in areas:
        return next(iter(others), None)
    here = _centre(areas[origin])
    costs = {}
    for target in others:
        there = _centre(areas[target])
        across, down = there[0] - here[0], there[1] - here[1]
        ahead, aside = across * x + down * y, abs(across * y) + abs(down * x)
        if ahead > 0 and (aside <= 2 * ahead or _overlap(areas[origin], areas[target], x)):
            costs[target] = ahead + ACROSS * aside
    return min(costs, key=costs.__getitem__, default=None)


def _centre(area: Region) -> tuple[float, float]:
    """A letter is about half as wide as it is high."""
    return area.x / 2 + area.width / 4, area.y + area.height / 2


def _overlap(one: Region, other: Region, x: int) -> bool:
    """Do they lie in the same rows, for a step to the side, or in the same columns?"""
    if x:
        return one.y < other.bottom and other.y < one.bottom
    return one.x < other.right and other.x < one.right
