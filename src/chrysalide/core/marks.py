"""How much a decision may lose before it is called good, inaccurate or a mistake."""

from dataclasses import dataclass, fields

from chrysalide.core.datafile import Table

EXCELLENT, GOOD, INACCURATE, MISTAKE = "excellent", "good", "inaccurate", "mistake"
MARKS = (EXCELLENT, GOOD, INACCURATE, MISTAKE)


@dataclass(frozen=True)
class Thresholds:
    """[marks]: losses of the expected result (0 lost, 1 won) above which a mark is given.

    A game's data holds what was measured with its bots (`benchmarks/marks.py`).
    """

    good: float = 0.01
    inaccurate: float = 0.03
    mistake: float = 0.08

    def mark(self, loss: float) -> str:
        if loss > self.mistake:
            return MISTAKE
        if loss > self.inaccurate:
            return INACCURATE
        return GOOD if loss > self.good else EXCELLENT


def read_thresholds(table: Table) -> Thresholds:
    """Every field may be left out."""
    chosen = Table(table.file, "marks", table.fields.get("marks", {}))
    names = [field.name for field in fields(Thresholds)]
    chosen.only(*names)
    return Thresholds(**{name: chosen.share(name) for name in names if name in chosen.fields})
