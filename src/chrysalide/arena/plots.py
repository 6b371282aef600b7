"""Plots: one row per item, with its name, a strip of SVG and its value as text.

Strips are drawn in per cent of their width and never scaled, so that lines and letters keep their size on any screen.
Everything a strip shows is also written next to it: screen readers skip the strips.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil, floor, log10
from xml.etree.ElementTree import Element

from chrysalide.arena.markup import tag

ROW = 34  # pixels
MARK = 5.5


@dataclass(frozen=True)
class Axis:
    low: float
    high: float
    ticks: list[float]
    say: Callable[[float], str]
    base: float | None = None  # the position of the heavier line
    logarithmic: bool = False

    def at(self, value: float) -> str:
        """The position of a value on the strip."""
        share = (self._scaled(value) - self._scaled(self.low)) / (self._scaled(self.high) - self._scaled(self.low))
        return f"{100.0 * min(1.0, max(0.0, share)):.2f}%"

    def _scaled(self, value: float) -> float:
        return log10(max(value, self.low)) if self.logarithmic else value


def axis(values: Iterable[float], say: Callable[[float], str], base: float | None = None) -> Axis:
    """Wide enough for all values and the base, with four to eight round ticks."""
    known = [*values, *([] if base is None else [base])]
    low, high = min(known), max(known)
    room = (high - low or abs(high) or 1.0) * 0.06
    low, high = low - room, high + room
    step = _round_step((high - low) / 5.0)
    ticks = [number * step for number in range(ceil(low / step), floor(high / step) + 1)]
    return Axis(low, high, ticks, say, base)


def axis_from_zero(values: Iterable[float], say: Callable[[float], str]) -> Axis:
    """For bars, whose lengths are compared."""
    found = axis([0.0, *values], say)
    return Axis(0.0, found.high, [tick for tick in found.ticks if tick >= 0.0], say)


def log_axis(values: Iterable[float], say: Callable[[float], str]) -> Axis:
    """Powers of ten around all values above zero."""
    known = [value for value in values if value > 0.0] or [1.0]
    low, high = floor(log10(min(known))), ceil(log10(max(known) * 1.05))
    high = max(high, low + 1)
    return Axis(10.0**low, 10.0**high, [10.0**power for power in range(low, high + 1)], say, logarithmic=True)


def _round_step(step: float) -> float:
    """The next of 1, 2 or 5 times a power of ten."""
    size = 10.0 ** floor(log10(step))
    return next(factor * size for factor in (1, 2, 5, 10) if factor * size >= step * 0.999)


def plot(axis: Axis, rows: list[Element]) -> Element:
    letters = [
        tag("text", axis.say(tick), x=axis.at(tick), y="16", text_anchor=_anchor(axis.at(tick)), class_="tick")
        for tick in axis.ticks
    ]
    strip = tag("svg", letters, height=24, class_="strip", aria_hidden="true")
    return tag("div", rows, tag("div", tag("span"), strip, class_="row axis"), class_="plot")


def _anchor(place: str) -> str:
    """The text anchor that keeps a label at the edge inside the strip."""
    return {"0.00%": "start", "100.00%": "end"}.get(place, "middle")


def whisker(
    axis: Axis, name: str, words: tuple[str, str], value: float, low: float, high: float, odd: bool = False
) -> Element:
    """A value with its interval; odd ones are highlighted."""
    middle = ROW // 2
    kind = " odd" if odd else ""
    drawn = [
        tag("line", x1=axis.at(low), x2=axis.at(high), y1=middle, y2=middle, class_=f"reach{kind}"),
        *(
            tag("line", x1=axis.at(end), x2=axis.at(end), y1=middle - 5, y2=middle + 5, class_=f"reach{kind}")
            for end in (low, high)
        ),
        tag("circle", cx=axis.at(value), cy=middle, r=MARK, class_=f"mark{kind}"),
    ]
    return _row(axis, name, words, drawn)


def bar(axis: Axis, name: str, words: tuple[str, str], value: float, most: float | None = None) -> Element:
    """A value as a bar and, if given, the largest single value as a stroke."""
    middle = ROW // 2
    drawn = [tag("rect", x="0", y=middle - 7, width=axis.at(value), height=14, rx=3, class_="bar")]
    if most is not None:
        drawn += [
            tag("line", x1=axis.at(value), x2=axis.at(most), y1=middle, y2=middle, class_="reach thin"),
            tag("line", x1=axis.at(most), x2=axis.at(most), y1=middle - 7, y2=middle + 7, class_="reach"),
        ]
    return _row(axis, name, words, drawn)


def columns(values: list[float], edges: list[str], height: int = 120) -> Element:
    """A histogram: columns side by side, and labels at some of their edges; there is one more edge than columns."""
    most = max(values, default=0.0) or 1.0
    width = 100.0 / max(1, len(values))
    drawn = [
        tag(
            "rect",
            x=f"{place * width + width * 0.06:.2f}%",
            y=f"{height * (1.0 - value / most):.1f}",
            width=f"{width * 0.88:.2f}%",
            height=f"{height * value / most:.1f}",
            class_="bar",
        )
        for place, value in enumerate(values)
    ]
    every = max(1, ceil(len(values) / 8))
    places = [(place, f"{place * width:.2f}%") for place in range(0, len(edges), every)]
    letters = [
        tag("text", edges[place], x=at, y=str(height + 18), text_anchor=_anchor(at), class_="tick")
        for place, at in places
    ]
    ground = tag("line", x1="0", x2="100%", y1=str(height), y2=str(height), class_="grid")
    return tag("svg", drawn, ground, letters, height=height + 24, class_="strip columns", aria_hidden="true")


def _row(axis: Axis, name: str, words: tuple[str, str], drawn: list[Element]) -> Element:
    lines = [tag("line", x1=axis.at(tick), x2=axis.at(tick), y1="0", y2="100%", class_="grid") for tick in axis.ticks]
    if axis.base is not None:
        lines.append(tag("line", x1=axis.at(axis.base), x2=axis.at(axis.base), y1="0", y2="100%", class_="base"))
    return tag(
        "div",
        tag("span", name, class_="name"),
        tag("svg", lines, drawn, height=ROW, class_="strip", aria_hidden="true"),
        tag("span", tag("b", words[0]), " ", tag("small", words[1]), class_="value"),
        class_="row",
    )
