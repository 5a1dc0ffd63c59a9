"""How the screens leave by themselves: where what they show turns out to be damaged, with the sentence that says so."""

from textual.app import ScreenStackError

from squadlog.base.errors import SquadlogError
from squadlog.tui.parts import AppOfParts


class LeavingApp(AppOfParts):
    """An app that ends with a sentence, without a traceback, for what its records or their file are to blame for."""

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
