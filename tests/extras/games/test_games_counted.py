"""What the statistics of side games say of a game that is over."""

import pytest

from squadlog.extras.games.screens.frame.statistics import format_result
from squadlog.extras.games.tally import Result


@pytest.mark.parametrize(
    ("players", "shares", "scored", "told"),
    [
        (("Ann", "Bob"), (1.0, 0.0), (16, 9), "Ann beat Bob, 16 : 9"),
        (("Ann", "Bob"), (0.0, 1.0), (9, 16), "Bob beat Ann, 16 : 9"),
        (("Ann", "Bob"), (0.5, 0.5), (9, 9), "Ann and Bob drew, 9 : 9"),
        (("Ann", "Bob", "Cleo"), (0.0, 1.0, 0.0), (3, 7, 5), "Bob beat Ann and Cleo, 7 : 3 : 5"),
    ],
)
def test_who_won_stands_first_and_so_does_what_it_scored(players, shares, scored, told):
    assert format_result(Result(game="cards", players=players, shares=shares, scored=scored)).plain == told
