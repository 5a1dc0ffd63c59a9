"""A sight line from the side: ground, eyes, what stands on it, woods and dead zones.

LOS-18..23, STO-01, MAP-07, MAP-14.
"""

import pytest
from hypothesis import given
from support.drawn import draw
from support.laws import law
from support.random_maps import maps
from support.readings import read_as

from squadlog.ground.compiled.conditions import Breach, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.drawing.side_view import EYE_M, LOW_M, side_view


def side(scene, viewer="A", target="X", *, posture="standing", reading=None, **conditions):
    return side_view(
        scene.ground(**conditions),
        scene.figure(viewer),
        scene.figure(target, posture=posture),
        read_as(**(reading or {})),
    )


def things(seen):
    return [(thing.kind, thing.from_m, thing.to_m, thing.base_m, thing.top_m) for thing in seen.walls]


def test_the_ground_rises_and_falls_by_levels_where_the_contour_lines_run_map_07():
    scene = draw("0011200")
    scene.spots.update(A=Spot(0.5, 0.5), X=Spot(6.5, 0.5))
    seen = side(scene)
    assert seen.ground == ((0.0, 0.0), (1.5, 3.0), (3.5, 6.0), (4.5, 0.0))
    assert [seen.ground_at(at) for at in (0.0, 1.4, 1.5, 4.0, 6.0)] == [0.0, 0.0, 3.0, 6.0, 0.0]
    assert seen.length_m == 6.0


def test_heights_are_counted_from_the_ground_under_whoever_looks():
    scene = draw("2222200")
    scene.spots.update(A=Spot(0.5, 0.5), X=Spot(6.5, 0.5))
    assert side(scene).ground == ((0.0, 0.0), (4.5, -6.0))
    assert side(scene, "X", "A").ground == ((0.0, 0.0), (1.5, 6.0))
    assert side(scene, "X", "A").target_eye_m == pytest.approx(6.0 + EYE_M["standing"])


def test_the_step_of_a_contour_is_as_high_as_the_map_says_map_07():
    scene = draw("A..11X", contour_step_m=2.0)
    assert side(scene).ground[1] == (2.5, 2.0)


@pytest.mark.parametrize("posture", ["standing", "kneeling", "prone"])
def test_eyes_are_as_high_as_the_posture_and_over_the_storey_sto_01(posture):
    scene = draw("A....X", floors=3)
    scene.spots["X"] = Spot(5.5, 0.5, 3)
    seen = side(scene, posture=posture)
    assert (seen.viewer_eye_m, seen.target_eye_m) == (EYE_M["standing"], 6.0 + EYE_M[posture])
    assert seen.sight_at(2.5) == pytest.approx((seen.viewer_eye_m + seen.target_eye_m) / 2)


def test_a_low_unit_is_under_the_top_of_low_cover_and_one_that_stands_over_it_los_09():
    assert EYE_M["prone"] < EYE_M["kneeling"] < LOW_M < EYE_M["standing"]


def test_walls_reach_the_ceiling_and_tables_the_waist_map_08_map_14_map_15():
    scene = draw(".A.|.tt.H..X.")
    assert things(side(scene)) == [
        ("internal_wall", 2.0, 2.0, 0.0, 3.0),
        ("furniture", 3.5, 5.5, 0.0, LOW_M),
        ("shelving", 6.5, 7.5, 0.0, 3.0),
    ]
    assert [thing.solid for thing in side(scene).walls] == [True, False, True]


def test_a_window_is_the_opening_between_sill_and_lintel_map_12():
    scene = draw("...|...\n.A.W.X.\n...|...")
    window = side(scene).walls[0]
    assert (window.kind, window.role, window.base_m, window.top_m) == ("window", "window", LOW_M, 2.0)


@pytest.mark.parametrize(
    ("state", "role"), [("open", "open"), ("closed", "door"), ("locked", "door"), ("destroyed", "open")]
)
def test_a_door_is_shown_open_or_shut_map_10(state, role):
    scene = draw("...|...\n.A.D.X.\n...|...")
    door = side(scene, doors={"D0": state}).walls[0]
    assert (door.id, door.role, door.from_m, door.solid) == ("D0", role, 2.0, role == "door")


def test_a_breach_is_shown_as_a_way_through_amb_119():
    scene = draw("...|...\n.A.|.X.\n...|...")
    wall = next(wall.id for wall in scene.map.walls if wall.line[0][1] == 1.0)
    seen = side(scene, breaches=(Breach(wall, (3.5, 1.5)),))
    assert [(thing.kind, thing.role, thing.from_m) for thing in seen.walls] == [("breach", "open", 2.0)]


def test_a_thing_the_line_begins_or_ends_in_is_shown_from_there():
    scene = draw(".tttttt.")
    scene.spots.update(A=Spot(2.0, 0.5), X=Spot(7.5, 0.5))
    assert things(side(scene)) == [("furniture", 0.0, 5.0, 0.0, LOW_M)]


