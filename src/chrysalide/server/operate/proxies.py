"""Which proxies are trusted to report the client's address: only those that the operator has named."""

import os
from typing import TypedDict

VARIABLE = "CHRYSALIDE_PROXIES"


class Trust(TypedDict):
    """Settings of uvicorn, whose defaults would trust every connection from this machine."""

    proxy_headers: bool
    forwarded_allow_ips: str


def trust() -> Trust:
    """The addresses in the environment, separated by commas."""
    named = os.environ.get(VARIABLE, "")
    return {"proxy_headers": bool(named), "forwarded_allow_ips": named}
