"""`squadlog odds`: what a soldier could do, side by side, and what could be done back, before anything is said."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from math import atan2, degrees
from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.commands import Declare, Fire
from squadlog.battle.state import ShotPlan
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map.surveying import soldier_called, spot_called
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.facts.ground_facts import Position, StatedSighting

with lazy_imports():
    from squadlog.book import load
    from squadlog.language import parse
    from squadlog.reports.soldier import odds

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.session.seat import Seat


def run(name: str, words: list[str]) -> int:
    """`odds UNIT [TARGET ...] [range 12 cover half-hard ...]`; code 5 where there is nobody to shoot at."""
    made = parser(name, battle=True)
    made.add_argument("unit", help="the unit that would fire, by number or name")
    made.add_argument(
        "target",
        nargs="*",
        help="the targets (else the first five in action), and the facts of the line: 11 12 range 15 cover half-hard",
    )
    made.add_argument(
        "--at", metavar="X,Y[,FLOOR]", help="as if the unit were there, facing the first target"
    )
    made.add_argument("--weapon", action="append", default=[], metavar="CODE", help="this weapon alone")
    options = read(made, words)
    with open_battle(options) as seat:
        known = seat.known
        unit = soldier_called(known, options.unit)
        targets, stated = _lines(known, unit, options.target)
        if strange := [code for code in options.weapon if code not in unit.weapons]:
            raise NotFoundError(
                f"Unit {unit.id} has no {strange[0]}; they have {', '.join(unit.weapons) or 'no weapon'}."
            )
        at, floor = _place_to_stand(known, unit, targets, options.at)
        found = seat.rules.odds(unit.id, targets, stated=stated, at=at, floor=floor, weapons=options.weapon)
        return _print_odds(seat, found, options)


def _lines(
    known: "Known", unit: "Unit", words: list[str]
) -> tuple[tuple[int, ...], Mapping[int, StatedSighting]]:
    """At whom, and what is stated of the line to each: the words behind the targets are those of `fire`."""
    targets: list[int] = []
    rest = list(words)
    while rest and (rest[0].lstrip("#").isdigit() or not targets):
        named = soldier_called(known, rest[0]).id
        if named == unit.id:
            raise NotUnderstoodError(f"Unit {unit.id} cannot shoot at themselves.")
        targets.append(named)
        rest = rest[1:]
    targets = list(dict.fromkeys(targets))
    if not rest:
        return tuple(targets), {}
    stated = {}
    for target in targets:
        sentence = f"fire {unit.id} at {target} {' '.join(rest)}"
        said = parse.parse(sentence, known, load.book_of(known.setup))
        if isinstance(said, parse.Misread):
            raise NotUnderstoodError(str(said))
        aimed = said.shot if isinstance(said, Declare) else said  # before the fire step it is declared
        if not isinstance(aimed, Fire | ShotPlan):
            raise NotUnderstoodError(f"{' '.join(rest)!r} does not describe a line of fire.")
        stated[target] = aimed.stated
    return tuple(targets), stated


def _place_to_stand(
    known: "Known", unit: "Unit", targets: tuple[int, ...], text: str | None
) -> tuple[Position | None, int]:
    """Where the unit would stand, facing the first target, or as it faces now."""
    if text is None:
        return None, unit.floor
    if unit.position is None:
        raise NotFoundError(f"Unit {unit.id} is off the map: give the range instead, {unit.id} 11 range 12.")
    spot = spot_called(known, text)
    first = known.units[targets[0]].position if targets else None
    facing = unit.position.facing_deg
    if first is not None and (first.x, first.y) != (spot.x, spot.y):
        facing = degrees(atan2(first.x - spot.x, first.y - spot.y)) % 360
    return Position(x=spot.x, y=spot.y, facing_deg=facing), spot.floor


def _print_odds(seat: "Seat", found: Any, options: Namespace) -> int:  # noqa: ANN401 - a value of the rules
    if options.json:
        print_json("odds", found)
        return OK
    if not found.targets:
        tell("There is no target.")
        return NOTHING
    print_lines(_page(seat.known, found))
    return OK


def _page(known: "Known", found: Any) -> Iterator[str]:  # noqa: ANN401 - a value of the rules
    notes = odds.Footnotes()
    rows = [
        (line.weapon, line.way, line.stances, line.ap, *line.cells)
        for line in odds.own_lines(found, known, notes)
    ]
    where = "" if found.at is None else f", as if at {found.at.x:g},{found.at.y:g}"
    yield f"{found.unit} {known.units[found.unit].soldier.name}{where}: {odds.READ}"
    yield from table(rows, head=("with", "how", "stance", "AP", *odds.heads(found, known)))
    yield ""
    yield from odds.best_words(found, known)
    back = list(odds.back_lines(found, known, notes))
    if back:
        yield ""
        yield "Return fire, as all stand now, by their stance:"
        yield from table(back, head=("who", "with", "how", *found.stances))
    yield from odds.harmless(found, known, notes)
    told = list(notes.lines())
    yield ""
    yield odds.MARKS
    yield from told
    yield from odds.remarks(found, known)
