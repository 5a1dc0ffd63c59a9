"""What a side has bought and lays out: sensors, tarps, mines, whatever lies on the ground and belongs to a side.

A chapter names its kinds (`LaidKind`), says where they may lie, what becomes of one that is shot at, and what it does.
Where they lie, who knows of it, that it stands in the record from before play: all that is here, for all of them.
"""

from collections.abc import Iterator
from typing import ClassVar, Literal

from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.battle.terms import Setup
from squadlog.facts.ground_facts import Position, Waypoint

KEY = "laid_out"
Condition = Literal["whole", "destroyed", "dud", "spent"]


@record
class LaidThing:
    """A thing of a side. `number` counts those of its `kind` and side; together they are its `id`.

    It lies at `position`, on no map `where` its owner has written, or is with the unit `bearer`. `covered`: nobody but
    its own side knows of it. What is no longer whole stays on record; `spent` is
    what has gone off as it was meant to. `width_m` is how wide a square it covers, `under` are the units that are there
    by what was said, on no map; only its side knows of them. `object_id` is the object that it is while it lies loose,
    dropped by whoever bore it.

    `by` is who laid it, or in whose keeping it was at first, `item` its row in the cost table where one kind has
    several. It lies against a `feature`, and points `axis_deg` where that counts.
    """

    id: str
    kind: str
    side: str
    number: int
    position: Position | None = None
    floor: int = 1
    where: str = ""
    covered: bool = False
    bearer: int | None = None
    object_id: int | None = None
    width_m: float = 0.0
    under: tuple[int, ...] = ()
    condition: Condition = "whole"
    by: int | None = None
    item: str = ""
    feature: str | None = None
    axis_deg: float | None = None

    @property
    def called(self) -> str:
        """The thing as people name it: `mine 2`."""
        return f"{self.kind} {self.number}"


@record
class LaidOut:
    """The things of all sides, and the sides that have laid out what they lay: they are bound to it.

    `opened` are the chapters that have come into force in play, in turn `opened_turn`: as that turn begins what they
    bring is laid out.
    """

    things: tuple[LaidThing, ...] = ()
    bound: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    opened_turn: int = 0


@record
class LayThing(ChapterCommand):
    """A side lays out a thing, or lays it elsewhere; `off` takes it up again.

    `number` None: another one, or the only one that it may have. `covered`: in secret, as some kinds always lie.
    `where` says its place where there is no map; it lies against the feature `on`.
    """

    secret: ClassVar[bool] = True
    side: str
    what: str
    number: int | None = None
    at: Waypoint | None = None
    where: str = ""
    on: str | None = None
    covered: bool = False
    off: bool = False
    overrule: str = ""


@record
class LayingOver(ChapterCommand):
    """A side has laid out what it lays: from then on it stays."""

    side: str


@record
class SetGoods(ChapterCommand):
    """The referee sets how many of a thing a side has had from the start; `item` is its row in the cost table."""

    side: str
    item: str
    count: int
    reason: str = ""


@record
class GoodsSet(ChapterEvent):
    """A side has had `count` of an item from the start; the others are not told of a `secret` one (TA-14)."""

    side: str
    item: str
    count: int
    reason: str
    secret: bool = False


@record
class SetUpOpened(ChapterEvent):
    """What chapters bring that have come into force in play is laid out before initiative is rolled (ADV-03)."""

    chapters: tuple[str, ...]


@record
class ThingLaid(ChapterEvent):
    """A thing lies there, or elsewhere from now on; in secret where it is covered."""

    thing: LaidThing


@record
class ThingTakenUp(ChapterEvent):
    """A thing was taken up again before play."""

    thing: LaidThing


@record
class SideBound(ChapterEvent):
    """A side has laid out what it lays, and is bound to it by a commitment; empty in a battle without a salt."""

    side: str
    commitment: str = ""


@record
class ThingShown(ChapterEvent):
    """A thing that lay in secret is known to all: the unit that found it, if one did, and the rule."""

    reveals: ClassVar[bool] = True
    thing: LaidThing
    rule: str
    by: int | None = None


@record
class ThingGone(ChapterEvent):
    """A thing is destroyed, has gone off, or is a dud for good: the unit that caused it, and the rule.

    A thing that only its side knows of is told to that side alone.
    """

    thing: LaidThing
    condition: Condition
    rule: str
    by: int | None = None


@record
class ThingCarried(ChapterEvent):
    """A thing that lies in an elevator's car has come to another floor with it (STO-07)."""

    thing: LaidThing


laid_out = BattleState(KEY, LaidOut(), always=True)
"""What lies there of the sides, as far as this battle knows."""


def late(battle: Battle) -> tuple[str, ...]:
    """The chapters whose things are laid out in play, now: they are in force from this turn on, and no die is cast."""
    if battle.stage != "initiative" or battle.standings:
        return ()
    out = laid_out(battle)
    return out.opened if out.opened_turn == battle.now.turn else ()


def is_set_up(battle: Battle) -> bool:
    """Whether sides may lay things out now: before play, or as what brings them has come into force."""
    return battle.stage == "setup" or bool(battle.held and late(battle))


def things_of(battle: Battle, kind: str, side: str | None = None) -> Iterator[LaidThing]:
    """The whole things of a kind, of one side or of all."""
    for one in laid_out(battle).things:
        if one.kind == kind and one.condition == "whole" and side in (None, one.side):
            yield one


def thing_called(battle: Battle, name: str) -> LaidThing | None:
    """The thing of that id; None where there is none."""
    return next((one for one in laid_out(battle).things if one.id == name), None)


def thing_words(name: str) -> str:
    """The thing of that id as people name it, of whichever side."""
    return " ".join(name.rsplit("-", 2)[1:]).replace("_", " ") or name


def place_of(battle: Battle, thing: LaidThing) -> tuple[Position | None, int]:
    """The place of a thing with its floor: where it lies, or with its bearer. None: on no map."""
    bearer = battle.units.get(thing.bearer) if thing.bearer is not None else None
    return (thing.position, thing.floor) if bearer is None else (bearer.position, bearer.floor)


def place_words(position: Position | None, floor: int, looks: str = "") -> str:
    """A place as a side writes it down, with the facing there; empty for none."""
    if position is None:
        return ""
    return f"{position.x:g}, {position.y:g}{looks}" + (f", floor {floor}" if floor != 1 else "")


def count_bought(setup: Setup, side: str, item: str) -> int:
    """How many of a row of the cost table a side has bought, all its squads together, or has from the scenario."""
    return sum(one.count for one in setup.goods if one.side == side and one.item == item)
