"""What is said of the people at the table, and what comes of it: who sits, commands, acts, is done."""

from typing import ClassVar

from squadlog.base.records import record
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.whose.people import SeatKind

DISPLAY = "display"
"""Where a seat only looks on, in the place of its side."""


@record
class GiveSeat(ChapterCommand):
    """A person has a seat: at a side, as `referee`, or as `display`.

    At a side he commands these soldiers and no others; None: the whole side; none of them: nobody.
    """

    by_owner: ClassVar[bool] = True
    name: str
    side: str
    units: tuple[int, ...] | None = None


@record
class HandOver(ChapterCommand):
    """A person commands from now on what another of the side has commanded."""

    name: str
    to: str
    reason: str = ""


@record
class LeaveSeat(ChapterCommand):
    """A person has gone: what he commanded is anybody's of his side until he is back."""

    name: str
    reason: str = ""


@record
class ComeBack(ChapterCommand):
    """A person is back: he commands what he did, unless others were given it, and nobody acts for him any more."""

    name: str


@record
class ActFor(ChapterCommand):
    """A person may say what another of the side may, beside him; `by` is filled in by whoever says so.

    The referee acts for people of any side, by his name or as `referee`.
    """

    of_person: ClassVar[bool] = True
    name: str
    by: str = ""
    reason: str = ""


@record
class StopActing(ChapterCommand):
    """A person acts for another no more; `by` is filled in likewise, and empty: nobody acts for him."""

    of_person: ClassVar[bool] = True
    name: str
    by: str = ""


@record
class CommandThem(ChapterCommand):
    """A person commands these soldiers of a side from now on; an empty name: whoever of the side likes."""

    secret: ClassVar[bool] = True
    name: str
    units: tuple[int, ...]


OF_PEOPLE = (CommandThem, GiveSeat, HandOver, LeaveSeat, ComeBack, ActFor, StopActing)
"""What is said of who sits where, and sets up nothing of the battle."""


@record
class SayDone(ChapterCommand):
    """A person of a side has nothing more to order in this slot. The session gives it for who says `done`."""

    secret: ClassVar[bool] = True
    side: str
    name: str


@record
class SeatGiven(ChapterEvent):
    """A person sits at a side, or as what he is."""

    name: str
    sits: SeatKind = "player"
    side: str = ""


@record
class CommandSet(ChapterEvent):
    """A person commands these soldiers of a side and no others, or the `whole` of it."""

    private: ClassVar[bool] = True
    side: str
    name: str
    units: tuple[int, ...] = ()
    whole: bool = False


@record
class SeatHandedOver(ChapterEvent):
    """A person commands what another of the side has commanded."""

    side: str
    name: str
    to: str
    reason: str = ""


@record
class SeatLeft(ChapterEvent):
    """A person has gone."""

    name: str
    reason: str = ""


@record
class SeatTakenAgain(ChapterEvent):
    """A person is back."""

    name: str


@record
class ActingBegun(ChapterEvent):
    """A person acts for another of the side, or the referee does."""

    side: str
    name: str
    by: str
    reason: str = ""


@record
class ActingEnded(ChapterEvent):
    """A person acts for another no more."""

    side: str
    name: str
    by: str


@record
class CommandTaken(ChapterEvent):
    """A person commands soldiers of a side from now on."""

    private: ClassVar[bool] = True
    side: str
    name: str
    units: tuple[int, ...]


@record
class PersonDone(ChapterEvent):
    """A person of a side is done in this slot."""

    private: ClassVar[bool] = True
    side: str
    name: str
