"""The two halves of the scenario table: the tree of its parts, and the form of the one under the cursor."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from squadlog.base.names import clean_text
from squadlog.extras.workshop.scenarios.checking import Fault
from squadlog.extras.workshop.scenarios.choosing import choices
from squadlog.extras.workshop.scenarios.tree import TreeRow, row_key, rows
from squadlog.extras.workshop.screens import scene_words as words
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.extras.workshop.screens.scene_ground import SceneGround
from squadlog.setup.own.page_part import PagePart
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.parts import KeyedPart


class SceneTree(StripList):
    """The parts of the scenario."""

    decides = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "screen.halves.to_form", "To its form", show=False)
    ]


class SceneForm(StripList):
    """The words of a part."""

    decides = True
    points = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "screen.halves.to_tree", "To the parts", show=False)
    ]


class SceneHalves(KeyedPart):
    """Shows the draft, and where the cursor stands in it. `faults` tells what is wrong with it."""

    def __init__(
        self, screen: Screen[None], draft: SceneDraft, faults: Callable[[], Sequence[Fault]]
    ) -> None:
        self._screen, self._draft, self._faults = screen, draft, faults
        self.tree = SceneTree(id="scene-tree", classes="panel")
        self.form = SceneForm(id="scene-form", classes="panel")
        self._means = Static("", id="scene-means", classes="panel", markup=False)
        self._ground = SceneGround(id="scene-ground", classes="panel")
        self.status = Static("", id="scene-status", markup=False)
        self._rows: Mapping[str, TreeRow] = {}
        self._shown = ""

    def compose(self) -> ComposeResult:
        """Both, and under the form what a word means and the map."""
        self._ground.cells = cells_of_user(self._screen.app)
        yield self.tree
        with Vertical(id="scene-right"):
            yield self.form
            yield self._means
            yield self._ground

    # Where the cursor stands

    @property
    def row(self) -> TreeRow | None:
        """The row under the cursor of the tree."""
        return self._rows.get(self.tree.chosen or "")

    @property
    def part(self) -> tuple[TreeRow, PagePart] | None:
        """The row under the cursor and its part, if that stands in the scenario; None on a heading or an adding row."""
        row = self.row
        return None if row is None or row.part is None or row.adds else (row, row.part)

    @property
    def in_form(self) -> bool:
        """Whether the form has the keys."""
        return self._screen.focused is self.form

    def held(self, row: TreeRow) -> Mapping[str, Any]:
        """What the part of a row says."""
        held = self._draft.paper.at(row.way) if self._draft.paper.has(row.way) else {}
        return held if isinstance(held, dict) else {}

    def go(self, key: str, *, form: bool = False) -> None:
        """Stand on a row of the tree, or in its form."""
        if self.tree.choose(key):
            self.fill_form()
            if form:
                self.action_to_form()

    def action_to_form(self) -> None:
        """Into the form of the part."""
        if self.row is not None and not self.row.adds and self.form.rows:
            self.form.focus()
            self.explain()

    def action_to_tree(self) -> None:
        """Back to the parts."""
        self.tree.focus()

    def action_to_fault(self) -> None:
        """To the first thing that is wrong."""
        if found := self._faults():
            self.go(row_key(self._draft.paper, found[0].way, found[0].word), form=True)
            self.form.choose(found[0].word)

    # What is shown

    def fill(self) -> None:
        """Show everything as it is now."""
        paper = self._draft.paper
        self._rows = {row.key: row for row in rows(paper)}
        amiss = Counter(row_key(paper, fault.way, fault.word) for fault in self._faults())
        self.tree.border_title = Content(clean_text(str(paper.raw.get("title") or "a scenario"), limit=40))
        self.tree.border_subtitle = self._draft.kept_words
        self.tree.fill(list(words.tree_rows(tuple(self._rows.values()), amiss)))
        self.fill_form()
        self.tell_faults()

    def fill_form(self) -> None:
        """Fill the form of the row under the cursor."""
        form, row = self.form, self.row
        self._show_ground()
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
            draws = row.part.key == "area" and self._draft.shelf.ground is not None
            form.fill(list(words.form_rows(row.part, self.held(row), list(self._amiss(row)), draws=draws)))
        self.explain()

    def _amiss(self, row: TreeRow) -> Iterator[str]:
        """The words of a part that are wrong."""
        for one in self._faults():
            if one.way == row.way and row_key(self._draft.paper, one.way, one.word) == row.key:
                yield one.word

    def _show_ground(self) -> None:
        """Show the map with its areas, beneath the form where there is room."""
        ground = self._draft.shelf.ground
        self._screen.set_class(ground is not None, "-mapped")
        if ground is not None:
            lone = self.part if self.part is not None and self.part[1].key == "area" else None
            chosen = str(self.held(lone[0]).get("id", "")) if lone is not None else ""
            self._ground.tell(ground, self._draft.paper, chosen)

    def explain(self) -> None:
        """Tell what the word under the cursor means, or what would be laid down."""
        row, name, paper = self.row, self.form.chosen, self._draft.paper
        told = Content("")
        if row is not None and row.part is not None and row.adds:
            told = words.adder_means(row)
        elif row is not None and row.part is not None and name == words.DRAW:
            told = Content(
                "Outline, circle, strip along an edge, rooms, zones: shown on the map by cursor or mouse."
            )
        elif row is not None and row.part is not None and (word := row.part.word(name or "")) is not None:
            found = choices(paper, row.way, word, self._draft.shelf) if paper.has(row.way) else ()
            told = words.word_means(word, self.held(row), found)
        self._means.update(told, layout=False)

    def tell_faults(self) -> None:
        """Tell the first fault, and how many there are."""
        self.status.update(words.fault_line(self._faults()), layout=False)
