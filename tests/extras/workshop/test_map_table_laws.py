"""Laws of the map table, whatever is pressed: nothing falls over, undo is exact, and what is saved is read again."""

from hypothesis import given
from hypothesis import strategies as st
from support.drawing_tables import SIGNS, drawn_by, table
from support.laws import law

from squadlog.base.records import replace
from squadlog.extras.workshop.maps.pressing import press
from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import parse_map
from squadlog.ground.map.dump import dump_map

_KEYS = [
    *"abcdefghijklmnopqrstuvwxyzDMRTY0123456789.,x*@ <>",
    *SIGNS.values(),
    "shift+left",
    "shift+up",
    "ctrl+a",
    "space",
]
_PIECES = [
    "web4,4 20,16⏎", "wi12,4 12,16⏎", "d4,8⏎", "d12,8⏎", "g8,4⏎", "Rhall⏎shop⏎", "ft6,6⏎", "fs14,6 3x.5⏎", "q", "Y⏎", "o",
    "⇞", "s5,12 2x3⏎", "e16,12 2x2⏎", "th1,1 4x2⏎", "c2,17⏎2→2↑2←2↓", "zr0,0 24x1⏎", "v7,6.5⏎", "m1x1⏎", "p2*1x0⏎",
    "⌦", "Mx", "⎋⎋", "nmill⏎", "kred⏎", "u", "y", "⇟", ".", "aiX1⏎", "v12,8⏎",
]  # fmt: skip


@given(st.lists(st.sampled_from(_KEYS), max_size=200))
@law(100)
def test_no_keys_give_a_map_that_is_none(keys):
    bench = table()
    for key in keys:
        bench = press(bench, key)
    assert 1 <= bench.floor <= bench.drawn.floors
    assert parse_map(dump_map(bench.drawn), "map") == bench.drawn


@given(st.lists(st.sampled_from(_PIECES), max_size=25))
@law(100)
def test_whatever_is_drawn_is_read_again_and_taken_back_to_nothing(parts):
    bench = drawn_by("".join(parts))
    assert parse_map(dump_map(bench.drawn), "map") == bench.drawn
    check(bench.drawn)
    ids = [feature.id for feature in bench.drawn.features()]
    assert len(ids) == len(set(ids))
    bench = replace(bench, laid=(), asked=None, typed="")
    drawn, steps = bench.drawn, len(bench.trail.past)
    bench = drawn_by("u" * steps, bench)
    assert bench.drawn == table().drawn
    assert drawn_by("y" * steps, bench).drawn == drawn
