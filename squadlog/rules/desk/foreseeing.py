"""What an order that aims at a place would come to before it is given: the chapters say it of their actions."""

from collections.abc import Iterator

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules import places
from squadlog.rules.blasts import foreseeing
from squadlog.rules.blasts.record import exploding
from squadlog.rules.common.explosive import Fused, GoneOff
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.table import Table
from squadlog.rules.desk.chapters import desk, laid


def foreseen(battle: Battle, said: Declare, table: Table) -> Foreseen | None:
    """What an order would come to; None for one that aims at no place, or while nobody says at which."""
    if said.unit not in battle.units or not battle.chapters:
        return None
    table = laid(table, battle)
    act = desk(battle.chapters).acts.get(said.action)
    if act is not None and act.foresees is not None:
        return act.foresees(battle, said, table)
    return foreseeing.of_declaration(battle, said, table)


def refusal(battle: Battle, said: Declare, table: Table) -> Refusal | None:
    """What its chapter has against an order as it is aimed, whoever's turn it is; None: nothing."""
    act = desk(battle.chapters).acts.get(said.action) if battle.chapters else None
    if act is None or act.refusal is None:
        return None
    table = laid(table, battle)
    return next(places.objections(battle, said, table), None) or act.refusal(battle, said, table)


def readied(battle: Battle, said: Declare, table: Table) -> tuple[Battle, tuple[Declare, ...]]:
    """The battle once the unit has in hand what an order needs, and the orders by which it would."""
    act = desk(battle.chapters).acts.get(said.action) if battle.chapters else None
    if act is None or act.readies is None:
        return battle, ()
    return act.readies(battle, said, laid(table, battle)) or (battle, ())


def aimings(battle: Battle, unit: int, table: Table) -> Iterator[Declare]:
    """The orders of a unit that aim at a place, each without its aim, the likeliest first."""
    if unit not in battle.units or not battle.chapters:
        return
    table = laid(table, battle)
    for act in desk(battle.chapters).acts.values():
        if act.aims is not None:
            yield from act.aims(battle, battle.units[unit], table)


def blast(battle: Battle, what: str, spot: Waypoint, table: Table, count: int = 1) -> Foreseen:
    """What something of a kind would come to that went off at a place now. KeyError for no kind in force."""
    table = laid(table, battle)
    return foreseeing.going_off(battle, foreseeing.imagined(battle, what, spot, count=count), table)


def kinds(battle: Battle, table: Table) -> tuple[str, ...]:
    """The kinds of explosions in force, by their words."""
    return tuple(laid(table, battle).in_force.blasts)


def burning(battle: Battle, table: Table) -> tuple[tuple[Fused, Foreseen], ...]:
    """What is about to go off as far as `battle` knows of it, with what it would come to as things stand."""
    found = exploding(battle).fused
    if not found:
        return ()
    table = laid(table, battle)
    return tuple((one, foreseeing.going_off(battle, one, table)) for one in found)


def over(battle: Battle, table: Table) -> tuple[tuple[GoneOff, Foreseen], ...]:
    """What went off in this subphase or the one before, with its rings and whom it struck."""
    found = [one for one in exploding(battle).over if battle.now <= one.at.later(1)]
    if not found:
        return ()
    table = laid(table, battle)
    return tuple((one, foreseeing.gone_off(battle, one.fused, one.struck, table)) for one in found)
