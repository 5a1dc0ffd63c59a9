"""How commands of a battle and of the file are called, not what they do: help costs no more than words."""

from __future__ import annotations

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli import options
from squadlog.cli.commands import EXPORTS

with lazy_imports():
    import pathlib

    from squadlog.cli import labelling


def is_called(name: str) -> bool:
    """Whether it is written down here how a command is called."""
    return name in _CALLS


def call(name: str) -> options.Parser:
    """What reads the words of a command."""
    making = _CALLS[name]
    made = options.parser(name, battle=making not in (_battles, _import, _use, _backup))
    making(made)
    return made


def _saying(made: options.Parser) -> None:
    made.add_argument("--by", default="", metavar="WHO", help="your name, for the log")
    options.add_at(made)
    options.add_key(made)


def _do(made: options.Parser) -> None:
    _saying(made)
    _add_die(made)
    _add_no_wait(made)
    made.epilog = (
        "Several sentences run in order and stop at the first that is refused. "
        "squadlog language lists the verbs."
    )
    made.add_argument(
        "sentence", nargs="+", help="a sentence of the command language, or - for lines of stdin"
    )


def _add_no_wait(made: options.Parser) -> None:
    made.add_argument(
        "--no-wait", action="store_true", help="leave what commanders have to say to the next command"
    )


def _add_die(made: options.Parser) -> None:
    made.add_argument(
        "--die",
        default="",
        metavar="DIE",
        help="the die it is for, as die_awaited of show --json names it",
    )


def _die(made: options.Parser) -> None:
    _saying(made)
    _add_die(made)
    _add_no_wait(made)
    made.add_argument(
        "face", nargs="+", help="the number rolled, 0 for the highest; several for several dice"
    )


def _next(made: options.Parser) -> None:
    made.add_argument(
        "field",
        nargs="*",
        metavar="FIELD=VALUE",
        help="fill in what is asked, and print the sentence that says it: mode=crawl metres=2",
    )


def _place(made: options.Parser) -> None:
    made.add_argument(
        "thing", nargs="*", help="a thing of the list by its key or name, or an order without its place"
    )


def _jump(made: options.Parser) -> None:
    _saying(made)
    made.add_argument("entry", nargs="+", help="the number of a log entry, or a named step")


def _steps(made: options.Parser) -> None:
    _saying(made)
    made.add_argument(
        "steps", nargs="*", metavar="[STEPS] [because REASON]", help="how many (default 1), and why"
    )


def _nothing_more(_made: options.Parser) -> None:
    """Add no options: the command takes nothing more."""


def _reminding(made: options.Parser) -> None:
    made.add_argument(
        "words",
        nargs="*",
        metavar="[dismiss N | put off N [until T2.s3|turn 3|7] | all | again]",
        help="dismiss the Nth of those told, or put it off to the next subphase or until then; all: those too that are "
        "not told now; again: tell every one again",
    )


def _add_id(made: options.Parser) -> None:
    made.add_argument("id", nargs="?", help="the number of the battle; without it the current one")


def _stands(made: options.Parser) -> None:
    made.add_argument("unit", nargs="*", help="everything about a soldier, by number or name")
    made.add_argument("--track", action="store_true", help="the subphase track: in words, then as a picture")
    made.add_argument("--time", action="store_true", help="how long was played: by turn, side and player")
    made.add_argument(
        "--gap", type=int, metavar="MINUTES", help="with --time: a longer silence is a pause (10)"
    )


def _log(made: options.Parser) -> None:
    made.add_argument("--undone", action="store_true", help="with the undone lines")
    made.add_argument("--last", type=int, metavar="N", help="only the last N entries")
    made.add_argument(
        "--around", type=int, metavar="N", help="only entry N and the five before and behind it"
    )
    made.add_argument(
        "--entry", type=int, metavar="N", help="entry N in full: dice, reasons, places, notes, who undid it"
    )


def _replay(made: options.Parser) -> None:
    _add_id(made)
    made.add_argument(
        "--text", action="store_true", help="print it: what was said, who then stood where and how"
    )
    made.add_argument("--from", dest="first", metavar="T2.s3", help="begin at that turn or subphase")
    made.add_argument(
        "--to", dest="last", metavar="T3", help="end with that turn or subphase (text and --json)"
    )
    made.add_argument(
        "--all",
        action="store_true",
        help="a seat: with all that was secret, once the battle is over (at the table it is)",
    )


def _export(made: options.Parser) -> None:
    made.add_argument("form", choices=EXPORTS, help="the format")
    made.add_argument("--to", metavar="FILE", type=pathlib.Path, help="write it there instead of on stdout")


def _import(made: options.Parser) -> None:
    made.add_argument("file", help="the file, or - for stdin")
    made.add_argument(
        "--anyway", action="store_true", help="import it although the rules give another result"
    )


def _use(made: options.Parser) -> None:
    made.add_argument("id", help="the number of the battle")


def _battles(made: options.Parser) -> None:
    does = made.add_subparsers(dest="what", metavar="list|ready|rename|tag|move|delete|restore")
    made.set_defaults(seats=False)  # also where no task is named
    listing = does.add_parser("list", help="the battles of this file")
    listing.add_argument("--deleted", action="store_true", help=options.DELETED)
    listing.add_argument("--seats", action="store_true", help="and who sits at each")
    options.add_json(listing)
    options.add_json(does.add_parser("ready", help="the ready battles"))
    rename = does.add_parser("rename", help="give a battle another title")
    rename.add_argument("id", help="the number of the battle")
    rename.add_argument("title", help="title from now on")
    tag, move = does.add_parser("tag", help=labelling.TAGS), does.add_parser("move", help=labelling.MOVES)
    for task in (tag, move):
        task.add_argument("id", help="the number of the battle")
        options.add_json(task)
    labelling.add_words(tag, move, listing)
    delete = does.add_parser("delete", help=options.DELETES)
    restore = does.add_parser("restore", help=options.RESTORES)
    for task in (delete, restore):
        task.add_argument("id", help="the number of the battle")
        options.add_json(task)
    options.add_delete(delete)


def _backup(made: options.Parser) -> None:
    does = made.add_subparsers(dest="what", metavar="list|check|restore")
    options.add_json(does.add_parser("list", help="the copies, newest first"))
    checks = does.add_parser("check", help="check a file: every row, every step, every hash")
    checks.add_argument(
        "file", nargs="?", type=pathlib.Path, help="a copy, or any other; without it the file in use"
    )
    restores = does.add_parser("restore", help="restore a copy; the present file is kept beside it")
    restores.add_argument(
        "which", nargs="?", default="", help="part of its name, or a file; without it the newest"
    )
    for task in (checks, restores):
        options.add_json(task)


_CALLS = {
    "do": _do, "die": _die, "undo": _steps, "redo": _steps, "jump": _jump,
    "show": _stands, "place": _place, "next": _next,
    "log": _log, "replay": _replay,
    "branches": _nothing_more, "audit": _nothing_more, "check": _add_id, "reveal": _add_id,
    "score": _nothing_more, "reminders": _reminding,
    "export": _export, "import": _import, "battles": _battles, "use": _use, "backup": _backup,
}  # fmt: skip
