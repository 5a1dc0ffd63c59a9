"""What the map opens in a sheet of its own: the view from the side, all targets, what lies here, the layers."""

from dataclasses import replace

from textual.content import Content

from squadlog.battle.commands import Fire
from squadlog.tui.chrome.map_words import here_words, spot_words, target_rows
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.words import lines, linked, unit_words
from squadlog.tui.map.scene import LAYERS
from squadlog.tui.map.side_view import LEGEND, picture, side_words
from squadlog.tui.map.tools_board import MapBoard
from squadlog.tui.map.tools_hand import spot_of
from squadlog.tui.map.tools_lists import LayersSheet, TargetsSheet
from squadlog.tui.map.tools_shown import CHOOSE

HERE_M = 25.0
"""How far round a place its landmarks are told."""
_WIDEST, _TALLEST = 92, 18


class MapSheets(MapBoard):
    """The map with its sheets."""

    def action_side(self) -> None:
        """The sight line from the side: ground, heads, walls, depth in woods."""
        hand = self.hand
        found = self.table.line(hand)
        if found is None or hand.chosen is None:
            self.say("Choose the unit that looks and put the cursor on its target; then s.")
            return
        _, names, target = found
        side = self.survey.side_view(hand.chosen, target, viewer_at=hand.origin)
        size = self.app.size
        drawn = picture(side, min(size.width - 6, _WIDEST), min(max(size.height - 14, 6), _TALLEST))
        told: list[Content | str] = [Content("\n".join(drawn)), Content.styled(LEGEND, "dim"), ""]
        told.extend(linked(text) for text in side_words(side, names))
        places(self.app).show("reading", f"{names[0]} → {names[1]}, from the side", lines(told))

    def action_here(self) -> None:
        """What lies here and round it, in words, by distance and bearing."""
        hand = self.hand
        under = hand.under(self.seat.known)
        at = hand.cursor if under is None else under
        where = spot_words(hand.cursor, self.survey.map.floors)
        words = here_words(self.table.here(hand), where, self.survey.look(at, HERE_M))
        places(self.app).show("reading", "What lies here", words)

    def action_targets(self) -> None:
        """All enemies of the chosen unit by distance, each with its line; Enter points at one."""
        battle, hand = self.seat.known, self.hand
        if hand.chosen is None or spot_of(battle, hand.chosen) is None:
            self.say(CHOOSE)
            return
        side = battle.units[hand.chosen].side
        found = [
            replace(target, line=self.survey.sight(hand.chosen, target.number, viewer_at=hand.origin))
            for target in self.survey.targets(hand.chosen, hand.origin)
            if battle.units[target.number].side != side
        ]
        notes = (
            {}
            if hand.origin is not None
            else self._modifiers([target.number for target in found if target.line.verdict != "blocked"])
        )
        where = f" from {spot_words(hand.origin)}" if hand.origin is not None else ""
        title = f"Targets of {unit_words(battle, hand.chosen)}{where}"
        self.app.push_screen(TargetsSheet(title, target_rows(battle, found, notes)), self._aimed)

    def _modifiers(self, numbers: list[int]) -> dict[int, str]:
        notes = {}
        for number in numbers:
            ledger = self.seat.preview(Fire(unit=self.hand.chosen or 0, target=number)).ledger
            if ledger is not None:
                notes[number] = f"to hit {ledger.total:+d}: {ledger.target} or less"
        return notes

    def _aimed(self, number: int | None) -> None:
        if number is not None:
            origin = self.hand.origin
            self.hand = replace(self.hand.with_tool(self.seat.known, "sight"), origin=origin)
            self.point_at(number)

    def action_layers(self) -> None:
        """Hide or show layers of the picture."""

        def chosen(names: frozenset[str] | None) -> None:
            if names is not None:
                self.view.drawn_layers = names

        self.app.push_screen(LayersSheet(LAYERS, self.view.drawn_layers), chosen)
