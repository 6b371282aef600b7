"""Chance versus skill: shares of the variance that add up, with intervals, in every report."""

import json
from pathlib import Path

import pytest

from chrysalide.balance.luck import PARTS, Tried, shares, split
from chrysalide.cli.main import main


def test_the_parts_of_a_match_are_what_was_won_since_the_start() -> None:
    [(luck, play, drift)] = split(Tried("celestes", 2, {"tokens_to_win": 1}, ("easy",), "one", 0.1))
    assert abs(luck + play + drift) <= 1.0
    sides = split(Tried("papillons", 3, {}, ("beginner", "easy"), "two", 0.1))
    assert len(sides) == 3
    assert sum(sum(parts) for parts in sides) == pytest.approx(0.0, abs=1e-6)


def test_shares_add_up_to_one_and_find_what_decides() -> None:
    """Luck decides here, play only adds a little; and the other way round."""
    lucky = [[(0.5 if number % 2 else -0.5, 0.1 if number % 4 < 2 else -0.1, 0.0)] for number in range(40)]
    found = shares(lucky, "1")
    assert sum(found[part]["share"] for part in PARTS) == pytest.approx(1.0)
    assert found["luck"]["share"] > 0.9
    assert found["luck"]["share_low"] <= found["luck"]["share"] <= found["luck"]["share_high"]
    skilled = shares([[(play, luck, drift)] for [(luck, play, drift)] in lucky], "1")
    assert skilled["play"]["share"] == pytest.approx(found["luck"]["share"])


def test_where_every_match_goes_the_same_way_nothing_is_claimed() -> None:
    found = shares([[(0.1, 0.2, 0.0)]] * 5, "1")
    assert all(found[part]["share"] is None for part in PARTS)


def test_balance_reports_it_everywhere_if_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "papillons", "-n", "2", "--by", "none", "--level", "greedy", "--effort", "0.05", "--jobs", "1"]
    where = ["--out", str(tmp_path), "--markdown", str(tmp_path / "found.md"), "--lang", "en"]
    assert main([*words, *where, "--luck", "3"]) == 0
    assert "Chance and skill" in capsys.readouterr().out
    for file in ("found.md", "balance.html"):
        assert "Chance and skill" in (tmp_path / file).read_text("utf-8")
    assert "--luck 3" in (tmp_path / "found.md").read_text("utf-8")
    equal, mixed = json.loads((tmp_path / "balance.json").read_text("utf-8"))["luck"]
    assert equal["levels"] == ["medium"]
    assert len(mixed["levels"]) > 1
    assert equal["matches"] == mixed["matches"] == 3
