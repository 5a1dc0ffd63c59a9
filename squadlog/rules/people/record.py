"""How it is kept who sits where, who commands whom, and who is done; of the last two no other side knows."""

from collections.abc import Mapping

from squadlog.base.records import replace
from squadlog.battle.chapter_state import ChapterState, Redaction, keep_battle_state
from squadlog.battle.commands import Command
from squadlog.battle.events.chapter import by_event
from squadlog.battle.rights import of_side, of_units
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import (
    KEY,
    People,
    PersonInCommand,
    PersonSeated,
    done_in_slot,
    people_of,
    slot_of,
)
from squadlog.battle.whose.seats import person_named
from squadlog.facts.seats import REFEREE, TABLE, hears
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


def _apply_taken(battle: Battle, event: CommandTaken) -> Battle:
    held = _held(battle, event.side, event.units)
    if event.name:
        had = held.get(event.name, _nobody(event.side, event.name))
        held[event.name] = replace(had, units=tuple(sorted((*had.units, *event.units))))
    return _hold(battle, event.side, held)


def _apply_set(battle: Battle, event: CommandSet) -> Battle:
    held = _held(battle, event.side, event.units)
    held[event.name] = replace(_nobody(event.side, event.name), units=event.units, whole=event.whole)
    return _hold(battle, event.side, held)


def _apply_handed_over(battle: Battle, event: SeatHandedOver) -> Battle:
    held = _held(battle, event.side)
    given, had = (held.get(name, _nobody(event.side, name)) for name in (event.name, event.to))
    if given.units or given.whole:
        units = tuple(sorted((*had.units, *given.units)))
        held[event.to] = replace(had, units=units, whole=had.whole or given.whole)
    held[event.name] = _nobody(event.side, event.name)
    return _hold(battle, event.side, held)


def _held(battle: Battle, side: str, without: tuple[int, ...] = ()) -> dict[str, PersonInCommand]:
    """Who commands whom of a side, by name, without these soldiers; who has none left is like all of the side."""
    held = dict[str, PersonInCommand]()
    for one in people_of(battle).commanders:
        units = tuple(unit for unit in one.units if unit not in without)
        if one.side == side and (units or one.whole or not one.units):
            held[one.name] = replace(one, units=units)
    return held


def _nobody(side: str, name: str) -> PersonInCommand:
    return PersonInCommand(side=side, name=name, units=())


def _hold(battle: Battle, side: str, held: Mapping[str, PersonInCommand]) -> Battle:
    others = tuple(one for one in people_of(battle).commanders if one.side != side)
    return _put(battle, commanders=(*others, *held.values()))


def _put(battle: Battle, **fields: object) -> Battle:
    return people_of.put(battle, replace(people_of(battle), **fields))  # type: ignore[arg-type]  # its own fields


def _apply_given(battle: Battle, event: SeatGiven) -> Battle:
    """Whoever sits down elsewhere commands nobody any more where he sat."""
    people, new = people_of(battle), PersonSeated(name=event.name, sits=event.sits, side=event.side)
    had = next((one for one in people.seated if one.name == event.name), None)
    if had is None:
        return _put(battle, seated=(*people.seated, new))
    if (had.side, had.sits) != (event.side, event.sits):
        stays = tuple(one for one in people.commanders if (one.side, one.name) != (had.side, had.name))
        battle = _put(battle, commanders=stays)
    return _change(battle, event.name, sits=event.sits, side=event.side, left=False)


def _apply_left(battle: Battle, event: SeatLeft) -> Battle:
    return _change(_unspoken(battle, event.name), event.name, left=True, acting_for=())


def _apply_taken_again(battle: Battle, event: SeatTakenAgain) -> Battle:
    return _change(_unspoken(battle, event.name), event.name, left=False)


def _unspoken(battle: Battle, name: str) -> Battle:
    """Nobody acts for that person."""
    for one in people_of(battle).seated:
        if name in one.acting_for:
            battle = _act_no_more(battle, one, name)
    return battle


