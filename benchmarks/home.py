"""What the screens cost before they take keys, in processor time, against Textual without anything.

1. `squadlog play N`, a battle without a map and one on a map, in a terminal of its own, until nothing is drawn or
   worked out any more / an empty Textual app likewise. The wheel is built and installed for that, as for `start.py`.
2. The home screen settled, before anything is loaded / a Textual "hello" app with header and footer: time and
   memory. What is slow is loaded after that, in a thread; its cost is printed too.

Medians, the programs in turn within one run, each in a process of its own.

    python benchmarks/home.py [ROUNDS]
"""

import os
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
from fcntl import ioctl
from pathlib import Path

from measuring import Figures, medians
from start import installed

PLAY, PLAY_ON_MAP, SETTLED, MEMORY = 3, 4, 1.3, 1.4
READY = {"a battle without a map": ("newcomer", PLAY), "a battle on a map": ("counting_house", PLAY_ON_MAP)}
QUIET_S, QUIET_TIMES = 0.15, 3
"""Settled: so many times in a row, so long each, nothing was written and no time was taken."""
TICKS = os.sysconf("SC_CLK_TCK")
EMPTY = "from textual.app import App\nApp().run()"
HELLO = """
from textual.app import App
from textual.widgets import Footer, Header, Static
class Hello(App):
    BINDINGS = [("q", "quit", "Quit")]
    def compose(self):
        yield Header()
        yield Static("hello")
        yield Footer()
make = Hello
"""
HOME = """
import pathlib, tempfile
from squadlog.tui.app import SquadlogApp
def make():
    return SquadlogApp(pathlib.Path(tempfile.mkdtemp()) / "squadlog.db")
"""
RUN = """
import time
LOADS = {loads}
{source}
import asyncio
def memory_kb():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
async def run():
    app = make()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        if LOADS:
            app.load()
            await app.workers.wait_for_complete()
            await pilot.pause()
        print(time.process_time(), memory_kb())
asyncio.run(run())
"""


def until_settled(command, home):
    """Seconds of processor time that a program in a terminal of 80 by 24 takes until it waits for a key."""
    end, far = pty.openpty()
    ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    env |= {"SQUADLOG_HOME": str(home), "TERM": "xterm-256color"}
    run = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=env)
    os.close(far)
    shown, spent, quiet = 0, -1.0, 0
    while quiet < QUIET_TIMES:
        wrote = False
        while select.select([end], [], [], QUIET_S)[0]:
            shown, wrote = shown + len(os.read(end, 1 << 16)), True
        now = _spent(run.pid)
        quiet = quiet + 1 if shown and not wrote and now == spent else 0
        spent = now
    run.kill()
    run.wait()
    os.close(end)
    return spent


def _spent(process):
    told = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(told[11]) + int(told[12])) / TICKS


def settled(source, *, loads=False):
    """Seconds of processor time and kilobytes of an app without a terminal."""
    script = RUN.format(source=source, loads=loads)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    seconds, kilobytes = map(float, done.stdout.split())
    return seconds, kilobytes


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        python, home = installed(Path(folder)), Path(folder) / "home"
        for key, _ in READY.values():
            command = [python, "-m", "squadlog", "new", key]
            subprocess.run(
                command, env={**os.environ, "SQUADLOG_HOME": str(home)}, capture_output=True, check=True
            )
        commands = [[python, "-c", EMPTY]]
        commands += [[python, "-m", "squadlog", "play", str(number)] for number in range(1, len(READY) + 1)]
        asked = [lambda command=command: until_settled(command, home) for command in commands]
        empty, *played = medians(asked, rounds)
    print(f"an empty Textual app takes {empty * 1000:.0f} ms")
    for (words, (_, bound)), seconds in zip(READY.items(), played, strict=True):
        figures.at_most(f"`play`, {words}, against an empty app", seconds / empty, bound)

    taken = {"hello": [], "home": [], "whole": []}
    for _ in range(rounds + 1):
        taken["hello"].append(settled(HELLO))
        taken["home"].append(settled(HOME))
        taken["whole"].append(settled(HOME, loads=True))
    middle = {
        name: [sorted(column)[len(column) // 2] for column in zip(*found[1:], strict=True)]
        for name, found in taken.items()
    }
    for name, (seconds, kilobytes) in middle.items():
        print(f"{name:<6} {seconds * 1000:6.0f} ms {kilobytes / 1024:6.1f} MB")
    for words, place, bound in (("time", 0, SETTLED), ("memory", 1, MEMORY)):
        figures.at_most(
            f"home before loading, {words}, against hello",
            middle["home"][place] / middle["hello"][place],
            bound,
        )
    figures.end()


if __name__ == "__main__":
    main()
