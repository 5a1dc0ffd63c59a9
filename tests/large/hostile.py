"""Whoever means harm at a served table: requests made up for every route, and a hundred hostile devices beside players.

    python tests/large/hostile.py --count 100000 --clients 100 --seed 1

First `--count` requests, one after the other, by devices with and without seats. No answer may tell of a fault, miss a
header, or not come; the host says nothing, and does not grow. Then `--clients` devices for `--seconds`: heads letter by
letter, half requests, floods of codes and of connections, streams that are not read, large bodies, garbage; beside them
eight players read, speak and hear, and none of them is refused. The suite takes a few requests, in
`tests/extras/web/test_hostile.py`.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.hostile_devices import attack
from support.hostile_requests import MadeUpRequests, faults_of
from support.served import Client

ROOT = Path(__file__).parents[2]
SEATS = ("red", "blue", "referee", "table")
MOST_GROWN_MB = 40
"""How much the host may grow while it is attacked; a megabyte more for a thousand requests, for some are said."""
_SCRIPT = """
import asyncio, json, sys
from contextlib import redirect_stderr
from io import StringIO
from squadlog.__main__ import main
from squadlog.base.records import replace
from squadlog.extras.web import telling
from squadlog.extras.web.running import records_served, serving
from squadlog.extras.web.server.app import Address, ServedTables
from squadlog.extras.web.server.limits import Gates, Limits

with redirect_stderr(StringIO()):
    main(["new", "newcomer", "--with", "hiding", "--seed", "7", "--typed", "red"])

def make(worker):
    served = records_served(None, (1,))(worker)
    if sys.argv[1] == "wide":
        served.limits = replace(Limits(), commands=10**6, joins=10**6, wrong_codes=10**7)
        served.gates = Gates(served.limits)
        served.debug = True
    return served

async def run():
    async with serving(make, Address(port=0)) as served:
        print(json.dumps(telling.as_data(served)), flush=True)
        await asyncio.Event().wait()

