"""The bars of all screens: as many cells as they have room for, and never all or nothing unless it is so."""

from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.reports.matchup.bars import BARE, FULL, bar
from squadlog.tui.chrome.bars import duel_bar


@given(share=st.floats(0, 3), cells=st.integers(2, 40))
@law(50)
def test_a_bar_is_bare_only_for_nothing_and_full_only_for_all(share, cells):
    drawn = bar(share, cells)
    assert len(drawn) == cells
    assert (FULL in drawn, BARE in drawn) == (share > 0, share < 1)


def test_two_who_have_nothing_yet_share_the_bar():
    assert duel_bar(0, 0, 6, ("", "")).plain == "▰▰▰▱▱▱"
    assert duel_bar(46, 23, 6, ("", "")).plain == "▰▰▰▰▱▱"
