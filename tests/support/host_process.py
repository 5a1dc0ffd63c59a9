"""A host in a process of its own: `squadlog serve`, killed and begun again at the same port."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from support.served import Client

HERE = Path(__file__).parents[2]


def free_port() -> int:
    """A port that nobody listens at now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def memory_mb(process: int) -> float:
    """What a process holds in memory now, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class HostProcess:
    """`squadlog serve` of some records of a home, at one port however often it is begun."""

    def __init__(self, home: Path, *numbers: int) -> None:
        self.home, self.numbers, self.port = home, numbers or (1,), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.codes: dict[tuple[int, str], str] = {}
        self.process: subprocess.Popen[str] | None = None

    def begin(self) -> float:
        """Begin it; how many seconds until it listened."""
        began = time.monotonic()
        with (self.home / "host.stderr").open("a") as told_wrong:
            self.process = self._open(told_wrong)
        assert self.process.stdout is not None
        told = json.loads(self.process.stdout.readline())
        for table in told["tables"]:
            for seat in table["seats"]:
                self.codes[table["battle"], seat["name"]] = seat["code"]
        return time.monotonic() - began

    def _open(self, told_wrong: IO[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(  # noqa: S603 - our own program
            [
                sys.executable,
                "-m",
                "squadlog",
                "serve",
                *map(str, self.numbers),
                "--port",
                str(self.port),
                "--json",
            ],
            env={**os.environ, "SQUADLOG_HOME": str(self.home), "PYTHONPATH": str(HERE)},
            stdout=subprocess.PIPE,
            stderr=told_wrong,
            text=True,
        )

    def kill(self) -> None:
        """Kill it at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(sign)
        code = self.process.wait(timeout=20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def join(self, seat: str, battle: int = 1) -> Client:
        """A device that sits down at a seat, and stays seated when the host is begun again."""
        answer = Client(self.url).post("/join", {"code": self.codes[battle, seat]})
        assert answer.status == 204, answer.text
        return Client(self.url, answer.headers["Set-Cookie"].split(";")[0])

    def told_wrong(self) -> str:
        """What it wrote of what went wrong."""
        return (self.home / "host.stderr").read_text()

    @property
    def memory_mb(self) -> float:
        """What it holds in memory now, in MB."""
        assert self.process is not None
        return memory_mb(self.process.pid)
