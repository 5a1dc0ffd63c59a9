"""Areas drawn by hand on the map of a scenario, tool by tool (SCN-09)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.book.places import data_dir
from squadlog.extras.workshop.scenarios.outlining import (
    TOOLS,
    AreaHand,
    area_of,
    back,
    empty_area,
    nearest_edge,
    point_at,
    take_tool,
)
from squadlog.ground.checking.load import parse_map
from squadlog.ground.compiled.pointing import rings_of

HOUSE = parse_map(
    (data_dir("scenarios") / "maps" / "the_counting_house.toml").read_text(encoding="utf-8"), "house"
)


def test_what_a_tool_does_has_room_on_a_narrow_screen():
    assert max(len(f"17.5,13.5  {tool.how}") for tool in TOOLS) <= 78


def drawn(script, floor=1):
    """An area drawn by letters of tools and points behind them: `b 1,1 4,3`."""
    hand = AreaHand(held={"id": "yard"})
    for word in script.split():
        if "," in word:
            x, y = word.split(",")
            hand = point_at(hand, HOUSE, (float(x), float(y)), floor)
        else:
            hand = take_tool(hand, word)
    return hand


@pytest.mark.parametrize(
    ("script", "held"),
    [
        ("o 1,1 4,1 4,3 4,3", {"points": [[1, 1], [4, 1], [4, 3]]}),
        ("o 1.1,1 4,1.2 4,3 1,1", {"points": [[1, 1], [4, 1], [4, 3]]}),
        ("b 1,1 4,3", {"points": [[1, 1], [4, 1], [4, 3], [1, 3]]}),
        ("c 5,5 8,9", {"centre": [5, 5], "radius_m": 5}),
        ("s 2,9", {"edges": ["west"], "depth_m": 2}),
        ("s 2,9 22,9", {"edges": ["west", "east"], "depth_m": 2}),
        ("r 12,10", {"rooms": ["hall"]}),
        ("r 12,10 12,10", {}),
    ],
)
def test_each_tool_makes_its_words(script, held):
    """SCN-09."""
    assert drawn(script).held == {"id": "yard", **held}


def test_what_is_near_a_thing_is_two_metres_at_first_and_nothing_without_it():
    """SCN-09."""
    door = HOUSE.doors[0]
    (x, y), (u, v) = door.ends
    at = f"{(x + u) / 2},{(y + v) / 2}"
    hand = drawn(f"n {at}", door.floor)
    assert hand.held == {"id": "yard", "near": [door.id], "within_m": 2}
    assert point_at(hand, HOUSE, ((x + u) / 2, (y + v) / 2), door.floor).held == {"id": "yard"}
    assert "There is no door" in drawn("n 1,1").told


def test_an_upper_floor_is_kept_and_what_cannot_be_is_told():
    """SCN-09."""
    assert drawn("b 1,1 4,3", floor=2).held["floor"] == 2
    assert "three corners" in drawn("o 1,1 4,1 4,1").told
    assert "opposite" in drawn("b 1,1 4,1").told
    assert nearest_edge(HOUSE, (3, HOUSE.height_m)) == ("north", 0.5)


_POINTS = st.tuples(st.floats(0, HOUSE.width_m), st.floats(0, HOUSE.height_m))


@given(
    st.lists(st.one_of(_POINTS, st.sampled_from([tool.letter for tool in TOOLS]), st.just("x")), max_size=20)
)
@law(40)
def test_whatever_is_pointed_at_an_area_is_one_and_undone_is_what_it_was(steps):
    """SCN-09."""
    hand = AreaHand(held={"id": "yard"})
    for step in steps:
        if isinstance(step, tuple):
            hand = point_at(hand, HOUSE, step, 1)
        else:
            hand = empty_area(hand) if step == "x" else take_tool(hand, step)
        area = area_of(hand.held)
        assert area is not None
        rings_of(HOUSE, area, 1)
    while hand.laid or hand.past:
        hand = back(hand)
    assert hand.held == {"id": "yard"}
