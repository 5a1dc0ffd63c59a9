"""A host that is killed is begun again at the same port: what was said is there once, and every page is right."""

import random
from pathlib import Path

from large.kills_served import MOMENTS, killed, met


def test_a_host_killed_at_a_die_comes_back_with_what_was_said(tmp_path: Path) -> None:
    """All kinds of questions by tests/large/kills_served.py."""
    moment = random.choice(MOMENTS)
    for answer, home in met(31, tmp_path, {"die": 1}):
        assert list(killed(answer, home, moment, random.Random(1))) == [], moment
