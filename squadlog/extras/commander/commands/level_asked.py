"""Whose opinion is asked for on the command line: a level of commanders."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.faults import NotUnderstoodError

with lazy_imports():
    from squadlog.extras.commander.mind import levels


def level_asked(text: str | None) -> str:
    """The level that is meant, the best there is where none is named. NotUnderstoodError for another word."""
    try:
        return levels.level_of_commander(text or levels.best_level())
    except levels.NoLevelError as error:
        raise NotUnderstoodError(str(error)) from None
