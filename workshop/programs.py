"""Programs that our files in deploy/ are for: fetched from Debian's packages into build/programs for the tests.

Only the program itself is taken out of its package: nothing is installed, and no service is started.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from workshop import system
from workshop.places import BUILD
from workshop.steps import Trouble, run, say

FOLDER = BUILD / "programs"
ELSEWHERE = ("/usr/sbin", "/usr/local/sbin", str(FOLDER))  # besides PATH
IMPATIENT = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::https::Timeout=10")
BUILDERS = ("buildah", "debootstrap")  # the latter for a base of our own, where that of the image cannot be fetched
LEFT_OUT = "THE TESTS THAT NEED THEM ARE LEFT OUT"


@dataclass(frozen=True)
class Program:
    path: str  # inside its package
    packages: tuple[str, ...]  # the first one that has it

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]


PROGRAMS = (
    Program("usr/sbin/nginx", ("nginx", "nginx-light")),  # Debian 12 has it in the one, others in the other
    Program("usr/bin/caddy", ("caddy",)),
    Program("usr/bin/promtool", ("prometheus",)),
)


def find(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(ELSEWHERE))


def ready_programs() -> None:
    """Fetches what is missing if possible; if not, the tests that need it are skipped, and the last table says so."""
    missing = [one for one in PROGRAMS if not find(one.name)]
    if not missing or os.environ.get(system.LEFT_ALONE) or not _can_fetch():
        return
    names = ", ".join(one.name for one in missing)
    say(f"This fetches {names} into {FOLDER} for the tests; nothing is installed. `--no-system` leaves it.")
    left = [one for one in missing if not _fetched(one)]
    if left and system.may_install() and _lists_updated():
        left = [one for one in left if not _fetched(one)]
    if left:
        say(f"{', '.join(one.name for one in left)} could not be fetched. {LEFT_OUT}.")


def ready_builder() -> None:
    """For the thorough run, which builds the image: these do need other packages, and are installed."""
    missing = [name for name in BUILDERS if not find(name)]
    if not missing or not system.may_install():
        return
    try:
        system.install(" and ".join(missing), "a test builds the image of deploy/Containerfile", *missing)
    except Trouble as trouble:
        say(f"{trouble}\n{LEFT_OUT}.")


def _can_fetch() -> bool:
    return all(shutil.which(name) for name in ("apt-get", "dpkg-deb"))


def _lists_updated() -> bool:
    try:
        run("Updating the lists of packages", "apt-get", *IMPATIENT, "update")
    except Trouble as trouble:
        say(str(trouble))
        return False
    return True


def _fetched(program: Program) -> bool:
    return any(_fetched_from(package, program) for package in program.packages)


def _fetched_from(package: str, program: Program) -> bool:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=FOLDER) as folder:
        try:
            run(f"Fetching {program.name}", "apt-get", *IMPATIENT, "download", package, cwd=Path(folder))
        except Trouble:
            return False
        return any(take_out(file, program) for file in Path(folder).glob("*.deb"))


def take_out(package: Path, program: Program) -> bool:
    """Put the program of a package into the folder, if it is there."""
    unpacking = subprocess.Popen(["dpkg-deb", "--fsys-tarfile", str(package)], stdout=subprocess.PIPE)
    try:
        with tarfile.open(fileobj=unpacking.stdout, mode="r|") as archive:
            for member in archive:
                content = archive.extractfile(member) if member.name == f"./{program.path}" else None
                if content is not None:
                    _write(FOLDER / program.name, content.read())
                    return True
        return False
    except tarfile.TarError:
        return False
    finally:
        unpacking.kill()
        unpacking.communicate()


def _write(file: Path, content: bytes) -> None:
    """Whole or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.chmod(0o755)
    fresh.replace(file)
