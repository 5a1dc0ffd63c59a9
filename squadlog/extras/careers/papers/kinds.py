"""The papers of what lives on from one battle to the next."""

from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess
from squadlog.extras.paper.catalogue import PaperKind
from squadlog.store.record_file import Store


def _campaigns(store: Store) -> list[str]:
    return [one.name for one in CompanyLogAccess(Companies(store)).campaigns()]


def _companies(store: Store) -> list[str]:
    return [one.name for one in Companies(store).all()]


def _company(store: Store, name: str) -> object:
    companies = Companies(store)
    return companies.printed(companies.called(name))


PAPERS = {
    "campaign": PaperKind(
        of="campaign",
        told="the page of a campaign: standings, ladder, results, rosters",
        module="squadlog.extras.careers.papers.campaign",
        names=_campaigns,
        thing=lambda store, name: CompanyLogAccess(Companies(store)).sheet(name),
    ),
    "company": PaperKind(
        of="company",
        told="a company: its roster with wounds and medals, and every career",
        module="squadlog.extras.careers.papers.company",
        names=_companies,
        thing=_company,
    ),
    "memorial": PaperKind(
        of="company",
        told="the memorial of a company: who fell, in which battle, when, by whom",
        module="squadlog.extras.careers.papers.memorial",
        names=_companies,
        thing=_company,
    ),
}
