"""A word of a part is asked for, in the way of its form, and written into the scenario."""

from collections.abc import Sequence
from typing import Any

from squadlog.base.errors import SquadlogError
from squadlog.base.user_paths import maps_folder
from squadlog.extras.workshop.scenarios import saying
from squadlog.extras.workshop.scenarios.checking import faults
from squadlog.extras.workshop.scenarios.choosing import OPEN, choices, options
from squadlog.extras.workshop.screens.scene_dialogs import ValueDialog
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.extras.workshop.screens.scene_shelf import OWN
from squadlog.session.chapters import choose_with
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.page_part import PagePart, PageWord
from squadlog.setup.own.paper import Way, put
from squadlog.setup.own.vocabulary import ON
from squadlog.tui.asker import Asker, waits
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.picking import PickDialog

_NONE_YET = {
    "areas": "There are none yet: add one under D, the playing area.",
    "triggers": "There are none yet: add one under G, the special conditions.",
    "objectives": "There are none yet: add one under E, victory.",
    "rooms": "The map has none, or there is no map yet.",
    "zones": "The map has none, or there is no map yet.",
    "things": "Type what they are.",
}


class WordEdits:
    """Asks for words of a draft."""

    def __init__(self, asker: Asker, draft: SceneDraft) -> None:
        self.asker, self._draft = asker, draft

    @waits
    async def edit(self, part: PagePart, way: Way, name: str) -> None:
        """Ask for a word of a part; nothing where it has none of that name."""
        draft, word = self._draft, part.word(name)
        if word is None:
            return
        held = draft.paper.at(way) if draft.paper.has(way) else {}
        if word.form == "yes":
            turned = not held.get(name, name in ON)
            draft.become(put(draft.paper, way, name, None if turned == (name in ON) else turned))
        elif name == "rulings":
            await self._rulings(held.get(name) or {})
        elif word.form in ("one", "many"):
            await self._pick(part, way, word, held.get(name))
        else:
            await self._write(part, way, word, held.get(name))

    async def _write(self, part: PagePart, way: Way, word: PageWord, now: object) -> None:
        draft, name = self._draft, word.name
        before = {one.sentence for one in faults(draft.paper)}

        def read(text: str) -> object:
            said = saying.read(word, text)
            told = [
                one.sentence
                for one in faults(put(draft.paper, way, name, said))
                if (one.way, one.word) == (way, name)
            ]
            if said is not None and told and not (told[0] in before or "there is no" in told[0]):
                raise ValueError(told[0])
            return said

        offered = choices(draft.paper, way, word, draft.shelf)[:30] if word.of else ()
        known = ", ".join(key for key, _ in offered)
        answer = await self.asker.answer(
            ValueDialog(
                *_headed(part, word),
                value=saying.format_held(word, now),
                right=saying.hint(word),
                read=read,
                known=f"There are: {known}." if known else "",
            )
        )
        if answer is not None:
            draft.become(put(draft.paper, way, name, answer[0]))

    async def _pick(self, part: PagePart, way: Way, word: PageWord, now: Any) -> None:  # noqa: ANN401 - as it stands
        draft, many = self._draft, word.form == "many"
        found = choices(draft.paper, way, word, draft.shelf)
        chosen = list(now or ()) if many else [str(now)] if now else []
        heading, means = _headed(part, word)
        if not found:
            means = f"{means} {_NONE_YET.get(word.of, 'There are none.')}"
        free = word.of in OPEN or word.name in ("map", "squad")
        answer = await self.asker.answer(
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
            draft.become(put(draft.paper, way, word.name, said))

    def _with_needs(self, before: Sequence[str], after: Sequence[str]) -> list[str] | None:
        """The chapters with what they need, those first that were chosen first; what comes along is told (ADV-03)."""
        chosen = list(after)
        for key in after:
            if key not in before:
                together, told = choose_with(tuple(one for one in chosen if one != key), key, on=True)
                chosen += sorted(one for one in together if one not in chosen)
                for sentence in told:
                    self.asker.tell(sentence)
        return chosen or None

    def _call(self, way: Way, chosen: str) -> None:
        """Let a squad take part: a ready one by its key, one of the shelf written out."""
        part, paper = self.squad(chosen), self._draft.paper
        if part:
            for name in ("squad", "force"):
                paper = put(paper, way, name, part.get(name))
            self._draft.become(paper)

    def squad(self, chosen: str) -> dict[str, Any]:
        """What a part says to call a squad: a ready one's key, one of the shelf whole; nothing where that fails."""
        if not chosen.startswith(OWN):
            return {"squad": chosen}
        try:
            plan = open_desk(self.asker.app).squad(chosen.removeprefix(OWN))
            return {"force": plan.model_dump(mode="json", exclude_defaults=True)}
        except SquadlogError as error:
            self.asker.refuse(error)
            return {}

    def _own_map(self, name: str) -> None:
        try:
            self._draft.become(keeping.with_map(self._draft.paper, maps_folder() / f"{name}.toml"))
        except SquadlogError as error:
            self.asker.refuse(error)

    async def _rulings(self, held: dict[str, str]) -> None:
        """Ask for one ruling, then how it is read."""
        shelf = self._draft.shelf
        first = tuple((name, f"= {option}") for name, option in held.items())
        rest = ((one.name, one.question) for one in shelf.rulings if one.name not in held)
        heading, means = "Which ruling?", "The chosen ones come first."
        answer = await self.asker.answer(PickDialog(heading, means, (*first, *rest), clears=False))
        if answer is None:
            return
        name = str(answer[0])
        question, found = shelf.rulings.ruling(name).question, options(name, shelf)
        chosen = await self.asker.answer(PickDialog(name, question, found, [held.get(name, "")], free=True))
        if chosen is not None:
            said = {key: option for key, option in held.items() if key != name}
            said |= {name: str(chosen[0])} if chosen[0] is not None else {}
            self._draft.become(put(self._draft.paper, (), "rulings", said or None))


def _headed(part: PagePart, word: PageWord) -> tuple[str, str]:
    """The heading of a dialog that asks for a word, and what the word means."""
    return f"{part.called}: {word.called}", f"{word.means[:1].upper()}{word.means[1:]}."
