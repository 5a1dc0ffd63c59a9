import pytest

from squadlog.store.record_file import Store


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "squadlog.db"


@pytest.fixture
def store(path):
    opened = Store(path)
    yield opened
    opened.close()
