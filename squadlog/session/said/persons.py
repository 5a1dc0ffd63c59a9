"""What is said by one person of a side that has several, each with soldiers of his own to command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from squadlog.base.lazy_imports import lazy_imports
from squadlog.facts.seats import for_all

with lazy_imports():
    from squadlog.battle import commands
    from squadlog.battle.whose import people, words
    from squadlog.rules.common import slot
    from squadlog.rules.common.kept import people as of_people
    from squadlog.rules.desk import onward
    from squadlog.session import deciding

if TYPE_CHECKING:
    from squadlog.base.dice import Roll
    from squadlog.battle.commands import Command
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.state import Known
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
    if refused := words.not_yours(rules.known, rules.seat, rules.name, command):
        return refused
    if (
        isinstance(command, commands.Done)
        and not command.overrule
        and (others := _undecided(rules).keys() - {rules.name}) - {""}
    ):
        if rules.name not in _in_slot(rules) and "" not in others:
            return words.refuse_other(" and ".join(sorted(others)), rules.name) or command
        if command.order:
            return words.not_last(" and ".join(sorted(filter(None, others))))
        return of_people.SayDone(side=rules.seat, name=rules.name)
    return command


def own_in_slot(rules: AskedOf) -> tuple[int, ...]:
    """The soldiers of this slot whom that person may order; none where the side has no people: then all are meant."""
    if not _has_people(rules):
        return ()
    mine = ("", rules.name)
    return tuple(
        one for one in slot.of_the_slot(rules.known) if people.commander_of(rules.known, one) in mine
    )


def is_asked(rules: AskedOf, ask: Ask, roll: Roll | None) -> bool:
    """Whether what a side is asked is for that person of it."""
    names = people_asked(rules, ask, roll)
    return not names or rules.name in names


def people_asked(rules: AskedOf, ask: Ask, roll: Roll | None) -> tuple[str, ...]:
    """Who of a side is asked, by name; nobody named: whoever of it likes."""
    seen = rules.known
    if not _has_people(rules):
        return ()
    if roll is not None:
        names = [words.roller(seen, roll.who)]
    elif ask.kind == "choose_order":
        names = [people.commander_of_most(seen, ask.units)]
    elif ask.kind == "declare":
        names = list(_undecided(rules))
        if rules.name in people.done_in_slot(seen):
            # Whoever is done leaves the soldiers of nobody to the others.
            names = [name for name in names if name] or names
    else:
        units = ask.units[:1] if ask.kind == "fire" else ask.units  # one shot is asked about after the other
        names = [people.commander_of(seen, unit) for unit in units]
    return () if "" in names else tuple(dict.fromkeys(names))


def _has_people(rules: AskedOf) -> bool:
    """Whether a person speaks for a side that has people."""
    return bool(rules.name) and not for_all(rules.seat) and people.has_people(rules.known, rules.seat)


def _in_slot(rules: AskedOf) -> set[str]:
    """Who of a side commands somebody in this slot; empty: soldiers whom nobody commands are in it."""
    return {people.commander_of(rules.known, unit) for unit in slot.of_the_slot(rules.known)}


def _undecided(rules: AskedOf) -> dict[str, None]:
    """Who of a side has somebody left to order in this slot and is not done."""
    seen = rules.known
    units, done = onward.units_undecided(seen, deciding.table_at(seen)), people.done_in_slot(seen)
    return dict.fromkeys(
        name for name in (people.commander_of(seen, one) for one in units) if name not in done
    )
