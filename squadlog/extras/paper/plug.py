"""What paper enters in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry, ScreenKey

EXTRA = Extra(
    "paper",
    commands={
        "print": Command(
            "commands.printed",
            "sheets, cards and other papers as PDF or HTML: squadlog print log --to log.pdf",
            before="squads",
        )
    },
    screens={"papers": "screens.papers:PapersScreen"},
    entries=(
        HomeEntry(
            "papers",
            "p",
            "Papers",
            "print logs, cards, counters, reference",
            place=25,
            key="home.papers",
            help="p what can be printed, of the battle under the cursor too",
            begins=False,
            of_battle=True,
            palette=(
                "Papers",
                "logs, cards, counters, a quick reference: preview, and write as PDF or HTML",
            ),
        ),
    ),
    keys=(
        ScreenKey(
            "battle",
            "p",
            "papers",
            name="Papers",
            setting="battle.papers",
            words="What can be printed of this battle.",
        ),
        ScreenKey(
            "builder",
            "P",
            "papers",
            name="Papers",
            setting="builder.papers",
            words="What can be printed of this squad.",
        ),
    ),
    needs="squadlog[paper]",
    answers={"squad_page": "writing:squad_page"},
)
