"""Packs: what people bring along is data from strangers. It is read like our own files, travels with its match, and
whatever else it is, it is refused with a sentence."""

import pickle
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.options import describe, in_brief
from chrysalide.core.packs import LONGEST, BadPack, heading, parse, written
from chrysalide.editing import Editor, Field, NoEditor, editor, has_editor
from chrysalide.games import names
from chrysalide.language import LANGUAGES, Words, explain
from tests.depth import examples
from tests.positions import play_out

EDITED = [game for game in names() if has_editor(game)]
every_editor = pytest.mark.parametrize("game", EDITED)
GAME = EDITED[0]


def ours(found: Editor, **more: Any) -> str:
    return found.read({"title": "Ours", **found.start, **more})


def begin(game: str, **options: Any) -> chrysalide.Match:
    return chrysalide.new(game, seed=5, **options)


# --- as text ----------------------------------------------------------------------------------------------------

WORDS = st.text(st.characters(exclude_categories=["C"]), max_size=8)
PLAIN = st.recursive(
    st.booleans() | st.integers(-(10**9), 10**9) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=10,
)


@examples(60)
@given(st.dictionaries(WORDS, PLAIN, max_size=4))
def test_what_is_written_is_read_again_and_always_written_alike(tables: dict[str, Any]) -> None:
    text = written(tables)
    assert tomllib.loads(text) == tables
    assert written(tomllib.loads(text)) == text


def test_a_title_is_one_clean_line_and_the_heading_is_all_a_list_needs() -> None:
    table = parse('title = "  <b>Mine</b> "\n[[layout]]\nid = "L01"', "chess")
    assert table.fields["title"] == "<b>Mine</b>"  # markup is text like any other: pages show it as it is
    assert heading(written(table.fields)) == 'game = "chess"\ntitle = "<b>Mine</b>"\n'
    assert in_brief({"edition": written(table.fields), "n": 3}) == {"edition": heading(written(table.fields)), "n": 3}


# --- hostile ones -----------------------------------------------------------------------------------------------

HOSTILE = {
    "pack-long": "a = 1\n" * LONGEST,
    "pack-line": "a" + ".a" * 3_000 + " = 1",
    "pack-deep ": "a" + ".a" * 1_900 + " = 1",
    "pack-deep": "a = " + "[" * 1_900 + "]" * 1_900,
    "pack-toml": "a = = 1",
    "pack-toml ": "[[layout]\na = 1",
    "pack-many": "a = [" + ",\n".join(["1"] * 9_000) + "]",
    "pack-game": 'game = "another"',
    "pack-value": "a = 1979-05-27",
    "pack-value ": "a = 1.5",
    "pack-value  ": "a = nan",
    "pack-value   ": "a = " + "9" * 3_900,
    "pack-character": 'title = "\\u0000"',
    "pack-character ": 'title = "\\u202e"',
    "data-unknown": "__import__ = 'os'",
    "data-word": "title = 7",
}


@every_editor
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_pack_is_refused_with_a_sentence(game: str, kind: str) -> None:
    option = editor(game).option
    with pytest.raises(BadPack) as caught:
        begin(game, **{option: HOSTILE[kind]})
    assert caught.value.why.message.id == kind.strip()
    for lang in LANGUAGES:
        said = explain(caught.value, lang)
        assert 20 < len(said) < 500
        assert not any(word in said for word in ("pack-", "error-", "data-")), said


@every_editor
def test_what_is_not_even_a_pack_is_refused_as_before(game: str) -> None:
    found = editor(game)
    with pytest.raises(chrysalide.ChrysalideError) as caught:
        begin(game, **{found.option: "nonsense"})
    assert not isinstance(caught.value, BadPack)


# --- every game that has an editor ------------------------------------------------------------------------------


@every_editor
def test_our_own_tables_are_a_pack_that_plays_like_ours(game: str) -> None:
    found = editor(game)
    match = play_out(begin(game, **{found.option: ours(found)}), 3)
    assert match.entries == play_out(begin(game), 3).entries


@every_editor
def test_a_match_with_a_pack_is_replayed_verified_and_reviewed_from_its_record_alone(game: str) -> None:
    found = editor(game)
    match = play_out(begin(game, **{found.option: ours(found)}), 3)
    record = match.record()
    assert record.startswith("chrysalide record 1\n")  # a pack is a value of an option: the format is as it was
    again = chrysalide.load(record)
    assert again.entries == match.entries
    assert again.options.as_json()[found.option] == ours(found)
    assert chrysalide.verify(record).honest
    assert again.record() == record
    with pytest.raises(chrysalide.ChrysalideError):
        chrysalide.load(record.replace('title = \\"Ours\\"', "title = 7"))


@every_editor
def test_bots_and_other_processes_get_the_pack_with_the_view(game: str) -> None:
    found = editor(game)
    match = begin(game, **{found.option: ours(found)})
    bot = chrysalide.bot(game, "greedy", seed=1)
    for _ in range(4):
        if match.over:
            break
        match.play(bot.choose(match.view(match.actor)))
    twin = pickle.loads(pickle.dumps(match))
    assert twin.state.key() == match.state.key()
    assert twin.view() == match.view()


@every_editor
def test_every_table_can_be_looked_at(game: str) -> None:
    found = editor(game)
    text = ours(found)
    for form in found.forms:
        for table in found.start[form.name]:
            name = table.get("id", "")
            if form.item:
                assert found.item(text, form.name, name), name
            if found.preview:
                assert found.view(text, name), name


def fields_of(found: Editor) -> list[Field]:
    return [inner for form in found.forms for one in form.fields for inner in one.every()]


@every_editor
@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_have_words_for_every_field_and_value(game: str, lang: str) -> None:
    found, words = editor(game), Words(game, lang)
    wanted = [f"edit-{form.name}{end}" for form in found.forms for end in ("-all", "-about")]
    wanted += [form.title for form in found.forms]
    for field in fields_of(found):
        named = [] if field.says else [f"edit-{field.name}-{name}" for name in field.names or field.values]
        wanted += [f"edit-{field.name}", *named, *(message.id for message in field.says)]
    assert [message for message in wanted if not words.knows(message)] == []


@every_editor
def test_forms_know_every_field_of_our_tables(game: str) -> None:
    """So that nothing of ours is out of reach, except ids, and what `fixed` says about the box."""
    found = editor(game)
    for form in found.forms:
        known = {field.name for field in form.fields} | {"id", *found.fixed}
        assert {name for table in found.start[form.name] for name in table} <= known


def test_a_game_without_an_editor_says_so() -> None:
    without = next(game for game in names() if not has_editor(game))
    with pytest.raises(NoEditor):
        editor(without)


@every_editor
def test_only_the_option_of_the_editor_takes_packs(game: str) -> None:
    found = editor(game)
    assert [one.name for one in describe(found.game.options) if one.packed] == [found.option]
