"""Who is aimed at to begin with: in sight, able to act, near; a dazed enemy is not the first that is offered."""

import pytest
from support.battles import skirmish

from squadlog.battle.moment import Moment
from squadlog.facts import Metres, Sighting, YesNo
from squadlog.tui.sheets.targets import first_target, target_rows

FOES = (11, 12, 13, 14)
DAZED = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}


@pytest.fixture
def battle():
    return skirmish(red=(1,), blue=FOES, units={11: {"wound": "U"}, 12: DAZED})


def seen(metres, *, in_sight=True):
    return Sighting(
        distance=Metres(value=metres, origin="measured"), in_arc=YesNo(value=True, origin="measured"),
        in_sight=YesNo(value=in_sight, origin="measured"),
    )  # fmt: skip


def test_without_a_map_who_can_act_comes_before_the_dazed_and_the_unconscious(battle):
    assert first_target(battle, FOES, {}, None) == 13
    assert [row.key for row in target_rows(battle, FOES, {}, 1)] == ["x13", "x14", "x12", "x11"]


def test_whom_one_shot_at_last_is_offered_again_unless_somebody_else_is_more_of_a_danger(battle):
    assert first_target(battle, FOES, {}, 14) == 14
    assert first_target(battle, FOES, {}, 12) == 13
    assert first_target(battle, (11, 12), {}, 12) == 12


def test_measured_the_nearest_in_sight_who_can_act_is_offered(battle):
    lines = {11: seen(2.0), 12: seen(3.0), 13: seen(9.0), 14: seen(6.0)}
    assert first_target(battle, FOES, lines, None) == 14
    assert first_target(battle, FOES, lines, 13) == 13
    hidden = {**lines, 13: seen(9.0, in_sight=False), 14: seen(6.0, in_sight=False)}
    assert first_target(battle, FOES, hidden, 13) == 12


def test_nobody_to_aim_at_is_nobody(battle):
    assert first_target(battle, ("D1",), {}, 13) is None
