"""A record in which nothing is signed and one value is edited: a display says a sentence, or shows a battle."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from golden.sealed import HERE
from large.trying import home, need, run, said_well

from squadlog.store.hashes import rehashed

VALUES = ("x", "red", "nobody", "12", -5, -1, 0, 1, 99, 10**12, 1.5, None, True, [], {})
READERS = (("show",), ("log", "--undone"), ("next",))


def unsigned_pages(base, rng, times):
    """Edit one value of a page in the clear and hash all anew, so often."""
    first = Path(base).with_name("unsigned.db")
    with closing(sqlite3.connect(first)) as file:
        file.executescript((HERE / "0.8.0" / "sealed.sql").read_text(encoding="utf-8"))
    for _ in range(times):
        with home(first) as path:
            what = edited(path, rng)
            before = path.read_bytes()
            for words in READERS:
                code, *_ = said_well((what, *words), run(*words, "--battle", "1", "--seat", "table"))
                need(code in (0, 4), what, words, code)
            need(path.read_bytes() == before, what, "something was written")


def edited(path, rng):
    """Put another value somewhere into a page that all read; what was done."""
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT id, body FROM event WHERE kind = 'seen'").fetchall()
        row, text = rng.choice(rows)
        body = json.loads(text)
        way = rng.choice(list(_ways(body["page"])))
        value = rng.choice(VALUES)
        body["page"] = _put(body["page"], way, value)
        file.execute("UPDATE event SET body = ? WHERE id = ?", (json.dumps(body), row))
        file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehashed(file))
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
