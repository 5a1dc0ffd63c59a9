"""The exact odds of one shot against the same distribution from icepool, with equal fractions: at most 0.2x.

Run: python benchmarks/odds.py (needs the `bench` extra)
"""

from fractions import Fraction
from itertools import product

import icepool
from measuring import Figures, medians, spent

from squadlog.base.dice import ScriptedDice
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.odds import shot_odds
from squadlog.rules.common.wounds import tick_boxes, wound_levels

BOUND = 0.2
ROUNDS = 5
CASES = tuple(product(range(1, 10), (2, 3, 4, 5, 6, 7), (0, 2, 3, 4), ("none", "L", "S")))
TABLE = RulesContext(
    book=load_rulebook(), rulings=load_rulings(), surveyor=StatedSurveyor(), dice=ScriptedDice([])
)
LEVELS = {
    (pf, af, one): wound_levels(pf, af, one, TABLE)
    for pf in range(2, 8)
    for af in range(5)
    for one in (False, True)
}
BOXES = {
    (before, levels): tick_boxes(before, levels, TABLE)
    for before in ("none", "L", "S")
    for levels in range(1, 8)
}


def ours(case):
    highest, pf, af, before = case
    odds = shot_odds(highest, pf, af, before, TABLE)
    return odds.outcomes(), odds.jam


def with_icepool(case):
    """The plain way: map the die to outcomes, and the second die of a natural 1 to a jam."""
    highest, pf, af, before = case

    def outcome(face):
        if face > highest:
            return "miss"
        levels = LEVELS[pf, af, face == 1]
        return BOXES[before, levels] if levels else "no_wound"

    result = icepool.d10.map(outcome)
    jam = icepool.d10.map(lambda face: icepool.d10.map(lambda again: int(again <= 2)) if face == 1 else 0)
    return {name: result.probability(name) for name in result.outcomes()}, jam.probability(1)


def every(distribution):
    for case in CASES:
        distribution(case)


def main():
    for case in CASES:
        mine, theirs = ours(case), with_icepool(case)
        assert mine == theirs, f"{case}: {mine} is not {theirs}"
        assert sum(mine[0].values()) == Fraction(1)
    fast, slow = medians(
        [lambda: spent(lambda: every(ours)), lambda: spent(lambda: every(with_icepool))], ROUNDS
    )
    print(f"{len(CASES)} distributions with equal fractions")
    print(f"one shot: {fast / len(CASES) * 1e6:.1f} us against {slow / len(CASES) * 1e6:.1f} us of icepool")
    figures = Figures()
    figures.at_most("the exact odds of one shot against icepool's", fast / slow, BOUND)
    figures.end()


if __name__ == "__main__":
    main()
