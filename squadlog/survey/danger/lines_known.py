"""Lines between places, each looked along once: who stands so would see whom, and behind what.

They hang on the ground alone, as doors, breaches and smoke have it now: nobody stands between the two. So what was
found for one soldier holds for all, and for as long as nothing of the ground changes.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.records import replace
from squadlog.ground.compiled.bearings import bearing_deg
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.sight.batch import look_at_many
from squadlog.survey.danger.onlookers import facts_of_look

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Posture
    from squadlog.facts.ground_facts import Sighting
    from squadlog.ground.compiled.readings import Readings
    from squadlog.survey.measured_battle import MeasuredBattle

_MOST = 400_000
"""How many lines are kept of one state of the ground."""


class PostureAt(NamedTuple):
    """How somebody stands, kneels or lies at a place."""

    spot: Spot
    posture: Posture = "standing"


class LookAsked(NamedTuple):
    """A look of one who stands so at another; `out`: he looks out, since he fires or waits to fire (AMB-77)."""

    viewer: PostureAt
    target: PostureAt
    out: bool = False


class LinesKnown:
    """The lines of one state of the ground, as far as they were asked for."""

    def __init__(self) -> None:
        self._known: dict[LookAsked, Sighting | None] = {}

    def look(self, world: MeasuredBattle, asked: Sequence[LookAsked]) -> list[Sighting | None]:
        """The facts of each look, None where nothing is seen; `world` is a battle on that state of the ground."""
        known = self._known
        with suppress(KeyError):
            return [known[one] for one in asked]
        new = list(dict.fromkeys(one for one in asked if one not in known))
        if len(known) + len(new) > _MOST:  # never emptied: another thought may be reading it
            known = self._known = {}
            new = list(dict.fromkeys(asked))
        known.update(zip(new, self._look(world, new), strict=True))
        return [known[one] for one in asked]

    def _look(self, world: MeasuredBattle, asked: Sequence[LookAsked]) -> Iterator[Sighting | None]:
        empty = world.compiled.ground(replace(world.conditions, figures=(), bodies=()))
        viewers = {at: _figure(1, at) for at in dict.fromkeys(one.viewer for one in asked)}
        targets = {at: _figure(2, at) for at in dict.fromkeys(one.target for one in asked)}
        looks = [(viewers[one.viewer], targets[one.target]) for one in asked]
        out = (row for row, one in enumerate(asked) if one.out)
        judged = look_at_many(empty, looks, world.readings, looking_out=out)
        for row, (seen, (viewer, target)) in enumerate(zip(judged.seen.tolist(), looks, strict=True)):
            yield (
                facts_of_look(world, _facing(viewer, target), _facing(target, viewer), judged, row)
                if seen
                else None
            )


def lines_known(world: MeasuredBattle) -> LinesKnown:
    """The lines of the ground as it is in a battle."""
    bare = replace(world.conditions, figures=(), bodies=())
    doors = tuple(sorted(bare.doors.items()))
    ground = replace(bare, doors={})
    clouds = str((world.clouds, world.veil.hides))
    return _lines_of(world.battle.setup.map, doors, str(ground), clouds, world.readings)


@lru_cache(maxsize=8)
def _lines_of(_map: str, _doors: object, _ground: str, _clouds: str, _readings: Readings) -> LinesKnown:
    """Those of one state, kept by all that a line hangs on."""
    return LinesKnown()


def _figure(number: int, at: PostureAt) -> Figure:
    return Figure(number, at.spot, posture=at.posture)


def _facing(one: Figure, other: Figure) -> Figure:
    """Somebody as he faces another."""
    return replace(one, facing_deg=bearing_deg(one.spot, other.spot))
