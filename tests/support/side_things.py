"""Battles in which a side has what it bought for all of it: on a map, or with stated facts."""

from support.battles import skirmish
from support.on_maps import on_map
from support.playing import Played
from support.playing_on_maps import OnMap, field_of

from squadlog.base.records import replace
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.kept.laid_things import LaidThing
from squadlog.rules.laid_out.folds import keep_thing

FIELD = field_of("")


def goods(*items, side="red", secret=False):
    """What a side has, one of each."""
    return tuple(Goods(side=side, item=item, secret=secret) for item in items)


def thing(kind, side="red", number=1, at=None, **more):
    """A thing of a side, at a place."""
    position = None if at is None else Position(x=float(at[0]), y=float(at[1]))
    return LaidThing(
        id=f"{side}-{kind}-{number}", kind=kind, side=side, number=number, position=position, **more
    )


def with_things(battle, *things):
    """The battle in which these lie."""
    for one in things:
        battle = keep_thing(battle, one)
    return battle


def stated(chapters, *things, rulings=None, setup=None, red=(1, 2), blue=(11, 12), **more):
    """In red's slot of T1.s1, on no map."""
    battle = skirmish(red, blue, setup_changes={"chapters": chapters} | (setup or {}), **more)
    return Played(with_things(battle, *things), rulings)


def mapped(chapters, *things, places=None, ground=FIELD, rulings=None, setup=None, **more):
    """The same on a map of 40 by 20 m."""
    where = places or {1: (5, 10, 90), 2: (5, 14, 90), 11: (35, 10, 270), 12: (35, 14, 270)}
    battle = on_map(ground, where, setup_changes={"chapters": chapters} | (setup or {}), **more)
    return OnMap(with_things(battle, *things), rulings)


def set_to(played, **fields):
    """The battle with other fields."""
    played.battle = replace(played.battle, **fields)
    return played
