"""Two squads of one's own against each other: the form beside the list of battles."""

from typing import TYPE_CHECKING, Any, cast

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Select, Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lengths import UNITS
from squadlog.base.names import safe_name
from squadlog.setup.battle import sides_off
from squadlog.setup.doubts import doubts
from squadlog.setup.maps import map_text, own_maps, ready_maps
from squadlog.setup.on_paper import count_said, paper_force
from squadlog.setup.plan import BattlePlan, Force
from squadlog.tui.builder.shelf import shelf_words
from squadlog.tui.chrome.chooser import Chooser, Tick
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.new_chapters import ChapterTicks
from squadlog.tui.new_commanders import CommanderChoice
from squadlog.tui.new_terms import agreed_choices
from squadlog.tui.new_weather import WeatherTicks

if TYPE_CHECKING:
    from squadlog.base.lengths import LengthUnit
    from squadlog.battle.terms import Setup
    from squadlog.book.book import Rulebook
    from squadlog.tui.new_terms import Agreed

SIDES = (("red", "Red"), ("blue", "Blue"))
PAPER = "(on paper)"
"""What stands in the place of a squad where a side keeps its own on paper: no squad can be called so."""


def say_doubts(app: App[Any], plan: BattlePlan, setup: "Setup", book: "Rulebook") -> None:
    """Say what speaks against squads of a battle that has begun, and who found no room on its map."""
    rulings = open_desk(app).rulings
    found = doubts(plan.forces, book, rulings, chapters=setup.chapters, zero_g=plan.environment.zero_g)
    for squad, violation in found:
        places(app).say(f"{squad or 'This battle'}: {violation.sentence} [{violation.rule}]")
    for side in sides_off(setup):
        places(app).say(
            f"The map has no start zone for all of {side}; put places soldiers who are off the map."
        )


