"""Walls, doors, high obstacles and windows of ships on the line (LOS-01..05, LOS-17, LOS-25, MAP-08..22, AMB-119)."""

import pytest
from support.drawn import draw
from support.readings import read_as

from squadlog.ground.compiled.conditions import Breach, Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.map.model import Map
from squadlog.ground.sight.line_of_sight import look

WALL = draw("""
    .....|.....
    .A...|...X.
    .....|.....
""")


def doorway(char, *, door="internal_door", wall="internal_wall"):
    return draw(
        f"""
        .....|.....
        .A...{char}...X.
        .....|.....
        """,
        door=door,
        wall=wall,
    )


def test_a_line_in_the_open_runs_from_head_to_head_and_is_clear_los_01():
    seen = draw("A....X").look("A", "X")
    assert (seen.verdict, seen.rule, seen.distance_m, seen.point) == ("clear", "LOS-01", 5.0, None)


@pytest.mark.parametrize("kind", ["external_wall", "internal_wall", "external_bulkhead", "internal_bulkhead"])
def test_every_wall_and_bulkhead_blocks_the_line_los_03_map_08_map_09_map_18_map_19(kind):
    seen = draw(".A..|..X.", wall=kind).look("A", "X")
    assert (seen.verdict, seen.rule) == ("blocked", "LOS-03")
    assert kind.replace("_", " ") in seen.reason


def test_the_point_where_a_wall_blocks_is_told_los_03():
    assert WALL.look("A", "X").point == (5.5, 1.5)


def test_a_blocked_target_is_not_open_to_fire_los_17():
    assert not WALL.look("A", "X").open


@pytest.mark.parametrize(
    ("end", "nominal"), [((2, 2), "blocked"), ((2.01, 2), "clear"), ((1.99, 2), "blocked")]
)
def test_any_contact_counts_be_it_with_the_very_end_of_a_wall_los_02(end, nominal):
    """The line from (0, 0) to (4, 4) passes through (2, 2), where the wall ends or all but ends."""
    wall = {"id": "w", "kind": "internal_wall", "line": [end, (5, 1)]}
    drawn = Map.model_validate({"title": "touch", "width_m": 9.0, "height_m": 9.0, "walls": [wall]})
    seen = look(Ground(drawn), Figure(1, Spot(0, 0)), Figure(2, Spot(4, 4)), read_as())
    assert (seen.nominal, seen.verdict) == (nominal, "too_close")


DOORS = [
    ("external_door", "MAP-10"),
    ("internal_door", "MAP-11"),
    ("sliding_door", "MAP-20"),
    ("bulkhead_door", "MAP-21"),
    ("airlock_door", "MAP-22"),
    ("elevator_door", "MAP-17"),
]


@pytest.mark.parametrize(("kind", "rule"), DOORS)
def test_a_closed_door_of_any_kind_blocks_and_an_open_one_does_not_los_04_map_10_map_11_map_20_map_21_map_22(
    kind, rule
):
    closed, opened = doorway("D", door=kind).look("A", "X"), doorway("O", door=kind).look("A", "X")
    assert rule.startswith("MAP-")
    assert (closed.verdict, closed.rule, opened.verdict) == ("blocked", "LOS-04", "clear")


@pytest.mark.parametrize(
    ("state", "verdict"),
    [("open", "clear"), ("closed", "blocked"), ("locked", "blocked"), ("destroyed", "clear")],
)
def test_the_state_in_play_decides_whether_a_door_blocks_map_10_los_04(state, verdict):
    assert doorway("D").look("A", "X", doors={"D0": state}).verdict == verdict


def test_a_door_that_is_shot_to_pieces_is_open_for_ever_los_25():
    assert doorway("D").look("A", "X", destroyed=frozenset({"D0"})).verdict == "clear"


@pytest.mark.parametrize(("char", "name"), [("H", "shelving"), ("C", "column")])
def test_a_high_obstacle_or_column_blocks_until_it_is_destroyed_los_05_los_25_map_15(char, name):
    scene = draw(f".A...{char}...X.")
    seen = scene.look("A", "X")
    assert (seen.verdict, seen.rule) == ("blocked", "LOS-05")
    assert name in seen.reason
    assert scene.look("A", "X", destroyed=frozenset({f"{char}0"})).verdict == "clear"


