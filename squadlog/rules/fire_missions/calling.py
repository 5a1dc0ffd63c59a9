"""Calling a fire mission: who may, on which point, and what is written down (FMS-03..10, FMS-20, FMS-21)."""

from collections.abc import Iterator
from math import hypot

from squadlog.base.names import so_many
from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense, refuses, with_reason
from squadlog.battle.state import Battle, Ongoing, ShotPlan, Unit
from squadlog.facts.ground_facts import Position, Sighting, StatedSighting, Waypoint
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import count_bought
from squadlog.rules.fire.seeing import sees, unseen
from squadlog.rules.fire_missions import missions
from squadlog.rules.fire_missions.eyes import CALLS, call_on_paper
from squadlog.rules.fire_missions.strike import call_ap, row_of
from squadlog.rules.hiding.piles import hiding_of
from squadlog.rules.laid_out.commitment import bind
from squadlog.rules.laid_out.tarps import refusal_called_on
from squadlog.rules.leadership.chain import refusal_led

_spoken = refuses("fire")

_ON_M = 1.0
"""How near to a pile a point counts as on it: a counter's reach (GEN-06)."""


def missions_left(battle: Battle, side: str, mission: str) -> int:
    """How many missions of a kind a side has that are neither used up nor plotted nor being called."""
    now = missions.missions(battle)
    under_way = sum(
        call.side == side and call.mission == mission and missions.goes_on(battle, call) for call in now.calls
    )
    plotted = sum((one.side, one.mission) == (side, mission) and one.by is None for one in now.plotted)
    return (
        count_bought(battle.setup, side, missions.item_of(mission))
        - now.has_spent(side, mission)
        - under_way
        - plotted
    )


def has_any(battle: Battle, side: str) -> bool:
    """Whether a side has missions at all, used up or not."""
    return any(count_bought(battle.setup, side, missions.item_of(mission)) for mission in missions.MISSIONS)


