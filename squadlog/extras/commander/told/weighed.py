"""A battle weighed afterwards: where it turned by what orders gave away, and what luck did beside it.

It is kept beside the record in a setting of its own, and stands in the report of the battle from then on.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.battle.moment import Moment
from squadlog.extras.commander.told.kept import choice_from, choice_to
from squadlog.reports.story.attacks import attacks
from squadlog.reports.story.luck import of_attacks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from squadlog.extras.commander.told.kept import ChoiceKept
    from squadlog.session.seat import Seat
    from squadlog.store.record_file import Store

SETTING = "weighed"
MOST = 5
"""Moments of a side that are told."""
LEAST = 0.5
"""Expected victory points below which an order gave nothing away that is worth telling."""


@record
class OrderJudged:
    """An order beside the best that a mind saw there, each with its terms.

    `entry` is the line of the log of its own `side`, `when` it was said tells whether the line is still the same.
    """

    side: str
    entry: int
    when: str
    by: str
    unit: int
    moment: Moment
    said: ChoiceKept
    best: ChoiceKept

    @property
    def gave_away(self) -> float:
        """What the order is worth less than the best, in expected victory points."""
        return max(0.0, self.best.worth - self.said.worth)


@record
class LuckWeighed:
    """What the dice of a side came to beside what was to be expected of these very rolls (`of`: hits, wound levels)."""

    of: str
    rolls: int
    came: int
    expected: float


@record
class SideWeighed:
    """What the orders of a side gave away: how many were weighed, how many were the best, the heaviest moments."""

    side: str
    orders: int
    best: int
    moments: tuple[OrderJudged, ...]
    luck: tuple[LuckWeighed, ...] = ()


@record
class BattleWeighed:
    """A battle weighed by a mind (level and version), side by side; of the `unknown` orders it had no idea."""

    by: str
    sides: tuple[SideWeighed, ...]
    unknown: int = 0


def where_it_turned(orders: Iterable[OrderJudged]) -> tuple[OrderJudged, ...]:
    """The orders of a side that gave away most, the heaviest first; of each soldier one in a turn."""
    heaviest: dict[tuple[int, int], OrderJudged] = {}
    for one in sorted(orders, key=lambda one: (one.gave_away, -one.entry)):
        if one.gave_away >= LEAST:
            heaviest[one.unit, one.moment.turn] = one
    return tuple(sorted(heaviest.values(), key=lambda one: (-one.gave_away, one.entry))[:MOST])


def weigh_side(side: str, orders: Sequence[OrderJudged], luck: Iterable[LuckWeighed]) -> SideWeighed:
    """What the orders of a side come to."""
    best = sum(one.gave_away < LEAST for one in orders)
    moments = where_it_turned(orders)
    return SideWeighed(side=side, orders=len(orders), best=best, moments=moments, luck=tuple(luck))


def luck_of(seat: Seat) -> dict[str, tuple[LuckWeighed, ...]]:
    """What the dice of the attacks of each side came to beside their exact odds, as a seat knows them."""
    chronicle = seat.exports.chronicle()
    made = attacks(chronicle)
    return {
        side: tuple(
            LuckWeighed(of=one.told, rolls=one.rolls, came=one.came, expected=round(float(one.expected), 1))
            for one in of_attacks(side, [attack for attack in made if attack.side == side])
        )
        for side in seat.known.side_ids()
    }


class KeptWeighing:
    """What a battle came to when it was weighed last, as it is kept beside its record."""

    def __init__(self, store: Store, battle: int) -> None:
        self._settings, self._key = store.settings, f"{SETTING}.{battle}"

    def keep(self, weighed: BattleWeighed) -> None:
        """Keep it in the place of what was found before. Raises StoreError."""
        held = {"by": weighed.by, "unknown": weighed.unknown, "sides": list(map(_side_to, weighed.sides))}
        self._settings.set(self._key, json.dumps(held))

    def read(self) -> BattleWeighed | None:
        """What was found last; None where it was never weighed, or what is kept is no such thing. Raises StoreError."""
        text = self._settings.get(self._key)
        if not text:
            return None
        try:
            held = json.loads(text)
            sides = tuple(map(_side_from, held["sides"]))
            return BattleWeighed(by=str(held["by"]), sides=sides, unknown=_count(held["unknown"]))
        except (ValueError, TypeError, KeyError, RecursionError):
            return None


def _side_to(one: SideWeighed) -> dict[str, object]:
    return {
        "side": one.side, "orders": one.orders, "best": one.best,
        "moments": [
            {"entry": of.entry, "when": of.when, "by": of.by, "unit": of.unit,
             "moment": [of.moment.turn, of.moment.subphase], "said": choice_to(of.said), "best": choice_to(of.best)}
            for of in one.moments
        ],
        "luck": [{"of": of.of, "rolls": of.rolls, "came": of.came, "expected": of.expected} for of in one.luck],
    }  # fmt: skip


def _side_from(held: dict[str, object]) -> SideWeighed:
    moments, luck = held["moments"], held["luck"]
    if not isinstance(moments, list) or not isinstance(luck, list):
        raise TypeError("no lists")
    return SideWeighed(
        side=str(held["side"]),
        orders=_count(held["orders"]),
        best=_count(held["best"]),
        moments=tuple(
            OrderJudged(
                side=str(held["side"]),
                entry=_count(of["entry"]), when=str(of["when"]), by=str(of["by"]), unit=_count(of["unit"]),
                moment=Moment(*map(_count, of["moment"])), said=choice_from(of["said"]), best=choice_from(of["best"]),
            )
            for of in moments
        ),
        luck=tuple(
            LuckWeighed(
                of=str(of["of"]), rolls=_count(of["rolls"]), came=_count(of["came"]),
                expected=float(of["expected"]),
            )
            for of in luck
        ),
    )  # fmt: skip


def _count(held: object) -> int:
    if not isinstance(held, int):
        raise TypeError("no number")
    return held
