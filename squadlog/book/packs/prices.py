"""What a thing of a pack would cost beside the nearest printed thing: the book's own steps from figure to points.

The steps are read off the printed tables: a point of penetration is two points (LP, LR, SR), a point of armour five.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.book.entry import Row

Figure = tuple[str, str, float, Callable[[Any], float]]
"""A figure: its key, what people call it, the points of one more of it, and how it is read off a row."""


def _zero_g(row: Any) -> float:  # noqa: ANN401 - a troop
    return 2 if row.zero_g is None else row.zero_g


_FIGURES: Mapping[str, tuple[Figure, ...]] = {
    "weapons": (
        ("pf", "penetration", 2, lambda row: row.pf),
        ("to_hit", "to hit", -1, lambda row: row.to_hit),
        ("automatic", "automatic fire", 1, lambda row: row.automatic),
    ),
    "armours": (
        ("af", "armour factor", 5, lambda row: row.af),
        ("melee", "melee against it", 1, lambda row: row.melee),
        ("move_factor", "metres per metre", -4, lambda row: row.move_factor),
        ("pack", "bounce pack", 6, lambda row: row.pack),
        ("thrusters", "thrusters", 6, lambda row: row.thrusters),
        ("detection", "detection", -1, lambda row: row.detection),
        ("power", "power", 1, lambda row: row.power),
        ("fire_control", "fire control", 2, lambda row: row.fire_control),
        ("space", "vacuum-proof", 2, lambda row: row.space),
    ),
    "troops": (
        ("to_hit", "to hit", -5, lambda row: row.to_hit),
        ("melee", "melee", -2, lambda row: row.melee),
        ("zero_g", "zero-G", -1, _zero_g),
    ),
}
"""The figures that are priced, by table."""


@record
class PriceStep:
    """One figure in which a thing differs from the printed one beside it, and the points of that.

    `has` is whether it has what one has or has not, None for a number.
    """

    what: str
    own: float
    printed: float
    points: float
    has: bool | None = None

    @property
    def words(self) -> str:
        """`penetration 6 for 5 is +2`, `no automatic fire is -1`."""
        if self.has is not None:
            return f"{'' if self.has else 'no '}{self.what} is {self.points:+g}"
        return f"{self.what} {self.own:g} for {self.printed:g} is {self.points:+g}"


@record
class NearestPrice:
    """What a thing would cost beside the nearest printed row; `steps` lead from that row's cost to `points`."""

    points: int
    key: str
    name: str
    printed: int
    steps: tuple[PriceStep, ...]

    @property
    def words(self) -> str:
        """`worked out beside SR Spike Rifle (5): penetration 6 for 5 is +2`."""
        why = ", ".join(step.words for step in self.steps) or "its figures are the same"
        return f"worked out beside {self.key} {self.name} ({self.printed}): {why}"


def nearest_price(table: str, row: Row, book: Rulebook) -> NearestPrice | None:
    """The cost of a row beside the printed row of its table that it differs least from, in points.

    None for what has no figures to compare, as equipment has none.
    """
    if table not in _FIGURES:
        return None
    printed: Mapping[str, Any] = getattr(book, table)
    found = [(other, tuple(_steps(table, row, other))) for other in printed.values()]
    beside, steps = min(found, key=lambda one: (sum(abs(step.points) for step in one[1]), one[0].key == "No"))
    total = max(0, round(beside.cost + sum(step.points for step in steps)))
    return NearestPrice(points=total, key=beside.key, name=beside.name, printed=beside.cost, steps=steps)


def price_words(table: str, row: Any, book: Rulebook, *, stated: bool) -> str:  # noqa: ANN401 - a row with a cost
    """The cost of a row in words, and how it stands to the nearest printed thing."""
    price = nearest_price(table, row, book)
    if price is None:
        return f"cost {row.cost}, as stated"
    if not stated:
        return f"cost {price.points}, {price.words}"
    return f"cost {row.cost}, as stated; {price.points} {price.words}"


def steps_of(table: str) -> Iterable[tuple[str, float]]:
    """What is priced in a table: what people call it, and the points of one more of it."""
    return ((words, points) for _, words, points, _ in _FIGURES.get(table, ()))


def _steps(table: str, row: Row, other: Row) -> Iterator[PriceStep]:
    for _, words, points, reads in _FIGURES[table]:
        own, printed = reads(row), reads(other)
        if own != printed:
            yield PriceStep(
                what=words,
                own=float(own),
                printed=float(printed),
                points=points * (own - printed),
                has=own if isinstance(own, bool) else None,
            )
