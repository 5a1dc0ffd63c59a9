"""The ground in words: bearings, distances and the nearest cover."""

import pytest
from support.drawn import draw
from support.walks import footing, unit

from squadlog.book.places import data_dir
from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.bearings import compass, side_of
from squadlog.ground.compiled.conditions import Conditions, Spot
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.landmarks import look, nearest_cover, whereabouts
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.standing import objections

PLACE = """
.........
....lll..
....lll..
.........
..|......
..D...t..
..|......
"""


@pytest.mark.parametrize(
    ("degrees", "word"),
    [(0, "north"), (359, "north"), (22.5, "north-north-east"), (225, "south-west"), (-90, "west")],
)
def test_bearings_have_names(degrees, word):
    assert compass(degrees) == word


@pytest.mark.parametrize(
    ("facing", "bearing", "side"),
    [
        (0, 0, "ahead"),
        (90, 0, "left"),
        (350, 30, "ahead right"),
        (10, 190, "behind"),
        (0, 340, "ahead"),
        (20, 355, "ahead left"),
    ],
)
def test_sides_are_told_from_the_facing(facing, bearing, side):
    assert side_of(facing, bearing) == side


def test_units_and_things_are_told_by_distance():
    ground = footing(draw(PLACE), figures=(unit(1, 4.5, 1.5), unit(7, 4.5, 5.5, side="TOG", facing=180.0)))
    found = look(ground, unit(1, 4.5, 1.5, facing=90.0))
    assert [one.distance_m for one in found] == sorted(one.distance_m for one in found)
    by_name = {one.name: one for one in found}
    enemy = by_name["unit 7"]
    assert (enemy.distance_m, compass(enemy.bearing_deg), enemy.side) == (4.0, "north", "left")
    assert enemy.words == "unit 7: 4.0 m north, left (TOG, standing, faces south)"
    assert by_name["internal door D0"].words == "internal door D0: 2.0 m west, behind (closed)"
    assert "unit 1" not in by_name


def test_a_look_can_be_cut_short():
    found = look(footing(draw(PLACE)), unit(1, 4.5, 1.5), within_m=2.0)
    assert found
    assert all(one.distance_m <= 2.0 for one in found)


def test_the_nearest_cover_comes_first_with_its_class():
    """FIR-24, FIR-25."""
    covers = nearest_cover(footing(draw(PLACE)), unit(1, 5.5, 2.5))
    assert [one.cover for one in covers[:2]] == ["half_soft", "full_soft"]
    assert covers[0].distance_m == pytest.approx(0.5**0.5)


def test_a_unit_in_the_woods_is_here():
    (wood, *_rest) = nearest_cover(footing(draw(PLACE)), unit(1, 5.0, 4.5))
    assert (wood.distance_m, wood.words) == (0.0, "light woods l0: here (full soft cover)")


def test_places_have_names():
    drawn = draw(PLACE, floors=2, rooms=({"name": "hall", "points": [(0, 0), (2, 0), (2, 3), (0, 3)]},))
    ground = footing(drawn)
    assert whereabouts(ground, Spot(1, 1)) == "hall"
    assert whereabouts(ground, Spot(5, 4.5)) == "light woods"
    assert whereabouts(ground, Spot(8, 0.5)) == "open ground"
    assert whereabouts(ground, Spot(5, 4.5, 2)) == "floor 2"


def test_a_shaft_is_told_before_the_room_it_stands_in():
    hall = {"name": "hall", "points": [(0, 0), (3, 0), (3, 3), (0, 3)]}
    stairs = {"id": "S1", "points": [(1, 1), (2, 1), (2, 2), (1, 2)], "floors": (1, 2)}
    ground = footing(draw(PLACE, floors=2, rooms=(hall,), stairs=(stairs,)))
    assert whereabouts(ground, Spot(1.5, 1.5)) == "stairs S1, hall"


def test_of_grounds_that_lie_over_each_other_the_topmost_is_told():
    patches = (
        {"kind": "river", "id": "R", "points": [(0, 0), (4, 0), (4, 4), (0, 4)]},
        {"kind": "marsh", "id": "M", "points": [(1, 1), (3, 1), (3, 3), (1, 3)]},
    )
    ground = footing(draw(PLACE, terrain=patches))
    assert whereabouts(ground, Spot(2, 2)) == "marsh"
    assert whereabouts(ground, Spot(0.5, 0.5)) == "river"


def test_only_the_own_floor_is_told():
    ground = footing(draw(PLACE, floors=2), figures=(unit(7, 4.5, 5.5, floor=2),))
    assert all(one.kind != "unit" for one in look(ground, unit(1, 4.5, 1.5)))
    assert [one.name for one in look(ground, unit(1, 4.5, 1.5, floor=2))] == ["unit 7"]


def test_outside_a_ship_is_space_and_inside_it_is_not():
    """MAP-13: what no room and no patch covers on a map of space."""
    ship = load_map(data_dir("scenarios") / "maps" / "pest_control.toml")
    footing = MoveGround(ship, Readings()).under(Conditions())
    assert whereabouts(footing, Spot(ship.width_m - 0.3, ship.height_m - 0.3)) == "space"
    inside = ship.rooms[0]
    x = sum(point[0] for point in inside.points) / len(inside.points)
    y = sum(point[1] for point in inside.points) / len(inside.points)
    assert inside.name in whereabouts(footing, Spot(x, y, inside.floor))


def test_map_15_nobody_is_set_inside_of_what_is_as_high_as_the_ceiling():
    ship = MoveGround(load_map(data_dir("scenarios") / "maps" / "pest_control.toml"), Readings()).under(
        Conditions()
    )
    assert [(one.sentence, one.rule) for one in objections(ship, Spot(12.13, 10.11), ())] == [
        ("High obstacle engine block stands there.", "MAP-15")
    ]
    assert not list(objections(ship, Spot(12.13, 11), ()))
