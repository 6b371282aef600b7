"""The seal of a saved match: everything needed to resume it, which nobody can read by opening the file.

The file is the record as far as its seat may know it, and one line of its header holds the rest, encrypted with a key
that stays among the user's data on this machine. So a player who opens the file, or gets it from somebody, learns
neither hidden cards nor what chance will bring. It does not protect against the user of the machine, who has the key.
docs/terminal.md says this to readers.
"""

import base64
import hashlib
import os
import secrets
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chrysalide.cli.arguments import BadCommand
from chrysalide.cli.files import reading, writing
from chrysalide.core.errors import BadRecord
from chrysalide.core.record import LIMIT
from chrysalide.core.userdata import user_data

FIELD = "sealed: "
VERSION = "1"
KEY_BYTES, NONCE_BYTES = 32, 12


def key_file() -> Path:
    return user_data(Path("data")) / "seal.key"


def seal(shown: str, secret: str) -> str:
    """The record with the secret in its header; it is bound to this record and no other."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key, nonce = _own_key() or _new_key(), secrets.token_bytes(NONCE_BYTES)
    closed = AESGCM(key).encrypt(nonce, zlib.compress(secret.encode()), shown.encode())
    line = f"{FIELD}{VERSION} {_mark(key)} {base64.b64encode(nonce + closed).decode()}"
    head, _, entries = shown.partition("\n\n")
    return f"{head}\n{line}\n\n{entries}"


def is_sealed(text: str) -> bool:
    return any(line.startswith(FIELD) for line in text.partition("\n\n")[0].splitlines())


@contextmanager
def reading_sealed(text: str, file: str, message: str = "cli-error-seal-hidden") -> Iterator[None]:
    """Where a record is read: one that is only masked because it is sealed is refused with what to do about it."""
    try:
        yield
    except BadRecord as wrong:
        if wrong.message.id == "error-record-masked" and is_sealed(text):
            raise BadCommand(message, file=file[:200]) from wrong
        raise


def unseal(text: str, file: str) -> str:
    """The secret of a sealed record; errors say why it stays closed."""
    text = text.replace("\r\n", "\n").lstrip("\ufeff")
    if not is_sealed(text):
        raise BadCommand("cli-error-seal-none", file=file[:200])
    lines = text.splitlines(keepends=True)
    line = next(line for line in lines if line.startswith(FIELD))
    lines.remove(line)
    return _opened(line.removeprefix(FIELD).split(), "".join(lines), file)


def _opened(words: list[str], shown: str, file: str) -> str:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(words) != 3 or words[0] != VERSION:
        raise BadCommand("cli-error-seal-broken", file=file[:200])
    key = _own_key()
    if key is None or _mark(key) != words[1]:
        raise BadCommand("cli-error-seal-other", file=file[:200], key=str(key_file()))
    try:
        closed = base64.b64decode(words[2], validate=True)
        opened = AESGCM(key).decrypt(closed[:NONCE_BYTES], closed[NONCE_BYTES:], shown.encode())
        return zlib.decompressobj().decompress(opened, 4 * LIMIT).decode()
    except (InvalidTag, ValueError, zlib.error):
        raise BadCommand("cli-error-seal-broken", file=file[:200]) from None


def _mark(key: bytes) -> str:
    """Says which key it was without revealing it."""
    return hashlib.sha256(b"chrysalide seal " + key).hexdigest()[:8]


def _new_key() -> bytes:
    path = key_file()
    with writing(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _write_once(path, secrets.token_bytes(KEY_BYTES))
        return path.read_bytes()


def _own_key() -> bytes | None:
    path = key_file()
    if not path.exists():
        return None
    with reading(str(path)):
        key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadCommand("cli-error-seal-key", key=str(path))
    return key


def _write_once(path: Path, key: bytes) -> None:
    """Complete from the first moment and for this user alone; if another process was faster, its key stays."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key)
        try:
            os.link(part, path)
        except FileExistsError:
            return
        except OSError:  # a file system without links
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)
