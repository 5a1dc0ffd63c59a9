"""What a mind is asked, and what it answers: a command, with the reasons for it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from squadlog.base.records import record, value
from squadlog.battle.commands import Declare, Done, Orders
from squadlog.extras.commander.mind.memory.remembered import NOTHING_YET, EnemiesRemembered
from squadlog.facts.seats import Speaker
from squadlog.rules.common.ask import watches_on
from squadlog.session.asking.seat_now import SeatNow
from squadlog.session.view.orders.asked_once import asked_once
from squadlog.session.view.questions.question import question
from squadlog.session.view.questions.read_sentence import read_sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.memory.steps import StoodThen
    from squadlog.extras.commander.mind.table.told import TableTold
    from squadlog.rules.desk.considered.shot_there import ShotsThere
    from squadlog.session.view.answer import Answer
    from squadlog.session.view.questions.question_value import Question


@record
class Posed:
    """What a mind is asked: what its seat knows, by which it tells what the battle waits for.

    `side` is whose seat it is. While a die is awaited nobody asks it: it types no face. `refused` are the commands that
    were refused in answer to this very question. `alone`: no person sits at the table, so that it says too what is
    anybody's. `chance` is what its own chance begins with, which is none of the table. `temper` names one of
    `mind/tempers`; empty: the steady one. `only` are the soldiers whom it commands beside people of its side; none: all
    of the side. `table` is what people told it of a table without a map; None: a map measures, or nobody can be asked.
    `remembered` is what its side keeps of what it saw, where somebody may hide; `stood` where its soldiers stood on the
    map in the last seconds. `meant` are orders that others of its side are to be given first, as advice on several has.
    """

    known: Known
    side: str
    refused: tuple[Command, ...] = ()
    alone: bool = False
    chance: str = ""
    temper: str = ""
    only: tuple[int, ...] = ()
    table: TableTold | None = None
    remembered: EnemiesRemembered = NOTHING_YET
    stood: tuple[StoodThen, ...] = ()
    meant: tuple[Command, ...] = ()


TOLD = 0.05
"""Points below which a term is not told."""


@value
class WorthTerm:
    """A number that was weighed: what it is called, how much, and in what unit."""

    name: str
    amount: float
    unit: str = "points"


@value
class ChoiceWeighed:
    """A command that was weighed, with what it was weighed by.

    `worth` is in expected victory points over the time that its level looks ahead: a second of a recruit, this turn and
    part of the next of a sergeant. Worths of one level alone compare.
    """

    says: Command
    worth: float
    terms: tuple[WorthTerm, ...] = ()


@record
class Considered:
    """What a mind answers: `says`, None where it has nothing to say; and `why`.

    `weighed` are the choices that were compared, the best first; none where the answer goes by a rule alone.
    """

    says: Command | None
    why: str = ""
    weighed: tuple[ChoiceWeighed, ...] = ()


class Mind(Protocol):
    """A commander of a level. The same question has the same answer."""

    @property
    def name(self) -> str:
        """Its level and version, as the record has it: `recruit/1`."""
        ...

    def think(self, posed: Posed) -> Considered:
        """What it would say now."""
        ...

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do now that stands, the best first. KeyError for one that is not known."""
        ...


class MindView:
    """A question as a mind looks at it: the seat that knows, its `rules`, asked nothing twice, and what is asked."""

    def __init__(self, posed: Posed) -> None:
        self.posed = posed
        self.now = SeatNow(posed.known, Speaker(seat=posed.side))
        self.rules = asked_once(self.now)

    @property
    def known(self) -> Known:
        """The battle as its seat knows it."""
        return self.posed.known

    @property
    def seat(self) -> Any:  # noqa: ANN401 - what a seat is asked; its type is for whoever speaks
        """The seat, for menus, forms and maps; nothing can be said at it."""
        return self.now

    @cached_property
    def question(self) -> Question:
        """What is asked, with the answers that stand."""
        return question(self.seat)

    @cached_property
    def shots(self) -> ShotsThere:
        """Shots from and at places, by the rules of the battle as it stands."""
        return self.now.rules.shots_there()

    @cached_property
    def meant(self) -> tuple[Declare, ...]:
        """What others of his side are to be ordered first, but to hold or to go on."""
        return tuple(one for one in self.posed.meant if isinstance(one, Declare))

    def says(self, answer: Answer) -> tuple[Command, ...]:
        """The command of an answer; none for one that asks for words, or that cannot be read."""
        if answer.asks:
            return ()
        says = answer.says or read_sentence(self.known, answer.say)[0]
        return () if says is None else (says,)

    def commands(self, unit: int) -> bool:
        """Whether the commander commands a soldier. KeyError for one that is not known."""
        only = self.posed.only
        return self.known.units[unit].side == self.posed.side and (not only or unit in only)

    def undecided(self) -> tuple[int, ...]:
        """His soldiers in the slot who have no orders yet."""
        return tuple(unit for unit in self.now.due.undecided() if self.commands(unit))

    def watching(self) -> tuple[int, ...]:
        """His soldiers in the slot who watch with their fire readied and do nothing else: nobody asks them (ACT-54)."""
        slot = (self.known.units[unit] for unit in self.now.due.ask().units if self.commands(unit))
        return tuple(one.id for one in slot if watches_on(self.known, one) and one.declaration is None)

    def stands(self, command: Command) -> bool:
        """Whether a command is his to say, nothing that the seat knows is against it, and it was not just refused."""
        return (
            command not in self.posed.refused
            and self._is_his(command)
            and self.rules.refusal(command) is None
        )

    def _is_his(self, command: Command) -> bool:
        """Whether a command is about none but his soldiers: that a slot is done is about all in it."""
        if not self.posed.only:
            return True
        if isinstance(command, Done):
            active = self.known.active
            units = [] if active is None else [one.id for one in self.known.members(active.id) if not one.out]
        elif isinstance(command, Orders):
            units = [one.unit for one in command.orders]
        else:
            units = [*getattr(command, "units", ()), *filter(None, [getattr(command, "unit", None)])]
        return {*units} <= {*self.posed.only}

    def first_that_stands(self, commands: Iterable[Command]) -> Command | None:
        """The first of these that may be said; None where none may."""
        return next((one for one in commands if self.stands(one)), None)
