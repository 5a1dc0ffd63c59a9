"""Evenings of the advanced chapters, word for word: log, questions, refusals, status, track and cards.

The chapters: grenades, launchers, smoke, explosives, mines, fire_missions, vacuum, weather, ground_sensor, camo_tinter,
jammer, holotarp, laid_out, timed_play, blasts.
"""

from pathlib import Path

import pytest
from support.transcripts import told, typed

EVENINGS = sorted(Path(__file__).with_name("told").glob("*.txt"))


@pytest.mark.parametrize("path", EVENINGS, ids=lambda path: path.stem)
def test_an_evening_is_told_as_it_was_written(path, tmp_path):
    """ADV-01, GEN-06: every word of it."""
    text = path.read_text(encoding="utf-8")
    assert told(typed(text), tmp_path / "home") == text


def test_there_are_evenings():
    assert len(EVENINGS) >= 3
