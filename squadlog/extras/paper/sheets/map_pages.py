"""A map on paper: each storey on one page, or at a scale, over pages that are cut and glued, and one that shows all.

Of a battle it is the map as a seat knows it, with or without who and what stands on it.
"""

import re
from collections.abc import Iterator, Sequence

from squadlog.base.lengths import format_length, read_length
from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.drawn_map import LETTER_MM, PaperMap, letters_at
from squadlog.extras.paper.map_page import map_page, room_for
from squadlog.extras.paper.marks import PaperPage, Printed
from squadlog.extras.paper.scale import WHOLE_PAGE, cut_up, millimetres, piece_pages, scale_words
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.seats import REFEREE
from squadlog.ground.checking.load import map_agreed_on
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import DrawnScene, scene_of
from squadlog.ground.drawing.figures.chip import Chip
from squadlog.ground.drawing.lettered_areas import with_areas
from squadlog.ground.map.model import Map
from squadlog.ground.map.zones import zones_by_side
from squadlog.survey.drawing.chips import chips_of
from squadlog.survey.seat_survey import Survey

_METRES = re.compile(r"\d{1,3}(?:\.\d{1,2})?")


def document(asked: PrintOrder) -> Printed:
    """The pages of a map. Raises PaperError for an option that cannot be, and for no map."""
    scale, grid = asked.options.get("scale", WHOLE_PAGE), _grid(asked.options.get("grid", "none"))
    scale_mm = None if scale.strip().lower() == WHOLE_PAGE else millimetres(scale)
    _empty(asked)
    drawn = map_of(asked)
    pages = [
        page
        for floor in _floors(asked.options.get("floor", "all"), drawn)
        for page in floor_pages(asked, drawn, floor, scale_mm, grid)
    ]
    return Printed(title=drawn.title, pages=tuple(pages))


def map_of(asked: PrintOrder) -> Map:
    """The map that is asked for: one by itself, or that of the battle. Raises PaperError where there is none."""
    text = asked.map_text or asked.fought().setup.map
    if not text:
        raise PaperError("This battle has no map; --map NAME prints one by itself.")
    drawn = map_agreed_on(text)
    if asked.map_text or asked.battle is None:
        return drawn
    return with_sides(drawn, [(side.id, side.name) for side in asked.battle.setup.sides])


def with_sides(drawn: Map, sides: Sequence[tuple[str, str]]) -> Map:
    """The map with its start zones called by the sides, given as id and name, whose they are."""
    names = dict(sides)
    called = {
        zone.id: names[side] for side, zones in zones_by_side(drawn.zones, sides).items() for zone in zones
    }
    zones = tuple(
        zone.model_copy(update={"side": called[zone.id]}) if zone.id in called else zone
        for zone in drawn.zones
    )
    return drawn.model_copy(update={"zones": zones})


def floor_pages(
    asked: PrintOrder,
    drawn: Map,
    floor: int,
    scale_mm: float | None,
    grid_m: float | None,
    areas: Sequence[NamedArea] = (),
) -> Iterator[PaperPage]:
    """The pages of one storey: one, or the one that shows how the others lie and those. `areas` have letters."""
    told = (*say_whose(asked), *([] if grid_m is None else [f"lines every {format_length(grid_m)}"]))
    bare = with_areas(scene(asked, drawn, floor, 1.0), areas, LETTER_MM)
    room = room_for(bare, asked.size)
    fits_mm = room.scale_mm(drawn.width_m, drawn.height_m)
    people = _people(asked, floor)
    if scale_mm is None or scale_mm <= fits_mm:
        at_mm = fits_mm if scale_mm is None else scale_mm
        shown = with_areas(scene(asked, drawn, floor, at_mm), areas, LETTER_MM / at_mm)
        yield map_page(PaperMap(shown, at_mm, grid_m, chips=people), room, told)
        return
    large = PaperMap(scene(asked, drawn, floor, scale_mm), scale_mm, grid_m, chips=people)
    cut = cut_up(large.width, large.height, asked.size)
    over = (*told, f"{len(cut.pieces)} pages at {scale_words(scale_mm)}, glued together as here")
    small = PaperMap(replace(bare, words=()), fits_mm, words=False, chips=people)
    yield map_page(small, room, over, cut, scale_mm)
    yield from piece_pages(cut, tuple(large.marks()), f"{large.scene.title} · {scale_words(scale_mm)}")


def _empty(asked: PrintOrder) -> bool:
    """Whether it is to be without who stands on it."""
    said = asked.options.get("units", "yes")
    if said not in ("yes", "no", "none"):
        raise PaperError(f"units is yes or no, not {said!r}.")
    return said != "yes"


def _people(asked: PrintOrder, floor: int) -> tuple[Chip, ...]:
    """Who and what this seat knows to be on a storey; nobody where it is to be empty."""
    if asked.map_text or asked.battle is None or _empty(asked):
        return ()
    return chips_of(asked.battle, floor)


def scene(asked: PrintOrder, drawn: Map, floor: int, scale_mm: float) -> DrawnScene:
    """What is drawn of a storey, with words for that scale, and with what this seat knows to be on it."""
    letters = letters_at(scale_mm)
    if asked.map_text or asked.battle is None:
        return scene_of(drawn, floor, Conditions(), letters=letters)
    survey = Survey(asked.battle, asked.book, asked.rulings)
    if _empty(asked):
        empty = replace(survey.conditions, figures=(), bodies=())
        return scene_of(drawn, floor, empty, letters=letters)
    return scene_of(drawn, floor, survey.conditions, survey.counters, asked.laid, letters=letters)


def say_whose(asked: PrintOrder) -> tuple[str, ...]:
    """The words that say whose knowledge the map shows, and when."""
    if asked.map_text or asked.battle is None:
        return ("as drawn",)
    if _empty(asked):
        return ("without units",)
    setup, seat = asked.battle.setup, asked.seat
    if seat == REFEREE:
        eyes = "for the referee: it shows everything"
    elif seat in asked.battle.side_ids():
        eyes = f"as {setup.side_name(seat)} knows it"
    else:
        eyes = "as all may know it"
    return setup.title, str(asked.battle.now), eyes


def _grid(text: str) -> float | None:
    said = text.strip().lower()
    if said.removesuffix("m").strip() in ("none", "no", "0"):
        return None
    # As places of a map, which it shows, it is in metres unless it says its unit.
    read = read_length(said if not _METRES.fullmatch(said) else f"{said}m")
    if read is None or not 0.25 <= read.metres < 1000:
        shown = clean_text(text, limit=40)
        raise PaperError(f"grid wants metres between its lines, 0.25 or more, or none, not {shown!r}.")
    return read.metres


def _floors(text: str, drawn: Map) -> tuple[int, ...]:
    every = tuple(range(1, drawn.floors + 1))
    said = text.strip().lower()
    if said == "all":
        return every
    found = int(said) if said.isascii() and said.isdecimal() and len(said) < 4 else 0
    if found not in every:
        shown = clean_text(text, limit=40)
        raise PaperError(f"{drawn.title} has floors 1 to {drawn.floors}, not {shown!r}.")
    return (found,)
