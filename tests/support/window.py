"""The program in a terminal: a real pseudo-terminal whose other end is the test's."""

import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl

AT_MOST_S = 60
"""On a busy machine; by itself it takes a second."""


class Window:
    """A program in a terminal of its own, which no signal connects it with."""

    def __init__(self, home, *words, size=(80, 24)):
        self.end, far = pty.openpty()
        ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        env = {**os.environ, "SQUADLOG_HOME": str(home), "TERM": "xterm-256color"}
        for sized in ("COLUMNS", "LINES"):  # the terminal itself says how large it is
            env.pop(sized, None)
        command = [sys.executable, "-m", "squadlog", *words]
        self.run = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=env)  # noqa: S603 - our own program
        os.close(far)

    def until(self, words):
        """Read until these words are on their way to the screen; gives what was read."""
        shown, late = b"", time.monotonic() + AT_MOST_S
        while words.encode() not in shown:
            assert time.monotonic() < late, shown[-2000:]
            if select.select([self.end], [], [], 0.1)[0]:
                shown += os.read(self.end, 1 << 16)
        return shown.decode(errors="replace")

    def read(self):
        """Take what it shows off its hands: nobody can show more than the terminal holds."""
        while select.select([self.end], [], [], 0)[0]:
            os.read(self.end, 1 << 16)

    def press(self, keys):
        os.write(self.end, keys.encode())

    def close(self):
        """The terminal goes away; gives the exit code of the program."""
        os.close(self.end)
        try:
            return self.run.wait(AT_MOST_S)
        finally:
            self.run.kill()
