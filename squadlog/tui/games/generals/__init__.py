"""The screen of Generals and Majors."""

KEYED = (
    "squadlog.tui.games.generals.screen:GeneralsScreen",
    "squadlog.tui.games.hand.table:CardTable",
)
"""What has keys of its own, for the sheet of all keys."""
