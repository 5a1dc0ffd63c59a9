"""Initiative and the order of play when ranks are tied and groupings fall to pieces."""

from dataclasses import replace

from support.battles import setup, skirmish, soldier, table
from support.playing import Played

from squadlog.battle.commands import (
    Begin,
    Cancel,
    ChooseOrder,
    Correct,
    Declare,
    Done,
    Fire,
    Hold,
    RollInitiative,
    SetRuling,
    WithholdFire,
)
from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.state import Standing
from squadlog.battle.terms import Grouping
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.shots.gunnery import rate_refusal
from squadlog.rules.desk.engine import ask
from squadlog.rules.turn.initiative import order_of

UNSEEN = StatedMove(seen_by=())


def three_groupings(**changes):
    """Red alpha (1) and bravo (2), blue (11), before the first turn."""
    groupings = (
        Grouping(id="alpha", name="Alpha", side="red", units=(1,)),
        Grouping(id="bravo", name="Bravo", side="red", units=(2,)),
        Grouping(id="blue", name="Blue", side="blue", units=(11,)),
    )
    agreed = setup((1, 2), (11,), **changes)
    soldiers = (soldier(1), soldier(2), soldier(11, "blue"))
    return Played(first_state(replace(agreed, groupings=groupings, soldiers=soldiers)))


def ranked(play):
    return [(standing.grouping, standing.roll) for standing in play.battle.standings]


def test_a_tie_of_three_is_rolled_off_among_the_three_and_what_is_still_tied_again_ini_15_amb_10():
    """5 5 5, then 7 3 7, then 8 for alpha and 2 for blue: bravo, blue, alpha."""
    play = three_groupings()
    play.do(Begin())
    play.do(RollInitiative(), 5, 5, 5, 7, 3, 7, 8, 2)
    assert ranked(play) == [("bravo", 5), ("blue", 5), ("alpha", 5)]


def test_a_tie_behind_the_lowest_keeps_its_place_among_the_others_amb_10():
    """9, 2 and 9: bravo first whatever the others roll off with."""
    play = three_groupings()
    play.do(Begin())
    play.do(RollInitiative(), 9, 2, 9, 10, 1)
    assert [name for name, _ in ranked(play)] == ["bravo", "blue", "alpha"]


def test_the_highest_roll_moves_even_if_it_was_let_say_countermove_ini_07():
    """A countermove by the highest roll would put it last of all; it acts among the movers."""
    standings = (
        Standing(grouping="a", roll=2, choice="COUNTERMOVE"),
        Standing(grouping="b", roll=5, choice="COUNTERMOVE"),
        Standing(grouping="c", roll=9, choice="COUNTERMOVE"),
    )
    assert order_of(standings) == ("c", "b", "a")


def begun(play, *choices):
    play.do(Begin())
    play.do(RollInitiative(), 2, 5, 9)
    for grouping, choice in zip(("alpha", "bravo"), choices, strict=True):
        play.do(ChooseOrder(grouping=grouping, choice=choice))
    return play


def test_countermovers_act_after_all_movers_the_lowest_roll_last_of_all_ini_08_ini_10():
    play = begun(three_groupings(), "COUNTERMOVE", "COUNTERMOVE")
    assert play.battle.order == ("blue", "bravo", "alpha")


def test_a_grouping_wiped_out_in_mid_turn_is_passed_over_and_does_not_roll_again_ini_01_act_02():
    play = begun(three_groupings(), "MOVE", "MOVE")
    play.do(Correct(unit=2, changes=(("wound", "D"),), reason="a mine"))
    play.do(Done())
    assert play.battle.active.id == "blue"
    while play.battle.stage == "actions":
        play.do(Done())
    assert play.battle.now == Moment(2, 1)
    play.do(RollInitiative(), 1, 9)
    assert [name for name, _ in ranked(play)] == ["alpha", "blue"]


def test_the_grouping_whose_slot_it_is_may_fall_in_it_act_11():
    play = begun(three_groupings(), "MOVE", "MOVE")
    play.do(Declare(unit=1, action="reload"))
    play.do(Correct(unit=1, changes=(("wound", "U"),), reason="a mine"))
    assert play.battle.active.id == "bravo"
    assert ask(play.battle).units == (2,)


def test_a_shooter_that_falls_before_the_fire_step_does_not_fire_fir_44():
    play = Played(skirmish((1,), (11,)))
    play.do(Declare(unit=1, action="fire_throw", target=11))
    play.do(Done())
    play.do(Correct(unit=1, changes=(("wound", "U"),), reason="a mine"))
    play.do(Hold(unit=11))
    play.do(Done())
    assert play.battle.now == Moment(1, 2)
    assert play.unit(1).shots == ()


