"""`squadlog calc`: a list of calculations comes in as JSON, their results go out as JSON.

Data goes to stdout, sentences to stderr. Exit code 0: everything was answered; 2: something could not be, and the
answer says what.
"""

import argparse
import json
from collections.abc import Sequence
from typing import Any, NoReturn, TextIO

from squadlog.base.errors import RulebookError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.load import book_with, load_rulings
from squadlog.extras.calc.answering import BadRequestsError, answer_all, parse_requests
from squadlog.extras.calc.catalogue import CATALOGUE
from squadlog.extras.calc.function import InputError
from squadlog.session.packs.kept import texts_at_hand

with lazy_imports():
    from squadlog.extras.calc import listing

OK, FAILED = 0, 2
"""Exit codes: everything was answered, something was not."""
LARGEST = 4 * 1024 * 1024
"""Characters of the largest input."""


class _UsageError(Exception):
    """The command line makes no sense."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _UsageError(message)


def main(argv: Sequence[str], stdin: TextIO, stdout: TextIO, stderr: TextIO) -> int:
    """Answer the requests on `stdin`, or list the calculations with `--list`. Returns the exit code."""
    try:
        options = _options(argv)
        if options.help:
            stdout.write(_parser().format_help())
            return OK
        if options.list:
            stdout.write(_list(options.function, options.json))
            return OK
        return _calculate(stdin, stdout, stderr)
    except _UsageError as error:
        stderr.write(f"squadlog calc: {error}. Try: squadlog calc --list\n")
    except (BadRequestsError, InputError, RulebookError) as error:
        stderr.write(f"squadlog calc: {error}\n")
    return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="squadlog calc",
        add_help=False,
        description=(
            'A rules calculator. Reads a JSON list of {"id", "fn", "in"} on stdin and prints [{"id", "out"}], or '
            '{"id", "error"} for what cannot be answered. "rulings": {name: option} beside "in" tries another reading.'
        ),
    )
    parser.add_argument("-h", "--help", action="store_true", help="show this help")
    parser.add_argument("--list", action="store_true", help="describe each fn, its input and its output")
    parser.add_argument(
        "--json", action="store_true", help="with --list: as JSON, with a schema of each input"
    )
    parser.add_argument(
        "--json=2",
        action="store_const",
        const=2,
        dest="json",
        help="the same within an object that says its form",
    )
    parser.add_argument(
        "function", nargs="?", choices=(*CATALOGUE,), metavar="fn", help="with --list: this one only"
    )
    return parser


def _options(argv: Sequence[str]) -> argparse.Namespace:
    options = _parser().parse_args(list(argv))
    if (options.function or options.json) and not (options.list or options.help):
        raise _UsageError("a name and --json go with --list")
    return options


def _list(function: str | None, form: int) -> str:
    if not form:
        return listing.list_functions(function)
    told = listing.describe(function)
    if form == 1:
        return _json(told)
    return json.dumps({"format": "squadlog-calculations/2", "calculations": told}, allow_nan=False) + "\n"


def _calculate(stdin: TextIO, stdout: TextIO, stderr: TextIO) -> int:
    if stdin.isatty():
        stderr.write(
            'Type a JSON list such as [{"id": 1, "fn": "sum", "in": {"steps": [1, 5]}}], then Ctrl-D.\n'
        )
    requests = parse_requests(_read(stdin))
    answers = answer_all(requests, book_with((), offered=texts_at_hand()), load_rulings())
    stdout.write(_json(answers))
    failed = sum("error" in answer for answer in answers)
    if failed:
        stderr.write(f"squadlog calc: {failed} of {len(answers)} could not be answered.\n")
    return FAILED if failed else OK


def _read(stdin: TextIO) -> str:
    try:
        text = stdin.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise BadRequestsError("the input is not UTF-8 text.") from None
    if len(text) > LARGEST:
        raise BadRequestsError(f"the input is longer than {LARGEST // 1024 // 1024} MiB; send it in parts.")
    return text


def _json(items: Sequence[Any]) -> str:
    """A JSON list with one item to a line; only ASCII, so that no foreign text reaches a terminal as it is."""
    lines = ",\n".join(json.dumps(item, allow_nan=False) for item in items)
    return f"[\n{lines}\n]\n" if lines else "[]\n"
