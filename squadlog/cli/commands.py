"""The commands by name, the exit codes and the help of the program: plain text, so that help costs no import."""

from squadlog import __version__
from squadlog.base.plugs import extra_command, extras

OK, REFUSED, MISREAD, DIE_AWAITED, TROUBLE, NOTHING = 0, 1, 2, 3, 4, 5

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("cli.battle.play", "open a battle{}, on the screen or as text: newcomer, 3, newcomer --as text"),
    "new": ("cli.battle.new",
              "begin a battle: a ready one, a scenario file, or --side NAME=SQUAD for every side"),
    "scenario": ("cli.battle.scenario",
                 "scenarios: list; check, show, record, {}share, take, tag, move or delete a file"),
    "battles": ("cli.battle.battles", "list battles, or the ready ones; rename, tag, move, delete or restore one"),
    "find": ("cli.battle.find",
              "find words in battles, logs, notes, squads, your maps and scenarios: find ford sniper"),
    "dice": ("cli.battle.dice", "the faces of all dice ever rolled, by who rolled them"),
    "use": ("cli.battle.battles", "make a battle the current one of this terminal"),
    "show": ("cli.battle.show", "the present state of the battle"),
    "next": ("cli.battle.show", "what the battle waits for"),
    "menu": ("cli.battle.orders",
              "what soldiers can do now, with cost and end, or why not: menu 3, menu 3-6"),
    "form": ("cli.battle.orders",
              "an order field by field, with what it would cost: form 3 walk metres=2"),
    "targets": ("cli.battle.targets",
                "whom a soldier can aim at, each with chance, range and cover: targets 3, targets 3 11 range=12"),
    "place": ("cli.battle.place", "what is to be placed, and where a thing may lie: place 9, place install 5 plastic"),
    "do": ("cli.battle.do", 'give one order or several: squadlog do "fire 3 at 11 range 12"; - reads lines'),
    "die": ("cli.battle.do", "type the die roll that the battle waits for"),
    "undo": ("cli.battle.do", "undo the last command, or several"),
    "redo": ("cli.battle.do", "redo undone commands"),
    "jump": ("cli.battle.do", "go to a line of the log or a named step"),
    "log": ("cli.battle.record", "the log; --undone includes the undone lines"),
    "replay": ("cli.battle.replay",
               "watch a battle again, on the screen, as text or as JSON; the battle itself does not move"),
    "branches": ("cli.battle.record", "the named steps of the record"),
    "audit": ("cli.battle.record", "decide every command again and report what differs"),
    "check": ("cli.battle.record",
              "check that the record is unchanged, and that secret placements match their commitments"),
    "reveal": ("cli.battle.record", "reveal the secret placements of a finished battle, each with its salt"),
    "score": ("cli.battle.record", "the victory points"),
    "health": ("cli.battle.soldiers",
              "the wounds and dazes of each soldier: by whom, with what, and when"),
    "note": ("cli.battle.soldiers",
              'write or read notes, which undo leaves: note "3 has the map" --on 3 --private'),
    "reminders": ("cli.battle.record", "reminders for this subphase; dismiss one or put it off"),
    "export": ("cli.battle.export",
              "export the record as json, csv, story, sql or test, attacks, moves, sheets, the battle"),
    "import": ("cli.battle.importing",
              "import a battle that export battle wrote; the program checks it first"),
    "squads": ("cli.book.squads",
              ("list, show, cost, check, copy, rename, tag, move, delete, restore, compare, value, import, "
                              "export, share, sheet")),
    "pack": ("cli.book.packs",
              "own weapons, suits, troops, equipment: list, check, show, take, share, give, delete, restore"),
    "convert": ("cli.book.convert",
              "Legionnaire characters and Centurion counters: into a squad, and back"),
    "rules": ("cli.book.lookup", "a rule by its id, or every rule with these words"),
    "rulings": ("cli.book.lookup", "the open questions of the rules, and how your group answers them"),
    "glossary": ("cli.book.lookup", "the words of the game"),
    "tables": ("cli.book.lookup", "the printed tables"),
    "language": ("cli.book.lookup", "the command language: every verb, or one"),
    "settings": ("cli.book.settings", "your settings, and another answer for one: settings units in"),
    "keys": ("cli.book.keys", "every key of a screen on one sheet, as text to print"),
    "map": ("cli.map.ground",
              "maps: list, check, fair, show, svg, random, share, take, import, {}tag, move, delete, lines of sight"),
    "look": ("cli.map.look", "everything on the map of a battle, and who sees whom; --map draws it"),
    "heat": ("cli.map.heat",
              "where shots were fired from, who fell where, the ways and who saw whom, of a battle or of several"),
    "los": ("cli.map.los", "the line of sight between two units or places of a battle, with its reason"),
    "measure": ("cli.map.measure", "measure a path on the map of a battle: metres, costs, obstacles"),
    "reach": ("cli.map.reach", "the places a unit can reach with one move, and the path to one"),
    "odds": ("cli.battle.odds",
              "compare a soldier's shots, and the return fire: odds 3 11 range 12"),
    "blast": ("cli.map.blast",
              "the effect of an explosion at a place, or of an order that aims at one: blast 14,8 smoke"),
    "backup": ("cli.battle.backup", "copy the file of battles and squads now; list, check or restore copies"),
    "completion": ("cli.completion", "shell completion for bash, zsh or fish"),
}  # fmt: skip
"""A command of the core, to its module below `squadlog` and its line in the help; extras fill in a {}."""
EXPORTS = ("json", "csv", "attacks", "moves", "battle", "story", "sql", "sheet", "test", "start")
"""What a battle is exported as."""

