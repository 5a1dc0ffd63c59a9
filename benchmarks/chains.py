"""A chain of eight explosions among 32 units on a map of 500 features, inside the move that sets it off.

    python benchmarks/chains.py

Milliseconds of processor time where `python -c pass` takes 10: the whole order that carries the move out, all eight
explosions with whom they catch, behind what, the wounds, and the dice for the mines that they reach. The map is
compiled beforehand, as it is in a battle that has begun.
"""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time

from measuring import Figures, spent_by
from wide_maps import wide_map

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.battles import skirmish
from support.minefields import go, with_mines
from support.soldierly import table_for

from squadlog.base.dice import ScriptedDice
from squadlog.battle.commands import Done
from squadlog.battle.evolve import evolve
from squadlog.facts.ground_facts import Position
from squadlog.ground.map.dump import dump_map
from squadlog.rules.desk.engine import decide

FEATURES, MINES, UNITS, ROUNDS, MOST_MS = 500, 8, 32, 5, 50.0


def minefield(seed):
    """Sixteen of red and of blue around eight mines, each within reach of the next; unit 1 walks onto the first."""
    chance = Random(seed)  # noqa: S311 - places to draw, nothing to hide
    x, y = chance.uniform(20, 70), chance.uniform(20, 70)
    around = [(x + chance.uniform(-9, 14), y + chance.uniform(-9, 14)) for _ in range(UNITS)]
    red, blue = range(1, UNITS // 2 + 1), range(41, UNITS // 2 + 41)
    places = dict(zip((*red, *blue), [(x - 2, y), *around[1:]], strict=True))
    battle = skirmish(
        red,
        blue,
        units={
            number: {"position": Position(x=at[0], y=at[1], facing_deg=90.0)} for number, at in places.items()
        },
        setup_changes={
            "map": dump_map(wide_map(FEATURES).model_copy(update={"zones": ()})),
            "chapters": ("ammunition", "mines"),
        },
    )
    return with_mines(battle, *((x + 2.5 * (number % 4), y + 2.5 * (number // 4)) for number in range(MINES)))


def chained(battle):
    """Milliseconds of the order that carries the move out, and how many explosions came of it; None: he cannot go."""
    table = replace(table_for(battle), dice=ScriptedDice((1,) * 40))
    told = decide(battle, go(), table)
    if not isinstance(told, list | tuple):
        return None
    for event in told:
        battle = evolve(battle, event)
    began = process_time()
    told = decide(battle, Done(), replace(table_for(battle), dice=ScriptedDice((1,) * 40)))
    spent = process_time() - began
    return (
        spent,
        sum(event.kind == "exploded" for event in told),
        len({one.unit for event in told if event.kind == "exploded" for one in event.struck}),
    )


def main():
    """Measure, tell, and end with 1 where the bound is missed."""
    figures = Figures()
    unit = min(spent_by([sys.executable, "-c", "pass"]) for _ in range(ROUNDS)) / 10
    runs = []
    for seed in range(60):
        run = chained(minefield(seed))
        if run is not None and run[1] == MINES:
            runs.append(run)
        if len(runs) > ROUNDS:
            break
    spent = sorted(run[0] for run in runs[1:])
    caught = [run[2] for run in runs]
    print(f"{MINES} explosions among {UNITS} units, {min(caught)} to {max(caught)} of them within reach")
    figures.at_most("  the whole order, ms", round(spent[len(spent) // 2] / unit, 1), MOST_MS)
    figures.end()


if __name__ == "__main__":
    main()
