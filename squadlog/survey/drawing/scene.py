"""What a picture of a battle shows: its chips, what play has done to the ground, and what one soldier sees."""

from collections.abc import Iterator, Sequence

from squadlog.base.lengths import format_length
from squadlog.base.names import of_kind
from squadlog.base.records import replace
from squadlog.battle.state import Unit
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.shapes import MapShape
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import Arc, CoverMet, Overlay, Shaded, Sight, Verdict
from squadlog.ground.sight.arcs import FRONT_DEG, OPPORTUNITY_DEG
from squadlog.ground.sight.line_of_sight import SightLine
from squadlog.ground.sight.shades import HAZY, SEEN, UNSEEN
from squadlog.ground.sight.visible import SeenGround
from squadlog.rules.common.advanced import legend
from squadlog.rules.common.ask import Ask, units_awaited
from squadlog.survey.drawing.chips import chips_of
from squadlog.survey.figures import dropped_at
from squadlog.survey.seat_survey import Survey

_VERDICTS: dict[str, Verdict] = {
    "clear": "clear",
    "penalty": "clear",
    "blocked": "blocked",
    "too_close": "too-close",
}
_WATCH_M, _LOOK_M = 0.3, 0.12
"""How far the arc of a watch is drawn, and that of somebody who looks, against the longer side of the map."""


def picture_scene(
    survey: Survey,
    *,
    shapes: Sequence[MapShape] = (),
    overlays: Sequence[Overlay] = (),
    looking: int | None = None,
    looking_side: str = "",
    floor: int = 1,
    endangered: frozenset[int] = frozenset(),
    ask: Ask | None = None,
) -> MapScene:
    """Everything that a picture of the battle shows, as far as the seat of the survey knows.

    `shapes` lie on the ground, such as smoke. `looking` is a soldier whose sight is drawn: the ground on `floor`
    that is not seen is shaded, with the arc and the lines to those in sight. With `looking_side` what nobody of a side
    sees is shaded. `endangered` stand in the fire of their own side. Who is asked to
    act, by `ask`, is marked.
    """
    battle = survey.battle
    laid: tuple[Overlay, ...] = (Shaded(tuple(shapes)),) if shapes else ()
    seen = None if looking is None else survey.seen_ground(looking, floor)
    if looking is None and looking_side:
        seen = seen_by_side(survey, looking_side, floor)
    theirs = () if looking is None else tuple(overlays_of(survey, looking))
    asked = frozenset(() if ask is None else units_awaited(battle, ask))
    return MapScene(
        drawn=survey.map,
        conditions=survey.conditions,
        overlays=(*laid, *theirs, *overlays),
        dropped=dropped_at(battle),
        seen=seen,
        chips=chips_of(battle, chosen=looking, asked=asked, endangered=endangered),
        sides=tuple(side.name for side in battle.setup.sides),
        meanings=legend(battle.chapters),
    )


def seen_by_side(survey: Survey, side: str, floor: int) -> SeenGround:
    """The ground of a floor that somebody of a side sees, freely or through smoke; none where nobody of it stands."""
    looking = [figure.number for figure in survey.conditions.figures if figure.side == side]
    every = [survey.seen_ground(number, floor) for number in looking]
    if not every:
        return SeenGround(floor, max(survey.map.width_m, survey.map.height_m), 1, bytes(1))
    squares = (
        max(here, key=(UNSEEN, HAZY, SEEN).index)
        for here in zip(*(one.squares for one in every), strict=True)
    )
    return replace(every[0], squares=bytes(squares))


def overlays_of(survey: Survey, number: int) -> Iterator[Overlay]:
    """The arc of a soldier, that of the watch where one is kept, and a line to each enemy in sight (FOV-01, FOV-04)."""
    unit = survey.battle.units[number]
    if unit.position is None:
        return
    here = Spot(unit.position.x, unit.position.y, unit.floor)
    long = max(survey.map.width_m, survey.map.height_m)
    if unit.opportunity is not None:
        yield Arc(here, unit.position.facing_deg, OPPORTUNITY_DEG, long * _WATCH_M, "opportunity fire")
    else:
        yield Arc(here, unit.position.facing_deg, FRONT_DEG, long * _LOOK_M)
    for target in survey.targets(number):
        other = survey.battle.units[target.number]
        if other.side != unit.side and not other.out and target.in_arc and target.line.open:
            yield sight_of(unit, other, target.line)


def sight_of(unit: Unit, other: Unit, line: SightLine) -> Sight:
    """A line between two soldiers on the map, with its metres and the cover that is met on it."""
    one, two = unit.position, other.position
    if one is None or two is None:
        raise ValueError("A line needs two places.")
    return sight_between(Spot(one.x, one.y, unit.floor), Spot(two.x, two.y, other.floor), line)


def sight_between(start: Spot, end: Spot, line: SightLine) -> Sight:
    """A line between two places, with its metres and the cover that is met on it."""
    met = []
    for crossing in line.crossings:
        share = min(crossing.at_m / line.distance_m, 1.0) if line.distance_m else 0.0
        at = start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share
        met.append(CoverMet(at, of_kind(crossing.key, crossing.feature)))
    return Sight(start, end, _VERDICTS[line.verdict], format_length(line.range_m, 1), tuple(met))
