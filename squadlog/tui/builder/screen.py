"""The squad builder: soldiers on the left, the chosen one's card in the middle, its worth at the table on the right.

Every change is kept at once on the shelf of squads, and can be taken back.
"""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.book.rulings import Rulings
from squadlog.session.packs.kept import texts_at_hand
from squadlog.squads import edit
from squadlog.squads.plan import SquadPlan
from squadlog.tui.asker import Asker
from squadlog.tui.builder.agreements import Agreements
from squadlog.tui.builder.at_table import AtTable
from squadlog.tui.builder.board import BuilderBoard
from squadlog.tui.builder.card import Named, Took
from squadlog.tui.builder.draft import SquadDraft
from squadlog.tui.builder.shelf import KeptSquad, Shelf
from squadlog.tui.builder.soldier_keys import SoldierKeys
from squadlog.tui.builder.soldiers import SQUAD, SoldierList
from squadlog.tui.builder.squad_files import SquadFiles
from squadlog.tui.builder.squad_form import Changed, Wanted
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import RoomScreen
from squadlog.tui.chrome.strip_list import StripList

BROAD, BROADEST = 116, 150
"""Cells from which the worth at the table stands beside the card, and from which every panel has room."""


class BuilderScreen(RoomScreen):
    """Builds one squad. `shelf` is where squads are kept; `name` a squad on it, or `ready:` and the key of a ready one.

    Without a name it asks which, if any is kept; a new squad of eight lies ready and is kept with its first change.
    `rulings` are those in force; without them the defaults are. What is done is done by its parts.
    """

    CSS_PATH = "builder.tcss"
    AUTO_FOCUS = "#soldiers"
    HELP = (
        "The soldiers are on the left, with the squad details below: name, side, budget, quality and squad "
        "equipment. In the middle is the card of the chosen soldier. Enter goes there: Enter, or a click, chooses "
        "the item under the cursor, a weapon in place of the one in hand; the space bar, or a click on the mark, "
        "adds a second weapon or removes it. The number behind a name is the change in points. Letters jump to an "
        "item: s a r Enter changes a rifle.\n"
        "n, or Tab, types names; Enter goes to the next one. Escape goes back to the soldiers, and from there home.\n"
        "The space bar marks a soldier, g marks all: a choice then goes to all marked soldiers, after you confirm. e "
        "gives all soldiers the outfit of the chosen one. a adds a soldier, c copies the chosen one, delete removes "
        "it. These letters work in the list of soldiers only.\n"
        "The top line shows the budget, the bottom the broken rules: shift+tab goes there from the soldiers; Enter "
        "allows one by agreement (or forbids it again), r opens its rule. v shows what a soldier is worth in play: "
        "chances to hit and to be hurt, against a suit and a cover that the arrows change.\n"
        "Every change is kept at once (ctrl+s says so); ctrl+z undoes it, and so does u among the soldiers. "
        "l adds a Legionnaire character from its sheet, t changes the sheet of the character chosen. "
        "o opens another squad, m compares two, "
        "p prints the sheet, x and i write and read a file for others, "
        "y shows a code for them that i reads too, k copies the squad, w lists packs of own weapons: one that changes "
        "printed rows is carried only if you choose it there."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "draft.take_back", "Undo", id="builder.take_back"),
        Binding("ctrl+s", "draft.kept", "Kept", id="builder.kept", show=False),
    ]

    def __init__(self, shelf: Shelf, name: str | None = None, *, rulings: Rulings | None = None) -> None:
        super().__init__()
        self._first = name
        draft = self.draft = SquadDraft(
            KeptSquad(shelf, load_rulebook(), texts_at_hand()),
            rulings or load_rulings(),
            Asker(self),
            shows=lambda go: self.board.show(go=go),
            offers_again=self._offer_again,
        )
        board = self.board = BuilderBoard(draft)
        self.files = SquadFiles(draft, self.leave)
        self.soldiers = SoldierKeys(draft, board.soldiers, board.card)
        self.agreements = Agreements(draft, board.problems)
        self.parts = {
            "draft": draft, "files": self.files, "soldiers": self.soldiers, "problems": self.agreements,
        }  # fmt: skip

    @property
    def plan(self) -> SquadPlan:
        """The squad as it stands."""
        return self.draft.plan

    def compose(self) -> ComposeResult:
        """Head, panels, problems."""
        yield from self.board.compose()

    def on_mount(self) -> None:
        """Open the squad asked for, or ask which if any is kept."""
        if self._first is None:
            self.files.begin()
        else:
            self.draft.open(self._first)
        self._fit()

    def on_resize(self) -> None:
        """Fit the panels to the width."""
        if self.is_mounted:
            self._fit()

    def _fit(self) -> None:
        self.set_class(self.app.size.width >= BROAD, "-broad")
        self.set_class(self.app.size.width >= BROADEST, "-broadest")
        self.soon(self.draft.show)

    def _offer_again(self) -> None:
        """Select what stands in the field again after a refusal, so that the next letter replaces it."""
        if isinstance(self.focused, Input):
            self.focused.select_all()

    # Where one is

    def action_back(self) -> None:
        """One level out: from a field or a list to the soldiers, from there home."""
        soldiers = self.board.soldiers
        if self.focused is soldiers or self.focused is None:
            self.leave()
            return
        self.remove_class("-value")
        soldiers.focus()

    def action_value(self) -> None:
        """To the worth at the table, which stands in place of the card where there is no room beside it."""
        self.add_class("-value")
        self.soon(self._weigh)

    def _weigh(self) -> None:
        self.board.show_worth()
        self.board.at_table.focus()

    def action_extra(self, screen: str) -> None:
        """A screen of an extra, of this squad."""
        places(self.app).show(screen, None, self.plan)

    # What is heard of the lists and forms

    @on(StripList.Highlighted, "#soldiers")
    def _choose_soldier(self, event: StripList.Highlighted) -> None:
        event.stop()
        if event.key != SQUAD and int(event.key) < len(self.plan.soldiers):
            self.draft.at = int(event.key)
        self.board.show_soldier()

    @on(SoldierList.Marked)
    def _show_marks(self) -> None:
        self.board.show_soldier()

    @on(StripList.Highlighted, "#outfit")
    @on(AtTable.Turned)
    def _show_worth(self) -> None:
        self.board.show_worth()

    @on(StripList.Selected, "#soldiers")
    def _enter_card(self, event: StripList.Selected) -> None:
        event.stop()
        if event.key == SQUAD:
            self.query_one("#squad-name").focus()
        else:
            self.board.card.outfit.focus()

    @on(StripList.Selected, "#problems")
    def _agree(self, event: StripList.Selected) -> None:
        event.stop()
        self.agreements.action_agree()

    @on(Changed)
    def _change_field(self, event: Changed) -> None:
        event.stop()
        self.draft.change(lambda: edit.set_squad(self.plan, **event.values))

    @on(Named)
    def _rename(self, event: Named) -> None:
        event.stop()
        self.soldiers.rename(event)

    @on(Took)
    def _take(self, event: Took) -> None:
        event.stop()
        self.soldiers.take(event)

    @on(Wanted)
    def _buy(self, event: Wanted) -> None:
        """Buy a thing for the squad, or give it back."""
        event.stop()
        if event.back is not None:
            back = event.back
            self.draft.change(lambda: edit.remove_equipment(self.plan, back))
        else:
            self.draft.change(lambda: edit.add_equipment(self.plan, event.item, event.bearer))
