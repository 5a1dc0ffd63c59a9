"""What is done to a scenario on its table: a word written, a part laid down, moved, copied, taken away, drawn."""

from typing import TYPE_CHECKING, Any

from textual import work

from squadlog.base.errors import SquadlogError
from squadlog.base.names import cleaned
from squadlog.base.user_paths import maps_folder
from squadlog.extras.workshop.scenarios import saying
from squadlog.extras.workshop.scenarios.checking import faults
from squadlog.extras.workshop.scenarios.choosing import OPEN, choices, options
from squadlog.extras.workshop.scenarios.laying import NEEDS_KIND, new_part
from squadlog.extras.workshop.scenarios.meanings import CHOICES
from squadlog.extras.workshop.scenarios.tree import TreeRow, key_of
from squadlog.extras.workshop.screens.scene_area import AreaScreen
from squadlog.extras.workshop.screens.scene_dialogs import ValueDialog
from squadlog.extras.workshop.screens.scene_files import SceneFiles
from squadlog.extras.workshop.screens.scene_shelf import OWN
from squadlog.session.chapters import chosen_so
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.paper import Paper, Way, added, copied, moved, put, taken
from squadlog.setup.own.vocabulary import NAMED, ON, PagePart, PageWord
from squadlog.tui.chrome.screens import tell
from squadlog.tui.picking import PickDialog

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.workshop.scenarios.choosing import Choice

_ASKED = {
    "squads": ("squads", "Which squad?", "A ready squad, or one of your saved squads, which is written out."),
    "features": ("features", "Which door, wall or shaft?", "One of the map, or a new id: type it."),
    "members": ("members", "Which member?", "A soldier who differs from the sheet; * is everybody."),
    "plots": ("missions", "Which fire mission?", "Plotted before play."),
    "equipment": ("goods", "Which thing?", "It belongs to the squad."),
    "variants": ("rulings", "Which ruling?", "A ruling with another reading in this scenario."),
}
"""Lists of which something is asked before a part is laid down: what it is chosen from, the question, what it means."""
_NONE_YET = {
    "areas": "There are none yet: add one under D, the playing area.",
    "triggers": "There are none yet: add one under G, the special conditions.",
    "objectives": "There are none yet: add one under E, victory.",
    "rooms": "The map has none, or there is no map yet.",
    "zones": "The map has none, or there is no map yet.",
    "things": "Type what they are.",
}


