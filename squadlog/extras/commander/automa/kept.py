"""The groups without a mind of a battle: kept beside its record, in the settings of its file."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import SquadlogError
from squadlog.base.names import TEXT_CELLS, cells, clean_text, fold_name, unfit
from squadlog.extras.commander.automa.decks import CARDS_OF_A_DECK, decks
from squadlog.extras.commander.automa.drawing import AutomaGroup

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

SETTING = "automa"
MOST_GROUPS = 40
"""Groups of one battle."""


class AutomaError(SquadlogError):
    """A group that there is not, or that cannot be kept."""


class KeptGroups:
    """The groups of one battle, by name in any case."""

    def __init__(self, store: Store, battle: int) -> None:
        self._settings, self._key = store.settings, f"{SETTING}.{battle}"

    def all(self) -> tuple[AutomaGroup, ...]:
        """The groups in the order in which they first drew; what another program kept otherwise is left out."""
        try:
            kept = json.loads(self._settings.get(self._key, "") or "[]")
        except ValueError:
            return ()
        found = (_read(one) for one in kept) if isinstance(kept, list) else ()
        return tuple(one for one in found if one is not None)

    def called(self, name: str) -> AutomaGroup | None:
        """The group of that name; None where none has drawn yet."""
        return next((one for one in self.all() if fold_name(one.name) == fold_name(name)), None)

    def keep(self, group: AutomaGroup) -> None:
        """Keep a group as it is now. Raises AutomaError for a name that cannot be kept or one too many, StoreError."""
        if (fault := unfit(group.name)) or not group.name.strip() or cells(group.name) > TEXT_CELLS:
            raise AutomaError(
                f"A group needs a name of its own that can be written{f': {fault}' if fault else ''}."
            )
        there = {fold_name(one.name): one for one in self.all()}
        there[fold_name(group.name)] = group
        if len(there) > MOST_GROUPS:
            raise AutomaError(
                f"A battle has at most {MOST_GROUPS} groups; drop one first: automa drop GROUP."
            )
        self._write(tuple(there.values()))

    def drop(self, name: str) -> None:
        """Take a group away, its cards with it. Raises AutomaError where there is none, StoreError."""
        group = self.called(name)
        if group is None:
            raise AutomaError(f"No group {clean_text(name, limit=40)!r} has drawn a card here.")
        self._write(tuple(one for one in self.all() if one != group))

    def _write(self, groups: tuple[AutomaGroup, ...]) -> None:
        kept = [asdict(one) for one in groups]
        self._settings.set(self._key, json.dumps(kept) if kept else "")


_COUNTED = ("drawn", "face", "before")


def _read(kept: Any) -> AutomaGroup | None:  # noqa: ANN401 - whatever the file has
    match kept:
        case {"name": str(), "temper": str(temper), "seed": int(), "shuffles": int(), **others} if (
            temper in decks()
        ):
            counted = [others.get(one) for one in _COUNTED]
            if all(isinstance(one, int) and 0 <= one <= CARDS_OF_A_DECK for one in counted):
                return AutomaGroup(**{one.name: kept[one.name] for one in fields(AutomaGroup)})
    return None
