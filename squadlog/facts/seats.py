"""Who sits at a battle or a side game: each side or player by its name, the referee, and the table."""

from typing import Final

from squadlog.base.records import record

REFEREE: Final = "referee"
"""The seat that may know everything but dice to come."""
REFEREE_CALLED: Final = "the referee"
"""What people call who sits there."""
TABLE: Final = "table"
"""Whoever looks on, and the screen that everybody looks at: it hears what everybody may hear."""
ONLOOKERS: Final = "onlookers"
"""Those who look on from elsewhere by a link; no person can be called so."""
NOBODY: Final = ""
"""Who knows no more than everybody: what is told to all seats alike is told to it. A display for all sits there."""
OF_THE_TABLE: frozenset[str] = frozenset({"undo", "redo", "jump", "branch"})
"""Words to a record that are for all together."""


@record
class Speaker:
    """Who speaks: a seat, and the name kept of who sat there. `NOBODY` is a display, which only shows."""

    seat: str = TABLE
    name: str = ""

    @property
    def looks(self) -> bool:
        """Whether it is a display: it shows what everybody may see, and nothing is said from it."""
        return self.seat == NOBODY


COURTESY: Final = "A seat does not protect secrets: anybody who can open the file can read all of it."
"""What the program says once to whoever sits down at one."""
SEALED: Final = "This battle is sealed: you cannot read the other sides' secrets here."
"""What it says to whoever sits down at a sealed battle."""


def sees(seat: str, side: str) -> bool:
    """Whether a seat knows what a side keeps to itself."""
    return seat in (REFEREE, side)


def hears(seat: str, side: str) -> bool:
    """Whether a seat knows what a side says aloud at its own place: itself, the referee, and the screen of them all."""
    return seat in (REFEREE, TABLE, side)


def key_of(seat: str) -> str:
    """The owner of the keys that a seat's commands have: a side has its own, the other seats have them in common."""
    return "" if for_all(seat) else seat


def for_all(seat: str) -> bool:
    """Whether a seat speaks for everybody."""
    return seat in (REFEREE, TABLE)
