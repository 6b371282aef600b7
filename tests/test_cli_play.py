"""`chrysalide play`: a person at the keyboard."""

import json
import re
from pathlib import Path

import pytest

import chrysalide
from chrysalide.bots.hints import VERDICTS
from chrysalide.cli.choices import keyed, read_choice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.match import Match
from chrysalide.core.messages import Choice, Message
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game
from chrysalide.language import Words
from tests.cli_terminal import GAME, SHORT, Answer, Terminal, finished, moves, shell
from tests.positions import Setting, with_secrets

ROUND = ("--option", "tokens_to_win=1")
SIXTH = Path(__file__).parent / "sixth"


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("LC_ALL", "C")
    return Terminal(capsys, monkeypatch)


@pytest.mark.parametrize(
    ("lang", "opening", "winning"),
    [
        ("fr", "Empreinte de la graine", "gagne"),
        ("en", "Fingerprint of the seed", "win"),
        ("es", "Huella de la semilla", "gana"),
    ],
)
def test_a_whole_match_is_played_by_piped_input(tmp_path: Path, lang: str, opening: str, winning: str) -> None:
    """A bot with the same seed plays the same, so the whole match can be predicted."""
    foreseen = Match(find_game(GAME), 2, SHORT, "7")
    typed = "\n".join(moves(foreseen, person=0))
    file = tmp_path / "match.txt"
    words = ("play", GAME, "--players", "me,greedy", *ROUND, "--seed", "7", "--lang", lang, "--save", file)
    answer = shell(*words, typed=typed)
    assert (answer.status, answer.err) == (0, "")
    played = chrysalide.load(file.read_text("utf-8"))
    assert played.over
    assert played.entries == foreseen.entries
    assert chrysalide.verify(file.read_text("utf-8")).honest
    assert opening in answer.out.splitlines()[1]
    assert str(foreseen.commitment) in answer.out.splitlines()[1]
    end = answer.out.rpartition("> ")[2]
    assert winning in end
    assert re.search(r": 7$", end, re.MULTILINE), "the seed is revealed at the end"
    assert "{" not in answer.out


def test_numbers_of_choices_are_those_of_the_picture(terminal: Terminal, tmp_path: Path) -> None:
    match = Match(find_game(GAME), 2, {"first_player": 0}, "1")
    badge = match.choices()[-1].badge
    file = tmp_path / "match.txt"
    options = ("--option", "first_player=0", "--seed", "1", "--save", file)
    answer = terminal("play", GAME, *options, typed=f"{badge}\n")
    assert answer.status == 0
    played = chrysalide.load(file.read_text("utf-8"))
    assert f"take {badge}" in played.entries


def refusal(terminal: Terminal, typed: str, lang: str, file: Path) -> str:
    """The answer to one line of input; nothing may have changed."""
    words = ("play", GAME, "--seed", "1", "--option", "first_player=0", "--lang", lang, "--save", file)
    answer = terminal(*words, typed=f"{typed}\nquit\n")
    assert answer.status == 0
    assert (
        chrysalide.load(file.read_text("utf-8")).entries == Match(find_game(GAME), 2, {"first_player": 0}, "1").entries
    )
    return answer.out.partition("> ")[2].partition("> ")[0]


