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
from squadlog.battle.whose.people import voices, yet_to_agree
from squadlog.facts.seats import for_all
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.kept.people import OF_PEOPLE
from squadlog.rules.common.kept.undo_wish import (
    KEY,
    AskBack,
    BackAnswered,
    BackAsked,
    Consent,
    Wish,
    wish_of,
)
from squadlog.rules.taking_back.words import format_wish, name_of, names_asked


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
    elif wish.waits and command.answer == "yes" and not _is_asked(battle, wish, command):
        waits = names_asked(battle, wish)
        yield nonsense("not-asked", f"This waits for {waits}.", instead="consent no drops it.")


def _is_asked(battle: Battle, wish: Wish, command: Consent) -> bool:
    """Whether that seat is asked, and of several people there the one who answers, or somebody for whom he acts."""
    if for_all(command.seat):
        return True
    waits = yet_to_agree(battle, command.seat, wish.agreed)
    speaks = voices(battle, command.seat, command.by)
    return command.seat in wish.waits and (not command.by or not waits or bool(speaks.intersection(waits)))


def _consent(recorder: EventRecorder, command: Consent, _ctx: RulesContext) -> None:
    wish = wish_of(recorder.battle)
    if wish is None:
        raise TypeError("nobody asks for anything")
    battle, agrees = recorder.battle, command.answer == "yes"
    people = _agree_with(battle, wish, command) if agrees else ()
    recorder.emit(
        BackAnswered(
            seat=command.seat,
            agrees=agrees,
            over=not agrees or _is_last(battle, wish, command),
            of_command=bool(wish.says),
            by=command.by,
            people=people,
            waits=agrees and _others_asked(battle, wish, command),
        )
    )


def _agree_with(battle: Battle, wish: Wish, command: Consent) -> tuple[str, ...]:
    """The people of a seat who agree with this word, by name."""
    speaks = voices(battle, command.seat, command.by)
    return tuple(one for one in yet_to_agree(battle, command.seat, wish.agreed) if one in speaks)


def _others_asked(battle: Battle, wish: Wish, command: Consent) -> bool:
    """Whether others at the seat of who agrees are asked yet; who gives no name speaks for them all."""
    agreed = {*wish.agreed, *_agree_with(battle, wish, command)}
    return bool(command.by) and bool(yet_to_agree(battle, command.seat, agreed))


def _is_last(battle: Battle, wish: Wish, command: Consent) -> bool:
    seat = command.seat
    return for_all(seat) or not (set(wish.waits) - {seat} or _others_asked(battle, wish, command))


def _said_by_all(battle: Battle, command: Consent, _ctx: RulesContext) -> Iterator[Command]:
    """What all have agreed to say with this consent."""
    wish = wish_of(battle)
    if wish is not None and wish.says and command.answer == "yes" and _is_last(battle, wish, command):
        yield command_from_json(wish.says)


def _said_at_once(_battle: Battle, command: AskBack, _ctx: RulesContext) -> Iterator[Command]:
    """What nobody else is asked about."""
    if command.wish.says and not command.wish.waits:
        yield command_from_json(command.wish.says)


def _forbids(battle: Battle, command: object, _ctx: RulesContext) -> Refusal | None:
    """Nothing goes on while all are asked but what they are asked for, and who sits there."""
    wish = wish_of(battle)
    if wish is None or isinstance(command, (Consent, *OF_PEOPLE)):
        return None
    if wish.says and command == command_from_json(wish.says):
        return None
    waits = names_asked(battle, wish) or "nobody"
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
