"""The image of deploy/Containerfile: built, started as an operator would, and looked into."""

import json
import os
import re
import shutil
import signal
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from tests.depth import SCALE
from tests.server.image import BASE, IMAGE, UNREACHABLE, Builder, NotDone
from tests.server.process import free_port
from tests.server.proxies import DEPLOY
from tests.server.site import GAME, SECONDS, Address
from workshop.results import NOT_TRIED

pytestmark = pytest.mark.skipif(SCALE == 1, reason="thorough runs build the image: it takes minutes")

USER = 10001
DATA = "var/lib/chrysalide"
PROGRAM = "opt/chrysalide"
COMPILERS = {"gcc", "g++", "cc", "c++", "clang", "ld", "as", "make", "node", "npm", "npx", "mypyc", "uv", "git"}
SECRETS = re.compile(r"(^|/)(\.env|\.git|\.netrc|\.npmrc|.*\.pem|.*\.key|.*\.backup|.*\.db)$")
LARGEST = 400  # megabytes that it adds to its base


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Builder]:
    """With the image, on the base that it names or, where that cannot be fetched, on a stand-in."""
    if os.name == "nt" or os.geteuid() != 0 or shutil.which("buildah") is None:
        pytest.skip(f"{NOT_TRIED}building the image: needs root and buildah (Debian: apt install buildah debootstrap)")
    made = Builder(tmp_path_factory.mktemp("image"))
    made.prepare()
    try:
        _build(made)
        yield made
    finally:
        made.remove()


def _build(builder: Builder) -> None:
    try:
        builder.build()
        return
    except NotDone as problem:
        if not UNREACHABLE.search(str(problem)):
            raise
    try:
        builder.make_base()
    except (NotDone, OSError) as problem:
        pytest.skip(f"{NOT_TRIED}building the image: neither its base nor a stand-in can be had: {str(problem)[-300:]}")
    builder.build(BASE)


@pytest.fixture(scope="module")
def root(builder: Builder) -> Iterator[Path]:
    """The files of the image."""
    with builder.container(IMAGE) as one:
        yield Path(builder.tell("mount", one))
        builder.tell("unmount", one)


@contextmanager
def running(builder: Builder, data: Path, *more: str) -> Iterator[tuple[Address, subprocess.Popen[bytes]]]:
    """The site, started by the image's own entry point and command, with the volume in a folder of ours."""
    address, config = Address(free_port()), builder.config()
    command = [*config["Entrypoint"], *config["Cmd"], "--port", str(address.port), *more]
    said = data.with_suffix(".log")
    with builder.container(IMAGE) as one, said.open("wb") as log:
        mounted = f"{data}:/{DATA}"
        run = ["buildah", "run", "--volume", mounted, one, "--", *command]
        process = subprocess.Popen(run, env=builder.settings, stdout=log, stderr=log, start_new_session=True)
        try:
            _wait(process, address, said)
            yield address, process
        finally:
            address.http.close()
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(SECONDS)


def _wait(process: subprocess.Popen[bytes], address: Address, said: Path) -> None:
    deadline = time.monotonic() + SECONDS
    while True:
        assert process.poll() is None, said.read_text(encoding="utf-8")[-3000:]
        try:
            if address.get("/api/ready").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < deadline, said.read_text(encoding="utf-8")[-3000:]
        time.sleep(0.1)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The volume: a folder of the image's user, as a new volume would be."""
    folder = tmp_path_factory.mktemp("volume") / "data"
    folder.mkdir()
    os.chown(folder, USER, USER)
    return folder


