"""Lines of styled text that fit the width of their widget and scroll."""

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from chrysalide.picture import Line, Span


class Folded(ScrollView, can_focus=True):
    """Long lines go on below, in line with their own beginning; a narrow no-break space really is one."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.whole: list[Line] = []
        self.lines: list[Line] = []
        self.ends = False  # is the last line the one to see first?

    def show_lines(self, lines: list[Line], ends: bool = False) -> None:
        self.whole, self.ends = lines, ends
        self._fold()

    def on_resize(self) -> None:
        self._fold()

    def _fold(self) -> None:
        width = self.scrollable_content_region.width - self.scrollbar_size_vertical
        self.lines = [part for line in self.whole for part in fold(line, max(width, 20))]
        longest = max((sum(len(span.text) for span in line) for line in self.lines), default=0)
        self.virtual_size = Size(longest, len(self.lines))
        self.refresh()
        if self.ends:
            self.call_after_refresh(self.scroll_end, animate=False)

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        row = y + top
        if not 0 <= row < len(self.lines):
            return Strip.blank(self.size.width, self.rich_style)
        segments = [Segment(span.text, self.rich_style + self.style_of(span)) for span in self.lines[row]]
        return Strip(segments).crop_extend(left, left + self.size.width, self.rich_style)

    def style_of(self, span: Span) -> Style:
        return Style.parse(span.style)


def fold(line: Line, width: int) -> list[Line]:
    """The line in parts of at most this width, broken at spaces, if it has any in the right place."""
    letters = [Span(letter, span.style, span.target) for span in line for letter in span.text]
    text = "".join(span.text for span in line)
    indent = min(len(text) - len(text.lstrip(" ")) + 2, width // 2)
    parts: list[Line] = []
    while len(letters) > width:
        at = text.rfind(" ", indent + 1, width + 1)
        at = width if at < 0 else at
        parts.append(_joined(letters[:at]))
        margin = [Span(" ", "")] * indent
        skipped = at + len(text[at:]) - len(text[at:].lstrip(" "))
        letters, text = margin + letters[skipped:], " " * indent + text[skipped:]
        if not text.strip(" "):
            return parts
    return [*parts, _joined(letters)]


def _joined(letters: Line) -> Line:
    line: Line = []
    for letter in letters:
        if line and line[-1][1:] == letter[1:]:
            line[-1] = line[-1]._replace(text=line[-1].text + letter.text)
        else:
            line.append(letter)
    return line


def plain(text: str, style: str = "") -> list[Line]:
    return [[Span(part, style)] for part in text.splitlines()]
