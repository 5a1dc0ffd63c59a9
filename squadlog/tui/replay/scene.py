"""The map of a moment of a replay: who stood where, who went which way, who fired at whom."""

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import HeatLaid, Overlay, Shaded, Sight, Walked
from squadlog.reports.heat.map_heat import MapHeat
from squadlog.session.replaying.acts import attacks_of, way_of
from squadlog.session.replaying.frames import ReplayFrame
from squadlog.session.replaying.then import BattleThen
from squadlog.session.view.map.map_now import dropped_at
from squadlog.tui.map.unit_labels import counter_labels, labels


def scene_of(frame: ReplayFrame, then: BattleThen, heat: MapHeat | None = None) -> MapScene | None:
    """Everything that the map shows of a frame, over the heat of the battle; None where the battle has no map."""
    battle, survey = frame.battle, then.survey
    if survey is None:
        return None
    shapes = then.shapes()
    hot = () if heat is None else (HeatLaid(heat.sides, heat.spots, heat.ways),)
    overlays: tuple[Overlay, ...] = (*hot, *((Shaded(shapes),) if shapes else ()), *_acts(frame))
    return MapScene(
        drawn=survey.map,
        conditions=survey.conditions,
        labels=labels(battle, frame.about),
        counters=counter_labels(battle, survey.counters),
        overlays=overlays,
        dropped=dropped_at(battle),
    )


def _acts(frame: ReplayFrame) -> tuple[Overlay, ...]:
    way = way_of(frame)
    gone = () if way is None else (Walked((tuple(Spot(*place) for place in way.places),)),)
    shots = (
        Sight(Spot(*one.start), Spot(*one.end), "clear", "hit" if one.hit else "missed")
        for one in attacks_of(frame)
    )
    return (*gone, *shots)
