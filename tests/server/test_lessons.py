"""Lessons over REST: what a real table would send, without a table."""

import asyncio
from itertools import pairwise

from chrysalide.lessons import lessons
from chrysalide.server.table.lessons import outline, step_of
from tests.positions import every_game
from tests.server.browser import look
from tests.server.site import Site

PATH = "/api/games/celestes/lessons/1-round"


def test_the_list_of_games_names_their_lessons(site: Site) -> None:
    for game in site.get("/api/games").json()["games"]:
        assert game["lessons"] == [
            {"id": one.id, "steps": len(one.steps), "minutes": one.minutes, "further": one.further}
            for one in lessons(game["id"])
        ]


def test_a_lesson_is_sent_step_by_step(site: Site) -> None:
    lesson = site.get(PATH).json()
    assert [step["id"] for step in lesson["steps"]][:2] == ["pair", "bolina"]
    first = site.get(f"{PATH}/steps/0").json()
    assert [choice["action"] for choice in first["now"]["choices"]] == ["take 9"]
    assert first["now"]["view"]["actor"] == lesson["seat"] == 0
    assert [frame["kind"] for frame in first["frames"]] == ["step", "step", "step"]  # a pair, then take and Bolina
    assert [choice["action"] for choice in first["frames"][-1]["choices"]] == ["take 10"]
    assert [frame["choices"] for frame in first["frames"][:-1]] == [[], []]


@every_game
def test_each_step_begins_where_the_one_before_ended(game: str) -> None:
    for lesson in lessons(game):
        sent = [step_of(game, lesson.id, index) for index in range(len(lesson.steps))]
        for before, after in pairwise(sent):
            last = before["frames"][-1]
            assert (last["seq"], last["view"], last["choices"]) == (
                after["now"]["seq"],
                after["now"]["view"],
                after["now"]["choices"],
            )


def test_a_wrong_click_gets_the_games_own_reason_in_the_readers_language(site: Site) -> None:
    why = site.get(f"{PATH}/steps/0/why?target=slot:1&lang=fr").json()
    assert why["rule"] == "2.5"
    assert "case 1" in why["text"]
    allowed = site.get(f"{PATH}/steps/0/why?target=slot:13&lang=es").json()
    assert (allowed["rule"], allowed["message"]["id"]) == (None, "lesson-not-now")
    assert allowed["text"].startswith("Está permitido")


def test_what_does_not_exist_is_refused(site: Site) -> None:
    for path, said in [
        ("/api/games/celestes/lessons/9-nothing", "1-round"),
        (f"{PATH}/steps/99", "0 to 7"),
        (f"{PATH}/steps/-1", "0 to 7"),
        ("/api/games/chess/lessons/1-round", "chess"),
    ]:
        answer = site.get(path)
        assert answer.status_code == 404
        assert said in answer.json()["error"]["text"]


def test_words_of_lessons_come_by_themselves(site: Site) -> None:
    assert "step-1-round-pair = Faites une paire" in site.get("/api/games/celestes/messages/fr/lessons").text


def test_a_lesson_looks_like_a_table(site: Site) -> None:
    """The page shows both with the same parts, so both are made of the same fields."""
    opened = site.open()
    lesson = outline(lessons("celestes")[0])
    real = site.info(opened.id)
    assert lesson["table"].keys() == real.keys()
    assert lesson["table"]["seats"][0].keys() == real["seats"][0].keys()
    sent = step_of("celestes", lesson["id"], 0)["now"]

    async def compare() -> None:
        async with look(site, opened.id, opened.tokens[0]) as browser:
            assert sent.keys() == browser.present.keys()

    asyncio.run(compare())
