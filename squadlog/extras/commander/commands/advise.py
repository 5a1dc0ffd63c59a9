"""`squadlog advise`: what a commander would do with one's own soldiers, why, and what else it looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines
from squadlog.extras.commander.commands.choices import terms_data
from squadlog.extras.commander.commands.level_asked import level_asked
from squadlog.session.said import advising

with lazy_imports():
    from squadlog.extras.commander.mind import levels
    from squadlog.extras.commander.seated import advising as advisers

if TYPE_CHECKING:
    from squadlog.session.said.advising import SoldierAdvised


def run(name: str, words: list[str]) -> int:
    """`advise [UNIT ...] [--level LEVEL]`, at the seat of a side; at one keyboard for whoever is asked."""
    made = parser(name, battle=True)
    made.add_argument(
        "units", nargs="*", type=int, metavar="UNIT", help="a soldier by number; none: all who are asked"
    )
    made.add_argument("--level", default="", metavar="LEVEL", help="whose advice (the best there is)")
    options = read(made, words)
    level = level_asked(options.level)
    with open_battle(options) as seat:
        units = tuple(options.units) or advising.awaiting_orders(seat)
        if others := set(units) - set(advising.own_soldiers(seat)):
            raise NotUnderstoodError(f"Unit {min(others)} is none of yours to advise on.")
        adviser = advisers.adviser_of(seat, level)
        found = [adviser(unit) for unit in units]
        if options.json:
            advice = [_data(one) for one in found]
            print_json(
                "advice", {"battle": seat.id, "level": levels.commander_of(level).name, "advice": advice}
            )
        elif not found:
            print_lines([advising.why_nobody(seat)])
        else:
            print_lines(line for one in found for line in advising.format_advice(seat.known, one))
    return OK


def _data(one: SoldierAdvised) -> dict[str, object]:
    best, instead = one.best, one.instead
    return {
        "unit": one.unit,
        "order": "" if best is None else best.sentence,
        "why": "" if best is None else best.why,
        "terms": [] if best is None else terms_data(best.terms),
        "instead": None
        if instead is None
        else {"order": instead.sentence, "terms": terms_data(instead.terms)},
    }
