"""A sight line from the side, in cells: ground, walls, woods, dead zones, heads, the line between them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length, format_number, length_unit, scale_in_force

if TYPE_CHECKING:
    from squadlog.ground.drawing.side_view import SideThing, SideView

_EIGHTHS = " ▁▂▃▄▅▆▇█"
WOODS = {"light": "♣", "heavy": "♠"}
_WOODS_TOP_M = 4.0
_LEVEL_M, _HIGH_M = 0.05, 100.0
"""A rise below the first is level ground; heights from the second on are told without decimals."""
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


def side_words(side: "SideView", names: tuple[str, str]) -> tuple[str, ...]:
    """A line from the side in words: eyes, rise of the ground, and everything on the line by its metres."""
    viewer, target = names
    rise = side.ground_at(side.length_m)
    slope = (
        "level with that"
        if abs(rise) < _LEVEL_M
        else f"{format_length(abs(rise))} {'higher' if rise > 0 else 'lower'}"
    )
    told = [
        (
            f"{viewer} looks from {format_length(side.viewer_eye_m, 1)} over its ground. "
            f"{target} is {format_length(side.length_m, 1)} away, its ground "
            f"{slope}, its head at {format_length(side.target_eye_m, 1)}. "
            f"All heights are above the ground under {viewer}."
        )
    ]
    found = [*_thing_words(side), *_wood_words(side), *_zone_words(side), *_step_words(side)]
    told.extend(text for _, text in sorted(found))
    if not found:
        told.append("Nothing stands between them, and the ground is level.")
    return tuple(told)


def _thing_words(side: "SideView") -> Iterator[tuple[float, str]]:
    for thing in side.walls:
        what = "floor of storey" if thing.kind == "floor" else thing.kind.replace("_", " ")
        heights = (
            f"from {format_number(thing.base_m, 1)} to {format_length(thing.top_m, 1)}"
            if thing.top_m > thing.base_m
            else f"at {format_length(thing.base_m, 1)}"
        )
        where = _where(thing.from_m, thing.to_m)
        meets = _meets(side, thing)
        yield thing.from_m, f"{where}: {what} {thing.id}, {heights}; {meets}."


def _meets(side: "SideView", thing: "SideThing") -> str:
    if thing.role == "open":
        return "open"
    heights = [side.sight_at(at) for at in (thing.from_m, (thing.from_m + thing.to_m) / 2, thing.to_m)]
    if thing.role == "floor":
        return (
            "the line passes through it"
            if min(heights) < thing.base_m < max(heights)
            else "the line stays on one side"
        )
    inside = any(thing.base_m <= height <= thing.top_m for height in heights)
    return (
        "the line meets it"
        if inside
        else "the line passes over it"
        if min(heights) > thing.top_m
        else "the line passes under it"
    )


def _wood_words(side: "SideView") -> Iterator[tuple[float, str]]:
    for kind, begin, end in side.woods:
        yield (
            begin,
            f"{_where(begin, end)}: {kind} woods, {format_length(end - begin, 1)} of them on the line.",
        )


def _zone_words(side: "SideView") -> Iterator[tuple[float, str]]:
    for zone in side.dead_zones:
        hides = f"hides them from each other [{zone.rule}]" if zone.rule else "hides no one on this line"
        yield (
            zone.from_m,
            f"{_where(zone.from_m, zone.to_m)}: dead zone below {zone.lines} contour lines; it {hides}.",
        )


def _step_words(side: "SideView") -> Iterator[tuple[float, str]]:
    before = side.ground[0][1]
    for at, height in side.ground[1:]:
        yield (
            at,
            f"{format_length(at, 1)}: the ground {'rises' if height > before else 'falls'} to {format_length(height)}.",
        )
        before = height


def _where(begin: float, end: float) -> str:
    begin, end = max(begin, 0.0), max(end, 0.0)
    if end - begin < 0.05:
        return format_length(begin, 1)
    return f"{format_number(begin, 1)} to {format_length(end, 1)}"


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
