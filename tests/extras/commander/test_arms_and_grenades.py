"""What a sergeant does with arms that do not fire, and with grenades: by the odds of the rules, never at his own."""

from dataclasses import replace

import pytest
from support.asked_minds import asked, moved, with_nobody_left

from squadlog.battle.state import Arm, Ongoing, ShotPlan
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import MindView


@pytest.fixture(scope="module")
def raiders():
    return asked("blow_the_damn_thing_up", "red")


def changed(posed, unit, **how):
    units = {**posed.known.units, unit: replace(posed.known.units[unit], **how)}
    return replace(posed, known=replace(posed.known, units=units))


def actions(posed, unit):
    return [getattr(one.says, "action", "hold") for one in commander_of("sergeant").weigh(posed, unit)]


def asked_unit(posed):
    return MindView(posed).undecided()[0]


def test_a_jam_is_cleared_and_a_weapon_that_fires_is_left_alone(raiders):
    """ACT-59."""
    unit = asked_unit(raiders)
    jammed = with_nobody_left(changed(raiders, unit, arms=(Arm(code="SR", jammed=True),)), "blue")
    found = actions(jammed, unit)
    assert found.index("clear_weapon") < found.index("hold")
    assert "clear_weapon" not in actions(raiders, unit)


def test_nobody_stands_idle_with_nothing_in_hand(raiders):
    """ACT-62."""
    unit = asked_unit(raiders)
    bare = with_nobody_left(changed(raiders, unit, in_hand=None), "blue")
    assert "exchange" in actions(bare, unit)
    assert "exchange" not in actions(raiders, unit)


def thrown(posed, unit):
    """What he might do with a grenade, with its terms."""
    words = {"throw", "pick_up_object"}
    weighed = commander_of("sergeant").weigh(posed, unit)
    return [one for one in weighed if getattr(one.says, "action", "") in words]


def thrown_at(posed, unit):
    """At whom he might throw one, or take one in hand for."""
    names = [term.name for one in thrown(posed, unit) for term in one.terms]
    throws = {str(one.says.shot.target) for one in thrown(posed, unit) if one.says.shot is not None}
    return throws | {name.split()[-2] for name in names if name.startswith("takes a grenade in hand for ")}


def test_a_grenade_is_thrown_where_several_stand_by_the_odds_of_the_rules(raiders):
    """GRN-25..38, CAS-01..06: what it takes is what the rules foresee of it, wherever it may lie."""
    unit = asked_unit(raiders)
    there = moved(moved(moved(raiders, unit, 14.0, 9.0), 9, 14.0, 19.0), 10, 15.0, 19.0)
    (best, *_) = thrown(there, unit)
    view = MindView(there)
    takes = {term.name: term.amount for term in best.terms}
    assert takes["takes"] > 0
    assert takes["costs his own side"] == 0
    assert view.stands(best.says)


def test_no_grenade_is_thrown_among_his_own_nor_where_nobody_is(raiders):
    unit = asked_unit(raiders)
    there = moved(moved(raiders, unit, 14.0, 9.0), 9, 14.0, 19.0)
    others = [one for one in there.known.units if one <= 8 and one != unit][:3]
    for place, one in enumerate(others):
        there = moved(there, one, 13.0 + place, 19.6)
    alone = {term.name for one in thrown(there, unit) for term in one.terms}
    assert not any(name.endswith(("for 9 at", "for 10 at")) for name in alone)
    assert thrown(with_nobody_left(there, "blue"), unit) == []


def test_nobody_throws_at_those_at_whom_a_friend_throws_already(raiders):
    unit = asked_unit(raiders)
    there = moved(moved(moved(raiders, unit, 14.0, 9.0), 9, 14.0, 19.0), 10, 15.0, 19.0)
    friend = next(one for one in there.known.units if one <= 8 and one != unit)
    now = there.known.now
    throws = Ongoing(kind="throw", start=now, end=now, shot=ShotPlan(weapon="fragmentation", target=9))
    assert {"9", "10"} & thrown_at(there, unit)
    assert not {"9", "10"} & thrown_at(changed(there, friend, action=throws), unit)
