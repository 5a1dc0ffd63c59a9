"""What is asked now is done by Enter, and the slot ended by its key."""

from textual.content import Content

from squadlog.battle.commands import Done, RollInitiative
from squadlog.session.said.commanding import is_for_commander
from squadlog.session.view.words.asked_line import units_awaited
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.orders import OrderKeys
from squadlog.tui.battle.parts.questions import Questions
from squadlog.tui.battle.parts.rooms import Rooms
from squadlog.tui.battle.parts.set_up import SetUp
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.battle.roster import Roster
from squadlog.tui.parts import KeyedPart

FOR_COMMANDER = (
    "{side} is asked, and its commander answers. To answer in its place, hand {side} to a person first: K."
)


class AskedNow(KeyedPart):
    """Opens whatever is due next: a roll, a question, an order, the end of the slot."""

    def __init__(
        self,
        chair: Chair,
        roster: Roster,
        talk: Talk,
        answer: LastAnswer,
        *,
        set_up: SetUp,
        questions: Questions,
        orders: OrderKeys,
        rooms: Rooms,
    ) -> None:
        self._chair, self._roster, self._talk, self._answer = chair, roster, talk, answer
        self._set_up, self._questions, self._orders, self._rooms = set_up, questions, orders, rooms

    def action_answer(self) -> None:
        """Do what is asked now."""
        seat = self._chair.seat
        ask = seat.due.ask()
        if not seat.asked():
            self._answer.show(Content(f"Another seat must answer: {ask.sentence}"))
        elif is_for_commander(seat):
            self._answer.show(Content(FOR_COMMANDER.format(side=seat.known.setup.side_name(ask.side))))
        elif seat.die.roll is not None:
            self._questions.open_die()
        elif self._questions.open():
            pass
        elif ask.kind == "begin":
            self._set_up.begin(self._roster.app)
        elif ask.kind == "roll_initiative":
            self._talk.submit(RollInitiative())
        elif ask.kind == "declare":
            self._order_next()
        elif ask.kind == "over":
            self._rooms.action_score()

    def _order_next(self) -> None:
        """Open the actions of the chosen soldier if he still waits for orders, else of the first who does.

        Where nobody waits, end the slot.
        """
        waiting = units_awaited(self._chair.seat.known, self._chair.seat.due.ask())
        if not waiting:
            self._talk.submit(Done())
            return
        if self._roster.selected not in waiting:
            self._roster.select(waiting[0])
        self._orders.action_act()

    def action_done(self) -> None:
        """Resolve the grouping; before play the side whose turn it is has set up."""
        if self._chair.seat.due.ask().kind == "begin":
            self._set_up.end(self._roster.app)
        else:
            self._talk.submit(Done())
