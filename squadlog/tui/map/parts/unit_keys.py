"""The keys that choose the unit the map works for: the next unit, the next target, and what to set up next."""

from collections.abc import Sequence
from dataclasses import replace

from textual.widget import Widget

from squadlog.ground.compiled.conditions import Spot
from squadlog.session.view.map.in_hand_tools import spot_of
from squadlog.session.view.words.asked_line import side_setting_up
from squadlog.tui.map.messages import MapAnswered, MapLeft
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.parts import KeyedPart


class UnitKeys(KeyedPart):
    """Goes from one unit to the next, as the tool in the hand looks for units of its own or for targets."""

    def __init__(self, panel: Widget, held: ToolInHand) -> None:
        self._panel, self._held = panel, held

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Units are set up before play only, and not by who looks on."""
        seat = self._held.seat
        return action != "place" or (not seat.who.looks and seat.known.stage == "setup")

    def action_choose(self, step: int) -> None:
        """The next unit; with a tool that looks, the cursor goes to the next target instead."""
        held, hand = self._held, self._held.hand
        if hand.laying:
            self.lay(held.table.setting.after(hand.laying, step) or hand.laying)
            return
        if hand.tool in ("sight", "who", "aim"):
            held.point_at(_after(self._others(), hand.under(held.known, but=hand.chosen), step))
            return
        there = self._set_up_now() if hand.tool == "place" else [unit.id for unit in held.known.in_order()]
        found = _after(there, hand.chosen, step)
        if found is not None:
            held.pick(found, points=hand.tool not in ("ruler", "place"))

    def _others(self) -> list[int]:
        """Everybody else on the map who is still in the fight: enemies first, then by distance."""
        battle, hand = self._held.known, self._held.hand
        start = spot_of(battle, hand.chosen) or hand.cursor
        side = battle.units[hand.chosen].side if hand.chosen is not None else ""
        found = []
        for unit in battle.units.values():
            at = spot_of(battle, unit.id)
            if at is not None and unit.id != hand.chosen and not unit.out:
                found.append((unit.side == side, (at.x - start.x) ** 2 + (at.y - start.y) ** 2, unit.id))
        return [number for _, _, number in sorted(found)]

    # Setting up

    def action_place(self) -> None:
        """Set the chosen unit up at the cursor, in its start zone; before play only.

        One of the side that sets up now, if any does: whoever has no place yet before the others.
        """
        held, mine = self._held, self._set_up_now()
        if held.hand.tool == "place" and held.hand.chosen in mine:
            self.action_choose(1)
            return
        held.use("place")
        if mine and held.hand.chosen not in mine:
            units = held.known.units
            held.pick(next((one for one in mine if units[one].position is None), mine[0]), points=True)

    def _set_up_now(self) -> list[int]:
        """The units that can be set up: those of the side whose turn it is; all where none has to wait."""
        side = side_setting_up(self._held.seat.due.ask())
        return [unit.id for unit in self._held.known.in_order() if side in ("", unit.side)]

    def set_up_next(self) -> None:
        """Choose the next unit without a place, if there is one, once a unit was set up."""
        waiting = [unit.id for unit in self._held.known.in_order() if unit.position is None]
        found = _after(waiting, self._held.hand.chosen, 1)
        if found is not None:
            self._held.pick(found)

    def lay(self, key: str) -> None:
        """Take this in the hand, to lay it down in secret."""
        held = self._held
        thing = next((one for one in held.seat.due.placeables() if one.key == key), None)
        if held.view.cursor is None:  # the map was never shown
            held.point_at(held.hand.chosen)
        held.take(replace(held.hand.with_tool(held.known, "place"), laying=key))
        if thing is not None and thing.at is not None:
            spot = Spot(thing.at.x, thing.at.y, thing.floor)
            held.view.point_at(spot)
            held.take(held.hand.with_cursor(spot))
        if thing is not None and thing.unit is not None:
            held.pick(thing.unit)

    def lay_next(self) -> None:
        """Lay the next that is not laid yet; with none left, back to what can be laid."""
        held = self._held
        following = held.table.setting.after(held.hand.laying, unlaid=True)
        if following is not None:
            self.lay(following)
        else:
            held.use("look")
            self._panel.post_message(MapLeft(to_list=True))
            self._panel.post_message(MapAnswered())


def _after(numbers: Sequence[int], here: int | None, step: int) -> int | None:
    """The number after `here` in a round; the first of them if it is not among them."""
    if not numbers:
        return None
    if here not in numbers:
        return numbers[0 if step > 0 else -1]
    return numbers[(numbers.index(here) + step) % len(numbers)]
