"""The scenario table: the parts A to H at the left, the form of the chosen one at the right, checked as one goes."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from squadlog.extras.workshop.screens.part_keys import PartKeys
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.extras.workshop.screens.scene_halves import SceneHalves
from squadlog.extras.workshop.screens.scene_play import ScenePlay
from squadlog.extras.workshop.screens.scene_trial import SceneTrial, SceneTried
from squadlog.extras.workshop.screens.scene_words import DRAW
from squadlog.extras.workshop.screens.table_files import TableFiles
from squadlog.extras.workshop.screens.word_edits import WordEdits
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.paper import Paper
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.screens import RoomScreen
from squadlog.tui.chrome.strip_list import StripList


class SceneTableScreen(RoomScreen):
    """The screen to edit a scenario on. It hands keys and choices to its parts, which do the work."""

    CSS_PATH = "scene_table.tcss"
    AUTO_FOCUS = "#scene-tree"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (40, "-high")]  # noqa: RUF012 - textual declares it
    HELP = (
        "The parts of the scenario are on the left, in the order of the book; the fields of the highlighted part are "
        "on the right. Enter or the right arrow goes into a form, Enter on a field edits it, Escape or the left "
        "arrow goes back. A line with + adds a part. The text beneath the form explains the field.\n"
        "x removes a part, or in a form the value of a field; c copies a part, K and J move it up and down in its "
        "list, d draws an area on the map. If you change the id of a part, every mention of it changes too.\n"
        "u undoes, y redoes. The bottom line shows the errors, ! goes to the first. P shows the whole page. ctrl+s "
        "saves, E saves elsewhere, p plays it at once; Escape leaves."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "play.play", "Play", id="scene.play"),
        Binding(
            "ctrl+s", "files.save", "Save", id="scene.save",
            tooltip="Write the scenario into its file; a new one is asked for its name.",
        ),
        Binding("u", "edits.undo", "Undo", id="scene.undo"),
        Binding("y", "edits.redo", "Redo", id="scene.redo", show=False),
        Binding("exclamation_mark", "halves.to_fault", "Fault", id="scene.fault"),
        Binding("x,delete", "edits.take_away", "Remove", id="scene.take_away"),
        Binding("c", "edits.copy_part", "Copy", id="scene.copy"),
        Binding("d", "edits.draw", "Draw", id="scene.draw"),
        Binding("K", "edits.move_part(-1)", "Up", id="scene.up", show=False),
        Binding("J", "edits.move_part(1)", "Down", id="scene.down", show=False),
        Binding("P", "play.page", "Page", id="scene.page"),
        Binding(
            "E", "files.save_as", "Save as", id="scene.save_as",
            tooltip="Write the scenario into another file.",
        ),
    ]  # fmt: skip

    def __init__(self, paper: Paper, file: KeptFile | None = None) -> None:
        super().__init__()
        self.draft = SceneDraft(paper, file, self.redraw)
        asker = Asker(self)
        self._play = ScenePlay(asker, self.draft)
        self._files = TableFiles(self, self.draft, self.redraw, "Save a copy in the file:")
        self._trial = SceneTrial(self, self.draft, self._play, lambda: self.halves.fill())  # noqa: PLW0108 - made later
        self.halves = SceneHalves(self, self.draft, lambda: self._trial.faults)
        self._words = WordEdits(asker, self.draft)
        self._edits = PartKeys(asker, self.draft, self.halves, self._words)
        self.parts = {"play": self._play, "files": self._files, "edits": self._edits, "halves": self.halves}

    def compose(self) -> ComposeResult:
        """Tree, form, what a word means, and how the evening stands."""
        with Horizontal(id="scene-halves"):
            yield from self.halves.compose()
        yield self.halves.status
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the whole scenario."""
        self.redraw()

    def on_screen_resume(self) -> None:
        """Look again for maps and squads, which may have been made meanwhile."""
        if self.is_mounted:
            self.draft.shelve(open_desk(self.app))

    def redraw(self) -> None:
        """Show everything as it is now, looking up names when the hand rests."""
        self.draft.shelve(open_desk(self.app), anew=False)
        self._trial.begin()
        self.halves.fill()

    def on_scene_tried(self, event: SceneTried) -> None:
        """Say what the trial found, if the scenario is still the same."""
        event.stop()
        if self._trial.take(event):
            self.halves.tell_faults()

    @on(StripList.Highlighted, "#scene-tree")
    def _other_part(self, event: StripList.Highlighted) -> None:
        event.stop()
        self.halves.fill_form()
        self.refresh_bindings()

    @on(StripList.Highlighted, "#scene-form")
    def _other_word(self, event: StripList.Highlighted) -> None:
        event.stop()
        self.halves.explain()

    @on(StripList.Selected, "#scene-tree")
    def _part_chosen(self, event: StripList.Selected) -> None:
        event.stop()
        row = self.halves.row
        if row is not None and row.adds:
            self._edits.lay_down(row)
        else:
            self.halves.action_to_form()

    @on(StripList.Selected, "#scene-form")
    def _word_chosen(self, event: StripList.Selected) -> None:
        event.stop()
        row = self.halves.row
        if row is None or row.part is None:
            return
        if event.key == DRAW:
            self._edits.action_draw()
        else:
            self._words.edit(row.part, row.way, event.key)

    def action_back(self) -> None:
        """From the form to the parts, from these off the table."""
        if self.halves.in_form:
            self.halves.action_to_tree()
        else:
            self._files.leave()
