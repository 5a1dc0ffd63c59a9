"""Low cover, windows, corners and units on the line, by posture and by who fires.

LOS-08..16, AMB-76, AMB-82, AMB-129.
"""

import pytest
from support.drawn import draw

from squadlog.ground.compiled.conditions import Breach, Spot
from squadlog.ground.sight.line_of_sight import Crossing

TABLE = draw(".A....t....X.")
COUNTER = draw(".A....c....X.")
WINDOW = draw("""
    ......|......
    .A....W....X.
    ......|......
""")


def both(scene, posture, *, looks_out, **reading):
    seen = scene.look("A", "X", posture=posture, looks_out=looks_out, reading=reading)
    return seen.verdict, seen.rule


@pytest.mark.parametrize("posture", ["kneeling", "prone"])
def test_a_window_hides_a_low_target_that_does_not_fire_los_08(posture):
    assert both(WINDOW, posture, looks_out=False) == ("blocked", "LOS-08")
    assert both(WINDOW, posture, looks_out=True)[0] == "penalty"


def test_a_window_hides_a_low_target_outright_under_that_reading_los_08_amb_75():
    assert both(WINDOW, "prone", looks_out=True, window_posture="outright") == ("blocked", "LOS-08")
    assert both(WINDOW, "standing", looks_out=True, window_posture="outright")[0] == "penalty"


@pytest.mark.parametrize("posture", ["kneeling", "prone"])
@pytest.mark.parametrize("scene", [TABLE, COUNTER])
def test_half_cover_hides_a_low_target_that_does_not_fire_los_09(scene, posture):
    assert both(scene, posture, looks_out=False) == ("blocked", "LOS-09")
    assert both(scene, posture, looks_out=True) == ("penalty", "LOS-15")


def test_half_cover_never_hides_when_posture_is_left_out_of_it_amb_74():
    assert both(TABLE, "prone", looks_out=False, half_posture="always") == ("penalty", "LOS-15")


def test_a_window_with_a_standing_target_is_a_penalty_only_los_14_map_12():
    assert both(WINDOW, "standing", looks_out=False) == ("penalty", "LOS-14")


@pytest.mark.parametrize("looks_out", [False, True])
def test_half_cover_with_a_standing_target_is_a_penalty_only_los_15_map_14(looks_out):
    assert both(COUNTER, "standing", looks_out=looks_out) == ("penalty", "LOS-15")


@pytest.mark.parametrize(
    ("scene", "crossing"),
    [
        (TABLE, Crossing("t0", "furniture", 4.5)),
        (COUNTER, Crossing("c0", "counter", 4.5)),
        (WINDOW, Crossing("W0", "window", 5.0)),
    ],
)
def test_a_feature_is_named_as_the_cover_table_names_it_with_its_distance_from_the_viewer(scene, crossing):
    assert scene.look("A", "X").crossings == (crossing,)


def test_the_distance_of_a_cover_is_counted_from_whoever_looks():
    scene = draw(".A..t......X.")
    assert [scene.look(*pair).crossings[0].at_m for pair in ("AX", "XA")] == [2.5, 6.5]


def test_a_destroyed_table_and_a_destroyed_window_cover_nobody_los_25_amb_118():
    assert TABLE.look("A", "X", destroyed=frozenset({"t0"})).verdict == "clear"
    assert WINDOW.look("A", "X", destroyed=frozenset({"W0"})).verdict == "clear"


# Corners: full cover and whoever looks out from behind it.


def lean(**extra):
    """X is 0.9 m behind the end of a wall that the line from A meets 0.4 m from that end."""
    wall = {
        "id": "w",
        "kind": extra.pop("kind", "external_wall"),
        "line": [(5.0, 2.0), (extra.pop("end", 9.0), 2.0)],
    }
    posture = extra.pop("posture", "standing")
    scene = draw("..........\n..........\n..........\n..........\n..........", walls=[wall])
    scene.spots.update(A=Spot(5.4, 4.5), X=Spot(5.4, 1.2))
    return scene.look(extra.pop("one", "A"), extra.pop("other", "X"), posture=posture, **extra)


def test_full_cover_hides_a_target_at_a_corner_that_does_not_look_out_los_10():
    seen = lean()
    assert (seen.verdict, seen.rule) == ("blocked", "LOS-10")


@pytest.mark.parametrize("kind", ["external_wall", "internal_wall", "internal_bulkhead"])
def test_a_target_that_fires_round_a_corner_is_under_full_cover_only_los_16_amb_76(kind):
    seen = lean(kind=kind, looks_out=True)
    assert (seen.verdict, seen.rule) == ("penalty", "LOS-16")
    assert [crossing.key for crossing in seen.crossings] == [kind]


def test_the_same_edge_never_hinders_the_one_who_leans_round_it_amb_76():
    assert lean(one="X", other="A").verdict == "clear"


def test_walls_always_block_when_nobody_leans_amb_76():
    assert lean(looks_out=True, reading={"wall_peek": "block"}).rule == "LOS-03"


@pytest.mark.parametrize(
    ("reading", "nominal"), [({"peek_from_m": 0.8}, "blocked"), ({"peek_edge_m": 0.3}, "blocked")]
)
def test_leaning_needs_an_edge_that_is_near_both_unit_and_line_amb_76(reading, nominal):
    assert lean(looks_out=True, reading=reading).nominal == nominal


