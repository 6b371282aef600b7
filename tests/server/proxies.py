"""The real proxies with our configurations, changed only where a test must: ports, certificates, where the site is."""

import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.process import free_port
from tests.server.site import SECONDS
from workshop.programs import PROGRAMS, find
from workshop.results import NOT_TRIED

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"


@dataclass
class Proxy:
    kind: str
    port: int

    @property
    def encrypted(self) -> bool:
        return self.kind == "nginx"

    @property
    def trusting(self) -> ssl.SSLContext:
        """The certificate is of this test's own making."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context


PACKAGES = {one.name: one.packages[0] for one in PROGRAMS}


def program(name: str) -> str:
    found = find(name)
    if found is None:
        package = PACKAGES.get(name, name)
        pytest.skip(f"{NOT_TRIED}{name}, which is not installed (Debian: apt install {package})")
    return found


@contextmanager
def proxy(kind: str, folder: Path, sites: list[int]) -> Iterator[Proxy]:
    """In front of sites on these ports of this machine."""
    made = Proxy(kind, free_port())
    command, settings = (_nginx if kind == "nginx" else _caddy)(folder, made.port, sites)
    said = folder / "proxy.log"
    with said.open("wb") as log:
        running = subprocess.Popen(command, env=os.environ | settings, stdout=log, stderr=log, cwd=folder)
    try:
        _wait(running, made.port, said)
        yield made
    finally:
        running.terminate()
        running.wait(SECONDS)


def _wait(running: subprocess.Popen[bytes], port: int, said: Path) -> None:
    deadline = time.monotonic() + SECONDS
    while True:
        assert running.poll() is None, said.read_text(encoding="utf-8")[-3000:]
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def _nginx(folder: Path, port: int, sites: list[int]) -> tuple[list[str], dict[str, str]]:
    certify(folder)
    ours = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for was, now in (
        ("    listen 80;\n    listen [::]:80;\n", f"    listen 127.0.0.1:{free_port()};\n"),
        ("    listen 443 ssl;\n    listen [::]:443 ssl;\n", f"    listen 127.0.0.1:{port} ssl;\n"),
        (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ("    server 127.0.0.1:8000;\n", "".join(f"    server 127.0.0.1:{site};\n" for site in sites)),
    ):
        assert was in ours, was
        ours = ours.replace(was, now)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    config = folder / "whole.conf"
    config.write_text(f"{head}http {{\naccess_log off;\n{temporary}{ours}\n}}\n", encoding="utf-8")
    return [program("nginx"), "-p", str(folder), "-c", str(config), "-e", "stderr"], {}


def _caddy(folder: Path, port: int, sites: list[int]) -> tuple[list[str], dict[str, str]]:
    ours = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"{NAME} {{" in ours
    config = folder / "Caddyfile"
    named = ours.replace(f"{NAME} {{", f"http://127.0.0.1:{port} {{")
    config.write_text(f"{{\n\tadmin off\n}}\n{named}", encoding="utf-8")
    where = " ".join(f"127.0.0.1:{site}" for site in sites)
    settings = {"CHRYSALIDE_SITE": where, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"], settings


def certify(folder: Path) -> None:
    subject = ["-subj", f"/CN={NAME}", "-days", "2"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command = [program("openssl"), "req", "-x509", *kind, *subject, *files]
    subprocess.run(command, check=True, capture_output=True)
