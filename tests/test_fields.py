"""Every field of a state is in its `key` and its `copy`: a forgotten one is found here, not by luck."""

from chrysalide.conformance.fields import fields_of, kept_fields
from chrysalide.conformance.settings import Setting
from chrysalide.conformance.walking import Trial
from chrysalide.games import find_game
from tests.positions import every_game


@every_game
def test_every_field_is_in_the_key_and_in_the_copy(game: str) -> None:
    rules = find_game(game)
    trial = Trial(Setting(rules, rules.seats[-1]), seed=game)
    assert len(fields_of(trial.begin())) > 2
    kept_fields(trial)
