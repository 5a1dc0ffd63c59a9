"""What the lab enters in the program."""

from squadlog.base.plugs import Command, Extra

EXTRA = Extra(
    "lab",
    commands={
        "lab": Command(
            "commands.lab",
            "weigh battles by the hundred: fair SCENARIO, levels, run, show, report, heat, rows, play",
            before="undo",
        )
    },
    answers={"papers": "papers.kinds:PAPERS"},
)
