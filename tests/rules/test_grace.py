"""A centimetre more than a full metre, or than the allowance, is neither charged nor refused (MOV-06, GEN-06)."""

import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table
from support.drawn_maps import box, ground, wall
from support.moving import facts, moved, refused, runner
from support.on_maps import on_map, survey
from support.walks import charged

from squadlog.facts.ground_facts import StatedMove, metres_begun
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.structures import Obstacle
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.rules.moving.leaps import refusal_dive, refusal_jump
from squadlog.rules.moving.turning import turn_allowed

NAKED = {1: {"armour": "No"}}
OPEN = ground()
MODES = ("walk", "run", "sprint", "backward", "sideways", "crawl", "crawl_back")
GROUNDS = ("clear", "light", "heavy", "stream", "marsh", "clear+up1")


@pytest.mark.parametrize(
    ("metres", "begun"),
    [(0.0, 0), (0.01, 0), (0.02, 1), (1.0, 1), (1.000001, 1), (1.01, 1), (1.0101, 2), (2.01, 2), (9.011, 10)],
)
def test_a_metre_is_begun_by_more_than_a_centimetre(metres, begun):
    assert metres_begun(metres) == begun


@pytest.mark.parametrize("metres", [n + 0.01 for n in range(60)])
def test_the_centimetre_is_the_same_after_every_metre(metres):
    assert metres_begun(metres) == round(metres)


@pytest.mark.parametrize(("metres", "paid"), [("1.000001", 1), ("1.01", 1), ("1.02", 2), ("2.01", 2)])
def test_what_is_beyond_a_full_metre_by_a_centimetre_costs_nothing(metres, paid):
    walk = charged((("clear",),) * 4, 2, limit=Fraction(metres))
    assert (walk.moved, walk.charged) == (Fraction(metres), paid)


def test_the_allowance_has_the_same_grace():
    assert refused(runner(), "walk", facts(2.01)) is None
    assert refused(runner(), "walk", facts(2.011)).code == "too-far"
    assert moved(runner(), "walk", facts(2.01)).events[-1].charged == 2.0


def test_a_surcharge_is_paid_for_the_metres_begun_mov_12():
    """A suit that makes a metre 1.25."""
    walk = charged((("clear",),) * 4, 4, mode="run", suit="1.25", limit=Fraction("2.004"))
    assert walk.charged == Fraction("2.5")


def test_the_ground_within_the_centimetre_bars_nothing_next_mov_11():
    walk = charged((("clear",), ("clear",), ("heavy",)), 2, limit=Fraction("2.01"))
    assert walk.barred == ()


@given(
    mode=st.sampled_from(MODES),
    armour=st.sampled_from(("No", "BI", "M")),
    wound=st.sampled_from(("none", "M", "S")),
    met=st.lists(st.sampled_from(GROUNDS), max_size=5),
    wanted=st.integers(1, 700).map(lambda metres: metres / 100),
    rule=st.sampled_from(("first_meter_proportional", "strict", "proportional", "half_meter")),
)
def test_at_most_so_many_metres_can_be_said_and_had(mode, armour, wound, met, wanted, rule):  # noqa: PLR0917 - one move
    posture = "prone" if mode.startswith("crawl") else "standing"
    battle = skirmish(
        soldiers={1: {"armour": armour}}, units={1: {"posture": posture, "wound": wound, "pack_on": False}}
    )
    rulings = {"move.fractionRule": rule}
    no = refused(battle, mode, facts(wanted, *met), rulings)
    offered = re.search(r"At most ([0-9.]+) m", no.instead) if no is not None else None
    if offered is not None:
        assert refused(battle, mode, facts(float(offered[1]), *met), rulings) is None


def test_a_part_of_a_metre_that_is_offered_is_not_refused_amb_44():
    """Eight ninths of a metre: crawling half a metre goes by fractions."""
    battle = skirmish(soldiers={1: {"armour": "BI"}}, units={1: {"pack_on": False, "posture": "prone"}})
    no = refused(battle, "crawl", facts(1.0))
    assert re.search(r"At most [0-9.]{1,4} m", no.instead)


@pytest.mark.parametrize(("judge", "farthest_m"), [(refusal_jump, 1.5), (refusal_dive, 2.0)])
def test_leaps_have_the_same_grace_act_42_act_46(judge, farthest_m):
    board = table()
    assert judge(runner(), 1, facts(farthest_m + 0.01), board) is None
    assert judge(runner(), 1, facts(farthest_m + 0.02), board).code == "too-far"


