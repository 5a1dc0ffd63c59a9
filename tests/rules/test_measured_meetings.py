"""Whom a measured move meets: watchers, enemies within a metre, things on the ground (ACT, MEL)."""

from dataclasses import replace

import pytest
from support.told_ground import HERE, PLAIN, going, no, seen, standing, where, yes

from squadlog.battle.commands import Declare, DeclineShot, Done, FaceAttacker, Hold, OpportunityShot
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement, OpportunityOffer
from squadlog.battle.state import Thing, Trace
from squadlog.facts.ground_facts import Glimpse, Position
from squadlog.reports.narrate import tell

# Opportunity fire


def watched(facts, **changes):
    """11 holds opportunity fire, and 1 runs."""
    ground = {"moves": {1: facts}} | changes.pop("ground", {})
    played = standing(units={11: {"opportunity": "SR"}}, ground=ground, soldiers={11: PLAIN}, **changes)
    played.do(Declare(unit=1, action="move", mode="run"))
    played.do(Done())
    return played


def test_only_those_are_asked_whom_the_map_lets_see_the_mover():
    """ACT-55, AMB-18."""
    assert watched(going(4.0)).battle.pending is None
    assert isinstance(
        watched(going(4.0, seen_by=(Glimpse(watcher=11, at_m=1.5),))).battle.pending, OpportunityOffer
    )


def test_a_shot_without_a_place_is_fired_as_the_mover_comes_into_view_and_leaves_it_there():
    """ACT-55, ACT-58."""
    played = watched(going(4.0, seen_by=(Glimpse(watcher=11, at_m=1.5),)))
    played.do(OpportunityShot(unit=11), 2)
    assert played.of_kind("shot_fired")[0].at_m == 1.5
    assert (where(played), played.unit(1).moved) == ((1.5, 0.0, 90.0), Trace(mode="run", metres=1.5))


def test_the_watcher_looks_at_the_mover_where_it_is_by_then():
    """ACT-53, ACT-55: 90 degrees, from the point of the move."""

    def from_there(battle):
        at = battle.units[1].position.x
        return seen(metres=10.0 - at, reason=f"Nothing is on the line to {at:g}.")

    facts = going(4.0, seen_by=(Glimpse(watcher=11, at_m=1.5),))
    played = watched(facts, ground={"sights": {(11, 1): from_there}, "fronts": {(11, 1, 90.0): yes()}})
    played.do(OpportunityShot(unit=11, at_m=2.5), 9)
    assert played.of_kind("shot_fired")[0].sighting.distance.value == 7.5
    away = watched(
        facts,
        ground={"sights": {(11, 1): from_there}, "fronts": {(11, 1, 90.0): no("It is behind.", "ACT-53")}},
    )
    refused = away.refused(OpportunityShot(unit=11))
    assert (refused.code, refused.sentence[-13:]) == ("out-of-arc", "It is behind.")


def test_a_shot_beyond_the_end_of_a_measured_way_is_refused():
    """ACT-55."""
    played = watched(going(4.0, seen_by=(Glimpse(watcher=11, at_m=1.5),), stop_m=2.0))
    assert played.refused(OpportunityShot(unit=11, at_m=3.0)).code == "beyond-move"


def test_a_mover_that_is_let_pass_comes_to_its_end():
    """ACT-56."""
    played = watched(going(4.0, seen_by=(Glimpse(watcher=11, at_m=1.5),)))
    played.do(DeclineShot(unit=11))
    assert where(played)[0] == 4.0


# Hand to hand


BESIDE = {11: {"position": Position(x=2.5, y=0.0)}}


def test_an_attack_after_a_move_is_judged_from_where_the_move_ends():
    """MEL-02, MEL-03."""

    def near(battle):
        return yes() if battle.units[1].position.x == 2.0 else no("11 is 2.50 m away.", "MEL-02")

    attack = Declare(unit=1, action="move", mode="walk", engage=11)
    ground = {"moves": {1: going(2.0)}, "reaches": {(1, 11): near}}
    played = standing(units=BESIDE, ground=ground)
    played.do(attack)
    played.do(Done())
    assert [e.key for e in played.battle.engagements] == [(1, 11)]
    short = standing(units=BESIDE, ground=ground | {"moves": {1: going(2.0, stop_m=1.0)}})
    refused = short.refused(attack)
    assert (refused.code, refused.sentence) == ("out-of-reach", "11 is 2.50 m away.")


