"""The briefing of a scenario: its eight parts as one seat may read them, and its map on one page (SCN-02).

Of a scenario one for each side and one for the referee, each on pages of its own; of a battle that of whoever asks.
"""

from collections.abc import Iterator, Sequence

from squadlog.base.lengths import format_length
from squadlog.base.records import replace
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.drawn_map import LETTER_MM, PaperMap, letters_at
from squadlog.extras.paper.flow import Block, FlowingText, Heading, Passage, laid
from squadlog.extras.paper.map_page import map_page, room_for
from squadlog.extras.paper.marks import PaperPage, PaperSize, Printed
from squadlog.extras.paper.sheets.map_pages import floor_pages, map_of, with_sides
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.ground.checking.load import map_agreed_on
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import scene_of
from squadlog.ground.drawing.lettered_areas import with_areas
from squadlog.setup.eight_parts import LetteredPart, eight_parts
from squadlog.setup.maps import cover_map, map_text
from squadlog.setup.parts_in_play import parts_in_play
from squadlog.setup.scenes import CalledScene

_EACH = "each"
_LEAST_GRID_MM = 4.0
_SIZES = (10.0, 9.5, 9.0, 8.5)
"""Sizes of the text in points that are tried, the largest first."""
_ALL = "As all may read it."
_FOR_REFEREE = "For the referee: it shows everything."


def document(asked: PrintOrder) -> Printed:
    """The briefings. Raises PaperError for a seat that there is not."""
    if asked.scene is not None:
        scene = asked.scene.scene
        pages = [
            page
            for seat in _seats(asked.scene, asked.seat or _EACH)
            for page in _of_scene(asked, asked.scene, seat)
        ]
        return Printed(title=scene.title, pages=tuple(pages))
    battle = asked.fought()
    pages = list(_fit(battle.setup.title, _whose(asked), parts_in_play(battle, asked.book), asked.size))
    if battle.setup.map:
        drawn = map_of(asked)
        for floor in range(1, drawn.floors + 1):
            grid_m = _grid_m(drawn.width_m, drawn.height_m, asked.size)
            pages += floor_pages(asked, drawn, floor, None, grid_m, battle.setup.page.areas)
    return Printed(title=battle.setup.title, pages=tuple(pages))


def _whose(asked: PrintOrder) -> str:
    setup = asked.fought().setup
    if asked.seat == REFEREE:
        return _FOR_REFEREE
    return (
        f"For {setup.side_name(asked.seat)} alone." if asked.seat in {one.id for one in setup.sides} else _ALL
    )


def _seats(called: CalledScene, text: str) -> tuple[str, ...]:
    """The seats meant: a side by id or name, the referee, what all may know, or each side and the referee."""
    said, sides = text.strip().casefold(), called.scene.sides
    if said == _EACH:
        return (*(side.id for side in sides), REFEREE)
    known = {TABLE: NOBODY, REFEREE: REFEREE}
    known |= {word.casefold(): side.id for side in sides for word in (side.id, side.name)}
    if said not in known:
        there = ", ".join((*(side.id for side in sides), REFEREE, TABLE, _EACH))
        raise PaperError(f"There is no such seat in {called.scene.title}; there are {there}.")
    return (known[said],)


def _of_scene(asked: PrintOrder, called: CalledScene, seat: str) -> Iterator[PaperPage]:
    scene = called.scene
    parts = eight_parts(scene, asked.book, asked.rulings, called.beside, seat)
    names = {side.id: f"For {side.name} alone." for side in scene.sides} | {REFEREE: _FOR_REFEREE}
    whose = names.get(seat, _ALL)
    yield from _fit(scene.title, whose, parts, asked.size)
    if scene.map:
        yield from _map_of(asked, called, whose)


def _fit(title: str, whose: str, parts: Sequence[LetteredPart], size: PaperSize) -> tuple[PaperPage, ...]:
    """The pages in the largest letters that need no more pages than smaller ones: no page for the last two lines."""
    tries = (laid(_text(title, whose, parts, size_pt), size).pages for size_pt in _SIZES)
    return min(tries, key=len)


def _text(title: str, whose: str, parts: Sequence[LetteredPart], size_pt: float) -> FlowingText:
    blocks: list[Block] = [Heading(text=title, level=1), Passage(text=whose, bold=True)]
    for part in parts:
        blocks.append(Heading(text=f"{part.letter}  {part.title}", level=2))
        several = len(part.lines) > 1
        blocks += [Passage(text=line, mark="•" if several else "") for line in part.lines]
    return FlowingText(title=f"{title} · {whose.rstrip('.')}", blocks=tuple(blocks), size_pt=size_pt)


def _map_of(asked: PrintOrder, called: CalledScene, whose: str) -> Iterator[PaperPage]:
    """The map of a scenario as play begins: doors as the scenario has them, nobody on it."""
    scene = called.scene
    text = map_text(scene.map, beside=None if called.key else called.beside)
    drawn = map_agreed_on(text if scene.terrain is None else cover_map(text, scene.terrain))
    drawn = with_sides(drawn, [(side.id, side.name) for side in scene.sides])
    begun = Conditions(
        doors={one.id: one.state for one in scene.features if one.state is not None and one.state != "intact"}
    )
    grid_m = _grid_m(drawn.width_m, drawn.height_m, asked.size)
    for floor in range(1, drawn.floors + 1):
        bare = with_areas(scene_of(drawn, floor, begun), scene.areas, LETTER_MM)
        room = room_for(bare, asked.size)
        scale_mm = room.scale_mm(drawn.width_m, drawn.height_m)
        lettering = replace(bare, words=scene_of(drawn, floor, begun, letters=letters_at(scale_mm)).words)
        shown = with_areas(lettering, scene.areas, LETTER_MM / scale_mm)
        told = (scene.title, whose.rstrip("."), f"lines every {format_length(grid_m)}")
        yield map_page(PaperMap(shown, scale_mm, grid_m), room, told)


def _grid_m(width_m: float, height_m: float, size: PaperSize) -> float:
    """Lines as close as can be read, since places are told in metres."""
    scale_mm = min(size.width / width_m, size.height / height_m)
    return next(
        one for one in (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 1000.0) if one * scale_mm >= _LEAST_GRID_MM
    )
