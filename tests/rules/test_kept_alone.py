"""A battle kept by one side alone, the enemy on paper, gives that side the record of the battle kept whole."""

import pytest
from support.battles import setup
from support.one_sided import differences


@pytest.mark.parametrize("kept", ["red", "blue"])
@pytest.mark.parametrize("seed", [0, 5, 18, 41])
def test_both_printed_logs_of_an_evening_are_kept_by_one_side_alone(seed: int, kept: str) -> None:
    """LOG-01, DMG-02, WND-01, MEL-28, AMO-08, CAS-07: wounds, dazes, postures, rounds and points, to the end."""
    evening = setup((1, 2, 3), (11, 12, 13), turns=2, chapters=("ammunition",))
    assert not differences(evening, seed, kept)
