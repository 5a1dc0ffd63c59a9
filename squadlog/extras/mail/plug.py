"""What a battle by mail enters in the program."""

from squadlog.base.plugs import Command, Extra

EXTRA = Extra(
    "mail",
    commands={
        "mail": Command(
            "commands.mail",
            "play by mail, secrets kept: list, send, take, check",
            before="export",
        )
    },
    needs="squadlog[seal]",
)
