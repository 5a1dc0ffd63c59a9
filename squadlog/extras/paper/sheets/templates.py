"""Templates to cut out at the scale of the table: arcs, sectors, rings of every blast, smoke, wedge, tarp, scatter.

What is larger than a page goes over pages that are glued; rings too large for a few pages are halves or quarters, to be
turned about their middle.
"""

from collections.abc import Iterator, Sequence

from squadlog.base.lengths import format_length
from squadlog.base.names import clean_text
from squadlog.book.book import Rulebook
from squadlog.extras.paper import patterns, scale
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import GREY, PaperPage, PaperSize, Printed, moved
from squadlog.rules.common.advanced import templates
from squadlog.rules.common.context import BookReading
from squadlog.rules.common.explosive import PowerRing

KINDS = ("arcs", "burst", "blasts", "smoke", "shaped", "tarp", "scatter")
_HEAD, _TITLE, _GAP = 9.0, 9.0, 4.0
"""Millimetres of the head of a page, of the title of a template, and between two templates."""
_MOST_TOGETHER = 4
"""Rings over more pages than that are halved, then quartered."""
_ARC_MM, _BURST_MM = 85.0, 120.0
"""How far the arcs and the sector of a burst reach."""


def document(asked: PrintOrder) -> Printed:
    """The templates that are asked for. Raises PaperError for a scale or a kind that cannot be."""
    scale_mm = scale.millimetres(asked.options.get("scale", f"{scale.table_mm():g}mm"))
    wanted = _kinds(asked.options.get("only", ",".join(KINDS)))
    reading = BookReading(asked.book, asked.rulings)
    cuts = [one for kind in KINDS if kind in wanted for one in _cuts(kind, reading, asked.size, scale_mm)]
    small = [one for one in cuts if _fits(one, asked.size)]
    pages = list(_pack(small, asked.size, scale_mm))
    for one in cuts:
        if one not in small:
            cut = scale.cut_up(one.width, one.height, asked.size)
            pages += scale.piece_pages(
                cut, one.marks, f"{_name_template(one)} · {scale.scale_words(scale_mm)}"
            )
    return Printed(title=f"Templates, {scale.scale_words(scale_mm)}", pages=tuple(pages))


def _kinds(text: str) -> frozenset[str]:
    said = [one.strip().lower() for one in text.split(",")]
    for one in said:
        if one not in KINDS:
            raise PaperError(
                f"There are no templates {clean_text(one, limit=40)!r}; there are {', '.join(KINDS)}."
            )
    return frozenset(said)


def _cuts(kind: str, reading: BookReading, size: PaperSize, scale_mm: float) -> Iterator[patterns.CutOut]:
    book = reading.book
    match kind:
        case "arcs":
            view = "arc of view and fire", ("FOV-01", "FOV-02"), 180, _ARC_MM
            fire = "arc of opportunity fire", ("FOV-05", "ACT-53"), 90, _BURST_MM
            yield patterns.sector_cut(*view, scale_mm, "its edge along the front")
            yield patterns.sector_cut(*fire, scale_mm, "its corner at the head")
        case "burst":
            yield patterns.sector_cut(
                "sector of a burst over an area", ("AUT-08",), book.automatic_fire.sector_deg, _BURST_MM, scale_mm,
                "its corner at the firer's head",
            )  # fmt: skip
        case "blasts":
            for one in templates(*reading):
                if one.rings:
                    yield _rings(one.name, one.rules, one.rings, size, scale_mm)
        case "smoke":
            yield patterns.disc_cut(
                "smoke", ("SMK-01", "SMK-04"), book.grenades.smoke_radius_m, scale_mm,
                f"until the same subphase {book.grenades.smoke_turns} turns later",
            )  # fmt: skip
        case "shaped":
            for one in templates(*reading):
                if one.zones:
                    wedge = [(zone.name, zone.depth_m, zone.half_width_m, zone.pf) for zone in one.zones]
                    hole_m = book.shaped_charge.hole_width_m
                    yield patterns.wedge_cut(one.name, one.rules, wedge, hole_m, scale_mm)
        case "tarp":
            yield patterns.square_cut(
                "holotarp", ("HOL-03",), book.figures["tarp"].value, scale_mm, "no unit beneath it is visible"
            )
        case "scatter":
            yield _scatter(book, scale_mm)


