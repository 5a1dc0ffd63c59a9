"""Zero gravity: checks, what does not work, dives that go on (ZRG, TRP-02, TRP-03, AMB-64, AMB-98, AMB-99)."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.moving import facts

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, Trace
from squadlog.rules.common.checks import judge_face
from squadlog.rules.moving import movement, zero_gravity
from squadlog.rules.moving.step_costs import leap_metres


def weightless(soldier=None, state=None, **battle):
    return skirmish(
        (1, 2), soldiers={1: soldier or {}}, units={1: state or {}}, setup_changes={"zero_g": True}, **battle
    )


def check(face, *, soldier=None, weapon=None, rulings=None):
    recorder = EventRecorder(weightless(soldier))
    passed = zero_gravity.check(
        recorder, 1, "fire_throw" if weapon else "move", weapon, table([face], rulings=rulings)
    )
    (event,) = recorder.events
    assert event.check.success is passed
    return passed


def figure(soldier, rulings=None):
    return zero_gravity.ledger(weightless(soldier), 1, None, table(rulings=rulings)).total


def refused(mode=None, weapon=None, *, soldier=None, state=None, rulings=None, pack=None, battle=None):
    at = battle or weightless(soldier, state)
    answer = zero_gravity.check_zero_gravity(at, at.units[1], mode, weapon, table(rulings=rulings), pack=pack)
    return answer and answer.rule


def test_only_battles_set_up_weightless_are_zrg_01():
    """ZRG-01."""
    assert zero_gravity.needs_check(weightless(), "move")
    assert not zero_gravity.needs_check(skirmish(), "move")
    grounded = skirmish(units={1: {"omni": "slug"}})
    assert refused(mode="sprint", weapon="SAR", pack=True, battle=grounded) is None


@pytest.mark.parametrize("action", ["move", "fire_throw", "reload", "open_airlock", "change_facing"])
def test_every_action_begins_with_one_check_however_long_it_is_zrg_02(action):
    """ZRG-02."""
    assert zero_gravity.needs_check(weightless(), action)


def test_melee_makes_its_own_checks_zrg_02_amb_134():
    """ZRG-02, AMB-134."""
    assert not zero_gravity.needs_check(weightless(), "melee")


def test_the_check_passes_on_eight_or_less_zrg_03_die_10():
    """ZRG-03, DIE-10."""
    marine = {"troop": "marines"}
    assert check(9, soldier=marine)
    assert check(8) is False
    assert check(7)


@pytest.mark.parametrize(
    ("soldier", "value"),
    [
        ({"troop": "marines"}, -1),
        ({"troop": "combat_arms"}, 1),
        ({"troop": "civilian"}, 2),
        ({"troop": "tech"}, 1),
        ({"troop": "tech", "naval": True}, 0),
    ],
)
def test_the_troop_modifies_the_check_naval_technicians_have_their_own_zrg_04_trp_01_trp_02_amb_62(
    soldier, value
):
    """ZRG-04, TRP-01, TRP-02, AMB-62."""
    assert figure(soldier) == value


@pytest.mark.parametrize(
    ("weapon", "kick"), [("SR", 1), ("SMG", 1), ("P", 1), ("SP", 0), ("SC", 0), ("OR", 0), ("LR", 0)]
)
def test_the_spike_rifle_and_caseless_weapons_kick_the_others_do_not_zrg_05(weapon, kick):
    """ZRG-05."""
    battle = weightless()
    quiet = zero_gravity.ledger(battle, 1, None, table()).total
    firing = zero_gravity.ledger(battle, 1, weapon, table())
    assert firing.total == quiet + kick
    assert len(firing.lines) == 2, "a weapon that does not kick is shown all the same"


def test_new_45_a_bounce_trooper_fires_its_spike_rifle_zrg_03_zrg_04_zrg_05():
    """NEW-45, ZRG-03, ZRG-04, ZRG-05."""
    ledger = zero_gravity.ledger(weightless(), 1, "SR", table())
    assert (judge_face(ledger, 7).net, judge_face(ledger, 7).success) == (9, False)
    assert judge_face(ledger, 6).success


@pytest.mark.parametrize(("option", "passes"), [("nine_or_more", False), ("nine_or_ten", True)])
def test_a_sum_above_ten_fails_unless_only_nine_and_ten_do_amb_98(option, passes):
    """AMB-98."""
    assert check(9, weapon="SR", soldier={"troop": "civilian"}, rulings={"zeroG.check": option}) is passes


@pytest.mark.parametrize("option", ["nine_or_more", "nine_or_ten"])
def test_naturals_stand_in_either_reading_amb_98_die_03_die_04(option):
    """AMB-98, DIE-03, DIE-04."""
    assert check(1, soldier={"troop": "civilian"}, rulings={"zeroG.check": option})
    assert not check(10, soldier={"troop": "civilian"}, rulings={"zeroG.check": option})
    assert not check(8, soldier={"troop": "combat_arms"}, rulings={"zeroG.check": option})


PENAL = {"troop": "penal", "weapons": ("SMG",)}


def test_penal_troops_stay_out_of_zero_gravity_or_use_two_trp_03_amb_64():
    """TRP-03, AMB-64."""
    two = {"troops.penal": "2"}
    assert refused(soldier=PENAL) == "TRP-03"
    assert refused(soldier=PENAL, rulings=two) is None
    assert (figure(PENAL), figure(PENAL, two)) == (0, 2)


def test_nobody_sprints_zrg_06():
    """ZRG-06."""
    assert refused(mode="sprint") == "ZRG-06"
    assert refused(mode="run") is None


def test_slug_weapons_are_useless_the_omni_rifle_as_it_is_set_zrg_07():
    """ZRG-07."""
    omni, slug = {"weapons": ("OR", "SR")}, {"omni": "slug"}
    assert refused(weapon="SAR") == "ZRG-07"
    assert refused(weapon="OR", soldier=omni, state=slug) == "ZRG-07"
    assert refused(weapon="OR", soldier=omni) is None
    assert refused(weapon="SR", soldier=omni, state=slug) is None


def test_a_jump_reaches_twice_as_far_zrg_08():
    """ZRG-08."""
    light, heavy = weightless(), skirmish(units={1: {"pack_on": False}})
    reach = [leap_metres(at, at.units[1], "jump", 1.5, table()).usual for at in (light, heavy)]
    assert reach == [3, 1.5]


def test_packs_do_not_work_zrg_09():
    """ZRG-09."""
    assert refused(pack=True) == "ZRG-09"
    assert refused(pack=False) is None


DIVING = {"action": Ongoing(kind="dive", start=Moment(1, 1), end=Moment(1, 2))}


def test_a_diver_goes_on_until_something_stops_it_zrg_10():
    """ZRG-10."""
    battle = weightless(state=DIVING)
    assert zero_gravity.drifts(battle, battle.units[1])
    grounded = skirmish(units={1: DIVING})
    assert not zero_gravity.drifts(grounded, grounded.units[1])
    recorder = EventRecorder(battle)
    zero_gravity.dive_collision(recorder, 1, None, table())
    assert not zero_gravity.drifts(recorder.battle, recorder.battle.units[1])


@pytest.mark.parametrize(("ends", "metres"), [(2, 1.0), (3, 2.0)])
def test_the_landing_that_was_declared_is_of_the_dive_not_of_its_drift_zrg_10(ends, metres):
    """ZRG-10, ACT-45: a metre was said; what goes on past it goes the whole way."""
    said = Ongoing(
        kind="dive", start=Moment(1, 1), end=Moment(1, ends), extras=("after:none", "as_far_as:1.0")
    )
    recorder = EventRecorder(
        weightless({"armour": "LI"}, {"action": said, "before": Trace(mode="dive")}, now=Moment(1, ends))
    )
    movement.dive(recorder, 1, facts(), table())
    assert recorder.battle.units[1].moved.metres == metres


def test_nobody_else_drifts_zrg_14():
    """ZRG-14."""
    walking = {"action": Ongoing(kind="move", mode="walk", start=Moment(1, 1), end=Moment(1, 1))}
    battle = weightless(state=walking)
    assert not zero_gravity.drifts(battle, battle.units[1])
    assert not zero_gravity.drifts(battle, battle.units[2])


@pytest.mark.parametrize("option", ["1", "2"])
def test_how_fast_a_dive_goes_on_is_for_the_table_amb_99_zrg_10(option):
    """AMB-99, ZRG-10."""
    assert zero_gravity.dive_subphases(table(rulings={"zeroG.dive": option})) == int(option)


def collided(into):
    recorder = EventRecorder(weightless(state=DIVING))
    zero_gravity.dive_collision(recorder, 1, into, table())
    return recorder.battle.units


def test_a_dive_against_a_wall_stops_and_dazes_the_diver_zrg_11():
    """ZRG-11."""
    units = collided(None)
    assert units[1].dazed(Moment(1, 2))
    assert units[1].dazed(Moment(1, 4))
    assert not units[1].dazed(Moment(1, 5))
    assert units[1].action is None
    assert not units[2].dazed(Moment(1, 2))


def test_a_dive_into_a_unit_dazes_and_fells_both_friend_or_foe_zrg_12():
    """ZRG-12."""
    for other in (2, 11):
        units = collided(other)
        for number in (1, other):
            assert units[number].dazed(Moment(1, 2))
            assert units[number].posture == "prone"


def test_whoever_is_struck_loses_its_action_zrg_12():
    """ZRG-12."""
    reloading = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5))
    battle = weightless(state=DIVING)
    battle = replace(battle, units={**battle.units, 2: replace(battle.units[2], action=reloading)})
    recorder = EventRecorder(battle)
    zero_gravity.dive_collision(recorder, 1, 2, table())
    assert recorder.battle.units[2].action is None
