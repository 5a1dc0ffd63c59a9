"""The table has the last word.

What it lets stand against a rule is carried out, by overruling or by the dial (GEN-06).
"""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import ChooseOrder, Continue, Declare, Done, Engage, SetAssist
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Ongoing, Standing
from squadlog.facts.ground_facts import StatedMove, Turn

WHY = "the table lets it stand"
HUMAN = {1: {"armour": "No"}, 2: {"armour": "No"}}


def walk(metres, *ground, mode="walk", **said):
    return Declare(
        unit=1, action="move", mode=mode, move=StatedMove(distance_m=metres, ground=ground, **said)
    )


def overruled(command):
    return lambda played: played.do(replace(command, overrule=WHY))


def turned_down(level):
    def said(command):
        def play(played):
            played.do(SetAssist(subsystem=None, level=level))
            played.do(command)

        return play

    return said


WAYS = {"overruled": overruled, "suggest": turned_down("suggest"), "track": turned_down("track")}


@pytest.fixture(params=WAYS)
def lets_stand(request):
    """One of the three ways in which a table lets something stand."""
    return WAYS[request.param]


MOVES = {
    "too far (MOV-06)": (walk(9.0), 9.0, {}),
    "a stream (TER-05)": (walk(2.0, ("river",)), 2.0, {}),
    "heavy woods at a run (MOV-11)": (walk(4.0, ("heavy",), mode="run"), 4.0, {}),
    "marsh (TER-06)": (walk(2.0, ("marsh",), ("marsh",)), 2.0, {}),
    "over the allowance in woods (MOV-06)": (walk(2.0, ("heavy",), ("heavy",)), 2.0, {}),
    "kneeling (ACT-25)": (walk(2.0), 2.0, {"posture": "kneeling"}),
    "kneeling and too far (ACT-25, MOV-06)": (walk(7.0), 7.0, {"posture": "kneeling"}),
    "prone (ACT-23)": (walk(2.0), 2.0, {"posture": "prone"}),
    "crawling upright (ACT-38)": (walk(3.0, mode="crawl"), 3.0, {}),
    "barred by the ground before (MOV-11)": (walk(4.0, mode="run"), 4.0, {"barred": ("run",)}),
    "a jump farther than it carries (ACT-42)": (
        Declare(unit=1, action="jump", move=StatedMove(distance_m=6.0)),
        6.0,
        {},
    ),
    "a turn that covers ground (ACT-27)": (
        Declare(unit=1, action="change_facing", move=StatedMove(distance_m=1.0, turns=(Turn(degrees=90),))),
        1.0,
        {},
    ),
    "beside an action, without a word how (CMB-01)": (
        Declare(unit=1, action="reload", move=StatedMove(distance_m=2.0)),
        2.0,
        {},
    ),
}


@pytest.mark.parametrize("case", MOVES)
def test_a_move_that_was_let_stand_goes_all_the_way_gen_06(case, lets_stand):
    """GEN-06: as far as was said, whatever speaks against it."""
    command, metres, state = MOVES[case]
    played = Played(skirmish((1, 2), soldiers=HUMAN, units={1: state}))
    assert played.refused(command).subsystem is not None
    lets_stand(command)(played)
    played.do(Done())
    assert played.of_kind("unit_moved")[0].trace.metres == metres


def test_a_crawler_turns_and_crawls_on_if_the_table_lets_it_act_33(lets_stand):
    """ACT-33, GEN-06."""
    prone = {1: {"posture": "prone"}}
    played = Played(skirmish((1, 2), soldiers=HUMAN, units=prone), {"crawl.facing": "instead"})
    lets_stand(walk(0.5, mode="crawl", turns=(Turn(degrees=30),)))(played)
    played.do(Done())
    assert played.unit(1).moved.metres == 0.5
    assert played.unit(1).moved.turned_deg == 30


def test_the_log_tells_what_was_let_stand_and_what_was_done_gen_06():
    """GEN-06: the objection with its rule, then nine metres of a walk that allows two."""
    played = Played(skirmish((1, 2), soldiers=HUMAN))
    overruled(walk(9.0))(played)
    played.do(Done())
    assert [event.rule for event in played.of_kind("overruled")] == ["MOV-06"]
    moved = played.of_kind("unit_moved")[0]
    assert (moved.trace.metres, moved.charged, moved.allowance) == (9.0, 9.0, 2.0)


def test_ground_that_bars_the_way_at_once_is_crossed_as_if_clear_gen_06(lets_stand):
    """GEN-06, TER-05: without metres, as far as the allowance goes."""
    played = Played(skirmish((1, 2), soldiers=HUMAN))
    lets_stand(walk(None, ("river",)))(played)
    played.do(Done())
    assert played.unit(1).moved.metres == 2.0


def test_what_was_let_stand_for_another_reason_costs_what_it_costs_mov_06():
    """MOV-06: the woods still count when only the posture was let stand."""
    played = Played(skirmish((1, 2), soldiers=HUMAN, units={1: {"posture": "kneeling"}}))
    overruled(walk(None, ("heavy",), ("heavy",)))(played)
    played.do(Done())
    assert played.unit(1).moved.metres < 2.0


def test_a_unit_that_goes_on_moves_though_it_declared_no_move_cmb_15(lets_stand):
    """CMB-15: it walks."""
    busy = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5))
    played = Played(skirmish((1, 2), now=Moment(1, 2), units={1: {"action": busy}}))
    lets_stand(Continue(unit=1, move=StatedMove(distance_m=1.0)))(played)
    played.do(Done())
    assert played.of_kind("unit_moved")[0].trace.metres == 1.0