def test_things_stand_on_the_ground_that_is_there():
    scene = draw("A.1111X", obstacles=[{
        "id": "t", "kind": "furniture", "cover": "half_soft", "points": [(3, 0), (4, 0), (4, 1), (3, 1)],
    }])  # fmt: skip
    assert things(side(scene)) == [("furniture", 2.5, 3.5, 3.0, 3.0 + LOW_M)]
    assert things(side(scene, "X", "A")) == [("furniture", 2.5, 3.5, 3.0, 3.0 + LOW_M)]


HOUSE = [(4, 0), (8, 0), (8, 3), (4, 3), (4, 0)]


def test_a_line_between_storeys_meets_each_storeys_things_on_its_own_half_and_shows_the_floor_sto_01_map_08():
    """From the street to the second floor: the line is on floor 1 for the first half of its way."""
    walls = [{"id": f"w{floor}", "kind": "external_wall", "line": HOUSE, "floor": floor} for floor in (1, 2)]
    scene = draw("\n".join(["." * 12] * 3), walls=walls, floors=2)
    scene.spots.update(A=Spot(0.5, 1.5), X=Spot(6.5, 1.5, 2))
    assert things(side(scene)) == [
        ("external_wall", 3.5, 3.5, 3.0, 6.0),
        ("floor", 3.5, 6.0, 3.0, 3.0),
    ]
    assert things(side(scene, "X", "A")) == [
        ("floor", 0.0, 2.5, 3.0, 3.0),
        ("external_wall", 2.5, 2.5, 3.0, 6.0),
    ]


def test_woods_and_marsh_are_shown_by_their_stretches_los_06():
    scene = draw(".A.hh.lmX.")
    assert side(scene).woods == (("heavy", 1.5, 3.5), ("light", 4.5, 5.5), ("marsh", 5.5, 6.5))
    assert side(scene, "X", "A").woods[0] == ("marsh", 0.5, 1.5)


STEEP = "222" + "0" * 12


def steep(a, x, **kwargs):
    scene = draw(STEEP)
    scene.spots.update(A=Spot(a, 0.5), X=Spot(x, 0.5))
    return side(scene, **kwargs).dead_zones


def test_a_dead_zone_reaches_three_metres_for_each_line_from_the_foot_los_19_los_21():
    (zone,) = steep(1.5, 14.5)
    assert (zone.from_m, zone.to_m, zone.lines, zone.rule) == (1.5, 7.5, 2, "")
    (back,) = steep(14.5, 1.5)
    assert (back.from_m, back.to_m) == (5.5, 11.5)


def test_a_dead_zone_that_hides_the_two_names_its_rule_los_20_los_23():
    assert [steep(1.5, x)[0].rule for x in (4.5, 8.0, 9.5)] == ["LOS-23", "LOS-20", ""]
    assert steep(8.0, 1.5)[0].rule == "LOS-20"


def test_a_dead_zone_ends_with_the_line_and_may_be_measured_from_the_top_amb_81():
    assert steep(1.5, 5.5)[0].to_m == 4.0
    scene = draw("2221" + "0" * 12)
    scene.spots.update(A=Spot(1.5, 0.5), X=Spot(14.5, 0.5))
    assert [
        side(scene, reading={"dead_zone_from": end}).dead_zones[0].to_m
        for end in ("lowest_line", "highest_line")
    ] == [8.5, 7.5]


def test_one_level_makes_no_dead_zone_los_24():
    scene = draw("111000000")
    scene.spots.update(A=Spot(1.5, 0.5), X=Spot(6.5, 0.5))
    assert side(scene).dead_zones == ()


def test_two_units_on_one_spot_have_a_line_without_length():
    scene = draw("A....X")
    scene.spots["X"] = scene.spots["A"]
    seen = side(scene, posture="prone")
    assert (seen.length_m, seen.ground, seen.walls, seen.sight_at(0.0)) == (
        0.0,
        ((0.0, 0.0),),
        (),
        EYE_M["standing"],
    )


@given(maps())
@law(40)
def test_the_view_back_is_the_same_picture_turned_round(world):
    """Everything lies within the line, and as far from the one end as from the other."""
    drawn, conditions = world
    ground, (one, other, *_rest) = Ground(drawn, conditions), conditions.figures
    there, back = (side_view(ground, *ends, read_as()) for ends in ((one, other), (other, one)))
    length = there.length_m
    assert length == back.length_m
    shown = sorted((thing.id, thing.role, thing.from_m, thing.to_m) for thing in there.walls)
    again = sorted((thing.id, thing.role, length - thing.to_m, length - thing.from_m) for thing in back.walls)
    assert [one[:2] for one in shown] == [one[:2] for one in again]
    assert [one[2:] for one in shown] == [pytest.approx(one[2:], abs=1e-5) for one in again]
    assert all(-1e-6 <= thing.from_m <= thing.to_m <= length + 1e-5 for thing in there.walls)
    assert there.ground[-1][1] == pytest.approx(-back.ground[-1][1])
    assert [zone.lines for zone in there.dead_zones] == [zone.lines for zone in reversed(back.dead_zones)]
    assert sum(end - begin for _, begin, end in there.woods) == pytest.approx(
        sum(end - begin for _, begin, end in back.woods), abs=1e-4
    )