def test_the_window_of_a_ship_blocks_like_the_bulkhead_it_is_in_map_13():
    window = {"id": "port", "ends": [(5.5, 1.0), (5.5, 2.0)], "ship": True}
    seen = draw(".....|.....\n.A...|...X.\n.....|.....", windows=[window]).look("A", "X")
    assert (seen.verdict, seen.rule) == ("blocked", "MAP-13")


def breached(point, **reading):
    return WALL.look("A", "X", breaches=(Breach(wall_at(point), point),), reading=reading)


def wall_at(point):
    return next(wall.id for wall in WALL.map.walls if wall.line[0][1] <= point[1] <= wall.line[1][1])


def test_a_breach_opens_a_metre_of_wall_to_sight_amb_119():
    assert breached((5.5, 1.5)).verdict == "clear"
    assert breached((5.5, 0.5)).nominal == "blocked"


def test_a_breach_opens_no_other_wall_amb_119():
    scene = draw(".A.|.|..X.")
    assert scene.look("A", "X", breaches=(Breach("wall0", (3.5, 0.5)),)).point == (5.5, 0.5)


def test_a_breach_for_movement_only_leaves_the_view_blocked_amb_119():
    assert breached((5.5, 1.5), breach_los="movement_only").verdict == "blocked"


def test_the_first_thing_that_blocks_is_named_from_either_end_los_03_los_05():
    scene = draw("A.|..H..X")
    there, back = scene.look("A", "X"), scene.look("X", "A")
    assert (there.rule, back.rule) == ("LOS-03", "LOS-05")
    assert (there.point, back.point) == ((2.5, 0.5), (6.0, 0.5))


def test_a_new_state_of_a_door_does_not_change_the_ground_it_was_made_from():
    scene = doorway("D")
    ground = scene.ground()
    other = ground.with_conditions(Conditions(doors={"D0": "open"}))
    a, x = scene.figure("A"), scene.figure("X")
    assert (look(ground, a, x, read_as()).verdict, look(other, a, x, read_as()).verdict) == (
        "blocked",
        "clear",
    )


def test_what_is_destroyed_or_breached_is_seen_by_a_ground_made_from_another_los_25():
    scene = draw(".A.C.|..X.")
    ground = scene.ground()
    a, x = scene.figure("A"), scene.figure("X")
    column = ground.with_conditions(Conditions(destroyed=frozenset({"C0"})))
    both = column.with_conditions(
        Conditions(destroyed=frozenset({"C0"}), breaches=(Breach("wall0", (5.5, 0.5)),))
    )
    assert [look(made, a, x, read_as()).rule for made in (ground, column)] == ["LOS-05", "LOS-03"]
    assert look(both, a, x, read_as()).nominal == "clear"


def test_a_wall_that_is_shot_at_does_not_hide_its_own_point_obs_02_amb_135():
    """The line ends on the wall; another wall before it still blocks."""
    ground = draw(".A..|.....|...").ground()
    viewer = Figure(1, Spot(1.5, 0.5))
    near, far = Figure(0, Spot(4.5, 0.5)), Figure(0, Spot(10.5, 0.5))
    aims = ((near, "wall0"), (far, "wall1"))
    seen = [look(ground, viewer, point, read_as(), aimed_at=wall).verdict for point, wall in aims]
    assert seen == ["clear", "blocked"]
    assert not look(ground, viewer, near, read_as()).open


def test_the_near_side_of_a_house_hides_the_far_side_that_is_shot_at_obs_02():
    """Both sides are one wall, drawn round the house."""
    house = {"id": "house", "kind": "external_wall", "line": [(3, 0), (8, 0), (8, 4), (3, 4), (3, 0)]}
    ground = draw("\n".join(["." * 12] * 5), walls=[house]).ground()
    viewer, near, far = (Figure(number, Spot(x, 2.0)) for number, x in ((1, 0.5), (0, 3.0), (0, 8.0)))
    assert look(ground, viewer, near, read_as(), aimed_at="house").verdict == "clear"
    assert look(ground, viewer, far, read_as(), aimed_at="house").point == (3.0, 2.0)


def test_a_wall_that_is_shot_down_as_a_whole_hides_nobody_amb_135():
    scene = draw(".A..|..X.")
    assert scene.look("A", "X").verdict == "blocked"
    assert scene.look("A", "X", destroyed=frozenset({"wall0"})).verdict == "clear"
