"""Stored records stay replayable, or are refused with the reason; damaged ones are refused with the right message."""

from pathlib import Path

import pytest

import chrysalide
from chrysalide.core import record
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadRecord, ChrysalideError, OtherRules
from chrysalide.core.match import replay
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, explain
from chrysalide.server.table import imports
from tests.corpus import damaged, end, kept, promised_end
from tests.positions import GAMES, SETTINGS, Setting, every_game, with_secrets

CORPUS = [path for game in GAMES for path in kept(game)]


def name(path: Path) -> str:
    return "/".join([*[part for part in path.parts if part in GAMES][-1:], path.stem])


@pytest.mark.parametrize("path", CORPUS, ids=name)
def test_rules_do_not_change_without_raising_rules_version(path: Path) -> None:
    """If this fails, the rules have changed: matches that people keep would replay differently, or not at all.

    Raise the game's `rules_version`, so that records name the rules they need; keep the record as it is.
    """
    text = path.read_bytes().decode()
    header, _ = record.read(text)
    here = find_game(header.game)
    if header.rules_version not in [rules.rules_version for rules in (here, *here.past)]:
        with pytest.raises(OtherRules) as wrong:
            chrysalide.load(text)
        assert wrong.value.message.args == {"found": header.rules_version, "here": here.rules_version}
        assert header.rules_version < here.rules_version
        return
    match = chrysalide.load(text)
    assert end(match) == promised_end(text), f"{path.name} leads elsewhere by the rules of today"
    assert match.game.rules_version == header.rules_version
    if match.over and match.commitment:
        assert chrysalide.verify(text).honest
    assert imports.table_of(text).entries == match.entries


@every_game
def test_every_game_keeps_records_of_all_kinds(game: str) -> None:
    headers = [record.read(path.read_bytes().decode())[0] for path in kept(game)]
    assert {header.seats for header in headers} == set(find_game(game).seats)
    for kinds in (
        {header.result is not None for header in headers},  # finished or not
        {header.commitment is not None for header in headers},  # drawn from a seed, or entered by hand
        {len({str(header.options) for header in headers}) > 1, False},
    ):
        assert kinds == {True, False}
    assert sum(path.stat().st_size for path in kept(game)) < 90_000


@pytest.mark.parametrize("path", damaged(), ids=name)
def test_a_damaged_record_is_refused_with_its_reason(path: Path) -> None:
    with pytest.raises(ChrysalideError) as wrong:
        imports.table_of(imports.decoded(path.read_bytes()))
    assert wrong.value.message.id == path.name.partition(".")[0]
    said = {explain(wrong.value, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)  # all of it, the reason within the reason too, is in the reader's language
    assert wrong.value.message.id not in said


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if with_secrets(setting)], ids=str)
def test_a_record_that_hides_something_says_that_it_was_taken_too_early(setting: Setting) -> None:
    [options] = with_secrets(setting)
    match, dice = setting.match(**options), Dice(1)
    while match.seen_entries(None) == match.entries:
        match.play(match.game.action(match.state, match.state.pick(dice)))
    with pytest.raises(BadRecord) as wrong:
        chrysalide.load(match.record(None, whole=False))
    assert wrong.value.message.id == "error-record-masked"


def test_a_game_may_keep_older_rules() -> None:
    text = CORPUS[0].read_bytes().decode()
    header, _ = record.read(text)
    then = find_game(header.game).by_rules(header.rules_version)
    now = type(then)(header.rules_version + 1)
    now.__dict__["past"] = (then,)
    assert replay(now, text).game is then
    now.__dict__["past"] = ()
    with pytest.raises(OtherRules) as wrong:
        replay(now, text)
    assert wrong.value.message.args == {"found": then.rules_version, "here": now.rules_version}
