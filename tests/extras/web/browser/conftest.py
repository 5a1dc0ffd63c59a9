"""One browser for all tests of pages; where none starts, a machine that builds fails and a developer's says so."""

import pytest
from support.browsing import NoBrowserError, Pages, browser, expected


@pytest.fixture(scope="package")
def chromium():
    """The browser of these tests. It is closed after the last of them: while it runs, nobody beside it runs a loop."""
    try:
        opened = browser()
        started = opened.__enter__()
    except NoBrowserError as error:
        if expected():
            pytest.fail(str(error), pytrace=False)
        pytest.skip(str(error))
    yield started
    opened.__exit__(None, None, None)


@pytest.fixture
def pages(chromium):
    """The devices of one test. Whatever a page logs as an error or a warning fails it."""
    held = Pages(chromium)
    yield held
    assert held.close() == []
