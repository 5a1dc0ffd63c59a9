"""What comes of mines: sprung, tested by a blast, a dud; and who may know of it (MIN-05..MIN-11)."""

from collections.abc import Mapping
from typing import ClassVar

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle.chapter_state import BattleState, Fold, keep_battle_state
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.union import Event
from squadlog.battle.ledger import Check
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.facts.seats import sees
from squadlog.rules.common.kept.laid_things import LaidThing
from squadlog.rules.laid_out.folds import keep_thing as with_thing

KEY = "mines"
MINE = "mine"
"""The word for one that is laid, its row in the cost table, and what goes off."""
NEAR_M = 1.0
"""How near an enemy sets a mine off (MIN-05)."""


@record
class Untold:
    """How often a side has rolled for a mine that did not go off, so that nobody else knows of it."""

    rolls: tuple[tuple[str, int], ...] = ()

    def of(self, side: str) -> int:
        """How often this side has."""
        return dict(self.rolls).get(side, 0)


@record
class SpringMine(ChapterCommand):
    """The owner announces that a mine goes off (MIN-10): what nobody measures, and what the table knows better.

    `unit` is who came within a metre; `blast`: an explosion has reached it, and it is rolled for. `caught` is whom it
    catches besides, as `caught` has it; empty: as measured, or on no map the unit alone.
    """

    secret: ClassVar[bool] = True
    side: str
    number: int
    unit: int | None = None
    blast: bool = False
    caught: str = ""


@record
class MineIsDud(ChapterCommand):
    """Something about a mine is irregular, such as its place: it is a dud for good (MIN-11)."""

    secret: ClassVar[bool] = True
    side: str
    number: int
    reason: str = ""


@record
class MineSprung(ChapterEvent):
    """A mine goes off: all know of it now. `by` who came within a metre of it, None for an explosion."""

    reveals: ClassVar[bool] = True
    thing: LaidThing
    rule: str
    by: int | None = None


@record
class MineTested(ChapterEvent):
    """An explosion has reached a mine, and it was rolled whether that goes off (MIN-08).

    Of one that does not nobody else is told.
    """

    thing: LaidThing
    check: Check
    face: Face


@record
class MineDud(ChapterEvent):
    """A mine is a dud for good; nobody else is told of one that they do not know."""

    thing: LaidThing
    reason: str


untold = BattleState(KEY, Untold(), always=True)
"""How often mines were rolled for in secret."""


def _apply_sprung(battle: Battle, event: MineSprung) -> Battle:
    return with_thing(battle, replace(event.thing, covered=False, condition="destroyed"))


def _apply_tested(battle: Battle, event: MineTested) -> Battle:
    battle = replace(battle, rolls=battle.rolls + 1)
    if event.check.success or not event.thing.covered:
        return battle
    rolls = dict(untold(battle).rolls)
    rolls[event.thing.side] = rolls.get(event.thing.side, 0) + 1
    return untold.put(battle, Untold(rolls=tuple(sorted(rolls.items()))))


def _apply_dud(battle: Battle, event: MineDud) -> Battle:
    return with_thing(battle, replace(event.thing, condition="dud"))


FOLDS: Mapping[type[ChapterEvent], Fold] = by_event(_apply_sprung, _apply_tested, _apply_dud)


def redact_battle(battle: Battle, seat: str) -> Battle:
    """The battle without how often others have rolled in secret."""
    rolls = untold(battle).rolls
    told = tuple(one for one in rolls if sees(seat, one[0]))
    if told == rolls:
        return battle
    return keep_battle_state(battle, KEY, Untold(rolls=told) if told else None)


def redact_event(event: Event, _battle: Battle, seat: str) -> Event | None:
    """An event as a seat may read it: a mine that stays where it is stays secret."""
    if isinstance(event, MineTested) and event.check.success:
        return event
    if isinstance(event, MineTested | MineDud) and event.thing.covered and not sees(seat, event.thing.side):
        return None
    return event
