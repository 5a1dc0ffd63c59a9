"""Rally and taking charge: RAL-01..15, LDR-05, LDR-14, QUA-03..07, A-42, A-54, A-55."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.chapter_state import keep_state
from squadlog.battle.commands import Correct, Declare, Done
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import StatedMove
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.ambush.record import Freeze
from squadlog.rules.common.posts import post
from squadlog.rules.desk.choices import choices
from squadlog.rules.leadership.chain import squads
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.record import TakeCharge, is_routed
from squadlog.rules.rout.testing import phase
from squadlog.rules.rout.weighing import rout_ledger

MORALE = {"chapters": ("leadership", "quality", "rout")}
RALLY = Declare(unit=1, action="rally")


def rout_of(*numbers, soldiers=None, units=None, rulings=None, **battle):
    """Units 1 and 2 under 1, 3 and 4 under 3, each with rating 0; these are routed."""
    given = {
        1: {"leader": 0, "squad": "Alpha"}, 2: {"squad": "Alpha"},
        3: {"leader": 0, "squad": "Bravo"}, 4: {"squad": "Bravo"}, 11: {"leader": 0},
    }  # fmt: skip
    for number, changes in (soldiers or {}).items():
        given[number] = {**given[number], **changes}
    played = Played(
        skirmish((1, 2, 3, 4), soldiers=given, units=units, setup_changes=MORALE, **battle), rulings
    )
    for number in numbers:
        played.do(Correct(unit=number, changes=(("rout", "yes"),), reason="so"))
    return played


def to_its_end(played):
    """Up to the last subphase of an action of ten begun in T1.s1, red having said done."""
    played.until(Moment(1, 10))
    played.do(Done())
    return played


def marked(played):
    return [number for number, unit in played.battle.units.items() if is_routed(unit)]


def rolled(played, face):
    """The last subphase with that face; the turn after it opens."""
    played.do(Done(), face)
    (event,) = played.of_kind("rally_rolled")
    return event


def test_a_rally_takes_ten_subphases_and_is_rolled_after_all_else_of_the_last():
    """RAL-01, RAL-02, RAL-04, RAL-06, ADV-13."""
    played = rout_of(2)
    played.do(RALLY)
    assert played.unit(1).action.end == Moment(1, 10)
    to_its_end(played)
    assert (played.unit(1).action, marked(played)) == (None, [2])
    event = rolled(played, 2)
    assert (event.rallied, marked(played)) == ((2,), [])
    kinds = played.kinds()
    assert kinds.index("rally_called") < kinds.index("rally_rolled")
    assert kinds[kinds.index("rally_rolled") + 1] == "subphase_closed"


def test_the_one_routed_squad_of_the_enemy_is_not_what_a_leader_means_to_rally_ral_08():
    """RAL-08: he who names nobody means a squad of his own side."""
    assert rout_of(11).refused(RALLY).code == "nobody-routed"


@pytest.mark.parametrize(("face", "rallied"), [(1, True), (2, True), (3, False), (10, False)])
def test_two_or_less_rallies(face, rallied):
    """RAL-04, RAL-05, RAL-07."""
    played = rout_of(2)
    played.do(RALLY)
    event = rolled(to_its_end(played), face)
    assert (bool(event.rallied), marked(played) == []) == (rallied, rallied)


@pytest.mark.parametrize(
    ("leader", "quality", "last"),
    [
        ({"leader": -2}, "regular", 4),
        ({"leader": -2, "race": "Zog"}, "regular", 3),
        ({"leader": 0}, "veteran", 3),
        ({"leader": -2}, "elite", 6),
        ({"leader": 2}, "regular", 1),
        ({"leader": 0}, "civilian", 1),
    ],
)
def test_rating_race_and_quality_are_added(leader, quality, last):
    """RAL-04, RAL-05, RAL-12, RAL-14, LDR-05, LDR-13, QUA-03, QUA-06, QUA-07."""
    changes = {1: {**leader, "quality": quality}, 2: {"quality": quality}}
    for face, rallied in ((last, True), (last + 1, False)):
        played = rout_of(2, soldiers=changes)
        played.do(RALLY)
        assert bool(rolled(to_its_end(played), face).rallied) is rallied


def test_a_rally_goes_beside_a_move_at_no_extra_cost():
    """RAL-01, ADV-10."""
    played = rout_of(2)
    played.do(replace(RALLY, mode="walk", move=StatedMove(distance_m=1)))
    assert played.unit(1).action.end == Moment(1, 10)
    assert rout_of(2).refused(replace(RALLY, mode="sprint")).rule == "CMB-03"


def test_only_leaders_rally():
    """LDR-14, RAL-01."""
    assert rout_of(3, 4).refused(Declare(unit=2, action="rally")).rule == "LDR-14"
    plain = rout_of(2, soldiers={1: {"leader": None}})
    assert plain.refused(RALLY).rule == "LDR-14"


def test_nobody_rallies_those_who_are_not_routed():
    """RAL-04."""
    assert rout_of().refused(RALLY).code == "nobody-routed"


def test_what_is_said_to_be_right_instead_can_be_said():
    """RAL-08."""
    played = rout_of(3, 4)
    refused = played.refused(Declare(unit=1, action="rally", target=2))
    said = refused.instead.partition("name one of it: ")[2].removesuffix(".").replace("UNIT", "3")
    told = parse(said, played.battle, load_rulebook())
    played.do(told)


def test_a_leader_may_rally_another_squad_from_anywhere():
    """RAL-08, RAL-15."""
    played = rout_of(4)
    played.do(RALLY)
    assert rolled(to_its_end(played), 1).squad == "Bravo"
    both = rout_of(2, 4)
    both.do(replace(RALLY, target=4))
    assert rolled(to_its_end(both), 1).rallied == (4,)
    assert marked(both) == [2]
    assert rout_of(2).refused(replace(RALLY, target=11)).rule == "RAL-08"


def test_of_several_routed_squads_one_is_asked_for():
    """RAL-08."""
    both = rout_of(2, 4)
    (rally,) = [one for one in choices(both.battle, 1, table()) if one.key == "rally"]
    assert (rally.refusal, rally.cost_ap) == (None, 10)
    both.do(RALLY)
    assert rolled(to_its_end(both), 1).squad == "Alpha"


def test_one_leader_at_a_time_rallies_a_squad():
    """RAL-09."""
    played = rout_of(2, 4)
    played.do(RALLY)
    assert played.refused(Declare(unit=3, action="rally", target=2)).rule == "RAL-09"
    played.do(Declare(unit=3, action="rally", target=4))


def test_a_failed_rally_needs_a_whole_new_action():
    """RAL-07."""
    played = rout_of(2)
    played.do(RALLY)
    rolled(to_its_end(played), 9)
    assert played.unit(1).action is None
    assert marked(played) == [2]


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({"wound": "D"}, "dead"),
        ({"wound": "U"}, "unconscious"),
        ({"dazed_at": Moment(1, 10), "dazed_until": Moment(2, 3)}, "dazed"),
    ],
)
def test_a_leader_who_falls_in_the_last_subphase_loses_his_rally(state, why):
    """RAL-02, ADV-14."""
    played = rout_of(2)
    played.do(RALLY)
    to_its_end(played)
    hit = replace(played.battle.units[1], **state)
    played.battle = replace(played.battle, units={**played.battle.units, 1: hit})
    played.do(Done())
    (lost,) = played.of_kind("rally_lost")
    assert (lost.why, marked(played)) == (why, [2])


def test_a_leader_whom_an_ambush_freezes_in_the_last_subphase_loses_his_rally():
    """AMS-03, AMS-04, A-02."""
    played = rout_of(2)
    played.do(RALLY)
    to_its_end(played)
    frozen = keep_state(played.battle.units[1], "ambush", Freeze(first=Moment(1, 10), last=Moment(2, 2)))
    played.battle = replace(played.battle, units={**played.battle.units, 1: frozen})
    played.do(Done())
    (lost,) = played.of_kind("rally_lost")
    assert (lost.why, marked(played)) == ("ambushed", [2])


def test_where_the_table_reads_it_so_rallies_are_rolled_in_the_phase():
    """RAL-03, A-54."""
    played = rout_of(2, now=Moment(3, 10))
    recorder = EventRecorder(played.battle)
    phase(recorder, table((2,), rulings={"rally.mode": "phase"}))
    assert not is_routed(recorder.battle.units[2])
    still = EventRecorder(played.battle)
    phase(still, table())
    assert still.events == []
    assert rout_of(2, rulings={"rally.mode": "phase"}).refused(RALLY).rule == "RAL-03"


FALLEN = {1: {"wound": "D"}, 3: {"wound": "U"}}


def test_with_no_leader_of_the_side_left_a_unit_takes_charge_at_once_and_is_routed_no_more():
    """RAL-10, RAL-11, RAL-12, RAL-13, A-55."""
    played = rout_of(2, 4, units=FALLEN)
    played.do(TakeCharge(unit=2))
    assert (post(played.unit(2)).office, post(played.unit(2)).rating, marked(played)) == ("acting", 2, [4])
    assert played.unit(2).declaration is None
    at = table()
    assert plight_of(played.battle, squads(played.battle)[0], at).leader.rating == 2
    played.do(Declare(unit=2, action="rally"))
    assert rolled(to_its_end(played), 1).squad == "Bravo"


def test_an_acting_leader_rallies_regular_troops_with_a_natural_1_only():
    """RAL-12."""
    played = rout_of(4, units=FALLEN)
    played.do(TakeCharge(unit=2))
    played.do(Declare(unit=2, action="rally"))
    assert rolled(to_its_end(played), 2).rallied == ()


def test_nobody_takes_charge_while_a_leader_of_the_side_is_left():
    """RAL-10, A-42, A-55."""
    one = {1: {"wound": "D"}}
    assert rout_of(2, units=one).refused(TakeCharge(unit=2)).rule == "RAL-10"
    alive = {"leaders.unconscious_is_dead": "false"}
    assert rout_of(2, units=FALLEN, rulings=alive).refused(TakeCharge(unit=2)).rule == "RAL-10"
    second = rout_of(2, units=FALLEN)
    second.do(TakeCharge(unit=2))
    assert second.refused(TakeCharge(unit=4)).rule == "RAL-10"


def test_who_takes_charge_is_able_and_of_the_side_that_gives_orders():
    """RAL-10, A-55."""
    played = rout_of(2, units={**FALLEN, 11: {"wound": "D"}})
    assert played.refused(TakeCharge(unit=1)).code == "out"
    assert played.refused(TakeCharge(unit=99)).code == "unknown-unit"
    waiting = Played(replace(played.battle, order=("blue", "red")))
    assert waiting.refused(TakeCharge(unit=2)).code == "not-now"


def test_a_routed_unit_takes_no_charge_where_the_table_reads_it_so():
    """RAL-13, A-55."""
    no = {"take_charge.routed_ok": "false"}
    assert rout_of(2, units=FALLEN, rulings=no).refused(TakeCharge(unit=2)).rule == "RAL-13"
    rout_of(units=FALLEN, rulings=no).do(TakeCharge(unit=2))


@pytest.mark.parametrize(("reading", "value"), [("false", -20 - 10), ("true", -20 - 10 - 20)])
def test_the_new_rating_takes_the_place_of_the_dead_leader(reading, value):
    """ROU-15, ROU-17, A-51."""
    played = rout_of(units=FALLEN)
    played.do(TakeCharge(unit=2))
    at = table(rulings={"rout.dead_leader_after_replacement": reading})
    assert rout_ledger(plight_of(played.battle, squads(played.battle)[0], at), at).total == value


@pytest.mark.parametrize("sentence", ["take-charge 2", "take charge 2", "rally 1", "rally 1 target 4"])
def test_it_is_said_in_a_sentence(sentence):
    """RAL-01, RAL-10."""
    battle = known(rout_of(2, 4).battle, TABLE)
    command = parse(sentence, battle, load_rulebook())
    assert parse(say(command), battle, load_rulebook()) == command


def test_the_log_tells_the_roll_and_its_reasons():
    """RAL-04, RAL-06."""
    played = rout_of(2, soldiers={1: {"leader": -1}})
    played.do(RALLY)
    told = narrate(rolled(to_its_end(played), 3), played.battle)
    assert "1 Trooper 1 rallies Red squad: 3 -1 = 2" in told
    assert "rallied: 2 Trooper 2 [RAL-06]" in told
