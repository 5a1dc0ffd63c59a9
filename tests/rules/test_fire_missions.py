"""Fire missions: called by a leader on a point that somebody sees, rolled as they land (FMS, A-92)."""

import pytest
from support.on_maps import on_map
from support.playing_on_maps import OnMap
from support.strikes import FIELD, GOODS, HOUSE, IN_FORCE, PLACES, at, call, called, field

from squadlog.battle.commands import Cancel, Correct, CorrectTurn, Declare, Done, RemoveUnit
from squadlog.battle.moment import Moment
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.reports.narrate import narrate
from squadlog.rules.common.kept.explosions import exploding
from squadlog.rules.desk.actions import quote
from squadlog.rules.fire_missions.calling import aims_call, details_call
from squadlog.rules.fire_missions.missions import CALL, CallIsDud, missions


def test_a_round_lands_as_the_call_is_complete_fms_11_12_14_16():
    """FMS-01, FMS-07, FMS-11, FMS-12, FMS-14, FMS-16: called in s1, it lands as s10 closes, three charges strong."""
    played = called(field(), 4)
    (landed,) = played.of_kind("mission_landed")
    assert (landed.spot, landed.astray, landed.check.success) == (at(30, 44), "", True)
    (exploded,) = played.of_kind("exploded")
    assert exploded.fused.spot == at(30, 44)
    assert [(one.unit, one.pf, one.levels) for one in exploded.struck] == [(11, 5, 2)]
    assert played.battle.now == Moment(2, 1) or played.battle.stage == "initiative"
    assert missions(played.battle).has_spent("red", "mortar") == 1
    assert [one.spot for one in missions(played.battle).impacts] == [at(30, 44)]


def test_five_misses_and_scatters_six_metres_seen_from_the_leader_fms_15():
    """FMS-15, A-91: the leader is south of the point."""
    for face, spot in ((1, (30, 50)), (3, (30, 38)), (5, (24, 44)), (8, (36, 44))):
        (landed,) = called(field(), 5, face).of_kind("mission_landed")
        assert landed.spot == at(*spot)
    (landed,) = called(field(), 5, 9, 10, 4).of_kind("mission_landed")
    assert (landed.spot, landed.astray) == (at(30, 32), "12 m short")


def test_a_missile_lands_on_six_and_scatters_three_metres_fms_17_18_19():
    """FMS-17, FMS-18, FMS-19."""
    (landed,) = called(field(), 6, command=call(mission="missile")).of_kind("mission_landed")
    assert landed.check.success
    played = called(field(), 7, 2, command=call(mission="missile"))
    assert played.of_kind("mission_landed")[0].spot == at(30, 47)
    assert [(one.unit, one.pf) for one in played.of_kind("exploded")[0].struck] == [(11, 5)]
    wide = field(places=PLACES | {12: (46, 44, 180)})
    played = called(wide, 6, command=call(mission="missile"))
    assert [(one.unit, one.pf) for one in played.of_kind("exploded")[0].struck][-1] == (12, 1)


def test_who_calls_with_his_back_turned_is_told_so_fms_10_fov_01():
    """FMS-10, FOV-01: why nobody sees the point, and not that nothing stands on the line; all round by ruling."""
    away = PLACES | {1: (30, 5, 180), 2: (50, 5, 180)}
    refused = field(places=away).refused(call())
    assert (refused.rule, refused.code) == ("FMS-10", "mission-unseen")
    assert refused.sentence.endswith("It lies outside the 180 degrees before unit 1.")
    field(places=away, rulings={"sight.field": "all_round"}).do(call())


def test_nothing_modifies_the_roll_and_no_face_is_natural_fms_14():
    """FMS-14, FMS-17: a wound of the leader counts in the price alone."""
    played = field(units={1: {"wound": "M"}})
    command = call()
    assert quote(played.battle, command, played.table()).end == Moment(2, 1)
    (landed,) = called(field(), 4).of_kind("mission_landed")
    assert landed.check.ledger.lines == ()
    assert landed.check.net == 4


@pytest.mark.parametrize(
    ("command", "code", "rule"),
    [
        (call(2), "no-leader", "FMS-06"),
        (call(mission="artillery"), "no-mission", "FMS-09"),
        (Declare(unit=1, action=CALL), "no-mission", "FMS-09"),
        (call(point=None, told="there"), "mission-no-point", "FMS-09"),
        (call(point=at(30, 61)), "off-map", "MAP-01"),
        (call(point=at(30, 3)), "mission-unseen", "FMS-10"),
    ],
)
def test_what_speaks_against_a_call(command, code, rule):
    """FMS-06, FMS-09, FMS-10."""
    refused = field().refused(command)
    assert (refused.code, refused.rule) == (code, rule)


def test_no_building_is_a_target_fms_05():
    """FMS-05: the table may let it stand."""
    refused = field(HOUSE, PLACES | {1: (30, 5, 0), 2: (30, 29, 0)}).refused(call(point=at(30, 30)))
    assert (refused.code, refused.rule, refused.subsystem) == ("mission-indoors", "FMS-05", "fire")
    assert field(HOUSE).refused(call(point=at(30, 38))).rule == "FMS-10", "the house hides it"


