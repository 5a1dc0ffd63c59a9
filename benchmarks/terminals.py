"""Programs at the other end of a pseudo-terminal, and what a key costs each of them in processor time."""

import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path

QUIET_S, START_S, FIRST_S = 0.06, 2.0, 60
NAMED = {
    "down": b"\x1b[B",
    "up": b"\x1b[A",
    "left": b"\x1b[D",
    "right": b"\x1b[C",
    "escape": b"\x1b",
    "enter": b"\r",
}


class Terminal:
    """One program in a terminal of so many cells."""

    def __init__(self, command, size, **environment):
        self.end, far = pty.openpty()
        ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        kept = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "", "LINES": "", **environment}
        env = {key: value for key, value in {**os.environ, **kept}.items() if value}
        self.run = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=env)
        os.close(far)
        # A busy machine starts slowly: quiet counts from the first byte.
        select.select([self.end], [], [], FIRST_S)
        self.read(START_S)

    def read(self, quiet_s=QUIET_S):
        """Everything until nothing comes for a while; how many bytes."""
        count = 0
        while select.select([self.end], [], [], quiet_s)[0]:
            count += len(os.read(self.end, 1 << 16))
        return count

    def press(self, key):
        """Milliseconds of processor time from a key until it has been quiet for a while."""
        began = self.spent()
        os.write(self.end, NAMED.get(key) or key.encode())
        if not select.select([self.end], [], [], 5)[0]:
            raise RuntimeError(f"nothing was painted for {key}")
        self.read(0.15 if key == "escape" else QUIET_S)
        return (self.spent() - began) * 1000

    def spent(self):
        """Seconds of processor time that the program has taken so far, all its threads."""
        threads = Path(f"/proc/{self.run.pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9

    def close(self):
        """End the program."""
        self.run.terminate()
        self.run.wait()
        os.close(self.end)


def idle(terminal, seconds=0.06):
    """What it takes in such a while by itself: timers that look whether another window has gone on."""
    began = terminal.spent()
    terminal.read(seconds)
    return (terminal.spent() - began) * 1000


def pressed(terminals, keys, rounds, warm=3):
    """The median of each key of each program, in milliseconds: `keys[place]` are pressed in turn, again and again."""
    taken = [[[] for _ in those] for those in keys]
    for turn in range(rounds + warm):
        for place, terminal in enumerate(terminals):
            for at, key in enumerate(keys[place]):
                spent = terminal.press(key)
                if turn >= warm:
                    taken[place][at].append(spent)
    return [[statistics.median(some) for some in those] for those in taken]


def program(*words):
    """This very program, by the words of its command line."""
    return [sys.executable, "-m", "squadlog", *map(str, words)]
