"""The packs of own rows that a new battle takes along, whoever carries them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.app import App

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.load import book_with, load_rulebook
from squadlog.tui.builder.squad_files import pack_words
from squadlog.tui.chrome.confirm import ChoiceDialog
from squadlog.tui.chrome.places import places

with lazy_imports():
    from squadlog.book.packs import reading
    from squadlog.session.packs import carried, kept

if TYPE_CHECKING:
    from squadlog.book.book import Rulebook
    from squadlog.book.packs.pack import CheckedPack
    from squadlog.tui.chrome.desk import Desk


class TakenPacks:
    """The packs that were chosen for a new battle, by their texts."""

    def __init__(self) -> None:
        self.texts: tuple[str, ...] = ()

    @property
    def book(self) -> "Rulebook":
        """The printed book with these packs laid over it. Raises PackError where two of them clash."""
        return book_with(self.texts)

    def words(self) -> str:
        """What they are called, for a line."""
        return ", ".join(_read(text).name for text in self.texts) or "those of the squads"

    def ask(self, app: App[Any], desk: "Desk", then: Callable[[], object]) -> None:
        """List the packs at hand; the one chosen is taken along, or left behind. Then do something."""
        try:
            texts = _texts_to_choose(desk)
        except SquadlogError as error:
            places(app).say(str(error), error=True)
            return

        def chosen(place: str | None) -> None:
            if place is not None:
                self._change(app, texts[int(place)])
                then()

        rows = [
            (str(place), f"{'✓' if text in self.texts else ' '} {pack_words(_read(text))}")
            for place, text in enumerate(texts)
        ]
        app.push_screen(ChoiceDialog("Packs of this battle: ✓ it takes along", rows), chosen)

    def _change(self, app: App[Any], text: str) -> None:
        others = tuple(one for one in self.texts if one != text)
        wanted = others if text in self.texts else (*others, text)
        try:
            book_with(wanted)
        except SquadlogError as error:
            places(app).say(str(error), error=True)
            return
        self.texts = wanted


def _texts_to_choose(desk: "Desk") -> tuple[str, ...]:
    """The packs kept, those that squads and battles carry, and the examples. Raises SquadlogError."""
    examples = (one.sound.text for one in kept.example_packs())
    return tuple(dict.fromkeys((*carried.known_texts(desk.store), *examples)))


def _read(text: str) -> "CheckedPack":
    return reading.pack_in(text, load_rulebook())
