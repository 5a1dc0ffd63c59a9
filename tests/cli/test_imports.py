"""What comes from others is taken in by the commands, or refused in a sentence without a byte of any file changed."""

import pytest
from large.imports import KINDS, piece

EACH = 24


@pytest.mark.parametrize("kind", KINDS)
def test_changed_files_of_others_are_sound_or_leave_everything_as_it_was(kind):
    """BLD-10. The whole of it: `python tests/large/imports.py --all`."""
    found = piece(kind, 15, EACH)
    assert found["refused"] > EACH // 2
    assert found.total() == EACH
