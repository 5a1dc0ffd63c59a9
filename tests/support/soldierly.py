"""A battle fought sensibly from begin to end: whoever sees an enemy fires, the others go and look for one.

Run as a program it writes the scripts that tests and benchmarks play (`python tests/support/soldierly.py`).
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from math import dist
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from support.scripted import SCRIPTS, table_for

from squadlog.battle import commands as say
from squadlog.battle.evolve import evolve, started
from squadlog.battle.refusal import Refusal
from squadlog.battle.setup import Setup
from squadlog.battle.state import Battle, Unit
from squadlog.facts import StatedMove, StatedSighting, Waypoint
from squadlog.language.say import say as sentence
from squadlog.muster.scenes import load_battle
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.rules.engine import ask, decide, refusal
from squadlog.rules.table import Table


def candidates(battle: Battle, table: Table, said: int) -> Iterator[say.Command]:
    """What might be said now, best first; something among it is legal."""
    wanted = ask(battle)
    unit = battle.units[wanted.units[0]] if wanted.units else None
    match wanted.kind:
        case "begin":
            yield say.Begin()
        case "roll_initiative":
            yield say.RollInitiative()
        case "choose_order":
            yield say.ChooseOrder(grouping=wanted.grouping or "", choice="MOVE")
        case "declare":
            for number in wanted.units:
                yield from _orders(battle, battle.units[number], table, said)
            yield say.Done()
        case "fire" if unit:
            for foe in _foes(battle, unit):
                yield say.Fire(unit=unit.id, target=foe.id, stated=_seen(battle, unit, foe))
            yield say.WithholdFire(unit=unit.id)
        case "opportunity" if unit:
            yield say.OpportunityShot(unit=unit.id)
            yield say.DeclineShot(unit=unit.id)
        case "intent" if battle.pending is not None and battle.pending.kind == "intent":
            yield say.GiveIntent(unit=battle.pending.unit, intent="attack")
            yield say.GiveIntent(unit=battle.pending.unit, intent=battle.pending.options[0])


def _foes(battle: Battle, unit: Unit) -> list[Unit]:
    """Enemies in the fight, nearest first; without a map whoever stands opposite comes first."""
    foes = [other for other in battle.units.values() if other.side != unit.side and not other.out]
    if unit.position is None:
        return sorted(foes, key=lambda foe: (foe.id - unit.id) % len(battle.units))
    return sorted(foes, key=lambda foe: (abs(foe.floor - unit.floor), _apart(unit, foe)))


def _apart(unit: Unit, foe: Unit) -> float:
    one, other = unit.position, foe.position
    return dist((one.x, one.y), (other.x, other.y)) if one and other else 0.0


def _seen(battle: Battle, unit: Unit, foe: Unit) -> StatedSighting:
    """Without a map the sides come nearer from turn to turn, and half of them lie behind something."""
    if unit.position is not None:
        return StatedSighting()
    far = max(4.0, 26.0 - 3 * battle.now.turn - battle.now.subphase)
    return StatedSighting(distance_m=far, covers=("half_hard",) if foe.id % 2 else ())


def _orders(battle: Battle, unit: Unit, table: Table, said: int) -> Iterator[say.Command]:
    if unit.action is not None or unit.declaration is not None or unit.opportunity is not None:
        return
    foes = _foes(battle, unit)
    if not foes:
        return
    for foe in foes[:4]:
        seen = table.surveyor.sighting(unit.id, foe.id, _seen(battle, unit, foe))
        if seen.in_sight.value and seen.in_arc.value and (said + unit.id) % 3:
            yield say.Declare(unit=unit.id, action="fire_throw", target=foe.id)
            yield say.Declare(unit=unit.id, action="opportunity_fire")
            break
    if unit.posture != "standing":
        yield say.Declare(unit=unit.id, action="position_change", posture="standing")
    mode: say.Mode = "run" if (said + unit.id) % 2 else "walk"
    if unit.position is None:
        yield say.Declare(unit=unit.id, action="move", mode=mode, move=StatedMove(seen_by=()))
        return
    for foe in (foes[(said + unit.id) % len(foes)], *foes[:2]):
        there = foe.position
        if there is not None and foe.floor == unit.floor:
            to = StatedMove(path=(Waypoint(x=there.x, y=there.y),), as_far=True)
            yield say.Declare(unit=unit.id, action="move", mode=mode, move=to)
    here = unit.position
    for east, north in ((0, 4), (4, 0), (0, -4), (-4, 0))[said % 4 :]:
        to = StatedMove(path=(Waypoint(x=here.x + east, y=here.y + north),), as_far=True)
        yield say.Declare(unit=unit.id, action="move", mode="walk", move=to)


def fought(setup: Setup, most: int = 2000) -> list[str]:
    """The sentences of a battle to its end."""
    battle, told = started(setup), []
    while battle.stage != "over" and len(told) < most:
        table = table_for(battle)
        command = next(c for c in candidates(battle, table, len(told)) if refusal(battle, c, table) is None)
        events = decide(battle, command, table)
        assert not isinstance(events, Refusal)
        for event in events:
            battle = evolve(battle, event)
        told.append(sentence(command))
    return told


def main() -> None:
    """Write the scripts anew, for when a change of the rules leaves a sentence without sense."""
    for name, turns in (("full_squads", 10), ("counting_house", 4)):
        said = fought(replace(load_battle(name, load_rulebook(), load_rulings()), turns=turns))
        (SCRIPTS / f"{name}.txt").write_text("\n".join([f"{name} {turns}", *said, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
