"""A served battle for an hour: devices that are locked and woken, a host that is killed; none sees what is wrong.

    python tests/large/soak_served.py --minutes 60 --every 5 --kills 50 --seed 1

Eight devices sit at the seats of a battle. Every few seconds one of them says what a walker chooses; each device is
locked (its stream ends) and woken at random. After each word, once the beats are over, every device that is awake must
have been sent exactly what its seat sees, one that wakes is shown it at once; whatever was said stands in the record
once, and a battle that ends before the time is a fault. The host's memory is compared with a process to which the same
words are said without a server, which is killed whenever the host is. All kills come in the first quarter of the time,
so that both then live long enough for memory to be seen growing; the first minutes after are left out. Prints figures;
exits with 1 for a fault, or where the host's memory grows by more than 1 MB an hour beyond the other's.
"""

import argparse
import http.client
import json
import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import linear_regression

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from large.kills_served import Answer, Choosing
from support.host_process import HostProcess
from support.served import Client
from support.told_process import ToldProcess
from support.walking import OneTable

from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.facts.seats import REFEREE
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

SETTLES_S = 1.5
"""Seconds after which every device should have been sent what its seat sees: a look and two beats."""
LATEST_S = 10.0
"""Seconds more in which it must have been, on a machine that is busy with other things."""
KILLS_IN = 0.25
"""The part of the time, from its beginning, in which the host is killed."""
GROWS_MB = 1.0
"""How much more an hour than the other process the host may grow."""


class Device:
    """A device at a seat: its stream in a thread, the last state that it was sent, locked or awake."""

    def __init__(self, client: Client, seat: str) -> None:
        self.client, self.seat = client, seat
        self.sent: dict[str, object] | None = None
        self.locks = 0
        self._connection: http.client.HTTPConnection | None = None

    def wake(self) -> None:
        """Open its stream."""
        self._connection = http.client.HTTPConnection(self.client.url.removeprefix("http://"), timeout=60)
        self._connection.request("GET", "/events", headers={"Cookie": self.client.cookie})
        threading.Thread(target=self._read, args=(self._connection.getresponse(),), daemon=True).start()

    def _read(self, response: http.client.HTTPResponse) -> None:
        try:
            kind = ""
            for raw in response:
                line = raw.decode().rstrip("\n")
                if line.startswith("event:"):
                    kind = line[7:]
                elif line.startswith("data:") and kind == "state":
                    self.sent = json.loads(line[6:])
        except (OSError, http.client.HTTPException, ValueError, AttributeError):
            pass  # locked, or the host is gone

    def lock(self) -> None:
        """Close its stream, as a phone does in a pocket."""
        self.locks += 1
        self.sent = None
        if self._connection is not None and self._connection.sock is not None:
            self._connection.sock.shutdown(2)
        self._connection = None

    @property
    def awake(self) -> bool:
        """Whether its stream is open."""
        return self._connection is not None


def new_battle(home: Path, seed: int, ready: str) -> tuple[Choosing, Session]:
    """A battle of its own file, and who walks it."""
    setup = load_battle(ready, load_rulebook(), rulings_with(()), chapters=chapters_said("hiding"))
    setup = replace(
        setup, seed=seed, taking_back="anybody", typed_dice=tuple(one.id for one in setup.sides)[:1]
    )
    session = Session.create(open_store(home / "squadlog.db"), setup)
    sides = tuple(side.id for side in setup.sides)
    return Choosing([(OneTable(session), (*sides, REFEREE))], seed), session


