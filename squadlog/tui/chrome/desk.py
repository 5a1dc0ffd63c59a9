"""What the screens share and what is slow to load: the file of battles, the book, the ready battles.

Importing this module imports nothing heavy; `Desk.open` does, and runs in a thread after the first frame.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.records import record
from squadlog.seats import Speaker

if TYPE_CHECKING:
    from squadlog.battle.setup import Setup
    from squadlog.rulebook.book import Rulebook
    from squadlog.rulebook.paragraphs import Paragraphs
    from squadlog.rulebook.rulings import Rulings
    from squadlog.shell.seat import Seat
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.records import BattleSummary
    from squadlog.store.store import Store


WAIT_MS = 300
"""How long a screen waits for another program that holds the file, before it says so: nothing moves meanwhile."""


@record
class Ready:
    """A ready battle: its key, title and briefing."""

    key: str
    title: str
    briefing: str


@record
class Desk:
    """Everything loaded. Reading it twice reads the file twice: battles change while the program runs."""

    store: "Store"

    @classmethod
    def open(cls, path: Path | None = None) -> "Desk":
        """Open the file; the rest is read when it is asked for. Raises SquadlogError, in one sentence."""
        from squadlog.shell.session import open_store  # noqa: PLC0415 - start-up cost

        store = open_store(path)
        store.wait_at_most(WAIT_MS)
        return cls(store=store)

    def laid_out(self) -> "Desk":
        """Read whatever is slow beforehand, so that no key waits for it. Raises SquadlogError when tables cannot be used."""
        self.book  # noqa: B018 - read for what comes later
        self.ready  # noqa: B018 - likewise
        return self

    @property
    def book(self) -> "Rulebook":
        """The printed tables."""
        from squadlog.rulebook.load import load_rulebook  # noqa: PLC0415 - start-up cost

        return load_rulebook()

    @property
    def ready(self) -> tuple[Ready, ...]:
        """The ready battles."""
        return _ready()

    def squad_names(self) -> tuple[str, ...]:
        """Every squad: those of this user, and the ready ones as `ready:KEY`. Raises StoreError."""
        from squadlog.squads.ready import ready_squads  # noqa: PLC0415 - start-up cost

        return (*self.store.squads.names(), *(f"ready:{key}" for key in ready_squads()))

    @property
    def rulings(self) -> "Rulings":
        """What this table usually plays by. Raises StoreError."""
        from squadlog.shell.usual import usual_rulings  # noqa: PLC0415 - start-up cost

        return usual_rulings(self.store.settings)

    def battles(self) -> "tuple[BattleSummary, ...]":
        """Stored battles, the one last played first. Raises StoreError."""
        return self.store.battles()

    def paragraphs(self) -> "Paragraphs":
        """The rules in words."""
        from squadlog.rulebook.load import load_paragraphs  # noqa: PLC0415 - start-up cost

        return load_paragraphs()

    def resume(self, battle: int) -> "Seat":
        """Go on with a stored battle, at the table. Raises StoreError."""
        from squadlog.shell.session import Session  # noqa: PLC0415 - start-up cost

        return Session.open(self.store, battle).seat(Speaker())

    def begin(self, setup: "Setup") -> "Seat":
        """Open the record of a new battle, at the table. Raises SquadlogError."""
        from squadlog.shell.session import Session  # noqa: PLC0415 - start-up cost

        return Session.create(self.store, setup).seat(Speaker())

    def ready_setup(self, key: str) -> "Setup":
        """The set-up of a ready battle. Raises SquadlogError."""
        from squadlog.muster.scenes import load_battle  # noqa: PLC0415 - start-up cost

        return load_battle(key, self.book, self.rulings)

    def squad(self, name: str) -> "SquadPlan":
        """A squad by the name that `squad_names` gives. Raises SquadlogError."""
        from squadlog.squads.exchange import import_squad  # noqa: PLC0415 - start-up cost
        from squadlog.squads.ready import load_squad  # noqa: PLC0415 - start-up cost

        if name.startswith("ready:"):
            return load_squad(name.removeprefix("ready:"), self.book)
        return import_squad(self.store.squads.load(name).encode(), self.book, source=name)


@cache
def _ready() -> tuple[Ready, ...]:
    from squadlog.squads.scene import load_scene, ready_battles  # noqa: PLC0415 - start-up cost

    scenes = [(key, load_scene(key)) for key in ready_battles()]
    return tuple(Ready(key=key, title=scene.title, briefing=scene.briefing) for key, scene in scenes)
