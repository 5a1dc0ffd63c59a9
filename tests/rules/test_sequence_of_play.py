"""The order of a turn and of a subphase: SEQ, GEN-04, GEN-05, ACT-01..ACT-20, END."""

import pytest
from support.battles import setup, skirmish, table
from support.playing import Played

from squadlog.battle.commands import (
    Begin,
    Cancel,
    ChooseOrder,
    Continue,
    Declare,
    Done,
    EndBattle,
    Fire,
    Hold,
    RollInitiative,
    WithholdFire,
)
from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.rules.desk.engine import ask
from squadlog.rules.desk.flow import has_a_choice


def _begun(**changes):
    play = Played(first_state(setup(**changes)))
    play.do(Begin())
    return play


def _acting(**changes):
    """Red rolls 2 and chooses MOVE, blue rolls 5 and is forced to: red acts first."""
    play = _begun(**changes)
    play.do(RollInitiative(), 2, 5)
    play.do(ChooseOrder(grouping="red", choice="MOVE"))
    return play


def test_a_battle_opens_on_turn_one_with_initiative_set_05_seq_01():
    """SET-05, SEQ-01."""
    play = _begun()
    assert (play.battle.stage, play.battle.now.turn) == ("initiative", 1)
    assert ask(play.battle).kind == "roll_initiative"


def test_initiative_holds_for_ten_subphases_and_then_is_rolled_anew_seq_02_ini_01_act_17():
    """SEQ-02, INI-01, ACT-17."""
    play = _acting()
    order = play.battle.order
    for subphase in range(1, 11):
        assert play.battle.now == Moment(1, subphase)
        assert play.battle.order == order
        play.do(Done())
        play.do(Done())
    assert (play.battle.stage, play.battle.now) == ("initiative", Moment(2, 1))
    assert play.kinds().count("turn_ended") == 1


def test_a_turn_has_exactly_ten_subphases_gen_04_seq_04():
    """GEN-04, SEQ-04."""
    play = _acting()
    for _ in range(20):
        play.do(Done())
    assert [event.moment.subphase for event in play.told if event.kind == "subphase_opened"] == list(
        range(1, 11)
    )


def test_groupings_act_in_initiative_order_act_02():
    """ACT-02."""
    play = _acting()
    assert play.refused(Hold(unit=11)).rule == "ACT-02"
    play.do(Done())
    play.do(Hold(unit=11))


def test_a_cost_one_action_starts_and_ends_in_the_same_subphase_act_07():
    """ACT-07."""
    play = _acting()
    play.do(Declare(unit=1, action="move", mode="walk"))
    play.do(Done())
    assert play.unit(1).moved.mode == "walk"
    assert play.unit(1).action is None


def test_nothing_takes_effect_before_the_last_subphase_act_08_act_09():
    """ACT-08, ACT-09."""
    play = _acting()
    play.do(Declare(unit=1, action="position_change", posture="prone"))
    play.do(Done())
    assert play.unit(1).posture == "standing"
    play.do(Done())
    assert play.battle.now == Moment(1, 2)
    assert play.unit(1).posture == "prone"


def test_an_unfinished_action_runs_on_into_the_next_turn_act_10_seq_08_end_03():
    """ACT-10, SEQ-08, END-03."""
    play = Played(skirmish(now=Moment(1, 10)))
    play.do(Declare(unit=1, action="reload"))
    play.do(Done())
    play.do(Done())
    assert play.battle.stage == "initiative"
    assert play.unit(1).action.end == Moment(2, 4)


