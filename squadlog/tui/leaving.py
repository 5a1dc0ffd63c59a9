"""How the screens leave by themselves: where what they show turns out to be damaged, with the sentence that says so."""

from collections.abc import Mapping
from typing import Any, cast

from textual.actions import ActionParseResult, parse
from textual.app import App, ScreenStackError
from textual.dom import DOMNode

from squadlog.base.errors import SquadlogError
from squadlog.tui.parts import part_of


class LeavingApp(App[None]):
    """An app that ends with a sentence, without a traceback, for what its records or their file are to blame for.

    Its actions may name the part of the screen that does them.
    """

    left_for = ""
    """Why it left by itself, in a sentence; empty: it did not."""

    def _handle_exception(self, error: Exception) -> None:
        """Leave. Textual asks for this whatever goes wrong anywhere; what is nobody's fault but ours falls over."""
        why = self._blamed(getattr(error, "error", error))
        if not why:
            super()._handle_exception(error)
        elif not self.left_for:
            self.left_for = why
            self.exit()
            self._exception_event.set()

    def _blamed(self, error: BaseException) -> str:
        """The sentence of an error that was raised on purpose, or of damage to the record that is shown."""
        if isinstance(error, SquadlogError):
            return error.cited
        try:
            shown = (screen.record() for screen in reversed(self.screen_stack) if hasattr(screen, "record"))
            damages = (record.damage() for record in shown if hasattr(record, "damage"))
            return next((damage.cited for damage in damages if damage is not None), "")
        except SquadlogError as worse:
            return worse.cited
        except ScreenStackError:  # nothing is shown yet
            return ""

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
