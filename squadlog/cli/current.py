"""The current battle and the current side game: those that commands mean which name none. Each terminal has its own.

Where there is no terminal, as in a script that cron runs, and where nothing was chosen yet at this one, it is the one
that was chosen last anywhere.
"""

import os
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.names import whole_number
from squadlog.store.records import now

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

BATTLE, GAME = "battle.current", "game.current"
TERMINAL = "SQUADLOG_TERMINAL"
"""The variable that names this terminal, where the system's own number of it will not do; empty for none."""
_MOST = 50
"""How many terminals are remembered; most of them are closed."""


def terminal() -> str:
    """A name for the terminal this is typed at, empty where there is none. It costs some microseconds.

    All that is run from one terminal, in whatever pipe, belongs to one session of the system, whose number it is.
    """
    if (named := os.environ.get(TERMINAL)) is not None:
        return named.strip()[:60]
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY | os.O_NOCTTY))
        return str(os.getsid(0))
    except (OSError, AttributeError):  # Windows has neither
        return ""


def everywhere(store: "Store", kind: str) -> int | None:
    """What was chosen last, at whatever terminal."""
    return whole_number(store.settings.get(kind))


def here(store: "Store", kind: str) -> int | None:
    """What was chosen at this terminal; None where nothing was, or where there is no terminal."""
    at = terminal()
    return whole_number(store.settings.get(f"{kind}@{at}").partition(" ")[0]) if at else None


def current(store: "Store", kind: str) -> int | None:
    """The battle or game that a command without a number means; None: none was chosen."""
    chosen = here(store, kind)
    return everywhere(store, kind) if chosen is None else chosen


def keep(store: "Store", kind: str, number: int) -> None:
    """Make a battle or game the current one, at this terminal and where none is chosen. Raises StoreError."""
    keep_here(store, kind, number)
    store.settings.set(kind, str(number))


def keep_here(store: "Store", kind: str, number: int) -> None:
    """Make a battle or game the current one at this terminal alone, if this is one. Raises StoreError."""
    if not (at := terminal()):
        return
    store.settings.set(f"{kind}@{at}", f"{number} {now()}")
    chosen = {key: value for key, value in store.settings.all().items() if key.startswith(f"{kind}@")}
    for key in sorted(chosen, key=lambda one: chosen[one].partition(" ")[2])[:-_MOST]:
        store.settings.drop(key)


def remember(store: "Store", kind: str, what: str, made: int) -> str:
    """Choose what has just been made. That it cannot be is no error but a sentence: it is there all the same."""
    try:
        keep(store, kind, made)
    except StoreError as error:
        return f"{what} {made} is saved, but not as the current one: {error}"
    return ""
