"""Whether others than people speak at a battle, as its settings have it; nothing of an extra is loaded for that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

SETTING = "speakers"
"""The setting beside a battle, `speakers.NUMBER`, in which an extra keeps who else speaks there."""


class AtBattle(Protocol):
    """Whoever is at a battle: its number, and the file that it lies in."""

    id: int
    store: Store


def speakers_kept(at: AtBattle) -> str:
    """What an extra keeps of who else speaks at a battle; empty where nobody does. Raises StoreError."""
    return at.store.settings.get(f"{SETTING}.{at.id}", "")


def others_sit(at: AtBattle) -> bool:
    """Whether anybody who is no person speaks at a battle. Raises StoreError."""
    return bool(speakers_kept(at))
