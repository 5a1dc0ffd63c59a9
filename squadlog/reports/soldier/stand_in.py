"""Soldiers with nobody's name, for rules that ask about a unit or a battle."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, QueuedShot, Unit
from squadlog.battle.terms import Grouping, Setup, Side, Soldier

ONE, OTHER = 1, 2
_PLAIN: Mapping[str, Any] = {"race": "Human", "troop": "marines", "armour": "No", "weapons": (), "value": 0}


def soldier(number: int = ONE, **profile: Any) -> Soldier:  # noqa: ANN401 - fields of the record
    """A human marine without suit or weapon, but for what `profile` says."""
    side = str(number)
    return Soldier(**{"id": number, "name": side, "side": side, "squad": side, **_PLAIN, **profile})


def duel(
    one: Mapping[str, Any] | None = None,
    other: Mapping[str, Any] | None = None,
    **setup: Any,  # noqa: ANN401 - fields of the record
) -> Battle:
    """A battle of two soldiers, `ONE` against `OTHER`, with these profiles; `setup` adds to what was agreed."""
    numbers = (ONE, OTHER)
    profiles = (one or {}, other or {})
    return first_state(
        Setup(
            title="calculation",
            sides=tuple(Side(id=str(number), name=str(number)) for number in numbers),
            groupings=tuple(
                Grouping(id=str(number), name=str(number), side=str(number), units=(number,))
                for number in numbers
            ),
            soldiers=tuple(
                soldier(number, **profile) for number, profile in zip(numbers, profiles, strict=True)
            ),
            **setup,
        )
    )


def with_state(battle: Battle, number: int = ONE, **state: Any) -> Battle:  # noqa: ANN401 - fields of the record
    """The battle with fields of a unit replaced."""
    return replace(battle, units={**battle.units, number: replace(battle.units[number], **state)})


def unit(profile: Mapping[str, Any] | None = None, **state: Any) -> Unit:  # noqa: ANN401 - fields of the record
    """One soldier of that profile, in that state."""
    return with_state(duel(profile), **state).units[ONE]


def at(battle: Battle, now: Moment, queue: tuple[QueuedShot, ...] = ()) -> Battle:
    """The battle in the action step of `now`, with these shots waiting for the fire step."""
    return replace(battle, stage="actions", now=now, fire_queue=queue)
