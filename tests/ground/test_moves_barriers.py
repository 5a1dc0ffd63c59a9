"""What is in the way: walls, doors, obstacles, windows, shafts, units, the edge of the map.

MAP-08..22, ACT-18, STO.
"""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.drawn import draw
from support.laws import law
from support.walks import east, footing, price, through, unit

from squadlog.ground.compiled.conditions import Breach, Spot
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_route import route_ahead, route_through
from squadlog.ground.moving.moves_stops import Mover

ROOM = """
.........
A....|...
.........
"""
RIM = 0.25


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("external_wall", "MAP-08"),
        ("internal_wall", "MAP-09"),
        ("external_bulkhead", "MAP-18"),
        ("internal_bulkhead", "MAP-19"),
    ],
)
def test_a_wall_stops_the_rim_of_a_unit(kind, rule):
    """MAP-08, MAP-09, MAP-18, MAP-19."""
    move = east(draw(ROOM, wall=kind), 8)
    assert (move.stop.kind, move.stop.rule) == (kind, rule)
    assert move.reach_m == pytest.approx(4.5 - RIM, abs=1e-5)
    assert move.stop.id in move.stop.sentence


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("external_door", "MAP-10"),
        ("internal_door", "MAP-11"),
        ("sliding_door", "MAP-20"),
        ("bulkhead_door", "MAP-21"),
        ("airlock_door", "MAP-22"),
    ],
)
@pytest.mark.parametrize(
    ("state", "passes"), [("open", True), ("destroyed", True), ("closed", False), ("locked", False)]
)
def test_the_state_of_a_door_decides_who_gets_through(kind, rule, state, passes):
    """MAP-10, MAP-11, MAP-20..22, ACT-72."""
    drawn = draw("....|...\nA...D...\n....|...", door=kind)
    move = east(drawn, 6, doors={"D0": state})
    assert (move.stop is None) is passes
    if passes:
        assert [(one.kind, one.id) for one in move.passed] == [(kind, "D0")]
        assert move.passed[0].at_m == pytest.approx(3.5)
    else:
        assert (move.stop.id, move.stop.rule) == ("D0", rule)
        assert move.passed == ()


def test_a_destroyed_door_stays_open_whatever_its_state():
    """ACT-72, OBS-01."""
    drawn = draw("....|...\nA...D...\n....|...")
    assert east(drawn, 6, doors={"D0": "locked"}, destroyed=frozenset({"D0"})).stop is None


def test_a_breach_lets_a_unit_through_a_wall():
    """OBS-01, AMB-119."""
    drawn = draw("........\nA...|...\n........")
    breach = Breach("wall0", (4.5, 1.5))
    assert east(drawn, 6).stop.id == "wall0"
    move = east(drawn, 6, breaches=(breach,))
    assert move.stop is None
    assert [(one.kind, one.id) for one in move.passed] == [("breach", "wall0")]


def test_what_is_left_beside_a_breach_still_blocks():
    """OBS-01: a breach is one metre wide."""
    drawn = draw("........\n....|...\nA...|...\n....|...\n........")
    breach = Breach("wall1", (4.5, 2.5))
    walls = {wall.id: wall.line for wall in drawn.map.walls}
    middle = next(name for name, ends in walls.items() if ends == ((4.5, 2.0), (4.5, 3.0)))
    move = through(drawn, (7.5, 1.7), breaches=(Breach(middle, breach.point),))
    assert move.stop is not None


def test_a_gap_is_passed_if_it_is_as_wide_as_a_unit():
    """AMB-37: a disc of half a metre."""
    for gap, passes in ((0.5, True), (0.49, False)):
        walls = [
            {"id": "low", "kind": "internal_wall", "line": [(4, 0), (4, 1.5 - gap / 2)]},
            {"id": "high", "kind": "internal_wall", "line": [(4, 1.5 + gap / 2), (4, 3)]},
        ]
        assert (east(draw("........\nA.......\n........", walls=walls), 6).stop is None) is passes


def test_a_unit_beside_a_wall_walks_along_it():
    """AMB-37: touching is not being stopped."""
    walls = [{"id": "side", "kind": "internal_wall", "line": [(0, 1.5 + RIM), (8, 1.5 + RIM)]}]
    assert east(draw("........\nA.......\n........", walls=walls), 6).stop is None


def test_a_unit_set_down_too_near_a_wall_may_leave_it_but_not_cross_it():
    walls = [{"id": "side", "kind": "internal_wall", "line": [(0, 1.6), (8, 1.6)]}]
    drawn = draw("........\nA.......\n........", walls=walls)
    along, away, across = (through(drawn, place) for place in ((5, 1.5), (5, 0.5), (5, 2.5)))
    assert (along.stop, away.stop) == (None, None)
    assert (across.stop.id, across.reach_m) == ("side", pytest.approx(0.0, abs=1e-5))


