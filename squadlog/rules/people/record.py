"""How it is kept who commands whom, and who is done. No other side knows of it."""

from squadlog.base.records import replace
from squadlog.battle.chapter_state import ChapterState, Redaction, keep_battle_state
from squadlog.battle.events.chapter import by_event
from squadlog.battle.rights import of_side, of_units
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import KEY, People, PersonInCommand, done_in_slot, people_of, slot_of
from squadlog.facts.seats import hears
from squadlog.rules.common.kept.people import CommandTaken, CommandThem, PersonDone, SayDone


def _apply_taken(battle: Battle, event: CommandTaken) -> Battle:
    held = {one.name: one.units for one in people_of(battle).commanders if one.side == event.side}
    held = {name: tuple(unit for unit in units if unit not in event.units) for name, units in held.items()}
    if event.name:
        held[event.name] = tuple(sorted((*held.get(event.name, ()), *event.units)))
    others = tuple(one for one in people_of(battle).commanders if one.side != event.side)
    own = tuple(
        PersonInCommand(side=event.side, name=name, units=units) for name, units in held.items() if units
    )
    return people_of.put(battle, replace(people_of(battle), commanders=(*others, *own)))


def _apply_done(battle: Battle, event: PersonDone) -> Battle:
    done = (*done_in_slot(battle), event.name)
    return people_of.put(battle, replace(people_of(battle), done=done, slot=slot_of(battle)))


def _known(battle: Battle, seat: str) -> Battle:
    """Each side knows its own people alone."""
    people = people_of(battle)
    if not people.commanders:
        return battle
    own = tuple(one for one in people.commanders if hears(seat, one.side))
    if not own:
        return keep_battle_state(battle, KEY, None)
    whose = battle.active is not None and hears(seat, battle.active.side)
    told = People(commanders=own, done=people.done, slot=people.slot) if whose else People(commanders=own)
    return people_of.put(battle, told)


STATE = ChapterState(
    key=KEY,
    folds=by_event(_apply_taken, _apply_done),
    commands={CommandThem: of_units, SayDone: of_side},
    always=True,
    secrets=Redaction(known=_known),
)
