"""The ground sensor: laid before play, in the open or covered, it helps its side find who hides (SEN-01..SEN-13)."""

from collections.abc import Iterable, Iterator

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import MoveFacts, Whereabouts
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, Struck
from squadlog.rules.common.hooks.actions import ActionHooks, PathEncounter, PathTrigger
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.ground import GroundHooks, LaidRules, ShotAt
from squadlog.rules.common.hooks.turn import TurnHooks, TurnStep
from squadlog.rules.common.kept.laid_things import LaidThing, LayThing, place_of, things_of
from squadlog.rules.ground_sensor import seeking
from squadlog.rules.ground_sensor.record import KEY, SENSOR
from squadlog.rules.hiding.piles import Pile, PileLaid, PileLifted, hiding_of
from squadlog.rules.hiding.placing import is_veiled, next_number, on_paper
from squadlog.rules.laid_out.telling import end, show, show_all


def senses(battle: Battle, side: str, place: Whereabouts, ctx: RulesContext) -> bool:
    """Whether a sensor of a side has a place in sight: all round, at any distance, through smoke (SEN-09..SEN-13)."""
    for sensor in things_of(battle, SENSOR, side):
        at, floor = place_of(battle, sensor)
        if at is None:
            continue
        clear = ctx.surveyor.in_the_clear(Whereabouts(at.x, at.y, floor), place)
        if clear is not None and clear.value:
            return True
    return False


def _lays(battle: Battle, command: LayThing, ctx: RulesContext) -> Iterator[Refusal]:
    """One that is covered lies under a pile, before the piles of its side are numbered (A-141)."""
    if command.side in hiding_of(battle).numbered and command.covered and _under_a_pile(ctx):
        yield nonsense("placed", "This side has placed its hidden units.", "HID-13", "Undo to change it.")


def _under_a_pile(ctx: RulesContext) -> bool:
    return ctx.has("hiding") and ctx.rulings.is_("sensor.concealed", "pile") and not on_paper(ctx)


def _lay_pile(
    recorder: EventRecorder, before: LaidThing | None, after: LaidThing | None, ctx: RulesContext
) -> None:
    """Lay a pile for a covered sensor, without decoys of its own (SEN-05, DET-37, A-141)."""
    thing = after or before
    if thing is None or not _under_a_pile(ctx):
        return
    battle = recorder.battle
    pile = next((one for one in hiding_of(battle).piles if one.thing == thing.id), None)
    if after is None or not after.covered:
        if pile is not None:
            recorder.emit(PileLifted(number=pile.number, side=pile.side))
        return
    pile = pile or Pile(
        number=next_number(battle, thing.side), side=thing.side, thing=thing.id, looks_round=True
    )
    under = is_veiled(battle, thing.side, after.position, after.floor)
    recorder.emit(PileLaid(pile=replace(pile, position=after.position, floor=after.floor, veiled=under)))


def _sensors_without_pile(battle: Battle) -> Iterator[LaidThing]:
    """The covered ones that lie under no pile, and under no tarp that hides all."""
    piles = {pile.thing for pile in hiding_of(battle).piles}
    for thing in things_of(battle, SENSOR):
        if thing.covered and thing.id not in piles and seeking.bare(battle, thing):
            yield thing


def _finds(battle: Battle, mover: int, facts: MoveFacts, ctx: RulesContext) -> Iterable[PathEncounter]:
    """The covered sensors a move comes within a metre of (DET-19); one under a pile is found with the pile."""
    side, near_m = battle.units[mover].side, ctx.book.detection.automatic_m
    for row, thing in enumerate(_sensors_without_pile(battle)):
        at, floor = place_of(battle, thing)
        if thing.side == side or at is None:
            continue
        met = ctx.surveyor.comes_near(mover, facts, Whereabouts(at.x, at.y, floor), near_m)
        if met is not None:
            yield PathEncounter(at_m=met, who=row)


def _comes(recorder: EventRecorder, mover: int, met: tuple[PathEncounter, ...], _ctx: RulesContext) -> bool:
    there = tuple(_sensors_without_pile(recorder.battle))
    for one in met:
        show(recorder, there[one.who].id, "DET-19", by=mover)
    return False


def _never(_battle: Battle, _unit: int, _thing: str, _ctx: RulesContext) -> Refusal | None:
    """Anybody may shoot at one that he sees (SEN-03)."""
    return None


def _end_when_hit(recorder: EventRecorder, thing: str, by: int, _weapon: str, _ctx: RulesContext) -> None:
    """Destroy the sensor for any hit (SEN-03)."""
    end(recorder, thing, "SEN-03", by=by)


def _blast_sensors(
    recorder: EventRecorder, fused: Fused, _struck: tuple[Struck, ...], ctx: RulesContext
) -> None:
    """Destroy the sensors that an explosion reaches (SEN-04)."""
    for thing in things_reached(recorder.battle, fused, (SENSOR,), ctx):
        end(recorder, thing.id, "SEN-04", by=fused.by)


def _leaves(recorder: EventRecorder, _ctx: RulesContext) -> None:
    show_all(recorder, SENSOR)


CHAPTER = Chapter(
    key=KEY,
    actions=ActionHooks(path_triggers=(PathTrigger(finds=_finds, comes=_comes),)),
    turn=TurnHooks(
        leaves=_leaves,
        steps={
            seeking.STAGE: TurnStep(
                asks=seeking.asks, runs=seeking.runs, phase="detection", over=seeking.over
            )
        },
    ),
    blasts=BlastHooks(blasted=_blast_sensors),
    ground=GroundHooks(
        kinds={
            SENSOR: LaidRules(
                lays=_lays,
                laid=_lay_pile,
                shot_at=ShotAt(
                    refused=_never, hit=_end_when_hit, told="hits without a roll, and destroys it [SEN-03]"
                ),
            )
        },
        senses=senses,
    ),
)
