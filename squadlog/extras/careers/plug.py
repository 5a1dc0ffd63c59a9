"""What companies, results and the ladder enter in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry

EXTRA = Extra(
    "careers",
    commands={
        "company": Command(
            "commands.company",
            (
                "campaign rosters: list, new, show, enlist, muster, after, tables, roll, memorial, outfit, "
                "heal, spend, gain, medal, note, picture, stash, discharge, house, log, undo, "
                "delete, restore"
            ),
            before="convert",
        ),
        "result": Command(
            "commands.results",
            "results of paper battles: list, enter, claim, confirm, dispute, send, take, undo",
            before="convert",
        ),
        "campaign": Command(
            "commands.results",
            "campaigns: list, new, show, tell, plot, check, next, after, picture",
            before="convert",
        ),
        "ladder": Command(
            "commands.results",
            "the ladder by all confirmed results, and how sure it is",
            before="convert",
        ),
    },
    screens={
        "companies": "screens.companies:CompaniesScreen",
        "annals": "screens.company_log:CompanyLogScreen",
    },
    entries=(
        HomeEntry(
            "companies",
            "k",
            "Companies",
            "campaign squads, results, the ladder",
            place=21,
            key="home.companies",
            help="k has the companies",
        ),
    ),
    books=("company:", "annals"),
    holds=("company", "companies"),
    restores={"company": "company"},
    needs="squadlog[careers]",
    answers={
        "remark": "session.changed:say_changed",
        "papers": "papers.kinds:PAPERS",
        "may_return": "session.companies:why_not_back",
    },
)
