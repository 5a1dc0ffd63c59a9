"""Woods on a line of fire: how deep one still sees into them, and what they add to the roll (LOS-06, LOS-07)."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf

from squadlog.base.lengths import in_metres
from squadlog.base.records import value
from squadlog.battle.refusal import Refusal, refuses
from squadlog.book.ground import DEEP, CoverRow
from squadlog.facts.concealment import Grown, Thicket
from squadlog.facts.ground_facts import Sighting
from squadlog.rules.common.context import BookReading, RulesContext

_no = refuses("fire")

_EPSILON = 1e-9
_TERRAIN = {"light_woods": "light", "heavy_woods": "heavy"}


def hides(code: str, sentence: str, rule: str, instead: str = "") -> Refusal:
    """A refusal because something on the line hides the target (LOS-17)."""
    return _no(code, sentence, rule, instead or "Choose another target, or correct the facts of the line.")


def depths(sighting: Sighting, ctx: RulesContext) -> tuple[Fraction, Fraction]:
    """Metres of light and of heavy woods as they count (AMB-71), exact as they were written."""
    light, heavy = (Fraction(str(sighting.depth_m(kind))) for kind in DEEP)
    if ctx.rulings.is_("los.mixedWoods", "all_heavy"):
        return Fraction(0), light + heavy
    return light, heavy


@value
class Depths:
    """How deep one sees into woods: the metres of each kind that still only cover, and how they are counted.

    Exactly those metres may hide already (AMB-70); both kinds on one line count each by itself, as shares of their
    limits, or light woods as heavy ones (AMB-71). `shut_to_the_idle`: they hide units that do not look out of them
    (AMB-73).
    """

    light_m: float
    heavy_m: float
    mixed: str
    boundary_blocks: bool
    shut_to_the_idle: bool

    def thickets(
        self, grown: Sequence[Grown], length_m: float, *, deeper_m: float = 0.0
    ) -> Iterator[Thicket]:
        """The woods on a line, in order, as they count together.

        Each thicket taken `deeper_m` metres deeper than it is.
        """
        for weight in self.together:
            group = tuple(stretch for stretch in grown if stretch.kind in weight)
            if not group:
                continue
            share = sum(weight[stretch.kind] * stretch.metres for stretch in group)
            share += deeper_m * max(weight[stretch.kind] for stretch in group)
            if share > 1 + _EPSILON or (self.boundary_blocks and share >= 1 - _EPSILON):
                heavy = group[0].kind == "heavy" or self.mixed == "all_heavy"
                yield Thicket(group, _full_at(group, weight, length_m), "LOS-06" if heavy else "LOS-07")
            else:
                yield Thicket(group, group[0].t)

    def shares(self, metres: Mapping[str, float]) -> list[float]:
        """How much of the limit the metres of each kind use up, or those of both together (AMB-71); 1 is all of it."""
        return [
            sum(weight[kind] * metres[kind] for kind in weight if kind in metres)
            for weight in self.together
            if any(kind in metres for kind in weight)
        ]

    def may_turn(self, least: Mapping[str, float], most: Mapping[str, float]) -> bool:
        """Whether woods of between `least` and `most` metres may hide or may not."""
        return any(low <= 1 <= high for low, high in zip(self.shares(least), self.shares(most), strict=True))

    @property
    def together(self) -> tuple[Mapping[str, float], ...]:
        """What is counted together (AMB-71): each kind with what a metre of it takes of the limit."""
        heavy = 1 / self.heavy_m
        light = heavy if self.mixed == "all_heavy" else 1 / self.light_m
        apart = ({"heavy": heavy}, {"light": light})
        return apart if self.mixed == "independent" else ({"heavy": heavy, "light": light},)


def _full_at(group: Sequence[Grown], weight: Mapping[str, float], length_m: float) -> float:
    """Where on the line the limit of the woods is used up."""
    used = 0.0
    for stretch in group:
        more = stretch.metres * weight[stretch.kind]
        if used + more >= 1 and length_m:
            return stretch.t + (1 - used) / weight[stretch.kind] / length_m
        used += more
    return group[-1].t + (group[-1].metres / length_m if length_m else 0.0)


def depths_of(reading: BookReading) -> Depths:
    """How deep one sees into woods under this reading of the book (LOS-06, LOS-07)."""
    cover, rulings = reading.book.cover, reading.rulings
    light, heavy = (cover[key].max_m for key in DEEP)
    return Depths(
        light_m=inf if light is None else max(light, _EPSILON),
        heavy_m=inf if heavy is None else max(heavy, _EPSILON),
        mixed=rulings.choice("los.mixedWoods"),
        boundary_blocks=rulings.is_("los.woodsBoundary", "block"),
        shut_to_the_idle=rulings.is_("cover.woodsNeedFiring", "literal"),
    )


def refusal_woods(sighting: Sighting, ctx: RulesContext) -> Refusal | None:
    """Why the woods on the line are too deep to see through, or None (LOS-06, LOS-07, AMB-70, AMB-71)."""
    light, heavy = depths(sighting, ctx)
    grown = [Grown(kind, float(metres)) for kind, metres in (("heavy", heavy), ("light", light)) if metres]
    for thicket in depths_of(ctx.reading).thickets(grown, 0.0):
        if thicket.hides:
            return hides("woods", _too_deep(thicket), thicket.hides)
    return None


def _too_deep(thicket: Thicket) -> str:
    if len(thicket.kinds) > 1:
        return "The woods on the line, light and heavy together, are too deep."
    (kind,) = thicket.kinds
    return f"{in_metres(thicket.metres(kind))} of {kind} woods hide the target."


def modifier(row: CoverRow, listed: int, ctx: RulesContext) -> int:
    """What woods add to the roll: the figure of the cover list, of the terrain table, or both (AMB-72)."""
    column = ctx.book.terrain[_TERRAIN[row.key]].detection
    match ctx.rulings.choice("fire.woodsModifier"):
        case "terrain_column":
            return column
        case "both":
            return listed + column
        case _:
            return listed
