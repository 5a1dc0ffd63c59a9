"""What the battle screen says of many soldiers at once, or once more: repeating, standing orders, going on."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input

from squadlog.battle.commands import Order, ordered
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import STANDING, EndStandingOrder
from squadlog.tui.battle.curtained import BattleBehindCurtain
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.roster import Roster
from squadlog.tui.sheets.standing import IN_WORDS, StandingPanel

IN_THE_SLOT = frozenset({"repeat", "as_before", "onward"})
"""What is said while a grouping gives orders."""


class BattleForMany(BattleBehindCurtain):
    """The battle screen as far as one key speaks for several soldiers, or for several seconds."""

    HELP_FOR_MANY = (
        ". gives the chosen soldier its last order again, or those who are marked each its own; r has everybody of the "
        "slot who lacks orders do what it did in the second before; h holds and f fires for all who are marked.\n"
        "s gives a standing order, which is carried out second by second until it is done or something changes that you "
        "would want to be asked about; X calls it off. G goes on, slot after slot, until somebody is asked something.\n"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("full_stop", "repeat", "Again", id="battle.again", show=False),
        Binding("r", "as_before", "As last second", id="battle.before", show=False),
        Binding("G", "onward", "Go on until asked", id="battle.onward", show=False),
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
        outcome = self.seat.go_on()
        self.outcome(outcome)
        if not isinstance(outcome, Refusal):
            self.query_one(Journal).show(self.seat.log(), self.seat.known)

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
