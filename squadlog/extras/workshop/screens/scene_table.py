"""The scenario table: the parts A to H at the left, the form of the chosen one at the right, checked as one goes."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence, cleaned
from squadlog.extras.workshop.scenarios.checking import Fault, faults
from squadlog.extras.workshop.scenarios.choosing import choices
from squadlog.extras.workshop.scenarios.naming import unknown
from squadlog.extras.workshop.scenarios.tree import TreeRow, row_key, rows
from squadlog.extras.workshop.screens import scene_words as words
from squadlog.extras.workshop.screens.scene_edits import SceneEdits
from squadlog.extras.workshop.screens.scene_ground import SceneGround
from squadlog.extras.workshop.screens.scene_shelf import shelf_of
from squadlog.setup.own.paper import Paper, put
from squadlog.setup.own.scenes import SceneFile
from squadlog.tui.chrome.cells import shown_cells
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import opened_desk
from squadlog.tui.chrome.strip_list import StripList

with lazy_imports():
    from squadlog.setup import scene_report

if TYPE_CHECKING:
    from textual.timer import Timer

CHECK_AFTER_S = 0.2
"""How long the hand rests before names are looked up and the battle is mustered on trial."""


class SceneTree(StripList):
    """The parts of the scenario."""

    decides = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("right", "screen.to_form", "To its form", show=False)]


class SceneForm(StripList):
    """The words of a part."""

    decides = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("left", "screen.to_tree", "To the parts", show=False)]


class SceneTableScreen(SceneEdits):
    """A scenario on the table."""

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
        Binding("p", "play", "Play", id="scene.play"),
        Binding("ctrl+s", "save", "Save", id="scene.save"),
        Binding("u", "undo", "Undo", id="scene.undo"),
        Binding("y", "redo", "Redo", id="scene.redo", show=False),
        Binding("exclamation_mark", "to_fault", "Fault", id="scene.fault"),
        Binding("x,delete", "take_away", "Remove", id="scene.take_away"),
        Binding("c", "copy_part", "Copy", id="scene.copy"),
        Binding("d", "draw", "Draw", id="scene.draw"),
        Binding("K", "move_part(-1)", "Up", id="scene.up", show=False),
        Binding("J", "move_part(1)", "Down", id="scene.down", show=False),
        Binding("P", "page", "Page", id="scene.page"),
        Binding("E", "save_as", "Save as", id="scene.save_as"),
    ]

    class Tried(Message):
        """The battle has been mustered on trial: what speaks against it, or nothing."""

        def __init__(self, paper: Paper, told: str) -> None:
            super().__init__()
            self.paper, self.told = paper, told

    def __init__(self, paper: Paper, file: SceneFile | None = None) -> None:
        super().__init__(paper, file)
        self._rows: dict[str, TreeRow] = {}
        self._faults: tuple[Fault, ...] = ()
        self._more: tuple[Fault, ...] = ()
        self._checked: Paper | None = None
        self._resting: Timer | None = None
        self._shown = ""

    def compose(self) -> ComposeResult:
        """Tree, form, what a word means, and how the evening stands."""
        with Horizontal(id="scene-halves"):
            yield SceneTree(id="scene-tree", classes="panel")
            with Vertical(id="scene-right"):
                yield SceneForm(id="scene-form", classes="panel")
                yield Static("", id="scene-means", classes="panel", markup=False)
                yield SceneGround(id="scene-ground", classes="panel")
        yield Static("", id="scene-status", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """The whole of it."""
        self.query_one(SceneForm).points = False
        self.query_one(SceneGround).cells = shown_cells(self.app)
        self._reshelve()
        self.redraw()

    def on_screen_resume(self) -> None:
        """Maps and squads may have been made meanwhile."""
        if self.is_mounted:
            self._reshelve()

    def _reshelve(self) -> None:
        self.shelf = shelf_of(opened_desk(self.app), self.paper, self.folder)

    # What is shown

    def redraw(self) -> None:
        """Everything as it is now; names are looked up when the hand rests."""
        paper = self.paper
        if self._checked is None or (paper.raw.get("map"), paper.maps) != (
            self._checked.raw.get("map"),
            self._checked.maps,
        ):
            self._reshelve()
        if paper is not self._checked:
            self._faults, self._more, self._checked = faults(paper), (), paper
            if self._resting is not None:
                self._resting.stop()
            if not self._faults:
                self._resting = self.set_timer(CHECK_AFTER_S, self._check_more)
        self._rows = {row.key: row for row in rows(paper)}
        self._fill_tree()
        self._fill_form()
        self._status()

    def _fill_tree(self) -> None:
        amiss: dict[str, int] = {}
        for fault in self.told_faults:
            key = row_key(self.paper, fault.way, fault.word)
            amiss[key] = amiss.get(key, 0) + 1
        tree = self.query_one(SceneTree)
        tree.border_title = Content(cleaned(str(self.paper.raw.get("title") or "a scenario"), limit=40))
        tree.border_subtitle = self.kept_words
        tree.fill(list(words.tree_rows(tuple(self._rows.values()), amiss)))

    @property
    def told_faults(self) -> tuple[Fault, ...]:
        """What is wrong, that of the page itself first."""
        return self._faults or self._more

    @property
    def row(self) -> TreeRow | None:
        """The row under the cursor."""
        return self._rows.get(self.query_one(SceneTree).chosen or "")

    def _held(self, row: TreeRow) -> Mapping[str, Any]:
        held = self.paper.at(row.way) if self.paper.has(row.way) else {}
        return held if isinstance(held, dict) else {}

    def _fill_form(self) -> None:
        form, row = self.query_one(SceneForm), self.row
        self._show_ground(row)
        if row is None or row.part is None:
            return
        form.border_title = Content(row.part.called)
        if self._shown != row.key:
            self._shown = row.key
            form.fill(())  # another part: the cursor stands on its first word
        if row.adds:
            form.border_subtitle = ""
            form.fill(())
        else:
            amiss = [
                one.word
                for one in self.told_faults
                if one.way == row.way and row_key(self.paper, one.way, one.word) == row.key
            ]
            draws = row.part.key == "area" and self.shelf.ground is not None
            form.fill(list(words.form_rows(row.part, self._held(row), amiss, draws=draws)))
        self._explain()

    def _show_ground(self, row: TreeRow | None) -> None:
        """The map with its areas, beneath the form where there is room."""
        ground = self.shelf.ground
        self.set_class(ground is not None, "-mapped")
        if ground is not None:
            lone = row is not None and row.part is not None and row.part.key == "area" and not row.adds
            chosen = str(self._held(row).get("id", "")) if lone and row is not None else ""
            self.query_one(SceneGround).tell(ground, self.paper, chosen)

    def _explain(self) -> None:
        """What the word under the cursor means, or what would be laid down."""
        row, name = self.row, self.query_one(SceneForm).chosen
        told = Content("")
        if row is not None and row.part is not None and row.adds:
            told = words.adder_means(row)
        elif row is not None and row.part is not None and name == words.DRAW:
            told = Content(
                "Outline, circle, strip along an edge, rooms, zones: shown on the map by cursor or mouse."
            )
        elif row is not None and row.part is not None and (word := row.part.word(name or "")) is not None:
            held = self._held(row)
            found = choices(self.paper, row.way, word, self.shelf) if self.paper.has(row.way) else ()
            told = words.word_means(word, held, found)
        self.query_one("#scene-means", Static).update(told, layout=False)

    def _status(self) -> None:
        self.query_one("#scene-status", Static).update(words.fault_line(self.told_faults), layout=False)

    # Checking

    def _check_more(self) -> None:
        """Names that nobody has; and, where there are none, whether the battle can be mustered."""
        if not self.stands or self._faults:
            return
        self._more = tuple(unknown(self.paper, self.shelf))
        if self._more:
            self._fill_tree()
            self._fill_form()
            self._status()
        else:
            paper = self.paper
            self.run_worker(lambda: self._try(paper), thread=True, exclusive=True, group="try")

    def _try(self, paper: Paper) -> None:
        told, worker = "", get_current_worker()
        try:
            scene = self.scene()
            self.mustered(scene, scene_report.stand_ins(scene))
        except (SquadlogError, KeyError, ValueError) as error:
            told = as_sentence(cleaned(str(error).strip("'\""), limit=300))
        if not worker.is_cancelled:
            self.post_message(self.Tried(paper, told))

    def on_scene_table_screen_tried(self, event: Tried) -> None:
        """Say what the trial found, if the scenario is still the same."""
        event.stop()
        if event.paper is self.paper and self.stands and event.told:
            self._more = (Fault((), "", event.told),)
            self._status()

    # The cursor

    @on(StripList.Highlighted, "#scene-tree")
    def _other_part(self, event: StripList.Highlighted) -> None:
        event.stop()
        self._fill_form()
        self.refresh_bindings()

    @on(StripList.Highlighted, "#scene-form")
    def _other_word(self, event: StripList.Highlighted) -> None:
        event.stop()
        self._explain()

    @on(StripList.Selected, "#scene-tree")
    def _part_chosen(self, event: StripList.Selected) -> None:
        event.stop()
        if self.row is not None and self.row.adds:
            self.lay_down(self.row)
        else:
            self.action_to_form()

    @on(StripList.Selected, "#scene-form")
    def _word_chosen(self, event: StripList.Selected) -> None:
        event.stop()
        row = self.row
        if row is None or row.part is None:
            return
        if event.key == words.DRAW:
            self.draw_area(row.way)
        else:
            self.edit(row.part, row.way, event.key)

    def action_to_form(self) -> None:
        """Into the form of the part."""
        if self.row is not None and not self.row.adds and self.query_one(SceneForm).rows:
            form = self.query_one(SceneForm)
            form.focus()
            self._explain()

    def action_to_tree(self) -> None:
        """Back to the parts."""
        self.query_one(SceneTree).focus()

    def action_back(self) -> None:
        """From the form to the parts, from these off the table."""
        if self.focused is self.query_one(SceneForm):
            self.action_to_tree()
        else:
            super().action_back()

    def go(self, key: str, *, form: bool = False) -> None:
        """Stand on a row of the tree, or in its form."""
        if self.query_one(SceneTree).choose(key):
            self._fill_form()
            if form:
                self.action_to_form()

    # What is done

    @property
    def _part(self) -> TreeRow | None:
        """The row under the cursor, if it is a part that can be taken away."""
        row = self.row
        return row if row is not None and row.way and not row.adds and self.paper.has(row.way) else None

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Only parts can be taken away or copied, only areas drawn."""
        if action not in ("take_away", "copy_part", "move_part", "draw") or not self.is_mounted:
            return True
        row = self._part
        if action == "take_away" and self.focused is self.query_one(SceneForm):
            return True
        if row is None or row.part is None:
            return False
        if action == "draw":
            return row.part.key == "area"
        return action == "take_away" or isinstance(row.way[-1], int)

    def action_take_away(self) -> None:
        """Without the part; in a form without what the word holds."""
        row, name = self.row, self.query_one(SceneForm).chosen
        if self.focused is self.query_one(SceneForm) and row is not None and name is not None:
            if name in self._held(row):
                self.become(put(self.paper, row.way, name, None))
        elif (part := self._part) is not None:
            self.take_away(part.way)

    def action_copy_part(self) -> None:
        """The part once more."""
        if (row := self._part) is not None:
            self.copy_part(row.way)

    def action_move_part(self, step: int) -> None:
        """The part further up or down."""
        if (row := self._part) is not None:
            self.move_part(row.way, step)

    def action_draw(self) -> None:
        """Draw the area."""
        if (row := self._part) is not None:
            self.draw_area(row.way)

    def action_undo(self) -> None:
        """The last step taken back."""
        self._step(self.trail.back(), "There is nothing to undo.")

    def action_redo(self) -> None:
        """Do the step again that was undone."""
        self._step(self.trail.again(), "There is nothing to redo.")

    def _step(self, trail: Any, told: str) -> None:  # noqa: ANN401 - a trail or none
        if trail is None:
            self.query_one("#scene-status", Static).update(Content(told), layout=False)
        else:
            self.trail = trail
            self.redraw()

    def action_to_fault(self) -> None:
        """To the first thing that is wrong."""
        found = self.told_faults
        if found:
            self.go(row_key(self.paper, found[0].way, found[0].word), form=True)
            self.query_one(SceneForm).choose(found[0].word)
