"""The one table of steps: who is asked in each, and what goes on by itself (SEQ, ACT-02..09).

A subphase runs: melee openings, the slots of the groupings in initiative order, fire, explosions, melee, close. What
chapters add to a turn before the first and after the last of them stands in `phases` (ADV-05).
"""

from collections.abc import Callable

from squadlog.battle.commands import Command
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.facts.seats import REFEREE
from squadlog.rules.blasts.record import STAGE as EXPLOSIONS
from squadlog.rules.common.ask import DieAhead
from squadlog.rules.common.chapter import TurnStep
from squadlog.rules.common.table import Table
from squadlog.rules.desk import flow
from squadlog.rules.desk.asking import ASKS
from squadlog.rules.desk.chapters import asked_first, desk, laid
from squadlog.rules.desk.perform import escaping, run_clear

_RUNS: dict[str, Callable[[Story, Table], bool]] = {
    "setup": flow.waits,
    "initiative": flow.after_initiative,
    "openings": flow.open_fights,
    "actions": flow.act,
    "fire": flow.fire_step,
    EXPLOSIONS: flow.explosions_step,
    "melee": flow.melee_step,
    "over": flow.waits,
}
BASIC: dict[str, TurnStep] = {stage: TurnStep(asks=asks, runs=_RUNS[stage]) for stage, asks in ASKS.items()}


def step_of(battle: Battle) -> TurnStep:
    """The step in which the battle is."""
    return BASIC.get(battle.stage) or desk(battle.chapters).steps[battle.stage]


def foretold(battle: Battle, table: Table, seat: str = REFEREE) -> tuple[str, ...]:
    """What is about to be rolled in the step in which the battle is, with its reasons as far as a seat may know."""
    step = step_of(battle)
    return () if step.foretold is None else tuple(step.foretold(battle, laid(table, battle), seat))


def ahead(battle: Battle, answer: Command, table: Table) -> tuple[DieAhead, ...]:
    """The dice that an answer to what is asked in this step would have rolled."""
    step = step_of(battle)
    return () if step.ahead is None else tuple(step.ahead(battle, answer, laid(table, battle)))


def advance(story: Story, table: Table) -> None:
    """Go on until somebody must speak, a die must be rolled at the table, or the battle is over.

    A chapter's step that is over gives way to what comes after it. Raises RuntimeError if a step changes nothing and
    would be taken for ever.
    """
    while story.battle.pending is None and not (story.battle.held and asked_first(story.battle)):
        before = story.battle
        step = step_of(before)
        if (runner := escaping(before)) is not None:
            run_clear(story, runner, table)
        elif step.phase is not None and step.over(before):
            flow.turn_goes_on(story, before.stage, table)
        elif not step.runs(story, table):
            return
        if story.battle is before:
            raise RuntimeError(f"the {before.stage} step of {before.now} does not end")
