"""Turn 1 opens when each side has said that it is ready, or the referee begins (SET-05).

A side answers for its own set-up alone: what lacks of another's, nobody is told. Once it is ready it lays nothing more,
so that what it was ready with is what play begins with.
"""

from collections.abc import Iterator

from squadlog.battle.commands import Begin, Correct, SetDice
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.rights import owner
from squadlog.battle.saying import Noting
from squadlog.battle.state import Battle
from squadlog.facts.seats import for_all
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.kept.end_of_battle import Concede
from squadlog.rules.common.kept.people import OF_PEOPLE
from squadlog.rules.common.kept.readiness import KEY, SayReady, SideReady, ready_sides, waits_for

_RULE = "SET-05"
_SETS_UP_NOTHING = (SayReady, Noting, SetDice, Correct, Concede, *OF_PEOPLE)
"""What a side may say of its own although it is ready."""


def _objections_ready(battle: Battle, command: SayReady, ctx: RulesContext) -> Iterator[Refusal]:
    is_ready, side = command.seat in ready_sides(battle), command.seat
    if battle.stage != "setup":
        yield nonsense("begun", "The battle has begun already.", _RULE)
    elif command.answer == "no" and not is_ready:
        yield nonsense("not-ready", "You have not said that you are ready.", _RULE)
    elif command.answer == "yes" and is_ready:
        yield nonsense("ready", "You are ready already.", _RULE, "unready takes it back.")
    elif command.answer == "yes" and not for_all(side):
        yield from ctx.in_force.turn.unready(battle, ctx, side)


def _ready(recorder: EventRecorder, command: SayReady, _ctx: RulesContext) -> None:
    if not for_all(command.seat):
        recorder.emit(SideReady(side=command.seat, ready=command.answer == "yes"))


def _opens(battle: Battle, command: SayReady, _ctx: RulesContext) -> Iterator[Begin]:
    """Turn 1, where nobody else is waited for."""
    if command.answer == "yes" and (for_all(command.seat) or not waits_for(battle, command.seat)):
        yield Begin()


def _vetoes(battle: Battle, command: object, _ctx: RulesContext) -> Refusal | None:
    """A side that is ready sets up nothing more."""
    ready = ready_sides(battle)
    if not ready or battle.stage != "setup" or isinstance(command, _SETS_UP_NOTHING):
        return None
    whose = owner(battle, command)  # type: ignore[arg-type]  # whatever is said
    if whose not in ready:
        return None
    name = battle.setup.side_name(whose)
    return nonsense("ready", f"{name} has said that it is ready.", _RULE, "unready takes it back.")


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(CommandHandler(_objections_ready, _ready, goes_on=False, comes_to=_opens)),
        vetoes=_vetoes,
    ),
)
