"""What the record tells of single soldiers: their health."""

from argparse import Namespace

from squadlog.cli.choosing import opened_battle
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.map.surveying import soldier_called
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.lazily import lazily
from squadlog.shell.seat import Seat

with lazily():
    from squadlog.reports.soldier import health


def run(name: str, words: list[str]) -> int:
    """`health [UNIT]`; code 5 where nothing befell anybody asked for."""
    made = parser(name, battle=True)
    made.add_argument("unit", nargs="*", help="a soldier, by number or name; without it everybody")
    options = read(made, words)
    with opened_battle(options) as seat:
        return _health(seat, options)


def _health(seat: Seat, options: Namespace) -> int:
    known = seat.known
    unit = soldier_called(known, " ".join(options.unit)).id if options.unit else None
    found = seat.health(unit)
    if options.json:
        print_json(found)
        return OK
    for number in dict.fromkeys(line.unit for line in sorted(found, key=lambda line: line.unit)):
        print_lines(
            [
                health.headed(number, known),
                *(health.dated(line, known) for line in found if line.unit == number),
            ]
        )
    if not found:
        tell("Nothing has befallen anybody yet." if unit is None else f"Nothing has befallen unit {unit}.")
        return NOTHING
    return OK
