"""The lines of the roster: a grouping's heading, and each soldier with what the table must know and its track."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.battle.holding import struck_from_order
from squadlog.battle.setup import Grouping
from squadlog.battle.state import Known, Unit
from squadlog.records import value
from squadlog.reports.came_about import player_of
from squadlog.reports.track import TrackRow
from squadlog.reports.track_drawn import Columns, Run, drawn, heads
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.in_force import rulings_of
from squadlog.rulebook.load import load_rulebook
from squadlog.shell.chapters import beside_weapon, lying, signs
from squadlog.squads.goods import modes
from squadlog.tui.chrome.sides import side_sign, side_style
from squadlog.tui.chrome.words import (
    busy_words,
    cut,
    doing,
    moved_words,
    posture_words,
    shortened,
    side_words,
    weapon_words,
    wound_style,
    wound_words,
)

LOOKS = {
    "hatched": "$dazed", "barred": "$out", "double": "$hit bold", "point": "$hit bold", "line": "$panel-line",
    "head": "$quiet",
}  # fmt: skip
"""How marks look; an action has the hue of its side."""
NOW = "on $now"
PLACES = {1: "1st", 2: "2nd", 3: "3rd"}
LONGEST_NAME, LONGEST_STATE, LEAST_STATE = 24, 26, 9
SHORTEST, MOST = 10, 20
"""Subphases that are shown: a turn at least, two at most."""
CELLS = ((8, 12), (7, 12), (6, 12), (5, 10), (4, 10), (3, 10))
"""Cells to the subphase, and for how many of them there must be room; two where there is no room for any."""


@value
class RosterLayout:
    """How many cells each part of a line takes; 0: it is left out. `width` is all that the line has."""

    width: int
    name: int
    wounds: int
    weapon: int
    shots: int
    posture: int
    state: int
    cell: int
    count: int

    @property
    def words(self) -> int:
        """Cells before the track, the one between them not counted."""
        return self.width - 1 - self.count * self.cell


SIGNS = 6
"""What is asked or out, the sign of the side, the number, a space."""


def laid_out(battle: Known, width: int) -> RosterLayout:
    """The parts of a line of `width` cells: no name is cut where there is room beside it, and ten subphases are shown.

    It hangs on who takes part and with what, so that no line jumps while they fight.
    """
    book, units = load_rulebook(), battle.units.values()
    longest = min(LONGEST_NAME, max((Content(unit.soldier.name).cell_length for unit in units), default=8))
    weapon = max((_longest(code, book) for unit in units for code in unit.weapons), default=2)
    whole = {"wounds": 7, "weapon": max(7, weapon), "shots": 2, "posture": 5, "state": 8}
    needs = SIGNS + longest + sum(1 + cells for cells in whole.values()) + 1
    cell = next((cell for cell, least in CELLS if width >= needs + least * cell), 2)
    if cell == 2:
        whole["state"] = 11
        needs += 3
    count = max(SHORTEST, min(MOST, (width - needs) // cell))
    room = width - 1 - count * cell - SIGNS
    parts = dict.fromkeys(whole, 0)
    name = min(longest, max(6, room - 2))
    left = room - name
    for part, least in (("wounds", 1), ("weapon", 5), ("state", 6), ("posture", 5), ("shots", 2)):
        wanted = whole[part] if left > whole[part] else least
        if part == "posture" and 0 <= wanted - left < parts["state"] - LEAST_STATE:
            # Whether somebody lies or kneels says more than the last letters of a long action.
            parts["state"] -= wanted - left + 1
            left = wanted + 1
        if left > wanted:
            parts[part] = wanted
            left -= wanted + 1
    if parts["state"]:
        more = min(left, LONGEST_STATE - parts["state"])
        parts["state"] += more
    return RosterLayout(width=width, name=name, cell=cell, count=count, **parts)


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
    """A soldier: whether it is asked, side, number, name, wounds, weapon, posture, what it does, and its track."""
    hue = side_style(battle, unit.side)
    said = signs(unit.held)[-2 if unit.id < 100 else -1 :]
    sign = ("✗", "$out bold") if unit.out else ("▶", "$asked bold") if asked else (" ", "")
    parts: list[tuple[str, str] | Content] = [
        sign,
        (side_sign(battle, unit.side), hue),
        (f"{said[:-1]}{unit.id:>{3 - len(said[:-1])}}{said[-1:] or ' '}", hue),
        (
            _padded(cut(unit.soldier.name, layout.name), layout.name),
            "$quiet" if unit.out else f"{hue} bold" if asked else hue,
        ),
    ]
    words = weapon_words(unit, load_rulebook())
    if unit.held and unit.in_hand is not None:
        rulings = rulings_of(battle.rulings, battle.setup.version)
        beside = beside_weapon(unit, unit.in_hand, load_rulebook(), rulings)
        # Where `SMG 30/30` has no room, what is left says more than how much there was.
        told = (f"{words} {part}".strip() for part in (beside, beside.partition("/")[0]))
        words = next((one for one in told if Content(one).cell_length <= layout.weapon), words)
    stands = "" if unit.wound == "D" else posture_words(unit)
    jam = "$wounded bold" if unit.in_hand in unit.jammed else ""
    for cells, text, style in (
        (layout.wounds, wound_words(unit, layout.wounds), wound_style(unit)),
        (layout.weapon, words, jam),
        (layout.shots, "·" * min(shots, layout.shots) if not unit.out else "", ""),
        (layout.posture, stands, "$quiet" if unit.posture == "standing" else ""),
        (layout.state, state_words(unit, battle, named=layout.cell > 2, cells=layout.state), "$quiet"),
    ):
        if cells:
            parts.append((f" {_padded(cut(text, cells), cells)}", style))
    return _with_track(Content.assemble(*parts), drawn(row.marks, columns_of(battle, layout)), layout, hue)


def row_line(row: TrackRow, battle: Known, layout: RosterLayout) -> Content:
    """Something that is no soldier: a car, a fuse, a mission."""
    words = Content(" " * SIGNS + cut(row.name, max(1, layout.words - SIGNS)))
    return _with_track(words, drawn(row.marks, columns_of(battle, layout)), layout, "$foreground")


def heading_line(grouping: Grouping, battle: Known, layout: RosterLayout, *, place: int) -> Content:
    """A grouping: side, name, its place in the order, its word and its roll, and the heads of the track."""
    active, hue = battle.active, side_style(battle, grouping.side)
    standing = next((entry for entry in battle.standings if entry.grouping == grouping.id), None)
    here = active is not None and active.id == grouping.id
    said = [PLACES.get(place, f"{place}th")] if place else []
    if standing is not None:
        roll = "" if standing.roll is None else f" ({standing.roll})"
        said.append(f"{standing.choice or '?'}{roll}")
    if struck := struck_from_order(battle, grouping.id):
        said = [struck, *said[1:]]
    player = player_of(battle.setup, grouping.units)
    named = f"{grouping.name} ({player})" if player else grouping.name
    room = layout.words - 3
    options = [
        [named, side_words(battle, grouping.side), *said],
        [named, *said],
        [named, *(word.replace("COUNTERMOVE", "COUNTER") for word in said)],
    ]
    words = next((one for one in map(" · ".join, options) if Content(one).cell_length <= room), "")
    if not words:
        tail = "".join(f" · {word}" for word in options[-1][1:])
        words = shortened(named, max(8, room - len(tail))) + tail
    words = cut(words, room)
    rule = "─" * max(0, room - Content(words).cell_length - 1)
    line = Content.assemble(
        ("▼" if here else " ", "$asked bold"),
        (side_sign(battle, grouping.side), hue),
        (f" {words}"[: room + 1], f"{hue} bold"),
        (f" {rule}" if rule else "", "$panel-line"),
    )
    return _with_track(line, heads(columns_of(battle, layout)), layout, hue)


def lying_lines(battle: Known, layout: RosterLayout) -> list[Content]:
    """What lies about by the chapters in force, for each side and kind a line: its sign, and what is written on it."""
    found: dict[tuple[str, str], list[str]] = {}
    for one in lying(battle):
        found.setdefault((one.side, one.kind), []).append(one.text)
    return [
        Content.assemble(
            (f" {side_sign(battle, side)} {kind}s ", side_style(battle, side)),
            cut(" ".join(texts), max(1, layout.width - len(kind) - 5)),
        )
        for (side, kind), texts in found.items()
    ]


def also_line(battle: Known, layout: RosterLayout) -> Content:
    """The heading over what is no soldier."""
    words = Content.styled("  also under way", "$quiet")
    return _with_track(words, heads(columns_of(battle, layout)), layout, "$quiet")


def state_words(unit: Unit, battle: Known, *, named: bool, cells: int) -> str:
    """What it does or has done in this subphase, as far as its track does not tell it. `named`: bars carry names.

    Where the way does not fit in so many cells, the metres alone do.
    """
    if unit.out or battle.stage in ("setup", "initiative", "over"):
        return ""
    if unit.action is not None:
        return "" if named else busy_words(unit, battle.now)
    if battle.queued(unit.id) is not None:
        return "fires"
    if unit.declaration is None and unit.opportunity:
        return "" if named else "watches"
    told = doing(unit, battle.now)
    if len(told) > cells and told == moved_words(unit):
        return f"{unit.moved.metres:g} m"
    return "" if told in ("free", "dazed") else told


def _with_track(words: Content, runs: Iterable[Run], layout: RosterLayout, hue: str) -> Content:
    gap = max(0, layout.words - words.cell_length) + 1
    return Content.assemble(words, " " * gap, drawn_words(runs, hue))


def drawn_words(runs: Iterable[Run], hue: str) -> Content:
    """What is drawn of a track in its colours; an action has this hue."""
    return Content.assemble(*((run.text, _style(run, hue)) for run in runs))


def _style(run: Run, hue: str) -> str:
    look = LOOKS.get(run.look, hue if run.look else "")
    if run.now and run.look == "head":
        return "$asked bold reverse"
    return f"{look} {NOW}".strip() if run.now else look


def _padded(text: str, width: int) -> str:
    return text + " " * max(0, width - Content(text).cell_length)
