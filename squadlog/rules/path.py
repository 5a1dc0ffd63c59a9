"""What ground costs, metre by metre, and how far an allowance reaches over it (MOV-05..12, TER-01..09).

Pure arithmetic on exact fractions; the border turns them into floats. A metre is the tuple of effects present in
it after the mover's choice (MOV-07): keys of the terrain table, and `window` or `low_obstacle` for a metre that
leads over one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from squadlog.rulebook.ground import Terrain
from squadlog.rules.table import Table

CLIMBS = ("window", "low_obstacle")
FAST: tuple[str, ...] = ("walk", "run", "sprint")
CRAWLS = ("crawl", "crawl_back")
_EVERY = "all"
_WATER = ("stream", "river", "marsh")
_SLOPES = {"up1": 1, "down1": 1, "slope2plus": 2}
_LIMIT, _ALLOWANCE, _FORBIDDEN, _IMPASSABLE, _MARSH = "limit", "allowance", "forbidden", "impassable", "marsh"


@dataclass(frozen=True, slots=True, kw_only=True)
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


def exact(number: float) -> Fraction:
    """A printed or stated number as people wrote it: 1.25 is five quarters, 0.1 a tenth."""
    return Fraction(str(number))


def unknown_effects(metres: Iterable[Sequence[str]], table: Table) -> tuple[str, ...]:
    """Words of a stated path that are neither terrain nor something to climb over, in order."""
    known = {*table.book.terrain, *CLIMBS}
    return tuple(dict.fromkeys(effect for metre in metres for effect in metre if effect not in known))


def contour_lines(metre: Sequence[str]) -> int:
    """How many contour lines the metre crosses (MOV-08)."""
    return sum(_SLOPES.get(effect, 0) for effect in metre)


def doubled(mode: str, *, pack_on: bool, table: Table) -> bool:
    """Whether the pack doubles this way of moving (BNC-01, AMB-61)."""
    return pack_on and (mode in FAST or table.rulings.is_("bounce.doublingScope", "all"))


def metre_cost(
    effects: Sequence[str], *, suit_cost: Fraction, pack_on: bool, mode: str, table: Table
) -> Fraction | None:
    """Metres of allowance that one metre takes, or None if it cannot be passed (MOV-05..12).

    `suit_cost` is what the suit costs per metre, 1 for none; a pack in use waives it (BNC-06).
    """
    costs: list[Fraction] = []
    for effect in _charged(effects, pack_on=pack_on, table=table):
        cost = _on_pack(effect, mode, table) if pack_on else _on_foot(effect, table)
        if cost is None:
            return None
        costs.append(cost)
    if not pack_on and contour_lines(effects) > 1:
        return None
    if (not pack_on or _suit_in_heavy(effects, table)) and suit_cost != 1:
        costs.append(suit_cost)
    return _together(costs, table)


def _suit_in_heavy(effects: Sequence[str], table: Table) -> bool:
    return "heavy" in effects and table.rulings.is_("bounce.heavyWoods", "cost_4_armor")


def _charged(effects: Sequence[str], *, pack_on: bool, table: Table) -> Sequence[str]:
    """The effects that count: prohibited ground can be chosen away only if the table reads it so (AMB-47)."""
    if pack_on:
        return tuple(effect for effect in effects if effect not in _SLOPES) or ("clear",)
    if not effects or table.rulings.is_("move.mixedMeterChoice", "passable_only"):
        return effects or ("clear",)
    passable = tuple(
        effect for effect in effects if _EVERY not in _forbidden_by(effect, table) or effect in _SLOPES
    )
    return passable if any(effect not in _SLOPES for effect in passable) else effects


def _on_foot(effect: str, table: Table) -> Fraction | None:
    if effect == "marsh":
        return Fraction(5, 2) if table.rulings.is_("marsh.rule", "stacked") else Fraction(1)
    if effect == "window":
        extra = {"free": Fraction(1), "extra_meter": Fraction(2)}
        return extra.get(table.rulings.choice("window.traverse"))
    if effect == "low_obstacle":
        return Fraction(2) if table.rulings.is_("lowObstacle.traverse", "cost") else None
    cost = table.book.terrain[effect].cost
    return None if cost is None else exact(cost)


def _on_pack(effect: str, mode: str, table: Table) -> Fraction | None:
    """Water, slopes and windows are clear (BNC-02, BNC-03, AMB-59); woods cost against the doubled allowance."""
    if effect == "low_obstacle":
        return _on_foot(effect, table)
    if effect in _WATER or effect == "window":
        return Fraction(1)
    half = 2 if doubled(mode, pack_on=True, table=table) and not _undoubled(table) else 1
    if effect == "light":
        return Fraction(half)
    if effect == "heavy":
        return Fraction(2 * half)
    return _on_foot(effect, table)


def _undoubled(table: Table) -> bool:
    return table.rulings.is_("bounce.lightWoods", "undoubled")


def _together(costs: Sequence[Fraction], table: Table) -> Fraction:
    """Costs that meet in one metre (MOV-10, AMB-45)."""
    if not costs:
        return Fraction(1)
    match table.rulings.choice("move.costStacking"):
        case "multiply":
            product = Fraction(1)
            for cost in costs:
                product *= cost
            return product
        case "full_costs":
            return sum(costs, Fraction(0))
        case _:
            return 1 + sum((cost - 1 for cost in costs), Fraction(0))


def _forbidden_by(effect: str, table: Table) -> tuple[str, ...]:
    row: Terrain | None = table.book.terrain.get(effect)
    return row.forbid if row else ()


def forbidden(metre: Sequence[str], *, pack_on: bool, table: Table) -> tuple[str, ...]:
    """Modes that the metre's terrain does not allow, in the order of the table; the strictest wins (MOV-11)."""
    effects = [effect for effect in metre if not pack_on or (effect not in _WATER and effect not in _SLOPES)]
    modes = {mode for effect in effects for mode in _forbidden_by(effect, table) if mode != _EVERY}
    return tuple(mode for mode in table.book.move_modes if mode in modes)


