"""The hints that were asked for in a side game, by seat: at one place of the game a seat's count goes up once.

They stand beside the record, so undo takes none back, and a record of before has none.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from squadlog.extras.games.session.match_record import RecordOfMatch
    from squadlog.store.record_file import Store


class HintsAsked:
    """Counts the hints of one game."""

    def __init__(self, record: RecordOfMatch) -> None:
        self._record = record

    def note(self, place: int) -> None:
        """Count a hint that the seat at that place has been given where the game stands."""
        record, asked = self._record, (self._record.tree.head.id, place)
        there = _read(record.store, record.id)
        if asked not in there:
            record.store.settings.set(_key(record.id), json.dumps([*there, asked]))

    def counts(self, seats: int) -> tuple[int, ...]:
        """How many each seat has been given, in turn order."""
        return hints_of(self._record.store, self._record.id, seats)


def hints_of(store: Store, game: int, seats: int) -> tuple[int, ...]:
    """How many hints each seat of a stored game has been given, in turn order."""
    places = [place for _, place in _read(store, game)]
    return tuple(map(places.count, range(seats)))


def count_hints(store: Store, game: int) -> int:
    """How many hints were given in a stored game."""
    return len(_read(store, game))


def hint_words(counts: Sequence[int], called: Callable[[int], str]) -> str:
    """The counts in words, `Ann (Red) 2`, with commas between; empty where there were no hints."""
    return ", ".join(f"{called(place)} {count}" for place, count in enumerate(counts) if count)


def _key(game: int) -> str:
    return f"hints.{game}"


def _read(store: Store, game: int) -> list[tuple[int, int]]:
    """The places of the record at which hints were given, with the seats; none where somebody else wrote there."""
    try:
        said = json.loads(store.settings.get(_key(game), "[]"))
        return [(step, place) for step, place in said if isinstance(step, int) and isinstance(place, int)]
    except (ValueError, TypeError, RecursionError):
        return []
