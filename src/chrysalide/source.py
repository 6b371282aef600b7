"""Compiled or interpreted: CHRYSALIDE_INTERPRETED=1 makes Python run the sources even if compiled modules exist."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds modules of this package as source files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("chrysalide.") or path is None:
            return None
        for folder in path:
            file = Path(folder, name.rpartition(".")[2] + ".py")
            if file.is_file():
                return spec_from_file_location(name, file, loader=SourceFileLoader(name, str(file)))
        return None


if os.environ.get("CHRYSALIDE_INTERPRETED"):
    sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Do the rules run compiled?"""
    import chrysalide.core.state as state

    return not str(state.__file__).endswith(".py")