@pytest.mark.parametrize(
    ("lang", "typed", "expected"),
    [
        ("fr", "take 1", "(règle 2.5)"),
        ("fr", "1", "chevauche celle"),
        ("en", "1", "is covered by"),
        ("es", "take 1", "(regla 2.5)"),
        ("en", "take 19", "(rule 2.1)"),
        ("en", "bolina", "(rule 5.1)"),
        ("en", "order first", "(rule 3.3)"),
        ("fr", "manger", "n’est pas une action"),
        ("en", "take", "take <slot>"),
        ("en", "deal 1 E", "Not now"),
        ("en", "undo", "no move to undo"),
        ("en", "rules 99", "no rule 99"),
        ("en", "save", "save FILE"),
        ("en", "save no/such/folder.txt", "no such folder"),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(
    terminal: Terminal, tmp_path: Path, lang: str, typed: str, expected: str
) -> None:
    answer = refusal(terminal, typed, lang, tmp_path / "match.txt")
    assert expected in answer
    assert len(answer.splitlines()) >= 2


def play(terminal: Terminal, *typed: str, lang: str = "en") -> Answer:
    words = ("play", GAME, "--players", "me,greedy", "--seed", "1", "--option", "first_player=0", "--lang", lang)
    return terminal(*words, typed="\n".join(typed) + "\n")


def test_the_orders_of_the_table(terminal: Terminal) -> None:
    answer = play(terminal, "?", "rules", "rules 2", "rules 2.5", "hint", "log", "", "quit")
    helped, contents, chapter, rule, hint, log, again, left = answer.out.split("\n> ")[1:]
    assert all(word in helped for word in ("rules", "undo", "restart", "hint", "log", "save", "quit", "take <slot>"))
    assert len(contents.splitlines()) > 5
    assert "2.1" in chapter
    assert "2.7" in chapter
    assert "3.1" not in chapter
    assert len(rule.splitlines()) == 2
    assert re.search(r"\(take \d+\)", hint)
    assert "set aside unseen" in log
    assert "Your turn" in again
    assert "left the match" in left


def test_orders_have_words_in_the_readers_language(terminal: Terminal) -> None:
    answer = play(terminal, "Règles 2.5", "regles 2.5", "conseil", "quitter", lang="fr")
    with_accent, without, hint, left = answer.out.split("\n> ")[1:]
    assert with_accent.splitlines()[1] == without.splitlines()[1]
    assert "Coup conseillé" in hint
    assert "%" not in hint
    assert any(Words(None, "fr").say(f"verdict-{verdict}") in hint for verdict in VERDICTS)
    assert "Pourquoi" in hint
    assert "quitté la partie" in left


def test_undo_takes_back_the_bots_answer_too(terminal: Terminal, tmp_path: Path) -> None:
    seed, before, first, after = quiet_start()
    file = tmp_path / "match.txt"
    words = ("play", GAME, "--players", "me,greedy", "--option", "first_player=0", "--seed", seed, "--save", file)
    assert terminal(*words, typed=f"{first}\nquit\n").status == 0
    assert chrysalide.load(file.read_text("utf-8")).entries == after
    answer = terminal(*words, typed=f"{first}\nundo\nquit\n")
    assert "Move undone" in answer.out
    assert chrysalide.load(file.read_text("utf-8")).entries == before


def quiet_start() -> tuple[str, list[str], str, list[str]]:
    """A seed where neither the person's first action nor the bot's answer to it reveals anything."""
    for seed in map(str, range(100)):
        match = Match(find_game(GAME), 2, {"first_player": 0}, seed)
        before, bot = match.entries, chrysalide.bot(GAME, "greedy", f"{seed}:1")
        first = match.legal()[0].text
        match.play(first)
        while match.actor == 1:
            match.play(bot.choose(match.view(1)))
        if CHANCE not in [entry.actor for entry in match.log[len(before) :]] and len(match.entries) > len(before) + 1:
            return seed, before, first, match.entries
    raise AssertionError("no quiet start in a hundred")


def test_what_was_revealed_stands(terminal: Terminal, tmp_path: Path) -> None:
    foreseen = Match(find_game(GAME), 2, {"first_player": 0}, "1")
    typed = []
    while not any(entry.startswith("turn") for entry in foreseen.entries):
        typed.append(foreseen.legal()[0].text)
        foreseen.play(typed[-1])
    file = tmp_path / "match.txt"
    words = ("play", GAME, "--players", "me,me", "--option", "first_player=0", "--seed", "1", "--save", file)
    answer = terminal(*words, typed="\n".join([*typed, "undo", "quit"]))
    assert "has been revealed" in answer.out
    assert chrysalide.load(file.read_text("utf-8")).entries == foreseen.entries


def test_the_record_can_be_saved_while_playing(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    answer = play(terminal, f"save {file}", "quit")
    assert str(file) in answer.out
    record = file.read_text("utf-8")
    assert "seed:" not in record, "a seed that is known would tell all that is to come"
    assert chrysalide.load(record).entries == Match(find_game(GAME), 2, {"first_player": 0}, "1").entries
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


def test_ctrl_c_leaves_politely_and_keeps_the_record(terminal: Terminal, tmp_path: Path) -> None:
    class Interrupting:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    file = tmp_path / "match.txt"
    call = terminal.__call__
    terminal.monkeypatch.setattr("io.TextIOWrapper", lambda *_: Interrupting())
    answer = call("play", GAME, "--save", file)
    assert answer.status == 0
    assert "left the match" in answer.out
    assert chrysalide.load(file.read_text("utf-8")).entries


def test_people_beside_each_other_are_called_by_their_names(terminal: Terminal) -> None:
    words = ("play", GAME, "--players", "me:Camille,me:Lucas", "--option", "first_player=1", "--lang", "fr")
    answer = terminal(*words)
    assert "Lucas joue en premier." in answer.out
    assert "Camille reçoit" in answer.out


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    answer = terminal("play", GAME, "--players", "random,random", *ROUND, "--seed", "2", "--lang", "es")
    assert answer.status == 0
    assert "Limonera (al azar)" in answer.out
    assert "Vulcana (al azar)" in answer.out
    assert "Semilla" in answer.out


# Choices by number


def choice(action: str, badge: str | None) -> Choice:
    return Choice(action, Message("x"), (), badge=badge)


def test_choices_without_numbers_of_their_own_are_counted() -> None:
    choices = [choice("bolina", "7"), choice("keep", None)]
    assert list(keyed(choices)) == ["1", "2"]
    assert read_choice("2", choices) == "keep"
    with pytest.raises(ChrysalideError, match="1 and 2"):
        read_choice("7", choices)
    twins = [choice("pay 3 red", "3"), choice("pay 3 blue", "3")]
    assert list(keyed(twins)) == ["1", "2"]


def test_a_number_that_is_not_listed_means_the_same_kind_of_action() -> None:
    choices = [choice("take 14", "14"), choice("take 15", "15")]
    assert read_choice("15", choices) == "take 15"
    assert read_choice("8", choices) == "take 8"
    assert read_choice("keep", choices) == "keep"


# A game of another kind: no picture of its own, three seats, secret hands


def pebbles(*words: str | Path, typed: str = "") -> Answer:
    return shell(*words, typed=typed, CHRYSALIDE_GAMES=str(SIXTH), LC_ALL="C")


def test_a_game_without_a_picture_is_listed_and_played() -> None:
    listed = pebbles("games", "--json")
    assert "pebbles" in [game["id"] for game in json.loads(listed.out)]
    shown = pebbles("games", "pebbles")
    assert all(word in shown.out for word in ("2–3", "9–30", "yes or no", "waves"))
    quiet = ("--option", "pebbles=9", "--option", "waves=false", "--seed", "4")
    answer = pebbles("play", "pebbles", "--players", "me,random,greedy", *quiet, typed="take 7\n1\n" * 9)
    assert (answer.status, answer.err) == (0, "")
    assert "heap: 9" in answer.out
    assert " You  0    Red Admiral (random)  0    Painted Lady (greedy)  0" in answer.out
    assert "You cannot take 7" in answer.out
    assert "(rule " in answer.out
    assert "Scores: You: " in answer.out


@pytest.mark.parametrize(
    ("folder", "said"), [(SIXTH / "nowhere", "does not exist"), (SIXTH / "pebbles", f"contains it: {SIXTH}.")]
)
def test_a_folder_of_games_that_is_none_is_named(folder: Path, said: str) -> None:
    answer = shell("games", CHRYSALIDE_GAMES=str(folder), LC_ALL="C")
    assert answer.status == 2
    assert said in answer.err
    assert "Traceback" not in answer.err


def test_secret_hands_are_hidden_before_the_keyboard_is_handed_over() -> None:
    quiet = ("--option", "pebbles=9", "--option", "waves=false", "--seed", "4")
    typed = "\n1\n" + "\n\n1\n" * 8
    answer = pebbles("play", "pebbles", "--players", "me:Ann,me:Bob", *quiet, typed=typed)
    assert (answer.status, answer.err) == (0, "")
    nobody, *looks = re.split(r"Only (?=Ann|Bob)", answer.out)
    assert [look[:3] for look in looks] == ["Ann", "Bob"] * 4 + ["Ann"]
    assert "lucky_" not in nobody
    for look in looks[:-1]:
        own, other = ("lucky_0", "lucky_1") if look.startswith("Ann") else ("lucky_1", "lucky_0")
        assert own in look
        assert other not in look
        assert look.rstrip().endswith("Press Enter to hide what you see.")
    assert "Ann takes 1" in looks[1], "Bob is told what happened while he looked away"
    assert "Scores: Ann: " in looks[-1]


# --- playing on from a saved match ------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished match between two bots."""
    path = tmp_path / "before.txt"
    path.write_text(finished().record(), "utf-8")
    return path


def test_a_saved_match_is_played_on_from_a_position(terminal: Terminal, saved: Path, tmp_path: Path) -> None:
    file, before = tmp_path / "after.txt", chrysalide.load(saved.read_text("utf-8"))
    at = next(place for place, entry in enumerate(before.log) if entry.asked and place > 14)
    words = ("play", "--from", saved, "--at", str(at), "--players", "greedy,greedy", "--seed", "9", "--save", file)
    answer = terminal(*words)
    assert (answer.status, answer.err) == (0, "")
    assert f"Continues another match after {at} entries." in answer.out.splitlines()
    after = chrysalide.load(file.read_text("utf-8"))
    assert after.over
    assert after.entries[:at] == before.entries[:at]
    verified = terminal("verify", file, "--origin", saved)
    assert (verified.status, verified.err) == (0, "")
    assert "of the one it continues" in verified.out
    assert terminal("verify", file, "--origin", file).status == 1
    assert "Continues another match" in terminal("replay", file).out
    assert json.loads(terminal("replay", file, "--json").out)["origin"]["entries"] == at


def test_nothing_before_the_saved_position_is_told_or_undone(terminal: Terminal, saved: Path) -> None:
    answer = terminal("play", "--from", saved, "--at", "16", "--players", "me,me", typed="undo\nquit\n")
    assert answer.status == 0
    assert answer.out.count("·") < 8, "the story so far is not told again"
    assert "no move to undo" in answer.out


def test_hidden_cards_are_dealt_again_for_the_person_who_plays(terminal: Terminal, tmp_path: Path) -> None:
    [name, *_] = [name for name in chrysalide.games() if find_game(name).about.secret_hands]
    match = chrysalide.new(name, seed=3, **with_secrets(Setting(find_game(name), find_game(name).seats[0]))[0])
    while len(match.log) < 30:
        match.play(match.legal()[0])
    before, after = tmp_path / "before.txt", tmp_path / "after.txt"
    before.write_text(match.record(), "utf-8")
    words = ("play", "--from", before, "--deal", "again", "--players", "medium,me", "--seed", "5", "--save", after)
    answer = terminal(*words, typed="quit\n")
    assert "with hidden cards dealt again" in answer.out
    assert '"seat": 1' in after.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--from", "FILE", "--at", "5000"), "no position after 5,000"),
        (("--from", "FILE"), "over at this position"),
        (("--from", "FILE", "--at", "16", "--deal", "twice"), "one of same and again"),
        (("--from", "FILE", "--at", "16", "--seats", "2"), "--seats does not go with --from"),
        (("--from", "FILE", "--at", "16", "--option", "x=y"), "--option does not go with --from"),
        ((GAME, "--from", "FILE", "--at", "16"), "GAME does not go with --from"),
        (("--from", "FILE", "--at", "16", "--players", "me"), "Give one per seat"),
        (("--from", "nowhere.txt"), "nowhere.txt"),
        ((GAME, "--at", "3"), "--at needs a saved match"),
        ((GAME, "--deal", "again"), "--deal needs a saved match"),
        ((), "GAME"),
    ],
)
def test_what_does_not_go_together_is_refused(
    terminal: Terminal, saved: Path, words: tuple[str, ...], expected: str
) -> None:
    answer = terminal("play", *(str(saved) if word == "FILE" else word for word in words))
    assert (answer.status, answer.out) == (2, "")
    assert expected in answer.err
