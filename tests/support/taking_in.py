"""A user who takes in what others sent: the very commands, and whether the files stay as they were after a refusal."""

import contextlib
import io
import os
import sys
from pathlib import Path

from squadlog.__main__ import main
from squadlog.base.names import cells

REFUSALS = (1, 4)
"""Told to differ from the rules, or found unsound."""
_LONGEST, _CUT = 8000, 990


class TakingIn:
    """A home of its own with a battle and a squad in it, into which files are taken."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self._file = folder / "theirs"
        self._kept: dict[Path, bytes] = {}

    def __enter__(self):
        self._was = os.environ.get("SQUADLOG_HOME")
        os.environ["SQUADLOG_HOME"] = str(self.home)
        for words in (("new", "newcomer"), ("squads", "copy", "ready:pathfinders", "Mine"), ("backup",)):
            assert (done := _run(words))[0] == 0, (words, done)
        self._kept = self.files()
        return self

    def __exit__(self, *_):
        if self._was is None:
            del os.environ["SQUADLOG_HOME"]
        else:
            os.environ["SQUADLOG_HOME"] = self._was

    def files(self):
        """Every file of the user and its bytes, but for copies of the program's own tables."""
        found = (path for path in self.home.rglob("*") if path.is_file())
        return {path: path.read_bytes() for path in found if "copies" not in path.parts}

    def takes(self, data, *words):
        """Whether it was taken in. A refusal is one sentence that changes no byte; what is kept is taken away again."""
        self._file.write_bytes(data)
        code, told = _run([word if word != "-" else str(self._file) for word in words])
        if code in REFUSALS:
            assert self.files() == self._kept, f"{words} wrote something, and then: {told}"
            sentence(told, lines=1 if code == REFUSALS[1] else None)
            return False
        assert code == 0, (code, told)
        self._put_back()
        return True

    def _put_back(self):
        for path in self.files().keys() - self._kept.keys():
            path.unlink()
        for path, data in self._kept.items():
            if path.read_bytes() != data:
                path.write_bytes(data)


def sentence(told, *, lines=1):
    """Whether something is for people: of so many lines, not long, with its full stop unless it is cut."""
    told = told.removesuffix("\n")
    assert lines is None or told.count("\n") == lines - 1, told
    assert "Traceback" not in told, told
    assert 0 < len(told) < _LONGEST, told
    cut = cells(told) > _CUT  # a terminal is told no more
    assert cut or told.endswith((".", ")", "!", "?")), told


def _run(words):
    """A command in this process: its exit code, and what it told beside its data."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([words[0], "--debug", *words[1:]])  # what nobody raised on purpose is raised here
    sys.stdout.flush()
    return code, err.buffer.getvalue().decode("utf-8")
