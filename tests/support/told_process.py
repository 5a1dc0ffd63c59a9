"""A process to which words are said without a server: what a host's memory is compared with.

Each line that it reads is a JSON list: the seat, a sentence or a face, whether it is a face, the key of the word; it
answers the entry or what was refused.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from support.host_process import HERE, memory_mb

from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store


class ToldProcess:
    """A session on the record of a home, in a process of its own; killed and begun again as its host is."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        """Begin it."""
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "support.told_process", str(self.home)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(HERE), str(HERE / "tests")))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def say(self, seat: str, words: str, key: str, *, face: bool) -> str:
        """Say a sentence, or the face of the die that is asked; the entry then, or the refusal.

        Raises `OSError` where it has ended.
        """
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([seat, words, face, key]), file=self.process.stdin, flush=True)
        return self.process.stdout.readline().rstrip("\n")

    def kill(self) -> None:
        """Kill it at once."""
        if self.process is None:
            return
        self.process.kill()
        self.process.communicate(timeout=20)
        self.process = None

    @property
    def memory_mb(self) -> float:
        """What it holds in memory now, in MB."""
        assert self.process is not None
        return memory_mb(self.process.pid)


def answers(home: Path, lines: Iterator[str]) -> Iterator[str]:
    """Say each line at its seat; the entry then, or the refusal."""
    session = Session.open(open_store(home / "squadlog.db"), 1)
    for line in lines:
        name, words, face, key = json.loads(line)
        seat = session.seat(Speaker(seat=name))
        outcome = seat.answer(words, key=key) if face else seat.say_all(words, key=key)[0]
        yield str(outcome if isinstance(outcome, Refusal) else session.record.head)


if __name__ == "__main__":
    for told in answers(Path(sys.argv[1]), iter(sys.stdin)):
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
