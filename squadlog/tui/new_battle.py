"""A new battle: a ready one as it is, a scenario from its file, or two squads of one's own."""

import secrets
import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Checkbox, Input, Select, Static
from textual.worker import get_current_worker

from squadlog.base.dice import SEEDS
from squadlog.base.errors import SquadlogError
from squadlog.base.lengths import UNITS
from squadlog.session.usual import keep_unit
from squadlog.setup.battle import muster
from squadlog.setup.titles import name_apart
from squadlog.tui import new_commanders, new_terms
from squadlog.tui.battle.glance import GlancePane, look_at
from squadlog.tui.bringing import NOBODY_BROUGHT, ask_squads
from squadlog.tui.chrome.chooser import Tick
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import Rest, RoomScreen, hint_line, key_value, tell
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines
from squadlog.tui.new_chapters import ChapterTicks, ReadyChapters
from squadlog.tui.new_own import OwnSquads, say_doubts
from squadlog.tui.new_packs import TakenPacks
from squadlog.tui.new_scenes import FILE, ask_file, at_a_glance, file_rows, is_battle, ready_words, take_in
from squadlog.tui.value_message import ValueMessage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.base.lengths import LengthUnit
    from squadlog.battle.terms import Setup
    from squadlog.session.glance import Glance
    from squadlog.setup.purchases import Brought
    from squadlog.squads.scene import Scene
    from squadlog.tui.chrome.desk import Desk
    from squadlog.tui.new_terms import Agreed

OWN = "own"
_OF_READY = ("next", "seed", "sealed", "chapters", "agreed", "commander")
LOOKS_AFTER_S = 0.3
"""How long the fields rest before the two squads are mustered to be looked at."""


