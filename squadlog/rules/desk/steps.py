"""The one table of steps: who is asked in each, and what goes on by itself (SEQ, ACT-02..09).

A subphase runs: melee openings, the slots of the groupings in initiative order, fire, explosions, melee, close. What
chapters add to a turn before the first and after the last of them stands in `phases` (ADV-05).
"""

from collections.abc import Callable

from squadlog.battle.commands import Command
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle
from squadlog.facts.seats import REFEREE
from squadlog.rules.common.ask import DieAhead
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.turn import TurnStep
from squadlog.rules.common.kept.explosions import STAGE as EXPLOSIONS
from squadlog.rules.desk import flow
from squadlog.rules.desk.asking import ASKS
from squadlog.rules.desk.chapters import add_chapters, desk, first_ask
from squadlog.rules.desk.perform import escaping, run_clear

_RUNS: dict[str, Callable[[EventRecorder, RulesContext], bool]] = {
    "setup": flow.waits,
    "initiative": flow.after_initiative,
    "openings": flow.open_fights,
    "actions": flow.act,
    "fire": flow.fire_step,
    EXPLOSIONS: flow.explosions_step,
    "melee": flow.melee_step,
    "over": flow.waits,
}
BASIC: dict[str, TurnStep[RulesContext]] = {
    stage: TurnStep(asks=asks, runs=_RUNS[stage]) for stage, asks in ASKS.items()
}


def step_of(battle: Battle) -> TurnStep[RulesContext]:
    """The present step of the turn."""
    return BASIC.get(battle.stage) or desk(battle.chapters).turn.steps[battle.stage]


def foretold(battle: Battle, ctx: RulesContext, seat: str = REFEREE) -> tuple[str, ...]:
    """What the present step is about to roll, with its reasons as far as a seat may know."""
    step = step_of(battle)
    return () if step.foretold is None else tuple(step.foretold(battle, add_chapters(ctx, battle), seat))


def ahead(battle: Battle, answer: Command, ctx: RulesContext) -> tuple[DieAhead, ...]:
    """The dice that an answer to what is asked in this step would have rolled."""
    step = step_of(battle)
    return () if step.ahead is None else tuple(step.ahead(battle, answer, add_chapters(ctx, battle)))


def advance(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Go on until a player must decide, a die must be rolled at the table, or the battle is over.

    A chapter's step that is over gives way to what comes after it. Raises RuntimeError if a step changes nothing and
    would be taken for ever.
    """
    while recorder.battle.pending is None and not (recorder.battle.held and first_ask(recorder.battle)):
        before = recorder.battle
        step = step_of(before)
        if (runner := escaping(before)) is not None:
            run_clear(recorder, runner, ctx)
        elif step.phase is not None and step.over(before):
            flow.turn_goes_on(recorder, before.stage, ctx)
        elif not step.runs(recorder, ctx):
            return
        if recorder.battle is before:
            raise RuntimeError(f"the {before.stage} step of {before.now} does not end")
