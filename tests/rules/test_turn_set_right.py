"""The turn as the referee sets it right: moment, order, initiative, slot (ACT-17, INI-05..10)."""

import pytest
from support.battles import skirmish
from support.melees import engaged, swinging
from support.piles import searching
from support.playing import Played, before_play
from support.referee import turn
from support.shaken import squad

from squadlog.battle.commands import (
    Begin,
    Declare,
    Done,
    Fire,
)
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, Standing, Trace
from squadlog.rules.desk.engine import ask
from squadlog.rules.hiding.piles import SearchNoMore
from squadlog.rules.rout.record import RollRout


def test_the_referee_sets_the_moment_act_17():
    """ACT-17: what was to end by then ends now."""
    busy = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 4))
    played = Played(skirmish((1, 2), units={1: {"action": busy}}))
    played.do(turn(moment="T1.s5"))
    assert played.battle.now == Moment(1, 5)
    played.do(Done())
    assert played.unit(1).action is None


def test_the_referee_sets_the_order_and_the_slot_goes_on_ini_10():
    """INI-08, INI-10: who was acting still is."""
    played = Played(skirmish((1,), (11,)))
    played.do(turn(order="blue,red"))
    assert (played.battle.order, played.battle.active.id) == (("blue", "red"), "red")
    played.do(turn(slot="Blue squad"))
    assert played.battle.active.id == "blue"


def test_shots_that_wait_are_rolled_in_the_order_as_set_fir_44():
    """FIR-44: shots are rolled in initiative order, also where the referee sets it right in the fire step."""
    played = Played(skirmish((1, 2), (11,)))
    for unit, target in ((2, 11), (1, 11)):
        played.do(Declare(unit=unit, action="fire_throw", target=target))
    played.do(Done(order=(2, 1)))
    played.do(Declare(unit=11, action="fire_throw", target=1))
    played.do(Done())
    assert ask(played.battle).units == (2, 1, 11)
    played.do(turn(order="blue,red"))
    assert ask(played.battle).units == (11, 2, 1)
    played.do(Fire(unit=11), 10)


def test_whose_slot_it_is_may_act_again_act_16():
    """ACT-16: the table had forgotten somebody."""
    played = Played(skirmish((1,), (11,)))
    played.do(Done())
    assert played.battle.active.id == "blue"
    played.do(turn(slot="red"))
    played.do(Declare(unit=1, action="move", mode="walk"))
    played.do(Done())
    assert played.battle.active.id == "blue"


def test_initiative_typed_by_the_referee_stands_for_the_roll_ini_05():
    """INI-05, INI-06: from the lowest up, and the lowest chooses."""
    played = before_play()
    played.do(Begin())
    played.do(turn(initiative="red:7,blue:3"))
    assert ask(played.battle).grouping == "blue"


def test_initiative_set_right_later_gives_the_order_anew_ini_08():
    """INI-08..10: by what was chosen."""
    standings = (
        Standing(grouping="red", roll=3, choice="MOVE"),
        Standing(grouping="blue", roll=7, choice="MOVE"),
    )
    played = Played(skirmish(standings=standings))
    played.do(turn(initiative="red:9"))
    assert played.battle.order == ("blue", "red")


def test_an_order_agreed_at_the_table_opens_the_turn_ini_10():
    """INI-10: nobody need roll in the program."""
    played = before_play()
    played.do(Begin())
    played.do(turn(order="blue,red"))
    assert (played.battle.stage, played.battle.active.id) == ("actions", "blue")


def test_the_melee_step_ends_no_other_action_mel_20():
    """MEL-20: 2, whose time was up in mid melee, has reloaded when it next acts, not lost it to the blows."""
    busy = Ongoing(kind="reload", start=Moment(1, 4), end=Moment(1, 8))
    units = {1: {"action": swinging(11)}, 2: {"action": busy}, 11: {"action": swinging(1)}}
    fight = (engaged(status="fighting"),)
    played = Played(skirmish((1, 2), units=units, engagements=fight, stage="melee", now=Moment(1, 7)))
    played.do(turn(moment="T1.s8"), 10, 10)
    assert [event.unit for event in played.of_kind("melee_action_ended")] == [1, 11]
    assert played.unit(2).action == busy


def test_a_diver_whose_slot_comes_again_braces_once_act_44():
    """ACT-44, AMB-29: it says nothing new, and what was noted of its run-up stands."""
    played = Played(skirmish((1, 2), units={1: {"before": Trace(mode="run", metres=2.0)}}))
    played.do(Declare(unit=1, action="dive"))
    played.do(Done())
    braced = played.unit(1).action
    assert braced is not None
    played.do(turn(slot="red"))
    assert played.unit(1).declaration is None
    played.do(Done())
    assert played.unit(1).action == braced
    played.until(Moment(1, 2))
    played.do(Done())
    assert played.unit(1).moved == Trace(mode="dive", metres=3)


@pytest.mark.parametrize(
    "changes",
    [
        {"moment": "T1.s11"},
        {"moment": "soon"},
        {"order": "red"},
        {"order": "red,red,blue"},
        {"order": "red,green"},
        {"initiative": "red"},
        {"initiative": "red:x"},
        {"initiative": "red:5"},
        {"slot": "green"},
        {"weather": "fine"},
        {},
    ],
)
def test_what_no_turn_can_be_is_refused_log_01(changes):
    """LOG-01."""
    assert Played(skirmish()).refused(turn(**changes)).code == "bad-correction"


def test_a_turn_is_set_right_with_a_reason_while_it_runs_act_17():
    """ACT-17, LOG-01."""
    assert Played(skirmish()).refused(turn(reason=" ", moment="T1.s2")).code == "no-reason"
    assert before_play().refused(turn(moment="T1.s2")).code == "not-now"
    in_initiative = Played(skirmish(stage="initiative", order=()))
    assert in_initiative.refused(turn(moment="T1.s2")).code == "bad-correction"
    assert Played(skirmish(stage="fire")).refused(turn(slot="red")).code == "bad-correction"


@pytest.mark.parametrize("moment", [Moment(1, 4), Moment(2, 3), Moment(1, 1)])
def test_the_moment_that_is_set_while_the_search_is_asked_about_is_that_of_the_first_orders(moment):
    """ACT-17, DET-01, LOG-01: the turn goes on there, and not in its first subphase again."""
    played = searching((20, 4))
    played.do(turn(moment=str(moment)))
    assert ask(played.battle).kind == "step"
    played.do(SearchNoMore(side="red"))
    assert (played.battle.stage, played.battle.now) == ("actions", moment)


def test_a_turn_whose_rout_phase_is_set_back_goes_on_where_the_table_says():
    """ACT-17, ROU-01, LOG-01."""
    played = Played(squad(now=Moment(12, 10)))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(turn(moment="T12.s6"))
    played.do(RollRout(), 3, 99)
    assert (played.battle.stage, played.battle.now) == ("actions", Moment(12, 6))
