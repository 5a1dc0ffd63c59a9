"""What a battle comes to in points: who inflicted which wound, casualties, what else is earned, levels."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from squadlog.base.names import decimal
from squadlog.base.records import record
from squadlog.battle.moment import Moment
from squadlog.battle.state import OUT, WOUNDS, Unit, Wound
from squadlog.battle.terms import Setup

HowEnded = Literal["", "conceded", "draw", "broken_off", "broke"]
"""How a battle ended other than by its points: by the players' word, or as a side broke; empty: by none of these."""
HurtBy = tuple[tuple[str, Wound], ...]
"""The sides that inflicted a wound, level by level; empty: nobody knows (CAS-07)."""
HOW_HURT: dict[Wound, str] = {
    "none": "unhurt",
    "L": "lightly wounded",
    "M": "moderately wounded",
    "S": "seriously wounded",
    "U": "unconscious",
    "D": "dead",
}


@record
class ScoreLine:
    """What one unit brings its enemies: its value in points, the share its wound gives away, their product.

    `gone`: it is in the battle no more, and counts as it left.
    """

    unit: int
    name: str
    side: str
    wound: Wound
    value: int
    share: Fraction
    points: Fraction
    rule: str
    gone: bool = False

    @property
    def out(self) -> bool:
        """Whether it is unconscious or dead."""
        return self.wound in OUT


@record
class Earned:
    """What a side has besides casualties: what for, how that comes about, in words, and its points, which may be none.

    `part` is the part of the scenario that it is for, by its id, empty where it is for none. `unknown`: it is a loss
    whose worth nobody has said, so that it counts for nothing here and may be much.
    """

    called: str
    told: str
    points: Fraction
    rule: str
    part: str = ""
    unknown: bool = False


@record
class SideScore:
    """The points a side has earned and what they come from.

    `lines` are the enemy units, unhurt ones included, `further` is what it has besides.
    """

    side: str
    points: Fraction
    lines: tuple[ScoreLine, ...]
    further: tuple[Earned, ...] = ()

    @property
    def unknown(self) -> int:
        """The losses of its enemies whose worth nobody has said."""
        return sum(one.unknown for one in self.further)


@record
class Compared:
    """The level between the side with the most points and one other (VIC-08).

    `ratio` is the higher score divided by the lower, None where that cannot be; the levels are what each has come to.
    """

    higher: str
    lower: str
    ratio: Fraction | None
    level: str
    lower_level: str
    rule: str

    @property
    def drawn(self) -> bool:
        """Whether neither of the two has won."""
        return self.level == self.lower_level


@record
class VictoryReckoning:
    """What a battle comes to: as things stand, or as it was told at the end of `turn` and has stayed since.

    `subphase` is when in that turn the table ended the battle; None: its end was waited for. `levels` are told where
    a scenario is played: between the side with the most points and each of the others. `how` is an end that has a
    result of its own, `losers` are the sides that have lost by it, whatever their points.
    """

    scores: tuple[SideScore, ...]
    levels: tuple[Compared, ...] = ()
    turn: int | None = None
    subphase: int | None = None
    how: HowEnded = ""
    losers: tuple[str, ...] = ()

    @property
    def leader(self) -> str | None:
        """The side with the most points; None where two have as many, or their level is a draw (VIC-12).

        Who conceded or broke leads nobody, and nobody wins a battle that was agreed a draw or broken off.
        """
        if self.how in ("draw", "broken_off"):
            return None
        ranked = sorted(self.scores, key=lambda side: -side.points)
        if self.losers:
            ranked = [side for side in ranked if side.side not in self.losers]
            if len(ranked) == 1:
                return ranked[0].side
        if len(ranked) < 2 or ranked[0].points == ranked[1].points:
            return None
        return None if any(one.drawn for one in self.levels[:1]) else ranked[0].side

    @property
    def told_at(self) -> str:
        """When the result was told: `at the end of turn 3`, `in turn 3, second 4`."""
        if self.subphase is None:
            return f"at the end of turn {self.turn}"
        return f"in turn {self.turn}, subphase {self.subphase}"


def casualty_words(one: ScoreLine) -> str:
    """What one unit brings: `4 Varro, dead: 1 of 45 = 45 [CAS-06]`."""
    left = ", has left the map" if one.gone else ""
    how = "out of the game" if one.rule == "VIC-13" else HOW_HURT[one.wound]
    counted = f"{decimal(one.share)} of {one.value} = {decimal(one.points)}"
    return f"{one.unit} {one.name}, {how}{left}: {counted} [{one.rule}]"


