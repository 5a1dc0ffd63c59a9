"""What an order that aims at a place would come to before it is given: the chapters say it of their actions."""

from collections.abc import Iterator

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules import places
from squadlog.rules.blasts import foreseeing
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, GoneOff
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.kept.explosions import exploding
from squadlog.rules.desk.chapters import add_chapters, desk


def foreseen(battle: Battle, said: Declare, ctx: RulesContext) -> Foreseen | None:
    """What an order would come to; None for one without a place to aim at, or while that is not said."""
    if said.unit not in battle.units or not battle.chapters:
        return None
    ctx = add_chapters(ctx, battle)
    act = desk(battle.chapters).actions.handlers.get(said.action)
    if act is not None and act.foresees is not None:
        return act.foresees(battle, said, ctx)
    return foreseeing.of_declaration(battle, said, ctx)


def refusal(battle: Battle, said: Declare, ctx: RulesContext) -> Refusal | None:
    """The refusal of an order as it is aimed by its chapter, whoever's turn it is; None: no refusal."""
    act = desk(battle.chapters).actions.handlers.get(said.action) if battle.chapters else None
    if act is None or act.refusal is None:
        return None
    ctx = add_chapters(ctx, battle)
    return next(places.objections(battle, said, ctx), None) or act.refusal(battle, said, ctx)


def ready_first(battle: Battle, said: Declare, ctx: RulesContext) -> tuple[Battle, tuple[Declare, ...]]:
    """The battle once the unit has in hand what an order needs, and the orders that get it there."""
    act = desk(battle.chapters).actions.handlers.get(said.action) if battle.chapters else None
    if act is None or act.readies is None:
        return battle, ()
    return act.readies(battle, said, add_chapters(ctx, battle)) or (battle, ())


def aimings(battle: Battle, unit: int, ctx: RulesContext) -> Iterator[Declare]:
    """The orders of a unit that aim at a place, each without its aim, the likeliest first."""
    if unit not in battle.units or not battle.chapters:
        return
    ctx = add_chapters(ctx, battle)
    for act in desk(battle.chapters).actions.handlers.values():
        if act.aims is not None:
            yield from act.aims(battle, battle.units[unit], ctx)


def blast(battle: Battle, what: str, spot: Waypoint, ctx: RulesContext, count: int = 1) -> Foreseen:
    """What something of a kind would come to that went off at a place now. KeyError for no kind in force."""
    ctx = add_chapters(ctx, battle)
    return foreseeing.going_off(battle, foreseeing.imagine_fused(battle, what, spot, count=count), ctx)


def kinds(battle: Battle, ctx: RulesContext) -> tuple[str, ...]:
    """The kinds of explosions in force, by their words."""
    return tuple(add_chapters(ctx, battle).in_force.blasts.kinds)


def burning(battle: Battle, ctx: RulesContext) -> tuple[tuple[Fused, Foreseen], ...]:
    """What is about to go off as far as `battle` knows of it, with what it would come to as things stand."""
    found = exploding(battle).fused
    if not found:
        return ()
    ctx = add_chapters(ctx, battle)
    return tuple((one, foreseeing.going_off(battle, one, ctx)) for one in found)


def over(battle: Battle, ctx: RulesContext) -> tuple[tuple[GoneOff, Foreseen], ...]:
    """What went off in this subphase or the one before, with its rings and whom it struck."""
    found = [one for one in exploding(battle).over if battle.now <= one.at.later(1)]
    if not found:
        return ()
    ctx = add_chapters(ctx, battle)
    return tuple((one, foreseeing.foresee_from_report(battle, one.fused, one.struck, ctx)) for one in found)
