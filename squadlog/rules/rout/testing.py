"""The test for rout, and what it does (ROU-01..ROU-11, ROU-27, ROU-28; A-46, A-50, A-145)."""

from collections.abc import Iterator, Sequence

from squadlog.base.dice import Roll
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.facts.seats import NOBODY
from squadlog.rules.common import wounds
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.checks import UNTOLD, as_read, judge_face, say_needed
from squadlog.rules.common.context import RulesContext
from squadlog.rules.leadership.chain import Squad, leading, leads, squads
from squadlog.rules.leadership.record import name_squad
from squadlog.rules.quality.record import quality_of_all
from squadlog.rules.rout.allowed import may_go_on
from squadlog.rules.rout.plight import leading_of, plight_of
from squadlog.rules.rout.rallying import roll_rally
from squadlog.rules.rout.record import KEY, RollRout, RoutPhaseHeld, RoutTested, is_routed, nerve
from squadlog.rules.rout.weighing import rally_ledger, rout_ledger, routs


def is_tested(turn: int, ctx: RulesContext) -> bool:
    """Whether rout is tested in this turn (ROU-01, A-50)."""
    return turn % int(ctx.rulings.number("rout.interval")) == 0


def phase(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Play the Rout/Rally Phase: tests in every twelfth turn, and rallies where the house rules say so (A-54).

    May raise `DieNeeded`.
    """
    for squad in squads_tested(recorder.battle, ctx):
        _test(recorder, squad, ctx)
    for leader, squad in rallying_now(recorder.battle, ctx):
        roll_rally(recorder, leader.id, squad, ctx)


def squads_tested(battle: Battle, ctx: RulesContext) -> tuple[Squad, ...]:
    """The squads that are tested in this turn: those with a unit that would rout (ROU-01, ROU-02)."""
    if not is_tested(battle.now.turn, ctx):
        return ()
    return tuple(squad for squad in squads(battle) if in_danger(battle, squad, ctx))


def rallying_now(battle: Battle, ctx: RulesContext) -> tuple[tuple[Unit, Squad], ...]:
    """The leaders who rally a squad in this phase, where the table reads it so (A-54)."""
    if not ctx.rulings.is_("rally.mode", "phase"):
        return ()
    found = (
        (leading(squad, ctx) or _in_his_place(squad, ctx), squad)
        for squad in squads(battle)
        if any(map(is_routed, squad.units))
    )
    return tuple((leader, squad) for leader, squad in found if leader is not None and not leader.out)


def _in_his_place(squad: Squad, ctx: RulesContext) -> Unit | None:
    """Who of a squad without a leader may rally it all the same (LEG-17)."""
    return next((unit for unit in squad.units if not unit.out and ctx.heroic(unit)), None)


def asks(battle: Battle) -> Ask:
    """Anybody, to have the dice rolled: each squad's own (ROU-03)."""
    sentence = f"Rout and rally of turn {battle.now.turn}: roll for the squads."
    return Ask(
        kind="step", step="rout", sentence=sentence, options=(AskOption(says=RollRout(), words="roll"),)
    )


def runs(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """End the phase where no squad has to roll; False where the dice are to be rolled (SEQ, ADV-05)."""
    if squads_tested(recorder.battle, ctx) or rallying_now(recorder.battle, ctx):
        return False
    recorder.emit(RoutPhaseHeld(turn=recorder.battle.now.turn))
    return True


def foretold(battle: Battle, ctx: RulesContext, seat: str) -> Iterator[str]:
    """What is about to be rolled, squad by squad with every modifier that counts and that a seat may know (ROU-04)."""
    for squad in squads_tested(battle, ctx):
        ledger = as_read(rout_ledger(plight_of(battle, squad, ctx), ctx), ctx)
        worst = [face for face in range(1, ledger.scale.die + 1) if routs(ledger, face, ctx)]
        name = name_squad(battle, squad.side, squad.name)
        if ctx.hides_side(battle, squad.side, seat):
            yield f"{name} is tested for rout; only its side knows the modifiers [HID-02]."
        else:
            yield f"{name} routs on {_span(worst)}: {_format_counts(ledger.lines)}."
    for leader, squad in rallying_now(battle, ctx):
        name = name_squad(battle, squad.side, squad.name)
        ledger = rally_ledger(leading_of(battle, leader, squad, ctx), quality_of_all(squad.units), ctx)
        if ctx.hides_side(battle, squad.side, seat):
            who = "its leader" if ctx.hides_unit(leader) else leader.called
            yield f"{who} rallies {name}; only its side knows the modifiers [HID-02]."
        else:
            yield f"{leader.called} rallies {name} on {say_needed(ledger)}: {_format_counts(ledger.lines)}."


def _span(faces: Sequence[int]) -> str:
    """Faces as a span: `1 to 25`; those apart from it by themselves (ROU-08, A-47)."""
    alone = faces[0] + 1 not in faces or len(faces) == 1
    first = f"{faces[0]} and " if alone and len(faces) > 1 else ""
    rest = faces[1:] if alone and len(faces) > 1 else faces
    return first + (f"{rest[0]} to {rest[-1]}" if len(rest) > 1 else str(rest[0]))


def _format_counts(lines: Sequence[Line]) -> str:
    counts = [
        f"{one.value:+d} {one.label}{f' [{one.rule}]' if one.rule else ''}"
        for one in lines
        if one.applied and one.value
    ]
    return ", ".join(counts) or "no modifier counts"


def refusal_roll(battle: Battle, _command: RollRout, _ctx: RulesContext) -> Refusal | None:
    """The refusal of a roll outside the Rout/Rally Phase (ADV-05)."""
    if battle.stage == KEY:
        return None
    return nonsense("not-now", "Roll for rout in its phase, after the last subphase.", "ROU-01")


def resolve_roll(recorder: EventRecorder, _command: RollRout, ctx: RulesContext) -> None:
    """Roll squad by squad, then end the phase. May raise `DieNeeded`."""
    phase(recorder, ctx)
    recorder.emit(RoutPhaseHeld(turn=recorder.battle.now.turn))


def in_danger(battle: Battle, squad: Squad, ctx: RulesContext) -> tuple[Unit, ...]:
    """Who of a squad would rout: all who fight on but leaders, the routed and the steadfast.

    ROU-10, ROU-26, ROU-27.
    """
    return tuple(
        unit
        for unit in squad.units
        if not (unit.out or nerve(unit).routed or leads(battle, unit, ctx) or ctx.heroic(unit))
    )


def _test(recorder: EventRecorder, squad: Squad, ctx: RulesContext) -> None:
    """Roll once for the squad, or for each unit where the house rules say so (A-46)."""
    shaken = in_danger(recorder.battle, squad, ctx)
    if not shaken:
        return
    numbers = tuple(unit.id for unit in shaken)
    if ctx.rulings.is_("rout.roll", "squad"):
        _roll(recorder, squad, None, numbers, ctx)
        return
    all_rout = ctx.rulings.is_("rout.roll", "any_unit_routs_squad")
    for unit in shaken:
        if nerve(recorder.battle.units[unit.id]).routed:
            return
        _roll(recorder, squad, unit, numbers if all_rout else (unit.id,), ctx)


def _roll(
    recorder: EventRecorder, squad: Squad, unit: Unit | None, endangered: tuple[int, ...], ctx: RulesContext
) -> None:
    ledger = as_read(rout_ledger(plight_of(recorder.battle, squad, ctx), ctx), ctx)
    in_sight = unit is not None and not ctx.hides_unit(unit)  # the name of a die is read by all
    who = unit.called if unit and in_sight else name_squad(recorder.battle, squad.side, squad.name)
    face = ctx.dice.roll(
        Roll(
            name="rout",
            who=who,
            side=squad.side,
            die=ledger.scale.die,
            needed=UNTOLD if ctx.hides_side(recorder.battle, squad.side, NOBODY) else say_needed(ledger),
        )
    )
    broken = routs(ledger, face.value, ctx)
    recorder.emit(
        RoutTested(
            side=squad.side,
            squad=squad.name,
            unit=None if unit is None else unit.id,
            check=judge_face(ledger, face.value),
            face=face,
            routs=broken,
            routed=endangered if broken else (),
        )
    )
    if broken and ctx.rulings.is_("rout.ongoing", "lost"):
        for number in endangered:
            _lose(recorder, number, ctx)


def _lose(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    """End the action of a routed unit, but for one it may do (ROU-28, A-145)."""
    if not may_go_on(recorder.battle.units[number], ctx):
        wounds.lose_action(recorder, number, cause="routed", rule="ROU-28")
