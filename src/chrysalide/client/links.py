"""The links that people copy: `/table/ID#seat=TOKEN`, `/table/ID#join=INVITATION`, or the site itself."""

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Literal
from urllib.parse import parse_qs, urlsplit

from chrysalide.client.errors import BadAddress


@dataclass(frozen=True)
class Link:
    site: str
    table: str | None = None
    token: str | None = None
    invitation: str | None = None


def read_link(text: str) -> Link:
    """The parts of a link; BadAddress if it is none. A site may be named without `http://`."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        _ = parts.port
    except ValueError:
        raise BadAddress("error-address", address=text[:120]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
        raise BadAddress("error-address", address=text[:120])
    before, found, table = parts.path.partition("/table/")
    site = f"{parts.scheme}://{parts.netloc}{before.rstrip('/')}"
    secrets = parse_qs(parts.fragment)
    token, invitation = (secrets.get(name, [None])[0] for name in ("seat", "join"))
    if (token or invitation) and not table:
        raise BadAddress("error-address", address=text.partition("#")[0][:120])
    return Link(site, table.strip("/") or None if found else None, token, invitation)


def is_local(site: str) -> bool:
    """This machine: no proxy leads there."""
    host = urlsplit(site).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def proxy_to(site: str) -> Literal[True] | None:
    """True: the proxy that the environment names, if it names one."""
    return None if is_local(site) else True


def socket_of(site: str, table: str) -> str:
    return f"ws{site.removeprefix('http')}/api/tables/{table}/socket"
