"""`squadlog games`: side games from the shell. The current game is remembered like the current battle."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.options import (
    DELETED,
    DELETES,
    RESTORES,
    Parser,
    add_at,
    add_delete,
    add_json,
    add_key,
    parser,
    read,
    task_first,
)
from squadlog.extras.games.catalogue import KEYS

with lazy_imports():
    from squadlog.extras.games.commands import begin

TASKS: dict[str, tuple[str, str, str]] = {
    "list": ("shelf", "list_games", "the side games of this file"),
    "new": ("shelf", "new", f"begin one: {KEYS}"),
    "use": ("shelf", "use", "make a game the current one"),
    "show": ("moves", "show", "the game as it stands, as one seat sees it"),
    "explain": ("moves", "explain", "explain the position: totals, zones and command, card by card"),
    "moves": ("moves", "legal", "every legal move, as you write it"),
    "move": ("moves", "move", "make moves; the computers answer"),
    "undo": ("history", "undo", "undo moves"),
    "redo": ("history", "redo", "redo undone moves"),
    "jump": ("history", "jump", "go to a move by its number, or to a named place"),
    "name": ("history", "name", "give the present place a name"),
    "log": ("history", "log", "the moves as a seat may read them"),
    "hint": ("advice", "hint", "the best moves and what they are worth"),
    "review": ("advice", "review", "where a game was lost"),
    "again": ("history", "again", "try again from a move, in a game of its own"),
    "text": ("shelf", "text", "the record as text"),
    "import": ("shelf", "bring_in", "import a record from a text file, or - for stdin"),
    "options": ("shelf", "list_options", "the options of a game, or those of the current game"),
    "levels": ("shelf", "levels", "the computer players, and how strong each is"),
    "rules": ("shelf", "rules", "the rules: of a game, one by its id, or with some words"),
    "stats": ("shelf", "statistics", "finished games by player"),
    "rename": ("shelf", "rename", "give a game another title"),
    "delete": ("shelf", "delete", DELETES),
    "restore": ("shelf", "restore", RESTORES),
}
"""Task, to its module in this package, its function there, and its line in the help."""
_ONE_GAME = (
    "show",
    "explain",
    "moves",
    "move",
    "undo",
    "redo",
    "jump",
    "name",
    "log",
    "hint",
    "review",
    "again",
    "text",
    "options",
)
_SEATED = ("show", "explain", "moves", "log", "hint")
_TIMED = ("new", "move", "hint", "review")
_PLAYED = ("new", "move")
_SIGNED = ("move", "undo", "redo", "jump", "name")


def run(name: str, words: list[str]) -> int:
    """`games TASK`; without a task, the list."""
    made = parser(name)
    made.epilog = "squadlog games TASK --help tells more; squadlog play GAME --as text plays at the prompt."
    tasks = made.add_subparsers(dest="task", metavar="TASK", parser_class=Parser)
    for task, (_, _, summary) in TASKS.items():
        added = tasks.add_parser(task, help=summary, description=summary, allow_abbrev=False)
        add_json(added)
        _arguments(added, task)
    options = read(made, task_first(words, TASKS))
    options.task = options.task or "list"
    module, function, _ = TASKS[options.task]
    done: Callable[[Namespace], int] = getattr(
        import_module(f"squadlog.extras.games.commands.{module}"), function
    )
    return done(options)


def _arguments(task: ArgumentParser, name: str) -> None:
    if name in _ONE_GAME:
        task.add_argument(
            "--game", "-g", metavar="N", help="the game meant (else SQUADLOG_GAME, else the current one)"
        )
    if name in _SIGNED:
        add_at(task)
        add_key(task)
    if name in _SEATED:
        task.add_argument("--seat", metavar="NAME", help="the seat, or the person on it, that looks")
    if name in _TIMED:
        task.add_argument(
            "--seconds", metavar="S", help="time per move of the computers; the program remembers it"
        )
    if name in _PLAYED:
        task.add_argument(
            "--resign",
            metavar="PERCENT",
            help="computers resign, and agree to stop, below this chance to win at five moves in a row "
            "(5 per cent), "
            "or off; the program remembers it",
        )
    if name in _SIGNED:
        task.add_argument("--by", default="", metavar="WHO", help="who says it, for the log")
    _own(task, name)


def _own(task: ArgumentParser, name: str) -> None:
    """Add the options of one task alone."""
    match name:
        case "new":
            task.add_argument("key", metavar="GAME", help=KEYS)
            begin.add_beginning(task)
        case "list":
            task.add_argument("--deleted", action="store_true", help=DELETED)
        case "use" | "rename" | "delete" | "restore":
            task.add_argument("id", help="the number of the game")
            if name == "rename":
                task.add_argument("title", help="title from now on")
            if name == "delete":
                add_delete(task)
        case "move":
            task.add_argument(
                "moves",
                nargs="*",
                metavar="MOVE",
                help="in the notation of the game, such as e1-e3, or '4S>C' in quotes",
            )
            task.add_argument(
                "--seat", metavar="NAME", help="the seat that moves (default: whoever is to move)"
            )
            task.add_argument("--wait", action="store_true", help="the computers do not answer yet")
        case "undo" | "redo":
            default = "1" if name == "redo" else None
            task.add_argument("steps", nargs="?", default=default, help="how many (default 1)")
        case "jump":
            task.add_argument(
                "place",
                nargs="+",
                help="the number of a move (0: the start), a name, or '#57' in quotes for a move taken back, "
                "as the log marks it",
            )
        case "explain":
            task.add_argument("what", nargs="*", help="a zone, a seat or a person (default: everything)")
        case "name":
            task.add_argument("name", nargs="+", help="the name")
        case "log":
            task.add_argument("--undone", action="store_true", help="with the moves that were taken back")
        case "hint" | "review":
            task.add_argument(
                "--level", metavar="PLAYER", help="who thinks: any of squadlog games levels (strong)"
            )
            if name == "review":
                task.add_argument("--all", action="store_true", help="every move, not only the worst")
        case "again":
            task.add_argument("number", metavar="MOVE", help="the move before which it begins, by its number")
        case "text":
            task.add_argument("--out", metavar="FILE", help="a new file to write it to")
        case "import":
            task.add_argument("file", help="the text of a record, or - for stdin")
            task.add_argument("--title", default="", help="what the game is called in the list")
        case "options" | "stats":
            task.add_argument("key", nargs="?", metavar="GAME", help=KEYS)
        case "rules":
            task.add_argument(
                "what",
                nargs="*",
                metavar="WORD",
                help="a game, a rule id such as PC-04, words to look for, or a game and words",
            )
