"""Ranged fire as one chapter (ACT-04, ACT-49..ACT-59, FIR)."""

from collections.abc import Iterator

from squadlog.battle import commands as say
from squadlog.battle.detail import Detail, in_hand_first
from squadlog.battle.state import Battle
from squadlog.rules.common import wounds
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks, PathTrigger
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command, one_objection
from squadlog.rules.common.hooks.schedule import TimeHooks
from squadlog.rules.fire import opportunity, shots, tracking


def details(battle: Battle, said: say.Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """The details of fire: the weapon, and the shot itself, if it is stated now."""
    yield Detail(slot="weapon", label="weapon", options=in_hand_first(battle.units[said.unit]) or (None,))
    yield Detail(slot="shot", label="the shot")


CHAPTER = Chapter(
    key="fire",
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(shots.objections_fire, shots.resolve_fire),
            CommandHandler(one_objection(shots.refusal_withhold), shots.resolve_withhold),
            CommandHandler(one_objection(opportunity.refusal_decline), opportunity.resolve_decline),
        )
    ),
    actions=ActionHooks(
        path_triggers=(PathTrigger(finds=opportunity.along, comes=opportunity.offer),),
        handlers={
            "fire_throw": ActionHandler(effect=shots.queue, details=details),
            "aimed_fire": ActionHandler(effect=shots.queue, details=details),
            "opportunity_fire": ActionHandler(effect=opportunity.make_ready, details=details),
        },
    ),
    time=TimeHooks(scheduled=wounds.due, track=tracking.track),
)
