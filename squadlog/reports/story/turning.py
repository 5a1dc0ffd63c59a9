"""The turning points of a battle: first contact, the turn with the heaviest losses, the end; and the score by turn."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.events.fire import ShotFired, UnitWounded
from squadlog.battle.events.melee import Engaged
from squadlog.battle.moment import Moment
from squadlog.battle.scored import VictoryReckoning
from squadlog.battle.state import Known
from squadlog.reports.story.chronicle import Chronicle
from squadlog.rules.common.advanced import report_of

_CONTACT = (ShotFired, Engaged, UnitWounded)
_BEFORE = 3
"""Subphases before a turning point that are looked at."""


@record
class TurningPoint:
    """A moment worth a picture: which, in a few words, and the battle as the seat knew it after that entry.

    `earlier` is the battle at the end of each of the last subphases before, the oldest first.
    """

    of: Literal["contact", "losses", "end"]
    told: str
    entry: int
    moment: Moment
    battle: Known
    earlier: tuple[Known, ...] = ()


@record
class TurnScore:
    """What each side had at the end of a turn, by its id; turn 0 is before play."""

    turn: int
    points: Mapping[str, Fraction]


def turning_points(chronicle: Chronicle) -> tuple[TurningPoint, ...]:
    """First contact, the last loss of the turn that cost most points, and how the battle stands; none twice."""
    found: list[TurningPoint] = []
    contact = next(
        (
            (one.entry, one.moment)
            for one in chronicle.happened
            if isinstance(one.event, _CONTACT) or report_of(one.event).blast is not None
        ),
        None,
    )
    if contact is not None:
        found += _point(chronicle, "contact", f"First contact, {contact[1]}", *contact)
    if (heaviest := heaviest_turn(chronicle)) is not None:
        turn, cost = heaviest
        last = None
        for one in chronicle.happened:
            if one.moment.turn == turn and isinstance(one.event, UnitWounded):
                last = one.entry, one.moment
        if last is not None:
            count = f"{cost} wound level{'s' if cost != 1 else ''}"
            found += _point(chronicle, "losses", f"Most losses: turn {turn}, {count}", *last)
    if chronicle.entries and chronicle.battle.stage != "setup":
        end, over = chronicle.entries[-1], chronicle.battle.stage == "over"
        words = "The end" if over else "How it stands"
        here = _point(chronicle, "end", f"{words}, {chronicle.battle.now}", end.id, chronicle.battle.now)
        found = [point for point in found if point.entry != end.id] + here
    return tuple(found)


def _point(
    chronicle: Chronicle, of: Literal["contact", "losses", "end"], told: str, entry: int, moment: Moment
) -> list[TurningPoint]:
    battle = chronicle.stood_at(entry)
    if battle is None:
        return []
    earlier = tuple(_earlier(chronicle, entry, moment))
    return [TurningPoint(of=of, told=told, entry=entry, moment=moment, battle=battle, earlier=earlier)]


def _earlier(chronicle: Chronicle, entry: int, moment: Moment) -> Iterator[Known]:
    """The battle as the last subphases before a moment ended, the oldest first."""
    ends: dict[int, int] = {}
    for one in chronicle.entries:
        if one.id < entry and moment.index - _BEFORE <= one.moment.index < moment.index:
            ends[one.moment.index] = one.id
    stood = (chronicle.stood_at(end) for _, end in sorted(ends.items()))
    yield from (battle for battle in stood if battle is not None)


def heaviest_turn(chronicle: Chronicle) -> tuple[int, int] | None:
    """The turn with the most wound levels taken, and how many; None where nobody was wounded."""
    taken: Counter[int] = Counter()
    for one in chronicle.happened:
        if isinstance(one.event, UnitWounded):
            taken[one.moment.turn] += one.event.levels
    return max(taken.items(), key=lambda one: (one[1], -one[0])) if taken else None


def score_by_turn(chronicle: Chronicle) -> tuple[TurnScore, ...]:
    """What each side had as each turn ended, as far as the seat knew then."""
    sides = chronicle.battle.side_ids()
    found = [TurnScore(turn=0, points=dict.fromkeys(sides, Fraction(0)))]
    ends = list(chronicle.last_of_turn.items())
    for turn, entry in ends:
        found.append(TurnScore(turn=turn, points=_points(chronicle.reckoned_at(entry))))
    return tuple(found)


def _points(reckoning: VictoryReckoning) -> dict[str, Fraction]:
    return {one.side: one.points for one in reckoning.scores}
