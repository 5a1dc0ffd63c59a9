"""The right side of the action panel: the result, the facts of an order that can be changed, and what it costs."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from squadlog.battle.ledger import Line
from squadlog.session.view.fields import Form, FormField
from squadlog.session.view.orders.asked_facts import AIM, IN_WORDS, SHOT, open_choices
from squadlog.session.view.orders.filling import FACING, OVERRULE
from squadlog.session.view.shots.figures import format_signed
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
ELSEWHERE = frozenset({FACING, OVERRULE})
"""Facts with a place of their own: the map's hand turns a soldier, a key overrules."""


def fact_rows(form: Form, width: int, *, unfolded: bool) -> tuple[ListRow, ...]:
    """What comes of the order first, then its facts, then the reasons behind the cost, and what binds whoever gives it.

    Each of the last stands in one line unless they are `unfolded`.
    """
    head = list(_head(form))
    rows = [*lines_of_row("head", lines(head), width, stops=False)] if head else []
    for entry in form.fields:
        if entry.name not in ELSEWHERE:
            rows.extend(_rows_of(entry, width))
    if form.end is not None:
        rows.extend(lines_of_row("cost", lines(map(price_line, form.reasons)), width, stops=False))
    for place, told in enumerate(form.remarks):
        rows.extend(_known_rows(f"{BINDS}{place}", told, width, unfolded=unfolded))
    return tuple(rows)


def _head(form: Form) -> Iterator[Content | str]:
    if form.refusal is not None:
        yield format_refusal(form.refusal)
    elif form.end is not None:
        yield Content.styled(f"{form.cost_ap} AP: ends in {form.end}", "bold")
    if form.warning:
        yield link_rules(f"{form.warning} Enter declares it all the same.", "$asked")
    if form.refusal is None and AIM in form.lacking:
        yield "Enter asks for the place."
    if (reason := form.field(OVERRULE)) is not None and reason.value:
        yield Content(f"overruled: {reason.value}")
    if form.means:
        yield link_rules(form.means)


def _rows_of(entry: FormField, width: int) -> Iterator[ListRow]:
    match entry.name:
        case "in_words":
            unsaid = "ground, turns, who sees them ..." if width >= ROOMY else "say more"
        case "aim":
            unsaid = "choose next"
        case "shot":
            unsaid = "choose when due" if width >= NARROW else "when due"
        case _:
            unsaid = entry.unsaid
    held, choices = entry.value or unsaid, tuple(one.value for one in entry.choices)
    typed = not choices and entry.name not in (IN_WORDS, AIM, SHOT)
    yield _fact(entry.name, entry.label, held, typed=typed, others=open_choices(entry.name, choices, held))
    if typed:
        yield ListRow("pad", number_pad(), stops=False)


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
