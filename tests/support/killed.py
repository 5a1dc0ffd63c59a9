"""A child of this process that is killed in the middle of what it does."""

import os
import signal
import time
from collections.abc import Callable


def told_until_killed(play: Callable[[int], object], steps: int, delay_s: float) -> list[str]:
    """Fork, let the child play, and kill it so many seconds after it has told `steps` more; every line it told.

    `play` writes a line for what stands already and one for each step that is confirmed, into the file it is given; it
    must not end by itself.
    """
    heard, out = os.pipe()
    child = os.fork()
    if child == 0:  # pragma: no cover - ends by SIGKILL
        os.close(heard)
        try:
            play(out)
        finally:
            os._exit(3)
    os.close(out)
    told = b""
    while told.count(b"\n") <= steps and (part := os.read(heard, 65536)):
        told += part
    time.sleep(delay_s)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    while part := os.read(heard, 65536):
        told += part
    os.close(heard)
    assert os.WIFSIGNALED(status), "the child ended before it was killed"
    return told.decode().splitlines()
