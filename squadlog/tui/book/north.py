"""Where north lies on the map of a battle: a setting of the user."""

from typing import Any

from textual.app import App

from squadlog.base.errors import SquadlogError
from squadlog.tui.chrome.places import places

NORTH = "north"
"""The setting that says where north lies on a map."""
AS_LARGER = "auto"
"""The answer that turns a map by a quarter where it is seen larger so."""
UP = ("up", "right", "down", "left")
"""The answers that turn no map by itself, by the quarters that each is turned."""


def north_of_user(app: App[Any]) -> int | None:
    """By how many quarters maps are turned for this user; None: as they are seen larger."""
    desk = places(app).desk
    try:
        kept = AS_LARGER if desk is None else desk.store.settings.get(NORTH, AS_LARGER)
    except SquadlogError:
        return None  # what cannot be read counts as never set
    return UP.index(kept) if kept in UP else None
