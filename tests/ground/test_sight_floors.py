"""Stairs, elevators and storeys (MAP-16, MAP-17, STO-01, STO-05, STO-06, STO-13, AMB-36)."""

import pytest
from support.drawn import draw
from support.readings import read_as

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.many import many

SHAFTS = [("S", "STO-06", "MAP-16"), ("E", "STO-13", "MAP-17")]


def shaft(char, a, x, **kwargs):
    """Two squares of stairs or elevator in the middle of a corridor."""
    scene = draw(f".....{char}{char}.....", floors=3)
    scene.spots.update(A=a, X=x)
    return scene.look("A", "X", **kwargs)


@pytest.mark.parametrize(("char", "_", "rule"), SHAFTS)
def test_stairs_and_elevators_block_whoever_is_not_in_them_map_16_map_17(char, _, rule):
    seen = shaft(char, Spot(1.5, 0.5), Spot(10.5, 0.5))
    assert (seen.verdict, seen.rule) == ("blocked", rule)


@pytest.mark.parametrize(("char", "rule", "_"), SHAFTS)
@pytest.mark.parametrize("ends", [(Spot(1.5, 0.5), Spot(6.0, 0.5)), (Spot(6.0, 0.5), Spot(1.5, 0.5))])
def test_nobody_outside_a_stairway_fights_those_in_it_nor_they_those_outside_sto_06_sto_13_amb_36(
    char, rule, _, ends
):
    seen = shaft(char, *ends)
    assert (seen.verdict, seen.rule) == ("blocked", rule)


def test_one_way_stairs_let_those_in_them_fire_out_amb_36():
    reading = {"stairs_isolation": "one_way"}
    inside, outside = Spot(6.0, 0.5), Spot(1.5, 0.5)
    assert shaft("S", inside, outside, reading=reading).verdict == "clear"
    assert shaft("S", outside, inside, reading=reading).rule == "STO-06"


def test_one_way_stairs_do_not_carry_sight_to_another_storey_outside_them_amb_36():
    seen = shaft("S", Spot(6.0, 0.5, 2), Spot(1.5, 0.5), reading={"stairs_isolation": "one_way"})
    assert seen.rule == "LOS-01"


INSIDE = {"id": "w", "kind": "internal_wall", "line": [(6.0, 0.0), (6.0, 1.0)]}


@pytest.mark.parametrize(("floor", "first"), [(1, "w"), (2, None)])
def test_all_pairs_take_units_of_one_stairway_as_single_looks_do_sto_05(floor, first):
    """A wall inside the stairs hides those on one floor, but not those on two; the stairs themselves hide neither."""
    scene = draw(".....SS.....", floors=2, walls=[INSIDE])
    scene.spots.update(A=Spot(5.4, 0.5), X=Spot(6.6, 0.5, floor))
    seen = many(scene.ground(), [scene.figure("A"), scene.figure("X")], read_as())
    assert seen.first_id(0, 1) == first
    assert scene.look("A", "X").open is (first is None)


@pytest.mark.parametrize("char", ["S", "E"])
@pytest.mark.parametrize("floor", [1, 2])
def test_units_in_the_same_stairway_see_each_other_on_any_floor_of_it_sto_05_sto_13(char, floor):
    assert shaft(char, Spot(5.4, 0.5), Spot(6.6, 0.5, floor)).verdict == "clear"


@pytest.mark.parametrize("char", ["S", "E"])
def test_stairs_and_elevators_are_only_on_the_floors_they_serve_map_16_map_17(char):
    assert shaft(char, Spot(1.5, 0.5, 2), Spot(10.5, 0.5, 2)).verdict == "blocked"
    assert shaft(char, Spot(1.5, 0.5, 3), Spot(10.5, 0.5, 3)).verdict == "clear"


def test_two_stairways_are_apart_sto_06():
    scene = draw(".SS..SS.")
    scene.spots.update(A=Spot(2.0, 0.5), X=Spot(6.0, 0.5))
    assert scene.look("A", "X").rule == "STO-06"


