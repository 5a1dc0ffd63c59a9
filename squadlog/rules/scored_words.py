"""What a battle comes to in words, the same for the log, the command line and the screens."""

from collections.abc import Iterator

from squadlog.battle.setup import Setup
from squadlog.battle.state import Wound
from squadlog.names import decimal
from squadlog.rules.scored import Compared, Earned, Reckoning, ScoreLine, SideScore

_WOUNDS: dict[Wound, str] = {
    "none": "unhurt",
    "L": "lightly wounded",
    "M": "moderately wounded",
    "S": "seriously wounded",
    "U": "unconscious",
    "D": "dead",
}


def casualty_words(one: ScoreLine) -> str:
    """What one unit brings: `4 Varro, dead: 1 of 45 = 45 [CAS-06]`."""
    left = ", has left the map" if one.gone else ""
    how = "out of the game" if one.rule == "VIC-13" else _WOUNDS[one.wound]
    counted = f"{decimal(one.share)} of {one.value} = {decimal(one.points)}"
    return f"{one.unit} {one.name}, {how}{left}: {counted} [{one.rule}]"


def earned_words(one: Earned) -> str:
    """What else a side has: `primary objective the bridge, met (held in 28, 29, 30 ...): 100 [VIC-02]`."""
    return f"{one.called}, {one.told}: {decimal(one.points)} [{one.rule}]"


def side_lines(one: SideScore, setup: Setup) -> Iterator[str]:
    """The points of a side, then what brought them and what it has not reached, line by line."""
    yield f"{setup.side_name(one.side)}: {decimal(one.points)} points"
    yield from (f"  {casualty_words(line)}" for line in one.lines if line.points)
    yield from (f"  {earned_words(part)}" for part in one.further)


def level_words(one: Compared, reckoning: Reckoning, setup: Setup) -> str:
    """The level between two sides, and how it comes about (VIC-08)."""
    points = {side.side: decimal(side.points) for side in reckoning.scores}
    high, low = setup.side_name(one.higher), setup.side_name(one.lower)
    if one.ratio is None:
        how = f"{points[one.higher]} against {points[one.lower]}, which cannot be divided by"
    else:
        how = f"{points[one.higher]} against {points[one.lower]}, {decimal(one.ratio)} times as much"
    told = f"{high}: {one.level}; {low}: {one.lower_level}"
    if one.level == one.lower_level:
        told = f"{high} and {low}: {one.level}"
    return f"{told} ({how}) [{one.rule}]"


def level_lines(reckoning: Reckoning, setup: Setup) -> Iterator[str]:
    """The levels of a battle; of more than two sides between the first and each of the others."""
    if len(reckoning.levels) > 1:
        yield "Each other side is compared with the one that has the most points [VIC-08]:"
    yield from (level_words(one, reckoning, setup) for one in reckoning.levels)
