"""A scenario's record: who won it how often, by how much, and how long it took."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from squadlog.base.names import decimal, so_many
from squadlog.base.records import record

CONCEDED = "conceded"
"""The kind of the end of a battle that a side conceded."""


@record
class ScenarioOutcome:
    """How a battle that is over came out. `points` by side, `winner` is empty where nobody won.

    `turns` were played, in so many `minutes`; 0: in less than one, or nobody knows.
    """

    battle: int
    scenario: str
    title: str
    points: Mapping[str, Fraction]
    winner: str
    turns: int
    kind: str = ""
    minutes: int = 0


@record
class WonBy:
    """A side of a scenario: battles won, and the mean lead of these in points; None where it won none.

    In `conceded` of those won the others conceded, whatever the points.
    """

    side: str
    won: int
    lead: Fraction | None
    points: Fraction
    conceded: int = 0


@record
class ScenarioRecord:
    """Battles of a scenario that are over: how many, for each side how often it won, how many nobody did, turns.

    `minutes` is the mean of those whose time is known; 0: of none.
    """

    scenario: str
    title: str
    played: int
    sides: tuple[WonBy, ...]
    drawn: int
    turns: Fraction
    shortest: int
    longest: int
    battles: tuple[int, ...]
    going_on: int = 0
    minutes: int = 0


def record_of(
    scenario: str, title: str, outcomes: Iterable[ScenarioOutcome], going_on: int = 0
) -> ScenarioRecord:
    """The record of these battles; none of them is one that goes on."""
    found = sorted(outcomes, key=lambda one: one.battle)
    names = list(dict.fromkeys(side for one in found for side in one.points))
    turns, timed = [one.turns for one in found], [one.minutes for one in found if one.minutes]
    return ScenarioRecord(
        scenario=scenario,
        title=title,
        played=len(found),
        sides=tuple(_won_by(side, found) for side in names),
        drawn=sum(not one.winner for one in found),
        turns=Fraction(sum(turns), len(turns) or 1),
        shortest=min(turns, default=0),
        longest=max(turns, default=0),
        battles=tuple(one.battle for one in found),
        going_on=going_on,
        minutes=round(Fraction(sum(timed), len(timed) or 1)),
    )


def _won_by(side: str, outcomes: Iterable[ScenarioOutcome]) -> WonBy:
    mine = [one for one in outcomes if side in one.points]
    won = [one for one in mine if one.winner == side]
    leads = [
        one.points[side]
        - max((points for other, points in one.points.items() if other != side), default=Fraction(0))
        for one in won
    ]
    return WonBy(
        side=side,
        won=len(won),
        lead=Fraction(sum(leads), len(leads)) if leads else None,
        points=Fraction(sum(one.points[side] for one in mine), len(mine)),
        conceded=sum(one.kind == CONCEDED for one in won),
    )


def record_lines(found: ScenarioRecord) -> Iterator[str]:
    """The record in words."""
    if not found.played:
        yield f"{found.title}: no battle of it is over yet{_going_on(found)}."
        return
    yield f"{found.title}: {so_many(found.played, 'battle')} over{_going_on(found)}."
    for one in found.sides:
        yield f"  {one.side} won {one.won}{_lead(one)}; it has {_rounded(one.points)} points on average"
    if found.drawn:
        yield f"  nobody won {found.drawn}"
    span = "" if found.shortest == found.longest else f", from {found.shortest} to {found.longest}"
    yield f"  {_rounded(found.turns)} {'turn' if found.turns == 1 else 'turns'} on average{span}"
    if found.minutes:
        yield f"  {so_many(found.minutes, 'minute')} of play on average"
    yield f"  in {'battle' if found.played == 1 else 'battles'} {', '.join(map(str, found.battles))}"


def _lead(one: WonBy) -> str:
    """By how much a side won: who concedes loses whatever the points, so the winner may be behind."""
    conceded = f" ({one.conceded} conceded by the others)" if one.conceded else ""
    if one.lead is None:
        return conceded
    behind = f", {_rounded(-one.lead)} points behind on average"
    return conceded + (behind if one.lead < 0 else f", by {_rounded(one.lead)} points on average")


def _going_on(found: ScenarioRecord) -> str:
    return f", {found.going_on} still going on" if found.going_on else ""


def _rounded(number: Fraction) -> str:
    return decimal(Fraction(round(number * 10), 10))