def test_the_owner_may_cancel_and_start_another_action_in_the_same_subphase_act_15_amb_125():
    """ACT-15, AMB-125."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="reload"))
    play.do(Declare(unit=1, action="move", mode="walk"))
    assert play.unit(1).action.kind == "move"
    assert [(e.action, e.rule) for e in play.told if e.kind == "action_lost"] == [("reload", "ACT-15")]


def test_a_busy_unit_must_be_cancelled_first_when_the_group_reads_it_so_amb_125():
    """AMB-125."""
    play = Played(skirmish(), {"action.cancelSameSubphase": "no"})
    play.do(Declare(unit=1, action="reload"))
    assert play.refused(Declare(unit=1, action="move", mode="walk")).rule == "ACT-15"


@pytest.mark.parametrize(("reading", "again"), [("yes", True), ("no", False)])
def test_a_unit_that_gave_up_its_action_may_start_another_at_once_or_not_amb_125(reading, again):
    """ACT-15, AMB-125: in the same subphase, or only in the next."""
    reloading = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5))
    battle = skirmish(units={1: {"action": reloading}}, now=Moment(1, 3))
    play = Played(battle, {"action.cancelSameSubphase": reading})
    play.do(Cancel(unit=1))
    if again:
        play.do(Declare(unit=1, action="move", mode="walk"))
        return
    assert play.battle.active.id == "blue"
    play.do(Done())
    assert play.battle.now == Moment(1, 4)
    play.do(Declare(unit=1, action="move", mode="walk"))


@pytest.mark.parametrize(("face", "busy"), [(7, True), (8, False)])
def test_an_action_that_fails_its_zero_gravity_check_costs_the_subphase(face, busy):
    """ZRG-02, ZRG-03: combat arms add one; 7 + 1 passes, 8 + 1 fails."""
    play = Played(skirmish(setup_changes={"zero_g": True}))
    play.do(Declare(unit=1, action="reload"), face)
    assert (play.unit(1).action is not None) is busy
    assert (play.battle.active.id == "red") is busy


def test_cancelling_loses_all_that_was_spent_act_15():
    """ACT-15."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="reload"))
    play.do(Cancel(unit=1))
    assert play.unit(1).action is None


def test_a_unit_may_do_nothing_act_20():
    """ACT-20."""
    play = Played(skirmish())
    play.do(Hold(unit=1))
    play.do(Done())
    assert play.battle.active.id == "blue"


def test_units_left_without_orders_do_nothing_act_20():
    """ACT-20."""
    play = Played(skirmish(red=(1, 2)))
    play.do(Declare(unit=1, action="move", mode="walk"))
    play.do(Done())
    assert play.unit(1).moved.mode == "walk"
    assert play.unit(2).moved.mode is None


def test_a_grouping_is_declared_whole_and_then_resolved_in_the_owners_order_act_16_amb_13():
    """ACT-16, AMB-13."""
    play = Played(skirmish(red=(1, 2, 3)))
    for number in (1, 2, 3):
        play.do(Declare(unit=number, action="move", mode="walk"))
    assert play.unit(1).moved.mode is None
    play.do(Done(order=(3, 1)))
    assert [event.unit for event in play.told if event.kind == "unit_moved"] == [3, 1, 2]


def test_units_act_one_by_one_when_the_group_reads_it_so_amb_13():
    """AMB-13."""
    play = Played(skirmish(red=(1, 2)), {"action.groupingMode": "unit_by_unit"})
    play.do(Declare(unit=1, action="move", mode="walk"))
    assert play.unit(1).moved.mode == "walk"
    assert play.unit(1).performed


def test_ranged_fire_waits_until_every_unit_has_acted_act_03_act_04_fir_44():
    """ACT-03, ACT-04, FIR-44."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="fire_throw"))
    play.do(Done())
    assert play.battle.stage == "actions"
    play.do(Declare(unit=11, action="move", mode="walk"))
    play.do(Done())
    assert play.battle.stage == "fire"
    play.do(Fire(unit=1, target=11), 3)
    assert play.unit(11).wound == "M"


def test_a_grouping_with_nothing_to_decide_is_passed_over_seq_04():
    """SEQ-04."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="reload"))
    play.do(Done())
    play.do(Declare(unit=11, action="reload"))
    play.do(Done())
    assert play.battle.now == Moment(1, 6)


def test_the_last_turn_ends_the_battle_seq_07_end_01_end_02():
    """SEQ-07, END-01, END-02."""
    play = Played(skirmish(now=Moment(2, 10), setup_changes={"turns": 2}))
    play.do(Done())
    play.do(Done())
    assert play.battle.stage == "over"
    assert "turn 2" in play.battle.result


