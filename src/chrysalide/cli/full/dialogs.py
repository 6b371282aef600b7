"""Questions that cover the table."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Static

from chrysalide.cli.files import check_writable
from chrysalide.core.errors import ChrysalideError
from chrysalide.language import explain


class Question(ModalScreen[str]):
    """A sentence and answers, by id; Esc gives the last one, which changes nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "never_mind", show=False),
        Binding("down,right", "app.focus_next", show=False),
        Binding("up,left", "app.focus_previous", show=False),
    ]

    def __init__(self, text: str, answers: dict[str, str]) -> None:
        super().__init__()
        self.text, self.answers = text, answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(self.text, markup=False)
            for answer, words in self.answers.items():
                yield Button(words, id=answer)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def action_never_mind(self) -> None:
        self.dismiss([*self.answers][-1])


class FileName(ModalScreen[Path | None]):
    """Where to save; a file that cannot be written there is refused at once."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, text: str, lang: str) -> None:
        super().__init__()
        self.text, self.lang = text, lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(self.text, markup=False)
            yield Input(value="match.txt", select_on_focus=True)
            yield Static("", id="wrong", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        path = Path(event.value.strip()).expanduser()
        try:
            check_writable(path)
        except ChrysalideError as error:
            self.query_one("#wrong", Static).update(explain(error, self.lang))
            return
        self.dismiss(path)


class HandOver(ModalScreen[None]):
    """Nothing of the table is in sight until the next person confirms to be there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("q,ctrl+c", "app.quit", show=False),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Label(self.text, markup=False)
