"""Distances from base edge to base edge, in all that measures between figures (AMB-145, AMB-01, T-17)."""

from dataclasses import replace
from itertools import combinations
from math import cos, hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.drawn_maps import box, ground
from support.fire_step import AT_11, SHOT
from support.laws import law
from support.on_maps import measured_table, on_map, survey, surveyor

from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import StatedMove, StatedSighting, Waypoint, Whereabouts
from squadlog.facts.shapes import metres_apart
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.drawn_scene import scene_of
from squadlog.ground.map.zones import Zone
from squadlog.ground.moving.starting import StartingGround, room_between
from squadlog.reports.narrate import narrate
from squadlog.rules.common.explosive import Fused, Struck
from squadlog.rules.common.kept.explosions import Exploded
from squadlog.rules.desk.engine import decide
from squadlog.survey.surveyor import MapSurveyor

FIELD = ground(height_m=20.0, floors=2)
EDGES = {"measure.from": "base"}
NORMAL_M, LARGE_M = 25 / 25.4 / 2, 30 / 25.4 / 2
"""Radii at one inch a metre; the troopers of the tests wear heavy suits, and have large bases."""
RIM = tuple(pi * step / 360 for step in range(720))
PLACE = st.tuples(st.floats(4.0, 16.0), st.floats(4.0, 16.0))


def measured(places, rulings=None, **more):
    return surveyor(on_map(FIELD, places, **more), rulings)


def metres(told, one=1, other=11):
    return told.sighting(one, other, StatedSighting()).distance.value


def lightly(number):
    """That soldier in a suit that leaves him a normal figure."""
    return {number: {"soldier": replace(on_map(FIELD, {number: (1, 1)}).units[number].soldier, armour="LI")}}


def slow_gap_m(one, one_m, other, other_m):
    """The least way from any point of one rim to any of the other; none where they overlap."""
    if hypot(other[0] - one[0], other[1] - one[1]) <= one_m + other_m:
        return 0.0
    rims = [
        [(x + radius * cos(turn), y + radius * sin(turn)) for turn in RIM]
        for (x, y), radius in ((one, one_m), (other, other_m))
    ]
    nearest = min(rims[1], key=lambda point: hypot(point[0] - one[0], point[1] - one[1]))
    return min(hypot(point[0] - nearest[0], point[1] - nearest[1]) for point in rims[0])


@law(25)
@given(one=PLACE, other=PLACE)
def test_range_runs_between_the_nearest_points_of_both_bases(one, other):
    """AMB-145: none where they touch or overlap."""
    told = measured({1: one, 11: other}, EDGES, units=lightly(1))
    assert metres(told) == pytest.approx(slow_gap_m(one, NORMAL_M, other, LARGE_M), abs=1e-4)


@law(25)
@given(one=PLACE, other=PLACE)
def test_bases_without_size_leave_everything_as_from_centre_to_centre(one, other):
    """AMB-145: range, reach, bursts and moves."""
    battle, at = on_map(FIELD, {1: (*one, 90), 11: other}), table(rulings=EDGES)
    flat = at.book.replaced(bases={k: row.replaced(diameter_mm=0.0) for k, row in at.book.bases.items()})
    by_edges, by_centres = MapSurveyor(battle, flat, at.rulings), surveyor(battle)
    for asked in (
        metres,
        lambda told: told.reach(1, 11, None),
        lambda told: told.around(Whereabouts(10, 10), 4.0),
        lambda told: told.move(1, "walk", StatedMove(path=(Waypoint(x=other[0], y=other[1]),))),
    ):
        assert asked(by_edges) == asked(by_centres)


def test_the_default_runs_from_centre_to_centre_mov_02():
    """MOV-02, AMB-145."""
    assert metres(measured({1: (5, 5), 11: (9, 5)})) == 4.0


def test_an_inch_of_two_metres_makes_bases_twice_as_wide_amb_01():
    """AMB-01: at 2 m an inch a base of 30 mm measures 2.36 m across."""
    told = measured({1: (5, 5), 11: (9, 5)}, EDGES | {"scale.metersPerInch": "2"})
    assert metres(told) == pytest.approx(4 - 4 * LARGE_M)


def test_a_height_between_two_bases_counts_whole():
    """AMB-145: they lie flat on their floors."""
    assert metres_apart(3.0, 4.0, bases_m=2.0, up_m=4.0) == pytest.approx(5.0)
    assert metres_apart(1.0, 0.0, bases_m=2.0, up_m=3.0) == 3.0


def test_maps_draw_the_base_round_the_figure_where_it_counts():
    """AMB-145: and nothing more than ever where centres count."""
    battle = on_map(FIELD, {1: (5, 5, 90)})
    seen = [survey(battle, rulings) for rulings in (None, EDGES)]
    drawn = [scene_of(one.map, 1, one.conditions).tokens for one in seen]
    assert [token.base_m for (token,) in drawn] == pytest.approx([0.0, LARGE_M])


@pytest.mark.parametrize(("apart_m", "near"), [(2 * LARGE_M + 1.0, True), (2 * LARGE_M + 1.02, False)])
def test_an_enemy_is_within_reach_a_metre_from_edge_to_edge_mel_02(apart_m, near):
    """MEL-02, AMB-127: whatever is read of the reach from heads."""
    told = measured({1: (5, 5, 90), 11: (5 + apart_m, 5)}, EDGES | {"reach.measure": "head"})
    assert told.reach(1, 11, None).value is near


