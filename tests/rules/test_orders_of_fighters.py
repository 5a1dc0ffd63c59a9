"""What fighters and those beside them may be told to do (ACT-82, MEL-03..12, AMB-132, AMB-140)."""

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import (
    Cancel,
    Declare,
    Done,
    Engage,
    Escape,
    FaceAttacker,
    GiveIntent,
    Hold,
)
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.desk.actions import quote

LIGHT = {"armour": "LI", "troop": "marines"}


def _engaged(rulings=None, **changes):
    """Red 1 moves up to blue 11, who has not acted, and engages it; it is blue's slot."""
    play = Played(skirmish(soldiers={1: LIGHT, 11: LIGHT}, **changes), rulings)
    play.do(Declare(unit=1, action="move", mode="walk", engage=11))
    play.do(Done())
    return play


def test_a_melee_action_takes_five_subphases_and_both_pay_act_82_mel_19():
    """ACT-82, MEL-19."""
    play = _engaged(blue=(11, 12))
    play.do(FaceAttacker(unit=11))
    play.do(Done())
    play.do(GiveIntent(unit=11, intent="attack"))
    play.do(GiveIntent(unit=1, intent="attack"))
    assert [(play.unit(n).action.start, play.unit(n).action.end) for n in (1, 11)] == [
        (Moment(1, 2), Moment(1, 6))
    ] * 2


def test_a_running_melee_cannot_be_given_up_unless_the_group_says_so():
    """AMB-132: by default neither side may cancel it."""
    for rulings, stands in (({}, False), ({"melee.cancel": "yes"}, True)):
        play = _engaged(rulings, blue=(11, 12))
        play.do(FaceAttacker(unit=11))
        play.do(Done())
        play.do(GiveIntent(unit=11, intent="attack"))
        play.do(GiveIntent(unit=1, intent="attack"))
        assert play.unit(1).fighting
        if stands:
            play.do(Cancel(unit=1))
            assert not play.unit(1).fighting
        else:
            assert play.refused(Cancel(unit=1)).rule == "MEL-19"


@pytest.mark.parametrize(("reading", "rule"), [("no", "MEL-19"), ("yes", None)])
def test_nor_may_a_fighter_begin_anything_else_unless_the_group_says_so(reading, rule):
    """ACT-15, AMB-132: another action would end the melee action."""
    fight = Ongoing(kind="melee", start=Moment(1, 1), end=Moment(1, 5), target=11, stance="attack")
    play = Played(skirmish(units={1: {"action": fight}}, now=Moment(1, 2)), {"melee.cancel": reading})
    reloading = Declare(unit=1, action="reload")
    if rule is None:
        play.do(reloading)
        assert play.unit(1).action.kind == "reload"
    else:
        assert play.refused(reloading).rule == rule


def test_who_engages_after_its_orders_still_carries_them_out():
    """MEL-03, AMB-140: the attack comes after the move."""
    play = Played(skirmish(soldiers={1: {"armour": "No"}}))
    play.do(Declare(unit=1, action="move", mode="walk"))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    assert play.unit(1).moved.metres == 2
    assert [entry.key for entry in play.battle.engagements] == [(1, 11)]


def test_an_engaged_unit_may_only_face_or_move_clear():
    """MEL-05, MEL-07, MEL-08."""
    play = _engaged()
    assert play.refused(Hold(unit=11)).rule == "MEL-05"
    assert play.refused(Declare(unit=11, action="fire_throw")).rule == "MEL-05"
    assert play.refused(Declare(unit=11, action="move", mode="walk")).rule == "MEL-05"
    play.do(Declare(unit=11, action="move", mode="walk", move=StatedMove(clears=True)))


def test_nobody_faces_an_attacker_that_is_not_there():
    """MEL-07."""
    assert Played(skirmish()).refused(FaceAttacker(unit=1)).code == "not-attacked"


def test_avoiding_melee_costs_three_more_only_as_the_table_prints_it():
    """ACT-83, AMB-20."""
    clear = Declare(unit=11, action="move", mode="walk", move=StatedMove(clears=True))
    for rulings, cost in (({}, 1), ({"melee.avoidApCost": "3"}, 4)):
        play = _engaged(rulings)
        assert quote(play.battle, clear, table(rulings=rulings)).cost_ap == cost


def test_avoiding_moves_a_metre_only_as_the_grid_text_has_it():
    """AMB-07."""
    far = Declare(unit=11, action="move", mode="walk", move=StatedMove(distance_m=2.0, clears=True))
    near = Declare(unit=11, action="move", mode="walk", move=StatedMove(distance_m=1.0, clears=True))
    literal = _engaged({"melee.avoidGridText": "1"})
    assert literal.refused(far).rule == "ACT-83"
    literal.do(near)
    _engaged().do(far)


def test_an_escape_must_be_a_move_the_unit_can_make():
    """MEL-12 with MOV-06."""
    play = Played(skirmish(soldiers={1: LIGHT, 11: LIGHT}, now=Moment(1, 6)))
    play.do(Done())
    play.do(Declare(unit=11, action="move", mode="walk", engage=1))
    play.do(Done())
    play.do(GiveIntent(unit=1, intent="avoid"))
    play.do(GiveIntent(unit=11, intent="attack"), 1, 9)
    assert play.refused(Hold(unit=1)).subsystem is None
    assert (
        play.refused(Escape(unit=1, mode="run", move=StatedMove(distance_m=9.0, clears=True))).rule
        == "MOV-06"
    )
    assert play.refused(Escape(unit=1, mode="run", move=StatedMove(clears=False))).rule == "MEL-12"
    play.do(Escape(unit=1, mode="run", move=StatedMove(clears=True)))


def test_melee_is_not_declared_beside_another_action():
    """MEL-03, AMB-140."""
    refused = Played(skirmish()).refused(Declare(unit=1, action="fire_throw", engage=11))
    assert (refused.code, refused.rule) == ("engage-after-action", "MEL-03")


def test_melee_may_be_declared_by_itself_in_the_slot():
    """MEL-03: free, after nothing."""
    play = Played(skirmish())
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    assert [engagement.key for engagement in play.battle.engagements] == [(1, 11)]
