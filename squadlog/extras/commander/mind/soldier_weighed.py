"""One soldier who is to get an order: what it comes to for him to fight on from a place, in points."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.currency.fighter import STANCE_S, FighterWeighed
from squadlog.extras.commander.mind.goals import NO_WAY_M
from squadlog.extras.commander.mind.places import pace_of
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.extras.commander.mind.tasks import SoldierTask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.survey.danger.lines_known import PostureAt


class SoldierWeighed(FighterWeighed):
    """A soldier on a map as his orders are weighed, in the battle `now`.

    `task` is what draws him on, `pace` how many metres he goes in a second.
    """

    def __init__(self, now: Situation, unit: int) -> None:
        super().__init__(now, unit)
        self.now = now
        self.figure = now.survey.figures[unit]
        unseen = [at.spot for _, _, at in now.unseen.places]
        self.task = SoldierTask(now.view, now.survey, unit, now.weights, unseen)
        self.pace = pace_of(now, self.unit)
        (self.here,) = now.weigh_places(unit, [now.stand(unit)], facing=self.figure)
        self.stays = self.worth(self.here, 1.0, self.left)

    def way_costs(self, at: PlaceWeighed) -> float:
        """The points that the way costs which he has yet to go from a place."""
        return self.task.costs(self._way_left_m(at))

    def way_terms(self, at: PlaceWeighed) -> tuple[WorthTerm, ...]:
        """The metres to where he is drawn; nothing where he is there, or where no way leads."""
        metres = self._way_left_m(at)
        rises = "" if at.stands.posture == "standing" else ", rising counted"
        toward = " to the enemy" if self.task.area is None and not self.task.feared else ""
        if not 0 < metres < NO_WAY_M:
            return ()
        return (WorthTerm("has yet", round(metres, 1), f"m to go{toward}{rises}"),)

    def worth_watching(self) -> float:
        """What readied fire would take on average of who may come into his sight."""
        return self.now.coming.worth_watching(self.figure.spot)

    def _way_left_m(self, at: PlaceWeighed) -> float:
        """How far he has yet to go from a place to where he is drawn; who kneels or lies there has to rise first."""
        metres = self.task.metres(at.stands.spot)
        rises = metres and at.stands.posture != "standing"
        return metres + STANCE_S * self.pace if rises else metres

    def in_time(self, at: PlaceWeighed, after_s: float) -> PlaceWeighed:
        """A place as he reaches it after so many seconds: too late, if what lies there goes off before (GRN-26).

        An enemy who is on the move is hardly there any more to be shot at by then.
        """
        if at.target is not None and self.view.known.units[at.target].moved.mode is not None:
            at = at._replace(gives=at.gives * self.weights.stays**after_s)
        if at.blast == self.here.blast:
            return at
        return at if after_s <= self.now.blasts.within_s else at._replace(blast=self.here.blast)

    def along(self, stands: Sequence[PostureAt]) -> list[int]:
        """How many friends go to each of these places with him: none to one that is no nearer to where he is wanted."""
        many = self._go_along
        here = self.task.metres(self.figure.spot) if many else 0.0
        return [many if many and self.task.metres(at.spot) < here else 0 for at in stands]

    @cached_property
    def _go_along(self) -> int:
        """How many friends go where he is wanted."""
        others = (one.id for one in self.now.friends if one.id != self.unit.id)
        return self.task.goes_with([self.now.survey.figures[one].spot for one in others])
