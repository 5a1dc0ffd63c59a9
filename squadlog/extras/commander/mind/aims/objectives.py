"""What the page of a scenario has a side do, objective by objective: where, how much of it is left, until when.

Those that are met once and for all, or can be met no more, want nobody. What a trigger waits for, an objective that
waits for that trigger wants itself (SCN-10, VIC-02, VIC-03).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.records import replace
from squadlog.base.remember_last import remember_last
from squadlog.facts.scenario.area import NamedArea
from squadlog.rules.scenario.objectives import by_number, is_destroyed, majority, turns_of
from squadlog.rules.scenario.progress import page_of, progress_of
from squadlog.rules.scenario.squads import find_left, of_squads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known
    from squadlog.facts.scenario.objective import Objective, ObjectiveKind
    from squadlog.facts.scenario.trigger import Trigger, TriggerKind

WHOLE = 100.0
"""The points of a primary objective (TA-16)."""
_SECONDARY = 50.0
_BESIDE_M = 4.0
"""How near to a thing one is to be who is to destroy it."""
_DEEP = 4
"""How many triggers that wait for each other are looked through."""
_WAITS_FOR: dict[TriggerKind, ObjectiveKind] = {
    "in_area": "reach", "destroyed": "destroy", "opened": "destroy", "out": "casualties", "routed": "rout",
    "went_off": "charges",
}  # fmt: skip
"""The objectives that are met by what a trigger waits for; a door that is shot to pieces is open (OBS-01)."""
_OF_ENEMIES = frozenset({"out", "routed"})
_AT_PLACE = frozenset({"hold", "reach", "leave", "charges", "destroy", "carried", "judged"})
"""Kinds of objectives that are met at a place."""


class SideAim(NamedTuple):
    """An objective that is still to be met: `left` more of it are wanted, the next of which brings `each` points.

    `area` is where; None for one that is met wherever enemies are. `by` is the turn with whose end it is too late, None
    for none.
    """

    objective: Objective
    area: NamedArea | None
    each: float
    left: int
    by: int | None

    @property
    def points(self) -> float:
        """What all that is left of it would bring."""
        return self.each * self.left

    @property
    def side(self) -> str:
        """Whose it is."""
        return self.objective.side


@remember_last
def aims(known: Known) -> tuple[SideAim, ...]:
    """The objectives of all sides that are still to be met, in the order of the page; none that only prevents."""
    progress = progress_of(known)
    settled = {*progress.stopped, *(one for one, _ in progress.judged), *(one for one, _ in progress.met)}
    found = list[SideAim]()
    for one in page_of(known).objectives:
        if one.id not in settled:
            found += (aim for wanted in _unrolled(known, one) if (aim := _aim(known, wanted)) is not None)
    return tuple(found)


def points_of(one: Objective) -> float:
    """The points that an objective may bring at most (TA-16, SCN-10)."""
    if one.worth != "points":
        return WHOLE if one.worth == "primary" else _SECONDARY
    return float(max((*one.table, one.each * one.count)))


def last_turn(known: Known) -> int | None:
    """The turn with which the battle ends at the latest, as all know; None for no end."""
    stopped = progress_of(known).stopped
    ends = [
        one.turn
        for one in page_of(known).triggers
        if one.ends and one.kind == "turn" and not one.secret and one.id not in stopped
    ]
    return min(filter(None, (known.setup.turns, *ends)), default=None)


def count_gains(one: Objective, done: int, more: int) -> float:
    """The points that so many more bring where so many are done (A-127)."""
    if one.worth == "points":
        return float(by_number(one.table, one.each, done + more) - by_number(one.table, one.each, done))
    return points_of(one) * min(more, max(0, one.count - done)) / one.count


def _unrolled(known: Known, one: Objective, deep: int = _DEEP) -> Iterator[Objective]:
    """The objective itself; for one that waits for a trigger what that waits for."""
    if one.kind != "trigger":
        yield one
    elif one.trigger not in progress_of(known).fired and deep:
        trigger = page_of(known).trigger(one.trigger)
        if trigger is not None:
            yield from _of_trigger(known, one, trigger, deep)


def _of_trigger(known: Known, one: Objective, trigger: Trigger, deep: int) -> Iterator[Objective]:
    """What a trigger waits for, as objectives of the side that wants it to fire."""
    if trigger.kind in ("all", "any"):
        for part in trigger.of:
            yield from _unrolled(known, replace(one, trigger=part), deep - 1)
    elif trigger.kind == "met":
        named = (page_of(known).objective(part) for part in trigger.of)
        yield from (_in_shares(part, one) for part in named if part and part.side == one.side)
    elif (kind := _WAITS_FOR.get(trigger.kind)) is not None:
        about = trigger.side or one.side
        if (about != one.side) == (trigger.kind in _OF_ENEMIES):
            stands = "open" if trigger.kind == "opened" else ""
            features = (name for name in trigger.features if not _is_so(known, name, stands))
            wanted = replace(
                one, id=trigger.id, kind=kind, whose=about, squads=trigger.squads, area=trigger.area,
                features=tuple(features), count=trigger.count,
            )  # fmt: skip
            yield _in_shares(wanted, one)


def _is_so(known: Known, name: str, state: str) -> bool:
    """Whether a thing of the map is in a state, by its id or its name."""
    name = name.casefold()
    return any(
        one.state == state and name in (one.id.casefold(), one.name.casefold())
        for one in known.features.values()
    )


def _in_shares(part: Objective, one: Objective) -> Objective:
    """A part that another objective waits for, worth what that is: each of what the part counts brings a share."""
    if one.worth != "points":
        return replace(part, worth=one.worth)
    whole, count = points_of(one), part.count
    return replace(
        part, worth="points", each=0, table=tuple(round(whole * n / count) for n in range(count + 1))
    )


def _aim(known: Known, one: Objective) -> SideAim | None:
    """An objective as it draws its side now; None where nobody can do anything about it any more."""
    area = area_of(known, one) if one.kind in _AT_PLACE else None
    if one.kind in ("prevent", "survive", "trigger") or (one.kind in _AT_PLACE and area is None):
        return None
    by = last_turn(known)
    if one.kind == "hold":
        turns = [turn for turn in turns_of(known, one) if turn >= known.now.turn]
        return SideAim(one, area, points_of(one), 1, turns[0]) if turns and _may_be_held(known, one) else None
    left, each = _left(known, one)
    return SideAim(one, area, each, left, by) if left > 0 and each > 0 else None


def _may_be_held(known: Known, one: Objective) -> bool:
    """Whether ground was held in all turns that are over in which it must be (A-130)."""
    past = {turn for turn in turns_of(known, one) if turn < known.now.turn}
    if one.in_a_row is not None:
        return True
    held = (row for row in progress_of(known).held if row.objective == one.id)
    return past <= {row.turn for row in held if majority(row.counts, one.side)}


def _left(known: Known, one: Objective) -> tuple[int, float]:
    """How many more are wanted, and the points of the next, on average of those."""
    done, left = _count(known, one)
    if one.worth != "points":
        left = min(left, one.count - done)
    elif one.table and not one.each:  # beyond its end nothing is won
        left = min(left, len(one.table) - 1 - done)
    return left, count_gains(one, done, left) / left if left > 0 else 0.0


def _count(known: Known, one: Objective) -> tuple[int, int]:
    """How many are done, and how many more there may be."""
    match one.kind:
        case "casualties":
            units = [known.units[unit] for unit in of_squads(known, one.whose, one.squads)]
            left = find_left(known, one.whose, one.squads)
            out = sum(unit.out for unit in units) + sum(gone.wound in ("U", "D") for gone in left)
            return out, sum(not unit.out for unit in units)
        case "charges":
            done = progress_of(known).count(one.id)
            return done, max(1, len(one.table) - 1 - done, one.count - done)
        case "carried":
            gone = find_left(known, one.side, one.squads)
            away = {item for who in gone for item in who.items if item in one.items and who.area == one.area}
            return len(away), len({*one.items} - away)
        case "leave":
            gone = find_left(known, one.side, one.squads)
            fit = [unit for unit in of_squads(known, one.side, one.squads) if not known.units[unit].out]
            return sum(not one.area or who.area == one.area for who in gone), len(fit)
        case "destroy":
            done = sum(is_destroyed(known, name) for name in one.features)
            return done, len(one.features) - done
    return 0, one.count


def area_of(known: Known, one: Objective) -> NamedArea | None:
    """Where an objective is met, on the map; things that are to be destroyed are about where they stand."""
    area = page_of(known).area(one.area) if one.area else None
    if area is None and one.features:
        standing = tuple(name for name in one.features if not is_destroyed(known, name))
        area = NamedArea(id=one.id, near=standing or one.features, within_m=_BESIDE_M)
    return area if area is not None and area.drawn else None