def barred_next(metres: Iterable[Sequence[str]], *, pack_on: bool, table: Table) -> tuple[str, ...]:
    """Modes barred in the next subphase to a unit that moved over these metres (MOV-11, AMB-48)."""
    if table.rulings.is_("terrain.restrictionScope", "current"):
        return ()
    modes = {mode for metre in metres for mode in forbidden(metre, pack_on=pack_on, table=table)}
    return tuple(mode for mode in table.book.move_modes if mode in modes)


def next_modes(charged: Sequence[str], *, pack_on: bool, table: Table) -> tuple[str, ...]:
    """Which of walk, run and sprint a unit may use after moving over terrain so charged (MOV-11)."""
    barred = barred_next([(effect,) for effect in charged], pack_on=pack_on, table=table)
    return tuple(mode for mode in FAST if mode not in barred)


def walked(
    metres: Sequence[Sequence[str]],
    allowance: Fraction,
    *,
    mode: str,
    table: Table,
    suit_cost: Fraction = Fraction(1),
    pack_on: bool = False,
    limit: Fraction | None = None,
) -> Walk:
    """Walk over the metres listed until they end, the limit is reached or the next metre cannot be paid (MOV-06).

    `limit` is where the mover chooses to stop; a metre entered is paid in full.
    """
    steps = _Steps(metres, mode, table, suit_cost, pack_on, limit)
    walk = steps.walk(allowance)
    if (
        pack_on
        and _undoubled(table)
        and doubled(mode, pack_on=True, table=table)
        and steps.entered("light", walk)
    ):
        return steps.walk(allowance / 2)
    return walk


@dataclass(frozen=True, slots=True)
class _Steps:
    metres: Sequence[Sequence[str]]
    mode: str
    table: Table
    suit_cost: Fraction
    pack_on: bool
    limit: Fraction | None

    def walk(self, allowance: Fraction) -> Walk:
        moved, left = Fraction(0), allowance
        lines, stopped = 0, ""
        for metre in self.metres:
            if self.limit is not None and moved >= self.limit:
                stopped = _LIMIT
                break
            lines += contour_lines(metre)
            cost = self._cost(metre, lines)
            if cost is None:
                stopped = _IMPASSABLE
                break
            if self._forbids(metre):
                stopped = _FORBIDDEN
                break
            wish = Fraction(1) if self.limit is None else min(Fraction(1), self.limit - moved)
            if cost > left:
                step = min(wish, self._part(left, cost, first=not moved))
                moved, left = moved + step, left - step * cost
                stopped = _LIMIT if self.limit is not None and moved >= self.limit else _ALLOWANCE
                break
            moved, left = moved + wish, left - cost
            if not self.pack_on and "marsh" in metre and self.table.rulings.is_("marsh.rule", "cap"):
                stopped = _MARSH
                break
        if stopped == "" and self.limit is not None and moved >= self.limit:
            stopped = _LIMIT
        charged = allowance - left
        if stopped == _ALLOWANCE and self.table.rulings.is_("move.exampleDistance", "2.5"):
            moved = max(moved, charged)
        barred = barred_next(self._used(moved), pack_on=self.pack_on, table=self.table)
        return Walk(moved=moved, charged=charged, left=left, stopped_by=stopped, barred=barred)

    def _used(self, moved: Fraction) -> Sequence[Sequence[str]]:
        whole = int(moved) + (moved.denominator != 1)
        return self.metres[:whole]

    def entered(self, effect: str, walk: Walk) -> bool:
        return any(effect in metre for metre in self._used(walk.moved))

    def _cost(self, metre: Sequence[str], lines: int) -> Fraction | None:
        if not self.pack_on and lines > 1 and self.table.rulings.is_("slope.rows", "per_move"):
            return None
        return metre_cost(
            metre, suit_cost=self.suit_cost, pack_on=self.pack_on, mode=self.mode, table=self.table
        )

    def _forbids(self, metre: Sequence[str]) -> bool:
        if self.table.rulings.is_("terrain.restrictionScope", "next"):
            return False
        return self.mode in forbidden(metre, pack_on=self.pack_on, table=self.table)

    def _part(self, left: Fraction, cost: Fraction, *, first: bool) -> Fraction:
        """The part of a metre that is covered when its full price cannot be paid (AMB-44)."""
        share = left / cost
        match self.table.rulings.choice("move.fractionRule"):
            case "strict":
                return Fraction(0)
            case "proportional":
                return share
            case "half_meter":
                return Fraction(int(share * 2), 2)
            case _:
                return share if first else Fraction(0)
