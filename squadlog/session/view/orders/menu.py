"""The menu: every action of one soldier or several, with its price or why not, always in the same order."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from squadlog.base.records import record, value
from squadlog.battle.commands import Command
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, Unit
from squadlog.facts.ground_facts import StatedMove
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.view.asked_rules import AsksRules
from squadlog.session.view.orders.asked_facts import what_lacks
from squadlog.session.view.orders.asked_once import asked_once
from squadlog.session.view.orders.at_hand import nearest_words
from squadlog.session.view.orders.letters import BY_ACTION, OWN, PLACE
from squadlog.session.view.orders.order import Order, command_for, moves
from squadlog.session.view.orders.soldier_menu import SoldierMenu
from squadlog.session.view.orders.stands import format_state

SHARED = 4
"""Actions that cannot be done for one reason, from this many on, are folded."""


@value
class ActionOffer:
    """One action for one soldier or several: its price and end for the first who can, how many can, or why nobody.

    `letter` is that of the book; what the group added has the digits, in its order.
    `why`: the reason in short.
    `useless`: it cannot be done on this table at all, whatever happens, as where there is no elevator; or by nobody of
    them while they are as they are.
    `waits`: its letter chooses it, and Enter gives the order, since metres, a place or one of several things can be
    said first, or since nobody is in sight; every other letter gives it at once.
    `says`: the order with what is proposed, `lacking` what must be said first, so that it can be said at all.
    """

    action: str
    name: str
    letter: str
    cost_ap: int | None = None
    end: Moment | None = None
    refusal: Refusal | None = None
    why: str = ""
    useless: bool = False
    able: int = 1
    waits: bool = False
    says: Command | None = None
    lacking: tuple[str, ...] = ()

    @property
    def say(self) -> str:
        """The sentence that gives the order as it is proposed; empty where that is refused, or more must be said."""
        return "" if self.says is None or self.lacking or self.refusal is not None else say(self.says)


@record
class ActionMenu:
    """What these soldiers may do now, the frequent first, what the group added last.

    `who` they are in a few words, `stands` how one of them alone stands.
    """

    units: tuple[int, ...]
    who: str
    stands: str
    now: Moment
    offers: tuple[ActionOffer, ...]

    @property
    def reason(self) -> str:
        """The reason why at least SHARED cannot be done, so that it is said once; empty where fewer share it."""
        counted = Counter(offer.why for offer in self.offers if offer.why and not offer.useless)
        why, count = max(counted.items(), key=lambda one: one[1], default=("", 0))
        return why if count >= SHARED else ""

    def offer(self, action: str) -> ActionOffer | None:
        """The row of an action; None where it is not offered to any of them."""
        return next((one for one in self.offers if one.action == action), None)

    def away(self) -> tuple[ActionOffer, ...]:
        """What is folded away: what is of no use to any of them, and where many share a reason, all that is refused."""
        reason = self.reason
        return tuple(one for one in self.offers if one.useless or (reason and one.why))

    @property
    def away_why(self) -> str:
        """Why it is folded away, in a word or two."""
        if self.reason:
            return "now"
        lasting = any(one.refusal is not None and one.refusal.lasting for one in self.offers if one.useless)
        return "as things are" if lasting else "here"


class Soldiers:
    """Those who are given one order, each with its menu."""

    def __init__(self, seat: AsksRules, units: Iterable[int], ruler: StatedMove | None = None) -> None:
        self.asked = asked_once(seat)
        self.menus = tuple(SoldierMenu(self.asked, number, ruler) for number in dict.fromkeys(units))

    @property
    def units(self) -> tuple[int, ...]:
        """Their numbers."""
        return tuple(one.unit.id for one in self.menus)

    @property
    def who(self) -> str:
        """One of them by number and name, several by how many they are."""
        return who_words(self.asked.known, self.units)

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """Every action that is offered to one of them, in the order of the menu."""
        found = dict.fromkeys(action for one in self.menus for action in one.actions)
        own = [action for action in found if action.startswith(OWN)]
        ordered = sorted(
            (action for action in found if action not in own), key=lambda one: PLACE.get(one, len(PLACE))
        )
        return (*ordered, *own)

    def letter(self, action: str) -> str:
        """Its letter, or the digit of what the group added; empty where there are no digits left."""
        if (row := BY_ACTION.get(action)) is not None:
            return row.letter
        own = [one for one in self.actions if one.startswith(OWN)]
        place = own.index(action) + 1 if action in own else 0
        return str(place) if 0 < place <= 9 else ""

    def able(self, action: str) -> tuple[SoldierMenu, ...]:
        """Those who can."""
        return tuple(one for one in self._asked_for(action) if one.refusal(action) is None)

    def first(self, action: str) -> SoldierMenu:
        """The first who can, else the first to whom it is offered: its name and price are those of this one."""
        return (self.able(action) or self._asked_for(action))[0]

    def name(self, action: str) -> str:
        """What it is called."""
        first = self.first(action)
        choice = first.choices.get(action)
        plain = (
            BY_ACTION[action].name if action in BY_ACTION else choice.label if choice is not None else action
        )
        name = first.called(action) or plain
        return name[:1].upper() + name[1:]

    def _asked_for(self, action: str) -> tuple[SoldierMenu, ...]:
        return tuple(one for one in self.menus if action in one.actions)

    def told(self, order: Order) -> Command:
        """The order for all of them; a move on a map is for those who stand on it, where any of them does."""
        standing = self.asked.known.units
        placed = tuple(one for one in self.units if standing[one].position is not None)
        return command_for(order, placed if placed and moves(order) else self.units)

    def _lacking(self, first: SoldierMenu, action: str, said: Command) -> tuple[str, ...]:
        """What must be said first: also where another way is to go, as what is proposed is refused."""
        order, judged = first.blank(action), len(self.menus) == 1 and first.is_judged(action)
        if (found := what_lacks(order)) or judged or self.asked.refusal(said) is None:
            return found
        return ("way",) if order.ways else ("metres",)

    def offer(self, action: str, *, said: bool = True) -> ActionOffer:
        """The row of an action that is offered to one of them; with `said` also what gives the order."""
        asked, able = self._asked_for(action), self.able(action)
        refusals = [one.refusal(action) for one in asked]
        first = (able or asked)[0]
        cost_ap, end = first.priced(action)
        alone = len(self.menus) == 1
        says = None
        if said:
            says = first.said(action) if alone else self.told(first.blank(action))
        return ActionOffer(
            action=action, name=self.name(action), letter=self.letter(action),
            cost_ap=cost_ap, end=end,
            refusal=None if able else refusals[0],
            why="" if able else _why(asked[0].unit, refusals[0]),
            useless=all(
                (action in one.choices and one.choices[action].useless) or (refused is not None and refused.lasting)
                for one, refused in zip(asked, refusals, strict=True)
            ),
            able=len(able),
            waits=bool(able) and first.waits(action),
            says=says,
            lacking=self._lacking(first, action, says) if able and says is not None else (),
        )  # fmt: skip


def who_words(battle: Known, units: Sequence[int]) -> str:
    """One soldier by number and name, several by how many they are."""
    return name_of(battle, units[0]) if len(units) == 1 else f"{len(units)} soldiers"


def menu(
    seat: AsksRules, units: Iterable[int], ruler: StatedMove | None = None, *, said: bool = True
) -> ActionMenu:
    """What these soldiers may do, as a seat knows it. `ruler` is the path that is laid on the map, if any.

    `said`: each action comes with the order that is proposed and what it lacks; to ask for that takes time.
    KeyError for a soldier that the seat does not know.
    """
    soldiers = Soldiers(seat, units, ruler)
    battle = soldiers.asked.known
    found = tuple(soldiers.offer(action, said=said) for action in soldiers.actions)
    alone = soldiers.menus[0].unit if len(soldiers.menus) == 1 else None
    return ActionMenu(
        units=soldiers.units,
        who=soldiers.who,
        stands="" if alone is None else format_state(battle, alone),
        now=battle.now,
        offers=found,
    )


def _why(unit: Unit, refused: Refusal | None) -> str:
    """The reason in few words: whose it is stands above the list."""
    if refused is None:
        return ""
    name, rule = unit.soldier.name, f" [{refused.rule}]" if refused.rule else ""
    if told := nearest_words(refused):
        return told + rule
    return refused.sentence.removeprefix(f"{unit.id} ").removeprefix(f"{name} ").removesuffix(".") + rule
