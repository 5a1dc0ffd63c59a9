"""Whole battles fought sensibly from begin to end: whoever sees an enemy fires, the others go and look for one.

The same set-up gives the same commands, as long as the rules do; a change of the rules changes what is said with it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import dist

from squadlog.base.dice import SeededDice
from squadlog.battle import commands as say
from squadlog.battle.commands import Command
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Mode, Unit
from squadlog.battle.terms import Setup
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.ground_facts import StatedMove, StatedSighting, Waypoint
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.facts.surveyor import Surveyor
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.engine import ask, decide, refusal
from squadlog.setup.scenes import load_battle


def sixteen(name: str, turns: int) -> Setup:
    """A ready battle of sixteen soldiers, of so many turns."""
    return replace(load_battle(name, load_rulebook(), load_rulings()), turns=turns)


def table_for(battle: Battle) -> RulesContext:
    """The table a session lays: the book, the rulings in force, the map if there is one, the dice of the set-up."""
    book, rulings = load_rulebook(), rulings_with(tuple(sorted(battle.rulings.items())))

    def survey(later: Battle) -> Surveyor:
        from squadlog.survey.surveyor import MapSurveyor  # noqa: PLC0415 - start-up cost (numpy, shapely)

        return MapSurveyor(later, book, rulings)

    return RulesContext(
        book=book,
        rulings=rulings,
        surveyor=survey(battle) if battle.setup.map else StatedSurveyor(),
        survey=survey if battle.setup.map else None,
        dice=SeededDice(battle.setup.seed, battle.rolls),
    )


def step(battle: Battle, command: Command) -> Battle:
    """The battle after a command, which must stand."""
    events = decide(battle, command, table_for(battle))
    assert not isinstance(events, Refusal), f"{command}: {events}"
    for event in events:
        battle = evolve(battle, event)
    return battle


def played(setup: Setup, commands: Sequence[Command]) -> Battle:
    """The battle that the commands lead to."""
    battle = first_state(setup)
    for command in commands:
        battle = step(battle, command)
    return battle


def fought(setup: Setup) -> tuple[list[Command], Battle]:
    """A battle to its end: everything that is said in it, and what it comes to."""
    battle, said = first_state(setup), []
    while battle.stage != "over":
        table = table_for(battle)
        wanted = candidates(battle, table, len(said))
        said.append(next(command for command in wanted if refusal(battle, command, table) is None))
        battle = step(battle, said[-1])
    return said, battle


def candidates(battle: Battle, ctx: RulesContext, said: int) -> Iterator[Command]:
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
                yield from _orders(battle, battle.units[number], ctx, said)
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
        case "step":
            yield from (option.says for option in wanted.options)


def _foes(battle: Battle, unit: Unit) -> list[Unit]:
    """Enemies in the fight, nearest first; without a map whoever stands opposite comes first."""
    foes = [other for other in battle.units.values() if other.side != unit.side and not other.out]
    if unit.position is None:
        return sorted(foes, key=lambda foe: (foe.id - unit.id) % len(battle.units))
    foes = [foe for foe in foes if foe.position is not None]
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


def _orders(battle: Battle, unit: Unit, ctx: RulesContext, said: int) -> Iterator[Command]:
    if unit.action is not None or unit.declaration is not None or unit.opportunity is not None:
        return
    foes = _foes(battle, unit)
    if not foes:
        return
    for foe in foes[:4]:
        seen = ctx.surveyor.sighting(unit.id, foe.id, _seen(battle, unit, foe))
        if seen.in_sight.value and seen.in_arc.value and (said + unit.id) % 3:
            yield say.Declare(unit=unit.id, action="fire_throw", target=foe.id)
            yield say.Declare(unit=unit.id, action="opportunity_fire")
            break
    if unit.posture != "standing":
        yield say.Declare(unit=unit.id, action="position_change", posture="standing")
    mode: Mode = "run" if (said + unit.id) % 2 else "walk"
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
