"""What a side lays down in secret before play, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.rules.common.ask import Placeable


def how_it_ends(rows: Sequence[Placeable], first: str) -> str:
    """What Enter does first, and which rows say that all is placed; that there is nothing, where no other row is."""
    ends = sum(row.lays is None for row in rows)
    if ends == len(rows):
        return "There is nothing to place in secret: press Enter."
    last = "the last row ends placing" if ends < 2 else f"the last {ends} rows end placing"
    return f"In secret: {first}; {last}."
