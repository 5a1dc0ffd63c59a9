"""The victory count: how it stands, the points of each side and what they come from, and how they came about."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.names import decimal
from squadlog.base.records import record, value
from squadlog.battle.scored import format_points, level_lines
from squadlog.reports.came_about import player_lines, soldiers_of
from squadlog.session.view.toned import Toned
from squadlog.session.view.words.log_lines import short_name
from squadlog.session.view.words.roster import wound_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.scored import CasualtyPoints, ScoreLine, SideScore, VictoryReckoning
    from squadlog.battle.state import Known, Unit
    from squadlog.battle.terms import Soldier
    from squadlog.session.seat import Seat


@value
class UnitCount:
    """What an enemy unit brings: its wound, its share of its value in words, and whether it has left the map."""

    unit: int
    name: str
    wound: Toned
    told: str
    left: str


@value
class FurtherCount:
    """What a side has besides: its points, `?` where nobody has said them, what for; whether it brings any."""

    points: str
    told: str
    brings: bool


@record
class SideCount:
    """The points of a side by lines, what it wants first. `whole` is what the enemy is worth and has left."""

    side: str
    told: str
    further: tuple[FurtherCount, ...]
    units: tuple[UnitCount, ...]
    whole: tuple[str, ...]


@record
class WoundCount:
    """A wound: when, by whom, who, from what to what, the points it brought, and how the sides stood then.

    Names have their number; `by_short` and `unit_short` are those of the log. The sides are empty for nobody known.
    """

    moment: str
    by: str
    by_short: str
    by_side: str
    unit: str
    unit_short: str
    unit_side: str
    before: str
    after: str
    gained: str
    stood: str


@record
class ScoreCount:
    """What a battle comes to, in words."""

    when: str
    standing: str
    levels: tuple[str, ...]
    sides: tuple[SideCount, ...]
    players: tuple[str, ...]
    wounds: tuple[WoundCount, ...]


def score_count(seat: Seat) -> ScoreCount:
    """Give what a battle comes to as it stands, or as it was told, as far as this seat knows (VIC-01)."""
    battle, reckoning = seat.known, seat.victory.reckoning()
    until = reckoning.turn or battle.now.turn
    tolls = [toll for toll in seat.victory.tolls() if toll.moment.turn <= until]
    return ScoreCount(
        when=_when(battle, reckoning),
        standing=standing_words(battle, reckoning),
        levels=tuple(level_lines(reckoning, battle.setup)),
        sides=tuple(_side(battle, side, told=reckoning.turn is not None) for side in reckoning.scores),
        players=tuple(player_lines(battle, tolls)),
        wounds=tuple(count_wounds(battle, tolls)),
    )


def wound_toned(unit: Unit | ScoreLine) -> Toned:
    """Give pips and letter of a wound; the tone says the same."""
    return Toned(wound_words(unit), "out" if unit.out else "quiet" if unit.wound == "none" else "wounded")


def count_wounds(battle: Known, tolls: Sequence[CasualtyPoints]) -> Iterator[WoundCount]:
    """Give a line for every wound, oldest first."""
    stood, people = dict.fromkeys(battle.side_ids(), Fraction(0)), soldiers_of(battle)
    for toll in tolls:
        for side, points in toll.points:
            stood[side] += points
        hand, hurt = people.get(toll.by or 0), people.get(toll.unit)
        yield WoundCount(
            moment=str(toll.moment),
            by=_name(hand), by_short=_short(battle, hand), by_side=hand.side if hand else "",
            unit=_name(hurt), unit_short=_short(battle, hurt), unit_side=hurt.side if hurt else "",
            before=_unhurt(toll.before), after=_unhurt(toll.after),
            gained=", ".join(f"{'+' if points > 0 else ''}{decimal(points)}" for _, points in toll.points),
            stood=" : ".join(map(decimal, stood.values())),
        )  # fmt: skip


def _unhurt(wound: str) -> str:
    return "unhurt" if wound == "none" else wound


def _name(soldier: Soldier | None) -> str:
    return "nobody known" if soldier is None else f"{soldier.id:>2} {soldier.name}"


def _short(battle: Known, soldier: Soldier | None) -> str:
    if soldier is None:
        return "nobody known"
    whole = soldier.id not in battle.units
    last = soldier.name if whole else short_name(battle, soldier.id).removeprefix(f"{soldier.id} ")
    return f"{soldier.id:>2} {last}"


def _when(battle: Known, reckoning: VictoryReckoning) -> str:
    """The words that say of which moment the count is."""
    if reckoning.turn is not None and battle.stage != "over":
        return f"The score {reckoning.told_at}; later events do not count"
    if battle.stage == "over":
        return f"The battle is over: {battle.result}"
    now = f"turn {battle.now.turn}, subphase {battle.now.subphase}"
    return f"If it ended now, in {now}" if reckoning.levels else f"As it stands in {now}"


def standing_line(seat: Seat) -> str:
    """Give who is ahead, by how much, or who has won; empty before play."""
    return "" if seat.known.stage == "setup" else standing_words(seat.known, seat.victory.reckoning())


def standing_words(battle: Known, reckoning: VictoryReckoning) -> str:
    """Give who is ahead and by how much, or that nobody is; once it is over, who wins."""
    over = battle.stage == "over" or reckoning.turn is not None
    leader = reckoning.leader
    if reckoning.how:
        return "Nobody has won." if leader is None else f"{battle.setup.side_name(leader)} wins."
    if leader is None:
        return "Draw." if over else "The sides are level."
    first, second = sorted((side.points for side in reckoning.scores), reverse=True)[:2]
    return f"{battle.setup.side_name(leader)} {'wins' if over else 'is ahead'} by {decimal(first - second)}."


def _side(battle: Known, side: SideScore, *, told: bool) -> SideCount:
    """The points of a side by lines; of a result that was `told` only what brought some."""
    worth, fit = sum(one.value for one in side.lines), sum(not one.out for one in side.lines)
    return SideCount(
        side=side.side,
        told=f"{battle.setup.side_name(side.side)}: {format_points(side)}",
        further=tuple(
            FurtherCount(
                "?" if part.unknown else decimal(part.points),
                f"{part.called}, {part.told} [{part.rule}]",
                bool(part.points),
            )
            for part in side.further
        ),
        units=tuple(_unit(one) for one in side.lines),
        whole=()
        if told
        else (
            f"of {worth} points that the enemy is worth",
            f"{fit} of these {len(side.lines)} still in action",
        ),
    )


def _unit(one: ScoreLine) -> UnitCount:
    share = f"{decimal(one.share)} of {one.value:>3} = {decimal(one.points):>6}"
    if not one.points:
        share = f"{'unhurt' if one.wound == 'none' else 'brings'} 0 of {one.value}"
    left = "has left the map" if one.gone else ""
    return UnitCount(one.unit, one.name, wound_toned(one), f"{share} [{one.rule}]", left)
