"""What holds for every test: the sizes of the laws, and how seldom memory is looked through."""

import gc
import itertools
import os
import shutil
import tempfile

from support.laws import register

register()
SEEN = os.environ["SQUADLOG_SEEN"] = tempfile.mkdtemp(prefix="squadlog-seen-")
_EACH = itertools.count()
MOST_OPEN = 300
"""Records that tests left open are let go of beyond so many files: what waits for a terminal knows 1,024 of them."""


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
