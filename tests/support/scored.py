"""Battles with a page in which the points are counted: laser men and an OMNI man against spike rifles."""

from dataclasses import replace

from support.battles import setup, soldier, table

from squadlog.battle.chapter_state import keep_state
from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.terms import Grouping, Side
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.rules.common.scoring.victory import reckoning
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.rout.record import Nerve

COMMONWEALTH = {1: 28, 2: 28, 3: 31, 4: 28}
TOG = {11: 45, 12: 45, 13: 45}
THIRD = {21: 40}
CALLED = {"red": "Commonwealth", "blue": "TOG", "green": "Bandits"}
ROUT = Objective(id="rout", side="red", kind="rout", whose="blue", name="the rout of the TOG")


def fought(page, *, wounds=None, routed=(), turn=24, third=False, turns=24, **changes):
    """A battle between the two, or three, under a page, with these wounds by unit."""
    values = COMMONWEALTH | TOG | (THIRD if third else {})
    sides = dict.fromkeys(COMMONWEALTH, "red") | dict.fromkeys(TOG, "blue") | ({21: "green"} if third else {})
    names = dict.fromkeys(sides.values())
    made = replace(
        setup(),
        sides=tuple(Side(id=side, name=CALLED[side]) for side in names),
        groupings=tuple(
            Grouping(id=side, name=side, side=side, units=tuple(n for n in sides if sides[n] == side))
            for side in names
        ),
        soldiers=tuple(soldier(n, side, value=values[n]) for n, side in sides.items()),
        page=page,
        chapters=("rout", "scenario"),
        turns=turns,
        **changes,
    )
    battle = first_state(made)
    units = {
        n: keep_state(
            replace(unit, wound=(wounds or {}).get(n, "none")),
            "rout",
            Nerve(routed=n in routed),
        )
        for n, unit in battle.units.items()
    }
    return replace(battle, units=units, stage="actions", now=Moment(turn, 20), order=tuple(names))


def board(battle, rulings=None):
    """The table of such a battle."""
    return add_chapters(table(rulings=rulings), battle)


def counted(battle, rulings=None):
    """What it comes to."""
    return reckoning(battle, board(battle, rulings))


def points(battle, rulings=None):
    """The points of each side."""
    return {one.side: one.points for one in counted(battle, rulings).scores}


def page(*objectives, **more):
    """A page with these objectives."""
    return ScenarioPage(objectives=objectives, **more)


LOSSES = {1: "D", 2: "D", 3: "U", 4: "L", 11: "D", 12: "S"}
"""NX-23: two laser men dead, the OMNI man unconscious, one lightly wounded; of the TOG one dead, one seriously."""
