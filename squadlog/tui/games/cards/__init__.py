"""The screen of the card game."""

KEYED = (
    "squadlog.tui.games.cards.screen:CardsScreen",
    "squadlog.tui.games.hand.table:CardTable",
)
"""What has keys of its own, for the sheet of all keys."""
