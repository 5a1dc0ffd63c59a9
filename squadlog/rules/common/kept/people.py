"""What is said of the people of a side, and what comes of it: who commands whom, and who is done."""

from typing import ClassVar

from squadlog.base.records import record
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.saying import ChapterCommand


@record
class CommandThem(ChapterCommand):
    """A person commands these soldiers of a side from now on; an empty name: whoever of the side likes."""

    secret: ClassVar[bool] = True
    name: str
    units: tuple[int, ...]


@record
class SayDone(ChapterCommand):
    """A person of a side has nothing more to order in this slot. The session gives it for who says `done`."""

    secret: ClassVar[bool] = True
    side: str
    name: str


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
