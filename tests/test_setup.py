"""The setup: what run.py needs on a fresh machine, and what must not get into the lock files."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from functools import partial
from pathlib import Path

import pytest

from setup import widen_shifts
from workshop import browser, checks, commands, database, groups, packages, page, places, rules, stamps, steps, system
from workshop.checks import Check
from workshop.inlining import INLINED, inlined
from workshop.places import ROOT

LOCKS = sorted(ROOT.glob("requirements*.lock"))
# Run by the environment's Python: the documentation is built from the package, and mypyc is one of the tools.
LATER = ("site.py", "wasm_source.py")
BEFORE_ANYTHING = [
    ROOT / "run.py",
    *(path for path in sorted((ROOT / "workshop").glob("*.py")) if path.name not in LATER),
]


def pins(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def imported(path: Path) -> set[str]:
    """The top-level names of what a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names


# Lock files


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_names_no_address(lock: Path) -> None:
    assert "://" not in lock.read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_gives_hashes_for_every_package(lock: Path) -> None:
    blocks = re.split(r"^(?=\S)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [block.split()[0] for block in blocks if block.strip() and "--hash=sha256:" not in block] == []


def test_page_lock_names_no_address() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")


def test_hooks_before_a_commit_fetch_nothing() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", text) == ["local"]
    assert "://" not in text


def test_page_lock_holds_the_bundler_of_every_platform() -> None:
    text = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert text.count('"node_modules/@rolldown/binding') == 15


def test_tests_run_on_the_versions_that_players_get() -> None:
    play, test = pins(ROOT / "requirements.lock"), pins(ROOT / "requirements-dev.lock")
    assert {name: test.get(name) for name in play} == play


def test_build_tools_are_pinned_alike_everywhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lock = pins(ROOT / "requirements.lock")
    needed = settings["build-system"]["requires"]
    assert set(needed) <= set(settings["dependency-groups"]["build"])
    assert all(lock[name] == version for name, version in (pin.split("==") for pin in needed))


def test_every_direct_dependency_is_locked() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = {re.split(r"[\[><=]", need)[0] for need in settings["project"]["dependencies"]}
    assert {re.sub(r"[._]", "-", name) for name in names} <= set(pins(ROOT / "requirements.lock"))


# run.py


@pytest.mark.parametrize("path", BEFORE_ANYTHING, ids=lambda path: path.name)
def test_set_up_uses_only_the_standard_library(path: Path) -> None:
    assert imported(path) - sys.stdlib_module_names - {"workshop"} == set()


def test_an_old_python_can_read_why_it_is_too_old() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))
    first = next(index for index, node in enumerate(tree.body) if isinstance(node, ast.If))
    assert [ast.unparse(node) for node in tree.body[1:first]] == ["import sys"]


def test_the_least_python_is_said_once() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["project"]["requires-python"] == ">=3.11"
    assert "sys.version_info < (3, 11)" in (ROOT / "run.py").read_text(encoding="utf-8")


def test_continuous_integration_runs_the_same_command_as_people() -> None:
    script = ROOT / ".ci/run"
    commands = [line for line in script.read_text().splitlines() if line and not line.startswith("#")]
    assert commands == ['exec python3 "$(dirname "$0")/../run.py" test']
    assert os.access(script, os.X_OK)


def test_help_is_given_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "run.py", "--help"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "run.py setup" in done.stdout


