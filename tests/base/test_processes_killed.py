"""Pieces of work on several processes, one of which is killed from outside."""

import multiprocessing
import os
from functools import partial

import pytest
from support.doomed import dies, is_killed_once

from squadlog.base.processes import MOST_REPLACED, ProcessDiedError, each_of


def test_the_piece_of_a_process_that_was_killed_is_done_by_another_and_what_it_told_is_taken_back(
    tmp_path, monkeypatch
):
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    told = []
    work = partial(is_killed_once, tmp_path)
    assert sorted(each_of(work, 4, 2, made=told.append)) == [(number, "1") for number in range(4)]
    assert sum(told) == 4 * 5
    assert -5 in told
    assert "OPENBLAS_NUM_THREADS" not in os.environ
    assert not multiprocessing.active_children()


def test_work_whose_processes_always_die_ends_in_a_sentence_after_some_of_them():
    given = []

    def numbers():
        for number in range(100):
            given.append(number)
            yield number

    with pytest.raises(ProcessDiedError, match="a miner ended by itself, with code 3"):
        list(each_of(dies, numbers(), 2, made=given.append, called="a miner"))
    assert len(given) <= 2 + MOST_REPLACED
    assert not multiprocessing.active_children()
