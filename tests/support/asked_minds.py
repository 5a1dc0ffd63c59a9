"""Sides of ready battles as they are first asked for orders, and the same with soldiers elsewhere."""

from dataclasses import replace
from functools import lru_cache

from squadlog.battle.known import known
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.facts.ground_facts import Position


@lru_cache(maxsize=8)
def asked(scenario, side, chapters=(), launchers=(), ground=""):
    """A side of a ready battle as it is first asked for orders.

    With more chapters, launchers for these soldiers, and the map in that text instead of its own.
    """
    setup = setup_of(BattleMatch(scenario=scenario, levels=("cautious", "cautious")), 0)
    if ground:
        setup = replace(setup, map=ground, features=())
    soldiers = tuple(
        replace(one, equipment=(*one.equipment, "grenade_launcher")) if one.id in launchers else one
        for one in setup.soldiers
    )
    setup = replace(setup, chapters=(*setup.chapters, *chapters), soldiers=soldiers)
    bout = Bout(setup, {one.id: commander_of("cautious") for one in setup.sides})
    while True:
        posed = Posed(known=known(bout.battle, side), side=side)
        question = MindView(posed).question
        if (question.kind, question.mine) == ("declare", True):
            return posed
        bout.step()


def moved(posed, unit, x, y, facing_deg=0.0):
    """Asked with a soldier elsewhere."""
    return changed(posed, unit, position=Position(x=x, y=y, facing_deg=facing_deg))


def changed(posed, unit, **how):
    """Asked with a soldier who is otherwise."""
    units = {**posed.known.units, unit: replace(posed.known.units[unit], **how)}
    return replace(posed, known=replace(posed.known, units=units))


def with_nobody_left(posed, side):
    """Asked when all of a side are dead."""
    known = posed.known
    units = {unit: replace(one, wound="D") if one.side == side else one for unit, one in known.units.items()}
    return replace(posed, known=replace(known, units=units))
