"""A lab gives the same rows wherever it is played, and whoever is killed meanwhile.

    python tests/large/lab_on_a_cluster.py --battles 60

Plays one lab by `squadlog lab run` with 1, 2 and 4 processes, on a cluster of three workers, on one where a worker is
killed and another has another table, on one whose scheduler is killed, after Ctrl+C, after `lab stop`, and with kill -9 of
the whole run: each of them is resumed until all is played. Prints a line for each; exits with 1 where its rows differ
from those of one process by a byte, a worker with another fingerprint played, a sentence is missing, or a battle goes
on at a worker after its lab has ended.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.clusters import ROOT, WITHIN_S, LocalCluster, local_cluster, other_program

from squadlog.store.results.rows_file import RowsFile

Met = Callable[[subprocess.Popen[str], LocalCluster | None, Path], None]
SOME = 3
"""Rows after which somebody is killed."""
IDLE = 0.2
"""Seconds of processor that an idle worker takes at most in `RESTS_S`."""
RESTS_S = 2.0


def main() -> int:
    """All of it; 1 where something is wrong."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--battles", type=int, default=60)
    asked = options.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, told in _cases(Path(folder), asked.battles):
            print(f"{name:40} {told or 'as one process'}", flush=True)
            wrong += bool(told)
    return 1 if wrong else 0


def _cases(folder: Path, battles: int) -> Iterator[tuple[str, str]]:
    home = folder / "home"
    scenario = shutil.copy(ROOT / "scenarios/battles/newcomer.toml", folder / "mine.toml")
    _call(
        home,
        "lab",
        "new",
        "lab.toml",
        "fair",
        str(scenario),
        "--battles",
        str(battles),
        "--within",
        "30",
        cwd=folder,
    )

    def case(
        name: str, *how: str, meet: Met = _nothing, cluster: LocalCluster | None = None
    ) -> tuple[str, str, str]:
        own = folder / name.replace(" ", "_")
        own.mkdir()
        shutil.copy(folder / "lab.toml", own)
        with _begin(home, "lab", "run", "lab.toml", *how, cwd=own) as process:
            meet(process, cluster, own)
            heard, _ = process.communicate(timeout=600)
        before = _rows(home, own)
        again = _call(home, "lab", "resume", "lab.toml", "--processes", "2", cwd=own)
        return before, f"{heard}\n{again}", _rows(home, own)

    _, _, alone = case("1 process", "--processes", "1")
    yield "1 process", "" if alone.count("\n") > SOME else "no rows"
    for count in (2, 4):
        _, _, rows = case(f"{count} processes", "--processes", str(count))
        yield f"{count} processes", _differs(rows, alone)
    before, _, rows = case("kill -9 and resume", "--processes", "2", meet=_kill_all)
    yield "kill -9 and resume", _differs(rows, alone) or _is_part(before, alone)
    with _cluster(folder / "one", "a", "b", "c") as cluster:
        on = ("--on", cluster.address)
        before, _, rows = case("dask with 3 workers", *on, cluster=cluster)
        yield "dask with 3 workers", _differs(before, alone)
        for name, meet in (
            ("dask and kill -9", _kill_run),
            ("dask and Ctrl+C", _interrupt),
            ("dask and lab stop", _stop),
        ):
            before, _, rows = case(name, *on, meet=meet, cluster=cluster)
            yield (
                name,
                _differs(rows, alone)
                or _is_part(before, alone)
                or ("" if name.endswith("-9") else _goes_on(cluster)),
            )
        before, heard, rows = case("dask and a worker killed", *on, meet=_kill_worker, cluster=cluster)
        yield (
            "dask and a worker killed",
            _differs(before, alone) or _lacks(heard, "is gone; others play its battles"),
        )
        cluster.add("other", other_program(folder / "other"))
        cluster.wait_for_workers()
        before, heard, rows = case("dask and another fingerprint", *on, cluster=cluster)
        yield "dask and another fingerprint", _differs(before, alone) or _lacks(heard, "its fingerprint is")
        before, heard, rows = case(
            "dask and the scheduler killed", *on, meet=_kill_scheduler, cluster=cluster
        )
        yield (
            "dask and the scheduler killed",
            (_differs(rows, alone) or _is_part(before, alone) or _lacks(heard, "The scheduler at")),
        )
    with _cluster(folder / "two") as cluster:
        cluster.add("other", folder / "other")
        _, heard, rows = case("dask and nobody as here", "--on", cluster.address, cluster=cluster)
        yield "dask and nobody as here", _differs(rows, alone) or _lacks(heard, "Nobody plays at")