def test_a_turn_owed_after_a_metre_may_come_a_centimetre_early_act_32():
    board = table()
    assert turn_allowed("run", "run", 0.99, 90, board)
    assert not turn_allowed("run", "run", 0.98, 90, board)


# On the map


def _asked(plan=OPEN, facing=0.0, at=(10, 5), **unit):
    return survey(on_map(plan, {1: (*at, facing)}, soldiers=NAKED, units={1: unit}))


@pytest.mark.parametrize("goal", [(10, 7.0004), (10, 7.01), (11.42, 6.41), (8.59, 6.41)])
def test_a_place_typed_to_the_centimetre_two_metres_away_is_a_walk_of_two_metres(goal):
    found = _asked().measure(1, "walk", [Spot(*goal)])
    assert (found.refusal, found.charged) == (None, 2.0)
    assert (found.end.x, found.end.y) == pytest.approx(goal)


def test_a_millionth_of_a_metre_costs_nothing():
    found = _asked().measure(1, "walk", [Spot(10, 6.000001)])
    assert (found.moved, found.charged) == (1.000001, 1.0)


def test_the_allowance_ends_beyond_the_centimetre():
    assert _asked().measure(1, "walk", [Spot(10, 7.02)]).refusal.code == "too-far"


def test_a_slope_within_the_centimetre_is_paid_with_the_metre_before_it_ter_07():
    hill = Contour(id="C", points=((0, 6.005), (20, 6.005)), closed=False, up="left")
    found = _asked(ground(contours=(hill,))).measure(1, "walk", [Spot(10, 6.008)])
    assert found.charged == 2.0


def test_deep_water_within_the_centimetre_still_stops_ter_05():
    lake = ground(terrain=(Patch(id="R", kind="river", points=box(0, 6.002, 20, 9)),))
    found = _asked(lake).measure(1, "walk", [Spot(10, 6.008)])
    assert (found.stop.rule, found.refusal.code) == ("TER-05", "in-the-way")


def test_woods_are_charged_from_the_metre_in_which_they_are_entered_ter_03():
    """A metre of heavy woods is not paid at the price of the clear centimetre beyond it."""
    woods = ground(terrain=(Patch(id="H", kind="heavy", points=box(0, 5, 20, 6)),))
    assert _asked(woods).measure(1, "walk", [Spot(10, 6.009)]).charged == 2.0


@pytest.mark.parametrize("mode", ["walk", "run", "dive", "jump"])
def test_a_place_straight_ahead_to_the_centimetre_takes_no_turn(mode):
    """MOV-01, ACT-32: 37 degrees, and a place that no keyboard can type more exactly."""
    found = _asked(facing=37.0).measure(1, mode, [Spot(10.6, 5.8)])
    assert (found.turns, found.facing_deg, found.refusal) == ((), 37.0, None)


def test_a_place_two_centimetres_aside_takes_a_turn():
    assert len(_asked().measure(1, "walk", [Spot(10.02, 6)]).turns) == 1


def test_a_wall_a_little_short_of_the_goal_is_told_as_metres_that_can_be_had():
    """MAP-08: 1.746 m to the wall are no 1.75 m."""
    asked = _asked(ground(walls=(wall((5, 6.996), (15, 6.996), name="W"),)))
    no = asked.measure(1, "walk", [Spot(10, 7)]).refusal
    most = float(re.search(r"At most ([0-9.]+) m", no.instead)[1])
    assert asked.measure(1, "walk", [Spot(10, 5 + most)]).refusal is None


def test_what_lies_beyond_a_dive_does_not_lengthen_what_it_offers_act_45():
    """A table three metres on is out of reach, and so is the half metre behind it."""
    table_on = Obstacle(id="T", kind="furniture", cover="half_soft", points=box(9, 8, 11, 8.5))
    asked = _asked(ground(obstacles=(table_on,)))
    no = asked.measure_stated(1, "dive", StatedMove(distance_m=4.0)).refusal
    most = float(re.search(r"State ([0-9.]+) m", no.instead)[1])
    assert asked.measure_stated(1, "dive", StatedMove(distance_m=most)).refusal is None
