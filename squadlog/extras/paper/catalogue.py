"""Everything that can be printed, by its word: one line for each, and the module below `sheets` that lays it out.

Each has a function `document(asked)`, which gives drawn pages or a document that flows, and raises PaperError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from squadlog.base.lengths import METRES, UNITS, LengthScale, shown_in
from squadlog.base.names import clean_text
from squadlog.base.plugs import answers
from squadlog.base.records import record
from squadlog.book.in_force import scale_of
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.flow import FlowingText
from squadlog.extras.paper.marks import Printed
from squadlog.extras.paper.web_page import WebPage

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

Document = Printed | FlowingText | WebPage


LENGTHS = "lengths"
"""The option that says what lengths are in."""


@record
class PaperKind:
    """A kind of document.

    `of`: what it is of: a `battle`, `squads`, `either`, `nothing`, or the `rules`: those a battle is played by where
    one is named or begun, else those of this table; or the `table`: rules and lengths likewise, but of no squad.
    `told`: what it is, in one line.
    `module`: the module that lays it out; empty: the one called by the word of the kind.
    `options`: its options besides the size of the paper.
    `on_map`: it is of a map, of a battle or by itself.
    `of_scene`: it can be of a scenario as well.
    `names`: for a paper of another extra, the names of what it can be of in a file.
    `two`: it is of two squads.
    `thing`: for a paper of another extra, what is printed of one such name.
    `on_web`: it is a page for a browser, and no pages of paper.
    """

    of: str
    told: str
    module: str = ""
    options: tuple[tuple[str, str], ...] = ()
    columns: int = 1
    on_map: bool = False
    of_scene: bool = False
    two: bool = False
    names: Callable[[Store], list[str]] | None = None
    thing: Callable[[Store, str], object] | None = None
    on_web: bool = False


_PAPERS: dict[str, PaperKind] = {
    "log": PaperKind(
        of="either",
        told="the log of each squad on one page, or an empty one",
        module="squad_log",
        options=(("chapters", "the advanced chapters of squads before play: all, none or names (none)"),),
    ),
    "report": PaperKind(
        of="battle",
        told="the report of a battle: its story, figures, odds, luck, awards",
    ),
    "replay": PaperKind(
        of="battle",
        told="the battle to watch again in a browser, on a phone too: one HTML file that plays",
        options=(
            ("look", "how the map is drawn: table, ink or plain (table)"),
            ("secrets", "yes: with what was secret, once the battle is over; no (yes at the table)"),
        ),
        on_web=True,
    ),
    "cards": PaperKind(
        of="either",
        told="a card for each soldier, eight to a page, to cut out",
    ),
    "reference": PaperKind(
        of="rules",
        told="the tables, rules and rulings of the chapters in force, on two pages",
        options=(("chapters", "the advanced chapters in force: all, none or names (those of the battle)"),),
        columns=3,
    ),
    "compare": PaperKind(
        of="squads",
        told="two squads by what they do to each other: levels a turn, staying power, who finds whom",
        options=(("around", "night, rain, snow with commas between (a fair day)"),),
        two=True,
    ),
    "secret": PaperKind(
        of="battle",
        told="the secrets of a side, to fold and show at the end",
    ),
    "counters": PaperKind(
        of="nothing",
        told="every counter of the box to cut out, with its back",
        options=(
            ("mm", "how wide a counter is, 12 to 30 mm (16)"),
            ("only", "the kinds that are printed, such as dazed,rout (all)"),
        ),
    ),
    "map": PaperKind(
        of="battle",
        told="a map on one page, or at a scale over pages to glue; of a battle, or any with --map",
        module="map_pages",
        options=(
            ("scale", "page (as large as a page has room), or what a metre is on paper: 25mm, 1in, 1:40"),
            ("grid", "grid lines every so many metres, such as 1; else none"),
            ("floor", "one storey only, such as 2; else all"),
            ("units", "no: without units and objects"),
        ),
        on_map=True,
    ),
    "briefing": PaperKind(
        of="battle",
        told="the parts of a scenario, with its map: yours of a battle, each seat's of --scenario KEY|FILE",
        of_scene=True,
    ),
    "templates": PaperKind(
        of="table",
        told="arcs, sectors, rings of every blast, smoke, wedge, tarp and scatter to cut out, at scale",
        options=(
            ("scale", "what a metre is on paper: 25mm, 1in, 1:40 (as on the table)"),
            (LENGTHS, "m, in or cm: what they are marked in (as the battle, else your setting units)"),
            ("only", "some: arcs, burst, blasts, smoke, shaped, tarp, scatter, with commas between (all)"),
        ),
    ),
}


@cache
def papers() -> Mapping[str, PaperKind]:
    """Everything that can be printed, by its word, the papers of other extras before the last of paper's own."""
    *own, last = _PAPERS.items()
    return dict([*own, *(entry for found in answers("papers") for entry in found.items()), last])


def document(key: str, asked: PrintOrder) -> Document:
    """A document of a kind, its lengths in the unit of the battle that it is of.

    Raises PaperError for no such kind or option, and for what cannot be printed.
    """
    if key not in papers():
        raise PaperError(f"There is no paper called {key!r}; there are {', '.join(papers())}.")
    kind = papers()[key]
    known = dict(kind.options)
    for option in asked.options:
        if option not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise PaperError(f"{key} has no option {option!r}; {has}.")
    name = kind.module or key
    module = name if "." in name else f"squadlog.extras.paper.sheets.{name}"
    laid: Callable[[PrintOrder], Document] = import_module(module).document
    with shown_in(_scale(asked)):
        return laid(asked)


def _scale(asked: PrintOrder) -> LengthScale:
    """What its lengths are in: as asked for, else as at the battle that it is of. Raises PaperError."""
    said = asked.options.get(LENGTHS)
    if said is not None and said not in UNITS:
        raise PaperError(f"{LENGTHS} are {', '.join(UNITS)}, not {clean_text(said, limit=40)!r}.")
    if said is None and asked.battle is not None:
        return scale_of(asked.battle)
    unit = next((unit for unit in UNITS if unit == said), asked.length_unit)
    return METRES if unit == "m" else LengthScale(unit, float(asked.rulings.number("scale.metersPerInch")))
