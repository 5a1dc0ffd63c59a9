"""The battles of a lab on a cluster: handed out to its workers a little ahead, and their rows as they come."""

from __future__ import annotations

import logging
import operator
import secrets
import threading
import time
import warnings
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count, islice
from pkgutil import resolve_name
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, so_many
from squadlog.base.processes import ProcessDiedError
from squadlog.base.records import record
from squadlog.extras.lab.asked.lab import LabError
from squadlog.extras.lab.cluster import there
from squadlog.extras.lab.cluster.sent import pack_lab
from squadlog.extras.lab.trials.prints import fingerprint
from squadlog.extras.lab.trials.rows import read_row

with lazy_imports():
    import dask
    import distributed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from squadlog.extras.lab.trials.playing import TrialRow, Work

NEEDED = 'To play on a cluster install the extra for it: pip install "squadlog[cluster]"'
SCHEMES = ("tcp://", "tls://")
PIECE_S = 10.0
"""What a worker is handed at a time takes about so long."""
_AHEAD = 2
"""So much is handed to a worker ahead: what it does, and what it does next."""
_MOST_AT_A_TIME = 500
_LOOKS_EVERY_S, _WAITS_S = 1.0, 0.25
_PATIENCE_S = 20.0
"""So long a cluster without any worker is given to have one."""
_CONNECTS_WITHIN_S, _SAYS_WITHIN_S = 10, 3.0


class ClusterError(ProcessDiedError):
    """A cluster that cannot be reached, or on which nobody plays any more."""


@record
class _HandedOut:
    """What a worker was handed: pieces of work, or none where it is asked for its fingerprints."""

    worker: str
    pieces: tuple[int, ...]
    future: Any


def require_cluster(address: str) -> None:
    """Raise SquadlogError, in a sentence, where no cluster can be meant by an address or the library is not there."""
    if find_spec("distributed") is None:
        raise SquadlogError(NEEDED)
    if not address.startswith(SCHEMES) or not address.rpartition(":")[2].isdigit():
        raise LabError(
            f"{clean_text(address, limit=80)!r} is no address of a scheduler; it is like tcp://192.168.1.20:8786."
        )


def each_on(
    address: str,
    work: Work,
    pieces: Iterable[int],
    *,
    ends: Callable[[], bool],
    tell: Callable[[str], object],
) -> Iterator[TrialRow]:
    """The rows of pieces of a lab as they come from the workers of a cluster, in any order.

    A worker whose fingerprints are others than here is told of and gets none. The pieces of one that is gone are played
    by others. Once it `ends`, which is asked several times a second, each worker ends the battle under way and begins
    none; closing the iterator, or an interrupt, leaves those under way as well. Raises ClusterError where the scheduler
    is gone or nobody is left who plays.
    """
    with _connect(address) as client:
        playing = _PlayedOn(client, address, work, iter(pieces), tell)
        try:
            yield from playing.rows(ends)
        finally:
            playing.leave()


