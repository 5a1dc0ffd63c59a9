"""The map beside the squad log: its tools in the hand, and the keys that work while the map has the focus."""

from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType

from squadlog.battle.commands import Declare, Fire
from squadlog.facts.ground_facts import unit_of
from squadlog.facts.seats import for_all
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.common.ask import side_setting_up
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Hint
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.dialogs.swept import friends_asked
from squadlog.tui.map.tools import Ruler
from squadlog.tui.map.tools_dialogs import MapDialogs
from squadlog.tui.map.tools_hand import TRAILS, Tool, spot_of
from squadlog.tui.map.tools_keys import ASKED, MAP_HELP, TOOL_KEYS
from squadlog.tui.map.tools_shown import CHOOSE, TRAIL_WORDS
from squadlog.tui.map.wing import MapWing

GIVING = frozenset({"enter", "fire", "overrule", "place"})
GIVING_TOOLS = (("aim",), ("sweep",))
"""What gives orders, and what is in the hand for nothing else."""


class MapPanel(MapDialogs):
    """The map of one battle with its tools."""

    HELP: ClassVar[str] = MAP_HELP
    BINDINGS: ClassVar[list[BindingType]] = TOOL_KEYS

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Units are set up before play only; without a way there is none to shorten; who looks on gives no orders."""
        if self.seat.who.looks and (action in GIVING or parameters in GIVING_TOOLS):
            return False
        if action == "overrule":
            return for_all(self.seat.who.seat)
        if action == "shorten":
            return self.hand.tool == "ruler"
        if action == "tool" and parameters == ("sweep",):
            return self.hand.tool == "sweep" or self.table.sweeping(self.hand.chosen) is not None
        return action != "place" or self.seat.known.stage == "setup"

    def done(self) -> None:
        """What the hand held was taken: a ruler is put away, a unit set up makes room for the next without a place."""
        battle, hand = self.seat.known, self.hand
        if hand.laying:
            self._lay_next(hand.laying)
        elif hand.tool == "place":
            waiting = [unit.id for unit in battle.in_order() if unit.position is None]
            found = _after(waiting, hand.chosen, 1)
            if found is not None:
                self.post_message(self.Chose(found))
        elif hand.tool in ("ruler", "sweep", "aim"):
            self.take(hand.with_tool(battle, "look"))

    def aim_at_place(self, order: Declare) -> None:
        """Aim this order: its aim is where the cursor will be, at first on the unit itself, and Enter gives it."""
        if self.view.cursor is None:  # the map was never shown
            self.point_at(order.unit)
        self.take(
            replace(self.hand.with_tool(self.seat.known, "aim"), chosen=order.unit, aiming=order, kind=0)
        )
        self.view.focus()

    def lay(self, key: str) -> None:
        """Take this in the hand, to lay it down in secret."""
        thing = next((one for one in self.seat.due.placeables() if one.key == key), None)
        if self.view.cursor is None:  # the map was never shown
            self.point_at(self.hand.chosen)
        self.take(replace(self.hand.with_tool(self.seat.known, "place"), laying=key))
        if thing is not None and thing.at is not None:
            spot = Spot(thing.at.x, thing.at.y, thing.floor)
            self.view.point_at(spot)
            self.take(self.hand.with_cursor(spot))
        if thing is not None and thing.unit is not None:
            self.post_message(self.Chose(thing.unit))

    def _lay_next(self, last: str) -> None:
        """The next that is not laid yet; with none left, back to what can be laid."""
        following = self.table.setting.after(last, unlaid=True)
        if following is not None:
            self.lay(following)
        else:
            self.action_leave()
            self.post_message(self.Answered())

    def action_tool(self, tool: Tool) -> None:
        """Take a tool in the hand, or put it away."""
        hand = self.hand
        wanted: Tool = "look" if hand.tool == tool else tool
        start = spot_of(self.seat.known, hand.chosen)
        if (
            wanted in ("ruler", "arcs", "area", "sweep")
            and start is not None
            and start.floor != hand.cursor.floor
        ):
            self.point_at(hand.chosen)
            hand = self.hand
        kept = hand.ruler if wanted == "who" else None
        taken = hand.with_tool(self.seat.known, wanted)
        self.take(replace(taken, ruler=kept) if kept is not None else taken)

    def action_corner(self) -> None:
        """Set a corner of the ruler, look from the cursor, lay a way into reach, or set the unit down."""
        hand = self.hand
        match hand.tool:
            case "ruler" if hand.ruler is not None:
                self.take(replace(hand, ruler=hand.ruler.cornered()))
            case "sight":
                self.take(replace(hand, origin=hand.cursor))
            case "area":
                self._lay_way()
            case "place":
                self.action_enter()
            case "aim":
                self.take(replace(hand, meaning=hand.meaning + 1))
            case "look":
                under = hand.under(self.seat.known)
                if under is not None and under != hand.chosen:
                    self.post_message(self.Chose(under))
                else:
                    self.action_tool("ruler")

    def _lay_way(self) -> None:
        """The ruler along a way to the cursor that the reach knows."""
        hand, battle = self.hand, self.seat.known
        if hand.chosen is None or self.now.wanted is not None:
            return
        way = self.survey.way_to(hand.chosen, hand.mode(battle), hand.cursor)
        laid = hand.with_tool(battle, "ruler")
        if not way or laid.ruler is None:
            self.say("That spot is out of reach in this move mode. Press g for another mode.")
            return
        corners = way[1:] if way[0] == laid.ruler.start else way
        if not corners:
            self.say("The unit is already there. Choose another spot with the arrows.")
            return
        self.take(replace(laid, ruler=replace(laid.ruler, corners=corners, end=corners[-1])))

    def action_take_back(self) -> None:
        """Take back the last corner, or the spot a sight line was laid from; before play, take the unit off the map."""
        hand = self.hand
        if hand.tool == "ruler" and hand.ruler is not None and hand.ruler.corners:
            self.take(replace(hand, ruler=hand.ruler.shortened()))
        elif hand.tool == "sight" and hand.origin is not None:
            self.take(replace(hand, origin=None))
        elif hand.tool == "place" and (said := self.table.setting.takes_up(hand)) is not None:
            self.give(said)
        else:
            self.take(hand.with_tool(self.seat.known, "look"))

    def action_turn(self, degrees: int) -> None:
        """Turn the unit at the end of its move, where it stands, or as it is set up."""
        hand, battle = self.hand, self.seat.known
        if hand.tool == "place":
            self.take(replace(hand, facing_deg=(self.table.setting.facing(hand) + degrees) % 360.0))
            return
        unit = battle.units.get(hand.chosen) if hand.chosen is not None else None
        if unit is None or unit.position is None:
            self.say(CHOOSE)
            return
        if hand.tool == "sweep":
            axis = unit.position.facing_deg if hand.axis_deg is None else hand.axis_deg
            self.take(replace(hand, axis_deg=(axis + degrees) % 360.0))
            return
        if hand.ruler is None:
            self.point_at(unit.id)
            hand = self.hand.with_tool(battle, "ruler")
        ruler = hand.ruler or Ruler(start=hand.cursor, end=hand.cursor)
        turned = ruler.turned(degrees, unit.position.facing_deg, hand.mode(battle))
        self.take(replace(hand, ruler=turned))

    def action_gait(self, step: int) -> None:
        """Another way of moving: walk, run ...; those who lie prone are offered crawling and nothing else."""
        hand = self.hand
        if hand.tool == "aim":
            self.take(replace(hand, kind=hand.kind + step))
            return
        self.take(hand.with_next_gait(self.seat.known, step, lambda mode: self.table.barred(hand, mode)))

    def action_shorten(self) -> None:
        """Leave of the way only what the unit can go of it now."""
        shorter = self.table.shortened(self.hand)
        if shorter is None:
            self.say("No shorter part of this path is allowed, either.")
        elif shorter != self.hand.ruler:
            self.take(replace(self.hand, ruler=shorter))
            self.view.point_at(shorter.end)

    def action_place(self) -> None:
        """Set the chosen unit up at the cursor, in its start zone; before play only.

        One of the side that sets up now, if any does: whoever has no place yet before the others.
        """
        battle, mine = self.seat.known, self._set_up_now()
        if self.hand.tool == "place" and self.hand.chosen in mine:
            self.action_choose(1)
            return
        self.take(self.hand.with_tool(battle, "place"))
        if mine and self.hand.chosen not in mine:
            first = next((one for one in mine if battle.units[one].position is None), mine[0])
            self.post_message(self.Chose(first))
            self.point_at(first)

    def _set_up_now(self) -> list[int]:
        """Who can be set up: those of the side whose turn it is; everybody where none has to wait."""
        side = side_setting_up(self.seat.due.ask())
        return [unit.id for unit in self.seat.known.in_order() if side in ("", unit.side)]

    def enter_does(self) -> Hint | None:
        """A ruler without a way, or where no move is asked for, leaves Enter to what is asked."""
        ruled = self.hand.tool == "ruler"
        if ruled and (
            self.seat.due.ask().kind not in ("declare", "escape") or self.table.order(self.hand) is None
        ):
            return ASKED
        return super().enter_does()

    def action_enter(self) -> None:
        """Do what the tool is for: declare the move, set the unit down; else answer what is asked.

        Where no move is asked for a ruler only measures, and Enter is for what is asked.
        """
        hand = self.hand
        if hand.tool == "ruler" and self.seat.due.ask().kind not in ("declare", "escape"):
            self.post_message(self.Answered())
        elif hand.tool in ("place", "ruler", "sweep", "aim") and self.now.refusal is not None:
            # The line under the map has the reason already, and how to overrule it.
            self.app.bell()
        elif hand.tool == "place":
            self.give(self.table.setting.says(hand))
        elif hand.tool == "ruler" and (said := self.table.order(hand)) is not None:
            self.give(said)
        elif hand.tool == "sweep" and self.seat.due.ask().kind in ("declare", "fire"):
            self._fire_over_sector()
        elif hand.tool == "aim" and (order := self.table.aimed(hand)) is not None:
            self.give(order)
        else:
            self.post_message(self.Answered())

    def _fire_over_sector(self) -> None:
        """Declare it, or fire; friends in it are fired at after a second word."""
        said, hand = self.table.burst(self.hand), self.hand
        question = friends_asked(self.now.swept, self.seat.known) if isinstance(said, Fire) else ""
        if not question:
            self.give(said)
            return

        def fire(yes: object) -> None:
            if yes and hand == self.hand:
                self.give(said)

        places(self.app).show("confirm", question, then=fire)

    def action_overrule(self) -> None:
        """Let the move or the place stand although a rule refuses it, with a reason."""
        if self.now.refusal is None:
            self.say("No rule refuses anything here.")
            return
        self.app.push_screen(LineDialog("Reason to overrule:"), self._overruled)

    def _overruled(self, reason: str | None) -> None:
        if reason:
            hand, table = self.hand, self.table
            burst = table.burst(hand)
            if hand.tool == "aim":
                self.give(table.aimed(hand, reason))
            elif hand.tool == "sweep" and burst is not None:
                self.give(replace(burst, overrule=reason))
            else:
                setting = hand.tool == "place"
                self.give(table.setting.says(hand, reason) if setting else table.order(hand, reason))

    def action_fire(self) -> None:
        """Fire at the unit or the thing under the cursor; with none there the target is asked when the shot falls."""
        battle, hand = self.seat.known, self.hand
        unit = battle.units.get(hand.chosen) if hand.chosen is not None else None
        if unit is None:
            self.say("Choose the unit that fires: type its number, or tab.")
            return
        plan = self.table.shot(hand, unit.in_hand or "")
        target = unit_of(plan.target) if plan is not None else None
        self.give(Declare(unit=unit.id, action="fire_throw", target=target, shot=plan))

    def on_map_wing_named(self, event: MapWing.Named) -> None:
        """The unit whose name was clicked beside the map."""
        event.stop()
        self.post_message(self.Chose(event.number))
        self.point_at(event.number)

    def action_choose(self, step: int) -> None:
        """The next unit; with a tool that looks, the cursor goes to the next target instead."""
        battle, hand = self.seat.known, self.hand
        if hand.laying:
            self.lay(self.table.setting.after(hand.laying, step) or hand.laying)
            return
        if hand.tool in ("sight", "who", "aim"):
            self.point_at(_after(self._others(), hand.under(battle, but=hand.chosen), step))
            return
        there = self._set_up_now() if hand.tool == "place" else [unit.id for unit in battle.in_order()]
        found = _after(there, hand.chosen, step)
        if found is not None:
            self.post_message(self.Chose(found))
            if hand.tool not in ("ruler", "place"):
                self.point_at(found)

    def _others(self) -> list[int]:
        """Everybody else on the map who is still in the fight: enemies first, then by distance."""
        battle, chosen = self.seat.known, self.hand.chosen
        start = spot_of(battle, chosen) or self.hand.cursor
        side = battle.units[chosen].side if chosen is not None else ""
        found = []
        for unit in battle.units.values():
            at = spot_of(battle, unit.id)
            if at is not None and unit.id != chosen and not unit.out:
                found.append((unit.side == side, (at.x - start.x) ** 2 + (at.y - start.y) ** 2, unit.id))
        return [number for _, _, number in sorted(found)]

    def action_veil(self) -> None:
        """Dim what the chosen unit does not see, or light it again."""
        hand = self.hand
        if spot_of(self.seat.known, hand.chosen) is None:
            self.say(CHOOSE)
            return
        self.take(replace(hand, seeing=not hand.seeing))
        if not hand.seeing:
            self.say("Everything that the chosen unit cannot see is dimmed. V lights it again.")

    def action_trail(self) -> None:
        """Where the chosen unit has gone: in this turn, in the whole battle, or nothing of it."""
        hand = self.hand
        if hand.chosen is None:
            self.say(CHOOSE)
            return
        wanted = TRAILS[(TRAILS.index(hand.trail) + 1) % len(TRAILS)]
        self.take(replace(hand, trail=wanted))
        self.say(TRAIL_WORDS[wanted])

    def action_leave(self) -> None:
        """Put the tool away; with none in the hand, leave the map."""
        if self.hand.tool == "look":
            self.post_message(self.Left())
        else:
            from_list = bool(self.hand.laying)
            self.take(self.hand.with_tool(self.seat.known, "look"))
            if from_list:
                self.post_message(self.Left(to_list=True))


def _after(numbers: list[int], here: int | None, step: int) -> int | None:
    """The number after `here` in a round; the first of them if it is not among them."""
    if not numbers:
        return None
    if here not in numbers:
        return numbers[0 if step > 0 else -1]
    return numbers[(numbers.index(here) + step) % len(numbers)]