class NewBattleScreen(RoomScreen):
    """Choose what to play."""

    CSS_PATH = "new_battle.tcss"
    AUTO_FOCUS = "#ready"
    HELP = f"{new_terms.HELP}{new_commanders.help_of_commanders()}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "next('typed')", "Who types dice", id="new.typed"),
        Binding("n", "seed", "Dice seed", id="new.seed"),
        Binding("s", "sealed", "Sealed or open", id="new.sealed"),
        Binding("c", "chapters", "Chapters", id="new.chapters"),
        Binding("u", "agreed", "Who takes back", id="new.agreed"),
        Binding("p", "next('paper')", "Side on paper", id="new.paper"),
        Binding("l", "next('lengths')", "Unit of lengths", id="new.lengths"),
        Binding("w", "packs", "Packs", id="new.packs"),
        Binding("O", "open_file", "Scenario file", id="new.file"),
        *new_commanders.commander_keys(),
        Binding("f2", "begin_own", "Begin with two squads", id="new.begin"),
    ]

    class Glanced(ValueMessage):
        """A battle as it would begin has been looked into."""

        asked: int
        key: str
        seen: "Glance | Content | str"

    def __init__(self) -> None:
        super().__init__()
        self._typed, self._paper = -1, 0
        self._sealed = False
        self._seed: int | None = time.time_ns() % SEEDS
        self._agreed: Agreed | None = None
        self._unit: LengthUnit = "m"
        self._played, self._packs = ReadyChapters(), TakenPacks()
        self._commanders = new_commanders.ReadyCommanders()
        self._seen: dict[str, Glance | Content | str] = {}
        self._files: list[str] = []
        self._fault_of = ""
        self._asked = 0
        self._looking = Rest(self, LOOKS_AFTER_S, self._look)

    def compose(self) -> ComposeResult:
        """Ready battles on the left, what they are on the right."""
        with Horizontal(id="halves"):
            with Vertical(id="left"):
                ready = StripList(id="ready", classes="panel")
                ready.border_title = "battles"
                yield ready
                yield Static("", id="dice", markup=False)
            with Vertical(id="right"):
                yield OwnSquads(self._seed or 0)
                yield GlancePane()
        yield Static("", id="doubts", classes="fault", markup=False)
        yield KeyBar()

    def _desk(self) -> "Desk":
        return open_desk(self.app)

    def on_mount(self) -> None:
        """Fill the lists."""
        self._fill()
        try:
            known, self._unit = self._desk().squad_names(), self._desk().length_unit
        except SquadlogError as error:
            known = ()
            self._doubt(str(error))
        self.query_one(OwnSquads).offer(known, self._unit)
        self._again()

    def _fill(self, keep: str | None = None) -> None:
        """List the battles of the program, the scenarios of this user and from elsewhere, and what is none yet."""
        told = {
            ready.key: (f"{ready.title}{' · map' if ready.mapped else ''}", ready_words(ready))
            for ready in self._desk().ready
        }
        told |= file_rows(self._files)
        told[OWN] = ("Two squads of your choice ...", "map, dice and length as you like")
        self.query_one("#ready", StripList).fill(
            [
                row
                for key, (title, what) in told.items()
                for row in (
                    ListRow(key, Content(title)),
                    ListRow(key, Content.styled(f"  {what}", "$quiet"), stops=False),
                )
            ],
            keep=keep,
        )

    @property
    def chosen(self) -> str:
        """The ready battle under the cursor by its key, a scenario by its file, FILE or OWN."""
        return self.query_one("#ready", StripList).chosen or ""

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Say what the highlighted battle is; what was wrong with another one is said no longer."""
        event.stop()
        if self._fault_of not in ("", event.key):
            self._doubt("")
        self._again()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Begin the ready battle."""
        event.stop()
        if event.key == OWN:
            self.query_one("#squad-red", Select).focus()
        elif event.key == FILE:
            self.action_open_file()
        else:
            self._begin_ready(event.key)

    def action_begin(self) -> None:
        """Begin what is highlighted."""
        self.query_one("#ready", StripList).action_select()

    def _again(self) -> None:
        own = self.chosen == OWN
        self.query_one("#own").set_class(not own, "hidden")
        self.query_one(GlancePane).set_class(own, "beneath")
        does = {OWN: "to the squads", FILE: "asks for the file"}.get(self.chosen, "begin")
        self.query_one("#ready").border_subtitle = hint_line([("⏎", does, "screen.begin")])
        seed = "the same every time" if self._seed is None else "new"
        sides = {ready.key: ready.sides for ready in self._desk().ready}.get(
            self.chosen, ("Side 1", "Side 2")
        )
        dice = [
            *self._commanders.lines(sides),
            key_value("t", "dice", new_terms.typed_words(self._typed), "screen.next('typed')"),
            key_value("n", "the app's dice", seed, "screen.seed"),
            key_value("c", "chapters", self._played.words(self.chosen), "screen.chapters"),
            key_value("s", "the file", "sealed" if self._sealed else "open", "screen.sealed"),
            key_value("u", "undo policy", new_terms.agreed_words(self._agreed), "screen.agreed"),
            key_value("p", "on paper", new_terms.paper_words(self._paper), "screen.next('paper')"),
            key_value("l", "lengths", UNITS[self._unit], "screen.next('lengths')"),
            key_value("w", "packs", self._packs.words(), "screen.packs"),
        ]
        self.query_one("#dice", Static).update(lines(dice[-1:] if own else dice))
        self.refresh_bindings()
        self._look()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Two squads have their dice, seal and chapters in their form; the keys for ready battles do nothing there."""
        return action not in _OF_READY or not self.is_mounted or self.chosen != OWN

    # At a glance

    def on_chapter_ticks_brought(self, event: ChapterTicks.Brought) -> None:
        """Say what came along or went, and why."""
        event.stop()
        self._doubt(" ".join(event.told))

    @on(Select.Changed)
    @on(Input.Changed)
    @on(Checkbox.Changed)
    def _changed(self) -> None:
        """Show the two squads as they would begin, once a field of them that was changed rests."""
        self._looking.begin(wanted=self.is_mounted and self.chosen == OWN)

    def _look(self) -> None:
        key, desk, pane = self.chosen, self._desk(), self.query_one(GlancePane)
        look: Callable[[], Glance | Content] = partial(at_a_glance, desk, key)
        if key == FILE:
            pane.tell(("Press Enter and name the file of a scenario, such as my.toml.",))
            return
        if key == OWN:
            try:
                plan = self.query_one(OwnSquads).plan()
            except (SquadlogError, ValueError) as error:
                pane.tell((str(error),))
                return
            look = partial(desk.plan_at_a_glance, plan, self._packs.book)
        elif key in self._seen:
            pane.show_seen(self._seen[key], briefing=True)
            return
        self._asked += 1
        asked = self._asked

        def work() -> None:
            worker, seen = get_current_worker(), look_at(look)
            if not worker.is_cancelled:
                self.post_message(self.Glanced(asked, key, seen))

        self.run_worker(work, thread=True, exclusive=True, group="glance")

    def on_new_battle_screen_glanced(self, event: Glanced) -> None:
        """Show it, unless the cursor has gone on."""
        event.stop()
        if event.key != OWN:
            self._seen[event.key] = event.seen
        if self.stands and event.asked == self._asked and event.key == self.chosen:
            self.query_one(GlancePane).show_seen(event.seen, briefing=True)

    def action_next(self, what: str) -> None:
        """Go through who types dice, which side keeps its squad log on paper, or the units of lengths."""
        if what == "typed":
            self._typed = new_terms.next_typed(self._typed)
        elif what == "lengths":
            self._unit = new_terms.next_unit(self._unit)
        else:
            self._paper = new_terms.next_on_paper(self._paper)
        self._again()

    def action_commander(self, place: int) -> None:
        """Go through who may command that side."""
        with suppress(SquadlogError):  # what is wrong with a file is told as it begins
            self._commanders.next(place, self._desk().scenario(self.chosen).scene)
        self._again()

    def action_agreed(self) -> None:
        """Go through who may take back."""
        self._agreed = new_terms.next_agreed(self._agreed)
        self._again()

    def action_packs(self) -> None:
        """Which packs of own rows come along."""
        self._packs.ask(self.app, self._desk(), self._again)

    def action_chapters(self) -> None:
        """By which advanced chapters the ready battle is played."""
        if self.chosen not in (OWN, FILE):
            self._played.ask(self.app, self._desk(), self.chosen, self._again)

    def action_seed(self) -> None:
        """Dice of their own for this battle, or those that come with it, which are the same every time."""
        self._seed = time.time_ns() % SEEDS if self._seed is None else None
        self._again()

    def action_sealed(self) -> None:
        """Whether what a side may not know is to lie encrypted in the file."""
        self._sealed = not self._sealed
        self._again()

    @work
    async def action_open_file(self) -> None:
        """A scenario from any file joins the list; a whole battle is taken in, and gone on with."""
        path = await ask_file(self.app)
        if path and self.stands and is_battle(path):
            await self._take_in(path)
        elif path and self.stands:
            self.add_file(path)

    async def _take_in(self, path: str) -> None:
        self._doubt("Checking every text, every hash, every command ...")
        try:
            number, there = await take_in(self._desk(), path)
        except SquadlogError as error:
            self._doubt(str(error))
            return
        if self.stands:
            self.dismiss()
            places(self.app).open_battle(number)
            for told in there:
                tell(self.app, told)

    def add_file(self, path: str) -> None:
        """Add a scenario file to the list, and put the cursor on it."""
        self._files = [path, *(one for one in self._files if one != path)]
        self._seen.pop(path, None)
        self._fill(keep=path)
        self._again()

    def _begin_ready(self, key: str) -> None:
        if self.app.screen is not self:  # chosen twice in one breath
            return
        try:
            found = self._desk().scenario(key)
        except SquadlogError as error:
            self._doubt(str(error), of=key)
            return
        if found.scene.spending:
            self._bring(key, found.scene)
        else:
            self._begin_with(key, NOBODY_BROUGHT)

    @work
    async def _bring(self, key: str, scene: "Scene") -> None:
        """Begin it with the squads that sides spend their points on."""
        brought = await ask_squads(self.app, scene)
        if brought is not None and self.stands:
            self._begin_with(key, brought)

    def _begin_with(self, key: str, brought: "Brought") -> None:
        try:
            setup = self._played.setup(self._desk(), key, brought, self._packs.book)
            typed = new_terms.typed_sides(self._typed, setup)
            seed = setup.seed if self._seed is None else self._seed
            unit = keep_unit(setup, self._unit)
            setup = replace(setup, typed_dice=typed, seed=seed, length_unit=unit)
            setup = new_terms.with_agreed(setup, self._agreed)
            setup = new_terms.with_paper(setup, self._paper, self._desk().book)
            commanders = self._commanders.chosen(setup, sealed=self._sealed)
            self._begin(setup, commanders, sealed=self._sealed)
        except SquadlogError as error:
            self._doubt(str(error), of=key)

    def _doubt(self, sentence: str, *, of: str = "") -> None:
        """Say what is wrong, with a battle of the list where it is named."""
        self._fault_of = of
        self.query_one("#doubts", Static).update(Content(sentence))

    def _begin(self, setup: "Setup", commanders: "Mapping[str, str]", *, sealed: bool) -> None:
        """Begin it, after a word for each seat where it is to be sealed. Raises SquadlogError."""
        if not sealed:
            self._begun(setup, commanders=commanders)
            return
        self._desk().require_seal()
        # Dice to come are a secret too: nobody may try them out one after the other.
        setup = replace(setup, seed=secrets.randbelow(2**53))
        sides = [(side.id, side.name) for side in setup.sides]

        def sealed_by(words: dict[str, str] | None) -> None:
            if words:
                self._begun(setup, words)

        places(self.app).show("seal", sides, then=sealed_by)

    def _begun(
        self,
        setup: "Setup",
        words: "dict[str, str] | None" = None,
        commanders: "Mapping[str, str] | None" = None,
    ) -> None:
        seat = self._desk().begin(setup, words=words, commanders=commanders)
        self.dismiss()
        places(self.app).show("battle", seat)

    def action_begin_own(self) -> None:
        """Begin a battle of the two squads chosen."""
        desk = self._desk()
        try:
            form, sealed = self.query_one(OwnSquads), self.query_one("#sealed", Tick).value
            plan = form.plan()
            setup = muster(plan, self._packs.book, desk.rulings)
            setup = name_apart(setup, (one.title for one in desk.battles()))
            setup = new_terms.with_agreed(setup, form.agreed)
            self._begin(
                setup, new_commanders.require_chosen(setup, form.commanders, sealed=sealed), sealed=sealed
            )
        except (SquadlogError, ValueError) as error:
            self._doubt(f"✗ {error}")
            return
        say_doubts(self.app, plan, setup, self._packs.book)
