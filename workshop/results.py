"""The results of steps, and the table that shows them."""

from __future__ import annotations

from dataclasses import dataclass, field

NOT_TRIED = "NOT TRIED: "  # a test that is skipped for such a reason is named below the last table


@dataclass
class Result:
    name: str
    passed: int
    failed: int
    skipped: int
    seconds: float
    warning: str = ""  # why it could not be done
    earlier: bool = False  # it passed in an earlier run
    left_out: list[str] = field(default_factory=list)  # what some of its tests could not try

    @property
    def verdict(self) -> str:
        if self.failed:
            return "FAILED"
        return "not done" if self.warning else "earlier" if self.earlier else "ok"


def table(results: list[Result]) -> str:
    lines = [f"\n{'step':<16}{'':>8}{'passed':>8}{'failed':>8}{'skipped':>9}{'seconds':>9}"]
    for one in results:
        numbers = f"{one.passed:>8}{one.failed:>8}{one.skipped:>9}{one.seconds:>9.1f}"
        lines.append(f"{one.name:<16}{one.verdict:>8}{numbers}")
    return "\n".join(lines)
