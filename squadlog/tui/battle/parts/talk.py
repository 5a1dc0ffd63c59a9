"""What is said at the battle screen: each command goes through here to the seat, and what comes of it back."""

from collections.abc import Callable
from functools import partial
from typing import cast

from squadlog.battle.commands import Command, Declare, Done, Order
from squadlog.battle.outcome import Accepted, Outcome
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Noting
from squadlog.session.record import GONE_ON
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.slot_orders import SlotOrders
from squadlog.tui.chrome.places import ask_sure
from squadlog.tui.chrome.words import side_words


class Talk:
    """Says commands; what would end a slot or needs something else first is asked about before."""

    def __init__(
        self,
        chair: Chair,
        slot: SlotOrders,
        panels: Panels,
        *,
        answer: LastAnswer,
        journal: Journal,
        shows: Callable[[Outcome], None],
    ) -> None:
        """Take what the talk goes through. `shows` shows what came of something said."""
        self._chair, self._slot, self._panels = chair, slot, panels
        self._answer, self._journal, self._shows = answer, journal, shows
        self._told: Command | None = None

    def who(self) -> str:
        """Who speaks: whoever sits there, by name, else the side that is asked; empty for the whole table."""
        seat = self._chair.seat
        if seat.who.name:
            return seat.who.name
        ask = seat.due.ask()
        return side_words(seat.known, ask.side) if ask.side else ""

    def submit(self, command: Command) -> None:
        """Say a command.

        Before the slot ends, whoever typed an order in vain, or gave none at all, is asked.
        """
        if isinstance(command, Done):
            if self._slot.asks_before(partial(self._say, command)):
                return
            if told := self._slot.asks_once():
                self._answer.object(told)
                return
        self._slot.say(command)
        self._say(command)

    def _say(self, command: Command) -> None:
        """Say it and show what comes of it. What was open for another is put away."""
        self._told = command
        self._panels.close_all()
        outcome = self._chair.seat.submit(command, name=self.who())
        if isinstance(command, Noting) and isinstance(outcome, Refusal) and outcome.code == GONE_ON:
            # A note means the same however things stand, and was perhaps long in the writing.
            outcome = self._chair.seat.submit(command, name=self.who())
        self.came_of(outcome)

    def said(self, answer: object) -> None:
        """Say the answer of a form or a question: a command or several; None says nothing."""
        if isinstance(answer, tuple):
            self._submit_all(answer)
        elif answer is not None:
            self.submit(cast(Command, answer))

    def _submit_all(self, commands: tuple[Command, ...]) -> None:
        """Say commands one after the other, until one of them asks for something or is refused."""
        self._slot.say(*commands)
        for place, command in enumerate(commands, start=1):
            outcome = self._chair.seat.submit(command, name=self.who())
            if place == len(commands) or not isinstance(outcome, Accepted):
                self.came_of(outcome)
                self._journal.show(self._chair.seat.log.entries(), self._chair.seat.known)
                return

    def came_of(self, outcome: Outcome) -> None:
        """Show what came of something said, unless its owner is asked for something else first, and then goes on."""
        self._answer.object("")
        outcome = self._slot.heard(outcome)
        told, self._told = self._told, None
        if (
            told is not None
            and isinstance(outcome, Refusal)
            and self._needs_first(outcome, partial(self.submit, told))
        ):
            return
        self._shows(outcome)

    # What cannot be taken back lightly

    def asks_first(self, number: int, then: Callable[[], object], order: Order | None = None) -> bool:
        """Whether a soldier must do something before this order: its owner is asked, and then goes on.

        Without an order: whether it may not even turn.
        """
        seat = self._chair.seat
        order = order or Declare(unit=number, action="change_facing")
        refused = seat.rules.refusal(order) if seat.known.units[number].held else None
        return refused is not None and self._needs_first(refused, then)

    def _needs_first(self, refused: Refusal, then: Callable[[], object]) -> bool:
        """Whether what is refused could be done after something else, which is asked for then."""
        first = refused.first
        if first is None:
            return False

        def do_first() -> None:
            outcome = self._chair.seat.submit(cast(Command, first))
            self.came_of(outcome)
            if not isinstance(outcome, Refusal):
                then()

        ask_sure(self._journal.app, f"{refused.sentence} Do it all the same?", do_first)
        return True
