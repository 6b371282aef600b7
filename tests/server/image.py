"""The image of deploy/Containerfile, built and run with buildah, on its own base or on a stand-in for it.

Where the registry of the base cannot be reached, the stand-in is made of Debian's packages, if those can be: Debian's
own Python, and this machine's settings for the package indexes, since the build reads them as we do. Images are kept in
a folder of the test and nowhere else.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.proxies import DEPLOY

ROOT = DEPLOY.parent
IMAGE = "localhost/chrysalide"
BASE = "localhost/base"  # the stand-in
RELEASE = "bookworm"
PACKAGES = "python3,python3-venv,libpython3-dev,ca-certificates"  # with the headers, as the base has them
SETTINGS = ("/etc/pip.conf", "/etc/ssl/certs")  # of this machine: which index, and whom to trust
VARIABLES = ("PIP_INDEX_URL", "PIP_CERT", "UV_INDEX_URL", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "NPM_CONFIG_REGISTRY")
UNREACHABLE = re.compile(r"pinging container registry|dial tcp|no such host|toomanyrequests|unauthorized|i/o timeout")


class NotDone(Exception):
    """A command failed; the text is the end of what it said."""


@dataclass(frozen=True)
class Builder:
    """buildah with a storage of its own."""

    folder: Path

    @property
    def settings(self) -> dict[str, str]:
        return os.environ | {
            "CONTAINERS_STORAGE_CONF": str(self.folder / "storage.conf"),
            "BUILDAH_ISOLATION": "chroot",  # needs no daemon, and no more than to be root
            "BUILDAH_FORMAT": "docker",  # the other format has no health check
        }

    def prepare(self) -> None:
        """vfs copies instead of layering: slower, but it works in a container too."""
        places = f'graphroot = "{self.folder / "images"}"\nrunroot = "{self.folder / "run"}"\n'
        (self.folder / "storage.conf").write_text(f'[storage]\ndriver = "vfs"\n{places}', encoding="utf-8")

    def tell(self, *arguments: str) -> str:
        return _told("buildah", *arguments, settings=self.settings)

    def build(self, base: str | None = None) -> None:
        """Without a base: on the one that the Containerfile names."""
        chosen = ["--build-arg", f"BASE={base}", "--pull-never"] if base else []
        self.tell("build", *chosen, "--file", "deploy/Containerfile", "--tag", IMAGE, ".")

    def make_base(self) -> None:
        """The stand-in."""
        root = self.folder / "base"
        _told("debootstrap", "--variant=minbase", f"--include={PACKAGES}", RELEASE, str(root), *_mirror())
        with self.container("scratch") as one:
            self.tell("add", "--quiet", one, str(root), "/")
            for path in filter(os.path.exists, SETTINGS):
                self.tell("copy", "--quiet", one, path, path)
            variables = [f"--env={name}={os.environ[name]}" for name in VARIABLES if name in os.environ]
            self.tell("config", *variables, one)
            self.tell("commit", "--quiet", one, BASE)
        shutil.rmtree(root)

    @contextmanager
    def container(self, image: str) -> Iterator[str]:
        name = self.tell("from", "--pull-never", image)
        try:
            yield name
        finally:
            self.tell("rm", name)

    def run(self, container: str, *command: str) -> int:
        """Its exit status."""
        return subprocess.run(["buildah", "run", container, "--", *command], env=self.settings, check=False).returncode

    def config(self) -> dict[str, Any]:
        """What the image says about itself: entry point, command, user, health check."""
        read: dict[str, Any] = json.loads(self.tell("inspect", "--type", "image", IMAGE))["Docker"]["config"]
        return read

    def sizes(self) -> dict[str, float]:
        """Of all images, in megabytes."""
        found: dict[str, float] = {}
        for image in json.loads(self.tell("images", "--json")):
            number, unit = image["size"].split()
            found |= dict.fromkeys(image["names"] or [], float(number) * {"KB": 0.001, "MB": 1, "GB": 1000}[unit])
        return found

    def remove(self) -> None:
        with suppress(NotDone):  # there may be none
            self.tell("rmi", "--all", "--force")
        shutil.rmtree(self.folder)


def _told(*command: str, settings: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotDone(f"{' '.join(command[:2])}: {(done.stderr.strip() or done.stdout.strip())[-3000:]}")
    return done.stdout.strip()


def _mirror() -> list[str]:
    """Where this machine gets Debian's packages from, if apt says so; otherwise debootstrap knows a place."""
    command = ["apt-get", "indextargets", "--format", "$(SITE)"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    return [line for line in said.stdout.splitlines() if line][:1]
