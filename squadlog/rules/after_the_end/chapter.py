"""After the end the table may play on: the result stays as it was told, whatever comes (SCN-13)."""

from collections.abc import Iterator

from squadlog.battle.events.turn import TurnBegun
from squadlog.battle.refusal import Refusal
from squadlog.battle.scored import Reckoning
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.after_the_end.record import KEY, PlayedOn, PlayOn
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.chapter import Answer, Chapter
from squadlog.rules.common.refusing import nonsense
from squadlog.rules.common.table import Table
from squadlog.rules.scenario import score
from squadlog.rules.scenario.chapter import turn_begins
from squadlog.rules.scenario.progress import progress_of

_MOST_TURNS = 500


def _objections(battle: Battle, command: PlayOn, table: Table) -> Iterator[Refusal]:
    """Once the battle is over."""
    del table
    if battle.stage != "over":
        yield nonsense("not-over", "The battle is not over.", "SCN-13", "It is played on after its end.")
    elif command.turns is not None and not 1 <= command.turns <= _MOST_TURNS:
        yield nonsense("no-such-time", f"A battle is played on for 1 to {_MOST_TURNS} turns.", "SCN-13")


def _play_on(story: Story, command: PlayOn, table: Table) -> None:
    """The result stays as it was told, or is told now where that has not been done; then the next turn begins."""
    score.over(story, table)
    now = story.battle.now.turn
    story.tell(
        PlayedOn(turns=None if command.turns is None else now + command.turns), TurnBegun(turn=now + 1)
    )
    turn_begins(story, table)


def _offers(battle: Battle, table: Table) -> Iterator[AskOption]:
    del table
    if battle.stage == "over":
        yield AskOption(says=PlayOn(), words="play on after the end")


def _result(battle: Battle) -> Reckoning | None:
    """What the battle was told to have come to."""
    return progress_of(battle).result


CHAPTER = Chapter(key=KEY, answers={PlayOn: Answer(_objections, _play_on)}, offers=_offers, result=_result)