class SceneEdits(SceneFiles):
    """A table on which the scenario is changed."""

    def go(self, key: str, *, form: bool = False) -> None:
        """Stand on a row of the tree, or in its form."""

    def become(self, paper: Paper, way: Way | None = None, *, form: bool = False) -> None:
        """The scenario is otherwise from now on; stand on that part."""
        self.trail = self.trail.on(paper)
        self.redraw()
        if way is not None:
            self.go(key_of(way), form=form)

    # A word

    @work
    async def edit(self, part: PagePart, way: Way, name: str) -> None:
        """Ask for a word of a part, in the way of its form."""
        word = part.word(name)
        if word is None:
            return
        held = self.paper.at(way) if self.paper.has(way) else {}
        if word.form == "yes":
            turned = not held.get(name, name in ON)
            self.become(put(self.paper, way, name, None if turned == (name in ON) else turned))
        elif word.name == "rulings":
            await self._rulings(held.get(name) or {})
        elif word.form in ("one", "many"):
            await self._pick(part, way, word, held.get(name))
        else:
            await self._write_word(part, way, word, held.get(name))

    async def _write_word(self, part: PagePart, way: Way, word: PageWord, now: object) -> None:
        name, before = word.name, {one.sentence for one in faults(self.paper)}

        def read(text: str) -> object:
            said = saying.read(word, text)
            told = [
                one.sentence
                for one in faults(put(self.paper, way, name, said))
                if (one.way, one.word) == (way, name)
            ]
            if said is not None and told and not (told[0] in before or "there is no" in told[0]):
                raise ValueError(told[0])
            return said

        known = (
            ", ".join(key for key, _ in choices(self.paper, way, word, self.shelf)[:30]) if word.of else ""
        )
        sheet = ValueDialog(
            f"{part.called}: {word.called}",
            f"{word.means[:1].upper()}{word.means[1:]}.",
            value=saying.said(word, now),
            right=saying.hint(word),
            read=read,
            known=f"There are: {known}." if known else "",
        )
        answer = await self.ask(sheet)
        if answer is not None:
            self.become(put(self.paper, way, name, answer[0]))

    async def _pick(self, part: PagePart, way: Way, word: PageWord, now: Any) -> None:  # noqa: ANN401 - as it stands
        many = word.form == "many"
        found = choices(self.paper, way, word, self.shelf)
        chosen = list(now or ()) if many else [str(now)] if now else []
        heading, means = f"{part.called}: {word.called}", f"{word.means[:1].upper()}{word.means[1:]}."
        if not found:
            means = f"{means} {_NONE_YET.get(word.of, 'There are none.')}"
        free = word.of in OPEN or word.name in ("map", "squad")
        answer = await self.ask(
            PickDialog(heading, means, found, chosen, many=many, free=free, clears=word.name != "kind")
        )
        if answer is None:
            return
        said = answer[0]
        if word.name == "chapters":
            said = self._with_needs(tuple(chosen), tuple(said or ()))
        if word.name == "squad" and said is not None:
            self._call(way, str(said))
        elif word.name == "map" and str(said).startswith(OWN):
            self._own_map(str(said).removeprefix(OWN))
        else:
            self.become(put(self.paper, way, word.name, said))

    def _with_needs(self, before: "Sequence[str]", after: "Sequence[str]") -> list[str] | None:
        """The chapters with what they need, those first that were chosen first; what comes along is told (ADV-03)."""
        chosen = list(after)
        for key in after:
            if key not in before:
                together, told = chosen_so(tuple(one for one in chosen if one != key), key, on=True)
                chosen += sorted(one for one in together if one not in chosen)
                for sentence in told:
                    tell(self.app, sentence)
        return chosen or None

    def _call(self, way: Way, chosen: str) -> None:
        """A squad takes part: a ready one by its key, one of the shelf written out."""
        if not chosen.startswith(OWN):
            self.become(put(put(self.paper, way, "force", None), way, "squad", chosen))
            return
        force = self._force(chosen)
        if force is not None:
            self.become(put(put(self.paper, way, "squad", None), way, "force", force))

    def _force(self, chosen: str) -> dict[str, Any] | None:
        try:
            return self.squad(chosen).model_dump(mode="json", exclude_defaults=True)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return None

    def _own_map(self, name: str) -> None:
        try:
            self.become(keeping.with_map(self.paper, maps_folder() / f"{name}.toml"))
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")

    async def _rulings(self, held: dict[str, str]) -> None:
        """One ruling, then how it is read."""
        listed = tuple((one.name, one.question) for one in self.shelf.rulings)
        first = tuple((name, f"= {option}") for name, option in held.items())
        known = {name for name, _ in first}
        both = (*first, *(one for one in listed if one[0] not in known))
        answer = await self.ask(
            PickDialog("Which ruling?", "The chosen ones come first.", both, clears=False)
        )
        if answer is None:
            return
        name = str(answer[0])
        found = options(name, self.shelf)
        sheet = PickDialog(
            name, self.shelf.rulings.ruling(name).question, found, [held.get(name, "")], free=True
        )
        chosen = await self.ask(sheet)
        if chosen is not None:
            said = {key: option for key, option in held.items() if key != name}
            said |= {name: str(chosen[0])} if chosen[0] is not None else {}
            self.become(put(self.paper, (), "rulings", said or None))

    # A part

    @work
    async def lay_down(self, row: TreeRow) -> None:
        """A part more, where the row says; its kind is asked first, where it has one."""
        table, chosen = str(row.way[-1]), ""
        if table in NEEDS_KIND:
            found: Sequence[Choice] = tuple(CHOICES[NEEDS_KIND[table]].items())
            answer = await self.ask(
                PickDialog(f"{row.part.called if row.part else table}", "Choose a kind:", found, clears=False)
            )
        elif table in _ASKED:
            of, question, means = _ASKED[table]
            word = PageWord("", "one", "", of)
            found = choices(self.paper, row.way[:-1], word, self.shelf)
            answer = await self.ask(
                PickDialog(
                    question, means, found, free=table in ("features", "squads", "members"), clears=False
                )
            )
        else:
            answer = ("",)
        if answer is None:
            return
        chosen = str(answer[0])
        part = new_part(self.paper, row.way, chosen)
        if table == "squads" and chosen.startswith(OWN):
            force = self._force(chosen)
            if force is None:
                return
            part = {"force": force}
        named = (*row.way, chosen) if table in NAMED else row.way
        paper, way = added(self.paper, named, part)
        self.become(paper, way, form=True)

    def take_away(self, way: Way) -> None:
        """Without a part: u brings it back."""
        name = key_of(way)
        self.become(taken(self.paper, way))
        tell(self.app, f"{cleaned(name, limit=60)} is removed; u undoes it.")

    def copy_part(self, way: Way) -> None:
        """Copy a part beside itself."""
        self.become(*copied(self.paper, way))

    def move_part(self, way: Way, step: int) -> None:
        """A part further up or down in its list."""
        self.become(*moved(self.paper, way, step))

    @work
    async def draw_area(self, way: Way) -> None:
        """Draw an area on the map."""
        drawn = self.shelf.ground
        if drawn is None:
            tell(self.app, "There is no map to draw on: choose one under D, the playing area.")
            return
        answer = await self.app.push_screen_wait(AreaScreen(drawn, dict(self.paper.at(way))))
        if answer is not None:
            *rest, place = way
            areas = [answer[0] if at == place else one for at, one in enumerate(self.paper.at(tuple(rest)))]
            self.become(put(self.paper, (), "areas", areas))
