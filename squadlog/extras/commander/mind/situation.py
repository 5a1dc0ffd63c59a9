"""A battle as a sergeant sees it: who fights on, who sees whom, who has shots left, and what a place is worth."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.commander.mind.chapters.lying import BlastsToCome
from squadlog.extras.commander.mind.coming import EnemiesComing
from squadlog.extras.commander.mind.currency.fight import FightWeighed, FoeAcross
from squadlog.extras.commander.mind.exchange import NO_SHOT, looks_out
from squadlog.extras.commander.mind.goals import end_of_way, locked_doors, taken_but
from squadlog.extras.commander.mind.memory.unseen import Unseen
from squadlog.facts.ground_facts import StatedSighting
from squadlog.ground.sight.arcs import in_front
from squadlog.survey.walking.walking_net import walking_net

with lazy_imports():
    from squadlog.survey import sightings
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.exchange import ShotsWeighed, ShotWorth
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.weights import Weights
    from squadlog.facts.ground_facts import Sighting
    from squadlog.ground.compiled.conditions import Figure, Spot
    from squadlog.survey.danger.lines_known import PostureAt
    from squadlog.survey.seat_survey import Survey
    from squadlog.survey.walking.walking_net import GroundTaken


class Situation(FightWeighed):
    """One battle as its side knows it, on its map."""

    def __init__(self, view: MindView, survey: Survey, weights: Weights, shots: ShotsWeighed) -> None:
        self.survey = survey
        super().__init__(view, weights, shots)
        self.world = survey.world
        self.lines = lines.lines_known(self.world)
        self.net = walking_net(view.known.setup.map, locked_doors(view.known))
        """The ways on foot as doors are locked now."""
        self._taken: dict[int, GroundTaken] = {}
        self._looks: dict[tuple[int, int], Sighting | None] = {}
        self._lines_at: dict[PostureAt, list[FoeAcross]] = {}
        self.unseen = Unseen(self)
        """The enemies who may be there and whom nobody sees."""
        self.blasts = BlastsToCome(self)
        """What lies there and is about to go off."""
        self.coming = EnemiesComing(self)
        """The enemies who may come into sight."""

    def is_there(self, unit: int) -> bool:
        """Whether a soldier stands on the map."""
        return unit in self.survey.figures

    def stand(self, unit: int) -> PostureAt:
        """How a soldier stands now."""
        figure = self.survey.figures[unit]
        return lines.PostureAt(figure.spot, figure.posture)

    def taken_but(self, unit: int) -> GroundTaken:
        """The ground that others than a soldier take, on the net of the map."""
        if unit not in self._taken:
            self._taken[unit] = taken_but(self.net, self.survey, unit, self._meant)
        return self._taken[unit]

    @cached_property
    def _meant(self) -> list[Spot]:
        """Where those will stand of his side who are meant to go somewhere first."""
        figures = self.survey.figures
        return [
            end_of_way(figures[one.unit].spot, one.move.path)
            for one in self.view.meant
            if one.move.path and one.unit in figures
        ]

    @cached_property
    def watched_by(self) -> Mapping[int, frozenset[int]]:
        """The friends that each enemy sees now, in front of it."""
        figures, readings = self.survey.figures, self.world.readings
        pairs = [
            (foe.id, one.id)
            for foe in self.foes
            for one in self.friends
            if in_front(figures[foe.id], figures[one.id].spot, readings)
        ]
        asked = [
            lines.LookAsked(
                self.stand(foe), self.stand(one), self.world.looks_out(figures[one], figures[foe])
            )
            for foe, one in pairs
        ]
        seen = self.lines.look(self.world, asked)
        found: dict[int, set[int]] = {foe.id: set() for foe in self.foes}
        for (foe, one), facts in zip(pairs, seen, strict=True):
            if facts is not None:
                found[foe].add(one)
        return {foe: frozenset(some) for foe, some in found.items()}

    def shot_now(self, firer: int, target: int, *, aimed: bool = False) -> ShotWorth:
        """The shot of a soldier at an enemy as both stand, whichever way he faces; none where he does not see him.

        Whoever stands between the two is left out; see `shot_said`.
        """
        figures = self.survey.figures
        out = self.world.looks_out(figures[target], figures[firer])
        (facts,) = self.lines.look(self.world, [lines.LookAsked(self.stand(firer), self.stand(target), out)])
        return NO_SHOT if facts is None else self._shot(firer, target, facts, aimed=aimed)

    def shot_said(self, firer: int, target: int, *, aimed: bool = False, manner: str = "") -> ShotWorth:
        """The shot as the rules would have it if it were ordered now, with all that is on the line.

        None along a line that is too close to call: only people say that one is in sight there (LOS-03).
        """
        if (firer, target) not in self._looks:
            self._looks[firer, target] = sightings.sighting(self.world, firer, target, StatedSighting())
        facts = self._looks[firer, target]
        if facts is None or not facts.in_sight.value or facts.too_close:
            return NO_SHOT
        return self._shot(firer, target, facts, aimed=aimed, manner=manner)

    def _shot(self, firer: int, target: int, facts: Sighting, *, aimed: bool, manner: str = "") -> ShotWorth:
        at, to = self.stand(firer), self.stand(target)
        mode = self.view.known.units[target].moved.mode or ""
        return self.shots.worth(
            self.view, firer, at, target, to, facts, aimed=aimed, mode=mode, manner=manner
        )

    def in_front_of(self, figure: Figure) -> list[int]:
        """The enemies whom a soldier sees in front of him."""
        foes = [
            one
            for one in self.foes
            if in_front(figure, self.survey.figures[one.id].spot, self.world.readings)
        ]
        return [one.id for one in foes if self.shot_now(figure.number, one.id).hit]

    # What places are worth

    def weigh_places(
        self,
        unit: int,
        stands: Sequence[PostureAt],
        *,
        facing: Figure | None = None,
        along: Sequence[int] = (),
        without: int | None = None,
    ) -> list[PlaceWeighed]:
        """What each place is worth; `facing`: he stays as he faces, and fires only at who is in front of him.

        `along` are how many friends come along to each, so that an enemy there has so many to fire at. `without`: that
        enemy is held hand to hand, and neither fires nor is fired at.
        """
        self.look_at(stands)
        unseen, readings, found = self.unseen.dangers(unit, stands), self.world.readings, []
        for row, at in enumerate(stands):
            across = [one for one in self._lines_at[at] if one.foe.id != without]
            if facing is not None:
                across = [
                    one
                    if one.seen is None or in_front(facing, one.stands.spot, readings)
                    else one._replace(seen=None)
                    for one in across
                ]
            found.append(self.weigh_place(unit, at, across, unseen[row], along=along[row] if along else 0))
        if not self.blasts.within_s:
            return found
        costs = self.blasts.costs(unit, stands)
        return [one._replace(blast=cost) for one, cost in zip(found, costs, strict=True)]

    def look_at(self, stands: Sequence[PostureAt]) -> None:
        """Look along all lines to and from places that are to be weighed, in one go: that is quicker than in parts."""
        new = list(dict.fromkeys(at for at in stands if at not in self._lines_at))
        if not new:
            return
        asked, foes = lines.LookAsked, [(one, self.stand(one.id), looks_out(one)) for one in self.foes]
        out = [asked(at, his, tries) for at in new for _, his, tries in foes]
        back = [asked(his, at, out=True) for at in new for _, his, _ in foes]
        looks = self.lines.look(self.world, [*out, *back])
        seen, seen_back = looks[: len(out)], looks[len(out) :]
        facts = zip(seen, seen_back, self._idle(back, seen_back), strict=True)
        for at in new:
            self._lines_at[at] = [FoeAcross(foe, his, *next(facts)) for foe, his, _ in foes]

    def _idle(
        self, back: Sequence[lines.LookAsked], seen: Sequence[Sighting | None]
    ) -> list[Sighting | None]:
        """Who would see him though he does not look out: nobody who does not see him looking out (LOS-10)."""
        rows = [row for row, facts in enumerate(seen) if facts is not None and facts.crossed]
        asked = [back[row]._replace(out=False) for row in rows]
        found = list(seen)
        for row, facts in zip(rows, self.lines.look(self.world, asked), strict=True):
            found[row] = facts
        return found
