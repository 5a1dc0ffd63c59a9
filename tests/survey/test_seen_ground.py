"""What a soldier sees of the ground, held against one line after another to the middle of every square."""

import pytest
from support.on_maps import on_map, survey

from squadlog.ground.compiled.conditions import Spot
from squadlog.survey.figures import placeholder

BATTLES = {
    "the_counting_house": {1: (10.0, 10.0, 0.0), 2: (11.5, 10.0, 90.0), 11: (17.0, 10.0, 270.0)},
    "the_long_ford": {1: (12.0, 12.0, 0.0), 11: (34.0, 22.0, 270.0), 12: (13.0, 13.0, 90.0)},
    "pest_control": {1: (12.0, 20.0, 0.0), 11: (12.0, 12.0, 180.0)},
}


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("viewer", [1, 11])
def test_a_square_is_seen_if_a_line_to_its_middle_is_open(name, viewer):
    """LOS-01: the same judge as for a soldier who would stand there."""
    asked = survey(on_map(name, BATTLES[name]))
    seen = asked.seen_ground(viewer, 1)
    drawn = asked.map
    for place in range(0, len(seen.squares), 7):
        x = min((place % seen.across + 0.5) * seen.pitch_m, drawn.width_m)
        y = max(drawn.height_m - (place // seen.across + 0.5) * seen.pitch_m, 0.0)
        line = asked.world.site.line(asked.world.figures[viewer], placeholder(Spot(x, y)))
        assert line.open == bool(seen.squares[place]), (x, y, line.reason)
    assert 0 < sum(seen.squares) < len(seen.squares)


def test_squares_cover_the_map_and_are_worked_out_once():
    battle = on_map("the_long_ford", BATTLES["the_long_ford"])
    asked = survey(battle)
    seen = asked.seen_ground(1, 1)
    assert seen.across * seen.pitch_m >= asked.map.width_m
    assert seen.down * seen.pitch_m >= asked.map.height_m
    assert asked.known_seen(1, 1) is seen
    assert asked.known_seen(12, 1) is None


def test_from_the_first_floor_nothing_of_the_rooms_above_is_seen_through_their_floor():
    asked = survey(on_map("the_counting_house", BATTLES["the_counting_house"]))
    seen = asked.seen_ground(1, 2)
    assert seen.floor == 2
    at = int(10.0 / seen.pitch_m) + int((20 - 6.0) / seen.pitch_m) * seen.across
    assert not seen.squares[at]
