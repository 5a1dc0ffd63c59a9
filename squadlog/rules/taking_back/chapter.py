"""Who must agree before something is taken back or said for all, and what they answer.

What was agreed before play is `Setup.taking_back`. What has become known by a secret that was opened cannot be
unlearned: to go back past that, all must agree, whatever else was agreed. The referee goes back as he likes.

Where no referee sits (`Setup.referee`) what is the whole table's is asked for in the same way: said by a side it is a
wish, and done with the last consent.
"""

from collections.abc import Iterator

from squadlog.battle.commands import Command
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.facts.seats import for_all
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.kept.undo_wish import (
    KEY,
    AskBack,
    BackAnswered,
    BackAsked,
    Consent,
    Wish,
    wish_of,
)
from squadlog.rules.taking_back.words import format_wish, name_of, names_of


def _objections_ask(battle: Battle, _command: AskBack, _ctx: RulesContext) -> Iterator[Refusal]:
    if wish_of(battle) is not None:
        yield nonsense("asked", "A wish already waits for consent.")


def _ask_back(recorder: EventRecorder, command: AskBack, _ctx: RulesContext) -> None:
    if command.wish.waits or not command.wish.says:
        recorder.emit(BackAsked(wish=command.wish))


def _objections_consent(battle: Battle, command: Consent, _ctx: RulesContext) -> Iterator[Refusal]:
    wish = wish_of(battle)
    if wish is None:
        yield nonsense("not-asked", "Nothing waits for consent.")
    elif (
        wish.waits
        and not for_all(command.seat)
        and command.answer == "yes"
        and command.seat not in wish.waits
    ):
        waits = names_of(battle, wish.waits)
        yield nonsense("not-asked", f"This waits for {waits}.", instead="consent no drops it.")


def _consent(recorder: EventRecorder, command: Consent, _ctx: RulesContext) -> None:
    wish = wish_of(recorder.battle)
    if wish is None:
        raise TypeError("nobody asks for anything")
    agrees, over = command.answer == "yes", command.answer == "no" or _is_last(wish, command.seat)
    recorder.emit(BackAnswered(seat=command.seat, agrees=agrees, over=over, of_command=bool(wish.says)))


def _is_last(wish: Wish, seat: str) -> bool:
    return for_all(seat) or not set(wish.waits) - {seat}


def _said_by_all(battle: Battle, command: Consent, _ctx: RulesContext) -> Iterator[Command]:
    """What all have agreed to say with this consent."""
    wish = wish_of(battle)
    if wish is not None and wish.says and command.answer == "yes" and _is_last(wish, command.seat):
        yield command_from_json(wish.says)


def _said_at_once(_battle: Battle, command: AskBack, _ctx: RulesContext) -> Iterator[Command]:
    """What nobody else is asked about."""
    if command.wish.says and not command.wish.waits:
        yield command_from_json(command.wish.says)


def _forbids(battle: Battle, command: object, _ctx: RulesContext) -> Refusal | None:
    """Nothing goes on while all are asked but what they are asked for."""
    wish = wish_of(battle)
    if wish is None or isinstance(command, Consent):
        return None
    if wish.says and command == command_from_json(wish.says):
        return None
    waits = names_of(battle, wish.waits) or "nobody"
    wants = f"wants all to agree ({wish.told})" if wish.says else "wants to undo"
    sentence = f"{name_of(battle, wish.seat)} {wants}: this waits for {waits}."
    return nonsense("asked", sentence, instead="Say consent yes, or consent no.")


def _asks(battle: Battle) -> Ask | None:
    """The first whose answer is missing."""
    wish = wish_of(battle)
    if wish is None:
        return None
    whose = next((seat for seat in wish.waits if not for_all(seat)), "")
    return Ask(
        kind="step",
        step="consent",
        sentence=f"{format_wish(wish, battle)} Do all agree?",
        side=whose,
        options=(
            AskOption(
                says=Consent(answer="no"), words="no, it is not done" if wish.says else "no, do not undo"
            ),
            AskOption(says=Consent(answer="yes"), words="yes, do it" if wish.says else "yes, undo it"),
        ),
    )


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_ask, _ask_back, goes_on=False, comes_to=_said_at_once),
            CommandHandler(_objections_consent, _consent, goes_on=False, comes_to=_said_by_all),
        ),
        vetoes=_forbids,
        asks_first=_asks,
    ),
)
