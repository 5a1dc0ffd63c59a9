"""How a battle of a campaign ended, and what follows by that."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from squadlog.base.records import record
from squadlog.battle.scored import VictoryReckoning
from squadlog.extras.careers.ends import end_told, how_ended
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.linked.plot import HOWS, NextBattle, PlotBattle

NO_NAMES: Mapping[str, str] = {}
MOST_POINTS = 999_999
"""No battle is won by more."""
_NOTHING = Fraction(0)


@record
class BattleOutcome:
    """Which party won (empty: none), by how many points, how it ended, and the objectives that were met."""

    winner: str = ""
    margin: Fraction = _NOTHING
    how: str = "points"
    met: tuple[str, ...] = ()


def outcome_of(reckoning: VictoryReckoning, battle: PlotBattle) -> BattleOutcome:
    """The outcome of a battle that is over, by what it came to."""
    leader = reckoning.leader
    points = {one.side: one.points for one in reckoning.scores}
    others = [many for side, many in points.items() if side != leader]
    margin = (
        _NOTHING
        if leader is None
        else max(_NOTHING, points.get(leader, _NOTHING) - max(others, default=_NOTHING))
    )
    met = (part for one in reckoning.scores for part in one.further if part.part)
    return BattleOutcome(
        winner=battle.led.get(leader or "", ""),
        margin=margin,
        how=(reckoning.how or "points").replace("_", " "),
        met=tuple(dict.fromkeys(one.part for one in met if one.points > 0 or one.told.startswith("met "))),
    )


def holds(one: NextBattle, outcome: BattleOutcome, battle: PlotBattle) -> bool:
    """Whether what follows does so by this outcome."""
    parties = set(battle.led.values())
    lost = parties - {outcome.winner} if outcome.winner else set()
    return all(
        (
            not one.won or outcome.winner == one.won,
            not one.lost or one.lost in lost,
            not one.drawn or not outcome.winner,
            outcome.margin >= one.by,
            not one.how or outcome.how == one.how,
            not one.met or one.met in outcome.met,
            not one.missed or one.missed not in outcome.met,
        )
    )


def choose_next(battle: PlotBattle, outcome: BattleOutcome) -> int:
    """The place of the first that follows by this outcome, 0 for the first. Raises CareerError for none."""
    for place, one in enumerate(battle.next):
        if holds(one, outcome, battle):
            return place
    raise CareerError("Nothing follows this result in the plot.")


def condition_words(one: NextBattle, names: Mapping[str, str] = NO_NAMES) -> str:
    """When it follows, in a few words: `crown wins by 20`, `nobody wins`, `else`; `names` are those of parties."""
    return ", ".join(_conditions(one, names)) or "else"


def _conditions(one: NextBattle, names: Mapping[str, str]) -> Iterator[str]:
    by = f" by {one.by}" if one.by else ""
    if one.won:
        yield f"{names.get(one.won, one.won)} wins{by}"
    elif one.lost:
        yield f"{names.get(one.lost, one.lost)} loses{by}"
    elif one.drawn:
        yield "nobody wins"
    elif by:
        yield f"won{by}"
    if one.how:
        yield end_told(how_ended(one.how)) or "by points"
    if one.met:
        yield f"{one.met} met"
    if one.missed:
        yield f"{one.missed} not met"


def objectives_asked(battle: PlotBattle) -> tuple[str, ...]:
    """The objectives of a battle by which something follows."""
    return tuple(
        dict.fromkeys(one for follows in battle.next for one in (follows.met, follows.missed) if one)
    )


def say_outcome(battle: PlotBattle, won: str, by: int, how: str, met: tuple[str, ...]) -> BattleOutcome:
    """An outcome as somebody says it, of a battle on paper. Raises CareerError."""
    parties = tuple(dict.fromkeys(battle.led.values()))
    if won and won not in parties:
        raise CareerError(f"{won} does not fight there; there are {', '.join(parties)}.")
    if how not in HOWS:
        raise CareerError(f"A battle ends by {', '.join(HOWS)}, not {how}.")
    if not 0 <= by <= MOST_POINTS:
        raise CareerError(f"A battle is won by 0 to {MOST_POINTS} points.")
    return BattleOutcome(winner=won, margin=Fraction(by), how=how, met=met)
