"""A disk that is full while a backup is written: the command says so, and the backup before stays as it was."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from chrysalide.server.store.storage import Storage
from tests.server.test_storage import stored_table

LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))  # as on a full disk
from chrysalide.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


async def fill(url: str) -> None:
    storage = Storage(url)
    await storage.open()
    for number in range(100):
        table = stored_table([f"{number} {place} {hash((number, place))}" for place in range(60)])
        table.id = f"t{number}"
        await storage.create(table)
    await storage.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such limit there")
@pytest.mark.parametrize("before", [None, b"the backup of yesterday"])
def test_nothing_half_written_is_left(tmp_path: Path, before: bytes | None) -> None:
    url, backups = f"sqlite:///{tmp_path}/site.db", tmp_path / "backups"
    asyncio.run(fill(url))
    backups.mkdir()
    file = backups / "today.backup"
    if before is not None:
        file.write_bytes(before)
    words = ["backup", str(file), "--overwrite", "--database-url", url, "--lang", "en"]
    command = [sys.executable, "-c", LIMITED]
    done = subprocess.run([*command, str(1 << 13), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert [one.read_bytes() for one in backups.iterdir()] == ([before] if before is not None else [])
    assert subprocess.run([*command, str(1 << 24), *words], capture_output=True, check=False).returncode == 0
    assert file.stat().st_size > 1 << 13
