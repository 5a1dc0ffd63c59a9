"""A cluster on this machine: a scheduler and workers as processes of their own, on free ports, ended at the end."""

import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
WITHIN_S = 60.0


class LocalCluster:
    """Its scheduler, and its workers by name."""

    def __init__(self, folder):
        self._folder, self.workers = folder, {}
        named = folder / "scheduler.json"
        words = (
            "scheduler",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--no-dashboard",
            "--scheduler-file",
            str(named),
        )
        self.scheduler = self._begin(*words, home=folder)
        self.address = _wait(
            lambda: named.exists() and json.loads(named.read_text(encoding="utf-8"))["address"]
        )

    def add(self, name, root=ROOT):
        """A worker of that name, with the program in a folder; its process."""
        options = (
            "--nthreads",
            "1",
            "--no-nanny",
            "--no-dashboard",
            "--name",
            name,
            "--local-directory",
            self._folder,
        )
        self.workers[name] = self._begin("worker", self.address, *map(str, options), home=root)
        return self.workers[name]

    def wait_for_workers(self):
        """Until all that were added are there."""
        log = self._folder / "cluster.log"
        _wait(lambda: log.read_text(encoding="utf-8").count("Register worker") >= len(self.workers))

    def end(self):
        """End them all."""
        for process in (*self.workers.values(), self.scheduler):
            process.kill()
            process.wait()

    def _begin(self, *words, home):
        environment = {**os.environ, "PYTHONPATH": str(home), "SQUADLOG_HOME": str(self._folder / "home")}
        with (self._folder / "cluster.log").open("a") as log:
            return subprocess.Popen(  # noqa: S603 - our own words
                [sys.executable, "-m", "dask", *words],
                cwd=self._folder,
                env=environment,
                stdout=log,
                stderr=log,
            )


def _wait(asks):
    until = time.monotonic() + WITHIN_S
    while not (told := asks()):
        assert time.monotonic() < until, "the cluster does not begin"
        time.sleep(0.1)
    return told


@contextmanager
def local_cluster(folder, *names):
    """A cluster with workers of these names."""
    cluster = LocalCluster(folder)
    try:
        for name in names:
            cluster.add(name)
        yield cluster
    finally:
        cluster.end()


def other_program(folder):
    """A copy of the program in a new folder with one number of its tables changed; the folder."""
    for part in ("squadlog", "tables", "scenarios"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    table = folder / "tables" / "to_hit.toml"
    table.write_text(f"{table.read_text(encoding='utf-8')}\n# another edition\n", encoding="utf-8")
    return folder
