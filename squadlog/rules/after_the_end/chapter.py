"""After the end the table may play on: the result stays as it was told, whatever comes (SCN-13)."""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.turn import TurnBegun
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.scored import VictoryReckoning
from squadlog.battle.state import Battle
from squadlog.rules.after_the_end.record import KEY, PlayedOn, PlayOn
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.scenario import score
from squadlog.rules.scenario.chapter import turn_begins
from squadlog.rules.scenario.progress import progress_of

_MOST_TURNS = 500


def _objections(battle: Battle, command: PlayOn, _ctx: RulesContext) -> Iterator[Refusal]:
    """Once the battle is over."""
    if battle.stage != "over":
        on = "Play continues already." if _result(battle) is not None else "Say play on once it has ended."
        yield nonsense("not-over", "The battle is not over.", "SCN-13", on)
    elif command.turns is not None and not 1 <= command.turns <= _MOST_TURNS:
        yield nonsense("no-such-time", f"Play on for 1 to {_MOST_TURNS} turns.", "SCN-13")


def _play_on(recorder: EventRecorder, command: PlayOn, ctx: RulesContext) -> None:
    """Tell the result now if that has not been done, and begin the next turn; the result stays as it is."""
    score.over(recorder, ctx)
    now = recorder.battle.now.turn
    recorder.emit(
        PlayedOn(turns=None if command.turns is None else now + command.turns), TurnBegun(turn=now + 1)
    )
    turn_begins(recorder, ctx)


def _offers(battle: Battle, _ctx: RulesContext) -> Iterator[AskOption]:
    if battle.stage == "over":
        yield AskOption(says=PlayOn(), words="play on after the end")


def _result(battle: Battle) -> VictoryReckoning | None:
    """What the battle was told to have come to."""
    return progress_of(battle).result


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(CommandHandler(_objections, _play_on)), offers=_offers, ends=_offers
    ),
    score=ScoreHooks(result=_result),
)
