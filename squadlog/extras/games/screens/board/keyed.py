"""What of the board game has keys of its own, for the sheet of all keys."""

KEYED = (
    "squadlog.extras.games.screens.board.screen:BoardScreen",
    "squadlog.extras.games.screens.board.view:BoardView",
    "squadlog.extras.games.screens.board.captures:CapturesDialog",
)
