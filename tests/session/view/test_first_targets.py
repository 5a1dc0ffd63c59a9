"""Who is aimed at to begin with: in sight, able to act, near; a dazed enemy is not the first that is offered."""

from fractions import Fraction

import pytest
from support.battles import skirmish

from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Metres, Sighting, YesNo
from squadlog.session.view.shots.targets import Aimable, first_target

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


def test_whom_one_shot_at_last_is_offered_again_unless_somebody_else_is_more_of_a_danger(battle):
    assert first_target(battle, Aimable(FOES), 14) == 14
    assert first_target(battle, Aimable(FOES), 12) == 13
    assert first_target(battle, Aimable((11, 12)), 12) == 12


def test_measured_the_nearest_in_sight_who_can_act_is_offered(battle):
    lines = {11: seen(2.0), 12: seen(3.0), 13: seen(9.0), 14: seen(6.0)}
    assert first_target(battle, Aimable(FOES, lines), None) == 14
    assert first_target(battle, Aimable(FOES, lines), 13) == 13
    hidden = {**lines, 13: seen(9.0, in_sight=False), 14: seen(6.0, in_sight=False)}
    assert first_target(battle, Aimable(FOES, hidden), 13) == 12


def test_nobody_to_aim_at_is_nobody(battle):
    assert first_target(battle, Aimable(("D1",)), 13) is None


def test_the_first_who_can_be_shot_at_is_offered_and_whoever_was_shot_at_last_only_if_he_can_be():
    """FIR-01: the card opened on somebody beyond a wall, whom Enter refuses."""
    battle = skirmish(red=(1,), blue=FOES)
    refused = dict.fromkeys(FOES)
    some = Aimable(FOES, chances={**refused, 14: Fraction(1, 2)})
    assert first_target(battle, some, None) == 14
    assert first_target(battle, some, 11) == 14
    assert first_target(battle, Aimable(FOES, chances=refused), None) == 11
    assert some.others(11)
    assert not some.others(14)
