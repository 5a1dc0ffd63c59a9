"""Parts of a screen that have keys: the binding `orders.hold` of a screen is the action `hold` of its part `orders`."""

from collections.abc import Callable, Mapping
from typing import Protocol

from textual.dom import DOMNode


def _always(_action: str) -> bool | None:
    return True


class HasActions(Protocol):
    """Has actions as a screen has them, and says which can be done now."""

    def check_action(self, action: str, parameters: tuple[object, ...], /) -> bool | None:
        """Whether the action can be done now, as Textual asks a screen or a widget."""
        ...


class KeyedPart:
    """Has actions as a screen has them. Its screen names it among its `parts` and may say which are allowed now."""

    allows: Callable[[str], bool | None] = staticmethod(_always)
    """Whether an action can be done now, by its name alone: as `check_action` of a screen."""

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether the action can be done now, as Textual asks a screen or a widget."""
        return self.allows(action)


def part_of(node: DOMNode, destination: str) -> HasActions | None:
    """The part that an action names: `orders` on its screen, `screen.orders` within; None where it names no part."""
    where, _, name = destination.rpartition(".")
    parts: Mapping[str, HasActions] = getattr(node.screen if where == "screen" else node, "parts", {})
    return parts.get(name)
