"""What the commander enters in the program."""

from squadlog.base.plugs import Command, Extra

EXTRA = Extra(
    "commander",
    commands={
        "commander": Command(
            "commands.commander",
            "who commands a side: commander blue recruit, off, go on, show",
            before="undo",
        ),
        "why": Command(
            "commands.why", "why a commander said a line of the log: why 41, why for the last", before="undo"
        ),
        "weigh": Command(
            "commands.weigh",
            "where a battle that is over turned: each order beside what a commander would have said",
            before="undo",
        ),
        "advise": Command(
            "commands.advise", "what a commander would do with your soldiers, and why", before="undo"
        ),
    },
    tasks={
        ("arena", "battle"): Command(
            "commands.arena_battle", "two commanders fight battles: recruit cautious --scenario newcomer"
        )
    },
    answers={
        "beside": "seated.watching:begin_watching",
        "side_commanders": "seated.sides:SIDES",
        "speaks": "seated.speaking:speak",
        "told_besides": "told.report_parts:told_besides",
        "why_said": "told.reading:why_said",
    },
)
