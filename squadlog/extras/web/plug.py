"""What the served table enters in the program."""

from squadlog.base.plugs import Command, Extra

EXTRA = Extra(
    "web",
    commands={
        "serve": Command(
            "commands.serve",
            "phones, a display and the referee at a battle: squadlog serve --lan",
            before="export",
        )
    },
    needs="squadlog[web]",
)