def site_of(run: subprocess.Popen[bytes]) -> int:
    """The process of the site below those of buildah: this isolation numbers processes as we do."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words, group = command.read_bytes().split(b"\0"), os.getsid(int(command.parent.name))
        except OSError:  # it has just ended
            continue
        if group == run.pid and b"/python" in words[0] and words[1].endswith(b"/chrysalide"):
            return int(command.parent.name)
    raise AssertionError("the site does not run")


def test_it_serves_and_stores_in_its_volume(builder: Builder, data: Path) -> None:
    """Ready by its own command, the page, every game, compiled rules; as the user; and it ends when it is told to."""
    with running(builder, data) as (site, run):
        assert site.get("/api/ready").json() == {"status": "ready"}
        assert "<html" in site.get("/").text
        assert GAME in site.get("/api/games").text
        table = site.open()
        process = site_of(run)
        owner = re.search(r"^Uid:\s+(.*)$", Path(f"/proc/{process}/status").read_text(), re.MULTILINE)
        assert owner is not None
        assert set(owner[1].split()) == {str(USER)}
        os.kill(process, signal.SIGTERM)
        assert run.wait(SECONDS) == 0, "a graceful end"
    stored = data / "chrysalide.db"
    assert stored.stat().st_uid == USER
    lines = [json.loads(line) for line in data.with_suffix(".log").read_text().splitlines() if line.startswith("{")]
    assert lines, "the log is for machines"
    with running(builder, data) as (site, _run):
        assert site.info(table.id)["game"] == GAME, "the volume outlives the container"


def test_the_health_check_is_true_when_the_site_is_ready_and_only_then(builder: Builder, data: Path) -> None:
    """With PostgreSQL, deploy/compose.yml starts the proxy when this succeeds."""
    kind, *check = builder.config()["Healthcheck"]["Test"]
    assert kind == "CMD"
    with running(builder, data) as (site, _run), builder.container(IMAGE) as beside:
        ours = [word.replace(":8000/", f":{site.port}/") for word in check]
        assert ours != check
        assert builder.run(beside, *ours) == 0
        nobody = [word.replace(":8000/", f":{free_port()}/") for word in check]
        assert builder.run(beside, *nobody) != 0


def test_compose_fits_the_image(builder: Builder) -> None:
    config = builder.config()
    site = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))["services"]["site"]
    assert config["Entrypoint"] == ["chrysalide"]
    assert site["command"][: len(config["Cmd"])] == config["Cmd"], "the same, and more processes"
    assert config["User"] == str(USER)
    assert list(config["ExposedPorts"]) == ["8000/tcp"]
    assert list(config["Volumes"]) == [f"/{DATA}"]
    assert config["StopSignal"] in ("SIGTERM", "15")
    with builder.container(IMAGE) as one:
        assert builder.run(one, "chrysalide", "serve", "--help") == 0
        compiled = "import chrysalide; raise SystemExit(not chrysalide.compiled())"
        assert builder.run(one, "python", "-c", compiled) == 0, "the rules run compiled"


def test_nothing_but_the_program_is_in_it(root: Path) -> None:
    """No compiler, no package manager of ours, no test, no source of the page, no secret."""
    folders = [*root.glob("usr/**/bin"), *root.glob("usr/**/sbin"), root / PROGRAM / ".venv/bin"]
    assert not COMPILERS & {file.name for folder in folders for file in folder.iterdir()}
    ours = [path.relative_to(root / PROGRAM).as_posix() for path in (root / PROGRAM).rglob("*")]
    assert {path.split("/")[0] for path in ours} == {".venv", "src", "LICENSE"}
    assert [path for path in ours if re.match(r"src/chrysalide/games/\w+/(tests|web)/", path)] == []
    assert [path for path in ours if SECRETS.search(path) and "certifi/" not in path] == []
    assert any(path.startswith("src/chrysalide/server/page/assets/") for path in ours), "the page was built"


def test_its_user_can_write_to_the_volume_only(root: Path) -> None:
    writable = []
    for folder, _folders, names in os.walk(root):
        for path in (Path(folder), *(Path(folder, name) for name in names)):
            found = path.lstat()
            if not stat.S_ISLNK(found.st_mode) and (found.st_uid == USER or found.st_mode & stat.S_IWOTH):
                writable.append(path.relative_to(root))
    elsewhere = {path.as_posix() for path in writable if not path.is_relative_to(DATA) and path.parts[0] != "dev"}
    assert elsewhere <= {"tmp", "var/tmp", "run/lock"}
    assert (root / DATA).stat().st_uid == USER


def test_its_size(builder: Builder, record_property: Callable[[str, object], None]) -> None:
    """The layers that it adds to its base; the report of the run has the figure."""
    sizes = builder.sizes()
    added = sizes.pop(f"{IMAGE}:latest") - max(sizes.values())
    record_property("megabytes", added)
    assert 50 < added < LARGEST
