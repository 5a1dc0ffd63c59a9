"""The keys of every game, each with the part of its screen that does it, and what they do in words."""

from textual.binding import Binding, BindingType

FRAME_HELP = (
    "A colon opens a line to write a move, m lists every legal move. h finds the best moves for you; Escape or s "
    "stops the search. It shows its own choice first, then the next best lines, with their value to you: a chance to "
    "win, or cards above or below an even share. Enter, a number or a click plays the first move of a line. u undoes "
    "your last move and everything after it, z redoes it; comma and full stop step through the moves, l goes to the "
    "list of moves, where Enter goes to any of them, b names the present position. When you stepped back, the "
    "computer waits: Enter or g lets it move, and g pauses a computer that thinks. s makes it move at once, t sets "
    "its time per move; o moves for a computer that could not. R (Shift+r) resigns.\n/ opens the rules of this game, "
    "i shows the options of this game, e exports the record, k shows the statistics, v reviews a finished game for "
    "the moves that lost it. When the game is over, every hand is open, and you can step through it: Enter steps "
    "forward to the end; another move plays on from there, after you confirm. Press Escape twice to leave; every "
    "move is kept."
)

OVER_HINTS = (("v", "review", "screen.look_up.review"), ("u", "undo", "screen.history.undo"))
"""What can be done at a board once the game is over."""

KEYS: list[BindingType] = [
    Binding("h", "computers.hint", "Hint", id="game.hint"),
    Binding("u", "history.undo", "Undo", id="game.undo"),
    Binding("z", "history.redo", "Redo", id="game.redo", show=False),
    Binding("colon", "moves.write", "Write a move", id="game.write", show=False),
    Binding("m", "moves.list_moves", "Moves", id="game.moves"),
    Binding("comma", "history.step(-1)", "Step back", id="game.back", show=False),
    Binding("full_stop", "history.step(1)", "Step forward", id="game.forward", show=False),
    Binding("l", "history.log", "Log", id="game.log", show=False),
    Binding("b", "history.name_place", "Name position", id="game.branch", show=False),
    Binding("g", "computers.let_go", "Continue, pause", id="game.go"),
    Binding("s", "computers.stop", "Move now", id="game.stop"),
    Binding("o", "computers.take_over", "Move for it", id="game.over"),
    Binding("t", "computers.time", "Time per move", id="game.time", show=False),
    Binding("slash", "look_up.rules", "Rules", id="game.rules"),
    Binding("i", "look_up.agreed", "Agreed", id="game.agreed", show=False),
    Binding("R", "moves.resign", "Resign", id="game.resign", show=False),
    Binding("v", "look_up.review", "Review", id="game.review"),
    Binding("v", "look_up.review_waits", "Review, when it is over", show=False),
    Binding("k", "look_up.count", "Statistics", id="game.count", show=False),
    Binding("e", "look_up.export", "Export", id="game.export", show=False),
]
