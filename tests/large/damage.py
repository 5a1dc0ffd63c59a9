"""Files with damaged pages, and rows that somebody has edited: what the program says of them."""

import json
import sqlite3

from large.trying import content, home, need, run, said_well

# Damaged pages


def damaged_pages(base, rng, count):
    """Pages overwritten, zeroed, exchanged, single bits turned, and the file cut off anywhere."""
    whole = base.read_bytes()
    for number in range(count):
        how = ("noise", "zeros", "exchange", "bit", "cut")[number % 5]
        with home(base) as path:
            said_well("backup", run("backup"))
            path.write_bytes(_harmed(whole, how, rng))
            for words in _readers(rng, count > 100):
                said_well((how, *words), run(*words))
            said_well("restore", run("backup", "restore"))
            need(content(path) == content(base), how, "the backup does not bring everything back")
            need(run("backup", "check")[0] == 0, how, "what was brought back is not sound")


def _harmed(whole, how, rng):
    page, pages = 4096, len(whole) // 4096
    at, other = rng.randrange(pages) * page, rng.randrange(pages) * page
    harmed = bytearray(whole)
    if how == "noise":
        harmed[at : at + page] = rng.randbytes(page)
    elif how == "zeros":
        harmed[at : at + page] = bytes(page)
    elif how == "exchange":
        harmed[at : at + page], harmed[other : other + page] = (
            whole[other : other + page],
            whole[at : at + page],
        )
    elif how == "bit":
        harmed[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)
    else:
        del harmed[rng.randrange(len(whole)) :]
    return bytes(harmed)


_ALL_READERS = (
    ("battles",),
    ("show", "--battle", "1"),
    ("log", "--undone", "--battle", "1"),
    ("audit", "--battle", "1"),
    ("export", "json", "--battle", "1"),
    ("do", "--battle", "1", "note hello"),
    ("undo", "--battle", "1"),
    ("jump", "--battle", "1", "here"),
    ("show", "--battle", "2"),
    ("die", "--battle", "2", "4"),
    ("games", "list"),
    ("games", "log", "--undone"),
    ("games", "stats"),
    ("games", "undo"),
    ("squads", "list"),
    ("squads", "show", "Alpha"),
    ("company", "list"),
    ("company", "show", "Able"),
    ("company", "show", "Able", "3"),
    ("company", "log", "Baker"),
    ("company", "note", "Able", "3", "limps"),
    ("company", "undo", "Able"),
    ("campaign", "show", "Hills"),
    ("result", "list"),
    ("result", "undo"),
    ("ladder",),
    ("backup", "check"),
)


def _readers(rng, every):
    return _ALL_READERS if every else [*rng.sample(_ALL_READERS[:-1], 3), _ALL_READERS[-1]]


# Rows edited by hand


_ODD = (
    "",
    "x",
    "9",
    -1,
    0,
    1,
    2,
    3,
    10**18,
    1.5,
    b"\xff\xfe",
    b"",
    None,
    "[" * 50_000,
    "{}",
    '{"kind": 5}',
    "\x1b[31m",
)
_SHOWN = {1: ("log", "--battle", "1"), 2: ("log", "--battle", "2"), 3: ("games", "log", "--game", "3")}
_BOOKS = 6
"""So often as the others a row of a company or of the annals is drawn: there are as many kinds of them as tables."""
_CHAINED = ("step", "event")
"""Tables of which every value is held by a hash or by what stands beside it."""


def edited_rows(base, rng, count):
    """One value of one row each time. A changed step or event is named by the check; other records are as they were."""
    connection = sqlite3.connect(base)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = {name: [row for (row,) in connection.execute(f"SELECT rowid FROM {name}")] for name in names}
    columns = {name: [c for _, c, *_ in connection.execute(f"PRAGMA table_info({name})")] for name in names}
    connection.close()
    plain = {words: _unharmed(base, words) for words in _SHOWN.values()}
    done = 0
    while done < count:
        table = rng.choice([name for name in names if rows[name]] + ["chronicle"] * _BOOKS)
        row, column = rng.choice(rows[table]), rng.choice(columns[table])
        with home(base) as path:
            value = _edited(path, table, row, column, rng)
            if value is None:
                continue
            done += 1
            what = (table, row, column, str(value[1])[:60])
            checked = said_well((*what, "check"), run("backup", "check"))
            if table in _CHAINED:
                need(checked[0] == 4, what, "is not named by the check", checked)
            for words in _others(base, table, row, column):
                need(run(*words)[:2] == plain[words], what, "harms another record:", words)
            for words in _readers(rng, count > 100):
                said_well((*what, *words), run(*words))


def _unharmed(base, words):
    with home(base):
        return run(*words)[:2]


def _edited(path, table, row, column, rng):
    """What a value was and is now; None where nothing changed, or SQLite itself refuses it."""
    connection = sqlite3.connect(path)
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")
    try:
        ask = f'SELECT "{column}", typeof("{column}") FROM {table} WHERE rowid = ?'
        (before,) = connection.execute(ask, (row,)).fetchall()
        with connection:
            if column in ("body", "command", "awaiting") and rng.random() < 0.7 and before[0]:
                connection.execute(
                    f'UPDATE {table} SET "{column}" = ? WHERE rowid = ?', (_reworded(before[0], rng), row)
                )
            elif rng.random() < 0.1:  # a text that is none
                broken = f'UPDATE {table} SET "{column}" = CAST(? AS TEXT) WHERE rowid = ?'
                connection.execute(broken, (b"caf\xe9", row))
            elif rng.random() < 0.3:  # the same of another row
                donor = f'(SELECT "{column}" FROM {table} ORDER BY abs(rowid * 7919 - ?) LIMIT 1)'
                value = rng.randrange(10**6)
                connection.execute(f'UPDATE {table} SET "{column}" = {donor} WHERE rowid = ?', (value, row))
            else:
                value = rng.choice(_ODD)
                connection.execute(f'UPDATE {table} SET "{column}" = ? WHERE rowid = ?', (value, row))
        after = connection.execute(ask, (row,)).fetchall()
    except (sqlite3.IntegrityError, sqlite3.OperationalError):
        return None
    else:
        return None if after == [before] else (before, after or "gone")
    finally:
        connection.close()


def _reworded(text, rng):
    """Another number or word somewhere in a text that stays well-formed."""
    try:
        content = json.loads(text)
    except ValueError:
        return text[::-1]
    inside = content
    while isinstance(inside, dict | list) and inside:
        key = rng.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if not isinstance(inside[key], dict | list) or not inside[key]:
            inside[key] = rng.choice((0, 1, -5, 99, 1.5, "x", "red", None, True, [], {}, 10**12))
            break
        inside = inside[key]
    return json.dumps(content)


def _others(base, table, row, column):
    """How those records are shown that have nothing to do with a value, and must be as they were."""
    if column in ("id", "battle_id", "step_id", "first_id", "last_id", "parent_id", "game"):
        return ()  # a row that goes over to another record is the damage of that one too
    owner = None
    if table not in ("squad", "setting", "chronicle"):
        key = "id" if table == "battle" else "battle_id"
        connection = sqlite3.connect(base)
        (owner,) = connection.execute(f"SELECT {key} FROM {table} WHERE rowid = ?", (row,)).fetchone()
        connection.close()
    return [words for number, words in _SHOWN.items() if number != owner]
