"""What the commander enters in the program."""

from squadlog.base.plugs import Command, Extra

EXTRA = Extra(
    "commander",
    tasks={
        ("arena", "battle"): Command(
            "commands.arena_battle", "two commanders fight battles: recruit cautious --scenario newcomer"
        )
    },
)