def test_the_leader_or_a_friend_sees_the_point_a_90():
    """FMS-08, FMS-10, A-90: what stands between caller and point does not matter where a friend sees it."""
    hidden = PLACES | {2: (45, 40, 270)}
    assert field(HOUSE, PLACES | {2: (50, 5, 180)}).refused(call(point=at(30, 40))).code == "mission-unseen"
    field(HOUSE, hidden).do(call(point=at(30, 40)))
    refused = field(HOUSE, hidden, rulings={"mission.spotter": "leader"}).refused(call(point=at(30, 40)))
    assert refused.rule == "FMS-10"
    said = call(point=at(30, 40), stated=StatedSighting(in_sight=True))
    field(HOUSE, PLACES | {2: (50, 5, 180)}).do(said)


def test_no_more_than_was_bought_and_no_more_than_four_fms_02_03():
    """FMS-02, FMS-03."""
    played = field()
    played.battle = evolve_all(played, CorrectTurn(changes=(("fire_missions", "red mortar 2"),), reason="so"))
    assert played.refused(call()).rule == "FMS-02"
    played.do(call(mission="missile"))
    many = field(setup={"goods": (Goods(side="red", item="mortar_mission", count=6),)})
    many.battle = evolve_all(many, CorrectTurn(changes=(("fire_missions", "red mortar 4"),), reason="so"))
    assert many.refused(call()).rule == "FMS-03"
    assert field(setup={"goods": ()}).refused(call()).code == "mission-spent"


def test_what_the_other_side_has_called_is_none_of_the_four_of_a_side_fms_03():
    """FMS-03: four for each side."""
    goods = (Goods(side="red", item="mortar_mission", count=6), Goods(side="blue", item="mortar_mission"))
    played = field(setup={"goods": goods}, order=("blue", "red"))
    played.do(CorrectTurn(changes=(("fire_missions", "red mortar 3"),), reason="so"))
    played.do(call(11, point=at(30, 20)))
    played.do(Done())
    played.do(call())
    assert len(missions(played.battle).calls) == 2


def evolve_all(played, command):
    played.do(command)
    return played.battle


def test_two_leaders_share_what_their_side_has_fms_02():
    """FMS-02: a call under way is counted."""
    given = {1: {"squad": "A"}, 2: {"squad": "B"}}
    played = OnMap(
        on_map(FIELD, PLACES, soldiers=given, setup_changes=IN_FORCE | {"goods": GOODS[1:2]}), None
    )
    played.do(call(mission="missile"))
    assert played.refused(call(2, "missile")).rule == "FMS-02"


def test_a_call_may_be_combined_with_a_walk_fms_07():
    """FMS-07."""
    played = field()
    played.do(call(mode="walk", move=StatedMove(distance_m=1)))
    played.do(Done())
    assert played.unit(1).action.kind == CALL
    assert played.unit(1).moved.metres == 1


@pytest.mark.parametrize("what", ["daze", "dead", "cancel"])
def test_a_call_that_is_broken_off_is_lost_and_the_mission_kept_fms_23(what):
    """FMS-23, A-92: or used up, as the table reads it."""
    for option, spent in (("kept", 0), ("spent", 1)):
        played = field(rulings={"mission.interrupted": option})
        played.do(call())
        played.do(Done())
        played.do(Done())
        if what == "daze":
            played.do(Correct(unit=1, changes=(("action", "none"),), reason="dazed"))
        elif what == "dead":
            played.do(Correct(unit=1, changes=(("wound", "D"),), reason="shot"))
        else:
            played.do(Cancel(unit=1))
        while "call_lost" not in played.kinds() and played.battle.now.index < 4:
            played.do(Done())
        (lost,) = played.of_kind("call_lost")
        assert lost.spent is bool(spent)
        assert missions(played.battle).has_spent("red") == spent
        assert missions(played.battle).calls == ()
        assert exploding(played.battle).fused == ()


def test_an_irregular_call_is_a_dud_and_used_up_fms_13():
    """FMS-13."""
    played = field()
    assert played.refused(CallIsDud(unit=1)).rule == "FMS-13"
    played.do(call())
    played.do(CallIsDud(unit=1, reason="unclear"))
    while "mission_sent" not in played.kinds():
        played.do(Done())
    assert played.of_kind("mission_sent")[0].dud == "unclear"
    assert exploding(played.battle).fused == ()
    assert missions(played.battle).has_spent("red", "mortar") == 1


def test_the_log_tells_of_a_lost_call_whose_caller_is_gone_from_the_table_fms_23():
    """FMS-23: he was taken off while he called."""
    played = field()
    played.do(call())
    played.do(RemoveUnit(unit=1, reason="set up by mistake"))
    while "call_lost" not in played.kinds():
        played.do(Done())
    (lost,) = played.of_kind("call_lost")
    assert (
        narrate(lost, played.battle)
        == "The call of unit 1 is broken off; the mission is not used up [FMS-23]."
    )


def test_which_mission_somebody_calls_is_told_and_not_where_fms_09():
    """FMS-09: the kind is announced, the point is written down."""
    played = field()
    (declared,) = [event for event in played.do(call(mission="missile")) if event.kind == "action_declared"]
    assert narrate(declared, played.battle) == "1 Trooper 1 calls down a missile strike until T1.s10."


def test_a_leader_is_offered_what_his_side_still_has_and_asked_for_the_point_fms_02():
    """FMS-02, FMS-06: in the panel and in the hand on the map."""
    played = field(setup={"goods": (Goods(side="red", item="missile_mission"),)})
    board = played.table()
    assert [one.shot.weapon for one in aims_call(played.battle, played.unit(1), board)] == ["missile"]
    assert list(aims_call(played.battle, played.unit(11), board)) == []
    which, where = details_call(played.battle, call(), board)
    assert (which.slot, which.options, where.slot) == ("weapon", ("missile",), "aim")
