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
    from collections.abc import Callable, Iterable

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
        return _read_all(self._settings.get(self._key, ""))

    def called(self, name: str) -> AutomaGroup | None:
        """The group of that name; None where none has drawn yet."""
        return _called(self.all(), name)

    def change(
        self, name: str, into: Callable[[AutomaGroup | None], AutomaGroup | None]
    ) -> AutomaGroup | None:
        """The group of that name as it is kept from now on: what `into` makes of it as it stands by then.

        `into` is handed None where none has drawn yet, and gives None for one that is dropped; what it raises leaves
        all as it was. Two terminals that draw at once so draw one after the other. Raises AutomaError for a name that
        cannot be kept or one group too many, StoreError.
        """
        made: list[AutomaGroup | None] = []

        def kept(text: str) -> str:
            there = {fold_name(one.name): one for one in _read_all(text)}
            group = into(there.get(fold_name(name)))
            made.append(group)
            if group is None:
                del there[fold_name(name)]
            else:
                there[fold_name(name)] = _fit(group)
            if len(there) > MOST_GROUPS:
                raise AutomaError(
                    f"A battle has at most {MOST_GROUPS} groups; drop one first: automa drop GROUP."
                )
            return json.dumps([asdict(one) for one in there.values()]) if there else ""

        self._settings.change(self._key, kept)
        return made[-1]

    def keep(self, group: AutomaGroup) -> None:
        """Keep a group as it is now. Raises as `change` does."""
        self.change(group.name, lambda _: group)

    def drop(self, name: str) -> None:
        """Take a group away, its cards with it. Raises AutomaError where there is none, StoreError."""

        def gone(group: AutomaGroup | None) -> None:
            if group is None:
                raise none_called(name)

        self.change(name, gone)


def none_called(name: str) -> AutomaError:
    """That no group of that name has drawn."""
    return AutomaError(f"No group {clean_text(name, limit=40)!r} has drawn a card here.")


def _called(groups: Iterable[AutomaGroup], name: str) -> AutomaGroup | None:
    return next((one for one in groups if fold_name(one.name) == fold_name(name)), None)


def _fit(group: AutomaGroup) -> AutomaGroup:
    """The group. AutomaError for a name that cannot be kept."""
    if (fault := unfit(group.name)) or not group.name.strip() or cells(group.name) > TEXT_CELLS:
        raise AutomaError(
            f"A group needs a name of its own that can be written{f': {fault}' if fault else ''}."
        )
    return group


def _read_all(text: str) -> tuple[AutomaGroup, ...]:
    try:
        kept = json.loads(text or "[]")
    except ValueError:
        return ()
    found = (_read(one) for one in kept) if isinstance(kept, list) else ()
    return tuple(one for one in found if one is not None)


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
