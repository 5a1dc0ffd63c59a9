"""What a sergeant has one soldier do where no map measures, in the points that he weighs on a map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare, Hold
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.chapters.asked import orders_at_table
from squadlog.extras.commander.mind.coming import TAKEN_OF_A_MOVER
from squadlog.extras.commander.mind.currency.fight import AIM_S, SURELY
from squadlog.extras.commander.mind.currency.fighter import STANCE_S, FighterWeighed
from squadlog.extras.commander.mind.exchange import postures
from squadlog.extras.commander.mind.moving import FAST, STEADY
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.table.choices import (
    CLOSEST_M,
    nearest_foe,
    range_terms,
    rests_s,
    shots_across,
    way_toward,
)
from squadlog.extras.commander.mind.table.told import FAR_AWAY_M, NOTHING_TOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.table.table_fight import TableFight

_MAY_COME = 0.5
"""How much it counts that an enemy whom he does not see may come into his sight."""
_HALF = 0.5
"""So many of the others watch before one goes on."""


class TableOrders(FighterWeighed):
    """The orders that one soldier might be given now, at a table where somebody moves the figures."""

    def __init__(self, fight: TableFight, unit: int) -> None:
        super().__init__(fight, unit)
        self._table, self._told = fight, fight.told or NOTHING_TOLD
        (self.here,) = fight.weigh_stances(unit, [self.unit.posture])
        self.stays = self.worth(self.here, 1.0, self.left)

    def choices(self) -> tuple[ChoiceWeighed, ...]:
        """The orders that are weighed, the best first; those that the rules refuse are still among them."""
        found = [
            self.choice(Hold(unit=self.unit.id), self.stays, self.here),
            *self._shots(),
            *self._watches(),
            *self._stances(),
            *self._turns(),
            *self._goes(),
            *orders_at_table(self),
        ]
        return tuple(sorted(found, key=lambda one: -one.worth))

    def way_costs(self, at: PlaceWeighed) -> float:  # noqa: ARG002 - nobody knows where he is
        """Nothing: what he goes nearer counts with the order to go."""
        return 0.0

    def way_terms(self, at: PlaceWeighed) -> tuple[WorthTerm, ...]:  # noqa: ARG002 - nobody knows where he is
        """Nothing."""
        return ()

    def worth_watching(self) -> float:
        """What readied fire would take on average of an enemy whom he does not see, and who may come."""
        unseen = (one for one in self.fight.foes if self._table.sight_told(self.unit.id, one.id) is None)
        return TAKEN_OF_A_MOVER * _MAY_COME * max((one.soldier.value for one in unseen), default=0.0)

    # Fire

    def _shots(self) -> Iterator[ChoiceWeighed]:
        """Plain and aimed shots (ACT-49, ACT-50), where ranges are said at those alone whose range was told."""
        weapon = self.unit.in_hand
        if not self.left or not weapon:
            return
        if self._table.told is not None:
            for across in shots_across(self.view, self._told, self.unit.id):
                plain = across.far.says
                if isinstance(plain, Declare) and plain.shot is not None:
                    yield from self._both(plain.shot, across.target, *range_terms(across.line))
            return
        foes = {one.id for one in self.fight.foes}
        for target in self.view.now.rules.targets(self.unit.id):
            if isinstance(target, int) and target in foes:
                yield from self._both(ShotPlan(weapon=weapon, target=target), target)

    def _both(self, plan: ShotPlan, target: int, *terms: WorthTerm) -> Iterator[ChoiceWeighed]:
        """A shot now and an aimed one; or to wait for it, where his weapon rests and may fire yet this turn (FIR-39)."""
        rests = rests_s(self.view, self.unit.id)
        if 0 < rests < self.fight.seconds:
            shot = self._table.shot_besides(self.unit.id, target)
            gains, _ = self.shot_gains(target, shot, aimed=False)
            unhurt = (self.weights.later * (1 - min(SURELY, self.here.hazard))) ** rests
            worth = gains * unhurt + self.worth(self.here, 1.0 + rests, self.left - 1)
            fires = WorthTerm(f"fires again at {target} in", rests, "s")
            takes = WorthTerm("takes", round(shot.points, 1), "points on average")
            yield self.choice(Hold(unit=self.unit.id), worth, self.here, fires, takes, *terms)
        for action in ("fire_throw", "aimed_fire"):
            aimed = action == "aimed_fire"
            shot = self._table.shot_besides(self.unit.id, target, aimed=aimed)
            if shot.hit:
                gains, told = self.shot_gains(target, shot, aimed=aimed)
                claimed = round(100 * self.fight.claimed.get(target, 0.0))
                if claimed:
                    told = (*told, WorthTerm("friends put him out", claimed, "chance"))
                says = Declare(unit=self.unit.id, action=action, weapon=plan.weapon, shot=plan)
                after = self.worth(self.here, AIM_S if aimed else 1, self.left - 1)
                yield self.choice(says, gains + after, self.here, *told, *terms)

    def _watches(self) -> Iterator[ChoiceWeighed]:
        """Readied fire, where nobody is in sight yet and few others watch (ACT-52)."""
        weapon = self.unit.in_hand
        best = 0.0 if self.here.target is not None else self.worth_watching()
        if not self.left or not weapon or not best:
            return
        if self._is_drawn_on and self.fight.share_watching(self.unit) >= _HALF:
            return
        term = WorthTerm("watches for", round(best, 1), "points that may come into sight")
        worth = self.stays + self.weights.watch * best
        if self.unit.opportunity is not None:
            yield self.choice(Hold(unit=self.unit.id), worth, self.here, term)
        else:
            says = Declare(unit=self.unit.id, action="opportunity_fire", weapon=weapon)
            yield self.choice(says, worth, self.here, term)

    # How he stands and where he goes

    def _stances(self) -> Iterator[ChoiceWeighed]:
        """Standing, kneeling, lying down (ACT-22): what enemies take of him, and what he hits, hang on it."""
        for at in self._table.weigh_stances(self.unit.id, postures(self.unit.posture)):
            says = Declare(unit=self.unit.id, action="position_change", posture=at.stands.posture)
            worth = self.worth(at, STANCE_S, self.left)
            if at.stands.posture == "standing" and self._is_drawn_on:
                worth += self.weights.pull * self._pace_m("walk") * self.weights.later**STANCE_S
            yield self.choice(says, worth, at)

    def _turns(self) -> Iterator[ChoiceWeighed]:
        """Facing the enemy whom he has behind him (ACT-27)."""
        _, behind = nearest_foe(self.view, self._told, self.unit.id, behind=True)
        if behind is not None and self.here.target is None:
            (turned,) = self._table.weigh_stances(self.unit.id, [self.unit.posture], turned=True)
            says = Declare(unit=self.unit.id, action="change_facing")
            yield self.choice(says, self.worth(turned, 1.0, self.left), turned)

    @property
    def _is_drawn_on(self) -> bool:
        """Whether he goes to look for the enemy: he sees none, and his side does not keep where it is."""
        return self.here.target is None and self.weights.pull > 0

    def _goes(self) -> Iterator[ChoiceWeighed]:
        """So many metres toward the nearest enemy, of one who has nobody to fire at (ACT-34)."""
        if not self._is_drawn_on:
            return
        near_m, toward = nearest_foe(self.view, self._told, self.unit.id)
        for mode in FAST if toward is None else STEADY:
            metres = round(min(self._pace_m(mode), near_m - CLOSEST_M), 1)
            if metres < CLOSEST_M:
                continue
            worth = self.worth(self.here, 1.0, self.left) + self.weights.pull * metres
            terms = [WorthTerm("goes", metres, "m toward the enemy")]
            if near_m != FAR_AWAY_M:
                terms.append(WorthTerm("has yet", round(near_m - metres, 1), "m to him at least"))
            yield self.choice(way_toward(self.unit.id, mode, metres), worth, self.here, *terms)

    def _pace_m(self, mode: str) -> float:
        return float(self.view.now.rules.farthest_m(self.unit.id, mode) or 0.0)
