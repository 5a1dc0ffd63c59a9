"""Sheets of the builder: choose a squad, compare two, look at the paper."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.book.rulings import Rulings
from squadlog.squads.compare import compare
from squadlog.squads.plan import SquadPlan
from squadlog.store.labels import NO_LABEL, Label
from squadlog.tui.asker import Asker
from squadlog.tui.book.labelling import ALL, ask_label, ask_narrowing, fits
from squadlog.tui.builder.fight import FightDialog
from squadlog.tui.builder.shelf import READY, shelf_words
from squadlog.tui.chrome.confirm import ChoiceDialog
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog, Hint

NEW = "\n"
"""The answer that begins a new squad: no squad can be called so."""


class SquadsDialog(ChoiceDialog):
    """A list of squads; the answer is the name chosen, `NEW` for a new one, `None` when put aside.

    `labels` are folders and tags by name, `label` keeps one. With `remove`, which may raise SquadlogError, kept squads
    can be deleted.
    """

    CSS_PATH = "dialogs.tcss"
    HELP = (
        "Enter or a click chooses a squad; Escape cancels. The squads of the program are marked ready; if you change "
        "one, your copy is saved as your own squad. Delete removes a squad of yours, after you confirm. "
        "/ shows one folder or tag alone, t gives the highlighted squad a folder and tags."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("delete", "remove", "Delete", id="squads.delete"),
        Binding("slash", "narrow", "Folder or tag", id="squads.narrow"),
        Binding("t", "label", "Give a folder and tags", id="squads.label", show=False),
    ]

    def __init__(
        self,
        names: tuple[str, ...],
        question: str = "Which squad?",
        *,
        new: bool = False,
        remove: Callable[[str], None] | None = None,
        labels: Mapping[str, Label] = MappingProxyType({}),
        label: Callable[[str, Label], object] | None = None,
    ) -> None:
        deletes: tuple[Hint, ...] = (("del", "deletes", "screen.remove"),) if remove is not None else ()
        super().__init__(
            question, _squad_rows(names, labels, new=new), *deletes, ("/", "folder or tag", "screen.narrow")
        )
        self._names, self._new, self._remove, self._labels = names, new, remove, dict(labels)
        self._label, self._only = label, ALL

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - textual's
        """Whether a key can be pressed: no squad is deleted where one only looks, nor one that ships."""
        return action != "remove" or (self._remove is not None and self._own is not None)

    @property
    def _own(self) -> str | None:
        """The squad under the cursor, if it is kept; None for one that ships, and before there is a list."""
        name = self.listed.chosen
        return None if name is None or name == NEW or name.startswith(READY) else name

    @work
    async def action_remove(self) -> None:
        """Delete the kept squad under the cursor, after a second word."""
        name = self._own
        if self._remove is None or name is None:
            return
        question = f"Delete the squad {name}? For thirty days, squadlog squads restore brings it back."
        remove, asker = self._remove, Asker(self)
        if await asker.sure(question) and asker.did(lambda: remove(name)):
            self._names = tuple(kept for kept in self._names if kept != name)
            self._list()

    def _list(self) -> None:
        """List the squads of the folder or tag that is shown."""
        names = tuple(name for name in self._names if fits(self._only, self._labels.get(name)))
        self.offer(_squad_rows(names, self._labels, new=self._new))
        shown = "" if self._only == ALL else f"  ({self._only})"
        self.query_one(Box).border_title = Content(f"{self._question}{shown}")

    @work
    async def action_narrow(self) -> None:
        """Show one folder or tag alone, or everything."""
        there = [label for name, label in self._labels.items() if name in self._names]
        self._only = await ask_narrowing(Asker(self), there, self._only)
        self._list()

    @work
    async def action_label(self) -> None:
        """Give the squad under the cursor a folder and tags."""
        name, put = self.listed.chosen, self._label
        if name is None or name == NEW or put is None:
            return

        def keep(label: Label) -> None:
            put(name, label)
            self._labels[name] = label

        if await ask_label(Asker(self), name.removeprefix(READY), self._labels.get(name, NO_LABEL), keep):
            self._list()


def _squad_rows(names: tuple[str, ...], labels: Mapping[str, Label], *, new: bool) -> list[tuple[str, str]]:
    """The squads by name, each with its folder and tags."""
    rows = [(NEW, "A new squad")] if new else []
    told = {name: label.words for name, label in labels.items()}
    return [
        *rows, *((name, "   ".join(filter(None, (shelf_words(name), told.get(name, ""))))) for name in names)
    ]  # fmt: skip


class CompareDialog(Dialog[bool]):
    """Two squads side by side; where they differ the line is marked."""

    CSS_PATH = "dialogs.tcss"
    HELP = (
        "A mark shows a line in which the squads differ. Averages are per soldier. f shows what they do to each other: "
        "wound levels a turn, how long each lasts, who finds whom. Escape closes."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f", "fight", "Fight", id="compare.fight")]

    def __init__(
        self, first: SquadPlan, second: SquadPlan, books: tuple[Rulebook, Rulebook], rulings: Rulings
    ) -> None:
        super().__init__()
        self._names, self._squads, self._rulings = (first.name, second.name), (first, second), rulings
        self._rows = compare(first, second, books, rulings)

    def compose(self) -> ComposeResult:
        """The lines, both squads under each heading so that long ones wrap."""
        fights = ("f", "fight", "screen.fight")
        with Box(" against ".join(self._names), ("↑↓", "scroll", ""), fights, CLOSES), VerticalScroll():
            for row in self._rows:
                mark = "≠" if row.differs else " "
                shown = Content.assemble((f"{mark} {row.what}: ", "bold" if row.differs else ""), row.first)
                if row.differs:
                    shown = shown + Content(f"  ↔  {row.second}")
                yield Static(shown, markup=False)
        yield KeyBar()

    def action_fight(self) -> None:
        """Show what they do to each other; squads whose packs do not agree are told so."""
        first, second = self._squads
        book = Asker(self).found(lambda: book_with((*first.packs, *second.packs)))
        if book is not None:
            self.app.push_screen(FightDialog(first, second, book, self._rulings))


class PaperDialog(Dialog[bool]):
    """A sheet as it will be printed; true when it is to be written to a file."""

    CSS_PATH = "dialogs.tcss"
    HELP = "The sheet as it prints, 79 columns wide. f writes it to a file, Escape closes it."
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f", "to_file", "To a file", id="paper.file")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """The text."""
        with ScrollableContainer(id="page"):
            yield Static(Content(self._text), id="paper", markup=False)
        yield KeyBar()

    def action_to_file(self) -> None:
        """Answer that a file is wanted."""
        wanted = True
        self.dismiss(wanted)
