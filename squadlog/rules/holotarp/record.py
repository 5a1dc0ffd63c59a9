"""What is kept of holotarps: who has come to light beneath them, and who of the enemy is inside (HOL-04..HOL-06)."""

from typing import ClassVar

from squadlog.base.records import record, replace
from squadlog.battle.chapter_state import BattleState, ChapterState, OfTheBattle, Redaction
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.union import Event
from squadlog.battle.rights import of_unit
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.facts.seats import sees
from squadlog.rules.common.kept.laid_things import LaidThing, ThingGone, thing_called
from squadlog.rules.hiding.piles import PileFound
from squadlog.rules.laid_out.eyes import as_seen
from squadlog.rules.laid_out.folds import keep_thing
from squadlog.rules.laid_out.tarps import hides_all, tarp_over

KEY = ITEM = "holotarp"
TARP = "tarp"
"""The word for the thing that is laid out."""


@record
class Bared:
    """A unit or thing that lay under a tarp and has come to light there, and the rule; `acted`: it has acted since."""

    tarp: str
    rule: str
    unit: int | None = None
    thing: str = ""
    acted: bool = False


@record
class UnderTarps:
    """What has come to light beneath tarps; and, without a map, which enemies are under which tarp as stated."""

    bared: tuple[Bared, ...] = ()
    inside: tuple[tuple[int, str], ...] = ()


@record
class LieUnder(ChapterCommand):
    """A unit begins under a tarp of its side where there is no map, in secret (HOL-04, HOL-09)."""

    secret: ClassVar[bool] = True
    unit: int
    tarp: int = 1
    overrule: str = ""


@record
class StepUnder(ChapterCommand):
    """An enemy steps under a tarp where there is no map, or with `out` from under it (HOL-05, HOL-06)."""

    unit: int
    side: str
    tarp: int = 1
    out: bool = False


@record
class LiesUnder(ChapterEvent):
    """A unit is under a tarp by what was said of it."""

    side: str
    unit: int
    thing: LaidThing


@record
class TarpEntered(ChapterEvent):
    """An enemy has stepped under a tarp: whatever is there is found (HOL-05)."""

    thing: LaidThing
    by: int


@record
class TarpLeft(ChapterEvent):
    """An enemy is no longer under a tarp, where there is no map."""

    thing: LaidThing
    by: int


@record
class BaredActed(ChapterEvent):
    """Who came to light under a tarp has done something since, and is seen for good (A-108)."""

    unit: int


@record
class TarpCloses(ChapterEvent):
    """No enemy is under a tarp any more: these units and things there are out of sight again (HOL-06)."""

    thing: LaidThing
    units: tuple[int, ...] = ()
    things: tuple[str, ...] = ()


beneath_of = BattleState(KEY, UnderTarps())
"""What has come to light beneath the tarps."""


def _apply_lies(battle: Battle, event: LiesUnder) -> Battle:
    tarp = thing_called(battle, event.thing.id)
    if tarp is None:
        return battle
    return keep_thing(
        battle, replace(tarp, under=(*(one for one in tarp.under if one != event.unit), event.unit))
    )


def _apply_entered(battle: Battle, event: TarpEntered) -> Battle:
    unit, within = battle.units.get(event.by), (event.by, event.thing.id)
    if unit is None or unit.position is not None or within in beneath_of(battle).inside:
        return battle
    return beneath_of.add(battle, inside=within)


def _apply_left(battle: Battle, event: TarpLeft) -> Battle:
    return beneath_of.drop(battle, inside=lambda one: one == (event.by, event.thing.id))


def _apply_acted(battle: Battle, event: BaredActed) -> Battle:
    bared = beneath_of(battle).bared
    told = (replace(one, acted=True) if one.unit == event.unit else one for one in bared)
    return beneath_of.change(battle, bared=tuple(told))


def _apply_closes(battle: Battle, event: TarpCloses) -> Battle:
    return beneath_of.drop(
        battle, bared=lambda one: one.unit in event.units or (one.thing or None) in event.things
    )


def _apply_came_to_light(battle: Battle, event: PileFound) -> Battle:
    """Who comes out from under a tarp is remembered, while it is whole: he may be out of sight again."""
    if not hides_all(battle) or (event.unit is None and not event.thing):
        return battle
    thing = thing_called(battle, event.thing)
    at, floor = (event.position, event.floor) if thing is None else (thing.position, thing.floor)
    tarp = tarp_over(battle, at, floor, side=event.side, unit=event.unit)
    if tarp is None:
        return battle
    fresh = Bared(tarp=tarp.id, rule=event.rule, unit=event.unit, thing=event.thing)
    battle = beneath_of.drop(battle, bared=lambda one: (one.unit, one.thing) == (fresh.unit, fresh.thing))
    return beneath_of.add(battle, bared=fresh)


def _apply_gone(battle: Battle, event: ThingGone) -> Battle:
    gone = event.thing.id
    return beneath_of.drop(battle, bared=lambda one: one.tarp == gone, inside=lambda one: one[1] == gone)


def _read(battle: Battle, text: str) -> UnderTarps:
    if text != "none":
        raise ValueError(f"{text!r} is not none, by which nobody under a tarp is out of sight again")
    return replace(beneath_of(battle), bared=(), inside=())


def _redact_event(event: Event, _battle: Battle, seat: str) -> Event | None:
    """Who lies under a tarp its own side knows alone; of a tarp all know where it is, and nobody who is there."""
    match event:
        case LiesUnder() if not sees(seat, event.side):
            return None
        case TarpEntered() | TarpLeft() | TarpCloses():
            return replace(event, thing=as_seen(event.thing, seat))
        case _:
            return event


STATE = ChapterState(
    key=KEY,
    of_battle=OfTheBattle(begins=lambda _battle: UnderTarps(), read=_read),
    folds=by_event(_apply_lies, _apply_entered, _apply_left, _apply_acted, _apply_closes),
    follows=by_event(_apply_came_to_light, _apply_gone),
    commands={LieUnder: of_unit, StepUnder: of_unit},
    secrets=Redaction(redacted_event=_redact_event, lays_in_secret=True),
)
