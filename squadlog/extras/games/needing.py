"""Options that mean something only with another one: agreed without it they are refused, never passed over."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from squadlog.extras.games.game import GameError, Option


class Need(NamedTuple):
    """`option` may differ from its usual value only if `other` has the `value`; `barred`: only if it has any other."""

    option: str
    other: str
    value: str
    barred: bool = False


def refuse_unmet(options: Sequence[Option], needs: Iterable[Need], values: Mapping[str, str]) -> None:
    """Raises GameError for the first option that was agreed without the one that it needs.

    `values` names every option.
    """
    usual = {option.name: option.default for option in options}
    for need in needs:
        unmet = (values[need.other] == need.value) == need.barred
        if unmet and values[need.option] != usual[need.option]:
            wanted = f"{need.other} {'other than ' if need.barred else ''}{need.value}"
            raise GameError(
                f"{need.option} needs {wanted}: choose that as well, or leave {need.option} at {usual[need.option]}"
            )
