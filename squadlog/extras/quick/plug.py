"""What a quick battle enters in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry

EXTRA = Extra(
    "quick",
    commands={
        "quick": Command(
            "commands.quick",
            "begin a quick battle: two sides drawn by points, on a map drawn at random",
            before="scenario",
        )
    },
    answers={"drawn_battle": "drawing:draw_battle"},
    screens={"quick_battle": "screens.screen:QuickScreen"},
    entries=(
        HomeEntry(
            "quick_battle",
            "q",
            "Quick",
            "a battle in a minute: points, a map drawn at random",
            label="Quick battle",
            place=11,
            key="home.quick",
            help="q a quick one",
        ),
    ),
)
