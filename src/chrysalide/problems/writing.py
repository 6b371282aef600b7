"""The file of a problem."""

import json
from collections.abc import Iterable
from typing import Any

from chrysalide.problems.problem import Problem, Step, Variation

WIDTH = 118


def written(problem: Problem) -> str:
    """The text that `reading` reads."""
    opening = problem.opening
    lines = [
        f"rules_version = {problem.game.rules_version}",
        f"certainty = {_value(problem.certainty)}",
        f"missed = {_value(list(problem.missed))}",
        "",
        "[source]",
        f"command = {_value(problem.source.command)}",
        f"match = {problem.source.match}",
        f"entry = {problem.source.entry}",
        "",
        "[opening]",
        f"seats = {opening.seats}",
        f"seat = {opening.seat}",
        f"seed = {_value(opening.seed)}",
        f"options = {_table(opening.options)}",
        *_list("entries", opening.entries),
    ]
    for step in problem.steps:
        lines += _step(step)
    for variation in problem.variations:
        lines += _variation(variation)
    return "\n".join(lines) + "\n"


def _step(step: Step) -> list[str]:
    return [
        "",
        "[[steps]]",
        *_list("best", step.best),
        f"value = {step.value:.3f}",
        f"other = {step.other:.3f}",
        *(_list("then", step.then) if step.then else ()),
        "",
        "[steps.others]",
        *(f"{_value(action)} = {value:.3f}" for action, value in step.others.items()),
    ]


def _variation(variation: Variation) -> list[str]:
    return ["", "[[variations]]", f"step = {variation.step}", *_list("entries", variation.entries)]


def _list(name: str, texts: Iterable[str]) -> list[str]:
    """On one line if it fits, otherwise in lines that are well filled."""
    values = [_value(text) for text in texts]
    single = f"{name} = [{', '.join(values)}]"
    if len(single) <= WIDTH:
        return [single]
    lines, line = [f"{name} = ["], "   "
    for value in values:
        if len(line) + len(value) + 2 > WIDTH:
            lines.append(line)
            line = "   "
        line += f" {value},"
    return [*lines, line, "]"]


def _table(values: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{name} = {_value(value)}" for name, value in values.items()) + "}"


def _value(value: Any) -> str:
    """JSON's strings, numbers, flags and lists are also TOML's."""
    return json.dumps(value, ensure_ascii=False)
