"""A mine goes off: under who comes near, or reached by an explosion; and those that this sets off (MIN-03..MIN-12)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from squadlog.base.names import as_sentence
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import MoveFacts, Waypoint, Whereabouts
from squadlog.rules.blasts.harm import explode, find_caught
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.common.arriving import battle_at
from squadlog.rules.common.checks import build_ledger, roll_check
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Caught, Fused, SetOff, Struck
from squadlog.rules.common.hooks.actions import PathEncounter
from squadlog.rules.common.kept.explosions import FuseLit, exploding, fuse_lit_event, read_caught
from squadlog.rules.common.kept.laid_things import LaidThing, LayThing, laid_out, thing_called
from squadlog.rules.fire.mid_move import move_of
from squadlog.rules.mines.laid import MINE, NEAR_M, MineDud, MineIsDud, MineSprung, MineTested, SpringMine

_no = refuses("movement")


def id_of(side: str, number: int) -> str:
    """The id of a mine."""
    return f"{side}-{MINE}-{number}"


def lays(_battle: Battle, command: LayThing, ctx: RulesContext) -> Iterator[Refusal]:
    """None lies in a building or a ship (MIN-02)."""
    at = command.at
    if at is None:
        return
    inside = ctx.surveyor.indoors(at.whereabouts)
    if inside.value:
        sentence = f"A mine cannot be inside a building or a ship. {inside.reason}".strip()
        yield _no("mine-indoors", sentence, "MIN-02", "Choose a place outside.")


def spares(_battle: Battle, fused: Fused, unit: Unit, ctx: RulesContext) -> tuple[str, str] | None:
    """Why a mine does not hurt a unit of its own side, with the rule; None where it does (MIN-06, A-88)."""
    if unit.side == fused.side and ctx.rulings.is_("mine.friendly_immune", "true"):
        return "a mine of its own side", "MIN-06"
    return None


def finds(battle: Battle, mover: int, facts: MoveFacts, ctx: RulesContext) -> Iterable[PathEncounter]:
    """The enemy mines a move comes within a metre of, or only those where it ends (MIN-05, A-87, A-156)."""
    side = battle.units[mover].side
    by_the_way = ctx.rulings.is_("mine.trigger", "path")
    through = ctx.rulings.is_("mine.walls", "through")
    for row, thing in enumerate(laid_out(battle).things):
        at = thing.position
        if thing.kind != MINE or thing.side == side or thing.condition != "whole" or at is None:
            continue
        way = facts if by_the_way else _where_it_ends(facts)
        place = Whereabouts(at.x, at.y, thing.floor)
        met = None if way is None else ctx.surveyor.comes_near(mover, way, place, NEAR_M, through=through)
        if met is not None:
            yield PathEncounter(at_m=met, who=row)


def _where_it_ends(facts: MoveFacts) -> MoveFacts | None:
    """Of a measured move the last place alone."""
    if not facts.way:
        return None
    end = facts.station(facts.way[-1].at_m if facts.distance.value is None else facts.distance.value)
    return None if end is None else replace(facts, way=(end, end))


def comes(recorder: EventRecorder, mover: int, met: tuple[PathEncounter, ...], ctx: RulesContext) -> bool:
    """Explode the mine at once, at that point of the way, with what it sets off (MIN-12)."""
    for one in met:
        thing = laid_out(recorder.battle).things[one.who]
        if thing.condition != "whole":  # the one before it has set it off
            continue
        recorder.emit(MineSprung(thing=thing, rule="MIN-05", by=mover))
        facts = move_of(recorder.battle.units[mover], ctx)
        go_off(
            recorder, _fuse_of(recorder.battle, thing), ctx, mover=mover, facts=facts, at_m=one.at_m, met=True
        )
        while (chained := _next_mine(recorder.battle)) is not None:
            go_off(recorder, chained, ctx, mover=mover, facts=facts, at_m=one.at_m)
    return False


def go_off(
    recorder: EventRecorder,
    fused: Fused,
    ctx: RulesContext,
    *,
    mover: int,
    facts: MoveFacts,
    at_m: float,
    met: bool = False,
) -> None:
    """Explode a mine on everybody where they are, and on the mover at `at_m` metres of the move.

    `met`: the mover came within a metre, which was decided earlier and is not measured again (MIN-03, MIN-05).
    """
    there = battle_at(recorder.battle, mover, facts.station(at_m))
    reached = find_caught(there, fused, ctx.at(there))
    if met and reached is not None:
        reached = tuple(_a_metre_away(one) if one.unit == mover else one for one in reached)
    explode(recorder, fused, ctx, reached=reached)


def _a_metre_away(one: Caught) -> Caught:
    return replace(one, metres=min(one.metres, NEAR_M))


def _next_mine(battle: Battle) -> Fused | None:
    """The next mine that an explosion inside a move has set off."""
    return next((one for one in exploding(battle).fused if one.what == MINE and one.at <= battle.now), None)


def _fuse_of(battle: Battle, thing: LaidThing) -> Fused:
    return _lit(battle, thing).fused


def _lit(battle: Battle, thing: LaidThing) -> FuseLit:
    at = thing.position
    return fuse_lit_event(
        battle,
        what=MINE,
        at=battle.now,
        since=battle.now,
        side=thing.side,
        spot=None if at is None else Waypoint(x=at.x, y=at.y, floor=thing.floor),
        told=thing.where,
    )


def roll_mines_reached(
    recorder: EventRecorder, fused: Fused, _struck: tuple[Struck, ...], ctx: RulesContext
) -> None:
    """Roll for every mine within reach; those set off explode after what was due (MIN-08)."""
    for thing in things_reached(recorder.battle, fused, (MINE,), ctx):
        roll_for(recorder, thing, ctx)


def sets_off(battle: Battle, fused: Fused, ctx: RulesContext) -> Iterator[SetOff]:
    """The mines within its reach, each with the chance that its die sets it off (MIN-08)."""
    test = build_ledger("mine_chain", (), ctx)
    chance = Fraction(test.successes, test.scale.die)
    for thing in things_reached(battle, fused, (MINE,), ctx):
        yield SetOff(
            of=thing.id, told=thing.called, fused=_fuse_of(battle, thing), chance=chance, rule="MIN-08"
        )


def roll_for(recorder: EventRecorder, thing: LaidThing, ctx: RulesContext) -> bool:
    """Roll whether an explosion sets a mine off.

    May raise `DieNeeded`, but not for a mine that its side alone knows of.
    """
    check, face = roll_check(
        ctx,
        build_ledger("mine_chain", (), ctx),
        name="mine",
        who=thing.called,
        side=thing.side,
        row="mines",
        secret=thing.covered,
    )
    recorder.emit(MineTested(thing=thing, check=check, face=face))
    if check.success:
        recorder.emit(MineSprung(thing=thing, rule="MIN-08"))
        recorder.emit(_lit(recorder.battle, thing))
    return check.success


def _thing(battle: Battle, command: SpringMine | MineIsDud, rule: str) -> LaidThing | Refusal:
    thing = thing_called(battle, id_of(command.side, command.number))
    if thing is None or thing.condition != "whole":
        why = "It has gone off, or is a dud." if thing is not None else "There is no mine with that number."
        return nonsense("no-mine", f"Mine {command.number} cannot go off. {why}", rule)
    return thing


def objections_spring(battle: Battle, command: SpringMine, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to spring a mine: it takes play, a lying mine, and a unit of another side there or an explosion."""
    if battle.stage in ("setup", "over"):
        yield nonsense("not-now", "Mines go off once the battle has begun.", "MIN-10")
        return
    if isinstance(thing := _thing(battle, command, "MIN-10"), Refusal):
        yield thing
        return
    if (command.unit is None) is not command.blast:
        sentence = "Name the unit that came within a metre of it, or say that an explosion reached it."
        instead = f"mine {command.side} {command.number} at 7, or blast."
        yield nonsense("no-cause", sentence, "MIN-10", instead)
        return
    if command.unit is not None and command.unit not in battle.units:
        yield unknown_unit(command.unit, "MIN-10")
    elif command.unit is not None and battle.units[command.unit].side == thing.side:
        yield nonsense("own-mine", "Its own side does not set a mine off.", "MIN-06")
    try:
        read_caught(command.caught, battle.units)
    except ValueError as error:
        yield nonsense("unreadable", as_sentence(str(error)), "GRN-38", "caught 7 1, 8 3.2 half")