asyncio.run(run())
"""


class Host:
    """A server in a process of its own: its address, codes, how large it is, how long it has worked."""

    def __init__(self, process, told):
        self.process, self.url = process, told["url"]
        self.port = int(self.url.rpartition(":")[2])
        (table,) = told["tables"]
        self.codes = {one["name"]: one["code"] for one in table["seats"]}
        self.codes["onlookers"] = table["onlookers"]

    def join(self, seat):
        """The cookie of a device that sits down there."""
        answer = Client(self.url).post("/join", {"code": self.codes[seat]})
        assert answer.status == 204, answer.text
        return answer.headers["Set-Cookie"].split(";")[0]

    def size_mb(self):
        """How much memory it has."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def worked_s(self):
        """Seconds of processor."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def hosted(limits, faults):
    """A server on a new battle, with `wide` or `usual` limits; what it says on stderr is a fault."""
    with TemporaryDirectory() as home, Path(home, "stderr").open("w+", encoding="utf-8") as said:
        environment = {**os.environ, "SQUADLOG_HOME": home, "PYTHONPATH": str(ROOT)}
        with subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, "-c", _SCRIPT, limits],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        ) as process:
            try:
                line = next(one for one in process.stdout if one.startswith("{"))
                yield Host(process, json.loads(line))
                if process.poll() is not None:
                    faults.append(f"the host ended with {process.returncode}")
            finally:
                process.kill()
        said.seek(0)
        if told := said.read().strip():
            faults.insert(0, f"the host said: {told[-200000:]}")


def fuzzed(port, cookies, numbers, seed, faults):
    """Requests made up at random, by their numbers; gives the status that each got (0: the connection was closed).

    What the battle offers when they begin is among what they say.
    """
    host = f"127.0.0.1:{port}"
    asked = [Client(f"http://{host}", cookie).get("/state").json["question"] for cookie in cookies]
    offered = sorted({one["say"] for question in asked for one in question.get("answers") or ()})
    made_up = MadeUpRequests(host, (*cookies, *cookies, "squadlog=1", cookies[0] + "0"), offered)
    for number in numbers:
        sent, is_whole = made_up.make(Random(f"{seed} {number}"))
        status, found = faults_of(port, sent, is_whole=is_whole)
        faults += (f"request {number} of seed {seed}: {fault}" for fault in found)
        yield status


def fuzz(count, seed, faults):
    """So many of them at a host of their own, which is watched."""
    statuses, began = Counter(), time.monotonic()
    with hosted("wide", faults) as host:
        cookies = [host.join(seat) for seat in SEATS]
        honest = Client(host.url, cookies[1])
        size_mb = 0.0
        for done in range(0, count, 1000):
            statuses.update(fuzzed(host.port, cookies, range(done, min(done + 1000, count)), seed, faults))
            size_mb = size_mb or host.size_mb()
            if (status := honest.get("/state").status) != 200:
                faults.append(f"after {done + 1000} requests a player gets {status}")
            if host.process.poll() is not None:
                break
        grown_mb = host.size_mb() - size_mb
        if grown_mb > MOST_GROWN_MB + count / 1000:
            faults.append(f"the host grew by {grown_mb:.0f} MB")
        print(
            f"seed {seed}: {count} requests, answers {dict(sorted(statuses.items()))} (0: closed); the host has"
            f" {host.size_mb():.0f} MB, {grown_mb:.1f} MB more than after 1000; {time.monotonic() - began:.0f} s",
            flush=True,
        )


def besieged(clients, seconds, seed, faults):
    """Eight players for a while alone, then beside so many hostile devices: how long they wait, and what goes wrong."""
    with hosted("usual", faults) as host:
        cookies = {seat: host.join(seat) for seat in SEATS}
        players = [
            cookies[seat] for seat in ("red", "blue", "red", "blue", "red", "blue", "referee", "table")
        ]
        quiet = asyncio.run(_play(host, players, seconds, faults))
        before_mb, before_s = host.size_mb(), host.worked_s()
        words = (host.port, host.join("onlookers"), clients, seconds + 3, seed)
        hostile = subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, __file__, "--attack", *map(str, words)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        time.sleep(2)
        loud = asyncio.run(_play(host, players, seconds, faults))
        done, _ = hostile.communicate(timeout=60)
        grown_mb = host.size_mb() - before_mb
        if grown_mb > MOST_GROWN_MB:
            faults.append(f"the host grew by {grown_mb:.0f} MB under attack")
        print(
            f"{len(players)} players for {seconds} s: p50 {quiet[0]:.0f} ms, p95 {quiet[1]:.0f} ms alone;"
            f" p50 {loud[0]:.0f} ms, p95 {loud[1]:.0f} ms beside {clients} hostile devices ({done.strip()});"
            f" the host worked {host.worked_s() - before_s:.1f} s and grew by {grown_mb:.1f} MB",
            flush=True,
        )


async def _play(host, cookies, seconds, faults):
    """Each player reads and speaks twice a second and hears the stream: the median and p95 of what they waited, ms."""
    waited = []
    ends = time.monotonic() + seconds
    await asyncio.gather(*(_player(host, one, ends, waited, faults) for one in enumerate(cookies)))
    waited.sort()
    return waited[len(waited) // 2], waited[len(waited) * 95 // 100]


async def _player(host, player, ends, waited, faults):
    number, cookie = player
    reader, writer = await _asked(host.port, "GET", "/events", cookie)
    hears = asyncio.create_task(_hear(reader))
    turn = 0
    while time.monotonic() < ends:
        turn += 1
        speaks = turn % 4 == 0 and number < 7
        path, body = (
            ("/say", json.dumps({"say": f"note {number} {turn}", "key": f"{number} {turn} {ends}"}))
            if speaks
            else ("/state", "")
        )
        began = time.monotonic()
        try:
            there, back = await _asked(host.port, "POST" if speaks else "GET", path, cookie, body)
            status = int((await asyncio.wait_for(there.readline(), 20)).split()[1])
            await asyncio.wait_for(there.read(), 20)
            back.close()
            if status != 200:
                faults.append(f"player {number} gets {status} for {path}")
        except (OSError, TimeoutError, IndexError) as error:
            faults.append(f"player {number} is not answered: {type(error).__name__} {error}")
        waited.append((time.monotonic() - began) * 1000)
        await asyncio.sleep(0.5)
    if hears.done() or not writer.transport or writer.transport.is_closing():
        faults.append(f"the stream of player {number} was cut")
    hears.cancel()
    writer.close()


async def _asked(port, method, path, cookie, body=""):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    host = f"127.0.0.1:{port}"
    more = (
        f"Origin: http://{host}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        if body
        else ""
    )
    close = "" if path == "/events" else "Connection: close\r\n"
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n{close}{more}\r\n{body}".encode()
    )
    return reader, writer


async def _hear(reader):
    while await reader.read(65536):
        pass


def main() -> int:
    """The requests and devices asked for; 1 if anything was wrong."""
    made = ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=2000, help="requests made up at random")
    made.add_argument("--clients", type=int, default=100, help="hostile devices")
    made.add_argument("--seconds", type=int, default=20, help="how long they go on")
    made.add_argument("--seed", type=int, default=1)
    options = made.parse_args()
    faults: list[str] = []
    if options.count:
        fuzz(options.count, options.seed, faults)
    if options.clients:
        besieged(options.clients, options.seconds, options.seed, faults)
    for fault in faults[:50]:
        print(fault)
    print(f"{len(faults)} wrong")
    return 1 if faults else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--attack"]:
        port, cookie, clients, seconds, seed = sys.argv[2:]
        with suppress(KeyboardInterrupt):
            print(asyncio.run(attack(int(port), cookie, int(clients), float(seconds), int(seed))))
        sys.exit()
    sys.exit(main())
