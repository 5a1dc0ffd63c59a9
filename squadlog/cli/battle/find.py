"""`squadlog find WORDS`: where those words are, in all that this user has."""

from argparse import Namespace

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.cli.progress import Progress, bar
from squadlog.facts.seats import NOBODY, TABLE

with lazy_imports():
    from squadlog.session.finding import finder, hits

_SEATS = {None: TABLE, "table": NOBODY}


def run(name: str, words: list[str]) -> int:
    """`find WORDS`; code 5 where nothing is found."""
    made = parser(name)
    made.add_argument("words", nargs="+", metavar="WORD", help="what is found has all of these words")
    made.add_argument("--all", action="store_true", help="every line, where a battle has more than five")
    made.add_argument(
        "--seat",
        metavar="NAME",
        help="the id of a side, or referee: what it may know; table: what all may know",
    )
    options = read(made, words)
    seat = _SEATS.get(options.seat, options.seat or TABLE)
    with open_store() as store, Progress(shown=not options.json) as line:

        def tells(done: int, of: int) -> bool:
            if line.due:
                line.show(f"Reading the battles {bar(done, of)} {done} of {of}")
            return True

        found = finder.find(store, " ".join(options.words), seat=seat, every=options.all, tells=tells)
    return _print(found, options)


def _print(found: "hits.Found", options: Namespace) -> int:
    if options.json:
        told = {"hits": found.hits, "left_off": found.left_off, "unread": found.unread}
        print_json("find", {"words": options.words, **told})
        return OK if found.hits else NOTHING
    for hit in found.hits:
        shelf = (
            f" [{'; '.join(filter(None, (hit.folder, ', '.join(hit.tags))))}]"
            if hit.folder or hit.tags
            else ""
        )
        print_lines([f"{hit.where}: {hit.title}{shelf}", f"    {hit.line}", f"    {hit.opens}"])
    for sentence in found.unread:
        tell(sentence)
    if found.left_off:
        tell(f"{so_many(found.left_off, 'more line')} in these battles; --all lists every one.")
    if not found.hits:
        tell("Nothing has all of these words; fewer words, or only their beginnings, find more.")
        return NOTHING
    return OK
