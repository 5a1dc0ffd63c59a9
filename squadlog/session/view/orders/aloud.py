"""Menus and forms of orders in lines for the ear: one thing a line, no columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept, format_length
from squadlog.battle.events.action import ActionDeclared
from squadlog.reports.wording import name_of
from squadlog.session.view.answer import Answer
from squadlog.session.view.fields import Form, FormField
from squadlog.session.view.orders.asked_facts import AIM
from squadlog.session.view.orders.menu import ActionMenu, ActionOffer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.events.union import Event
    from squadlog.session.seat import Seat

_SHOWN = 8
"""Choices of a field that are read out; how many more there are is said."""
_NUMBERED = ("length", "degrees", "floors")
_FILLED = {
    "way": "way=toward 7, way=14,8", "in_words": "in_words=4m over clear,light turn 45 after 2m",
    "aim": "aim=at 14,8", "shot": "shot=at 7 range 12", "overrule": "overrule=a reason",
    "facing": "facing=north",
}  # fmt: skip
"""How fields are filled in that are no choice, and hold no bare number."""


def menu_lines(menu: ActionMenu, *, unfolded: bool = False) -> Iterator[str]:
    """Who they are, what they can do and how it is said, then what they cannot do, with the reason."""
    yield f"{menu.who}, {menu.stands}." if menu.stands else f"{menu.who}."
    away = () if unfolded else menu.away()
    if menu.reason and not unfolded:
        yield f"Why most cannot be done now: {format_kept(menu.reason)}."
    shown = [one for one in menu.offers if one not in away]
    yield from (f"{_named(one)}{_priced(menu, one)}: {_order(one)}" for one in shown if one.refusal is None)
    yield from (f"{_named(one)}, not now: {format_kept(one.why)}" for one in shown if one.refusal is not None)
    if away:
        yield f"{len(away)} more are of no use {menu.away_why}."


def menu_answers(menu: ActionMenu) -> tuple[Answer, ...]:
    """What they can do as answers that can be had by their number."""
    return tuple(
        Answer(one.say, f"{one.name[:1].lower()}{one.name[1:]}{_priced(menu, one)}")
        for one in menu.offers
        if one.say
    )


def unsaid_lines(menu: ActionMenu) -> Iterator[str]:
    """What they can do once something more is said, and what that is, a line each."""
    yield from (f"{one.name}: {_order(one)}" for one in menu.offers if one.lacking)


def how_far(seat: Seat, events: Iterable[Event]) -> Iterator[str]:
    """How far those who were just ordered to move go at most, where no metres were said; nothing for all others."""
    found: dict[float, list[str]] = {}
    for event in events:
        if not isinstance(event, ActionDeclared) or event.action is None:
            continue
        said, mode = event.declaration, event.declaration.mode or event.action.mode
        farthest_m = None if mode is None else seat.rules.farthest_m(event.unit, mode)
        if farthest_m and said.choice in ("start", "continue") and not (said.move.goes or said.move.swings):
            found.setdefault(farthest_m, []).append(name_of(seat.known, event.unit))
    for metres, units in found.items():
        whose = f" for {' and '.join(units)}" if len(found) > 1 else ""
        yield f"No metres said: as far as it goes, at most {format_length(metres)}{whose}."


def _named(one: ActionOffer) -> str:
    return f"{one.letter} {one.name}" if one.letter else one.name


def _priced(menu: ActionMenu, one: ActionOffer) -> str:
    price = ""
    if one.cost_ap is not None and one.end is not None:
        price = f", {one.cost_ap} AP, " + (f"until {one.end}" if one.end > menu.now else "done at once")
    return price + (f", {one.able} of {len(menu.units)} can" if one.able < len(menu.units) else "")


def _order(one: ActionOffer) -> str:
    return one.say or f"first say its {' and '.join(one.lacking)}"


def form_lines(form: Form) -> Iterator[str]:
    """What comes of the order, its fields, what it lacks, and the sentence that it makes."""
    yield form.sentence
    if form.end is not None:
        yield f"{form.cost_ap} AP, ends in {form.end}."
        yield from (
            f"{line.value} AP: {format_kept(line.label)}{f' [{line.rule}]' if line.rule else ''}"
            for line in form.reasons
            if line.applied
        )
    yield from filter(None, (form.means, form.warning))
    yield from (field_line(one, judged=form.refusal is None) for one in form.fields)
    yield from form.remarks
    if form.refusal is not None and not any(one.wrong for one in form.fields):
        yield f"Refused: {format_kept(str(form.refusal))}"
    if form.lacking:
        yield f"Say first: {', '.join(form.lacking)}."
    if form.say:
        yield f"The order: {form.say}"


def field_line(one: FormField, *, judged: bool) -> str:
    """A field with what stands in it, and what else it may hold; where `judged`, with what would be refused."""
    labelled = one.label.startswith(one.name) or one.name in ("in_words", "overrule")
    name = one.name if labelled else f"{one.name} ({one.label})"
    held = one.value or one.unsaid or "not said"
    if one.wrong:
        return one.wrong
    told = f"{name}: {held}{f' {one.unit}' if one.value and one.kind in _NUMBERED else ''}"
    others = [_worded(choice.words, refused=judged and choice.why_not is not None) for choice in one.choices
              if choice.value != one.value]  # fmt: skip
    if others and one.name != AIM:
        more = f", and {len(others) - _SHOWN} more" if len(others) > _SHOWN else ""
        return f"{told}; or {', '.join(others[:_SHOWN])}{more}"
    if one.kind in _NUMBERED and one.high is not None:
        return f"{told}; {one.low or 0:g} to {one.high:g} {one.unit}"
    if one.name in _FILLED and (not one.value or one.name == AIM):
        shown = f"{one.name}={one.choices[0].value}" if one.choices else _FILLED[one.name]
        return f"{told}; such as {shown}"
    return told


def _worded(words: str, *, refused: bool) -> str:
    return f"{words} (not now)" if refused else words
