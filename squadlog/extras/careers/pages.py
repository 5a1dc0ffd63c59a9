"""What stands on the pages of a campaign and of a company, for paper: standings, and companies with their names."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.extras.careers.results import points_said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from squadlog.extras.careers.company import Company
    from squadlog.extras.careers.ladder import Rung
    from squadlog.extras.careers.results import BattleResult, CampaignPage

_NOTHING = Fraction(0)


@record
class CompanyPage:
    """A company and what its soldiers are called, by number."""

    company: Company
    names: Mapping[int, str]


@record
class CampaignSheet:
    """All that is known of a campaign; `rungs` None: what reckons ratings is not installed."""

    page: CampaignPage
    results: tuple[BattleResult, ...]
    rungs: tuple[Rung, ...] | None
    companies: tuple[CompanyPage, ...] = ()


@record
class Tallied:
    """What one name has come to in all results that count: battles, points made, and points made against it."""

    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: Fraction = _NOTHING
    against: Fraction = _NOTHING

    @property
    def battles(self) -> int:
        """How many results it comes from."""
        return self.won + self.drawn + self.lost


def standings(results: Iterable[BattleResult]) -> tuple[Tallied, ...]:
    """Everybody by battles won, then by fewer lost, then by points; only what is confirmed counts."""
    found: dict[str, Tallied] = {}
    for one in results:
        if one.state != "confirmed":
            continue
        points = {side.name: points_said(side.points) for side in one.sides}
        whole = sum(points.values(), _NOTHING)
        for side, came in zip(one.sides, one.came, strict=True):
            was = found.get(side.name.casefold(), Tallied(name=side.name))
            found[side.name.casefold()] = Tallied(
                name=was.name,
                won=was.won + (came == "won"),
                drawn=was.drawn + (came == "drawn"),
                lost=was.lost + (came == "lost"),
                points=was.points + points[side.name],
                against=was.against + whole - points[side.name],
            )
    return tuple(sorted(found.values(), key=lambda one: (-one.won, one.lost, -one.points, one.name)))
