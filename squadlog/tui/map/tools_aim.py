"""The hand that aims at a place: what is thrown, launched, laid or called there, and what would come of it."""

from collections.abc import Sequence
from fractions import Fraction
from math import hypot
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.state import Known, ShotPlan
from squadlog.facts.ground_facts import Target, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Overlay, Pointed, Shaded, Sight
from squadlog.session.view.map.in_hand_tools import NEAR_M, Hand, spot_of
from squadlog.tui.chrome.map_words import spot_words
from squadlog.tui.chrome.words import format_refusal, overrules, unit_words
from squadlog.tui.map import glyphs
from squadlog.tui.map.over.foreseen_words import format_reached, marks_of_struck, short_words, whole_words
from squadlog.tui.map.tools_laid import SectorTable, Shown

with lazy_imports():
    from squadlog.survey import laid_over

if TYPE_CHECKING:
    from squadlog.rules.common.foreseen import Foreseen

NOTHING = "This unit has nothing to aim at a place."
AIMS = "Arrows move the aim, Enter gives the order, i shows all reasons."
REFUSED = "Arrows move the aim, i shows all reasons."
LIKELY = Fraction(1, 20)
"""Chances that stand beside their place; the rest are marks alone."""
BUILT = ("_wall", "_bulkhead")


class AimTable(SectorTable):
    """What the tool shows that aims at a place."""

    def aimings(self, hand: Hand) -> tuple[Declare, ...]:
        """What the chosen unit can aim, an order without its aim each; the one that was begun elsewhere first."""
        if hand.aiming is not None:
            return self._begun(hand.aiming)
        return () if hand.chosen is None else self.seat.blasts.aimings(hand.chosen)

    def _begun(self, order: Declare) -> tuple[Declare, ...]:
        """The order as it was begun, then with another number or kind of what it can be done with."""
        plan = order.shot or ShotPlan(weapon=order.item or order.weapon or "")
        same = [
            one.shot.weapon
            for one in self.seat.blasts.aimings(order.unit)
            if one.action == order.action and one.shot
        ]
        first = plan.weapon or next(iter(same), "")
        others = () if order.item else tuple(what for what in same if what != first)
        return tuple(replace(order, shot=replace(plan, weapon=what)) for what in (first, *others))

    def candidates(self, hand: Hand) -> tuple[tuple[Target, tuple[float, float] | None], ...]:
        """What the cursor can mean: a unit, a door or a window near it, the point itself, a wall or other thing.

        Each with the point of a feature that is meant.
        """
        at = round(hand.cursor.x, 2), round(hand.cursor.y, 2)
        point: Target = Waypoint(x=at[0], y=at[1], floor=hand.cursor.floor)
        under = hand.under(self.battle)
        first: list[tuple[Target, tuple[float, float] | None]] = []
        if under is not None and under != hand.chosen:
            first.append((under, None))
        known, last = self.battle.features, list[tuple[Target, tuple[float, float] | None]]()
        for one in self.survey.look(hand.cursor, max(hand.reach_m, NEAR_M)):
            feature = known.get(one.id)
            if feature is None or feature.state == "destroyed":
                continue
            opening = "door" in feature.kind or "window" in feature.kind
            (first if opening else last).append((one.id, at if feature.kind.endswith(BUILT) else None))
        return (*first, (point, None), *last)

    def aimed(self, hand: Hand, overrule: str = "") -> Declare | None:
        """The order with its aim where the cursor is; None where nothing can be aimed."""
        found = self.aimings(hand)
        if not found:
            return None
        order = found[hand.kind % len(found)]
        meant = self.candidates(hand)
        target, at = meant[hand.meaning % len(meant)]
        plan = order.shot or ShotPlan(weapon=order.item or order.weapon or "")
        stated = plan.stated if at is None else replace(plan.stated, at=at)
        if not isinstance(target, str):
            stated = replace(stated, at=None)
        return replace(order, shot=replace(plan, target=target, stated=stated), overrule=overrule)

    def aim(self, hand: Hand) -> Shown:
        """The order in the hand: what would come of it drawn and told, and why Enter would do nothing."""
        said = self.aimed(hand)
        if said is None or said.shot is None or hand.chosen is None:
            return Shown(words=Content(NOTHING))
        what = self.seat.blasts.foreseen(said)
        refusal, side = self.refuses(said), self.battle.units[hand.chosen].side
        head = Content.styled(f"{unit_words(self.battle, hand.chosen)}: {order_words(said)} ", "bold")
        head += Content.styled(f"{target_words(self.battle, said.shot.target)}. ", "bold $asked")
        told = head if what is None else head + short_words(self.battle, what)
        if refusal is not None:
            told = told + format_refusal(refusal) + f"{overrules(refusal)} "
        if what is not None:
            told = told + format_reached(self.battle, what, side)
        start = spot_of(self.battle, hand.chosen)
        overlays = () if what is None else draw_rings(what, start)
        struck = {} if what is None else marks_of_struck(self.battle, what, side)
        told += Content.styled(AIMS if refusal is None else REFUSED, "$quiet")
        return Shown(overlays=overlays, words=told, refusal=refusal, struck=struck)

    def reasons(self, hand: Hand) -> tuple[str, Content] | None:
        """All that is known of the aim, to be read: rings, ledger, where it may fall, whom it would reach and why."""
        said = self.aimed(hand)
        what = None if said is None else self.seat.blasts.foreseen(said)
        if said is None or what is None or said.shot is None:
            return None
        title = f"{order_words(said)} {target_words(self.battle, said.shot.target)}"
        return title, whole_words(self.battle, what, self.battle.units[said.unit].side)


def draw_rings(what: "Foreseen", start: Spot | None) -> tuple[Overlay, ...]:
    """The rings about the aim, the line to it, and a mark with its chance on each place where it may come to lie."""
    found: list[Overlay] = [Shaded(laid_over.rings(what))]
    aim = laid_over.spot_of(what.aim)
    if aim is not None and start is not None and start != aim and start.floor == aim.floor:
        seen = what.sighting is None or what.sighting.in_sight.value or what.spotter is not None
        far = None if what.sighting is None else what.sighting.distance
        drawn = None if far is None or far.origin != "measured" else far.value
        metres = hypot(aim.x - start.x, aim.y - start.y) if drawn is None else drawn
        found.append(Sight(start, aim, "clear" if seen else "blocked", format_length(metres, 1)))
    found.append(Pointed(tuple(landings(what))))
    return tuple(found)


def landings(what: "Foreseen") -> Sequence[tuple[Spot, str, str]]:
    """The aim, and each other place where it may lie, with its chance if that is worth its room on the map."""
    found = []
    for place, fall in enumerate(what.falls):
        spot = laid_over.spot_of(fall.at)
        if spot is not None:
            sign = glyphs.LANDING if place else glyphs.AIM
            words = f"{round(100 * fall.chance)}%" if LIKELY <= fall.chance < 1 else ""
            found.append((spot, sign, words))
    return found


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
