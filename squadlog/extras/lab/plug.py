"""What the lab enters in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry

EXTRA = Extra(
    "lab",
    commands={
        "lab": Command(
            "commands.lab",
            "weigh battles by the hundred: fair SCENARIO, levels, run, show, report, heat, rows, play",
            before="undo",
        )
    },
    screens={"labs": "screens.labs:LabsScreen"},
    entries=(
        HomeEntry(
            "labs",
            "a",
            "Labs",
            "is a battle fair? weigh it by the hundred",
            place=27,
            key="home.labs",
            help="a the labs",
            palette=("Labs", "battles weighed by the hundred: is this one fair, and by how much not"),
        ),
    ),
    answers={"papers": "papers.kinds:PAPERS"},
)
