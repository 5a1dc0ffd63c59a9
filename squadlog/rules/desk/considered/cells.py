"""The choices of a unit, and what each comes to for one target: the preview of the command that it stands for."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import atan2, degrees
from typing import get_args

from squadlog.base.records import record, replace
from squadlog.battle.commands import Declare, Fire, OpportunityShot
from squadlog.battle.refusal import Refusal, listed, refuses
from squadlog.battle.state import Battle, ShotPlan, Unit
from squadlog.facts.ground_facts import Sector, StatedSighting, Waypoint
from squadlog.rules.blasts.rings import comes_to
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.foreseen import Fall, Foreseen
from squadlog.rules.common.previews import ShotPreview
from squadlog.rules.common.wounds import armour_factor, tick_boxes, value_fraction
from squadlog.rules.desk import foreseeing
from squadlog.rules.desk.considered.imagined import STEP_M, as_if_firing, as_if_watching
from squadlog.rules.desk.considered.values import NOTHING, OddsCell, Way
from squadlog.rules.desk.preview import manners, preview

_no = refuses("fire")

_ON_THE_WAY = ("beyond-move", "not-yet-seen", "seen-before", "move")
_HALF_ARC_DEG = 45.0
_SHOTS: tuple[Way, ...] = tuple(way for way in get_args(Way) if way != "blast")
_IN_THE_OPEN = "Without a map, the target of a blast counts as in the open, as far away as the aim is off."
Lines = Mapping[int, StatedSighting]
"""What the table says of the lines to those who are considered, by unit."""


@record
class OddsOption:
    """A choice: a weapon fired in a way and in a manner, or an `order` of something that goes off.

    `aims`: it is at one of them; else it sweeps a sector.
    """

    weapon: str
    way: Way
    manner: str = ""
    aims: bool = True
    order: Declare | None = None


def options(battle: Battle, unit: int, weapons: Iterable[str], ctx: RulesContext) -> Iterator[OddsOption]:
    """All that a unit could do with these weapons."""
    for weapon in weapons:
        found = manners(battle, unit, weapon, ctx)
        for way in _SHOTS:
            yield OddsOption(weapon=weapon, way=way)
            for one in found:
                if one.aims or way != "aimed":
                    yield OddsOption(weapon=weapon, way=way, manner=one.word, aims=one.aims)


def blasts(battle: Battle, unit: int, ctx: RulesContext) -> Iterator[OddsOption]:
    """All that it could throw, launch or call (GRN, GLA, FMS). Of a salvo: one, and as many as there are."""
    orders = [one for one in foreseeing.aimings(battle, unit, ctx) if one.shot is not None]
    for place, order in enumerate(orders):
        weapon = order.item or (order.shot.weapon if order.shot is not None else "")
        near = (orders[place - 1 : place], orders[place + 1 : place + 2])
        if not (weapon.isdigit() and all(one and one[0].action == order.action for one in near)):
            yield OddsOption(weapon=weapon, way="blast", manner=order.action, order=order)


def cell_of(  # noqa: PLR0917 - who, what, at whom, as the table has the lines
    battle: Battle, unit: int, option: OddsOption, target: int, lines: Lines, ctx: RulesContext
) -> tuple[OddsCell, tuple[str, ...]]:
    """What a choice comes to for a target, and what the chapters have to say of it."""
    if option.order is not None:
        return _blast_cell(battle, option.order, target, lines, ctx)
    shown = _preview_cell(battle, unit, option, target, lines, ctx)
    blocked, odds = shown.blocked, shown.odds
    if not option.aims:
        odds = next((one.odds for one in shown.engaged if one.unit == target), None)
        if blocked is None and odds is None:
            blocked = _outside(target)
    cell = OddsCell(target=target, blocked=blocked, odds=odds)
    return _value_cell(battle, cell, ctx), shown.remarks


def _preview_cell(  # noqa: PLR0917 - as above
    battle: Battle, unit: int, option: OddsOption, target: int, lines: Lines, ctx: RulesContext
) -> ShotPreview:
    """The preview of the one command that a cell stands for."""
    stated, manner = lines.get(target, StatedSighting()), option.manner or None
    watches = option.way == "opportunity"
    sector = None if option.aims else _sector(battle, unit, target, lines, ahead=watches)
    if watches:
        watching = as_if_watching(battle, unit, option.weapon, target)
        asks = OpportunityShot(unit=unit, at_m=STEP_M, stated=stated, manner=manner, sector=sector)
        shown = preview(watching, asks, ctx)
        if shown.blocked is not None and shown.blocked.code in _ON_THE_WAY:
            return replace(shown, blocked=None)  # where on its way it is shot at is said then
        return shown
    firing = as_if_firing(battle, unit, option.weapon, aimed=option.way == "aimed")
    if sector is not None:
        return preview(firing, Fire(unit=unit, manner=manner, sector=sector), ctx)
    return preview(firing, Fire(unit=unit, target=target, stated=stated, manner=manner), ctx)


def _sector(battle: Battle, unit: int, target: int, lines: Lines, *, ahead: bool) -> Sector:
    """The sector that is swept with its middle as near to the target as may be (AUT-08); without a map all of them."""
    here, his = battle.units[unit].position, battle.units[target].position
    said = tuple((number, stated) for number, stated in lines.items() if stated != StatedSighting())
    if here is None or his is None:
        far = {number: stated.distance_m or 0.0 for number, stated in lines.items()}
        return Sector(units=tuple(sorted(lines, key=far.__getitem__)), seen=said)
    if ahead:
        return Sector(seen=said)
    off = (degrees(atan2(his.x - here.x, his.y - here.y)) - here.facing_deg + 180) % 360 - 180
    turned = min(max(off, -_HALF_ARC_DEG), _HALF_ARC_DEG)
    return Sector(axis_deg=(here.facing_deg + turned) % 360, seen=said)


def _outside(target: int) -> Refusal:
    told = f"Unit {target} is not in the sector, or is not seen there."
    return _no("sector-outside", told, "AUT-08")


def _value_cell(battle: Battle, cell: OddsCell, ctx: RulesContext) -> OddsCell:
    """The cell with the share of the target's points that it takes on average."""
    if cell.odds is None:
        return cell
    return replace(cell, worth=share_taken(battle.units[cell.target], cell.odds, ctx))


