"""The players end the battle by their word (SEQ-07). Each end is a result of its own, whatever the points say.

At one keyboard somebody says it for all. From seats of their own each side says it for itself, in one turn.
"""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle.commands import EndBattle
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.scored import VictoryReckoning
from squadlog.battle.state import Battle
from squadlog.facts.seats import for_all
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.common.kept.end_of_battle import (
    KEY,
    Agreed,
    AgreeDraw,
    BreakOff,
    Concede,
    Conceded,
    EndAgreed,
    EndOffer,
    EndOffered,
    EndRefused,
    RefuseEnd,
    end_of,
    fighting_on,
    offers_in,
)
from squadlog.rules.ends.breaking import break_sides, count_losses, ending

_RULE = "SEQ-07"


def _objections_concede(battle: Battle, command: Concede, _ctx: RulesContext) -> Iterator[Refusal]:
    """A side of the battle, once."""
    name = battle.setup.side_name(command.side)
    if command.side not in battle.side_ids():
        yield nonsense("no-such-side", f"There is no side {name}.", _RULE, "Name a side: concede red.")
    elif command.side in end_of(battle).losers:
        yield nonsense("conceded", f"{name} has conceded already.", _RULE)


def _is_last(battle: Battle, side: str) -> bool:
    """Whether one side alone is left once that one has conceded."""
    return len([one for one in fighting_on(battle) if one != side]) <= 1


def _concede(recorder: EventRecorder, command: Concede, _ctx: RulesContext) -> None:
    recorder.emit(Conceded(side=command.side, last=_is_last(recorder.battle, command.side)))


def _end_conceded(battle: Battle, command: Concede, _ctx: RulesContext) -> Iterator[EndBattle]:
    if _is_last(battle, command.side):
        losers = [*end_of(battle).losers, command.side]
        names = " and ".join(battle.setup.side_name(side) for side in losers)
        yield EndBattle(reason=_with_reason(f"conceded by {names}", command.reason))


def _with_reason(told: str, reason: str) -> str:
    return f"{told}, {reason}" if reason else told


Agreeing = AgreeDraw | BreakOff


def _how(command: Agreeing) -> Agreed:
    return "draw" if isinstance(command, AgreeDraw) else "broken_off"


def _agree_after(battle: Battle, command: Agreeing) -> bool:
    """Whether all agree once this has been said."""
    how = _how(command)
    said = {one.side for one in offers_in(battle) if one.how == how} | {command.seat}
    return for_all(command.seat) or said.issuperset(fighting_on(battle))


def _objections_agree(battle: Battle, command: Agreeing, _ctx: RulesContext) -> Iterator[Refusal]:
    how = _how(command)
    if not for_all(command.seat) and command.seat in end_of(battle).losers:
        name = battle.setup.side_name(command.seat)
        yield nonsense("conceded", f"{name} has conceded: the others agree on the end.", _RULE)
    elif any((one.side, one.how) == (command.seat, how) for one in offers_in(battle)):
        name = battle.setup.side_name(command.seat)
        yield nonsense("offered", f"{name} has said so already this turn: the others have to agree.", _RULE)


def _agree(recorder: EventRecorder, command: Agreeing, _ctx: RulesContext) -> None:
    how, agreed = _how(command), _agree_after(recorder.battle, command)
    if not for_all(command.seat):
        offer = EndOffer(side=command.seat, how=how, turn=recorder.battle.now.turn, reason=command.reason)
        recorder.emit(EndOffered(offer=offer))
    if agreed:
        recorder.emit(EndAgreed(how=how))


_REASONS: dict[Agreed, str] = {"draw": "a draw by agreement", "broken_off": "broken off"}


def _end_agreed(battle: Battle, command: Agreeing, _ctx: RulesContext) -> Iterator[EndBattle]:
    """The end with the reason of whoever agrees last, else that of the offer."""
    if _agree_after(battle, command):
        how = _how(command)
        offered = next((one.reason for one in offers_in(battle) if one.how == how and one.reason), "")
        yield EndBattle(reason=_with_reason(_REASONS[how], command.reason or offered))


def _objections_refuse(battle: Battle, _command: RefuseEnd, _ctx: RulesContext) -> Iterator[Refusal]:
    if not offers_in(battle):
        yield nonsense("not-offered", "Nobody offers to end the battle.", _RULE)


def _refuse(recorder: EventRecorder, command: RefuseEnd, _ctx: RulesContext) -> None:
    recorder.emit(EndRefused(seat=command.seat))


_WORDS: dict[Agreed, str] = {"draw": "agree to a draw", "broken_off": "break the battle off"}


def _offers(battle: Battle, _ctx: RulesContext) -> Iterator[AskOption]:
    """What answers an offer that stands."""
    if battle.stage == "over":
        return
    for how in dict.fromkeys(one.how for one in offers_in(battle)):
        sides = " and ".join(battle.setup.side_name(one.side) for one in offers_in(battle) if one.how == how)
        says = AgreeDraw() if how == "draw" else BreakOff()
        yield AskOption(says=says, words=f"{_WORDS[how]}, as {sides} would")
    if offers_in(battle):
        yield AskOption(says=RefuseEnd(), words="refuse that, or take it back")


def _list_ends(battle: Battle, _ctx: RulesContext) -> Iterator[AskOption]:
    if battle.stage == "over":
        return
    for side in fighting_on(battle):
        name = battle.setup.side_name(side)
        yield AskOption(says=Concede(side=side), words=f"{name} concedes: it has lost, whatever the points")
    yield AskOption(says=AgreeDraw(), words="agree to a draw: nobody wins")
    yield AskOption(says=BreakOff(), words="break off: the evening is over, nobody wins")


def _settle(reckoning: VictoryReckoning, battle: Battle) -> VictoryReckoning:
    """The count with what the players' word makes of it: who conceded has lost, and an agreed end has no winner.

    A battle that was broken off keeps its level as it stood.
    """
    said = end_of(battle)
    if not (said.losers or said.how):
        return reckoning
    levels = reckoning.levels if said.how in ("", "broken_off") else ()
    return replace(reckoning, how=said.how, losers=said.losers, levels=levels)


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_concede, _concede, goes_on=False, comes_to=_end_conceded),
            CommandHandler(_objections_agree, _agree, goes_on=False, comes_to=_end_agreed),
            CommandHandler(_objections_refuse, _refuse, goes_on=False),
        ),
        offers=_offers,
        ends=_list_ends,
    ),
    turn=TurnHooks(slot_ends=count_losses, ends=break_sides),
    score=ScoreHooks(settles=_settle, ending=ending),
)
