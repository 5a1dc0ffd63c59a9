"""What a key costs the hand at the battle screen, each beside a bare Textual app in the same run.

Run: python benchmarks/hand.py [name of a row ...]

Every figure is processor time from a key until the screen is quiet, the median of many presses, program and bare app
in turn. A ratio is bounded as it is; a bound in milliseconds holds where `python -c pass` takes 10 ms of processor
time, and grows with that. A missed bound ends the script with 1.

A row is an entry of `ROWS`: which battle is opened, what is pressed to get ready, the keys that are measured, the bare
app and its key, the most as a ratio to that, and the most in milliseconds.
"""

import os
import statistics
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from measuring import Figures, spent_by
from terminals import Terminal, pressed, program
from wide_maps import wide_text

from squadlog.setup import scenes
from squadlog.tui.chrome.desk import Desk

SIZE, LOW = (160, 48), (80, 24)
ROUNDS = 15
PASS_MS = 10


@dataclass(frozen=True)
class Row:
    """Something that is pressed. `key` is measured; `back` are pressed after it, unmeasured, to be there again.

    `bare` is a bare app and the key pressed there, `ratio` the most against it, `ms` the most where a bare Python takes
    10 ms. None: not bounded.
    """

    name: str
    battle: str
    key: str
    back: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    bare: tuple[str, str, tuple[str, ...]] = ("table", "down", ("up",))
    ratio: float | None = None
    ms: float | None = None
    size: tuple[int, int] = SIZE


STRIPS = "strips", "l", ("escape",)
ROWS = (
    Row("hold", "squads", "h", back=("u",), ratio=4),
    Row("undo", "squads", "u", ready=("h",), back=("h",), ratio=4),
    Row("hold-map", "map", "h", back=("u",)),
    Row("arrow", "squads", "down", back=("up",), ms=8),
    Row("arrow-200", "crowd", "down", back=("up",), ms=8),
    Row("arrow-map", "map", "down", back=("up",), ms=12),
    Row("map-cursor", "wide", "right", back=("left",), ready=("m",), ms=15),
    Row("map-zoom", "wide", "+", back=("-",), ready=("m", "+", "+"), ms=50),
    Row("map-targets", "wide", "t", back=("escape",), ready=("m",), ms=40),
    Row("panel", "squads", "a", back=("escape",), bare=STRIPS, ms=30),
    Row("panel-map", "map", "a", back=("escape",), bare=STRIPS, ms=45),
    Row("sheet", "squads", "a", back=("escape",), bare=STRIPS, ratio=2, ms=60, size=LOW),
    Row("sheet-map", "map", "a", back=("escape",), bare=STRIPS, ms=80, size=LOW),
    Row("log", "long", "l", back=("escape",), bare=STRIPS, ms=20),
)
"""Opened again and again; the first opening of a log is measured apart (`FIRST`)."""
FIRST = (("log of 1,300 lines", "long", 1.5, 45), ("log of 5,200 lines", "longest", 1.5, 55))
"""Each in a program of its own, since only the first time makes anything: battle, ratio, milliseconds."""


# The battles


SAID = ("begin", "initiative")
BATTLES = {
    "squads": lambda desk: brought(desk, desk.ready_setup("full_squads"), *SAID),
    "map": lambda desk: brought(desk, desk.ready_setup("counting_house"), *SAID),
    "wide": lambda desk: brought(desk, on_wide_map(desk), *SAID),
    "crowd": lambda desk: brought(desk, crowd(desk.ready_setup("full_squads"), 200), *SAID),
    "long": lambda desk: lengthened(desk, 1300),
    "longest": lambda desk: lengthened(desk, 5200),
}
"""What brings each battle that a row opens, and tells its number."""


def brought(desk, setup, *sentences):
    """A battle brought to the first orders."""
    session = desk.begin(replace(setup, seed=4, typed_dice=()))
    for sentence in sentences:
        session.say(sentence)
    while session.due.ask().kind == "choose_order":
        session.say("move")
    return session.id


