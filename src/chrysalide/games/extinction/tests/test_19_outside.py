"""Chapter 19: outside the match."""

from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.options import ExtinctionOptions


def test_19_1_no_promotional_specialty() -> None:
    assert [specialty.id for specialty in PACKS[DEFAULT].specialties] == [
        "ethologue", "biologiste", "mecene", "fondation", "reseau_influence", "negociateur", "contentieux",
        "constitutionnel", "vedette", "envoye",
    ]  # fmt: skip


def test_19_2_the_first_match_is_the_default() -> None:
    options = ExtinctionOptions()
    assert (options.module, options.level) == ("tigre", "normal")
