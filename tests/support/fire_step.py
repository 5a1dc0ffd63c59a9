"""The fire step of a small battle: queued shots, the dice they meet, and what is told of them."""

from support.battles import skirmish, table

from squadlog.battle.commands import Fire
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot
from squadlog.rules.fire import shots

SHOT = QueuedShot(unit=1, weapon="SR")
AT_11 = Fire(unit=1, target=11)


def fight(*shots, red=(1,), blue=(11,), **changes):
    """The fire step of T1.s2."""
    return skirmish(red, blue, stage="fire", now=Moment(1, 2), fire_queue=shots or (SHOT,), **changes)


def resolved(battle, command, *faces, **rulings):
    """The shot as rolled with these faces, all of them used; a reading `fire__targetTiming` is `fire.targetTiming`."""
    story = EventRecorder(battle)
    at = table(faces, rulings={name.replace("__", "."): option for name, option in rulings.items()})
    shots.resolve_fire(story, command, at)
    assert at.dice.left == 0
    return story


def codes(battle, command=AT_11, **rulings):
    """What speaks against the shot, by code."""
    at = table(rulings={name.replace("__", "."): option for name, option in rulings.items()})
    return [refused.code for refused in shots.objections_fire(battle, command, at)]


def fired(story):
    return next(event for event in story.events if event.kind == "shot_fired")


def landed(story, **rulings):
    """The units after the effects of all shots."""
    shots.apply_effects(story, table(rulings=rulings))
    return story.battle.units
