"""Moving: who may, what the ground forbids, what is left behind: ACT-21..25, MOV-04..13, TER-03..06, ARM-03."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish
from support.moving import BOOK, facts, moved, refused, runner

from squadlog.battle.events.action import UnitMoved
from squadlog.battle.state import Trace
from squadlog.rules.moving import movement


@pytest.mark.parametrize(
    ("posture", "mode", "rule"),
    [
        ("prone", "walk", "ACT-23"),
        ("prone", "sideways", "ACT-23"),
        ("prone", "turn", "ACT-23"),
        ("prone", "crawl", None),
        ("prone", "crawl_back", None),
        ("kneeling", "walk", "ACT-25"),
        ("kneeling", "turn", None),  # ACT-25: turning stays allowed
        ("kneeling", "crawl", "ACT-38"),
        ("standing", "crawl", "ACT-38"),
        ("standing", "walk", None),
    ],
)
def test_posture_decides_how_a_unit_may_move(posture, mode, rule):
    """ACT-21, ACT-23, ACT-25, ACT-38."""
    found = refused(runner(posture=posture), mode)
    assert (found.rule if found else None) == rule


def test_a_mode_barred_by_the_last_move_is_refused():
    """MOV-11."""
    found = refused(runner(barred=("run", "sprint", "dive")), "run")
    assert (found.code, found.rule) == ("barred-mode", "MOV-11")
    assert refused(runner(barred=("run", "sprint", "dive")), "walk") is None


def test_a_stated_distance_beyond_the_allowance_is_refused_with_what_is_possible():
    """MOV-04, MOV-06."""
    found = refused(runner(), "run", facts(5))
    assert (found.code, found.rule) == ("too-far", "MOV-06")
    assert "4 m" in found.instead


def test_refusals_tell_what_the_ground_forbids():
    """TER-03, TER-05, TER-06."""
    assert refused(runner(), "run", facts(2, "clear", "heavy")).code == "mode-forbidden"
    assert refused(runner(), "run", facts(2, "clear", "river")).code == "impassable"
    assert refused(runner(), "walk", facts(2, "marsh", "clear")).code == "marsh"
    assert refused(runner(), "run", facts(None, "heavy")).code == "mode-forbidden"
    assert refused(runner(), "run", facts(None, "clear", "heavy")) is None


def test_heavy_armour_shortens_the_reach_only_while_the_pack_is_off():
    """ARM-03, MOV-12, BNC-06, BNC-11."""
    off = skirmish(units={1: {"pack_on": False}})
    assert refused(off, "run", facts(4)).code == "too-far"
    assert refused(off, "run", facts(3)) is None
    on = skirmish(units={1: {"pack_on": True, "before": Trace(mode="walk", metres=4)}})
    assert refused(on, "run", facts(8)) is None


def test_marines_on_foot_pay_for_their_suit():
    """AMB-55, ARM-03."""
    marine = skirmish(soldiers={1: {"troop": "marines", "armour": "M"}}, units={1: {"pack_on": True}})
    assert moved(marine, "walk").battle.units[1].moved.metres == 1
    suit = {"bounce.marines": "suit"}
    assert moved(marine, "walk", rulings=suit).battle.units[1].moved.metres == 4


def test_armour_without_a_figure_may_be_read_as_free_movement():
    """AMB-46."""
    stated = facts(4, "heavy", "heavy", "heavy", "heavy")
    assert refused(runner(), "walk", stated).code == "too-far"
    free = {"armor.moveZeroMeaning": "free"}
    there = moved(runner(), "walk", facts(2, "heavy", "heavy"), rulings=free)
    assert there.battle.units[1].moved.metres == 2


def test_bounce_inertia_refuses_both_ways():
    """BNC-08, BNC-09."""
    start = skirmish(units={1: {"pack_on": True}})
    assert refused(start, "run").rule == "BNC-08"
    fast = skirmish(units={1: {"pack_on": True, "before": Trace(mode="sprint", metres=12)}})
    assert refused(fast, "walk").rule == "BNC-09"
    assert movement.refusal_stand_still(fast, 1, BOOK).rule == "BNC-09"
    assert movement.refusal_stand_still(start, 1, BOOK) is None
    assert movement.refusal_stand_still(start, 99, BOOK) is None


def test_a_bounce_may_end_over_water_unless_the_table_reads_otherwise():
    """BNC-02, AMB-60."""
    bouncing = skirmish(units={1: {"pack_on": True}})
    over = facts(2, "clear", "river")
    assert refused(bouncing, "walk", over) is None
    assert refused(bouncing, "walk", over, {"bounce.endOnWater": "no"}).code == "over-water"
    assert refused(bouncing, "walk", facts(3, "clear", "river", "clear"), {"bounce.endOnWater": "no"}) is None


@pytest.mark.parametrize(
    "stated",
    [
        facts(-1), facts(math.nan), facts(math.inf), facts(1e9), facts(1, "lava"),
        facts(1, turns=[(-5, 0)]), facts(1, turns=[(math.nan, 0)]), facts(1, turns=[(181, 0)]),
        facts(1, turns=[(45, -1)]), facts(1, turns=[(45, math.inf)]), facts(1, *["clear"] * 500),
    ],
)  # fmt: skip
def test_absurd_numbers_are_refused_and_nobody_can_overrule_that(stated):
    for found in (refused(runner(), "walk", stated), movement.refusal_jump(runner(), 1, stated, BOOK)):
        assert found.code == "bad-number"
        assert found.subsystem is None


def test_unknown_units_and_modes_are_refused():
    assert movement.refusal_move(runner(), 99, "walk", facts(), BOOK).code == "unknown-unit"
    assert refused(runner(), "hover").code == "unknown-mode"


def test_a_move_without_a_distance_uses_the_whole_allowance():
    """MOV-06, MOV-13."""
    recorder = moved(runner(), "run", facts(None, "light", "clear", "clear+up1", "clear"))
    told = recorder.events[0]
    assert isinstance(told, UnitMoved)
    assert (told.trace.metres, told.charged, told.allowance) == (2, 2.5, 4)
    assert told.barred == ("sprint",)
    assert recorder.battle.units[1].moved.mode == "run"


def test_what_is_left_of_an_allowance_is_lost():
    """MOV-09."""
    recorder = moved(runner(), "sprint", facts(5))
    after = recorder.battle.units[1]
    assert after.moved.metres == 5
    assert float(movement.allowance(recorder.battle, 1, "sprint", BOOK).metres) == 6


def test_a_hit_stops_the_mover_where_it_was_hit():
    """ACT-58."""
    recorder = moved(runner(), "run", facts(4, turns=[(45, 1), (45, 3)]), stop_at_m=2.0)
    assert recorder.battle.units[1].moved == Trace(mode="run", metres=2, turned_deg=45)


def test_the_badly_hurt_still_move_a_part_of_the_first_metre():
    """MOV-06, AMB-44."""
    hurt = runner(wound="S")
    assert moved(hurt, "walk", facts(None, "heavy")).battle.units[1].moved.metres == 0.5
    strict = {"move.fractionRule": "strict"}
    assert moved(hurt, "walk", facts(None, "heavy"), rulings=strict).battle.units[1].moved.metres == 0


def test_walking_off_a_stairway_leaves_it():
    """STO-06."""
    recorder = moved(runner(place="stairs:S1"), "walk")
    assert recorder.battle.units[1].place == ""


MODE = st.sampled_from(["walk", "run", "sprint", "backward", "sideways"])
RACE = st.sampled_from(["Human", "Baufrin", "Kessrith", "Zog"])
SUIT = st.sampled_from(["LI", "BI", "M", "No"])
TERRAIN = st.lists(
    st.sampled_from(["clear", "light", "heavy", "stream", "marsh", "river", "clear+up1"]), max_size=13
)


@given(
    mode=MODE,
    race=RACE,
    suit=SUIT,
    wound=st.sampled_from(["none", "L", "M", "S"]),
    pack_on=st.booleans(),
    ground=TERRAIN,
)
def test_law_a_move_never_charges_more_than_its_allowance_and_is_never_refused_for_its_own_length(
    *, mode, race, suit, wound, pack_on, ground
):
    """MOV-05, MOV-06."""
    battle = skirmish(
        soldiers={1: {"race": race, "armour": suit}}, units={1: {"wound": wound, "pack_on": pack_on}}
    )
    recorder = moved(battle, mode, facts(None, *ground))
    told = recorder.events[0]
    assert 0 <= told.charged <= told.allowance
    again = refused(battle, mode, facts(told.trace.metres, *ground))
    assert again is None or again.code != "too-far"


@given(RACE, st.sampled_from(["walk", "run", "sprint"]), st.sampled_from(["none", "M", "S"]))
def test_law_a_pack_is_never_slower_on_clear_ground(race, mode, wound):
    """BNC-01, BNC-06."""
    pace = []
    for pack_on in (False, True):
        battle = skirmish(soldiers={1: {"race": race}}, units={1: {"wound": wound, "pack_on": pack_on}})
        pace.append(moved(battle, mode).battle.units[1].moved.metres)
    assert pace[1] >= pace[0]
