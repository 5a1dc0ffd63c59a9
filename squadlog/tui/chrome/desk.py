"""What the screens share and what is slow to load: the file of battles, the book, the ready battles.

Importing this module imports nothing heavy; `Desk.open` does, and runs in a thread after the first frame.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.plugs import answers
from squadlog.base.records import record
from squadlog.facts.seats import NOBODY, REFEREE, REFEREE_CALLED, TABLE, Speaker

with lazy_imports():
    from squadlog.book import load as books
    from squadlog.session import battle_session, glance, usual
    from squadlog.session import chapters as by_chapters
    from squadlog.session.said import commanding
    from squadlog.setup import battle as battles
    from squadlog.setup import scene_report, scenes, weather
    from squadlog.squads import exchange, ready, scene_files
    from squadlog.store.seal import ciphers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.base.lengths import LengthUnit
    from squadlog.battle.terms import Environment, Setup
    from squadlog.book.book import Rulebook
    from squadlog.book.paragraphs import Paragraphs
    from squadlog.book.rulings import Rulings
    from squadlog.session.seat import Seat
    from squadlog.setup.plan import BattlePlan
    from squadlog.setup.purchases import Brought
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.record_file import Store
    from squadlog.store.records import BattleSummary


WAIT_MS = 300
"""How long a screen waits for another program that holds the file, before it says so: nothing moves meanwhile."""


@record
class Ready:
    """A ready battle: its key, title and briefing, who meets, how many turns it lasts, and whether it has a map."""

    key: str
    title: str
    briefing: str
    sides: tuple[str, ...] = ()
    turns: int | None = None
    mapped: bool = False


@record
class Desk:
    """Everything loaded. Reading it twice reads the file twice: battles change while the program runs."""

    store: "Store"

    @classmethod
    def open(cls, path: Path | None = None) -> "Desk":
        """Open the file; the rest is read when it is asked for. Raises SquadlogError, in one sentence."""
        store = battle_session.open_store(path)
        store.wait_at_most(WAIT_MS)
        return cls(store=store)

    def laid_out(self) -> "Desk":
        """Read beforehand what is slow: no key waits for it. SquadlogError when tables cannot be used."""
        self.book  # noqa: B018 - read for what comes later
        self.ready  # noqa: B018 - likewise
        return self

    @property
    def book(self) -> "Rulebook":
        """The printed tables."""
        return books.load_rulebook()

    @property
    def ready(self) -> tuple[Ready, ...]:
        """The ready battles."""
        return _ready()

    def squad_names(self) -> tuple[str, ...]:
        """Every squad: those of this user, and the ready ones as `ready:KEY`. Raises StoreError."""
        return (*self.store.squads.names(), *(f"ready:{key}" for key in ready.ready_squads()))

    @property
    def rulings(self) -> "Rulings":
        """What this table usually plays by. Raises StoreError."""
        return usual.usual_rulings(self.store.settings)

    @property
    def length_unit(self) -> "LengthUnit":
        """The unit of lengths in which new battles are usually played. Raises StoreError."""
        return usual.usual_unit(self.store.settings)

    def battles(self) -> "tuple[BattleSummary, ...]":
        """Stored battles, the one last played first. Raises StoreError."""
        return self.store.battles()

    def paragraphs(self) -> "Paragraphs":
        """The rules in words."""
        return books.load_paragraphs()

    def resume(self, battle: int, who: Speaker | None = None) -> "Seat":
        """Go on with a stored battle, at the table if no seat is named. Raises StoreError."""
        return battle_session.Session.open(self.store, battle).seat(who or Speaker())

    def seats_sealed(self, battle: int) -> tuple[tuple[str, str], ...]:
        """The seats of a sealed battle and their names, where a word must open them first; else none. StoreError."""
        if not self.store.is_sealed(battle):
            return ()
        opened = battle_session.Session.open(self.store, battle)
        if opened.passwords.may_sit(TABLE):
            return ()
        sides = [(side.id, side.name) for side in opened.views.seen(NOBODY).setup.sides]
        others = [
            (REFEREE, REFEREE_CALLED),
            (TABLE, "all sides, at this screen"),
            (NOBODY, "a display for all players"),
        ]
        return (*sides, *others)

    def unseal(self, battle: int, seat: str, word: str | None = None) -> tuple[str, str] | None:
        """Try a word for a seat, and say whose is wanted (seat and name) before it can be taken; None: it is open.

        Raises StoreError for a wrong one.
        """
        opened = battle_session.Session.open(self.store, battle)
        if word is not None and (wanted := opened.passwords.wanted(seat)) is not None:
            opened.passwords.unlock(wanted[0], word)
        return opened.passwords.wanted(seat)

    def at_a_glance(self, battle: int) -> "glance.Glance":
        """A stored battle as a list of battles shows it. Raises StoreError."""
        return glance.glance(self.store, battle)

    def ready_at_a_glance(self, key: str) -> "glance.Glance":
        """A ready battle as it will begin. Raises SquadlogError."""
        return glance.glance_ahead(self.ready_setup(key))

    def plan_at_a_glance(self, plan: "BattlePlan", book: "Rulebook") -> "glance.Glance":
        """A battle on paper as it will begin by that book. Raises SquadlogError."""
        return glance.glance_ahead(battles.muster(plan, book, self.rulings))

    def begin(
        self,
        setup: "Setup",
        who: Speaker | None = None,
        *,
        words: "Mapping[str, str] | None" = None,
        commanders: "Mapping[str, str] | None" = None,
    ) -> "Seat":
        """Open the record of a new battle, at the table if no seat is named; sealed by `words`. SquadlogError.

        `commanders` are the levels of sides that have one.
        """
        seat = battle_session.Session.create(self.store, setup, words=words).seat(who or Speaker())
        if commanders:
            commanding.seat_commanders(seat, commanders)
        return seat

    def require_seal(self) -> None:
        """Raise SquadlogError, with what to install, where no battle can be sealed."""
        ciphers.require_library()

    def record(self, number: int) -> object:
        """Go on with a stored record of an extra, at the table: what its screen shows. Raises StoreError."""
        return next(answers("open_record"))(self.store, number)

    def scenario(self, key: str) -> "scenes.CalledScene":
        """The scenario of a ready battle, or of a file. Raises SquadlogError with the first fault of a file."""
        if scenes.is_file(key):
            scene_report.require_sound(Path(key), self.book, self.rulings)
        return scenes.scene_called(key, self.rulings)

    def ready_setup(
        self,
        key: str,
        chapters: Sequence[str] | None = None,
        around: "Environment | None" = None,
        brought: "Brought" = MappingProxyType({}),
        book: "Rulebook | None" = None,
    ) -> "Setup":
        """The set-up of a ready battle or scenario file, by its own chapters and surroundings or by these.

        `book` is the printed one unless packs come along; `brought` are the squads of sides that have points to spend.
        Raises SquadlogError.
        """
        load = partial(scenes.load_battle, key, book or self.book, self.rulings, brought=brought)
        if chapters is None or around is None:
            return load(chapters=tuple(chapters or ()))
        wanted = (*chapters, *weather.chapters_of_weather(around))
        setup = load(chapters=wanted, around=around)
        played = by_chapters.chapters_kept(setup.chapters, wanted)
        holds = weather.agreeing(around, played)
        return replace(setup, chapters=played, environment=holds)

    def squad(self, name: str) -> "SquadPlan":
        """A squad by the name that `squad_names` gives. Raises SquadlogError."""
        if name.startswith("ready:"):
            return ready.load_squad(name.removeprefix("ready:"), self.book)
        return exchange.import_squad(self.store.squads.load(name).encode(), self.book, source=name)


@cache
def _ready() -> tuple[Ready, ...]:
    found = [(key, scene_files.load_scene(key)) for key in scene_files.ready_battles()]
    return tuple(
        Ready(
            key=key,
            title=scene.title,
            briefing=scene.briefing,
            sides=tuple(side.name for side in scene.sides),
            turns=scene.turns,
            mapped=bool(scene.map),
        )
        for key, scene in found
    )
