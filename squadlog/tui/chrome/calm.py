"""What lets a list bear being paged through before it has been drawn: keys can come faster than the first frame.

A module of its own, because the first screen needs it and must not wait for drop-down choices to be loaded.
"""

from typing import Literal


class CalmPages:
    """For an `OptionList`: its page keys do nothing as long as its lines have not been laid out.

    No widget itself, so that the list keeps the looks of the class it is mixed into.
    """

    def _move_page(self, direction: Literal[-1, 1]) -> None:
        laid_out, here = self._index_to_line, self.highlighted  # type: ignore[attr-defined]  # likewise
        if (here or 0) in laid_out:
            super()._move_page(direction)  # type: ignore[misc]  # the list it is mixed into has it
