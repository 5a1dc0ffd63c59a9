"""A soldier of one's own who hides: what he would fire at from where he lies, and how surely he is found there."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.moment import SUBPHASES
from squadlog.extras.commander.mind.exchange import NO_SHOT, looks_out
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.sight.arcs import in_front
from squadlog.rules.hiding.piles import hiding_of

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.exchange import ShotWorth
    from squadlog.extras.commander.mind.situation import Situation


class Lurker:
    """One who lies beneath a pile on the map. ValueError for a soldier beneath none."""

    def __init__(self, now: Situation, unit: int) -> None:
        pile = hiding_of(now.view.known).over(unit)
        if pile is None or pile.position is None:
            raise ValueError(f"{unit} lies beneath no pile")
        self.now, self.unit, at = now, now.view.known.units[unit], pile.position
        self.figure = Figure(unit, Spot(at.x, at.y, pile.floor), at.facing_deg, self.unit.posture)
        self.stands = lines.PostureAt(self.figure.spot, self.unit.posture)

    @cached_property
    def here(self) -> PlaceWeighed:
        """What the place is worth to him once he has come out, as he faces."""
        (at,) = self.now.weigh_places(self.unit.id, [self.stands], facing=self.figure)
        return at

    @cached_property
    def best(self) -> tuple[int | None, ShotWorth]:
        """The enemy at whom a shot would take the most now, and that shot; none where he sees nobody before him."""
        now, found = self.now, (None, NO_SHOT)
        if not self.now.left[self.unit.id] or not self.unit.in_hand:
            return found
        return max(
            ((foe.id, self._shot(foe.id)) for foe in now.foes),
            key=lambda one: one[1].points,
            default=found,
        )

    def _shot(self, target: int) -> ShotWorth:
        now, his = self.now, self.now.survey.figures[target]
        if not in_front(self.figure, his.spot, now.world.readings):
            return NO_SHOT
        foe = now.view.known.units[target]
        (facts,) = now.lines.look(
            now.world, [lines.LookAsked(self.stands, now.stand(target), looks_out(foe))]
        )
        if facts is None:
            return NO_SHOT
        mode = foe.moved.mode or ""
        return now.shots.worth(
            now.view, self.unit.id, self.stands, target, now.stand(target), facts, mode=mode
        )

    @cached_property
    def is_found(self) -> float:
        """The chance that he is found as the next turn begins, by all who have his pile before them now (DET-05)."""
        now, missed = self.now, 1.0
        for foe in now.foes:
            figure = now.survey.figures[foe.id]
            if not in_front(figure, self.stands.spot, now.world.readings):
                continue
            (facts,) = now.lines.look(now.world, [lines.LookAsked(now.stand(foe.id), self.stands, out=True)])
            if facts is not None:
                metres = distance_m(figure.spot, self.stands.spot)
                cover = "half" if facts.crossed else ""
                missed *= 1 - now.view.now.rules.chance_to_find(foe.id, self.unit.id, metres, cover)
        return 1 - missed

    @cached_property
    def stays_unseen(self) -> float:
        """The chance that he may still come out unseen later: the nearer the next turn, the less."""
        return 1 - self.is_found * (1 - (self.now.seconds - 1) / SUBPHASES)
