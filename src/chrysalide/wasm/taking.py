"""Makes an interpreter in WebAssembly use the compiled rules. Run as a file, before anything of Chrysalide is imported:
what has been imported, by a Python that an earlier visit has kept, is forgotten and imported again.
"""

import importlib
import json
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

# mypyc's libraries find the data of their modules beside themselves, so they have to lie beside the package.
VECTORS = "librt.vecs"


class Member(ExtensionFileLoader):
    """A module of a library: it says that it lies where its source does, where also its data are."""

    def __init__(self, name: str, library: str, source: Path) -> None:
        super().__init__(name, library)
        self._source = source

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = str(self._source)


class Libraries:
    """Finds compiled modules: each library holds those of a group, and initialises one by its last name."""

    def __init__(self, libraries: dict[str, str], place: Path) -> None:
        self._libraries = libraries
        self._place = place

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        library = self._libraries.get(name, name if name in self._libraries.values() else None)
        if library is None:
            return None
        file = str(self._place / f"{library}.so")
        source = self._place.joinpath(*name.split(".")).with_suffix(".py")
        return spec_from_file_location(name, file, loader=Member(name, file, source))


def take(package: Path) -> bool:
    """False: this interpreter cannot load them, or there are none; then the rules are interpreted."""
    index = package / "wasm/rules.json"
    if not index.is_file():
        return False
    libraries: dict[str, str] = json.loads(index.read_text("utf-8"))["modules"]
    for library in set(libraries.values()):
        (package.parent / f"{library}.so").write_bytes((package / f"wasm/{library}.wasm").read_bytes())
    finder = Libraries(libraries, package.parent)
    sys.modules["librt"] = parent = ModuleType("librt")
    parent.__path__ = []
    sys.meta_path.insert(0, finder)
    forget()
    try:
        for name in libraries:
            importlib.import_module(name)
    except Exception:
        sys.meta_path.remove(finder)
        for name in ("librt", VECTORS):
            sys.modules.pop(name, None)
        forget()
        return False
    return True


def forget() -> None:
    for name in [*sys.modules]:
        if name.partition(".")[0] == "chrysalide":
            del sys.modules[name]
