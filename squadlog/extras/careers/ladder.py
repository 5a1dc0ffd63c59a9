"""The ladder: a rating of everybody who has a confirmed result, reckoned anew from all of them, in their order.

The rating is that of openskill (Plackett-Luce), a normal distribution of strength: its middle, and how unsure it is.
Nobody is ranked by the middle alone: `floor` is what he is worth in all likelihood.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record

with lazy_imports():
    from openskill import models

if TYPE_CHECKING:
    from collections.abc import Iterable

    from openskill.models import PlackettLuceRating

    from squadlog.extras.careers.results import BattleResult

EXTRA = 'The ladder needs the extra for careers: pip install "squadlog[careers]"'
"""What whoever has not installed what a ladder needs is told."""


@record
class Rung:
    """One name on the ladder: its rating, its uncertainty (one standard deviation), and what it comes from."""

    name: str
    rating: float
    unsure: float
    floor: float
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def battles(self) -> int:
        """How many results it comes from."""
        return self.won + self.drawn + self.lost


def ladder(results: Iterable[BattleResult]) -> tuple[Rung, ...]:
    """Everybody who has a result, the best first; of as good ones by name. ImportError without the extra."""
    model = models.PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    tally: dict[str, Counter[str]] = {}
    spelt: dict[str, str] = {}  # whoever is written otherwise once is nobody else
    for one in results:
        names = [spelt.setdefault(side.name.casefold(), side.name) for side in one.sides]
        teams = [[ratings.get(name) or model.rating()] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in one.places])
        for name, (rating,), came in zip(names, rated, one.came, strict=True):
            ratings[name] = rating
            tally.setdefault(name, Counter())[came] += 1
    rungs = (
        Rung(
            name=name,
            rating=float(rating.mu),
            unsure=float(rating.sigma),
            floor=float(rating.ordinal()),
            won=tally[name]["won"],
            drawn=tally[name]["drawn"],
            lost=tally[name]["lost"],
        )
        for name, rating in ratings.items()
    )
    return tuple(sorted(rungs, key=lambda one: (-one.floor, one.name)))
