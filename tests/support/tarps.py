"""Battles with holotarps on the map, for tests: unit 11 of blue is under one at 20,10, unit 1 of red before it."""

from support.on_maps import on_map
from support.piles import FIELD, at
from support.playing_on_maps import OnMap

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, RollInitiative
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import Lying, StatedMove
from squadlog.rules.common.kept.laid_things import LayThing
from squadlog.rules.hiding.piles import SearchNoMore

CHAPTERS = ("hiding", "ground_sensor", "holotarp")
GOODS = (
    Goods(side="blue", item="holotarp", count=2),
    Goods(side="blue", item="ground_sensor", secret=True),
)
TARP = Lying("blue-tarp-1")
PLACES = {1: (5, 10, 90), 2: (5, 14, 90), 11: (20, 10, 270), 12: (35, 14, 270)}


def before(*, rulings=None, places=PLACES, chapters=CHAPTERS, **setup):
    """Before play: blue has two tarps and a sensor."""
    terms = {"chapters": chapters, "goods": GOODS, "rulings": tuple((rulings or {}).items())} | setup
    return OnMap(on_map(FIELD, places, stage="setup", order=(), setup_changes=terms), rulings)


def tarp_at(played, x=20, y=10, **said):
    played.do(LayThing(side="blue", what="tarp", at=at(x, y), **said))
    return played


def play_on(played):
    """On into red's slot of T1.s1."""
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    if played.battle.stage == "detection":
        played.do(SearchNoMore(side="red"))
    return played


def hidden(*, rulings=None, start=(17.5, 10), places=PLACES, **more):
    """Unit 11 of blue is under a tarp at 20,10; unit 1 of red stands before it."""
    played = tarp_at(before(rulings=rulings, places=places | {1: (*start, 90)}, **more))
    return play_on(played)


def steps(played, unit=1, metres=1.0):
    played.do(Declare(unit=unit, action="move", mode="walk", move=StatedMove(distance_m=metres)))
    return played.do(Done())


def rest(played):
    """Blue does nothing in this subphase."""
    while played.battle.stage == "actions" and played.battle.active.side == "blue":
        played.do(Done())
    return played
