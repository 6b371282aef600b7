"""REST: seats on their way to another device, in a parcel that the site cannot open. docs/security.md says why."""

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Any

from fastapi import Request
from pydantic import Field

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.errors import BadLink, StorageDown
from chrysalide.server.http.lobby import Wanted
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import tables_of
from chrysalide.server.store import parcels
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.tokens import hashed

SECONDS = 15 * 60  # long enough to type six words on another device
BOX = 60_000  # characters: the body limit is 64 KiB

Id = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$", description="derived from the phrase, like the key")]
router = api_router()
sweeping: set[asyncio.Task[None]] = set()


class ParcelsFull(ChrysalideError):
    code = "full"


class NewParcel(Wanted):
    id: Id
    box: str = Field(max_length=BOX, pattern=r"^[A-Za-z0-9+/]+={0,2}$", description="encrypted, in base64")


class WantedParcel(Wanted):
    id: Id


@router.post("/parcels", status_code=201)
async def leave_parcel(wanted: NewParcel, request: Request) -> dict[str, Any]:
    """Keep a parcel for a quarter of an hour."""
    storage, now = tables_of(request).storage, time.time()
    try:
        await storage.leave_parcel(hashed(wanted.id), wanted.box, now, now + SECONDS)
    except parcels.Full:
        raise ParcelsFull("error-parcels-full") from None
    asyncio.get_running_loop().call_later(SECONDS + 1, _sweep, storage)
    return {"seconds": SECONDS}


def _sweep(storage: Storage) -> None:
    """Nobody came for it: what is encrypted is not kept either."""
    task = asyncio.get_running_loop().create_task(_swept(storage))
    sweeping.add(task)
    task.add_done_callback(sweeping.discard)


async def _swept(storage: Storage) -> None:
    with suppress(StorageDown):  # it is deleted when the next one is left
        await storage.sweep_parcels(time.time())


@router.post("/parcels/take")
async def take_parcel(wanted: WantedParcel, request: Request) -> dict[str, Any]:
    """Fetch a parcel, which is then deleted. A wrong id counts as a guess."""
    box = await tables_of(request).storage.take_parcel(hashed(wanted.id), time.time())
    if box is None:
        raise BadLink("error-no-parcel")
    return {"box": box}
