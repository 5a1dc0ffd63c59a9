"""`print`: documents as PDF and as HTML."""

from argparse import Namespace
from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.base.records import replace
from squadlog.base.write_files import write_new
from squadlog.book.load import book_of, load_rulebook, load_rulings
from squadlog.cli.choosing import is_seated, open_battle, open_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import pairs, parser, read
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import PaperKind, document, papers
from squadlog.extras.paper.marks import SIZES, PaperSize, Printed
from squadlog.extras.paper.ordering import order_of
from squadlog.extras.paper.web_page import WebPage
from squadlog.extras.paper.writing import EXTRA, FORMS, on_pages, write_document
from squadlog.facts.seats import TABLE
from squadlog.session.usual import usual_rulings, usual_unit

with lazy_imports():
    from squadlog.cli.map import plans
    from squadlog.setup import maps, scenes
    from squadlog.squads import packed, scene_files

_OF_SQUADS = ("squads", "either", "rules")


def run(name: str, words: list[str]) -> int:
    """`print WHAT --to FILE.pdf|.html`; without a word, the list of what there is."""
    made = parser(name, battle=True)
    made.add_argument("what", nargs="?", help="the paper to print; without it, a list of all papers")
    made.add_argument("--to", metavar="FILE", type=Path, help="a new file, .pdf or .html")
    made.add_argument("--paper", choices=tuple(SIZES), default="a4", help="the paper size (a4)")
    made.add_argument("--grey", action="store_true", help="without colours")
    made.add_argument(
        "--squad",
        action="append",
        default=[],
        metavar="NAME",
        help="for a squad instead of a battle; blank: an empty form",
    )
    made.add_argument("--map", metavar="NAME|FILE", help="for a map instead of a battle")
    made.add_argument(
        "--scenario",
        metavar="KEY|FILE",
        help="for a scenario instead of a battle; --seat: for that seat only",
    )
    made.add_argument(
        "--of", metavar="NAME", help=f"which {_things() or 'thing'}, where there are several of them"
    )
    made.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the paper"
    )
    options = read(made, words)
    return _print(options) if options.what else _list(json=options.json)


def _list(*, json: bool) -> int:
    if json:
        print_json(
            "papers",
            {
                key: {"of": paper.of, "told": paper.told, "options": dict(paper.options)}
                for key, paper in papers().items()
            },
        )
        return OK
    print_lines(table([(key, paper.told) for key, paper in papers().items()]))
    for key, paper in papers().items():
        print_lines(f"{key} --set {option}: {told}" for option, told in paper.options)
    return OK


def _print(options: Namespace) -> int:
    target: Path | None = options.to
    form = "" if target is None else target.suffix.lower().removeprefix(".")
    if target is None or form not in FORMS:
        raise NotUnderstoodError("Add --to FILE.pdf or FILE.html for the file to write.")
    size = SIZES[options.paper]
    try:
        laid = document(options.what, _read_order(options))
        columns = papers()[options.what].columns
        if form == "pdf" and not isinstance(laid, WebPage):
            laid = on_pages(laid, size, columns)
        data = write_document(laid, form, size, grey=options.grey, columns=columns)
    except PaperError as error:
        raise SquadlogError(str(error)) from None
    except ImportError:
        raise SquadlogError(f"{EXTRA}.") from None
    write_new(target, data)
    long = f", {so_many(len(laid.pages), 'page')}" if isinstance(laid, Printed) else ""
    tell(f"Written to {target}{long}.")
    return OK


def _fights(options: Namespace) -> bool:
    """Whether there is a battle, named or begun."""
    if options.battle is not None or is_seated():
        return True
    with open_store() as store:
        return bool(store.battles())


def _read_order(options: Namespace) -> PrintOrder:
    """What it is of: the squads named, the battle, or nothing where it needs nothing."""
    chosen, size = pairs("--set", options.set), SIZES[options.paper]
    paper = papers().get(options.what)
    if paper is not None:
        _require_of(options, paper)
    if paper is not None and (options.map is not None or options.scenario is not None):
        return _of_ground(
            options,
            paper,
            PrintOrder(book=load_rulebook(), rulings=load_rulings(), size=size, options=chosen),
        )
    if paper is not None and paper.names is not None:
        return _living_on(options, paper, size, chosen)
    if (
        paper is None
        or options.squad
        or paper.of in ("nothing", "squads")
        or (paper.of in ("rules", "table") and not _fights(options))
    ):
        with open_store() as store:
            squads = tuple(plans.plan_called(store, name) for name in options.squad if name != "blank")
            rulings, unit = usual_rulings(store.settings), usual_unit(store.settings)
        book = packed.book_for(squads)
        return PrintOrder(
            book=book, rulings=rulings, size=size, squads=squads, options=chosen, length_unit=unit
        )
    with open_battle(options, TABLE) as seat:
        return order_of(seat, book_of(seat.known.setup), size, chosen, on_map=paper.on_map)


def _require_of(options: Namespace, paper: PaperKind) -> None:
    """Refuse to print a paper of one thing where another is named."""
    if options.of is not None and paper.names is None:
        things = _things("a ")
        told = (
            f"names {things}; {options.what} is of none" if things else f"has no place here: {options.what}"
        )
        raise NotUnderstoodError(f"--of {told}.")
    if options.squad and paper.of not in _OF_SQUADS:
        raise NotUnderstoodError(f"{options.what} is not printed of a squad.")


def _things(article: str = "") -> str:
    """What other extras have papers of, in words: `campaign, company or lab`."""
    things = dict.fromkeys(f"{article}{one.of}" for one in papers().values() if one.names is not None)
    *others, last = things or ("",)
    return f"{', '.join(others)} or {last}" if others else last


def _living_on(options: Namespace, paper: PaperKind, size: PaperSize, chosen: dict[str, str]) -> PrintOrder:
    """What is asked of a thing of another extra: the one named, or the only one there is."""
    with open_store() as store:
        asked = PrintOrder(
            book=load_rulebook(), rulings=usual_rulings(store.settings), size=size, options=chosen
        )
        names = [] if paper.names is None else paper.names(store)
        if options.of is None and len(names) > 1:
            raise NotUnderstoodError(f"--of NAME says which {paper.of}: {', '.join(names)}.")
        name = options.of or next(iter(names), None)
        return (
            asked if name is None or paper.thing is None else replace(asked, thing=paper.thing(store, name))
        )


def _of_ground(options: Namespace, paper: PaperKind, asked: PrintOrder) -> PrintOrder:
    """What is asked of a map by itself, or of a scenario before play."""
    if options.map is not None and options.scenario is not None:
        raise NotUnderstoodError("--map is of a map by itself, --scenario of a scenario: name one of them.")
    if options.map is not None:
        if not paper.on_map:
            raise NotUnderstoodError(f"{options.what} is not printed of a map.")
        return replace(asked, map_text=maps.map_text(options.map))
    if not paper.of_scene:
        raise NotUnderstoodError(f"{options.what} is not printed of a scenario.")
    with open_store() as store:
        rulings = usual_rulings(store.settings)
    try:
        found = scenes.scene_called(options.scenario, rulings)
    except scene_files.NoSceneError as error:
        raise NotFoundError(str(error)) from None
    return replace(asked, rulings=rulings, scene=found, seat=options.seat or "")
