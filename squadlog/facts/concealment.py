"""What a line of sight crosses that may hide who is beyond it: the field tells what and where, a judge what that hides.

The judge is handed in, as prices of metres are: `rules.fire.sight` makes it of the tables and the readings in force.
Where something is on a line is said as a share of it, 0 at its one end and 1 at the other.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, Protocol

from squadlog.base.lengths import in_metres, says_nothing
from squadlog.base.records import value

WOODS = ("light", "heavy")
"""The kinds of woods."""


@value
class Grown:
    """A stretch of woods on a line: its kind, its metres, where the look enters it, and what it is called on the map.

    Of a stated one nobody knows where it is: it begins with the line.
    """

    kind: str
    metres: float
    t: float = 0.0
    name: str = ""


@value
class Thicket:
    """Stretches of woods that are counted together, and the rule by which they hide, if they do (LOS-06, LOS-07).

    `t` is where on the line they are too deep, or where they begin if they are not.
    """

    stretches: tuple[Grown, ...]
    t: float
    hides: str = ""

    @property
    def spoken(self) -> str:
        """What they are: `2.0 m of heavy and 4.5 m of light woods`."""
        return f"{' and '.join(self.deep_words(kind) for kind in self.kinds)} woods"

    @property
    def kinds(self) -> tuple[str, ...]:
        """What grows in them."""
        return tuple(sorted({stretch.kind for stretch in self.stretches}))

    def deep_words(self, kind: str) -> str:
        """How deep those of one kind are: `2.0 m of heavy`; only what they are where that rounds to nothing."""
        told = in_metres(self.metres(kind), 1)
        return kind if says_nothing(told) else f"{told} of {kind}"

    def metres(self, kind: str) -> float:
        """How deep those of one kind are."""
        return sum(stretch.metres for stretch in self.stretches if stretch.kind == kind)


@value
class ContourStep:
    """A contour line crossed at `t` of the line: `up` is +1 where the ground rises from A to B, -1 where it falls."""

    t: float
    up: int


@value
class Profile:
    """The ground under a line, from A to B: its length, its steps, and the height of both units over A's ground.

    A unit on an upper floor is as much higher (AMB-79); posture is ignored. `level_m` is the height of one level.
    """

    length_m: float
    steps: tuple[ContourStep, ...]
    height_a_m: float
    height_b_m: float
    level_m: float

    def grounds(self) -> Iterator[tuple[float, float]]:
        """The height of the ground behind each step over A's ground, and where it begins."""
        level = 0
        for step in self.steps:
            level += step.up
            yield step.t, level * self.level_m


@value
class Hidden:
    """A spot on the line where the ground hides the target, the rule, and the sentence."""

    t: float
    rule: str
    sentence: str


@value
class SlopeZone:
    """The dead zone below a steep slope of `lines` contour lines, in metres from A (LOS-19..21).

    `rule` is the one that hides the two units from each other, empty if it does not.
    """

    from_m: float
    to_m: float
    lines: int
    rule: str


class JudgeOfWoods(Protocol):
    """The judge of how deep one sees into woods."""

    @property
    def shut_to_the_idle(self) -> bool:
        """Whether woods hide a unit that does not look out of them (LOS-10, AMB-73)."""
        ...

    @property
    def together(self) -> tuple[Mapping[str, float], ...]:
        """The kinds that are counted together (AMB-71), each with what a metre of it takes of all one sees through.

        What takes more than 1 hides, what takes less covers.
        """
        ...

    def thickets(
        self, grown: Sequence[Grown], length_m: float, *, deeper_m: float = 0.0
    ) -> Iterator[Thicket]:
        """The woods on a line, in order, as they count together.

        Each thicket taken `deeper_m` metres deeper than it is.
        """
        ...

    def may_turn(self, least: Mapping[str, float], most: Mapping[str, float]) -> bool:
        """Whether woods of between `least` and `most` metres may hide or may not."""
        ...


class JudgeOfSlopes(Protocol):
    """The judge of what the ground hides."""

    @property
    def apart_m(self) -> float:
        """How far apart along a line its contour lines are where only the order counts in which it goes up and down."""
        ...

    def hides(self, profile: Profile) -> bool:
        """Whether any part of the ground hides A and B from each other."""
        ...

    def hiding(self, profile: Profile) -> tuple[Hidden, ...]:
        """Every part of the ground that hides A and B from each other; it holds in both directions (LOS-18..24)."""
        ...

    def zones(self, profile: Profile) -> Iterator[SlopeZone]:
        """The dead zones on the line, whether anybody is in them or not."""
        ...

    def may_turn(self, steps: Sequence[tuple[float, float]], length_m: float, within_m: float) -> bool:
        """Whether contour lines at `steps` may hide otherwise if heads shift.

        Each step is its place and sway in metres.
        """
        ...


class JudgeOfCover(Protocol):
    """The judge of what hides a unit behind it."""

    def hides(self, feature: str, *, low: bool, active: bool) -> bool:
        """Whether a feature, by its name in the cover table, hides a target behind it (T-08, LOS-08..10).

        `low` kneels or lies; `active` looks out, that is fires or detects toward the firer.
        """
        ...

    def shelters(self, feature: str, *, low: bool) -> tuple[Literal["half", "full"], str]:
        """How far a feature covers from a burst on its other side, and the rule (GRN-36, A-68)."""
        ...


class Judge(Protocol):
    """The judge of what woods, slopes and cover hide."""

    @property
    def woods(self) -> JudgeOfWoods:
        """Who judges woods."""
        ...

    @property
    def slopes(self) -> JudgeOfSlopes:
        """Who judges the ground."""
        ...

    @property
    def cover(self) -> JudgeOfCover:
        """Who judges cover."""
        ...
