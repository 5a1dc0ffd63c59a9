"""What each tool lays over the map, and the line that says what it found and what to do next."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.records import record, replace
from squadlog.battle.commands import Command
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Arc, Area, Overlay, PathLine, Shaded
from squadlog.ground.map.zones import zones_by_side
from squadlog.ground.sight.arcs import FRONT_DEG, NARROW_DEG, OPPORTUNITY_DEG
from squadlog.rules.common.ask import Placeable
from squadlog.session.chapters import flees
from squadlog.session.view.map.in_hand_tools import NEAR_M, Hand, SettingUp, Trail, spot_of
from squadlog.session.view.map.ruler import Ruler, move_order
from squadlog.tui.chrome.map_words import danger_words, format_seen, sight_words, spot_words
from squadlog.tui.chrome.words import format_refusal, link_rules, overrules, unit_words
from squadlog.tui.map.glyphs import HAZE
from squadlog.tui.map.tools_aim import AimTable
from squadlog.tui.map.tools_laid import Shown
from squadlog.tui.map.tools_words import ruler_words

with lazy_imports():
    from squadlog.survey import laid_over
    from squadlog.survey.drawing import scene as scenes

if TYPE_CHECKING:
    from squadlog.ground.moving.reached import Reachable
    from squadlog.ground.sight.line_of_sight import SightLine

_ARCS_M = {FRONT_DEG: 12.0, OPPORTUNITY_DEG: 9.0, NARROW_DEG: 6.0}
"""The arcs of a unit, and how far each is drawn."""
NEXT = {
    "look": "Arrows move the cursor. r ruler, v sight line, e reach, t targets, i what is here, ? all keys.",
    "ruler": "Space sets a corner, backspace removes it, [ ] turn, g move mode, Enter declares.",
    "sight": "Move the cursor to a target (tab: the next). Space looks from the cursor instead, s from the side.",
    "arcs": "180°, 90° and 45° in front [FOV-01, ACT-53]. a or Escape closes them.",
    "area": "g move mode, space plans a path to the cursor, e or Escape closes it.",
    "who": "Move the cursor to another spot; w or Escape closes it.",
    "put": "Enter or space places it there, tab takes the next, backspace picks it up, Escape: the list.",
    "lay": "[ ] turn, Enter or space places it there, tab takes the next, backspace picks it up, Escape: the list.",
    "place": "Move the cursor to a spot in the start zone, [ ] turn, Enter or space places the unit, P takes the next.",
}


def without_keys(words: Content) -> Content:
    """What a tool has found, without what to press next: for a line that is read while others have the keys."""
    at = min(
        (place for told in NEXT.values() if (place := words.plain.find(told)) >= 0), default=len(words.plain)
    )
    return words[:at].rstrip()


WALLS = ("_wall", "_bulkhead")
TOO_LONG = frozenset({"too-far", "in-the-way"})
"""Refusals that a part of the way would not meet."""
POSTURE = frozenset({"prone", "not-prone", "kneeling"})
"""Refusals that hold for a way of moving however short it is."""
TRAIL_WORDS: dict[Trail, str] = {
    "turn": "Paths of this turn; H again: of the whole battle.",
    "battle": "Paths of the whole battle; H again hides them.",
    "": "The paths are hidden.",
}


def _outline(found: "Reachable", *, hazy: bool = False) -> Area:
    """The edge of an area on the map."""
    rings = tuple(ring for piece in found.outlines() for ring in piece)
    return Area(rings, found.start.spot.floor, hazy=hazy)


def _next_of(thing: Placeable | None) -> str:
    return NEXT["place" if thing is None else "lay" if thing.turns else "put"]


CHOOSE = "Choose a unit that is on the map: type its number, or tab."


@record
class MapTable(AimTable):
    """What each tool shows of the battle."""

    @property
    def setting(self) -> SettingUp:
        """How units are set up, and what is laid down in secret."""
        return SettingUp(battle=self.battle, placeables=self.seat.due.placeables)

    def shown(self, hand: Hand) -> Shown:
        """What the tool in the hand shows."""
        match hand.tool:
            case "ruler":
                return self._ruler(hand)
            case "sight":
                return self._sight(hand)
            case "arcs":
                return self._arcs(hand)
            case "area":
                return self._area(hand)
            case "who":
                return self._who(hand)
            case "place":
                return self._place(hand)
            case "sweep":
                return self.sweep(hand)
            case "aim":
                return self.aim(hand)
            case _:
                return self._look(hand)

    # The ruler

    def order(self, hand: Hand, overrule: str = "") -> Command | None:
        """The command the ruler stands for; None for a ruler that belongs to no unit, or an empty one."""
        ruler = hand.ruler
        if ruler is None or hand.chosen is None or spot_of(self.battle, hand.chosen) is None:
            return None
        if not ruler.points and ruler.facing_deg is None:
            return None
        return move_order(self.battle, hand.chosen, hand.mode(self.battle), ruler.move(), overrule)

    def _ruler(self, hand: Hand) -> Shown:
        ruler = hand.ruler or Ruler(start=hand.cursor, end=hand.cursor)
        metres = tuple(format_length(metres, 1) for metres in ruler.running_m)
        path = PathLine((ruler.start, *ruler.points), metres)
        number = hand.chosen
        if number is None or spot_of(self.battle, number) is None:
            length = format_length(ruler.length_m, 2)
            plain = f"Ruler: {length}. Space sets a corner, backspace removes it, Escape closes it."
            return Shown(overlays=(path,), words=Content(plain))
        mode = hand.mode(self.battle)
        said = self.order(hand)
        refusal, told = (
            None,
            Content.styled(f"Ruler: {unit_words(self.battle, number)}, {mode.replace('_', ' ')}. ", "bold"),
        )
        facing = ruler.facing_deg
        if ruler.points:
            ruled = self.survey.measure(number, mode, ruler.points, ruler.facing_deg)
            told, refusal = ruler_words(self.battle, number, mode, ruled) + "\n", ruled.refusal
        elif facing is not None:
            told = told + f"Turns to {facing:.0f}° on the spot.\n"
        if refusal is None and said is not None:
            refusal = self.refuses(said)
        if facing is None:
            facing = ruler.heading_deg(self.facing(number), mode)
        shorter = " x trims it," if refusal and refusal.code in TOO_LONG else ""
        after = format_refusal(refusal) + shorter + overrules(refusal) if refusal else Content(NEXT["ruler"])
        words = told + after
        return Shown(overlays=(path, Arc(ruler.end, facing, 45.0, 1.5)), words=words, refusal=refusal)

    def shortened(self, hand: Hand) -> Ruler | None:
        """The ruler as far as the unit can go: the ruler itself if that is all, None if it is nothing."""
        ruler, number = hand.ruler, hand.chosen
        if ruler is None or number is None or not ruler.points or spot_of(self.battle, number) is None:
            return ruler
        mode = hand.mode(self.battle)
        ruled = self.survey.measure(number, mode, ruler.points, ruler.facing_deg)
        if ruled.refusal is None or ruled.refusal.code not in TOO_LONG:
            return ruler
        # A corner is stated to the centimetre, and the next one down is never too far.
        for metres in (ruled.moved, ruled.moved - 0.01, ruled.moved - 0.02, float(int(ruled.moved))):
            shorter = ruler.cut(metres)
            if shorter.points and metres > 0:
                said = self.survey.measure(number, mode, shorter.points, ruler.facing_deg)
                if said.refusal is None:
                    return shorter
        return None

    def barred(self, hand: Hand, mode: str) -> bool:
        """Whether a unit's posture forbids it to move so (ACT-23, ACT-38)."""
        if hand.chosen is None:
            return False
        refusal = self.refuses(move_order(self.battle, hand.chosen, mode, StatedMove()))
        return refusal is not None and refusal.code in POSTURE

    # Sight

    def line(self, hand: Hand) -> "tuple[SightLine, tuple[str, str], int | Spot] | None":
        """The sight line of the hand, the names of its ends, and its target; None without anybody to look."""
        viewer = hand.chosen
        if viewer is None or spot_of(self.battle, viewer) is None:
            return None
        target = hand.under(self.battle, but=viewer)
        if target is None and hand.under(self.battle) == viewer and hand.origin is None:
            return None
        name = unit_words(self.battle, viewer)
        if hand.origin is not None:
            name = f"{name} from {spot_words(hand.origin, self.survey.map.floors)}"
        if target is None:
            found = self.survey.sight_to(viewer, hand.cursor, viewer_at=hand.origin, margin=True)
            if found is None:
                return None
            return found, (name, spot_words(hand.cursor, self.survey.map.floors)), hand.cursor
        found = self.survey.sight(viewer, target, viewer_at=hand.origin, margin=True)
        return found, (name, unit_words(self.battle, target)), target

    def _sight(self, hand: Hand) -> Shown:
        found = self.line(hand)
        if found is None:
            placed = spot_of(self.battle, hand.chosen) is not None
            return Shown(words=Content(NEXT["sight"] if placed else CHOOSE))
        line, names, target = found
        start = hand.origin or spot_of(self.battle, hand.chosen) or hand.cursor
        end = target if isinstance(target, Spot) else spot_of(self.battle, target) or hand.cursor
        overlay = scenes.sight_between(start, end, line)
        back = None
        if isinstance(target, int) and hand.chosen is not None:
            back = self.survey.sight_back(hand.chosen, target, viewer_at=hand.origin)
        return Shown(overlays=(overlay,), words=sight_words(line, names, back) + f"\n{NEXT['sight']}")

    # Arcs, reach, watchers

    def _arcs(self, hand: Hand) -> Shown:
        spot = spot_of(self.battle, hand.chosen)
        if spot is None or hand.chosen is None:
            return Shown(words=Content(CHOOSE))
        facing = self.facing(hand.chosen)
        name = unit_words(self.battle, hand.chosen)
        overlays = tuple(Arc(spot, facing, wide, far_m, f"{wide:g}°") for wide, far_m in _ARCS_M.items())
        head = Content.styled(f"{name} faces {facing:.0f}°. ", "bold")
        return Shown(overlays=overlays, words=head + link_rules(NEXT["arcs"]))

    def _area(self, hand: Hand) -> Shown:
        number = hand.chosen
        if number is None or spot_of(self.battle, number) is None:
            return Shown(words=Content(CHOOSE))
        mode = hand.mode(self.battle)
        who = f"{unit_words(self.battle, number)}, {mode.replace('_', ' ')}"
        if (objection := self.survey.objection(number, mode)) is not None:
            words = Content.styled(f"{who}: nowhere. ", "bold") + format_refusal(objection)
            return Shown(words=words + f"\n{NEXT['area']}")
        found = self.survey.known_reach(number, mode)
        if found is None:
            words = Content.styled(f"{who}: working out the move range ... ", "bold") + NEXT["area"]
            return Shown(words=words, wanted=(number, mode))
        inside = "within" if found.covers(hand.cursor.x, hand.cursor.y) else "out of"
        head = f"{who}: the cursor is {inside} reach. "
        overlays = list[Overlay]()
        if flees(self.battle.units[number].held):
            refuges = self.survey.known_refuges(number, mode)
            if refuges is None:
                return Shown(words=Content.styled(head, "bold") + NEXT["area"], wanted=(number, mode))
            hidden, hazy = refuges
            if hidden.area.is_empty:
                near = "; ".join(cover.words for cover in self.survey.nearest_cover(number)[:2])
                head += "No place in reach is out of the enemy's sight: lead them away"
                head += f", or behind cover, nearest {near}. " if near else ". "
            else:
                inside = "is" if hidden.covers(hand.cursor.x, hand.cursor.y) else "is not"
                head = f"{who}: the marked area is where no enemy sees them; the cursor {inside} there. "
                found = hidden
            if not hazy.area.is_empty:
                head += f"In {HAZE} enemies see it through smoke alone. "
                overlays.append(_outline(hazy, hazy=True))
        overlays.append(_outline(found))
        return Shown(overlays=tuple(overlays), words=Content.styled(head, "bold") + NEXT["area"])

    def _who(self, hand: Hand) -> Shown:
        under = hand.under(self.battle)
        seen_there = self.survey.who_sees(hand.cursor if under is None else under)
        found = [seen for seen in seen_there if seen.watcher != hand.chosen]
        end = spot_of(self.battle, under) or hand.cursor
        where = spot_words(hand.cursor) if under is None else unit_words(self.battle, under)
        overlays: list[Overlay] = []
        for seen in found:
            start = spot_of(self.battle, seen.watcher)
            if start is not None:
                overlays.append(replace(scenes.sight_between(start, end, seen.line), figure=""))
        owner = under if under is not None else hand.chosen
        side = self.battle.units[owner].side if owner is not None else ""
        words = format_seen(self.battle, found, where, side)
        if hand.ruler is not None and hand.chosen is not None and hand.ruler.points:
            way = (hand.ruler.start, *hand.ruler.points)
            overlays.append(PathLine(way))
            points = hand.ruler.points
            danger = danger_words(
                self.survey.danger(hand.chosen, points), self.survey.danger(hand.chosen, points, hazy=True)
            )
            words = Content.assemble(("Along the ruler: ", "bold"), f"{danger}.\n") + words
        return Shown(overlays=tuple(overlays), words=words + f"\n{NEXT['who']}")

    # Set-up

    def _place(self, hand: Hand) -> Shown:
        said, thing, facing = self.setting.says(hand), self.setting.laying(hand), self.setting.facing(hand)
        if said is None:
            return Shown(words=Content("Choose the unit to set up: type its number, or tab."))
        refusal = self.refuses(said)
        number = thing.unit if thing is not None else hand.chosen
        name = unit_words(self.battle, number or 0) if thing is None else thing.words
        name += ", in secret," if thing is not None and thing.unit is not None else ""
        turns = thing is None or thing.turns
        head = f"{name} to {spot_words(hand.cursor)}{f', facing {facing:.0f}°' if turns else ''}. "
        zones = tuple(self._zones(self.battle.units[number].side)) if number is not None else ()
        words = Content.styled(head, "bold") + (
            format_refusal(refusal) + overrules(refusal) if refusal else _next_of(thing)
        )
        front = (Arc(hand.cursor, facing, 45.0, 1.5),) if turns else ()
        around = () if thing is None else tuple(laid_over.around(thing, hand.cursor))
        return Shown(
            overlays=(*zones, *front, *([Shaded(around)] if around else [])), words=words, refusal=refusal
        )

    def _zones(self, side: str) -> Iterable[Area]:
        sides = [(one.id, one.name) for one in self.battle.setup.sides]
        for zone in zones_by_side(self.survey.map.zones, sides).get(side, ()):
            yield Area((zone.outline(),), zone.floor)

    # Looking

    def _look(self, hand: Hand) -> Shown:
        return Shown(words=Content.assemble((f"{self.here(hand)}. ", "bold"), NEXT["look"]))

    def here(self, hand: Hand) -> str:
        """What the cursor is on: units and the place."""
        under, thing = hand.under(self.battle), self.thing(hand)
        who = f"{unit_words(self.battle, under)} is here: " if under is not None else ""
        what = f"{self.battle.features[thing].name}, " if thing is not None else ""
        lies = "".join(f"{one.name}, " for one in self.survey.counters if self._near(one.spot, hand))
        return f"{who}{lies}{what}{self.survey.whereabouts(hand.cursor)}"

    @staticmethod
    def _near(spot: Spot, hand: Hand) -> bool:
        gap = max(abs(spot.x - hand.cursor.x), abs(spot.y - hand.cursor.y))
        return spot.floor == hand.cursor.floor and gap <= max(hand.reach_m, NEAR_M)

    # Fire

    def thing(self, hand: Hand) -> str | None:
        """The door, window, wall or other standing thing under the cursor, the nearest of several; None for nothing."""
        known = self.battle.features
        near = self.survey.look(hand.cursor, max(hand.reach_m, NEAR_M))
        # A door or a window lies on the line of its wall, and is what is meant where both are as near.
        found = [
            (round(one.distance_m, 2), known[one.id].kind.endswith(WALLS), one.id)
            for one in near
            if one.id in known and known[one.id].state != "destroyed"
        ]
        return min(found)[2] if found else None

    def shot(self, hand: Hand, weapon: str) -> ShotPlan | None:
        """The shot at what is under the cursor, units first; at a wall, where the cursor points (OBS-01)."""
        target = hand.under(self.battle, but=hand.chosen)
        if target is not None:
            return ShotPlan(weapon=weapon, target=target)
        thing = self.thing(hand)
        if thing is None:
            return None
        walls = self.battle.features[thing].kind.endswith(WALLS)
        at = (round(hand.cursor.x, 2), round(hand.cursor.y, 2)) if walls else None
        return ShotPlan(weapon=weapon, target=thing, stated=StatedSighting(at=at))
