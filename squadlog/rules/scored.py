"""What a battle comes to in points, line by line, as values: casualties, what else is earned, levels (CAS, VIC)."""

from fractions import Fraction

from squadlog.battle.state import Wound
from squadlog.records import record


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
        return self.wound in ("U", "D")


@record
class Earned:
    """What a side has besides casualties: what for, how that comes about, in words, and its points, which may be none.

    `part` is the part of the scenario that it is for, by its id, empty where it is for none.
    """

    called: str
    told: str
    points: Fraction
    rule: str
    part: str = ""


@record
class SideScore:
    """The points a side has earned and what they come from.

    `lines` are the enemy units, unhurt ones included, `further` is what it has besides.
    """

    side: str
    points: Fraction
    lines: tuple[ScoreLine, ...]
    further: tuple[Earned, ...] = ()


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


@record
class Reckoning:
    """What a battle comes to: as things stand, or as it was told at the end of `turn` and has stayed since.

    `levels` are told where a scenario is played: between the side with the most points and each of the others.
    """

    scores: tuple[SideScore, ...]
    levels: tuple[Compared, ...] = ()
    turn: int | None = None
