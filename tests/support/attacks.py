"""What somebody does to a sealed record who knows this program, has the file, and perhaps the word of one side."""

import sqlite3
from contextlib import closing

from squadlog import __version__
from squadlog.battle.record import codec
from squadlog.session.sealed import SAID, _stored_rows
from squadlog.store.hashes import rehash
from squadlog.store.records import now
from squadlog.store.seal import pages


def with_its_word(terminal, side, whole, *, own=None, seen=None, by=""):
    """Write a step with the word of a side, by a name: what is `whole` for a judge, its `own` page, what all read."""
    session = terminal.session
    with terminal.at():
        seal, tree, at = session.record.seal, session.record.tree, now()
        sides = {one: own or pages.SealedPage() if one == side else None for one in seal.ring.sides}
        entry = pages.StepPlace(
            tree.count + 1,
            tree.step(tree.last).hash,
            tree.head.hash,
            by,
            at,
            "in_secret",
            __version__,
            seal.far.stand.moves,
        )
        rows = pages.rows(seal.opened, entry, seen or pages.SealedPage(), sides, whole)
        with session.record.signs(None) as end:
            terminal.store.append(
                session.id,
                tree.head,
                SAID,
                _stored_rows(rows),
                by=by,
                label="in_secret",
                moment="set-up",
                at=at,
                end=end,
            )


def leave(terminal, half, *, awaited=None):
    """Leave something half said in the record, signed as far as this terminal can; None takes it away."""
    session = terminal.session
    with terminal.at(), session.record.signs(half and half.stored) as end:
        terminal.store.keep_half(session.id, session.record.tree.head.last, half, awaited=awaited, end=end)


def page(command, *events, seat="red"):
    """A page for a judge, of something said from a seat."""
    text = codec.normalize_command(command, "", seat, None)[0]
    return pages.page((), text, command.kind, events)


def edited(path, *changes):
    """Change what lies in the file by SQL, and hash all of it anew."""
    with closing(sqlite3.connect(path)) as file:
        for change in changes:
            file.execute(*change) if isinstance(change, tuple) else file.execute(change)
        file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehash(file))
        file.commit()
