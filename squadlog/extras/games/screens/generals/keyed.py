"""What of Generals and Majors has keys of its own, for the sheet of all keys."""

KEYED = (
    "squadlog.extras.games.screens.generals.screen:GeneralsScreen",
    "squadlog.extras.games.screens.hand.table:CardTable",
)
