"""A child of this process that is killed in the middle of what it does, and what a battle must then come back to."""

import hashlib
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


def mark(session, seats=("referee",)):
    """Head, faces typed so far, and what each of these seats knows, as one short word."""
    faces = session.record.half.faces if session.record.half else None
    seen = [session.views.seen(seat) for seat in seats]
    return f"{session.record.head}:{hashlib.sha256(repr((*seen, faces)).encode()).hexdigest()[:16]}"


def is_one_step_on(session, confirmed):
    """Whether the file is exactly one write past what the child had confirmed by its mark."""
    head = int(confirmed.split(":")[0])
    line = session.record.tree.line()
    if session.record.half is not None:
        return session.record.head == head
    if len(line) > 1 and line[-2] == head:
        return True
    moves = session.record.tree._moves
    return session.record.head == head or (bool(moves) and session.record.tree.at(moves[-1].left).id == head)
