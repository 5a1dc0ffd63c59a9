"""`squadlog advise`: what a commander would do with one's own soldiers, why, and what else it looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines
from squadlog.language.say import say
from squadlog.reports.wording import name_of

with lazy_imports():
    from squadlog.extras.commander.mind import levels, posed, reasons

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.session.seat import Seat


def run(name: str, words: list[str]) -> int:
    """`advise [UNIT ...] [--level LEVEL]`, at the seat of a side; at one keyboard for whoever is asked."""
    made = parser(name, battle=True)
    made.add_argument(
        "units", nargs="*", type=int, metavar="UNIT", help="a soldier by number; none: all who are asked"
    )
    made.add_argument("--level", default="recruit", metavar="LEVEL", help="whose advice (recruit)")
    options = read(made, words)
    try:
        mind = levels.commander_of(options.level)
    except levels.NoLevelError as error:
        raise NotUnderstoodError(str(error)) from error
    with open_battle(options) as seat:
        units = tuple(options.units) or seat.due.undecided()
        known = seat.known
        for unit in units:
            if unit not in known.units or known.units[unit].side not in _sides(seat):
                raise NotUnderstoodError(f"Unit {unit} is none of yours to advise on.")
        found = [
            (unit, mind.weigh(posed.Posed(known=known, side=known.units[unit].side), unit)) for unit in units
        ]
        if options.json:
            print_json(
                "advice", {"battle": seat.id, "level": mind.name, "advice": [_data(*one) for one in found]}
            )
        elif not found:
            print_lines(["Nobody is asked for orders now."])
        else:
            print_lines(line for unit, weighed in found for line in _lines(name_of(known, unit), weighed))
    return OK


def _sides(seat: Seat) -> tuple[str, ...]:
    """Whose soldiers a seat may be advised on: at one keyboard those of everybody."""
    sides = seat.known.side_ids()
    return (seat.who.seat,) if seat.who.seat in sides else sides


def _data(unit: int, weighed: Sequence[ChoiceWeighed]) -> dict[str, object]:
    best, instead = (*weighed, None, None)[:2]
    return {
        "unit": unit,
        "order": "" if best is None else say(best.says),
        "why": "" if best is None else reasons.why_words(best),
        "terms": [] if best is None else _terms(best),
        "instead": None if instead is None else {"order": say(instead.says), "terms": _terms(instead)},
    }


def _terms(one: ChoiceWeighed) -> list[dict[str, object]]:
    return [{"name": term.name, "value": term.amount, "unit": term.unit} for term in one.terms]


def _lines(who: str, weighed: Sequence[ChoiceWeighed]) -> Iterator[str]:
    if not weighed:
        yield f"{who}: nothing that stands was found."
        return
    best, *others = weighed
    yield f"{who}: {say(best.says)}. {reasons.why_words(best)}"
    yield from (f"    rather than: {say(one.says)}. {reasons.why_words(one)}" for one in others[:1])