def refusal_call(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """What speaks against a call, the first of it: who calls, what is left, the point, who sees it."""
    unit = battle.units[command.unit]
    plan = command.shot
    if (refused := refusal_led(battle, unit, ctx, "FMS-06")) is not None:
        return refused
    if plan is None or plan.weapon not in missions.MISSIONS:
        sentence = "Name the mission and its target point."
        return nonsense("no-mission", sentence, "FMS-09", f"call {unit.id} mortar at 20,14, or missile.")
    return (
        refusal_left(battle, unit.side, plan.weapon, ctx)
        or refusal_point(battle, plan.target, plan.told, ctx)
        or _unseen(battle, unit, plan, ctx)
    )


def refusal_left(battle: Battle, side: str, mission: str, ctx: RulesContext) -> Refusal | None:
    """Why a side cannot call a mission: it calls what it has bought, and at most four in all (FMS-02, FMS-03)."""
    if mission not in missions.MISSIONS:
        sentence = "There is no such mission."
        return _spoken("no-mission", sentence, "FMS-02", f"Such as {missions.MISSIONS[0]}.")
    row, name = row_of(mission, ctx), battle.setup.side_name(side)
    if missions_left(battle, side, mission) < 1:
        has = count_bought(battle.setup, side, missions.item_of(mission))
        sentence = f"{name} has no {row.name.lower()} left." if has else f"{name} has no {row.name.lower()}."
        return _spoken("mission-spent", sentence, "FMS-02", _others_left(battle, side))
    used = missions.missions(battle).has_spent(side)
    used += sum(
        call.side == side and missions.goes_on(battle, call) for call in missions.missions(battle).calls
    )
    most = ctx.book.fire_missions.max_per_side
    if used >= most:
        sentence = f"{name} has had its {so_many(most, 'mission')} of this game."
        return _spoken("mission-spent", sentence, "FMS-03", "")
    return None


def _others_left(battle: Battle, side: str) -> str:
    found = [
        f"{mission} {many}"
        for mission in missions.MISSIONS
        if (many := missions_left(battle, side, mission)) > 0
    ]
    return f"Left: {', '.join(found)}." if found else "Buy missions with the squad."


def refusal_point(battle: Battle, target: object, told: str, ctx: RulesContext) -> Refusal | None:
    """Why a mission cannot go to a point: it is in a building or a ship, or on a hidden unit (FMS-05, FMS-20).

    Where there is no map the point is in words.
    """
    if not battle.setup.map:
        if not told:
            sentence = "This battle has no map."
            instead = 'Write the point in words: at "the crossroads".'
            return nonsense("mission-no-map", sentence, "FMS-09", instead)
        return None
    if not isinstance(target, Waypoint):
        sentence = "A mission needs a point on the map."
        return nonsense("mission-no-point", sentence, "FMS-09", "Such as at 20,14.")
    place = target.whereabouts
    inside = ctx.surveyor.indoors(place)
    if inside.value:
        sentence = with_reason("A mission may not target a building or a ship.", inside.reason)
        return _spoken("mission-indoors", sentence, "FMS-05", "Choose a point outside.")
    if (on := refusal_called_on(battle, Position(x=place.x, y=place.y), place.floor)) is not None:
        return on
    if any(
        pile.position is not None
        and pile.floor == place.floor
        and hypot(pile.position.x - place.x, pile.position.y - place.y) <= _ON_M
        for pile in (hiding_of(battle).seen_by_all() if ctx.has("hiding") else ())
    ):
        sentence = "A hidden marker is there, and missions may not target hidden units."
        return _spoken("mission-on-hidden", sentence, "FMS-20", "Choose a point beside it, or find it first.")
    return None


def _unseen(battle: Battle, caller: Unit, plan: ShotPlan, ctx: RulesContext) -> Refusal | None:
    """Nobody sees the point who might: the caller, a friend, or what sees for its side (FMS-10, FMS-21, A-90)."""
    target = plan.target if isinstance(plan.target, Waypoint) else Waypoint(x=0.0, y=0.0)
    why = unseen(_looks(caller.id, target, plan.stated, ctx), ctx)
    if why is None:
        return None
    if ctx.rulings.is_("mission.spotter", "leader"):
        sentence = with_reason(f"{caller.called} does not see that point.", why)
        return _spoken("mission-unseen", sentence, "FMS-10", "Say in sight if they do.")
    if battle.setup.map:
        for friend in battle.units.values():
            able = friend.side == caller.side and not friend.out and friend.position is not None
            if (
                able
                and friend.id != caller.id
                and sees(_looks(friend.id, target, StatedSighting(), ctx), ctx)
            ):
                return None
        if ctx.sensed(battle, caller.side, target.whereabouts):
            return None
    sentence = with_reason(f"Neither {caller.called} nor any friend sees that point.", why)
    return _spoken("mission-unseen", sentence, "FMS-10", "Say in sight if one of them does.")


def _looks(viewer: int, target: Waypoint, stated: StatedSighting, ctx: RulesContext) -> Sighting:
    return ctx.surveyor.sighting(viewer, target, stated)


def extras_call(_battle: Battle, _command: Declare, ctx: RulesContext) -> Iterator[Line]:
    """What a call costs where the table reads the blank cell otherwise (A-94)."""
    off = call_ap(ctx) - ctx.book.actions[missions.CALL].ap
    if off:
        yield line("blank_cell", "the cell of the table is blank", off, "FMS-07")


def begins_call(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Record the call with the commitment that binds it to the point written down (FMS-09)."""
    side = recorder.battle.units[number].side
    mission = action.shot.weapon if action.shot is not None else missions.MISSIONS[0]
    bound = bind(recorder.battle.setup, side, CALLS, call_on_paper(number, action))
    recorder.emit(missions.MissionCalled(unit=number, mission=mission, commitment=bound))


def completes(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Complete the call: the round comes down in this subphase, or in this turn's mission phase (FMS-11, A-89)."""
    call = missions.missions(recorder.battle).call_of(number)
    if call is None:
        return
    recorder.emit(missions.MissionSent(unit=number, dud=call.dud))
    if call.dud or action.shot is None:
        return
    turn, shot = recorder.battle.now.turn, action.shot
    spot = shot.target if isinstance(shot.target, Waypoint) else None
    told = missions.Plotted(
        side=call.side, mission=call.mission, turn=turn, spot=spot, told=shot.told, by=number
    )
    if ctx.rulings.is_("fireMission.timing", "phase"):
        recorder.emit(missions.MissionPlotted(plotted=told))
    else:
        recorder.emit(missions.on_its_way(recorder.battle, told, since=action.start))


def details_call(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Which mission, and the point that it is called upon."""
    side = battle.units[said.unit].side
    found = tuple(mission for mission in missions.MISSIONS if missions_left(battle, side, mission) > 0)
    yield Detail(slot="weapon", label="which mission", options=found or missions.MISSIONS)
    yield Detail(slot="aim", label="on which point")


def serves(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether a unit can ever call one: its side has some, and it leads (FMS-06)."""
    return has_any(battle, unit.side) and refusal_led(battle, unit, ctx, "FMS-06") is None


def aims_call(battle: Battle, unit: Unit, ctx: RulesContext) -> Iterator[Declare]:
    """The calls that a unit could make, each without its point."""
    if not serves(battle, unit, ctx) or missions.calling(battle, unit.id) is not None:
        return
    for mission in missions.MISSIONS:
        if missions_left(battle, unit.side, mission) > 0:
            yield Declare(unit=unit.id, action=missions.CALL, shot=ShotPlan(weapon=mission))
