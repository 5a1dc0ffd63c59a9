"""What a fight hand to hand comes to, by the exact odds of the rules: blow by blow, both ways (MEL-19..30)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Literal, NamedTuple

from squadlog.battle.changed import changed
from squadlog.battle.moment import SUBPHASES
from squadlog.battle.state import OUT
from squadlog.rules.common import wounds
from squadlog.rules.common.checks import as_read
from squadlog.rules.melee.rolls import avoid_ledger, ledger, parry

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.ledger import Ledger
    from squadlog.battle.state import Wound
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.weights import Weights

BLOW_S = 5
"""Seconds from one blow to the next (MEL-19, MEL-20)."""
_BLOWS = 3
"""Blows that are looked ahead."""
Stance = Literal["attack", "parry"]


class FightOdds(NamedTuple):
    """What a fight takes on average of the two, in points, and how likely the first blow of each hits.

    `nearer` is what share of the wounds that the enemy has yet in him it does: 1 puts him out.
    """

    takes: float = 0.0
    costs: float = 0.0
    nearer: float = 0.0
    hits: float = 0.0
    is_hit: float = 0.0

    @property
    def gains(self) -> float:
        """What it takes of the enemy more than of him."""
        return self.takes - self.costs


class _Party(NamedTuple):
    """One of the two: his wound, and whether his next blow is the better for the last ones (MEL-27)."""

    unit: int
    wound: Wound
    bonus: bool


class BlowsWeighed:
    """The fights hand to hand of a battle, weighed blow by blow; every chance is asked of the rules once."""

    def __init__(self, view: MindView, weights: Weights, value_of: Callable[[int], float]) -> None:
        self._known, self._ctx, self._weights, self._value_of = view.known, view.shots.ctx, weights, value_of
        self._left_s = SUBPHASES + 1 - view.known.now.subphase
        self._hitter_gains = self._ctx.rulings.is_("melee.nextBonus", "hitter")
        self._chances: dict[tuple[_Party, _Party, int], float] = {}
        self._odds: dict[tuple[int, int, float, Stance, Stance, float], FightOdds] = {}

    @classmethod
    def by_points(cls, view: MindView, weights: Weights) -> BlowsWeighed:
        """The fights of a battle where a soldier is worth his points, and nothing more hangs on him."""
        return cls(view, weights, lambda unit: view.known.units[unit].soldier.value)

    def odds(
        self,
        unit: int,
        foe: int,
        after_s: float = 0.0,
        *,
        stances: tuple[Stance, Stance] = ("attack", "attack"),
        struck: float = 1.0,
    ) -> FightOdds:
        """A fight that is declared after so many seconds, over this turn and part of the next.

        `stances` are what the two choose for its first blow; afterwards both attack (MEL-28). `struck` is how likely
        the enemy strikes at him and not at another of those who fight him (MEL-31).
        """
        key = unit, foe, after_s, *stances, struck
        if key not in self._odds:
            mine, his = self._party(unit), self._party(foe)
            self._odds[key] = self._fought({(mine, his): 1.0}, after_s, stances, struck)
        return self._odds[key]

    def _party(self, unit: int) -> _Party:
        one = self._known.units[unit]
        return _Party(unit, one.wound, one.hit_bonus)

    def _fought(
        self,
        now: dict[tuple[_Party, _Party], float],
        after_s: float,
        stances: tuple[Stance, Stance],
        struck: float,
    ) -> FightOdds:
        """The blows that come, with the chance of each pass they may have come to."""
        (mine, his), takes, costs, nearer = next(iter(now)), 0.0, 0.0, 0.0
        mine_value, his_value = self._value_of(mine.unit), self._value_of(his.unit)
        boxes = wounds.boxes(self._ctx)
        out = next(nth for nth, box in enumerate(boxes) if box in OUT)
        left = max(1, out - (boxes.index(his.wound) if his.wound in boxes else 0))
        first = self._exchange(mine, his, stances, struck)
        for blow in range(1, _BLOWS + 1):
            counts = self._counts(after_s + BLOW_S * blow)
            later: dict[tuple[_Party, _Party], float] = {}
            for (one, other), chance in now.items():
                hits, is_hit = self._exchange(
                    one, other, stances if blow == 1 else ("attack", "attack"), struck
                )
                takes += counts * chance * hits * his_value * self._share(other.wound)
                costs += counts * chance * is_hit * mine_value * self._share(one.wound)
                nearer += counts * chance * hits / left
                for hit, he in product((True, False), repeat=2):
                    likely = (hits if hit else 1 - hits) * (is_hit if he else 1 - is_hit)
                    after = self._after(one, hit=he, hits=hit), self._after(other, hit=hit, hits=he)
                    if likely and not any(party.wound in OUT for party in after):
                        later[after] = later.get(after, 0.0) + chance * likely
            now = later
        return FightOdds(takes, costs, nearer, *first)

    def _counts(self, at_s: float) -> float:
        """What a blow is worth that falls then; that of the next turn less, and none after it."""
        weights, left_s = self._weights, self._left_s
        if at_s > left_s + SUBPHASES:
            return 0.0
        return float(weights.later**at_s) * (1.0 if at_s <= left_s else weights.next_turn)

    def _exchange(
        self, one: _Party, other: _Party, stances: tuple[Stance, Stance], struck: float
    ) -> tuple[float, float]:
        """How likely each hits the other with one blow; who parries does not strike (MEL-28)."""
        mine, his = stances
        hits = self._chance(one, other, parried=his == "parry") if mine == "attack" else 0.0
        is_hit = self._chance(other, one, parried=mine == "parry") * struck if his == "attack" else 0.0
        return hits, is_hit

    def _chance(self, one: _Party, other: _Party, *, parried: bool) -> float:
        key = one, other, int(parried)
        if key not in self._chances:
            parties = {
                party.unit: changed(self._known.units[party.unit], wound=party.wound, hit_bonus=party.bonus)
                for party in (one, other)
            }
            there = changed(self._known, units={**self._known.units, **parties})
            share = parry(self._ctx) if parried else 0
            self._chances[key] = self._share_of(ledger(there, one.unit, other.unit, self._ctx, share=share))
        return self._chances[key]

    def chance_to_avoid(self, unit: int, foe: int) -> float:
        """How likely a soldier gets away from another as a fight opens (MEL-10, MEL-11)."""
        return self._share_of(avoid_ledger(self._known, unit, foe, self._ctx))

    def free_blow(self, unit: int, foe: int) -> float:
        """What the blow takes that a soldier has at an enemy who gets away, in points (MEL-13, AMB-106)."""
        hits = self._share_of(ledger(self._known, unit, foe, self._ctx, free=True))
        return hits * self._value_of(foe) * self._share(self._known.units[foe].wound)

    def _share(self, wound: Wound) -> float:
        """The share of his points that one more wound level takes of somebody (CAS-01..06)."""
        ctx = self._ctx
        after = wounds.tick_boxes(wound, 1, ctx)
        return float(wounds.value_fraction(after, ctx) - wounds.value_fraction(wound, ctx))

    def _after(self, one: _Party, *, hit: bool, hits: bool) -> _Party:
        """One of the two after a blow that hits him, and one of his that hits (MEL-25, MEL-27, AMB-109)."""
        wound = wounds.tick_boxes(one.wound, 1, self._ctx) if hit else one.wound
        return _Party(one.unit, wound, hits if self._hitter_gains else hit)

    def _share_of(self, sums: Ledger) -> float:
        """How many of the faces of a test succeed, as a share."""
        read = as_read(sums, self._ctx)
        return read.successes / read.scale.die
