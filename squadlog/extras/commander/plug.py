"""What the commander enters in the program."""

from squadlog.base.plugs import Command, Extra, ScreenKey

EXTRA = Extra(
    "commander",
    commands={
        "commander": Command(
            "commands.commander",
            "who commands a side: commander blue recruit, off, go on, show",
            before="undo",
            reads=True,
        ),
        "why": Command(
            "commands.why", "why a commander said a line of the log: why 41, why for the last", before="undo"
        ),
        "exercise": Command(
            "commands.exercise", "what would you do? moments of battles, your order scored", before="undo"
        ),
        "weigh": Command(
            "commands.weigh",
            "where a battle that is over turned: each order beside what a commander would have said",
            before="undo",
        ),
        "advise": Command(
            "commands.advise",
            "what a commander would do with your soldiers, and why",
            before="undo",
            reads=True,
        ),
        "automa": Command(
            "commands.automa",
            "enemies without a mind: a card says what a group wants, you move it",
            before="undo",
        ),
    },
    tasks={
        ("arena", "battle"): Command(
            "commands.arena_battle", "two commanders fight battles: recruit cautious --scenario newcomer"
        )
    },
    screens={
        "advice": "screens.advice:AdviceDialog",
        "commanders": "screens.commanders:CommandersDialog",
        "pace": "screens.pace:PaceDialog",
    },
    keys=(
        ScreenKey(
            "battle",
            "K",
            "commanders",
            name="Commanders",
            setting="battle.commanders",
            words="Who commands each side: a person, or a commander of the program.",
            says=True,
            command="commander",
        ),
        ScreenKey(
            "battle",
            "y",
            "advice",
            name="Advice",
            setting="battle.advice",
            words="What a commander would do with the chosen soldier, or with all who lack an order, and why.",
            of_orders=True,
            command="advise",
        ),
        ScreenKey(
            "battle",
            "Z",
            "pace",
            name="Pace",
            setting="battle.pace",
            words="How quickly commanders speak while you watch: slower, pause, one word, go on.",
            says=True,
        ),
    ),
    answers={
        "advises": "seated.advising:adviser_of",
        "goes_on": "seated.commanders:GOES_ON",
        "papers": "papers.kinds:PAPERS",
        "bench": "bench.benching:BENCH",
        "beside": "seated.watching:begin_watching",
        "side_commanders": "seated.sides:SIDES",
        "speaks": "seated.speaking:speak",
        "table_talk": "seated.at_table:is_table_talk",
        "told_besides": "told.report_parts:told_besides",
        "why_said": "told.reading:why_said",
    },
)
