"""The table of a pack: its rows at the left, the form of the chosen one at the right, checked and priced."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.book.load import load_rulebook
from squadlog.book.packs.pack import SECTIONS
from squadlog.extras.workshop.packs import draft
from squadlog.extras.workshop.packs.forms import ONE_OF, PackField
from squadlog.extras.workshop.packs.table import PackOnTable
from squadlog.extras.workshop.screens.packs import pack_words as words
from squadlog.extras.workshop.screens.scene_dialogs import ValueDialog
from squadlog.extras.workshop.screens.table_files import TableFiles
from squadlog.setup.own.kept import KeptFile
from squadlog.squads.sharing import codes
from squadlog.tui.asker import Asker
from squadlog.tui.book.share import ShareDialog
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Headline, RoomScreen
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.picking import PickDialog

TAKEN_IN = (
    "The code is on the clipboard, if the terminal has one. In another home: squadlog pack take CODE, or A in its "
    "workshop."
)
_RIGHT = {"count": "3", "whole": "3 or -1", "number": "1 or 1.25", "several": "PW, DW", "text": "Storm Rifle"}
_RIGHT_OF = {
    words.KEY: "STR", "by": "Kettle Street club", "version": "2", "notes": "For our own miniatures", "weapon": "SP",
    "remark": "opens crates", "chapter": "mines", "effects": "to_hit -1, metres 1 run", "base_mm": "40",
}  # fmt: skip
"""What a field is written like: by its kind, and by its name where that says more."""


class PackTableScreen(RoomScreen):
    """The screen to edit a pack on."""

    CSS_PATH = "pack_table.tcss"
    AUTO_FOCUS = "#pack-rows"
    HELP = (
        "The rows of the pack are on the left, the fields of the highlighted row on the right. Enter goes into the "
        "form, Enter on a field edits it: yes and no change at once. A line with + adds a row, with the figures "
        "of a printed one to begin with. Beneath the form stands what the field means, and what the row costs beside "
        "the nearest printed thing: empty the field cost to have it worked out.\n"
        "x removes a row, or in a form the value of a field; c copies a row. u undoes, y redoes. The bottom line shows "
        "the errors. ctrl+s saves: the pack is then at hand in the squad builder. Y shows the share code. Escape goes "
        "back to the rows, and leaves."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "files.save", "Save", id="pack.save"),
        Binding("u", "undo", "Undo", id="pack.undo"),
        Binding("y", "redo", "Redo", id="pack.redo", show=False),
        Binding("x,delete", "take_away", "Remove", id="pack.take_away"),
        Binding("c", "copy_row", "Copy", id="pack.copy"),
        Binding("Y", "share", "Share code", id="pack.share"),
        Binding("right", "to_form", "Form", show=False),
        Binding("left", "to_rows", "Rows", show=False),
    ]

    def __init__(self, raw: draft.RawPack, file: KeptFile | None = None) -> None:
        super().__init__()
        self._book = load_rulebook()
        self._pack = PackOnTable(raw, file, self.redraw)
        self._asker = Asker(self)
        self._files = TableFiles(self, self._pack, self.redraw, "Save a copy in the file:")
        self.parts = {"files": self._files}
        self._faults: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        """Rows, form, what a field means, how the pack stands."""
        yield Headline("Pack", "own weapons, suits, troops, equipment, features")
        with Horizontal(id="pack-halves"):
            rows = StripList(id="pack-rows", classes="panel")
            rows.border_title = "rows"
            yield rows
            with Vertical(id="pack-right"):
                fields = StripList(id="pack-fields", classes="panel")
                fields.border_title = "fields"
                yield fields
                yield Static("", id="pack-means", classes="panel", markup=False)
        yield Static("", id="pack-status", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the whole pack."""
        self.redraw()

    def redraw(self, to: str | None = None) -> None:
        """Show everything as it is now, the cursor on a row if one is named."""
        self._faults = draft.faults_of(self._pack.raw, self._book)
        rows = self.query_one("#pack-rows", StripList)
        rows.fill(list(words.list_rows(self._pack.raw, self._faults)), keep=to or rows.chosen)
        self._show_form()

    @property
    def place(self) -> draft.Place | None:
        """The row under the cursor; None for the pack itself."""
        return words.place_in(self.query_one("#pack-rows", StripList).chosen or "")

    @property
    def _field(self) -> PackField | None:
        chosen = self.query_one("#pack-fields", StripList).chosen
        return next((one for one in words.fields_in(self.place) if one.name == chosen), None)

    @property
    def _in_form(self) -> bool:
        return self.focused is self.query_one("#pack-fields")

    def _show_form(self) -> None:
        adds = (self.query_one("#pack-rows", StripList).chosen or "").startswith(words.ADDS)
        fields = self.query_one("#pack-fields", StripList)
        fields.fill([] if adds else list(words.list_fields(self._pack.raw, self.place)), keep=fields.chosen)
        self._explain()

    def _explain(self) -> None:
        raw, place = self._pack.raw, self.place
        self.query_one("#pack-means", Static).update(words.field_words(raw, place, self._field, self._book))
        told = words.status_words(
            raw, place, self._faults, saved=not self._pack.would_lose and self._pack.file is not None
        )
        self.query_one("#pack-status", Static).update(told)

    @on(StripList.Highlighted, "#pack-rows")
    def _other_row(self, event: StripList.Highlighted) -> None:
        event.stop()
        self._show_form()

    @on(StripList.Highlighted, "#pack-fields")
    def _other_field(self, event: StripList.Highlighted) -> None:
        event.stop()
        self._explain()

    @on(StripList.Selected, "#pack-rows")
    def _row_chosen(self, event: StripList.Selected) -> None:
        event.stop()
        if event.key.startswith(words.ADDS):
            self._add(event.key.removeprefix(words.ADDS))
        else:
            self.action_to_form()

    @on(StripList.Selected, "#pack-fields")
    def _field_chosen(self, event: StripList.Selected) -> None:
        event.stop()
        if (field := self._field) is not None:
            self._edit(field)

    def _add(self, section: str) -> None:
        raw, (_, key) = draft.add_row(self._pack.raw, section, self._book)
        self._pack.change(raw)
        self.redraw(f"{section}.{key}")
        self.action_to_form()

    @work
    async def _edit(self, field: PackField) -> None:
        """Ask for the value of a field; yes and no change at once."""
        raw, place = self._pack.raw, self.place
        value = words.value_of(raw, place, field)
        if field.kind == "yes":
            self._put(field, not value)
            return
        if field.kind == "one":
            choices = [(one, one) for one in field.choices]
            dialog = PickDialog(field.name, field.means, choices, [str(value or "")], clears=field.optional)
            answer = await self._asker.answer(dialog)
        else:
            answer = await self._asker.answer(
                ValueDialog(
                    "key" if field.name == words.KEY else field.name.replace("_", " "),
                    f"{field.means[:1].upper()}{field.means[1:]}.",
                    value=draft.value_words(value),
                    right=_RIGHT_OF.get(field.name, _RIGHT[field.kind]),
                    read=lambda said: draft.read_value(field, said),
                )
            )
        if answer is not None:
            self._put(field, answer[0])

    def _put(self, field: PackField, value: object) -> None:
        raw, place = self._pack.raw, self.place
        if place is None:
            self._pack.change(draft.set_head(raw, field.name, value))
        elif field.name == words.KEY:
            key = str(value)
            if self._asker.did(lambda: self._pack.change(draft.rename_row(raw, place, key, self._book))):
                self.redraw(f"{place[0]}.{key}")
        else:
            self._pack.change(draft.set_field(raw, place, field.name, value))

    def action_to_form(self) -> None:
        """Go into the form."""
        self.query_one("#pack-fields").focus()

    def action_to_rows(self) -> None:
        """Go back to the rows."""
        self.query_one("#pack-rows").focus()

    def action_undo(self) -> None:
        """Take the last change back."""
        if not self._pack.undo():
            self._asker.tell("There is nothing to undo.")

    def action_redo(self) -> None:
        """Do again what was taken back last."""
        if not self._pack.redo():
            self._asker.tell("There is nothing to redo.")

    def action_take_away(self) -> None:
        """Remove the row, or in the form the value of a field that may be empty."""
        place, field = self.place, self._field
        if not self._in_form and place is not None:
            self._pack.change(draft.remove_row(self._pack.raw, place))
        elif self._in_form and field is not None and field.optional:
            self._put(field, None)
        else:
            self._asker.tell("Choose a row, or in the form a field that may be empty; then x removes it.")

    def action_copy_row(self) -> None:
        """Copy the row under a key of its own."""
        if (place := self.place) is None:
            self._asker.tell(
                f"Choose a row: {', '.join(ONE_OF[section] for section in SECTIONS)}; then c copies it."
            )
            return
        raw, (section, key) = draft.copy_row(self._pack.raw, place, self._book)
        self._pack.change(raw)
        self.redraw(f"{section}.{key}")

    def action_share(self) -> None:
        """Show the share code of a pack without faults."""
        if self._faults:
            self._asker.refuse(f"The pack cannot be shared like this: {self._faults[0]}")
            return
        try:
            code = codes.code("PACK", draft.text_of(self._pack.raw))
        except SquadlogError as error:
            self._asker.refuse(error)
            return
        self.app.push_screen(ShareDialog(TAKEN_IN, code, self._files.path.stem))

    def action_back(self) -> None:
        """From the form to the rows, from these off the table."""
        if self._in_form:
            self.action_to_rows()
        else:
            self._files.leave()


def new_pack_table() -> PackTableScreen:
    """A new pack on the table."""
    return PackTableScreen(draft.empty_pack())
