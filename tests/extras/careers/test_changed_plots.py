"""Hostile plots and after-battle tables: refused in sentences, or used. The whole: `tests/large/campaigns.py`."""

from random import Random

import pytest
from support.plots import SAMPLES, changed, judged


@pytest.mark.parametrize("kind", SAMPLES)
def test_a_file_that_was_changed_is_refused_in_sentences_or_read_and_used(kind):
    for number in range(20):
        _, faults = judged(kind, changed(kind, Random(number)))
        assert not faults, number
