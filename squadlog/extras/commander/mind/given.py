"""An order that somebody gave, weighed as a mind weighs its own choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import ChoiceWeighed, Mind, Posed


@runtime_checkable
class WeighsGiven(Protocol):
    """A mind that weighs orders which are not its own, in the same points a second."""

    def weigh_command(self, posed: Posed, command: Command) -> ChoiceWeighed | None:
        """What an order is worth to it; None for one that it has no idea of."""
        ...


def weigh_given(
    mind: Mind, posed: Posed, command: Command, choices: Sequence[ChoiceWeighed]
) -> ChoiceWeighed | None:
    """What an order is worth to a mind: as one of its own `choices`, else as it weighs what is given.

    None where it has no idea of it.
    """
    own = next((one for one in choices if one.says == command), None)
    if own is not None:
        return own
    return mind.weigh_command(posed, command) if isinstance(mind, WeighsGiven) else None