def test_whoever_does_not_get_there_attacks_nobody():
    """MEL-02, ACT-18: somebody stepped into its way after it had declared."""

    def by_then(battle):
        return going(2.0, stop_m=0.5 if battle.units[2].performed else None)

    def near(battle):
        return yes() if battle.units[1].position.x == 2.0 else no()

    played = standing(red=(2, 1), units=BESIDE, ground={"moves": {1: by_then}, "reaches": {(1, 11): near}})
    played.do(Declare(unit=1, action="move", mode="walk", engage=11))
    played.do(Hold(unit=2))
    played.do(Done(order=(2, 1)))
    assert played.battle.engagements == ()


def attacked(**ground):
    """Blue's slot: 1 has attacked 11, which has not acted and looks north; 1 stands to its west."""
    engagement = Engagement(attacker=1, defender=11, declared=Moment(1, 1), late=False)
    return standing(
        units={**BESIDE, 1: {"position": Position(x=2.0, y=0.0), "performed": True}},
        acting=1,
        engagements=(engagement,),
        ground=ground,
    )


def test_whoever_faces_its_attacker_is_turned_to_it_on_the_map():
    """MEL-07."""
    played = attacked()
    played.do(FaceAttacker(unit=11))
    played.do(Done())
    assert where(played, 11) == (2.5, 0.0, 270.0)


def test_a_late_defender_is_swung_round_as_the_fight_opens():
    """MEL-06."""
    engagement = Engagement(attacker=1, defender=11, declared=Moment(1, 1), late=True)
    played = standing(
        units={**BESIDE, 1: {"position": Position(x=2.5, y=-1.0), "performed": True}},
        engagements=(engagement,),
    )
    before = played.battle
    played.until_subphase(2)
    assert where(played, 11)[2] == 180.0
    assert any("turns to face 180°" in line for line in tell(before, played.told))


def test_moving_clear_is_measured_and_need_not_be_said():
    """MEL-08, MEL-09."""
    away = going(2.0, start=(2.5, 0.0), clears=yes())
    played = attacked(moves={11: away}, reaches={(11, 1): no()})
    played.do(Declare(unit=11, action="move", mode="walk"))
    played.do(Done())
    assert played.battle.engagements == ()


def test_a_move_that_stays_within_a_metre_of_the_attacker_is_no_answer():
    """MEL-05, MEL-08."""
    played = attacked(moves={11: going(0.3, start=(2.5, 0.0))})
    assert played.refused(Declare(unit=11, action="move", mode="walk")).code == "engaged"


def test_whoever_was_stopped_on_its_way_out_is_still_engaged():
    """MEL-08: what counts is where the move ended."""

    def by_then(battle):
        return going(2.0, start=(2.5, 0.0), clears=yes(), stop_m=0.2 if battle.resolving else None)

    played = attacked(moves={11: by_then}, reaches={(11, 1): yes()})
    played.do(Declare(unit=11, action="move", mode="walk"))
    played.do(Done())
    assert [e.key for e in played.battle.engagements] == [(1, 11)]


# Things on the ground


@pytest.mark.parametrize(
    ("x", "floor", "code"),
    [(1.0, 1, None), (1.01, 1, "out-of-reach"), (0.5, 2, "out-of-reach"), (-1.0, 1, None)],
)
def test_a_thing_is_picked_up_within_a_metre_whatever_the_facing(x, floor, code):
    """ACT-65, AMB-136."""
    item = Thing(id=1, name="case", position=Position(x=x, y=0.0), floor=floor)
    played = standing()
    played.battle = replace(played.battle, things=(item,))
    pick = Declare(unit=1, action="pick_up_object", item="case")
    if code:
        assert played.refused(pick).code == code
    else:
        played.do(pick)


def test_what_is_dropped_lies_where_its_bearer_stood():
    """ACT-64, LOG-19."""
    played = standing(units={1: {"items": ("case",), "floor": 2}})
    played.do(Declare(unit=1, action="drop_object", item="case"))
    played.until_subphase(3)
    (item,) = played.battle.things
    assert (item.position, item.floor) == (HERE, 2)
