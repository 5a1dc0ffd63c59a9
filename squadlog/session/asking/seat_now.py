"""A seat as it is now, apart from its battle, for whoever thinks about it in another thread or another process.

It is made of what the seat knows and nothing else, and answers what menus, forms, cards, questions and maps ask of a
seat. Nothing can be said at it, and nothing of the record, its file or its dice can be reached through it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.session.asking.blasts import Blasts
from squadlog.session.asking.due import Due
from squadlog.session.asking.rules import RulesAsked
from squadlog.session.asking.victory import VictoryCount
from squadlog.session.said import persons

with lazy_imports():
    from squadlog.battle import rights

if TYPE_CHECKING:
    from squadlog.base.dice import Roll
    from squadlog.battle.rights import Word
    from squadlog.battle.state import Known
    from squadlog.facts.seats import Speaker
    from squadlog.survey.seat_survey import Survey

_NO_RECORD = Refusal(code="nothing-to-repeat", sentence="Here is no record to repeat from.", rule="ACT-16")


class SeatNow:
    """A seat with what it knows now; see `session.seat.Seat`, of which it has what looks and asks.

    `roll` is the die that the battle waits for, if any. `survey` is the battle measured, with a memory of its own;
    None: it is measured when that is first asked.
    """

    id = 0

    def __init__(
        self, known: Known, who: Speaker, roll: Roll | None = None, survey: Survey | None = None
    ) -> None:
        self.known, self.who = known, who
        record, views = cast("Any", _RecordNow(known)), cast("Any", _ViewsNow(known))
        die = cast("Any", _DieNow(roll))
        self.die: _DieNow = die
        self.rules = RulesAsked(record, views, die, who.seat, who.name).measured_by(survey)
        self.due = Due(record, views, die, self.rules)
        self.blasts, self.victory = Blasts(views, who.seat), VictoryCount(record, views, who.seat)
        self.earlier = _NothingEarlier()

    def may(self, kind: type | Word) -> bool:
        """Whether such a thing may be said from there at all."""
        return not self.who.looks and rights.may_ever(self.who.seat, kind)

    def asked(self) -> bool:
        """Whether what is awaited, a die or an answer, is for this seat."""
        return persons.is_asked_at(self.who, self.rules, self.due, self.die.roll)

    def people_asked(self) -> tuple[str, ...]:
        """Who of its side is asked, by name; see `Seat.people_asked`."""
        return persons.people_asked(self.rules, self.due.ask(), self.die.roll) if self.who.name else ()

    def for_other_home(self, asked: str) -> str:  # noqa: ARG002 - a question of seats
        """Nothing waits for another home: nobody speaks from here."""
        return ""


class _RecordNow:
    """What a seat asks of the record, of a battle that stands still."""

    orders = seal = half = None
    waits = decides = False
    replaced = False
    id = 0

    def __init__(self, known: Known) -> None:
        self.battle = known

    def for_other_home(self, _seat: str, _asked: str) -> str:
        return ""

    def numbered(self, _entry: int, _seat: str) -> None:
        return None


class _ViewsNow:
    """The battle as the one seat knows it: nobody else's is there."""

    def __init__(self, known: Known) -> None:
        self._known = known

    def seen(self, _seat: str) -> Known:
        return self._known

    def stood_at(self, _entry: int, _seat: str) -> None:
        return None


class _DieNow:
    """The die that is awaited, if any; of what waits for it nothing is known."""

    name = ""

    def __init__(self, roll: Roll | None) -> None:
        self.roll = roll

    def first(self) -> Refusal | None:
        roll = self.roll
        return (
            None
            if roll is None
            else Refusal(code="die-awaited", sentence=f"Waiting for {roll.name}.", rule="DIE-07")
        )

    def goes_on_waiting(self, _command: object) -> bool:
        return False

    def command(self) -> None:
        return None


class _NothingEarlier:
    """No orders before those of now: the record has them."""

    def shot_at_last(self, _unit: int) -> None:
        return None

    def again(self, _units: tuple[int, ...]) -> Refusal:
        return _NO_RECORD

    def as_before(self, _units: tuple[int, ...]) -> Refusal:
        return _NO_RECORD