HOUSE = {"id": "up", "kind": "external_wall", "line": [(0, 0), (6, 0), (6, 6), (0, 6), (0, 0)], "floor": 2}
GROUND_FLOOR = {**HOUSE, "id": "down", "floor": 1}
WINDOW = {"id": "n", "ends": [(6, 2.5), (6, 3.5)], "floor": 2}


def house(a, x, **fields):
    scene = draw("\n".join(["." * 20] * 6), walls=[HOUSE, GROUND_FLOOR], windows=[WINDOW], floors=2, **fields)
    scene.spots.update(A=a, X=x)
    return scene.look("A", "X")


def test_the_floor_between_two_storeys_blocks_map_08_sto_01():
    seen = house(Spot(1.0, 3.0, 2), Spot(4.0, 3.0, 1))
    assert (seen.verdict, seen.rule) == ("blocked", "MAP-08")


def test_from_a_window_upstairs_one_sees_the_street_and_the_window_is_the_only_cover_map_12():
    seen = house(Spot(5.5, 3.0, 2), Spot(15.0, 3.0, 1))
    back = house(Spot(15.0, 3.0, 1), Spot(5.5, 3.0, 2))
    assert (seen.verdict, back.verdict) == ("clear", "penalty")
    assert [crossing.key for crossing in back.crossings] == ["window"]


def test_from_deep_in_a_room_upstairs_the_floor_hides_the_foot_of_the_house_map_08():
    assert house(Spot(1.0, 3.0, 2), Spot(7.0, 3.0, 1)).rule == "MAP-08"


def test_a_storey_on_pillars_is_a_floor_too_map_08():
    scene = draw("\n".join(["." * 12] * 6), walls=[HOUSE], floors=2)
    scene.spots.update(A=Spot(1.0, 3.0, 2), X=Spot(4.0, 3.0))
    assert scene.look("A", "X").rule == "MAP-08"


def test_the_roof_of_a_lower_house_hides_who_is_in_it_from_a_window_above_map_08():
    """The line comes over the shed's wall on the upper floor and would drop in from above."""
    shed = {"id": "shed", "kind": "internal_wall", "line": [(7, 0), (12, 0), (12, 6), (7, 6), (7, 0)]}
    yard = {**shed, "line": shed["line"][:-1]}
    window = {"id": "n", "ends": [(6, 2.5), (6, 3.5)], "floor": 2}
    for walls, verdict in (([shed], "blocked"), ([yard], "clear")):
        scene = draw("\n".join(["." * 14] * 6), walls=[HOUSE, *walls], windows=[window], floors=2)
        scene.spots.update(A=Spot(5.5, 3.0, 2), X=Spot(11.5, 3.0))
        seen = scene.look("A", "X")
        assert seen.verdict == verdict
        assert seen.open or seen.rule == "MAP-08"
        figures = [scene.figure("A"), scene.figure("X")]
        assert bool(many(scene.ground(), figures, read_as()).blocked[0, 1]) is not seen.open


def test_a_unit_on_another_storey_is_no_cover_amb_82():
    scene = draw("." * 12, floors=2)
    scene.spots.update(A=Spot(1.5, 0.5), B=Spot(5.5, 0.5, 2), X=Spot(9.5, 0.5))
    assert scene.look("A", "X", figures=(scene.figure("B"),)).verdict == "clear"


def test_who_stands_on_the_edge_of_the_stairs_is_in_them_sto_05():
    assert shaft("S", Spot(5.0, 0.5), Spot(6.0, 0.5)).verdict == "clear"


def test_the_wall_upstairs_blocks_beside_the_window_los_03():
    assert house(Spot(5.0, 1.0, 2), Spot(15.0, 1.0, 1)).rule == "LOS-03"


ACROSS = [(6, 0), (6, 1)]
POST = [(5, 0), (6, 0), (6, 1), (5, 1)]
UPSTAIRS = {
    "walls": {"kind": "internal_wall", "line": ACROSS},
    "doors": {"kind": "internal_door", "ends": ACROSS},
    "windows": {"ends": ACROSS, "ship": True},
    "obstacles": {"kind": "column", "cover": "full_hard", "high": True, "points": POST},
}


