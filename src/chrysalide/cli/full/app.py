"""The full-screen table: the picture, the question with its choices, and panels beside them."""

import asyncio
from collections.abc import Callable

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Input, OptionList, Static

from chrysalide.cli.advice import advice_in_words
from chrysalide.cli.full.board import Board, Mark
from chrysalide.cli.full.choices import Choices
from chrysalide.cli.full.dialogs import HandOver, Question
from chrysalide.cli.full.keeping import Keeping
from chrysalide.cli.full.panels import HELP, LOG, Panels
from chrysalide.cli.full.picking import Picking
from chrysalide.cli.full.thinking import Failed, Mind
from chrysalide.cli.result import result_in_words
from chrysalide.cli.sitting import Sitting
from chrysalide.core.errors import ChrysalideError, IllegalAction
from chrysalide.core.messages import Choice
from chrysalide.language import explain
from chrysalide.picture import picture

KEYS = ("log", "rules", "hint", "undo", "restart", "save", "quit")


class FullTable(App[int]):
    """Everything that is decided goes through the match; this only shows it and asks."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - textual declares no ClassVar

    def __init__(self, sitting: Sitting, seeds: list[str]) -> None:
        super().__init__()
        self.sitting = sitting
        self.match = sitting.match
        self.say = sitting.reader.say
        self.mind = Mind(self.match.game.id, sitting.players, seeds, sitting.reader.lang)
        self.keeping = Keeping(self)
        self.picking = Picking()
        self.farewell: list[str] = []
        self._rule: str | None = None  # last mentioned: the rules open there
        self._moment = 0  # changes with every position: what a bot thought about an older one is dropped

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="table"):
                yield Board()
                yield Static(id="question", markup=False)
                yield Static(id="notice", markup=False)
                yield Choices()
            yield Panels(self.sitting)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.title = self.sitting.words.say("game-title")
        for name in KEYS:
            self.bind(self.say(f"cli-full-key-{name}"), name, description=self.say(f"cli-full-{name}"))
        self.bind("question_mark", "keys", description=self.say("cli-full-help"), key_display="?")
        self.bind("escape", "step_back", show=False)
        self.bind("ctrl+c", "quit", show=False)
        self.refresh_bindings()
        self.query_one(Choices).focus()
        self.go_on()

    # --- the course of the match --------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the position, and ask whoever is to act."""
        self._moment += 1
        seat = self.match.actor
        if self.match.over:
            self._show(result_in_words(self.match, self.sitting.words, self.sitting.reader))
        elif seat not in self.sitting.people:
            self._show([self.say("cli-thinking", player=self.sitting.words.name(seat))])
            self.run_worker(self._think(seat, self._moment))
        elif self.sitting.must_look_away(seat):
            self.sitting.eyes = None
            self.push_screen(HandOver(self.say("cli-hand-over", player=self.sitting.words.name(seat))), self._looks)
        else:
            self.sitting.eyes = seat
            self._ask()

    def _looks(self, _: None) -> None:
        self.sitting.eyes = self.match.actor
        self._ask()

    def _ask(self) -> None:
        self.picking = Picking(tuple(self.match.choices()))
        self._show([self.sitting.question()])
        self.keeping.unasked()

    async def _think(self, seat: int, moment: int) -> None:
        try:
            action = await asyncio.to_thread(self.mind.choose, seat, self.match.view(seat))
        except Failed as failed:
            if self._still(moment):
                self.tell(self.say("cli-full-failed", why=str(failed)))
            return
        if self._still(moment):
            self.match.play(action, seat)
            self.go_on()

    def _still(self, moment: int) -> bool:
        """Is what was thought about still on the screen, and the screen still there?"""
        return moment == self._moment and bool(self.query(Board))

    def play(self, choice: Choice) -> None:
        if not choice.vain:
            self._play(choice)
            return
        answers = {"go": self.say("cli-full-vain-go"), "stay": self.say("cli-full-vain-back")}
        doubt = Question(self.say("cli-full-vain"), answers)
        self.push_screen(doubt, lambda answer: self._play(choice) if answer == "go" else None)

    def _play(self, choice: Choice) -> None:
        try:
            self.match.play(choice.action, self.match.actor)
        except ChrysalideError as error:
            self.refuse(error)
            return
        self.query_one(Panels).forget_hint()
        self.go_on()

    # --- what is seen -------------------------------------------------------------------------------------------

    def _show(self, asked: list[str]) -> None:
        """Draw everything again; `asked` stands above the choices, if there are any."""
        if not (self.match.actor in self.sitting.people and not self.match.over):
            self.picking = Picking()
        head = [self.title, self.sitting.where()]
        self.query_one("#head", Static).update(" · ".join(filter(None, head)))
        self.query_one("#question", Static).update("\n".join(asked))
        self.tell("")
        self._show_picking()
        self.query_one(Panels).show_log()

    def _show_picking(self) -> None:
        picking = self.picking
        lines = picture(self.match.view(self.sitting.eyes), self.sitting.words)
        self.query_one(Board).show(lines, Mark(frozenset(picking.lit), frozenset(picking.picked)))
        self.query_one(Choices).offer(list(picking.choices), picking.left, self.sitting.words)

    def tell(self, text: str) -> None:
        """One remark below the question; an empty one takes the last away."""
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.set_class(bool(text), "said")

    def refuse(self, error: ChrysalideError) -> None:
        self._rule = error.rule if isinstance(error, IllegalAction) else None
        self.tell(explain(error, self.sitting.reader.lang))

    # --- what the person does -----------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        choice = self.query_one(Choices).keys.get(str(event.option.id))
        if choice is not None:
            self.play(choice)

    def on_board_picked(self, event: Board.Picked) -> None:
        if not self.picking.choices:
            return
        picking = self.picking.pick(event.target)
        if picking is None:
            refusal = self.match.why_not(event.target)
            if refusal is not None:
                self.refuse(IllegalAction(refusal, self.match.game.id))
            return
        if picking.settled is not None:
            self.play(picking.settled)
            return
        self.picking = picking
        self.tell(self.say("cli-full-then"))
        self._show_picking()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdecimal() and not isinstance(self.focused, Input):
            self.query_one(Choices).type_digit(event.character)

    def action_step_back(self) -> None:
        """Esc: back from a panel to the table, else one pick back."""
        if self.screen.has_class("reading") or not self.query_one("#table").has_focus_within:
            self.screen.remove_class("reading")
            self.query_one(Choices).focus()
        elif self.picking.picked:
            self.picking = self.picking.back()
            self.tell("")
            self._show_picking()

    def action_undo(self) -> None:
        self._change(self.sitting.undo, "cli-undone")

    def action_restart(self) -> None:
        self._change(self.sitting.restart, "cli-restarted")

    def _change(self, change: Callable[[], None], done: str) -> None:
        try:
            change()
        except ChrysalideError as error:
            self.refuse(error)
            return
        self.go_on()
        self.tell(self.say(done))

    def action_save(self) -> None:
        self.keeping.save()

    async def action_quit(self) -> None:
        self.keeping.leave()

    # --- panels -------------------------------------------------------------------------------------------------

    def action_log(self) -> None:
        self._open()
        self.query_one(Panels).open(LOG)

    def action_rules(self) -> None:
        self._open()
        self.query_one(Panels).look_up(self._rule)

    def action_keys(self) -> None:
        self._open()
        self.query_one(Panels).open(HELP)

    async def action_hint(self) -> None:
        if not self.picking.choices:
            return
        self._open()
        panels, moment = self.query_one(Panels), self._moment
        panels.show_hint([self.say("cli-hint-thinking")])
        self.run_worker(self._advise(panels, moment))

    async def _advise(self, panels: Panels, moment: int) -> None:
        try:
            hint = await asyncio.to_thread(self.mind.hint, self.match.view(self.match.actor))
        except Failed as failed:
            if self._still(moment):
                panels.show_hint([self.say("cli-full-failed", why=str(failed))])
            return
        if self._still(moment):
            panels.show_hint(advice_in_words(self.sitting, hint))

    def _open(self) -> None:
        self.screen.add_class("reading")
