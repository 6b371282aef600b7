"""A crew on a Ray cluster: the extra `cluster`, and the same version of Chrysalide on every machine of it."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from chrysalide.arena.playing import Fixture, Outcome, Setting, play_some
from chrysalide.core.errors import ChrysalideError

KNOCK = 5.0  # seconds


class NoCluster(ChrysalideError):
    """Ray is not installed, cannot be reached, or has another version of Chrysalide."""

    code = "no-cluster"


@contextmanager
def on_ray(address: str, version: str) -> Iterator["RayCrew"]:
    """The cluster at an address; without one, the cluster that RAY_ADDRESS names, else a new one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # new behaviour, without a warning
    try:
        import ray
    except ImportError:
        raise NoCluster("error-arena-ray-missing", extra="cluster") from None
    _knock(address or os.environ.get("RAY_ADDRESS", ""))
    try:
        ray.init(
            address=address or None,
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level="error",
        )
    except (ConnectionError, ValueError, RuntimeError) as wrong:
        raise NoCluster("error-arena-ray", address=address or "local", why=str(wrong)[:300]) from wrong
    try:
        yield RayCrew(ray, version)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Check that the address answers: Ray itself would try for minutes before it reports that nobody does."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError) as wrong:
        raise NoCluster("error-arena-ray", address=address[:200], why=str(wrong)) from None


class RayCrew:
    def __init__(self, ray: Any, version: str) -> None:
        self.ray = ray
        self.version = version
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.play = ray.remote(play_if_same)

    def hand_out(self, setting: Setting, fixtures: list[Fixture]) -> Any:
        return self.play.remote(self.version, setting, fixtures)

    def finished(self, waiting: set[Any]) -> set[Any]:
        done, _ = self.ray.wait(list(waiting), num_returns=1)
        return set(done)

    def outcomes(self, work: Any) -> list[Outcome]:
        try:
            found: list[Outcome] | str = self.ray.get(work)
        except self.ray.exceptions.RayError as wrong:
            cause = getattr(wrong, "cause", None)  # what the task itself raised
            if isinstance(cause, ChrysalideError):
                raise cause from None
            raise NoCluster("error-arena-ray", address="…", why=str(wrong)[-300:]) from wrong
        if isinstance(found, str):
            raise NoCluster("error-arena-ray-version", found=found, here=self.version)
        return found


def play_if_same(version: str, setting: Setting, fixtures: list[Fixture]) -> list[Outcome] | str:
    """The outcomes; or the version installed on the worker, if it is not `version`."""
    from chrysalide import __version__

    return play_some(setting, fixtures) if __version__ == version else __version__
