"""What lies in the file of extras that are not there: it stays as it is, and is only counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.plugs import extras

if TYPE_CHECKING:
    from squadlog.store.record_file import Store


def count_left_alone(store: Store) -> int:
    """How many records and books of the file no part of the program has use for. Raises StoreError."""
    there = list(extras())
    records = 0 if any(one.records for one in there) else len(store.games())
    known = tuple(begins for one in there for begins in one.books)
    return records + sum(not book.startswith(known) for book in store.chronicles.books())


def format_left_alone(store: Store) -> str:
    """How many things no part of the program has use for, as a sentence; empty where there is none. StoreError."""
    count = count_left_alone(store)
    if not count:
        return ""
    what = "thing" if count == 1 else "things"
    return f"{count} more {what} of the file left alone."
