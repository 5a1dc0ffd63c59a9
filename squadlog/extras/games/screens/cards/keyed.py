"""What of the card game has keys of its own, for the sheet of all keys."""

KEYED = (
    "squadlog.extras.games.screens.cards.screen:CardsScreen",
    "squadlog.extras.games.screens.hand.table:CardTable",
)
