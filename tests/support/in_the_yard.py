"""A small battle in the training yard, with arms of the chapters: 3 of red, with 4, against 1 and 2."""

from dataclasses import replace
from functools import cache

from support.asked_minds import asked, changed, moved

from squadlog.battle.state import Ongoing
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.orders_weighed import OrdersWeighed
from squadlog.extras.commander.mind.posed import MindView
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.weights import Weights

MINE = 3
ARMS = ("ammunition", "automatic_fire", "grenades", "launchers")


@cache
def yard(launchers=(), ground=""):
    """Red as it is first asked, with all arms in force; in the yard, or on the map in that text."""
    return asked("tutorial_map", "red", ARMS, launchers, ground)


def turned(posed, unit):
    """Asked when a soldier fights for blue."""
    return changed(posed, unit, soldier=replace(posed.known.units[unit].soldier, side="blue"))


def placed(posed, **at):
    """Asked with soldiers elsewhere: `u3=(17, 11.5, 270)`."""
    for name, (x, y, facing_deg) in at.items():
        posed = moved(posed, int(name[1:]), x, y, facing_deg)
    return posed


def situation(posed, weights=None):
    """The battle as a sergeant sees it."""
    view = MindView(posed)
    return Situation(view, view.now.rules.survey(), weights or Weights(), ShotsWeighed())


def best(posed, unit=MINE, weights=None):
    """All that a soldier might do, the best first; what the rules refuse is left out."""
    now = situation(posed, weights)
    weighed = sorted(OrdersWeighed(now, unit).choices(), key=lambda one: -one.worth)
    return [one for one in weighed if now.view.stands(one.says)]


def of_chapter(chapter, posed, unit=MINE):
    """What one chapter has for a soldier."""
    return [*chapter.orders(OrdersWeighed(situation(posed), unit))]


def about(posed, says):
    """What a soldier is about who was given such an order."""
    return Ongoing(
        kind=says.action, start=posed.known.now, end=posed.known.now, weapon=says.weapon, shot=says.shot
    )


def amount(choice, name):
    """The number of a term."""
    return next(term.amount for term in choice.terms if term.name == name)
