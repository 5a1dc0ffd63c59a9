"""Two squads by what they do to each other, on the command line."""

from argparse import Namespace
from collections.abc import Iterator

from squadlog.book.load import book_with
from squadlog.book.rulings import Rulings
from squadlog.cli.commands import OK
from squadlog.cli.printing import print_json, print_lines, table
from squadlog.reports.matchup import words
from squadlog.reports.matchup.fight import Fight, around_of, fight
from squadlog.squads.plan import SquadPlan


def run(first: SquadPlan, second: SquadPlan, rulings: Rulings, options: Namespace) -> int:
    """`squads compare A B --fight [--night] [--rain] [--snow]`."""
    around = around_of(night=options.night, rain=options.rain, snow=options.snow)
    found = fight(first, second, book_with((*first.packs, *second.packs)), rulings, around)
    if options.json:
        print_json("compare", words.as_data(found))
        return OK
    print_lines(_page(found))
    return OK


def _page(found: Fight) -> Iterator[str]:
    one, other = found.squads
    yield f"{one.name} against {other.name}, {words.around_words(found)}"
    yield from words.pack_words(found)
    yield ""
    yield from table(list(words.fire_rows(found)), head=words.fire_head())
    yield ""
    yield from table(list(words.bar_rows(found)))
    yield ""
    yield from table(list(words.stand_rows(found)), head=words.stand_head())
    yield ""
    yield from table(list(words.find_rows(found)), head=words.find_head())
    if told := words.alike_words(found):
        yield ""
        yield told
    yield ""
    yield from (f"- {sentence}" for sentence in words.assumptions(found))
