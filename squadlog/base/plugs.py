"""What the program can do without: the plug by which a folder under `extras/` enters it, and which folders there are.

A plug is a module `plug` with an `EXTRA`, a value of words: nothing of the extra is loaded by it. The program asks the
plugs that it finds and knows no extra by name: without its folder an extra is gone from commands, screens and help.
Modules are named below the folder of the extra, `screens.hub:WorkshopScreen` for what is in one.
"""

from __future__ import annotations

import os
from importlib import import_module

import squadlog

TYPE_CHECKING = False  # typing's own costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

FOLDER = f"{squadlog.__path__[0]}/extras"
QUESTIONS = {
    "guide": "(setup) -> session.guide.Guide | None: the lessons that go along with a battle",
    "guide_panel": "(guide, seat) -> tui.battle.guiding.GuidePanel: these lessons on the screen of the battle",
    "remark": "(door) -> str: what to say of a battle that has changed after it was over; empty: nothing",
    "play": "cli.battle.play.Playable: what else `squadlog play` opens",
    "completion": "cli.completion.Completed: the words that follow a command of the extra",
    "look_up": "(text, json) -> int | None: a rule of its own on stdout, and the exit code; None: it is none",
    "sheet": "() -> tuple[KeyedRoom]: the keys of its screens, as the cheat sheet has them",
    "keyed": "() -> tuple[type]: what has keys that can be set, beside the screens of `keyed`",
    "keys_at_once": "() -> tuple[frozenset[str]]: rooms of keys that are in force at once",
    "open_record": "(store, number) -> what the screen `records` shows of a record",
    "glimpse": "(store, number, (cells, lines)) -> lines: a record of its own at a glance",
    "may_return": "(store, kind, name) -> str: why something deleted cannot come back; empty: it can",
    "shared_dice": "(seat) -> (str, tuple[str]): the dice that two homes rolled together, and what is wrong there",
    "import_map": "cli.map.importing.MapImporter: the maps of other programs, for `squadlog map import`",
    "served_table": "(store, number) -> session.served_record.ServedRecord | None: a record of its own on phones",
    "squad_page": "(seat) -> str: the squads of that side as they stand, on sheets in one HTML page without a script",
    "speaks": "(seat, tells) -> Iterator[session.said.others.OtherSaid]: what others than people say at a battle now",
    "beside": "(seat) -> RunsBeside | None: a process that says these words as long as the battle is open on a screen",
    "goes_on": "str: what is typed so that those go on who wait since something was undone",
    "advises": "(seat, level) -> (unit) -> session.said.advising.SoldierAdvised: what to do with a soldier, and why",
    "orders_weighed": "(soldier) -> Iterable[(Command, float)]: orders of its chapters, the points gained by each",
    "side_commanders": "session.said.commanding.SideCommanders: who may command a side in a person's place",
    "why_said": "(seat, entry of its log) -> Iterable[str]: why others than people said it, if it may read that",
    "table_talk": "(by, text) -> bool: whether a note is of ranges and figures alone, which no story of a battle tells",
    "told_besides": "(seat) -> Iterable[session.said.reasons.ReportPart]: what the report of a battle tells besides",
    "bench": "session.trials.benches.BattleBench: who plays whole battles in memory, without people",
    "drawn_battle": "(points, ground, seed, squads) -> battle.terms.Setup: one drawn at random, of two squads if given",
    "papers": "Mapping[str, PaperKind]: what can be printed of its things, where paper is there",
}
"""What a plug may answer, and how: the name of a question, then what is called or taken for the answer."""


class Command:
    """A command or a task of one: the module that runs it, its line in the help, and before which it stands there.

    `reads`: it gives no order in a battle, and is taken at the prompt of one as well.
    """

    __slots__ = ("before", "module", "reads", "words")

    def __init__(self, module: str, words: str, *, before: str = "", reads: bool = False) -> None:
        self.module, self.words, self.before, self.reads = module, words, before, reads


class HomeEntry:
    """A screen that home offers: its letter there, name and line; `place` orders it among those of the core.

    `begins` puts it among what can be begun, else it is looked up. `of_battle`: it takes a seat at the battle that the
    cursor is on (None: none). `key` names its key in the settings, `label` says it in words (the name, where none is
    given), `help` tells of it on the help screen, `palette` is its line in the palette, where it has one.
    """

    __slots__ = (
        "begins",
        "help",
        "key",
        "label",
        "letter",
        "name",
        "of_battle",
        "palette",
        "place",
        "screen",
        "words",
    )

    def __init__(
        self,
        screen: str,
        letter: str,
        name: str,
        words: str,
        *,
        place: int,
        key: str,
        help: str,  # noqa: A002 - the word for it
        begins: bool = True,
        of_battle: bool = False,
        palette: tuple[str, str] | None = None,
        label: str = "",
    ) -> None:
        self.screen, self.letter, self.name, self.words = screen, letter, name, words
        self.place, self.key, self.help, self.label = place, key, help, label or name
        self.begins, self.of_battle, self.palette = begins, of_battle, palette