def resolve_spring(recorder: EventRecorder, command: SpringMine, ctx: RulesContext) -> None:
    """Explode the mine now; or roll for it, to explode with what is due (MIN-08, MIN-10)."""
    thing = thing_called(recorder.battle, id_of(command.side, command.number))
    if thing is None:
        raise TypeError("there is no such mine")
    if command.blast:
        roll_for(recorder, thing, ctx)
        return
    recorder.emit(MineSprung(thing=thing, rule="MIN-05", by=command.unit))
    fused = _fuse_of(recorder.battle, thing)
    explode(recorder, fused, ctx, reached=_caught_as_said(recorder.battle, command, fused, ctx))
    while (chained := _next_mine(recorder.battle)) is not None and chained.spot is not None:
        explode(recorder, chained, ctx.at(recorder.battle))


def _caught_as_said(
    battle: Battle, command: SpringMine, fused: Fused, ctx: RulesContext
) -> tuple[Caught, ...] | None:
    """Whom it catches as the owner says; None: as measured. Who set it off is a metre away."""
    if not command.caught and fused.spot is not None:
        return None if find_caught(battle, fused, ctx) is not None else ()
    said = read_caught(command.caught, battle.units)
    if command.unit is None or any(one.unit == command.unit for one in said):
        return said
    return (Caught(unit=command.unit, metres=NEAR_M), *said)


def objections_dud(battle: Battle, command: MineIsDud, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to call a mine a dud: it must neither have gone off nor be one."""
    if isinstance(thing := _thing(battle, command, "MIN-11"), Refusal):
        yield thing


def resolve_dud(recorder: EventRecorder, command: MineIsDud, _ctx: RulesContext) -> None:
    """Make the mine a dud, which never explodes."""
    thing = thing_called(recorder.battle, id_of(command.side, command.number))
    if thing is None:
        raise TypeError("there is no such mine")
    recorder.emit(MineDud(thing=thing, reason=command.reason or "something is irregular"))
