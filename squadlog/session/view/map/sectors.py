"""A sector of fire on the map: whom a burst over it engages, and the shot that sweeps it (AUT-08..10)."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from squadlog.base.records import replace, value
from squadlog.battle.commands import Declare, Fire
from squadlog.battle.state import ShotPlan
from squadlog.ground.drawing.figures.overlays import Arc, Overlay
from squadlog.language.say import say
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.in_hand_tools import spot_of
from squadlog.session.view.map.map_texts import survey_of_seat
from squadlog.session.view.shots.manners import Swept, format_engaged, swept_by
from squadlog.session.view.shots.sweeping import find_sweep, sweep
from squadlog.session.view.toned import Toned

if TYPE_CHECKING:
    from squadlog.battle.commands import Command, OpportunityShot
    from squadlog.battle.detail import FiringManner
    from squadlog.battle.refusal import Refusal
    from squadlog.session.seat import Seat


@value
class SectorSwept:
    """A sector of fire: `text` says whom it engages, `swept` who they are, nearest first, `overlays` draw it.

    `says` sweeps it, with its sentence `say`; `refusal` is why that would be refused.
    """

    text: tuple[Toned, ...] = ()
    swept: tuple[Swept, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    says: Command | None = None
    say: str = ""
    refusal: Refusal | None = None


def find_sweep_on_map(seat: Seat, unit: int | None) -> tuple[str, FiringManner] | None:
    """The weapon and the manner that a unit on the map can sweep a sector with; None where it cannot."""
    return None if unit is None or spot_of(seat.known, unit) is None else find_sweep(seat, unit)


def sector_order(seat: Seat, unit: int | None, axis_deg: float | None) -> Fire | Declare | None:
    """What sweeps a sector with its middle there, None straight ahead: the queued shot, else its declaration."""
    found = find_sweep_on_map(seat, unit)
    if found is None or unit is None:
        return None
    weapon, manner = found
    shot = sweep(unit, manner, axis_deg)
    if seat.due.ask().kind == "fire":
        return shot
    plan = ShotPlan(weapon=weapon, manner=manner.word, sector=shot.sector)
    return Declare(unit=unit, action="fire_throw", shot=plan)


def read_sector(seat: Seat, command: Fire | OpportunityShot) -> SectorSwept:
    """The sector of a shot that sweeps one, and whom it engages; nothing of any other shot."""
    battle = seat.known
    found, spot = find_sweep_on_map(seat, command.unit), spot_of(battle, command.unit)
    at = battle.units[command.unit].position if spot is not None else None
    if found is None or spot is None or at is None or command.manner != found[1].word:
        return SectorSwept()
    axis = command.sector.axis_deg if command.sector is not None else None
    facing = at.facing_deg if axis is None else axis
    shown = seat.rules.preview(command)
    who = swept_by(shown, battle, command.unit)
    engaged = "; ".join(
        f"{place}. {format_engaged(one, battle, friend=swept.friend)}"
        for place, (one, swept) in enumerate(zip(shown.engaged, who, strict=True), start=1)
    )
    drawn = survey_of_seat(seat).map
    arc = Arc(spot, facing, found[1].sector_deg or 0.0, hypot(drawn.width_m, drawn.height_m))
    head = f"{unit_words(battle, command.unit)}, {found[1].label} with its middle at {facing:.0f}°: "
    text = Toned(head, "bold"), Toned(f"{engaged or 'no one in it'}. ")
    return SectorSwept(text, who, (arc,), refusal=shown.blocked)


def sweep_sector(seat: Seat, unit: int | None, axis_deg: float | None) -> SectorSwept | None:
    """The sector of a unit with its middle there, None straight ahead; None where the unit can sweep none."""
    found, says = find_sweep_on_map(seat, unit), sector_order(seat, unit, axis_deg)
    if found is None or says is None or unit is None:
        return None
    shown = read_sector(seat, sweep(unit, found[1], axis_deg))
    return replace(shown, says=says, say=say(says), refusal=seat.rules.refusal(says))
