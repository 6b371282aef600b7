"""Chapter 5: the end."""

import chrysalide


def test_5_1_over_when_the_pond_is_full() -> None:
    match = chrysalide.new("pond", seed=3)
    for _ in range(12):
        assert not match.over
        match.play(match.legal()[-1])
    assert match.over
    assert all(None not in row for row in match.view()["pond"])


def test_5_2_the_most_points_win_and_may_be_shared() -> None:
    shared = set()
    for seed in range(40):
        match = chrysalide.new("pond", seed=seed)
        while not match.over:
            match.play(match.legal()[0])
        best = max(match.scores)
        assert match.winners == [seat for seat in (0, 1) if match.scores[seat] == best]
        shared.add(len(match.winners))
    assert shared == {1, 2}
