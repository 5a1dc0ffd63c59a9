"""How what is told of things that are laid out changes a battle, and what the referee may set of one."""

import re

from squadlog.base.records import replace
from squadlog.battle.by_hand import read_point
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import Fold
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.state import Battle
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.kept import laid_things as laid


def keep_thing(battle: Battle, thing: laid.LaidThing) -> Battle:
    """The battle with this thing as it is now, in the place of the one of its id or besides the others."""
    return laid.laid_out.put(battle, with_thing(laid.laid_out(battle), thing))


def with_thing(out: laid.LaidOut, thing: laid.LaidThing) -> laid.LaidOut:
    """What is laid out, with this thing as it is now."""
    others = tuple(one for one in out.things if one.id != thing.id)
    things = sorted((*others, thing), key=lambda one: (one.side, one.kind, one.number))
    return replace(out, things=tuple(things))


def _apply_laid(battle: Battle, event: laid.ThingLaid | laid.ThingCarried) -> Battle:
    return keep_thing(battle, event.thing)


def without(battle: Battle, thing: laid.LaidThing) -> Battle:
    """The battle without this thing, which lies there no longer as anything."""
    return laid.laid_out.drop(battle, things=lambda one: one.id == thing.id)


def _apply_taken_up(battle: Battle, event: laid.ThingTakenUp) -> Battle:
    return without(battle, event.thing)


def _apply_bound(battle: Battle, event: laid.SideBound) -> Battle:
    return laid.laid_out.add(battle, bound=event.side)


def _apply_opened(battle: Battle, event: laid.SetUpOpened) -> Battle:
    return laid.laid_out.change(battle, bound=(), opened=event.chapters, opened_turn=battle.now.turn)


def _apply_goods(battle: Battle, event: laid.GoodsSet) -> Battle:
    """What it had of it stands in one row."""
    others = [one for one in battle.setup.goods if (one.side, one.item) != (event.side, event.item)]
    now = Goods(side=event.side, item=event.item, count=event.count, secret=event.secret)
    goods = (*others, now) if event.count else tuple(others)
    return changed(battle, setup=replace(battle.setup, goods=goods))


def _apply_shown(battle: Battle, event: laid.ThingShown) -> Battle:
    return keep_thing(battle, replace(event.thing, covered=False))


def _apply_gone(battle: Battle, event: laid.ThingGone) -> Battle:
    return keep_thing(battle, replace(event.thing, condition=event.condition))


FOLDS: dict[type[ChapterEvent], Fold] = by_event(
    _apply_laid, _apply_taken_up, _apply_bound, _apply_opened, _apply_goods, _apply_shown, _apply_gone
)

_HINT = "such as red-mine-2 destroyed, dud, whole, gone, covered, seen, or at 12,8 floor 2"
_AT = r"at (?P<point>\S+)(?: floor (?P<floor>[1-9][0-9]?))?"


def read_thing(battle: Battle, text: str) -> laid.LaidOut:
    """What the referee sets of one thing: its condition, its place, whether it is covered; `gone`: it never lay there.

    ValueError, in one sentence, for anything else.
    """
    name, _, said = text.strip().partition(" ")
    out = laid.laid_out(battle)
    thing = next((one for one in out.things if one.id == name), None)
    if thing is None:
        known = ", ".join(one.id for one in out.things if not one.covered) or "none in the open"
        raise ValueError(f"there is no {name!r}; there are {known}")
    if said == "gone":
        return replace(out, things=tuple(one for one in out.things if one is not thing))
    return with_thing(out, _set_right(thing, said))


def _set_right(thing: laid.LaidThing, said: str) -> laid.LaidThing:
    match said:
        case "whole" | "destroyed" | "dud":
            return replace(thing, condition=said)
        case "covered":
            return replace(thing, covered=True)
        case "seen":
            return replace(thing, covered=False)
    if (found := re.fullmatch(_AT, said)) is None or (point := read_point(found["point"])) is None:
        raise ValueError(f"{said!r} cannot be set of {thing.called}; write {_HINT}")
    floor = int(found["floor"]) if found["floor"] else thing.floor
    return replace(thing, position=Position(x=point[0], y=point[1]), floor=floor)
