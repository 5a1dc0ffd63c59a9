"""Setting units on the map before play."""

from dataclasses import dataclass, replace

import pytest
from support.battles import setup, table

from squadlog.base.dice import SeededDice
from squadlog.battle.commands import Begin, Correct, PlaceUnit
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import first_state, replay
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Position, YesNo
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.engine import decide

HERE = Position(x=12.5, y=8.0, facing_deg=90.0)


@dataclass
class _Ground(StatedSurveyor):
    """A surveyor with one opinion about standing somewhere."""

    opinion: YesNo

    def stands(self, unit: int, position: Position, floor: int, /) -> YesNo:  # noqa: ARG002
        return self.opinion


def _table(opinion: YesNo) -> RulesContext:
    return replace(table(), surveyor=_Ground(opinion))


FREE = _table(YesNo(value=True, origin="measured"))
TAKEN = _table(YesNo(value=False, origin="measured", reason="Unit 2 stands there.", rule="AMB-37"))
OUTSIDE = _table(YesNo(value=False, origin="measured", reason="That is off the map.", rule="MAP-01"))


def _before_play() -> Battle:
    return first_state(setup(map="a map"))


def _decided(command: PlaceUnit, at: RulesContext = FREE, battle: Battle | None = None) -> Battle:
    battle = battle or _before_play()
    told = decide(battle, command, at)
    assert not isinstance(told, Refusal), told
    return replay([BattleCreated(setup=battle.setup), *told])


def test_before_play_a_unit_is_set_on_the_map_and_taken_off_again_set_01():
    """SET-01."""
    placed = _decided(PlaceUnit(unit=1, position=HERE, floor=2)).units[1]
    assert (placed.position, placed.floor) == (HERE, 2)
    assert _decided(PlaceUnit(unit=1, position=None)).units[1].position is None


def test_a_place_outside_the_zone_can_be_overruled_and_one_off_the_map_cannot():
    """SET-01: the zone is the table's to give, the map's edge is not."""
    refused = decide(_before_play(), PlaceUnit(unit=1, position=HERE), TAKEN)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.sentence, refused.rule) == ("not-there", "Unit 2 stands there.", "AMB-37")
    allowed = PlaceUnit(unit=1, position=HERE, overrule="we agreed")
    assert _decided(allowed, TAKEN).units[1].position == HERE
    off = decide(_before_play(), allowed, OUTSIDE)
    assert isinstance(off, Refusal)
    assert off.code == "off-map"


def test_without_a_map_or_once_play_has_begun_nobody_is_set_up():
    """SET-01, SET-05."""
    bare = decide(first_state(setup()), PlaceUnit(unit=1, position=HERE), FREE)
    assert isinstance(bare, Refusal)
    assert bare.code == "no-map"
    begun = replace(_before_play(), stage="initiative")
    late = decide(begun, PlaceUnit(unit=1, position=HERE), FREE)
    assert isinstance(late, Refusal)
    assert late.code == "begun"


def test_starts_of_the_setup_are_where_units_stand_before_anything_happens():
    """SET-01."""
    battle = first_state(setup(map="a map", starts=(Start(unit=11, position=HERE, floor=3),)))
    assert (battle.units[11].position, battle.units[11].floor) == (HERE, 3)
    assert battle.units[1].position is None


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ((("at", "3.5,4"),), Position(x=3.5, y=4.0, facing_deg=90.0)),
        ((("facing", "-90"),), Position(x=12.5, y=8.0, facing_deg=270.0)),
        ((("at", "1,2"), ("facing", "45")), Position(x=1.0, y=2.0, facing_deg=45.0)),
        ((("at", "none"),), None),
    ],
)
def test_the_referee_sets_place_and_facing_straight(
    changes: tuple[tuple[str, str], ...], expected: Position | None
):
    """SET-01, GEN-06: metres on a map without a grid."""
    battle = _decided(PlaceUnit(unit=1, position=HERE))
    told = decide(battle, Correct(unit=1, changes=changes, reason="measured again"), FREE)
    assert not isinstance(told, Refusal), told
    first = [
        BattleCreated(setup=battle.setup),
        *decide(_before_play(), PlaceUnit(unit=1, position=HERE), FREE),
    ]
    assert replay([*first, *told]).units[1].position == expected


@pytest.mark.parametrize("text", ["nan,1", "1", "1,2,3", "inf,2", "here"])
def test_a_place_that_is_none_is_refused_in_one_sentence(text: str):
    told = decide(_before_play(), Correct(unit=1, changes=(("at", text),), reason="typing"), FREE)
    assert isinstance(told, Refusal)
    assert "not a place" in told.sentence


def test_nobody_faces_anywhere_without_standing_somewhere():
    told = decide(_before_play(), Correct(unit=1, changes=(("facing", "90"),), reason="typing"), FREE)
    assert isinstance(told, Refusal)
    assert "off the map has no facing" in told.sentence


def test_play_begins_with_units_where_they_were_set():
    battle = _decided(PlaceUnit(unit=1, position=HERE))
    told = decide(battle, Begin(), replace(FREE, dice=SeededDice(seed=1)))
    assert not isinstance(told, Refusal), told
