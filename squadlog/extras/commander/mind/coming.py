"""Who may come into sight of a place in the next seconds, and what readied fire would take of him."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Protocol

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.commander.mind.goals import way_to_enemies
from squadlog.extras.commander.mind.memory.unseen import ReckonedFor
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.fairness.on_foot import STEP_M

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.memory.unseen import Unseen
    from squadlog.facts.ground_facts import Sighting
    from squadlog.ground.compiled.conditions import Spot

COMES_FROM_M = 40.0
"""An enemy farther off than this is waited for by nobody."""
TAKEN_OF_A_MOVER = 0.2
"""The share of his points that a readied shot takes of one who comes into sight, on average."""
_COMES_IN_S = 6
"""Seconds ahead of which it is asked whether somebody comes into sight."""
_HARDLY = 0.2
"""The share of that for enemies who are not seen by then, or who are behind locked doors."""


class WatchedFor(ReckonedFor, Protocol):
    """A battle as a side knows it, with its enemies: `Situation`."""

    foes: list[Unit]
    unseen: Unseen


class EnemiesComing:
    """The enemies whom nobody sees yet at a place, as they would come at a run to the nearest of one's own."""

    def __init__(self, now: WatchedFor) -> None:
        self._now = now

    def worth_watching(self, here: Spot) -> float:
        """Points that a shot from a spot would take on average of the likeliest who may come into sight there.

        The sooner he may, the more; none of those who are far off.
        """
        figures = self._now.survey.figures
        near = [one for one in self._now.foes if distance_m(figures[one.id].spot, here) <= COMES_FROM_M]
        if not near:
            return TAKEN_OF_A_MOVER * self._now.unseen.near(here, COMES_FROM_M)
        asked = [
            lines.LookAsked(lines.PostureAt(here), lines.PostureAt(spot))
            for one in near
            for spot in self._spots[one.id]
        ]
        seen = iter(self._now.lines.look(self._now.world, asked))
        return TAKEN_OF_A_MOVER * max(
            one.soldier.value * self._comes([*islice(seen, len(self._spots[one.id]))]) for one in near
        )

    def _comes(self, seen: Sequence[Sighting | None]) -> float:
        """How much it counts that an enemy may come into sight, by how he is seen after each of the next seconds."""
        after_s = next((second for second, facts in enumerate(seen) if facts is not None), None)
        return _HARDLY if after_s is None else max(_HARDLY, self._now.weights.later**after_s)

    @cached_property
    def _spots(self) -> Mapping[int, tuple[Spot, ...]]:
        """Where each enemy is after each of the next seconds; nowhere where no way leads as doors are locked now."""
        now = self._now
        field = way_to_enemies(now.view.known, now.survey, now.friends)
        found: dict[int, tuple[Spot, ...]] = {}
        for foe in now.foes:
            metres = float(now.view.now.rules.farthest_m(foe.id, "run") or 0.0)
            steps = max(1, round(metres / STEP_M))
            way = islice(field.down_from(now.survey.figures[foe.id].spot), _COMES_IN_S * steps)
            found[foe.id] = tuple(way)[steps - 1 :: steps]
        return found
