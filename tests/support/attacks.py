"""What somebody does to a sealed record who knows this program, has the file, and perhaps the word of one side."""

import sqlite3
from contextlib import closing

from squadlog.battle.record import codec
from squadlog.seal import pages
from squadlog.shell.sealed import SAID, Sealed, _stored
from squadlog.store.hashes import rehashed


def with_its_word(terminal, side, whole, *, own=None, seen=None):
    """Write a step with the word of a side: what is `whole` for a judge, its `own` page, and what all read."""
    session = terminal.session
    with terminal.at():
        seal, head = session._seal, session._tree.head
        sides = {one: own or pages.SealedPage() if one == side else None for one in seal.ring.sides}
        rows = pages.rows(seal.opened, head.hash, seen or pages.SealedPage(), sides, whole)
        terminal.store.append(
            session.id, head, SAID, _stored(rows), by="", label="in_secret", moment="set-up"
        )


def page(command, *events):
    """A page for a judge."""
    text = codec.taken_in(command, "", "", None)[0]
    return pages.page((), text, command.kind, events)


def edited(path, *changes):
    """Change what lies in the file by SQL, and hash all of it anew."""
    with closing(sqlite3.connect(path)) as file:
        for change in changes:
            file.execute(*change) if isinstance(change, tuple) else file.execute(change)
        file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehashed(file))
        file.commit()


__all__ = ["Sealed", "edited", "page", "with_its_word"]
