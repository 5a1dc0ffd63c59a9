"""Pieces of work in processes, as a thread of a screen has them worked on."""

import io
import multiprocessing
import os
import time
from contextlib import redirect_stderr
from threading import Event, Thread

from support.pieces import takes_long, told_by

from squadlog.base.processes import each_of


class Screened(io.StringIO):
    """Stderr as a screen has it: another process cannot write to it."""

    def fileno(self):
        return -1


def test_a_thread_of_a_screen_has_even_one_process_apart_that_writes_nothing_on_the_terminal(capfd):
    with redirect_stderr(Screened()):
        done = list(each_of(told_by, 3, 1, made=lambda _: None, stopped=lambda: False))
    assert [number for number, _ in done] == [0, 1, 2]
    assert os.getpid() not in {process for _, process in done}
    assert capfd.readouterr().err == ""


def test_whoever_leaves_waits_for_no_piece_and_leaves_no_process():
    stopped, took = Event(), []
    work = each_of(takes_long, 8, 2, made=lambda _: None, stopped=stopped.is_set)
    thread = Thread(target=lambda: took.extend(work))
    thread.start()
    until = time.monotonic() + 30
    while len(multiprocessing.active_children()) < 2 and time.monotonic() < until:
        time.sleep(0.01)
    stopped.set()
    thread.join(30)
    assert not thread.is_alive()
    assert took == []
    assert multiprocessing.active_children() == []
