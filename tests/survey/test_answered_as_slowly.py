"""What a seat is told quickly is what the slow way tells: measured anew, whole, with nothing remembered."""

from random import Random

import pytest
from support.seat_twin import evening

from squadlog.ground.random_maps.kinds import KINDS
from squadlog.survey.random_map import draw_random_map


@pytest.mark.parametrize("kind", ["building", "wood"])
def test_what_a_seat_asks_is_answered_as_by_the_slow_way(kind):
    drawn = draw_random_map(kind, 11 + KINDS.index(kind)).map
    asked = list(evening(drawn, Random(KINDS.index(kind)), 2))
    wrong = [what for what, quickly, slowly in asked if quickly != slowly]
    assert len(asked) > 60
    assert not wrong
