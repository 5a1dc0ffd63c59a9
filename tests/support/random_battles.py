"""Battles at random on the ready maps: two soldiers on each side, on free ground, facing anywhere."""

from functools import cache
from math import hypot

from hypothesis import assume
from hypothesis import strategies as st
from support.on_maps import on_map, surveyor

NAMES = ("the_counting_house", "the_long_ford", "pest_control", "blow_the_damn_thing_up")
NUMBERS = (1, 2, 11, 12)
SOLDIERS = {1: {"armour": "No"}, 2: {"armour": "BI"}}


@cache
def free_spots(name):
    """A grid of places where a unit can be, on each floor, as (x, y, floor)."""
    bare = surveyor(on_map(name, {1: (1, 1)}, units={1: {"position": None}}))
    drawn, footing = bare.world.map, bare.world.footing
    found = []
    for floor in range(1, drawn.floors + 1):
        storey = footing.storey(floor)
        for column in range(1, int(drawn.width_m)):
            for row in range(1, int(drawn.height_m)):
                x, y = column + 0.37, row + 0.41
                inside = floor == 1 or bare.world.ground.land.under_floor(floor, x, y)
                clear = all(
                    not barriers.blockers or barriers.clearance_m(x, y).min() >= 0.25
                    for barriers in (storey.solid, storey.shafts, storey.low)
                )
                if inside and clear and not storey.areas_at(x, y):
                    found.append((x, y, floor))
    return tuple(found)


def _apart_m(one, other):
    return hypot(one[0] - other[0], one[1] - other[1]) + 100 * abs(one[2] - other[2])


@st.composite
def battles(draw, *, within_m=100):
    """Two on each side on free ground of a ready map, facing anywhere, and not far from the first."""
    name = draw(st.sampled_from(NAMES))
    first = draw(st.sampled_from(free_spots(name)))
    near = [spot for spot in free_spots(name) if _apart_m(spot, first) <= within_m and spot != first]
    assume(len(near) >= 3)
    spots = [first, *draw(st.lists(st.sampled_from(near), min_size=3, max_size=3, unique=True))]
    facings = draw(st.lists(st.integers(0, 359), min_size=4, max_size=4))
    places = {
        number: (x, y, float(facing), floor)
        for number, (x, y, floor), facing in zip(NUMBERS, spots, facings, strict=True)
    }
    return on_map(name, places, soldiers=SOLDIERS)
