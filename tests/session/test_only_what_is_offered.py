"""Whoever says only what is offered, from every seat, is never refused, never stuck, and plays to the end."""

import pytest
from support.walking import battle_for, walk_battle

SEEDS = (0, 1, 2, 3, 4, 7, 8, 10, 11, 15, 18, 19)
"""Battles in each run, of every sort but sealed ones; `python tests/large/walker.py` walks hundreds."""


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: f"{seed}-{battle_for(seed).ready}")
def test_what_is_offered_stands(seed):
    walker = walk_battle(seed, turns=1)
    assert not walker.faults, f"battle {seed}, {battle_for(seed)}"
    assert walker.asked["declare"]
