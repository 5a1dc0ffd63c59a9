"""Parts of a screen that have keys: the binding `orders.hold` of a screen is the action `hold` of its part `orders`."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

from textual.actions import ActionParseResult, parse
from textual.app import App
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


class AppOfParts(App[None]):
    """An app whose actions may name the part of the screen that does them."""

    def _parse_action(
        self,
        action: "str | ActionParseResult",
        default_namespace: DOMNode,
        namespaces: Mapping[str, DOMNode] | None = None,
    ) -> tuple[DOMNode, str, tuple[object, ...]]:
        named = action if isinstance(action, tuple) else parse(action)
        part = part_of(default_namespace, named[0]) if named[0] else None
        if part is None:
            return super()._parse_action(named, default_namespace, namespaces)
        return cast(Any, part), named[1], named[2]