@pytest.mark.parametrize("char", ["H", "C"])
def test_high_obstacles_block(char):
    """MAP-15."""
    move = east(draw(f"A...{char}..."), 6)
    assert (move.stop.rule, move.reach_m) == ("MAP-15", pytest.approx(3 - RIM, abs=1e-5))
    assert east(draw(f"A...{char}..."), 6, destroyed=frozenset({move.stop.id})).stop is None


@pytest.mark.parametrize("char", ["t", "c"])
def test_a_walker_does_not_get_over_a_low_obstacle_but_a_jumper_does(char):
    """MAP-14, ACT-41, ACT-42, AMB-39."""
    drawn = draw(f"A.{char}....")
    walker, jumper = east(drawn, 1.5), east(drawn, 3, mover=Mover(over_m=1.0))
    assert (walker.stop.rule, walker.reach_m) == ("MAP-14", pytest.approx(1 - RIM, abs=1e-5))
    assert jumper.stop is None
    assert jumper.ground == (("clear",),) * 3
    assert [one.kind for one in jumper.passed] == ["low_obstacle"]


def test_a_jump_clears_one_metre_and_a_dive_two():
    """ACT-42, ACT-45."""
    drawn = draw("A.tt....")
    jump, dive = east(drawn, 4, mover=Mover(over_m=1.0)), east(drawn, 4, mover=Mover(over_m=2.0))
    assert (jump.stop.rule, dive.stop) == ("ACT-42", None)
    assert east(draw("A.ttt..."), 5, mover=Mover(over_m=2.0)).stop.rule == "ACT-45"


def test_a_leap_ends_clear_of_the_obstacle_or_on_it_if_that_is_meant():
    """ACT-41, AMB-28, AMB-139."""
    drawn = draw("A.t.....")
    table_id = drawn.map.obstacles[0].id
    for metres, lands in ((1.5, False), (2.2, False), (2.25, True)):
        assert (east(drawn, metres, mover=Mover(over_m=1.0)).stop is None) is lands
    assert east(drawn, 1.5, mover=Mover(over_m=1.0, onto=table_id)).stop is None


def test_whoever_stands_on_a_table_comes_down_by_a_jump():
    """AMB-139."""
    drawn = draw("..t...")
    footing_ = footing(drawn)
    route = route_ahead(Spot(2.5, 0.5), 90, 90, 1.0)
    assert measure(footing_, route, cost=price()).stop.rule == "ACT-41"
    assert measure(footing_, route, cost=price(), mover=Mover(over_m=1.0)).stop is None


def test_a_low_obstacle_can_be_walked_over_where_the_table_reads_it_so():
    """AMB-39: the metres over it say so, and the rulebook prices them."""
    board = table(rulings={"lowObstacle.traverse": "cost"})
    move = east(draw("A.t.."), 4, cost=price(board=board))
    assert move.stop is None
    assert move.ground == (("clear",), ("clear", "low_obstacle"), ("clear",), ("clear",))


@pytest.mark.parametrize(
    ("reading", "passes"), [("jump_or_dive", False), ("free", True), ("extra_meter", True)]
)
def test_how_a_window_is_climbed_is_a_reading(reading, passes):
    """MAP-12, AMB-38."""
    drawn = draw("...|...\nA..W...\n...|...")
    board = table(rulings={"window.traverse": reading})
    move = east(drawn, 4, cost=price(board=board))
    assert (move.stop is None) is passes
    if passes:
        assert move.ground[2] == ("clear", "window")
        assert move.passed[0].kind == "window"
    else:
        assert (move.stop.kind, move.stop.rule) == ("window", "MAP-12")
        assert east(drawn, 4, mover=Mover(over_m=1.0)).stop is None


def test_a_jump_through_a_window_does_not_end_in_it():
    """ACT-41, AMB-38."""
    drawn = draw("...|...\nA..W...\n...|...")
    assert east(drawn, 2.6, mover=Mover(over_m=1.0)).stop.kind == "window"
    assert east(drawn, 2.75, mover=Mover(over_m=1.0)).stop is None


def test_a_pack_flies_in_at_a_window():
    """BNC-12, AMB-59."""
    assert east(draw("...|...\nA..W...\n...|..."), 4, cost=price(pack_on=True)).stop is None


def test_a_ship_window_is_sealed():
    """MAP-13."""
    drawn = draw(
        "...|...\nA......\n...|...",
        walls=[{"id": "hull", "kind": "external_bulkhead", "line": [(3.5, 1), (3.5, 2)]}],
        windows=[{"id": "port", "ends": [(3.5, 1), (3.5, 2)], "ship": True}],
    )
    move = east(drawn, 4, mover=Mover(over_m=1.0))
    assert (move.stop.kind, move.stop.rule) == ("ship_window", "MAP-13")