def _cluster(folder: Path, *names: str):
    folder.mkdir()
    return local_cluster(folder, *names)


def _begin(home: Path, *words: str, cwd: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SQUADLOG_HOME": str(home)}
    return subprocess.Popen(  # noqa: S603 - our own words
        [sys.executable, "-m", "squadlog", *words], cwd=cwd, env=environment, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip


def _call(home: Path, *words: str, cwd: Path) -> str:
    with _begin(home, *words, cwd=cwd) as process:
        return process.communicate(timeout=600)[0] or ""


def _rows(home: Path, own: Path) -> str:
    return _call(home, "lab", "rows", "lab.toml", cwd=own)


def _differs(rows: str, alone: str) -> str:
    return "" if rows == alone else f"other rows: {rows.count(chr(10))} lines, wanted {alone.count(chr(10))}"


def _is_part(before: str, alone: str) -> str:
    return "" if before.count("\n") < alone.count("\n") else "it was over before anybody was killed"


def _lacks(heard: str, sentence: str) -> str:
    return "" if sentence in heard else f"it does not say {sentence!r}: {heard}"


def _goes_on(cluster: LocalCluster) -> str:
    """Whether a worker still works."""

    def used() -> float:
        every = (
            Path(f"/proc/{one.pid}/stat").read_text(encoding="utf-8").split()
            for one in cluster.workers.values()
        )
        return sum(int(one[13]) + int(one[14]) for one in every) / os.sysconf("SC_CLK_TCK")

    before = used()
    time.sleep(RESTS_S)
    took = used() - before
    return "" if took <= IDLE * len(cluster.workers) else f"workers go on: {took:.1f} s in {RESTS_S:g}"


def _nothing(_process: subprocess.Popen[str], _cluster: LocalCluster | None, _own: Path) -> None:
    """Nobody is killed."""


def _wait_for_some(own: Path) -> None:
    until, rows = time.monotonic() + WITHIN_S, own / "lab.rows"
    while time.monotonic() < until:
        if rows.exists() and _count(rows) >= SOME:
            return
        time.sleep(0.05)
    raise AssertionError("no rows come")


def _count(rows: Path) -> int:
    return len(list(RowsFile(rows).list_rows()))


def _kill_all(process: subprocess.Popen[str], _cluster: LocalCluster | None, own: Path) -> None:
    _wait_for_some(own)
    os.killpg(process.pid, signal.SIGKILL)


_kill_run = _kill_all


def _interrupt(process: subprocess.Popen[str], _cluster: LocalCluster | None, own: Path) -> None:
    _wait_for_some(own)
    process.send_signal(signal.SIGINT)


def _stop(_process: subprocess.Popen[str], _cluster: LocalCluster | None, own: Path) -> None:
    _wait_for_some(own)
    (own / "lab.stop").touch()


def _kill_worker(_process: subprocess.Popen[str], cluster: LocalCluster | None, own: Path) -> None:
    _wait_for_some(own)
    assert cluster is not None
    cluster.workers.pop("a").kill()


def _kill_scheduler(_process: subprocess.Popen[str], cluster: LocalCluster | None, own: Path) -> None:
    _wait_for_some(own)
    assert cluster is not None
    cluster.scheduler.kill()


if __name__ == "__main__":
    sys.exit(main())