def test_a_mistyped_command_is_refused_before_anything_is_set_up() -> None:
    done = subprocess.run([sys.executable, ROOT / "run.py", "tset"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Not understood: tset" in done.stdout


@pytest.mark.parametrize("arguments", [["--port", "8123"], ["--host", "0.0.0.0", "--database-url", "sqlite:///x"]])
def test_options_for_the_site_are_passed_on(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    monkeypatch.setattr(commands, "set_up_to_play", lambda: None)
    monkeypatch.setattr(commands, "serve", lambda words, _compiling: 3 if words == arguments else 4)
    assert commands.main(arguments) == 3


def test_trouble_in_a_test_run_still_ends_with_the_plain_last_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise steps.Trouble("No network.")

    monkeypatch.setattr(commands, "make_environment", fail)
    assert commands.main(["test"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


# Steps and stamps


def test_a_step_that_fails_shows_what_it_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(steps, "BUILD", tmp_path)
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    with pytest.raises(steps.Trouble, match=r"(?s)out of cheese.*Making lunch: this failed.*making-lunch\.log"):
        steps.run("Making lunch", sys.executable, "-c", "import sys; sys.exit('out of cheese')", cwd=tmp_path)


def test_a_missing_network_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(steps, "BUILD", tmp_path)
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    said = "print('error sending request: dns error'); raise SystemExit(2)"
    with pytest.raises(steps.Trouble, match="no network"):
        steps.run("Fetching", sys.executable, "-c", said, cwd=tmp_path)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(steps.Trouble, match="cannot start no-such-program"):
        steps.run("Trying", "no-such-program")


def test_digest_tells_content_and_name_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("a")
    seen = {stamps.digest([one]), stamps.digest([two]), stamps.digest([one, two]), stamps.digest([one], "word")}
    one.write_text("b")
    seen.add(stamps.digest([one]))
    assert len(seen) == 5


def test_files_leave_out_what_tools_make(tmp_path: Path) -> None:
    for name in ("a.py", "node_modules/b.py", "deep/__pycache__/c.py", "deep/d.py", "deep/e.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [path.name for path in places.files(tmp_path, "*.py")] == ["a.py", "d.py"]


def test_a_locked_package_comes_with_its_hashes_only() -> None:
    block = packages.locked("uv")
    assert block.startswith("uv==")
    assert block.count("==") == 1
    assert "--hash=sha256:" in block


# Compiled rules


def test_some_modules_are_marked_for_the_compiler() -> None:
    assert {path.parent.name for path in groups.sources()} >= {"core"}


@pytest.mark.skipif(not rules.c_compiler(), reason="no C compiler: the rules run as plain Python")
def test_compiled_rules_are_those_of_the_sources() -> None:
    assert rules.rules_are_compiled(), "the sources changed since they were compiled: `python3 run.py setup`"


def test_shifts_of_a_constant_are_computed_in_64_bits() -> None:
    assert widen_shifts("    cpy_r_r60 = 3 << cpy_r_r59;\n") == "    cpy_r_r60 = (int64_t)3 << cpy_r_r59;\n"
    untouched = "    cpy_r_r1 = cpy_r_x << 3;\n    cpy_r_r2 = CPyTagged_Lshift(2, cpy_r_x);\n"
    assert widen_shifts(untouched) == untouched


@pytest.mark.skipif(not rules.rules_are_compiled(), reason="nothing is compiled here")
def test_no_shift_of_a_constant_was_compiled_in_32_bits() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in places.BUILD.glob("__native*.wide.c"))
    assert "(int64_t)1 << " in written
    assert re.findall(r"[=(] *-?\d+ << .*", written) == []


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small checkout with compiled rules in place."""
    package = tmp_path / "src/chrysalide"
    for part in ("core", "games"):
        (package / part).mkdir(parents=True)
    (package / "core/state.py").write_text("# mypyc\n")
    (package / "core/errors.py").write_text("")
    (package / "core/state.cpython-311.so").touch()
    (tmp_path / "src/chrysalide_core__mypyc.cpython-311.so").touch()
    (tmp_path / "setup.py").touch()
    (tmp_path / "workshop").mkdir()
    (tmp_path / "workshop/groups.py").touch()
    (tmp_path / "workshop/inlining.py").touch()
    monkeypatch.setattr(rules, "ROOT", tmp_path)
    monkeypatch.setattr(rules, "SOURCES", tmp_path / "src")
    for module in (rules, groups):
        monkeypatch.setattr(module, "PACKAGE", package)
    monkeypatch.setattr(rules, "compiled", lambda folder=tmp_path / "src": sorted(folder.rglob("*.so")))
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "VENV", tmp_path)
    stamps.mark("rules", rules.rules_digest())
    assert rules.rules_are_compiled()
    return tmp_path


@pytest.mark.parametrize(
    "changed", ["src/chrysalide/core/state.py", "src/chrysalide/core/errors.py", "setup.py", "workshop/inlining.py"]
)
def test_a_changed_source_makes_compiled_rules_stale(checkout: Path, changed: str) -> None:
    (checkout / changed).write_text("# mypyc\nLIMIT = 2\n")
    assert not rules.rules_are_compiled()


def test_a_module_that_is_not_compiled_yet_makes_the_rules_stale(checkout: Path) -> None:
    (checkout / "src/chrysalide/core/state.cpython-311.so").unlink()
    assert not rules.rules_are_compiled()


def test_without_a_compiler_no_stale_rules_are_left(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "src/chrysalide/core/state.py").write_text("# mypyc\nLIMIT = 2\n")
    monkeypatch.setattr(rules, "c_compiler", lambda: None)
    rules.compile_rules(insist=False)
    assert rules.compiled() == []


def test_after_a_failed_build_no_stale_rules_are_left(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Path:
        raise steps.Trouble("fatal error: Python.h: No such file")

    (checkout / "src/chrysalide/core/state.py").write_text("# mypyc\nLIMIT = 2\n")
    monkeypatch.setattr(rules, "c_compiler", lambda: "cc")
    monkeypatch.setattr(rules, "build", fail)
    rules.compile_rules(insist=True)
    assert rules.compiled() == []
    assert "python3-dev" in capsys.readouterr().out
    monkeypatch.setattr(rules, "build", lambda: pytest.fail("tried again without being asked to"))
    rules.compile_rules(insist=False)


def test_a_module_that_was_renamed_is_not_put_in_place_again(checkout: Path) -> None:
    output = checkout / "built"
    for name in (
        "chrysalide_core__mypyc.so",
        "chrysalide_former__mypyc.so",
        "chrysalide/core/state.so",
        "chrysalide/core/former.so",
    ):
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        (output / name).touch()
    rules.put_in_place(output)
    assert [path.name for path in rules.compiled()] == ["state.so", "chrysalide_core__mypyc.so"]


# The page


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A PATH of its own, with an npm and whatever node a test puts there."""
    monkeypatch.setenv("PATH", str(tmp_path))
    put_program(tmp_path / "npm", "")
    return tmp_path


def put_program(path: Path, says: str) -> None:
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(0o755)


def test_the_machine_s_npm_is_used_where_its_node_is_new_enough(tools: Path) -> None:
    put_program(tools / "node", "v20.19.0")
    assert page.find_npm() == ([str(tools / "npm")], {})


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "something else", None])
def test_npm_comes_from_pypi_where_node_is_missing_or_old(
    tools: Path, monkeypatch: pytest.MonkeyPatch, version: str | None
) -> None:
    if version:
        put_program(tools / "node", version)
    wheel = tools / "wheel"
    script = wheel / "lib/node_modules/npm/bin/npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    monkeypatch.setattr(page, "node_from_pypi", lambda _: wheel)
    command, variables = page.find_npm()
    assert command == [str(wheel / "bin/node"), str(script)]
    assert variables["PATH"].split(os.pathsep)[0] == str(wheel / "bin")


# Checks


def test_arguments_for_pytest_go_where_they_belong() -> None:
    own = {"fault tests": "tests/faults", "browser tests": "tests/browser"}
    assert checks.split([]) == {"tests": [], **{run: [folder] for run, folder in own.items()}}
    word = ["-k", "word"]
    assert checks.split(word) == {"tests": word, **{run: [*word, folder] for run, folder in own.items()}}
    mixed = ["-x", "tests/test_setup.py::test_x", "tests/browser/test_home.py"]
    expected = {"tests": mixed[:2], "fault tests": None, "browser tests": [mixed[0], mixed[2]]}
    assert checks.split(mixed) == expected


@pytest.mark.parametrize(
    ("report", "status", "expected"),
    [
        ('<testsuite tests="5" failures="1" errors="1" skipped="1"/>', 1, (2, 2, 1)),
        ('<testsuite tests="2" failures="0" errors="0" skipped="0"/>', 0, (2, 0, 0)),
        ('<testsuite tests="2" failures="0" errors="0" skipped="0"/>', 3, (2, 1, 0)),
        (None, 0, (0, 1, 0)),
    ],
    ids=["some failed", "all passed", "crashed after passing", "no report"],
)
def test_tests_are_counted(tmp_path: Path, report: str | None, status: int, expected: tuple[int, int, int]) -> None:
    check = Check([], report=tmp_path / "report.xml")
    if report:
        (tmp_path / "report.xml").write_text(f"<testsuites>{report}</testsuites>")
    assert checks.count(check, status) == expected


def test_what_tests_could_not_try_stands_below_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reasons = ["NOT TRIED: caddy", "NOT TRIED: caddy", "no /proc", "NOT TRIED: nginx"]
    cases = "".join(f'<testcase><skipped message="{reason}"/></testcase>' for reason in reasons)
    report = f'<testsuite tests="9" failures="0" errors="0" skipped="4">{cases}</testsuite>'
    path = tmp_path / "report.xml"
    command = [sys.executable, "-c", "import sys; open(sys.argv[1], 'w').write(sys.argv[2])", str(path), report]
    result = checks.perform("tests", lambda: Check(command, report=path))
    assert (result.passed, result.skipped, result.verdict) == (5, 4, "ok")
    assert checks.conclude([result]) == 0
    told = capsys.readouterr().out
    assert re.findall("WARNING .*", told) == ["WARNING  NOT TRIED: caddy", "WARNING  NOT TRIED: nginx"]


def test_a_failed_step_gives_a_bad_exit_status_and_a_plain_last_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = Check([sys.executable, "-c", "raise SystemExit(1)"])
    monkeypatch.setattr(checks, "plan", lambda fast, extra: {"good": lambda: None, "bad": lambda: bad})
    assert checks.run_checks(fast=True, extra=[]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


def test_steps_side_by_side_are_all_counted_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(checks, "REPORTS", tmp_path)

    def step(name: str) -> Check:
        return Check([sys.executable, "-c", f"print('{name} says'); raise SystemExit('page' in '{name}')"])

    names = [name for lane in checks.LANES for name in lane]
    steps_found = {name: partial(step, name) for name in names}
    monkeypatch.setattr(checks, "plan", lambda fast, extra: steps_found)
    assert checks.run_checks(fast=True, extra=[]) == 1
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == "7 passed, 5 failed"
    assert all(f"{name} says" in said for name in names)


@pytest.mark.parametrize(("compiler", "failed"), [("cc", 1), (None, 0)])
def test_rules_that_do_not_compile_are_a_failed_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], compiler: str | None, failed: int
) -> None:
    monkeypatch.setattr(checks, "compile_rules", lambda insist: None)
    monkeypatch.setattr(checks, "rules_are_compiled", lambda: False)
    monkeypatch.setattr(checks, "c_compiler", lambda: compiler)
    assert checks.perform("rules", checks.rules).failed == failed
    assert ("could not be compiled" in capsys.readouterr().out) == bool(failed)


def test_a_browser_that_is_named_but_missing_is_named_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.VARIABLE, "no-such-browser")
    with pytest.raises(steps.Trouble, match="no-such-browser"):
        browser.find_browser()


def test_without_a_browser_the_message_says_how_to_name_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(steps.Trouble, match=browser.VARIABLE):
        browser.find_browser()


def test_system_packages_are_named_before_they_are_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed: list[tuple[str | Path, ...]] = []
    monkeypatch.setattr(system, "run", lambda _what, *command, **_: installed.append(command))
    system.install("Chromium", "the browser tests play in a real browser", "chromium", "fonts")
    assert "installs Chromium on this machine (chromium fonts): the browser tests" in capsys.readouterr().out
    assert [command[1:] for command in installed] == [("install", "-y", "--no-install-recommends", "chromium", "fonts")]


def test_no_system_package_is_installed_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(system.LEFT_ALONE, "1")
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "on_path", lambda: None)
    monkeypatch.setattr(system, "run", lambda *_, **__: pytest.fail("installed without leave"))
    result = checks.perform("browser tests", lambda: checks.browser_tests([], False))
    assert (result.failed, result.skipped) == (0, 1)
    assert "THE BROWSER TESTS ARE LEFT OUT" in result.warning
    monkeypatch.setattr(database, "found", lambda: False)
    monkeypatch.delenv(database.VARIABLE, raising=False)
    database.ready_database()


