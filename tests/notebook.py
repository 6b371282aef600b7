"""Runs a notebook as Jupyter would, without Jupyter: its cells are plain Python, and figures are what they show.

python -m tests.notebook examples/ladder.ipynb    # runs it and keeps what it prints and draws
"""

import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt

Output = dict[str, Any]
PARAMETERS = "parameters"  # the tag of the cell whose values a run may replace


def run(path: Path, **parameters: Any) -> dict[str, Any]:
    """The notebook with the outputs of this run."""
    book: dict[str, Any] = json.loads(path.read_text("utf-8"))
    space: dict[str, Any] = {"__name__": "__main__"}
    sys.path.insert(0, str(path.parent))
    try:
        with contextlib.chdir(path.parent):
            for number, cell in enumerate(cell for cell in book["cells"] if cell["cell_type"] == "code"):
                cell["outputs"] = _outputs("".join(cell["source"]), space)
                cell["execution_count"] = number + 1
                if PARAMETERS in cell["metadata"].get("tags", []):
                    space |= parameters
    finally:
        sys.path.remove(str(path.parent))
        plt.close("all")
    return book


def _outputs(source: str, space: dict[str, Any]) -> list[Output]:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(source, "<cell>", "exec"), space)
    outputs: list[Output] = []
    if printed.getvalue():
        lines = printed.getvalue().splitlines(keepends=True)
        outputs.append({"output_type": "stream", "name": "stdout", "text": lines})
    for number in plt.get_fignums():
        drawn = io.BytesIO()
        plt.figure(number).savefig(drawn, format="png", dpi=72, metadata={"Software": None})
        image = base64.b64encode(drawn.getvalue()).decode()
        outputs.append({"output_type": "display_data", "data": {"image/png": image}, "metadata": {}})
    plt.close("all")
    return outputs


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file = Path(name).resolve()
        file.write_text(json.dumps(run(file), indent=1, ensure_ascii=False) + "\n", "utf-8")
