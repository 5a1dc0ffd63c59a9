"""`squadlog blast`: what something would come to that went off at a place, or an order that aims at one."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.commands import Declare
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import NOTHING, OK, REFUSED
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.surveying import NO_MAP, maybe_spot
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.session.view.map import aiming

with lazy_imports():
    from squadlog.book import load
    from squadlog.language import parse

if TYPE_CHECKING:
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.aiming import BlastForeseen


def run(name: str, words: list[str]) -> int:
    """`blast X,Y KIND` and `blast ORDER`; code 1 when the rules would refuse that order, 5 when nothing goes off."""
    made = parser(name, battle=True)
    made.add_argument(
        "what", nargs="+", metavar="X,Y KIND | ORDER", help="a place and a kind, or an order in words"
    )
    made.add_argument("--count", type=int, default=1, metavar="N", help="the number that go off as one (1)")
    look_words.add_figures(made)
    options = read(made, words)
    with open_battle(options) as seat:
        spot = maybe_spot(seat.known, options.what[0]) if options.what[0][:1].isdigit() else None
        if spot is None:
            return _order(seat, " ".join(options.what), options)
        kinds = seat.blasts.kinds()
        kind = "_".join(options.what[1:])
        found = [one for one in kinds if one.startswith(kind)] if kind else list(kinds)
        if len(found) != 1:
            there = ", ".join(kinds) or "nothing explosive: no chapter in force has any"
            raise NotFoundError(f"Which kind goes off there? In force: {there}.")
        if not 1 <= options.count <= 99:
            raise NotUnderstoodError(f"--count needs a number from 1 to 99, not {options.count}.")
        return _print_blast(seat, aiming.foresee_blast(seat, found[0], spot, options.count), options)


def _order(seat: "Seat", sentence: str, options: Namespace) -> int:
    """What an order would come to, and what the rules have against it."""
    said = parse.parse(sentence, seat.known, load.book_of(seat.known.setup))
    if isinstance(said, parse.Misread):
        raise NotUnderstoodError(str(said))
    if not isinstance(said, Declare):
        raise NotUnderstoodError(
            f"{sentence!r} is not an order that aims at a place, such as throw 3 fragmentation at 14,8."
        )
    found = aiming.aim(seat, said)
    code = _print_blast(seat, found, options)
    if found.refusal is not None:
        tell(str(found.refusal))
        return REFUSED
    return code


def _print_blast(seat: "Seat", found: "BlastForeseen", options: Namespace) -> int:
    if found.what is None:
        tell("That order sets nothing off.")
        return NOTHING
    if look_words.look_asked(options) is not None:
        if seat.rules.survey() is None:
            raise NotFoundError(NO_MAP)
        drawing.print_look(seat, options, floor=found.floor, overlays=found.overlays)
    elif options.json:
        print_json("blast", {"what": found.what})
    else:
        head = " ".join(filter(None, (found.short, found.reached)))
        print_lines([*([head, ""] if head else []), *found.page])
    return OK
