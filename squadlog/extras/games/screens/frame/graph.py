"""How a game went as a graph: what it was worth to one side after every move, with marks and a cursor."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from squadlog.base.records import record
from squadlog.tui.value_message import ValueMessage

EIGHTHS = " ▁▂▃▄▅▆▇█"
EVEN_LINE = "┈"
HERE = "▲"
LABELS = 6
"""Cells at the left that say what the height stands for."""
WIDEST = 4
"""No move takes more columns."""


@record
class Course:
    """A game from one side.

    `values`: what it was worth after each move, 0 to 1; None where nobody knows.
    `even`: what an even game is worth.
    `marks`: signs under the moves that gave much away, by their place from 0, graver ones first in the order of their
    characters.
    `ends`: the words for the top, for an even game and for the foot.
    `here`: the move under the cursor.
    """

    values: Sequence[float | None] = ()
    even: float = 0.5
    marks: Mapping[int, str] | None = None
    ends: tuple[str, str, str] = ("won", "even", "lost")
    here: int = -1


def columns(moves: int, width: int) -> list[int]:
    """For every column the place of the move that it shows, from 0: of several that share it, the last."""
    if not moves or width <= 0:
        return []
    wide = min(width, moves * WIDEST)
    if moves > wide:
        return [(column + 1) * moves // wide - 1 for column in range(wide)]
    return [column * moves // wide for column in range(wide)]


def heights(values: Sequence[float | None], high: int) -> list[int]:
    """Eighths of a line for each value; what is not known is as high as what was known last."""
    found, last = [], 0.5
    for one in values:
        last = last if one is None else one
        found.append(round(max(0.0, min(1.0, last)) * high * 8))
    return found


def draw_graph(course: Course, width: int, high: int) -> list[list[tuple[str, str]]]:
    """The graph and the line of marks below it: for each line, characters with what they are.

    That is `label`, `own` for the side's part, `even` for the line of an even game, `mark`, or `here`.
    """
    shown = columns(len(course.values), width - LABELS)
    tall = heights(course.values, high)
    middle = min(high - 1, int((1 - course.even) * high))
    lines = []
    for row in range(high):
        top = 8 * (high - row)
        label = {0: course.ends[0], middle: course.ends[1], high - 1: course.ends[2]}.get(row, "")
        line = [(f"{label:>{LABELS - 1}} ", "label")]
        for place in shown:
            full = max(0, min(8, tall[place] - top + 8))
            look = "here" if place == course.here else "own"
            if row == middle and not full:
                line.append((EVEN_LINE, "here" if look == "here" else "even"))
            else:
                line.append((EIGHTHS[full], look))
        lines.append(line)
    return [*lines, _mark_moves(course, shown)]


def _mark_moves(course: Course, shown: list[int]) -> list[tuple[str, str]]:
    """The signs under the moves; where several moves share a column, the gravest of them."""
    marks, line, first = course.marks or {}, [(" " * LABELS, "label")], 0
    for at, place in enumerate(shown):
        begins = not at or shown[at - 1] != place
        found = [marks[one] for one in range(first, place + 1) if one in marks] if begins else []
        first = place + 1
        if begins and place == course.here:
            line.append((HERE, "here"))
        else:
            line.append((min(found, default=" "), "mark"))
    return line


class EvaluationGraph(Widget):
    """The graph; a click points at a move."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"graph--{look}" for look in ("label", "own", "even", "mark", "here")
    }
    DEFAULT_CSS = """
    EvaluationGraph {
        height: 7;
        background: $surface;
        color: $foreground;

        & > .graph--label { color: $quiet; background: $surface; }
        & > .graph--own { color: $side-1; background: $surface; }
        & > .graph--even { color: $panel-line; background: $surface; }
        & > .graph--mark { color: $out; background: $surface; text-style: bold; }
        & > .graph--here { color: $asked; background: $cursor-row; text-style: bold; }
    }
    """

    class Pointed(ValueMessage):
        """Somebody pointed at a move, by its place from 0."""

        place: int

    def __init__(self) -> None:
        super().__init__(id="graph")
        self._course = Course()
        self._lines: list[list[tuple[str, str]]] = []

    def show(self, course: Course) -> None:
        """Draw a course."""
        self._course = course
        self._draw_again()

    def on_resize(self) -> None:
        """Draw the graph as wide and high as there is room."""
        self._draw_again()

    def _draw_again(self) -> None:
        width, height = self.size
        self._lines = draw_graph(self._course, width, height - 1) if height > 1 else []
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        segments = [
            Segment("".join(char for char, _ in cells), self.get_component_rich_style(f"graph--{look}"))
            for look, cells in groupby(self._lines[y], key=lambda cell: cell[1])
        ]
        return Strip(segments).adjust_cell_length(self.size.width, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        """Go to the move of the column that was clicked."""
        offset = event.get_content_offset(self)
        shown = columns(len(self._course.values), self.size.width - LABELS)
        if offset is not None and 0 <= offset.x - LABELS < len(shown):
            event.stop()
            self.post_message(self.Pointed(shown[offset.x - LABELS]))
