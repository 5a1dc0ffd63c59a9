"""Explosions as a plug of their own, which grenades, charges, mines and missions share (GRN-34..39).

Shared machinery, in force always; a chapter of its own since it has commands, events and a state.
"""

from collections.abc import Iterator

from squadlog.base.names import as_sentence
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.rules.blasts.words import at_words
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.schedule import TimeHooks
from squadlog.rules.common.kept import explosions
from squadlog.rules.common.on_track import Bar, OnTrack


def _objections_caught(
    battle: Battle, command: explosions.SayCaught, _ctx: RulesContext
) -> Iterator[Refusal]:
    """Something is about to go off, and who is named is there."""
    kept = explosions.exploding(battle)
    if not kept.fused or (command.fused is not None and all(one.id != command.fused for one in kept.fused)):
        ids = ", ".join(str(one.id) for one in kept.fused)
        sentence = "No such thing is about to go off."
        yield nonsense("nothing-lit", sentence, "GRN-34", f"There are: {ids}." if ids else "")
        return
    try:
        explosions.read_caught(command.who, battle.units)
    except ValueError as error:
        sentence = as_sentence(str(error))
        yield nonsense("unreadable", sentence, "GRN-38", "caught 7 1, 8 3.2 half; or caught nobody")


def _resolve_caught(recorder: EventRecorder, command: explosions.SayCaught, _ctx: RulesContext) -> None:
    kept = explosions.exploding(recorder.battle)
    due = kept.due(recorder.battle.now) or kept.fused[0]
    fused = due.id if command.fused is None else command.fused
    recorder.emit(
        explosions.CaughtSaid(fused=fused, caught=explosions.read_caught(command.who, recorder.battle.units))
    )


def _objections_fuse(battle: Battle, command: explosions.SetFuse, _ctx: RulesContext) -> Iterator[Refusal]:
    """What is about to go off, and something that changes it."""
    kept = explosions.exploding(battle)
    if kept.of(command.fused) is None:
        ids = ", ".join(str(one.id) for one in kept.fused)
        sentence = f"No fuse has the number {command.fused}."
        yield nonsense("nothing-lit", sentence, "GRN-27", f"There are: {ids}." if ids else "")
    elif command.at is None and not command.later and not command.out:
        sentence = "Say where it is, when it goes off, or that it does not."
        instead = f"fuse {command.fused} at 12,8; fuse {command.fused} later 2; fuse {command.fused} out"
        yield nonsense("no-change", sentence, "GRN-27", instead)


def _resolve_fuse(recorder: EventRecorder, command: explosions.SetFuse, _ctx: RulesContext) -> None:
    if (one := explosions.exploding(recorder.battle).of(command.fused)) is None:
        raise TypeError("nothing of that number is about to go off")
    why = command.reason or "by the referee"
    if command.out:
        recorder.emit(explosions.FuseOut(fused=one.id, cause=why))
        return
    spot = command.at or one.spot
    at = max(one.at.later(command.later), recorder.battle.now)
    recorder.emit(
        explosions.FuseChanged(fused=replace(one, spot=spot, at=at), cause=f"goes off in {at}, {why}")
    )


def _track(battle: Battle) -> Iterator[OnTrack]:
    """What is about to go off stands on the track until it does (GRN-27)."""
    for one in explosions.exploding(battle).fused:
        of = f"{explosions.KEY}:{one.id}"
        bar = Bar(word=one.what, look="point", glyph="*", says="goes off", row=at_words(battle, one))
        yield OnTrack(of=of, start=one.at, until=one.at, bar=bar)


CHAPTER = Chapter(
    key=explosions.KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_caught, _resolve_caught),
            CommandHandler(_objections_fuse, _resolve_fuse),
        )
    ),
    time=TimeHooks(track=_track),
)
