"""A sight line from the side, in cells and in words (LOS-18..24)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.facts.concealment import SlopeZone
from squadlog.ground.drawing.side_view import SideThing, SideView
from squadlog.session.view.map.side_texts import side_words
from squadlog.tui.map.side_view import MARGIN, picture

FLAT = SideView(
    length_m=10.0, ground=((0.0, 0.0),), viewer_eye_m=1.6, target_eye_m=1.6, walls=(), woods=(), dead_zones=()
)
WALL = SideThing("external_wall", "W1", 4.0, 4.0, 0.0, 3.0, "wall")
TABLE = SideThing("furniture", "T1", 4.0, 5.0, 0.0, 1.0, "low")
NAMES = ("3 Mara", "7 Cassia")


def test_flat_and_open_ground_is_told_as_such():
    told = side_words(FLAT, NAMES)
    assert len(told) == 2
    assert "level with that" in told[0]
    assert told[1] == "Nothing stands between them, and the ground is level."


def test_a_wall_on_the_line_is_drawn_where_it_stands_and_the_line_is_crossed_out_there():
    """LOS-03."""
    rows = picture(replace(FLAT, walls=(WALL,)), 47, 13)
    met = next(row for row in rows if "X" in row)
    assert 0.3 < (met.index("X") - MARGIN) / (len(met) - MARGIN - 1) < 0.5
    assert sum("▓" in row for row in rows) >= 3


def test_marsh_on_the_line_is_called_marsh_and_not_woods():
    told = side_words(replace(FLAT, woods=(("marsh", 3.0, 5.0), ("light", 6.0, 8.0))), NAMES)
    assert "3.0 to 5.0 m: marsh, 2.0 m of it on the line." in told
    assert "6.0 to 8.0 m: light woods, 2.0 m of them on the line." in told


def test_the_words_say_whether_the_line_meets_a_thing_or_passes_over_it():
    """LOS-09: a table hides nobody who stands."""
    assert any(
        "external wall W1" in line and "the line meets it" in line
        for line in side_words(replace(FLAT, walls=(WALL,)), NAMES)
    )
    assert any(
        "furniture T1" in line and "passes over it" in line
        for line in side_words(replace(FLAT, walls=(TABLE,)), NAMES)
    )
    low = replace(FLAT, viewer_eye_m=0.3, target_eye_m=0.3, walls=(TABLE,))
    assert any("furniture T1" in line and "the line meets it" in line for line in side_words(low, NAMES))


def test_an_open_door_is_no_wall():
    door = replace(WALL, kind="external_door", id="D1", role="open")
    assert any("D1" in line and "open" in line for line in side_words(replace(FLAT, walls=(door,)), NAMES))
    assert not any("▓" in row or "X" in row for row in picture(replace(FLAT, walls=(door,)), 47, 13))


def test_metres_of_each_woods_are_told_and_drawn_with_a_sign_of_their_own():
    """LOS-13."""
    wooded = replace(FLAT, woods=(("light", 1.0, 3.5), ("heavy", 5.0, 6.0)))
    told = "\n".join(side_words(wooded, NAMES))
    assert "light woods, 2.5 m" in told
    assert "heavy woods, 1.0 m" in told
    drawn = "\n".join(picture(wooded, 60, 14))
    assert "♣" in drawn
    assert "♠" in drawn


def test_a_hill_is_drawn_higher_and_told_with_its_step():
    """LOS-18."""
    hill = replace(FLAT, ground=((0.0, 0.0), (6.0, 3.0)), target_eye_m=4.6)
    rows = picture(hill, 56, 16)
    columns = [[row[MARGIN + column] for row in rows[:-1]] for column in (2, 45)]
    assert columns[0].count("█") < columns[1].count("█")
    told = "\n".join(side_words(hill, NAMES))
    assert "3 m higher" in told
    assert "6.0 m: the ground rises to 3 m." in told


def test_a_dead_zone_names_its_rule_where_it_hides():
    """LOS-19, AMB-80."""
    seen = replace(FLAT, dead_zones=(SlopeZone(5.0, 8.0, 2, "LOS-19"),))
    assert any(
        "dead zone below 2 contour lines; it hides them from each other [LOS-19]" in line
        for line in side_words(seen, NAMES)
    )
    assert any("░" in row for row in picture(seen, 47, 13))


heights = st.floats(-20, 20)
views = st.builds(
    lambda length, steps, one, other, walls: replace(
        FLAT,
        length_m=length,
        ground=((0.0, 0.0), *((length * share, height) for share, height in sorted(steps))),
        viewer_eye_m=one,
        target_eye_m=other,
        walls=tuple(
            replace(WALL, from_m=length * a, to_m=length * a, base_m=b, top_m=b + 3) for a, b in walls
        ),
    ),
    st.floats(0.1, 500),
    st.lists(st.tuples(st.floats(0.01, 0.99), heights), max_size=4),
    heights,
    heights,
    st.lists(st.tuples(st.floats(0, 1), heights), max_size=3),
)


@given(views, st.integers(20, 120), st.integers(5, 30))
def test_a_picture_is_as_large_as_asked_and_has_both_heads(view, width, height):
    rows = picture(view, width, height)
    assert len(rows) == height
    assert {len(row) for row in rows} == {width}
    assert any(row[MARGIN] == "◉" for row in rows)
    assert any(row[-1] == "◉" for row in rows)


@pytest.mark.parametrize("length", [0.0, 0.01])
def test_heads_on_one_spot_make_a_picture_too(length):
    assert picture(replace(FLAT, length_m=length), 40, 10)
