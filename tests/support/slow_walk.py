"""A walk in plain fractions, metre by metre, as the rules say it: the twin of `moving.path.walk_metres`."""

from fractions import Fraction

from support.walks import metre_cost

from squadlog.rules.moving.path import contour_lines, forbidden


def slowly_walked(metres, allowance, *, pack_on, mode, ctx, **how):
    """Moved, charged, left, what stopped it and the modes barred next."""
    walk = _steps(metres, allowance, mode=mode, ctx=ctx, pack_on=pack_on, **how)
    undoubled = pack_on and ctx.rulings.is_("bounce.lightWoods", "undoubled")
    doubled = mode in ("walk", "run", "sprint") or ctx.rulings.is_("bounce.doublingScope", "all")
    if undoubled and doubled and any("light" in metre for metre in _entered(metres, walk[0])):
        return _steps(metres, allowance / 2, mode=mode, ctx=ctx, pack_on=pack_on, **how)
    return walk


def _entered(metres, moved):
    return metres[: int(moved) + (moved.denominator != 1)]


def _steps(metres, allowance, *, mode, ctx, suit_cost, pack_on, limit):
    moved, left, lines, stopped = Fraction(0), allowance, 0, ""
    reads = ctx.rulings.is_
    for metre in metres:
        if limit is not None and moved >= limit:
            stopped = "limit"
            break
        lines += contour_lines(metre)
        cost = metre_cost(metre, suit_cost=suit_cost, pack_on=pack_on, mode=mode, table=ctx)
        if cost is None or (not pack_on and lines > 1 and reads("slope.rows", "per_move")):
            stopped = "impassable"
            break
        bans = mode in forbidden(metre, pack_on=pack_on, ctx=ctx)
        if bans and not reads("terrain.restrictionScope", "next"):
            stopped = "forbidden"
            break
        wish = Fraction(1) if limit is None else min(Fraction(1), limit - moved)
        if cost > left:
            step = min(wish, _part(left / cost, not moved, ctx.rulings.choice("move.fractionRule")))
            moved, left = moved + step, left - step * cost
            stopped = "limit" if limit is not None and moved >= limit else "allowance"
            break
        moved, left = moved + wish, left - cost
        if not pack_on and "marsh" in metre and reads("marsh.rule", "cap"):
            stopped = "marsh"
            break
    if not stopped and limit is not None and moved >= limit:
        stopped = "limit"
    charged = allowance - left
    if stopped == "allowance" and reads("move.exampleDistance", "2.5"):
        moved = max(moved, charged)
    modes = {mode for metre in _entered(metres, moved) for mode in forbidden(metre, pack_on=pack_on, ctx=ctx)}
    if reads("terrain.restrictionScope", "current"):
        modes = set()
    return moved, charged, left, stopped, tuple(mode for mode in ctx.book.move_modes if mode in modes)


def _part(share, first, reading):
    match reading:
        case "strict":
            return Fraction(0)
        case "proportional":
            return share
        case "half_meter":
            return Fraction(int(share * 2), 2)
        case _:
            return share if first else Fraction(0)
