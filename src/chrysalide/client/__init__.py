"""A program on a seat of a site: everything that docs/engines.md describes, with types, plain and asynchronous.

    from chrysalide.client import Site

    with Site("http://localhost:8000").sit("k3v9…", invitation="…", name="Turtle") as seat:
        for decision in seat.decisions():  # until the match is over; a lost connection is made again
            seat.play(decision, decision.choices[0].action)

`AsyncSite` is the same with `await`. A program that registered (`Site.register`) hears with `Site.waits` which tables
wait for it. The client knows no rules: it gets the view of its seat and the choices that the rules allow.

- `site`, `async_site`: a site, REST and the stream; `seat`, `async_seat`: a seat of a table
- `session`: what is said at a table, without a connection; `messages`: the types; `links`: of seats and invitations
- `calls`: requests; `events`: server-sent events; `delays`: how long to wait before the next try; `errors`
"""

from chrysalide.client.async_seat import AsyncSeat
from chrysalide.client.async_site import AsyncSite
from chrysalide.client.errors import BadAddress, Refused, SeatLost, Unreachable
from chrysalide.client.links import Link, read_link
from chrysalide.client.messages import Choice, SeatInfo, TableInfo, Update, Wait
from chrysalide.client.seat import Seat
from chrysalide.client.session import Decision
from chrysalide.client.site import Registered, Site

__all__ = [
    "AsyncSeat",
    "AsyncSite",
    "BadAddress",
    "Choice",
    "Decision",
    "Link",
    "Refused",
    "Registered",
    "Seat",
    "SeatInfo",
    "SeatLost",
    "Site",
    "TableInfo",
    "Unreachable",
    "Update",
    "Wait",
    "read_link",
]
