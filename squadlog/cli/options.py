"""The options that commands share."""

from __future__ import annotations

import os
import re
import sys
from argparse import PARSER, SUPPRESS, Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.commands import MISREAD, command

with lazy_imports():
    import importlib

    from squadlog.base import names, plugs
    from squadlog.cli import faults

TYPE_CHECKING = False  # typing's own costs start-up time
if TYPE_CHECKING:
    from argparse import _SubParsersAction
    from collections.abc import Callable, Container
    from typing import Any, NoReturn


class _Help(HelpFormatter):
    """Help as wide as the terminal, which is asked without the library that argparse would load for it."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_columns() - 2)


def _columns() -> int:
    """As `shutil.get_terminal_size` finds it."""
    said = os.environ.get("COLUMNS", "")
    if said.isdecimal() and int(said) > 0:
        return int(said)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or 80  # type: ignore[union-attr] # caught
    except (AttributeError, OSError, ValueError):
        return 80


class Once(Action):
    """An option of one value, which may not be said again with another: neither would be dropped in silence."""

    def __init__(self, option_strings: list[str], dest: str, **how: Any) -> None:  # noqa: ANN401 - as argparse has it
        super().__init__(option_strings, dest, **how)
        self._said: tuple[Namespace, Any] | None = None

    def __call__(
        self,
        _parser: ArgumentParser,
        namespace: Namespace,
        values: Any,  # noqa: ANN401 - as argparse has it
        _option_string: str | None = None,
    ) -> None:
        """Keep the value. Raises ArgumentError for a second one."""
        if self.option_strings and self._said is not None and self._said[0] is namespace:
            values = self._both(self._said[1], values)
        self._said = (namespace, values)
        setattr(namespace, self.dest, values)

    def _both(self, before: Any, value: Any) -> Any:  # noqa: ANN401 - whatever the option holds
        if before != value:
            raise ArgumentError(self, f"is given twice, {before} and {value}; give it once")
        return value


class Listed(Once):
    """An option whose value is a list with commas: said again it goes on."""

    def _both(self, before: Any, value: Any) -> str:  # noqa: ANN401 - as above
        return f"{before},{value}"


class Parser(ArgumentParser):
    """An argument parser that answers a wrong call with one cleaned sentence and exit code 2."""

    def __init__(self, **how: Any) -> None:  # noqa: ANN401 - as argparse has it
        super().__init__(**{"formatter_class": _Help, **how})
        for word in (None, "store"):
            self.register("action", word, Once)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the call and leave."""
        self.print_usage(_Stderr())
        self.exit(MISREAD, f"{names.clean_text(names.as_sentence(_plain(message)), limit=300)}\n")

    def _get_values(self, action: Action, arg_strings: list[str]) -> Any:  # noqa: ANN401 - as argparse has it
        """An option whose value is `--` has none; argparse would hand on an empty list in its place."""
        if action.option_strings and action.nargs is None and arg_strings == ["--"]:
            raise ArgumentError(action, "expected one argument")
        return super()._get_values(action, arg_strings)


_WORDINGS = (
    (r"argument (.+): invalid choice: (.+) \(choose from (.+)\)", r"\1 cannot be \2; choose one of \3"),
    (r"argument (.+): invalid number from 1 on value: (.+)", r"\1 should be a number from 1 on, not \2"),
    (r"argument (.+): invalid int value: (.+)", r"\1 should be a whole number, not \2"),
    (r"argument ([^:]+): (.+ should be .+)", r"\1 \2"),
    (r"argument (.+): expected one argument", r"\1 needs a value"),
    (r"argument ([^:]+): (is given twice, .+)", r"\1 \2"),
    (r"the following arguments are required: (.+)", r"missing: \1"),
    (r"argument --json: ignored explicit argument .+", "--json stands alone, or as --json=2"),
    (r"unrecognized arguments: (.+)", r"this has no place here: \1"),
)


def _plain(message: str) -> str:
    """A complaint of argparse in plain words."""
    for complaint, words in _WORDINGS:
        if (found := re.fullmatch(complaint, message)) is not None:
            return found.expand(words)
    return message


class _Stderr:
    """Standard error as it is now: tests and pipes replace it."""

    def write(self, text: str) -> None:
        """Write there."""
        sys.stderr.write(text)