@pytest.mark.parametrize("field", UPSTAIRS)
def test_what_stands_on_another_storey_is_in_nobodys_way_los_03_los_04_los_05(field):
    scene = draw("." * 12, **{field: [{"id": "f", "floor": 2, **UPSTAIRS[field]}]}, floors=2)
    for floor, verdict in ((1, "clear"), (2, "blocked")):
        scene.spots.update(A=Spot(1.5, 0.5, floor), X=Spot(10.5, 0.5, floor))
        assert scene.look("A", "X").verdict == verdict


def test_all_pairs_over_two_storeys_agree_with_single_looks():
    scene = draw("\n".join(["." * 20] * 6), walls=[HOUSE, GROUND_FLOOR], floors=2)
    spots = [Spot(1.0, 3.0, 2), Spot(4.0, 2.0, 1), Spot(5.5, 3.0, 2), Spot(15.0, 3.2, 1), Spot(12.0, 5.0, 2)]
    scene.spots.update(zip("ABFGX", spots, strict=True))
    figures = [scene.figure(letter) for letter in "ABFGX"]
    seen = many(scene.ground(), figures, read_as())
    for i, one in enumerate("ABFGX"):
        for j, other in enumerate("ABFGX"):
            if i != j:
                assert bool(seen.blocked[i, j]) is not scene.look(one, other).open


COUNTER = {"kind": "counter", "cover": "half_hard"}


def test_a_window_upstairs_is_cover_of_whoever_stands_right_under_it_for_nobody_amb_129():
    """AMB-129: he is a storey below it; to who looks out beside it it is his own, and hides nobody who kneels."""
    scene = draw("\n".join(["." * 20] * 6), walls=[HOUSE, GROUND_FLOOR], windows=[WINDOW], floors=2)
    scene.spots.update(A=Spot(5.5, 3.0, 2), X=Spot(6.8, 3.0, 1))
    for posture in ("standing", "kneeling"):
        assert scene.look("A", "X", posture=posture).verdict == "clear"


def test_a_counter_below_a_balcony_covers_whoever_is_behind_it_from_who_stands_above_it_amb_139():
    """AMB-139: he stands over it, not on it. On the same floor he would."""
    for floor, counter, covers in ((1, 1, False), (2, 2, True), (2, 1, True)):
        points = (
            [(1, 0), (5, 0), (5, 1), (1, 1)]
            if floor == 1 or counter == 1
            else [(5, 0), (5.4, 0), (5.4, 1), (5, 1)]
        )
        things = [{"id": "c", "points": points, "floor": counter, **COUNTER}]
        scene = draw("." * 12, obstacles=things, floors=2)
        scene.spots.update(A=Spot(2.0, 0.5, floor), X=Spot(7.0, 0.5, min(floor, counter)))
        assert bool(scene.look("A", "X").crossings) is covers, (floor, counter)


def test_a_counter_a_storey_below_is_no_cover_of_ones_own_amb_129():
    """AMB-129: from a metre beside it one fires over it; from a storey above it covers as any other does."""
    things = [{"id": "c", "points": [(3, 0), (5, 0), (5, 1), (3, 1)], "floor": 1, **COUNTER}]
    scene = draw("." * 14, obstacles=things, floors=2)
    scene.spots["X"] = Spot(7.0, 0.5)
    for floor, covers in ((1, []), (2, ["c"])):
        scene.spots["A"] = Spot(2.5, 0.5, floor)
        assert [one.feature for one in scene.look("A", "X").crossings] == covers


def test_nobody_leans_round_a_corner_of_another_storey_amb_76():
    """AMB-76: the end of a wall a metre ahead, on his floor and on the one above; the target is upstairs."""
    wall = [{"id": "w", "kind": "internal_wall", "line": [(4, 0.3), (4, 5)], "floor": 2}]
    for floor, verdict in ((2, "clear"), (1, "blocked")):
        scene = draw("\n".join(["." * 12] * 5), walls=wall, floors=2)
        scene.spots.update(A=Spot(3.5, 0.5, floor), X=Spot(4.4, 0.5, 2))
        assert scene.look("A", "X").verdict == verdict
