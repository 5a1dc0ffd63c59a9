"""A piece of `tests/large/chips_in_cells.py` in every run: crowds in which every chip and every word can be read."""

import random

import pytest
from large.chips_in_cells import faults


@pytest.mark.parametrize("crowd", range(20), ids=str)
def test_of_a_crowd_no_chip_lies_on_another_and_no_chip_and_no_word_is_cut(crowd):
    assert list(faults(random.Random(crowd))) == []
