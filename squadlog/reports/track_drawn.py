"""The track as a picture of signs: bars with the action's name in them, for the screen and for paper."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from squadlog.base.names import cells
from squadlog.base.records import value
from squadlog.battle.moment import Moment
from squadlog.battle.state import Known
from squadlog.reports.track import track
from squadlog.rules.common.on_track import Look, OnTrack

FILL: dict[Look, str] = {"bar": "━", "double": "═", "hatched": "░", "barred": "┼", "open": "╌", "point": " "}
END: dict[Look, str] = {"bar": "▶", "double": "▶", "hatched": "░", "barred": "┼", "open": "◌", "point": "•"}
SEPARATOR, TURN = "│", "┃"
RULED = 3
"""A line stands before each of the columns this many cells apart."""


class Run(NamedTuple):
    """Signs of one look: that of a mark, `line` between columns, `head`, or nothing. `now`: in the present column."""

    text: str
    look: str
    now: bool


@value
class Columns:
    """The subphases that are shown, from now on, and how many cells each takes, the line before it included."""

    now: Moment
    count: int
    cell: int

    @property
    def ruled(self) -> bool:
        """Whether a line stands before each column."""
        return self.cell >= RULED

    @property
    def width(self) -> int:
        """Cells in all."""
        return self.count * self.cell

    def cells_of(self, mark: OnTrack) -> tuple[int, int]:
        """The first cell of a mark and the one after its last, as far as they are shown; equal: not at all."""
        first = max(0, mark.start.index - self.now.index)
        end = self.count if mark.until is None else mark.until.index - self.now.index + 1
        end = min(self.count, end)
        if first >= end:
            return 0, 0
        return first * self.cell + self.ruled, end * self.cell


def heads(columns: Columns) -> tuple[Run, ...]:
    """The heads of the columns: subphases, and the turn where another begins."""
    made = []
    room = columns.cell - columns.ruled
    for step in range(columns.count):
        moment = columns.now.later(step)
        text = str(moment.subphase)
        if turn := step > 0 and moment.subphase == 1:
            text = next((one for one in (f"T{moment.turn}·1", f"T{moment.turn}") if len(one) <= room), text)
        if columns.ruled:
            made.append(Run(TURN if turn else SEPARATOR, "line", now=False))
        made.append(Run(text.center(room) if room > 2 else text.rjust(room), "head", now=step == 0))
    return tuple(made)


def draw_row(marks: Sequence[OnTrack], columns: Columns) -> tuple[Run, ...]:
    """A row: what is free is empty, and of marks that overlap the last is seen.

    Of what is covered where it begins the sign and the name stand where it comes to light.
    """
    shown = list(_empty(columns))
    places = [columns.cells_of(mark) for mark in marks]
    for layer, (mark, (first, end)) in enumerate(zip(marks, places, strict=True), start=1):
        lit = first
        for above, below in places[layer:]:
            lit = min(end, below + columns.ruled) if above <= lit < below else lit
        ends = mark.until is not None and mark.until.index < columns.now.index + columns.count
        text = bar_text(mark, end - lit, ends=ends) if lit < end else ""
        for place, sign in enumerate(text.rjust(end - first, FILL[mark.bar.look]), start=first):
            shown[place] = (sign, mark.bar.look, shown[place][2])
    return tuple(
        Run("".join(sign for sign, _look, _now in some), look, now=now)
        for (look, now), some in groupby(shown, key=lambda one: one[1:])
    )


def _empty(columns: Columns) -> Iterator[tuple[str, str, bool]]:
    for step in range(columns.count):
        if columns.ruled:
            turns = step and columns.now.later(step).subphase == 1
            yield TURN if turns else SEPARATOR, "line", False
        for _cell in range(columns.cell - columns.ruled):
            yield " ", "", step == 0


def bar_text(mark: OnTrack, width: int, *, ends: bool) -> str:
    """A bar `width` cells wide: its name where there is room for it, else its first letters.

    `ends`: its end is shown.
    """
    bar = mark.bar
    fill, sign = FILL[bar.look], bar.glyph or END[bar.look]
    word = bar.word if cells(bar.word) == len(bar.word) else ""
    if bar.look == "point":
        return f"{sign}{word}".ljust(width)[:width] if len(word) < width else sign.ljust(width)
    if bar.look == "open":
        return _sign_and_name(word, width - 1, fill, sign)
    if bar.look in ("hatched", "barred"):
        return _sign_and_name(word, width - 1, fill, fill)
    tip = sign if ends else fill
    if width == 1:
        return tip
    room = width - 1
    if room >= len(word) + 4:
        return f"{fill * 2} {word} ".ljust(room, fill) + tip
    if room >= len(word):
        return word.ljust(room, fill) + tip
    if room > RULED:
        word = bar.short or word
        return word[:room].rstrip().ljust(room, fill) + tip
    return (f"{fill if room > 1 else ''}{(bar.short or word)[:1].upper()}").ljust(room, fill)[:room] + tip


def _sign_and_name(word: str, room: int, fill: str, sign: str) -> str:
    """A sign, and the name where there is room for it between what fills the bar."""
    return sign + (f" {word} ".ljust(room, fill) if room >= len(word) + 3 else fill * room)


def picture(battle: Known, seat: str, *, count: int = 20, cell: int = 4, name: int = 20) -> tuple[str, ...]:
    """The whole track as lines of text, for paper."""
    columns = Columns(now=battle.now, count=count, cell=cell)
    rows: list[tuple[str, tuple[Run, ...]]] = [("", heads(columns))]
    rows.extend((row.name, draw_row(row.marks, columns)) for row in track(battle, seat))
    return tuple(f"{_fit(label, name)} {''.join(run.text for run in runs)}".rstrip() for label, runs in rows)


def _fit(label: str, width: int) -> str:
    label = label if cells(label) <= width else f"{label[: width - 1]}…"
    return label + " " * max(0, width - cells(label))
