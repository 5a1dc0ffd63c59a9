"""Leaks that are planted, one at a time, and must be found: does the leak test notice?

    python tests/large/planted.py

Each takes one thing away that keeps a secret of a battle.
"""

import random
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from large.leaks import battle_pair

from squadlog.seats import NOBODY, hears

MOST = 60
"""Pairs of battles within which each is found; there are four sorts of secrets."""


def _display_hears(seat, side):
    return seat == NOBODY or hears(seat, side)


PLANTED = {
    "the seed of dice is known": ("battle.known._without_seed", lambda setup: setup),
    "a stance in melee is known": ("battle.known._without_stance", lambda unit: unit),
    "an intent is known": ("battle.known._engagement", lambda _battle, one, _seat: one),
    "a display knows standing orders": ("battle.known.hears", _display_hears),
    "standing orders are known": ("battle.known.known_to_others", lambda unit: unit),
    "events of others are told": ("battle.known.kept_from", lambda *_: False),
}
"""What is planted, by what it does: a function, where it is asked, and what stands in its place."""


def found(planted, seed="planted"):
    """After how many pairs a planted leak is found; None if it is not."""
    name, leaking = PLANTED[planted]
    with patch(f"squadlog.{name}", leaking):
        for number in range(MOST):
            with tempfile.TemporaryDirectory() as folder:
                if any(battle_pair(Path(folder), random.Random(f"{seed} {number}"), look=False)):
                    return number + 1
    return None


def main():
    """1 if one of them is not found."""
    after = {planted: found(planted) for planted in PLANTED}
    for planted, pairs in after.items():
        print(f"{planted}: {'NOT FOUND' if pairs is None else f'found, pair {pairs}'}")
    return 1 if None in after.values() else 0


if __name__ == "__main__":
    sys.exit(main())
