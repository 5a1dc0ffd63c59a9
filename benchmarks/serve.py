"""A command on a phone until the last of eight screens has it: the Counting House, eight against eight.

Run: python benchmarks/serve.py [COMMANDS]

A host serves in a process of its own; eight devices have their pages open. One says what a walker chooses, and all that
see something of it are sent their page. Measured is the processor time of the host from the word to the last screen,
against the fixed loop of `engine.py`; then the same with a hundred hostile clients that begin requests and never end
them, send what is none, and read nothing: how much later the last screen has it, and whether an honest word is refused.
The bounds stand for 100 ms on a quiet machine that takes 11 for the loop.
"""

import argparse
import json
import os
import socket
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

from engine import fixed_loop
from measuring import Figures, spent

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from large.kills_served import Choosing
from large.soak_served import Device
from support.host_process import HostProcess
from support.soldierly import sixteen
from support.walking import OneTable

from squadlog.base.records import replace
from squadlog.facts.seats import REFEREE
from squadlog.session.battle_session import Session, open_store

SCREENS, HOSTILE, QUIET_S, MOST_S = 8, 100, 0.6, 5.0
LOOP_MS, MOST_MS, MOST_MB = 11.0, 100.0, 120.0
NASTY = (
    b"",
    b"GET / HT",
    b"POST /say HTTP/1.1\r\nHost: ",
    b"\x16\x03\x01\x02",
    b"GET /events HTTP/1.1\r\n\r\n",
    b"A" * 9000,
)


def processor_s(process):
    """Seconds that all threads of a process have had a processor so far."""
    tasks = Path(f"/proc/{process.pid}/task")
    return sum(int((one / "schedstat").read_text().split()[0]) for one in tasks.iterdir()) / 1e9


class Screens:
    """Eight devices with their pages open, and when the last of them was sent something."""

    def __init__(self, host):
        seats = [seat for _, seat in host.codes]
        joined = {seat: host.join(seat) for seat in seats}
        self.devices = [Device(joined[seats[n % len(seats)]], seats[n % len(seats)]) for n in range(SCREENS)]
        for one in self.devices:
            one.wake()
        self._wait(lambda: all(one.sent for one in self.devices))

    def entries(self):
        """Which state each was sent last."""
        return [id(one.sent) for one in self.devices]

    def device(self, seat):
        """One at that seat."""
        return next(one for one in self.devices if one.seat == seat)

    def settle(self, before):
        """Seconds until the last screen that is sent anything has it."""
        began = last = time.monotonic()
        while time.monotonic() - last < QUIET_S and time.monotonic() - began < MOST_S:
            if (now := self.entries()) != before:
                before, last = now, time.monotonic()
            time.sleep(0.002)
        return last - began

    @staticmethod
    def _wait(done):
        until = time.monotonic() + 20
        while not done() and time.monotonic() < until:
            time.sleep(0.05)


class Crowd:
    """Clients who mean no good, until `end`."""

    def __init__(self, port):
        self._port, self._over = port, threading.Event()
        self._threads = [
            threading.Thread(target=self._bother, args=(n,), daemon=True) for n in range(HOSTILE)
        ]
        for one in self._threads:
            one.start()

    def _bother(self, number):
        while not self._over.wait(0.2 + number % 7 / 10):
            try:
                with socket.create_connection(("127.0.0.1", self._port), timeout=2) as one:
                    one.sendall(NASTY[number % len(NASTY)])
                    self._over.wait(1)
            except OSError:
                pass

    def end(self):
        self._over.set()
        for one in self._threads:
            one.join()


def told(host, screens, walker, session, count):
    """Processor seconds of the host and seconds by the clock of so many words, and how many were refused."""
    took, waited, refused = [], [], 0
    for _ in range(count):
        session.changed()
        if (answer := walker.choose()) is None:
            break
        device = screens.device(answer.seat)
        at = device.client.get("/state").json["entry"]
        before, spent_s = screens.entries(), processor_s(host.process)
        path, key = ("/die", "face") if answer.kind == "die" else ("/say", "say")
        said = {key: answer.sentence, "at": at, **({"die": answer.die} if key == "face" else {})}
        refused += device.client.post(path, said).status != 200
        waited.append(screens.settle(before))
        took.append(processor_s(host.process) - spent_s)
    return took, waited, refused


def p95(figures):
    return sorted(figures)[int(len(figures) * 0.95)]


def main():
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("commands", nargs="?", type=int, default=60)
    count, figures = asked.parse_args().commands, Figures()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        setup = replace(sixteen("counting_house", 10), seed=3)
        session = Session.create(open_store(home / "squadlog.db"), setup)
        sides = tuple(side.id for side in setup.sides)
        walker = Choosing([(OneTable(session), (*sides, REFEREE))], 3)
        host = HostProcess(home)
        host.begin()
        try:
            screens = Screens(host)
            told(host, screens, walker, session, 12)  # what is loaded at first
            loop_s = statistics.median(spent(fixed_loop) for _ in range(7))
            took, waited, refused = told(host, screens, walker, session, count)
            print(json.dumps({"ms": [round(1000 * one) for one in sorted(took)]}))
            figures.at_most(
                "a command to the last of eight screens, p95, fixed loops",
                p95(took) / loop_s,
                MOST_MS / LOOP_MS,
            )
            crowd = Crowd(host.port)
            _, later, more = told(host, screens, walker, session, count)
            crowd.end()
            figures.at_most(
                "the same with a hundred hostile clients, by the clock, p95 / p95",
                p95(later) / p95(waited),
                2,
            )
            figures.at_most("honest words refused", refused + more, 0)
            figures.at_most("MB of the host with eight screens", host.memory_mb, MOST_MB)
        finally:
            host.stop()
    figures.end()


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "0")
    main()