def test_nobody_walks_through_another_unit():
    """ACT-18, AMB-37."""
    move = east(draw("A......."), 6, figures=(unit(7, 5.5, 0.5),))
    assert (move.stop.kind, move.stop.id, move.stop.rule) == ("unit", "7", "ACT-18")
    assert math.dist((move.end.x, move.end.y), (5.5, 0.5)) == pytest.approx(0.5, abs=1e-5)


def test_units_brush_past_each_other():
    """ACT-18: discs that only touch do not overlap."""
    drawn = draw("........\nA.......\n........")
    assert east(drawn, 6, figures=(unit(7, 4.5, 2.0),)).stop is None
    assert east(drawn, 6, figures=(unit(7, 4.5, 1.9),)).stop.id == "7"


def test_a_unit_is_not_in_its_own_way_nor_bodies_nor_units_on_other_floors():
    """AMB-37, AMB-123."""
    drawn = draw("A.......", floors=2)
    here, fallen, above = unit(1, 0.5, 0.5), unit(2, 3, 0.5), unit(3, 4, 0.5, floor=2)
    move = east(drawn, 6, edge=False, mover=Mover(number=1), figures=(here, above), bodies=(fallen,))
    assert move.stop is None


@pytest.mark.parametrize(
    ("reading", "friend", "enemy"), [("never", False, False), ("friends", True, False), ("all", True, True)]
)
def test_whom_a_unit_passes_through_is_a_reading(reading, friend, enemy):
    """AMB-37."""
    drawn, readings = draw("A......."), Readings(stacking=reading)
    for side, passes in (("red", friend), ("blue", enemy)):
        move = east(
            drawn,
            6,
            readings=readings,
            mover=Mover(number=1, side="red"),
            figures=(unit(7, 4.5, 0.5, side=side),),
        )
        assert (move.stop is None) is passes


def test_a_move_through_units_never_ends_on_one():
    """ACT-18, AMB-37."""
    figures = (unit(7, 4.5, 0.5, side="red"), unit(8, 4.1, 0.5, side="red"))
    move = east(draw("A......."), 3.4, readings=Readings(stacking="all"), figures=figures)
    assert move.stop.kind == "unit"
    assert all(math.dist((move.end.x, move.end.y), (one.spot.x, one.spot.y)) >= 0.5 - 1e-6 for one in figures)


def test_the_map_ends_at_its_edge():
    move = east(draw("A..."), 9)
    assert (move.stop.kind, move.reach_m, move.end.x) == ("map_edge", 3.0, 4.0)


def test_a_staircase_is_in_the_way_of_whoever_does_not_mean_to_take_it():
    """MAP-16: and not in the way of whoever is in it, or ends there."""
    drawn = draw(".....\nA.SS..\n......", floors=2)
    shaft = drawn.map.stairs[0].id
    assert (east(drawn, 4).stop.rule, east(drawn, 4).stop.id) == ("MAP-16", shaft)
    into = east(drawn, 2)
    assert into.stop is None
    assert [(one.kind, one.id) for one in into.passed] == [("stairs", shaft)]
    assert east(drawn, 4, mover=Mover(enters=frozenset({shaft}))).stop is None
    out = measure(footing(drawn), route_ahead(Spot(3.0, 1.5), 90, 90, 2.0), cost=price())
    assert out.stop is None


def test_floors_change_only_where_stairs_lead():
    """STO-02, STO-03."""
    drawn = draw("......\nA.SS..\n......", floors=2)
    up = through(drawn, (3.0, 1.5), (3.0, 1.5, 2), (5.0, 1.5, 2))
    assert (up.stop, up.end.floor) == (None, 2)
    assert [(one.by, one.from_floor, one.to_floor) for one in up.floors] == [(drawn.map.stairs[0].id, 1, 2)]
    nowhere = through(drawn, (1.0, 1.5, 2))
    assert (nowhere.stop.rule, nowhere.end.floor, nowhere.floors) == ("STO-02", 1, ())
    assert through(drawn, (3.0, 1.5), (3.0, 1.5, 3)).stop.rule == "STO-02"


def test_a_pack_reaches_six_storeys_through_the_air():
    """BNC-12."""
    drawn = draw("......\nA.....", floors=8)
    for floor, flies in ((6, True), (7, False)):
        move = through(drawn, (2.0, 0.5, floor), cost=price(pack_on=True), mover=Mover(flies=6))
        assert (move.stop is None) is flies


