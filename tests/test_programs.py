"""Programs for the tests: taken out of Debian packages, or left out with words, and never a reason to fail."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from workshop import programs, system
from workshop.programs import Program
from workshop.steps import Trouble

HELLO = Program("usr/sbin/hello", ("nothing", "hello"))
Command = tuple[str | Path, ...]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(programs, "FOLDER", tmp_path / "programs")
    monkeypatch.setattr(programs, "ELSEWHERE", (str(tmp_path / "programs"),))
    monkeypatch.setattr(programs, "PROGRAMS", (HELLO,))
    monkeypatch.setattr(programs, "_can_fetch", lambda: True)
    monkeypatch.setenv(system.LEFT_ALONE, "")
    return tmp_path


def running(commands: list[Command], answer: Callable[[Command, Path], object]) -> Callable[..., None]:
    def run(_what: str, *command: str | Path, cwd: Path = Path()) -> None:
        commands.append(command)
        answer(command, cwd)

    return run


def refused(_command: Command, _folder: Path) -> None:
    raise Trouble("no network")


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="makes a Debian package")
def test_a_program_is_taken_out_of_the_package_that_has_it(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, file in (("nothing", "usr/share/doc"), ("hello", "usr/sbin/hello")):
        tree = place / name
        (tree / "DEBIAN").mkdir(parents=True)
        control = f"Package: {name}\nVersion: 1\nArchitecture: all\nMaintainer: x <x@x.example>\nDescription: x\n"
        (tree / "DEBIAN/control").write_text(control)
        (tree / file).parent.mkdir(parents=True)
        (tree / file).write_text("#!/bin/sh\necho hello\n")
        subprocess.run(["dpkg-deb", "--build", str(tree), str(place / f"{name}.deb")], check=True, capture_output=True)
    commands: list[Command] = []
    fetching = running(commands, lambda command, folder: shutil.copy(place / f"{command[-1]}.deb", folder))
    monkeypatch.setattr(programs, "run", fetching)
    programs.ready_programs()
    found = programs.find("hello")
    assert found == str(place / "programs/hello")
    assert subprocess.run([found], check=True, capture_output=True).stdout == b"hello\n"
    assert [child.name for child in (place / "programs").iterdir()] == ["hello"]
    assert [command[-2:] for command in commands] == [("download", "nothing"), ("download", "hello")]
    programs.ready_programs()
    assert len(commands) == 2, "it is there"


@pytest.mark.parametrize("root", [True, False])
def test_without_a_network_it_is_said_and_nothing_fails(
    root: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[Command] = []
    monkeypatch.setattr(programs, "run", running(commands, refused))
    monkeypatch.setattr(system, "may_install", lambda: root)
    programs.ready_programs()
    assert f"hello could not be fetched. {programs.LEFT_OUT}" in capsys.readouterr().out
    assert [command[-1] for command in commands] == ["nothing", "hello"] + ["update"] * root
    assert programs.find("hello") is None


def test_who_wants_nothing_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(system.LEFT_ALONE, "1")
    monkeypatch.setattr(programs, "run", lambda *_, **__: pytest.fail("fetched"))
    programs.ready_programs()


# What is installed, in a thorough run only


@pytest.mark.parametrize(("there", "wanted"), [((), ("buildah", "debootstrap")), (("buildah",), ("debootstrap",))])
def test_the_builder_is_installed_if_it_is_missing(
    there: tuple[str, ...], wanted: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(programs, "find", lambda name: name if name in there else None)
    monkeypatch.setattr(system, "may_install", lambda: True)
    monkeypatch.setattr(system, "install", lambda _what, _why, *packages: installed.extend(packages))
    programs.ready_builder()
    assert installed == [*wanted]


def test_a_builder_that_cannot_be_installed_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: str) -> None:
        raise Trouble("no network")

    monkeypatch.setattr(programs, "find", lambda _name: None)
    monkeypatch.setattr(system, "may_install", lambda: True)
    monkeypatch.setattr(system, "install", refuse)
    programs.ready_builder()
    assert f"no network\n{programs.LEFT_OUT}" in capsys.readouterr().out


def test_no_builder_is_installed_against_ones_will(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(system.LEFT_ALONE, "1")
    monkeypatch.setattr(programs, "find", lambda _name: None)
    monkeypatch.setattr(system, "install", lambda *_: pytest.fail("installed"))
    programs.ready_builder()
