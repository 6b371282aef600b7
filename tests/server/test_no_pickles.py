"""Nothing that comes from outside is turned into code: the site reads only JSON and text."""

import ast

from workshop.places import PACKAGE, files

CODE_IN_DISGUISE = {
    "pickle",
    "_pickle",
    "cPickle",
    "dill",
    "cloudpickle",
    "joblib",
    "marshal",
    "shelve",
    "yaml",
    "code",
}
RUNNERS = {"eval", "exec", "compile", "__import__"}
SOURCES = [path for path in files(PACKAGE, "*.py") if "tests" not in path.parts]


def suspects(source: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name.split(".")[0] for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((node.module or "").split(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RUNNERS:
            found.append(node.func.id)
    return sorted(set(found) & (CODE_IN_DISGUISE | RUNNERS))


def test_what_is_looked_for_is_found() -> None:
    assert suspects("import pickle\nfrom yaml import load\neval('1')") == ["eval", "pickle", "yaml"]


def test_nothing_is_unpickled_or_executed() -> None:
    found = {str(path.relative_to(PACKAGE)): suspects(path.read_text(encoding="utf-8")) for path in SOURCES}
    # A state is pickled and read back at once, to see whether it can be: nothing from outside.
    assert {path: names for path, names in found.items() if names} == {"conformance/contract.py": ["pickle"]}


def test_only_the_bots_get_python_objects() -> None:
    """Through pipes to processes that the site itself has started; nobody else can write to them."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in (PACKAGE / "server").rglob("*.py")}
    assert {name for name, source in sources.items() if "ProcessPoolExecutor" in source} == {"bot_pool.py"}