class OwnSquads(VerticalScroll, can_focus=False):
    """The form of a battle of one's own: who meets, who types dice, for how long, on what ground."""

    def __init__(self, seed: int) -> None:
        super().__init__(id="own", classes="hidden panel")
        self._seed = seed
        self.border_title = "two squads of your choice"
        self.border_subtitle = hint_line([("F2", "begin", "screen.begin_own")])

    def compose(self) -> ComposeResult:
        """The two forces side by side, the terms under them."""
        with Horizontal(id="forces"):
            for side, name in SIDES:
                with Vertical(classes="force"):
                    yield Static(Content(f"{name} side"), classes="heading", markup=False)
                    yield PlainInput(value=name, id=f"name-{side}", compact=True)
                    yield Chooser([], id=f"squad-{side}", prompt="choose a squad", compact=True)
                    count = Input(
                        value="",
                        id=f"count-{side}",
                        type="integer",
                        compact=True,
                        valid_empty=True,
                        placeholder="number of figures",
                    )
                    count.display = False
                    yield count
                    yield Tick("fire teams roll initiative", id=f"teams-{side}", compact=True)
                    yield Tick("types its dice", id=f"typed-{side}", compact=True)
                    yield CommanderChoice(side)
        with Horizontal(classes="line"):
            yield Static("Seed of the app's dice ", classes="label", markup=False)
            yield PlainInput(value=str(self._seed), id="seed", type="integer", compact=True)
        with Horizontal(classes="line"):
            yield Static("Turns ", classes="label", markup=False)
            limit = Input(
                value="", id="turns", type="integer", compact=True, placeholder="no limit", valid_empty=True
            )
            yield limit
            yield Static(" Lengths in ", classes="label", markup=False)
            units = [(words, unit) for unit, words in UNITS.items()]
            yield Chooser(units, id="lengths", value="m", allow_blank=False, compact=True)
        with Horizontal(classes="line"):
            yield Static("Undo policy ", classes="label", markup=False)
            agreed = [(words, key) for key, words in agreed_choices().items()]
            yield Chooser(agreed, id="taking-back", value="anybody", allow_blank=False, compact=True)
        yield Tick("sealed: a password per side", id="sealed", compact=True)
        yield WeatherTicks()
        yield ChapterTicks(SIDES)
        with Horizontal(classes="line"):
            yield Static("Map, or the name of a map file ", classes="label", markup=False)
            yield Chooser([], id="map", prompt="no map", allow_blank=True, compact=True)
            yield PlainInput(value="", id="map-file", placeholder="map file", compact=True)

    def on_select_changed(self, event: Select.Changed) -> None:
        """Ask for a count of figures where the side is on paper, and only there."""
        for side, _name in SIDES:
            if event.select.id == f"squad-{side}":
                self.query_one(f"#count-{side}", Input).display = event.value == PAPER

    def offer(self, squads: tuple[str, ...], unit: "LengthUnit") -> None:
        """Offer what there is to choose from: these squads, and the maps; lengths are in one's usual unit."""
        self.query_one("#lengths", Select).value = unit
        grounds = [(Content(key.replace("_", " ").capitalize()), key) for key in (*own_maps(), *ready_maps())]
        self.query_one("#map", Select).set_options(grounds)
        names = [(Content(shelf_words(name)), name) for name in squads]
        names.append((Content("kept on paper"), PAPER))
        for index, (side, _name) in enumerate(SIDES):
            select = self.query_one(f"#squad-{side}", Select)
            select.set_options(names)
            if len(squads) > index:
                select.value = names[index][1]

    @property
    def agreed(self) -> "Agreed":
        """What is agreed about undo and what is a referee's."""
        return cast("Agreed", self.query_one("#taking-back", Select).value)

    @property
    def commanders(self) -> tuple[str, ...]:
        """The level of the commander of each side, empty for a person."""
        return tuple(str(self.query_one(f"#commander-{side}", Select).value) for side, _name in SIDES)

    def plan(self) -> BattlePlan:
        """What the fields say. Raises SquadlogError or ValueError for what cannot be."""
        paper = tuple(
            side for side, _name in SIDES if self.query_one(f"#squad-{side}", Select).value == PAPER
        )
        if len(paper) == len(SIDES):
            raise SquadlogError("One side at least is kept here; the other may be on paper.")
        kept = {side: self._force(side) for side, _name in SIDES if side not in paper}
        like = max(len(force.plan.soldiers) for force in kept.values())
        forces = tuple(kept.get(side) or self._on_paper(side, like) for side, _name in SIDES)
        typed = tuple(side for side, _name in SIDES if self.query_one(f"#typed-{side}", Tick).value)
        turns = self.query_one("#turns", Input).value.strip()
        chapters, terms = self.query_one(ChapterTicks).chosen()
        return BattlePlan(
            title=f"{forces[0].side_name} against {forces[1].side_name}",
            forces=forces,
            typed_dice=typed,
            seed=int(self.query_one("#seed", Input).value or 0),
            environment=self.query_one(WeatherTicks).chosen(),
            chapters=chapters,
            turns=int(turns) if turns else None,
            map=self._ground(),
            paper=paper,
            length_unit=cast("LengthUnit", self.query_one("#lengths", Select).value),
            **terms,
        )

    def _ground(self) -> str:
        """The text of the map chosen, or of the one in the file named; empty for no map. Raises MapError."""
        chosen, file = self.query_one("#map", Select).value, self.query_one("#map-file", Input).value.strip()
        name = file or (chosen if isinstance(chosen, str) else "")
        return map_text(name) if name else ""

    def _force(self, side: str) -> Force:
        select = self.query_one(f"#squad-{side}", Select)
        if not isinstance(select.value, str):
            raise SquadlogError(f"Choose a squad for the {side} side.")
        name = safe_name(self.query_one(f"#name-{side}", Input).value)
        teams = self.query_one(f"#teams-{side}", Tick).value
        return Force(side, name, open_desk(self.app).squad(select.value), "teams" if teams else "squad")

    def _on_paper(self, side: str, like: int) -> Force:
        """A side on paper: so many figures as are said, else as many as the other side has."""
        name = safe_name(self.query_one(f"#name-{side}", Input).value)
        return paper_force(side, name, count_said(self.query_one(f"#count-{side}", Input).value) or like)
