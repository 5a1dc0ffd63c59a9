"""Orders in play and the readings that change them: ACT, MEL-07, MEL-12, INI-16, BNC-12, and several rulings."""

from dataclasses import replace
from fractions import Fraction

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import (
    ChooseOrder,
    Continue,
    Declare,
    Done,
    Fire,
    Hold,
    OpportunityShot,
    RollInitiative,
    WithholdFire,
)
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, fields_of_deed
from squadlog.battle.terms import ExtraAction
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.rules.common.checks import as_read, judge_face
from squadlog.rules.common.shots.odds import shot_odds
from squadlog.rules.desk.actions import quote
from squadlog.rules.desk.choices import choices

LIGHT = {"armour": "LI", "troop": "marines"}
READY = {"opportunity": "SR"}


def test_kneeling_beside_an_action_comes_in_its_second_subphase_or_its_last():
    """AMB-138, CMB-02."""
    for rulings, posture in (({}, "kneeling"), ({"combine.kneelTiming": "last"}, "standing")):
        play = Played(skirmish(), rulings)
        play.do(Declare(unit=1, action="reload", mode="kneel"))
        for _ in range(4):
            play.do(Done())
            if play.battle.now.subphase == 3:
                break
        assert play.unit(1).posture == posture


def test_going_down_dazed_takes_its_time_or_is_free():
    """WND-04, AMB-93."""
    dazed = {1: {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4), "wound": "M"}}
    down = Declare(unit=1, action="position_change", posture="prone")
    for rulings, cost in (({}, 3), ({"daze.positionChange": "free"}, 1)):
        play = Played(skirmish(units=dazed, now=Moment(1, 2)), rulings)
        assert quote(play.battle, down, table(rulings=rulings)).cost_ap == cost


def test_a_daze_lets_nobody_do_anything_else_whatever_position_it_names_wnd_04():
    """WND-04."""
    dazed = {1: {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}}
    play = Played(skirmish(units=dazed, now=Moment(1, 2)))
    assert play.refused(Declare(unit=1, action="reload", weapon="SR", posture="prone")).code == "dazed"


def test_the_track_advances_once_unless_the_text_is_read_literally():
    """AMB-08, ACT-17."""
    for rulings, subphase in (
        ({}, 2),
        ({"track.advanceTiming": "end"}, 2),
        ({"track.advanceTiming": "both"}, 3),
    ):
        play = Played(skirmish(), rulings)
        play.do(Done())
        play.do(Done())
        assert play.battle.now == Moment(1, subphase)


def test_a_watcher_keeps_its_place_in_the_order_for_everything_but_the_shot():
    """INI-16: red's watcher fires in blue's slot and still acts in red's own."""
    play = Played(skirmish(units={1: READY}, order=("blue", "red")))
    play.do(Declare(unit=11, action="move", mode="walk"))
    play.do(Done())
    play.do(OpportunityShot(unit=1, at_m=1.0, stated=StatedSighting()), 9)
    assert play.battle.active.id == "red"
    play.do(Declare(unit=1, action="move", mode="walk"))


def test_held_fire_is_given_up_by_any_other_action():
    """ACT-54, AMB-124."""
    turn = Declare(unit=1, action="change_facing")
    for rulings, kept in (({}, None), ({"opportunityFire.cancelledBy": "other_than_facing"}, "SR")):
        play = Played(skirmish(units={1: READY}), rulings)
        play.do(turn)
        assert play.unit(1).opportunity == kept
        play.do(Declare(unit=1, action="move", mode="walk"))
        assert play.unit(1).opportunity is None


def test_a_pack_flies_in_at_a_window_up_to_the_sixth_storey():
    """BNC-12, AMB-59, STO-02."""
    up = Declare(unit=1, action="move", mode="walk", floors=2)
    play = Played(skirmish(setup_changes={"packs_on": True}))
    play.do(up)
    play.do(Done())
    assert play.unit(1).floor == 3
    assert Played(skirmish()).refused(up).rule == "BNC-12"
    high = Declare(unit=1, action="move", mode="walk", floors=6)
    assert Played(skirmish(setup_changes={"packs_on": True})).refused(high).rule == "BNC-12"
    priced = {"bounce.windows": "ap_per_floor"}
    assert quote(play.battle, up, table(rulings=priced)).cost_ap == 3