class Soak:
    """The hour."""

    def __init__(self, home: Path, options: argparse.Namespace) -> None:
        self.options, self.rng = options, random.Random(options.seed)
        self.walker, self.session = new_battle(home, options.seed, options.ready)
        (alone := home / "alone").mkdir()
        shutil.copy(home / "squadlog.db", alone)
        self.host, self.alone = HostProcess(home), ToldProcess(alone)
        self.faults, self.commands, self.kills = 0, 0, 0
        self.memory: list[tuple[float, float, float]] = []
        """Seconds since it began, and what the host and the other process held then, in MB."""
        self.last_kill_s = 0.0
        self.host.begin()
        self.alone.begin()
        seats = [seat for _, seat in self.host.codes]
        first = {seat: self.host.join(seat) for seat in seats}
        # Two devices at a seat are two tabs: they share its cookie.
        self.devices = [Device(first[seats[n % len(seats)]], seats[n % len(seats)]) for n in range(8)]
        self.table = BattleTable(open_store(home / "squadlog.db"), 1)
        for one in self.devices:
            one.wake()

    def fault(self, words: str) -> None:
        """Tell and count what is wrong."""
        self.faults += 1
        print(words[:600], flush=True)

    def run(self) -> None:
        """Until the time is over or the battle is."""
        began = time.monotonic()
        ends = began + self.options.minutes * 60
        every = self.options.every
        kills_until = KILLS_IN * self.options.minutes * 60
        kills = sorted(self.rng.uniform(0, kills_until) for _ in range(self.options.kills))
        while time.monotonic() < ends:
            next_s = time.monotonic() + every
            answer = self.walker.choose()
            if answer is None:
                self.fault("the battle is over before the time")
                return
            dies = bool(kills) and time.monotonic() - began > kills[0]
            if dies:
                kills.pop(0)
                self.last_kill_s = time.monotonic() - began
            self.word(answer, dies=dies)
            for one in self.devices:
                if self.rng.random() < 20 * every / (self.options.minutes * 60):
                    one.lock()
            time.sleep(max(0.0, min(SETTLES_S, next_s - time.monotonic())))
            self.compare()
            for one in self.devices:
                if not one.awake and self.rng.random() < 0.5:
                    one.wake()
            held = (self.host.memory_mb, self.alone.memory_mb)
            self.memory.append((time.monotonic() - began, *held))
            time.sleep(max(0.0, next_s - time.monotonic()))

    def word(self, answer: Answer, *, dies: bool) -> None:
        """Have a device say it; where the host dies meanwhile, say it again once it is back."""
        device = next(one for one in self.devices if one.seat == answer.seat)
        shown = device.client.get("/state").json
        said = {"at": shown["entry"], "key": f"k{self.commands}"}
        path = "/die" if answer.kind == "die" else "/say"
        said |= {"face": answer.sentence, "die": answer.die} if path == "/die" else {"say": answer.sentence}
        before = len(self.session.record.tree.steps) if self.session.changed() in (True, False) else 0
        if dies:
            (killer := threading.Timer(self.rng.random() * 0.05, self.host.kill)).start()
            with suppress(OSError, http.client.HTTPException):  # it was killed
                device.client.post(path, said)
            killer.join()
            self.kills += 1
            self.alone.kill()
            self.host.begin()
            self.alone.begin()
            for one in self.devices:
                if one.awake:
                    one.wake()
        found = device.client.post(path, said)
        self.commands += 1
        if found.status != 200:
            self.fault(f"{answer}: {found.status} {found.text}")
        self.session.changed()
        other = self.alone.say(answer.seat, answer.sentence, said["key"], face=answer.kind == "die")
        if other != str(self.session.record.head):
            self.fault(f"{answer}: at {self.session.record.head} with the server, without it {other}")
        moves = len(self.session.record.tree.steps) - before
        if moves > 1 and answer.kind not in ("die", "declare", "fire"):
            self.fault(f"{answer} stands {moves} times")

    def compare(self) -> None:
        """Whether every device that is awake was sent what its seat sees, at the latest when a busy machine is."""
        self.table.changed()
        ends = time.monotonic() + LATEST_S
        while wrong := [*self._wrong()]:
            if time.monotonic() > ends:
                self.fault("; ".join(wrong))
                return
            time.sleep(0.2)

    def _wrong(self) -> Iterator[str]:
        for one in self.devices:
            if not one.awake:
                continue
            (seat,) = (seat for seat in self.table.seats() if seat.name == one.seat)
            shown = self.table.shown(SeatPlace(1, seat.name, seat.kind))
            right = {"entry": shown.entry, "pieces": dict(shown.pieces)}
            if one.sent is None or {name: one.sent.get(name) for name in right} != right:
                yield f"{one.seat} was sent {one.sent and one.sent['entry']}, it sees {shown.entry}"


def slope(points: Sequence[tuple[float, float]]) -> float | None:
    """MB an hour by least squares over (seconds, MB); None of fewer than three."""
    return None if len(points) < 3 else 3600 * linear_regression(*zip(*points, strict=True)).slope


def main() -> int:
    """Run it; 0 where all is well."""
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument("--minutes", type=float, default=60)
    told.add_argument("--every", type=float, default=5, help="seconds between two words")
    told.add_argument("--kills", type=int, default=50)
    told.add_argument(
        "--warm-up", type=float, default=10, help="minutes after the last kill that are not measured"
    )
    told.add_argument("--ready", default="counting_house")
    told.add_argument("--seed", type=int, default=1)
    options = told.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder), options)
        try:
            soak.run()
        finally:
            soak.alone.kill()
            code = soak.host.stop()
        if code:
            soak.fault(f"the host ended with {code}")
        if wrong := soak.host.told_wrong():
            soak.fault(wrong)
        since_s = soak.last_kill_s + 60 * options.warm_up
        late = [one for one in soak.memory if one[0] > since_s]
        grown, alone, beyond = (
            slope([(at, memory(host, other)) for at, host, other in late])
            for memory in (lambda host, _: host, lambda _, other: other, lambda host, other: host - other)
        )
        if grown is None or alone is None or beyond is None:
            print(f"the slope of memory is not known: nothing was measured after {since_s:.0f} s", flush=True)
        else:
            print(f"memory in MB an hour: {grown:+.2f} of the host, {alone:+.2f} without a server, {beyond:+.2f} beyond; "
                  f"in the {len(late)} samples after {since_s:.0f} s")  # fmt: skip
            if beyond > GROWS_MB:
                soak.fault("that is more than it may")
        locks = sum(one.locks for one in soak.devices)
        most = max((one[1] for one in soak.memory), default=0)
        print(f"seed {options.seed}: {soak.commands} words, {soak.kills} kills, {locks} locks, {soak.faults} faults; "
              f"memory at most {most:.0f} MB")  # fmt: skip
        return 1 if soak.faults else 0


if __name__ == "__main__":
    sys.exit(main())
