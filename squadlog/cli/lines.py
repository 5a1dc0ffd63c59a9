"""What people type at a prompt, line by line.

At a terminal a line is completed by Tab and called back by the arrows; from a pipe it comes as it is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    import asyncio

    import prompt_toolkit
    from prompt_toolkit import completion, history, shortcuts

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 2_000
"""Characters of a line that are read; the rest counts as the next one."""


LOOKS_EVERY_S = 0.25
Clock = Callable[[], float]
"""Seconds that are left."""


class TimeIsUpError(Exception):
    """A line was not said in time; `typed` is as far as it came."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Lines:
    """The lines typed by a player. `completions` gives the whole lines that could come of what is typed so far."""

    def __init__(self, completions: Callable[[str], Iterable[str]]) -> None:
        self._completions = completions
        self._reader: prompt_toolkit.PromptSession[str] | None = None

    def asked(self, prompt: str, *, secret: bool = False, clock: Clock | None = None) -> str | None:
        """A typed line, without space around it; None when there will be no more.

        A `secret` line is not among those that are called back. With a `clock` the time of the line is limited: at a
        terminal what is left stands at its right, and TimeIsUpError is raised with what was typed so far.
        """
        if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
            return self._at_terminal(prompt, secret=secret, clock=clock)
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline(LONGEST)
        if not line:
            sys.stdout.write("\n")
            return None
        return line.strip()

    def _at_terminal(self, prompt: str, *, secret: bool, clock: Clock | None) -> str | None:
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
            return str(self._typed(reader, prompt, clock)).strip()[:LONGEST]
        except EOFError:
            return None
        finally:
            reader.default_buffer.history = kept

    @staticmethod
    def _typed(reader: prompt_toolkit.PromptSession[str], prompt: str, clock: Clock | None) -> str:
        """What the reader reads. What it was told of a clock it keeps, so it is told each time that there is none."""
        if clock is None:
            return reader.prompt(prompt, rprompt="", refresh_interval=0)

        async def runs_out() -> None:
            while (left_s := clock()) > 0:  # noqa: ASYNC110 - nothing tells when a clock is paused
                await asyncio.sleep(min(LOOKS_EVERY_S, left_s))
            reader.app.exit(exception=TimeIsUpError(reader.default_buffer.text))

        def begins() -> None:
            reader.app.create_background_task(runs_out())

        def left() -> str:
            return f"{ceil(clock())} s"

        return reader.prompt(prompt, rprompt=left, refresh_interval=LOOKS_EVERY_S, pre_run=begins)

    def _whole_lines(self) -> list[str]:
        typed = self._reader.default_buffer.document.text_before_cursor if self._reader else ""
        return list(self._completions(typed))


def curtain() -> None:
    """Clear the screen of a terminal, with all that was said before."""
    if sys.stdout.isatty():
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stdout.flush()