def test_an_elevator_is_entered_by_its_open_door_only():
    """MAP-17, STO-08."""
    drawn = draw(
        ".......\nA..EE..\n.......",
        floors=2,
        doors=[{"id": "lift", "kind": "elevator_door", "ends": [(3, 1), (3, 2)]}],
    )
    assert east(drawn, 3).stop.id == "lift"
    assert east(drawn, 3, doors={"lift": "open"}).stop is None
    through_it = east(drawn, 6, doors={"lift": "open"})
    assert (through_it.stop.kind, through_it.stop.rule) == ("elevator", "MAP-17")


def test_the_first_thing_in_the_way_is_the_one_named():
    move = east(draw("A..C.|..D"), 8)
    assert move.stop.kind == "high_obstacle"


def test_walls_of_other_floors_do_not_matter():
    drawn = draw(
        "A......",
        floors=2,
        walls=[{"id": "up", "kind": "internal_wall", "line": [(3, 0), (3, 1)], "floor": 2}],
    )
    assert east(drawn, 5).stop is None


@pytest.mark.parametrize("bad", [math.nan, math.inf, -1.0])
def test_a_distance_that_is_none_is_refused(bad):
    with pytest.raises(ValueError, match="distance"):
        route_ahead(Spot(0, 0), 0, 0, bad)
    with pytest.raises(ValueError, match="finite"):
        route_through(Spot(0, 0), 0, [Spot(math.nan, 0)])


def test_odd_drawings_are_measured_all_the_same():
    """Walls without length, twice the same wall, a crossing outline, doors that touch, a start far off the map."""
    bow = {"id": "bow", "kind": "heavy", "points": [(2, 0), (4, 2), (4, 0), (2, 2)]}
    dot = {"id": "dot", "kind": "internal_wall", "line": [(5, 0.5), (5, 0.5)]}
    twice = [{"id": f"same{n}", "kind": "internal_wall", "line": [(7, 0), (7, 1), (7, 2)]} for n in (1, 2)]
    doors = [
        {"id": "one", "kind": "internal_door", "ends": [(7, 0), (7, 1)], "state": "open"},
        {"id": "two", "kind": "internal_door", "ends": [(7, 1), (7, 2)], "state": "open"},
    ]
    drawn = draw("..........\nA.........", terrain=[bow], walls=[dot, *twice], doors=doors)
    assert east(drawn, 8).stop.id == "dot"
    assert through(drawn, (3.0, 1.5), (9.5, 1.5)).stop is None
    far = measure(footing(drawn), route_ahead(Spot(900, 900), 0, 90, 5), cost=price())
    assert (far.stop.kind, far.reach_m) == ("map_edge", 0.0)
    still = measure(footing(drawn), route_through(Spot(1, 1), 0, []), cost=price())
    assert (still.reach_m, still.ground, still.stop) == (0.0, (), None)


spans = st.floats(0.5, 11.5)


@given(
    walls=st.lists(st.tuples(spans, spans, spans, spans), min_size=1, max_size=5),
    start=st.tuples(spans, spans),
    goal=st.tuples(spans, spans),
)
@law(150)
def test_a_move_stops_exactly_where_a_disc_pushed_along_would(walls, start, goal):
    """AMB-37, against a disc pushed along in small steps and measured with plain arithmetic."""
    pieces = [
        {"id": f"w{n}", "kind": "internal_wall", "line": [(a, b), (c, d)]}
        for n, (a, b, c, d) in enumerate(walls)
    ]
    drawn = draw("\n".join(["." * 12] * 12), walls=pieces)
    move = measure(footing(drawn), route_through(Spot(*start), 0, [Spot(*goal)]), cost=price())

    def apart(x, y, wall):
        ax, ay, bx, by = wall
        square = (bx - ax) ** 2 + (by - ay) ** 2
        along = (
            0.0 if square == 0 else min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square))
        )
        return math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y)

    room = [min(RIM, apart(*start, wall)) for wall in walls]
    length = math.dist(start, goal)
    ends = length
    for step in range(int(length / 0.01) + 1):
        share = min(1.0, step * 0.01 / length) if length else 0.0
        x, y = (a + share * (b - a) for a, b in zip(start, goal, strict=True))
        if any(apart(x, y, wall) < near - 1e-6 for wall, near in zip(walls, room, strict=True)):
            ends = step * 0.01
            break
    assert move.reach_m <= ends + 1e-6
    if move.stop is not None and move.reach_m > 0:
        beyond = min(move.reach_m + 0.011, length)
        x, y = (a + beyond / length * (b - a) for a, b in zip(start, goal, strict=True))
        nearer = any(apart(x, y, wall) < near for wall, near in zip(walls, room, strict=True))
        grazes = any(abs(apart(x, y, wall) - near) < 1e-3 for wall, near in zip(walls, room, strict=True))
        assert nearer or grazes
