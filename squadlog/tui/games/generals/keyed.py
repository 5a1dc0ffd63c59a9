"""What of Generals and Majors has keys of its own, for the sheet of all keys."""

KEYED = (
    "squadlog.tui.games.generals.screen:GeneralsScreen",
    "squadlog.tui.games.hand.table:CardTable",
)
