import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from squadlog.book.book import Rulebook
from squadlog.book.load import load_rulebook
from squadlog.book.places import data_dir

Edit = Callable[[str, str, str], None]


@pytest.fixture(scope="session")
def book() -> Rulebook:
    """The shipped tables."""
    return load_rulebook()


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A copy of the shipped tables that a test may spoil."""
    return Path(shutil.copytree(data_dir("tables"), tmp_path / "tables"))


@pytest.fixture
def edit(tables: Path) -> Edit:
    """Replace the one place where `old` stands in a file of the copy."""

    def replace(file: str, old: str, new: str) -> None:
        path = tables / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    return replace
