"""What flashes on the map of a page as it happens: shots, blows and what goes off."""

from collections.abc import Iterator, Sequence
from typing import Any

from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Target
from squadlog.ground.map.model import Map
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.following import Happening
from squadlog.rules.common.explosive import GoneOff
from squadlog.rules.desk import foreseeing
from squadlog.session.deciding import table_at
from squadlog.session.replaying.frames import BattleReplay, ReplayFrame

Act = list[Any]
"""`hit` or `miss`, floor, and the two ends of its line; or `blast`, floor, its middle, and the radius of each ring."""
Place = tuple[float, float, int]


def acts_in(replay: BattleReplay, drawn: Map | None) -> Iterator[list[Act]]:
    """What happened in each frame, as the seat knows it; nothing where there is no map."""
    over: tuple[GoneOff, ...] = ()
    for place, frame in enumerate(replay.frames):
        if drawn is None:
            yield []
            continue
        before = replay.frames[max(0, place - 1)].battle
        blasts = foreseeing.over(frame.battle, table_at(frame.battle)) if frame.battle.held else ()
        rings = [
            _blast(what.aim, [ring.to_m for ring in what.rings], drawn)
            for gone, what in blasts
            if gone not in over and what.aim is not None
        ]
        over = tuple(gone for gone, _ in blasts)
        yield [*_shots(frame, before, drawn), *rings]


def _blast(aim: Any, rings: Sequence[float], drawn: Map) -> Act:  # noqa: ANN401
    return ["blast", aim.floor, round(aim.x, 2), round(drawn.height_m - aim.y, 2), *rings]


def _shots(frame: ReplayFrame, before: Known, drawn: Map) -> Iterator[Act]:
    """The attacks from one place of the map to another."""
    happened = [Happening(0, before.now, event, lambda: before) for event in frame.events]
    for one in list_attacks(happened):
        begin, end = _place_of(one.by, before), _place_of(one.at, before)
        if one.kind in ("shot", "melee") and begin is not None and end is not None:
            ends = (round(v, 2) for x, y, _ in (begin, end) for v in (x, drawn.height_m - y))
            yield ["hit" if one.hit else "miss", begin[2], *ends]


def _place_of(what: Target | int | None, battle: Known) -> Place | None:
    if isinstance(what, int):
        unit = battle.units.get(what)
        return (
            None if unit is None or unit.position is None else (unit.position.x, unit.position.y, unit.floor)
        )
    feature = None if what is None else battle.features.get(str(what))
    return None if feature is None or feature.at is None else (*feature.at, 1)
