"""The subphase track: whose row it is and what stands in it, in words and as marks to be drawn (LOG-14, LOG-18)."""

from collections.abc import Iterator

from squadlog.base.records import value
from squadlog.battle.moment import Moment
from squadlog.battle.state import ATTACKS, Known, Ongoing
from squadlog.facts.seats import sees
from squadlog.reports.deeds import doing_words, format_deed
from squadlog.reports.wording import name_of, thing
from squadlog.rules.common.on_track import Bar, OnTrack
from squadlog.rules.desk.chapters import on_track


@value
class TrackRow:
    """A row of the track: of a unit by its number, or of a feature, a pile, a mission ... by its id.

    `marks` lie over one another, the last on top.
    """

    of: int | str
    name: str
    marks: tuple[OnTrack, ...] = ()


def track(battle: Known, seat: str) -> tuple[TrackRow, ...]:
    """The track as a seat may see it: every unit in initiative order, then what else stands on it.

    For a battle that is over it has only the units out of the fight.
    """
    over = battle.stage == "over"
    found: dict[int | str, list[OnTrack]] = {unit.id: [] for unit in battle.in_order()}
    named: dict[int | str, str] = {}
    for mark in (*on_track(battle), *_actions(battle)):
        if over and mark.bar.look != "barred":
            continue
        if not mark.bar.eyes or sees(seat, mark.bar.eyes):
            found.setdefault(mark.of, []).append(mark)
            named.setdefault(mark.of, mark.bar.row)
    return tuple(
        TrackRow(of, named.get(of) or _name_of(battle, of), tuple(sorted(marks, key=_under_way)))
        for of, marks in found.items()
    )


def _under_way(mark: OnTrack) -> bool:
    """What waits for its occasion lies under what is under way."""
    return mark.bar.look != "open"


def _name_of(battle: Known, of: int | str) -> str:
    return name_of(battle, of) if isinstance(of, int) else thing(battle, of)


def _actions(battle: Known) -> Iterator[OnTrack]:
    """Actions under way: the same for all chapters, whose words stand in the action table."""
    for unit in battle.in_order():
        if unit.action is not None and not unit.out:
            yield OnTrack(
                of=unit.id, start=unit.action.start, until=unit.action.end, bar=_bar(unit.action, battle)
            )


_SHORT = {
    "opportunity_fire": "opp. fire", "aimed_fire": "aimed",
    "standing": "stand", "kneeling": "kneel", "prone": "prone",
}  # fmt: skip
"""What stands in a bar that has no room for the name, by action or posture: its beginning still says what it is."""


def _bar(action: Ongoing, battle: Known) -> Bar:
    says = format_deed(action, battle)
    if action.end > action.start:
        says = says.removesuffix(f" until {action.end}")
    double = action.kind == "melee"
    return Bar(
        word=doing_words(action),
        short="" if action.mode else _SHORT.get(action.posture or action.kind, ""),
        look="double" if double else "bar",
        glyph="⊕" if action.kind in ATTACKS else "",
        says=says,
    )


# In words


def second(moment: Moment, now: Moment) -> str:
    """A moment as short as the present allows: `subphase 5` of this turn, `turn 2, subphase 1` of another."""
    told = f"subphase {moment.subphase}"
    return told if moment.turn == now.turn else f"turn {moment.turn}, {told}"


def format_row(row: TrackRow, now: Moment) -> str:
    """A row in one line: `2 Mara Quill: reloads SR until subphase 5`; nothing where nothing stands in it."""
    parts = [_format_mark(mark, now) for mark in row.marks]
    return f"{row.name}: {', '.join(parts)}" if parts else ""


def _format_mark(mark: OnTrack, now: Moment) -> str:
    says = mark.bar.says or mark.bar.word
    if mark.until is None:
        return says
    if mark.until == now:
        return f"{says} in this subphase"
    return f"{says} {'in' if mark.bar.look == 'point' else 'until'} {second(mark.until, now)}"


def track_lines(battle: Known, seat: str) -> tuple[str, ...]:
    """The whole track in words, a row a line; units that are free are told together."""
    rows = track(battle, seat)
    busy = [line for row in rows if (line := format_row(row, battle.now))]
    free = [row.name for row in rows if not row.marks]
    return (*busy, *([f"Nothing in progress: {', '.join(free)}"] if free else []))
