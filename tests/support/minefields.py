"""Mines on the map for tests: four of blue, red walks east at y = 10; 11 and 12 of blue stand far off."""

from support.battles import skirmish
from support.on_maps import on_map
from support.playing import Played
from support.playing_on_maps import OnMap, field_of

from squadlog.base.records import replace
from squadlog.battle.chapter_state import keep_battle_state
from squadlog.battle.commands import Declare
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import Position, StatedMove
from squadlog.rules.common.kept.laid_things import LaidThing, laid_out
from squadlog.rules.laid_out.folds import keep_thing

FIELD = field_of("", size="width_m = 60\nheight_m = 30")
GOODS = (Goods(side="blue", item="mine", count=4, secret=True),)
IN_FORCE = {"chapters": ("ammunition", "mines"), "goods": GOODS, "salt": "chance"}
PLACES = {1: (10, 10, 90), 2: (10, 20, 90), 11: (50, 10, 270), 12: (50, 20, 270)}


def with_mines(battle, *places, side="blue"):
    """The battle with mines of a side at these places, numbered from 1 on."""
    for number, (x, y) in enumerate(places, 1):
        thing = LaidThing(
            id=f"{side}-mine-{number}", kind="mine", side=side, number=number,
            position=Position(x=x, y=y), covered=True,
        )  # fmt: skip
        battle = keep_thing(battle, thing)
    return battle


def minefield(*mines, places=PLACES, ground=FIELD, side="blue", rulings=None, setup=None, **more):
    battle = on_map(ground, places, setup_changes=IN_FORCE | (setup or {}), **more)
    return OnMap(with_mines(battle, *mines, side=side), rulings)


def go(unit=1, metres=2.0, mode="run"):
    return Declare(unit=unit, action="move", mode=mode, move=StatedMove(distance_m=metres))


def written(*, setup=None):
    """A battle without a map, with two mines that blue has written down."""
    battle = with_mines(skirmish((1, 2), (11, 12), setup_changes=IN_FORCE | (setup or {})), (0, 0), (0, 0))
    out = laid_out(battle)
    things = tuple(replace(one, position=None, where=f"at gate {one.number}") for one in out.things)
    return Played(keep_battle_state(battle, "laid_out", replace(out, things=things)))
