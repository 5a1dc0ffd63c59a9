"""The keys of every game, and what they do in words."""

from textual.binding import Binding, BindingType

FRAME_HELP = (
    "A colon opens a line to write a move, m lists every legal move. h thinks about the best moves for you; "
    "Escape or s stops that. It shows the line of the move it would make itself, then the next best, with "
    "what each is worth to you, as a chance to win or as cards more or less than an even share: Enter, its "
    "number or a click plays the first move of a line. u takes back your last "
    "move with everything after it, z brings it forward again; comma and full stop step through the moves "
    "one by one, l goes to the list of moves, where Enter stands at any of them, b gives the place where the "
    "game stands a name. When you stepped back, the computer waits: Enter or g lets it move, and g makes one "
    "that thinks pause. s makes it move at once, t sets its time per move; o moves for one that could not. R "
    "(Shift+r) resigns.\n/ opens the rules of this game, i shows what was agreed, e writes the record into a "
    "file, k counts who won what so far, v looks through a finished game for the moves that lost it. In a "
    "game that is over every hand lies open, and you can step through it: Enter leads on to its end, and "
    "before another move begins it again from there you are asked. Escape twice leaves; every move is kept."
)

OVER_HINTS = (("v", "where it was lost", "screen.review"), ("u", "take back", "screen.undo"))
"""What can be done at a board once the game is over."""

KEYS: list[BindingType] = [
    Binding("h", "hint", "Hint", id="game.hint"),
    Binding("u", "undo", "Undo", id="game.undo"),
    Binding("z", "redo", "Redo", id="game.redo", show=False),
    Binding("colon", "write", "Write a move", id="game.write", show=False),
    Binding("m", "list_moves", "Moves", id="game.moves"),
    Binding("comma", "step(-1)", "Step back", id="game.back", show=False),
    Binding("full_stop", "step(1)", "Step forward", id="game.forward", show=False),
    Binding("l", "log", "Log", id="game.log", show=False),
    Binding("b", "name_place", "Name this place", id="game.branch", show=False),
    Binding("g", "let_go", "Go on, pause", id="game.go"),
    Binding("s", "stop", "Move now", id="game.stop"),
    Binding("o", "take_over", "Move for it", id="game.over"),
    Binding("t", "time", "Time per move", id="game.time", show=False),
    Binding("slash", "rules", "Rules", id="game.rules"),
    Binding("i", "agreed", "Agreed", id="game.agreed", show=False),
    Binding("R", "resign", "Resign", id="game.resign", show=False),
    Binding("v", "review", "Review", id="game.review"),
    Binding("v", "review_waits", "Review, when it is over", show=False),
    Binding("k", "count", "Statistics", id="game.count", show=False),
    Binding("e", "export", "Export", id="game.export", show=False),
]
