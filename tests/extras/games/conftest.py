"""A file of side games for each test, commands, and screens."""

import pytest
from support.at_screens import brought, mapped, play, prepared, quick_screens, size
from support.battles import setup
from support.calling import call, home, shell

from squadlog.session.battle_session import open_store

__all__ = ["brought", "call", "home", "mapped", "play", "prepared", "quick_screens", "shell", "size"]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "squadlog.db"


@pytest.fixture
def store(path):
    opened = open_store(path)
    yield opened
    opened.close()


@pytest.fixture
def setup_of():
    return lambda: setup((1, 2), (11, 12), seed=7, title="Corner shop")
