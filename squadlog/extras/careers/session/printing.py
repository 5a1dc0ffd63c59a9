"""Papers of what lives on from one battle to the next: which there are, and what is printed of one."""

from squadlog.base.records import replace
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogDoor
from squadlog.extras.paper.asked import PrintOrder
from squadlog.store.record_file import Store


def living_on(store: Store, kind: str) -> list[str]:
    """Every campaign, or every company, by name. Raises StoreError for a record that is damaged."""
    door = Companies(store)
    records = door.all() if kind == "company" else CompanyLogDoor(door).campaigns()
    return [one.name for one in records]


def with_living(asked: PrintOrder, store: Store, kind: str, name: str) -> PrintOrder:
    """The order for the campaign or the company of that name. Raises CareerError where there is none."""
    door = Companies(store)
    if kind == "company":
        return replace(asked, company=door.printed(door.called(name)))
    return replace(asked, campaign=CompanyLogDoor(door).sheet(name))
