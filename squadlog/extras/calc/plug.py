"""What the calculator enters in the program."""

from squadlog.base.plugs import Command, Extra

EXTRA = Extra(
    "calc",
    commands={
        "calc": Command("commands.calc", "the rules as a calculator: JSON in, JSON out", before="backup")
    },
)
