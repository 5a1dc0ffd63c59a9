"""An order that somebody gave, weighed as a mind weighs its own choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind.posed import MindView
from squadlog.facts.ground_facts import Waypoint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import ChoiceWeighed, Mind, Posed


@runtime_checkable
class WeighsGiven(Protocol):
    """A mind that weighs orders which are not its own, in the same points."""

    def weigh_command(self, posed: Posed, command: Command) -> ChoiceWeighed | None:
        """What an order is worth to it; None for one that it has no idea of."""
        ...


def weigh_given(
    mind: Mind, posed: Posed, command: Command, choices: Sequence[ChoiceWeighed]
) -> ChoiceWeighed | None:
    """What an order is worth to a mind: as one of its own `choices`, as it weighs what is given, as one of that kind.

    None where it has no idea of it. A move that says metres alone is one to the place where it ends.
    """
    own = next((one for one in choices if one.says == command), None)
    if own is not None:
        return own
    given = (
        mind.weigh_command(posed, _with_its_end(posed, command)) if isinstance(mind, WeighsGiven) else None
    )
    if given is None:
        given = next((one for one in choices if _is_alike(one.says, command)), None)
    return None if given is None else replace(given, says=command)


def _with_its_end(posed: Posed, command: Command) -> Command:
    """A move with the place where it ends, which it may leave to the way that its soldier faces."""
    survey = MindView(posed).now.rules.survey()
    if not isinstance(command, Declare) or command.mode is None or command.move.path or survey is None:
        return command
    if command.move.distance_m == 0 or command.unit not in survey.figures:
        return command
    end = survey.measure_stated(command.unit, command.mode, command.move).end
    path = (Waypoint(x=end.x, y=end.y, floor=end.floor),)
    return replace(command, move=replace(command.move, path=path))


def _is_alike(one: Command, other: Command) -> bool:
    """Whether two orders that are no moves are of one kind: a shot at somebody, a posture, a watch, a door."""
    if not isinstance(one, Declare) or not isinstance(other, Declare):
        return False
    if one.mode is not None or other.mode is not None:
        return False
    at, at_other = (None if of.shot is None else of.shot.target for of in (one, other))
    return (one.action, one.posture, one.feature, at) == (
        other.action,
        other.posture,
        other.feature,
        at_other,
    )
