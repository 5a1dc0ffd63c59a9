import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.squads.plan import SoldierPlan, SquadPlan


@pytest.fixture(scope="session")
def book():
    return load_rulebook()


@pytest.fixture(scope="session")
def rulings():
    return load_rulings()


@pytest.fixture(scope="session")
def john():
    """The soldier of the rulebook's example."""
    return SoldierPlan(name="John Doe", troop="combat_arms", armour="BI", weapons=("SR", "SP"))


@pytest.fixture(scope="session")
def eight(john):
    """His squad: eight alike, 400 points."""
    others = tuple(john.model_copy(update={"name": f"John Doe {number}"}) for number in range(2, 9))
    return SquadPlan(name="John Doe's Squad", soldiers=(john, *others), budget=400)
