"""What of the board game has keys of its own, for the sheet of all keys."""

KEYED = (
    "squadlog.tui.games.board.screen:BoardScreen",
    "squadlog.tui.games.board.view:BoardView",
    "squadlog.tui.games.board.captures:CapturesSheet",
)
