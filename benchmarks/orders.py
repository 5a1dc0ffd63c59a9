"""What the orders of a commander take, eight against eight on every ready map: a soldier's, and a whole squad's.

Run: python benchmarks/orders.py [--level LEVEL ...] [--map KEY ...] [--seconds 8]

Two commanders of a level play the first seconds of a battle in memory, by the budget of play. What counts is the
processor time of each thought about orders, what is worked out of the map for the first time among it. A squad is
whoever of a side is given orders in one second, the thought that all have theirs too: of at least four, told as of
eight. Bounds hold where `python -c pass` takes 10 ms, and grow with that; a missed one ends the script with 1.
"""

import argparse
import statistics
import sys
from collections import defaultdict
from dataclasses import replace
from time import process_time

from measuring import Figures, spent_by

from squadlog.battle.commands import Declare, Hold
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.mind.levels import BY_THE_PAGE, LEVELS, commander_of
from squadlog.setup.maps import ready_maps
from squadlog.setup.scenes import load_battle

PASS_MS, MEDIAN_MS, MOST_MS = 10, 400, 1000
SQUAD, LEAST = 8, 4


class Timed:
    """A commander whose thoughts about orders are timed: by side and second, and each by itself."""

    def __init__(self, level, squads, orders):
        self._mind, self._squads, self._orders = commander_of(level), squads, orders
        self.name = self._mind.name

    def think(self, posed):
        began = process_time()
        considered = self._mind.think(posed)
        spent_ms = (process_time() - began) * 1000
        ordered = isinstance(considered.says, Declare | Hold)
        if ordered:
            self._orders.append(spent_ms)
        if ordered or posed.known.active is not None:
            of = self._squads[posed.side, posed.known.now]
            of.append((spent_ms, ordered))
        return considered


def played(level, key, seconds):
    """Milliseconds of each order, and of each whole squad, in the first seconds of a battle on a map."""
    setup = load_battle("full_squads", load_rulebook(), rulings_with(()), on_map=key)
    squads, orders = defaultdict(list), []
    minds = {side.id: Timed(level, squads, orders) for side in setup.sides}
    bout = Bout(replace(setup, seed=7, typed_dice=()), minds)
    while (bout.battle.now.turn - 1) * 10 + bout.battle.now.subphase <= seconds and bout.step():
        pass
    found = []
    for some in squads.values():
        ordered = sum(is_order for _, is_order in some)
        if ordered >= LEAST:
            found.append(sum(ms for ms, _ in some) * SQUAD / ordered)
    return orders, found


def in_words(every):
    """The median and what 95 of 100 take at most."""
    return f"{statistics.median(every):.0f} ms, 95 of 100 at most {most(every):.0f} ms"


def most(every):
    """What 95 of 100 take at most."""
    return statistics.quantiles(every, n=20, method="inclusive")[-1] if len(every) > 1 else every[0]


def main():
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    thinking = [level for level in LEVELS if level != BY_THE_PAGE]
    asked.add_argument("--level", action="append", choices=thinking)
    asked.add_argument("--map", action="append", choices=[*ready_maps()])
    asked.add_argument("--seconds", type=int, default=8)
    options = asked.parse_args()
    slower = statistics.median(spent_by([sys.executable, "-c", "pass"]) * 1000 for _ in range(9)) / PASS_MS
    print(f"python -c pass takes {slower * PASS_MS:.1f} ms: bounds are {slower:.2f} times those told")
    figures = Figures()
    for level in options.level or thinking:
        for key in options.map or ready_maps():
            orders, squads = played(level, key, options.seconds)
            print(
                f"{level}, {key}: {len(orders)} orders, {in_words(orders)}; {len(squads)} squads:", flush=True
            )
            bounds = (("the median", statistics.median, MEDIAN_MS), ("95 of 100", most, MOST_MS))
            for words, of, bound in bounds:
                figures.at_most(f"  {level}, {key}, a squad, {words}, ms", of(squads), round(bound * slower))
    figures.end()


if __name__ == "__main__":
    main()
