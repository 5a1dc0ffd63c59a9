"""What the referee sets right about posture and place counts for moves, fights and airlocks under way (GEN-06)."""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.melees import engaged, opened
from support.playing import Played

from squadlog.battle.commands import (
    Correct,
    CorrectFeature,
    Declare,
    DeclineShot,
    Done,
    Escape,
    GiveIntent,
    OpportunityShot,
)
from squadlog.battle.feature import Feature
from squadlog.battle.pending import EscapeAsked, IntentAsked
from squadlog.facts.ground_facts import Glimpse, StatedMove

WHY = "it was so on the table"
PLAIN = {"armour": "No", "troop": "marines"}
WATCHED = StatedMove(seen_by=(Glimpse(watcher=11, at_m=1.0),))
UNSEEN = StatedMove(seen_by=())
LYING, KNEELING, STANDING = (("posture", name) for name in ("prone", "kneeling", "standing"))


def right(unit, *changes):
    return Correct(unit=unit, changes=changes, reason=WHY)


def moving(command, **state):
    """Red 1 is about to move; blue 11 watches."""
    units = {11: {"opportunity": "SR"}, 1: state}
    played = Played(skirmish((1, 2), (11,), soldiers={1: PLAIN, 11: PLAIN}, units=units))
    played.do(command)
    return played


def run(move=WATCHED, **more):
    return Declare(unit=1, action="move", mode="run", move=move, **more)


@pytest.mark.parametrize(("posture", "rule"), [(LYING, "ACT-23"), (KNEELING, "ACT-25")])
def test_a_runner_who_turns_out_to_lie_or_kneel_runs_no_farther_act_23_act_25(posture, rule):
    """ACT-23, ACT-25, ACT-55: under the question about a shot at it; nobody is asked any more."""
    played = moving(run())
    played.do(Done())
    played.do(right(1, posture))
    assert played.battle.pending is None
    assert played.unit(1).moved.metres == 0
    assert played.unit(1).performed
    assert [event.rule for event in played.of_kind("action_lost")] == [rule]


@pytest.mark.parametrize(("posture", "rule"), [(LYING, "ACT-23"), (KNEELING, "ACT-25")])
def test_the_same_before_the_grouping_is_done_act_23_act_25(posture, rule):
    """ACT-23, ACT-25: it may be given another order."""
    played = moving(run(UNSEEN))
    played.do(right(1, posture))
    assert [event.rule for event in played.of_kind("action_lost")] == [rule]
    played.do(Declare(unit=1, action="position_change", posture="standing"))


def test_a_crawler_who_turns_out_to_stand_crawls_no_farther_act_38():
    """ACT-38."""
    crawl = Declare(unit=1, action="move", mode="crawl", move=WATCHED)
    played = moving(crawl, posture="prone")
    played.do(Done())
    played.do(right(1, STANDING))
    assert (played.battle.pending, played.unit(1).moved.metres) == (None, 0)


def test_a_crawler_who_lies_all_the_same_is_asked_about_as_before_act_23():
    """ACT-23: what does not bar the move does not end it."""
    played = moving(run())
    played.do(Done())
    played.do(
        right(1, STANDING),
    )
    played.do(DeclineShot(unit=11))
    assert played.unit(1).moved.metres == 4


def test_beside_a_move_that_is_over_the_action_goes_on_act_23_cmb_15():
    """ACT-23, CMB-15: it reloads where it lies."""
    played = moving(Declare(unit=1, action="reload", mode="walk", move=WATCHED))
    played.do(Done())
    played.do(right(1, LYING))
    assert (played.battle.pending, played.unit(1).moved.metres) == (None, 0)
    assert (played.unit(1).action.kind, played.unit(1).action.mode) == ("reload", None)


def test_a_move_let_stand_against_the_posture_goes_on_whatever_the_posture_gen_06():
    """GEN-06: a kneeling unit was let walk; that it lies is no new objection."""
    played = moving(run(overrule=WHY), posture="kneeling")
    played.do(Done())
    played.do(right(1, LYING))
    played.do(DeclineShot(unit=11))
    assert played.unit(1).moved.metres == 4


