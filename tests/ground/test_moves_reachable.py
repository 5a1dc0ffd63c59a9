"""Where an action can take a unit (MOV-04, MOV-06, MOV-09, ACT-29..33, ACT-40), against moves tried one by one."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, Polygon
from support.drawn import draw
from support.laws import law
from support.walks import charged, footing, gate, line, pace, price, strip, unit

from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_route import route_through
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.moving.reachable import full_metres, reachable

OPEN = draw("\n".join(["." * 20] * 20))
MIDDLE = Figure(1, Spot(10.0, 10.0), 0.0)
ME = Mover(number=1)
NARROW_M, WIDE_M = 0.02, 0.5


def reach(ground, mode="walk", allowance=2, figure=MIDDLE, **more):
    return reachable(
        ground,
        figure,
        cost=price(mode=mode),
        allowance=allowance,
        pace=pace(allowance, mode=mode),
        gate=gate(mode),
        **more,
    )


def way_measured(ground, found, x, y, *, cost, mover):
    """The move to a reachable place, measured."""
    way = found.way_to(x, y)
    route = route_through(found.start.spot, found.start.facing_deg, way, gait=found.gait)
    return measure(ground, route, cost=cost, mover=mover)


def possible(ground, figure, way, mode, allowance):
    """Whether a move through these places is paid for and not stopped: the slow way to tell."""
    move = measure(
        ground, route_through(figure.spot, figure.facing_deg, way), cost=price(mode=mode), mover=ME
    )
    carried = float(charged(move.ground, allowance, mode=mode).moved)
    return move.stop is None and carried >= min(move.route.length_m, len(move.ground)) - 1e-6


def test_a_walk_over_open_ground_reaches_two_metres_all_round():
    """ACT-29, ACT-35, MOV-09."""
    found = reach(footing(OPEN))
    assert found.area.area == pytest.approx(math.pi * 4, rel=0.01)
    assert found.covers(10.0, 10.0)
    assert found.covers(10.0, 8.05)
    assert not found.covers(10.0, 7.95)


@pytest.mark.parametrize(("x", "y"), [(0, 10), (20, 10), (10, 0), (10, 20), (0, 0), (20, 20)])
def test_who_stands_on_the_very_edge_of_the_map_walks_into_it_and_along_it(x, y):
    """MOV-09."""
    found = reach(footing(OPEN), figure=Figure(1, Spot(x, y)))
    quarters = 1 if x != 10 and y != 10 else 2
    assert found.area.area == pytest.approx(math.pi * quarters, rel=0.01)


def test_the_allowance_goes_by_full_metres():
    """MOV-06: what is left of 2 after a metre at 1.25 buys no second one."""
    found = reachable(footing(OPEN), MIDDLE, cost=price(suit="1.25"), allowance=2)
    assert found.area.bounds == pytest.approx((9, 9, 11, 11), abs=0.01)


def test_who_cannot_pay_the_first_metre_goes_part_of_it():
    """AMB-44."""
    step = full_metres(price(), 0.5)
    assert (step((("clear",),)), step((("heavy",), ("clear",)))) == (0.5, 0.25)
    assert full_metres(price(), 3.5)((("clear",),) * 9) == 3.0
    assert full_metres(price(), 3)((("clear",), ("river",))) == 1.0


def test_a_run_cannot_turn_on_its_heel_but_comes_round():
    """ACT-30: 90 degrees at once, and again after a metre."""
    found = reach(footing(OPEN), "run", 4)
    assert not found.straight.contains(Point(10.0, 9.5))
    assert found.covers(11.0, 9.0)
    assert not found.covers(10.0, 6.4)
    assert found.area.area > found.straight.area


def test_turning_on_the_way_can_be_left_out():
    """MOV-01: what is left is the straight part."""
    found = reach(footing(OPEN), "run", 4, most_stations=0)
    assert found.area.equals(found.straight)
    assert not found.covers(11.0, 9.0)


def test_a_sprint_keeps_to_the_front():
    """ACT-31: 45 degrees at once, and again after two metres."""
    found = reach(footing(OPEN), "sprint", 6)
    assert found.straight.contains(Point(13.0, 13.1))
    assert not found.straight.contains(Point(13.2, 13.0))
    assert found.covers(13.5, 12.0)
    assert not found.covers(10.0, 9.0)


def test_a_turn_still_owed_keeps_the_move_straight():
    """ACT-32, AMB-53: a gate that allows no turn before a metre is run."""
    found = reachable(
        footing(OPEN),
        MIDDLE,
        cost=price(mode="run"),
        allowance=4,
        gate=lambda degrees, since_m, _made: since_m >= 1 and degrees <= 90,
    )
    assert not found.covers(10.0, 9.0)
    assert found.covers(12.0, 11.5)
    assert found.straight.area < 0.01


def test_a_step_aside_goes_anywhere_and_does_not_turn():
    """ACT-40."""
    found = reach(footing(OPEN), allowance=1, gait="sideways")
    assert found.area.area == pytest.approx(math.pi, rel=0.01)
    move = way_measured(footing(OPEN), found, 9.5, 9.5, cost=price(), mover=ME)
    assert (move.turns, move.end_facing_deg) == ((), 0.0)


def test_a_step_back_starts_behind():
    """ACT-39."""
    found = reachable(
        footing(OPEN),
        MIDDLE,
        cost=price(),
        allowance=2,
        gait="backward",
        gate=lambda degrees, *_rest: degrees <= 5,
    )
    move = way_measured(footing(OPEN), found, 10.0, 8.5, cost=price(), mover=ME)
    assert (move.turns, move.end_facing_deg) == ((), 0.0)
    assert not found.covers(10.0, 11.0)


def test_walls_cast_shadows_and_open_doors_let_through():
    """MAP-09, MAP-11."""
    drawn = draw("""
