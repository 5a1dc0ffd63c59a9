"""The right side of the action panel: the result, the facts of an order that can be changed, and what it costs."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from squadlog.base.names import numbers
from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Line
from squadlog.battle.state import Known, Unit
from squadlog.session.chapters import flees
from squadlog.session.view.orders import order_form as orders
from squadlog.session.view.orders.asked_facts import (
    AIM,
    PLAN,
    SAID,
    WHAT_IT_MEANS,
    form_of,
    open_choices,
    to_be_asked,
)
from squadlog.session.view.orders.blind_fire import AIMED, blind_fire_words
from squadlog.session.view.orders.move_words import move_words
from squadlog.session.view.orders.quoted_rules import QuotedRules
from squadlog.session.view.shots.figures import format_signed
from squadlog.session.view.words.doing import doing
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import cut, format_refusal, ledger_line, lines, link_rules
from squadlog.tui.chrome.wrapped_list import lines_of_row
from squadlog.tui.dialogs.panel import number_pad

ROOMY, NARROW = 44, 28
"""Cells from which words of a move not said yet, and of a shot not planned yet, have room for all of themselves."""
BINDS = "binds:"
"""How the keys of what binds whoever gives the order begin."""
TOLD = 3
"""Other choices that are named beside the one that is proposed."""


def fact_rows(rules: QuotedRules, order: orders.Order, width: int, *, unfolded: bool) -> tuple[ListRow, ...]:
    """What comes of the order first, then its facts, then the reasons behind the cost, and what binds whoever gives it.

    Each of the last stands in one line unless they are `unfolded`.
    """
    said = orders.command(order)
    quoted = rules.quote(said) if isinstance(said, Declare) else None
    head: list[Content | str] = []
    refusal = rules.refusal(said)
    unaimed = to_be_asked(order, refusal)
    if refusal and not unaimed:
        head.append(format_refusal(refusal))
    elif quoted is not None:
        total = sum(line.value for line in quoted.lines if line.applied)
        head.append(Content.styled(f"{total} AP: ends in {quoted.end}", "bold"))
    if refusal is None and order.action in AIMED and (told := blind_fire_words(rules, [order.unit])):
        head.append(link_rules(f"{told} Enter declares it all the same.", "$asked"))
    if unaimed:
        head.append("Enter asks for the place.")
    if order.overrule:
        head.append(Content(f"overruled: {order.overrule}"))
    if meaning := WHAT_IT_MEANS.get(order.action):
        head.append(link_rules(meaning))
    rows = [*lines_of_row("head", lines(head), width, stops=False)] if head else []
    for entry in form_of(rules, order):
        held = order.value(entry.name) or (_unsaid(order) if entry.name == orders.NUMBER else "")
        others = open_choices(entry, held)
        rows.append(_fact(entry.name, entry.label, held, typed=not entry.options, others=others))
        if not entry.options:
            rows.append(ListRow("pad", number_pad(), stops=False))
    if orders.moves(order):
        unsaid = "ground, turns, who sees them ..." if width >= ROOMY else "say more"
        worded = unsaid if order.said is None else move_words(order.said) or "all of it"
        rows.append(_fact(SAID, "in words", worded))
    if AIM in order.slots:
        aim = "choose next" if order.plan is None else f"{order.plan.target}"
        rows.append(_fact(AIM, "aimed at", aim))
    if "shot" in order.slots:
        due = "choose when due" if width >= NARROW else "when due"
        plan = due if order.plan is None else f"at {order.plan.target}"
        rows.append(_fact(PLAN, "the shot", plan))
    if quoted is not None:
        rows.extend(lines_of_row("cost", lines(map(price_line, quoted.lines)), width, stops=False))
    for place, told in enumerate(rules.hints()):
        rows.extend(_known_rows(f"{BINDS}{place}", told, width, unfolded=unfolded))
    return tuple(rows)


def stands_words(battle: Known, unit: Unit) -> str:
    """What a soldier is busy with; `routed` or `attacked` where he does nothing else and is not free to choose."""
    told = doing(unit, battle.now)
    attackers = [one.attacker for one in battle.engaging(unit.id) if one.defender == unit.id]
    if told != "free":
        return told
    by = f"attacked by {numbers(attackers)}" if attackers else ""
    return ", ".join(filter(None, ("routed" if flees(unit.held) else "", by))) or told


def price_line(line: Line) -> Content:
    """What an order costs for one reason, in AP: a bare sign and number read as a modifier of a roll."""
    told = ledger_line(line)
    if not line.applied:
        return told
    sign = format_signed(line.value).removeprefix("+")
    return Content.assemble(
        (f"{sign:>3} AP", "bold"),
        told[told.plain.index(format_signed(line.value)) + len(format_signed(line.value)) :],
    )


def _known_rows(key: str, told: str, width: int, *, unfolded: bool) -> Iterator[ListRow]:
    short = cut(told, width - 2)
    if unfolded or short == told:
        yield from lines_of_row(key, link_rules(told, "$quiet"), width, stops=short != told)
    else:
        yield ListRow(key, Content.assemble((short, "$quiet"), " ▸"))


def _unsaid(order: orders.Order) -> str:
    """How far it goes where no metres are typed."""
    return "none" if order.action == orders.GO_ON else "all" if orders.moves(order) else ""


def _fact(name: str, label: str, value: str, *, typed: bool = False, others: Sequence[str] = ()) -> ListRow:
    shown = value.replace("_", " ") or "-"
    ends = ("", "   type digits") if typed else ("◂ ", " ▸")
    told = [one.replace("_", " ") for one in others]
    more = (
        f"   or {', '.join(told)}"
        if 0 < len(told) <= TOLD
        else f"   or one of {len(told)} more"
        if told
        else ""
    )
    return ListRow(
        name, Content.assemble(f"{label}: ", (ends[0], "$quiet"), (shown, "bold"), (ends[1], "$quiet"), more)
    )
