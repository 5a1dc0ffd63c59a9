"""Who must agree before something is taken back, and what they answer.

What was agreed before play is `Setup.taking_back`. What has become known by a secret that was opened cannot be
unlearned: to go back past that, all must agree, whatever else was agreed. The referee goes back as he likes.
"""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.facts.seats import for_all
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.kept.undo_wish import KEY, AskBack, BackAnswered, BackAsked, Consent, wish_of
from squadlog.rules.taking_back.words import format_wish, name_of, names_of


def _objections_ask(battle: Battle, _command: AskBack, _ctx: RulesContext) -> Iterator[Refusal]:
    if wish_of(battle) is not None:
        yield nonsense("asked", "An undo already waits for consent.")


def _ask_back(recorder: EventRecorder, command: AskBack, _ctx: RulesContext) -> None:
    recorder.emit(BackAsked(wish=command.wish))


def _objections_consent(battle: Battle, command: Consent, _ctx: RulesContext) -> Iterator[Refusal]:
    wish = wish_of(battle)
    if wish is None:
        yield nonsense("not-asked", "No undo waits for consent.")
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
        raise TypeError("nobody asks to take anything back")
    over = command.answer == "no" or for_all(command.seat) or not set(wish.waits) - {command.seat}
    recorder.emit(BackAnswered(seat=command.seat, agrees=command.answer == "yes", over=over))


def _forbids(battle: Battle, command: object, _ctx: RulesContext) -> Refusal | None:
    """Nothing goes on while it is asked whether to go back."""
    wish = wish_of(battle)
    if wish is None or isinstance(command, Consent):
        return None
    waits = names_of(battle, wish.waits) or "nobody"
    sentence = f"{name_of(battle, wish.seat)} wants to undo: this waits for {waits}."
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
            AskOption(says=Consent(answer="no"), words="no, do not undo"),
            AskOption(says=Consent(answer="yes"), words="yes, undo it"),
        ),
    )


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_ask, _ask_back, goes_on=False),
            CommandHandler(_objections_consent, _consent, goes_on=False),
        ),
        vetoes=_forbids,
        asks_first=_asks,
    ),
)
