"""What each tool lays over the map, and the line that says what it found and what to do next."""

from collections.abc import Mapping
from dataclasses import field

from textual.content import Content

from squadlog.base.records import record
from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, ShotPlan
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Overlay
from squadlog.reports.wording import unit_words
from squadlog.rules.common.ask import Placeable
from squadlog.session.seat import Seat
from squadlog.session.view.map import aiming, best_places, pointing, reaching, sectors, set_up, sighting, ways
from squadlog.session.view.map.in_hand_tools import NEAR_M, Hand, SettingUp, Trail, spot_of
from squadlog.session.view.map.map_texts import mode_words
from squadlog.session.view.map.ruler import Ruler
from squadlog.session.view.shots.manners import Swept
from squadlog.tui.chrome.words import format_refusal, lines, link_rules, overrules, toned
from squadlog.tui.map.glyphs import HAZE, STRUCK, SWEPT_FRIEND

NEXT = {
    "look": "Arrows move the cursor. r ruler, v sight line, e reach, t targets, i what is here, ? all keys.",
    "ruler": "Space sets a corner, backspace removes it, [ ] turn, g move mode, Enter declares.",
    "sight": "Move the cursor to a target (tab: the next). Space looks from the cursor instead, s from the side.",
    "arcs": "180°, 90° and 45° in front [FOV-01, ACT-53]. a or Escape closes them.",
    "area": "g move mode, space plans a path to the cursor, e or Escape closes it.",
    "danger": "Space plans a path to the cursor, i lists the best places, g move mode, S or Escape closes it.",
    "who": "Move the cursor to another spot; w or Escape closes it.",
    "put": "Enter or space places it there, tab takes the next, backspace picks it up, Escape: the list.",
    "lay": "[ ] turn, Enter or space places it there, tab takes the next, backspace picks it up, Escape: the list.",
    "place": "Move the cursor to a spot in the start zone, [ ] turn, Enter or space places the unit, P takes the next.",
}
SWEEPS = "[ ] turn the sector by 45°, { } by 5°; Enter fires, b or Escape closes it."
AIMS = "Arrows move the aim, Enter gives the order, i shows all reasons."
REFUSED = "Arrows move the aim, i shows all reasons."
RULES = "Space sets a corner, backspace removes it, Escape closes it."
NOTHING = "This unit has nothing to aim at a place."
NO_SECTOR = "The weapon in hand cannot sweep a sector."
CHOOSE = "Choose a unit that is on the map: type its number, or tab."
SET_UP = "Choose the unit to set up: type its number, or tab."
TRAIL_WORDS: dict[Trail, str] = {
    "turn": "Paths of this turn; H again: of the whole battle.",
    "battle": "Paths of the whole battle; H again hides them.",
    "": "The paths are hidden.",
}
_HEADS = ("The roll", "Where it may land", "Where it may land, and the soldiers it reaches there")


@record
class Shown:
    """Overlays for the picture and words for the line under it; `refusal` is why Enter would do nothing.

    `wanted` is the reach, of a unit and a way of moving, that has to be worked out first: until then the picture stays.
    `swept` are those whom a sector of fire engages, `struck` the signs of those whom an explosion would reach.
    """

    overlays: tuple[Overlay, ...] = ()
    words: Content = field(default_factory=lambda: Content(""))
    refusal: Refusal | None = None
    wanted: tuple[int, str] | None = None
    swept: tuple[Swept, ...] = ()
    struck: Mapping[int, str] = field(default_factory=dict)


def without_keys(words: Content) -> Content:
    """What a tool has found, without what to press next: for a line that is read while others have the keys."""
    at = min(
        (place for told in NEXT.values() if (place := words.plain.find(told)) >= 0), default=len(words.plain)
    )
    return words[:at].rstrip()


def _next_of(thing: Placeable | None) -> str:
    return NEXT["place" if thing is None else "lay" if thing.turns else "put"]


def _no_or(refusal: Refusal | None, keys: str, instead: str = "") -> Content:
    """Why Enter would do nothing, and what to press `instead`; else what the keys do."""
    if refusal is None:
        return link_rules(keys)
    return format_refusal(refusal) + f"{instead}{overrules(refusal)}"