def share_taken(target: Unit, odds: Odds, ctx: RulesContext) -> Fraction:
    """The share of the target's points that a shot takes on average, by the wound that it has now (CAS-01..06)."""
    has = value_fraction(target.wound, ctx)
    return sum(
        (
            chance * (value_fraction(level, ctx) - has)
            for level in ("L", "M", "S", "U", "D")
            if (chance := getattr(odds, level))
        ),
        NOTHING,
    )


# What goes off


def _blast_cell(
    battle: Battle, order: Declare, target: int, lines: Lines, ctx: RulesContext
) -> tuple[OddsCell, tuple[str, ...]]:
    """What something comes to for somebody at whose place it is aimed (GRN-25..38, GLA, FMS)."""
    victim, unit = battle.units[target], order.unit
    refused, said = _aim_at(battle, order, victim, lines.get(target, StatedSighting()), ctx)
    ready, _ = foreseeing.ready_first(battle, said, ctx)
    what = foreseeing.foreseen(ready, said, ctx.at(ready))
    odds = None if what is None else odds_of_places(what, victim, ctx)
    cell = OddsCell(target=target, blocked=refused, odds=odds)
    told = () if what is None or odds is None else tuple(_beside(battle, unit, target, what))
    return _value_cell(battle, cell, ctx), told


