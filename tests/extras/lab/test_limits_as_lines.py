"""Limits as a line of text: it says where they are, and narrows in its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.extras.lab.told import intervals
from squadlog.extras.lab.told.intervals import ESTIMATE, HIGH, LOW, draw_axis, draw_interval, mark_even

shares = st.floats(0, 1)
widths = st.integers(12, 160)
BETWEEN = {LOW, HIGH, ESTIMATE, intervals.BETWEEN, intervals.EVEN_BETWEEN}


def drawn(limits, width, within=0.05):
    return mark_even(draw_interval(*sorted(limits), within, width), within)


def span(line):
    held = [place for place, char in enumerate(line) if char in BETWEEN]
    return held[0], held[-1]


@given(st.tuples(shares, shares, shares), widths)
def test_a_line_is_as_wide_as_asked_and_whole_between_its_limits(limits, width):
    line = drawn(limits, width)
    first, last = span(line)
    assert len(line) == width
    assert set(line[first : last + 1]) <= BETWEEN
    assert line.count(ESTIMATE) == 1


@given(st.tuples(shares, shares, shares), st.floats(0, 0.2), widths)
def test_limits_that_are_narrower_take_no_cell_that_wider_ones_did_not(limits, less, width):
    low, estimate, high = sorted(limits)
    inner = drawn((min(low + less, estimate), estimate, max(high - less, estimate)), width)
    outer = drawn(limits, width)
    assert span(outer)[0] <= span(inner)[0] <= span(inner)[1] <= span(outer)[1]
    assert inner.index(ESTIMATE) == outer.index(ESTIMATE)


def test_what_counts_as_even_is_seen_beneath_the_limits_and_beside_them():
    assert drawn((0.3, 0.4, 0.5), 21, 0.1) == "······├─●═┤░░········"
    assert drawn((0.9, 0.95, 1.0), 21, 0.1) == "········░░░░░·····├●┤"
    assert drawn((0.0, 0.5, 1.0), 21, 0.05) == "├────────═●═────────┤"


@pytest.mark.parametrize("width", [16, 40, 73, 150])
def test_the_scale_says_the_middle_over_the_middle_and_no_word_is_cut(width):
    line = draw_axis(width, 0.05)
    assert len(line) == width
    middle = line.index("50 ± 5") + len("50 ± 5") / 2
    assert abs(middle - width / 2) <= 1
    assert set(line.replace("50 ± 5", "").split()) <= {"0", "25", "75", "100"}


def test_a_scale_of_strength_has_nothing_in_its_middle_and_says_so():
    assert draw_axis(50, 0.02, "strength").split() == ["-100", "-50", "0", "±", "4", "+50", "+100"]
    found = [
        {
            "measure": "strength",
            "interval": [0.3, 0.7],
            "estimate": 0.5,
            "of": "with Light Infantry",
            "cell": "a",
        }
    ]
    axis, _ = intervals.draw_intervals(found, 0.02)
    assert "strength taken less strength lost" in axis
    assert "share" not in axis
