"""What ground costs, metre by metre, and how far an allowance reaches over it (MOV-05..12, TER-01..09).

Pure arithmetic on exact fractions; the border turns them into floats. A metre is the tuple of effects present in
it after the mover's choice (MOV-07): keys of the terrain table, and `window` or `low_obstacle` for a metre that
leads over one.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from squadlog.base.records import record, value
from squadlog.book.ground import Terrain
from squadlog.facts.ground_facts import GRACE_M, metres_begun
from squadlog.rules.common.context import BookReading, RulesContext

CLIMBS = ("window", "low_obstacle")
FAST: tuple[str, ...] = ("walk", "run", "sprint")
CRAWLS = ("crawl", "crawl_back")
_EVERY = "all"
_NOTHING = Fraction(0)
_GRACE = Fraction(str(GRACE_M))
_REMEMBERED = 2000
"""How many results are remembered."""
_WATER = ("stream", "river", "marsh")
_SLOPES = {"up1": 1, "down1": 1, "slope2plus": 2}
_LIMIT, _ALLOWANCE, _FORBIDDEN, _IMPASSABLE, _MARSH = "limit", "allowance", "forbidden", "impassable", "marsh"


@record
class Walk:
    """How far a move got: metres covered, allowance charged and left over (lost, MOV-09).

    `stopped_by` is empty when the ground listed came to its end, else `limit`, `allowance`, `forbidden` (the mode is
    not allowed in the next metre), `impassable` or `marsh`. `barred` are the modes the next move may not use (MOV-11).
    """

    moved: Fraction
    charged: Fraction
    left: Fraction
    stopped_by: str = ""
    barred: tuple[str, ...] = ()


@lru_cache(maxsize=_REMEMBERED)
def exact(number: float) -> Fraction:
    """A printed or stated number as people wrote it: 1.25 is five quarters, 0.1 a tenth."""
    return Fraction(str(number))


def unknown_effects(metres: Iterable[Sequence[str]], ctx: RulesContext) -> tuple[str, ...]:
    """Words of a stated path that are neither terrain nor something to climb over, in order."""
    terrain = ctx.book.terrain
    named = dict.fromkeys(effect for metre in metres for effect in metre)
    return tuple(effect for effect in named if effect not in terrain and effect not in CLIMBS)


def contour_lines(metre: Sequence[str]) -> int:
    """How many contour lines the metre crosses (MOV-08)."""
    return sum(_SLOPES.get(effect, 0) for effect in metre)


def is_doubled(mode: str, *, pack_on: bool, ctx: BookReading | RulesContext) -> bool:
    """Whether the pack doubles this way of moving (BNC-01, AMB-61)."""
    return pack_on and (mode in FAST or ctx.rulings.is_("bounce.doublingScope", "all"))


class Gait(NamedTuple):
    """The way a unit moves: `suit_cost` is what the suit costs per metre, 1 for none; a pack in use waives it.

    BNC-06.
    """

    mode: str
    suit_cost: Fraction
    pack_on: bool


@value
class Price:
    """What a kind of metre is to somebody who goes so: the metres of allowance it takes, and the modes it forbids.

    `cost` None: nobody passes.
    """

    cost: Fraction | None
    forbids: tuple[str, ...]


@lru_cache(maxsize=_REMEMBERED)
def price_of(effects: tuple[str, ...], gait: Gait, reading: BookReading) -> Price:
    """The price of one metre with these effects for a gait (MOV-05..12)."""
    return Price(_cost(effects, gait, reading), _forbidden(effects, reading, pack_on=gait.pack_on))


def _cost(effects: tuple[str, ...], gait: Gait, reading: BookReading) -> Fraction | None:
    pack_on = gait.pack_on
    costs: list[Fraction] = []
    for effect in _effects_charged(effects, reading, pack_on=pack_on):
        cost = _on_pack(effect, gait.mode, reading) if pack_on else _on_foot(effect, reading)
        if cost is None:
            return None
        costs.append(cost)
    if not pack_on and contour_lines(effects) > 1:
        return None
    if (not pack_on or _suit_in_heavy(effects, reading)) and gait.suit_cost != 1:
        costs.append(gait.suit_cost)
    return _together(costs, reading)


def _suit_in_heavy(effects: Sequence[str], reading: BookReading) -> bool:
    return "heavy" in effects and reading.rulings.is_("bounce.heavyWoods", "cost_4_armor")


def _effects_charged(effects: Sequence[str], reading: BookReading, *, pack_on: bool) -> Sequence[str]:
    """The effects that count: prohibited ground can be chosen away only if the table reads it so (AMB-47)."""
    if pack_on:
        return tuple(effect for effect in effects if effect not in _SLOPES) or ("clear",)
    if not effects or reading.rulings.is_("move.mixedMeterChoice", "passable_only"):
        return effects or ("clear",)
    passable = tuple(
        effect for effect in effects if _EVERY not in _forbidden_by(effect, reading) or effect in _SLOPES
    )
    return passable if any(effect not in _SLOPES for effect in passable) else effects


def _on_foot(effect: str, reading: BookReading) -> Fraction | None:
    if effect == "marsh":
        return Fraction(5, 2) if reading.rulings.is_("marsh.rule", "stacked") else Fraction(1)
    if effect == "window":
        extra = {"free": Fraction(1), "extra_meter": Fraction(2)}
        return extra.get(reading.rulings.choice("window.traverse"))
    if effect == "low_obstacle":
        return Fraction(2) if reading.rulings.is_("lowObstacle.traverse", "cost") else None
    cost = reading.book.terrain[effect].cost
    return None if cost is None else exact(cost)


def _on_pack(effect: str, mode: str, reading: BookReading) -> Fraction | None:
    """Water, slopes and windows are clear (BNC-02, BNC-03, AMB-59); woods cost against the doubled allowance."""
    if effect == "low_obstacle":
        return _on_foot(effect, reading)
    if effect in _WATER or effect == "window":
        return Fraction(1)
    half = 2 if is_doubled(mode, pack_on=True, ctx=reading) and not _is_undoubled(reading) else 1
    if effect == "light":
        return Fraction(half)
    if effect == "heavy":
        return Fraction(2 * half)
    return _on_foot(effect, reading)


def _is_undoubled(reading: BookReading | RulesContext) -> bool:
    return reading.rulings.is_("bounce.lightWoods", "undoubled")


def _together(costs: Sequence[Fraction], reading: BookReading) -> Fraction:
    """Costs that meet in one metre (MOV-10, AMB-45)."""
    if not costs:
        return Fraction(1)
    match reading.rulings.choice("move.costStacking"):
        case "multiply":
            product = Fraction(1)
            for cost in costs:
                product *= cost
            return product
        case "full_costs":
            return sum(costs, Fraction(0))
        case _:
            return 1 + sum((cost - 1 for cost in costs), Fraction(0))


def _forbidden_by(effect: str, reading: BookReading) -> tuple[str, ...]:
    row: Terrain | None = reading.book.terrain.get(effect)
    return row.forbid if row else ()


def forbidden(metre: Sequence[str], *, pack_on: bool, ctx: RulesContext) -> tuple[str, ...]:
    """Modes that the metre's terrain does not allow, in the order of the table; the strictest wins (MOV-11)."""
    return _forbidden(tuple(metre), ctx.reading, pack_on=pack_on)


