"""Advanced chapters that the table takes into play or leaves, from the next turn on (ADV-01, ADV-03)."""

from collections.abc import Collection

from squadlog.battle.commands import SwitchChapter
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionLost
from squadlog.battle.events.referee import ChapterSwitched
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.rules.common.advanced import ADVANCED, CHOSEN
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.joining import does_nothing
from squadlog.rules.common.kept.laid_things import SetUpOpened
from squadlog.rules.common.needs import as_read, chapters_needed, going_along, with_needs, without
from squadlog.rules.desk.chapters import chapter_of, desk
from squadlog.rules.laid_out.laying import brings


def coming(battle: Battle) -> tuple[str, ...]:
    """The advanced chapters in force from the next turn on."""
    keys = dict.fromkeys(battle.chapters, True) | dict(battle.switched)
    return tuple(key for key, on in keys.items() if on)


def refusal_switch(battle: Battle, command: SwitchChapter, _ctx: RulesContext) -> Refusal | None:
    """Why a chapter cannot be switched so, or None: there must be one of that name, and it must make a difference."""
    if command.chapter not in CHOSEN:
        sentence = f"There is no advanced chapter {command.chapter!r}."
        return nonsense("unknown-chapter", sentence, "ADV-01", f"There are: {', '.join(CHOSEN)}.")
    if (command.chapter in coming(battle)) is command.on:
        stands = "in force" if command.on else "not in force"
        sentence = f"The chapter {command.chapter} is {stands} already, or will be from the next turn on."
        return nonsense("nothing-to-switch", sentence, "ADV-01")
    return None


def resolve_switch(recorder: EventRecorder, command: SwitchChapter, ctx: RulesContext) -> None:
    """Switch a chapter on with all that it needs, or off with all that needs it."""
    before = coming(recorder.battle)
    if command.on:
        wanted = as_read((command.chapter,), ctx.rulings)
        after = (*before, *with_needs(wanted))
        why = {need.needs: need for need in chapters_needed(wanted, before)}
    else:
        after = without(before, command.chapter)
        why = {need.chapter: need for need in going_along(command.chapter, before)}
    for key in ADVANCED:
        if (key in before) is not (key in after):
            need = None if key == command.chapter else why.get(key)
            reason = command.reason if need is None else f"{need.sentence} [{need.rule}]"
            recorder.emit(ChapterSwitched(chapter=key, on=key in after, reason=reason))


def open_set_up(recorder: EventRecorder, before: Collection[str]) -> None:
    """Open the set-up of new chapters that lay things out or plot, at the beginning of a turn.

    `before` holds the keys of the chapters that were in force until now.
    """
    battle = recorder.battle
    came = tuple(
        key for key in battle.chapters if key not in before and (brings(battle, key) or _plots(battle, key))
    )
    if came:
        recorder.emit(SetUpOpened(chapters=came))


def _plots(battle: Battle, key: str) -> bool:
    secrets = chapter_of(key).secrets
    return secrets.binds is not does_nothing and secrets.in_secret(battle)


def give_up_what_goes(recorder: EventRecorder, ctx: RulesContext) -> None:
    """End actions under way whose chapter goes out of force, at the beginning of a turn: nobody could complete them.

    Each chapter that goes also tells what it leaves behind.
    """
    after = coming(recorder.battle)
    for key in recorder.battle.chapters:
        if key not in after:
            chapter_of(key).turn.leaves(recorder, ctx)
    gone = {
        act
        for key in recorder.battle.chapters
        if key not in after
        for act in chapter_of(key).actions.handlers
    }
    gone -= desk(after).actions.handlers.keys()
    for unit in recorder.battle.units.values():
        if unit.action is not None and unit.action.kind in gone:
            cause = "its chapter is left"
            recorder.emit(ActionLost(unit=unit.id, action=unit.action.kind, cause=cause, rule="ADV-01"))
