"""Whatever is said, in whatever state: events or a refusal with code, sentence and rule; never an exception."""

from dataclasses import replace
from functools import cache
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, table
from support.laws import law
from support.players import RandomPlayer

from squadlog.base.dice import SeededDice
from squadlog.battle.commands import BasicCommand, PlaceFeature
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.feature import Feature
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_paragraphs
from squadlog.rules.desk.engine import decide, refusal

FEATURES = (
    Feature(id="D1", kind="internal_door", name="Door", state="closed"),
    Feature(id="W1", kind="external_wall", name="Wall"),
    Feature(id="L1", kind="elevator", name="Lift", floors=3),
)
MOST_STEPS = 60
UNITS = st.sampled_from((1, 2, 3, 11, 12, 13, 99, -1))
WORDS = {
    "unit": UNITS,
    "target": st.none() | UNITS,
    "partner": st.none() | UNITS,
    "engage": st.none() | UNITS,
    "feature": st.none() | st.sampled_from(("D1", "W1", "L1", "nowhere")),
    "weapon": st.none() | st.sampled_from(("SR", "SP", "OR", "SAR", "nothing")),
    "item": st.none() | st.sampled_from(("SR", "SP", "key", "")),
    "action": st.sampled_from(
        (
            "move", "fire_throw", "aimed_fire", "opportunity_fire", "position_change", "change_facing", "jump", "dive",
            "reload", "clear_weapon", "exchange", "drop_object", "pick_up_object", "open_close_door", "open_airlock",
            "call_elevator", "elevator_floor", "stairs_floor", "change_omni_mode", "use_device", "melee", "rally",
            "crawl", "move_backward", "extra:dig", "",
        )
    ),
    "extras": st.lists(st.sampled_from(("open", "close", "lock", "unlock", "key", "airlock", "?")),
    max_size=2).map(tuple),
    "floors": st.integers(-3, 9),
    "order": st.lists(UNITS, max_size=3).map(tuple),
    "grouping": st.sampled_from(("red", "blue", "green")),
    "beyond": st.lists(UNITS, max_size=2).map(tuple),
    "at_m": st.sampled_from((0.0, 1.0, -1.0, 1e9, float("nan"), float("inf"))),
    "shares": st.lists(st.tuples(UNITS, st.integers(-1, 4)), max_size=3).map(tuple),
    "side": st.none() | st.sampled_from(("red", "blue", "green")),
    "overrule": st.sampled_from(("", "", "the table says so")),
}  # fmt: skip


@cache
def _fight(seed):
    """A random fight, as it stands after each step."""
    stands = [first_state(setup((1, 2, 3), (11, 12, 13), features=FEATURES))]
    player = RandomPlayer(seed, warlike=0.9)
    while len(stands) <= MOST_STEPS:
        battle = stands[-1]
        at = table(dice=SeededDice(seed, battle.rolls))
        command = player.next(battle, at)
        if command is None:
            break
        for event in decide(battle, command, at):
            battle = evolve(battle, event)
        stands.append(battle)
    return stands


def _battle(seed, steps):
    """A battle some way into a random fight."""
    return _fight(seed)[: steps + 1][-1]


@pytest.mark.parametrize("kind", get_args(BasicCommand), ids=lambda kind: kind.__name__)
@law(20)
@given(data=st.data(), seed=st.integers(0, 50), steps=st.integers(0, MOST_STEPS))
def test_anything_said_is_decided_or_refused_with_its_rule(kind, data, seed, steps):
    """Unknown, malformed, illegal or merely surprising: the engine answers, and a refusal says which rule."""
    battle = _battle(seed, steps)
    said = WORDS.keys() & kind.__dataclass_fields__.keys() - ({"feature"} if kind is PlaceFeature else set())
    drawn = {name: data.draw(WORDS[name]) for name in sorted(said)}
    command = replace(data.draw(st.from_type(kind)), **drawn)
    answer = decide(battle, command, table(dice=SeededDice(seed, battle.rolls)))
    refused = refusal(battle, command, table())
    assert isinstance(answer, Refusal) == (refused is not None), "refusal and decide disagree"
    if isinstance(answer, Refusal):
        assert answer == refused
        assert answer.code
        assert answer.sentence[0].isupper() or not answer.sentence[0].isalpha()
        assert answer.rule.split("..")[0] in _KNOWN, f"{answer.code} cites {answer.rule!r}"
    else:
        for event in answer:
            battle = evolve(battle, event)


_KNOWN = frozenset(paragraph.id for paragraph in load_paragraphs()) | {f"AMB-{n:02}" for n in range(1, 145)}
