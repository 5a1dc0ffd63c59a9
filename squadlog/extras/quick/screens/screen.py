"""A quick battle: two sides, points each, a map that is drawn until it pleases, and off it goes."""

import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Checkbox, Input, Select, Static
from textual.worker import get_current_worker

from squadlog.base.dice import SEEDS
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import safe_name
from squadlog.extras.quick.plan import NO_MAP, RANDOM, USUAL_POINTS, QuickBattle, QuickSide
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.random_maps.kinds import KIND_WORDS
from squadlog.setup.chapters import PRESETS
from squadlog.tui.builder.shelf import shelf_words
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.chooser import Chooser, Tick
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import Rest, RoomScreen, hint_line
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.view import MapView
from squadlog.tui.new_commanders import HELP_OF_FORM, CommanderChoice, help_of_commanders, require_chosen
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.quick import plan as quickly
    from squadlog.ground.fairness import fair_words
    from squadlog.setup import battle as mustering
    from squadlog.setup import doubts, maps, titles
    from squadlog.squads import by_points
    from squadlog.survey import drawn as compiled_maps

if TYPE_CHECKING:
    from squadlog.ground.map.model import Map
    from squadlog.ground.random_maps.at_random import RandomMap
    from squadlog.tui.chrome.desk import Desk

SIDES = (("one", "Red"), ("other", "Blue"))
SIZES = ("48x36", "24x36", "36x36", "60x40")
GROUNDS = (*((f"{words}, drawn", kind) for kind, words in KIND_WORDS.items()), ("no map", NO_MAP))
DRAWS_AFTER_S = 0.3
"""How long the choices of the map rest before it is drawn."""
_TROOPS, _SQUAD = "troops ", "squad "
_MOST_TURNS = 500


class QuickMap(MapView, can_focus=False, inherit_bindings=False):
    """The map as it would be, to be looked at."""


