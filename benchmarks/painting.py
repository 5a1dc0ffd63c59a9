"""From key to paint, through a pseudo-terminal: a map of 500 features and 32 units, 100 by 40 cells, beside a table.

Run: python benchmarks/painting.py [rounds]

1. One key press that moves one unit on the map / one that moves the cursor of a bare table of 32 rows: the least that a
   key of a Textual app costs which shows anything.
2. One key press that moves the whole view: the map view / a bare loop that reads the key, puts the same cells together
   as runs of SGR codes and writes them. The same loop with every picture put together beforehand is printed too.

A press counts the processor time of the program, all its threads, from the write of its key until its frame is whole.
The programs run side by side and get their keys turn about; figures are medians, and a missed bound ends the script
with 1. After the presses their screens are read, and the pictures are checked to be equal.
"""

import os
import pty
import re
import select
import statistics
import struct
import subprocess
import sys
import termios
import tty
from fcntl import ioctl
from pathlib import Path
from random import Random

from measuring import Figures
from sight import UNITS, drawn_map
from textual.app import App
from textual.widgets import DataTable

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.drawing.figures.map_scene import MapScene, UnitLabel
from squadlog.tui.chrome.themes import DARK, meanings
from squadlog.tui.map.canvas import Layer
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILL_BIT, NUMBER, UNSEEN
from squadlog.tui.map.ground import picture
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.view import MapView

MOVE_BOUND, PAN_BOUND = 1.5, 4.0
COLS, ROWS = 100, 40
QUIET_S, START_S, FIRST_S = 0.04, 1.5, 60
PLACES = re.compile(
    r"\x1b\[(\d+);(\d+)H|\x1b\[[0-9;?<>=]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|\x1b[P_^][^\x1b]*\x1b\\|\x1b.|([^\x1b]+)"
)


def battlefield():
    """The map, and where 32 units stand."""
    chance = Random(7)  # noqa: S311 - a map to draw, nothing to hide
    drawn = drawn_map(chance)
    return drawn, [(chance.uniform(20, 100), chance.uniform(20, 100)) for _ in range(UNITS)]


def scene(drawn, spots, step):
    """The battlefield with unit 1 so many metres farther east."""
    figures = tuple(
        Figure(number, Spot(x + (step if number == 1 else 0), y)) for number, (x, y) in enumerate(spots, 1)
    )
    labels = {
        number: UnitLabel(f"{'CT'[number % 2]}{number}", "CT"[number % 2], number == 1, number * 45.0)
        for number in range(1, UNITS + 1)
    }
    return MapScene(drawn, Conditions(figures=figures), labels)


def first_frame(drawn):
    """All of the benchmark's frames begin here: 1 m to the column, in the middle of the map."""
    return MapFrame(drawn.width_m, drawn.height_m, COLS, ROWS).centred(60, 60)


def ground():
    """The map alone."""

    drawn, spots = battlefield()

    class Ground(App):
        CSS = f"#ground {{ width: {COLS}; height: {ROWS}; }}"
        step = 0

        def get_theme_variable_defaults(self):
            return meanings(self.current_theme)

        def compose(self):
            yield MapView(id="ground")

        def on_mount(self):
            self.register_theme(DARK)
            self.theme = DARK.name
            self.call_after_refresh(self.begin)

        def begin(self):
            view = self.query_one(MapView)
            view.show(scene(drawn, spots, 0))
            while view.frame.scale_m > 1:
                view.action_zoom(1)
            view.centre_on(60, 60)

        def key_m(self):
            self.step = (self.step + 1) % 8
            self.query_one(MapView).show(scene(drawn, spots, self.step))

        def key_p(self):
            self.step = (self.step + 1) % 8
            self.query_one(MapView).action_pan(-7 if self.step == 0 else 1, 0)

    Ground().run()


def table():
    """Nothing but a table with a cursor."""

    class Table(App):
        step = 0

        def compose(self):
            yield DataTable(cursor_type="row")

        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns("unit", "side", "place")
            for number in range(1, UNITS + 1):
                table.add_row(str(number), "CT"[number % 2], f"{number:.2f} {number:.2f}")

        def key_m(self):
            self.step = (self.step + 1) % 8
            self.query_one(DataTable).move_cursor(row=self.step)

    Table().run()


def bare(ready_made):
    """The picture written with nothing in between: put together at the key, or taken from those made beforehand."""

    drawn, spots = battlefield()
    shown, layers, start = scene(drawn, spots, 0), frozenset(LAYERS) - {"zones"}, first_frame(drawn)
    ground = picture(shown.drawn, shown.conditions, 1, start.wider(), layers)
    sgr = {
        chr(code): f"\x1b[1;38;2;{code % 64 * 3};{255 - code % 64 * 3};99;48;2;20;22;{code >> FILL_BIT}m"
        for code in range(UNSEEN)
    }
    runs = re.compile(r"(.)\1*+", re.DOTALL)

    def page(step):
        frame = start.panned(step, 0)
        cells = Layer(shown, frame, 1, layers, None).rows
        made = []
        for y in range(ROWS):
            text, codes = ground.row(frame, y)
            if y in cells:
                chars, marks = list(text), list(codes)
                for col, (char, ink) in cells[y].items():
                    chars[col] = char
                    marks[col] = chr(ord(marks[col]) >> FILL_BIT << FILL_BIT | NUMBER[ink])
                text, codes = "".join(chars), "".join(marks)
            made.append(f"\x1b[{y + 1};1H")
            found = (run.span() for run in runs.finditer(codes))
            made.extend(f"{sgr[codes[first]]}{text[first:end]}\x1b[0m" for first, end in found)
        return "".join(made).encode()

    tty.setraw(0)
    pages, step = [page(step) for step in range(8)], 0
    os.write(1, pages[0])
    while os.read(0, 1) == b"p":
        step = (step + 1) % 8
        whole = memoryview(pages[step] if ready_made else page(step))
        while whole:
            whole = whole[os.write(1, whole) :]