def _rings(
    name: str, rules: tuple[str, ...], rings: Sequence[PowerRing], size: PaperSize, scale_mm: float
) -> patterns.CutOut:
    """Whole where that takes few pages, else a half, else a quarter."""
    for turn in (360, 180, 90):
        one = patterns.rings_cut(name, rules, rings, scale_mm, turn)
        if turn == 90 or _fits(one, size) or scale.page_count(one.width, one.height, size) <= _MOST_TOGETHER:
            break
    return one


def _scatter(book: Rulebook, scale_mm: float) -> patterns.CutOut:
    grenades = book.grenades
    ways = [
        (row.direction, f"{row.faces[0]}-{row.faces[1]}")
        for row in grenades.scatter.values()
        if row.direction != "reroll"
    ]
    more = [(row.scatter_m, row.name) for row in grenades.rows.values()]
    fixed = [(grenades.launcher_scatter_m, "launcher")]
    fixed += [(row.scatter_m, row.name.lower()) for row in book.fire_missions.rows.values()]
    others = ", ".join(f"{name} {format_length(metres)}" for metres, name in fixed)
    told = "the dot on the aim, short towards the thrower; 9 and 10: again, twice and three times as far"
    rules = ("GRN-18", "GRN-19", "GLA-11", "FMS-15", "FMS-18")
    return patterns.scatter_cut("scatter", rules, ways, more, fixed, scale_mm, told=f"{told}; {others}")


def _name_template(one: patterns.CutOut) -> str:
    return f"{one.name[:1].upper()}{one.name[1:]} [{', '.join(one.rules)}]"


def _fits(one: patterns.CutOut, size: PaperSize) -> bool:
    """Whether it goes on one page with its name."""
    return (
        one.width <= size.width - 2 * size.margin
        and one.height <= size.height - 2 * size.margin - _HEAD - _TITLE
    )


def _pack(cuts: Sequence[patterns.CutOut], size: PaperSize, scale_mm: float) -> Iterator[PaperPage]:
    """Side by side while there is room, then beneath, then on the next page."""
    sheet, x, y, high = _begin_page(size, scale_mm), 0.0, _HEAD, 0.0
    room, down = size.width - 2 * size.margin, size.height - 2 * size.margin
    for one in cuts:
        wide = max(one.width, 44.0)
        if x > 0 and x + wide > room:
            x, y, high = 0.0, y + high + _GAP, 0.0
        if y + one.height + _TITLE > down:
            yield sheet.page()
            sheet, x, y, high = _begin_page(size, scale_mm), 0.0, _HEAD, 0.0
        left, top = size.margin + x, size.margin + y
        share = room - x if wide > room / 2 else wide
        sheet.text(left, top + 3.4, _name_template(one), 9, bold=True, room=share, least_pt=6)
        sheet.text(left, top + 7.2, one.told, 7, ink=GREY, room=share, least_pt=5)
        sheet.marks += [moved(mark, left, top + _TITLE) for mark in one.marks]
        x, high = x + wide + _GAP, max(high, one.height + _TITLE)
    if cuts:
        yield sheet.page()


def _begin_page(size: PaperSize, scale_mm: float) -> PageLayout:
    sheet = PageLayout(size)
    sheet.text(sheet.left, size.margin + 2.2, f"Templates, {scale.scale_words(scale_mm)}", 8, ink=GREY)
    scale.ruler(sheet, sheet.left + sheet.room - 50, size.margin + 2.2)
    return sheet
