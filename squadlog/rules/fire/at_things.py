"""Shooting at what lies on the ground and belongs to a side: its chapter says how, and what a hit does (`ShotAt`)."""

from collections.abc import Iterator

from squadlog.battle.commands import Fire
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.ledger import Check, Ledger
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Effect
from squadlog.facts.ground_facts import Lying, Sighting, Target
from squadlog.rules.common.checks import adjust_ledger
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.ground import ShotAt
from squadlog.rules.common.kept.laid_things import LaidThing, laid_out, thing_called
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.common.shots.shot import roll_against, tell_jam
from squadlog.rules.fire.obstacles import tell_shot
from squadlog.rules.laid_out.eyes import knows

_no = refuses("fire")


def thing_of(battle: Battle, target: Target | None) -> LaidThing | None:
    """The thing that is aimed at, if it is one that was laid out."""
    return (
        thing_called(battle, target.id) if isinstance(target, Lying) and isinstance(target.id, str) else None
    )


def how_shot_at(battle: Battle, target: Target | None, ctx: RulesContext) -> ShotAt[RulesContext] | None:
    """How the thing that is aimed at is shot at; None for what is none of those."""
    thing = thing_of(battle, target)
    return None if thing is None else ctx.how_shot_at(thing.kind)


def things_to_shoot_at(battle: Battle, unit: int, ctx: RulesContext) -> Iterator[Lying]:
    """What of the enemy lies there for all to see and is shot at at all."""
    side = battle.units[unit].side
    for thing in laid_out(battle).things:
        how = ctx.how_shot_at(thing.kind)
        if how is None or thing.side == side or thing.covered or thing.condition != "whole":
            continue
        if how.refused(battle, unit, thing.id, ctx) is None:
            yield Lying(thing.id)


def nonsense_thing(battle: Battle, unit: int, target: Lying, ctx: RulesContext) -> Refusal | None:
    """What makes no sense whatever the rules: no such thing, as far as the firer's side knows; nothing to hit."""
    thing = thing_of(battle, target)
    if thing is None or not knows(battle.units[unit].side, thing):
        return nonsense("unknown-thing", f"Nothing called {target.id} is there.", "FIR-01")
    if thing.condition == "destroyed":
        return nonsense("destroyed", f"{thing.called.capitalize()} is destroyed already.", "FIR-01")
    if thing.condition == "spent":
        return nonsense("spent", f"{thing.called.capitalize()} has gone off already.", "FIR-01")
    if ctx.how_shot_at(thing.kind) is None:
        return nonsense("not-shot-at", f"Nobody can shoot at {thing.called}.", "FIR-01")
    return None


def objections_thing(battle: Battle, unit: int, target: Lying, ctx: RulesContext) -> Iterator[Refusal]:
    """The objections to a shot at a thing: those of its chapter, and that it is one's own."""
    thing, how = thing_of(battle, target), how_shot_at(battle, target, ctx)
    if thing is None or how is None:
        return
    if thing.side == battle.units[unit].side:
        sentence = f"{thing.called.capitalize()} is of the side of unit {unit}."
        yield _no("friendly", sentence, "FIR-01", "Overrule if you mean it.")
    if (refused := how.refused(battle, unit, thing.id, ctx)) is not None:
        yield refused


def ledger_of(battle: Battle, fired: ShotFired, ctx: RulesContext) -> Ledger | None:
    """The test of a shot at a thing; None where it hits without one."""
    thing, how = thing_of(battle, fired.target), how_shot_at(battle, fired.target, ctx)
    if thing is None or how is None or how.test is None:
        return None
    return how.test(battle, fired.unit, fired.weapon, thing.id, _view(fired), fired.sort, ctx)


def _view(fired: ShotFired) -> Sighting:
    if fired.sighting is None:
        raise TypeError("a shot at a thing has a view of it")
    return fired.sighting


def resolve_at_thing(recorder: EventRecorder, fired: ShotFired, command: Fire, ctx: RulesContext) -> None:
    """Resolve a shot at a thing, with a roll where it needs one; a hit takes effect with the shots of the step.

    AMB-84.
    """
    effect = Effect(target=fired.target, by=fired.unit, weapon=fired.weapon)
    ledger = ledger_of(recorder.battle, fired, ctx)
    if ledger is None:
        tell_shot(recorder, fired, (effect,), ctx)
        return
    how = how_shot_at(recorder.battle, fired.target, ctx)
    af = 0 if how is None or how.armour is None else how.armour(ctx)
    firer = recorder.battle.units[fired.unit]
    pf = weapon_row(firer, fired.weapon, ctx).pf
    shot = roll_against(firer, af, adjust_ledger(ledger, command.adjust), pf, fired.sort, ctx)
    told = shot.told_of(fired)
    tell_shot(recorder, told, (effect,) if _wears_out(shot.check, shot.levels) else (), ctx)
    if shot.jams:
        tell_jam(recorder, fired.unit, fired.weapon)


def _wears_out(check: Check, levels: int) -> bool:
    return check.success and levels > 0
