"""Where this user's things are: the record and the settings, and copies that can be made anew."""

import os
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    import platformdirs


def user_folder() -> Path:
    """The folder of battles and squads: `SQUADLOG_HOME` if that is set, else under the user's data folder."""
    if (home := _home()) is not None:
        return home
    return Path(platformdirs.user_data_dir("squadlog", appauthor=False))


def user_file() -> Path:
    """The file of this user, whether or not it exists yet."""
    return user_folder() / "squadlog.db"


def maps_folder() -> Path:
    """The folder of the maps that this user drew, whether or not it exists yet."""
    return user_folder() / "maps"


def packs_folder() -> Path:
    """The folder of the packs that this user keeps, whether or not it exists yet."""
    return user_folder() / "packs"


def labs_folder() -> Path:
    """The folder of the labs that this user asked by a question alone, whether or not it exists yet."""
    return user_folder() / "labs"


def copies_folder() -> Path:
    """The folder of what is kept to save time alone, and may be deleted at any moment."""
    if (home := _home()) is not None:
        return home / "copies"
    return Path(platformdirs.user_cache_dir("squadlog", appauthor=False))


def seen_folder() -> Path:
    """What this account of this computer has seen of sealed battles: `SQUADLOG_SEEN` if that is set.

    It is never in `SQUADLOG_HOME`, which somebody else may have.
    """
    if named := os.environ.get("SQUADLOG_SEEN"):
        return Path(named).expanduser()
    return Path(platformdirs.user_state_dir("squadlog", appauthor=False)) / "seen"


def _home() -> Path | None:
    named = os.environ.get("SQUADLOG_HOME")
    return Path(named).expanduser() if named else None
