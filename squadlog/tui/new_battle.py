"""A new battle: a ready one as it is, or two squads with who types dice, seed, zero-G and length."""

import time
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Select, Static

from squadlog.battle.setup import Environment
from squadlog.dice import SEEDS
from squadlog.errors import SquadlogError
from squadlog.muster.battle import muster, sides_off
from squadlog.muster.doubts import doubts
from squadlog.muster.maps import map_text, ready_maps
from squadlog.muster.plan import BattlePlan, Force
from squadlog.names import safe_name
from squadlog.shell.chapters import chapter_names
from squadlog.tui.builder.shelf import shelf_words
from squadlog.tui.chrome.chooser import Chooser
from squadlog.tui.chrome.chrome import RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.places import opened_desk, places
from squadlog.tui.chrome.ticks import Tick
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.chrome.words import lines, linked

if TYPE_CHECKING:
    from squadlog.tui.chrome.desk import Desk

OWN = "own"
SIDES = (("red", "Red"), ("blue", "Blue"))


class NewBattleScreen(RoomScreen):
    """Choose what to play."""

    CSS_PATH = "new_battle.tcss"
    AUTO_FOCUS = "#ready"
    HELP = (
        "Enter begins the highlighted ready battle at once. t, before that, chooses who types dice: "
        "nobody, everybody, or one side; the program rolls for the others. n chooses between new dice for "
        "the program and the same ones every time.\n"
        "The last row makes a battle of two squads: choose them on the right with Tab and the arrows, then "
        "press F2 to begin."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "typed", "Who types dice", id="new.typed"),
        Binding("n", "seed", "Dice seed", id="new.seed"),
        Binding("f2", "begin_own", "Begin with two squads", id="new.begin"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._typed = -1
        self._seed: int | None = time.time_ns() % SEEDS

    def compose(self) -> ComposeResult:
        """Ready battles on the left, what they are on the right."""
        with Horizontal(id="halves"):
            yield Picker(id="ready")
            with VerticalScroll(id="about-box", can_focus=False):
                yield Static("", id="about", markup=False)
                with Vertical(id="own", classes="hidden"):
                    for side, name in SIDES:
                        yield Static(Content(f"{name} side"), classes="heading", markup=False)
                        yield PlainInput(value=name, id=f"name-{side}", compact=True)
                        yield Chooser([], id=f"squad-{side}", prompt="choose a squad", compact=True)
                        yield Tick("fire teams roll their own initiative", id=f"teams-{side}", compact=True)
                        yield Tick("types its dice", id=f"typed-{side}", compact=True)
                    yield Static(
                        Content("Seed of the program's dice, and turns (empty: no limit)"), markup=False
                    )
                    yield PlainInput(value=str(self._seed), id="seed", type="integer", compact=True)
                    yield Input(value="", id="turns", type="integer", compact=True, placeholder="no limit")
                    yield Tick("zero gravity", id="zero-g", compact=True)
                    for key, name in chapter_names():
                        yield Tick(f"{name} (advanced)", id=f"chapter-{key}", compact=True)
                    yield Static(Content("Map (or the name of a map file)"), markup=False)
                    yield Chooser([], id="map", prompt="no map", allow_blank=True, compact=True)
                    yield PlainInput(value="", id="map-file", placeholder="map file", compact=True)
        yield Static("", id="doubts", classes="fault", markup=False)
        yield KeyBar()

    def _desk(self) -> "Desk":
        return opened_desk(self.app)

    def on_mount(self) -> None:
        """Fill the lists."""
        desk = self._desk()
        rows = [(ready.key, Content(ready.title)) for ready in desk.ready]
        rows.append((OWN, Content("Two squads of your choice ...")))
        self.query_one("#ready", Picker).fill(rows)
        try:
            known = desk.squad_names()
        except SquadlogError as error:
            known = ()
            self.query_one("#doubts", Static).update(Content(str(error)))
        self.query_one("#map", Select).set_options(
            [(Content(key.replace("_", " ").capitalize()), key) for key in ready_maps()]
        )
        names = [(Content(shelf_words(name)), name) for name in known]
        for index, (side, _name) in enumerate(SIDES):
            select = self.query_one(f"#squad-{side}", Select)
            select.set_options(names)
            if len(names) > index:
                select.value = names[index][1]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the highlighted battle is."""
        if event.option_list.id == "ready":
            self._again()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin the ready battle."""
        if event.option_list.id != "ready":
            return
        event.stop()
        if event.option.id == OWN:
            self.query_one("#squad-red", Select).focus()
        else:
            self._begin_ready(event.option.id or "")

    def _again(self) -> None:
        chosen = self.query_one("#ready", Picker).chosen
        own = chosen == OWN
        self.query_one("#own").set_class(not own, "hidden")
        ready = next((entry for entry in self._desk().ready if entry.key == chosen), None)
        if ready is None:
            told = Content("Two squads meet. Tab goes from field to field; F2 begins.")
        else:
            told = lines(
                [
                    Content.styled(ready.title, "bold"),
                    "",
                    linked(ready.briefing),
                    "",
                    Content(f"Dice: {self._typed_words()} (t changes that)"),
                    Content(
                        f"The program's dice: {'the same every time' if self._seed is None else 'new'} (n changes that)"
                    ),
                    Content("Enter begins it."),
                ]
            )
        self.query_one("#about", Static).update(told)

    def _typed_words(self) -> str:
        return {-1: "as the battle says", 0: "the program rolls for everybody", 1: "everybody types"}.get(
            self._typed, f"side {self._typed - 1} types, the program rolls for the others"
        )

    def action_typed(self) -> None:
        """Go through who types dice."""
        self._typed = self._typed + 1 if self._typed < 3 else -1
        self._again()

    def action_seed(self) -> None:
        """Dice of their own for this battle, or those that come with it, which are the same every time."""
        self._seed = time.time_ns() % SEEDS if self._seed is None else None
        self._again()

    def _begin_ready(self, key: str) -> None:
        if self.app.screen is not self:  # chosen twice in one breath
            return
        try:
            setup = self._desk().ready_setup(key)
            sides = [side.id for side in setup.sides]
            typed = {-1: setup.typed_dice, 0: (), 1: tuple(sides)}.get(self._typed)
            if typed is None:
                typed = tuple(sides[self._typed - 2 : self._typed - 1])
            seed = setup.seed if self._seed is None else self._seed
            seat = self._desk().begin(replace(setup, typed_dice=tuple(typed), seed=seed))
        except SquadlogError as error:
            self.query_one("#doubts", Static).update(Content(str(error)))
            return
        self.dismiss()
        places(self.app).show("battle", seat)

    def action_begin_own(self) -> None:
        """Begin a battle of the two squads chosen."""
        desk = self._desk()
        try:
            forces = tuple(self._force(side) for side, _name in SIDES)
            typed = tuple(side for side, _name in SIDES if self.query_one(f"#typed-{side}", Tick).value)
            turns = self.query_one("#turns", Input).value.strip()
            zero_g = self.query_one("#zero-g", Tick).value
            plan = BattlePlan(
                title=f"{forces[0].side_name} against {forces[1].side_name}",
                forces=forces,
                typed_dice=typed,
                seed=int(self.query_one("#seed", Input).value or 0),
                environment=Environment(zero_g=zero_g),
                chapters=tuple(
                    key for key, _ in chapter_names() if self.query_one(f"#chapter-{key}", Tick).value
                ),
                turns=int(turns) if turns else None,
                map=self._ground(),
            )
            setup = muster(plan, desk.book, desk.rulings)
            seat = desk.begin(setup)
        except (SquadlogError, ValueError) as error:
            self.query_one("#doubts", Static).update(Content(f"✗ {error}"))
            return
        for squad, violation in doubts(forces, desk.book, desk.rulings, zero_g=zero_g):
            places(self.app).say(f"{squad or 'This battle'}: {violation.sentence} [{violation.rule}]")
        for side in sides_off(setup):
            places(self.app).say(
                f"The map has no start zone for all of {side}; put sets up who is off the map."
            )
        self.dismiss()
        places(self.app).show("battle", seat)

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
        return Force(side, name, self._desk().squad(select.value), "teams" if teams else "squad")