def test_who_was_shot_at_and_missed_lies_still_if_it_lies_act_58():
    """ACT-58, ACT-23: the second watcher's question goes with the move."""
    units = {11: {"opportunity": "SR"}, 12: {"opportunity": "SR"}}
    seen = StatedMove(seen_by=(Glimpse(watcher=11, at_m=1.0), Glimpse(watcher=12, at_m=2.0)))
    played = Played(skirmish((1, 2), (11, 12), soldiers={1: PLAIN}, units=units))
    played.do(run(seen))
    played.do(Done())
    played.do(OpportunityShot(unit=11), 9)
    played.do(right(1, LYING))
    assert (played.battle.pending, played.unit(1).moved.metres) == (None, 0)


SHAFTS = (
    Feature(id="L", kind="elevator", name="Lift", floors=2, car=1),
    Feature(id="S", kind="stairs", name="Stairs", floors=2),
)


@pytest.mark.parametrize("place", ["elevator:L", "stairs:S"])
@pytest.mark.parametrize("who", [1, 11])
def test_who_is_set_down_in_a_car_or_a_stairway_is_in_no_fight_outside_it_sto_06(place, who):
    """STO-06: neither attacker nor defender is asked, and the fight is over."""
    played = opened(features=SHAFTS)
    assert isinstance(played.battle.pending, IntentAsked)
    played.do(right(who, ("place", place)))
    assert (played.battle.pending, played.battle.engagements) == (None, ())
    assert played.of_kind("melee_dissolved")[0].rule == "STO-06"


def test_two_in_the_same_car_fight_on_sto_06():
    """STO-06."""
    played = opened(units={1: {"place": "elevator:L"}}, features=SHAFTS)
    assert played.battle.engagements
    played.battle = replace(
        played.battle, units={**played.battle.units, 11: replace(played.unit(11), place="stairs:S")}
    )
    played.do(right(11, ("place", "elevator:L")))
    assert isinstance(played.battle.pending, IntentAsked)


def test_a_fight_the_table_let_stand_goes_on_through_the_door_of_a_car_gen_06():
    """GEN-06, STO-06."""
    played = opened(engaged(let_stand=True), features=SHAFTS)
    played.do(right(11, ("place", "elevator:L")))
    assert played.battle.engagements


def test_who_kneels_when_it_got_away_stays_where_it_is_and_is_asked_nothing_act_25_amb_104():
    """ACT-25, AMB-104: there would be no way of moving that it could name."""
    played = opened()
    played.do(GiveIntent(unit=11, intent="avoid"))
    played.do(GiveIntent(unit=1, intent="attack"), 1, 9)
    assert isinstance(played.battle.pending, EscapeAsked)
    played.do(right(11, KNEELING))
    assert (played.battle.pending, played.battle.engagements) == (None, ())
    assert played.unit(11).performed
    assert played.refused(Escape(unit=11)).code == "no-escape"


def ship():
    return Played(
        skirmish(
            features=(
                Feature(id="A1", kind="airlock_door", name="Outer door", state="closed", airlock="port"),
                Feature(id="A2", kind="airlock_door", name="Inner door", state="closed", airlock="port"),
                Feature(id="B1", kind="airlock_door", name="Aft door", state="closed", airlock="aft lock"),
            )
        )
    )


def test_an_airlock_is_set_right_by_its_name_both_doors_at_once_act_75():
    """ACT-75: as it is cycled by its name."""
    played = ship()
    played.do(CorrectFeature(feature="port", changes=(("pressure", "no"),), reason=WHY))
    assert {door.id: door.pressure for door in played.battle.features.values()} == {
        "A1": False,
        "A2": False,
        "B1": True,
    }


@pytest.mark.parametrize("changes", [(("at", "1,1"),), (("pressure", "perhaps"),)])
def test_an_airlock_has_no_stretches_and_takes_no_nonsense_act_75(changes):
    """ACT-75, OBS-01."""
    assert ship().refused(CorrectFeature(feature="port", changes=changes, reason=WHY)).subsystem is None


def test_an_airlock_that_is_not_there_is_not_set_right_obs_18():
    """OBS-18."""
    refused = ship().refused(CorrectFeature(feature="starboard", changes=(("pressure", "no"),), reason=WHY))
    assert refused.code == "unknown-feature"
