"""`chrysalide balance`: the same however it is played, stopped and resumed, as JSON, page and document."""

import json
from pathlib import Path
from typing import Any

import pytest

from chrysalide.arena.speaker import percent_span
from chrysalide.arena.store import Store
from chrysalide.balance.document import MARK
from chrysalide.balance.findings import findings, judged, suggestions
from chrysalide.balance.page import page
from chrysalide.balance.wording import command, fact_name, value_name
from chrysalide.cli.reader import Reader
from chrysalide.games import study
from chrysalide.language import LANGUAGES
from tests.arena_plan import COOPERATIVE, THREE_SEATS
from tests.cli_terminal import GAME, SHORT, Terminal
from tests.test_arena_page import read
from tests.test_sixth_game import answer

ROUND = tuple(word for name, value in SHORT.items() for word in ("--option", f"{name}={value}"))
QUICK = ("balance", GAME, *ROUND, "--level", "random", "-n", "20", "--each", "2")


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return Terminal(capsys, monkeypatch)


def balance(terminal: Terminal, *words: str | Path) -> dict[str, Any]:
    told = terminal(*words, "--json")
    assert told.status == 0, told.err
    results: dict[str, Any] = json.loads(told.out)
    return results


def test_one_process_or_two_and_a_seed_of_its_own(terminal: Terminal) -> None:
    one = balance(terminal, *QUICK, "--jobs", "1", "--out", "one")
    two = balance(terminal, *QUICK, "--jobs", "2", "--out", "two")
    assert one == two
    assert Path("one/balance.json").read_bytes() == Path("two/balance.json").read_bytes()
    assert Path("one/balance.html").read_bytes() == Path("two/balance.html").read_bytes()
    other = balance(terminal, *QUICK, "--jobs", "1", "--out", "other", "--seed", "2")
    assert other["length"] != one["length"]