@contextmanager
def _connect(address: str) -> Iterator[Any]:
    timeout = {"distributed.comm.timeouts.connect": f"{_CONNECTS_WITHIN_S}s"}
    with warnings.catch_warnings(), dask.config.set(timeout):
        warnings.simplefilter("ignore")  # of versions of libraries, which fingerprints tell where they count
        begin = distributed.Client  # loaded before it is told to be silent: loading it sets what it logs
        for name in ("distributed", "distributed.client", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        try:
            client = begin(address, timeout=_CONNECTS_WITHIN_S, set_as_default=False, direct_to_workers=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise ClusterError(f"There is no scheduler at {address}") from error
        try:
            yield client
        finally:
            client.close(timeout=_CONNECTS_WITHIN_S)


class _PlayedOn:
    """A run of a lab on the workers of a cluster. `_handed` is what they have, by its key."""

    def __init__(
        self,
        client: Any,  # noqa: ANN401 - its library tells no types
        address: str,
        work: Work,
        pieces: Iterator[int],
        tell: Callable[[str], object],
    ) -> None:
        self._client, self._address, self._pieces, self._tell = client, address, pieces, tell
        self._work, self._sent = work, pack_lab(work)
        self._prints = {cell.key: fingerprint(work.seed, cell) for cell in work.cells}
        self._run, self._numbers = secrets.token_hex(8), count()
        self._came = SimpleQueue[str]()
        self._handed: dict[str, _HandedOut] = {}
        self._found: dict[tuple[str, str], Any] = {}
        self._plays: dict[str, bool | None] = {}  # by worker; None as long as it is asked
        self._lost: list[int] = []
        self._each_s = PIECE_S
        self._all_out = self._is_ending = False
        self._looked = self._alone_since = time.monotonic() - _LOOKS_EVERY_S

    def rows(self, ends: Callable[[], bool]) -> Iterator[TrialRow]:
        """The rows as they come."""
        self._alone_since = time.monotonic()
        while True:
            self._require_scheduler()
            self._look()
            if not self._is_ending and ends():
                self._end()
            self._hand_out()
            if not self._under_way() and (self._is_ending or (self._all_out and not self._lost)):
                return
            self._require_worker()
            try:
                key = self._came.get(timeout=_WAITS_S)
            except Empty:
                continue
            handed = self._handed.pop(key, None)
            if handed is None:
                continue
            if handed.future.cancelled():  # by nobody here
                raise self._gone()
            if handed.pieces:
                yield from self._read_rows(handed)
            else:
                self._read_prints(handed)
            handed.future.release()

    def leave(self) -> None:
        """Have the battles under way left, and nothing kept of the run there."""
        handed, self._handed = list(self._handed.values()), {}
        if self._client.status != "running":
            return
        if handed:
            self._client.cancel([one.future for one in handed])
        self._say_to_all(there.leave)

    def _look(self) -> None:
        """Who has come and who is gone since the last look."""
        if time.monotonic() < self._looked + _LOOKS_EVERY_S:
            return
        try:
            now: dict[str, int] = self._client.nthreads()
        except (OSError, RuntimeError) as error:
            raise self._gone() from error
        for worker in self._plays.keys() - now.keys():
            if self._plays.pop(worker):
                self._tell(f"The worker {worker} is gone; others play its battles.")
            self._take_back(worker)
        for worker in now.keys() - self._plays.keys():
            self._plays[worker] = None
            self._submit(worker, (), there.take_in, self._sent)
            if now[worker] > 1:
                self._tell(
                    f"The worker {worker} has {now[worker]} threads and plays one battle at a time; begun with "
                    "--nthreads 1 and a process for each core it plays as many."
                )
        self._looked = time.monotonic()

    def _take_back(self, worker: str) -> None:
        for key, handed in list(self._handed.items()):
            if handed.worker == worker:
                del self._handed[key]
                self._lost += handed.pieces
                handed.future.cancel()
        self._found = {key: future for key, future in self._found.items() if key[0] != worker}

    def _hand_out(self) -> None:
        had = dict.fromkeys((worker for worker, plays in self._plays.items() if plays), 0)
        for handed in self._handed.values():
            if handed.worker in had:
                had[handed.worker] += 1
        for ahead in range(_AHEAD):
            for worker in [one for one in had if had[one] <= ahead]:
                if self._is_ending or not (pieces := self._take_pieces()):
                    return
                self._submit(worker, pieces, there.play_pieces, list(pieces))

    def _take_pieces(self) -> tuple[int, ...]:
        """The next pieces, as many as take a worker some ten seconds."""
        most = min(max(1, int(PIECE_S / self._each_s)), _MOST_AT_A_TIME)
        lost, self._lost = self._lost[:most], self._lost[most:]
        if lost:
            return tuple(lost)
        pieces = tuple(islice(self._pieces, most))
        self._all_out = not pieces
        return pieces

    def _submit(
        self, worker: str, pieces: tuple[int, ...], does: Callable[..., object], sent: object
    ) -> None:
        key = f"squadlog-{self._run}-{next(self._numbers)}"
        future = self._client.submit(
            operator.call, self._find(worker, does), self._run, sent, key=key, workers=[worker], pure=False
        )
        self._handed[key] = _HandedOut(worker=worker, pieces=pieces, future=future)
        future.add_done_callback(lambda _: self._came.put(key))

    def _find(self, worker: str, does: Callable[..., object]) -> Any:  # noqa: ANN401 - a future of it
        """What a worker does, found there by its name: so the scheduler need not have the program."""
        name = f"{does.__module__}:{does.__qualname__}"
        if (worker, name) not in self._found:
            key = f"squadlog-{self._run}-{next(self._numbers)}"
            self._found[worker, name] = self._client.submit(
                resolve_name, name, key=key, workers=[worker], pure=False
            )
        return self._found[worker, name]

    def _read_prints(self, handed: _HandedOut) -> None:
        if (failed := self._failure(handed)) is not None:
            told = f"it cannot play them: {failed.rstrip('.')}"
        elif (prints := handed.future.result()) == self._prints:
            self._plays[handed.worker] = True
            return
        else:
            cell = next(key for key, print_ in self._prints.items() if prints.get(key) != print_)
            told = f"its fingerprint is {prints.get(cell)}, here it is {self._prints[cell]}"
        self._plays[handed.worker] = False
        self._tell(
            f"The worker {handed.worker} gets no battles, since {told}; install the same squadlog, Python, shapely and "
            "numpy there as here, and begin it again."
        )

    def _read_rows(self, handed: _HandedOut) -> Iterator[TrialRow]:
        if (failed := self._failure(handed)) is not None:
            raise ClusterError(f"The worker {handed.worker} could not play on: {failed}")
        told: tuple[list[str], float] | None = handed.future.result()
        if told is None:  # begun again, at the same address: it is asked anew
            self._plays.pop(handed.worker, None)
            self._lost += handed.pieces
            self._take_back(handed.worker)
            return
        texts, seconds = told
        if texts:
            self._each_s = (
                (self._each_s + seconds / len(texts)) / 2 if self._each_s != PIECE_S else seconds / len(texts)
            )
        for piece, text in zip(handed.pieces, texts, strict=False):
            row = read_row(text)
            cell, number = self._work.piece(piece)
            if (row.cell, row.number) != (cell.key, number):
                raise ClusterError(
                    f"The worker {handed.worker} handed in another battle than it was handed out"
                )
            yield row

    def _failure(self, handed: _HandedOut) -> str | None:
        if handed.future.status != "error":
            return None
        error = handed.future.exception()
        return clean_text(str(error), limit=200) or type(error).__name__

    def _under_way(self) -> bool:
        return any(handed.pieces for handed in self._handed.values())

    def _end(self) -> None:
        self._is_ending = True
        self._say_to_all(there.stop_soon)

    def _say_to_all(self, does: Callable[[str], None]) -> None:
        """Have every worker do that; whoever has just gone is not waited for."""

        def say() -> None:
            with suppress(OSError, RuntimeError):  # the scheduler is gone, and so are all of them
                self._client.run(does, self._run, workers=list(self._plays), on_error="ignore")

        if self._plays:
            saying = threading.Thread(target=say, daemon=True)
            saying.start()
            saying.join(_SAYS_WITHIN_S)

    def _require_scheduler(self) -> None:
        if self._client.status != "running":
            raise self._gone()

    def _gone(self) -> ClusterError:
        return ClusterError(f"The scheduler at {self._address} is gone")

    def _require_worker(self) -> None:
        if any(plays is not False for plays in self._plays.values()):
            self._alone_since = time.monotonic()
        elif self._plays:
            raise ClusterError(
                f"Nobody plays at {self._address}: {so_many(len(self._plays), 'worker')} there, none of them as here"
            )
        elif time.monotonic() > self._alone_since + _PATIENCE_S:
            raise ClusterError(f"There is no worker at {self._address}")
