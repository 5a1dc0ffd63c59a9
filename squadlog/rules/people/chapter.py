"""Who sits where, who of a side commands whom, and who is done in a slot (ours)."""

from collections.abc import Iterator

from squadlog.base.names import fold_name
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import (
    KEY,
    PersonSeated,
    acting_for,
    done_in_slot,
    people_of,
    seated,
    voices,
)
from squadlog.battle.whose.seats import MOST_SEATS, TableSeat, person_named, seat_named, why_no_name
from squadlog.facts.seats import REFEREE
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.kept.people import (
    DISPLAY,
    ActFor,
    ActingBegun,
    ActingEnded,
    ComeBack,
    CommandSet,
    CommandTaken,
    CommandThem,
    GiveSeat,
    HandOver,
    LeaveSeat,
    PersonDone,
    SayDone,
    SeatGiven,
    SeatHandedOver,
    SeatLeft,
    SeatTakenAgain,
    StopActing,
)

_SEAT = "Write seat Ann red, seat Ann red 1-3, seat Ann referee, or seat Ann display."


def _objections_seat(battle: Battle, command: GiveSeat, _ctx: RulesContext) -> Iterator[Refusal]:
    units = command.units or ()
    if command.side not in (REFEREE, DISPLAY, *battle.setup.kept_sides):
        yield nonsense("seat", "Nobody sits there.", instead=_SEAT)
    elif command.side not in battle.side_ids() and units:
        yield nonsense("seat", "Only a player commands soldiers.", instead=_SEAT)
    elif (why := _why_not(battle, command.name, command.side)) is not None:
        yield why
    elif unknown := [number for number in units if number not in battle.units]:
        yield unknown_unit(unknown[0], "")
    elif any(battle.units[number].side != command.side for number in units):
        yield nonsense("two-sides", "Nobody commands soldiers of another side.")


def _why_not(battle: Battle, name: str, side: str) -> Refusal | None:
    """Why nobody of that name sits down at a side, or as what he is; None where somebody may, or does already."""
    if why := why_no_name(battle, name):
        return nonsense("name", why, instead=_SEAT)
    there = people_of(battle).seated
    had = next((one for one in there if fold_name(one.name) == fold_name(name)), None)
    if had is None:
        many = f"A battle has at most {MOST_SEATS} seats."
        return nonsense("many-seats", many) if len(there) >= MOST_SEATS else None
    if had.name != name:
        return nonsense("name", f"{had.name} has a seat already, and {name} reads as that.", instead=_SEAT)
    if had.left or _place(had) == side:
        return None
    where = battle.setup.side_name(had.side) if had.side else f"the {had.sits}"
    told = f"{name} has a seat already: {'that of ' if not had.side else 'with '}{where}."
    return nonsense("name", told, instead="Take another name.")


def _place(seat: PersonSeated) -> str:
    return seat.side or seat.sits


def _seat(recorder: EventRecorder, command: GiveSeat, _ctx: RulesContext) -> None:
    name, side = command.name, command.side
    if side == REFEREE:
        recorder.emit(SeatGiven(name=name, sits="referee"))
    elif side == DISPLAY:
        recorder.emit(SeatGiven(name=name, sits="display"))
    else:
        recorder.emit(SeatGiven(name=name, side=side))
        units = tuple(sorted(set(command.units or ())))
        recorder.emit(CommandSet(side=side, name=name, units=units, whole=command.units is None))


def _objections_command(battle: Battle, command: CommandThem, _ctx: RulesContext) -> Iterator[Refusal]:
    unknown = [number for number in command.units if number not in battle.units]
    if unknown:
        yield unknown_unit(unknown[0], "")
    elif not command.units:
        yield nonsense("nobody", "The command names no unit.", instead="Write command Ann 1-3.")
    elif len({battle.units[number].side for number in command.units}) > 1:
        yield nonsense("two-sides", "Nobody commands soldiers of two sides.")
    elif (
        command.name
        and (why := _why_not(battle, command.name, battle.units[command.units[0]].side)) is not None
    ):
        yield why


