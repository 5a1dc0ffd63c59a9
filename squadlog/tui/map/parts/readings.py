"""What the map opens to be read: the sight line from the side, all targets by distance, what lies here."""

from dataclasses import replace

from textual.content import Content
from textual.widget import Widget

from squadlog.reports.wording import unit_words
from squadlog.session.view.map.in_hand_tools import spot_of
from squadlog.session.view.map.map_now import list_landmarks, look_from_the_side
from squadlog.session.view.map.map_texts import spot_words
from squadlog.session.view.map.side_texts import side_words
from squadlog.session.view.map.sighting import targets_seen
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.words import TONES, lines, link_rules
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.map.side_view import LEGEND, picture
from squadlog.tui.map.tools_lists import TargetList
from squadlog.tui.map.tools_shown import CHOOSE
from squadlog.tui.parts import KeyedPart

HERE_M = 25.0
"""How far round a place its landmarks are told."""
_MOST = 60
"""Landmarks that are told at most."""
_WIDEST, _TALLEST = 92, 18
"""Columns and rows of the largest side view."""


class MapReadings(KeyedPart):
    """Opens them; while the list of targets is open the sight line goes along with its cursor."""

    def __init__(self, panel: Widget, held: ToolInHand, targets: TargetList) -> None:
        self._panel, self._held, self._targets = panel, held, targets
        self._before = held.hand

    def action_side(self) -> None:
        """The sight line from the side: ground, heads, walls, depth in woods."""
        held, hand = self._held, self._held.hand
        found = held.table.line(hand)
        if found is None or hand.chosen is None:
            held.say("Choose the unit that looks and put the cursor on its target; then press s.")
            return
        names, target = found[0].names, found[1]
        side = look_from_the_side(held.seat, hand.chosen, target, hand.origin)
        size = self._panel.app.size
        drawn = picture(side, min(size.width - 6, _WIDEST), min(max(size.height - 14, 6), _TALLEST))
        told: list[Content | str] = [Content("\n".join(drawn)), Content.styled(LEGEND, "$quiet"), ""]
        told.extend(link_rules(text) for text in side_words(side, names))
        self._read(f"{names[0]} → {names[1]}, from the side", lines(told))

    def _read(self, heading: str, words: Content) -> None:
        places(self._panel.app).show("reading", heading, words)

    def action_here(self) -> None:
        """What lies here and round it, in words, by distance and bearing."""
        held, hand = self._held, self._held.hand
        if hand.tool == "aim" and (told := held.table.reasons(hand)) is not None:
            self._read(*told)
            return
        if (told := held.table.best_listed(hand)) is not None:
            self._read(*told)
            return
        under = hand.under(held.known)
        found = list_landmarks(held.seat, hand.cursor if under is None else under, HERE_M)
        where = spot_words(hand.cursor, held.map.drawn.floors)
        page: list[Content | str] = [Content.styled(f"{held.table.here(hand)} ({where})", "bold")]
        page.extend(Content(f"  {mark.words}") for mark in found[:_MOST])
        if len(found) > _MOST:
            page.append(f"  and {len(found) - _MOST} more, farther away")
        self._read("What is here", lines(page))

    def action_targets(self) -> None:
        """All enemies of the chosen unit by distance; the sight line goes along with the cursor of the list."""
        held, hand, battle = self._held, self._held.hand, self._held.known
        if hand.chosen is None or spot_of(battle, hand.chosen) is None:
            held.say(CHOOSE)
            return
        found = targets_seen(held.seat, hand.chosen, hand.origin)
        if not found:
            held.say("No enemy is on the map.")
            return
        where = "" if hand.origin is None else f" from {spot_words(hand.origin)}"
        self._before = hand
        title = f"targets of {unit_words(battle, hand.chosen)}{where}"
        rows = [(str(one.unit), Content.styled(one.text.text, TONES[one.text.tone])) for one in found]
        self._targets.show(title, rows, self._panel.content_size.height)

    def look_at(self, number: int) -> None:
        """Draw the sight line to the target under the cursor of the list."""
        held, origin = self._held, self._held.hand.origin
        held.hand = replace(held.hand.with_tool(held.known, "sight"), origin=origin)
        held.point_at(number)

    def close_targets(self, *, keeps: bool) -> None:
        """Put the list away; the sight line stays in the hand if it `keeps` it, else what it held before."""
        self._targets.display = False
        self._held.view.focus()
        if not keeps:
            self._held.view.point_at(self._before.cursor)
            self._held.take(self._before)
