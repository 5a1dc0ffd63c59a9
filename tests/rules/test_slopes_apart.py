"""Where contour lines lie far enough apart, only their order tells what the ground hides (LOS-18..24)."""

from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.readings import judge

from squadlog.facts.concealment import ContourStep, Profile

_LENGTH_M = 40.0
places = st.lists(st.floats(0.01, 0.99), min_size=8, max_size=8)


def hidden(slopes, ups, near_each, start):
    """Whether a line hides whose contour lines are spread by these weights, all farther apart than `apart_m`."""
    least = (slopes.apart_m + 0.01) / _LENGTH_M
    spare = 1 - start - least * len(ups)
    total, t, steps = sum(near_each), start, []
    for up, weight in zip(ups, near_each, strict=False):
        t += least + spare * weight / total
        steps.append(ContourStep(min(t, 1.0), up))
    return bool(slopes.hiding(Profile(_LENGTH_M, tuple(steps), 0.0, float(sum(ups)), 1.0)))


@law(120)
@given(st.lists(st.sampled_from((-1, 1)), min_size=1, max_size=8), places, places, st.floats(0.001, 0.3))
def test_contour_lines_far_apart_hide_alike_wherever_they_lie_los_18(ups, some, others, start):
    for elevation in ("higher", "lower"):
        slopes = judge(elevation=elevation).slopes
        assert hidden(slopes, ups, some, start) == hidden(slopes, ups, others, 0.3 - start)


def test_contour_lines_nearer_than_that_hide_by_where_they_lie_los_19():
    slopes = judge().slopes

    def falls_at(*places_m):
        steps = tuple(ContourStep(at_m / _LENGTH_M, -1) for at_m in places_m)
        return bool(slopes.hiding(Profile(_LENGTH_M, steps, 0.0, -2.0, 1.0)))

    near_m, far_m = slopes.apart_m - 0.01, slopes.apart_m + 0.01
    assert [falls_at(38, 38 + near_m), falls_at(8, 8 + near_m), falls_at(38, 38 + far_m)] == [
        True,
        False,
        False,
    ]


def test_where_one_contour_line_makes_a_dead_zone_none_is_far_enough_from_others_amb_80():
    assert judge(dead_zone_min_lines=1).slopes.apart_m == float("inf")
