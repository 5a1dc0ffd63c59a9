"""From the words of the shell to one command, and from whatever goes wrong to one sentence and an exit code."""

import sys

from squadlog import __version__
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.commands import MISREAD, OK, TROUBLE, command, commands, overview
from squadlog.cli.streams import Streams

with lazy_imports():
    import difflib
    import importlib

    from squadlog.base import names, user_paths
    from squadlog.book import copies
    from squadlog.cli import calls, faults, options, printing
    from squadlog.cli.battle import play

_EVERYWHERE = ("--json", "--json=2", "--debug")
_SIGINT = 130


def run(words: list[str]) -> int:
    """Run one command; the exit code. With `--debug` it raises what is unexpected; else it never raises."""
    streams = Streams()
    try:
        return streams.settled(_answer(words))
    finally:
        streams.put_back()


def _answer(words: list[str]) -> int:
    if words and words[0] in ("--version", "-V"):
        return _print(f"squadlog {__version__}")
    if words and words[0] in ("--help", "-h", "help"):
        return _print(overview())
    try:
        return _dispatch(_hoist_options(words))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return _SIGINT
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else TROUBLE
    except Exception as error:  # the table gets a sentence, the log file the traceback
        if "--debug" in words and not isinstance(error, SquadlogError):
            raise
        return faults.tell_error(error)


def _print(text: str) -> int:
    if sys.stdout.isatty():
        printing.print_lines(text.split("\n"))
    else:
        sys.stdout.write(text + "\n")
    return OK


def _hoist_options(words: list[str]) -> list[str]:
    """`squadlog --json show` means `squadlog show --json`."""
    lead = 0
    while lead < len(words) and words[lead].startswith("-"):
        lead += 2 if words[lead] in ("--battle", "-b") else 1
    if lead >= len(words):
        return words
    return [words[lead], *words[:lead], *words[lead + 1 :]]


def _keeping_copies() -> None:
    """Keep what is read of the book for the next time."""
    copies.Copies.folder = user_paths.copies_folder


def _dispatch(words: list[str]) -> int:
    if not words or words == ["--debug"]:
        _keeping_copies()
        return play.home()
    name, rest = words[0], words[1:]
    found = command(name)
    if found is None:
        near = difflib.get_close_matches(name, commands(), 2)
        hint = f"Did you mean {' or '.join(near)}?" if near else "squadlog --help lists them."
        printing.tell(f"There is no command {names.clean_text(name, limit=40)!r}. {hint}")
        return MISREAD
    if ("--help" in rest or "-h" in rest) and calls.is_called(name):
        options.read(calls.call(name), rest)  # which leaves, unless the word is none of its own
    _keeping_copies()
    module = importlib.import_module(found[0])
    code: int = module.run(name, rest)
    return code
