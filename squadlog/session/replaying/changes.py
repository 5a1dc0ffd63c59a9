"""A battle watched again as data, `squadlog-replay/1`: who takes part, then frame by frame only what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from squadlog.battle.chapter_state import clouds_over
from squadlog.reports.deeds import doing_words
from squadlog.rules.common.advanced import lying, states
from squadlog.session.replaying.acts import attacks_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.feature import Feature
    from squadlog.battle.state import Known, Unit
    from squadlog.facts.ground_facts import Position
    from squadlog.session.replaying.frames import BattleReplay, ReplayFrame
    from squadlog.session.replaying.marks import ReplayMark

FORMAT: Final = "squadlog-replay/1"
Data = dict[str, Any]

_PARTS = ("figures", "features")
_LISTS = ("smoke", "counters", "order")


def replay_data(replay: BattleReplay) -> Data:
    """The replay as JSON takes it: the first frame tells all, each further one what is new, and None for what is gone.

    A figure has `at` (metres east and north), `floor`, `facing` (degrees clockwise from north), `posture`, `wound`,
    `out`, `state` (words), `does` and, where that takes more than a subphase, `since` and `until` (turn and subphase):
    each is left out where it is 1, standing, none, or nothing. `shots` are those of that frame alone.
    """
    first, last = replay.frames[0].battle, replay.frames[-1].battle
    return {
        "format": FORMAT,
        "title": replay.title,
        "seat": replay.seat,
        "whole": replay.whole,
        "over": replay.over,
        "sides": [{"id": side.id, "name": side.name} for side in last.setup.sides],
        "squads": [{"id": one.id, "name": one.name, "side": one.side} for one in last.groupings.values()],
        "people": _people(replay),
        "mapped": bool(first.setup.map),
        "frames": _changes(replay),
        "marks": [_mark(one) for one in replay.marks],
    }


def _people(replay: BattleReplay) -> Data:
    """Everybody who is known at any moment, by number."""
    found: dict[int, Unit] = {}
    before: Mapping[int, Unit] | None = None
    for frame in replay.frames:
        if frame.battle.units is not before:
            before = frame.battle.units
            found |= {number: unit for number, unit in before.items() if number not in found}
    return {
        str(number): {"name": unit.soldier.name, "side": unit.side, "squad": unit.grouping}
        for number, unit in sorted(found.items())
    }


def _changes(replay: BattleReplay) -> list[Data]:
    """Each frame as what is new in it."""
    found: list[Data] = []
    before: Data = {part: {} for part in _PARTS} | {part: [] for part in _LISTS}
    states_of = _Standing()
    for frame in replay.frames:
        now = states_of.at(frame)
        change: Data = {}
        for name in ("at", "step"):
            if now[name] != before.get(name):
                change[name] = now[name]
        if frame.said:
            change["say"] = "\n".join(frame.said)
        if shots := [{"by": one.by, "at": one.at, "hit": one.hit} for one in attacks_of(frame)]:
            change["shots"] = shots
        for part in _PARTS:
            if new := _differences(before[part], now[part]):
                change[part] = new
        for part in _LISTS:
            if now[part] != before[part]:
                change[part] = now[part]
        found.append(change)
        before = now
    return found


def _differences(before: Mapping[str, Data], now: Mapping[str, Data]) -> Data:
    """Of each thing what is new, None for each value that it has no longer; a thing that is gone is None itself."""
    found: Data = {}
    for key, values in now.items():
        was = before.get(key)
        if was is values:
            continue
        if was is None:
            found[key] = values
        elif new := {name: value for name, value in values.items() if was.get(name) != value}:
            found[key] = new | {name: None for name in was if name not in values}
        elif gone := {name: None for name in was if name not in values}:
            found[key] = gone
    return found | {key: None for key in before if key not in now}


class _Standing:
    """How everybody and everything stands, worked out anew only where something is another than before."""

    def __init__(self) -> None:
        self._figures: dict[int, tuple[Unit, Data]] = {}
        self._features: dict[str, tuple[Feature, Data]] = {}

    def at(self, frame: ReplayFrame) -> Data:
        """All of a frame."""
        battle = frame.battle
        return {
            "at": [battle.now.turn, battle.now.subphase],
            "step": battle.stage,
            "figures": {str(number): self._figure(unit, battle) for number, unit in battle.units.items()},
            "features": {key: self._feature(one) for key, one in battle.features.items()},
            "smoke": [
                {
                    "at": [_metres(one.x), _metres(one.y)],
                    "floor": one.floor,
                    "radius_m": _metres(one.radius_m),
                }
                for one in clouds_over(battle)
            ],
            "counters": _counters(battle),
            "order": list(battle.order),
        }

    def _figure(self, unit: Unit, battle: Known) -> Data:
        known = self._figures.get(unit.id)
        if known is not None and known[0] is unit and unit.dazed_until is None:
            return known[1]
        made = _figure(unit, battle)
        if known is not None and known[1] == made:
            made = known[1]
        self._figures[unit.id] = (unit, made)
        return made

    def _feature(self, feature: Feature) -> Data:
        known = self._features.get(feature.id)
        if known is not None and known[0] is feature:
            return known[1]
        made = _feature(feature)
        self._features[feature.id] = (feature, made)
        return made


def _figure(unit: Unit, battle: Known) -> Data:
    found: Data = {}
    if unit.position is not None:
        found |= _place(unit.position)
        found["facing"] = round(unit.position.facing_deg) % 360
    if unit.floor != 1:
        found["floor"] = unit.floor
    if unit.posture != "standing":
        found["posture"] = unit.posture
    if unit.wound != "none":
        found["wound"] = unit.wound
    if unit.out:
        found["out"] = True
    told = ["dazed"] if not unit.out and unit.dazed(battle.now) else []
    if told := [*told, *states(unit.held)]:
        found["state"] = told
    if unit.action is not None and not unit.out:
        start, end = unit.action.start, unit.action.end
        found["does"] = doing_words(unit.action)
        if end > start:
            found |= {"since": [start.turn, start.subphase], "until": [end.turn, end.subphase]}
    elif unit.opportunity and not unit.out:
        found["does"] = "opportunity fire"
    return found


def _feature(feature: Feature) -> Data:
    found: Data = {"state": feature.state}
    if feature.car is not None:
        found["car"] = feature.car
    if feature.part_of is not None:
        found |= {"wall": feature.part_of, "width_m": _metres(feature.width_m)}
        if feature.at is not None:
            found["at"] = [_metres(feature.at[0]), _metres(feature.at[1])]
    return found


def _counters(battle: Known) -> list[Data]:
    """What lies on the map by the chapters in force."""
    found: list[Data] = []
    for one in lying(battle):
        told: Data = {"kind": one.kind, "text": one.text, "side": one.side, "words": one.words}
        if one.position is not None:
            told |= _place(one.position) | {"floor": one.floor}
        if one.stands_for is not None:
            told["unit"] = one.stands_for
        found.append(told)
    return found


def _place(at: Position) -> Data:
    return {"at": [_metres(at.x), _metres(at.y)]}


def _metres(length: float) -> float:
    """To the centimetre, and without a point where there is nothing behind it."""
    told = round(length, 2)
    return int(told) if told == int(told) else told


def _mark(mark: ReplayMark) -> Data:
    named = {"frame": mark.frame, "kind": mark.kind, "turn": mark.turn}
    if mark.unit is None:
        return named
    return named | {"unit": mark.unit, "side": mark.side, "wound": mark.wound}
