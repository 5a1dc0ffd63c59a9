"""Missions of the fire mission phase: plotted before play, or called where the table reads it so (A-89)."""

from collections.abc import Iterator
from functools import partial

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.rules.blasts import asking, resolving
from squadlog.rules.common.ask import Placeable
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.turn import TurnStep
from squadlog.rules.common.kept.explosions import exploding
from squadlog.rules.common.kept.laid_things import late
from squadlog.rules.fire_missions import missions
from squadlog.rules.fire_missions.calling import has_any, missions_left, refusal_left, refusal_point
from squadlog.rules.fire_missions.eyes import PLOTS, plots_on_paper
from squadlog.rules.laid_out.commitment import bind, subject_now

_OFFERED = 3
"""How many of the first turns are offered to be plotted for; for others it is written."""


def objections_plot(battle: Battle, command: missions.PlotMission, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a plot: it is made before play, for a mission the side has, on a point as for a call."""
    if not _open(battle):
        yield nonsense("begun", "Plot missions before the battle begins.", "SEQ-05", "Call them now.")
    elif command.side in missions.missions(battle).bound:
        yield nonsense("bound", "This side has finished plotting.", "SEQ-05", "Undo to change it.")
    elif command.done:
        return
    elif command.off:
        if not any(one.side == command.side for one in missions.missions(battle).plotted):
            yield nonsense("nothing-plotted", "This side has plotted nothing.", "SEQ-05")
    elif not battle.now.turn <= command.turn <= (battle.setup.turns or 99):
        is_over = command.turn < battle.now.turn
        sentence = f"Turn {command.turn} is over." if is_over else f"There is no turn {command.turn}."
        yield nonsense("no-turn", sentence, "SEQ-05", f"Such as turn {battle.now.turn + 1}.")
    else:
        for refused in (
            refusal_left(battle, command.side, command.mission, ctx),
            refusal_point(battle, command.at, command.where, ctx),
        ):
            if refused is not None:
                yield refused


def resolve_plot(recorder: EventRecorder, command: missions.PlotMission, _ctx: RulesContext) -> None:
    """Write the mission down; or take back all plots of the side; or bind the side to its plots."""
    if command.done:
        _bind(recorder, command.side, early=True)
        return
    if command.off:
        recorder.emit(missions.PlotsTaken(side=command.side))
        return
    told = missions.Plotted(
        side=command.side,
        mission=command.mission,
        turn=command.turn,
        spot=command.at,
        told=command.where,
    )
    recorder.emit(missions.MissionPlotted(plotted=told))


def _bind(recorder: EventRecorder, side: str, *, early: bool = False) -> None:
    battle = recorder.battle
    bound = bind(battle.setup, side, subject_now(battle, PLOTS), plots_on_paper(battle, side))
    recorder.emit(missions.PlotsBound(side=side, commitment=bound, early=early))


def _open(battle: Battle) -> bool:
    """Before play, or as the turn begins in which the chapter comes into force (ADV-03)."""
    return battle.stage == "setup" or missions.KEY in late(battle)


def binds(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Bind every side with missions also in play, where its missions have just come."""
    if _open(recorder.battle):
        opens(recorder, ctx)


def opens(recorder: EventRecorder, _ctx: RulesContext) -> None:
    """Bind every side with missions to its plots, even to none, at the beginning of play (FMS-09)."""
    for side in recorder.battle.side_ids():
        if has_any(recorder.battle, side) and side not in missions.missions(recorder.battle).bound:
            _bind(recorder, side)


def placeables(battle: Battle, side: str, _ctx: RulesContext) -> Iterator[Placeable]:
    """What a side has plotted, what it may still plot for the first turns, and that all is plotted (SEQ-05)."""
    if not _open(battle) or side in missions.missions(battle).bound or not has_any(battle, side):
        return
    mine = [one for one in missions.missions(battle).plotted if one.side == side]
    for number, one in enumerate(mine, 1):
        at = one.spot
        yield Placeable(
            key=f"plotted:{number}",
            words=f"{one.mission} in turn {one.turn}",
            state=f"plotted{f' at {at.x:g},{at.y:g}' if at is not None else f' {one.told}'}",
            laid=True,
            placed=False,
            lays=partial(_plot, side, one.mission, one.turn),
            lifts=missions.PlotMission(side=side, off=True),
            at=None if at is None else Position(x=at.x, y=at.y),
            turns=False,
        )
    for mission in missions.MISSIONS:
        if (has := missions_left(battle, side, mission)) > 0:
            first = battle.now.turn
            last = first + _OFFERED - 1
            for turn in range(first, min(battle.setup.turns or last, last) + 1):
                yield Placeable(
                    key=f"plot:{mission}:{turn}",
                    words=f"{mission} strike in turn {turn}",
                    state=f"{has} left [FMS-02]",
                    lays=partial(_plot, side, mission, turn),
                    turns=False,
                )
    yield Placeable(key="plotted", words="All plotted", says=missions.PlotMission(side=side, done=True))


def _plot(
    side: str, mission: str, turn: int, at: Waypoint | None, _facing: float | None, overrule: str
) -> missions.PlotMission:
    return missions.PlotMission(side=side, mission=mission, turn=turn, at=at, overrule=overrule)


def _over(battle: Battle) -> bool:
    """Nothing comes down in this turn any more."""
    waits = any(one.turn <= battle.now.turn for one in missions.missions(battle).plotted)
    return not waits and exploding(battle).due(battle.now) is None


def _runs(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """One after the other they are on their way, land and go off, with what they set off."""
    if exploding(recorder.battle).due(recorder.battle.now) is not None:
        return resolving.runs(recorder, ctx)
    battle = recorder.battle
    one = next(one for one in missions.missions(battle).plotted if one.turn <= battle.now.turn)
    fused = missions.on_its_way(battle, one, since=battle.now)
    recorder.emit(missions.PlottedFired(plotted=one), fused)
    return True


STEP = TurnStep(asks=asking.asks, runs=_runs, phase="fire_mission", over=_over)
