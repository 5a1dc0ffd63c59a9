"""Battles by night: ENV-02, ENV-03, ENV-05, ENV-06, A-95."""

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import Declare
from squadlog.battle.terms import Environment
from squadlog.facts.ground_facts import Metres, Sighting, YesNo
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.fire import to_hit
from squadlog.rules.weather.night import refusal_sprint

YES = YesNo(value=True, origin="stated")
SEEN = Sighting(distance=Metres(value=12, origin="stated"), in_arc=YES, in_sight=YES)
NIGHT, BLACKOUT = Environment(night=True), Environment(night=True, blackout=True)


class Under(StatedSurveyor):
    """These units are under a roof."""

    def __init__(self, *roofed):
        super().__init__()
        self.roofed = roofed

    def indoors(self, where, /):
        return YesNo(value=where in self.roofed, origin="measured")


def fought(environment=NIGHT, **units):
    soldiers = {1: {"armour": units.pop("armour", "BI")}}
    return skirmish(soldiers=soldiers, units=units.get("states"), setup_changes={"environment": environment})


def lines(battle, *roofed, **rulings):
    board = table(surveyor=Under(*roofed), rulings=rulings)
    ledger = to_hit.ledger(battle, 1, "SR", 11, SEEN, "plain", board)
    return [(one.value, one.rule, one.applied) for one in ledger.lines if one.key.startswith("night")]


@pytest.mark.parametrize(("armour", "value"), [("BI", 1), ("RS", 1), ("TS", 2), ("No", 2)])
def test_night_is_a_line_of_the_shot_by_the_suit_of_the_firer_env_03(armour, value):
    """ENV-03, ADV-15."""
    assert lines(fought(armour=armour)) == [(value, "ENV-03", True)]


def test_by_day_it_is_none_env_02():
    """ENV-02, ADV-01."""
    assert lines(fought(Environment())) == []
    assert lines(fought(Environment(blackout=True))) == []


@pytest.mark.parametrize(
    ("roofed", "decides", "counts"),
    [
        ((), "target", True), ((11,), "target", False), ((1,), "target", True), ((1, 11), "target", False),
        ((), "both", True), ((11,), "both", False), ((1,), "both", False),
    ],
)  # fmt: skip
def test_under_a_roof_it_is_light_and_the_target_or_both_decide_env_06_a_95(roofed, decides, counts):
    """ENV-06, A-95."""
    ((_, _, applied),) = lines(fought(), *roofed, **{"night.decided_by": decides})
    assert applied is counts
    ((_, _, dark),) = lines(fought(BLACKOUT), *roofed, **{"night.decided_by": decides})
    assert dark


@pytest.mark.parametrize(
    ("place", "counts"), [("stairs:S1", False), ("airlock:A", False), ("on:W1", True), ("", True)]
)
def test_who_is_in_a_stairway_or_an_airlock_is_indoors_env_06(place, counts):
    """ENV-06: with or without a map."""
    ((_, _, applied),) = lines(fought(states={11: {"place": place}}))
    assert applied is counts


@pytest.mark.parametrize(
    ("armour", "environment", "refused"),
    [("TS", NIGHT, True), ("BI", NIGHT, False), ("TS", Environment(), False), ("TS", BLACKOUT, True)],
)
def test_nobody_sprints_by_night_without_a_power_suit_env_05(armour, environment, refused):
    """ENV-05."""
    played = Played(fought(environment, armour=armour))
    order = Declare(unit=1, action="move", mode="sprint")
    if refused:
        assert (played.refused(order).code, played.refused(order).rule) == ("no-sprint-by-night", "ENV-05")
        played.do(Declare(unit=1, action="move", mode="run"))
    else:
        played.do(order)


def test_in_a_lit_building_anybody_sprints_by_night_env_06():
    """ENV-05, ENV-06: but not where a blackout was agreed."""
    inside = table(surveyor=Under(1))
    for environment, refused in ((NIGHT, False), (BLACKOUT, True)):
        battle = fought(environment, armour="TS")
        assert (refusal_sprint(battle, battle.units[1], "sprint", inside) is not None) is refused
