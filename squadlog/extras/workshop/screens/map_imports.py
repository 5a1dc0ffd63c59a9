"""A map from elsewhere brought in on the screen: what has to be asked of it, and what was read as what."""

import asyncio
from pathlib import Path

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.base.records import record
from squadlog.extras.workshop.foreign.drawing import ForeignMap
from squadlog.extras.workshop.foreign.squares import USUAL_M, read_square
from squadlog.extras.workshop.maps import keeping
from squadlog.extras.workshop.maps.beneath import PictureBeneath
from squadlog.ground.map.model import Map
from squadlog.tui.asker import Asker
from squadlog.tui.book.reading import ReadingDialog

with lazy_imports():
    from squadlog.extras.workshop.foreign import importing
    from squadlog.extras.workshop.maps import foreign_maps

ENDINGS = (".toml", ".svg", ".dd2vtt", ".uvtt", ".df2vtt", ".json")
"""How the names of files that can be brought in end; what they are is told by what is in them."""
_FEW = 3
_DRAWN = "drawn"
_ZONES = (
    (_DRAWN, "Draw one for each of two sides, as fair as they come"),
    ("none", "Leave it without; I draw them myself, with z"),
)


@record
class BroughtMap:
    """A map that was brought in as a copy, and the picture that lies beneath it; None for none."""

    map: Map
    picture: PictureBeneath | None = None


async def bring_map(asker: Asker, path: Path) -> BroughtMap | None:
    """The map in a file, of ours or of another program; None where it was put aside or refused, and why was said."""
    try:
        if importing.is_foreign(path):
            return await _bring_foreign(asker, path)
        drawn, told = keeping.import_map(path)
    except SquadlogError as error:
        asker.refuse(clean_text(str(error), limit=300))
        return None
    for sentence in told[:_FEW]:
        asker.tell(sentence)
    return BroughtMap(map=drawn)


async def _bring_foreign(asker: Asker, path: Path) -> BroughtMap | None:
    foreign = await asyncio.to_thread(importing.read_foreign, path)
    metres = foreign.metres or await _ask_metres(asker, foreign)
    if metres is None:
        return None
    zones = await asker.one_of("The map has no start zones", _ZONES)
    if zones is None:
        return None
    shown = clean_text(path.name)
    built = await asyncio.to_thread(foreign_maps.make_map, foreign, metres, shown, zones=zones == _DRAWN)
    laid, said = await _lay_picture(asker, path, foreign, built.map)
    told = [*built.told, *said]
    await asker.answer(ReadingDialog(f"What was read in {shown}", Content("\n".join(told))))
    return BroughtMap(map=built.map, picture=laid)


async def _ask_metres(asker: Asker, foreign: ForeignMap) -> float | None:
    """The metres of a square, asked until they can be; None where the question was put aside."""
    size = f"{foreign.width:g} x {foreign.height:g} squares"
    question = f"The map has {size}. How many metres is a square (five feet are about {USUAL_M:g})?"
    while (typed := await asker.line(question, f"{USUAL_M:g}")) is not None:
        if (metres := read_square(typed)) is not None:
            return metres
        asker.refuse("The metres of a square are a number from 0.01 to 100, such as 1.5.")
    return None


async def _lay_picture(
    asker: Asker, path: Path, foreign: ForeignMap, drawn: Map
) -> tuple[PictureBeneath | None, list[str]]:
    """The picture of the map, written where somebody says, and what is said of it."""
    picture = foreign.picture
    if picture is None or picture.text is None:
        return None, ([] if picture is None else foreign_maps.say_picture(picture))
    question = "Write its picture into a file, to lay it beneath the map (empty: no):"
    named = await asker.line(question, str(path.with_suffix(".png")), needed=False)
    if not named:
        return None, []
    to = file_named(named)
    try:
        said = await asyncio.to_thread(foreign_maps.write_picture_of, path, foreign, to)
        return foreign_maps.picture_across(drawn, to), said
    except SquadlogError as error:
        return None, [str(error)]
