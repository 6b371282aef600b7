"""Web push: "your turn" for people who are not there, unreadable on its way, sent once, and only where it may go."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from chrysalide.server.store.subscriptions import MOST, Subscription
from chrysalide.server.table import notifier, push_services, web_push
from tests.postgres import Cluster
from tests.server.browser import PATIENTLY
from tests.server.push_service import Device, PushService, check_signature
from tests.server.site import SECONDS, Opened, Site

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
CLOSED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with PushService() as running:
        monkeypatch.setenv(push_services.VARIABLE, running.origin)
        monkeypatch.setenv(notifier.VARIABLE, "mailto:host@games.example")
        monkeypatch.setattr(notifier, "PAUSE", 0.05)
        monkeypatch.setattr(notifier, "GAP", 0.0)
        yield running


def say(site: Site, opened: Opened, path: str, seat: int, body: object) -> tuple[int, dict[str, Any]]:
    headers = {"Authorization": f"Bearer {opened.tokens[seat]}"}
    answer = site.http.post(f"/api/tables/{opened.id}/{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


def subscribe(site: Site, opened: Opened, seat: int, device: Device, lang: str = "fr") -> None:
    assert say(site, opened, "push", seat, device.described(lang)) == (201, {"seat": seat})


class Player:
    """Somebody at the table, for as long as the block lasts."""

    def __init__(self, site: Site, opened: Opened, *seats: int) -> None:
        self._connecting = connect(site.socket(opened.id), **PATIENTLY, close_timeout=1)
        self._hello = {"tokens": [opened.tokens[seat] for seat in seats], "lang": "en"}
        self.update: dict[str, Any] = {}

    def __enter__(self) -> "Player":
        self._socket: ClientConnection = self._connecting.__enter__()
        self._socket.send(json.dumps({"hello": self._hello}))
        self.update = self._next()
        return self

    def __exit__(self, *error: object) -> None:
        self._connecting.__exit__(None, None, None)

    def await_turn(self) -> None:
        while not self.update["choices"]:
            self.update = self._next()

    def _next(self) -> dict[str, Any]:
        while True:
            message = json.loads(self._socket.recv(timeout=SECONDS))
            assert "refused" not in message, message
            if "update" in message:
                update: dict[str, Any] = message["update"]
                return update

    def act(self) -> None:
        """One decision."""
        action = self.update["choices"][-1]["action"]
        self._socket.send(json.dumps({"act": {"seq": self.update["seq"], "action": action}}))
        self.update = self._next()

    def finish_turn(self) -> None:
        while self.update["choices"]:
            self.act()


def test_the_example_of_the_standard() -> None:
    body = web_push.encrypt(PLAIN, BROWSER, AUTH, SENDER, web_push.decoded(SALT), length=0)
    assert web_push.encoded(body) == CLOSED


def test_every_message_is_as_long_as_the_others_and_unlike_them() -> None:
    bodies = [web_push.encrypt(text, BROWSER, AUTH) for text in (b"", b"x", b"x", PLAIN)]
    assert len({len(body) for body in bodies}) == 1
    assert len(set(bodies)) == 4


def test_the_person_who_is_away_is_told(own_site: Site, service: PushService) -> None:
    opened, device = own_site.open(first_player=0), Device(service)
    subscribe(own_site, opened, 1, device)
    with Player(own_site, opened, 0) as ada:
        ada.finish_turn()
        received = service.next()
    assert received.path == "/send/browser"
    assert device.read(received.body) == {
        "title": "À vous de jouer",
        "body": "Papillons célestes",
        "table": opened.id,
    }
    headers = {name.lower(): value for name, value in received.headers.items()}
    assert (headers["content-encoding"], headers["urgency"], headers["ttl"]) == ("aes128gcm", "normal", "604800")
    assert opened.id not in headers["topic"]
    claims, key = check_signature(headers["authorization"])
    assert (claims["aud"], claims["sub"]) == (service.origin, "mailto:host@games.example")
    assert time.time() < claims["exp"] < time.time() + 86400
    assert own_site.get("/api/push").json() == {"key": key}
    assert b"jouer" not in received.body


def test_the_language_and_the_time_left_are_the_devices_own(own_site: Site, service: PushService) -> None:
    body = {"game": "celestes", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {"first_player": 0}}
    made = own_site.post("/api/tables", {**body, "clock": {"kind": "move", "seconds": 600}}).json()
    opened = Opened(made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    device = Device(service)
    subscribe(own_site, opened, 1, device, "es")
    with Player(own_site, opened, 0) as ada:
        ada.finish_turn()
        received = service.next()
    headers = {name.lower(): value for name, value in received.headers.items()}
    assert headers["urgency"] == "high"
    assert 0 < int(headers["ttl"]) <= 600
    assert device.read(received.body)["title"] == "Te toca"


def test_nobody_is_told_who_is_there(own_site: Site, service: PushService) -> None:
    opened = own_site.open(first_player=0)
    here, away = Device(service, "here"), Device(service, "away")
    subscribe(own_site, opened, 1, here)
    subscribe(own_site, opened, 0, away)
    with Player(own_site, opened, 1) as bo:
        with Player(own_site, opened, 0) as ada:
            ada.finish_turn()
        bo.await_turn()
        bo.finish_turn()
        assert service.next().path == "/send/away"  # Ada has left; nothing was sent to Bo before that
    assert service.received.empty()


def test_a_turn_is_told_once(own_site: Site, service: PushService) -> None:
    opened, device = own_site.open(first_player=0), Device(service)
    subscribe(own_site, opened, 1, device)
    with Player(own_site, opened, 0) as ada:
        ada.finish_turn()
        service.next()
    storage, version = own_site.tables.storage, own_site.stored(opened.id)[0]

    async def claim(at: int) -> tuple[list[Subscription], float]:
        return await storage.claim_devices(opened.id, 1, at, time.time(), 0.0)

    def run(at: int) -> tuple[list[Subscription], float]:
        return asyncio.run_coroutine_threadsafe(claim(at), own_site.loop).result(SECONDS)

    assert run(version) == ([], 0.0)  # another process would get nothing
    assert [len(run(version + 1)[0]), len(run(version + 1)[0])] == [1, 0]


def test_a_device_is_left_in_peace_for_a_while_and_then_told(
    own_site: Site, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "GAP", 1.0)
    opened, device = own_site.open(first_player=0), Device(service)
    subscribe(own_site, opened, 1, device)
    with Player(own_site, opened, 0) as ada:
        ada.finish_turn()
        service.next()
        [(first,)] = own_site.sql("SELECT told_at FROM subscriptions")
        with Player(own_site, opened, 1) as bo:
            bo.finish_turn()
        ada.await_turn()
        ada.finish_turn()
        service.next()  # later, but not lost
    [(second,)] = own_site.sql("SELECT told_at FROM subscriptions")
    assert second - first >= 1.0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_unsubscribed_is_forgotten_at_all_its_seats(
    own_site: Site, service: PushService, status: int
) -> None:
    opened, other, device = own_site.open(first_player=0), own_site.open(), Device(service)
    for table in (opened, other):
        subscribe(own_site, table, 1, device)
    service.status = status
    with Player(own_site, opened, 0) as ada:
        ada.finish_turn()
        service.next()
        deadline = time.monotonic() + SECONDS
        while own_site.sql("SELECT count(*) FROM subscriptions") != [(0,)]:
            assert time.monotonic() < deadline
            time.sleep(0.01)


def test_a_busy_service_is_tried_again_and_a_redirect_is_not_followed(
    own_site: Site, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "AGAIN", (0.01, 0.01, 0.01))
    opened = own_site.open(first_player=0)
    subscribe(own_site, opened, 1, Device(service))
    service.status = 503
    with Player(own_site, opened, 0) as ada:
        ada.finish_turn()
        service.next()
        service.next()
        service.status = 307
        while service.next().path != "/send/browser":
            pass
        service.status = 201
    assert own_site.sql("SELECT count(*) FROM subscriptions") == [(1,)]


def test_another_person_on_the_seat_gets_no_message_of_the_first(own_site: Site, service: PushService) -> None:
    opened = own_site.open(first_player=0)
    subscribe(own_site, opened, 1, Device(service))
    own_site.sql("UPDATE seats SET token_hash = 'other' WHERE table_id = ? AND seat = 1", opened.id)

    async def claim() -> tuple[list[Subscription], float]:
        return await own_site.tables.storage.claim_devices(opened.id, 1, 99, time.time(), 0.0)

    assert asyncio.run_coroutine_threadsafe(claim(), own_site.loop).result(SECONDS) == ([], 0.0)


def test_a_device_can_stop_and_a_seat_has_so_many_devices(own_site: Site, service: PushService) -> None:
    opened = own_site.open()
    devices = [Device(service, str(number)) for number in range(MOST + 2)]
    for device in devices:
        subscribe(own_site, opened, 0, device)
    assert own_site.sql("SELECT count(*) FROM subscriptions") == [(MOST,)]
    assert say(own_site, opened, "push/stop", 0, {"endpoint": devices[-1].endpoint}) == (200, {"seat": 0})
    assert own_site.sql("SELECT count(*) FROM subscriptions") == [(MOST - 1,)]


def test_only_the_owner_of_a_seat_may_subscribe(own_site: Site, service: PushService) -> None:
    opened = own_site.open()
    answer = own_site.post(f"/api/tables/{opened.id}/push", Device(service).described())
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-link")
    assert own_site.sql("SELECT count(*) FROM subscriptions") == [(0,)]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:8000/api/tables",
        "https://127.0.0.1/",
        "https://10.0.0.1/admin",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/",
        "https://evilpush.apple.com@evil.example/",
        "https://user:word@fcm.googleapis.com/",
        "https://fcm.googleapis.com:22/",
        "http://fcm.googleapis.com/",
        "file:///etc/passwd",
        "https://[::1/",
        "https://fcm.googleapis.com/\r\nHost: evil",
        "",
    ],
)
def test_the_site_contacts_push_services_only(own_site: Site, endpoint: str) -> None:
    assert not push_services.allowed(endpoint)
    with PushService() as elsewhere:
        device = {**Device(elsewhere).described(), "endpoint": endpoint}
        status, answer = say(own_site, own_site.open(), "push", 0, device)
    assert (status, answer["error"]["code"]) == (422, "bad-request")


def test_those_of_the_browsers_are_known() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/QAbc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ):
        assert push_services.allowed(endpoint)


@pytest.mark.parametrize("wrong", [{"p256dh": "A" * 87}, {"p256dh": "short"}, {"auth": "x"}, {"lang": "de"}])
def test_keys_are_checked(own_site: Site, service: PushService, wrong: dict[str, str]) -> None:
    status, _ = say(own_site, own_site.open(), "push", 0, {**Device(service).described(), **wrong})
    assert status == 422


def test_the_key_outlives_a_restart_and_is_the_same_in_every_process(postgres: Cluster, service: PushService) -> None:
    url = postgres.fresh()
    with Site(url) as one, Site(url) as other:
        keys = {site.get("/api/push").json()["key"] for site in (one, other, one)}
        opened, device = one.open(first_player=0), Device(service)
        subscribe(other, opened, 1, device)
        with Player(one, opened, 0) as ada:
            ada.finish_turn()
            assert device.read(service.next().body)["table"] == opened.id
        with Player(other, opened, 1) as bo, Player(one, opened, 0):
            bo.finish_turn()
    with Site(url) as later:
        keys.add(later.get("/api/push").json()["key"])
    assert len(keys) == 1
    assert service.received.empty()  # Bo played at the other process, and Ada was there
