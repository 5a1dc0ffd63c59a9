"""Orders by single keys: for one soldier or many, once more or from now on; each is given, asked about or refused."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input

from squadlog.base.names import numbers
from squadlog.battle.commands import Command, Done, Order, Orders, ordered
from squadlog.battle.outcome import Accepted, Outcome
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import STANDING, EndStandingOrder, GiveStandingOrder
from squadlog.rules.common.ask import waited_for
from squadlog.session.seat import Seat
from squadlog.tui.battle.curtained import BattleBehindCurtain
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.late_keys import (
    GIVEN,
    UnheardOrders,
    Unordered,
    nobody_ordered,
    slot_of,
    some_unordered,
)
from squadlog.tui.battle.log_words import together
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.palette import what_a_key_does
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Entry
from squadlog.tui.dialogs.letters import LETTERS
from squadlog.tui.dialogs.standing import IN_WORDS, StandingPanel

IN_THE_SLOT = frozenset({"repeat", "as_before", "onward"})
"""What is said while a grouping gives orders."""
AT_ONCE = frozenset({
    "declare_fire", "hold", "go_on", "cancel_action", "done", "withhold", *IN_THE_SLOT,
})  # fmt: skip
"""What gives an order by one key."""
OF_THE_SLOT = frozenset({"done", "as_before", "onward"})
"""What speaks for all of the grouping, whoever is chosen."""
WITH_A_KEY = frozenset({"hold", "go_on", "cancel"})
"""Actions of the panel that have a key beside it."""
NUMBER = re.compile(r"\b\d+\b")
WARNED = "{why} Press {key} again to {order} all the same."
ASKED_NOW = "Asked now: {units}. A number chooses one, Enter takes the next."
NOT_NOW = "{key} ({order}) is not asked for now. {asked}"


class BattleForMany(BattleBehindCurtain):
    """The battle screen as far as one key speaks for several soldiers, or for several seconds."""

    HELP_FOR_MANY = (
        ". gives the chosen soldier the last order again, or those who are marked each their own; r has everybody of "
        "the slot who lacks orders do what they did in the second before; h holds and f fires for all who are marked.\n"
        "s gives a standing order, which is carried out second by second until it is done or something changes that "
        "you would want to be asked about; X calls it off. G goes on, slot after slot, until somebody is asked something.\n"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("full_stop", "repeat", "Again", id="battle.again", show=False),
        Binding("r", "as_before", "Repeat orders", id="battle.before", show=False),
        Binding("G", "onward", "Skip ahead", id="battle.onward", show=False),
        Binding("s", "standing", "Standing order", id="battle.standing", show=False),
        Binding("X", "end_standing", "Call it off", id="battle.stand_down", show=False),
    ]

    def marks_meant(self) -> tuple[int, ...]:
        """Those who are marked and of the slot: the marks of others wait until it is theirs."""
        marked, ask, units = self.query_one(Roster).marked, self.seat.ask(), self.seat.known.units
        slot = ask.grouping if ask.kind == "declare" else None
        return tuple(number for number in marked if slot is None or units[number].grouping == slot)

    def units_meant(self) -> tuple[int, ...]:
        """Those who are marked, else the one under the cursor; nobody, with a word why, where there is none."""
        roster = self.query_one(Roster)
        units = self.marks_meant() or (() if roster.selected is None else (roster.selected,))
        if not units:
            self.draw_answer(Content("Choose a unit first: type its number, or use the arrows."))
        return units

    def order(self, order_of: Callable[[int], Order]) -> None:
        """Give all who are meant this order, as one step."""
        units, again = self.units_meant(), partial(self.order, order_of)
        if units and not any(self.asks_first(one, again, order_of(one)) for one in units):
            self.submit(ordered(units, order_of))

    def action_repeat(self) -> None:
        """Each of them does again what it was told last."""
        if units := self.units_meant():
            self.outcome(self.seat.again(*units))

    def action_as_before(self) -> None:
        """Whoever of the slot lacks orders does what it did in the second before."""
        self.outcome(self.seat.as_before())

    def action_onward(self) -> None:
        """Resolve slot after slot until somebody is asked something."""
        stood = len(self.seat.log())
        outcome = self.seat.go_on()
        self.outcome(outcome)
        if not isinstance(outcome, Refusal):
            gone = self.seat.log()
            self.query_one(Journal).show(gone, self.seat.known)
            if isinstance(outcome, Accepted) and len(gone) > stood + 1:
                self.draw_answer(self.told_last(together(gone[stood:])) or Content(""))

    def action_standing(self) -> None:
        """What they do from now on by themselves; while nobody has a slot, what is asked instead."""
        battle = self.seat.known
        if battle.active is None:
            asked = self.seat.ask().sentence
            self.draw_answer(
                Content(f"Standing orders are given in the slot of a grouping. {asked}".rstrip())
            )
        elif units := self.units_meant():
            panel = self.query_one(StandingPanel)
            panel.about(battle, units, self.ruled_path())
            self.panels.show(panel, self._stands)

    def _stands(self, said: object) -> None:
        if said != IN_WORDS:
            self._said(said)
            return
        units = ",".join(map(str, self.units_meant()))
        line = self.query_one("#say", Input)
        self.set_focus(line)
        line.value = f"standing {units} run to "
        line.cursor_position = len(line.value)

    def action_end_standing(self) -> None:
        """Call off the standing orders of those who are meant."""
        held = tuple(number for number in self.units_meant() if self.seat.known.units[number].holds(STANDING))
        if held:
            self.submit(EndStandingOrder(units=held))
        else:
            self.draw_answer(Content("None of them has a standing order; s gives one."))


class BattleTyped(BattleForMany):
    """The battle screen as far as it takes single keys: no order that was typed is dropped without a word."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._digits = ""
        self._leaving = False
        self._unheard, self._unordered = UnheardOrders(), Unordered()
        self.whom: tuple[int, ...] = ()
        """Whom the order is for that is being said."""

    def on_key(self, event: events.Key) -> None:
        """Digits choose a unit by its number; two digits in a row where there are such numbers."""
        if self.lesson is not None and event.is_printable and event.key not in self.active_bindings:
            self.lesson.unknown(event.character or event.key)
        self.panels.late.pressed(event.key)
        if self.panels.open is not None:
            return
        self.object("")
        if not isinstance(self.focused, Input) and (told := self._why_not(event)):
            event.stop()
            self.object(told)
            return
        self._leaving = self._leaving and event.key == "escape"
        digit = event.character is not None and event.character.isascii() and event.character.isdigit()
        if not digit or isinstance(self.focused, Input):
            self._digits = ""
            return
        for typed in (self._digits + (event.character or ""), event.character or ""):
            if self.query_one(Roster).select(int(typed)):
                event.stop()
                self._digits = typed
                self.panels.late.seen()
                return
        self._digits = event.character or ""

    def on_mouse_down(self) -> None:
        """Whoever points at something has looked."""
        self.panels.late.last = ""
        self.panels.late.seen()

    def _why_not(self, event: events.Key) -> str:
        """Why a key gives no order now: it belongs to the question that is answered, or nobody is asked for such.

        An order that so comes to nothing is kept in mind until the slot ends.
        """
        late = self.panels.late
        chain = ((node, bindings.key_to_bindings.get(event.key)) for node, bindings in self._binding_chain)
        node, bound = next(((node, found[0]) for node, found in chain if found), (self, None))
        if node is self.query_one(Roster) and event.key != "enter":
            late.seen()
        if node is self and bound is not None and bound.action == "act" and not self.check_action("act", ()):
            return "" if self.seat.who.looks else self._not_now(bound)
        if node is not self or bound is None or bound.action not in AT_ONCE:
            means = bound.description if bound is not None else ""
            return late.objection(event.key, event.time, shown=self._shown(bound), means=means)
        shown, order = self._shown(bound), bound.description
        if self.check_action(bound.action, ()):
            told = late.objection(event.key, event.time, order, shown)
        elif self.seat.who.looks:
            return ""
        else:
            told = self._not_now(bound)
        if told and bound.action not in ("done", "withhold") and self.seat.ask().kind == "declare":
            every = bound.action in OF_THE_SLOT
            units = waited_for(self.seat.known, self.seat.ask()) if every else self._chosen()
            self._unheard.keep(self.seat.known, self.seat.ask(), f"{shown} ({order})", units, by_key=True)
        return told

    def _shown(self, bound: Binding | None) -> str:
        return "" if bound is None else self.app.get_key_display(bound)

    def beside_keys(self) -> Iterator[Entry]:
        """Each action of the panel by its name too; what no order is asked for now says what is asked instead."""
        yield from super().beside_keys()
        if self.seat.who.looks:
            return
        for bound in (one for each in self._bindings.key_to_bindings.values() for one in each):
            if bound.action not in {*AT_ONCE, "act"}:
                continue
            run: Callable[[], object] = partial(self.run_action, bound.action)
            if not self.check_action(bound.action, ()):
                run = partial(self.object, self._not_now(bound))
                told = f"Not asked for now. {what_a_key_does(self, bound)} Key: {self._shown(bound)}"
                yield bound.description, told, run
            for row in LETTERS if bound.action == "act" else ():
                if row.action not in WITH_A_KEY:
                    told = "An action of the chosen soldier, or of those who are marked."
                    yield row.name, f"{told} Key: {self._shown(bound)} {row.letter}", run

    def _not_now(self, bound: Binding) -> str:
        asked = self.seat.ask().sentence
        return NOT_NOW.format(key=self._shown(bound), order=bound.description, asked=asked).rstrip()

    # What was refused, until the slot ends

    def _chosen(self) -> tuple[int, ...]:
        selected = self.query_one(Roster).selected
        return self.marks_meant() or (() if selected is None else (selected,))

    def named_in(self, sentence: str) -> tuple[int, ...]:
        """Whom of the slot a sentence names; all who still wait for a word where it names nobody of them."""
        ask = self.seat.ask()
        named = {int(digits) for digits in NUMBER.findall(sentence)}
        return tuple(n for n in ask.units if n in named) or waited_for(self.seat.known, ask)

    def outcome(self, outcome: Outcome) -> None:
        """An order that is refused is kept in mind until the slot ends; the marks of those who have theirs go."""
        self.object("")
        if isinstance(outcome, Refusal) and outcome.code == "not-its-slot":
            asked = waited_for(self.seat.known, self.seat.ask())
            outcome = replace(outcome, instead=ASKED_NOW.format(units=numbers(asked))) if asked else outcome
        whom, self.whom = self.whom, ()
        if whom and isinstance(outcome, Refusal):
            if self.seat.ask().kind == "declare":
                why = outcome.sentence
                self._unheard.keep(self.seat.known, self.seat.ask(), why, whom)
        elif whom:
            self.query_one(Roster).unmark(whom)
        super().outcome(outcome)

    def submit(self, command: Command) -> None:
        """Say a command; before the slot ends, whoever typed an order in vain is asked, or gave none at all."""
        if isinstance(command, Done):
            if self._asks_before(partial(super().submit, command)):
                return
            if told := self._asks_once():
                self.object(told)
                return
        self.whom = _told_to(command)
        self._marks_say(command)
        super().submit(command)

    def _marks_say(self, command: Command) -> None:
        """Whoever marks some of the slot and gives them an order has the others in view."""
        if isinstance(command, Orders) and len(self.marks_meant()) > 1:
            self._unordered.said(self.seat.known)

    def _said_all(self, commands: tuple[Command, ...]) -> None:
        self.whom = tuple(number for command in commands for number in _told_to(command))
        for command in commands:
            self._marks_say(command)
        super()._said_all(commands)

    def _asks_before(self, end: Callable[[], object]) -> bool:
        """Whether somebody is asked before the slot ends, as something was refused in it."""
        told = self._unheard.told(self.seat.known, self._lacking())

        def said(yes: object) -> None:
            if yes:
                end()

        if told:
            places(self.app).show("confirm", told, then=said)
        return bool(told)

    def _asks_once(self) -> str:
        """What is said instead of ending the slot, until the key is pressed again: whatever there is, asked once."""
        seat, late, lacking = self.seat, self.panels.late, self._lacking()
        given = late.given_by(monotonic()) if late.last == "enter" else ""
        told = GIVEN.format(key=self.app.get_key_display(Binding(given, ""))) if given else ""
        told = told or nobody_ordered(seat.known, seat.ask(), seat.undecided())
        told = told or some_unordered(seat.known, seat.ask(), lacking)
        if told and late.meant(slot_of(seat.known)):
            self._unordered.meant(lacking)
            return ""
        return told

    def _lacking(self) -> tuple[int, ...]:
        """Who of the slot was given no order while others were, if nobody has said that this is meant."""
        return self._unordered.lacking(self.seat.known, self.seat.ask(), self.seat.undecided())

    def warned_of(self, why: str, order: str, action: str, units: tuple[int, ...]) -> bool:
        """Whether an order waits for its key to be pressed again, as there is something to be known before it is given.

        `action` is what its key does. The rules let it be given: this is no refusal. Until it is given it counts among
        what came to nothing.
        """
        late, seat = self.panels.late, self.seat
        if not why or late.meant((order, why, slot_of(seat.known))):
            return False
        key = self._shown(
            next(one.binding for one in self.active_bindings.values() if one.binding.action == action)
        )
        self._unheard.keep(seat.known, seat.ask(), f"{key} ({order})", units, by_key=True)
        self.object(WARNED.format(why=why, key=key, order=order))
        return True

    def action_repeat(self) -> None:
        """Each of them does again what it was told last."""
        self.whom = self._chosen()
        super().action_repeat()

    def action_as_before(self) -> None:
        """Whoever of the slot lacks orders does what it did in the second before."""
        self.whom, slot = waited_for(self.seat.known, self.seat.ask()), self.seat.known
        head = self.seat.head
        super().action_as_before()
        if self.seat.head != head:
            self._unordered.said(slot)

    def action_onward(self) -> None:
        """Resolve slot after slot until somebody is asked something."""
        if (refused := self.seat.asks_somebody()) is not None:
            self.outcome(refused)
        elif not self._asks_before(super().action_onward):
            super().action_onward()


def _told_to(command: Command) -> tuple[int, ...]:
    """The units that are given an order by a command."""
    if isinstance(command, GiveStandingOrder):
        return command.units
    orders = command.orders if isinstance(command, Orders) else (command,)
    return tuple(order.unit for order in orders if isinstance(order, Order))
