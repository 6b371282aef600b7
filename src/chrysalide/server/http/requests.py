"""What routes take from a request."""

from typing import Annotated, Literal

from fastapi import Header, Request

from chrysalide.server.errors import BadLink
from chrysalide.server.table.table import Table
from chrysalide.server.table.tables import Tables

Bearer = Annotated[str | None, Header(alias="Authorization", description="Bearer and the seat's token")]
EngineBearer = Annotated[str | None, Header(alias="Authorization", description="Bearer and the program's own token")]
Lang = Literal["fr", "en", "es"]


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def token_of(authorization: str | None) -> str:
    if not authorization:
        raise BadLink("error-bad-link")
    return authorization.removeprefix("Bearer ").strip()


def viewer_of(table: Table, authorization: str | None) -> int | None:
    """The seat of a bearer token; without one, a spectator."""
    return table.seating.of_token(token_of(authorization)) if authorization else None
