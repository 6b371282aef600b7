"""What the operator has decided: tables that are closed, seats that are muted, addresses that are banned."""

from dataclasses import dataclass
from datetime import datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Literal

from sqlalchemy import Connection, and_, delete, insert, select, true, update

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.store import schema
from chrysalide.server.store.bus import notify

Kind = Literal["closed", "muted", "banned"]

WIDEST = {4: 8, 6: 20}  # prefix lengths: no provider has a larger block, so anything wider bans half the world
MAPPED = IPv6Network("::ffff:0:0/96")  # IPv4 addresses as a socket for both kinds shows them


class BadMeasure(ChrysalideError):
    code = "bad-measure"


@dataclass(frozen=True)
class Measure:
    kind: Kind
    subject: str  # a table, TABLE/SEAT (0-based), or a network
    until: float | None  # in seconds since 1970; None: until it is lifted
    reason: str
    made: str

    def ended(self, now: float) -> bool:
        return self.until is not None and self.until <= now


def network_of(address: str) -> str:
    """What is banned with an address: with IPv6 one subscriber has a whole /64."""
    try:
        network = ip_network(address, strict=False)
    except ValueError:
        raise BadMeasure("error-measure-address", address=address[:60]) from None
    if isinstance(network, IPv6Network) and network.subnet_of(MAPPED):
        network = IPv4Network((int(network.network_address) & 0xFFFFFFFF, network.prefixlen - MAPPED.prefixlen))
    if network.version == 6 and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    return str(network)


def check_width(network: str) -> None:
    """Only a ban is refused: one that is too wide can still be lifted."""
    banned = ip_network(network)
    if banned.prefixlen < WIDEST[banned.version]:
        widest = {f"v{version}": f"/{length}" for version, length in WIDEST.items()}
        raise BadMeasure("error-measure-wide", network=network, **widest)


def take(connection: Connection, measure: Measure, now: float) -> None:
    """A later one about the same subject replaces it. A closed table is listed no more, and its clock stands still."""
    table, _, seat = measure.subject.partition("/")
    if measure.kind == "banned":
        check_width(measure.subject)
    else:
        _check_seat(connection, table, seat)
    if measure.kind == "closed":
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(listed=False))
    lift(connection, measure.subject, now, measure.kind)
    connection.execute(insert(schema.measures), vars(measure))


def _check_seat(connection: Connection, table: str, seat: str) -> None:
    known = select(schema.seats.c.seat).where(schema.seats.c.table_id == table)
    if seat:
        known = known.where(schema.seats.c.seat == int(seat))
    if connection.execute(known.limit(1)).first() is None:
        raise BadMeasure("error-measure-table", table=table[:60])


def lift(connection: Connection, subject: str, now: float, kind: Kind | None = None) -> int:
    """How many were lifted."""
    measures = schema.measures
    which = and_(measures.c.subject == subject, measures.c.kind == kind if kind else true())
    held = select(measures.c.kind, measures.c.made).where(which).with_for_update()  # two do not lift it both
    for what, made in connection.execute(held):
        if what == "closed":
            _let_run(connection, subject, now - datetime.fromisoformat(made).timestamp())
    return connection.execute(delete(measures).where(which)).rowcount


def _let_run(connection: Connection, table: str, stood: float) -> None:
    """The clock of a table that was closed for so many seconds goes on from where it stood."""
    tables = schema.tables
    running = update(tables).where(tables.c.id == table, tables.c.deadline.is_not(None))
    later = running.values(deadline=tables.c.deadline + max(0.0, stood), version=tables.c.version + 1)
    if connection.execute(later).rowcount:
        notify(connection, f"step {table}")


def lift_ended(connection: Connection, now: float) -> None:
    """Lift those whose time is over."""
    for measure in known(connection):
        if measure.ended(now):
            lift(connection, measure.subject, now, measure.kind)


def known(connection: Connection) -> list[Measure]:
    """All of them, the newest first; some may have ended."""
    measures = schema.measures
    return [Measure(*row) for row in connection.execute(select(measures).order_by(measures.c.made.desc()))]
