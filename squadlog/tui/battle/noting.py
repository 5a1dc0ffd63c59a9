"""The sheet on which a note is written: its words, and the file of a photograph beside them."""

from collections.abc import Callable
from functools import partial
from typing import Any

from textual.app import App, ComposeResult
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import safe_text
from squadlog.tui.chrome.completion import FileSuggester
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.typed import PlainInput

with lazy_imports():
    from squadlog.session.telling import picturing

PRIVATELY = "begin with private: to keep it to this seat"
Noted = tuple[str, str]
"""The words of a note, and its picture as the command has it (`battle.pictures`), empty for none."""


class NoteDialog(Dialog[Noted]):
    """Asks for a note; the answer is its words and its picture, `None` when put aside."""

    OF_THE_MOMENT = False
    CSS_PATH = "noting.tcss"
    HELP = (
        "Type a note and press Enter; begin with private: to keep it to this seat. Tab goes to the second line: the "
        "file of a photograph (PNG or JPEG) that stands beside the note and in the report. The program keeps a small "
        "copy of it, without place, time and camera. Escape cancels."
    )

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """The two lines, and what was wrong with them."""
        files = places(self.app).names_files
        hints = (("⏎", "accept", ""), *((("tab", "picture", ""),) if files else ()), LEAVES)
        with Box("Write a note", *hints, id="note-box"):
            yield Static(Content(f"{self._question} ({PRIVATELY}):"), markup=False)
            yield PlainInput(id="note-words")
            if files:
                yield Static("A photograph beside it (a file, may be empty):", markup=False)
                yield PlainInput(id="note-picture", suggester=FileSuggester(".jpg", ".jpeg", ".png"))
            yield Static("", id="note-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_input_submitted(self, event: PlainInput.Submitted) -> None:
        """Accept what can be kept; say what cannot."""
        event.stop()
        try:
            text = safe_text(self.query_one("#note-words", PlainInput).value)
            file = "".join(one.value.strip() for one in self.query(PlainInput) if one.id == "note-picture")
            picture = picturing.picture_in(file) if file else ""
        except (ValueError, SquadlogError) as error:
            self._say(str(error))
            return
        if not text and not picture:
            self._say("Type a few words here; Escape cancels.")
            return
        self.dismiss((text or picturing.NOTE, picture))

    def _say(self, fault: str) -> None:
        self.query_one("#note-fault", Static).update(Content(fault))


def ask_note(app: App[Any], question: str, then: Callable[[str, str], object]) -> None:
    """Ask for a note: `then` is called with its words and its picture, and not where it is put aside."""
    app.push_screen(NoteDialog(question), partial(_answer, then))


def _answer(then: Callable[[str, str], object], noted: Noted | None) -> None:
    if noted is not None:
        then(*noted)