def on_wide_map(desk):
    """Two whole squads on a map of 500 features."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "wide.toml"
        path.write_text(wide_text(500), encoding="utf-8")
        return scenes.load_battle("full_squads", desk.book, desk.rulings, on_map=str(path))


def crowd(setup, count):
    """The squads of a ready battle with so many soldiers, in its groupings."""
    soldiers, groupings = [], {one.id: [] for one in setup.groupings}
    home = {number: one.id for one in setup.groupings for number in one.units}
    for number in range(1, count + 1):
        like = setup.soldiers[(number - 1) % len(setup.soldiers)]
        soldiers.append(replace(like, id=number, leader=None))
        groupings[home[like.id]].append(number)
    made = tuple(replace(one, units=tuple(groupings[one.id])) for one in setup.groupings)
    return replace(setup, soldiers=tuple(soldiers), groupings=made, remarks=())


def lengthened(desk, lines):
    """A battle with a log of so many lines."""
    number = brought(desk, desk.ready_setup("newcomer"), "begin", "initiative")
    session = desk.resume(number)
    while session.record.head < lines:
        asked, before = session.due.ask().kind, session.record.head
        session.say(
            {"choose_order": "move", "roll_initiative": "initiative", "over": "note on"}.get(asked, "done")
        )
        if session.record.head == before:
            session.say("note and so on")
    return number


# The bare apps


def bare(role):
    """A bare Textual app: a table of the roster's size with a cursor, or a screen of strips that a key lays over."""
    from textual.app import App  # noqa: PLC0415 - only the far end of the terminal draws
    from textual.content import Content  # noqa: PLC0415
    from textual.screen import Screen  # noqa: PLC0415
    from textual.widgets import DataTable  # noqa: PLC0415

    from squadlog.tui.chrome.strip_list import ListRow, StripList  # noqa: PLC0415
    from squadlog.tui.chrome.themes import DARK, meanings  # noqa: PLC0415

    class Table(App):
        def compose(self):
            yield DataTable(cursor_type="row")

        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns(*(f"column {place}" for place in range(10)))
            for number in range(20):
                table.add_row(*(f"{number} {place}" for place in range(10)))

    class Pushed(Screen):
        BINDINGS = [("escape", "app.pop_screen", "Back")]  # noqa: RUF012 - textual declares it

        def compose(self):
            yield StripList(id="list")

        def on_mount(self):
            lines = (f"  {number:>4}  T1.s1   a soldier walks 2 m" for number in range(200))
            self.query_one(StripList).fill(
                [ListRow(str(number), Content(line)) for number, line in enumerate(lines)]
            )

    class Strips(App):
        BINDINGS = [("l", "lay", "Lay")]  # noqa: RUF012 - likewise

        def get_theme_variable_defaults(self):
            return meanings(DARK)

        def compose(self):
            yield StripList(id="under")

        def action_lay(self):
            self.push_screen(Pushed())

    {"table": Table, "strips": Strips}[role]().run()


# Measuring


def main(wanted):
    figures = Figures()
    slower = statistics.median(spent_by([sys.executable, "-c", "pass"]) * 1000 for _ in range(9)) / PASS_MS
    print(
        f"python -c pass takes {slower * PASS_MS:.1f} ms: bounds in milliseconds are {slower:.2f} times those told"
    )
    with tempfile.TemporaryDirectory() as home:
        desk = Desk.open(Path(home) / "squadlog.db")
        rows = [row for row in ROWS if not wanted or row.name in wanted]
        firsts = FIRST if not wanted or "first" in wanted else ()
        opened = {row.battle for row in rows} | {battle for _words, battle, _ratio, _ms in firsts}
        numbers = {name: BATTLES[name](desk) for name in sorted(opened)}
        desk.store.close()
        for row in rows:
            measured(row, numbers[row.battle], home, slower, figures)
        for words, battle, ratio, ms in firsts:
            first(words, numbers[battle], home, (ratio, ms * slower), figures)
    figures.end()


def measured(row, number, home, slower, figures):
    """One row of the table."""
    role, key, back = row.bare
    ours = Terminal(program("play", number), row.size, SQUADLOG_HOME=home)
    theirs = Terminal([sys.executable, __file__, role], row.size)
    for one in row.ready:
        ours.press(one)
    (mine, *_), (its, *_) = pressed([ours, theirs], [(row.key, *row.back), (key, *back)], ROUNDS)
    ours.close()
    theirs.close()
    told(row.name, mine, its, (row.ratio, row.ms and row.ms * slower), figures)


def first(words, number, home, bounds, figures):
    """The first time that the log is opened, of several programs.

    Its module is loaded while nobody presses a key, as at a table. The bare screen is pushed over an app that has
    drawn itself, has one list as long as the terminal, and is Textual's own: it knows no columns and explains no line.
    """
    mine, its = [], []
    for _ in range(3):
        ours = Terminal(program("play", number), SIZE, SQUADLOG_HOME=home)
        theirs = Terminal([sys.executable, __file__, "strips"], SIZE)
        mine.append(ours.press("l"))
        its.append(theirs.press("l"))
        ours.close()
        theirs.close()
    told(words, statistics.median(mine), statistics.median(its), bounds, figures)


def told(words, mine, its, bounds, figures):
    """Both figures, and whether they hold."""
    ratio, ms = bounds
    print(f"{words}: {mine:.1f} ms; the bare app {its:.1f} ms", flush=True)
    if ratio is not None:
        figures.at_most(f"{words}, against the bare app", mine / its, ratio)
    if ms is not None:
        figures.at_most(f"{words}, milliseconds", mine, round(ms, 1))


if __name__ == "__main__":
    if len(sys.argv) == 2 and sys.argv[1] in ("table", "strips") and not os.environ.get("SQUADLOG_HOME"):
        bare(sys.argv[1])
    else:
        main(sys.argv[1:])
