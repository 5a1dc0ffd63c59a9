"""Walls side by side: an opening opens the wall it stands in, and the check warns of the others (MAP-08, MAP-10)."""

import pytest
from support.drawn_maps import box, ground, wall
from support.on_maps import on_map, survey

from squadlog.ground.checking.check import check
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.gaps import gaps_of
from squadlog.ground.map.structures import Door, Shaft, Window

DOOR = Door(id="D", kind="internal_door", ends=((10, 6), (10, 7)), state="open")
FIRST = wall((10, 0), (10, 20), name="W1")


def lined(apart_m, *more, doors=(DOOR,), **others):
    """A wall with a door, and another wall beside it."""
    return ground(
        walls=(FIRST, wall((10 + apart_m, 0), (10 + apart_m, 20), name="W2"), *more), doors=doors, **others
    )


def sees(drawn):
    """Whether somebody west of the door sees somebody east of it, and may go there."""
    asked = survey(on_map(drawn, {1: (9, 6.5, 90)}, soldiers={1: {"armour": "No"}}))
    line = asked.sight_from(Spot(5, 6.5), Spot(15, 6.5))
    return line.verdict != "blocked", asked.measure(1, "walk", [Spot(11, 6.5)]).stop is None


@pytest.mark.parametrize("apart_m", [0.02, 0.05, -0.05, 0.09, 0.11])
def test_a_door_does_not_open_the_wall_beside_its_own(apart_m):
    assert sees(lined(apart_m)) == (False, False)


def test_a_door_opens_walls_that_coincide():
    assert sees(lined(0.0)) == (True, True)
    assert sees(ground(walls=(FIRST, wall((10, 20), (10, 3), name="W2")), doors=(DOOR,))) == (True, True)


def test_with_a_door_in_each_one_goes_through_both():
    second = DOOR.model_copy(update={"id": "E", "ends": ((10.05, 6), (10.05, 7))})
    assert sees(lined(0.05, doors=(DOOR, second))) == (True, True)


def test_a_door_over_the_joint_of_two_walls_opens_both():
    """One of them is drawn half a centimetre off."""
    joined = {"A": ((10.0, 0.0), (10.0, 6.9)), "B": ((10.005, 6.9), (10.005, 20.0))}
    assert gaps_of(joined, [DOOR.ends]) == {"A": [(6.0, 6.9)], "B": [(0.0, pytest.approx(0.1))]}


def test_a_window_opens_only_its_own_wall():
    pane = Window(id="G", ends=((10, 6), (10, 7)))
    assert sees(lined(0.05, doors=(), windows=(pane,)))[0] is False
    assert sees(lined(0.0, doors=(), windows=(pane,)))[0] is True


def test_a_room_door_beside_a_lift_leaves_the_lift_shut():
    """STO-08: an elevator is entered by its own doors."""
    car = Shaft(id="E1", points=box(10.05, 5, 12, 8), floors=(1,))
    own = Door(id="L", kind="elevator_door", ends=((12, 6), (12, 7)), state="open")
    drawn = ground(walls=(FIRST,), doors=(DOOR, own), elevators=(car,))
    asked = survey(on_map(drawn, {1: (9, 6.5, 90)}, soldiers={1: {"armour": "No"}}))
    assert asked.measure(1, "walk", [Spot(11, 6.5)]).stop is not None


# The check


def near(drawn):
    return [remark.sentence for remark in check(drawn) if remark.code == "near-walls"]


@pytest.mark.parametrize(("apart_m", "told"), [(0.02, 2), (0.05, 5), (0.14, 14)])
def test_the_check_warns_of_walls_side_by_side(apart_m, told):
    (sentence,) = near(lined(apart_m))
    assert sentence.startswith(f"Walls W1 and W2 are {told} cm apart;")


@pytest.mark.parametrize("apart_m", [0.0, 0.16])
def test_walls_on_one_line_or_farther_apart_are_no_matter(apart_m):
    assert not near(lined(apart_m))


def test_a_lining_that_meets_its_wall_at_the_ends_is_told_too():
    lining = wall((10, 2), (10.08, 2), (10.08, 9), (10, 9), name="W2")
    assert near(ground(walls=(FIRST, lining), doors=(DOOR,)))


def test_a_wall_that_ends_just_short_of_another_is_told():
    assert near(ground(walls=(FIRST, wall((0, 5), (9.9, 5), name="W2"))))


def test_walls_that_meet_cross_or_go_on_are_no_matter():
    others = (
        wall((0, 5), (10, 5), name="A"),
        wall((8, 12), (12, 12), name="B"),
        wall((10, 20), (10, 30), name="C"),
        wall((10, 20), (20, 20), name="E"),
    )
    assert not near(ground(walls=(FIRST, *others), width_m=40, height_m=40))


def test_a_wall_close_to_a_lift_is_told():
    car = Shaft(id="E1", points=box(10.05, 5, 12, 8), floors=(1,))
    (sentence,) = near(ground(walls=(FIRST,), elevators=(car,)))
    assert sentence.startswith("Wall W1 and elevator E1 are 5 cm apart")
