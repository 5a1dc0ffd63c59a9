"""What of the card game has keys of its own, for the sheet of all keys."""

KEYED = (
    "squadlog.tui.games.cards.screen:CardsScreen",
    "squadlog.tui.games.hand.table:CardTable",
)
