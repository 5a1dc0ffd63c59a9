from pathlib import Path

import pytest


@pytest.fixture
def project():
    """The folder of the project."""
    return Path(__file__).parents[2]
