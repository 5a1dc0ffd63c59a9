"""`squadlog advise`: what a commander would do with one's own soldiers, why, and what else it looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
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
    from squadlog.extras.commander.seated import some_only

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from squadlog.session.said.advising import SoldierAdvised


def run(name: str, words: list[str]) -> int:
    """`advise [3 | 1,2 | 4-6 ...] [--level LEVEL]`, at the seat of a side; at one keyboard for whoever is asked."""
    made = parser(name, battle=True)
    made.add_argument(
        "units",
        nargs="*",
        metavar="UNIT",
        help="soldiers by number, such as 3, 1,2 or 4-6; none: all who are asked",
    )
    made.add_argument("--level", default="", metavar="LEVEL", help="whose advice (the best there is)")
    options = read(made, words)
    level = level_asked(options.level)
    with open_battle(options) as seat:
        units = soldiers_said(options.units, advising.own_soldiers(seat)) or advising.to_advise_on(seat)
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


def soldiers_said(words: Sequence[str], own: Collection[int]) -> tuple[int, ...]:
    """The soldiers, of one's own, that `1,2`, `4-6` or numbers one by one mean; none for no words.

    Raises NotUnderstoodError for what is no number, and for a soldier who is not among them.
    """
    found: list[int] = []
    for part in filter(None, ",".join(words).split(",")):
        if (span := some_only.span_meant(part)) is None:
            raise NotUnderstoodError(
                f"{clean_text(part, limit=40)!r} is no soldier's number. "
                "Name soldiers by number, such as: advise 3, advise 1,2 or advise 4-6."
            )
        if others := [one for one in span if one not in own]:
            raise NotUnderstoodError(f"Unit {others[0]} is none of yours to advise on.")
        found += [one for one in sorted(own) if span[0] <= one <= span[1]]
    return tuple(dict.fromkeys(found))


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
