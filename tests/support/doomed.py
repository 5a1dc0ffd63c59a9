"""Work whose process ends with it; another process must be able to import it."""

import os
import signal
from pathlib import Path


def dies(_game, _seed):
    """End this process at once, with code 3."""
    os._exit(3)


def is_killed_once(folder, number, made):
    """Tell 5, then be killed where piece 1 is done for the first time; the threads that numpy has."""
    made(5)
    if number == 1:
        try:
            (Path(folder) / "killed").touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return number, os.environ["OPENBLAS_NUM_THREADS"]
