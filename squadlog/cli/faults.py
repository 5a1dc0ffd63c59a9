"""What the table hears when something unexpected happens; the details go to a file."""

from __future__ import annotations

import sys

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.cli.commands import MISREAD, NOTHING, REFUSED, TROUBLE

with lazy_imports():
    from squadlog.cli import printing
    from squadlog.session import mishaps

TYPE_CHECKING = False  # typing's own costs start-up time
if TYPE_CHECKING:
    from squadlog.battle.refusal import Refusal

_CODES = {"misread": MISREAD, "no-such-face": MISREAD, "not-saved": TROUBLE, "gone-on": TROUBLE}


class NotFoundError(SquadlogError):
    """What was asked for does not exist: exit code 5."""


class NotUnderstoodError(SquadlogError):
    """A word of the call makes no sense where it stands: exit code 2."""


class OverspentError(SquadlogError):
    """Squads are against what was agreed for them: exit code 1."""


def tell_error(error: Exception) -> int:
    """Tell an error in one sentence; the exit code. Errors raised on purpose bring their own sentence."""
    if isinstance(error, SquadlogError):
        printing.tell(clean_text(error.cited, limit=1000))
        if isinstance(error, NotUnderstoodError):
            return MISREAD
        if isinstance(error, OverspentError):
            return REFUSED
        return NOTHING if isinstance(error, NotFoundError) else TROUBLE
    if isinstance(error, UnicodeError):
        sys.stderr.write("This terminal cannot show or read some of the characters.\n")
        return TROUBLE
    where = mishaps.write_traceback(error, " ".join(sys.argv[1:2]))  # the words behind it may be a secret
    sys.stderr.write(
        f"Something unexpected happened ({type(error).__name__}); nothing else changed. Details: {where}\n"
    )
    return TROUBLE


def code_of(refusal: Refusal) -> int:
    """The exit code of what was refused: not understood, trouble with the file, or by a rule."""
    return _CODES.get(refusal.code, REFUSED)
