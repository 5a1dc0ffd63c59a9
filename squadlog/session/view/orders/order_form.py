"""An order as a form: its fields one by one, what is lacking, its price with reasons, and its sentence."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from squadlog.base.lengths import as_typed, length_unit
from squadlog.base.records import replace
from squadlog.battle.commands import Command, Declare
from squadlog.battle.commands import Order as UnitOrder
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import StatedMove
from squadlog.language.say import say, say_plan
from squadlog.reports.wording import name_of
from squadlog.session.view.asked_rules import AsksRules
from squadlog.session.view.field_text import FULL_TURN_DEG, HALF_TURN_DEG, why_misfilled
from squadlog.session.view.fields import FieldChoice, FieldKind, Form, FormField
from squadlog.session.view.orders import filling
from squadlog.session.view.orders.asked_facts import (
    AIM,
    CHOICES,
    IN_WORDS,
    SHOT,
    WHAT_IT_MEANS,
    to_be_asked,
    what_lacks,
)
from squadlog.session.view.orders.asked_once import AskedOnce
from squadlog.session.view.orders.blind_fire import AIMED, blind_fire_words
from squadlog.session.view.orders.menu import Soldiers
from squadlog.session.view.orders.move_words import move_words
from squadlog.session.view.orders.order import GO_ON, Order, OrderField, command, fields, moves
from squadlog.session.view.orders.soldier_menu import SoldierMenu

_KINDS: Mapping[str, FieldKind] = MappingProxyType({
    "metres": "length", "degrees": "degrees", "turn": "degrees", "facing": "degrees", "floors": "floors",
    "way": "way", IN_WORDS: "text", filling.OVERRULE: "text", AIM: "place", SHOT: "shot",
})  # fmt: skip
_LABELS = MappingProxyType({
    IN_WORDS: "in words", AIM: "aimed at", SHOT: "the shot", filling.FACING: "ends facing",
    filling.OVERRULE: "overruled because",
})  # fmt: skip
NO_MORE_SAID: Mapping[str, str] = MappingProxyType({})
_JUDGED = CHOICES | {"engage"}
"""Fields whose choices the rules are asked about, one by one."""


def order_form(
    seat: AsksRules,
    units: Iterable[int],
    action: str,
    said: Mapping[str, str] = NO_MORE_SAID,
    ruler: StatedMove | None = None,
    *,
    judged: bool = True,
) -> Form:
    """The form of an action for one soldier or several, with what is said of it by field; all else as it is proposed.

    `action` is its key on the menu, `ruler` the path that is laid on the map, if any; `judged` asks the rules about
    every choice of a thing or a soldier. What is said and makes no sense is left out, with a sentence in its field
    and a refusal. KeyError for a soldier or an action that there is not.
    """
    soldiers = Soldiers(seat, units, ruler)
    if action not in soldiers.actions:
        raise KeyError(action)
    return _Filled(soldiers, soldiers.first(action), action, said).form(judged=judged)


class _Filled:
    """The order of a form as it is filled in now, beside the one that is proposed where nothing is said."""

    def __init__(self, soldiers: Soldiers, first: SoldierMenu, action: str, said: Mapping[str, str]) -> None:
        self._soldiers, self._action = soldiers, action
        self._asked: AskedOnce = soldiers.asked
        self._blank = first.blank(action)
        self._order, self._wrong = (
            filling.fill(self._asked, first.order(action), said) if said else (self._blank, {})
        )
        self._typed = {name: said[name] for name in self._wrong}

    def form(self, *, judged: bool) -> Form:
        order, units = self._order, self._soldiers.units
        lead, says = command(order), self._soldiers.told(order)
        lacking = what_lacks(order)
        quoted = self._asked.quote(lead) if isinstance(lead, Declare) else None
        refusal = self._refusal(lead, says)
        whole = not lacking and not self._wrong
        blind = refusal is None and order.action in AIMED
        return Form(
            subject=self._action,
            sentence=f"{self._soldiers.who}: {self._soldiers.name(self._action)}.",
            units=units,
            fields=tuple(self._fields(judged=judged)),
            lacking=lacking,
            cost_ap=None if quoted is None else quoted.cost_ap,
            reasons=() if quoted is None else quoted.lines,
            end=None if quoted is None else quoted.end,
            refusal=refusal,
            says=says if whole else None,
            so_far=lead,
            say=say(says) if whole else "",
            means=WHAT_IT_MEANS.get(order.action, ""),
            warning=blind_fire_words(self._asked, [order.unit]) if blind else "",
            remarks=tuple(self._asked.hints()),
        )

    def _refusal(self, lead: UnitOrder, says: Command) -> Refusal | None:
        """What is wrong with what was said, else why the order is refused, if not for what is lacking yet."""
        if self._wrong:
            return why_misfilled(self._wrong)
        refused = self._asked.refusal(lead) or (self._asked.refusal(says) if says is not lead else None)
        return None if to_be_asked(self._order, refused) else refused

    def _fields(self, *, judged: bool) -> Iterable[FormField]:
        entries = {entry.name: entry for entry in fields(self._asked, self._order)}
        names = filling.field_names(self._asked, self._order)
        for name in names:
            if (entry := entries.get(name)) is not None:
                yield self._of_entry(entry, judged=judged)
            else:
                value = self._typed.get(name, self._special(self._order, name))
                yield self._bounded(FormField(
                    name=name, label=_LABELS[name], kind=_KINDS[name], value=value, wrong=self._wrong.get(name, ""),
                    choices=self._aims() if name == AIM else (),
                ))  # fmt: skip
        for name in [one for one in self._wrong if one not in names]:
            yield FormField(
                name=name, label=name, kind="text", value=self._typed[name], wrong=self._wrong[name]
            )

    def _of_entry(self, entry: OrderField, *, judged: bool) -> FormField:
        name, order = entry.name, self._order
        proposed = self._blank.value(name) or next(iter(entry.options), "")
        choices = filling.choices_of(self._asked.known, name, entry.options)
        if judged and name in _JUDGED:
            choices = tuple(self._judged(name, one) for one in choices)
        return self._bounded(FormField(
            name=name, label=entry.label, kind=_KINDS.get(name, "choice"), choices=choices, proposed=proposed,
            value=self._typed.get(name, order.value(name)), unsaid="" if entry.options else self._unsaid(order),
            wrong=self._wrong.get(name, ""),
        ))  # fmt: skip

    def _aims(self) -> tuple[FieldChoice, ...]:
        """The places of those whom the soldier could shoot at."""
        found = self._asked.targets(self._order.unit)
        units = (one for one in found if isinstance(one, int))
        return tuple(FieldChoice(f"at {one}", name_of(self._asked.known, one)) for one in units)

    def _judged(self, name: str, choice: FieldChoice) -> FieldChoice:
        return replace(choice, why_not=self._asked.refusal(command(self._order.having(name, choice.value))))

    def _unsaid(self, order: Order) -> str:
        """How far it goes where no metres are typed."""
        return "none" if order.action == GO_ON else "all" if moves(order) else ""

    def _bounded(self, entry: FormField) -> FormField:
        """The field with its unit, and how far its number goes by the rules."""
        match entry.kind:
            case "length":
                farthest_m = self._asked.farthest_m(self._order.unit, self._mode())
                high = None if farthest_m is None else float(as_typed(farthest_m))
                return replace(entry, unit=length_unit(), low=0.0, high=high)
            case "degrees":
                most = FULL_TURN_DEG if entry.name == filling.FACING else HALF_TURN_DEG
                return replace(entry, unit="deg", low=0.0, high=most)
            case "floors":
                return replace(entry, unit="floors", low=1.0)
        return entry

    def _mode(self) -> str:
        said = command(self._order)
        if not isinstance(said, Declare):
            busy = self._asked.known.units[self._order.unit].action
            return (busy.mode if busy is not None else None) or ""
        return said.action if said.action in ("jump", "dive") else said.mode or ""

    def _special(self, order: Order, name: str) -> str:
        """What stands in a field that is stated in words, as it is typed."""
        if name == IN_WORDS:
            return "" if order.said is None else move_words(order.said)
        if name == filling.FACING:
            return "" if order.facing_deg is None else f"{order.facing_deg:g}"
        if name == filling.OVERRULE:
            return order.overrule
        said = command(order)
        if order.plan is None:
            return ""
        weapon = said.weapon if isinstance(said, Declare) else None
        return say_plan(order.plan, weapon or order.plan.weapon)
