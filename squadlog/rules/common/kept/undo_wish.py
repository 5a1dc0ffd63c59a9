"""A wish that others must agree to: to take back, or to do what is the whole table's; whose consent it waits for."""

from typing import ClassVar, Literal

from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.terms import TakingBack

KEY = "taking_back"
TALK = ("ask_back", "consent")
"""Commands about a wish, by their kind: where nothing else comes of them, who goes back does not count them."""
AGREED: dict[TakingBack, str] = {
    "anybody": "anybody",
    "own": "only one's own commands",
    "consent": "all, by consent",
}
"""What can be agreed about taking back, as lists show it."""


@record
class Wish:
    """A seat would go back, or forth, to the log entry `entry` as the record counts, or have all say something.

    `waits` are the seats that are asked, and `agreed` are people of them, or of the seat that asks, who have said yes
    while others at their seat are asked. `told` is what would be taken back, in words that all may hear; `reveals`,
    what has become known by it. `says` is the command that all would say, as JSON, and `told` its words; empty: it is
    about the record.
    """

    seat: str
    entry: int
    told: str
    reveals: tuple[str, ...] = ()
    waits: tuple[str, ...] = ()
    by: str = ""
    why: str = ""
    says: str = ""
    agreed: tuple[str, ...] = ()


@record
class AskBack(ChapterCommand):
    """A player wishes for something, and others must agree. The session gives it for whoever said `undo`, or `end`."""

    secret: ClassVar[bool] = True
    wish: Wish


@record
class Consent(ChapterCommand):
    """A seat agrees to what another wishes, or does not; of who asked: it is dropped.

    `seat` is filled in by whose seat it is said from, and `by` by which person, where that seat has people.
    """

    of_seat: ClassVar[bool] = True
    answer: Literal["yes", "no"]
    seat: str = ""
    by: str = ""


@record
class BackAsked(ChapterEvent):
    """A player wishes for something, and others are asked."""

    wish: Wish


@record
class BackAnswered(ChapterEvent):
    """A seat agrees, or not. `over`: all have agreed, or one has not. `of_command`: to something that all would say.

    `by` is the person of it who says so, in the names of `people`; `waits`: for others of that seat.
    """

    seat: str
    agrees: bool
    over: bool = False
    of_command: bool = False
    by: str = ""
    people: tuple[str, ...] = ()
    waits: bool = False


wish_of: BattleState[Wish | None] = BattleState(KEY, None, always=True)
"""What somebody wishes that others must agree to; None: nothing."""
