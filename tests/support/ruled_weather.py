"""A scene for each ruling of the weather: under the readings that differ, something to compare."""

from support.airless import aboard, airless, breaks, hit, leaks, passes, without_air
from support.battles import skirmish, table

from squadlog.battle.terms import Environment
from squadlog.rules.moving.step_costs import allowance
from squadlog.rules.vacuum.suits import holds_air
from squadlog.rules.weather.night import in_the_light
from squadlog.rules.weather.record import KEY


def dark_between(read):
    """Out of a lit room into the night."""
    lit = {1: {"held": ((KEY, "indoors"),)}}
    battle = skirmish(units=lit, setup_changes={"environment": Environment(night=True)})
    return in_the_light(battle, 1, 11, table(rulings=read))


def wounded_in_snow(read):
    """A walk with a serious wound."""
    battle = skirmish(units={1: {"wound": "S"}}, setup_changes={"environment": Environment(snow=True)})
    return allowance(battle, 1, "walk", table(rulings=read)).metres


def emptied(read):
    """The hold is open to space, the doors to the rest are shut."""
    played = aboard(rulings=read)
    breaks(played, "D1", "D2")
    passes(played)
    return without_air(played)


def airlock_blown(read):
    """The outer door of an airlock is gone, the inner one is shut."""
    played = aboard(rulings=read)
    breaks(played, "D1")
    passes(played)
    return without_air(played)


def torn_twice(read):
    played = airless(rulings=read)
    hit(played, 11, 2)
    passes(played)
    hit(played, 11, 2)
    return leaks(played, 11)


def unsuited(read):
    played = airless(soldiers={11: {"armour": "No"}}, rulings=read)
    passes(played)
    return played.unit(11).wound


def power_suits(read):
    board = table(rulings=read)
    return [key for key in board.book.armours if holds_air(key, board.book, board.rulings)]


SCENES = {
    "night.decided_by": dark_between,
    "snow.wounds": wounded_in_snow,
    "vacuum.suits": power_suits,
    "vacuum.airlock": airlock_blown,
    "vacuum.extent": emptied,
    "vacuum.multiple": torn_twice,
    "vacuum.unsealed": unsuited,
}
"""What comes of each ruling in some scene: given the readings that differ, something to compare."""
