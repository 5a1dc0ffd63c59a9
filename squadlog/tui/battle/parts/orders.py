"""Orders by single keys: for one soldier or many, once more or from now on; each is given, asked about or refused."""

from collections.abc import Callable
from functools import partial

from textual.content import Content

from squadlog.battle.commands import Cancel, Continue, Declare, Hold, Order, WithholdFire, order_for
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import STANDING, EndStandingOrder
from squadlog.facts.ground_facts import StatedMove
from squadlog.session.view.orders.at_hand import action_of
from squadlog.session.view.orders.blind_fire import blind_fire_words
from squadlog.session.view.orders.unordered import slot_of
from squadlog.session.view.questions.standing import IN_WORDS
from squadlog.session.view.words.log_lines import together
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.meant_units import MeantUnits
from squadlog.tui.battle.parts.slot_orders import SlotOrders
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.dialogs.actions import ActionPanel
from squadlog.tui.dialogs.standing import StandingPanel
from squadlog.tui.parts import KeyedPart

WARNED = "{why} Press {key} again to {order} all the same."


class OrderKeys(KeyedPart):
    """Gives the orders of those who are meant: marked, or under the cursor."""

    def __init__(
        self,
        chair: Chair,
        talk: Talk,
        meant: MeantUnits,
        slot: SlotOrders,
        *,
        panels: Panels,
        answer: LastAnswer,
        journal: Journal,
        ruled_path: Callable[[], StatedMove | None],
        fire_key: Callable[[], str],
        say_in_words: Callable[[str], None],
    ) -> None:
        """Take what the keys work with.

        `ruled_path` gives the path that a ruler on the map has laid; None for none. `fire_key` gives the name of the
        key that orders fire, as it is set now; `say_in_words` begins a sentence.
        """
        self._chair, self._talk, self._meant, self._slot = chair, talk, meant, slot
        self._panels, self._answer, self._journal = panels, answer, journal
        self._ruled_path, self._fire_key, self._say_in_words = ruled_path, fire_key, say_in_words

    def action_act(self) -> None:
        """The action panel of the chosen unit, or of those that are marked."""
        number = self._meant.unit()
        units = () if number is None else self._meant.marks() or (number,)
        if number is not None and not any(self._talk.asks_first(one, self.action_act) for one in units):
            panel, seat = self._panels.the(ActionPanel), self._chair.seat
            panel.about(seat, units, last=action_of(seat.earlier.told_last(number)), ruler=self._ruled_path())
            self._panels.show(panel, self._talk.said)

    def _give(self, order_of: Callable[[int], Order]) -> None:
        """Give all who are meant this order, as one step."""
        units, again = self._meant.units(), partial(self._give, order_of)
        if units and not any(self._talk.asks_first(one, again, order_of(one)) for one in units):
            self._talk.submit(order_for(units, order_of))

    def action_declare_fire(self) -> None:
        """The chosen unit, or all who are marked: it fires; target and range are asked when the shot falls."""
        units = self._meant.units()
        if units and not self._warned_of(blind_fire_words(self._chair.seat.rules, units), units):
            self._give(lambda number: Declare(unit=number, action="fire_throw"))

    def _warned_of(self, why: str, units: tuple[int, ...]) -> bool:
        """Whether fire waits for its key to be pressed again, as there is something to be known before it is given.

        The rules let it be given: this is no refusal. Until it is given it counts among what came to nothing.
        """
        order = "fire"
        if not why or self._panels.late.meant((order, why, slot_of(self._chair.seat.known))):
            return False
        key = self._fire_key()
        self._slot.keep_key(f"{key} ({order})", units)
        self._answer.object(WARNED.format(why=why, key=key, order=order))
        return True

    def action_go_on(self) -> None:
        """The chosen unit, or all who are marked: it goes on with its action."""
        self._give(lambda number: Continue(unit=number))

    def action_hold(self) -> None:
        """The chosen unit, or all who are marked: it does nothing this subphase."""
        self._give(lambda number: Hold(unit=number))

    def action_cancel_action(self) -> None:
        """The chosen unit, or all who are marked: it gives up what it is doing."""
        self._give(lambda number: Cancel(unit=number))

    def action_withhold(self) -> None:
        """Let the next shot go."""
        ask = self._chair.seat.due.ask()
        if ask.kind == "fire" and ask.units:
            self._talk.submit(WithholdFire(unit=ask.units[0]))

    # What they did before

    def action_repeat(self) -> None:
        """Each of them does again what it was told last."""
        self._slot.whom = self._meant.chosen()
        if units := self._meant.units():
            self._talk.came_of(self._chair.seat.again(*units))

    def action_as_before(self) -> None:
        """Whoever of the slot lacks orders does what it did in the second before."""
        seat = self._chair.seat
        self._slot.whom, slot, head = self._slot.waiting(), seat.known, seat.head
        self._talk.came_of(seat.as_before())
        if seat.head != head:
            self._slot.all_said(slot)

    # From now on

    def action_onward(self) -> None:
        """Resolve slot after slot until somebody is asked something."""
        if (refused := self._chair.seat.due.somebody()) is not None:
            self._talk.came_of(refused)
        elif not self._slot.asks_before(self._go_onward):
            self._go_onward()

    def _go_onward(self) -> None:
        seat = self._chair.seat
        stood = len(seat.log.entries())
        outcome = seat.go_on()
        self._talk.came_of(outcome)
        if not isinstance(outcome, Refusal):
            gone = seat.log.entries()
            self._journal.show(gone, seat.known)
            if isinstance(outcome, Accepted) and len(gone) > stood + 1:
                self._answer.show(self._answer.words_of(together(gone[stood:])) or Content(""))

    def action_standing(self) -> None:
        """What they do from now on by themselves; while nobody has a slot, what is asked instead."""
        battle = self._chair.seat.known
        if battle.active is None:
            asked = self._chair.seat.due.ask().sentence
            told = f"Give standing orders in the slot of a grouping. {asked}".rstrip()
            self._answer.show(Content(told))
        elif units := self._meant.units():
            panel = self._panels.the(StandingPanel)
            panel.about(battle, units, self._ruled_path())
            self._panels.show(panel, self._stands)

    def _stands(self, said: object) -> None:
        if said == IN_WORDS:
            self._say_in_words(f"standing {','.join(map(str, self._meant.units()))} run to ")
        else:
            self._talk.said(said)

    def action_end_standing(self) -> None:
        """Call off the standing orders of those who are meant."""
        units = self._chair.seat.known.units
        held = tuple(number for number in self._meant.units() if units[number].holds(STANDING))
        if held:
            self._talk.submit(EndStandingOrder(units=held))
        else:
            self._answer.show(Content("None of these units has a standing order; s gives one."))