def _beside(battle: Battle, unit: int, target: int, what: Foreseen) -> Iterator[str]:
    """What is to be known of it besides: when it goes off, and whom of one's own it may reach."""
    if battle.units[unit].position is None:
        yield _IN_THE_OPEN
    if what.at is not None and what.at > battle.now:
        label = f"{what.label[:1].upper()}{what.label[1:]}"
        yield f"{label} goes off in {what.at}; the places of all are those of now."
    side = battle.units[unit].side
    struck = [one for fall in what.falls for one in fall.struck or () if one.levels is not None]
    own = dict.fromkeys(one.unit for one in struck if battle.units[one.unit].side == side)
    if own:
        yield f"Aimed at unit {target} it may reach FRIENDS: {listed(map(str, own))}."


def _aim_at(
    battle: Battle, order: Declare, victim: Unit, stated: StatedSighting, ctx: RulesContext
) -> tuple[Refusal | None, Declare]:
    """The order aimed at him, at the place where he stands or in words, as its chapter takes it; and what bars it."""
    found: list[tuple[Refusal | None, Declare]] = []
    for plan in _plans(order, victim, stated):
        said = replace(order, shot=plan)
        ready, _ = foreseeing.ready_first(battle, said, ctx)
        refused = foreseeing.refusal(ready, said, ctx.at(ready))
        if refused is None:
            return None, said
        found.append((refused, said))
    of_rules = (one for one in found if one[0] is not None and one[0].subsystem is not None)
    return next(of_rules, found[0])


def _plans(order: Declare, victim: Unit, stated: StatedSighting) -> Iterator[ShotPlan]:
    plan, here = order.shot or ShotPlan(weapon=""), victim.position
    if here is not None:
        yield replace(plan, target=Waypoint(x=here.x, y=here.y, floor=victim.floor), stated=stated)
    yield replace(plan, target=victim.id, stated=stated)
    if here is None:
        yield replace(plan, told=f"unit {victim.id}", stated=stated)


def odds_of_places(what: Foreseen, victim: Unit, ctx: RulesContext) -> Odds | None:
    """The odds for a victim of a thing that may lie at several places, each with its chance; None: nobody can tell.

    Several that are let go at once count together.
    """
    if not what.rings or not what.falls or sum(fall.chance for fall in what.falls) != 1:
        return None
    once: dict[int | None, Fraction] = {}
    for fall in what.falls:
        levels = _levels(what, fall, victim, ctx)
        if levels == _UNKNOWN:
            return None
        once[levels] = once.get(levels, NOTHING) + fall.chance
    found: dict[str, Fraction] = {}
    for levels, chance in _several(what, once).items():
        name = "miss" if levels is None else tick_boxes(victim.wound, levels, ctx) if levels else "no_wound"
        found[name] = found.get(name, NOTHING) + chance
    return Odds(**found)


_UNKNOWN = -1
"""Stands for wound levels that nobody can tell."""


def _levels(what: Foreseen, fall: Fall, victim: Unit, ctx: RulesContext) -> int | None:
    """The wound levels of one place; None: he is not attacked there."""
    if fall.struck is not None:
        return next((one.levels for one in fall.struck if one.unit == victim.id), None)
    if fall.off_m is None:
        return _UNKNOWN
    return comes_to(what.rings, fall.off_m, "none", armour_factor(victim, ctx), ctx).levels


def _several(what: Foreseen, once: Mapping[int | None, Fraction]) -> Mapping[int | None, Fraction]:
    """The chances over all that are let go together, each by itself, or all with one roll (GLA-07, A-74)."""
    if what.together:
        return {None if levels is None else levels * what.count: chance for levels, chance in once.items()}
    found = dict(once)
    for _ in range(what.count - 1):
        more: dict[int | None, Fraction] = {}
        for before, chance in found.items():
            for levels, share in once.items():
                both = None if before is None and levels is None else (before or 0) + (levels or 0)
                more[both] = more.get(both, NOTHING) + chance * share
        found = more
    return found
