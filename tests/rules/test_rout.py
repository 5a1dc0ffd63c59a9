"""Rout: ROU-01..28, TA-07, QUA-03..07, LDR-06, A-46..A-53, A-145."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.on_maps import measured_table, on_map
from support.playing_on_maps import field_of
from support.shaken import MORALE, in_rout, squad

from squadlog.base.dice import DieNeeded
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import Crossed
from squadlog.rules.common import wounds
from squadlog.rules.leadership.chain import squads
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.record import is_routed
from squadlog.rules.rout.testing import is_tested, phase
from squadlog.rules.rout.weighing import rout_ledger


def ledger(battle, rulings=None, side="red"):
    at = table(rulings=rulings)
    return rout_ledger(plight_of(battle, next(one for one in squads(battle) if one.side == side), at), at)


def modifier(battle, rulings=None):
    return ledger(battle, rulings).total


def phased(battle, *faces, rulings=None):
    """Who of red is routed after the phase; blue always rolls 99."""
    at = table((*faces, 99), rulings=rulings)
    recorder = EventRecorder(battle)
    phase(recorder, at)
    return [number for number, unit in recorder.battle.units.items() if is_routed(unit)], recorder


@pytest.mark.parametrize(("turn", "due"), [(1, False), (11, False), (12, True), (13, False), (24, True)])
def test_rout_is_tested_in_every_twelfth_turn(turn, due):
    """ROU-01, A-50."""
    assert is_tested(turn, table()) is due
    assert is_tested(turn, table(rulings={"rout.interval": "1"}))


def test_in_other_turns_nobody_rolls():
    """ROU-01."""
    told = EventRecorder(
        skirmish((1, 2), soldiers={1: {"leader": 0}}, setup_changes=MORALE, now=Moment(11, 10))
    )
    phase(told, table())
    assert told.events == []


@pytest.mark.parametrize(("face", "routs"), [(1, True), (5, True), (6, False), (99, False), (100, False)])
def test_one_d100_a_squad_and_five_or_less_routs_all_but_the_leader(face, routs):
    """ROU-03, ROU-05, ROU-07, ROU-10, ROU-11, A-46."""
    who, recorder = phased(squad(), face)
    assert who == ([2, 3, 4] if routs else [])
    assert [event.squad for event in recorder.events] == ["red", "blue"]


@pytest.mark.parametrize(
    ("changes", "value"),
    [
        ({}, 0),
        ({"soldiers": {1: {"leader": 2}}}, -20),
        ({"soldiers": {1: {"leader": -1}}}, 10),
        ({"soldiers": {1: {"leader": -1, "race": "Zog"}}}, 0),
        ({"units": {2: {"wound": "L"}, 3: {"wound": "S"}}}, -10),
        ({"units": {2: {"wound": "U"}, 3: {"wound": "D"}}}, -20),
        ({"units": {1: {"wound": "D"}}}, -30),
        ({"units": {11: {"wound": "D"}}}, 25),
        ({"units": {12: {"wound": "D"}}}, 5),
        ({"units": {11: {"wound": "L"}, 12: {"wound": "U"}}}, 10),
        ({"soldiers": {n: {"quality": "elite"} for n in (1, 2, 3, 4)}}, 20),
        ({"soldiers": {n: {"quality": "green"} for n in (1, 2, 3, 4)}}, -10),
    ],
)
def test_each_modifier_counts_as_the_table_has_it(changes, value):
    """ROU-04, ROU-12..ROU-17, ROU-20, QUA-04, QUA-07, LDR-06, LDR-13, A-42, A-51, A-52."""
    assert modifier(squad(**changes)) == value


def test_an_enemy_leader_counts_once_however_many_are_dead():
    """ROU-16, A-49."""
    battle = squad(soldiers={12: {"leader": 1}}, units={11: {"wound": "D"}, 12: {"wound": "D"}})
    assert modifier(battle) == 20 + 2 * 5
    assert modifier(battle, {"rout.enemy_leader": "-20"}) == -20 + 2 * 5


@pytest.mark.parametrize(("by", "value"), [(2, 5), (12, 0), (None, 0)])
def test_losses_count_that_the_squad_itself_has_inflicted_where_the_table_reads_it_so(by, value):
    """ROU-20, A-52."""
    recorder = EventRecorder(squad())
    wounds.wound(recorder, 11, 1, table(), by=by, cause="fire")
    assert modifier(recorder.battle) == 5
    assert modifier(recorder.battle, {"rout.enemy_losses": "caused_by_squad"}) == value
    plain = EventRecorder(skirmish())
    wounds.wound(plain, 11, 1, table(), by=1, cause="fire")
    assert plain.battle.units[11].held == ()


def test_what_is_looked_at_and_does_not_count_stands_in_the_ledger_with_its_rule():
    """ROU-04."""
    lines = {line.key: line for line in ledger(squad()).lines}
    assert {key: line.rule for key, line in lines.items() if not line.applied} == {
        "wounded_friend": "ROU-13", "lost_friend": "ROU-15", "enemy_leader_dead": "ROU-16",
        "own_leader_dead": "ROU-17", "enemy_loss": "ROU-20",
    }  # fmt: skip
    assert (lines["leader"].rule, lines["quality"].rule) == ("ROU-12", "QUA-05")
    assert lines["wounded_friend"].label == "wounded friend"


def test_the_bare_rating_counts_where_the_table_reads_it_so():
    """LDR-06, A-48."""
    assert modifier(squad(soldiers={1: {"leader": 2}}), {"rout.leader_rating": "bare"}) == 2


def test_natural_1_always_routs_and_natural_100_never():
    """ROU-06, ROU-08, ROU-09."""
    elite = squad(
        soldiers={n: {"quality": "elite"} for n in (2, 3, 4)} | {1: {"leader": -2, "quality": "elite"}}
    )
    assert modifier(elite) == 40
    assert phased(elite, 1)[0] == [2, 3, 4]
    assert phased(elite, 2)[0] == []
    doomed = squad(units={2: {"wound": "D"}}, soldiers={1: {"leader": 2, "race": "Zog"}})
    assert phased(doomed, 100)[0] == []
    assert phased(doomed, 45)[0] == [3, 4]
    assert phased(doomed, 46)[0] == []


def test_below_one_is_a_rout_unless_the_table_reads_it_otherwise():
    """ROU-05, A-47."""
    bad = squad(soldiers={1: {"leader": 2}})
    none = {"rout.below_one": "none"}
    assert [phased(bad, face)[0] for face in (20, 21)] == [[2, 3, 4], [2, 3, 4]]
    assert [phased(bad, face, rulings=none)[0] for face in (20, 21, 1)] == [[], [2, 3, 4], [2, 3, 4]]


def test_each_unit_rolls_for_itself_where_the_table_reads_it_so():
    """ROU-03, A-46."""
    assert phased(squad(), 5, 6, 5, rulings={"rout.roll": "unit"})[0] == [2, 4]
    assert phased(squad(), 6, 5, rulings={"rout.roll": "any_unit_routs_squad"})[0] == [2, 3, 4]


def test_a_routed_squad_is_not_tested_again():
    """ROU-25, ROU-27."""
    at = EventRecorder(in_rout(squad(), 2, 3, 4))
    phase(at, table((99,)))
    assert [event.squad for event in at.events] == ["blue"]


def test_the_die_is_asked_for_with_what_it_needs():
    """ROU-03."""
    with pytest.raises(DieNeeded) as asked:
        phase(EventRecorder(squad()), table())
    assert (asked.value.roll.die, asked.value.roll.name, asked.value.roll.side) == (100, "rout", "red")
    assert "6 or more" in asked.value.roll.needed


def test_the_face_0_is_100_whatever_the_d10_is_read_as():
    """ROU-03, ROU-09, AMB-02."""
    assert phased(squad(), 100, rulings={"die.zeroFaceIsTen": "no"})[0] == []


@pytest.mark.parametrize(("hidden", "value"), [(False, 10), (True, -10)])
def test_penal_troops_look_to_their_leader(hidden, value):
    """ROU-18, ROU-19."""
    battle = squad(soldiers={2: {"troop": "penal"}})
    at = table()
    seen = at.surveyor

    class Blind:
        def sighting(self, viewer, target, stated):
            found = seen.sighting(viewer, target, stated)
            return replace(found, in_sight=replace(found.in_sight, value=not hidden))

    found = plight_of(battle, squads(battle)[0], table(surveyor=Blind()))
    assert rout_ledger(found, at).total == value


@pytest.mark.parametrize(
    ("leader", "facing", "value"),
    [((26, 10), 0, -10), ((26, 30), 0, 10), ((26, 10), 180, 10), ((26, 30), 180, -10)],
)
def test_penal_troops_see_their_leader_in_their_field_of_view_rou_18_fov_01(leader, facing, value):
    """ROU-18, ROU-19, FOV-01, A-155: as whoever spots for a grenade or a mission; all round by ruling."""
    men = {1: (*leader, 0), 2: (20, 20, facing), 3: (24, 20, facing), 11: (38, 38, 0)}
    battle = on_map(
        field_of("", size="width_m = 40\nheight_m = 40"), men, setup_changes=MORALE,
        soldiers={1: {"leader": 0}, 2: {"troop": "penal"}, 3: {"troop": "penal"}},
    )  # fmt: skip
    for rulings, comes in ((None, value), ({"sight.field": "all_round"}, 10)):
        at = measured_table(battle, rulings)
        assert rout_ledger(plight_of(battle, squads(battle)[0], at), at).total == comes


@pytest.mark.parametrize(("option", "value"), [("penalty", 10), ("block", -10)])
def test_penal_troops_see_their_leader_through_no_smoke_that_stops_a_spotter_rou_18_a_71(option, value):
    """ROU-18, A-71."""
    battle = squad(soldiers={2: {"troop": "penal"}})
    at = table(rulings={"smoke.mode": option})
    seen = at.surveyor

    class Smoky:
        def sighting(self, viewer, target, stated):
            found = seen.sighting(viewer, target, stated)
            return replace(found, crossed=(Crossed(kind="smoke", metres=3.0),))

    found = plight_of(battle, squads(battle)[0], replace(at, surveyor=Smoky()))
    assert rout_ledger(found, at).total == value


def test_penal_troops_without_a_leader_look_to_nobody():
    """ROU-17, ROU-18."""
    battle = squad(soldiers={2: {"troop": "penal"}}, units={1: {"wound": "D"}})
    assert modifier(battle) == -30


@pytest.mark.parametrize(
    ("kind", "lost"), [("move", False), ("reload", True), ("clear_weapon", True), ("aimed_fire", True)]
)
def test_as_rout_sets_in_what_a_routed_unit_may_not_do_is_lost(kind, lost):
    """ROU-28, A-145."""
    busy = Ongoing(kind=kind, start=Moment(12, 9), end=Moment(13, 2), mode="walk")
    battle = squad(units={2: {"action": busy}})
    _, recorder = phased(battle, 3)
    assert (recorder.battle.units[2].action is None) is lost
    _, recorder = phased(battle, 3, rulings={"rout.ongoing": "finish"})
    assert recorder.battle.units[2].action == busy


def test_a_squad_that_stands_the_test_goes_on_with_what_it_does_rou_28():
    """ROU-28: only what routs gives up what it was doing."""
    busy = Ongoing(kind="reload", start=Moment(12, 9), end=Moment(13, 2), mode="walk")
    who, recorder = phased(squad(units={2: {"action": busy}, 3: {"opportunity": "SR"}}), 99)
    assert (who, recorder.battle.units[2].action, recorder.battle.units[3].opportunity) == ([], busy, "SR")


def test_opportunity_fire_that_is_held_is_lost_too():
    """ROU-28, A-145."""
    _, recorder = phased(squad(units={2: {"opportunity": "SR"}}), 3)
    assert recorder.battle.units[2].opportunity is None


def test_a_leader_of_penal_troops_does_not_see_himself_rou_18_19():
    """ROU-18, ROU-19: it is the others who look to him; alone he looks to nobody."""
    seen = table().surveyor

    class Himself:
        def sighting(self, viewer, target, stated):
            found = seen.sighting(viewer, target, stated)
            return replace(found, in_sight=replace(found.in_sight, value=viewer == target))

    at = table(surveyor=Himself())
    for penal, value in (((1, 2), -10), ((1,), 0)):
        battle = squad(soldiers={number: {"troop": "penal"} for number in penal})
        assert rout_ledger(plight_of(battle, squads(battle)[0], at), at).total == value
