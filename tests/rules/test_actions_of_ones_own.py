"""Actions that a table adds, and acting while one rides (ACT-19, LOG-16, CMB-17)."""

from dataclasses import replace

import pytest
from support.battles import setup, skirmish, table
from support.playing import Played

from squadlog.battle.commands import (
    AddAction,
    Declare,
    Done,
)
from squadlog.battle.evolve import first_state
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.battle.terms import ExtraAction
from squadlog.rules.desk.choices import choices


def salute(**more):
    agreed = setup((1, 2), extra_actions=(ExtraAction(name="Salute", ap=3, **more),))
    return Played(replace(first_state(agreed), stage="actions", order=("red", "blue")))


def test_an_action_of_ones_own_takes_its_time_act_19():
    """ACT-19, LOG-16: from this subphase to the third."""
    played = salute()
    played.do(Declare(unit=1, action="extra:Salute"))
    assert played.unit(1).action == Ongoing(kind="extra:Salute", start=Moment(1, 1), end=Moment(1, 3))
    while played.unit(1).action is not None:
        played.do(Done())
    assert [event.action for event in played.of_kind("action_ended")] == ["extra:Salute"]


@pytest.mark.parametrize("combines", [True, False])
def test_an_action_of_ones_own_stands_in_the_menu_act_19(combines):
    """ACT-19, LOG-16: with its price, and the moves it goes with."""
    played = salute(combines=combines)
    entry = {one.key: one for one in choices(played.battle, 1, table())}["extra:Salute"]
    assert (entry.label, entry.cost_ap, entry.end) == ("Salute", 3, Moment(1, 3))
    assert ("walk" in entry.modes) is combines
    beside = Declare(unit=1, action="extra:Salute", mode="walk")
    if combines:
        played.do(beside)
    else:
        assert played.refused(beside).rule == "CMB-14"


def test_the_table_adds_an_action_in_play_act_19():
    """ACT-19: and one of the same name takes its place."""
    played = Played(skirmish((1, 2)))
    assert played.refused(Declare(unit=1, action="extra:Salute")).code == "unknown-action"
    played.do(AddAction(name="Salute", ap=3))
    played.do(AddAction(name="Salute", ap=2, combines=True))
    assert played.battle.setup.extra_actions == (ExtraAction(name="Salute", ap=2, combines=True),)
    played.do(Declare(unit=1, action="extra:Salute"))
    assert played.unit(1).action.end == Moment(1, 2)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (AddAction(name="Salute", ap=0), "bad-price"),
        (AddAction(name="reload", ap=3), "printed-action"),
        (AddAction(name="", ap=3), "unsafe-text"),
    ],
)
def test_an_action_needs_a_name_and_a_price_act_19(command, code):
    """ACT-19."""
    assert Played(skirmish()).refused(command).code == code


def riding():
    lift = Feature(id="E1", kind="elevator", name="Lift", state="closed", floors=3, car=1)
    played = Played(skirmish((1, 2), features=(lift,), units={1: {"place": "elevator:E1"}}))
    played.do(Declare(unit=1, action="elevator_floor", feature="E1", floors=1))
    return played


def test_a_rider_acts_in_the_very_subphase_in_which_it_pressed_the_button_cmb_17():
    """CMB-17, STO-07: the ride goes on, and nothing of it is lost."""
    played = riding()
    played.do(Declare(unit=1, action="reload"))
    assert played.unit(1).action.kind == "reload"
    assert played.battle.features["E1"].heading == 2
    assert "action_lost" not in played.kinds()
    while played.battle.now < Moment(1, 3):
        played.do(Done())
    assert (played.unit(1).floor, played.unit(1).action.kind) == (2, "reload")


def test_a_rider_that_begins_something_else_on_the_way_loses_no_ride_cmb_17():
    """CMB-17: in the second subphase of the ride."""
    played = riding()
    while played.battle.now < Moment(1, 2):
        played.do(Done())
    played.do(Declare(unit=1, action="reload"))
    assert "action_lost" not in played.kinds()
    while played.battle.now < Moment(1, 3):
        played.do(Done())
    assert played.unit(1).floor == 2
