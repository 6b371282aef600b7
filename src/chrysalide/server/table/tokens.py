"""The secrets in links. They are stored hashed, so that reading the database gives access to no seat."""

import hashlib
import secrets
from string import ascii_letters


def new_secret() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


def new_table_id() -> str:
    """It does not look like an option, since it is also typed in commands."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(9)[1:]


def is_table_id(text: str) -> bool:
    """Could this be the id of a table? Some texts, such as those with zero bytes, break queries."""
    return len(text) <= 32 and text.isascii() and text.isprintable()


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