def test_leave_for_system_packages_is_asked_by_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(system.LEFT_ALONE, "")
    for name in ("make_environment", "install_packages"):
        monkeypatch.setattr(commands, name, lambda *_: None)
    monkeypatch.setattr(commands, "run_checks", lambda *_: 0)
    assert commands.main(["test", "--no-system"]) == 0
    assert os.environ[system.LEFT_ALONE] == "1"


def test_without_a_database_server_the_tests_go_on_and_say_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(database.VARIABLE, raising=False)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(database, "DEBIAN", "no/such/place/*")
    database.ready_database()
    assert database.VARIABLE in capsys.readouterr().out


def test_calls_of_small_functions_of_core_are_copied_into_the_games() -> None:
    bodies = "".join(
        f"int64_t CPyDef_chrysalide___{name}(int64_t x) {{\n"
        '    CPy_AddTraceback("dice.py", "word", 20, CPyStatic_chrysalide___core___dice___globals);\n'
        "    return x;\n}\n"
        for name in INLINED
    )
    game = (
        '#include <init.c>\n#include "__native_chrysalide_coin.h"\nint64_t flip(int64_t x) {\n'
        "    return exports_chrysalide_core.CPyDef_chrysalide___core___bits___bits(x);\n}\n"
    )
    found = inlined(game, bodies)
    assert "    return inlined_core___bits___bits(x);\n" in found
    assert found.index("static inline int64_t inlined_core___bits___lowest") < found.index("__builtin_ctzll")
    assert found.index("coin.h") < found.index("static inline int64_t inlined_core___bits___bits(int64_t x)")
    assert "CPy_AddTraceback" not in found
    assert "exports_chrysalide_core" not in found
    assert inlined("int64_t f(void);\n", bodies) == "int64_t f(void);\n"
    with pytest.raises(ValueError, match="core___bits___bits"):
        inlined(game, "")


def test_copies_call_what_is_not_copied_where_it_is() -> None:
    bodies = "".join(
        f"char CPyDef_chrysalide___{name}(PyObject *self) {{\n"
        "    CPyDef_chrysalide___core___bits___bits(self);\n"
        "    return CPyDef_chrysalide___core___observing___Sheet___note(self);\n}\n"
        for name in INLINED
    )
    found = inlined("#include <a.h>\nexports_chrysalide_core.CPyDef_chrysalide___core___observing___f(x);\n", bodies)
    assert "    inlined_core___bits___bits(self);\n" in found
    assert "return exports_chrysalide_core.CPyDef_chrysalide___core___observing___Sheet___note(self);" in found
    assert "exports_chrysalide_core.exports" not in found
