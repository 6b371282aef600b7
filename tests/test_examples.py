"""The programs in examples/ run as their first lines say."""

import ast
import json
import os
import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

import chrysalide
from tests.cli_terminal import shell
from tests.depth import times
from tests.notebook import run as run_notebook
from workshop.places import ROOT

EXAMPLES = ROOT / "examples"
torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: pip install torch")


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("name", "most"), [("own_bot", 60), ("learn_celestes", 150), ("mcp_client", 60)])
def test_an_example_is_short(name: str, most: int) -> None:
    text = (EXAMPLES / f"{name}.py").read_text("utf-8")
    assert text.count("\n") <= most
    assert ast.get_docstring(ast.parse(text))


def test_a_bot_of_ones_own_plays() -> None:
    done = subprocess.run([sys.executable, EXAMPLES / "own_bot.py"], capture_output=True, text=True, check=True)
    assert sorted(ast.literal_eval(done.stdout))[1] == 3.0


def test_a_bot_of_ones_own_beats_random() -> None:
    bot = f"{EXAMPLES / 'own_bot.py'}:OneStepAhead"
    matches = times(10)
    answer = shell("simulate", "celestes", "-n", str(matches), "--players", f"{bot},random", "--seed", "1", "--json")
    mine, _ = json.loads(answer.out)["players"]
    assert mine["wins"] >= 0.8 * matches


def test_a_client_of_the_protocol_plays_to_the_end() -> None:
    command, words = [sys.executable, str(EXAMPLES / "mcp_client.py")], {**os.environ, "LC_ALL": "en"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=words)
    assert "Match over" in done.stdout


def test_the_notebook_runs_and_shows_what_it_says() -> None:
    path = EXAMPLES / "ladder.ipynb"
    kept = json.loads(path.read_text("utf-8"))
    assert path.stat().st_size < 100_000, "outputs are kept small"
    book = run_notebook(path, MATCHES=2, LEVELS=("random", "greedy"), DEALS=(1, 2))
    shown = [output["output_type"] for cell in book["cells"] for output in cell.get("outputs", [])]
    assert shown == [output["output_type"] for cell in kept["cells"] for output in cell.get("outputs", [])]
    assert shown.count("display_data") == 2
    [table] = [cell["outputs"][0]["text"] for cell in book["cells"] if cell["id"] == "ladder"]
    assert [line.split()[1] for line in table] == ["random", "greedy"]


@torch
def test_learning_makes_better() -> None:
    """A few updates only; benchmarks/learners.py plays on until the network wins four of five."""
    learning = example("learn_celestes")
    learner = learning.Learner(1)
    before = learning.against_random(learner.network, 200)
    for _ in range(times(4)):
        learner.learn()
    assert learning.against_random(learner.network, 200) > before + 0.04
    assert learner.decisions == times(4) * learning.ROWS * learning.HORIZON


def test_examples_use_the_public_surface() -> None:
    for path in EXAMPLES.glob("*.py"):
        names = {
            node.attr
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "chrysalide"
        }
        assert names <= set(chrysalide.__all__)
