"""What a battle with a page has come to, as it was told at its end: facts of the record, never counted again."""

from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar, Literal

from squadlog.battle.events.chapter import Happened
from squadlog.battle.scored import Compared, Earned, Reckoning, ScoreLine, SideScore
from squadlog.battle.state import Wound
from squadlog.records import record


@record
class FinalCasualty:
    """What one unit has brought: as in `ScoreLine`; fractions as `numerator/denominator` text."""

    unit: int
    name: str
    side: str
    wound: Wound
    value: int
    share: str
    points: str
    rule: str
    gone: bool = False


@record
class FinalPoints:
    """What else a side has earned: as in `Earned`."""

    called: str
    told: str
    points: str
    rule: str
    part: str = ""


@record
class FinalSide:
    """What one side has earned, and what for: only units that have brought something."""

    side: str
    points: str
    casualties: tuple[FinalCasualty, ...] = ()
    further: tuple[FinalPoints, ...] = ()


@record
class FinalLevel:
    """The level between two sides: as in `Compared`."""

    higher: str
    lower: str
    ratio: str | None
    level: str
    lower_level: str
    rule: str


@record
class FinalResult:
    """What the battle has come to at the end of a turn."""

    turn: int
    sides: tuple[FinalSide, ...]
    levels: tuple[FinalLevel, ...] = ()


@record
class ResultTold(Happened):
    """What the battle has come to is told, point by point; it stays, however long the table plays on (SCN-13)."""

    timeless: ClassVar[bool] = True
    result: FinalResult
    kind: Literal["result_told"] = "result_told"


def final(reckoning: Reckoning, turn: int) -> FinalResult:
    """An reckoning as the record keeps it."""
    return FinalResult(
        turn=turn,
        sides=tuple(
            FinalSide(
                side=one.side,
                points=_text(one.points),
                casualties=tuple(_casualties(one.lines)),
                further=tuple(
                    FinalPoints(
                        called=part.called,
                        told=part.told,
                        points=_text(part.points),
                        rule=part.rule,
                        part=part.part,
                    )
                    for part in one.further
                ),
            )
            for one in reckoning.scores
        ),
        levels=tuple(
            FinalLevel(
                higher=one.higher,
                lower=one.lower,
                ratio=None if one.ratio is None else _text(one.ratio),
                level=one.level,
                lower_level=one.lower_level,
                rule=one.rule,
            )
            for one in reckoning.levels
        ),
    )


def _casualties(lines: Iterable[ScoreLine]) -> Iterable[FinalCasualty]:
    for one in lines:
        if one.points:
            yield FinalCasualty(
                unit=one.unit,
                name=one.name,
                side=one.side,
                wound=one.wound,
                value=one.value,
                share=_text(one.share),
                points=_text(one.points),
                rule=one.rule,
                gone=one.gone,
            )


def _text(points: Fraction) -> str:
    return f"{points.numerator}/{points.denominator}"


def reckoned(result: FinalResult) -> Reckoning:
    """What the record keeps as an reckoning."""
    return Reckoning(
        turn=result.turn,
        scores=tuple(
            SideScore(
                side=one.side,
                points=Fraction(one.points),
                lines=tuple(
                    ScoreLine(
                        unit=unit.unit,
                        name=unit.name,
                        side=unit.side,
                        wound=unit.wound,
                        value=unit.value,
                        share=Fraction(unit.share),
                        points=Fraction(unit.points),
                        rule=unit.rule,
                        gone=unit.gone,
                    )
                    for unit in one.casualties
                ),
                further=tuple(
                    Earned(
                        called=part.called,
                        told=part.told,
                        points=Fraction(part.points),
                        rule=part.rule,
                        part=part.part,
                    )
                    for part in one.further
                ),
            )
            for one in result.sides
        ),
        levels=tuple(
            Compared(
                higher=one.higher,
                lower=one.lower,
                ratio=None if one.ratio is None else Fraction(one.ratio),
                level=one.level,
                lower_level=one.lower_level,
                rule=one.rule,
            )
            for one in result.levels
        ),
    )
