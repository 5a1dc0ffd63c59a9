"""What happens in a moment alone: attacks, which flash on the map of a page, and the corners of ways."""

from collections.abc import Iterator

from squadlog.battle.events.action import UnitMoved
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Target
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.following import Happening
from squadlog.session.replaying.frames import BattleReplay, ReplayFrame

End = tuple[int | str, float, float]
"""A unit by its number, or what else is aimed at, and where it is in metres east and north."""
Act = tuple[int, int, End, End]
"""Floor, 1 for a hit and 0 for a miss, and the two ends of its line."""


def acts_in(replay: BattleReplay) -> Iterator[list[Act]]:
    """The attacks of each frame from one place of the map to another, as the seat knows them."""
    before = replay.frames[0].battle
    for frame in replay.frames:
        yield list(_acts(frame, before))
        before = frame.battle


def ways_of(frame: ReplayFrame) -> Iterator[tuple[str, list[list[float]]]]:
    """The corners between start and end of each move of a frame, in metres east and north, by the unit's number."""
    for event in frame.events:
        if isinstance(event, UnitMoved) and event.facts is not None:
            stations = event.facts.way[1:]
            corners = [
                [round(one.x, 2), round(one.y, 2)] for one in stations if 0 < one.at_m < event.trace.metres
            ]
            if corners:
                yield str(event.unit), corners


def _acts(frame: ReplayFrame, before: Known) -> Iterator[Act]:
    happened = [Happening(0, before.now, event, lambda: before) for event in frame.events]
    for one in list_attacks(happened):
        begin, end = _end(one.by, before), _end(one.at, before)
        if one.kind in ("shot", "melee") and begin is not None and end is not None:
            yield before.units[one.by or 0].floor, int(one.hit), begin, end


def _end(what: Target | None, battle: Known) -> End | None:
    """Where a unit is, or the stretch of a wall that is aimed at."""
    if isinstance(what, int):
        at = battle.units[what].position if what in battle.units else None
        return None if at is None else (what, round(at.x, 2), round(at.y, 2))
    feature = battle.features.get(what) if isinstance(what, str) else None
    if feature is None or feature.at is None:
        return None
    return feature.id, round(feature.at[0], 2), round(feature.at[1], 2)
