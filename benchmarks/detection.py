"""The search of sixteen soldiers for twenty-four piles on a map of 500 features, with the dice of the program.

    python benchmarks/detection.py

Milliseconds of processor time where `python -c pass` takes 10: what leads into the step and asks who searches, every
search of the turn together with what follows from each, and the slowest of them. The map is compiled beforehand, as it
is in a battle that has begun; no line of sight is known yet.
"""

import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from time import process_time

from measuring import Figures, spent_by
from wide_maps import wide_map

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.battles import setup
from support.soldierly import step, table_for

from squadlog.battle.commands import Begin, ChooseOrder, PlaceUnit, RollInitiative
from squadlog.battle.evolve import first_state
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.ground.map.dump import dump_map
from squadlog.rules.desk.engine import ask, refusal
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver, SearchPiles, hiding_of

SEARCHERS, HIDDEN, DECOYS, FEATURES = range(1, 17), range(21, 29), 16, 500
SIDE_M = 96.0
ROUNDS = 5
_ANEW = count()


def said(battle, chance, command_at, x_from, x_to):
    """The battle after a command at a place of that strip where it may stand."""
    for _ in range(500):
        x, y = chance.uniform(x_from, x_to), chance.uniform(2, SIDE_M - 2)
        command = command_at(x, y)
        if refusal(battle, command, table_for(battle)) is None:
            return step(battle, command)
    raise SystemExit("no free place was found")


def hidden_battle(seed, west_m):
    """Sixteen of red who look east from so far east, twenty-four piles of blue before them; the step comes next."""
    chance = Random(seed)  # noqa: S311 - places to draw, nothing to hide
    ground = dump_map(wide_map(FEATURES).model_copy(update={"zones": (), "width_m": 2 * SIDE_M}))
    battle = first_state(setup(SEARCHERS, HIDDEN, map=ground, chapters=("hiding",), seed=seed))
    for unit in SEARCHERS:
        battle = said(
            battle, chance, lambda x, y, unit=unit: PlaceUnit(unit=unit, position=Position(x=x, y=y, facing_deg=90.0)),
            west_m + 1, west_m + 45,
        )  # fmt: skip
    for unit in HIDDEN:
        battle = said(
            battle, chance, lambda x, y, unit=unit: Hide(unit=unit, at=Waypoint(x=x, y=y, floor=1), facing_deg=270.0),
            west_m + 47, west_m + SIDE_M - 2,
        )  # fmt: skip
    for _ in range(DECOYS):
        battle = said(
            battle, chance, lambda x, y: LayDecoy(side="blue", at=Waypoint(x=x, y=y, floor=1), facing_deg=270.0),
            west_m + 47, west_m + SIDE_M - 2,
        )  # fmt: skip
    return step(step(step(battle, PlacementOver(side="blue")), Begin()), RollInitiative())


def searched(battle):
    """Seconds of the step in the order of its commands, and how many dice fell; no line of sight is known before."""
    battle = replace(battle, setup=replace(battle.setup, map=f"{battle.setup.map}# {next(_ANEW)}\n"))
    assert table_for(battle).surveyor.world.ground  # the map is compiled, and nothing has been looked at
    spent = []

    def timed(command):
        nonlocal battle
        began = process_time()
        battle = step(battle, command)
        ask(battle)
        spent.append(process_time() - began)

    before = battle.rolls
    while battle.stage == "initiative":
        timed(ChooseOrder(grouping=ask(battle).grouping, choice="MOVE"))
    asked = sum(spent)
    spent.clear()
    while battle.stage == "detection":
        timed(SearchPiles(unit=ask(battle).units[0]))
    return asked, sum(spent), max(spent), battle.rolls - before


def main():
    """Measure, tell, and end with 1 where a bound is missed."""
    figures = Figures()
    unit = min(spent_by([sys.executable, "-c", "pass"]) for _ in range(ROUNDS)) / 10
    for where, west_m in (("among houses", 0.0), ("on the open field beside them", SIDE_M)):
        battle = hidden_battle(12, west_m)
        assert len(hiding_of(battle).piles) == len(HIDDEN) + DECOYS
        runs = [searched(battle) for _ in range(ROUNDS + 1)][1:]
        asked, rolled, slowest = (
            sorted(run[column] for run in runs)[ROUNDS // 2] / unit for column in range(3)
        )
        print(f"{where}: {len(SEARCHERS)} searchers, {len(HIDDEN) + DECOYS} piles, {runs[0][3]} dice")
        figures.at_most("  into the step, and who searches, ms", round(asked, 1), 100)
        figures.at_most("  all sixteen searches rolled, ms", round(rolled, 1), 100)
        figures.at_most("  the slowest of them, ms", round(slowest, 1), 25)
    figures.end()


if __name__ == "__main__":
    main()
