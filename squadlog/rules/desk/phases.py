"""The phases of a turn: what comes after what, with the steps that the chapters in force add (ADV-05)."""

from collections.abc import Mapping

from squadlog.battle.state import Battle, Stage
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.turn import PHASES, TurnStep
from squadlog.rules.desk.chapters import desk

INITIATIVE, ACTIONS, END = PHASES[0], PHASES[2], PHASES[-1]


def next_phase(battle: Battle, after: Stage) -> Stage:
    """What comes after the initiative, the last subphase or a chapter's step: such a step, the actions or the end.

    Steps that are over beforehand are passed by.
    """
    stages = _stages(desk(battle.chapters).turn.steps)
    for stage in stages[stages.index(after) + 1 :]:
        if stage in PHASES or not desk(battle.chapters).turn.steps[stage].over(battle):
            return stage
    return END


def _stages(steps: Mapping[str, TurnStep[RulesContext]]) -> list[Stage]:
    """The turn, stage by stage; the subphases are one of them."""
    return [stage for phase in PHASES for stage in _of_phase(phase, steps)]


def _of_phase(phase: str, steps: Mapping[str, TurnStep[RulesContext]]) -> list[Stage]:
    if phase in (INITIATIVE, ACTIONS, END):
        return [phase]
    return [stage for stage, step in steps.items() if step.phase == phase]
