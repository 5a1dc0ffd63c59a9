"""An order that aims at a place, and a blast at one: what would come of it, drawn and in words."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.records import record, replace, value
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Overlay, Pointed, Shaded, Sight
from squadlog.language.say import say
from squadlog.reports import foreseen
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.in_hand_tools import spot_of
from squadlog.session.view.map.map_texts import spot_words
from squadlog.session.view.toned import Toned

with lazy_imports():
    from squadlog.survey import laid_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Declare
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.state import Known
    from squadlog.facts.ground_facts import Target
    from squadlog.rules.common.foreseen import Foreseen
    from squadlog.session.seat import Seat

AIM, LANDING = "◎", "◇"
"""The point that is aimed at, and where it may come to lie instead."""
LIKELY = Fraction(1, 20)
"""Chances that stand beside their place; the rest are marks alone."""


@value
class ReachedByBlast:
    """A unit that a blast would reach on the point, and the wound levels that this costs it, 0 for a daze."""

    unit: int
    levels: int
    friend: bool


@record
class BlastForeseen:
    """What a blast at a place, or an order that aims at one, would come to.

    `what` has its numbers; None where nothing goes off. `heading`: what is done, with what and at what. `short`: how
    far, how likely and when. `reached`: whom it would reach on the point, in words, and `struck` by number. `page` has
    all of it, a line each. `floor` is where it is aimed. `says` gives the order, with its sentence `say`;
    `refusal` is why that would be refused.
    """

    heading: str = ""
    what: Foreseen | None = None
    short: str = ""
    reached: str = ""
    struck: tuple[ReachedByBlast, ...] = ()
    page: tuple[str, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    floor: int = 1
    says: Declare | None = None
    say: str = ""
    refusal: Refusal | None = None


def find_aimings(seat: Seat, unit: int | None, begun: Declare | None = None) -> tuple[Declare, ...]:
    """What a unit can aim at a place, an order without its aim each.

    An order that was `begun` comes first as it is, then with another number or kind of what it can be done with.
    """
    if begun is None:
        return () if unit is None else seat.blasts.aimings(unit)
    plan = begun.shot or ShotPlan(weapon=begun.item or begun.weapon or "")
    same = [
        one.shot.weapon for one in seat.blasts.aimings(begun.unit) if one.action == begun.action and one.shot
    ]
    first = plan.weapon or next(iter(same), "")
    others = () if begun.item else tuple(what for what in same if what != first)
    return tuple(replace(begun, shot=replace(plan, weapon=what)) for what in (first, *others))


def aim_order(
    order: Declare, target: Target, at: tuple[float, float] | None = None, overrule: str = ""
) -> Declare:
    """The order with its aim; `at` is the point of a thing that is meant."""
    plan = order.shot or ShotPlan(weapon=order.item or order.weapon or "")
    stated = plan.stated if at is None else replace(plan.stated, at=at)
    if not isinstance(target, str):
        stated = replace(stated, at=None)
    return replace(order, shot=replace(plan, target=target, stated=stated), overrule=overrule)


def aim(seat: Seat, order: Declare) -> BlastForeseen:
    """What an order that aims at a place would come to: rings, where it may fall, whom it would reach there."""
    battle = seat.known
    side = battle.units[order.unit].side if order.unit in battle.units else ""
    found = _foreseen(battle, seat.blasts.foreseen(order), side, spot_of(battle, order.unit))
    target = None if order.shot is None else order.shot.target
    heading = f"{order_words(order)} {target_words(battle, target)}"
    return replace(found, heading=heading, says=order, say=say(order), refusal=seat.rules.refusal(order))


def aim_text(battle: Known, found: BlastForeseen) -> tuple[Toned, ...]:
    """Who does what, at what, how far, how likely and when, in a line."""
    if found.says is None:
        return ()
    who = Toned(f"{unit_words(battle, found.says.unit)}: {order_words(found.says)} ", "bold")
    shot = found.says.shot
    at = Toned(f"{target_words(battle, None if shot is None else shot.target)}. ", "asked", strong=True)
    return who, at, Toned(f"{found.short} " if found.short else "")


def foresee_blast(seat: Seat, kind: str, at: Spot, count: int = 1) -> BlastForeseen:
    """What something of a kind would come to that went off at a place now; nothing for no kind in force."""
    where = Waypoint(x=at.x, y=at.y, floor=at.floor)
    return _foreseen(seat.known, seat.blasts.at(kind, where, count=count), "", None)


def _foreseen(battle: Known, what: Foreseen | None, side: str, start: Spot | None) -> BlastForeseen:
    if what is None:
        return BlastForeseen()
    aimed = laid_over.spot_of(what.aim)
    return BlastForeseen(
        what=what,
        floor=1 if aimed is None else aimed.floor,
        short=foreseen.in_short(battle, what),
        reached=foreseen.say_reached(battle, what, side),
        struck=tuple(_struck(battle, what, side)),
        page=tuple(foreseen.whole(battle, what, side)),
        overlays=tuple(_draw(what, start)),
    )


def _struck(battle: Known, what: Foreseen, side: str) -> Iterator[ReachedByBlast]:
    for one in (what.falls[0].struck or ()) if what.falls else ():
        if one.levels is not None and one.unit in battle.units:
            yield ReachedByBlast(one.unit, one.levels, battle.units[one.unit].side == side)


def _draw(what: Foreseen, start: Spot | None) -> Iterator[Overlay]:
    """The rings about the aim, the line to it, and a mark with its chance on each place where it may come to lie."""
    yield Shaded(laid_over.rings(what))
    aimed = laid_over.spot_of(what.aim)
    if aimed is not None and start is not None and start != aimed and start.floor == aimed.floor:
        seen = what.sighting is None or what.sighting.in_sight.value or what.spotter is not None
        far = None if what.sighting is None else what.sighting.distance
        drawn = None if far is None or far.origin != "measured" else far.value
        metres = distance_m(aimed, start) if drawn is None else drawn
        yield Sight(start, aimed, "clear" if seen else "blocked", format_length(metres, 1))
    marks = []
    for place, fall in enumerate(what.falls):
        spot = laid_over.spot_of(fall.at)
        if spot is not None:
            words = f"{round(100 * fall.chance)}%" if LIKELY <= fall.chance < 1 else ""
            marks.append((spot, LANDING if place else AIM, words))
    yield Pointed(tuple(marks))


def order_words(said: Declare) -> str:
    """What is done, and with what: `throw fragmentation`."""
    thing = (said.shot.weapon if said.shot is not None else "") or said.item or ""
    done, thing = said.action.replace("_", " "), thing.replace("_", " ")
    verb, *rest = done.split()
    if thing.isdigit():
        thing += " grenade" if thing == "1" else " grenades"
    return f"{verb if set(rest) & set(thing.split()) else done} {thing}".strip()


def target_words(battle: Known, target: Target | None) -> str:
    """The words for what is aimed at."""
    match target:
        case int():
            return f"at {unit_words(battle, target)}"
        case str():
            return f"at {battle.features[target].name}" if target in battle.features else f"at {target}"
        case Waypoint():
            return f"at {spot_words(Spot(target.x, target.y, target.floor or 1))}"
    return ""
