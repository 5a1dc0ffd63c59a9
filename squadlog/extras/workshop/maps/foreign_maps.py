"""Maps of other programs brought in: their zones, their rooms, and the picture that lies beneath them."""

from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.extras.workshop.foreign.drawing import ForeignMap, ForeignPicture, Objects
from squadlog.extras.workshop.foreign.map_building import BuiltMap, build_map
from squadlog.extras.workshop.foreign.picture import size_in, write_picture
from squadlog.extras.workshop.maps.beneath import LEAST_M, MOST_M, PictureBeneath, lay_under
from squadlog.extras.workshop.maps.keeping import keep_picture
from squadlog.ground.checking.load import load_map
from squadlog.ground.map.model import Map

with lazy_imports():
    from squadlog.extras.workshop.foreign import start_zones
    from squadlog.survey import fair, reading


def make_map(
    foreign: ForeignMap, metres: float, shown: str, *, objects: Objects = "full", zones: bool = False
) -> BuiltMap:
    """The map that it is, where a square is that many metres long; with `zones` one for each of two sides.

    Raises MapError where it cannot be one.
    """
    built = build_map(foreign, metres, shown, objects)
    if not zones:
        return built
    book = fair.printed_reading()
    drawn, said = start_zones.draw_zones(built.map, reading.readings_of(book), fair.walking(book))
    return BuiltMap(map=drawn, told=(*built.told, said))


def write_picture_of(path: Path, foreign: ForeignMap, to: Path) -> list[str]:
    """Write the picture of a foreign map into a new file, and say so. Raises SquadlogError."""
    picture = foreign.picture
    if picture is None or picture.text is None:
        return say_picture(picture)
    found = write_picture(path, picture.text, to)
    size = f", {found.wide} x {found.high} pixels," if found.wide and found.high else ""
    return [f"Wrote the picture{size} as {found.form.upper()}: {clean_text(to.name)}."]


def say_picture(picture: ForeignPicture | None) -> list[str]:
    """Where the picture of a map is whose file does not hold it."""
    if picture is None:
        return ["There is no picture in the file."]
    name = clean_text(picture.name)
    return [f"Its picture is a file of its own, {name}: copy it, and lay it beneath with J on the map table."]


def lay_picture(map_file: Path, picture: Path) -> None:
    """Keep beside a map that this picture lies beneath it. Raises SquadlogError."""
    keep_picture(map_file, picture_across(load_map(map_file), picture))


def picture_across(drawn: Map, picture: Path) -> PictureBeneath:
    """The picture in a file as wide as a map. Raises SquadlogError for a file that cannot be read."""
    wide, high = size_in(picture)
    laid = lay_under(drawn, str(picture.absolute()), max(wide, 1), max(high, 1))
    return replace(laid, pixel_m=min(max(drawn.width_m / max(wide, 1), LEAST_M), MOST_M))
