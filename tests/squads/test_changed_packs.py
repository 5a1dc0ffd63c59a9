"""Hostile packs: each is refused, a sentence a fault, or taken whole. The whole: `python tests/large/packs.py`."""

from random import Random

import pytest
from support.packs import changed, club, judged


@pytest.mark.parametrize("seed", range(3))
def test_a_pack_that_was_changed_is_refused_in_sentences_or_taken_whole(seed):
    for number in range(12):
        _, faults = judged(changed(club(), Random(seed * 1000 + number)))
        assert not faults, number
