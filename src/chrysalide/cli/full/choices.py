"""The choices that are left, as a list: by cursor, mouse or number."""

from rich.table import Table
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from chrysalide.cli.choices import keyed
from chrysalide.core.messages import Choice
from chrysalide.language import Words


class Choices(OptionList):
    def __init__(self) -> None:
        super().__init__(id="choices", markup=False, compact=True)
        self.keys: dict[str, Choice] = {}
        self._typed = ""

    def offer(self, choices: list[Choice], left: list[Choice], words: Words) -> None:
        """The numbers stay the same while clicks narrow the choices down."""
        self.keys = {key: choice for key, choice in keyed(choices).items() if choice in left}
        self._typed = ""
        self.clear_options()
        self.add_options([Option(_line(key, choice, words), id=key) for key, choice in self.keys.items()])
        self.highlighted = 0 if self.keys else None

    def type_digit(self, digit: str) -> None:
        """Go to the choice whose number begins with what was typed; another number begins where none does."""
        for typed in (self._typed + digit, digit):
            place = next((place for place, key in enumerate(self.keys) if key == typed), None)
            if place is None:
                place = next((place for place, key in enumerate(self.keys) if key.startswith(typed)), None)
            if place is not None:
                self._typed = typed
                self.highlighted = place
                self.focus()
                return
        self._typed = ""


def _line(key: str, choice: Choice, words: Words) -> Table:
    row = Table.grid(padding=(0, 2), expand=True)
    row.add_column(style="bold green", width=3, justify="right")
    row.add_column(ratio=3)
    row.add_column(ratio=2, style="dim")
    row.add_column(style="green", width=3)
    gain = f"+{choice.gain}" if choice.gain and choice.gain > 0 else ""
    row.add_row(key, words.say(choice.label), words.say(choice.detail) if choice.detail else "", gain)
    return row
