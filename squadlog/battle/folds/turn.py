"""Set-up, turns, subphases, initiative and the end."""

from dataclasses import replace
from typing import assert_never

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import opening_under, under
from squadlog.battle.events import turn
from squadlog.battle.folds.fire import nobody_left_to_ask
from squadlog.battle.folds.part import fresh
from squadlog.battle.moment import Moment
from squadlog.battle.state import STILL, SUBSYSTEMS, Battle, Standing
from squadlog.battle.terms import Setup

with lazy_imports():
    from squadlog.battle.start import reading


def first_state(setup: Setup) -> Battle:
    """The battle before anything has happened."""
    starts = {start.unit: start for start in setup.starts}
    grouping_of = {number: grouping.id for grouping in setup.groupings for number in grouping.units}
    opened = opening_under(
        Battle(
            setup=setup,
            units={
                soldier.id: fresh(
                    soldier, grouping_of[soldier.id], setup, starts.get(soldier.id), setup.chapters
                )
                for soldier in setup.soldiers
            },
            groupings={grouping.id: grouping for grouping in setup.groupings},
            features={feature.id: feature for feature in setup.features},
            rulings=dict(setup.rulings),
            assist=dict.fromkeys(SUBSYSTEMS, "enforce"),
            typed_dice=setup.typed_dice,
            chapters=setup.chapters,
        )
    )
    return reading.resume(opened, setup.start) if setup.start else opened


def fold_turn(battle: Battle, event: turn.TurnEvent) -> Battle:
    """The battle after an event of the frame."""
    match event:
        case turn.BattleCreated():
            return first_state(event.setup)
        case turn.TurnBegun():
            return changed(
                _switch_chapters(battle),
                stage="initiative",
                now=Moment(event.turn, 1),
                standings=(),
                order=(),
                acting=0,
            )
        case turn.InitiativeRolled():
            standings = tuple(Standing(grouping=roll.grouping, roll=roll.total) for roll in event.rolls)
            return changed(
                battle, standings=standings, rolls=battle.rolls + sum(len(roll.faces) for roll in event.rolls)
            )
        case turn.OrderChosen():
            standings = tuple(
                replace(standing, choice=event.choice) if standing.grouping == event.grouping else standing
                for standing in battle.standings
            )
            return changed(battle, standings=standings)
        case turn.OrderSet():
            return changed(battle, order=event.order)
        case turn.SubphaseOpened():
            return _open_turn(battle, event.moment)
        case turn.StageEntered():
            return changed(battle, stage=event.stage)
        case turn.SlotOpened():
            return changed(battle, acting=event.place, resolving=())
        case turn.AskedAnew():
            return nobody_left_to_ask(battle) if event.asked is None else changed(battle, pending=event.asked)
        case turn.SubphaseClosed() | turn.TurnEnded():
            return battle
        case turn.BattleEnded():
            return changed(battle, stage="over", result=event.reason, pending=None)
        case _:
            assert_never(event)


def _switch_chapters(battle: Battle) -> Battle:
    """The battle under the chapters that the table has switched since the last turn began."""
    if not battle.switched:
        return battle
    chapters = dict.fromkeys(battle.chapters)
    for key, on in battle.switched:
        chapters.pop(key, None)
        if on:
            chapters[key] = None
    return changed(under(battle, tuple(chapters)), switched=())


def _open_turn(battle: Battle, moment: Moment) -> Battle:
    units = {
        number: changed(
            unit,
            before=unit.moved,
            moved=STILL,
            performed=False,
            declaration=None,
            barred=unit.barred if unit.moved.mode else (),
        )
        for number, unit in battle.units.items()
    }
    return changed(
        battle,
        now=moment,
        stage="openings",
        units=units,
        acting=0,
        resolving=(),
        mover=None,
        effects=(),
        fire_queue=(),
    )
