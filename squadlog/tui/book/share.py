"""A sheet with a share code, drawn as QR for phones; from there it goes into files."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.base.write_files import write_new
from squadlog.squads.sharing import codes
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog

with lazy_imports():
    from squadlog.squads.sharing import qr

_WIDE = 72
"""Characters of a code in one line."""
_BESIDE, _ABOVE = 6, 5
"""Cells of the sheet beside its text, and rows above and below: borders, the rooms within them, bars."""
_LEAST = 28
"""Rows on which a QR code of some use can be seen whole."""
_TOO_LOW = "The window is too small for the QR code: enlarge it, or press f."
_PAPER = "#000000 on #ffffff"  # of no theme: a phone needs dark on light


class ShareDialog(Dialog[None]):
    """A share code whole, `told` how it is taken in before it; `name` is proposed for its file, without an ending."""

    OF_THE_MOMENT = False
    CSS_PATH = "share.tcss"
    AUTO_FOCUS = "VerticalScroll"
    HELP = (
        "The code is on the clipboard, if the terminal has one; a phone can scan the QR code. f writes it to a file: "
        ".svg or .png is the QR code, any other ending the code as text. Escape closes it."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f", "to_file", "To a file", id="share.file")]

    def __init__(self, told: str, code: str, name: str) -> None:
        super().__init__()
        self._told, self._code, self._name = told, code, name

    def compose(self) -> ComposeResult:
        """The words, the code, and as many QR codes as it takes on a screen so wide."""
        self.app.copy_to_clipboard(self._code)
        with Box("Share code", ("f", "to a file", "to_file"), CLOSES, id="share-box"), VerticalScroll():
            yield Static(Content("\n").join(self._lines()), id="share", markup=False)
        yield KeyBar()

    def _lines(self) -> Iterator[Content]:
        yield Content(f"{self._told}\n")
        yield from (Content(self._code[at : at + _WIDE]) for at in range(0, len(self._code), _WIDE))
        yield Content("")
        try:
            cells, rows = min(self.app.size.width, 100) - _BESIDE, self.app.size.height * 9 // 10 - _ABOVE
            if rows < _LEAST:
                yield Content(f"{_TOO_LOW}\n")
            parts = codes.pieces(self._code, qr.most_in(cells if rows < _LEAST else min(cells, 2 * rows)))
            for number, part in enumerate(parts, start=1):
                if len(parts) > 1:
                    yield Content(
                        f"QR code {number} of {len(parts)}: scan all of them and paste the texts, in any order."
                    )
                for line in qr.in_blocks(part, ink=True).splitlines():
                    yield Content.styled(line, _PAPER)
                yield Content("")
        except SquadlogError as error:
            yield Content(str(error))

    @work
    async def action_to_file(self) -> None:
        """Write the code, or its QR code, into a new file."""
        asker = Asker(self)
        path = await asker.line("Name of a new file (.code, .svg or .png):", f"{self._name}.svg")
        names = asker.found(lambda: self._written(file_named(path))) if path else None
        if names is not None:
            asker.tell(f"Written to {', '.join(clean_text(str(name), limit=200) for name in names)}.")

    def _written(self, target: Path) -> tuple[Path, ...]:
        drawn = target.suffix.lower().removeprefix(".") in qr.FORMS
        files = qr.pictures(self._code, target) if drawn else ((target, f"{self._code}\n".encode()),)
        for name, data in files:
            write_new(name, data)
        return tuple(name for name, _ in files)
