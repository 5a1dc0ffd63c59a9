"""The keys of the parts of a scenario: one is laid down, moved, copied, taken away, drawn; steps there and back."""

from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.names import clean_text
from squadlog.extras.workshop.scenarios.choosing import choices
from squadlog.extras.workshop.scenarios.laying import NEEDS_KIND, new_part
from squadlog.extras.workshop.scenarios.meanings import CHOICES
from squadlog.extras.workshop.scenarios.tree import TreeRow, key_of
from squadlog.extras.workshop.screens.scene_area import AreaScreen
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.extras.workshop.screens.scene_halves import SceneHalves
from squadlog.extras.workshop.screens.scene_shelf import OWN
from squadlog.extras.workshop.screens.word_edits import WordEdits
from squadlog.setup.own.page_part import PageWord
from squadlog.setup.own.paper import Paper, Way, add_part, insert_copy, put, remove_part, shift_part
from squadlog.setup.own.vocabulary import NAMED
from squadlog.tui.asker import Asker, waits
from squadlog.tui.parts import KeyedPart
from squadlog.tui.picking import PickDialog

if TYPE_CHECKING:
    from squadlog.ground.map.model import Map

_ASKED = {
    "squads": ("squads", "Which squad?", "A ready squad, or one of your saved squads, which is written out."),
    "features": ("features", "Which door, wall or shaft?", "One of the map, or a new id: type it."),
    "members": ("members", "Which member?", "A soldier who differs from the sheet; * is everybody."),
    "plots": ("missions", "Which fire mission?", "Plotted before play."),
    "equipment": ("goods", "Which thing?", "It belongs to the squad."),
    "variants": ("rulings", "Which ruling?", "A ruling with another reading in this scenario."),
}
"""Lists that ask something before a part is laid down: what it is chosen from, the question, what it means."""
_FREE = ("features", "squads", "members")
"""Lists where something may be typed that is not on the list."""


class PartKeys(KeyedPart):
    """Changes the parts of a draft, those under the cursor of the halves."""

    def __init__(self, asker: Asker, draft: SceneDraft, halves: SceneHalves, words: WordEdits) -> None:
        self.asker, self._draft, self._halves, self._words = asker, draft, halves, words

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: only parts can be taken away or copied, only areas drawn."""
        if action in ("undo", "redo") or (action == "take_away" and self._halves.in_form):
            return True
        chosen = self._halves.part
        if chosen is None or self._way is None:
            return False
        if action == "draw":
            return chosen[1].key == "area"
        return action == "take_away" or isinstance(self._way[-1], int)

    @property
    def _way(self) -> Way | None:
        """The way to the part under the cursor, if that can be taken away."""
        row = self._halves.row
        stands = row is not None and row.way and not row.adds and self._draft.paper.has(row.way)
        return row.way if row is not None and stands else None

    def _become(self, paper: Paper, way: Way, *, form: bool = False) -> None:
        """Take this as the scenario, and stand on that part."""
        self._draft.become(paper)
        self._halves.go(key_of(way), form=form)

    # One more

    @waits
    async def lay_down(self, row: TreeRow) -> None:
        """Lay down one more part where the row says, asking for its kind first where it has one."""
        table, answer = str(row.way[-1]), ("",)
        if (dialog := self._what(table, row)) is not None:
            given = await self.asker.answer(dialog)
            if given is None:
                return
            answer = given
        chosen = str(answer[0])
        part = new_part(self._draft.paper, row.way, chosen)
        if table == "squads" and chosen.startswith(OWN):
            part = self._words.squad(chosen)
            if not part:
                return
        named = (*row.way, chosen) if table in NAMED else row.way
        paper, way = add_part(self._draft.paper, named, part)
        self._become(paper, way, form=True)

    def _what(self, table: str, row: TreeRow) -> PickDialog | None:
        """What asks for that which is to be known before a part is laid down; None where nothing is."""
        if table in NEEDS_KIND:
            kinds = tuple(CHOICES[NEEDS_KIND[table]].items())
            return PickDialog(row.part.called if row.part else table, "Choose a kind:", kinds, clears=False)
        if table not in _ASKED:
            return None
        of, question, means = _ASKED[table]
        found = choices(self._draft.paper, row.way[:-1], PageWord("", "one", "", of), self._draft.shelf)
        return PickDialog(question, means, found, free=table in _FREE, clears=False)

    # That under the cursor

    def action_take_away(self) -> None:
        """Without the part; in a form without what the word holds."""
        row, name, way = self._halves.row, self._halves.form.chosen, self._way
        if self._halves.in_form and row is not None and name is not None:
            if name in self._halves.held(row):
                self._draft.become(put(self._draft.paper, row.way, name, None))
        elif way is not None:
            self._draft.become(remove_part(self._draft.paper, way))
            self.asker.tell(f"{clean_text(key_of(way), limit=60)} is removed; u undoes it.")

    def action_copy_part(self) -> None:
        """The part once more."""
        if self._way is not None:
            self._become(*insert_copy(self._draft.paper, self._way))

    def action_move_part(self, step: int) -> None:
        """The part further up or down in its list."""
        if self._way is not None:
            self._become(*shift_part(self._draft.paper, self._way, step))

    def action_draw(self) -> None:
        """Draw the area on the map."""
        ground = self._draft.shelf.ground
        if self._way is None:
            return
        if ground is None:
            self.asker.tell("There is no map to draw on: choose one under D, the playing area.")
        else:
            self._draw(ground, self._way)

    @waits
    async def _draw(self, ground: "Map", way: Way) -> None:
        draft = self._draft
        answer = await self.asker.answer(AreaScreen(ground, dict(draft.paper.at(way))))
        if answer is not None:
            *rest, place = way
            areas = [answer[0] if at == place else one for at, one in enumerate(draft.paper.at(tuple(rest)))]
            draft.become(put(draft.paper, (), "areas", areas))

    # There and back

    def action_undo(self) -> None:
        """The last step taken back."""
        if not self._draft.undo():
            self._halves.status.update(Content("There is nothing to undo."), layout=False)

    def action_redo(self) -> None:
        """Do the step again that was undone."""
        if not self._draft.redo():
            self._halves.status.update(Content("There is nothing to redo."), layout=False)