def _command(recorder: EventRecorder, command: CommandThem, _ctx: RulesContext) -> None:
    side = recorder.battle.units[command.units[0]].side
    units = tuple(sorted(set(command.units)))
    if command.name:
        _sit(recorder, side, command.name)
    recorder.emit(CommandTaken(side=side, name=command.name, units=units))


def _sit(recorder: EventRecorder, side: str, name: str) -> None:
    """That person of a side has a seat from now on, and is there."""
    seat = seated(recorder.battle, side, name)
    if seat is None or seat.left:
        recorder.emit(SeatGiven(name=name, side=side))


def _unknown(name: str) -> Refusal:
    return nonsense("no-such-seat", f"Nobody called {name} has a seat here.", instead=_SEAT)


def _player(battle: Battle, name: str) -> TableSeat | Refusal:
    """The seat of a person who plays a side and has not gone, or why there is none."""
    seat = person_named(battle, name)
    if seat is None:
        return _unknown(name)
    if not seat.side:
        return nonsense("no-player", f"{seat.name} plays no side.")
    if seat.left:
        return nonsense("has-left", f"{seat.name} has left.", instead=f"Write come back {seat.name}.")
    return seat


def _objections_hand_over(battle: Battle, command: HandOver, _ctx: RulesContext) -> Iterator[Refusal]:
    seat, to = _player(battle, command.name), person_named(battle, command.to)
    if isinstance(seat, Refusal):
        yield seat
    elif to is None and (why := _why_not(battle, command.to, seat.side)) is not None:
        yield why
    elif to is not None and to.side != seat.side:
        yield nonsense("two-sides", f"{to.name} is not of the side of {seat.name}.")
    elif to is not None and to.name == seat.name:
        yield nonsense("oneself", "Nobody hands over to himself.")


def _hand_over(recorder: EventRecorder, command: HandOver, _ctx: RulesContext) -> None:
    seat, to = person_named(recorder.battle, command.name), person_named(recorder.battle, command.to)
    assert seat is not None  # noqa: S101 - objected to
    heir = command.to if to is None else to.name
    _sit(recorder, seat.side, seat.name)
    _sit(recorder, seat.side, heir)
    recorder.emit(SeatHandedOver(side=seat.side, name=seat.name, to=heir, reason=command.reason))


def _objections_leave(battle: Battle, command: LeaveSeat, _ctx: RulesContext) -> Iterator[Refusal]:
    seat = person_named(battle, command.name)
    if seat is None:
        yield _unknown(command.name)
    elif seat.left:
        yield nonsense("has-left", f"{seat.name} has left already.")


def _leave(recorder: EventRecorder, command: LeaveSeat, _ctx: RulesContext) -> None:
    seat = person_named(recorder.battle, command.name)
    assert seat is not None  # noqa: S101 - objected to
    if seat.side:
        _sit(recorder, seat.side, seat.name)
    recorder.emit(SeatLeft(name=seat.name, reason=command.reason))


def _objections_back(battle: Battle, command: ComeBack, _ctx: RulesContext) -> Iterator[Refusal]:
    seat = person_named(battle, command.name)
    if seat is None:
        yield _unknown(command.name)
    elif not seat.left and not acting_for(battle, seat.side, seat.name):
        yield nonsense("is-here", f"{seat.name} is here already.")


def _back(recorder: EventRecorder, command: ComeBack, _ctx: RulesContext) -> None:
    seat = person_named(recorder.battle, command.name)
    assert seat is not None  # noqa: S101 - objected to
    recorder.emit(SeatTakenAgain(name=seat.name))