def test_a_burst_reaches_the_edge_of_a_base_grn_38():
    """GRN-35..38: 3 m to the edge, by bases; 3.5 m to the head."""
    place = {1: (5, 5), 11: (5, 13.5)}
    reached = [measured(place, rulings).around(Whereabouts(5, 10), 3.0) for rulings in (EDGES, None)]
    assert [[one.unit for one in found] for found in reached] == [[11], []]
    assert reached[0][0].metres == pytest.approx(3.5 - LARGE_M)


def test_an_explosion_says_that_it_was_measured_to_the_edges_of_bases():
    """AMB-145, GRN-38: nothing of it where centres count, or players state it."""
    battle = on_map(FIELD, {1: (5, 5), 11: (5, 13.5)}, setup_changes={"chapters": ("explosives",)})
    fused = Fused(
        id=1,
        what="plastic_charge",
        at=Moment(1, 1),
        since=Moment(1, 1),
        side="red",
        spot=Waypoint(x=5, y=10),
    )
    struck = (Struck(unit=11, metres=2.9, cover="none", pf=3, af=3, levels=None),)
    by_bases = replace(battle, rulings=EDGES)
    gone_off = Exploded(fused=fused, struck=struck, measured=True)
    edges = ", measured to the edge of each base [AMB-145]:"
    assert edges in narrate(gone_off, by_bases, "referee")
    assert edges not in narrate(gone_off, battle, "referee")
    assert edges not in narrate(replace(gone_off, measured=False), by_bases, "referee")


def test_a_mine_goes_off_a_metre_from_the_edge_of_the_base_min_05():
    """MIN-05, DET-19: a mine and a pile have no base."""
    way = StatedMove(path=(Waypoint(x=10.0, y=5.0),))
    mine = Whereabouts(9, 5)
    found = []
    for rulings in (None, EDGES):
        told = measured({1: (5, 5, 90)}, rulings)
        found.append(told.comes_near(1, told.move(1, "run", way), mine, 1.0))
    assert found == pytest.approx([2.99, 2.99 - LARGE_M])


def test_a_mover_stops_where_its_base_touches_another_act_18():
    """ACT-18, AMB-37: discs of half a metre by centres, bases by edges."""
    battle = on_map(FIELD, {1: (5, 5, 90), 2: (8, 5)})
    stops = [survey(battle, rulings).measure(1, "run", [Spot(9, 5)]).stop.at_m for rulings in (None, EDGES)]
    assert stops == pytest.approx([2.5, 3 - 2 * LARGE_M], abs=1e-4)


def test_two_whose_bases_overlap_may_part_and_come_no_nearer_amb_37():
    """AMB-37: as when the ruling is switched while they stand so."""
    seen = survey(on_map(FIELD, {1: (5, 5, 90), 2: (5.6, 5)}), EDGES)
    assert seen.measure(1, "walk", [Spot(5.3, 5)]).stop is not None
    assert seen.measure(1, "backward", [Spot(4.5, 5)]).stop is None


@law(4)
@given(other=st.tuples(st.floats(11.3, 13.0), st.floats(8.5, 11.5)))
def test_where_a_unit_gets_to_is_where_its_base_has_room_amb_37(other):
    """The area that is shown holds what a move measured by itself allows, to the rim of a few centimetres."""
    seen = survey(on_map(FIELD, {1: (10, 10, 90), 2: other}), EDGES)
    area = seen.reachable(1, "run")
    for radius_m, free in ((2 * LARGE_M - 0.05, False), (2 * LARGE_M + 0.05, True)):
        round_it = [(other[0] + radius_m * sin(turn), other[1] + radius_m * cos(turn)) for turn in RIM[::20]]
        covered = [place for place in round_it if area.covers(*place)]
        assert bool(covered) is free, radius_m


def test_the_log_says_that_a_range_was_measured_from_edge_to_edge():
    """LOS-01, AMB-145."""
    battle = on_map(FIELD, {1: (5, 5, 90), 11: (13, 5, 270)}, stage="fire", fire_queue=(SHOT,))
    ctx = measured_table(battle, EDGES, faces=(3, 3, 3))
    told = [narrate(event, battle, "referee") for event in decide(battle, AT_11, ctx)]
    assert any("at 6.8 m from base edge to base edge, measured" in line for line in told), told


def test_units_are_set_up_so_far_apart_that_their_bases_have_room():
    """SET-01, AMB-145: large bases measure 1.18 m across, and 2.36 m at 2 m an inch."""
    assert [room_between(base_m) for base_m in (0.0, NORMAL_M, LARGE_M, 2 * LARGE_M)] == [1.0, 1.0, 1.25, 2.5]
    spots = StartingGround(FIELD, 1.25).together(6, (Zone(id="z", side="Red", points=box(1, 1, 9, 9)),))
    assert len(spots) == 6
    assert min(hypot(a.x - b.x, a.y - b.y) for a, b in combinations(spots, 2)) >= 2 * LARGE_M
