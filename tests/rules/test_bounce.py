"""Bounce packs: BNC-01, BNC-08..14, RAC-09, and AMB-55, 58, 59."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.battle.commands import Declare, Hold
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Ongoing, Trace
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.desk.engine import refusal
from squadlog.rules.moving import bounce

BOOK = table()


def bouncer(mode=None, metres=4.0, **unit):
    """A combat-arms trooper in bounce armour with its pack on, that moved so in the subphase before."""
    before = Trace(mode=mode, metres=metres if mode else 0.0)
    return skirmish(units={1: {"pack_on": True, "before": before, **unit}})


@pytest.mark.parametrize(
    ("troop", "armour", "available"),
    [
        ("combat_arms", "BI", True),
        ("combat_arms", "LI", False),
        ("marines", "M", False),
        ("tech", "RS", True),
        ("combat_arms", "MZG", False),  # ARM-07: thrusters are no pack
    ],
)
def test_a_pack_needs_a_suit_that_has_one_and_a_troop_row_that_does_not_forbid_it(troop, armour, available):
    """BNC-13, AMB-55."""
    battle = skirmish(soldiers={1: {"troop": troop, "armour": armour}})
    assert bounce.pack_available(battle, battle.units[1], BOOK) is available


@pytest.mark.parametrize(
    ("option", "marine_in_m", "trooper_in_li"),
    [("both", False, False), ("suit", True, False), ("troop", False, True)],
)
def test_who_decides_about_the_pack_is_a_reading(option, marine_in_m, trooper_in_li):
    """AMB-55."""
    board = table(rulings={"bounce.marines": option})
    battle = skirmish(soldiers={1: {"troop": "marines", "armour": "M"}, 11: {"armour": "LI"}})
    assert bounce.pack_available(battle, battle.units[1], board) is marine_in_m
    assert bounce.pack_available(battle, battle.units[11], board) is trooper_in_li


def test_no_pack_works_in_zero_gravity():
    """BNC-14, ZRG-09."""
    battle = skirmish(units={1: {"pack_on": True}}, setup_changes={"zero_g": True})
    assert not bounce.pack_available(battle, battle.units[1], BOOK)
    assert not bounce.pack_in_use(battle, battle.units[1], BOOK)


def test_a_pack_switched_off_is_not_in_use():
    """BNC-11."""
    battle = skirmish(units={1: {"pack_on": False}, 11: {"pack_on": True}})
    assert not bounce.pack_in_use(battle, battle.units[1], BOOK)
    assert bounce.pack_in_use(battle, battle.units[11], BOOK)


@pytest.mark.parametrize(
    ("armour", "zero_g", "option", "factor"),
    [
        ("BI", False, "bi_m_pay", 1.25),
        ("LI", False, "bi_m_pay", 1),
        ("BI", True, "bi_m_pay", 1.25),
        ("MZG", False, "bi_m_pay", 1.25),
        ("MZG", True, "bi_m_pay", 1),
        ("BI", True, "nobody_pays", 1),
        ("BI", False, "nobody_pays", 1.25),
    ],
)
def test_who_pays_for_heavy_armour(armour, zero_g, option, factor):
    """ARM-03, AMB-100."""
    battle = skirmish(soldiers={1: {"armour": armour}}, setup_changes={"zero_g": zero_g})
    board = table(rulings={"zeroG.packsAndThrusters": option})
    assert bounce.suit_cost(battle, battle.units[1], board) == factor


def test_a_printed_zero_may_be_read_as_free_movement():
    """AMB-46."""
    battle = skirmish(soldiers={1: {"armour": "LI"}, 11: {"armour": "No"}})
    free = table(rulings={"armor.moveZeroMeaning": "free"})
    assert bounce.suit_cost(battle, battle.units[1], BOOK) == 1
    assert bounce.suit_cost(battle, battle.units[1], free) == 0
    assert bounce.suit_cost(battle, battle.units[11], free) == 1


@pytest.mark.parametrize(
    ("modes", "legal"),
    [
        (["walk", "run", "sprint"], True),  # TX-19
        (["walk", "run", "sprint", "run", "walk", "stop"], True),  # NEW-19
        (["run"], False),
        (["walk", "sprint"], False),
        (["walk", "run", "stop"], False),
        (["walk", "stop", "walk"], True),
    ],
)
def test_a_bouncing_unit_changes_by_one_step_per_subphase(modes, legal):
    """BNC-08, BNC-09, AMB-58."""
    assert bounce.sequence_allowed(modes, BOOK) is legal


def test_the_pack_doubles_walk_run_and_sprint():
    """BNC-01, TX-19, NEW-19."""
    assert bounce.sequence_metres(["walk", "run", "sprint"], BOOK) == (4, 8, 12)
    assert bounce.sequence_metres(["walk", "run", "sprint", "run", "walk", "stop"], BOOK) == (
        4,
        8,
        12,
        8,
        4,
        0,
    )


def test_slowing_down_may_be_read_as_free():
    """AMB-58."""
    loose = table(rulings={"bounce.inertia": "acceleration_only"})
    assert bounce.sequence_allowed(["walk", "run", "stop"], loose)
    assert not bounce.sequence_allowed(["walk", "sprint"], loose)
    battle = bouncer("sprint")
    assert bounce.must_keep_moving(battle, battle.units[1], BOOK)
    assert not bounce.must_keep_moving(battle, battle.units[1], loose)


@given(st.lists(st.sampled_from(bounce.STEPS), max_size=8))
def test_law_every_legal_sequence_changes_by_at_most_one_step(modes):
    """BNC-08, BNC-09."""
    levels = [0, *(bounce.STEPS.index(mode) for mode in modes)]
    smooth = all(abs(after - before) <= 1 for before, after in pairwise(levels))
    assert bounce.sequence_allowed(modes, BOOK) is smooth


def test_a_run_of_no_metres_builds_up_no_speed():
    """BNC-08."""
    assert bounce.modes_allowed("run", BOOK, metres=0.0) == ("walk",)
    assert bounce.modes_allowed("sprint", BOOK, metres=0.0) == ("run",)


@pytest.mark.parametrize("before", [None, "walk", "backward", "run", "sprint", "jump", "dive"])
@pytest.mark.parametrize("metres", [0.0, 1.0, 6.0])
@pytest.mark.parametrize("inertia", ["", "acceleration_only"])
def test_there_is_always_a_way_to_go_on_or_stop_bnc_08_bnc_09(before, metres, inertia):
    """BNC-08, BNC-09: after a sprint of no metres too."""
    at = table(rulings={"bounce.inertia": inertia} if inertia else {})
    assert bounce.modes_allowed(before, at, metres=metres)


@pytest.mark.parametrize(
    ("mode", "may_stop"),
    [(None, True), ("walk", True), ("backward", True), ("run", False), ("sprint", False)],
)
def test_a_bouncing_runner_may_not_stop_dead(mode, may_stop):
    """BNC-09."""
    battle = bouncer(mode)
    refused = bounce.refusal_stop(battle, battle.units[1], BOOK)
    assert (refused is None) is may_stop
    if refused:
        assert (refused.code, refused.rule) == ("bounce-inertia", "BNC-09")


def test_a_pack_switched_off_leaves_no_inertia():
    """BNC-11."""
    battle = skirmish(units={1: {"pack_on": False, "before": Trace(mode="sprint", metres=6)}})
    assert bounce.refusal_stop(battle, battle.units[1], BOOK) is None
    assert bounce.refusal_inertia(battle, battle.units[1], "walk", BOOK) is None


def test_daze_and_melee_end_inertia():
    """AMB-58."""
    dazed = bouncer("sprint", dazed_at=Moment(1, 1), dazed_until=Moment(1, 4))
    assert not bounce.must_keep_moving(dazed, dazed.units[1], BOOK)
    engagement = Engagement(attacker=11, defender=1, declared=Moment(1, 1), late=False)
    fought = skirmish(
        units={1: {"pack_on": True, "before": Trace(mode="sprint", metres=12)}}, engagements=(engagement,)
    )
    assert not bounce.must_keep_moving(fought, fought.units[1], BOOK)


@pytest.mark.parametrize(
    ("before", "mode", "rule"),
    [
        (None, "walk", None),
        (None, "run", "BNC-08"),
        ("walk", "sprint", "BNC-08"),
        ("walk", "run", None),
        ("sprint", "walk", "BNC-09"),
        ("sprint", "run", None),
        ("run", "turn", "BNC-09"),
        ("sprint", "dive", None),
    ],
)
def test_inertia_names_the_rule_for_speeding_up_and_for_slowing_down(before, mode, rule):
    """BNC-08, BNC-09."""
    battle = bouncer(before)
    refused = bounce.refusal_inertia(battle, battle.units[1], mode, BOOK)
    assert (refused.rule if refused else None) == rule


@pytest.mark.parametrize(
    ("floor", "floors", "legal"), [(1, 5, True), (1, 6, False), (2, -1, True), (1, -1, False)]
)
def test_a_pack_flies_in_at_windows_up_to_the_sixth_storey(floor, floors, legal):
    """BNC-12."""
    battle = bouncer(floor=floor)
    refused = bounce.refusal_fly(battle, battle.units[1], floors, BOOK)
    assert (refused is None) is legal


def test_flying_needs_the_pack_and_ends_on_the_storey():
    """BNC-12."""
    battle = bouncer()
    recorder = EventRecorder(battle)
    flight = Ongoing(kind="move", start=battle.now, end=battle.now, floors=3)
    bounce.flown(recorder, 1, flight, BOOK)
    assert recorder.battle.units[1].floor == 4
    off = skirmish()
    assert bounce.refusal_fly(off, off.units[1], 1, BOOK).rule == "BNC-12"


def test_height_costs_nothing_unless_the_table_reads_it_so():
    """AMB-59."""
    assert bounce.flight_ap(3, BOOK) == 0
    assert bounce.flight_ap(3, table(rulings={"bounce.windows": "ap_per_floor"})) == 3


def test_whoever_has_been_brought_down_bounces_no_further():
    """BNC-09: a correction may lay a bouncing runner down; it can then stay where it is."""
    running = {"before": Trace(mode="run", metres=7.0), "pack_on": True}
    for posture, bound in (("standing", True), ("prone", False), ("kneeling", False)):
        battle = skirmish(units={1: running | {"posture": posture}})
        assert bounce.must_keep_moving(battle, battle.units[1], table()) is bound


def switched_off(battle, **rulings):
    said = Declare(
        unit=1, action="move", mode="walk", pack=False, move=StatedMove(distance_m=1.0, seen_by=())
    )
    reading = table(rulings={name.replace("__", "."): option for name, option in rulings.items()})
    return refusal(battle, said, reading)


@pytest.mark.parametrize(("before", "may"), [(None, True), ("walk", True), ("run", False), ("sprint", False)])
def test_inertia_is_not_escaped_by_switching_the_pack_off_in_mid_flight_amb_144(before, may):
    """BNC-08, BNC-09, BNC-11, AMB-144: it slows down first, unless the table reads it otherwise."""
    refused = switched_off(bouncer(before, 8.0))
    assert (refused is None) is may
    if refused is not None:
        assert (refused.code, refused.rule) == ("pack-in-flight", "BNC-08")
        assert "slow down first" in refused.instead
    assert switched_off(bouncer(before, 8.0), bounce__switchInFlight="yes") is None


@pytest.mark.parametrize(("reading", "offered"), [("no", False), ("yes", True)])
def test_what_inertia_offers_can_be_had_amb_144(reading, offered):
    """BNC-09, AMB-144."""
    stands = refusal(bouncer("sprint", 12.0), Hold(unit=1), table(rulings={"bounce.switchInFlight": reading}))
    assert ("pack off" in stands.instead) is offered


def test_a_pack_is_switched_off_before_a_start_that_inertia_forbids_bnc_11():
    """BNC-11: on the ground nothing holds it."""
    refused = refusal(bouncer(), Declare(unit=1, action="move", mode="run"), BOOK)
    assert "pack off" in refused.instead
    assert refusal(bouncer(), Declare(unit=1, action="move", mode="run", pack=False), BOOK) is None
