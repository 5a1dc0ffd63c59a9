"""`squadlog odds`: what a soldier could do, side by side, and what could be done back, before anything is said."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map.surveying import soldier_called, spot_called
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.facts.ground_facts import Position, StatedSighting

with lazy_imports():
    from squadlog.reports.soldier import odds
    from squadlog.session.view.shots import side_by_side

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
    asked = tuple(dict.fromkeys(targets))
    try:
        return asked, side_by_side.stated_of_lines(known, unit.id, asked, " ".join(rest))
    except ValueError as error:
        raise NotUnderstoodError(str(error)) from None


def _place_to_stand(
    known: "Known", unit: "Unit", targets: tuple[int, ...], text: str | None
) -> tuple[Position | None, int]:
    """Where the unit would stand, facing the first target, or as it faces now."""
    if text is None:
        return None, unit.floor
    if unit.position is None:
        raise NotFoundError(f"Unit {unit.id} is off the map: give the range instead, {unit.id} 11 range 12.")
    spot = spot_called(known, text)
    return side_by_side.stand_at(known, unit, spot, targets), spot.floor


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
    page = side_by_side.odds_page(found, known)
    where = "" if found.at is None else f", as if at {found.at.x:g},{found.at.y:g}"
    yield f"{found.unit} {known.units[found.unit].soldier.name}{where}: {odds.READ}"
    yield from table(page.own[1:], head=page.own[0])
    yield ""
    yield from page.best
    if page.back:
        yield ""
        yield "Return fire, as all stand now, by their stance:"
        yield from table(page.back[1:], head=page.back[0])
    yield from page.harmless
    yield ""
    yield from (*page.notes, *page.remarks)
