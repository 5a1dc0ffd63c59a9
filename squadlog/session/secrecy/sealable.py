"""Which battles can be sealed: those of which every side sits at a terminal and nobody knows how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup


def require_sealable(setup: Setup) -> None:
    """Raise SquadlogError where a battle cannot be sealed, with why."""
    if setup.start:
        raise SquadlogError(
            "A battle that begins in the middle cannot be sealed: everybody could read how it stands. Begin it"
            " unsealed."
        )
    if setup.paper:
        name = setup.side_name(setup.paper[0])
        raise SquadlogError(
            f"A battle beside a side on paper cannot be sealed: nobody sits at a terminal of {name}. Begin it unsealed."
        )
