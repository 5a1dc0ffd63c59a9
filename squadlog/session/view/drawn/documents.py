"""The map of a battle as documents for pages: the ground of each floor, named by a hash, and a seat's figures on it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Literal, TypeAlias

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace, value
from squadlog.ground.compiled.conditions import Spot
from squadlog.session.view.map.map_texts import survey_of_seat
from squadlog.survey.drawn import map_of_text

with lazy_imports():
    from squadlog.ground.drawing.figures import draw_figures, map_scene
    from squadlog.ground.drawing.looks import draw_key, draw_look
    from squadlog.session.replaying import then
    from squadlog.survey.drawing import scene as scenes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.state import Known
    from squadlog.ground.drawing.figures.map_scene import MapScene
    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.ground.drawing.looks.draw_look import GroundAlone
    from squadlog.ground.drawing.looks.palette import Look
    from squadlog.ground.map.model import Map
    from squadlog.session.seat import Seat

PageLook: TypeAlias = Literal["day", "night", "plain"]
"""How a page shows a map: a table by day, the same in the dark, plain and in high contrast."""
PAGE_LOOKS: tuple[PageLook, ...] = ("day", "night", "plain")
_LOOKS: dict[PageLook, Look] = {"day": "table", "night": "table", "plain": "plain"}
_WIDE, _HIGH = 27.0, 25.5
"""Letters are so small a part of a map: 12 px on a phone, 27 px on a display that shows all of it and the codes."""
_HASHED = 16


@value
class FloorGround:
    """The ground of one floor in one look: a document, and the hash that names all of it."""

    floor: int
    look: PageLook
    hash: str
    text: str


@value
class DocumentFrame:
    """What grounds and figures of a map share: the `viewBox` of every document in centimetres, its size in metres."""

    title: str
    box: str
    wide_m: float
    high_m: float
    floors: int

    def holds(self, spot: Spot) -> bool:
        """Whether a place is on the map."""
        within = 0 <= spot.x <= self.wide_m and 0 <= spot.y <= self.high_m
        return within and 1 <= spot.floor <= self.floors


def map_frame(seat: Seat) -> DocumentFrame | None:
    """The frame of the battle's map; None for a battle without one."""
    if not seat.known.setup.map:
        return None
    drawn = survey_of_seat(seat).map
    box = _ground(seat, "day", 1).box
    return DocumentFrame(drawn.title, box, drawn.width_m, drawn.height_m, drawn.floors)


def mark_figures(seat: Seat) -> str:
    """What is another whenever the figures are: made of what the seat knows alone. LookupError without a map."""
    return _mark(_scene(seat, 1))


def read_spot(seat: Seat, text: str) -> Spot:
    """A place of the map as it is written, `12.5,8` or `12.5,8@2`. ValueError, in a sentence, for any other."""
    where, _, floor = text.partition("@")
    frame = map_frame(seat)
    try:
        x, y = (float(one) for one in where.split(","))
        spot = Spot(x, y, int(floor or 1))
    except ValueError:
        raise ValueError(
            "A place is metres east and north, such as 12.5,8, on another floor 12.5,8@2."
        ) from None
    if frame is None or not frame.holds(spot):
        raise ValueError("This place is not on the map.")
    return spot


def floor_of_interest(seat: Seat) -> int:
    """The floor that is shown first: where those who are asked stand, else most of the side, else most of all."""
    units, asked = seat.known.units, seat.due.ask().units
    groups = (asked, [one for one, unit in units.items() if unit.side == seat.who.seat], units)
    for group in groups:
        floors = [units[one].floor for one in group if one in units and units[one].position is not None]
        if floors:
            return max(sorted(set(floors)), key=floors.count)
    return 1


def grounds_of(seat: Seat) -> tuple[FloorGround, ...]:
    """The grounds of all floors in all looks, as the file of the map has them. Raises LookupError without a map."""
    return tuple(
        FloorGround(floor, look, (found := _ground(seat, look, floor)).hash, found.text)
        for floor in range(1, survey_of_seat(seat).map.floors + 1)
        for look in PAGE_LOOKS
    )


def draw_figures_of(seat: Seat, look: PageLook, floor: int) -> str:
    """What is on a floor as this seat knows it: people, doors, counters, smoke. Raises LookupError without a map."""
    return draw_look.draw_figures_alone(_scene(seat, floor), _ground(seat, look, floor), _LOOKS[look], floor)


def key_of(seat: Seat, look: PageLook, floor: int) -> tuple[tuple[str, str], ...]:
    """The signs of a floor, each as an SVG within a page, and what they mean. Raises LookupError without a map."""
    return tuple(draw_key.draw_key(_scene(seat, floor), _LOOKS[look], floor))


def draw_figures_then(battle: Known, look: PageLook, floor: int) -> str:
    """What was on a floor at a moment of a replay, as the seat knew it then. LookupError without a map."""
    moment = then.BattleThen(battle)
    if moment.survey is None:
        raise LookupError("this battle has no map")
    scene = scenes.picture_scene(moment.survey, shapes=moment.shapes(), floor=floor)
    dark = look == "night" or "night" in moment.survey.conditions.around
    ground = _draw_ground(battle.setup.map, _LOOKS[look], floor, dark)
    return draw_look.draw_figures_alone(scene, ground, _LOOKS[look], floor)


def draw_overlays_of(seat: Seat, overlays: Sequence[Overlay], look: PageLook, floor: int) -> str:
    """Ways, lines and areas alone, as the content of an SVG with the box of the frame."""
    survey = survey_of_seat(seat)
    empty = replace(survey.conditions, figures=(), bodies=(), around=())
    scene = map_scene.MapScene(survey.map, empty, overlays=tuple(overlays))
    return draw_figures.draw_figures(scene, _LOOKS[look], floor, letters_m=_letters_m(survey.map))


def _scene(seat: Seat, floor: int) -> MapScene:
    return scenes.picture_scene(
        survey_of_seat(seat), shapes=seat.blasts.shapes_now(), floor=floor, ask=seat.due.ask()
    )


def _ground(seat: Seat, look: PageLook, floor: int) -> GroundAlone:
    dark = look == "night" or "night" in survey_of_seat(seat).conditions.around
    return _draw_ground(seat.known.setup.map, _LOOKS[look], floor, dark)


@lru_cache(maxsize=64)
def _draw_ground(text: str, look: Look, floor: int, dark: bool) -> GroundAlone:
    drawn = map_of_text(text)
    return draw_look.draw_ground_alone(drawn, look, floor, night=dark, letters_m=_letters_m(drawn))


def _letters_m(drawn: Map) -> float:
    return max(drawn.width_m / _WIDE, drawn.height_m / _HIGH)


def _mark(scene: MapScene) -> str:
    """A hash of all that the figures are drawn from; sets in their order, so that equal scenes have equal marks."""
    now = scene.conditions
    said = (
        scene.chips,
        scene.dropped,
        scene.overlays,
        sorted(now.doors.items()),
        sorted(now.destroyed),
        now.breaches,
        now.around,
        [(one.number, one.spot, one.base_m) for one in (*now.figures, *now.bodies)],
    )
    return sha256(repr(said).encode()).hexdigest()[:_HASHED]
