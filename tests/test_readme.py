"""The README's examples run and its links exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_lines_of_python_run(capsys: pytest.CaptureFixture[str]) -> None:
    [lines] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(lines, "README.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "1 ['take 17', 'take 18']"
    assert told[1].endswith("[0]") or told[1].endswith("[1]")
    assert told[2].endswith("random decisions in one compiled loop")


def test_the_french_lines_run_too(capsys: pytest.CaptureFixture[str]) -> None:
    [lines] = re.findall(r"```python\n(.*?)```", (ROOT / "README.fr.md").read_text("utf-8"), re.DOTALL)
    exec(compile(lines, "README.fr.md", "exec"), {})
    assert capsys.readouterr().out.splitlines()[0] == "1 ['take 17', 'take 18']"


def test_the_first_screen_has_what_a_newcomer_needs() -> None:
    first_screen = README.splitlines()[:32]
    assert any("python3 run.py test" in line for line in first_screen)
    assert any(line.startswith("![") for line in first_screen)
    assert any(line == "```python" for line in first_screen)


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "README.fr.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/protocol.md",
        "docs/hosting.md",
        "docs/family.md",
        "docs/famille.md",
    ],
)
def test_links_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / page).read_text("utf-8")):
        assert (folder / link).exists(), link
