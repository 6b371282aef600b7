"""Which request is answered by what: the calls of docs/protocol.md, as far as they make sense without a site."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import parse_qs, unquote

import chrysalide
from chrysalide import language
from chrysalide.bots import LADDER
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.names import LONGEST_NAME
from chrysalide.editing import editor
from chrysalide.games import find_game
from chrysalide.guide import example_view, guide
from chrysalide.lessons import find_lesson, lesson_words
from chrysalide.local import bodies
from chrysalide.local.bodies import fault
from chrysalide.local.keeping import UnknownFormat
from chrysalide.problems.reading import problems
from chrysalide.rulebook import rulebook
from chrysalide.server.errors import BadLink, BadMethod, NoSuchPlace
from chrysalide.server.table import boxes, imports, joining, lessons, updates
from chrysalide.server.table import problems as posed
from chrysalide.server.table.aside import here
from chrysalide.server.table.positions import ALL, Look, Viewer
from chrysalide.server.table.reviews import Reviews
from chrysalide.server.table.room import Room
from chrysalide.server.table.table import Table
from chrysalide.server.table.wire import encode

MOST_POSITIONS = 32  # in one answer
MOST_ACTIONS = 8  # of one try
LONGEST_RECORD = 1_000_000  # bytes
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
HERE = "local"  # reviews take turns by who requested them; on a device that is always the same person


class NeedsSite(ChrysalideError):
    """Other people or programs take part in this, so it cannot be done on one device."""

    code = "needs-site"


@dataclass(frozen=True)
class Answer:
    """As a response of a site."""

    status: int
    body: bytes
    kind: str = JSON
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Request:
    """What a handler needs to know about one."""

    path: str
    query: dict[str, list[str]]
    headers: dict[str, str]  # by their names in lower case
    body: bytes

    @property
    def lang(self) -> str:
        return language.best_language(self.headers.get("accept-language"))

    @property
    def token(self) -> str | None:
        return self.headers.get("authorization", "").removeprefix("Bearer ").strip() or None

    def needed_token(self) -> str:
        if self.token is None:
            raise BadLink("error-bad-link")
        return self.token

    def one(self, name: str, usual: str | None = None) -> str | None:
        return self.query.get(name, [usual])[-1]

    def number(self, name: str, usual: int, least: int, most: int) -> int:
        value = whole(self.one(name), name) if name in self.query else usual
        if not least <= value <= most:
            raise fault(name, f"it is between {least} and {most}")
        return value

    @property
    def history(self) -> bool:
        return self.one("history") in ("true", "1", "on", "yes")

    def actions(self, name: str, least: int) -> list[str]:
        found = self.query.get(name, [])
        if not least <= len(found) <= MOST_ACTIONS or any(len(one) > 200 for one in found):
            raise fault(name, f"there are {least} to {MOST_ACTIONS}, of at most 200 characters")
        return found

    def asked_lang(self) -> str:
        return known_language(self.one("lang") or "")

    def target(self) -> str:
        target = self.one("target")
        if target is None or len(target) > 200:
            raise fault("target", "a text of at most 200 characters is needed")
        return target


def whole(text: str | None, name: str) -> int:
    try:
        return int((text or "")[:20])
    except ValueError:
        raise fault(name, "a whole number is needed") from None


def known_language(lang: str) -> str:
    if lang not in language.LANGUAGES:
        raise fault("lang", f"it is one of {', '.join(language.LANGUAGES)}")
    return lang


def as_json(value: Any, status: int = 200) -> Answer:
    return Answer(status, encode(value))


def as_text(text: str, **headers: str) -> Answer:
    return Answer(200, text.encode(), TEXT, {name.replace("_", "-"): value for name, value in headers.items()})


Handler = Callable[..., Awaitable[Answer]]
ROUTES: list[tuple[str, "re.Pattern[str]", str]] = []  # method, path, the name of a method of Routes


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """`{names}` in a path are arguments of the handler."""

    def add(handler: Handler) -> Handler:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
        ROUTES.append((method, re.compile(f"/api{pattern}"), handler.__name__))
        return handler

    return add


class Routes:
    """`site`: where what needs a site can be done, if somebody has named one."""

    def __init__(self, room: Room, reviews: Reviews, site: str | None = None) -> None:
        self._room = room
        self._reviews = reviews
        self._site = site

    async def answer(self, method: str, address: str, headers: dict[str, str], body: bytes) -> Answer:
        path, _, query = address.partition("?")
        request = Request(path, parse_qs(query, keep_blank_values=True), headers, body)
        fitting = [(known, found, name) for known, pattern, name in ROUTES if (found := pattern.fullmatch(path))]
        for known, found, name in fitting:
            if known == method:
                arguments = {key: unquote(value) for key, value in found.groupdict().items()}
                handler: Handler = getattr(self, name)
                return await handler(request, **arguments)
        if fitting:
            raise BadMethod("error-method", path=path[:60], method=method[:20])
        raise NoSuchPlace("error-no-such-place", path=path[:60])

    # --- games --------------------------------------------------------------------------------------------------

    @route("GET", "/health")
    async def health(self, request: Request) -> Answer:
        compiled = chrysalide.compiled()
        rules = "compiled" if compiled else "interpreted"
        return as_json({"status": "ok", "version": chrysalide.__version__, "compiled": compiled, "rules": rules})

    @route("GET", "/ready")
    async def ready(self, request: Request) -> Answer:
        return as_json({"status": "ready"})

    @route("GET", "/games")
    async def games(self, request: Request) -> Answer:
        return as_json({"games": [boxes.box(game) for game in chrysalide.games()]})

    @route("GET", "/covers/{lang}")
    async def covers(self, request: Request, lang: str) -> Answer:
        wanted = known_language(lang)
        return as_json({game: language.cover(game, wanted) for game in chrysalide.games()})

    @route("GET", "/games/{game}/messages/{lang}")
    async def messages(self, request: Request, game: str, lang: str) -> Answer:
        return as_text(language.catalogue(game, known_language(lang)))

    @route("GET", "/games/{game}/messages/{lang}/lessons")
    async def lesson_messages(self, request: Request, game: str, lang: str) -> Answer:
        return as_text(lesson_words(game, known_language(lang)))

    @route("GET", "/games/{game}/rules/{lang}")
    async def rules(self, request: Request, game: str, lang: str) -> Answer:
        return as_json(rulebook(game, known_language(lang)).as_json())

    @route("GET", "/games/{game}/guide/{lang}")
    async def guide(self, request: Request, game: str, lang: str) -> Answer:
        return as_json(guide(game, known_language(lang)).as_json())

    @route("GET", "/games/{game}/examples/{example}")
    async def example(self, request: Request, game: str, example: str) -> Answer:
        return as_json({"view": example_view(game, example)})

    @route("GET", "/games/{game}/encyclopedia")
    async def encyclopedia(self, request: Request, game: str) -> Answer:
        return as_json(boxes.encyclopedia(find_game(game).id))

    @route("GET", "/games/{game}/editor")
    async def editor(self, request: Request, game: str) -> Answer:
        return as_json(editor(game).as_json())

    @route("POST", "/games/{game}/pack")
    async def pack(self, request: Request, game: str) -> Answer:
        wanted = bodies.Pack(bodies.read(request.body))
        return as_json(boxes.checked_pack(game, wanted.content, wanted.table, wanted.id, request.lang))

    # --- lessons and problems -----------------------------------------------------------------------------------

    @route("GET", "/games/{game}/lessons/{lesson}")
    async def lesson(self, request: Request, game: str, lesson: str) -> Answer:
        return as_json(lessons.outline(find_lesson(game, lesson)))

    @route("GET", "/games/{game}/lessons/{lesson}/steps/{step}")
    async def lesson_step(self, request: Request, game: str, lesson: str, step: str) -> Answer:
        return as_json(lessons.step_of(game, lesson, whole(step, "step")))

    @route("GET", "/games/{game}/lessons/{lesson}/steps/{step}/why")
    async def lesson_why(self, request: Request, game: str, lesson: str, step: str) -> Answer:
        return as_json(lessons.why(game, lesson, whole(step, "step"), request.target(), request.asked_lang()))

    @route("GET", "/games/{game}/problems")
    async def problems(self, request: Request, game: str) -> Answer:
        return as_json({"problems": [posed.card(one) for one in problems(find_game(game).id)]})

    @route("GET", "/games/{game}/problems/{problem}")
    async def problem(self, request: Request, game: str, problem: str) -> Answer:
        return as_json(posed.beginning(game, problem))

    @route("GET", "/games/{game}/problems/{problem}/steps/{step}/try")
    async def problem_try(self, request: Request, game: str, problem: str, step: str) -> Answer:
        return as_json(posed.tried(game, problem, whole(step, "step"), request.actions("action", 1)))

    @route("GET", "/games/{game}/problems/{problem}/steps/{step}/ahead")
    async def problem_ahead(self, request: Request, game: str, problem: str, step: str) -> Answer:
        return as_json(posed.ahead(game, problem, whole(step, "step"), request.actions("after", 1)))

    @route("GET", "/games/{game}/problems/{problem}/steps/{step}/why")
    async def problem_why(self, request: Request, game: str, problem: str, step: str) -> Answer:
        place, after = whole(step, "step"), request.actions("after", 0)
        return as_json(posed.why_not(game, problem, place, request.target(), request.asked_lang(), after))

    @route("GET", "/games/{game}/problems/{problem}/solution")
    async def solution(self, request: Request, game: str, problem: str) -> Answer:
        return as_json(posed.solution(game, problem))

    # --- tables -------------------------------------------------------------------------------------------------

    @route("GET", "/tables")
    async def listed_tables(self, request: Request) -> Answer:
        """Nobody else could sit down here."""
        return as_json({"tables": []})

    @route("POST", "/tables")
    async def create_table(self, request: Request) -> Answer:
        wanted = bodies.NewTable(bodies.read(request.body))
        self._check_alone(wanted)
        terms = wanted.terms(wanted.game)
        return as_json(await self._room.create(wanted.game, wanted.options, wanted.seats, wanted.lang, terms), 201)

    @route("POST", "/tables/{table_id}/continue")
    async def play_on(self, request: Request, table_id: str) -> Answer:
        wanted = bodies.NewContinuation(bodies.read(request.body))
        self._check_alone(wanted)
        async with self._room.visit(table_id) as table:
            terms = wanted.terms(table.game.id)
            made = await self._room.play_on(table, wanted.place, wanted.seats, wanted.lang, terms)
        return as_json(made, 201)

    def _check_alone(self, wanted: bodies.NewSeats) -> None:
        if wanted.needs_others:
            raise self._needs_site()
        if strong := sorted(wanted.levels & {*LADDER} - {*boxes.on_device()}):
            raise NeedsSite("error-device-level", level=strong[0])

    @route("GET", "/tables/{table_id}")
    async def table_info(self, request: Request, table_id: str) -> Answer:
        async with self._room.visit(table_id) as table:
            return as_json(updates.info(table))

    @route("POST", "/tables/{table_id}/claim")
    async def claim(self, request: Request, table_id: str) -> Answer:
        """Only the seats of a rematch are ever open here; the old token is the invitation."""
        given = bodies.read(request.body)
        invitation = given.text("invitation", 64)
        name, avatar = given.text("name", LONGEST_NAME, ""), bodies.avatar(given)
        given.one_of("kind", ("person",), "person")
        given.end()
        async with self._room.visit(table_id) as table:
            seat, token = await joining.claim(table, invitation, joining.Newcomer(name, avatar, request.lang))
        return as_json({"seat": seat, "token": token})

    @route("POST", "/tables/{table_id}/leave")
    async def leave(self, request: Request, table_id: str) -> Answer:
        async with self._room.visit(table_id) as table:
            return as_json({"invitation": await joining.leave(table, request.needed_token())})

    @route("POST", "/tables/{table_id}/rematch")
    async def rematch(self, request: Request, table_id: str) -> Answer:
        async with self._room.visit(table_id) as table:
            return as_json({"table": await self._room.rematch(table, request.needed_token())})

    # --- what has been played -----------------------------------------------------------------------------------

    @route("POST", "/records")
    async def import_record(self, request: Request) -> Answer:
        if len(request.body) > LONGEST_RECORD:
            raise fault("body", f"it has at most {LONGEST_RECORD} characters")
        return as_json({"table": await self._room.take_in(imports.decoded(request.body))}, 201)

    @route("GET", "/tables/{table_id}/record")
    async def record(self, request: Request, table_id: str) -> Answer:
        try:
            text, name = await self._room.record(table_id, request.token)
        except UnknownFormat as newer:  # with what is still hidden: it lies open in this browser anyway
            text, name = newer.text, f"chrysalide-{table_id}.json"
        return as_text(text, Content_Disposition=f'inline; filename="{name}"')

    @route("GET", "/tables/{table_id}/positions/{index}")
    async def one_position(self, request: Request, table_id: str, index: str) -> Answer:
        async with self._room.visit(table_id) as table:
            found = await self._look(table, request).one(whole(index, "index"))
            info = encode(updates.info(table))
        return Answer(200, found[:-1] + b',"table":' + info + b"}")

    @route("GET", "/tables/{table_id}/positions")
    async def many_positions(self, request: Request, table_id: str) -> Answer:
        first = request.number("first", 0, 0, 1_000_000)
        count = request.number("count", MOST_POSITIONS, 1, MOST_POSITIONS)
        async with self._room.visit(table_id) as table:
            found = await self._look(table, request).some(first, count)
            info = encode(updates.info(table))
        return Answer(200, b'{"positions":' + found + b',"table":' + info + b"}")

    @route("GET", "/tables/{table_id}/periods")
    async def periods(self, request: Request, table_id: str) -> Answer:
        async with self._room.visit(table_id) as table:
            if table.finished:
                self._room.linger(table)
            return Answer(200, await Look.at(table, None, request.history, here).outline())

    def _look(self, table: Table, request: Request) -> Look:
        """As the seat whose token was sent; once the match is over, as any seat or as all."""
        viewer: Viewer = table.seating.of_token(request.token) if request.token else None
        if table.finished:
            self._room.linger(table)
            if "eyes" in request.query:
                viewer = _eyes(request.one("eyes"))
        return Look.at(table, viewer, request.history, here)

    @route("POST", "/tables/{table_id}/review")
    async def ask_review(self, request: Request, table_id: str) -> Answer:
        given = bodies.read(request.body)
        depth = given.text("depth", 20, "quick")
        given.end()
        async with self._room.visit(table_id) as table:
            standing = await self._reviews.ask(table, depth, HERE)
        return Answer(200 if standing.done else 202, standing.encode())

    @route("GET", "/tables/{table_id}/review")
    async def review(self, request: Request, table_id: str) -> Answer:
        known = request.number("known", 0, 0, 1_000_000) if "known" in request.query else None
        async with self._room.visit(table_id) as table:
            standing = await self._reviews.look(table, request.one("depth"), known)
            self._room.linger(table)
        return Answer(200, standing.encode())

    # --- what needs a site --------------------------------------------------------------------------------------

    @route("POST", "/parcels")
    @route("POST", "/parcels/take")
    @route("GET", "/push")
    @route("POST", "/bots")
    @route("GET", "/bots/me")
    @route("GET", "/bots/stream")
    @route("POST", "/tables/{table_id}/sit")
    @route("POST", "/tables/{table_id}/push")
    @route("POST", "/tables/{table_id}/push/stop")
    @route("POST", "/tables/{table_id}/reports")
    async def elsewhere(self, request: Request, table_id: str = "") -> Answer:
        raise self._needs_site()

    def _needs_site(self) -> NeedsSite:
        if self._site is None:
            return NeedsSite("error-needs-site")
        return NeedsSite("error-needs-this-site", site=self._site)


def _eyes(text: str | None) -> int | Literal["all"]:
    return ALL if text == ALL else whole(text, "eyes")
