"""A file for trying: what a packet leads to is looked at there before any of it is kept."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from squadlog.session.secrecy import memory
from squadlog.store.record_file import Store


@contextmanager
def scratch_store() -> Iterator[Store]:
    """An empty file of battles, gone afterwards."""
    with TemporaryDirectory() as folder, closing(Store(Path(folder) / "tried.db")) as store:
        try:
            yield store
        finally:
            memory.keep_place(store.path, 1, "")


@contextmanager
def as_seen_before(ring: str) -> Iterator[None]:
    """What goes wrong inside leaves this computer with what it had seen of a sealed battle before."""
    before = memory.recalled(ring)
    try:
        yield
    except BaseException:
        if before is None:
            memory.forget(ring)
        else:
            memory.keep(ring, before)
        raise
