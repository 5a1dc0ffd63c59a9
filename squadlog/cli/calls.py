"""How commands of a battle and of the file are called, not what they do: help costs no more than words."""

from __future__ import annotations

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.commands import EXPORTS
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
)

with lazy_imports():
    import pathlib


def called(name: str) -> bool:
    """Whether it is written down here how a command is called."""
    return name in _CALLS


def call(name: str) -> Parser:
    """What reads the words of a command."""
    making = _CALLS[name]
    made = parser(name, battle=making not in (_battles, _import, _use, _backup))
    making(made)
    return made


def _saying(made: Parser) -> None:
    made.add_argument("--by", default="", metavar="WHO", help="your name, for the log")
    add_at(made)


def _do(made: Parser) -> None:
    _saying(made)
    add_key(made)
    made.epilog = (
        "Several sentences run in order and stop at the first that is refused. "
        "squadlog language lists the verbs."
    )
    made.add_argument(
        "sentence", nargs="+", help="a sentence of the command language, or - for lines of stdin"
    )


def _die(made: Parser) -> None:
    _saying(made)
    made.add_argument(
        "--die",
        default="",
        metavar="DIE",
        help="the die it is for, as die_awaited of show --json names it",
    )
    made.add_argument(
        "face", nargs="+", help="the number rolled, 0 for the highest; several for several dice"
    )


def _jump(made: Parser) -> None:
    _saying(made)
    made.add_argument("entry", nargs="+", help="the number of a log entry, or a named step")


def _steps(made: Parser) -> None:
    _saying(made)
    made.add_argument(
        "steps", nargs="*", metavar="[STEPS] [because REASON]", help="how many (default 1), and why"
    )


def _nothing_more(_made: Parser) -> None:
    """The command takes nothing more."""


def _meant(made: Parser) -> None:
    made.add_argument("id", nargs="?", help="the number of the battle; without it the current one")


def _stands(made: Parser) -> None:
    made.add_argument("unit", nargs="*", help="everything about a soldier, by number or name")
    made.add_argument("--track", action="store_true", help="the subphase track: in words, then as a picture")


def _log(made: Parser) -> None:
    made.add_argument("--undone", action="store_true", help="with the undone lines")
    made.add_argument("--last", type=int, metavar="N", help="only the last N entries")


def _export(made: Parser) -> None:
    made.add_argument("form", choices=EXPORTS, help="the format")
    made.add_argument("--to", metavar="FILE", type=pathlib.Path, help="write it there instead of on stdout")


def _import(made: Parser) -> None:
    made.add_argument("file", help="the file, or - for stdin")
    made.add_argument(
        "--anyway", action="store_true", help="import it although the rules give another result"
    )


def _use(made: Parser) -> None:
    made.add_argument("id", help="the number of the battle")


def _battles(made: Parser) -> None:
    does = made.add_subparsers(dest="what", metavar="list|ready|rename|delete|restore")
    listing = does.add_parser("list", help="the battles of this file")
    listing.add_argument("--deleted", action="store_true", help=DELETED)
    add_json(listing)
    add_json(does.add_parser("ready", help="the ready battles"))
    rename = does.add_parser("rename", help="give a battle another title")
    rename.add_argument("id", help="the number of the battle")
    rename.add_argument("title", help="title from now on")
    delete = does.add_parser("delete", help=DELETES)
    restore = does.add_parser("restore", help=RESTORES)
    for task in (delete, restore):
        task.add_argument("id", help="the number of the battle")
        add_json(task)
    add_delete(delete)


def _backup(made: Parser) -> None:
    does = made.add_subparsers(dest="what", metavar="list|check|restore")
    add_json(does.add_parser("list", help="the copies, newest first"))
    checks = does.add_parser("check", help="check a file: every row, every step, every hash")
    checks.add_argument(
        "file", nargs="?", type=pathlib.Path, help="a copy, or any other; without it the file in use"
    )
    restores = does.add_parser("restore", help="restore a copy; the present file is kept beside it")
    restores.add_argument(
        "which", nargs="?", default="", help="part of its name, or a file; without it the newest"
    )
    for task in (checks, restores):
        add_json(task)


_CALLS = {
    "do": _do, "die": _die, "undo": _steps, "redo": _steps, "jump": _jump,
    "show": _stands, "next": _nothing_more,
    "log": _log, "branches": _nothing_more, "audit": _nothing_more, "check": _meant, "reveal": _meant,
    "score": _nothing_more, "reminders": _nothing_more,
    "export": _export, "import": _import, "battles": _battles, "use": _use, "backup": _backup,
}  # fmt: skip