def test_a_floor_is_changed_by_stairs_lift_or_pack_only():
    """STO-02, STO-01: storeys are counted, three metres each; a walk never changes the storey."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="move", mode="walk"))
    play.do(Done())
    assert play.unit(1).floor == 1


def test_the_face_zero_is_ten_unless_the_group_reads_it_as_the_lowest():
    """AMB-02, DIE-07, DIE-04."""
    ledger = Ledger(test="to hit", target=7)
    assert not judge_face(ledger, 10).success
    lowest = as_read(ledger, table(rulings={"die.zeroFaceIsTen": "no"}))
    assert (judge_face(lowest, 10).success, judge_face(lowest, 10).net) == (True, 0)
    assert (ledger.successes, lowest.successes) == (7, 8)
    assert shot_odds(lowest.successes, 5, 3, "none", table()).miss == Fraction(2, 10)


def test_distance_never_changes_a_shot_and_no_range_is_too_long():
    """GEN-08."""
    totals = set()
    for metres in (1.0, 30.0, 5000.0):
        play = Played(skirmish())
        play.do(Declare(unit=1, action="fire_throw", target=11))
        play.do(Done())
        play.do(Done())
        told = play.do(Fire(unit=1, stated=StatedSighting(distance_m=metres)), 9)
        totals.add(next(event for event in told if event.kind == "shot_fired").check.ledger.total)
    assert len(totals) == 1


def test_rounds_are_not_counted():
    """GEN-09: the pistol with 12 rounds goes on firing turn after turn."""
    play = Played(
        skirmish(soldiers={1: {"weapons": ("SAR",)}}, units={11: {"wound": "D"}, 1: {}}, blue=(11, 12))
    )
    shots = 0
    for _ in range(400):
        if shots == 8:
            break
        if play.battle.stage == "initiative":
            from squadlog.battle.commands import ChooseOrder, RollInitiative  # noqa: PLC0415 - once

            play.do(RollInitiative(), 2, 5)
            play.do(ChooseOrder(grouping="red", choice="MOVE"))
        elif play.battle.stage == "fire":
            play.do(Fire(unit=1, target=12), 10)
            shots += 1
        elif play.battle.active.id == "red" and play.battle.now.subphase in (1, 3):
            play.do(Declare(unit=1, action="fire_throw"))
            play.do(Done())
        else:
            play.do(Done())
    assert shots == 8


def test_a_unit_is_one_soldier_and_its_counter_number_names_it():
    """GEN-01, GEN-11."""
    play = Played(skirmish(red=(1, 2)))
    assert {unit.soldier.id for unit in play.battle.units.values()} == {1, 2, 11}


def test_initiative_shots_and_the_end_are_all_a_turn_is_for():
    """GEN-05, END-03, WND-02: an action, a daze and a held shot run through the end of a turn untouched."""
    busy = Ongoing(kind="reload", start=Moment(1, 9), end=Moment(2, 3))
    state = {
        1: {"action": busy},
        2: {"dazed_at": Moment(1, 9), "dazed_until": Moment(2, 2)},
        3: {"opportunity": "SR", "let_pass": (11,)},
    }
    play = Played(skirmish(red=(1, 2, 3), units=state, now=Moment(1, 10), order=("blue", "red")))
    play.do(Done())
    play.do(Done())
    assert play.battle.now == Moment(2, 1)
    assert play.battle.stage == "initiative"
    play.do(RollInitiative(), 8, 3)
    play.do(ChooseOrder(grouping="blue", choice="COUNTERMOVE"))
    assert play.unit(1).action == busy
    assert (play.unit(3).opportunity, play.unit(3).let_pass) == ("SR", (11,))
    walk = Declare(unit=2, action="move", mode="walk")
    assert play.refused(walk).rule == "WND-04"
    play.until(Moment(2, 2))
    assert play.refused(walk).rule == "WND-04"
    play.until(Moment(2, 3))
    play.do(walk)


EXTRAS = (ExtraAction(name="Salute", ap=2), ExtraAction(name="Whistle", ap=1, combines=True))


def test_an_action_that_the_group_added_is_on_the_menu_with_its_price():
    """ACT-19, LOG-16."""
    battle = skirmish(setup_changes={"extra_actions": EXTRAS})
    menu = {choice.key: choice for choice in choices(battle, 1, table())}
    salute, whistle = menu["extra:Salute"], menu["extra:Whistle"]
    assert (salute.label, salute.cost_ap, salute.end, salute.modes) == ("Salute", 2, Moment(1, 2), ())
    assert (whistle.cost_ap, whistle.end, "walk" in whistle.modes) == (1, Moment(1, 1), True)
    assert salute.refusal is None
    assert "extra:Salute" not in {choice.key for choice in choices(skirmish(), 1, table())}


def test_an_action_that_the_group_added_takes_its_time_and_goes_with_a_move_if_it_is_said_to():
    """ACT-19, LOG-16, AMB-94: it costs a wounded soldier more, as most actions do."""
    play = Played(skirmish(setup_changes={"extra_actions": EXTRAS}, units={11: {"wound": "M"}}))
    both = Declare(unit=1, action="extra:Salute", mode="walk", move=StatedMove(distance_m=1.0))
    assert play.refused(both).code == "not-combinable"
    assert play.refused(Declare(unit=1, action="extra:Wave")).code == "unknown-action"
    play.do(Declare(unit=1, action="extra:Salute"))
    assert play.unit(1).action.end == Moment(1, 2)
    play.do(Done())
    assert quote(play.battle, Declare(unit=11, action="extra:Salute"), table()).cost_ap == 3
    play.do(Declare(unit=11, action="extra:Whistle", mode="walk", move=StatedMove(distance_m=0.5)))
    assert play.unit(11).action.kind == "extra:Whistle"


def test_no_special_equipment_is_asked_for_in_a_basic_game():
    """GEN-07: advanced actions are not offered, the basic ones are."""
    battle = skirmish(features=[Feature(id="D1", kind="internal_door", name="Door", state="closed")])
    keys = {choice.key for choice in choices(battle, 1, table())}
    assert {"fire_throw", "aimed_fire", "open_close_door", "move:walk"} <= keys
    assert not keys & {"rally", "install_charge", "call_fire_mission", "leave_stealth", "melee"}


def test_every_offered_choice_that_is_not_refused_stands():
    """The menu and the referee never disagree."""
    battle = skirmish(soldiers={1: LIGHT})
    for choice in choices(battle, 1, table()):
        if choice.refusal is None:
            Played(battle).do(choice.command)
        else:
            assert choice.refusal.sentence


def test_a_stationary_turn_goes_with_fire_and_is_counted_against_it():
    """CMB-05, FIR-12, AMB-26."""
    play = Played(skirmish())
    about = StatedMove(turns=())
    play.do(Declare(unit=1, action="fire_throw", mode="turn", target=11, move=about))
    play.do(Done())
    assert play.battle.stage == "actions"
    play.do(Done())
    play.do(WithholdFire(unit=1))


def test_continuing_moves_only_what_was_declared():
    """CMB-15."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="clear_weapon", overrule="it jams in our house rules"))
    play.do(Done())
    play.do(Done())
    assert play.battle.now == Moment(1, 2)
    assert play.refused(Continue(unit=1, move=StatedMove(distance_m=1.0))).code in ("no-move", "performed")


