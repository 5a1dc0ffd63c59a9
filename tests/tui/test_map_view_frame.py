"""Cells to metres and back: the scale is true, and what is looked at stays where it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.tui.map.frame import FOOT_FROM, SCALES_M, MapFrame

sides = st.floats(1, 1_000, allow_nan=False)
frames = st.builds(
    lambda width, height, cols, rows, scale, left, top: MapFrame(width, height, cols, rows, scale).panned(left, top),
    sides, sides, st.integers(1, 200), st.integers(1, 60), st.sampled_from(SCALES_M),
    st.integers(-50, 5_000), st.integers(-50, 5_000),
)  # fmt: skip


@given(frames, st.integers(0, 199), st.integers(0, 59))
def test_the_middle_of_a_cell_lies_in_that_cell_if_it_lies_on_the_map(frame, col, row):
    x = (frame.left + col + 0.5) * frame.scale_m
    y = frame.height_m - (frame.top + row + 0.5) * 2 * frame.scale_m
    if 0 <= x <= frame.width_m and 0 <= y <= frame.height_m:
        assert frame.middle(col, row) == (x, y)
        assert frame.cell(x, y) == (col, row)


def test_a_row_is_twice_as_many_metres_as_a_column():
    frame = MapFrame(40, 40, 20, 10, 0.5)
    (x, y), (east, _), (_, south) = frame.middle(3, 3), frame.middle(4, 3), frame.middle(3, 4)
    assert (east - x, y - south) == (0.5, 1.0)


@pytest.mark.parametrize("point", [(0, 0), (40, 0), (0, 30), (40, 30)])
@pytest.mark.parametrize("scale_m", SCALES_M)
def test_the_corners_of_a_map_lie_in_its_last_cells(point, scale_m):
    frame = MapFrame(40.0, 30.0, 20, 8, scale_m)
    col, row = frame.cell(*point)
    assert 0 <= col < frame.map_cols
    assert 0 <= row < frame.map_rows


@given(sides, sides, st.integers(20, 200), st.integers(8, 60))
def test_fitted_the_whole_map_fills_the_view_one_way_with_a_row_left_for_the_scale(width, height, cols, rows):
    frame = MapFrame(width, height, cols, rows).fitted()
    assert all(frame.holds(*frame.cell(x, y)) for x in (0, width) for y in (0, height))
    if SCALES_M[0] < frame.scale_m < SCALES_M[-1]:
        foot = rows >= FOOT_FROM
        assert frame.map_rows <= rows - foot
        nearer = frame.scale_m * 0.999
        assert width > cols * nearer or height > (rows - foot) * 2 * nearer


@given(st.sampled_from(SCALES_M[3:9]), st.integers(-3, 3), st.integers(0, 39), st.integers(0, 19))
def test_zooming_keeps_the_spot_under_the_pointer_there(scale_m, steps, col, row):
    frame = MapFrame(1_000, 1_000, 40, 20, scale_m).centred(500, 500)
    x, y = frame.middle(col, row)
    other = frame.zoomed(steps, col, row)
    assert other.cell(x, y) == (col, row)
    assert SCALES_M.index(other.scale_m) == SCALES_M.index(scale_m) - steps


def test_zooming_ends_with_a_quarter_of_a_metre_and_with_the_whole_map():
    frame = MapFrame(48, 36, 80, 24).fitted()
    assert frame.zoomed(99, 3, 3).scale_m == 0.25
    assert frame.zoomed(99, 3, 3).zoomed(-99, 3, 3) == frame


@given(frames, st.integers(-10_000, 10_000), st.integers(-10_000, 10_000))
def test_however_far_one_pans_the_middle_of_the_view_is_on_the_map(frame, cols, rows):
    panned = frame.panned(cols, rows)
    assert 0 <= panned.left + panned.cols // 2 <= panned.map_cols
    assert 0 <= panned.top + panned.rows // 2 <= panned.map_rows


@given(frames, st.integers(1, 200), st.integers(1, 60))
def test_another_size_keeps_the_spot_in_the_middle(frame, cols, rows):
    x, y = frame.middle(frame.cols // 2, frame.rows // 2)
    other = frame.resized(cols, rows)
    assert (other.cols, other.rows, other.scale_m) == (cols, rows, frame.scale_m)
    assert other == other.centred(x, y)


@pytest.mark.parametrize(("cols", "rows"), [(75, 26), (38, 18)])
def test_a_map_that_would_leave_its_panel_bare_fills_its_longer_side_and_half_of_it_is_seen(cols, rows):
    tall = MapFrame(24.0, 36.0, cols, rows)
    shown = tall.filled()
    assert shown.map_cols >= 0.8 * cols > tall.fitted().map_cols
    assert shown.map_cols <= cols
    assert rows * 2 * shown.scale_m >= 36 / 2


@pytest.mark.parametrize("size", [(48.0, 36.0, 75, 26), (24.0, 20.0, 75, 26), (24.0, 36.0, 158, 43)])
def test_a_map_that_is_large_as_it_is_is_shown_whole(size):
    assert MapFrame(*size).filled() == MapFrame(*size).fitted()
