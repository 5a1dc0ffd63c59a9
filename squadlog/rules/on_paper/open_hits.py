"""Hits on figures whose armour nobody has said: one question, after the hit and not before it (DMG-02, DMG-04)."""

from collections.abc import Iterator

from squadlog.base.names import so_many
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import wound
from squadlog.rules.on_paper.record import (
    FigureStated,
    HitLeftOpen,
    HitsSettled,
    OpenHit,
    StatedFact,
    paper,
    speaker_of,
)
from squadlog.rules.on_paper.saying import ArmourSaid
from squadlog.rules.on_paper.whom import refuse_stranger

HIGHEST_AF = 9
_LISTED = (1, 2, 3, 4, 0)
"""The armour factors of the book's suits; the place of all but the last is its own number."""


def keep_open(
    recorder: EventRecorder, unit: int, by: int, levels: tuple[int, ...], cause: str, _ctx: RulesContext
) -> None:
    """Keep a hit until somebody says what armour it struck."""
    recorder.emit(HitLeftOpen(hit=OpenHit(unit=unit, by=by, levels=levels, cause=cause)))


def hits_on(battle: Battle, unit: int) -> tuple[OpenHit, ...]:
    """The open hits on a figure, the first one first."""
    return tuple(hit for hit in paper(battle).open if hit.unit == unit)


def asks_armour(battle: Battle) -> Ask | None:
    """The armour factor of the figure that was hit first; None where no hit is open."""
    if not paper(battle).open:
        return None
    victim = battle.units[paper(battle).open[0].unit]
    pfs = [pf for hit in hits_on(battle, victim.id) for pf in hit.pfs]
    usual = victim.soldier.af or 0
    stands = f"they do not say: PF {', '.join(map(str, pfs))} stands, and is theirs to work out"
    times = "" if len(pfs) == 1 else f" {so_many(len(pfs), 'time')}"
    return Ask(
        kind="step",
        step="armour",
        sentence=f"{victim.called} is hit{times}, PF {', '.join(map(str, pfs))}. What is their armour factor?",
        side=battle.setup.voice_of(victim.side),
        units=(victim.id,),
        options=(
            *(AskOption(says=ArmourSaid(unit=victim.id, af=af), words=f"AF {af}") for af in _LISTED),
            AskOption(says=ArmourSaid(unit=victim.id), words=stands),
        ),
        enter=_LISTED.index(usual) + 1 if usual in _LISTED else 0,
        hint=f"Or another one, such as af {victim.id} 6.",
    )


def objections_said(battle: Battle, command: ArmourSaid, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to an armour factor: it is that of a figure, and a number of the book's size."""
    if refused := refuse_stranger(battle, command.unit):
        yield refused
    elif command.af is not None and not 0 <= command.af <= HIGHEST_AF:
        sentence = f"An armour factor is a number from 0 to {HIGHEST_AF}, not {command.af}."
        yield nonsense("no-such-armour", sentence, "DMG-04", f"Such as af {command.unit} 3.")
    elif command.af is None and not hits_on(battle, command.unit):
        called = battle.units[command.unit].called
        yield nonsense("no-open-hit", f"No hit on {called} waits for an armour factor.", "DMG-02")


def resolve_said(recorder: EventRecorder, command: ArmourSaid, ctx: RulesContext) -> None:
    """Keep what was said, and work out the hits that wait for it."""
    if command.af is None:
        settle_hits(recorder, command.unit, None, ctx)
        return
    by = speaker_of(recorder.battle, recorder.battle.units[command.unit].side)
    recorder.emit(FigureStated(unit=command.unit, facts=(StatedFact("af", str(command.af), by),)))
    settle_hits(recorder, command.unit, command.af, ctx)


def settle_hits(recorder: EventRecorder, unit: int, af: int | None, ctx: RulesContext) -> None:
    """Tick the boxes for open hits at that armour factor; None: they stand as they are."""
    hits = hits_on(recorder.battle, unit)
    if not hits:
        return
    found = [0 if af is None else hit.levels[min(af, len(hit.levels) - 1)] for hit in hits]
    pfs = tuple(pf for hit in hits for pf in hit.pfs)
    recorder.emit(HitsSettled(unit=unit, pfs=pfs, af=af, levels=None if af is None else sum(found)))
    if af is None:
        return
    for hit, levels in zip(hits, found, strict=True):
        wound(recorder, unit, levels, ctx, by=hit.by or None, cause=hit.cause)