@pytest.mark.parametrize("level", ["track", "suggest"])
def test_the_dial_lets_a_refused_order_stand(level):
    """The table has the last word; a suggestion is kept in the log, tracking keeps silent."""
    from squadlog.battle.commands import SetAssist  # noqa: PLC0415 - once

    play = Played(skirmish(units={1: {"jammed": ("SR",)}}))
    fire = Declare(unit=1, action="fire_throw")
    assert play.refused(fire).rule == "FIR-42"
    play.do(SetAssist(subsystem="fire", level=level))
    play.do(fire)
    assert ("overruled" in play.kinds()) == (level == "suggest")


def test_an_order_is_overruled_with_its_reason_in_the_log():
    """Nothing stops an evening, and nothing is forgotten."""
    play = Played(skirmish(units={1: {"jammed": ("SR",)}}))
    play.do(Declare(unit=1, action="fire_throw", overrule="we forgot to clear it"))
    told = next(event for event in play.told if event.kind == "overruled")
    assert (told.rule, told.reason) == ("FIR-42", "we forgot to clear it")


def test_a_pause_gives_up_what_was_declared_in_the_same_slot_and_nothing_older():
    """ACT-20, ACT-15."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="fire_throw"))
    play.do(Hold(unit=1))
    assert play.unit(1).action is None
    under_way = {1: {"action": Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5), mode="walk")}}
    older = Played(skirmish(units=under_way, now=Moment(1, 2)))
    older.do(Hold(unit=1))
    assert older.unit(1).action.kind == "reload"


def test_an_action_under_way_is_done_with_what_its_order_said_act_01():
    """ACT-01: nothing of an order is lost on the way to the action."""
    order = Declare(
        unit=1, action="use_device", mode="kneel", target=11, item="medkit", extras=("slowly",), floors=1
    )
    play = Played(skirmish(soldiers={1: {"equipment": ("medkit",)}}))
    play.do(replace(order, overrule="to see"))
    action = play.unit(1).action
    assert fields_of_deed(action) == fields_of_deed(order)
    assert {name for name, said in fields_of_deed(order).items() if said} >= {
        "mode",
        "target",
        "item",
        "floors",
    }