@lru_cache(maxsize=_REMEMBERED)
def _forbidden(metre: tuple[str, ...], reading: BookReading, *, pack_on: bool) -> tuple[str, ...]:
    effects = [effect for effect in metre if not pack_on or (effect not in _WATER and effect not in _SLOPES)]
    modes = {mode for effect in effects for mode in _forbidden_by(effect, reading) if mode != _EVERY}
    return tuple(mode for mode in reading.book.move_modes if mode in modes)


def _modes_barred_next(
    metres: Iterable[tuple[str, ...]], reading: BookReading, *, pack_on: bool
) -> tuple[str, ...]:
    """Modes barred in the next subphase to a unit that moved over these metres (MOV-11, AMB-48)."""
    if reading.rulings.is_("terrain.restrictionScope", "current"):
        return ()
    modes = {mode for metre in metres for mode in _forbidden(metre, reading, pack_on=pack_on)}
    return tuple(mode for mode in reading.book.move_modes if mode in modes)


def next_modes(charged: Sequence[str], *, pack_on: bool, ctx: RulesContext) -> tuple[str, ...]:
    """Which of walk, run and sprint a unit may use after moving over terrain so charged (MOV-11)."""
    barred = _modes_barred_next([(effect,) for effect in charged], ctx.reading, pack_on=pack_on)
    return tuple(mode for mode in FAST if mode not in barred)


def walk_metres(
    metres: Sequence[Sequence[str]],
    allowance: Fraction,
    *,
    mode: str,
    ctx: RulesContext,
    suit_cost: Fraction = Fraction(1),
    pack_on: bool = False,
    limit: Fraction | None = None,
) -> Walk:
    """Walk over the metres listed until they end, the limit is reached or the next metre cannot be paid (MOV-06).

    `limit` is where the mover chooses to stop; a metre entered is paid in full.
    """
    gait = Gait(mode, suit_cost, pack_on)
    ground = metres if isinstance(metres, tuple) else tuple(map(tuple, metres))
    return _walk_metres(ground, allowance, limit, gait, ctx.reading)


