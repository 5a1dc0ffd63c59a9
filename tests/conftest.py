"""What holds for every test: the sizes of the laws, how seldom memory is looked through, no waiting for a disk."""

import gc
import itertools
import os
import re
import shutil
import tempfile
from functools import cache, wraps
from pathlib import Path

import pytest
from support.laws import register

from squadlog.base.plugs import folders
from squadlog.store import file

register()
SEEN = os.environ["SQUADLOG_SEEN"] = tempfile.mkdtemp(prefix="squadlog-seen-")
_EACH = itertools.count()
MOST_OPEN = 300
"""Records that tests left open are let go of beyond so many files: what waits for a terminal knows 1,024 of them."""


@pytest.fixture(autouse=True, scope="session")
def _hasty():
    """No file waits until it has reached the disk: nobody pulls the plug, and who is killed loses nothing by that."""
    settle = file._settle

    @wraps(settle)
    def settle_in_haste(connection):
        settle(connection)
        connection.execute("PRAGMA synchronous=OFF")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file, "_settle", settle_in_haste)
        yield


def pytest_runtest_setup():
    """Each test is on a computer of its own, which has seen no sealed battle of another."""
    os.environ["SQUADLOG_SEEN"] = f"{SEEN}/{next(_EACH)}"
    if _files_open() > MOST_OPEN:
        gc.collect()


def _files_open():
    lowest = os.open(os.devnull, os.O_RDONLY)
    os.close(lowest)
    return lowest


def pytest_collection_finish():
    """What collection has made stays: looking through it again and again took a quarter of the time of screens."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_unconfigure():
    """What lasts is looked through once more, for what nobody closed; what was seen of sealed battles goes."""
    shutil.rmtree(SEEN, ignore_errors=True)
    gc.collect()
    gc.freeze()


def pytest_ignore_collect(collection_path):
    """The tests of an extra that is not there are absent with it."""
    if collection_path.parent.name == "extras" and collection_path.is_dir():
        return collection_path.name not in folders() or None
    return (collection_path.suffix == ".py" and bool(_needs(collection_path) - {*folders()})) or None


@cache
def _needs(path):
    """The extras that a file of tests imports, by itself or by what supports it."""
    text = path.read_text(encoding="utf-8")
    found = set(re.findall(r"squadlog\.extras\.([a-z]+)", text))
    several = re.findall(r"from (?:support|large) import ([^\n]+)", text)
    named = re.findall(r"(?:from|import) (?:support|large)\.([a-z_]+)", text) + re.findall(
        r"\w+", " ".join(several)
    )
    for name in named:
        for part in ("support", "large"):
            if (beside := Path(__file__).parent / part / f"{name}.py").exists() and beside != path:
                found |= _needs(beside)
    return found
