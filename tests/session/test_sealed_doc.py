"""The page of what a seal protects: each row of its table is played by a test."""

import re
from importlib import import_module
from pathlib import Path

from golden.sealed import HERE

ROWS = re.findall(
    r"^\|.*\| `(test_\w+)` \|$",
    (HERE.parents[1] / "docs" / "sealed.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)

TESTS = {
    name
    for page in Path(__file__).parent.glob("test_sealed_attacks*.py")
    for name in vars(import_module(f"session.{page.stem}"))
}


def test_every_row_of_the_table_of_threats_is_played_by_a_test():
    assert len(ROWS) > 12
    assert [row for row in ROWS if row not in TESTS] == []
