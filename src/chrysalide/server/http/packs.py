"""REST: the editor of a game's box. Nothing is stored: a pack travels with whoever made it, and with matches."""

from typing import Any

from fastapi import Request
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator

from chrysalide.core.packs import LONGEST
from chrysalide.editing import editor
from chrysalide.language import best_language
from chrysalide.server.http import lasting
from chrysalide.server.http.refusals import api_router
from chrysalide.server.table.boxes import checked_pack

Json = dict[str, Any]
router = api_router()


class Wanted(BaseModel):
    """A pack as a file or as tables, and the table to look at."""

    model_config = ConfigDict(extra="forbid")
    text: str | None = Field(None, max_length=2 * LONGEST, description="the file")
    tables: dict[str, JsonValue] | None = Field(None, description="its tables, as a form has them")
    table: str = Field("", max_length=40, description="the name of the table to show")
    id: str = Field("", max_length=40, description="its id")

    @model_validator(mode="after")
    def _one_of_them(self) -> "Wanted":
        if (self.text is None) == (self.tables is None):
            raise ValueError("either a text or tables are needed")
        return self


@router.get("/games/{game}/editor", response_model=Json)
def described(request: Request, game: str) -> Response:
    """What can be changed, by which forms, and our own tables to begin with."""
    return lasting.as_json(request, editor(game).as_json())


@router.post("/games/{game}/pack")
def checked(game: str, wanted: Wanted, request: Request) -> Json:
    """Is it a pack that a match can be played with? The answer shows it, or says where the fault is."""
    lang = best_language(request.headers.get("accept-language"))
    pack = wanted.text if wanted.text is not None else wanted.tables or {}
    return checked_pack(game, pack, wanted.table, wanted.id, lang)
