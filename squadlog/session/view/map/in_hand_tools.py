"""What a hand on the map holds: the tool, the chosen unit, where the cursor is, and what has been laid so far."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.commands import Command, Declare, PlaceUnit
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.common.ask import Placeable
from squadlog.session.view.map.ruler import GAITS, Ruler, gait_of, next_gait

Tool = Literal["look", "ruler", "sight", "arcs", "area", "danger", "who", "place", "sweep", "aim"]
Trail = Literal["", "turn", "battle"]
TRAILS: tuple[Trail, ...] = ("", "turn", "battle")
"""What is shown of where the chosen unit has gone: nothing, the moves of this turn, those of the whole battle."""
NEAR_M = 0.5
"""A cursor as near as this to a unit means the unit, unless the cells of the picture are larger."""


@record
class Hand:
    """One tool in the hand, and what it works with.

    `cursor`: where the cursor is.
    `tool`: the tool.
    `chosen`: the unit the tools work for; None for nobody.
    `ruler`: the way laid so far; None for none.
    `origin`: the spot, not moved to, that a sight line starts from; None starts it at the chosen unit.
    `gait`: the way of moving chosen for the ruler; empty while nobody chose one.
    `axis_deg`: the middle of a sector of fire; None straight ahead.
    `facing_deg`: the facing of a unit being set up.
    `reach_m`: how near the cursor must be to a unit to mean it.
    `seeing`: whether what the chosen unit does not see is shown quieter.
    `laying`: the key of what is laid down in secret; empty where soldiers are set up in the open.
    `trail`: what is shown of where the chosen unit has gone.
    `aiming`: the order being aimed; None for any that the chosen unit can give.
    `kind`: the place of the order among those it can give, where `aiming` is None.
    `meaning`: which of the things under the cursor is meant; 0 is the likeliest.
    """

    cursor: Spot
    tool: Tool = "look"
    chosen: int | None = None
    ruler: Ruler | None = None
    origin: Spot | None = None
    gait: str = ""
    axis_deg: float | None = None
    facing_deg: float | None = None
    reach_m: float = NEAR_M
    seeing: bool = False
    laying: str = ""
    trail: Trail = ""
    aiming: Declare | None = None
    kind: int = 0
    meaning: int = 0

    def with_cursor(self, spot: Spot) -> "Hand":
        """The hand with the cursor there; an open ruler follows it."""
        return replace(self, cursor=spot, meaning=0, ruler=self.ruler.to(spot) if self.ruler else None)

    def with_chosen(self, battle: Known, number: int | None) -> "Hand":
        """The hand with another unit chosen: a path of the one before is dropped, other tools go on for the new one."""
        if number == self.chosen:
            return self
        laying = str(number) if self.laying and number is not None else self.laying
        changed = replace(
            self, chosen=number, gait="", facing_deg=None, axis_deg=None, laying=laying, aiming=None
        )
        return changed.with_tool(battle, "ruler") if self.tool == "ruler" else changed

    def with_tool(self, battle: Known, tool: Tool) -> "Hand":
        """The hand with another tool, laid anew."""
        start = spot_of(battle, self.chosen)
        ruler = Ruler(start=start or self.cursor, end=self.cursor) if tool == "ruler" else None
        return replace(
            self,
            tool=tool,
            ruler=ruler,
            origin=None,
            facing_deg=None,
            axis_deg=None,
            laying="",
            aiming=None,
            meaning=0,
        )

    def mode(self, battle: Known) -> str:
        """The way of moving that the ruler and the reach are laid for."""
        return gait_of(battle, self.chosen, self.gait) if self.chosen is not None else "walk"

    def with_next_gait(self, battle: Known, step: int, barred: Callable[[str], bool]) -> "Hand":
        """The hand with the next way of moving that is not barred to the unit, if any is left."""
        here = mode = self.mode(battle)
        for _ in GAITS:
            mode = next_gait(mode, step)
            if mode == here or not barred(mode):
                break
        return replace(self, gait=mode)

    def under(self, battle: Known, *, but: int | None = None) -> int | None:
        """The unit under the cursor, the nearest of several; None for nobody, and if that is `but`."""
        near = [
            (gap, unit.id)
            for unit in battle.units.values()
            if unit.position is not None and unit.floor == self.cursor.floor
            if (gap := max(abs(unit.position.x - self.cursor.x), abs(unit.position.y - self.cursor.y)))
            <= max(self.reach_m, NEAR_M)
        ]
        found = min(near)[1] if near else None
        return None if found == but else found


def spot_of(battle: Known, number: int | None) -> Spot | None:
    """Where a unit's head is; None for nobody, and for a unit that is on no map."""
    unit = battle.units.get(number) if number is not None else None
    if unit is None or unit.position is None:
        return None
    return Spot(unit.position.x, unit.position.y, unit.floor)


@record
class SettingUp:
    """What the hand says before play: where the chosen unit is set up, or what of `placeables` is laid in secret."""

    battle: Known
    placeables: Callable[[], Sequence[Placeable]]

    def laying(self, hand: Hand) -> Placeable | None:
        """What is laid in secret: what was taken for that, or the chosen soldier, where it lies hidden already."""
        if hand.laying:
            return next((one for one in self.placeables() if one.key == hand.laying), None)
        return next((one for one in self.placeables() if one.laid and one.unit == hand.chosen), None)

    def after(self, key: str, step: int = 1, *, unlaid: bool = False) -> str | None:
        """The next that can be laid, in a round, `unlaid`: of those that are not laid yet; None where there is none."""
        found = [one for one in self.placeables() if one.lays is not None and one.placed]
        keys = [one.key for one in found]
        here = keys.index(key) if key in keys else -step
        again = unlaid and key in keys  # of several alike, such as mines, another one
        turned = [found[(here + step * gone) % len(found)] for gone in range(not again, len(found) + 1)]
        return next((one.key for one in turned if not (unlaid and one.laid)), None)

    def facing(self, hand: Hand) -> float:
        """How what is set up faces, in degrees."""
        thing = self.laying(hand)
        unit = self.battle.units.get(hand.chosen or 0)
        at = thing.at if thing is not None else unit.position if unit is not None else None
        if hand.facing_deg is not None:
            return hand.facing_deg % 360.0
        return 0.0 if at is None else at.facing_deg

    def says(self, hand: Hand, overrule: str = "") -> Command | None:
        """The command that sets the chosen unit down at the cursor, or lays what is laid; None without either."""
        x, y, floor = round(hand.cursor.x, 2), round(hand.cursor.y, 2), hand.cursor.floor
        thing = self.laying(hand)
        if thing is not None and thing.lays is not None:
            return thing.lays(Waypoint(x=x, y=y, floor=floor), hand.facing_deg, overrule)
        if hand.chosen is None:
            return None
        at = Position(x=x, y=y, facing_deg=self.facing(hand))
        return PlaceUnit(unit=hand.chosen, position=at, floor=floor, overrule=overrule)

    def takes_up(self, hand: Hand) -> Command | None:
        """The command that takes the chosen unit, or what lies there in secret, off the map."""
        thing = self.laying(hand)
        if thing is not None:
            return thing.lifts
        return None if hand.chosen is None else PlaceUnit(unit=hand.chosen, position=None)
