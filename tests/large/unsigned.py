"""A record in which nothing is signed, one value edited, all hashed anew: it is shown, or damaged in a sentence."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from golden.sealed import HERE
from large.trying import home, need, run, said_well

from squadlog.store.hashes import rehash

VALUES = ("x", "red", "nobody", "12", -5, -1, 0, 1, 99, 10**12, 1.5, None, True, [], {})
READERS = (("show",), ("log", "--undone"), ("next",))


def unsigned_pages(base, rng, times):
    """Edit one value of a page in the clear of a sealed battle, so often, and look at it as a display."""
    _edits(base, rng, times, names=("sealed",), kind="seen", seat=("--seat", "table"))


def forged_events(base, rng, times):
    """Edit one value of one event of a battle, so often."""
    _edits(base, rng, times, names=("fire_fight", "raid", "over", "house"), kind="", seat=())


def _edits(base, rng, times, *, names, kind, seat):
    for _ in range(times):
        first = Path(base).with_name("unsigned.db")
        first.unlink(missing_ok=True)
        with closing(sqlite3.connect(first)) as file:
            file.executescript((HERE / "0.8.0" / f"{rng.choice(names)}.sql").read_text(encoding="utf-8"))
        with home(first) as path:
            what = edited(path, rng, kind)
            before = path.read_bytes()
            for words in READERS:
                code, *_ = said_well((what, *words), run(*words, "--battle", "1", *seat))
                need(code in (0, 4), what, words, code)
            need(path.read_bytes() == before, what, "something was written")


def edited(path, rng, kind):
    """Put another value somewhere into an event of that kind, or of any; what was done."""
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT id, body FROM event WHERE ? IN (kind, '')", (kind,)).fetchall()
        row, text = rng.choice(rows)
        body = json.loads(text)
        way = rng.choice([way for way in _ways(body) if way != ("kind",)])
        value = rng.choice(VALUES)
        body = _put(body, way, value)
        file.execute("UPDATE event SET body = ? WHERE id = ?", (json.dumps(body), row))
        file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehash(file))
        file.commit()
    return f"event {row}, {'/'.join(map(str, way))}: {value!r}"


def _ways(inside, way=()):
    """The ways to every value, into JSON that stands in JSON as well (`@`)."""
    if isinstance(inside, str) and (within := _json(inside)):
        yield from _ways(within, (*way, "@"))
    elif isinstance(inside, dict | list) and inside:
        for key in inside if isinstance(inside, dict) else range(len(inside)):
            yield from _ways(inside[key], (*way, key))
    else:
        yield way


def _json(text):
    """What stands in a text that is JSON; None for one that is not."""
    try:
        return json.loads(text) if text[:1] in ("{", "[") else None
    except ValueError:
        return None


def _put(inside, way, value):
    if not way:
        return value
    at, *rest = way
    if at == "@":
        return json.dumps(_put(json.loads(inside), rest, value))
    inside[at] = _put(inside[at], rest, value)
    return inside
