"""The rings of the tables: what each kind of explosion has at which distance (TA-08, TA-09, TA-12)."""

from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.shapes import whole_m
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.common.explosive import Covered, PowerRing

_MOST, _FEWEST = 4, 2
"""Charges together that have a column of their own (EXP-24..26)."""


@record
class Reaches:
    """What of an explosion comes to a unit: the penetration after cover; `levels` None: it is not attacked."""

    pf: int
    levels: int | None


def fragmentation(book: Rulebook) -> tuple[PowerRing, ...]:
    """A fragmentation grenade, and a mine (GRN-38, MIN-03)."""
    return tuple(PowerRing(to_m=row.band_m[1], pf=row.pf) for row in book.grenades.fragmentation)


def plastic(charges: int, table: BookReading | RulesContext) -> tuple[PowerRing, ...]:
    """The power of `charges` plastic charges as one; above four they count as four, or each as one more.

    EXP-22..27, A-80, A-81.
    """
    rows = table.book.plastic_charges
    if charges < _FEWEST:
        last = rows.multiple[len(rows.single) - 1].band_m[1]
        ends = last if table.rulings.is_("charge.outer_band", "equal") else rows.single[-1].band_m[1]
        return tuple(PowerRing(to_m=min(row.band_m[1], ends), pf=row.pf) for row in rows.single)
    column = min(charges, _MOST) - _FEWEST
    more = max(0, charges - _MOST) if table.rulings.is_("charge.cap", "none") else 0
    return tuple(
        PowerRing(to_m=row.band_m[1], pf=pf + more) for row in rows.multiple if (pf := row.pf[column])
    )


def mission(kind: str, ctx: RulesContext) -> tuple[PowerRing, ...]:
    """The power of one round of a fire mission, which counts as a number of plastic charges (FMS-16, FMS-19)."""
    return plastic(ctx.book.fire_missions.rows[kind].charges, ctx)


def whole_metres(metres: float, ctx: RulesContext) -> int:
    """The whole metre whose row of a table counts: the next one, or the nearest (A-63).

    One that is begun by no more than a centimetre is not begun.
    """
    return count_whole(metres, ctx.rulings)


def count_whole(metres: float, rulings: Rulings) -> int:
    """The whole metre that counts by these rulings (A-63)."""
    if rulings.is_("distance.rounding", "nearest"):
        return int(metres + 0.5)
    return whole_m(metres)


def pf_at(rings: tuple[PowerRing, ...], metres: float, ctx: RulesContext) -> int:
    """The penetration at `metres` from the middle; 0 beyond the last ring: a printed 0 is no attack."""
    m = whole_metres(metres, ctx)
    return next((ring.pf for ring in rings if m <= ring.to_m), 0)


def comes_to(
    rings: tuple[PowerRing, ...], metres: float, cover: Covered, af: int, ctx: RulesContext
) -> Reaches:
    """What reaches a unit: nothing in full cover, one less in half cover, and then PF - AF (GRN-35..39)."""
    pf = pf_at(rings, metres, ctx)
    if not pf or cover == "full":
        return Reaches(pf=0, levels=None)
    if cover == "half":
        pf = max(0, pf + ctx.book.grenades.half_cover_pf)
    return Reaches(pf=pf, levels=max(0, pf - af))


def smothers(rings: tuple[PowerRing, ...], af: int, ctx: RulesContext) -> Reaches:
    """What comes to a unit that lies on the grenade: as at one metre, and more (GRN-31)."""
    pf = pf_at(rings, 1, ctx) + ctx.book.grenades.sacrifice_pf_bonus
    return Reaches(pf=pf, levels=max(0, pf - af))
