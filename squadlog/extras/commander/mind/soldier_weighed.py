"""One soldier who is to get an order: what it comes to for him to fight on from a place, in points."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.armed import fires
from squadlog.extras.commander.mind.goals import NO_WAY_M
from squadlog.extras.commander.mind.places import pace_of
from squadlog.extras.commander.mind.posed import TOLD, ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.situation import AIM_S, SURELY
from squadlog.extras.commander.mind.tasks import SoldierTask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command, Declare
    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.exchange import ShotWorth
    from squadlog.extras.commander.mind.situation import PlaceWeighed, Situation
    from squadlog.survey.danger.lines_known import PostureAt

STANCE_S = 2
"""Seconds of a change of position (ACT-22)."""


class SoldierWeighed:
    """A soldier as his orders are weighed: the battle `now`, how he stands `here`, how many shots he has `left`.

    `task` is what draws him on, `pace` how many metres he goes in a second. `stays` is what it comes to that he stands
    on and fights: all orders compare with that.
    """

    def __init__(self, now: Situation, unit: int) -> None:
        self.now, self.view, self.weights = now, now.view, now.weights
        self.unit: Unit = now.view.known.units[unit]
        self.figure = now.survey.figures[unit]
        self.left = now.left[unit] if fires(now.view, self.unit, self.unit.in_hand) else 0
        unseen = [at.spot for _, _, at in now.unseen.places]
        self.task = SoldierTask(now.view, now.survey, unit, now.weights, unseen)
        self.pace = pace_of(now, self.unit)
        (self.here,) = now.weigh_places(unit, [now.stand(unit)], facing=self.figure)
        self.stays = self.worth(self.here, 1.0, self.left)

    def worth(self, at: PlaceWeighed, after_s: float, left: int) -> float:
        """Points of fighting on from a place after so many seconds, with so many shots of this turn left."""
        hazards = min(SURELY, self.here.hazard), min(SURELY, at.hazard)
        shots = self.now.aimed_shots(left, after_s, hazards)
        to_come = float(self.weights.met_later**after_s)
        takes = self.here.takes * (1 - to_come) + at.takes * to_come + at.later
        eases = self.here.eases * (1 - to_come) + at.eases * to_come
        losses = self.weights.fear * takes - self.weights.support * eases
        return at.gives * shots - losses - self.task.costs(self._way_left_m(at))

    def _way_left_m(self, at: PlaceWeighed) -> float:
        """How far he has yet to go from a place to where he is drawn; who kneels or lies there has to rise first."""
        metres = self.task.metres(at.stands.spot)
        rises = metres and at.stands.posture != "standing"
        return metres + STANCE_S * self.pace if rises else metres

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

    def shot_gains(self, target: int, shot: ShotWorth, *, aimed: bool) -> tuple[float, tuple[WorthTerm, ...]]:
        """The points that a shot or a burst of his at an enemy gains as he stands, and what was weighed.

        An aimed one falls after its seconds, and is lost where he is hit meanwhile (ACT-50).
        """
        now, weights, waits_s = self.now, self.weights, AIM_S if aimed else 0
        lasts = (weights.later * (1 - min(SURELY, self.here.hazard))) ** waits_s
        claimed = 1 - weights.claims * now.claimed.get(target, 0.0)
        denies = now.denied(target, shot, waits_s)
        saves = (WorthTerm("saves", round(denies, 1), "points of enemy fire"),) if denies >= TOLD else ()
        terms = (
            WorthTerm("takes", round(shot.points, 1), "points on average"),
            WorthTerm("hits", round(100 * shot.hit), "chance"),
            *now.losses.terms(target, shot.out),
        )
        return lasts * (weights.taken * shot.points * claimed + weights.denies * denies), (*terms, *saves)

    def takes_time(self, says: Declare, gains: float, *terms: WorthTerm, shots: int = 0) -> ChoiceWeighed:
        """An order that gains so many points once its seconds are over, and is lost where he is hit meanwhile.

        `shots` is how many of those of this turn it uses up (FIR-38).
        """
        needs_s = max(1, self.view.rules.quote(says).cost_ap)
        unhurt = (1 - min(SURELY, self.here.hazard)) ** needs_s
        worth = self.worth(self.here, needs_s, self.left - shots) + gains * unhurt
        return self.choice(says, worth, self.here, *terms, WorthTerm("needs", needs_s, "s"))

    def choice(self, says: Command, worth: float, at: PlaceWeighed, *terms: WorthTerm) -> ChoiceWeighed:
        """An order with its terms: what it does, then what the place where it ends may take and lose."""
        gives = () if at.target is None else (
            WorthTerm(f"an aimed shot at {at.target} is then worth", round(at.gives, 1)),
        )  # fmt: skip
        may_lose = WorthTerm("may lose", round(at.takes + at.later, 1))
        metres = self._way_left_m(at)
        rises = "" if at.stands.posture == "standing" else ", rising counted"
        way = (WorthTerm("has yet", round(metres, 1), f"m to go{rises}"),) if 0 < metres < NO_WAY_M else ()
        return ChoiceWeighed(says=says, worth=worth, terms=(*terms, *way, *gives, may_lose))
