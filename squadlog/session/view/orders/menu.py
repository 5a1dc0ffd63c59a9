"""The menu: every action of one soldier or several, with its price or why not, always in the same order."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

from squadlog.base.records import value
from squadlog.battle.commands import Declare
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Unit
from squadlog.book.in_force import rulings_of
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.previews import ActionChoice
from squadlog.session.chapters import panel_label
from squadlog.session.view.orders.asked_facts import first_fact, form_of, to_be_asked
from squadlog.session.view.orders.at_hand import at_hand, nearest_words
from squadlog.session.view.orders.blind_fire import AIMED, sees_nobody
from squadlog.session.view.orders.letters import BY_ACTION, OWN, PLACE
from squadlog.session.view.orders.order_form import CANCEL, ENGAGE, FACE, GO_ON, HOLD, Order, command
from squadlog.session.view.orders.quoted_rules import QuotedRules

DOOR = "open_close_door"
AT_A_DOOR = {"open": "open door", "close": "close door", "lock": "lock door", "unlock": "unlock door"}
"""What its letter would have done to the door, as that stands now."""
SHARED = 4
"""Actions that cannot be done for one reason, from this many on, are folded."""


@value
class ActionOffer:
    """One action for one soldier or several: its price and end for the first who can, how many can, or why nobody.

    `why`: the reason in short.
    `useless`: it cannot be done on this table at all, whatever happens, as where there is no elevator; or by nobody of
    them while they are as they are.
    `waits`: its letter chooses it, and Enter gives the order, since metres, a place or one of several things can be
    said first, or since nobody is in sight; every other letter gives it at once.
    """

    action: str
    name: str
    key: str
    cost_ap: int | None = None
    end: Moment | None = None
    refusal: Refusal | None = None
    why: str = ""
    useless: bool = False
    able: int = 1
    waits: bool = False


class Menu:
    """The actions of one soldier as a seat knows them. `ruler` is the path that is laid on the map, if any."""

    def __init__(self, rules: QuotedRules, unit: Unit, ruler: StatedMove | None = None) -> None:
        self._rules, self.unit, self._ruler = rules, unit, ruler
        self._refusals: dict[str, Refusal | None] = {}
        self._blanks: dict[str, Order] = {}
        self._sees_nobody: bool | None = None
        self.choices: Mapping[str, ActionChoice] = {choice.key: choice for choice in rules.choices(unit.id)}

    def blank(self, action: str) -> Order:
        """The order for an action with what is likeliest filled in."""
        if action not in self._blanks:
            self._blanks[action] = self._filled(action)
        return self._blanks[action]

    def _filled(self, action: str) -> Order:
        order = Order(unit=self.unit.id, action=action, ruler=self._ruler)
        if (choice := self.choices.get(action)) is not None:
            said = choice.command
            order = replace(order, action=said.action, mode=said.mode, posture=said.posture)
        return at_hand(self._rules, order)

    def actions(self) -> list[str]:
        """What is offered to this soldier, in no order."""
        unit = self.unit
        found = [HOLD, ENGAGE, *self.choices]
        if any(unit.id == fight.defender for fight in self._rules.known.engagements):
            found.append(FACE)
        if unit.action is not None:
            found.append(GO_ON)
        if unit.action is not None or unit.opportunity is not None:
            found.append(CANCEL)
        return found

    def refusal(self, action: str) -> Refusal | None:
        """Why not, with every detail filled in that the panel fills in."""
        choice = self.choices.get(action)
        if choice is not None and (choice.refusal is None or choice.refusal.lasting):
            return choice.refusal
        if action not in self._refusals:
            order = self.blank(action)
            settled = choice.refusal if choice is not None and not order.slots else None
            refused = settled or self._rules.refusal(command(order))
            self._refusals[action] = None if to_be_asked(order, refused) else refused
        return self._refusals[action]

    def waits(self, action: str) -> bool:
        """Whether something can be said of it before it is ordered, so that Enter orders it and not its letter."""
        if action not in BY_ACTION or not BY_ACTION[action].at_once:
            return True
        order = self.blank(action)
        return (action in AIMED and self._is_blind()) or bool(first_fact(form_of(self._rules, order), order))

    def _is_blind(self) -> bool:
        """Whether the soldier sees nobody: looked into once, for every action that is aimed."""
        if self._sees_nobody is None:
            self._sees_nobody = sees_nobody(self._rules, self.unit.id)
        return self._sees_nobody

    def called(self, action: str) -> str | None:
        """What the chapters in force call it here, and the work on a door by how the door stands; None: as the book."""
        if action == DOOR and self.refusal(action) is None:
            word, battle = self.blank(action).value("extras"), self._rules.known
            rulings = rulings_of(battle.rulings, battle.setup.version)
            both = word == "unlock" and rulings.is_("door.unlockOpensToo", "one_action")
            return "open door with key" if both else AT_A_DOOR.get(word)
        return panel_label(self._rules.known.chapters, action)

    def priced(self, action: str) -> tuple[int | None, Moment | None]:
        """The price of an action in AP and when it ends, both None where unknown.

        Work on a door is priced as its letter has it, with its lock and its airlock.
        """
        choice = self.choices.get(action)
        if choice is not None and action == DOOR and self.refusal(action) is None:
            quoted = self._rules.quote(cast(Declare, command(self.blank(action))))
            return sum(line.value for line in quoted.lines if line.applied), quoted.end
        return (None, None) if choice is None else (choice.cost_ap, choice.end)


def offers(menus: Sequence[Menu], key_of: Callable[[str], str]) -> tuple[ActionOffer, ...]:
    """Every action that is offered to one of these soldiers, the frequent first, what the group added last.

    `key_of` says which key an action of the book has now; those of the group are counted by digits.
    """
    found: dict[str, None] = {}
    for menu in menus:
        found.update(dict.fromkeys(menu.actions()))
    own = [action for action in found if action.startswith(OWN)]
    ordered = sorted(
        (action for action in found if action not in own), key=lambda one: PLACE.get(one, len(PLACE))
    )
    digits = {action: str(place) for place, action in enumerate(own[:9], start=1)}
    return tuple(_offer(menus, action, digits.get(action) or key_of(action)) for action in (*ordered, *own))


def _offer(menus: Sequence[Menu], action: str, key: str) -> ActionOffer:
    asked = [menu for menu in menus if action in menu.choices or action in menu.actions()]
    refusals = [menu.refusal(action) for menu in asked]
    able = [menu for menu, refused in zip(asked, refusals, strict=True) if refused is None]
    first = (able or asked)[0]
    choice = first.choices.get(action)
    plain = BY_ACTION[action].name if action in BY_ACTION else choice.label if choice is not None else action
    name = first.called(action) or plain
    cost_ap, end = first.priced(action)
    return ActionOffer(
        action=action, name=name[:1].upper() + name[1:], key=key,
        cost_ap=cost_ap, end=end,
        refusal=None if able else refusals[0],
        why="" if able else _why(asked[0].unit, refusals[0]),
        useless=all(
            (action in menu.choices and menu.choices[action].useless) or (refused is not None and refused.lasting)
            for menu, refused in zip(asked, refusals, strict=True)
        ),
        able=len(able),
        waits=bool(able) and first.waits(action),
    )  # fmt: skip


def _why(unit: Unit, refused: Refusal | None) -> str:
    """The reason in few cells: whose it is stands above the list."""
    if refused is None:
        return ""
    name, rule = unit.soldier.name, f" [{refused.rule}]" if refused.rule else ""
    if told := nearest_words(refused):
        return told + rule
    return refused.sentence.removeprefix(f"{unit.id} ").removeprefix(f"{name} ").removesuffix(".") + rule


def shared_reason(told: Sequence[ActionOffer]) -> str:
    """The reason why at least SHARED of them cannot be done, so that it is said once; empty where fewer share it."""
    counted = Counter(offer.why for offer in told if offer.why and not offer.useless)
    why, count = max(counted.items(), key=lambda one: one[1], default=("", 0))
    return why if count >= SHARED else ""