def _apply_acting_begun(battle: Battle, event: ActingBegun) -> Battle:
    seated = people_of(battle).seated
    by = next((one for one in seated if one.name == event.by), None)
    if by is None:
        as_such = PersonSeated(name=event.by, sits="referee", acting_for=(event.name,))
        return _put(battle, seated=(*seated, as_such))
    return _change(battle, event.by, acting_for=(*by.acting_for, event.name))


def _apply_acting_ended(battle: Battle, event: ActingEnded) -> Battle:
    by = next(one for one in people_of(battle).seated if one.name == event.by)
    return _act_no_more(battle, by, event.name)


def _act_no_more(battle: Battle, by: PersonSeated, name: str) -> Battle:
    """Somebody acts for a person no more; the referee as such stands among the people no longer than he acts."""
    acting_for = tuple(one for one in by.acting_for if one != name)
    if by.name == REFEREE and not acting_for:
        return _put(battle, seated=tuple(one for one in people_of(battle).seated if one.name != REFEREE))
    return _change(battle, by.name, acting_for=acting_for)


def _change(battle: Battle, name: str, **fields: object) -> Battle:
    seated = tuple(
        replace(one, **fields) if one.name == name else one  # type: ignore[arg-type]  # its own fields
        for one in people_of(battle).seated
    )
    return _put(battle, seated=seated)


def _apply_done(battle: Battle, event: PersonDone) -> Battle:
    return _put(battle, done=(*done_in_slot(battle), event.name), slot=slot_of(battle))


def _known(battle: Battle, seat: str) -> Battle:
    """Who sits at a side all know; whom each of its people commands, and who is done, that side alone."""
    people = people_of(battle)
    if not people.commanders and not people.seated:
        return battle
    own = tuple(one for one in people.commanders if hears(seat, one.side))
    untold = tuple(dict.fromkeys(one.side for one in people.seated if one.side and not hears(seat, one.side)))
    if not own and not people.seated:
        return keep_battle_state(battle, KEY, None)
    told = People(commanders=own, seated=people.seated, untold=untold)
    if own and battle.active is not None and hears(seat, battle.active.side):
        told = replace(told, done=people.done, slot=people.slot)
    return people_of.put(battle, told)


def _hides_command(command: Command, _battle: Battle, seat: str) -> bool:
    """Whom a person commands who is given a seat is his side's own."""
    return (
        isinstance(command, GiveSeat)
        and not hears(seat, command.side)
        and command.side not in (REFEREE, DISPLAY)
    )


def _of_seat_given(battle: Battle, command: GiveSeat) -> str:
    """The side that is named; the table's where the person sat elsewhere before, or is to play none."""
    seat = person_named(battle, command.name)
    return TABLE if seat is not None and seat.left and seat.side != command.side else of_side(battle, command)


def _of_person(battle: Battle, command: HandOver | LeaveSeat | ComeBack | ActFor | StopActing) -> str:
    """The side of that person; the table's where he plays none; anybody's where there is nobody of the name."""
    seat = person_named(battle, command.name)
    return "" if seat is None else seat.side or TABLE


STATE = ChapterState(
    key=KEY,
    folds=by_event(
        _apply_taken,
        _apply_set,
        _apply_handed_over,
        _apply_given,
        _apply_left,
        _apply_taken_again,
        _apply_acting_begun,
        _apply_acting_ended,
        _apply_done,
    ),
    commands={
        CommandThem: of_units,
        SayDone: of_side,
        GiveSeat: _of_seat_given,
        **dict.fromkeys((HandOver, LeaveSeat, ComeBack, ActFor, StopActing), _of_person),
    },
    always=True,
    secrets=Redaction(known=_known, hides_command=_hides_command, keeps_words_of=frozenset({"give_seat"})),
)
