"""Secrets behind links. They are stored hashed, so the database does not open a seat."""

import hashlib
import secrets


def new_secret() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
