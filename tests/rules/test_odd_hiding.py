"""Corners of hiding and detection that no ordinary search shows."""

import pytest
from support.piles import searching

from squadlog.rules.hiding.piles import SearchPiles


@pytest.mark.parametrize(("rolls", "over"), [("each_pile", False), ("one_pile", True)])
def test_the_search_of_a_unit_that_tries_one_pile_is_over_with_it_where_the_table_plays_so(rolls, over):
    """DET-02, A-20: else it goes on with the others."""
    played = searching((20, 4), rulings={"detection.rolls": rolls})
    played.do(SearchPiles(unit=1, piles=(2,)), 9)
    if over:
        assert played.refused(SearchPiles(unit=1, piles=(1,))).rule == "DET-01"
    else:
        played.do(SearchPiles(unit=1, piles=(1,)), 9)
