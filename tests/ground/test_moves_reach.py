"""Within a metre of what, and whom a unit can engage (AMB-127, ACT-63, ACT-68, MEL-02, MEL-08, STO-06)."""

import pytest
from support.drawn import draw
from support.walks import footing, unit

from squadlog.base.records import replace
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.reachable_area import clears, engagement, near, reaches

ROOM = """
....|....
....D..t.
....|....
"""


def test_reach_runs_from_the_head_to_the_nearest_point_of_a_door():
    """AMB-127, ACT-68: one metre included."""
    ground = footing(draw(ROOM))
    assert reaches(ground, unit(1, 3.5, 1.2), "D0") is True
    assert reaches(ground, unit(1, 3.49, 1.2), "D0") is False
    assert reaches(ground, unit(1, 4.5, 2.9), "D0") is True


def test_reach_between_units_runs_from_head_to_head():
    """AMB-127, ACT-63."""
    ground = footing(draw(ROOM), figures=(unit(2, 1.0, 1.0), unit(3, 2.01, 1.0)))
    me = unit(1, 1.0, 2.0)
    assert (reaches(ground, me, 2), reaches(ground, me, 3)) == (True, False)


def test_reach_from_the_rim_is_longer():
    """AMB-127."""
    ground = footing(draw(ROOM), Readings(reach_measure="edge"), figures=(unit(2, 2.4, 1.0),))
    assert reaches(ground, unit(1, 3.3, 1.2), "D0") is True
    assert reaches(ground, unit(1, 1.0, 1.0), 2) is True
    assert reaches(footing(draw(ROOM), figures=(unit(2, 2.4, 1.0),)), unit(1, 1.0, 1.0), 2) is False


def test_what_is_not_there_is_neither_near_nor_far():
    ground = footing(draw(ROOM, floors=2), figures=(unit(2, 1, 1, floor=2),))
    assert reaches(ground, unit(1, 1, 1), "D7") is None
    assert reaches(ground, unit(1, 1, 1), 2) is None


def test_windows_are_within_reach_on_their_own_floor_only():
    """AMB-127, AMB-38."""
    window = {"id": "pane", "ends": [(4.5, 1), (4.5, 2)], "floor": 2}
    ground = footing(draw("....|....\n....|....\n....|....", floors=2, windows=[window]))
    assert reaches(ground, unit(1, 4.0, 1.5), "pane") is None
    assert reaches(ground, unit(1, 4.0, 1.5, floor=2), "pane") is True


def test_everything_on_the_floor_is_listed_nearest_first():
    """ACT-65, ACT-68, AMB-127, AMB-136."""
    ground = footing(draw(ROOM), figures=(unit(1, 5.2, 1.5), unit(2, 5.2, 2.3)), bodies=(unit(9, 5.2, 1.1),))
    found = near(ground, Spot(5.2, 1.5))
    assert [(one.kind, one.id) for one in found[:4]] == [
        ("unit", "1"),
        ("body", "9"),
        ("internal_door", "D0"),
        ("unit", "2"),
    ]
    assert [one.distance_m <= 1.0 for one in found] == [True] * 4 + [False]


def test_a_destroyed_obstacle_is_not_there_any_more():
    """OBS-10."""
    drawn = draw(ROOM)
    thing = drawn.map.obstacles[0].id
    me = unit(1, 7.5, 0.5)
    assert reaches(footing(drawn), me, thing) is True
    assert reaches(footing(drawn, destroyed=frozenset({thing})), me, thing) is None


def test_an_escape_ends_beyond_reach_of_every_attacker():
    """MEL-08, MEL-12."""
    ground = footing(draw(ROOM))
    enemies = (unit(2, 1, 1), unit(3, 3, 1))
    assert clears(ground, unit(1, 2.0, 2.5), enemies) is True
    assert clears(ground, unit(1, 2.0, 1.0), enemies) is False
    assert clears(ground, replace(unit(1, 1.0, 1.0), spot=Spot(1.0, 1.0, 2)), enemies) is True


@pytest.mark.parametrize(
    ("x", "y", "possible"),
    [(1.0, 2.0, True), (1.0, 2.01, False), (2.0, 1.0, True), (0.5, 0.9, False), (1.5, 0.9, False)],
)
def test_melee_reaches_one_metre_to_the_front(x, y, possible):
    """MEL-02, AMB-102: the edge of the front arc is in it."""
    ground = footing(draw(ROOM))
    found = engagement(ground, unit(1, 1.0, 1.0), unit(2, x, y))
    assert found.possible is possible
    assert bool(found.reason) is not possible


def test_a_narrower_front_is_a_reading():
    """AMB-102."""
    ground = footing(draw(ROOM), Readings(engage_arc_deg=90))
    assert engagement(ground, unit(1, 1, 1), unit(2, 1.9, 1.0)).possible is False
    assert engagement(ground, unit(1, 1, 1), unit(2, 1.5, 1.5)).possible is True


def test_nobody_fights_through_a_wall_or_a_closed_door_but_through_an_open_one():
    """AMB-102."""
    drawn = draw(ROOM)
    west, east = unit(1, 4.1, 1.5, facing=90), unit(2, 4.9, 1.5)
    assert engagement(footing(drawn), west, east).possible is False
    assert engagement(footing(drawn), west, east).reason == "Closed internal door D0 stands between them."
    assert engagement(footing(drawn, doors={"D0": "open"}), west, east).possible is True
    over_wall = engagement(footing(drawn), unit(1, 4.1, 2.5, facing=90), unit(2, 4.9, 2.5))
    assert (over_wall.possible, over_wall.rule) == (False, "MEL-02")


def test_a_table_does_not_keep_fighters_apart():
    """AMB-102: only high obstacles do."""
    low, high = draw("....\n.t..\n...."), draw("....\n.C..\n....")
    one, other = unit(1, 1.4, 2.4, facing=180), unit(2, 1.4, 1.5)
    assert engagement(footing(low), one, other).possible is True
    assert engagement(footing(high), one, other).possible is False


def test_stairs_keep_those_in_them_from_those_outside():
    """STO-05, STO-06, AMB-36."""
    drawn = draw(".....\n.SS..\n.....", floors=2)
    inside, beside, outside = (
        unit(1, 1.5, 1.5, facing=90),
        unit(2, 2.4, 1.5, facing=270),
        unit(3, 1.5, 2.3, facing=180),
    )
    ground = footing(drawn)
    assert engagement(ground, inside, beside).possible is True
    assert engagement(ground, outside, inside).rule == "STO-06"
    assert engagement(ground, unit(1, 1.5, 1.5), outside).rule == "STO-06"
    one_way = footing(drawn, Readings(stairs_isolation="one_way"))
    assert engagement(one_way, unit(1, 1.5, 1.5), outside).possible is True
    assert engagement(one_way, outside, inside).possible is False


def test_fighters_stand_on_one_floor():
    """STO-02."""
    found = engagement(footing(draw(ROOM, floors=2)), unit(1, 1, 1), unit(2, 1, 1.5, floor=2))
    assert "floor 2" in found.reason
