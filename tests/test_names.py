"""Names and chat lines: what is kept, and what is removed because it is invisible or hides other text."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.names import LONGEST_NAME, MOST_MARKS, clean_line, clean_name

FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize(
    "name",
    [
        "Zoé",
        "Nguyễn Thị",
        "山田 太郎",
        "שָׁלוֹם",
        "हिन्दी ज़ें",
        "می\u200cخواهم",  # Persian is written with joiners
        "क्\u200dष",  # so is Hindi
        FAMILY,
        "🏳️\u200d🌈 Ada",
        "👩🏽\u200d🚀",
        "❤️ 1️⃣",
        "<b>Ada</b> & Bo",
    ],
)
def test_a_name_that_can_be_read_is_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "nothing",
    [
        *("", " ", "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200d\u200c", "\ufe0f", "\u0301\u0302"),
        # a joiner of marks, two of Mongolian, a tag, a note without a head, private use, half a character, several
        *("\u034f", "\u180b\u180e", "\U000e0041", "\U0001d159", "\ue000", "\ud800", "\u3164 \u2800\u200d\u2800"),
    ],
)
def test_a_name_of_which_nothing_can_be_seen_is_none(nothing: str) -> None:
    assert clean_name(nothing) == ""
    assert clean_line(nothing) == ""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Je\u00adan", "Jean"),
        ("\u202eadA", "adA"),
        ("\u2067Ada\u2069", "Ada"),
        ("A\u200dda", "Ada"),  # joins nothing
        ("A\ufe0fda\ufe0f", "Ada"),
        ("👨\ufe0f\ufe0f\ufe0f", "👨\ufe0f"),
        ("A\u3164da", "A da"),
        ("x" * 39 + FAMILY, "x" * 39 + "👨"),  # no joiner at the end
        ("e" + "\u0323\u0301\u0302" * 9, "\u1eb9\u0323\u0323\u0323"),  # in Unicode's order: those below come first
    ],
)
def test_what_cannot_be_seen_or_hides_other_text_is_left_out(given: str, shown: str) -> None:
    assert clean_name(given) == shown


MARKED = st.text(st.sampled_from("aé1 ❤👨\u200d\u200c\ufe0f\u0301\u0323\u034f\u3164\u202eشक्\n\U0001f3fd\U000e0041"))


@given(st.text() | MARKED)
@example("a\u034f\u0301")
def test_a_clean_name_is_one_short_line_and_stays_as_it_is(name: str) -> None:
    clean = clean_name(name)
    assert clean_name(clean) == clean
    assert len(clean) <= LONGEST_NAME
    assert clean == " ".join(clean.split())
    assert not any(unicodedata.category(char) == "Cf" and char not in "\u200c\u200d" for char in clean)
    kinds = "".join("m" if unicodedata.category(char) in ("Mn", "Me") else "." for char in clean)
    assert "m" * (MOST_MARKS + 2) not in kinds  # the style of an emoji may follow them


@given(st.text() | MARKED)
def test_a_record_keeps_the_names_of_its_match(name: str) -> None:
    match = chrysalide.new(chrysalide.games()[0], seats=2, seed=1, names=(name, "Bo"))
    assert match.names == [clean_name(name), "Bo"]
    assert chrysalide.load(match.record()).names == match.names
