"""What gaps leave of a wall, and what lies in a shaft's sides (OBS-01, MAP-17)."""

import pytest
from support.drawn import draw

from squadlog.ground.compiled.stretches import pieces, stretch
from squadlog.ground.moving.chambers import elevator_doors

BENT = ((0.0, 0.0), (3.0, 0.0), (3.0, 4.0))


@pytest.mark.parametrize("twice", range(3))
def test_a_corner_that_was_set_twice_changes_nothing_of_a_wall(twice):
    line = (*BENT[: twice + 1], *BENT[twice:])
    (whole,) = pieces(line, [])
    assert tuple(dict.fromkeys(whole)) == BENT


def test_a_wall_of_no_length_is_there_all_the_same():
    assert list(pieces(((1.0, 2.0), (1.0, 2.0)), [])) == [((1.0, 2.0), (1.0, 2.0))]
    assert list(pieces(((1.0, 2.0), (1.0, 2.0)), [(-0.5, 0.5)])) == []


def test_a_stretch_begins_and_ends_at_a_corner_without_naming_it_twice_obs_01():
    assert stretch(BENT, 0.0, 3.0) == BENT[:2]
    assert stretch(BENT, 3.0, 7.0) == BENT[1:]
    assert stretch(BENT, 2.0, 9.0) == ((2.0, 0.0), *BENT[1:])


def test_a_door_on_a_floor_that_an_elevator_does_not_serve_is_not_one_of_its_doors_map_17():
    """The shaft serves 1 and 2; the doors of all three floors are drawn one above the other."""
    doors = [
        {"id": f"D{floor}", "kind": "elevator_door", "ends": [(2.0, 0.2), (2.0, 0.8)], "floor": floor}
        for floor in (1, 2, 3)
    ]
    drawn = draw("..EE..", floors=3, doors=doors).map
    assert [door.id for door in elevator_doors(drawn, drawn.elevators[0])] == ["D1", "D2"]
