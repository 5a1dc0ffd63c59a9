"""The orders that are given on the map: a move, a place, a sector of fire, an aim, a shot at what is pointed at."""

from dataclasses import replace

from textual.widget import Widget

from squadlog.battle.commands import Declare, Fire
from squadlog.facts.ground_facts import unit_of
from squadlog.facts.seats import for_all
from squadlog.session.view.shots.manners import ask_about_friends
from squadlog.tui.chrome.places import ask_sure
from squadlog.tui.chrome.screens import Hint
from squadlog.tui.chrome.typed import ask_line
from squadlog.tui.map.messages import MapAnswered
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.map.parts.unit_keys import UnitKeys
from squadlog.tui.map.tools_keys import ASKED, REFUSED
from squadlog.tui.parts import KeyedPart

_MOVES = ("declare", "escape")
"""What is asked when the way of a ruler can be given as a move."""


class MapOrders(KeyedPart):
    """Gives what the tool in the hand stands for, and clears the hand once that was taken."""

    def __init__(self, panel: Widget, held: ToolInHand, units: UnitKeys) -> None:
        self._panel, self._held, self._units = panel, held, units

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: who looks on gives no orders.

        No side by itself lets anything stand that a rule refuses (GEN-06).
        """
        who = self._held.seat.who
        return not who.looks and (action != "overrule" or for_all(who.seat))

    def enter_does(self) -> Hint | None:
        """What Enter does, if not what the tool in the hand is for.

        A ruler without a way, or where no move is asked for, leaves Enter to what is asked.
        """
        held = self._held
        if held.hand.tool == "ruler" and (not self._asks(_MOVES) or held.table.order(held.hand) is None):
            return ASKED
        return REFUSED if held.now.refusal is not None else None

    def _asks(self, kinds: tuple[str, ...]) -> bool:
        return self._held.seat.due.ask().kind in kinds

    def action_enter(self) -> None:
        """Do what the tool is for: declare the move, set the unit down; else answer what is asked.

        Where no move is asked for a ruler only measures, and Enter is for what is asked.
        """
        held, hand = self._held, self._held.hand
        if hand.tool == "ruler" and not self._asks(_MOVES):
            self._panel.post_message(MapAnswered())
        elif hand.tool in ("place", "ruler", "sweep", "aim") and held.now.refusal is not None:
            # The line under the map has the reason already, and how to overrule it.
            self._panel.app.bell()
        elif hand.tool == "place":
            held.give(held.table.setting.says(hand))
        elif hand.tool == "ruler" and (said := held.table.order(hand)) is not None:
            held.give(said)
        elif hand.tool == "sweep" and self._asks(("declare", "fire")):
            self._fire_over_sector()
        elif hand.tool == "aim" and (order := held.table.aimed(hand)) is not None:
            held.give(order)
        else:
            self._panel.post_message(MapAnswered())

    def _fire_over_sector(self) -> None:
        """Declare it, or fire; friends in it are fired at after a second word."""
        held, hand = self._held, self._held.hand
        said = held.table.burst(hand)
        question = ask_about_friends(held.now.swept, held.known) if isinstance(said, Fire) else ""
        if not question:
            held.give(said)
            return

        def fire() -> None:
            if hand == held.hand:
                held.give(said)

        ask_sure(self._panel.app, question, fire)

    def action_overrule(self) -> None:
        """Let the move or the place stand although a rule refuses it, with a reason."""
        if self._held.now.refusal is None:
            self._held.say("No rule refuses anything here.")
            return
        ask_line(self._panel.app, "Reason to overrule:", self._overruled)

    def _overruled(self, reason: str) -> None:
        held, hand, table = self._held, self._held.hand, self._held.table
        burst = table.burst(hand)
        if hand.tool == "aim":
            held.give(table.aimed(hand, reason))
        elif hand.tool == "sweep" and burst is not None:
            held.give(replace(burst, overrule=reason))
        elif hand.tool == "place":
            held.give(table.setting.says(hand, reason))
        else:
            held.give(table.order(hand, reason))

    def action_fire(self) -> None:
        """Fire at the unit or the thing under the cursor; with none there the target is asked when the shot falls."""
        held, hand = self._held, self._held.hand
        unit = held.known.units.get(hand.chosen) if hand.chosen is not None else None
        if unit is None:
            held.say("Choose the unit that fires: type its number, or tab.")
            return
        plan = held.table.shot(hand, unit.in_hand or "")
        target = unit_of(plan.target) if plan is not None else None
        held.give(Declare(unit=unit.id, action="fire_throw", target=target, shot=plan))

    def aim_at_place(self, order: Declare) -> None:
        """Aim this order: its aim is where the cursor will be, at first on the unit itself, and Enter gives it."""
        held = self._held
        if held.view.cursor is None:  # the map was never shown
            held.point_at(order.unit)
        held.take(replace(held.hand.with_tool(held.known, "aim"), chosen=order.unit, aiming=order, kind=0))
        held.view.focus()

    def done(self) -> None:
        """Go on once what the hand held was taken: lay or set up the next without a place, or put the tool away."""
        hand = self._held.hand
        if hand.laying:
            self._units.lay_next()
        elif hand.tool == "place":
            self._units.set_up_next()
        elif hand.tool in ("ruler", "sweep", "aim"):
            self._held.use("look")