class ScreenKey:
    """A key on a screen of the core that opens one of the extra: which, the key, what the bar and the help call it.

    In a battle one that `says` something is none of a display's; one `of_orders` says an order, takes the seat and the
    soldiers who await orders, those meant or all, and answers with a command that is said. Whoever types the `command`
    of the program that does the same is told the key.
    """

    __slots__ = ("command", "key", "name", "of_orders", "on", "says", "screen", "setting", "words")

    def __init__(
        self, on: str, key: str, screen: str, *, name: str, setting: str, words: str, says: bool = False,
        of_orders: bool = False, command: str = "",
    ) -> None:  # fmt: skip
        self.on, self.key, self.screen = on, key, screen
        self.name, self.setting, self.words = name, setting, words
        self.says, self.of_orders, self.command = says or of_orders, of_orders, command


class RunsBeside:
    """What an extra runs beside a battle that is on the screen, as a server: it ends when that screen is left.

    `mark` gives a word or two of it for the first line of the screen, empty for nothing; it is asked every second, from
    any thread, and keeps nobody waiting, and so does `end`. `ended`: whether it has ended by itself.
    `rests`: whether it says nothing more until it is told to go on. `short` is what the mark is where all of it has no
    room, empty for nothing.
    """

    __slots__ = ("end", "ended", "key", "mark", "rests", "short")

    def __init__(
        self, key: str, mark: Callable[[], str], end: Callable[[], object], ended: Callable[[], bool] = lambda: False,
        rests: Callable[[], bool] = lambda: False, *, short: Callable[[], str] = lambda: "",
    ) -> None:  # fmt: skip
        self.key, self.mark, self.short = key, mark, short
        self.end, self.ended, self.rests = end, ended, rests


_BESIDE: dict[tuple[int, str], RunsBeside] = {}


def run_beside(battle: int, what: RunsBeside) -> None:
    """Have something run beside a battle as long as its screen is there, in the place of what ran under its key."""
    stop_beside(battle, what.key)
    _BESIDE[battle, what.key] = what


def stop_beside(battle: int, key: str | None = None) -> None:
    """End what runs beside a battle under that key; without one, all that does."""
    for of, name in [one for one in _BESIDE if one[0] == battle and key in (None, one[1])]:
        _BESIDE.pop((of, name)).end()


def runs_beside(battle: int, key: str) -> bool:
    """Whether something runs beside a battle under that key."""
    return (battle, key) in _BESIDE


def has_ended_beside(battle: int, key: str) -> bool:
    """Whether what ran beside a battle under that key has ended by itself."""
    return (battle, key) in _BESIDE and _BESIDE[battle, key].ended()


def is_at_work_beside(battle: int, key: str) -> bool:
    """Whether something runs beside a battle under that key that has not ended, nor rests."""
    what = _BESIDE.get((battle, key))
    return what is not None and not what.ended() and not what.rests()


def rests_beside(battle: int, key: str) -> bool:
    """Whether something runs beside a battle under that key that says nothing more until it is told to go on."""
    return (battle, key) in _BESIDE and _BESIDE[battle, key].rests()


def mark_beside(battle: int, key: str) -> str:
    """What runs beside a battle under that key, in a word or two; empty where nothing does."""
    return _BESIDE[battle, key].mark() if (battle, key) in _BESIDE else ""


def marks_beside(battle: int, goes_on: str = "") -> tuple[str, ...]:
    """What runs beside a battle now, in a word or two each.

    `goes_on` is the key that has it go on, named behind what rests; empty: none is named.
    """
    running = [what for (of, _), what in _BESIDE.items() if of == battle]
    return tuple(_with_key(what, mark, goes_on) for what in running if (mark := what.mark()))


def short_beside(battle: int, goes_on: str = "") -> str:
    """The first of these marks where it has no room whole; empty for nothing."""
    for (of, _), what in _BESIDE.items():
        if of == battle and what.mark():
            return _with_key(what, short, goes_on) if (short := what.short()) else ""
    return ""


def _with_key(what: RunsBeside, mark: str, goes_on: str) -> str:
    return f"{mark}: {goes_on} goes on" if goes_on and what.rests() else mark


