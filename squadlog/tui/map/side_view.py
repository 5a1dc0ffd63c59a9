"""A sight line from the side, in cells: ground, walls, woods, dead zones, heads, the line between them."""

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_number, length_unit, scale_in_force

if TYPE_CHECKING:
    from squadlog.ground.drawing.side_view import SideThing, SideView

_EIGHTHS = " ▁▂▃▄▅▆▇█"
WOODS = {"light": "♣", "heavy": "♠"}
_WOODS_TOP_M = 4.0
_HIGH_M = 100.0
"""Heights from here on are told without decimals."""
MARGIN = 7
"""Cells of the heights at the left."""
_FEWEST_M = 4.0
"""Metres that the picture is high at least, so that flat ground looks flat."""
LEGEND = (
    "█ ground  ▓ wall  ▒ low  ▔ floor  ♣ light woods  ♠ heavy woods  ░ dead zone  ∙ line  X line met  ◉ heads"
)


def picture(side: "SideView", width: int, height: int) -> tuple[str, ...]:
    """The line from left to right in `width` by `height` cells, heights at the left and metres below."""
    columns, rows = max(width - MARGIN, 8), max(height - 1, 4)
    low, high = _span(side)
    drawing = _Drawing(side, columns, rows, low, high)
    drawn = [
        f"{_label(drawing, row):>{MARGIN - 1}}┤{''.join(line)}" for row, line in enumerate(drawing.cells())
    ]
    return (*drawn, " " * (MARGIN - 1) + "└" + _draw_rule(side.length_m, columns))


def _span(side: "SideView") -> tuple[float, float]:
    heights = [height for _, height in side.ground]
    tops = [*heights, side.viewer_eye_m, side.target_eye_m, *(thing.top_m for thing in side.walls)]
    low, high = min(heights) - 0.5, max(tops) + 0.5
    if side.woods:
        high = max(high, max(heights) + _WOODS_TOP_M)
    return low, max(high, low + _FEWEST_M)


def _label(drawing: "_Drawing", row: int) -> str:
    every = max(1, drawing.rows // 4)
    height = drawing.height_of(row)
    return "" if row % every else f"{format_number(height, int(abs(height) < _HIGH_M))}{length_unit()}"


def _draw_rule(length_m: float, columns: int) -> str:
    """Marks of metres, or of the unit in force, under the picture, as many as do not touch."""
    cells, length = ["─"] * columns, scale_in_force().of_metres(length_m)
    step = next((step for step in (1, 2, 5, 10, 20, 50) if length / step * 5 <= columns), 100)
    at = 0.0
    while at <= length:
        place = round(at / length * (columns - 1)) if length else 0
        text = f"{at:g}{length_unit()}"
        if place + len(text) <= columns:
            cells[place : place + len(text)] = text
        at += step
    return "".join(cells)


class _Drawing:
    """The cells of one picture, top row first. What is drawn later lies over what is drawn before."""

    def __init__(self, side: "SideView", columns: int, rows: int, low_m: float, high_m: float) -> None:
        self.side, self.columns, self.rows = side, columns, rows
        self.low_m, self.cell_m = low_m, (high_m - low_m) / rows

    def height_of(self, row: int) -> float:
        """The height of the middle of a row."""
        return self.low_m + (self.rows - row - 0.5) * self.cell_m

    def cells(self) -> list[list[str]]:
        """Every row, drawn."""
        made = [[" "] * self.columns for _ in range(self.rows)]
        for column in range(self.columns):
            at = self._at(column)
            self._column(made, column, at)
        self._heads(made)
        return made

    def _at(self, column: int) -> float:
        return column / (self.columns - 1) * self.side.length_m

    def _row(self, height_m: float) -> int:
        return min(max(self.rows - 1 - int((height_m - self.low_m) / self.cell_m), 0), self.rows - 1)

    def _column(self, made: list[list[str]], column: int, at: float) -> None:
        ground = self.side.ground_at(at)
        half = self.side.length_m / (self.columns - 1) / 2
        for row in range(self.rows):
            here = self.height_of(row)
            made[row][column] = self._grown(at, here, ground)
        for zone in self.side.dead_zones:
            if zone.from_m <= at <= zone.to_m:
                for height in (ground + self.cell_m * step for step in (0.5, 1.0)):
                    made[self._row(height)][column] = "░"
        for thing in self.side.walls:
            if thing.from_m - half <= at <= thing.to_m + half:
                self._stand(made, column, thing)
        self._line(made, column, at)
        self._ground(made, column, ground)

    def _grown(self, at: float, here: float, ground: float) -> str:
        for kind, begin, end in self.side.woods:
            if begin <= at <= end and ground <= here <= ground + _WOODS_TOP_M:
                return WOODS[kind]
        return " "

    def _stand(self, made: list[list[str]], column: int, thing: "SideThing") -> None:
        if thing.role == "floor":
            made[self._row(thing.base_m)][column] = "▔"
            return
        mark = {"open": "┊", "window": "□", "low": "▒"}.get(thing.role, "▓")
        top, bottom = self._row(thing.top_m - self.cell_m / 2), self._row(thing.base_m)
        for row in range(top, bottom + 1):
            made[row][column] = mark

    def _line(self, made: list[list[str]], column: int, at: float) -> None:
        row = self._row(self.side.sight_at(at))
        met = made[row][column]
        made[row][column] = "X" if met in "▓▒▔█" else "∙"

    def _ground(self, made: list[list[str]], column: int, ground: float) -> None:
        for row in range(self.rows):
            filled = (ground - (self.height_of(row) - self.cell_m / 2)) / self.cell_m
            if filled >= 1:
                made[row][column] = "X" if made[row][column] == "X" else "█"
            elif filled > 0 and made[row][column] == " ":
                made[row][column] = _EIGHTHS[max(1, round(filled * 8))]

    def _heads(self, made: list[list[str]]) -> None:
        made[self._row(self.side.viewer_eye_m)][0] = "◉"
        made[self._row(self.side.target_eye_m)][self.columns - 1] = "◉"
