"""The keys of the map that only look: cursor, scale, floor, layers, what a unit sees and where it has gone."""

from dataclasses import replace

from textual.widget import Widget

from squadlog.session.view.map.in_hand_tools import TRAILS, spot_of
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.map.tools_lists import LayersDialog
from squadlog.tui.map.tools_shown import CHOOSE, TRAIL_WORDS
from squadlog.tui.parts import KeyedPart


class LookKeys(KeyedPart):
    """Turns the picture to what is to be seen."""

    def __init__(self, panel: Widget, held: ToolInHand) -> None:
        self._panel, self._held, self._view = panel, held, held.view

    def action_cursor(self, columns: int, rows: int) -> None:
        """Move the cursor by cells."""
        self._view.action_cursor(columns, rows)

    def action_zoom(self, steps: int) -> None:
        """Nearer or farther."""
        self._view.action_zoom(steps)
        self._held.sharpen()

    def action_whole(self) -> None:
        """The whole map."""
        self._view.action_whole()
        self._held.sharpen()

    def action_centre(self) -> None:
        """The chosen unit in the middle, with the cursor on it."""
        chosen = self._held.hand.chosen
        spot = spot_of(self._held.known, chosen)
        if spot is None:
            self._held.say(CHOOSE)
            return
        self._view.centre_on(spot.x, spot.y)
        self._held.point_at(chosen)

    def action_follow(self) -> None:
        """Keep the chosen unit in sight, or no longer."""
        held = self._held
        held.follows = not held.follows
        self._view.follow(held.hand.chosen if held.follows else None)
        held.say("The picture follows the chosen unit." if held.follows else "The picture stays where it is.")

    def action_floor(self, step: int) -> None:
        """Another floor."""
        held, floors = self._held, self._held.map.drawn.floors
        self._view.floor = floor = min(max(self._view.floor + step, 1), floors)
        held.take(held.hand.with_cursor(replace(held.hand.cursor, floor=floor)))
        held.say(f"Floor {floor} of {floors}.")

    def action_turn(self) -> None:
        """Turn the map by a quarter to the right, until the battle is left."""
        view = self._view
        turn = (view.frame.turn + 1) % 4
        view.window.turn_to(turn, view.scene, view.content_size, fills=view.fills)
        self._held.sharpen()
        self._held.take(self._held.hand)
        places = ("up, as the map is drawn", "right", "down", "left")
        self._held.say(f"North is {places[turn]}. The settings say how maps lie at first.")

    def action_layers(self) -> None:
        """Hide or show layers of the picture."""

        def chosen(names: frozenset[str] | None) -> None:
            if names is not None:
                self._view.drawn_layers = names

        self._panel.app.push_screen(LayersDialog(LAYERS, self._view.drawn_layers), chosen)

    def action_veil(self) -> None:
        """Dim what the chosen unit does not see, or light it again."""
        held, hand = self._held, self._held.hand
        if spot_of(held.known, hand.chosen) is None:
            held.say(CHOOSE)
            return
        held.take(replace(hand, seeing=not hand.seeing))
        if not hand.seeing:
            held.say("Everything that the chosen unit cannot see is dimmed. V lights it again.")

    def action_trail(self) -> None:
        """Where the chosen unit has gone: in this turn, in the whole battle, or nothing of it."""
        held, hand = self._held, self._held.hand
        if hand.chosen is None:
            held.say(CHOOSE)
            return
        wanted = TRAILS[(TRAILS.index(hand.trail) + 1) % len(TRAILS)]
        held.take(replace(hand, trail=wanted))
        held.say(TRAIL_WORDS[wanted])
