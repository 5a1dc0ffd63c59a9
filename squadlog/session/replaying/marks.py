"""What is marked on the way of a battle: where turns begin, who is wounded, falls or dies, and its end."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record
from squadlog.battle.state import WOUNDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Known, Unit

MarkKind = Literal["turn", "wound", "unconscious", "dead", "end"]
_BY_WOUND: dict[str, MarkKind] = {"U": "unconscious", "D": "dead"}


@record
class ReplayMark:
    """Something at a `frame` (counted from 0): a `turn` that begins, the `end`, or what befell a `unit` of a `side`.

    `wound` is the level that it has from there on.
    """

    frame: int
    kind: MarkKind
    turn: int
    unit: int | None = None
    side: str = ""
    wound: str = ""


def mark_frames(battles: Sequence[Known]) -> tuple[ReplayMark, ...]:
    """The marks along battles that follow one another, in their order; who was hurt before anybody knew is not told."""
    found: list[ReplayMark] = []
    for place, (before, after) in enumerate(pairwise(battles), start=1):
        now = after.now.turn
        if _plays(after) and (not _plays(before) or now > before.now.turn):
            found.append(ReplayMark(frame=place, kind="turn", turn=now))
        for unit in _worse(before, after):
            kind = _BY_WOUND.get(unit.wound, "wound")
            found.append(
                ReplayMark(frame=place, kind=kind, turn=now, unit=unit.id, side=unit.side, wound=unit.wound)
            )
        if after.stage == "over" and before.stage != "over":
            found.append(ReplayMark(frame=place, kind="end", turn=now))
    return tuple(found)


def _plays(battle: Known) -> bool:
    return battle.stage != "setup"


def _worse(before: Known, after: Known) -> Iterator[Unit]:
    """The units whose wound is worse than it was."""
    if before.units is after.units:
        return
    for number, unit in after.units.items():
        was = before.units.get(number)
        if was is not None and was is not unit and WOUNDS.index(unit.wound) > WOUNDS.index(was.wound):
            yield unit
