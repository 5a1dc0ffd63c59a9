"""The heat of many battles in the cells of a map: how often, not every place."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from squadlog.facts.heat import HEAT_KINDS, HeatSpot
from squadlog.ground.drawing.figures.overlays import HeatLaid
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.over.overlays import overlaid

FRAME = MapFrame(width_m=10, height_m=10, cols=10, rows=5)
SIDES = ("Red", "Blue")

metres = st.floats(0, 9.99)
places = st.builds(HeatSpot, st.just("fell"), st.sampled_from(SIDES), metres, metres, st.integers(1, 2))


@given(st.lists(places, min_size=1, max_size=60))
def test_the_cell_in_which_most_fell_is_9_and_no_figure_is_larger_than_its_share(spots):
    here = [one for one in spots if one.floor == 1]
    counts = Counter((one.side, *FRAME.cell(one.x, one.y)) for one in here)
    found = overlaid(HeatLaid(SIDES, tuple(spots), battles=50), FRAME, 1)
    assert len(found) == len(counts)
    assert ("9" in {sign for _, _, sign, _ in found}) is bool(here)
    most = max(counts.values(), default=1)
    by_ink = dict(zip(("side-red", "side-blue"), SIDES, strict=True))
    for row, col, sign, ink in found:
        share = counts[by_ink[ink], col, row] / most
        assert 9 * share <= int(sign) < 9 * share + 1


def test_of_several_kinds_each_has_its_sign_and_what_is_seldom_is_left_out():
    often = [HeatSpot(kind, "Red", 1.5 + 2 * place, 1.5) for place, kind in enumerate(HEAT_KINDS)] * 20
    seldom = HeatSpot("fired", "Blue", 8.5, 8.5)
    found = overlaid(HeatLaid(SIDES, (*often, seldom), battles=50), FRAME, 1)
    assert {sign for _, _, sign, _ in found} == {glyphs.HEAT[kind] for kind in HEAT_KINDS}
    assert {ink for *_, ink in found} == {"side-red"}


def test_the_heat_of_few_battles_is_every_place_of_it():
    spots = tuple(HeatSpot("fell", "Red", x, 5.0) for x in (1.5, 4.5, 4.5))
    found = overlaid(HeatLaid(SIDES, spots, battles=2), FRAME, 1)
    assert [sign for _, _, sign, _ in found] == [glyphs.HEAT["fell"]] * 3
