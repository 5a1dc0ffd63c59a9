"""What many battles come to: `squadlog dice`, and `squadlog scenario record`."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, print_listed, table, tell
from squadlog.cli.progress import Progress, bar
from squadlog.facts.seats import NOBODY, TABLE

with lazy_imports():
    from squadlog.reports.many import faces, scenario_record
    from squadlog.session.finding import many

if TYPE_CHECKING:
    from squadlog.reports.many.faces import FaceTable
    from squadlog.reports.many.scenario_record import ScenarioRecord
    from squadlog.session.finding.many import ManyBattles


def run(name: str, words: list[str]) -> int:
    """`dice`; code 5 where nothing was rolled yet."""
    made = parser(name)
    made.add_argument(
        "--seat",
        metavar="NAME",
        help="the id of a side, or referee: what it may know; table: what all may know",
    )
    options = read(made, words)
    read_now = _read({None: TABLE, "table": NOBODY}.get(options.seat, options.seat or TABLE), options)
    found = read_now.faces()
    if options.json:
        print_json("dice", {"tables": [_data(one) for one in found], "unread": read_now.unread})
        return OK if found else NOTHING
    _tell_tables(found)
    for sentence in read_now.unread:
        tell(sentence)
    if not found:
        tell("No dice were rolled yet.")
    return OK if found else NOTHING


def _read(seat: str, options: Namespace) -> "ManyBattles":
    with open_store() as store, Progress(shown=not options.json) as line:

        def tells(done: int, of: int) -> bool:
            if line.due:
                line.show(f"Reading the battles {bar(done, of)} {done} of {of}")
            return True

        return many.read_all(store, seat=seat, tells=tells)


def _data(one: "FaceTable") -> dict[str, object]:
    chi, chance = one.chi_squared, one.chance
    return {
        "who": one.who,
        "faces": one.number,
        "counts": one.counts,
        "mean": round(one.mean, 4),
        "chi_squared": None if chi is None else round(chi, 4),
        "chance": None if chance is None else round(chance, 4),
        "says": faces.verdict(one),
    }


def _tell_tables(tables: "Sequence[FaceTable]") -> None:
    print_lines(table(list(faces.table_rows(tables)), head=faces.HEAD))
    print_lines(f"{one.who}: {faces.verdict(one)}" for one in tables)
    if any(one.chance is not None for one in tables):
        print_lines([faces.SEVERAL])


def tell_records(options: Namespace, key: str = "", title: str = "") -> int:
    """Print the record of a scenario, or of all that were played; code 5 where no battle is over."""
    read_now = _read(TABLE, options)
    records: Sequence[ScenarioRecord] = [read_now.scenario(key, title)] if title else read_now.scenarios()
    if options.json:
        print_listed("scenario-records", options.json, records)
    else:
        print_lines(line for one in records for line in scenario_record.record_lines(one))
        for sentence in read_now.unread:
            tell(sentence)
        if not records:
            tell("No battle of a scenario is over yet.")
    return OK if any(one.played for one in records) else NOTHING
