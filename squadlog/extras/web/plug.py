"""What the served table enters in the program."""

from squadlog.base.plugs import Command, Extra, ScreenKey

EXTRA = Extra(
    "web",
    commands={
        "serve": Command(
            "commands.serve",
            "phones, a display and the referee at a battle: squadlog serve --lan",
            before="export",
        )
    },
    screens={"phones": "screens.phones:PhonesScreen"},
    keys=(
        ScreenKey(
            "battle",
            "Q",
            "phones",
            name="Phones",
            setting="battle.phones",
            words="Serve this battle to phones: a code for each seat, and who is here.",
        ),
    ),
    answers={"completion": "commands.completing:COMPLETED"},
    needs="squadlog[web]",
)
