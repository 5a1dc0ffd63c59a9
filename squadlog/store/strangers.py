"""What a record tells of somebody who is not in it: every value reads well, every hash may fit, and it cannot be."""

import re
from collections.abc import Iterable, Iterator, Mapping

from squadlog.base.errors import StoreError
from squadlog.battle.events.union import Event
from squadlog.battle.record.timeline import apply_all
from squadlog.battle.state import Battle
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.rules.common.step_words import is_step
from squadlog.store.bodies import read_steps
from squadlog.store.records import BattleRecord
from squadlog.store.seal.ciphers import NONSENSE

_NUMBERS = ("unit", "engage", "partner", "mover", "attacker", "defender", "watcher")
"""Fields that hold the number of a soldier."""
_FRACTION = re.compile(r"-?\d{1,18}(/[1-9]\d{0,17})?")


class Everybody:
    """Who has been in a battle so far: soldiers, groupings and sides."""

    def __init__(self) -> None:
        self._units: set[int] = set()
        self._groupings = {""}
        self._sides = {"", NOBODY, REFEREE, TABLE}

    def meet(self, battle: Battle) -> None:
        """Add the units, groupings and sides of `battle`."""
        self._units.update(battle.units)
        self._groupings.update(battle.groupings)
        self._sides.update(battle.side_ids())

    def strangers_of(self, events: Iterable[Event]) -> list[str]:
        """Whom these events name although nobody is called so."""
        return [why for event in events for why in self.strangers(event.kind, "", event)]

    def strangers(self, at: str, field: str, what: object) -> Iterator[str]:
        """Whom whatever stands in a field names although nobody is called so, `at` being the way to it."""
        if field in _NUMBERS and isinstance(what, int) and what not in self._units:
            yield f"{at}: there is no soldier {what}"
        elif field == "side" and isinstance(what, str) and what not in self._sides:
            yield f"{at}: there is no side {what!r}"
        elif field == "grouping" and isinstance(what, str) and what not in self._groupings:
            yield f"{at}: there is no grouping {what!r}"
        elif field == "points" and isinstance(what, str) and not _FRACTION.fullmatch(what):
            yield f"{at}: {what!r} is not a number"
        elif isinstance(what, Mapping):
            yield from self.strangers(at, "", tuple(what.values()))
        elif isinstance(what, tuple | list):
            for part in what:
                yield from self.strangers(at, "", part)
        else:
            for name in getattr(what, "__dataclass_fields__", ()):
                yield from self.strangers(f"{at} {name}", name, getattr(what, name))


def find_misplaced(battle: Battle) -> Iterator[str]:
    """What stands under another number or name than its own."""
    for number, unit in battle.units.items():
        if unit.id != number:
            yield f"units {number}: soldier {unit.id} is not soldier {number}"
        if unit.grouping not in battle.groupings:
            yield f"units {number}: there is no grouping {unit.grouping!r}"
    for key, grouping in battle.groupings.items():
        if grouping.id != key:
            yield f"groupings {key}: {grouping.id!r} is not {key!r}"
    for key in battle.order:
        if key not in battle.groupings:
            yield f"order: there is no grouping {key!r}"
    if not is_step(battle.stage):
        yield f"stage: there is no step {battle.stage!r}"


def nonsense_in(record: BattleRecord) -> StoreError | None:
    """The first entry that names nobody, or after which there is no battle, as damage; None where each can be.

    To be asked where something went wrong over a record: it goes through all of it. Of a sealed one it knows nothing.
    """
    met, states = Everybody(), dict[int | None, Battle | None]({None: None})
    for step in () if record.sealed else record.steps.values():
        try:
            (events,) = read_steps(record, [step.id])
        except StoreError as damage:
            return damage
        try:
            states[step.id] = battle = apply_all(states[step.parent], events)
        except NONSENSE:
            told = met.strangers_of(events) or ["what is told there cannot be"]
            return record.damaged(told[0], step.id)
        met.meet(battle)
        if wrong := [*find_misplaced(battle), *met.strangers_of(events)]:
            return record.damaged(wrong[0], step.id)
    return None
