"""What the map opens in a sheet of its own: the view from the side, all targets, what lies here, the layers."""

from dataclasses import replace

from textual.content import Content

from squadlog.battle.commands import Fire
from squadlog.session.seat import Seat
from squadlog.tui.chrome.map_words import here_words, spot_words, target_rows
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.words import lines, linked, unit_words
from squadlog.tui.map.scene import LAYERS
from squadlog.tui.map.side_view import LEGEND, picture, side_words
from squadlog.tui.map.tools_board import MapBoard
from squadlog.tui.map.tools_hand import spot_of
from squadlog.tui.map.tools_lists import LayersDialog, TargetList
from squadlog.tui.map.tools_shown import CHOOSE

HERE_M = 25.0
"""How far round a place its landmarks are told."""
_WIDEST, _TALLEST = 92, 18


class MapDialogs(MapBoard):
    """The map with its sheets and the list of targets."""

    def __init__(self, seat: Seat, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(seat, id=id)
        self._before = self.hand

    def action_side(self) -> None:
        """The sight line from the side: ground, heads, walls, depth in woods."""
        hand = self.hand
        found = self.table.line(hand)
        if found is None or hand.chosen is None:
            self.say("Choose the unit that looks and put the cursor on its target; then press s.")
            return
        _, names, target = found
        side = self.survey.side_view(hand.chosen, target, viewer_at=hand.origin)
        size = self.app.size
        drawn = picture(side, min(size.width - 6, _WIDEST), min(max(size.height - 14, 6), _TALLEST))
        told: list[Content | str] = [Content("\n".join(drawn)), Content.styled(LEGEND, "$quiet"), ""]
        told.extend(linked(text) for text in side_words(side, names))
        places(self.app).show("reading", f"{names[0]} → {names[1]}, from the side", lines(told))

    def action_here(self) -> None:
        """What lies here and round it, in words, by distance and bearing."""
        hand = self.hand
        if hand.tool == "aim" and (told := self.table.reasons(hand)) is not None:
            places(self.app).show("reading", *told)
            return
        under = hand.under(self.seat.known)
        at = hand.cursor if under is None else under
        where = spot_words(hand.cursor, self.survey.map.floors)
        words = here_words(self.table.here(hand), where, self.survey.look(at, HERE_M))
        places(self.app).show("reading", "What is here", words)

    def action_targets(self) -> None:
        """All enemies of the chosen unit by distance; the sight line goes along with the cursor of the list."""
        battle, hand = self.seat.known, self.hand
        if hand.chosen is None or spot_of(battle, hand.chosen) is None:
            self.say(CHOOSE)
            return
        side = battle.units[hand.chosen].side
        found = [
            target
            for target in self.survey.targets(hand.chosen, hand.origin)
            if battle.units[target.number].side != side
        ]
        if not found:
            self.say("No enemy is on the map.")
            return
        from_here = hand.origin is None
        seen = [target.number for target in found if target.line.verdict != "blocked"]
        notes = self._modifiers(seen) if from_here else {}
        where = "" if from_here else f" from {spot_words(hand.origin or hand.cursor)}"
        self._before = hand
        title = f"targets of {unit_words(battle, hand.chosen)}{where}"
        self.query_one(TargetList).show(title, target_rows(battle, found, notes), self.content_size.height)

    def _modifiers(self, numbers: list[int]) -> dict[int, str]:
        notes = {}
        for number in numbers:
            ledger = self.seat.rules.preview(Fire(unit=self.hand.chosen or 0, target=number)).ledger
            if ledger is not None:
                notes[number] = f"hits ≤{ledger.target}"
        return notes

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """The sight line to the target under the cursor of the list."""
        event.stop()
        if event.source.display and event.source is self.query_one(TargetList):
            origin = self.hand.origin
            self.hand = replace(self.hand.with_tool(self.seat.known, "sight"), origin=origin)
            self.point_at(int(event.key))

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """The list is put away, and the sight line stays in the hand."""
        event.stop()
        self._close_targets()

    def on_target_list_closed(self, event: TargetList.Closed) -> None:
        """The list is put away, and the hand holds what it held before."""
        event.stop()
        self._close_targets()
        self.view.point_at(self._before.cursor)
        self.take(self._before)

    def _close_targets(self) -> None:
        self.query_one(TargetList).display = False
        self.view.focus()

    def action_layers(self) -> None:
        """Hide or show layers of the picture."""

        def chosen(names: frozenset[str] | None) -> None:
            if names is not None:
                self.view.drawn_layers = names

        self.app.push_screen(LayersDialog(LAYERS, self.view.drawn_layers), chosen)
