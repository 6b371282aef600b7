"""Devices that want to know when it is their seat's turn, and the site's own keys. Functions on a connection."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, insert, select, update

from chrysalide.server.store.schema import seats, site_keys, subscriptions

MOST = 8  # devices of one seat; a new one replaces the oldest


@dataclass(frozen=True)
class Subscription:
    """One browser of the person on a seat."""

    device: str  # a hash of the endpoint
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    told_at: float = 0.0


def key(connection: Connection, name: str, fresh: str) -> str:
    """A secret of this site; the first process that asks decides."""
    kept = connection.execute(select(site_keys.c.value).where(site_keys.c.name == name)).scalar()
    if kept is None:
        connection.execute(insert(site_keys), {"name": name, "value": fresh})
    return str(kept or fresh)


def rotate(connection: Connection, name: str, fresh: str) -> int:
    """Another key; returns how many devices are forgotten, as they subscribed to the old one."""
    connection.execute(delete(site_keys).where(site_keys.c.name == name))
    connection.execute(insert(site_keys), {"name": name, "value": fresh})
    return connection.execute(delete(subscriptions)).rowcount


def subscribe(connection: Connection, table: str, seat: int, token_hash: str, who: Subscription, now: float) -> None:
    of_seat = (subscriptions.c.table_id == table, subscriptions.c.seat == seat)
    connection.execute(delete(subscriptions).where(*of_seat, subscriptions.c.device == who.device))
    row = {"table_id": table, "seat": seat, "token_hash": token_hash, "made": now, **vars(who)}
    connection.execute(insert(subscriptions), row)
    devices = select(subscriptions.c.device).where(*of_seat).order_by(subscriptions.c.made.desc())
    for device in connection.execute(devices).scalars().all()[MOST:]:
        connection.execute(delete(subscriptions).where(*of_seat, subscriptions.c.device == device))


def unsubscribe(connection: Connection, table: str, seat: int, device: str) -> None:
    connection.execute(
        delete(subscriptions).where(
            subscriptions.c.table_id == table, subscriptions.c.seat == seat, subscriptions.c.device == device
        )
    )


def forget_device(connection: Connection, device: str) -> None:
    """The browser has unsubscribed: from all its seats."""
    connection.execute(delete(subscriptions).where(subscriptions.c.device == device))


def claim(
    connection: Connection, table: str, seat: int, version: int, now: float, gap: float
) -> tuple[list[Subscription], float]:
    """The devices to notify of a turn that began with this version, marked as notified; each is given out once.

    Also the seconds until a device that was notified less than `gap` seconds ago may be notified again; 0: none was.
    """
    owned = and_(
        subscriptions.c.table_id == table,
        subscriptions.c.seat == seat,
        subscriptions.c.told < version,
        select(seats.c.seat)
        .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.token_hash == subscriptions.c.token_hash)
        .exists(),
    )
    early = connection.execute(select(subscriptions.c.told_at).where(owned, subscriptions.c.told_at > now - gap))
    wait = min((at + gap - now for at in early.scalars()), default=0.0)
    told = (
        update(subscriptions)
        .where(owned, subscriptions.c.told_at <= now - gap)
        .values(told=version, told_at=now)
        .returning(*(subscriptions.c[name] for name in ("device", "endpoint", "p256dh", "auth", "lang", "told_at")))
    )
    return [Subscription(*row) for row in connection.execute(told)], wait
