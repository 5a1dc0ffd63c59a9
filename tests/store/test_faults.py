"""A piece of the large trials in every run, by a seed of the day; the whole: `python tests/large/faults.py --all`."""

import sys
from datetime import UTC, datetime

import pytest
from large.faults import PIECES, piece

SEED = int(datetime.now(UTC).strftime("%Y%m%d"))


@pytest.mark.parametrize("name", PIECES)
def test_whatever_happens_to_the_file_is_told_in_a_sentence_and_what_is_told_is_what_is_kept(name):
    sys.stdout.write(f"python tests/large/faults.py --only '{name}' --seed {SEED}\n")  # shown when it fails
    assert piece(name, SEED)