def test_a_dazed_unit_does_what_it_was_let_do_wnd_04(lets_stand):
    """WND-04: two actions, one of which ends while the daze lasts."""
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    played = Played(skirmish((1, 2), soldiers=HUMAN, now=Moment(1, 2), units={1: dazed}))
    lets_stand(walk(2.0))(played)
    played.do(Done())
    assert played.of_kind("unit_moved")[0].trace.metres == 2.0


def door(**state):
    return Feature(id="D1", kind="internal_door", name="Door", **({"state": "closed"} | state))


DOORS = {
    "destroyed, to be closed (ACT-72)": ((door(state="destroyed"),), ("close",), "closed"),
    "locked, without a key (ACT-71)": ((door(state="locked", key="K"),), ("unlock",), "open"),
    "without a lock (SET-09)": ((door(),), ("lock",), "locked"),
    "an airlock not cycled (ACT-75)": (
        (door(airlock="A", pressure=False), replace(door(airlock="A"), id="D2")),
        ("open",),
        "open",
    ),
    "the twin stands open (ACT-74)": (
        (door(airlock="A"), replace(door(airlock="A", state="open", pressure=False), id="D2")),
        ("open",),
        "open",
    ),
    "an elevator whose car is elsewhere (STO-08)": (
        (Feature(id="D1", kind="elevator", name="Lift", state="closed", floors=3, car=3),),
        ("open",),
        "open",
    ),
}


@pytest.mark.parametrize("case", DOORS)
def test_a_door_does_what_was_let_stand_gen_06(case, lets_stand):
    """GEN-06, ACT-68..75, STO-08."""
    features, extras, state = DOORS[case]
    played = Played(skirmish((1, 2), features=features))
    command = Declare(unit=1, action="open_close_door", feature="D1", extras=extras)
    assert played.refused(command).subsystem == "obstacles"
    lets_stand(command)(played)
    while played.unit(1).action is not None or played.unit(1).declaration is not None:
        played.do(Done())
    assert played.of_kind("feature_set")[0].feature.state == state


def test_who_is_let_ride_from_outside_the_car_rides_sto_08(lets_stand):
    """STO-08, GEN-06."""
    lift = Feature(id="E1", kind="elevator", name="Lift", state="open", floors=3, car=1)
    played = Played(skirmish((1, 2), features=(lift,)))
    lets_stand(Declare(unit=1, action="elevator_floor", feature="E1", floors=1))(played)
    while played.unit(1).action is not None or played.unit(1).declaration is not None:
        played.do(Done())
    assert (played.unit(1).floor, played.unit(1).place) == (2, "elevator:E1")


def test_something_is_handed_to_who_cannot_take_it_if_the_table_says_so_act_67(lets_stand):
    """ACT-67, GEN-06."""
    units = {1: {"items": ("rope",)}, 2: {"wound": "U"}}
    played = Played(skirmish((1, 2), units=units))
    lets_stand(Declare(unit=1, action="exchange", item="rope", partner=2))(played)
    while played.unit(1).action is not None or played.unit(1).declaration is not None:
        played.do(Done())
    assert played.unit(2).items == ("rope",)


ATTACKS = {
    "on another floor (MEL-02)": {11: {"floor": 2}},
    "into a stairway (STO-06)": {11: {"place": "stairs:S1"}},
    "on somebody who is out of the fight (WND-17)": {11: {"wound": "U"}},
    "by somebody dazed (WND-04)": {1: {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}},
}


@pytest.mark.parametrize("case", ATTACKS)
def test_an_attack_that_was_let_stand_is_made_gen_06(case, lets_stand):
    """GEN-06, MEL-02, WND-17."""
    played = Played(skirmish((1, 2), now=Moment(1, 2), units=ATTACKS[case]))
    command = Engage(unit=1, target=11)
    assert played.refused(command).subsystem == "melee"
    lets_stand(command)(played)
    played.do(Done())
    assert [event.engagement.key for event in played.of_kind("engaged")] == [(1, 11)]


def test_those_who_were_let_fight_across_floors_go_on_with_it_mel_02():
    """MEL-02: only who comes to stand on another floor is parted."""
    apart = {11: {"floor": 2}}
    fight = Engagement(attacker=1, defender=11, declared=Moment(1, 1), late=True, let_stand=True)
    played = Played(skirmish((1, 2), units=apart, now=Moment(1, 1), engagements=(fight,)))
    played.do(Done())
    played.do(Done())
    assert played.battle.pending is not None
    assert played.battle.engagements


def test_the_highest_roll_countermoves_if_the_table_lets_it_ini_07(lets_stand):
    """INI-07: the others choose after it, and it acts last."""
    rolled = (Standing(grouping="red", roll=3), Standing(grouping="blue", roll=9))
    played = Played(skirmish(stage="initiative", order=(), standings=rolled))
    lets_stand(ChooseOrder(grouping="blue", choice="COUNTERMOVE"))(played)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    assert played.battle.order == ("red", "blue")
    first = replace(rolled[0], choice="COUNTERMOVE")
    played = Played(skirmish(stage="initiative", order=(), standings=(first, rolled[1])))
    lets_stand(ChooseOrder(grouping="blue", choice="COUNTERMOVE"))(played)
    assert played.battle.order == ("blue", "red")


@pytest.mark.parametrize("action", ["change_facing", "jump"])
def test_what_needs_nobodys_leave_is_not_let_stand_gen_06(action):
    """GEN-06: a turn or a jump is no sprint, whatever way of moving is named beside it."""
    played = Played(skirmish((1, 2), soldiers=HUMAN))
    played.do(Declare(unit=1, action=action, mode="sprint", move=StatedMove(ground=(("heavy",),))))
    assert not played.unit(1).declaration.overruled