def test_stopped_and_resumed_gives_the_same_as_unbroken(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    unbroken = balance(terminal, *QUICK, "--jobs", "1", "--out", "whole")
    keep = Store.keep
    kept: list[Any] = []
    limit = [21]

    def keep_some(store: Store, outcome: Any) -> None:
        if len(kept) == limit[0]:
            raise KeyboardInterrupt
        kept.append(outcome)
        keep(store, outcome)

    monkeypatch.setattr(Store, "keep", keep_some)
    stopped = terminal(*QUICK, "--jobs", "1", "--out", "parts")
    assert stopped.status == 130
    assert "kept in parts; the same command continues" in stopped.err
    assert not Path("parts/balance.json").exists()
    limit[0] = -1
    assert balance(terminal, *QUICK, "--jobs", "1", "--out", "parts") == unbroken
    total = sum(sample["matches"] for sample in unbroken["samples"])
    assert len(kept) == total, "nothing is played twice"


def test_a_game_of_three_seats_and_one_that_all_win_together(terminal: Terminal) -> None:
    short = ("--level", "random", "-n", "3", "--each", "1", "--jobs", "1")
    three = balance(terminal, "balance", THREE_SEATS.id, *short, "--seats", "3", "--by", "seats")
    assert len(three["order"]) == three["sides"] == 3
    assert sum(line["wins"] for line in three["order"]) == pytest.approx(three["matches"])
    assert {sample["value"] for sample in three["samples"][1:]} == set(THREE_SEATS.seats) - {3}
    together = balance(terminal, "balance", COOPERATIVE.id, *short, "--by", "none")
    assert (together["cooperative"], together["order"], together["sides"]) == (True, [], 1)
    assert together["matches"] == 3
    words = read(Path(f"balance/{COOPERATIVE.id}/balance.html").read_text("utf-8")).words
    assert "balance-" not in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_the_readers_language(terminal: Terminal, lang: str) -> None:
    told = terminal(*QUICK, "--jobs", "1", "--lang", lang, "--markdown", "found.md", "--html", "found.html")
    assert told.status == 0, told.err
    text = Path("found.md").read_text("utf-8")
    reading = read(Path("found.html").read_text("utf-8"))
    for words in (told.out, text.replace("chrysalide balance ", ""), reading.words):
        assert not any(mark in words for mark in ("balance-", "fact-", "study-", "cli-", "{$")), "a message is missing"
    assert ("html", {"lang": lang}) in reading.seen
    kinds = [kind for kind, _ in reading.seen]
    assert kinds.count("h1") == 1
    assert not {"script", "link", "iframe"} & set(kinds)
    help_text = terminal("balance", "--help", "--lang", lang).out
    assert "cli-" not in help_text
    assert all(flag in help_text for flag in ("--by", "--each", "--level", "--markdown", "--html", "--out"))


def test_the_page_shows_the_figures(terminal: Terminal) -> None:
    results, speaker = balance(terminal, *QUICK, "--jobs", "1"), Reader("en")
    words = " ".join(read(page(results, speaker)).words.split())
    for line in results["order"]:
        assert speaker.percent(line["share"]) in words
        assert percent_span(speaker, line, "share") in words
    for fact in results["facts"]:
        assert fact_name(results, speaker, fact["fact"]) in words
        assert all(value_name(results, speaker, fact["fact"], line["value"]) in words for line in fact["values"])
    assert all(finding.text in words for finding in findings(results, speaker))
    assert command(results) in words
    assert {fact["fact"] for fact in results["facts"]} <= {fact.id for fact in study(GAME).facts}
    again = balance(terminal, *command(results).split()[1:], "--jobs", "1", "--out", "again")
    assert again == results, "the command plays the same again"


def test_what_is_odd_stands_out(terminal: Terminal) -> None:
    results, speaker = balance(terminal, *QUICK, "--jobs", "1"), Reader("en")
    assert not any(line["odd"] for line in judged(results))
    assert suggestions(results, speaker) == []
    line = results["facts"][0]["values"][0]
    line.update(odd=True, share=0.9, expected=0.5)
    [suggestion] = suggestions(results, speaker)
    assert "40.0 percentage points" in suggestion
    assert [finding.odd for finding in findings(results, speaker)].count(True) == 1
    assert "mark odd" in page(results, speaker)


def test_notes_below_the_line_are_kept(terminal: Terminal) -> None:
    written = (*QUICK, "--jobs", "1", "--markdown", "found.md", "--by", "none")
    assert terminal(*written).status == 0
    first = Path("found.md").read_text("utf-8")
    assert first.endswith(f"{MARK}\n")
    Path("found.md").write_text(f"{first}\nOur own words.\n", "utf-8")
    assert terminal(*written).status == 0
    assert Path("found.md").read_text("utf-8") == f"{first}\nOur own words.\n"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--by", "frobnicate"), "frobnicate"),
        (("--by", "layouts"), "layouts"),
        (("--level", "genius"), "genius"),
        (("--option", "tokens_to_win=9"), "tokens_to_win"),
        (("--seats", "7"), "7"),
        (("--effort", "0"), "0"),
        (("--each", "none"), "--each"),
        (("--html", "missing/found.html"), "missing"),
        (("--markdown", "missing/found.md"), "missing"),
    ],
)
def test_what_is_wrong_is_said_before_any_work(terminal: Terminal, words: tuple[str, ...], expected: str) -> None:
    told = terminal("balance", GAME, *words)
    assert told.status == 2
    assert expected in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert not Path("balance").exists()


def test_another_study_is_not_mixed_with_what_is_there(terminal: Terminal) -> None:
    balance(terminal, *QUICK, "--jobs", "1", "--out", "kept", "--by", "none")
    told = terminal(*QUICK, "--jobs", "1", "--out", "kept", "--by", "none", "--seed", "2")
    assert told.status == 2
    assert "holds another study" in told.err


def test_a_biased_game_in_a_folder_of_its_own_is_found_out(tmp_path: Path) -> None:
    words = ("balance", "pebbles", "-n", "100", "--by", "none", "--jobs", "1", "--json", "--out", str(tmp_path / "out"))
    results = json.loads(answer("-m", "chrysalide.cli", *words))
    assert results["order"][0]["odd"]
    assert results["order"][0]["share"] > 0.5
    assert results["facts"] == [], "it tells nothing of its matches"