def test_a_side_with_nobody_left_ends_the_battle_at_the_end_of_the_turn_end_02_amb_09():
    """END-02, AMB-09."""
    out = {11: {"wound": "D"}}
    play = Played(skirmish(now=Moment(1, 10), units=out))
    play.do(Done())
    assert play.battle.stage == "over"
    play = Played(skirmish(now=Moment(1, 10), units=out), {"endPhase.checkVictory": "no"})
    play.do(Done())
    assert play.battle.stage == "initiative"


def test_the_end_phase_clears_nothing_else_end_03():
    """END-03."""
    state = {1: {"posture": "prone", "opportunity": "SR", "jammed": ("SP",)}}
    play = Played(skirmish(now=Moment(1, 10), units=state))
    play.do(Done())
    play.do(Done())
    assert (play.unit(1).posture, play.unit(1).opportunity, play.unit(1).jammed) == ("prone", "SR", ("SP",))


def test_a_combined_action_moves_in_every_subphase_cmb_15_amb_25():
    """CMB-15, AMB-25."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="reload", mode="walk"))
    play.do(Done())
    play.do(Done())
    play.do(Continue(unit=1, move=StatedMove(distance_m=1.0)))
    play.do(Done())
    assert play.unit(1).moved.metres == 1
    once = Played(skirmish(), {"combine.movePerSubphase": "once"})
    once.do(Declare(unit=1, action="reload", mode="walk"))
    once.do(Done())
    once.do(Done())
    assert once.refused(Continue(unit=1, move=StatedMove(distance_m=1.0))).rule == "CMB-15"


@pytest.mark.parametrize(
    "command", [Hold(unit=99), Declare(unit=99, action="move", mode="walk"), Cancel(unit=99)]
)
def test_an_unknown_unit_is_refused_and_nothing_changes(command):
    play = Played(skirmish())
    before = play.battle
    assert play.refused(command).subsystem is None
    assert play.battle == before


@pytest.mark.parametrize(
    "command",
    [
        Declare(unit=1, action="fly"),
        Declare(unit=1, action="melee"),
        Declare(unit=1, action="rally"),
        Declare(unit=1, action="move"),
        Declare(unit=1, action="move", mode="kneel"),
        Declare(unit=1, action="position_change"),
        Declare(unit=1, action="fire_throw", weapon="SAR"),
        Declare(unit=1, action="fire_throw", target=1),
        Declare(unit=1, action="open_close_door", feature="D9"),
        Fire(unit=1, target=11),
        WithholdFire(unit=1),
        RollInitiative(),
        ChooseOrder(grouping="red", choice="MOVE"),
        Begin(),
        Done(order=(11,)),
        Done(order=(1, 1)),
    ],
)
def test_what_makes_no_sense_now_is_refused_whatever_is_overruled(command):
    refused = Played(skirmish()).refused(command)
    assert refused.subsystem is None
    assert refused.sentence.endswith((".", "?"))


def test_a_battle_that_is_over_takes_no_more_orders():
    play = Played(skirmish())
    play.do(EndBattle(reason="supper"))
    assert play.refused(Hold(unit=1)).code == "over"


def test_a_shot_of_the_queue_uses_the_declared_plan_fir_01():
    """FIR-01."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="fire_throw", target=11))
    play.do(Done())
    play.do(Done())
    shot = [
        e for e in play.do(Fire(unit=1, stated=StatedSighting(distance_m=12.0)), 9) if e.kind == "shot_fired"
    ]
    assert shot[0].target == 11
    assert shot[0].sighting.distance.value == 12


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        ({}, True),
        ({"posture": "kneeling"}, True),
        ({"posture": "prone"}, False),
        (
            {
                "action": Ongoing(
                    kind="position_change", start=Moment(1, 2), end=Moment(1, 3), posture="prone"
                )
            },
            False,
        ),
    ],
)
def test_a_dazed_unit_is_asked_only_while_it_could_still_go_down_wnd_04(state, asked):
    """WND-04, AMB-93: whoever lies down already, or is about to, has nothing to say."""
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    battle = skirmish(units={1: {**dazed, **state}}, now=Moment(1, 3))
    assert has_a_choice(battle, battle.units[1], table()) is asked
