"""Companies in a file of their own, and a small battle between two of them."""

import pytest
from support.at_screens import brought, mapped, play, prepared, quick_screens, size
from support.calling import call, home, shell
from support.careers import Evening

from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess
from squadlog.store.record_file import Store

__all__ = ["brought", "call", "home", "mapped", "play", "prepared", "quick_screens", "shell", "size"]


@pytest.fixture
def store(tmp_path):
    opened = Store(tmp_path / "squadlog.db")
    yield opened
    opened.close()


@pytest.fixture
def companies(store):
    return Companies(store, by="Ada")


@pytest.fixture
def annals(companies):
    return CompanyLogAccess(companies)


@pytest.fixture
def evening(store, companies):
    return Evening(store, companies)
