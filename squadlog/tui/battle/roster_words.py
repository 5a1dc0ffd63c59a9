"""The lines of the roster: a grouping's heading, and each soldier with what the table must know and its track."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.base.records import value
from squadlog.battle.state import Known, Unit
from squadlog.battle.terms import Grouping
from squadlog.book.book import Rulebook
from squadlog.book.load import book_of
from squadlog.reports.track import TrackRow
from squadlog.reports.track_drawn import Columns, Run, draw_row, heads
from squadlog.session.view.sides import side_sign
from squadlog.session.view.words.roster import (
    FIRES,
    RosterLine,
    aside_words,
    group_of,
    line_of,
    things_lying,
    wound_words,
)
from squadlog.squads.goods import modes
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import cut, shorten, side_words, wound_style

LOOKS = {
    "hatched": "$dazed", "barred": "$out", "double": "$hit bold", "point": "$hit bold", "line": "$panel-line",
    "head": "$quiet",
}  # fmt: skip
"""How marks look; an action has the hue of its side."""
NOW = "on $now"
PLACES = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
LONGEST_NAME = 24
"""Cells that a name takes at most."""
SHORTEST, MOST = 10, 20
"""Subphases that are shown: a turn, two at most."""
CELLS = (8, 7, 6, 5, 4, 3)
"""Cells to the subphase, as many as there is room for; three carry the name of an action on its bar."""
FEWEST, BARE = 8, 2
"""Subphases that are shown at least so that bars carry names; cells to each where there is no room even for those."""


@value
class RosterLayout:
    """How many cells each part of a line takes; 0: it is left out. `width` is all that the line has.

    `two`: a soldier has two rows, with weapon, shots, posture and what it did last in the second.
    """

    width: int
    name: int
    wounds: int
    weapon: int
    shots: int
    posture: int
    cell: int
    count: int
    two: bool = False

    @property
    def words(self) -> int:
        """Cells before the track, the one between them not counted."""
        return self.width - 1 - self.count * self.cell


SIGNS = 6
"""What is asked or out, the sign of the side, the number, a space."""


def lay_out(battle: Known, width: int, *, two: bool = False) -> RosterLayout:
    """The parts of a line of `width` cells: no name is cut, and bars carry theirs, where there is any room for it.

    They depend on who takes part and with what, so that no line jumps while they fight.
    """
    book, units = book_of(battle.setup), battle.units.values()
    name = min(LONGEST_NAME, max((Content(unit.soldier.name).cell_length for unit in units), default=8))
    weapon = max((_longest(code, book) for unit in units for code in unit.weapons), default=2)
    parts = {"wounds": 7, "weapon": max(5, weapon), "shots": 2, "posture": 5}
    beside = ("wounds",) if two else tuple(parts)
    if two:
        name = max(
            name, sum(1 + parts[part] for part in ("weapon", "shots", "posture")) - 1 - parts["wounds"] - 1
        )

    def room() -> int:
        return width - 1 - SIGNS - name - sum(1 + parts[part] for part in beside if parts[part])

    for part, least in (("shots", 0), ("posture", 0), ("weapon", 2), ("wounds", 1), ("weapon", 0)):
        if room() < FEWEST * CELLS[-1] and (part != "weapon" or room() < SHORTEST * BARE):
            parts[part] = min(parts[part], least)
    if room() < SHORTEST * BARE:
        name = max(6, name - (SHORTEST * BARE - room()))
    cell = next((cell for cell in CELLS if room() >= SHORTEST * cell), 0)
    cell = cell or (CELLS[-1] if room() >= FEWEST * CELLS[-1] else BARE)
    count = max(SHORTEST if cell == BARE else FEWEST, min(MOST, room() // cell))
    return RosterLayout(width=width, name=name, cell=cell, count=count, two=two, **parts)


def _longest(code: str, book: Rulebook) -> int:
    """The cells of a weapon, in whichever mode, or jammed."""
    kinds = modes(code, book)
    named = [f"{code}/{kind.family}" for kind in kinds] if len(kinds) > 1 else [code]
    return max(map(len, (*named, f"JAM {code}")))


def columns_of(battle: Known, layout: RosterLayout) -> Columns:
    """The subphases that are shown."""
    return Columns(now=battle.now, count=layout.count, cell=layout.cell)


def unit_line(
    unit: Unit, battle: Known, row: TrackRow, layout: RosterLayout, *, asked: bool, shots: int
) -> Content:
    """A soldier: whether it is asked, side, number, name, wounds, weapon, posture, and its track.

    What it has done or does otherwise in this second stands on the track, where that is free.
    """
    line, hue = line_of(battle, unit, asked=asked, shots=shots), side_style(battle, unit.side)
    said = line.signs[-2 if unit.id < 100 else -1 :]
    sign = ("✗", "$out bold") if line.out else ("▶", "$asked bold") if asked else (" ", "")
    parts: list[tuple[str, str] | Content] = [
        sign,
        (side_sign(battle, unit.side), hue),
        (f"{said[:-1]}{unit.id:>{3 - len(said[:-1])}}{said[-1:] or ' '}", hue),
        (
            _pad(cut(unit.soldier.name, layout.name), layout.name),
            "$quiet" if unit.out else f"{hue} bold" if asked else hue,
        ),
        (f" {_pad(wound_words(unit, layout.wounds), layout.wounds)}", wound_style(unit)),
    ]
    if not layout.two:
        parts += _format_carried(line, layout)
    columns = columns_of(battle, layout)
    words = line.aside if layout.cell > BARE else aside_words(battle, unit, named=False)
    track = _overlaid(draw_row(row.marks, columns), columns, row, words, hue)
    return _with_track(Content.assemble(*parts), track, layout)


def under_line(
    unit: Unit, battle: Known, layout: RosterLayout, *, shots: int, did: Content | None
) -> Content:
    """The second row of a soldier: weapon, shots left, posture, and what it did last, over the band of this second."""
    parts = _format_carried(line_of(battle, unit, shots=shots), layout)
    words = Content.assemble(" " * (SIGNS - 1), *parts)
    columns = columns_of(battle, layout)
    told = (did or Content("")).truncate(columns.width - columns.ruled, ellipsis=True)
    line = Content.assemble(" " * columns.ruled, told if told.spans else told.stylize("$quiet"))
    return _with_track(words, _band_track(line.pad_right(columns.width - line.cell_length), columns), layout)


def _format_carried(line: RosterLine, layout: RosterLayout) -> list[tuple[str, str]]:
    """Weapon, shots left and posture, as far as there is room for them."""
    told = f"{line.weapon} {line.rounds}".strip()
    shown = (
        (
            layout.weapon,
            told if Content(told).cell_length <= layout.weapon else line.weapon,
            "$wounded bold" if line.jammed else "",
        ),
        (layout.shots, "·" * min(line.shots, layout.shots), ""),
        (layout.posture, line.posture, "$quiet" if line.posture == "stand" else ""),
    )
    return [(f" {_pad(cut(text, cells), cells)}", style) for cells, text, style in shown if cells]


def _overlaid(runs: Iterable[Run], columns: Columns, row: TrackRow, words: str, hue: str) -> Content:
    """A track with words on what is free of it from now on, or right behind the shot that falls: all, or none."""
    track = colour_track(runs, hue)
    marks = sorted(cells for cells in map(columns.cells_of, row.marks) if cells[1])
    start = int(columns.ruled)
    if words == FIRES and marks:
        start = (
            marks.pop(0)[0] + 2 + max(len(mark.bar.word) for mark in row.marks if mark.bar.look == "point")
        )
    free = min((begin for begin, _end in marks), default=columns.width)
    if not words or start + len(words) >= free:
        return track
    told = Content.styled(f"{words} ", "$quiet")
    return _band_track(Content.assemble(track[:start], told, track[start + len(words) + 1 :]), columns)


def _band_track(track: Content, columns: Columns) -> Content:
    """The track with the second that is played as a band behind it."""
    return track.stylize(NOW, int(columns.ruled), columns.cell)


def row_line(row: TrackRow, battle: Known, layout: RosterLayout) -> Content:
    """The row of something that is no soldier: a car, a fuse, a mission."""
    words = Content(" " * SIGNS + cut(row.name, max(1, layout.words - SIGNS)))
    return _with_track(
        words, colour_track(draw_row(row.marks, columns_of(battle, layout)), "$foreground"), layout
    )


def heading_line(
    grouping: Grouping, battle: Known, layout: RosterLayout, *, place: int, headed: bool = False
) -> Content:
    """A grouping: side, its place in the order, name, its word and its roll; `headed`, with the heads of the track.

    Otherwise it goes on over the track, where it needs that, and the band of this second goes through it.
    """
    group, hue = group_of(battle, grouping.id, place), side_style(battle, grouping.side)
    said, place = group.said, group.place
    number = f"{PLACES[place - 1] if place <= len(PLACES) else place} " if place else ""
    named = f"{number}{group.name} ({group.player})" if group.player else f"{number}{group.name}"
    columns = columns_of(battle, layout)
    room = layout.words - 3 if headed else layout.width - 3
    options = [
        [named, side_words(battle, grouping.side), *said],
        [named, *said],
        [named, *(word.replace("COUNTERMOVE", "COUNTER") for word in said)],
    ]
    fits = layout.words - 3 if layout.words > LONGEST_NAME + SIGNS + 8 else room
    words = next((one for one in map(" · ".join, options) if Content(one).cell_length <= fits), "")
    if not words:
        tail = "".join(f" · {word}" for word in options[-1][1:])
        words = shorten(named, max(8, room - len(tail))) + tail
    words = cut(words, room)
    rule = "─" * max(0, layout.words - 3 - Content(words).cell_length - 1)
    line = Content.assemble(
        ("▼" if group.acts else " ", "$asked bold"),
        (side_sign(battle, grouping.side), hue),
        (f" {words}", f"{hue} bold"),
        (f" {rule}" if rule else "", "$panel-line"),
    )
    track = colour_track(heads(columns) if headed else draw_row((), columns), hue)
    over = line.cell_length - layout.words - 1
    if over >= 0:
        goes_on = Content.assemble(line[layout.words + 1 :], " ", track[over + 1 :])
        return line[: layout.words + 1] + _band_track(goes_on, columns)
    return _with_track(line, track, layout)


def head_words(battle: Known, layout: RosterLayout, room: int) -> Content:
    """The heads of the track alone, for the border over it: as many as have room."""
    for count in range(layout.count, 0, -1):
        columns = Columns(now=battle.now, count=count, cell=layout.cell)
        if (told := colour_track(heads(columns), "$quiet").rstrip()).cell_length <= room:
            return told
    return Content("")


def lying_lines(battle: Known, layout: RosterLayout) -> list[Content]:
    """What lies about by the chapters in force, for each side and kind a line: its sign, and what is written on it."""
    return [
        Content.assemble(
            (f" {side_sign(battle, side)} {kind}s ", side_style(battle, side)),
            cut(" ".join(texts), max(1, layout.width - len(kind) - 5)),
        )
        for side, kind, texts in things_lying(battle)
    ]


def also_line(battle: Known, layout: RosterLayout) -> Content:
    """The heading over what is no soldier."""
    words = Content.styled("  also under way", "$quiet")
    return _with_track(words, colour_track(draw_row((), columns_of(battle, layout)), "$quiet"), layout)


def _with_track(words: Content, track: Content, layout: RosterLayout) -> Content:
    return Content.assemble(words, " " * (max(0, layout.words - words.cell_length) + 1), track)


def colour_track(runs: Iterable[Run], hue: str) -> Content:
    """What is drawn of a track in its colours; an action has this hue."""
    return Content.assemble(*((run.text, _style(run, hue)) for run in runs))


def _style(run: Run, hue: str) -> str:
    look = LOOKS.get(run.look, hue if run.look else "")
    if run.now and run.look == "head":
        return "$asked bold reverse"
    return f"{look} {NOW}".strip() if run.now else look


def _pad(text: str, width: int) -> str:
    return text + " " * max(0, width - Content(text).cell_length)
