"""A moment of a battle as a picture of its map: who stood where, who had fallen, and who attacked whom just then."""

from collections.abc import Iterator, Sequence

from squadlog.battle.state import Known
from squadlog.extras.paper.battle_loop import BattleLoop
from squadlog.extras.paper.drawn_map import PaperMap, letters_at, swatch
from squadlog.extras.paper.flow import DrawnFigure
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.map_page import entries
from squadlog.extras.paper.marks import Mark, Opening, Outline, PaperSize, moved
from squadlog.extras.paper.plots import beside
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import DrawnScene, scene_of
from squadlog.rules.common.reported import AttackMade
from squadlog.survey.drawing.chips import chips_of
from squadlog.survey.seat_survey import Survey, survey_of

_SHOWN = ("unit", "body", "counter")
_LEGEND, _GAP = 5.0, 6.0
"""Millimetres of the legend under a picture, and between two pictures."""
_COLUMN = 48.0
"""Millimetres of a column of the legend at most."""
_FIRE = "#a8201a"


def pictures(
    battle: Known,
    made: Sequence[AttackMade],
    told: str,
    *,
    room: float,
    most: float,
    earlier: Sequence[Known] = (),
) -> Iterator[DrawnFigure]:
    """The storeys where something happened, or somebody is, two in a row; none for a battle without a map.

    In millimetres: all of it is at most `room` wide, each picture at most `most` high. `made` are the attacks of that
    moment: a line to its target, dashed for one that missed. In a browser it is a loop from the `earlier` battles to
    it.
    """
    if not battle.setup.map:
        return
    survey = survey_of(battle)
    floors = _storeys_fought_on(battle, made) or _storeys_with_people(survey.conditions)
    across = min(2, len(floors))
    wide = (room - (across - 1) * _GAP) / across
    drawn = [_storey(survey, made, floor, wide, most, earlier) for floor in floors]
    for first in range(0, len(drawn), across):
        row, those = drawn[first : first + across], floors[first : first + across]
        storeys = f", floor {' and '.join(map(str, those))}" if survey.map.floors > 1 else ""
        yield beside(row, gap=_GAP, caption=f"{told}{storeys}")


def _storey(
    survey: Survey,
    made: Sequence[AttackMade],
    floor: int,
    wide: float,
    most: float,
    earlier: Sequence[Known],
) -> DrawnFigure:
    drawn = survey.map
    scale_mm = min(wide / drawn.width_m, (most - _LEGEND) / drawn.height_m)
    scene = scene_of(drawn, floor, survey.conditions, survey.counters, letters=letters_at(scale_mm))
    loop = BattleLoop(earlier)
    paper = PaperMap(scene, scale_mm, chips=chips_of(survey.battle, floor), loop=loop)
    sheet = PageLayout(PaperSize(key="", width=wide, height=paper.height + _LEGEND))
    left = (wide - paper.width) / 2
    shots = tuple(_draw_shots(survey.battle, made, floor, paper))
    marks = (*paper.marks(), *loop.shots(shots))
    sheet.marks.append(
        Opening(
            x=left - 0.5,
            y=-0.5,
            width=paper.width + 1.0,
            height=paper.height + 1.0,
            marks=tuple(moved(mark, left, 0.0) for mark in marks),
        )
    )
    _legend(sheet, scene, paper.height + 1.2, wide)
    return DrawnFigure(width=wide, height=paper.height + _LEGEND, marks=tuple(sheet.marks))


def _storeys_fought_on(battle: Known, made: Sequence[AttackMade]) -> list[int]:
    """The storeys where somebody attacked or was attacked."""
    units = (battle.units.get(number or 0) for one in made for number in (one.by, one.target))
    return sorted({unit.floor for unit in units if unit is not None and unit.position is not None})


def _storeys_with_people(conditions: Conditions) -> list[int]:
    """The storeys where somebody is; the first where nobody is anywhere."""
    return sorted({one.spot.floor for one in (*conditions.figures, *conditions.bodies)}) or [1]


def _draw_shots(battle: Known, made: Sequence[AttackMade], floor: int, paper: PaperMap) -> Iterator[Mark]:
    for one in made:
        by = None if one.by is None else battle.units.get(one.by)
        at = None if one.target is None else battle.units.get(one.target)
        if by is None or at is None or by.position is None or at.position is None:
            continue
        if floor in (by.floor, at.floor):
            high = paper.scene.drawn.height_m
            ends = tuple(
                (place.x * paper.scale_mm, (high - place.y) * paper.scale_mm)
                for place in (by.position, at.position)
            )
            yield Outline(places=ends, width=0.35, ink=_FIRE, dash=None if one.hit else (1.6, 1.2))


def _legend(sheet: PageLayout, scene: DrawnScene, y: float, room: float) -> None:
    """Draw whose each token is, beside one another."""
    known = [one for one in entries(scene) if one[0] in _SHOWN]
    column = min(_COLUMN, room / max(1, len(known)))
    for place, (look, words, side) in enumerate(known):
        left = place * column
        sheet.marks += swatch(look, left, y, 8.0, _LEGEND - 2.0, side)
        sheet.text(left + 9, y + 2.6, words, 7.5, room=column - 10, least_pt=5.0)
