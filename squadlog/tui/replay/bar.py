"""The bar of a replay: the battle from left to right, its turns numbered, and over and under it who was hurt."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events
from textual.content import Content
from textual.widgets import Static

from squadlog.battle.state import Known
from squadlog.session.replaying.frames import BattleReplay
from squadlog.session.replaying.marks import ReplayMark
from squadlog.session.view.sides import side_sign
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import cut
from squadlog.tui.value_message import ValueMessage

GLYPHS: Mapping[str, str] = {"wound": "●", "unconscious": "✗", "dead": "†"}
"""What stands for a wound, for one who can fight no longer, for a death; in the order of their weight."""
LEGEND = "● wounded, ✗ unconscious, † dead"
_WEIGHT = tuple(GLYPHS)
HERE, GONE, AHEAD, END = "◉", "━", "─", "┤"
NAME = 14
"""Cells of the name of a side before its row, at most; a third of the screen where that is less."""


def cell_of(frame: int, frames: int, cells: int) -> int:
    """The cell of a frame on a bar of so many cells: the first at its beginning, the last at its end."""
    return round(frame * (cells - 1) / (frames - 1)) if frames > 1 else 0


def frame_of(cell: int, frames: int, cells: int) -> int:
    """The frame nearest to a cell of the bar."""
    return min(max(round(cell * (frames - 1) / (cells - 1)), 0), frames - 1) if cells > 1 else 0


def name_cells(battle: Known, width: int) -> int:
    """The cells before the bar: sign and name of the sides, and a space on each side."""
    longest = max((Content(side.name).cell_length for side in battle.setup.sides), default=0)
    return min(longest, NAME, max(3, width // 3)) + 4


def bar_rows(replay: BattleReplay, at: int, width: int) -> list[Content]:
    """The rows of the bar: those of the first sides, the line with its turns, those of the other sides."""
    battle = replay.frames[-1].battle
    named = name_cells(battle, width)
    cells, sides = max(1, width - named - 1), battle.side_ids()
    upper = (len(sides) + 1) // 2
    rows = [_side_row(replay, battle, side, named, cells) for side in sides]
    return [*rows[:upper], _line_row(replay, at, named, cells), *rows[upper:]]


def _side_row(replay: BattleReplay, battle: Known, side: str, named: int, cells: int) -> Content:
    """Sign and name of a side, and what befell its soldiers; of several things in a cell the gravest."""
    hue, name = side_style(battle, side), cut(battle.setup.side_name(side), named - 4)
    found: dict[int, ReplayMark] = {}
    for mark in replay.marks:
        if mark.side == side and mark.kind in GLYPHS:
            cell = cell_of(mark.frame, len(replay.frames), cells)
            if cell not in found or _WEIGHT.index(mark.kind) >= _WEIGHT.index(found[cell].kind):
                found[cell] = mark
    signs = "".join(GLYPHS[found[cell].kind] if cell in found else " " for cell in range(cells))
    return Content.assemble((f" {side_sign(battle, side)} {name:<{named - 4}} ", hue), (signs, f"{hue} bold"))


def _line_row(replay: BattleReplay, at: int, named: int, cells: int) -> Content:
    """The line: what is behind, where the replay stands, what is to come; a number where each turn begins."""
    frame, frames = replay.frames[at], len(replay.frames)
    moment = "set-up" if frame.battle.stage == "setup" else str(frame.moment)
    here = cell_of(at, frames, cells)
    line = [GONE if cell < here else AHEAD for cell in range(cells)]
    ticks = [False] * cells
    if replay.over:
        line[-1] = END
    for mark in replay.marks:
        if mark.kind == "turn":
            first, number = cell_of(mark.frame, frames, cells), str(mark.turn)
            free = first + len(number) <= cells and not any(ticks[max(0, first - 1) : first + len(number)])
            if free:
                line[first : first + len(number)] = number
                ticks[first : first + len(number)] = [True] * len(number)
    line[here], ticks[here] = HERE, False
    parts: list[tuple[str, str]] = [(f" {moment:<{named - 2}} "[:named], "bold")]
    for cell, sign in enumerate(line):
        look = (
            "$asked bold"
            if cell == here
            else "bold"
            if ticks[cell]
            else "$asked"
            if cell < here
            else "$quiet"
        )
        parts.append((sign, look))
    return Content.assemble(*parts)


class TimeBar(Static):
    """The bar; a click on it asks for that frame."""

    ALLOW_SELECT: ClassVar[bool] = False

    class Asked(ValueMessage):
        """A place of the bar was clicked: the frame that is wanted."""

        frame: int

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__("", id=id, markup=False)
        self._shown: tuple[BattleReplay, int] | None = None

    def show(self, replay: BattleReplay, at: int) -> None:
        """Show where in a replay it stands."""
        self._shown = replay, at
        self._draw()

    def on_resize(self) -> None:
        """Draw it as long as there is room now."""
        self._draw()

    def _draw(self) -> None:
        if self._shown is not None and self.size.width:
            self.update(join_rows(bar_rows(*self._shown, self.size.width)))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Ask for the frame under the pointer, and for those it is drawn over while the button is held."""
        self.capture_mouse()
        self._ask(event.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Go along with a drag."""
        if event.button and self.app.mouse_captured is self:
            self._ask(event.x)

    def on_mouse_up(self) -> None:
        """Let go."""
        self.release_mouse()

    def _ask(self, x: int) -> None:
        if self._shown is None:
            return
        replay, at = self._shown
        named = name_cells(replay.frames[-1].battle, self.size.width)
        frame = frame_of(x - named, len(replay.frames), max(1, self.size.width - named - 1))
        if frame != at:
            self.post_message(self.Asked(frame))


def join_rows(rows: Sequence[Content]) -> Content:
    """Rows under one another."""
    return Content("\n").join(list(rows))


def rows_of(replay: BattleReplay) -> int:
    """The rows that the bar of a replay takes."""
    return len(replay.frames[-1].battle.side_ids()) + 1
