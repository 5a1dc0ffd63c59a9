"""What people type at a prompt, line by line.

At a terminal a line is completed by Tab and called back by the arrows; from a pipe it comes as it is.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from squadlog.lazily import lazily

with lazily():
    import prompt_toolkit
    from prompt_toolkit import completion, history, shortcuts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LONGEST = 2_000
"""Characters of a line that are read; the rest counts as the next one."""


class Lines:
    """Somebody who types. `completions` gives the whole lines that could come of what is typed so far."""

    def __init__(self, completions: Callable[[str], Iterable[str]]) -> None:
        self._completions = completions
        self._reader: prompt_toolkit.PromptSession[str] | None = None

    def asked(self, prompt: str, *, secret: bool = False) -> str | None:
        """A line that was typed, without space around it; None when there will be no more.

        A `secret` line is not among those that are called back.
        """
        if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
            return self._at_terminal(prompt, secret=secret)
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline(LONGEST)
        if not line:
            sys.stdout.write("\n")
            return None
        return line.strip()

    def _at_terminal(self, prompt: str, *, secret: bool) -> str | None:
        if self._reader is None:
            # Nothing is drawn below the line: the terminal need not say where its cursor stands, and some never do.
            os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")
            self._reader = prompt_toolkit.PromptSession(
                completer=completion.WordCompleter(self._whole_lines, ignore_case=True, sentence=True),
                # Like a shell: what fits is printed under the line, and no menu is drawn over what was said.
                complete_style=shortcuts.CompleteStyle.READLINE_LIKE,
                complete_while_typing=False,
                enable_history_search=True,
            )
        reader = self._reader
        kept = reader.default_buffer.history
        if secret:
            reader.default_buffer.history = history.DummyHistory()
        try:
            return str(reader.prompt(prompt)).strip()[:LONGEST]
        except EOFError:
            return None
        finally:
            reader.default_buffer.history = kept

    def _whole_lines(self) -> list[str]:
        typed = self._reader.default_buffer.document.text_before_cursor if self._reader else ""
        return list(self._completions(typed))


def curtain() -> None:
    """Nothing of what was said before stays on the screen of a terminal."""
    if sys.stdout.isatty():
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stdout.flush()
