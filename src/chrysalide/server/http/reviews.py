"""REST: reviews of finished matches. docs/protocol.md describes every field."""

import asyncio
import gzip
from typing import Annotated

from fastapi import Query, Request
from fastapi.responses import Response
from pydantic import Field

from chrysalide.server.http import encodings
from chrysalide.server.http.lobby import Wanted
from chrysalide.server.http.rates import opener_group
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import tables_of
from chrysalide.server.table.reviews import Reviews, Standing

router = api_router()
Depth = Annotated[str | None, Query(max_length=20, description="quick or deep; by default the best there is")]
Known = Annotated[int | None, Query(ge=0, le=1_000_000, description="the places that the client has already")]


class WantedReview(Wanted):
    depth: str = Field("quick", max_length=20, examples=["quick", "deep"])


def _reviews_of(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


@router.post("/tables/{table_id}/review", status_code=202, responses={200: {"description": "It was done already"}})
async def ask_review(table_id: str, wanted: WantedReview, request: Request) -> Response:
    """Ask for a review; whoever asks later gets the same one."""
    requester = opener_group(request.client.host if request.client else "")
    async with tables_of(request).visit(table_id) as table:
        standing = await _reviews_of(request).ask(table, wanted.depth, requester)
    return await _response(request, standing, 200 if standing.done else 202)


@router.get("/tables/{table_id}/review")
async def review(table_id: str, request: Request, depth: Depth = None, known: Known = None) -> Response:
    """How far it is, and what has been found."""
    tables = tables_of(request)
    async with tables.visit(table_id) as table:
        standing = await _reviews_of(request).look(table, depth, known)
        tables.linger(table)  # whoever watches a review grow asks again and again
    return await _response(request, standing)


async def _response(request: Request, standing: Standing, status: int = 200) -> Response:
    """Compressed: it is the same for everybody, and nothing about a finished match is secret."""
    plain = standing.encode()
    headers: dict[str, str] = dict(encodings.VARIES)
    encoding = encodings.choose(request.headers.get("accept-encoding"), ("gzip",) if standing.review else ())
    if encoding != encodings.PLAIN:
        plain = await asyncio.to_thread(gzip.compress, plain, 6)
        headers["Content-Encoding"] = encoding
    return Response(plain, status, headers, "application/json")
