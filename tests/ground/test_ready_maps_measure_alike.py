"""The ready maps measure what they measured before they had scenery: sight, cover, moves, features."""

import json

import pytest
from support.measured_maps import KEPT, measured, names

HELD = json.loads(KEPT.read_text(encoding="utf-8"))


def test_every_ready_map_has_answers_that_are_kept():
    assert sorted(HELD) == names(), "a new map is measured by `python tests/large/ready_maps.py --keep`"


@pytest.mark.parametrize("name", sorted(HELD))
def test_a_ready_map_is_measured_as_before(name):
    """Surfaces, looks, decorations and names of rooms change no line, no cover, no metre and no feature."""
    assert measured(name) == HELD[name]