def test_beside_any_wall_under_that_reading_a_target_that_fires_is_only_covered_amb_76():
    far_from_any_edge = draw("""
        ...|...
        ...|...
        .A.|X..
        ...|...
        ...|...
    """)
    far_from_any_edge.spots["X"] = Spot(4.3, 2.5)
    assert far_from_any_edge.look("A", "X", looks_out=True).verdict == "blocked"
    reading = {"wall_peek": "adjacent"}
    assert far_from_any_edge.look("A", "X", looks_out=True, reading=reading).verdict == "penalty"
    assert far_from_any_edge.look("A", "X", reading=reading).rule == "LOS-10"


ROOM = {"id": "w", "kind": "internal_wall", "line": [(2.0, 9.0), (2.0, 2.0), (9.0, 2.0)]}


def cornered(inner, outer):
    scene = draw("\n".join(["." * 10] * 10), walls=[ROOM])
    scene.spots.update(A=Spot(*outer), X=Spot(*inner))
    return scene.look("A", "X", looks_out=True)


def test_nobody_leans_round_the_corner_of_a_room_from_inside_it_amb_76():
    """The wall bends at (2, 2); X is in the bend, A outside, and the line meets the wall 0.3 m from the bend."""
    assert cornered((2.4, 2.6), (2.2, 0.5)).rule == "LOS-03"


def test_one_leans_round_the_corner_of_a_building_from_outside_it_amb_76():
    assert cornered((1.6, 2.5), (3.2, 1.4)).verdict == "penalty"


def test_an_open_doorway_is_an_edge_to_lean_round_and_a_closed_one_is_not_amb_76():
    scene = draw("\n".join(["." * 10] * 6), walls=[{"id": "w", "kind": "internal_wall", "line": [(0, 3), (9, 3)]}],
        doors=[{"id": "d", "kind": "internal_door", "ends": [(4, 3), (5, 3)]}])  # fmt: skip
    scene.spots.update(A=Spot(3.7, 5.0), X=Spot(3.7, 2.5))
    looks = [scene.look("A", "X", looks_out=True, doors={"d": state}).verdict for state in ("open", "closed")]
    assert looks == ["penalty", "blocked"]


def test_the_edges_of_a_breach_are_edges_to_lean_round_amb_119():
    scene = draw(
        "\n".join(["." * 10] * 6), walls=[{"id": "w", "kind": "internal_wall", "line": [(0, 3), (9, 3)]}]
    )
    scene.spots.update(A=Spot(3.7, 5.0), X=Spot(3.7, 2.5))
    breach = (Breach("w", (4.5, 3.0)),)
    assert scene.look("A", "X", looks_out=True, breaches=breach).verdict == "penalty"
    assert scene.look("A", "X", looks_out=True).verdict == "blocked"


# The firer's own cover, others on the line, and standing on things.

OWN = draw(".At....X.")


def test_low_cover_beside_the_firer_is_its_own_and_left_out_amb_129():
    assert OWN.look("A", "X").verdict == "clear"
    assert OWN.look("X", "A").verdict == "penalty"
    assert OWN.look("A", "X", posture="prone").verdict == "clear"


def test_low_cover_beside_both_counts_amb_129():
    assert draw("AtX").look("A", "X").verdict == "penalty"


def test_low_cover_beside_the_firer_counts_when_read_literally_amb_129():
    assert OWN.look("A", "X", reading={"firer_side": "literal"}).verdict == "penalty"


@pytest.mark.parametrize(
    ("posture", "verdict"), [("standing", "penalty"), ("kneeling", "penalty"), ("prone", "clear")]
)
def test_a_unit_on_the_line_is_cover_unless_it_lies_amb_82(posture, verdict):
    scene = draw(".A...B...X.")
    between = scene.figure("B", posture=posture)
    assert scene.look("A", "X", figures=(between,)).verdict == verdict


def test_neither_of_the_two_units_is_cover_on_its_own_line_amb_82():
    scene = draw(".A.......X.")
    assert scene.look("A", "X", figures=(scene.figure("A"), scene.figure("X"))).verdict == "clear"


def test_a_unit_covers_a_prone_target_without_hiding_it_unless_it_may_block_amb_82():
    scene = draw(".A...B...X.")
    between = (scene.figure("B"),)
    assert scene.look("A", "X", posture="prone", figures=between).verdict == "penalty"
    blocking = scene.look("A", "X", posture="prone", figures=between, reading={"units_as_cover": "block"})
    assert blocking.verdict == "blocked"
    standing = scene.look("A", "X", figures=between, reading={"units_as_cover": "block"})
    assert standing.verdict == "penalty"


def test_a_unit_touches_the_line_with_its_whole_counter_amb_82():
    scene = draw(".A.......X.")
    for aside, verdict in ((0.19, "penalty"), (0.31, "clear")):
        scene.spots["B"] = Spot(5.5, 0.5 + aside)
        assert scene.look("A", "X", figures=(scene.figure("B"),)).verdict == verdict


def test_who_stands_on_a_low_obstacle_has_no_cover_from_it_amb_139():
    scene = draw(".A...tt..")
    scene.spots["X"] = Spot(6.0, 0.5)
    assert scene.look("A", "X", posture="kneeling").verdict == "clear"


def test_the_two_directions_differ_only_by_a_rule_that_names_posture_or_firing():
    there, back = TABLE.look("A", "X", posture="prone"), TABLE.look("X", "A")
    assert (there.rule, back.rule) == ("LOS-09", "LOS-15")
    assert there.distance_m == back.distance_m
    assert "prone" in there.reason
