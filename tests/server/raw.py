"""Requests whose answers are read as they travel: nothing is decompressed on the way."""

import httpx

from tests.server.site import Address


def ask(site: Address, path: str, accepted: str | None, method: str = "GET", **headers: str) -> httpx.Response:
    """The answer as it travels: nothing is decompressed on the way."""
    request = site.http.build_request(method, path, headers=headers)
    del request.headers["accept-encoding"]
    if accepted is not None:
        request.headers["accept-encoding"] = accepted
    answer = site.http.send(request, stream=True)
    answer.raw = b"".join(answer.iter_raw())  # type: ignore[attr-defined]
    answer.close()
    return answer


def raw(answer: httpx.Response) -> bytes:
    data: bytes = answer.raw  # type: ignore[attr-defined]
    return data
