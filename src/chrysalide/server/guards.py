"""What stands before everything that the site does for anybody."""

from fastapi import FastAPI

from chrysalide.server.discretion import keep_secrets_out_of_logs
from chrysalide.server.limits import SmallBodies
from chrysalide.server.origins import OwnPagesOnly, read_origins
from chrysalide.server.page import SafeHeaders
from chrysalide.server.rates import Limits, read_limits
from chrysalide.server.throttle import Answer, Throttle


def guard(app: FastAPI, limits: Limits | str | None, answer: Answer) -> None:
    """The first one stands innermost. What is not given is read from the environment."""
    keep_secrets_out_of_logs()
    rates = limits if isinstance(limits, Limits) else read_limits(limits)
    app.add_middleware(SmallBodies)
    app.add_middleware(Throttle, limits=rates, answer=answer)
    app.add_middleware(OwnPagesOnly, allowed=read_origins(), answer=answer)
    app.add_middleware(SafeHeaders)
