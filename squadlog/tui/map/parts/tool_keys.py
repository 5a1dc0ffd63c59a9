"""The tools of the map: which is in the hand, and what is laid, turned and taken back with it."""

from dataclasses import replace

from textual.widget import Widget

from squadlog.session.view.map.in_hand_tools import Tool, spot_of
from squadlog.session.view.map.ruler import Ruler
from squadlog.session.view.map.ways import find_way
from squadlog.tui.map.messages import MapLeft
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.map.parts.map_orders import MapOrders
from squadlog.tui.map.tools_shown import CHOOSE
from squadlog.tui.parts import KeyedPart

GIVING = (("aim",), ("sweep",))
"""What is in the hand to give orders, and for nothing else."""
_FROM_UNIT = ("ruler", "arcs", "area", "danger", "sweep")
"""Tools that begin at the chosen unit, on its floor."""


class ToolKeys(KeyedPart):
    """Takes tools in the hand and works with them."""

    def __init__(self, panel: Widget, held: ToolInHand, orders: MapOrders) -> None:
        self._panel, self._held, self._orders = panel, held, orders

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: without a way there is none to shorten.

        Who looks on has no tool that gives orders.
        """
        held = self._held
        if parameters in GIVING and held.seat.who.looks:
            return False
        if action == "shorten":
            return held.hand.tool == "ruler"
        if action == "tool" and parameters == ("sweep",):
            return held.hand.tool == "sweep" or held.table.sweeping(held.hand.chosen)
        return True

    def action_tool(self, tool: Tool) -> None:
        """Take a tool in the hand, or put it away."""
        held, ruler = self._held, self._held.hand.ruler
        wanted: Tool = "look" if held.hand.tool == tool else tool
        start = spot_of(held.known, held.hand.chosen)
        if wanted in _FROM_UNIT and start is not None and start.floor != held.hand.cursor.floor:
            held.point_at(held.hand.chosen)
        taken = held.hand.with_tool(held.known, wanted)
        held.take(replace(taken, ruler=ruler) if wanted == "who" else taken)

    def action_corner(self) -> None:
        """Set a corner of the ruler, look from the cursor, lay a way into reach, or set the unit down."""
        held, hand = self._held, self._held.hand
        match hand.tool:
            case "ruler" if hand.ruler is not None:
                held.take(replace(hand, ruler=hand.ruler.cornered()))
            case "sight":
                held.take(replace(hand, origin=hand.cursor))
            case "area" | "danger":
                self._lay_way()
            case "place":
                self._orders.action_enter()
            case "aim":
                held.take(replace(hand, meaning=hand.meaning + 1))
            case "look":
                under = hand.under(held.known)
                if under is not None and under != hand.chosen:
                    held.pick(under)
                else:
                    self.action_tool("ruler")

    def _lay_way(self) -> None:
        """Lay the ruler along a way to the cursor that the reach knows."""
        held, hand = self._held, self._held.hand
        if hand.chosen is None or held.now.wanted is not None:
            return
        way = find_way(held.seat, hand.chosen, hand.mode(held.known), hand.cursor).way
        laid = hand.with_tool(held.known, "ruler")
        if not way or laid.ruler is None:
            held.say("That spot is out of reach in this move mode. Press g for another mode.")
            return
        corners = way[1:] if way[0] == laid.ruler.start else way
        if not corners:
            held.say("The unit is already there. Choose another spot with the arrows.")
            return
        held.take(replace(laid, ruler=replace(laid.ruler, corners=corners, end=corners[-1])))

    def action_take_back(self) -> None:
        """Take back the last corner, or the spot a sight line was laid from; before play, take the unit off the map."""
        held, hand = self._held, self._held.hand
        if hand.tool == "ruler" and hand.ruler is not None and hand.ruler.corners:
            held.take(replace(hand, ruler=hand.ruler.shortened()))
        elif hand.tool == "sight" and hand.origin is not None:
            held.take(replace(hand, origin=None))
        elif hand.tool == "place" and (said := held.table.setting.takes_up(hand)) is not None:
            held.give(said)
        else:
            held.use("look")

    def action_turn(self, degrees: int) -> None:
        """Turn the unit at the end of its move, where it stands, or as it is set up."""
        held, hand, battle = self._held, self._held.hand, self._held.known
        if hand.tool == "place":
            held.take(replace(hand, facing_deg=(held.table.setting.facing(hand) + degrees) % 360.0))
            return
        unit = battle.units.get(hand.chosen) if hand.chosen is not None else None
        if unit is None or unit.position is None:
            held.say(CHOOSE)
            return
        if hand.tool == "sweep":
            axis = unit.position.facing_deg if hand.axis_deg is None else hand.axis_deg
            held.take(replace(hand, axis_deg=(axis + degrees) % 360.0))
            return
        if hand.ruler is None:
            held.point_at(unit.id)
            hand = held.hand.with_tool(battle, "ruler")
        ruler = hand.ruler or Ruler(start=hand.cursor, end=hand.cursor)
        turned = ruler.turned(degrees, unit.position.facing_deg, hand.mode(battle))
        held.take(replace(hand, ruler=turned))

    def action_gait(self, step: int) -> None:
        """Another way of moving: walk, run ...; those who lie prone are offered crawling and nothing else."""
        held, hand = self._held, self._held.hand
        if hand.tool == "aim":
            held.take(replace(hand, kind=hand.kind + step))
            return
        held.take(hand.with_next_gait(held.known, step, lambda mode: held.table.barred(hand, mode)))

    def action_shorten(self) -> None:
        """Leave of the way only what the unit can go of it now."""
        held = self._held
        shorter = held.table.shortened(held.hand)
        if shorter is None:
            held.say("No shorter part of this path is allowed, either.")
        elif shorter != held.hand.ruler:
            held.take(replace(held.hand, ruler=shorter))
            held.view.point_at(shorter.end)

    def action_leave(self) -> None:
        """Put the tool away; with none in the hand, leave the map."""
        if self._held.hand.tool == "look":
            self._panel.post_message(MapLeft())
            return
        from_list = bool(self._held.hand.laying)
        self._held.use("look")
        if from_list:
            self._panel.post_message(MapLeft(to_list=True))
