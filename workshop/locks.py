"""Writing the lock files again, after pyproject.toml changed."""

from __future__ import annotations

from workshop.places import PYTHON
from workshop.steps import run

# Hashes make a lock file safe; leaving out comments keeps addresses of package indexes out of it.
COMPILE = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-annotate", "--no-header"]
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--group", "build"],
    "requirements-dev.lock": ["pyproject.toml", "--group", "dev", "--constraint", "requirements.lock"],
    "requirements-node.lock": ["--group", "node"],
    "requirements-wasm.lock": ["--group", "wasm"],
}


def write_locks(upgrade: bool) -> None:
    """Keep the versions that are already locked if they still fit; with `upgrade` take the newest ones."""
    options = ["--upgrade"] if upgrade else []
    for lock, sources in LOCKS.items():
        run(f"Writing {lock}", PYTHON, "-m", *COMPILE, *options, *sources, "--output-file", lock)
