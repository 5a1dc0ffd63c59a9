"""What the page of a scenario lays down, in play (SCN-01..SCN-13)."""

from collections.abc import Iterator

from squadlog.battle.commands import PlaceUnit
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.chapter import Answer, Chapter, Due
from squadlog.rules.common.table import Table
from squadlog.rules.scenario import (
    arriving,
    binding,
    conditions,
    deploying,
    directing,
    leaving,
    placing,
    score,
    tick,
)
from squadlog.rules.scenario.progress import (
    KEY,
    DirectScenario,
    LeaveMap,
    SayDeployed,
    SayInside,
    page_of,
)


def _forbids(battle: Battle, command: object, table: Table) -> Refusal | None:
    if isinstance(command, PlaceUnit):
        return deploying.objection_place(battle, command)
    return conditions.objection(battle, command, table)


def _due(battle: Battle) -> Iterator[Due]:
    """What the page waits for is looked at as each subphase closes."""
    page = page_of(battle)
    if page.triggers or page.objectives:
        yield Due(at=battle.now, of="scenario", what="scenario", part="closes", happens=tick.closes)


def turn_begins(story: Story, table: Table) -> None:
    """Dice and triggers of the turn, then who comes."""
    tick.turn_begins(story, table)
    arriving.arrive(story, table)


def _offers(battle: Battle, table: Table) -> Iterator[AskOption]:
    """That a side has set up; that a unit leaves the map."""
    if battle.stage == "setup" and (side := deploying.turn_of(battle)):
        yield AskOption(says=SayDeployed(side=side), words=f"{battle.setup.side_name(side)} has set up")
    active = battle.active
    if active is None or battle.stage != "actions":
        return
    for unit in battle.members(active.id):
        if (way := leaving.way_of(battle, unit, "", table)) is not None:
            area = page_of(battle).area(way)
            where = way if area is None else area.called
            yield AskOption(says=LeaveMap(unit=unit.id, area=way), words=f"{unit.id} leaves by {where}")


CHAPTER = Chapter(
    key=KEY,
    answers={
        DirectScenario: Answer(directing.objections_direct, directing.resolve_direct, sets_right=True),
        SayInside: Answer(directing.objections_inside, directing.resolve_inside, sets_right=True),
        SayDeployed: Answer(deploying.objections_deploy, deploying.resolve_deploy, goes_on=False),
        LeaveMap: Answer(leaving.objections_leave, leaving.resolve_leave),
    },
    forbids=_forbids,
    due=_due,
    offers=_offers,
    directs=directing.offers,
    sets_up_now=binding.sets_up_now,
    unready=deploying.unready,
    placing=placing.placeables,
    in_secret=placing.in_secret,
    turn_begins=turn_begins,
    turn_ends=tick.turn_ends,
    ending=directing.ending,
    awaited=arriving.awaited,
    counts=score.counts,
    over=score.over,
    levels=True,
    sets_up=arriving.newcomers,
)