.........
.........
....|....
....D....
....|....
....|....
.........
.........
.........""")
    me = Figure(1, Spot(3.5, 5.5), 0.0)
    shut, opened = (reach(footing(drawn, doors={"D0": state}), figure=me) for state in ("closed", "open"))
    assert not shut.covers(5.2, 5.5)
    assert opened.covers(5.2, 5.5)
    assert not shut.covers(4.3, 5.5)


def test_a_walk_goes_round_the_end_of_a_wall():
    """ACT-29: free turns."""
    drawn = draw("........\n........\n........\n---.....\n........\n........\n........\n........")
    found = reach(footing(drawn), allowance=4, figure=Figure(1, Spot(2.9, 4.0), 0.0))
    assert not found.straight.contains(Point(2.2, 5.5))
    assert found.covers(2.2, 5.5)
    way = found.way_to(2.2, 5.5)
    assert len(way) > 1
    assert possible(footing(drawn), Figure(1, Spot(2.9, 4.0), 0.0), way, "walk", 4)


def test_other_units_are_in_the_way():
    """ACT-18."""
    found = reach(footing(OPEN, figures=(unit(1, 10, 10), unit(2, 10, 11))))
    assert not found.covers(10.0, 11.0)
    assert not found.covers(10.0, 10.6)
    assert not found.straight.contains(Point(10.0, 11.8))


SHAFT = Figure(1, Spot(2.5, 5.0), 90.0)


def test_a_move_may_end_in_stairs_but_not_lead_through_them():
    """AMB-36, MAP-16: who ends in a stairway means to get in; it blocks everybody else."""
    drawn = draw("\n".join(["." * 10] * 4 + ["....SS...."] * 2 + ["." * 10] * 4))
    found = reach(footing(drawn), "run", 4, SHAFT)
    assert found.covers(4.5, 5.0)
    assert found.covers(4.05, 4.5)
    assert not found.covers(3.9, 5.0)
    assert not found.straight.contains(Point(6.4, 5.0))
    move = way_measured(footing(drawn), found, 4.5, 5.0, cost=price(mode="run"), mover=ME)
    assert (move.stop, move.end) == (None, Spot(4.5, 5.0))


def test_stairs_that_are_reached_by_a_hair_straight_ahead_are_reached():
    """AMB-36, MOV-06: two metres of light woods end three centimetres inside."""
    outline = [(1, 4.84375), (2.5, 4.84375), (2.5, 6.84375), (1, 6.84375)]
    drawn = draw(
        "\n".join(["." * 10] * 10),
        terrain=[strip("light", 1, 2, name="p0")],
        stairs=[{"id": "s", "points": outline, "floors": [1]}],
    )
    found = reach(footing(drawn), "run", 3, Figure(1, Spot(1.5, 2.875), 0.0), most_stations=1)
    assert found.straight.distance(Point(1.5, 4.875)) < NARROW_M


@pytest.mark.parametrize(("state", "inside"), [("open", True), ("closed", False)])
def test_an_elevator_is_entered_by_its_open_door(state, inside):
    """STO-08, MAP-17: its shut door is in the way; round it, the other sides are walls of the shaft."""
    drawn = draw(
        "\n".join(["." * 10] * 4 + ["....EE...."] * 2 + ["." * 10] * 4),
        doors=[{"id": "lift", "kind": "elevator_door", "ends": [(4, 4.4), (4, 5.6)]}],
    )
    found = reachable(footing(drawn, doors={"lift": state}), SHAFT, cost=price(), allowance=4)
    assert found.covers(4.8, 5.0) is inside
    assert not found.covers(4.8, 5.9)


def test_a_boxed_in_unit_reaches_only_where_it_stands():
    drawn = draw("+-+\n|.|\n+-+")
    found = reach(footing(drawn), figure=Figure(1, Spot(1.5, 1.5), 0.0))
    assert found.area.area == pytest.approx(0.5**2 * 9, abs=0.03)
    assert found.covers(1.5, 1.5)
    assert found.way_to(2.5, 1.5) is None


def test_no_allowance_reaches_nothing_but_the_start():
    found = reachable(footing(OPEN), MIDDLE, cost=price(), allowance=0)
    assert found.area.is_empty
    assert found.covers(10.0, 10.0)
    cells, _west, _south = found.grid()
    assert not cells.any()


def test_the_grid_holds_the_cells_of_the_area():
    found = reach(footing(OPEN))
    cells, west, south = found.grid(0.1)
    assert cells.sum() * 0.01 == pytest.approx(found.area.area, rel=0.02)
    rows, columns = cells.shape
    assert (west + columns * 0.1, south + rows * 0.1) == pytest.approx((12.0, 12.0), abs=0.11)
    with pytest.raises(ValueError, match="5 cm"):
        found.grid(0.0)


def test_a_pack_reaches_over_a_river():
    """BNC-01, BNC-02."""
    ground = footing(draw("\n".join(["." * 20] * 20), terrain=[strip("river", 11, 12)]))
    on_foot = reachable(ground, MIDDLE, cost=price(), allowance=4, most_stations=10)
    flying = reachable(ground, MIDDLE, cost=price(pack_on=True), allowance=4)
    assert not on_foot.covers(12.5, 10.0)
    assert flying.covers(12.5, 10.0)
    assert flying.area.area == pytest.approx(math.pi * 16, rel=0.01)


place = st.floats(1.0, 9.0)
wall_lines = st.lists(st.tuples(place, place, place, place), max_size=3)
patches = st.lists(
    st.tuples(st.sampled_from(["light", "heavy", "stream", "river"]), st.floats(1, 7), st.floats(0.3, 3)),
    max_size=2,
)
ways = st.lists(st.tuples(st.floats(0, 360), st.floats(0.05, 1.0)), min_size=1, max_size=4)


@st.composite
def grounds(draw_):
    pieces = [
        {"id": f"w{number}", "kind": "internal_wall", "line": [ends[:2], ends[2:]]}
        for number, ends in enumerate(draw_(wall_lines))
    ]
    strips = [
        strip(kind, west, west + wide, name=f"p{n}") for n, (kind, west, wide) in enumerate(draw_(patches))
    ]
    slope = [line(draw_(place), draw_(st.sampled_from(["left", "right"])))] if draw_(st.booleans()) else []
    stairs = []
    if draw_(st.integers(0, 3)) == 0:
        west, south = draw_(place), draw_(place)
        outline = [(west, south), (west + 1.5, south), (west + 1.5, south + 2), (west, south + 2)]
        stairs = [{"id": "s", "points": outline, "floors": [1]}]
    drawn = draw("\n".join(["." * 10] * 10), walls=pieces, terrain=strips, contours=slope, stairs=stairs)
    return footing(drawn)


figures = st.builds(Figure, st.just(1), st.builds(Spot, place, place), st.floats(0, 359))
MODES = st.sampled_from([("walk", 2), ("run", 3), ("sprint", 3)])


@given(
    grounds(), figures, MODES, st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), min_size=20, max_size=20)
)
@law(15)
def test_every_place_inside_is_reached_by_the_way_given(ground, figure, mode, shares):
    """MOV-06: step by step, within the allowance, through nothing solid."""
    name, allowance = mode
    found = reach(ground, name, allowance, figure, most_stations=60)
    inner = found.area.buffer(-NARROW_M)
    if inner.is_empty:
        return
    west, south, east, north = inner.bounds
    for across, up in shares:
        x, y = west + across * (east - west), south + up * (north - south)
        if inner.contains(Point(x, y)):
            assert possible(ground, figure, found.way_to(x, y), name, allowance)


@given(
    grounds(),
    figures,
    MODES,
    st.lists(st.tuples(st.floats(-180, 180), st.floats(0.05, 4)), min_size=20, max_size=20),
)
@law(15)
def test_straight_ahead_the_area_ends_exactly_where_the_move_does(ground, figure, mode, tries):
    """MOV-01, MOV-06: no place outside it can be reached without turning on the way."""
    name, allowance = mode
    found = reach(ground, name, allowance, figure, most_stations=1)
    allowed = gate(name)
    for turn, metres in tries:
        angle = math.radians(figure.facing_deg + turn)
        goal = Spot(figure.spot.x + math.sin(angle) * metres, figure.spot.y + math.cos(angle) * metres)
        if found.straight.distance(Point(goal.x, goal.y)) > NARROW_M:
            assert not (allowed(abs(turn), 0.0, 0) and possible(ground, figure, [goal], name, allowance))


@given(grounds(), figures, MODES, st.lists(ways, min_size=12, max_size=12))
@law(15)
def test_no_place_well_outside_is_reached_by_any_way(ground, figure, mode, tries):
    """MOV-15, ACT-29..31: ways that turn at every metre, as they like."""
    name, allowance = mode
    found = reach(ground, name, allowance, figure)
    allowed = gate(name)
    for way in tries:
        at, facing, since, made, route = figure.spot, figure.facing_deg, 0.0, 0, []
        for number, (heading, part) in enumerate(way):
            turn = abs((heading - facing + 180) % 360 - 180)
            if turn and allowed(turn, since, made):
                facing, since, made = heading, 0.0, made + 1
            metres = part if number == len(way) - 1 else 1.0
            angle = math.radians(facing)
            at = Spot(at.x + math.sin(angle) * metres, at.y + math.cos(angle) * metres)
            since += metres
            route.append(at)
        if possible(ground, figure, route, name, allowance):
            assert found.area.distance(Point(at.x, at.y)) <= WIDE_M or at == figure.spot


def test_the_nearest_place_within_reach_is_on_the_rim_toward_a_place_out_of_it():
    """MOV-06: two metres each way, told to a quarter of a metre."""
    found = reach(footing(OPEN))
    near = found.nearest(18.0, 10.0)
    assert found.covers(near.x, near.y)
    assert math.dist((near.x, near.y), (12.0, 10.0)) <= 0.25
    assert found.nearest(10.6, 10.6) == Spot(10.625, 10.625)


def test_the_outlines_of_an_area_are_rings_whose_even_odd_inside_is_the_area():
    """Something to walk round leaves a hole in it or a bay; either way the outlines tell what is in."""
    drawn = draw("\n".join(["." * 20] * 9 + ["..........##........"] + ["." * 20] * 10))
    found = reach(footing(drawn), "run", 4, figure=Figure(1, Spot(10.0, 8.0), 0.0))
    rings = [ring for piece in found.outlines() for ring in piece]
    assert all(ring[0] == ring[-1] for ring in rings)
    enclosed = sum(
        abs(Polygon(piece[0]).area) - sum(Polygon(hole).area for hole in piece[1:])
        for piece in found.outlines()
    )
    assert enclosed == pytest.approx(found.area.area)