_EXITS = (
    (OK, "done"),
    (REFUSED, "refused by a rule; nothing changed"),
    (MISREAD, "not understood, or wrong usage"),
    (DIE_AWAITED, "waiting for a die: type its face"),
    (TROUBLE, "trouble with the file or the program"),
    (NOTHING, "nothing found"),
)


def command(name: str) -> tuple[str, str] | None:
    """The whole name of the module of a command, and its line in the help; None for one that there is not."""
    if name in COMMANDS:
        module, words = COMMANDS[name]
        return f"squadlog.{module}", _whole(name, words)
    return extra_command(name)


def commands() -> dict[str, str]:
    """Every command, those of the extras among them, with its line, in the order of the help."""
    before: dict[str, dict[str, str]] = {}
    for extra in extras():
        for name, one in extra.commands.items():
            before.setdefault(one.before if one.before in COMMANDS else "", {})[name] = one.words
    found: dict[str, str] = {}
    for name, (_, words) in COMMANDS.items():
        found |= {**before.get(name, {}), name: _whole(name, words)}
    return found | before.get("", {})


def _whole(name: str, words: str) -> str:
    """The line of a command of the core, with what extras add to it."""
    if "{}" not in words:
        return words
    return words.replace("{}", "".join(extra.helps.get(name, "") for extra in extras()))


def overview() -> str:
    """The text of `squadlog --help`."""
    every = commands()
    width = max(map(len, every))
    lines = ["usage: squadlog [COMMAND ...]   (without a command: the screens)", ""]
    lines += ["A digital squad log and referee for Phalanx: Streets of Blood.", "", "commands:"]
    lines += [f"  {name:<{width}}  {summary}" for name, summary in every.items()]
    lines += ["", "everywhere:"]
    lines += [f"  {option:<{width}}  {meaning}" for option, meaning in _EVERYWHERE]
    lines += ["", "exit codes:", *(f"  {code}  {meaning}" for code, meaning in _EXITS), ""]
    lines += ["More: squadlog COMMAND --help. New here? squadlog play tutorial"]
    return "\n".join(lines)


_EVERYWHERE = (
    ("--json", "print data as JSON; --json=2: a list within an object that names its form"),
    ("--battle", "N: the battle to use, else SQUADLOG_BATTLE, else the current one of this terminal"),
    ("--debug", "show the traceback of an unexpected error"),
    ("--help", "show this help"),
    ("--version", f"the version of the program, {__version__}"),
)
