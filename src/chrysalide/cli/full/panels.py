"""Beside the table: the log, the rules, hints and the keys."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, TabbedContent, TabPane

from chrysalide.cli.full.folded import Folded, plain
from chrysalide.cli.sitting import Sitting
from chrysalide.picture import Line, Span
from chrysalide.rulebook import Chapter, Rule, rulebook

LOG, RULES, HINT, HELP = "log", "rules", "hint", "help"


class Panels(Vertical):
    def __init__(self, sitting: Sitting) -> None:
        super().__init__(id="panels")
        self.sitting = sitting
        self._logged: tuple[int | None, int] | None = None  # whose log is shown, and how many entries of it

    def compose(self) -> ComposeResult:
        say = self.sitting.reader.say
        with TabbedContent(initial=LOG):
            with TabPane(say("cli-full-log"), id=LOG):
                yield Folded("log-text")
            with TabPane(say("cli-full-rules"), id=RULES):
                yield Input(placeholder=say("cli-full-search"), id="search")
                yield Folded("rules-text")
            with TabPane(say("cli-full-hint"), id=HINT):
                yield Folded("hint-text")
            with TabPane(say("cli-full-help"), id=HELP):
                yield Folded("help-text")

    def on_mount(self) -> None:
        self.forget_hint()
        self._show_rules("")
        self.query_one("#help-text", Folded).show_lines(plain(self.sitting.reader.say("cli-full-keys")))

    def open(self, panel: str) -> None:
        self.query_one(TabbedContent).active = panel

    # --- log ----------------------------------------------------------------------------------------------------

    def show_log(self) -> None:
        """All of it, newest last, as far as the person at the screen may know it."""
        sitting = self.sitting
        now = (sitting.eyes, len(sitting.match.log))
        if now == self._logged:
            return
        self._logged = now
        told = [] if sitting.hides else sitting.story()
        lines = [[Span("· ", "dim"), Span(line, "")] for line in told]
        self.query_one("#log-text", Folded).show_lines(lines, ends=True)

    # --- rules --------------------------------------------------------------------------------------------------

    def rules(self, wanted: str) -> list[Line]:
        """Those with this number or chapter, or with these words; all of them if nothing is wanted."""
        wanted = wanted.strip().lower()
        lines: list[Line] = []
        for chapter in rulebook(self.sitting.match.game.id, self.sitting.reader.lang).chapters:
            found = [rule for rule in chapter.rules if _matches(wanted, chapter, rule)]
            if found:
                lines += [[], [Span(f"{chapter.number} {chapter.title}", "bold")]]
            for rule in found:
                lines.append([Span(f"{rule.number}  ", "bold green"), Span(rule.text, "")])
                if rule.note and wanted == rule.number:
                    lines.append([Span(f"  {rule.note}", "dim")])
        return lines[1:] or plain(self.sitting.reader.say("cli-full-nothing-found"))

    def _show_rules(self, wanted: str) -> None:
        page = self.query_one("#rules-text", Folded)
        page.show_lines(self.rules(wanted))
        page.scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self._show_rules(event.value)

    def look_up(self, rule: str | None) -> None:
        """Open the rules, at a rule if one was just mentioned."""
        self.open(RULES)
        search = self.query_one("#search", Input)
        if rule is not None:
            search.value = rule
        search.focus()

    # --- hints --------------------------------------------------------------------------------------------------

    def show_hint(self, lines: list[str]) -> None:
        self.open(HINT)
        self.query_one("#hint-text", Folded).show_lines(plain("\n\n".join(lines)))

    def forget_hint(self) -> None:
        self.query_one("#hint-text", Folded).show_lines(plain(self.sitting.reader.say("cli-full-no-hint")))


def _matches(wanted: str, chapter: Chapter, rule: Rule) -> bool:
    if not wanted or wanted in (rule.number, chapter.number):
        return True
    return wanted in rule.text.lower() if not wanted[0].isdecimal() else rule.number.startswith(wanted)
