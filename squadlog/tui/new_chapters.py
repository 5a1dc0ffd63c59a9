"""Which advanced chapters a new battle is played by, and what each side agrees on where one of them is."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Checkbox, Select, Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.terms import Environment
from squadlog.session.chapters import SideTerms, chapter_names, choose_with, side_terms
from squadlog.tui.chrome.chooser import Chooser, Tick
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.new_weather import WeatherTicks
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.setup import scene_report

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.book.book import Rulebook
    from squadlog.setup.purchases import Brought
    from squadlog.tui.chrome.desk import Desk

Sides = Sequence[tuple[str, str]]
Chosen = tuple[tuple[str, ...], dict[str, Any]]
"""The chapters, and the terms of the battle that go with them, by field."""


class ChapterTicks(Vertical):
    """A tick for every chapter; under one that is ticked what each side agrees on. It grows with what it shows."""

    DEFAULT_CSS = """
    ChapterTicks { height: auto; }
    ChapterTicks > Horizontal { height: auto; margin-left: 4; }
    ChapterTicks > .put-away { display: none; }
    ChapterTicks Static { width: auto; }
    ChapterTicks Chooser { width: 1fr; max-width: 34; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "go(1)", "Next chapter", show=False),
        Binding("up", "go(-1)", "Chapter before", show=False),
    ]

    class Brought(ValueMessage):
        """Chapters came along or went with another: why, a sentence each."""

        told: tuple[str, ...]

    def __init__(self, sides: Sides, chosen: Sequence[str] = (), *, ready: bool = False) -> None:
        super().__init__()
        self._sides, self._first, self._ready = sides, frozenset(chosen), ready

    def compose(self) -> ComposeResult:
        """The ticks, and the choices of the sides."""
        terms = side_terms()
        yield Static("Advanced chapters", id="chapters-title")
        for key, name in chapter_names():
            yield Tick(name, value=key in self._first, id=f"chapter-{key}", compact=True)
            for side, named in self._sides if key in terms else ():
                away = "" if key in self._first else "put-away"
                with Horizontal(classes=f"of-{key} {away}".strip()):
                    yield Static(Content(f"{named} {terms[key].label} "), markup=False)
                    options = [(words, word) for word, words in terms[key].options]
                    first = self._usual(terms[key])
                    yield Chooser(
                        options, id=f"terms-{key}-{side}", value=first, allow_blank=False, compact=True
                    )

    def _usual(self, terms: SideTerms) -> str:
        return terms.ready if self._ready else terms.options[0][0]

    def _ticks(self) -> dict[str, Tick]:
        return {key: self.query_one(f"#chapter-{key}", Tick) for key, _ in chapter_names()}

    def action_go(self, step: int) -> None:
        """To the next tick, or the one before; past the last there is nothing."""
        ticks = list(self._ticks().values())
        here = next((place for place, tick in enumerate(ticks) if tick.has_focus), None)
        if here is not None and 0 <= here + step < len(ticks):
            ticks[here + step].focus()

    @on(Checkbox.Changed)
    def _chapter(self, event: Checkbox.Changed) -> None:
        """Take or drop a chapter with what it needs or what needs it, and tell both."""
        key, ticks = (event.checkbox.id or "").removeprefix("chapter-"), self._ticks()
        others = tuple(one for one, tick in ticks.items() if tick.value and one != key)
        after, said = choose_with(others if event.value else (*others, key), key, on=event.value)
        for one, tick in ticks.items():
            tick.value = one in after
            self.query(f".of-{one}").set_class(one not in after, "put-away")
        if said:
            self.post_message(self.Brought(said))

    def chosen(self) -> Chosen:
        """The chapters that are ticked, with their terms. SquadlogError for terms that leave a chapter no sense."""
        keys = tuple(key for key, tick in self._ticks().items() if tick.value)
        return keys, dict(self._terms(keys))

    def _terms(self, keys: Sequence[str]) -> Iterator[tuple[str, Any]]:
        """What the sides agree on; where all of them take what is usual, nothing has to be said."""
        for key, terms in side_terms().items():
            if key not in keys:
                continue
            said = {
                side: str(self.query_one(f"#terms-{key}-{side}", Select).value) for side, _ in self._sides
            }
            if set(said.values()) == {self._usual(terms)}:
                continue
            made = tuple(one for side, word in said.items() if (one := terms.made(side, word)) is not None)
            if not made:
                raise SquadlogError(terms.nobody)
            yield terms.field, made


class ChaptersDialog(Dialog[Chosen]):
    """The chapters of a ready battle, and what holds around everybody."""

    CSS_PATH = "new_chapters.tcss"
    HELP = (
        "Choose the advanced chapters of this battle: Enter or Space ticks one, with any chapter that it needs. Tab "
        "leads to the options of each side, and to night, weather and air. F2 uses them, Escape cancels."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "use", "Use these", id="chapters.use")]

    def __init__(self, sides: Sides, chosen: Sequence[str], around: Environment) -> None:
        super().__init__()
        self._ticks = ChapterTicks(sides, chosen, ready=True)
        self._weather = WeatherTicks(around)

    def compose(self) -> ComposeResult:
        """The ticks, and what came along."""
        keys = ("␣", "ticks", ""), ("f2", "use these", "screen.use"), LEAVES
        with Box("Advanced chapters", *keys, id="chapters-box"):
            with VerticalScroll(can_focus=False):
                yield self._ticks
                yield self._weather
            yield Static("", id="brought", classes="fault", markup=False)
        yield KeyBar()

    def on_chapter_ticks_brought(self, event: ChapterTicks.Brought) -> None:
        """Say why."""
        event.stop()
        self.query_one("#brought", Static).update(Content(" ".join(event.told)))

    def action_use(self) -> None:
        """Take them."""
        try:
            keys, terms = self._ticks.chosen()
            self.dismiss((keys, terms | {"environment": self._weather.chosen()}))
        except (SquadlogError, ValueError) as error:
            self.query_one("#brought", Static).update(Content(str(error)))


class ReadyChapters:
    """The chapters that ready battles are to be played by, where somebody chose others than their own."""

    def __init__(self) -> None:
        self._chosen: dict[str, Chosen] = {}

    def setup(self, desk: "Desk", key: str, brought: "Brought", book: "Rulebook | None" = None) -> "Setup":
        """The ready battle with what was chosen for it, and the squads brought to it; `book` None: the printed one.

        Raises SquadlogError.
        """
        chapters, terms = self._chosen.get(key, (None, {}))
        around = terms.get("environment")
        others = {name: value for name, value in terms.items() if name != "environment"}
        return replace(desk.ready_setup(key, chapters, around, brought, book), **others)

    def words(self, key: str) -> str:
        """What was chosen, for a line."""
        chapters, terms = self._chosen.get(key, (None, {}))
        named = dict(chapter_names())
        if chapters is None:
            return "default"
        around = ", ".join(terms["environment"].told)
        return (", ".join(named[one] for one in chapters) or "none") + (
            f"; around everybody: {around}" if around else ""
        )

    def ask(self, app: App[Any], desk: "Desk", key: str, then: Callable[[], object]) -> None:
        """Ask for them, and do something with the answer."""
        try:
            setup = self.setup(desk, key, scene_report.stand_ins(desk.scenario(key).scene))
        except SquadlogError as error:
            places(app).say(str(error), error=True)
            return

        def taken(answer: Chosen | None) -> None:
            if answer is not None:
                self._chosen[key] = answer
                then()

        sides = [(side.id, side.name) for side in setup.sides]
        places(app).show("chapters", sides, setup.chapters, setup.environment, then=taken)