@record
class MapTable:
    """What each tool shows of the battle to the seat that looks; `best` are the best places, where they are known."""

    seat: Seat
    best: best_places.BestFound | None = None

    @property
    def battle(self) -> Known:
        """The battle as the seat knows it."""
        return self.seat.known

    @property
    def setting(self) -> SettingUp:
        """How units are set up, and what is laid down in secret."""
        return set_up.setting_of(self.seat)

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
            case "danger":
                return self._danger(hand)
            case "who":
                return self._who(hand)
            case "place":
                return self._place(hand)
            case "sweep":
                return self._sweep(hand)
            case "aim":
                return self._aim(hand)
            case _:
                return Shown(words=Content.assemble((f"{self.here(hand)}. ", "bold"), NEXT["look"]))

    def here(self, hand: Hand) -> str:
        """What the cursor is on: units and the place."""
        return pointing.here_words(self.seat, hand)

    def _on_map(self, hand: Hand) -> int | None:
        """The chosen unit, if it is on the map."""
        return hand.chosen if spot_of(self.battle, hand.chosen) is not None else None

    # The ruler

    def order(self, hand: Hand, overrule: str = "") -> Command | None:
        """The command the ruler stands for; None for a ruler that belongs to no unit, or an empty one."""
        mode = hand.mode(self.battle)
        return (
            None
            if hand.ruler is None
            else ways.ruler_order(self.seat, hand.chosen, mode, hand.ruler, overrule)
        )

    def _ruler(self, hand: Hand) -> Shown:
        ruler = hand.ruler or Ruler(start=hand.cursor, end=hand.cursor)
        read = ways.read_ruler(self.seat, hand.chosen, hand.mode(self.battle), ruler)
        keys = RULES if self._on_map(hand) is None else NEXT["ruler"]
        after = _no_or(read.refusal, keys, " x trims it," if read.trims else "")
        return Shown(overlays=read.overlays, words=toned(read.text) + after, refusal=read.refusal)

    def shortened(self, hand: Hand) -> Ruler | None:
        """The ruler as far as the unit can go: the ruler itself if that is all, None if it is nothing."""
        if hand.ruler is None:
            return None
        return ways.trim_ruler(self.seat, hand.chosen, hand.mode(self.battle), hand.ruler)

    def barred(self, hand: Hand, mode: str) -> bool:
        """Whether a unit's posture forbids it to move so (ACT-23, ACT-38)."""
        return ways.is_mode_barred(self.seat, hand.chosen, mode)

    # Sight

    def line(self, hand: Hand) -> "tuple[sighting.LineSeen, int | Spot] | None":
        """The sight line of the hand, and its target; None without anybody to look."""
        viewer = self._on_map(hand)
        target = hand.under(self.battle, but=viewer)
        if viewer is None or (target is None and hand.under(self.battle) == viewer and hand.origin is None):
            return None
        meant = hand.cursor if target is None else target
        found = sighting.sight_line(self.seat, viewer, meant, viewer_at=hand.origin, margin=True)
        return None if found is None else (found, meant)

    def _sight(self, hand: Hand) -> Shown:
        found = self.line(hand)
        if found is None:
            return Shown(words=Content(CHOOSE if self._on_map(hand) is None else NEXT["sight"]))
        words = toned(found[0].text) + f"\n{NEXT['sight']}"
        return Shown(overlays=found[0].overlays, words=words)

    # Arcs, reach, watchers

    def _arcs(self, hand: Hand) -> Shown:
        unit = self._on_map(hand)
        at = None if unit is None else self.battle.units[unit].position
        if unit is None or at is None:
            return Shown(words=Content(CHOOSE))
        head = Content.styled(f"{unit_words(self.battle, unit)} faces {at.facing_deg:.0f}°. ", "bold")
        return Shown(overlays=sighting.draw_arcs(self.seat, unit), words=head + link_rules(NEXT["arcs"]))

    def _area(self, hand: Hand) -> Shown:
        unit = self._on_map(hand)
        if unit is None:
            return Shown(words=Content(CHOOSE))
        mode = hand.mode(self.battle)
        found = reaching.find_reach(self.seat, unit, mode, waits=False)
        if found.refusal is not None:
            words = Content.styled(f"{found.who}: nowhere. ", "bold") + format_refusal(found.refusal)
            return Shown(words=words + f"\n{NEXT['area']}")
        head = (
            reaching.reach_words(found, hand.cursor, HAZE) or f"{found.who}: working out the move range ... "
        )
        words = Content.styled(head, "bold") + NEXT["area"]
        if not found.known:
            return Shown(words=words, wanted=(unit, mode))
        return Shown(overlays=found.overlays, words=words)

    def _danger(self, hand: Hand) -> Shown:
        unit = self._on_map(hand)
        if unit is None:
            return Shown(words=Content(CHOOSE))
        if self.best is None:
            who = f"{unit_words(self.battle, unit)}, {mode_words(hand.mode(self.battle))}"
            words = Content.styled(f"{who}: working out where they would be shot at ... ", "bold")
            return Shown(words=words + NEXT["danger"])
        found, refused = self.best, self.best.danger.refusal
        words = Content.styled(best_places.best_words(found, hand.cursor, max(hand.reach_m, NEAR_M)), "bold")
        if refused is not None:
            words += format_refusal(refused)
        return Shown(overlays=(*found.danger.overlays, *found.overlays), words=words + f"\n{NEXT['danger']}")

    def best_listed(self, hand: Hand) -> tuple[str, Content] | None:
        """The best places with their reasons, to be read; None while nobody asks for them or they are not known."""
        if hand.tool != "danger" or self.best is None:
            return None
        return f"{self.best.danger.who}: the best places", lines(
            map(link_rules, best_places.best_page(self.best))
        )

    def _who(self, hand: Hand) -> Shown:
        under = hand.under(self.battle)
        meant = hand.cursor if under is None else under
        found = sighting.who_sees(self.seat, meant, for_unit=hand.chosen)
        overlays, words = found.overlays, toned(found.text)
        if hand.ruler is not None and hand.chosen is not None and hand.ruler.points:
            along = sighting.danger(self.seat, hand.chosen, hand.ruler.points)
            overlays = *overlays, *along.overlays
            words = Content.assemble(("Along the ruler: ", "bold"), f"{along.words}.\n") + words
        return Shown(overlays=overlays, words=words + f"\n{NEXT['who']}")

    # Set-up

    def _place(self, hand: Hand) -> Shown:
        found = set_up.set_up_here(self.seat, hand)
        if found.says is None:
            return Shown(words=Content(SET_UP))
        words = Content.styled(found.text, "bold") + _no_or(found.refusal, _next_of(found.thing))
        return Shown(overlays=found.overlays, words=words, refusal=found.refusal)

    # Fire

    def shot(self, hand: Hand, weapon: str) -> ShotPlan | None:
        """The shot at what is under the cursor, units first; at a wall, where the cursor points (OBS-01)."""
        return pointing.plan_shot(self.seat, hand, weapon)

    def sweeping(self, unit: int | None) -> bool:
        """Whether a unit on the map can sweep a sector."""
        return sectors.find_sweep_on_map(self.seat, unit) is not None

    def burst(self, hand: Hand) -> Fire | Declare | None:
        """What Enter says of the sector in the hand: the shot that is queued, else its declaration."""
        return sectors.sector_order(self.seat, hand.chosen, hand.axis_deg)

    def swept(self, command: Fire | OpportunityShot) -> Shown:
        """The sector of a shot that sweeps one, drawn, and whom it engages; nothing of any other shot."""
        found = sectors.read_sector(self.seat, command)
        return Shown(
            overlays=found.overlays,
            words=toned(found.text),
            refusal=found.refusal,
            swept=found.swept,
        )

    def _sweep(self, hand: Hand) -> Shown:
        found = sectors.sweep_sector(self.seat, hand.chosen, hand.axis_deg)
        if found is None:
            return Shown(words=Content(NO_SECTOR))
        words = toned(found.text) + _no_or(found.refusal, SWEEPS)
        return Shown(overlays=found.overlays, words=words, refusal=found.refusal, swept=found.swept)

    # Aiming at a place

    def aimed(self, hand: Hand, overrule: str = "") -> Declare | None:
        """The order with its aim where the cursor is; None where nothing can be aimed."""
        found = aiming.find_aimings(self.seat, hand.chosen, hand.aiming)
        if not found:
            return None
        meant = pointing.find_meanings(self.seat, hand)
        target, at = meant[hand.meaning % len(meant)]
        return aiming.aim_order(found[hand.kind % len(found)], target, at, overrule)

    def _aim(self, hand: Hand) -> Shown:
        said = self.aimed(hand)
        if said is None or said.shot is None or hand.chosen is None:
            return Shown(words=Content(NOTHING))
        found = aiming.aim(self.seat, said)
        words = toned(aiming.aim_text(self.battle, found))
        if found.refusal is not None:
            words = words + format_refusal(found.refusal) + f"{overrules(found.refusal)} "
        words += link_rules(f"{found.reached} " if found.what is not None else "")
        words += Content.styled(AIMS if found.refusal is None else REFUSED, "$quiet")
        struck = {one.unit: f"{SWEPT_FRIEND if one.friend else STRUCK}{one.levels}" for one in found.struck}
        return Shown(overlays=found.overlays, words=words, refusal=found.refusal, struck=struck)

    def reasons(self, hand: Hand) -> tuple[str, Content] | None:
        """All that is known of the aim, to be read: rings, ledger, where it may fall, whom it would reach and why."""
        said = self.aimed(hand)
        found = None if said is None else aiming.aim(self.seat, said)
        if found is None or found.what is None:
            return None
        heads = (*_HEADS, found.what.label)
        return found.heading, lines(link_rules(line, "bold" if line in heads else "") for line in found.page)
