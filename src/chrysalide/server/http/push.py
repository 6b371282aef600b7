"""REST: a device wants to know when it is its seat's turn. docs/hosting.md says what the operator should know."""

import time
from typing import Annotated, Any

from fastapi import Request
from pydantic import Field

from chrysalide.server.errors import BadRequest
from chrysalide.server.http.lobby import Wanted
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Bearer, Lang, tables_of, token_of
from chrysalide.server.store.subscriptions import Subscription
from chrysalide.server.table import push_services, web_push
from chrysalide.server.table.tokens import hashed

router = api_router()
Endpoint = Annotated[str, Field(max_length=push_services.LONGEST, description="as the browser's push service gave it")]


class Device(Wanted):
    endpoint: Endpoint
    p256dh: str = Field(pattern=r"^[\w-]{87}$", description="the browser's public key, in base64url")
    auth: str = Field(pattern=r"^[\w-]{22}$", description="the secret shared with it, in base64url")
    lang: Lang = "en"


class FormerDevice(Wanted):
    endpoint: Endpoint


@router.get("/push")
async def push_key(request: Request) -> dict[str, Any]:
    """The public key with which browsers subscribe."""
    return {"key": web_push.public_key(await tables_of(request).notifier.key())}


@router.post("/tables/{table_id}/push", status_code=201)
async def subscribe(table_id: str, device: Device, request: Request, authorization: Bearer = None) -> dict[str, Any]:
    """Notify this device when the seat's turn begins and its owner is not there."""
    tables = tables_of(request)
    async with tables.visit(table_id) as table:
        seat = table.seating.of_token(token_of(authorization))
        if not push_services.allowed(device.endpoint):
            raise BadRequest("error-push-service")
        if not web_push.is_browser_key(device.p256dh, device.auth):
            raise BadRequest("error-bad-request", where="p256dh", why="not a key of a browser")
        who = Subscription(hashed(device.endpoint), device.endpoint, device.p256dh, device.auth, device.lang)
        owner = hashed(token_of(authorization))
        await tables.storage.subscribe(table.id, seat, owner, who, time.time())
    return {"seat": seat}


@router.post("/tables/{table_id}/push/stop")
async def unsubscribe(
    table_id: str, device: FormerDevice, request: Request, authorization: Bearer = None
) -> dict[str, Any]:
    tables = tables_of(request)
    async with tables.visit(table_id) as table:
        seat = table.seating.of_token(token_of(authorization))
        await tables.storage.unsubscribe(table.id, seat, hashed(device.endpoint))
    return {"seat": seat}
