"""What enemies whom nobody sees may take: each counts by how likely he is there, armed as those who are known."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.commander.mind.exchange import SHOTS_A_TURN
from squadlog.extras.commander.mind.memory.ghosts import ghosts_of
from squadlog.ground.compiled.bearings import distance_m
from squadlog.survey.walking.walking_net import walking_net

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.exchange import ShotsWeighed
    from squadlog.extras.commander.mind.memory.ghosts import Ghost
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.weights import Weights
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.survey.danger.lines_known import LinesKnown, PostureAt
    from squadlog.survey.measured_battle import MeasuredBattle
    from squadlog.survey.seat_survey import Survey

_MOST, _FAR_M = 12, 60.0
"""How many of them are reckoned with, the nearest to a friend, and from how far off."""


class DangerUnseen(NamedTuple):
    """What they may take at a place in this turn and in the next, in points, and how likely they hit in a second."""

    soon: float = 0.0
    later: float = 0.0
    hazard: float = 0.0


NO_DANGER = DangerUnseen()


class ReckonedFor(Protocol):
    """A battle as a side knows it: `Situation`."""

    view: MindView
    survey: Survey
    weights: Weights
    shots: ShotsWeighed
    world: MeasuredBattle
    lines: LinesKnown
    friends: list[Unit]
    seconds: int

    def stand(self, unit: int) -> PostureAt:
        """How a soldier stands now."""
        ...


class Unseen:
    """The enemies whom a side does not see, in a battle as it knows it, by what it remembers."""

    def __init__(self, now: ReckonedFor) -> None:
        self._now = now

    @cached_property
    def ghosts(self) -> tuple[Ghost, ...]:
        """Those that it reckons with; none where it does not care for them."""
        now, posed = self._now, self._now.view.posed
        if not now.weights.unseen:
            return ()
        decoys = now.view.now.rules.reading.book.figure("decoys")
        found = ghosts_of(posed.known, now.world, posed.side, posed.remembered, decoys)
        friends = [now.survey.figures[one.id].spot for one in now.friends]
        ranked = sorted((self._away_m(one, friends), row) for row, one in enumerate(found))
        return tuple(found[row] for away_m, row in ranked[:_MOST] if away_m <= _FAR_M)

    def _away_m(self, ghost: Ghost, friends: Sequence[Spot]) -> float:
        """How far the nearest friend is from it; nothing where no friend stands on the map."""
        spots = self._spots(ghost)
        return min((distance_m(one, at) for one in spots for at in friends), default=0.0)

    def _spots(self, ghost: Ghost) -> tuple[Spot, ...]:
        return ghost.spots(walking_net(self._now.view.known.setup.map))

    @cached_property
    def places(self) -> tuple[tuple[Ghost, float, PostureAt], ...]:
        """Each place of each of them, with how likely he is at it."""
        return tuple(
            (one, one.chance / len(spots), lines.PostureAt(spot, "kneeling"))
            for one in self.ghosts
            if (spots := self._spots(one))
            for spot in spots
        )

    def near(self, spot: Spot, within_m: float) -> float:
        """The points of the likeliest enemy who may be within so many metres, by how likely he is there."""
        near = (
            one.chance * alike.soldier.value
            for one, _, at in self.places
            if distance_m(at.spot, spot) <= within_m and (alike := self.alike(one.side))
        )
        return max(near, default=0.0)

    def dangers(self, unit: int, stands: Sequence[PostureAt]) -> list[DangerUnseen]:
        """What they may take of a soldier at each of these places."""
        now, places = self._now, self.places
        if not places:
            return [NO_DANGER] * len(stands)
        asked = [lines.LookAsked(his, at, out=True) for at in stands for _, _, his in places]
        seen = iter(now.lines.look(now.world, asked))
        found = []
        for at in stands:
            soon = later = hazard = 0.0
            for (ghost, chance, his), sees in zip(places, self._eyes, strict=True):
                facts, alike = next(seen), self.alike(ghost.side, unit)
                if facts is None or alike is None:
                    continue
                shot = now.shots.worth(now.view, alike.id, his, unit, at, facts, anywhere=True)
                share = now.weights.unseen * chance / (len(sees - {unit}) + 1)
                now_s = 0 if ghost.comes else min(SHOTS_A_TURN, now.seconds)
                soon += share * shot.points * now_s
                later += share * shot.points * now.weights.next_turn * SHOTS_A_TURN
                hazard += share * shot.hit * (now.weights.at_once if now_s else 0.0)
            found.append(DangerUnseen(soon, later, hazard))
        return found

    @cached_property
    def _eyes(self) -> list[frozenset[int]]:
        """The friends whom somebody at each place would see."""
        now = self._now
        friends = [(one.id, now.stand(one.id)) for one in now.friends]
        asked = [lines.LookAsked(his, at, out=True) for _, _, his in self.places for _, at in friends]
        seen = iter(now.lines.look(now.world, asked))
        return [frozenset(one for one, _ in friends if next(seen) is not None) for _ in self.places]

    def alike(self, side: str, target: int | None = None) -> Unit | None:
        """Who of the known is taken to be like one of a side: one of his own, else a friend other than the `target`."""
        found = self._stand_ins.get(side) or self._stand_ins.get("", [])
        return next((one for one in found if one.id != target), None)

    @cached_property
    def _stand_ins(self) -> Mapping[str, Sequence[Unit]]:
        """Two of each side who have something in hand, those of one's own under no name."""
        now = self._now
        found: dict[str, list[Unit]] = {}
        for one in now.view.known.units.values():
            if one.in_hand and not one.out:
                found.setdefault("" if one.side == now.view.posed.side else one.side, []).append(one)
        return {side: some[:2] for side, some in found.items()}
