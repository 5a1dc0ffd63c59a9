"""Evenings at a terminal, word for word: what was typed, and what the program said to it.

A line that begins with `$ ` is a command line after `squadlog`, one with `> ` a sentence for `squadlog do`; what was
said follows, indented, and behind it `= 4` where the program ended otherwise than well; `{tests}` is the folder of the
tests. `PYTHONPATH=tests python -m support.transcripts FILE ...` writes what is said today; read it before you keep it.
"""

import contextlib
import io
import re
import shlex
import sys
import tempfile
from pathlib import Path

import pytest
from support.at_home import at_home

from squadlog.__main__ import main

_TESTS = str(Path(__file__).parents[1])

_TYPED = ("$ ", "> ")
_CHANCE = re.compile(r"(?<=commitment )[0-9a-f]+")


def typed(text):
    """The lines that were typed, and whatever stands above the first."""
    return [line for line in text.splitlines() if line.startswith((*_TYPED, "#"))]


def told(lines, folder):
    """The transcript of these lines, said today by a user whose files lie in an empty folder."""
    out = []
    with pytest.MonkeyPatch.context() as patch:
        at_home(patch, folder)
        for line in lines:
            out.append(line)
            if line.startswith(_TYPED):
                words = line[2:].replace("{tests}", _TESTS)
                out += _said(["do", words] if line.startswith("> ") else shlex.split(words), patch)
    return "\n".join(out) + "\n"


def _said(words, patch):
    heard = io.StringIO()
    patch.setattr(sys, "stdin", io.StringIO(""))
    with contextlib.redirect_stdout(heard), contextlib.redirect_stderr(heard):
        code = main(words)
    said = _CHANCE.sub("...", heard.getvalue()).splitlines()
    return [f"    {line}".rstrip() for line in said] + ([f"    = {code}"] if code else [])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as home:
            path = Path(name)
            path.write_text(told(typed(path.read_text(encoding="utf-8")), Path(home)), encoding="utf-8")
