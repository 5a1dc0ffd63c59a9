"""Whether a battle that comes from others is in the file already, and which of the two goes on further."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.base.names import so_many

if TYPE_CHECKING:
    from squadlog.store.packets import BattlePaper
    from squadlog.store.record_file import Store


def copies(store: "Store", packet: "BattlePaper") -> tuple[str, ...]:
    """A sentence for each battle of the file that began as this one did, before it is put in."""
    hashes = tuple(step.hash for step in packet.steps)
    return tuple(
        f"Battle {one.id}, {one.title}, is the same battle: {further(hashes, store.step_hashes(one.id))}."
        for one in store.battles()
        if store.origin(one.id) == hashes[0]
    )


def further(these: Sequence[str], those: Sequence[str]) -> str:
    """Which of two records of one battle goes on further, by the hashes of their steps: this one or that one."""
    here, there = len(set(these) - set(those)), len(set(those) - set(these))
    if here and there:
        both = so_many(len(set(these) & set(those)), "step")
        return f"both went on after {both} that they share, this one by {here} and that one by {there}"
    if here or there:
        which = "this one" if here else "that one"
        return f"{which} is further on, by {so_many(here or there, 'step')}"
    return "neither is further on"
