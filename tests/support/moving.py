"""Moves for tests: what is stated of them, who makes them, and what comes of it."""

from support.battles import skirmish, table

from squadlog.battle.event_recorder import EventRecorder
from squadlog.facts.ground_facts import StatedMove, Turn
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.moving import movement

BOOK = table()


def facts(distance_m=None, *ground, turns=()):
    """A stated move: its metres, the ground of each (`clear+up1`), and turns as (degrees, after metres)."""
    stated = StatedMove(
        distance_m=distance_m,
        ground=tuple(tuple(metre.split("+")) for metre in ground),
        turns=tuple(Turn(degrees=degrees, after_m=after) for degrees, after in turns),
    )
    return StatedSurveyor().move(1, "walk", stated)


def runner(**unit):
    """Unit 1, a human in light armour unless the test says otherwise."""
    return skirmish(soldiers={1: {"armour": "LI"}}, units={1: unit})


def refused(battle, mode, stated=None, rulings=None):
    return movement.refusal_move(
        battle, 1, mode, stated or facts(), table(rulings=rulings) if rulings else BOOK
    )


def moved(battle, mode, stated=None, *, rulings=None, **more):
    story = EventRecorder(battle)
    movement.move(story, 1, mode, stated or facts(), table(rulings=rulings), **more)
    return story
