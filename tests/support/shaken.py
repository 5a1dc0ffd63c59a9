"""Squads under leaders for tests of rout: as they stand at the end of turn 12, and with some of them routed."""

from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import Correct
from squadlog.battle.moment import Moment

MORALE = {"chapters": ("leadership", "quality", "rout")}


def squad(*, soldiers=None, units=None, blue=(11, 12), **battle):
    """Units 1 to 4, a squad under unit 1, rating 0; 11 leads 12."""
    given = {1: {"leader": 0}, 11: {"leader": 0}}
    for number, changes in (soldiers or {}).items():
        given[number] = {**given.get(number, {}), **changes}
    battle = {"now": Moment(12, 10), **battle}
    return skirmish((1, 2, 3, 4), blue, soldiers=given, units=units, setup_changes=MORALE, **battle)


def in_rout(battle, *numbers):
    """The battle with these routed."""
    played = Played(battle)
    for number in numbers:
        played.do(Correct(unit=number, changes=(("rout", "yes"),), reason="so"))
    return played.battle
