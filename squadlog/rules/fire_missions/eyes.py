"""What a seat may not know of fire missions: where a call under way, or a plotted one, is to come down (FMS-09)."""

from typing import Final

from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import Proof
from squadlog.battle.commands import Command, Declare, Orders
from squadlog.battle.events.action import ActionDeclared
from squadlog.battle.events.referee import Overruled
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle, Ongoing, ShotPlan, Unit
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import sees
from squadlog.rules.fire_missions.missions import (
    CALL,
    MissionCalled,
    MissionPlotted,
    PlotsBound,
    PlotsTaken,
    Plotted,
    PlottedFired,
    calling,
    missions,
)
from squadlog.rules.laid_out.commitment import proof, subject_now

SPEAKS_OF_THE_POINT = ("mission-indoors", "mission-unseen", "mission-on-hidden", "mission-off-map")
"""The codes of what speaks against a call because of its point."""
_OTHERS_KNOW = "Something about its point."


def redact_battle(battle: Battle, seat: str) -> Battle:
    """The battle without the points of others."""
    away = {
        number: _veil_unit(unit)
        for number, unit in battle.units.items()
        if unit.action is not None and unit.action.kind == CALL and not sees(seat, unit.side)
    }
    if away:
        battle = changed(
            battle, units={number: away.get(number, unit) for number, unit in battle.units.items()}
        )
    now = missions(battle)
    told = tuple(one for one in now.plotted if sees(seat, one.side))
    calls = tuple(one for one in now.calls if one.unit in battle.units)
    if (told, calls) == (now.plotted, now.calls):
        return battle
    return missions.change(battle, plotted=told, calls=calls)


def _veil_unit(unit: Unit) -> Unit:
    return unit if unit.action is None else changed(unit, action=_veil(unit.action))


def _veil(action: Ongoing) -> Ongoing:
    """A call as others hear it: of what kind it is, and nothing of where."""
    return replace(action, shot=None if action.shot is None else ShotPlan(weapon=action.shot.weapon))


def redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event as a seat may read it."""
    match event:
        case ActionDeclared(action=Ongoing(kind=kind) as action) if kind == CALL:
            unit = battle.units.get(event.unit)
            own = unit is None or sees(seat, unit.side)
            return event if own else replace(event, action=_veil(action))
        case MissionPlotted() if not sees(seat, event.plotted.side):
            return None
        case PlottedFired() if not sees(seat, event.plotted.side):
            return replace(event, plotted=replace(event.plotted, spot=None, told=""))
        case PlotsTaken() if not sees(seat, event.side):
            return None
        case Overruled() if event.code in SPEAKS_OF_THE_POINT and not _speaks_to(battle, seat):
            return replace(event, sentence=_OTHERS_KNOW)
        case _:
            return event


def _speaks_to(battle: Battle, seat: str) -> bool:
    """Whether it is the side's own call: the one whose slot it is, or before play nobody's else."""
    return battle.active is not None and sees(seat, battle.active.side)


def unsaid(command: Command, battle: Battle, seat: str) -> bool:
    """Whether the words name the point of a call of another side."""
    orders = command.orders if isinstance(command, Orders) else (command,)
    return any(
        isinstance(one, Declare)
        and one.action == CALL
        and (unit := battle.units.get(one.unit)) is not None
        and not sees(seat, unit.side)
        for one in orders
    )


CALLS: Final = "calls"
PLOTS: Final = "plots"
"""What commitments to fire missions are about."""


def call_on_paper(unit: int, action: Ongoing) -> str:
    """What the caller writes down: who, when, what and where."""
    shot = action.shot
    if shot is None:
        return f"unit {unit} calls in {action.start}"
    return f"unit {unit} calls in {action.start}: {shot.weapon} {_where(shot.target, shot.told)}"


def plots_on_paper(battle: Battle, side: str) -> str:
    """What a side has plotted, a line for each."""
    return "\n".join(_line(one) for one in missions(battle).plotted if one.side == side)


def _line(one: Plotted) -> str:
    return f"turn {one.turn}: {one.mission} {_where(one.spot, one.told)}"


def _where(spot: object, told: str) -> str:
    return f"at {spot.x:g},{spot.y:g}" if isinstance(spot, Waypoint) else told


def proves(event: Event, battle: Battle) -> Proof | None:
    """Whether what a side has written down is what it bound itself to; asked with the battle after it."""
    match event:
        case MissionCalled(commitment=told) if told and (action := calling(battle, event.unit)) is not None:
            side = battle.units[event.unit].side
            return proof(battle.setup, side, CALLS, call_on_paper(event.unit, action), told)
        case PlotsBound(commitment=told) if told:
            return proof(
                battle.setup, event.side, subject_now(battle, PLOTS), plots_on_paper(battle, event.side), told
            )
        case _:
            return None
