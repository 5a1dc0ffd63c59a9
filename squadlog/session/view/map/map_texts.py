"""Words that the whole hand on the map uses, for places, directions and how a soldier stands; and its survey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.ground.compiled.bearings import compass
from squadlog.ground.compiled.conditions import Spot

if TYPE_CHECKING:
    from squadlog.battle.state import Unit
    from squadlog.session.seat import Seat
    from squadlog.survey.seat_survey import Survey


def survey_of_seat(seat: Seat) -> Survey:
    """The battle as a seat knows it, measured. Raises LookupError for a battle without a map."""
    survey = seat.rules.survey()
    if survey is None:
        raise LookupError("this battle has no map")
    return survey


def mode_words(mode: str) -> str:
    """A way of moving in words: `crawl back`."""
    return mode.replace("_", " ")


def spot_words(spot: Spot, floors: int = 1) -> str:
    """`12.5, 8.0`, metres east and north, with the floor where there are several."""
    floor = f", floor {spot.floor}" if floors > 1 or spot.floor != 1 else ""
    return f"{spot.x:.1f}, {spot.y:.1f}{floor}"


def spot_as_said(spot: Spot) -> str:
    """A place as the command language reads it, to the centimetre: `12.5,8@2`."""
    return f"{round(spot.x, 2):g},{round(spot.y, 2):g}" + (f"@{spot.floor}" if spot.floor != 1 else "")


def at_words(unit: Unit) -> str:
    """Where a unit is, as the command language reads it; empty for one that is on no map."""
    at = unit.position
    return "" if at is None else spot_as_said(Spot(at.x, at.y, unit.floor))


def facing_words(unit: Unit) -> str:
    """How a unit faces, by the compass."""
    return "" if unit.position is None else compass(unit.position.facing_deg)


def degrees_words(degrees: float) -> str:
    """A direction by the compass and in degrees."""
    return f"{compass(degrees)} ({degrees:.0f} degrees)"


def state_words(unit: Unit) -> str:
    """Posture, wound, and readied fire."""
    wound = "" if unit.wound == "none" else f"wound {unit.wound}"
    told = [unit.posture, wound, "ready to fire" if unit.opportunity else ""]
    return ", ".join(word for word in told if word)
