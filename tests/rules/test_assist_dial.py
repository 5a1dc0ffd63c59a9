"""The assist dial of every part of the rules.

Enforce refuses, suggest says so and lets it stand, track keeps silent.
"""

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import ChooseOrder, Declare, Fire, SetAssist
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import SUBSYSTEMS, QueuedShot, Standing

_ROLLED = (
    Standing(grouping="red", roll=3, choice="COUNTERMOVE"),
    Standing(grouping="blue", roll=9),
)
_DOOR = Feature(id="W", kind="external_bulkhead", name="Hull")

CASES = {
    "initiative": (
        lambda: skirmish(stage="initiative", standings=_ROLLED, order=()),
        ChooseOrder(grouping="blue", choice="COUNTERMOVE"),
        "INI-07",
    ),
    "timing": (
        lambda: skirmish(
            units={1: {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}}, now=Moment(1, 2)
        ),
        Declare(unit=1, action="fire_throw"),
        "WND-04",
    ),
    "movement": (
        lambda: skirmish(units={1: {"posture": "kneeling"}}),
        Declare(unit=1, action="move", mode="walk"),
        "ACT-25",
    ),
    "fire": (
        lambda: skirmish(units={1: {"jammed": ("SR",)}}),
        Declare(unit=1, action="fire_throw"),
        "FIR-42",
    ),
    "melee": (
        lambda: skirmish(units={11: {"wound": "U"}}),
        Declare(unit=1, action="move", mode="walk", engage=11),
        "WND-17",
    ),
    "obstacles": (
        lambda: skirmish(stage="fire", features=(_DOOR,), fire_queue=(QueuedShot(unit=1, weapon="SR"),)),
        Fire(unit=1, target="W"),
        "OBS-08",
    ),
    "zero_g": (
        lambda: skirmish(setup_changes={"zero_g": True}),
        Declare(unit=1, action="move", mode="sprint"),
        "ZRG-06",
    ),
}
FACES = {"zero_g": (2,)}


def test_every_part_of_the_rules_is_tried():
    assert set(CASES) == set(SUBSYSTEMS)


@pytest.mark.parametrize("part", CASES)
def test_enforce_refuses(part):
    battle, command, rule = CASES[part]
    refused = Played(battle()).refused(command)
    assert (refused.subsystem, refused.rule) == (part, rule)


@pytest.mark.parametrize("part", CASES)
def test_suggest_lets_it_stand_and_keeps_the_objection(part):
    battle, command, rule = CASES[part]
    play = Played(battle())
    play.do(SetAssist(subsystem=part, level="suggest"))
    play.do(command, *FACES.get(part, ()))
    assert [event.rule for event in play.of_kind("overruled")][:1] == [rule]


@pytest.mark.parametrize("part", CASES)
def test_track_lets_it_stand_in_silence(part):
    battle, command, _ = CASES[part]
    play = Played(battle())
    play.do(SetAssist(subsystem=part, level="track"))
    play.do(command, *FACES.get(part, ()))
    assert "overruled" not in play.kinds()


@pytest.mark.parametrize("part", CASES)
def test_a_part_turned_down_leaves_the_others_enforced(part):
    battle, command, _ = CASES[part]
    play = Played(battle())
    for other in SUBSYSTEMS:
        if other != part:
            play.do(SetAssist(subsystem=other, level="track"))
    assert play.refused(command).subsystem == part