def test_a_shot_withheld_is_not_counted_and_one_fired_is_rof_amb_83_fir_39():
    play = Played(skirmish((1, 2), (11,)))
    for number in (1, 2):
        play.do(Declare(unit=number, action="fire_throw", target=11))
    play.do(Done())
    play.do(Done())
    play.do(WithholdFire(unit=1))
    play.do(Fire(unit=2), 9)
    play.do(Declare(unit=1, action="fire_throw", target=11))
    assert play.refused(Declare(unit=2, action="fire_throw", target=11)).rule == "FIR-39"


def test_the_ban_on_consecutive_shots_holds_from_ten_to_one_end_04_amb_87():
    """The count of the turn starts anew, the ban does not."""
    shooter = skirmish(units={1: {"shots": (Moment(1, 7), Moment(1, 10))}}).units[1]
    readings = table().reading
    assert rate_refusal(shooter, Moment(2, 1), readings)
    assert rate_refusal(shooter, Moment(2, 2), readings) is None


def test_opportunity_fire_survives_the_end_of_the_turn_end_03_act_54():
    play = Played(skirmish((1, 2), (11,), units={1: {"opportunity": "SR"}}, now=Moment(1, 10)))
    play.do(Done())
    play.do(Done())
    play.do(RollInitiative(), 1, 9)
    play.do(ChooseOrder(grouping="red", choice="MOVE"))
    assert play.unit(1).opportunity == "SR"


def test_a_held_fire_is_given_up_by_a_word_act_15_act_54():
    play = Played(skirmish(units={1: {"opportunity": "SR"}}))
    play.do(Cancel(unit=1))
    assert play.unit(1).opportunity is None


def test_a_pause_keeps_opportunity_fire_and_any_other_action_ends_it_act_54_amb_124():
    play = Played(skirmish((1, 2), (11,), units={1: {"opportunity": "SR"}, 2: {"opportunity": "SR"}}))
    play.do(Hold(unit=1))
    play.do(Declare(unit=2, action="move", mode="walk", move=UNSEEN))
    play.do(Done())
    assert (play.unit(1).opportunity, play.unit(2).opportunity) == ("SR", None)


def test_a_reading_adopted_in_mid_battle_holds_from_there_on_amb_13():
    """Units then act one by one."""
    play = Played(skirmish((1, 2), (11,)))
    play.do(SetRuling(name="action.groupingMode", option="unit_by_unit", reason="quicker"))
    play.rulings["action.groupingMode"] = "unit_by_unit"
    play.do(Declare(unit=1, action="move", mode="walk", move=UNSEEN))
    assert play.unit(1).performed
    assert not play.unit(2).performed


def test_an_aim_begun_in_nine_is_taken_in_the_next_turn_act_06_act_50():
    play = Played(skirmish((1, 2), (11,), now=Moment(1, 9)))
    play.do(Declare(unit=1, action="aimed_fire", target=11))
    assert play.unit(1).action.end == Moment(2, 1)


def test_a_wounded_watcher_is_ready_one_subphase_later_act_52_wnd_12_new_63():
    play = Played(skirmish((1, 2), (11,), units={1: {"wound": "M"}, 2: {"wound": "S"}}, now=Moment(1, 4)))
    play.do(Declare(unit=1, action="opportunity_fire"))
    play.do(Declare(unit=2, action="opportunity_fire"))
    assert [play.unit(number).action.end for number in (1, 2)] == [Moment(1, 6), Moment(1, 7)]


def test_an_action_due_is_done_in_its_owners_slot_not_before_act_09():
    """Blue opens nothing before its own slot: red's slot of s2 still finds 11 standing."""
    play = Played(skirmish((1,), (11, 12)))
    play.do(Done())
    play.do(Declare(unit=11, action="position_change", posture="prone"))
    play.do(Done())
    assert (play.battle.now, play.unit(11).posture) == (Moment(1, 2), "standing")
    play.do(Done())
    play.do(Done())
    assert play.unit(11).posture == "prone"


def test_nobody_is_asked_about_a_unit_dazed_before_its_slot_amb_92():
    """It can do nothing in this subphase, and may go down from the next on."""
    play = Played(skirmish())
    play.do(Correct(unit=11, changes=(("dazed", "T1.s4"),), reason="a stray shot"))
    play.do(Done())
    assert play.battle.now == Moment(1, 2)
    play.do(Done())
    assert ask(play.battle).units == (11,)


def test_nobody_is_asked_about_a_dazed_unit_that_lies_already_wnd_04():
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4), "posture": "prone"}
    play = Played(skirmish(units={11: dazed}, now=Moment(1, 2)))
    play.do(Done())
    assert play.battle.now == Moment(1, 3)


def test_the_fallen_leave_the_order_wnd_17():
    """Nothing is told about their part of a subphase."""
    play = Played(skirmish((1, 2), (11,), units={2: {"wound": "U"}}))
    play.do(Done())
    play.do(Done())
    assert 2 not in [event.unit for event in play.told if event.kind == "unit_performed"]
