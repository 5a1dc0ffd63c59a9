"""What the page of a scenario lays down, in play (SCN-01..SCN-13)."""

from collections.abc import Iterator

from squadlog.battle.commands import PlaceUnit
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.scenario import (
    arriving,
    binding,
    conditions,
    deploying,
    directing,
    leaving,
    placing,
    progress,
    score,
    tick,
)


def _forbids(battle: Battle, command: object, ctx: RulesContext) -> Refusal | None:
    if isinstance(command, PlaceUnit):
        return deploying.objection_place(battle, command)
    return conditions.objection(battle, command, ctx)


def _due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """What the page waits for is looked at as each subphase closes."""
    page = progress.page_of(battle)
    if page.triggers or page.objectives:
        yield ScheduledEffect(
            at=battle.now, of="scenario", what="scenario", part="closes", happens=tick.closes
        )


def turn_begins(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Roll and fire the triggers of the turn, then bring on the reserves that are due."""
    ctx = ctx.at(recorder.battle)
    tick.turn_begins(recorder, ctx)
    arriving.arrive(recorder, ctx)


def _offers(battle: Battle, ctx: RulesContext) -> Iterator[AskOption]:
    """That a side has set up; that a unit leaves the map."""
    if battle.stage == "setup" and (side := deploying.turn_of(battle)):
        yield AskOption(
            says=progress.SayDeployed(side=side), words=f"{battle.setup.side_name(side)} has set up"
        )
    active = battle.active
    if active is None or battle.stage != "actions":
        return
    for unit in battle.members(active.id):
        if (way := leaving.way_of(battle, unit, "", ctx)) is not None:
            area = progress.page_of(battle).area(way)
            where = way if area is None else area.called
            yield AskOption(
                says=progress.LeaveMap(unit=unit.id, area=way), words=f"{unit.id} leaves by {where}"
            )


CHAPTER = Chapter(
    key=progress.KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(directing.objections_direct, directing.resolve_direct, sets_right=True),
            CommandHandler(directing.objections_inside, directing.resolve_inside, sets_right=True),
            CommandHandler(deploying.objections_deploy, deploying.resolve_deploy, goes_on=False),
            CommandHandler(leaving.objections_leave, leaving.resolve_leave),
        ),
        vetoes=_forbids,
        offers=_offers,
        referee_offers=directing.offers,
    ),
    turn=TurnHooks(
        set_up_asks=binding.sets_up_now, unready=deploying.unready, begins=turn_begins, ends=tick.turn_ends
    ),
    time=TimeHooks(scheduled=_due),
    soldiers=SoldierHooks(enters_late=arriving.newcomers),
    secrets=SecretHooks(placing=placing.placeables, in_secret=placing.in_secret),
    score=ScoreHooks(
        ending=directing.ending,
        awaited=arriving.sides_awaiting,
        counts=score.counts,
        ended=score.over,
        levels=True,
    ),
)
