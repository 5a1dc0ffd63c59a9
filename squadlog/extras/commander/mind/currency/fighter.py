"""One soldier who is to get an order: what it comes to for him to fight on so, in points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.armed import fires
from squadlog.extras.commander.mind.currency.fight import AIM_S, SURELY
from squadlog.extras.commander.mind.posed import TOLD, ChoiceWeighed, WorthTerm

if TYPE_CHECKING:
    from squadlog.battle.commands import Command, Declare
    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.currency.fight import FightWeighed, PlaceWeighed
    from squadlog.extras.commander.mind.exchange import ShotWorth

STANCE_S = 2
"""Seconds of a change of position (ACT-22)."""


class FighterWeighed(ABC):
    """A soldier in a fight as his orders are weighed: how he stands `here`, how many shots he has `left`.

    `stays` is what it comes to that he stands on and fights: all orders compare with that.
    """

    here: PlaceWeighed
    stays: float

    def __init__(self, fight: FightWeighed, unit: int) -> None:
        self.fight, self.view, self.weights = fight, fight.view, fight.weights
        self.unit: Unit = fight.view.known.units[unit]
        self.left = fight.left[unit] if fires(fight.view, self.unit, self.unit.in_hand) else 0

    @abstractmethod
    def way_costs(self, at: PlaceWeighed) -> float:
        """The points that the way costs which he has yet to go from a place."""

    @abstractmethod
    def way_terms(self, at: PlaceWeighed) -> tuple[WorthTerm, ...]:
        """That way, as it is told; nothing where there is none."""

    @abstractmethod
    def worth_watching(self) -> float:
        """What readied fire would take on average of who may come into his sight."""

    def worth(self, at: PlaceWeighed, after_s: float, left: int) -> float:
        """Points of fighting on from a place after so many seconds, with so many shots of this turn left."""
        hazards = min(SURELY, self.here.hazard), min(SURELY, at.hazard)
        shots = self.fight.aimed_shots(left, after_s, hazards)
        to_come = float(self.weights.met_later**after_s)
        takes = self.here.takes * (1 - to_come) + at.takes * to_come + at.later
        eases = self.here.eases * (1 - to_come) + at.eases * to_come
        losses = self.weights.fear * (takes + at.blast) - self.weights.support * eases
        return at.gives * shots - losses - self.way_costs(at)

    def shot_gains(self, target: int, shot: ShotWorth, *, aimed: bool) -> tuple[float, tuple[WorthTerm, ...]]:
        """The points that a shot or a burst of his at an enemy gains as he stands, and what was weighed.

        An aimed one falls after its seconds, and is lost where he is hit meanwhile (ACT-50).
        """
        fight, weights, waits_s = self.fight, self.weights, AIM_S if aimed else 0
        lasts = (weights.later * (1 - min(SURELY, self.here.hazard))) ** waits_s
        claimed = 1 - weights.claims * fight.claimed.get(target, 0.0)
        denies = fight.denied(target, shot, waits_s)
        saves = (WorthTerm("saves", round(denies, 1), "points of enemy fire"),) if denies >= TOLD else ()
        terms = (
            WorthTerm("takes", round(shot.points, 1), "points on average"),
            WorthTerm("hits", round(100 * shot.hit), "chance"),
            *fight.losses.terms(target, shot.out),
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
        spared, left = round(self.here.blast - at.blast, 1), round(at.blast, 1)
        clear = (WorthTerm("gets clear of a blast that would cost", spared),) if spared >= TOLD else ()
        blast = (WorthTerm("a blast there would cost", left),) if left >= TOLD else ()
        may_lose = WorthTerm("may lose", round(at.takes + at.later, 1))
        return ChoiceWeighed(
            says=says, worth=worth, terms=(*terms, *clear, *blast, *self.way_terms(at), *gives, may_lose)
        )
