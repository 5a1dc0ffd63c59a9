"""What one soldier may do: every action with the order that is likeliest meant by it, its price, or why not."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold
from squadlog.battle.commands import Order as UnitOrder
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.book.in_force import rulings_of
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.previews import ActionChoice
from squadlog.session.chapters import panel_label
from squadlog.session.view.orders.asked_facts import first_fact, to_be_asked
from squadlog.session.view.orders.asked_once import AskedOnce
from squadlog.session.view.orders.at_hand import at_hand
from squadlog.session.view.orders.blind_fire import AIMED, sees_nobody
from squadlog.session.view.orders.letters import BY_ACTION
from squadlog.session.view.orders.order import (
    CANCEL,
    ENGAGE,
    FACE,
    GO_ON,
    HOLD,
    Order,
    command,
    fields,
    moves,
)

DOOR = "open_close_door"
BARRING = frozenset({"not-yours", "die-awaited", "kept-apart"})
"""Refusals of whatever is said to a soldier, which their table of actions knows nothing of."""
AT_A_DOOR = {"open": "open door", "close": "close door", "lock": "lock door", "unlock": "unlock door"}
"""What its letter would have done to the door, as that stands now."""


class SoldierMenu:
    """The actions of one soldier as a seat knows them. `ruler` is the path that is laid on the map, if any."""

    def __init__(self, asked: AskedOnce, unit: int, ruler: StatedMove | None = None) -> None:
        self._asked, self.unit, self._ruler = asked, asked.known.units[unit], ruler
        self._blanks: dict[str, Order] = {}
        self._said: dict[str, UnitOrder] = {}
        self._refusals: dict[str, Refusal | None] = {}
        self._sees_nobody: bool | None = None
        self.choices: Mapping[str, ActionChoice] = {choice.key: choice for choice in asked.choices(unit)}

    def order(self, action: str) -> Order:
        """The order for an action of which nothing is said yet."""
        order = Order(unit=self.unit.id, action=action, ways=self._asked.ways(self.unit.id, self._ruler))
        if (choice := self.choices.get(action)) is None:
            return order
        said = choice.command
        return replace(order, action=said.action, mode=said.mode, posture=said.posture)

    def blank(self, action: str) -> Order:
        """The order for an action with what is likeliest filled in."""
        if action not in self._blanks:
            self._blanks[action] = at_hand(self._asked, self.order(action))
        return self._blanks[action]

    def said(self, action: str) -> UnitOrder:
        """The order as it is proposed, as a command."""
        if action not in self._said:
            self._said[action] = command(self.blank(action))
        return self._said[action]

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """What is offered to this soldier, in no order."""
        unit = self.unit
        found = [HOLD, ENGAGE, *self.choices]
        if any(unit.id == fight.defender for fight in self._asked.known.engagements):
            found.append(FACE)
        if unit.action is not None:
            found.append(GO_ON)
        if unit.action is not None or unit.opportunity is not None:
            found.append(CANCEL)
        return tuple(found)

    def refusal(self, action: str) -> Refusal | None:
        """Why not, with every detail filled in that is proposed."""
        if action not in self._refusals:
            self._refusals[action] = self._why_not(action)
        return self._refusals[action]

    @cached_property
    def _barred(self) -> Refusal | None:
        """Why nothing at all is said to this soldier from here: another side commands it, or a die is awaited."""
        refused = self._asked.refusal(Hold(unit=self.unit.id))
        return refused if refused is not None and refused.code in BARRING else None

    def _why_not(self, action: str) -> Refusal | None:
        if self._barred is not None:
            return self._barred
        choice = self.choices.get(action)
        if choice is not None and (choice.refusal is None or choice.refusal.lasting):
            return choice.refusal
        order = self.blank(action)
        settled = choice.refusal if choice is not None and not order.slots else None
        refused = settled or self._asked.refusal(self.said(action))
        return None if to_be_asked(order, refused) else refused

    def is_judged(self, action: str) -> bool:
        """Whether their table asked the rules about the very order that is proposed, which is no move."""
        choice = self.choices.get(action)
        return choice is not None and not moves(self.blank(action)) and choice.command == self.said(action)

    def waits(self, action: str) -> bool:
        """Whether something can be said of it before it is ordered, so that Enter orders it and not its letter."""
        if action not in BY_ACTION or not BY_ACTION[action].at_once:
            return True
        order = self.blank(action)
        facts = ((one.name, one.options, order.value(one.name)) for one in fields(self._asked, order))
        return (action in AIMED and self._is_blind()) or bool(first_fact(facts))

    def _is_blind(self) -> bool:
        """Whether the soldier sees nobody: looked into once, for every action that is aimed."""
        if self._sees_nobody is None:
            self._sees_nobody = sees_nobody(self._asked, self.unit.id)
        return self._sees_nobody

    def called(self, action: str) -> str | None:
        """What the chapters in force call it here, and the work on a door by how the door stands; None: as the book."""
        if action == DOOR and self.refusal(action) is None:
            word, battle = self.blank(action).value("extras"), self._asked.known
            rulings = rulings_of(battle.rulings, battle.setup.version)
            both = word == "unlock" and rulings.is_("door.unlockOpensToo", "one_action")
            return "open door with key" if both else AT_A_DOOR.get(word)
        return panel_label(self._asked.known.chapters, action)

    def priced(self, action: str) -> tuple[int | None, Moment | None]:
        """The price of an action in AP and when it ends, both None where unknown.

        Work on a door is priced as its letter has it, with its lock and its airlock.
        """
        choice = self.choices.get(action)
        if choice is not None and action == DOOR and self.refusal(action) is None:
            quoted = self._asked.quote(cast(Declare, self.said(action)))
            return quoted.cost_ap, quoted.end
        return (None, None) if choice is None else (choice.cost_ap, choice.end)