def format_earned(one: Earned) -> str:
    """What else a side has: `primary objective the bridge, met (held in 28, 29, 30 ...): 100 [VIC-02]`."""
    points = "" if one.unknown else f": {decimal(one.points)}"
    return f"{one.called}, {one.told}{points} [{one.rule}]"


def format_unknown(losses: int) -> str:
    """What stands after points that leave losses out: ` and 2 losses of unknown worth`; empty where there is none."""
    return f" and {losses} {'loss' if losses == 1 else 'losses'} of unknown worth" if losses else ""


def format_points(one: SideScore) -> str:
    """The points of a side, with the losses that they leave out: `0 points and 2 losses of unknown worth`."""
    return f"{decimal(one.points)} points{format_unknown(one.unknown)}"


def side_lines(one: SideScore, setup: Setup) -> Iterator[str]:
    """The points of a side, then what brought them and what it has not reached, line by line."""
    yield f"{setup.side_name(one.side)}: {format_points(one)}"
    yield from (f"  {casualty_words(line)}" for line in one.lines if line.points)
    yield from (f"  {format_earned(part)}" for part in one.further)


def below_lines(reckoning: VictoryReckoning, setup: Setup) -> Iterator[str]:
    """What has brought sides below nothing, a line each."""
    for one in reckoning.scores:
        for part in one.further if one.points < 0 else ():
            if part.points < 0:
                yield f"{setup.side_name(one.side)}: {format_earned(part)}"


def level_words(one: Compared, reckoning: VictoryReckoning, setup: Setup) -> str:
    """The level between two sides, and how it comes about (VIC-08)."""
    points = {side.side: decimal(side.points) for side in reckoning.scores}
    high, low = setup.side_name(one.higher), setup.side_name(one.lower)
    if one.ratio is None:
        how = f"{points[one.higher]} against {points[one.lower]}, no ratio: one score is zero or less"
    else:
        how = f"{points[one.higher]} against {points[one.lower]}, {decimal(one.ratio)} times as much"
    told = f"{high}: {one.level}; {low}: {one.lower_level}"
    if one.drawn:
        told = f"{high} and {low}: {one.level}"
    return f"{told} ({how}) [{one.rule}]"


def level_lines(reckoning: VictoryReckoning, setup: Setup) -> Iterator[str]:
    """How a battle ended by the players' word, and its levels; of more than two sides of the first and each other."""
    if told := end_words(reckoning, setup):
        yield told
    if len(reckoning.levels) > 1:
        yield "The side with the most points is compared with each other side [VIC-08]:"
    yield from (level_words(one, reckoning, setup) for one in reckoning.levels)


def end_words(reckoning: VictoryReckoning, setup: Setup) -> str:
    """How it ended with a result of its own, and who has won by it; empty: the points decide."""
    if not reckoning.how:
        return ""
    if reckoning.how == "draw":
        return "A draw was agreed: nobody has won [SEQ-07]."
    if reckoning.how == "broken_off":
        return "The battle was broken off: nobody has won, the points are as they stood [SEQ-07]."
    losers = " and ".join(map(setup.side_name, reckoning.losers))
    leader = reckoning.leader
    won = "nobody has won" if leader is None else f"{setup.side_name(leader)} has won"
    return f"{losers} {'conceded' if reckoning.how == 'conceded' else 'broke'}: {won} [SEQ-07]."


@record
class CasualtyPoints:
    """One wound of the record, also one set right by hand, and what it brought: points won, or lost again, by side.

    `by` is who inflicted it; None where nobody did, or nobody knows.
    """

    moment: Moment
    unit: int
    before: Wound
    after: Wound
    by: int | None
    points: tuple[tuple[str, Fraction], ...]


def record_hurt(unit: Unit, after: Wound, side: str) -> HurtBy:
    """The record of a unit whose wound becomes `after` by `side` (empty: nobody knows).

    A wound taken back takes back what led to it.
    """
    reached = WOUNDS.index(after)
    kept = tuple(part for part in unit.hurt_by if WOUNDS.index(part[1]) <= reached)
    if after == "none" or (kept and kept[-1][1] == after):
        return kept
    undone = [by for by, level in unit.hurt_by if WOUNDS.index(level) > reached]
    return (*kept, (undone[0] if undone else side, after))
