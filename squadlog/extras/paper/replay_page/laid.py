"""What play has laid on the ground, moment by moment: doors as they stand, holes, smoke, what goes off."""

from collections.abc import Iterator

from squadlog.battle.state import Known
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.figures.draw_overlays import OverlayDrawing
from squadlog.ground.drawing.figures.draw_standing import draw_breaches, draw_doors
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter
from squadlog.ground.drawing.figures.place_chips import chip_size
from squadlog.ground.drawing.looks.palette import Look
from squadlog.ground.map.model import Map
from squadlog.session.deciding import table_at
from squadlog.session.replaying.then import BattleThen
from squadlog.survey.figures import conditions_of

Laid = list[tuple[int, int]]
"""Pieces that lie there: the floor of each, and its number."""


class LaidPieces:
    """Draws what lies on the ground of a battle, each piece once, however often it lies there."""

    def __init__(self, drawn: Map, look: Look) -> None:
        self._drawn, self._look = drawn, look
        self._plot = FigurePlotter(drawn.height_m, chip_size(drawn.width_m, drawn.height_m, 1))
        self._numbers: dict[str, int] = {}
        self._standing: tuple[object, Conditions] | None = None

    @property
    def symbols(self) -> str:
        """All pieces so far, `x0` and so on."""
        return "".join(f'<g id="x{number}">{drawing}</g>' for drawing, number in self._numbers.items())

    def at(self, battle: Known) -> Laid:
        """What lies there at a moment."""
        return [
            (floor, self._numbers.setdefault(drawing.strip(), len(self._numbers)))
            for floor, drawing in (*self._built(battle), *self._shapes(battle))
        ]

    def _built(self, battle: Known) -> Iterator[tuple[int, str]]:
        if self._standing is None or self._standing[0] is not battle.features:
            now = conditions_of(battle, self._drawn, table_at(battle).reading)
            self._standing = battle.features, now
        conditions = self._standing[1]
        for floor in range(1, self._drawn.floors + 1):
            for draw in (draw_breaches, draw_doors):
                for drawing in draw(self._drawn, conditions, self._plot, self._look, floor):
                    yield floor, drawing

    def _shapes(self, battle: Known) -> Iterator[tuple[int, str]]:
        for shape in BattleThen(battle).shapes():
            drawing = OverlayDrawing(self._plot, self._look, shape.floor)
            yield shape.floor, "".join(drawing.shape(shape))