def over_clear(allowance: Fraction, gait: Gait, reading: BookReading) -> Fraction:
    """The metres of clear ground that an allowance pays for; all of it is used where metres cost nothing."""
    ground = (("clear",),) * (int(allowance) + 1)
    return min(allowance, _walk_metres(ground, allowance, None, gait, reading).moved)


@lru_cache(maxsize=_REMEMBERED)
def _walk_metres(
    metres: tuple[tuple[str, ...], ...],
    allowance: Fraction,
    limit: Fraction | None,
    gait: Gait,
    reading: BookReading,
) -> Walk:
    """Remembered, because a move is judged when it is declared and again when it is carried out."""
    steps = _Steps(metres, limit, gait, reading)
    walk = steps.walk(allowance)
    halved = gait.pack_on and _is_undoubled(reading) and is_doubled(gait.mode, pack_on=True, ctx=reading)
    return steps.walk(allowance / 2) if halved and steps.entered("light", walk) else walk


@value
class _Steps:
    metres: tuple[tuple[str, ...], ...]
    limit: Fraction | None
    gait: Gait
    reading: BookReading

    def walk(self, allowance: Fraction) -> Walk:
        """Counted in whole grains, of which every price, the allowance and the limit are multiples."""
        known = {metre: self._price(metre) for metre in set(self.metres)}
        numbers = [allowance, *(price.cost for price in known.values() if price.cost is not None)]
        numbers += [_GRACE, self.limit or _NOTHING]
        grain = lcm(*(number.denominator for number in numbers))
        grace = _grains(_GRACE, grain) or 0
        costs = {metre: _grains(price.cost, grain) for metre, price in known.items()}
        left = _grains(allowance, grain) or 0
        beyond_all = (len(self.metres) + 1) * grain
        limit = beyond_all if self.limit is None else _grains(self.limit, grain) or 0
        moved, lines, marshes, stopped = 0, 0, 0, ""
        part, paid = _NOTHING, _NOTHING
        most_marsh = self.reading.book.terrain["marsh"].max_m or 1
        for metre in self.metres:
            wanted = limit - moved
            if wanted <= grace:
                moved, stopped = limit, _LIMIT
                break
            lines += contour_lines(metre)
            price, cost = known[metre], costs[metre]
            if cost is None or (
                lines > 1 and not self.gait.pack_on and self._reads("slope.rows", "per_move")
            ):
                stopped = _IMPASSABLE
                break
            if self.gait.mode in price.forbids and not self._reads("terrain.restrictionScope", "next"):
                stopped = _FORBIDDEN
                break
            if cost > left:
                part = self._part(Fraction(left, cost), first=not moved)
                part = Fraction(wanted, grain) if wanted <= part * grain + grace else part
                paid = min(part * cost, Fraction(left)) / grain
                stopped = _ALLOWANCE
                break
            moved, left = moved + (wanted if wanted <= grain + grace else grain), left - cost
            marshes += "marsh" in metre
            if not self.gait.pack_on and marshes >= most_marsh and self._reads("marsh.rule", "cap"):
                stopped = _MARSH
                break
        so_far, rest = Fraction(moved, grain), Fraction(left, grain)
        return self._ended(
            allowance, so_far + part if part else so_far, rest - paid if paid else rest, stopped
        )

    def _ended(self, allowance: Fraction, moved: Fraction, left: Fraction, stopped: str) -> Walk:
        if stopped in ("", _ALLOWANCE) and self.limit is not None and moved >= self.limit:
            stopped = _LIMIT
        charged = allowance - left
        if stopped == _ALLOWANCE and self._reads("move.exampleDistance", "2.5"):
            moved = max(moved, charged)
        barred = _modes_barred_next(self._used(moved), self.reading, pack_on=self.gait.pack_on)
        return Walk(moved=moved, charged=charged, left=left, stopped_by=stopped, barred=barred)

    def _reads(self, ruling: str, option: str) -> bool:
        return self.reading.rulings.is_(ruling, option)

    def _used(self, moved: Fraction) -> tuple[tuple[str, ...], ...]:
        return self.metres[: metres_begun(float(moved))]

    def entered(self, effect: str, walk: Walk) -> bool:
        return any(effect in metre for metre in self._used(walk.moved))

    def _price(self, metre: tuple[str, ...]) -> Price:
        return price_of(metre, self.gait, self.reading)

    def _part(self, share: Fraction, *, first: bool) -> Fraction:
        """The part of a metre that is covered when its full price cannot be paid (AMB-44)."""
        match self.reading.rulings.choice("move.fractionRule"):
            case "strict":
                return _NOTHING
            case "proportional":
                return share
            case "half_meter":
                return Fraction(int(share * 2), 2)
            case _:
                return share if first else _NOTHING


def _grains(metres: Fraction | None, grain: int) -> int | None:
    return None if metres is None else metres.numerator * (grain // metres.denominator)