class Extra:
    """A room that may be absent, in words. `answers` are those to `QUESTIONS`, each in a module of the extra.

    `commands` and `tasks` (of a command of the core) by name; `helps` is what it adds to the line of a command of the
    core. `screens` by name, which `entries` and `keys` open from screens of the core; `keyed` are those with keys that
    can be set, `sheet` is what the sheet of its keys is called. `records` is the screen that shows a record of the file
    that is no battle, where those are its own; `books` are how the names of its books of entries begin;
    `holds` is what one of either is, and several, in words. `restores`
    names the command that brings back what was deleted of a kind. `needs` is what pip must install for all of it.
    """

    __slots__ = (
        "answers", "books", "commands", "entries", "helps", "holds", "key", "keyed", "keys", "needs", "records", "restores",
        "screens", "sheet", "tasks",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        *,
        commands: Mapping[str, Command] | None = None,
        tasks: Mapping[tuple[str, str], Command] | None = None,
        helps: Mapping[str, str] | None = None,
        screens: Mapping[str, str] | None = None,
        entries: Sequence[HomeEntry] = (),
        keys: Sequence[ScreenKey] = (),
        keyed: Sequence[str] = (),
        sheet: str = "",
        records: str = "",
        holds: tuple[str, str] = ("", ""),
        books: Sequence[str] = (),
        restores: Mapping[str, str] | None = None,
        needs: str = "",
        answers: Mapping[str, str] | None = None,
    ) -> None:
        self.key, self.commands, self.tasks = key, commands or {}, tasks or {}
        self.helps, self.screens, self.entries, self.keys = helps or {}, screens or {}, entries, keys
        self.keyed, self.sheet, self.records, self.books = keyed, sheet, records, books
        self.holds, self.restores, self.needs, self.answers = holds, restores or {}, needs, answers or {}

    def path(self, module: str) -> str:
        """A module of the extra by its whole name, with what is meant in it."""
        return f"squadlog.extras.{self.key}.{module}"

    def answer(self, question: str) -> Any:  # noqa: ANN401 - each question has its own kind, see `QUESTIONS`
        """The extra's answer to a question of `QUESTIONS`; None where it has none. Loads the module of the answer."""
        if question not in self.answers:
            return None
        module, _, name = self.path(self.answers[question]).partition(":")
        return getattr(import_module(module), name)


_FOUND: dict[str, Extra] = {}
_THERE: list[str] = []


def folders() -> list[str]:
    """The names of the extras that are there, looked up once: none comes or goes while the program runs."""
    if not _THERE:
        try:
            _THERE.extend(
                sorted(one.name for one in os.scandir(FOLDER) if os.access(f"{one.path}/plug.py", os.F_OK))
            )
        except OSError:
            return []
    return _THERE


def extra(key: str) -> Extra:
    """The extra of that folder, by its plug."""
    if key not in _FOUND:
        _FOUND[key] = import_module(f"squadlog.extras.{key}.plug").EXTRA
    return _FOUND[key]


def extras() -> Iterator[Extra]:
    """Every extra that is there, by name; each plug is loaded when its turn comes."""
    return map(extra, folders())


def answers(question: str) -> Iterator[Any]:
    """The answers of all extras to a question of `QUESTIONS`."""
    return (one.answer(question) for one in extras() if question in one.answers)


def is_answered(question: str) -> bool:
    """Whether an extra answers a question; none is loaded for that."""
    return any(question in one.answers for one in extras())


def extra_command(name: str) -> tuple[str, str] | None:
    """The module of a command of an extra and its line in the help; None where no extra has it."""
    there = folders()
    for key in sorted(there, key=lambda one: one != name):  # one that is called like the command, first
        if (found := extra(key).commands.get(name)) is not None:
            return extra(key).path(found.module), found.words
    return None


def key_of_command(command: str) -> ScreenKey | None:
    """The key of the battle screen that does what a command of an extra does; None for none."""
    every = (key for one in extras() for key in one.keys if key.on == "battle")
    return next((key for key in every if command and key.command == command), None)


def extra_readings() -> tuple[str, ...]:
    """The commands of extras that are taken at the prompt of a battle as well."""
    return tuple(name for one in extras() for name, command in one.commands.items() if command.reads)


def extra_tasks(command: str) -> dict[str, tuple[str, str]]:
    """The tasks that extras add to a command: the module of each, with `add` and `run`, and its line in the help."""
    return {
        name: (one.path(task.module), task.words)
        for one in extras()
        for (of, name), task in one.tasks.items()
        if of == command
    }


def other_records() -> Extra | None:
    """The extra whose own the records are that are no battles; None where it is not there."""
    return next((one for one in extras() if one.records), None)


def has_screen(name: str) -> bool:
    """Whether an extra enters a screen of that name."""
    return any(name in one.screens for one in extras())