class Terminal:
    """One program at the other end of a pseudo-terminal."""

    def __init__(self, role):
        self.end, far = pty.openpty()
        ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLS, 0, 0))
        kept = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "", "LINES": ""}
        env = {key: value for key, value in {**os.environ, **kept}.items() if value}
        self.run = subprocess.Popen(
            [sys.executable, str(Path(__file__)), role], stdin=far, stdout=far, stderr=far, env=env
        )
        os.close(far)
        self.written = bytearray()
        select.select(
            [self.end], [], [], FIRST_S
        )  # a busy machine starts slowly: quiet counts from the first byte
        self.read(START_S)

    def read(self, quiet_s):
        """Everything until nothing comes for a while; how many bytes."""
        count = 0
        while select.select([self.end], [], [], quiet_s)[0]:
            found = os.read(self.end, 1 << 16)
            self.written += found
            count += len(found)
        return count

    def press(self, key):
        """Seconds of processor time from a key to the last byte it brought, and how many bytes."""
        began = self.spent()
        os.write(self.end, key)
        while not select.select([self.end], [], [], 5)[0]:
            raise RuntimeError("nothing was painted")
        count = self.read(QUIET_S)
        return self.spent() - began, count

    def spent(self):
        """Seconds of processor time that the program has taken so far."""
        threads = Path(f"/proc/{self.run.pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9

    def screen(self):
        """What stands on the screen, without colours."""
        rows = [[" "] * COLS for _ in range(ROWS)]
        row = col = 0
        for found in PLACES.finditer(self.written.decode("utf-8", "replace")):
            if found[1]:
                row, col = int(found[1]) - 1, int(found[2]) - 1
            for char in found[3] or "":
                if char == "\n":
                    row += 1
                elif char == "\r":
                    col = 0
                elif char >= " ":
                    if row < ROWS and col < COLS:
                        rows[row][col] = char
                    col += 1
        return ["".join(line[:COLS]) for line in rows]

    def close(self):
        self.run.terminate()
        self.run.wait()
        os.close(self.end)


def turn_about(terminals, key, rounds):
    """The medians of the presses of each, in milliseconds and bytes."""
    pressed = [[] for _ in terminals]
    for turn in range(rounds + 5):
        for place, terminal in enumerate(terminals):
            done = terminal.press(key)
            if turn >= 5:
                pressed[place].append(done)
    return [
        (
            statistics.median(seconds for seconds, _ in some) * 1000,
            statistics.median(size for _, size in some),
        )
        for some in pressed
    ]


def expected(step_m, step_cols):
    """The picture put together here, to compare with."""
    drawn, spots = battlefield()
    shown, layers = scene(drawn, spots, step_m), frozenset(LAYERS) - {"zones"}
    frame = first_frame(drawn).panned(step_cols, 0)
    ground = picture(shown.drawn, shown.conditions, 1, frame, layers)
    rows = [list(text) for text in ground.text]
    for row, cells in Layer(shown, frame, 1, layers, None).rows.items():
        for col, (char, _) in cells.items():
            rows[row][col] = char
    return ["".join(row) for row in rows]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    step = (rounds + 5) % 8
    figures = Figures()
    pair = Terminal("map"), Terminal("table")
    (ours, size), (plain, plain_size) = turn_about(pair, b"m", rounds)
    assert pair[0].screen() == expected(step, 0), "the map shows another picture"
    for terminal in pair:
        terminal.close()
    print(
        f"a unit moves: {ours:.2f} ms ({size:.0f} bytes); a cursor moves: {plain:.2f} ms ({plain_size:.0f} bytes)"
    )
    figures.at_most("a unit moves on the map, against the cursor of a bare table", ours / plain, MOVE_BOUND)

    three = Terminal("map"), Terminal("bare"), Terminal("ready-made")
    (ours, size), (raw, raw_size), (least, _) = turn_about(three, b"p", rounds)
    for terminal in three:
        assert terminal.screen() == expected(0, step), "the view shows another picture"
        terminal.close()
    print(
        f"the view moves: {ours:.2f} ms ({size:.0f} bytes), {raw:.2f} ms ({raw_size:.0f} bytes) as bare "
        "output of the same cells, "
        f"{least:.2f} ms as pages made beforehand"
    )
    figures.at_most("the view moves, against bare output of the same cells", ours / raw, PAN_BOUND)
    figures.end()


if __name__ == "__main__":
    roles = {
        "map": ground,
        "table": table,
        "bare": lambda: bare(ready_made=False),
        "ready-made": lambda: bare(ready_made=True),
    }
    roles.get(sys.argv[1] if len(sys.argv) > 1 else "", main)()
