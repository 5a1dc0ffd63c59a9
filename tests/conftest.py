"""What holds for every test: the sizes of the laws, and how seldom memory is looked through."""

import gc

from support.laws import register

register()


def pytest_collection_finish():
    """What collection has made stays: looking through it again and again took a quarter of the time of screens."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_unconfigure():
    """What lasts is looked through once more, for what nobody closed, and not in each of the passes of pytest."""
    gc.collect()
    gc.freeze()
