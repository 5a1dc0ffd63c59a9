"""What the workshop enters in the program."""

from squadlog.base.plugs import Command, Extra, HomeEntry

EXTRA = Extra(
    "workshop",
    tasks={
        ("map", "edit"): Command("commands.map_editing", "draw a map at the workshop's table"),
        ("map", "export"): Command("commands.map_export", "a floor of a map as a Universal VTT file"),
        ("scenario", "edit"): Command(
            "commands.scenario_editing", "edit it in the workshop; a new name begins a new file"
        ),
    },
    helps={"scenario": "edit, ", "map": "export, "},
    screens={"workshop": "screens.hub:WorkshopScreen"},
    entries=(
        HomeEntry(
            "workshop",
            "w",
            "Workshop",
            "scenarios, maps and packs of your own",
            place=25,
            key="home.workshop",
            help="w the workshop",
        ),
    ),
    answers={"import_map": "commands.map_import:IMPORTER"},
)