def _objections_act(battle: Battle, command: ActFor, _ctx: RulesContext) -> Iterator[Refusal]:
    seat = _player(battle, command.name)
    if isinstance(seat, Refusal):
        yield seat
    elif not command.by:
        say_who = f"Write act for {seat.name} by Ann."
        yield nonsense("nobody", f"Say who acts for {seat.name}.", instead=say_who)
    elif isinstance(by := _actor(battle, command.by), Refusal):
        yield by
    elif by.side != seat.side and by.kind != "referee":
        yield nonsense("two-sides", f"{by.name} is not of the side of {seat.name}.")
    elif by.name == seat.name:
        yield nonsense("oneself", "Nobody acts for himself.")
    elif seat.name in by.acting_for:
        yield nonsense("acts", f"{by.name} acts for {seat.name} already.")


def _actor(battle: Battle, name: str) -> TableSeat | Refusal:
    """The seat of who is to act for somebody: a player, or the referee, who acts for people of any side."""
    seat = seat_named(battle, name)
    is_referee = seat is not None and seat.kind == "referee" and not seat.left
    return seat if seat is not None and is_referee else _player(battle, name)


def _act(recorder: EventRecorder, command: ActFor, _ctx: RulesContext) -> None:
    seat, by = person_named(recorder.battle, command.name), seat_named(recorder.battle, command.by)
    assert seat is not None and by is not None  # noqa: S101, PT018 - objected to
    _sit(recorder, seat.side, seat.name)
    if by.kind != "referee":
        _sit(recorder, seat.side, by.name)
    recorder.emit(ActingBegun(side=seat.side, name=seat.name, by=by.name, reason=command.reason))


def _objections_stop(battle: Battle, command: StopActing, _ctx: RulesContext) -> Iterator[Refusal]:
    seat = _player(battle, command.name)
    if isinstance(seat, Refusal):
        yield seat
    elif not _actors(battle, seat, command.by):
        yield nonsense(
            "acts", f"{f'{command.by} does not act' if command.by else 'Nobody acts'} for {seat.name}."
        )


def _actors(battle: Battle, seat: TableSeat, by: str) -> list[str]:
    """Who acts for that person, of those meant: one of them, or all where none or he himself is named."""
    return [
        one
        for one in acting_for(battle, seat.side, seat.name)
        if fold_name(by) in ("", fold_name(seat.name), fold_name(one))
    ]


def _stop(recorder: EventRecorder, command: StopActing, _ctx: RulesContext) -> None:
    seat = person_named(recorder.battle, command.name)
    assert seat is not None  # noqa: S101 - objected to
    for one in _actors(recorder.battle, seat, command.by):
        recorder.emit(ActingEnded(side=seat.side, name=seat.name, by=one))


def _objections_done(battle: Battle, command: SayDone, _ctx: RulesContext) -> Iterator[Refusal]:
    if battle.active is None or battle.active.side != command.side or battle.resolving:
        yield nonsense("not-now", "No grouping is declaring at this point.", "ACT-16")
    elif not _not_done(battle, command):
        yield nonsense("done", "You are done already: the others of your side give their orders.", "ACT-16")


def _not_done(battle: Battle, command: SayDone) -> list[str]:
    """In whose names a person says done: his own first, then of those for whom he acts."""
    ordered = sorted(voices(battle, command.side, command.name), key=lambda one: (one != command.name, one))
    return [one for one in ordered if one not in done_in_slot(battle)]


def _done(recorder: EventRecorder, command: SayDone, _ctx: RulesContext) -> None:
    for name in _not_done(recorder.battle, command):
        recorder.emit(PersonDone(side=command.side, name=name))


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_seat, _seat, goes_on=False),
            CommandHandler(_objections_command, _command, goes_on=False),
            CommandHandler(_objections_hand_over, _hand_over, goes_on=False),
            CommandHandler(_objections_leave, _leave, goes_on=False),
            CommandHandler(_objections_back, _back, goes_on=False),
            CommandHandler(_objections_act, _act, goes_on=False),
            CommandHandler(_objections_stop, _stop, goes_on=False),
            CommandHandler(_objections_done, _done, goes_on=False),
        )
    ),
)
