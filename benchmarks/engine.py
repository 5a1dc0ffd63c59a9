"""The engine in memory, no file: two battles of sixteen soldiers to their end, against a fixed loop of plain Python.

Run: python benchmarks/engine.py

1. A battle without a map, and 2. one in a house, in fixed loops. `BEFORE` is what version 0.1.0 took of either.
3. A step of 1 m and what follows from it: on the map / without one, the same orders to the same soldiers.
   This is missed. A way measured as it is declared is not measured again as it is gone, unless somebody has come near
   it; but to measure one once takes as long as all that the rules do with it.
"""

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from measuring import Figures, medians, spent

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.soldierly import fought, played, sixteen, step, table_for

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, RollInitiative
from squadlog.battle.evolve import first_state
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.desk.engine import ask, refusal
from squadlog.survey.drawn import compile_map

TURNS = {"full_squads": 10, "counting_house": 4}
BEFORE = {"full_squads": 13.0, "counting_house": 390.0}
SHARE = {"full_squads": 1 / 3, "counting_house": 1 / 7.7}
TWICE = 2
ROUNDS = 5
STEPS = 4


def fixed_loop():
    """What the battles are held against.

    Mappings renewed, tuples made, functions called, as in any program of values.
    """
    units = [{f"field{number}": (number, unit) for number in range(30)} for unit in range(500)]
    for number in range(20_000):
        unit = units[number * 7 % 500]
        units[number * 7 % 500] = renewed(unit, f"field{number % 30}", (number, len(unit)))
    return units


def renewed(mapping, key, value):
    return {**mapping, key: value}


def strolled(setup):
    """The orders of a quiet beginning: everybody who can goes 1 m ahead, subphase after subphase."""
    battle, orders = first_state(setup), []

    def say(command):
        nonlocal battle
        orders.append(command)
        battle = step(battle, command)

    while battle.now.subphase <= STEPS:
        wanted = ask(battle)
        match wanted.kind:
            case "begin":
                say(Begin())
            case "roll_initiative":
                say(RollInitiative())
            case "choose_order":
                say(ChooseOrder(grouping=wanted.grouping, choice="MOVE"))
            case _:
                for unit in wanted.units:
                    ahead = Declare(
                        unit=unit, action="move", mode="walk", pack=False, move=StatedMove(distance_m=1.0)
                    )
                    if refusal(battle, ahead, table_for(battle)) is None:
                        say(ahead)
                say(Done())
    return orders


def first_time(setup, commands):
    """Seconds that a battle takes when none like it has been played before: no move is known yet."""
    if setup.map:
        for known in ("_measured", "_stations", "ways"):
            vars(compile_map(setup.map)).pop(known, None)
    return spent(partial(played, setup, commands))


def per_command(setup, commands):
    return first_time(setup, commands) / len(commands)


def main():
    figures = Figures()
    for name, turns in TURNS.items():
        setup = sixteen(name, turns)
        commands, end = fought(setup)
        assert played(setup, commands) == end
        loop, battle = medians([lambda: spent(fixed_loop), partial(first_time, setup, commands)], ROUNDS)
        print(
            f"{name}: {len(commands)} commands, {battle * 1000:.0f} ms, {len(commands) / battle:,.0f} a second"
        )
        figures.at_most(
            f"{name} to its end, against what 0.1.0 took", battle / loop / BEFORE[name], SHARE[name]
        )
    on_map = sixteen("counting_house", 1)
    orders = strolled(on_map)
    bare = replace(on_map, map="", starts=())
    measured, stated = medians(
        [lambda: per_command(on_map, orders), lambda: per_command(bare, orders)], ROUNDS
    )
    print(f"a command: {measured * 1e6:.0f} us on a map, {stated * 1e6:.0f} us without")
    figures.at_most("a command on a map, against one without", measured / stated, TWICE)
    figures.end()


if __name__ == "__main__":
    main()
