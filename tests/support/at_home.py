"""A user of their own, whatever the one who runs the tests has said of battles, games and terminals."""

from pathlib import Path

import pytest

_SAID = ("SQUADLOG_BATTLE", "SQUADLOG_GAME", "COLUMNS", "LINES")


def at_home(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """The program keeps its files in this folder, and knows nothing else of its user."""
    patch.setenv("SQUADLOG_HOME", str(folder))
    for name in _SAID:
        patch.delenv(name, raising=False)
    patch.setenv("SQUADLOG_TERMINAL", "")