def parser(name: str, *, battle: bool = False) -> Parser:
    """The parser of a command with `--json` and `--debug`, and with `--battle` if it is about one."""
    made = Parser(
        prog=f"squadlog {name}",
        description=(command(name) or ("", ""))[1],
        allow_abbrev=False,
        formatter_class=_Help,
    )
    _add_json(made, default=0)
    made.add_argument("--debug", action="store_true", help="show the traceback of an unexpected error")
    if battle:
        made.add_argument(
            "--battle",
            "-b",
            metavar="N",
            help="the battle to use (else SQUADLOG_BATTLE, else the current one of this terminal)",
        )
        if name != "play":  # which has that of the side games
            made.add_argument(
                "--seat",
                metavar="NAME",
                help="a side, a person or referee: what it may know and command; table: what all may know, "
                "read-only; this does not protect secrets",
            )
    return made


def add_json(task: ArgumentParser) -> None:
    """Add `--json` to a task of a command; not given there, it stays as given to the command."""
    _add_json(task, default=SUPPRESS)


def _add_json(made: ArgumentParser, *, default: int | str) -> None:
    """`--json`, and `--json=2` as a word of its own: an option with a value would take the word behind it."""
    for word, form, told in (
        ("--json", 1, "print data as JSON"),
        ("--json=2", 2, "the same, with each list in an object that names its form"),
    ):
        made.add_argument(word, action="store_const", const=form, dest="json", default=default, help=told)


DELETED = "deleted items that you can restore, for thirty days"
DELETES = "delete one; for thirty days you can restore it"
RESTORES = "restore a deleted one"


DELETING: dict[str, dict[str, Any]] = {
    "--deleted": {"action": "store_true", "help": DELETED},
    "--yes": {"action": "store_true", "required": True, "help": "really"},
    "--for-good": {"action": "store_true", "help": "delete it for good, at once; this frees its space"},
}
"""The options of `list`, and of `delete`."""


def add_delete(task: ArgumentParser) -> None:
    """Add the options of `delete`."""
    for option in ("--yes", "--for-good"):
        task.add_argument(option, **DELETING[option])


def add_tasks(name: str, tasks: _SubParsersAction[Any]) -> dict[str, Callable[[Namespace], int]]:
    """The tasks that extras add to a command, with their words; what runs each."""
    found = {}
    for task, (module, words) in plugs.extra_tasks(name).items():
        adding = importlib.import_module(module)
        adding.add(tasks.add_parser(task, help=words))
        found[task] = adding.run
    return found


def add_at(task: ArgumentParser) -> None:
    """Add `--at` to a task that changes the battle."""
    task.add_argument(
        "--at",
        type=int,
        metavar="N",
        help="the log entry that you saw last; if the battle has continued since, nothing is done",
    )


def add_key(task: ArgumentParser) -> None:
    """Add `--key` to a task that may be repeated."""
    task.add_argument(
        "--key",
        default="",
        metavar="TEXT",
        help="any text; a command repeated with the same text is not carried out again",
    )


def task_first(words: list[str], tasks: Container[str]) -> list[str]:
    """`games --game 11 moves` means `games moves --game 11`: an option of a task may stand before it."""
    place = next((place for place, word in enumerate(words) if word in tasks), 0)
    lead = words[:place]
    if not lead or not lead[0].startswith("-"):
        return words
    before = [word for word in lead if word.startswith(("--json", "--debug"))]
    return [*before, words[place], *(word for word in lead if word not in before), *words[place + 1 :]]


def read(made: ArgumentParser, words: list[str]) -> Namespace:
    """The words as options, which may stand anywhere among them; leaves with exit code 2 when wrong."""
    if any(action.nargs == PARSER for action in made._actions):  # noqa: SLF001 - argparse has no other word for it
        return made.parse_args(words)
    return made.parse_intermixed_args(words)


def pairs(option: str, said: list[str]) -> dict[str, str]:
    """NAME=VALUE words as a mapping. Raises NotUnderstoodError."""
    found: dict[str, str] = {}
    for words in said:
        name, equals, value = words.partition("=")
        if not equals:
            raise faults.NotUnderstoodError(f"{option} {words!r} should be NAME=VALUE.")
        if name in found:
            raise faults.NotUnderstoodError(f"{option} {name} is given twice; give it once.")
        found[name] = value
    return found