class QuickScreen(RoomScreen):
    """Everything of a quick battle on one screen."""

    CSS_PATH = "quick.tcss"
    AUTO_FOCUS = "#who-one"
    HELP = (
        "A battle in a minute: give each side its points and choose the troops to draw a squad from, or one of your "
        "squads. The map on the right is drawn at random and fair to both sides: F5 draws another. "
        "Tab goes from field to field, Enter opens a list or ticks. F2 begins.\n"
        "The figures above the map show that it is fair, the first side before the second: on foot, the metres from "
        "zone to zone; sight, how much of the ground between them each zone sees; cover, how much of its own half "
        "hides or covers it; hidden, how many pairs of places do not see each other, a quarter or more; cover and a "
        "side, that a covered way leads that side to the middle; mirror image, how much of the map is the same "
        "turned round, three quarters at most. The sides set up within the dotted lines.\n"
        "Unspent points count for their side at the end. The same seed draws the same map and squads again."
        f"{help_of_commanders(HELP_OF_FORM)}"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "begin", "Begin", id="quick.begin"),
        Binding("f5", "anew", "Draw another map", id="quick.anew"),
    ]

    class Drawn(ValueMessage):
        """A map has been drawn, or read, or why there is none."""

        asked: int
        drawn: "RandomMap | None"
        shown: "Map | None"
        told: list[str]

    def __init__(self) -> None:
        super().__init__()
        self._asked = 0
        self._map: RandomMap | None = None
        self._drawn_of: tuple[object, ...] = ()
        self._looked_at: QuickBattle | None = None
        self._begins = False
        self._resting = Rest(self, DRAWS_AFTER_S, self._draw)

    def compose(self) -> ComposeResult:
        """What is chosen on the left, the map on the right."""
        with Horizontal(id="quick-halves"):
            with VerticalScroll(id="quick-form", classes="panel", can_focus=False) as form:
                form.border_title = "quick battle"
                form.border_subtitle = hint_line([("F2", "begin", "screen.begin")])
                for side, name in SIDES:
                    with Horizontal(classes="line"):
                        yield PlainInput(
                            value=str(USUAL_POINTS), id=f"points-{side}", type="integer", compact=True
                        )
                        yield Static("points for ", classes="label", markup=False)
                        yield PlainInput(value=name, id=f"name-{side}", compact=True)
                    yield Chooser([], id=f"who-{side}", prompt="troops or a squad", compact=True)
                    yield Tick("types its dice", id=f"typed-{side}", compact=True)
                    yield CommanderChoice(side)
                yield Chooser(list(GROUNDS), id="ground", value="open", allow_blank=False, compact=True)
                with Horizontal(classes="line"):
                    yield Chooser(
                        [(size, size) for size in SIZES],
                        id="size",
                        value=SIZES[0],
                        allow_blank=False,
                        compact=True,
                    )
                    yield Static(" seed ", classes="label", markup=False)
                    yield PlainInput(
                        value=str(time.time_ns() % SEEDS), id="seed", type="integer", compact=True
                    )
                chapters = [
                    (f"{word} rules" if word != "all" else "all advanced rules", word) for word in PRESETS
                ]
                yield Chooser(chapters, id="rules", value="basic", allow_blank=False, compact=True)
                with Horizontal(classes="line"):
                    yield Static("turns ", classes="label", markup=False)
                    yield Input(value="", id="turns", type="integer", compact=True, placeholder="no limit")
                yield Tick("hold the middle (secondary)", id="hold", compact=True)
            with Vertical(id="quick-ground", classes="panel") as ground:
                ground.border_subtitle = hint_line([("F5", "draw another", "screen.anew")])
                yield Static("", id="quick-told", markup=False)
                yield QuickMap(id="quick-map")
        yield Static("", id="quick-fault", classes="fault", markup=False)
        yield KeyBar()

    @property
    def _desk(self) -> "Desk":
        return open_desk(self.app)

    def on_mount(self) -> None:
        """Fill the lists, and draw the first map."""
        book = self._desk.book
        kinds = [
            (f"drawn: {book.troops[key].name if key in book.troops else 'mixed troops'}", f"{_TROOPS}{key}")
            for key in by_points.flavours(book)
        ]
        try:
            squads = [(shelf_words(name), f"{_SQUAD}{name}") for name in self._desk.squad_names()]
        except SquadlogError as error:
            squads = []
            self._say(str(error))
        for side, _ in SIDES:
            who = self.query_one(f"#who-{side}", Select)
            who.set_options([(Content(words), key) for words, key in (*kinds, *squads)])
            who.value = kinds[0][1]
        ready = [(key.replace("_", " ").capitalize(), key) for key in maps.ready_maps()]
        ground = self.query_one("#ground", Select)
        ground.set_options([(Content(words), key) for words, key in (*GROUNDS, *ready)])
        ground.value = "open"
        self._draw_soon()

    # The map

    @on(Select.Changed)
    @on(Input.Changed)
    @on(Checkbox.Changed)
    def _changed(self) -> None:
        """Take another choice: what was wrong is not any more, and another map may be wanted."""
        self._say("")
        self._draw_soon()

    def action_anew(self) -> None:
        """Another seed: another map, and other squads."""
        self.query_one("#seed", Input).value = str(time.time_ns() % SEEDS)

    def _draw_soon(self) -> None:
        self._resting.begin(wanted=self.is_mounted)

    def _of_the_map(self) -> tuple[object, ...]:
        """All that the map depends on."""
        fields = ("ground", "size"), ("seed", "name-one", "name-other")
        chosen = [self.query_one(f"#{one}", Select).value for one in fields[0]]
        return (*chosen, *(self.query_one(f"#{one}", Input).value for one in fields[1]))

    def _draw(self) -> None:
        """Draw the map beside the screen, if it is another one."""
        if not self.stands:
            return
        wanted = self._of_the_map()
        try:
            quick = self._chosen()
        except (SquadlogError, ValueError) as error:
            self._say(str(error))
            return
        if quick == self._looked_at:
            return
        if wanted != self._drawn_of:
            self._drawn_of, self._map = wanted, None
            told = "Drawing a fair map ..." if quick.ground in RANDOM else ""
            self.query_one("#quick-told", Static).update(Content(told))
        self._asked, self._looked_at = self._asked + 1, quick
        work = partial(self._work, self._asked, quick, self._map)
        self.run_worker(work, thread=True, exclusive=True, group="map")

    def _work(self, asked: int, quick: QuickBattle, drawn: "RandomMap | None") -> None:
        worker, desk = get_current_worker(), self._desk
        found, shown, told = _ground(quick, drawn)
        told = [*told, *(quickly.format_spent(quick, place, desk.book, desk.rulings) for place in range(2))]
        if not worker.is_cancelled:
            self.post_message(self.Drawn(asked, found, shown, told))

    def on_quick_screen_drawn(self, event: Drawn) -> None:
        """Show it, and begin if that was waited for."""
        event.stop()
        if not self.stands or event.asked != self._asked:
            return
        self._map, view = event.drawn, self.query_one(QuickMap)
        self.query_one("#quick-told", Static).update(Content("\n".join(event.told)))
        self.query_one("#quick-ground").border_title = Content(event.shown.title if event.shown else "no map")
        view.display = event.shown is not None
        if event.shown is not None:
            view.cells = cells_of_user(self.app)
            view.drawn_layers = frozenset(LAYERS)  # where the sides set up too
            view.show(MapScene(event.shown))
        begins, self._begins = self._begins, False
        if begins and event.drawn is not None:
            self.action_begin()

    # What is chosen

    def _say(self, sentence: str) -> None:
        self.query_one("#quick-fault", Static).update(Content(sentence))

    def _chosen(self) -> QuickBattle:
        """What the fields say. Raises SquadlogError or ValueError for what cannot be."""
        wide, _, high = str(self.query_one("#size", Select).value).partition("x")
        one, other = (self._side(side) for side, _ in SIDES)
        seed, turns = (self.query_one(f"#{field}", Input).value.strip() for field in ("seed", "turns"))
        if turns and not 1 <= int(turns) <= _MOST_TURNS:
            raise SquadlogError(f"A battle lasts 1 to {_MOST_TURNS} turns.")
        return QuickBattle(
            sides=(one, other),
            ground=str(self.query_one("#ground", Select).value),
            seed=abs(int(seed or 0)),
            width_m=int(wide),
            height_m=int(high),
            chapters=PRESETS[str(self.query_one("#rules", Select).value)],
            hold=self.query_one("#hold", Tick).value,
            turns=int(turns) if turns else None,
        )

    def _side(self, side: str) -> QuickSide:
        name = safe_name(self.query_one(f"#name-{side}", Input).value)
        points = self.query_one(f"#points-{side}", Input).value.strip()
        who = str(self.query_one(f"#who-{side}", Select).value)
        typed = self.query_one(f"#typed-{side}", Tick).value
        made = QuickSide(name=name, points=int(points or 0), types_dice=typed)
        if who.startswith(_SQUAD):
            return replace(made, squad=self._desk.squad(who.removeprefix(_SQUAD)))
        return replace(made, troops=who.removeprefix(_TROOPS))

    # Off it goes

    def action_begin(self) -> None:
        """Begin it, once its map is drawn."""
        if self.app.screen is not self:  # said twice in one breath
            return
        desk = self._desk
        try:
            quick = self._chosen()
            if quick.ground in RANDOM and (self._map is None or self._of_the_map() != self._drawn_of):
                self._begins = True
                self._draw()
                return
            self._begins = False
            plan = quickly.plan_of(quick, desk.book, desk.rulings, self._map)
            setup = mustering.muster(plan, desk.book, desk.rulings)
            setup = replace(setup, length_unit=desk.length_unit)
            levels = [str(self.query_one(f"#commander-{side}", Select).value) for side, _ in SIDES]
            commanders = require_chosen(setup, levels, sealed=False)
            setup = titles.name_apart(setup, (one.title for one in desk.battles()))
            seat = desk.begin(setup, commanders=commanders)
        except (SquadlogError, ValueError) as error:
            self._begins = False
            self._say(f"✗ {error}")
            return
        self.dismiss()
        places(self.app).show("battle", seat)
        for squad, doubt in doubts.doubts(plan.forces, desk.book, desk.rulings, chapters=setup.chapters):
            places(self.app).say(f"{squad or 'This battle'}: {doubt.sentence} [{doubt.rule}]")


def _ground(
    quick: QuickBattle, drawn: "RandomMap | None"
) -> "tuple[RandomMap | None, Map | None, list[str]]":
    """The map that is drawn for a quick battle, unless it is already, the one that is shown, and what is said of it."""
    try:
        if quick.ground in RANDOM:
            found = drawn or quickly.ground_of(quick)
            return (None, None, []) if found is None else (found, found.map, _fair(found))
        if quick.ground == NO_MAP:
            return None, None, ["No map: the players state what soldiers see."]
        return None, compiled_maps.map_of_text(maps.map_text(quick.ground)), []
    except SquadlogError as error:
        return None, None, [str(error)]


def _fair(found: "RandomMap") -> list[str]:
    """The figures that a map is fair by, two questions to a line."""
    told = list(fair_words.short_lines(found.fairness))
    lines = ["   ".join(told[at : at + 2]) for at in range(0, len(told), 2)]
    return [found.reason, *lines] if found.reason else lines
