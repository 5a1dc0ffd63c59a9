"""Random houses of up to three storeys: single looks, all pairs and side views tell one story.

MAP-08, STO-01, LOS-03.
"""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.readings import read_as
from support.slow_sight import SlowStoreys

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.drawing.side_view import side_view
from squadlog.ground.map.model import Map
from squadlog.ground.sight.cover_on_line import effects
from squadlog.ground.sight.los_query import Looking
from squadlog.ground.sight.los_verdict import judge_line, pair
from squadlog.ground.sight.many import many
from squadlog.ground.sight.ray_trace import trace

NOBODY_LEANS = read_as(wall_peek="block")
halves = st.integers(0, 24).map(lambda n: n / 2)
quarters = st.integers(0, 16).map(lambda n: n / 4)
floors = st.integers(1, 3)


@st.composite
def houses(draw):
    """Houses and yards with doors and windows on any floor, rooms without walls, and units anywhere."""
    walls, windows, doors = [], [], []
    for number in range(draw(st.integers(0, 5))):
        floor, x, y = draw(floors), draw(halves), draw(halves)
        wide, deep = draw(st.integers(1, 8)), draw(st.integers(1, 8))
        ring = [(x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep), (x, y)]
        line = ring[:-1] if draw(st.integers(0, 3)) == 0 else ring
        walls.append({"id": f"w{number}", "kind": "internal_wall", "line": line, "floor": floor})
        if draw(st.booleans()):
            windows.append({"id": f"n{number}", "ends": [(x, y), (x + 1, y)], "floor": floor})
        if draw(st.booleans()):
            ends, state = [(x, y + deep - 0.5), (x, y + deep)], draw(st.sampled_from(["open", "closed"]))
            doors.append(
                {"id": f"d{number}", "kind": "internal_door", "ends": ends, "floor": floor, "state": state}
            )
    rooms = []
    for number in range(draw(st.integers(0, 2))):
        x, y = draw(halves), draw(halves)
        points = [(x, y), (x + 3, y), (x + 3, y + 3), (x, y + 3)]
        rooms.append({"name": f"r{number}", "points": points, "floor": draw(floors)})
    content = {"walls": walls, "doors": doors, "windows": windows, "rooms": rooms}
    drawn = Map.model_validate({"title": "houses", "width_m": 20.0, "height_m": 20.0, "floors": 3, **content})
    spots = draw(st.lists(st.tuples(halves, halves, floors), min_size=2, max_size=5, unique=True))
    return drawn, tuple(Figure(number, Spot(*spot)) for number, spot in enumerate(spots, 1))


@law(80)
@given(houses())
def test_all_pairs_single_looks_and_side_views_agree_over_storeys_from_either_end(world):
    drawn, figures = world
    ground = Ground(drawn)
    seen = many(ground, figures, NOBODY_LEANS)
    for viewer, target in permutations(figures, 2):
        i, j = figures.index(viewer), figures.index(target)
        said = judge_line(ground, viewer, target, NOBODY_LEANS)
        assert bool(seen.blocked[i, j]) is (said.verdict == "blocked")
        assert (judge_line(ground, target, viewer, NOBODY_LEANS).verdict == "blocked") is (
            said.verdict == "blocked"
        )
        there = trace(ground, viewer.spot, target.spot, NOBODY_LEANS)
        assert there == trace(ground, target.spot, viewer.spot, NOBODY_LEANS)
        if said.decides is not None and said.verdict == "blocked":
            assert seen.first_id(i, j) == said.decides.feature
            if there.length_m:
                assert any(thing.solid for thing in side_view(ground, viewer, target, NOBODY_LEANS).walls)


@st.composite
def counters(draw):
    """Counters, walls and windows on any floor, and units close to all of it."""
    obstacles, walls, windows = [], [], []
    for number in range(draw(st.integers(1, 4))):
        floor, x, y = draw(floors), draw(quarters), draw(quarters)
        points = [(x, y), (x + 1, y), (x + 1, y + 0.5), (x, y + 0.5)]
        thing = {"kind": "counter", "cover": "half_hard", "points": points}
        obstacles.append({"id": f"c{number}", "floor": floor, **thing})
    for number in range(draw(st.integers(0, 3))):
        floor, x, y = draw(floors), draw(quarters), draw(quarters)
        walls.append(
            {"id": f"w{number}", "kind": "internal_wall", "line": [(x, y), (x + 2, y)], "floor": floor}
        )
        if draw(st.booleans()):
            windows.append({"id": f"n{number}", "ends": [(x + 0.5, y), (x + 1.5, y)], "floor": floor})
    content = {"walls": walls, "windows": windows, "obstacles": obstacles}
    drawn = Map.model_validate(
        {"title": "counters", "width_m": 20.0, "height_m": 20.0, "floors": 3, **content}
    )
    spots = draw(st.lists(st.tuples(quarters, quarters, floors), min_size=2, max_size=4, unique=True))
    return drawn, tuple(
        Figure(number, Spot(*spot), posture="kneeling") for number, spot in enumerate(spots, 1)
    )


@law(120)
@given(counters(), st.booleans())
def test_own_cover_what_one_stands_on_and_leaning_ask_each_head_on_its_own_floor(world, looks_out):
    """AMB-129, AMB-139, AMB-76, against the slow twin."""
    drawn, figures = world
    ground, slow = Ground(drawn), SlowStoreys(drawn, Conditions(), read_as())
    for viewer, target in permutations(figures, 2):
        two = pair(ground, viewer, target, read_as(), looks_out=looks_out)
        line = trace(ground, viewer.spot, target.spot, read_as())
        from_a = line.a == viewer.spot
        looking = Looking(
            line=line, viewer=viewer, target=target, others=(), looks_out=looks_out, from_a=from_a,
            readings=read_as(),
        )  # fmt: skip
        met = {(effect.feature, effect.blocks) for effect in effects(looking, two.near, None)}
        assert met == slow.met(viewer, target, looks_out=looks_out)
