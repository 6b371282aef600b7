"""Saving and leaving a full-screen table."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from chrysalide.cli.full.dialogs import FileName, Question
from chrysalide.cli.result import result_in_words
from chrysalide.core.errors import ChrysalideError

if TYPE_CHECKING:
    from chrysalide.cli.full.app import FullTable


class Keeping:
    def __init__(self, app: FullTable) -> None:
        self.app = app
        self.sitting = app.sitting
        self.say = app.sitting.reader.say

    def unasked(self) -> None:
        """If the match has a file, it is up to date whenever somebody is asked."""
        try:
            self.sitting.keep_unasked()
        except ChrysalideError as error:
            self.app.refuse(error)

    def save(self) -> None:
        """In the file of this match; the first time, in one that is asked for."""
        if self.sitting.save is None:
            self._choose(leaving=False)
        elif self._write():
            self.app.tell(self.say("cli-saved", file=str(self.sitting.save)))

    def leave(self) -> None:
        """A match that is over, or has a file, is left at once."""
        if self.sitting.match.over or self.sitting.save is not None:
            if self.sitting.save is None or self._write():
                self._exit()
            return
        answers = {
            "save": self.say("cli-full-leave-save"),
            "leave": self.say("cli-full-leave"),
            "stay": self.say("cli-full-stay"),
        }
        self.app.push_screen(Question(self.say("cli-full-leave-ask"), answers), self._left)

    def _left(self, answer: str | None) -> None:
        if answer == "save":
            self._choose(leaving=True)
        elif answer == "leave":
            self._exit()

    def _choose(self, leaving: bool) -> None:
        def chosen(path: Path | None) -> None:
            if path is None:
                return
            self.sitting.save = path
            if leaving and self._write():
                self._exit()
            elif not leaving:
                self.save()

        self.app.push_screen(FileName(self.say("cli-full-save-as"), self.sitting.reader.lang), chosen)

    def _write(self) -> bool:
        try:
            self.sitting.keep_unasked()
        except ChrysalideError as error:
            self.app.refuse(error)
            return False
        return True

    def _exit(self) -> None:
        sitting, match = self.sitting, self.sitting.match
        lines = result_in_words(match, sitting.words, sitting.reader) if match.over else [self.say("cli-left")]
        if sitting.save is not None:
            lines.append(self.say("cli-saved", file=str(sitting.save)))
            if not match.over:
                lines.append(self.say("cli-resume-how", file=shlex.quote(str(sitting.save))))
        self.app.farewell = lines
        self.app.mind.close()
        self.app.exit()
