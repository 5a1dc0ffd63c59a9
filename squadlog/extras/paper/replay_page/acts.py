"""Who attacks whom, moment by moment: lines that flash on the map of a page."""

from collections.abc import Iterator

from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Target
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.following import Happening
from squadlog.session.replaying.frames import BattleReplay, ReplayFrame

Act = tuple[int, float, float, float, float, int]
"""Floor, the two ends of the line in metres east and north, and 1 for a hit, 0 for a miss."""


def acts_in(replay: BattleReplay) -> Iterator[list[Act]]:
    """The attacks of each frame from one place of the map to another, as the seat knows them."""
    before = replay.frames[0].battle
    for frame in replay.frames:
        yield list(_acts(frame, before))
        before = frame.battle


def _acts(frame: ReplayFrame, before: Known) -> Iterator[Act]:
    happened = [Happening(0, before.now, event, lambda: before) for event in frame.events]
    for one in list_attacks(happened):
        begin, end = _place_of(one.by, before), _place_of(one.at, before)
        if one.kind in ("shot", "melee") and begin is not None and end is not None:
            x1, y1, x2, y2 = (round(value, 2) for value in (*begin[:2], *end[:2]))
            yield begin[2], x1, y1, x2, y2, int(one.hit)


def _place_of(what: Target | None, battle: Known) -> tuple[float, float, int] | None:
    """Where a unit is, or the stretch of a wall that is aimed at."""
    if isinstance(what, int):
        unit = battle.units.get(what)
        if unit is None or unit.position is None:
            return None
        return unit.position.x, unit.position.y, unit.floor
    feature = battle.features.get(what) if isinstance(what, str) else None
    return None if feature is None or feature.at is None else (*feature.at, 1)
