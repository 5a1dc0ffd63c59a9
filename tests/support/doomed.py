"""A player of the arena whose process ends with it; another process must be able to import it."""

import os


def dies(_game, _seed):
    """End this process at once, with code 3."""
    os._exit(3)
