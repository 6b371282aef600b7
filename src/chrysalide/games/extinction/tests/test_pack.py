"""Card packs are checked on load, and another folder is another pack of the game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.extinction.codes import AMBASSADOR_IDS, CARD_IDS, EFFECT_IDS, PLACE_IDS, ROLE_IDS
from chrysalide.games.extinction.facts import DEFAULT, read_pack
from chrysalide.games.extinction.facts.records import LEVELS, MARKS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.tables import Tables
from tests.data_faults import assert_missing_named, assert_named, put_instead, with_fault

HERE = Path(__file__).parents[1] / "data" / DEFAULT

# file, what stands there, what is put there instead, and what the error must name
FAULTS = [
    ("box.toml", "money = 25", "money = 0", r"box.toml: box: money: 0 is not an integer from 1 to 60"),
    ("box.toml", "dice_per_seat = 3", "dice_per_seat = 4", r"box.toml: box: dice_per_seat: 4"),
    ("box.toml", "gap = [2, 1, 1, 1]", "gap = [2, 1, 1]", r"box.toml: box: gap: \[2, 1, 1\]"),
    ("box.toml", "second = [8, 6, 5, 4]", "second = [8, 6, 4, 4]", r"box.toml: vote_years: second: the second vote"),
    ("box.toml", "cubes = 25", "cubes = 25\nglass = 3", r"box.toml: box: glass: is not one of"),
    ("actions.toml", 'id = "planifier"', 'id = "Planifier"', r"actions.toml: start_action 1 \(Planifier\): id: "),
    ("actions.toml", "unconstrained = true", "unconstrained = false", r"start_action: no free one without placement"),
    ("actions.toml", 'face = "littoral"', 'face = "foret"', r"actions.toml: file: start_action: 5 and not four"),
    ("actions.toml", "steps = 1", "steps = 4", r"start_action 3 \(relocaliser\), ops 1: steps: 4"),
    ("roles.toml", 'start = "suivi"', 'start = "gala"', r"roles.toml: specialty 1 \(ethologue\): start: 'gala'"),
    ("roles.toml", 'id = "avocat"', 'id = "reporter"', r"roles.toml: file: role: 'reporter' stands there twice"),
    (
        "roles.toml",
        'mod = "gap"',
        'mod = "luck"',
        r"specialty 6 \(negociateur\), ability: mod: 'luck' is not one of birth",
    ),
    (
        "roles.toml",
        'when = "on_effect"',
        'when = "at_lunch"',
        r"specialty 7 \(contentieux\), ability: when: 'at_lunch'",
    ),
    ("roles.toml", 'does = "cancel_effect"', 'does = "reroll"', r"\(contentieux\), ability: does: 'reroll' must be"),
    ("roles.toml", 'once = "turn", cost = 2, ops', "cost = 2, ops", r"\(constitutionnel\), ability: once: is missing"),
    ("roles.toml", 'n = 2\nid = "envoye"', 'n = 1\nid = "envoye"', r"specialty: reporter has 2 and not one with n = 1"),
    ("cards.toml", 'id = "collecte"', 'id = "terrain"', r"cards.toml: file: card: 'terrain' stands there twice"),
    (
        "cards.toml",
        "n = 2, filter",
        "n = 0, filter",
        r"cards.toml: card 3 \(conference\), ops 1: n: 0 is not an integer",
    ),
    (
        "cards.toml",
        'filter = "revealed"',
        'filter = "sleepy"',
        r"card 21 \(coalition\), ops 1: filter: 'sleepy' is not one of any",
    ),
    ("cards.toml", 'if = "die>=5"', 'if = "die>5"', r"card 15 \(gala\), ops 2: if: 'die>5' is not a condition"),
    ("cards.toml", 'n = "x"', 'n = "y"', r"card 17 \(terres\), ops 2: n: 'y'"),
    ("cards.toml", '{ op = "amount", lo = 0, hi = 4 }, ', "", r"card 17 \(terres\), ops 1: n: 'x' needs"),
    ("cards.toml", "lo = 0, hi = 4", "lo = 4, hi = 0", r"card 17 \(terres\), ops 1: hi: 0 is less than lo"),
    (
        "cards.toml",
        '[{ op = "skip", n = 2 }]',
        '[{ op = "play" }]',
        r"card 26 \(moratoire\), ops 1: op: 'play' cannot stand",
    ),
    (
        "cards.toml",
        '[{ op = "skip", n = 2 }]',
        '[{ op = "trigger_all" }]',
        r"\(moratoire\), ops 1: op: 'trigger_all' cannot",
    ),
    (
        "cards.toml",
        '{ op = "draw", n = 2 }',
        '{ op = "drow", n = 2 }',
        r"card 8 \(terrain\), ops 1: op: 'drow' is not one of gain",
    ),
    (
        "cards.toml",
        '{ op = "draw", n = 2 }',
        '{ op = "draw", m = 2 }',
        r"card 8 \(terrain\), ops 1: m: is not one of op, n",
    ),
    (
        "cards.toml",
        'type = "U"\nops = [{ op = "unconst" }]',
        'type = "U"\ncost = 1\nops = []',
        r"\(mobilisation\): cost: only an Action",
    ),
    (
        "cards.toml",
        'decks = "avocat"',
        'decks = "juge"',
        r"card 23 \(injonction\): decks: 'juge' is not one of all, zoologiste",
    ),
    (
        "cards.toml",
        'decks = "reporter"\ntype = "U"',
        'decks = "avocat"\ntype = "U"',
        r"card: the deck of avocat has 15 and not 14",
    ),
    ("cards.toml", 'parts = ["uncube"', 'parts = ["cube"', r"card 24 \(jurisprudence\), ability: parts: 'cube'"),
    ("cards.toml", 'mark = "B"', 'mark = "X"', r"card 1 \(rechercher\): mark: 'X' is not one of B, S, I, O"),
    (
        "ambassadors.toml",
        'value = "animals"',
        'value = "plants"',
        r"ambassador 1 \(chine\): value: 'plants' is not one of animals",
    ),
    ("ambassadors.toml", "target = [16, 16, 16, 16]", "target = [16]", r"ambassador 2 \(japon\): target: \[16\]"),
    ("ambassadors.toml", "dice = 1", "dice = 3", r"ambassador 7 \(bresil\): dice: 3 is not an integer from 1 to 2"),
    ("ambassadors.toml", '"green", "grey"]', '"green"]', r"ambassadors.toml: ambassador_row: colours: there are 5"),
    (
        "ambassadors.toml",
        'id = "inde"',
        'id = "chine"',
        r"ambassadors.toml: file: ambassador: 'chine' stands there twice",
    ),
    ("modules.toml", "13, 36", "27, 36", r"modules.toml: module 1 \(tigre\): animals: 27 is not a cell"),
    (
        "modules.toml",
        "normal = 16",
        "normal = 26",
        r"module 1 \(tigre\), tiles: normal: 26 is not an integer from 1 to 24",
    ),
    (
        "modules.toml",
        'key = "route"',
        'key = "pieges"',
        r"modules.toml: module 3 \(panda\): key: 'pieges' is not one of route",
    ),
    (
        "modules.toml",
        'difficile_constant = "courant"',
        'difficile_constant = "requin"',
        r"\(loutre\): difficile_constant: 'requin'",
    ),
    (
        "modules.toml",
        "levels.facile.prices",
        "levels.facile.animals = [13, 19]\nlevels.facile.prices",
        r"\(tigre\), level facile: animals: 19 is not a cell",
    ),
    (
        "modules.toml",
        "levels.normal.target_delta = 6",
        'levels.facile.constants = ["piste", "piste"]',
        r"\(tigre\): constants: 'piste' is not a Constant here, or there are fewer copies",
    ),
    (
        "modules.toml",
        "levels.normal.prices = { restaurer = 2,",
        "levels.normal.prices = { conference = 2,",
        r"\(tigre\), level normal, prices: conference: is not one of",
    ),
    (
        "modules.toml",
        "levels.normal.prices = { restaurer = 2,",
        "levels.normal.price = { restaurer = 2,",
        r"\(tigre\), level normal: price: is not one of",
    ),
    ("effects.toml", "copies = 4", "copies = 5", r"effects.toml: file: effect: tigre has 19 and not 18 cards"),
    (
        "effects.toml",
        'module = "tigre"\nid = "trafic"',
        'module = "lynx"\nid = "trafic"',
        r"effect 6 \(trafic\): module: 'lynx'",
    ),
    (
        "effects.toml",
        'unless = "barrages"',
        'unless = "digues"',
        r"effect 13 \(courant\): trigger: unless: 'digues' is not a Constant",
    ),
    (
        "effects.toml",
        'action = "relocaliser"',
        'action = "reseaux"',
        r"effect 7 \(piste\), mods 1: action: 'reseaux' is not one of",
    ),
    (
        "effects.toml",
        'card = "courant"',
        'card = "vent"',
        r"effect 16 \(barrages\): mods: card: 'vent' is not a Constant",
    ),
    (
        "effects.toml",
        'filter = "hemmed2"',
        'filter = "hungry"',
        r"effect 25 \(floraison\), trigger 1: filter: 'hungry' is not one of",
    ),
    (
        "effects.toml",
        'kind = "C"\nmods = [{ mod = "birth", n = -1 }]',
        'kind = "C"',
        r"\(proies\): trigger: a Constant has a trigger",
    ),
    (
        "effects.toml",
        'trigger = [{ op = "uncube" }]',
        'ops = [{ op = "uncube" }]',
        r"\(remaniement\): ops: an Immediate has them",
    ),
    ("effects.toml", "[[effect]]", "[[effect", r"effects.toml: file: "),
]


@pytest.mark.parametrize(("file", "old", "new", "named"), FAULTS, ids=[f"{f[0]}-{f[2][:24]}" for f in FAULTS])
def test_a_fault_is_named_by_file_card_and_field(tmp_path: Path, file: str, old: str, new: str, named: str) -> None:
    assert_named(read_pack, with_fault(HERE, tmp_path, file, old, new), file, named)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert_missing_named(read_pack, with_fault(HERE, tmp_path, "box.toml", "money", "money"), "cards.toml")


def test_every_thing_says_where_it_comes_from() -> None:
    pack = read_pack(HERE)
    marks = {action.mark for action in pack.start_actions} | {role.mark for role in pack.roles}
    marks |= {card.mark for card in pack.cards} | {specialty.mark for specialty in pack.specialties}
    marks |= {ambassador.mark for ambassador in pack.ambassadors} | {module.mark for module in pack.modules}
    marks |= {effect.mark for module in pack.modules for effect in module.effects}
    assert marks <= set(MARKS)
    assert {ambassador.id for ambassador in pack.ambassadors if ambassador.mark == "B"} == {
        "chine", "japon", "indonesie", "bresil",
    }  # fmt: skip


def test_ids_of_the_default_pack_come_first() -> None:
    """So that its codes do not depend on which other packs are there."""
    pack = read_pack(HERE)
    assert [card.id for card in pack.cards] == CARD_IDS[:30]
    assert [role.id for role in pack.roles] == ROLE_IDS[:5]
    assert [ambassador.id for ambassador in pack.ambassadors] == AMBASSADOR_IDS[:12]
    assert [action.id for action in pack.start_actions] == PLACE_IDS[:5]
    assert set(EFFECT_IDS) >= {effect.id for module in pack.modules for effect in module.effects}


def other_pack(folder: Path) -> Path:
    """Other cards: operations, abilities and lists stand where ours have them not."""
    copy = with_fault(HERE, folder, "box.toml", "first = [7, 5, 4, 3]", "first = [2, 2, 2, 2]")
    for file, old, new in (
        # a Unique as a start card, an effect's operations on a player card, a Permanent that all decks have
        ("roles.toml", 'start = "suivi"', 'start = "lacher"'),  # a Unique that asks, in the set-up
        ("cards.toml", '[{ op = "skip", n = 2 }]', '[{ op = "draw", n = 1 }, { op = "skip", n = 1 }]'),
        ("cards.toml", '[{ op = "draw", n = 2 }]', '[{ op = "draw", n = 1 }, { op = "tile", where = "free_by_tile" }]'),
        (
            "cards.toml",
            'type = "A"\nops = [{ op = "peek" }]',
            'type = "P"\nability = { when = "on_loss", once = "effect_card", scope = "own_turn", does = "save_loss" }',
        ),
        ("cards.toml", '{ op = "gain", n = 1 }, { op = "draw", n = 1 }', '{ op = "destroy" }, { op = "fine", n = 1 }'),
        ("ambassadors.toml", 'take = "min"', 'take = "max"'),
        ("modules.toml", "starve_at = -1", "starve_at = 0"),
        ("modules.toml", "animals = [13, 13,", "animals = [22, 22,"),
        ("effects.toml", 'trigger = [{ op = "uncube" }]', 'trigger = [{ op = "fund", price = 1 }, { op = "uncube" }]'),
        ("effects.toml", '{ op = "lose", filter = "by_tile" }]', '{ op = "unconst" }, { op = "play" }]'),
        ("box.toml", "second = [8, 6, 5, 4]", "second = [4, 3, 3, 3]"),
    ):
        put_instead(copy, file, old, new)
    return copy


def test_another_pack_plays_by_its_own_facts(tmp_path: Path) -> None:
    pack = read_pack(other_pack(tmp_path))
    for module in pack.modules:
        for seats in (2, 3, 5):
            for seed in range(4):
                state = Extinction(Tables(pack, module, LEVELS[seed % 3], seats, 2))
                dice = Dice(seed)
                state.trace = []
                while state.actor() != OVER:
                    assert len(state.legal()) <= 300
                    state.apply(state.draw(dice) if state.actor() == CHANCE else state.pick(dice))
                assert state.turns <= seats * (4 if seats == 2 else 3)
                assert state.bank + sum(state.money) == 25
                assert state.herd + state.population() == 15


def test_the_option_chooses_among_the_folders(tmp_path: Path) -> None:
    """In a process of its own, as packs are read when the game is loaded."""
    script = """
import chrysalide
match = chrysalide.new("extinction", seats=3, seed=3, pack="other")
bot = chrysalide.bot("extinction", "random", 1)
while not match.over:
    match.play(bot.choose(match.view(match.actor)))
again = chrysalide.load(match.record())
assert again.entries == match.entries
cards = [card.id for card in match.state.tables.pack.cards]
print(match.view()["options"]["pack"], "quete" in cards, "collecte" in cards)
"""
    folder = other_pack(tmp_path)
    put_instead(folder, "cards.toml", 'id = "collecte"\nname = "Collecte de fonds"', 'id = "quete"\nname = "Quête"')
    environment = {**os.environ, "CHRYSALIDE_PACKS": str(folder)}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout.split() == ["other", "True", "False"], done.stderr
