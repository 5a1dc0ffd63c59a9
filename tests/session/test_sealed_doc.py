"""The page of what a seal protects: each row of its table is played by a test."""

import re

from golden.sealed import HERE
from session import test_sealed_attacks

ROWS = re.findall(
    r"^\|.*\| `(test_\w+)` \|$",
    (HERE.parents[1] / "docs" / "sealed.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_every_row_of_the_table_of_threats_is_played_by_a_test():
    assert len(ROWS) > 12
    assert [row for row in ROWS if not callable(getattr(test_sealed_attacks, row, None))] == []
