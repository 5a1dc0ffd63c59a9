"""What a battle came to: the level of victory, casualties in points, ground that was held."""

from fractions import Fraction
from typing import Annotated, Literal

from squadlog.base.limits import Before, Bounds
from squadlog.battle.state import Wound
from squadlog.extras.calc import function
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scoring.levels import level_of
from squadlog.rules.common.scoring.victory import score_line
from squadlog.rules.scenario.objectives import by_number, majority

Score = Annotated[float, Bounds(ge=-1_000_000, le=1_000_000)]
_Units = Annotated[int, Bounds(ge=0, le=10_000), Before(function.whole)]
Scores = Annotated[tuple[Score, Score], Bounds(strict=False)]
Casualty = Annotated[tuple[function.Points, Wound], Bounds(strict=False)]
Standing = Annotated[tuple[_Units, _Units], Bounds(strict=False)]
_PLACES = 3
"""Decimals of a ratio."""


class VictoryScores(function.Input):
    """What each of two sides has scored."""

    scores: Scores = function.ask_key(description="points of both sides")


@function.calculation(
    "The level of victory of two scores (VIC-08..VIC-12, A-113).",
    gives="ratio to three places, null where it cannot be formed; higher, lower: what each side has come to",
    example=(
        {"scores": [82.05, 167.5]},
        {"ratio": 2.041, "higher": "Substantial Victory", "lower": "Substantial Defeat"},
    ),
)
def _victory_level(given: VictoryScores, ctx: RulesContext) -> function.Answer:
    one, other = (Fraction(str(score)) for score in given.scores)
    level = level_of(one, other, ctx)
    ratio = None if level.ratio is None else function.tidy(round(level.ratio, _PLACES))
    return {"ratio": ratio, "higher": level.row.name, "lower": level.row.lower_name}


class Casualties(function.Input):
    """The casualties of one side."""

    lost: Annotated[tuple[Casualty, ...], Bounds(strict=False, max_length=function.MOST)] = function.ask_key(
        description="[point value, final wound level] of each unit"
    )


@function.calculation(
    "What the casualties of a side bring its enemies (VIC-04, VIC-05).",
    gives="points, exact to three decimals",
    example=({"lost": [[28, "D"], [31, "U"], [28, "L"]]}, 54.05),
)
def _casualty_score(given: Casualties, ctx: RulesContext) -> function.Answer:
    worth = (
        score_line(stand_in.unit({"value": value}, wound=wound), ctx).points for value, wound in given.lost
    )
    return function.tidy(sum(worth, start=Fraction(0)))


class ChargesSetOff(function.Input):
    """Charges that were set off where they count."""

    charges: _Units = function.ask_key(description="so many; one that was destroyed does not count")


@function.calculation(
    "What charges set off in the communications room of scenario 2 are worth (A-127).",
    gives="points",
    example=({"charges": 2}, 70),
)
def _charge_score(given: ChargesSetOff, ctx: RulesContext) -> function.Answer:
    victory = ctx.book.victory
    return by_number(victory.by_charges, victory.each_further_charge, given.charges)


class Held(function.Input):
    """How many of each side stood on a place at the end of each turn."""

    turns: Annotated[tuple[Standing, ...], Bounds(strict=False, max_length=function.MOST)] = function.ask_key(
        description="[units of side 0, units of side 1] of each turn"
    )
    last: function.Steps = function.ask_key(description="so many last turns count")
    side: Literal[0, 1] = function.ask_key(default=0, description="the side that is to hold it")


@function.calculation(
    "Whether a side outnumbers the other on a place at the end of each of the last turns (SCN-10).",
    gives="held; enemies_left: units of the other side there at the end of the last turn",
    example=(
        {"turns": [[3, 1], [3, 1], [3, 1], [2, 1]], "last": 3, "side": 0},
        {"held": True, "enemies_left": 1},
    ),
)
def _hold(given: Held, _ctx: RulesContext) -> function.Answer:
    counted = given.turns[-given.last :]
    own, other = given.side, 1 - given.side
    held = (majority((("own", turn[own]), ("other", turn[other])), "own") for turn in counted)
    return {
        "held": len(counted) == given.last and all(held),
        "enemies_left": counted[-1][other] if counted else 0,
    }


FUNCTIONS = (_victory_level, _casualty_score, _charge_score, _hold)
