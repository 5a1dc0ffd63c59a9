"""What is said by one person of a side that has several, each with soldiers of his own to command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from squadlog.base.lazy_imports import lazy_imports
from squadlog.facts.seats import REFEREE, REFEREE_CALLED, for_all

with lazy_imports():
    from squadlog.battle import commands, rights
    from squadlog.battle.whose import people, words
    from squadlog.rules.common import slot
    from squadlog.rules.common.kept import people as of_people
    from squadlog.rules.common.kept import undo_wish
    from squadlog.rules.desk import onward
    from squadlog.session import deciding

if TYPE_CHECKING:
    from squadlog.base.dice import Roll
    from squadlog.battle.commands import Command
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.state import Known
    from squadlog.facts.seats import Speaker
    from squadlog.rules.common.ask import Ask


class AskedOf(Protocol):
    """Who is asked: a seat, and the person at it by name."""

    seat: str
    name: str

    @property
    def known(self) -> Known:
        """The battle as that seat knows it."""


def as_person(rules: AskedOf, command: Command) -> Command | Refusal:
    """A command as that person says it, or why it is for another of the side to say.

    That a slot is done is one's own word while others of the side still have somebody to order.
    """
    if not _has_people(rules):
        return command
    seen, side, name = rules.known, rules.seat, rules.name
    if refused := words.not_yours(seen, side, name, command):
        return refused
    if isinstance(command, commands.Done) and not command.overrule:
        speaks = people.voices(seen, side, name)
        others = [those for those in _undecided(rules) if not speaks.intersection(those)]
        named = words.names(others)
        if named:
            if () not in others and not any(speaks.intersection(those) for those in _in_slot(rules)):
                return words.refuse_other(seen, side, name, others) or command
            if command.order:
                return words.not_last(named)
            return of_people.SayDone(side=side, name=name)
    return command


def own_in_slot(rules: AskedOf) -> tuple[int, ...]:
    """The soldiers of this slot whom that person may order; none where the side has no people: then all are meant."""
    if not _has_people(rules):
        return ()
    seen, speaks = rules.known, people.voices(rules.known, rules.seat, rules.name)
    if words.orders_nobody(seen, rules.seat, rules.name):
        return ()
    whose = {one: people.commanders_of(seen, one) for one in slot.of_the_slot(seen)}
    return tuple(one for one, those in whose.items() if not those or speaks.intersection(those))


class AsksNow(Protocol):
    """What tells whose word is needed next."""

    @property
    def is_ready(self) -> bool:
        """Whether this side has said that it is ready."""
        ...

    def ask(self) -> Ask:
        """Whose word is needed next, and about what."""
        ...


def is_asked_at(who: Speaker, rules: AskedOf, due: AsksNow, roll: Roll | None) -> bool:
    """Whether what is awaited, this die or an answer, is for who sits there."""
    if who.looks:
        return False
    if for_all(who.seat):
        return True
    ask = due.ask()
    if (ask.side if roll is None else roll.side) not in ("", who.seat):
        return False
    if ask.kind == "begin" and due.is_ready:
        return False
    if roll is None and ask.kind == "step" and not _may_answer(who.seat, rules.known, ask):
        return False
    return not who.name or is_asked(rules, ask, roll)


def _may_answer(seat: str, battle: Known, ask: Ask) -> bool:
    """Whether a seat may give an answer to a step: whom a blast catches only all together say, or the referee."""
    return not ask.options or any(rights.not_yours(battle, seat, one.says) is None for one in ask.options)


def is_asked(rules: AskedOf, ask: Ask, roll: Roll | None) -> bool:
    """Whether what a side is asked is for that person of it."""
    if not _has_people(rules):
        return True
    asked = _asked(rules, ask, roll)
    if asked is None:
        return True
    speaks = people.voices(rules.known, rules.seat, rules.name)
    if () in asked:
        return roll is not None or words.orders_nobody(rules.known, rules.seat, rules.name) is None
    return any(speaks.intersection(those) for those in asked)


def people_asked(rules: AskedOf, ask: Ask, roll: Roll | None) -> tuple[str, ...]:
    """Who of a side is asked, as they are called, and who acts for them; nobody named: whoever of it likes."""
    asked = _asked(rules, ask, roll) if _has_people(rules) else None
    if asked is None or () in asked:
        return ()
    told = dict.fromkeys(name for those in asked for name in those)
    acting = (one for name in told for one in people.acting_for(rules.known, rules.seat, name))
    return tuple(dict.fromkeys((*told, *(REFEREE_CALLED if one == REFEREE else one for one in acting))))


def _asked(rules: AskedOf, ask: Ask, roll: Roll | None) -> list[words.Those] | None:
    """Whose words are asked of a side; None: anybody's of it, whether or not he commands anybody."""
    seen = rules.known
    if roll is not None:
        return [words.rollers(seen, roll.who)]
    if ask.kind == "step" and ask.step == "consent":
        wish = undo_wish.wish_of(seen)
        return (
            None
            if wish is None
            else [(one,) for one in people.yet_to_agree(seen, ask.side, wish.agreed)] or None
        )
    if ask.kind == "choose_order":
        return [people.commanders_of_most(seen, ask.units)]
    if ask.kind == "declare":
        asked = list(_undecided(rules))
        if rules.name in people.done_in_slot(seen):
            # Whoever is done leaves the soldiers of nobody to the others.
            asked = [those for those in asked if those] or asked
        return asked or None
    units = ask.units[:1] if ask.kind == "fire" else ask.units  # one shot is asked about after the other
    return [people.commanders_of(seen, unit) for unit in units] or None


def _has_people(rules: AskedOf) -> bool:
    """Whether a person speaks for a side that has people."""
    return bool(rules.name) and not for_all(rules.seat) and people.has_people(rules.known, rules.seat)


def _in_slot(rules: AskedOf) -> set[words.Those]:
    """Who of a side commands somebody in this slot."""
    return {people.commanders_of(rules.known, unit) for unit in slot.of_the_slot(rules.known)}


def _undecided(rules: AskedOf) -> dict[words.Those, None]:
    """Who of a side has somebody left to order in this slot and is not done."""
    seen = rules.known
    units, done = onward.units_undecided(seen, deciding.table_at(seen)), set(people.done_in_slot(seen))
    return dict.fromkeys(
        those for those in (people.commanders_of(seen, one) for one in units) if not done.intersection(those)
    )
