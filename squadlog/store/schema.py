"""The tables of the file, as SQLite keeps their words; `rows.py` makes of them what each row is checked against.

They stand here in words so that neither opening nor making a file needs a library, and so that a file can be told from
one into which somebody else has put things.

- `battle`: a battle, or a side game if `game` says which (its key). `awaiting` is the half-answered command, as JSON,
  while a die is waited for.
- `step`: a command: its JSON (empty for the creation), who gave it, when, and a label. `parent_id`, `first_id` and
  `last_id` (the step before, its own first and last event) repeat what the events say, so that opening a battle need
  not look at the place of each of thousands of events. `decided_by` is the version of squadlog that decided it, `hash`
  what `store.hashes` makes of it.
- `event`: facts only. `parent_id` is the event before it, null for the first, so that a record is a tree: the line of
  a battle is the way from `head_id` back to the first event. Nearly every event is of version 1; whether a battle has
  others is asked at each opening, hence the index.
- `headmove`: the head was moved by hand from one event to another, as undo does. Nothing of a battle is ever deleted
  but the whole battle.
- `branch`: a name that somebody gave to a point of the tree.
- `squad`: a squad on the shelf, `setting`: a setting of this user, `chronicle`: an entry of the chronicle of a company
  or of the annals between them. Their bodies are JSON text whose meaning is not the store's concern.
"""

import sqlite3

APPLICATION_ID = 0x53514C47  # "SQLG", at byte 68 of the file
VERSION = 4

SCHEMA = """
CREATE TABLE battle (
    id INTEGER NOT NULL,
    title VARCHAR NOT NULL,
    created VARCHAR NOT NULL,
    modified VARCHAR NOT NULL,
    moment VARCHAR NOT NULL,
    head_id INTEGER,
    format INTEGER NOT NULL,
    tables_hash VARCHAR NOT NULL,
    rulings_hash VARCHAR NOT NULL,
    awaiting VARCHAR,
    game VARCHAR NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE squad (
    name VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    modified VARCHAR NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE setting (
    "key" VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY ("key")
);
CREATE TABLE step (
    id INTEGER NOT NULL,
    battle_id INTEGER NOT NULL,
    command VARCHAR NOT NULL,
    "by" VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    label VARCHAR NOT NULL,
    parent_id INTEGER,
    first_id INTEGER NOT NULL,
    last_id INTEGER NOT NULL,
    decided_by VARCHAR NOT NULL,
    hash VARCHAR NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(parent_id) REFERENCES step (id)
);
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE TABLE headmove (
    id INTEGER NOT NULL,
    battle_id INTEGER NOT NULL,
    left_id INTEGER NOT NULL,
    reached_id INTEGER NOT NULL,
    "by" VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    why VARCHAR NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE
);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE TABLE event (
    id INTEGER NOT NULL,
    battle_id INTEGER NOT NULL,
    step_id INTEGER NOT NULL,
    parent_id INTEGER,
    kind VARCHAR NOT NULL,
    version INTEGER NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(step_id) REFERENCES step (id) ON DELETE CASCADE,
    FOREIGN KEY(parent_id) REFERENCES event (id)
);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE TABLE branch (
    battle_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    event_id INTEGER NOT NULL,
    PRIMARY KEY (battle_id, name),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(event_id) REFERENCES event (id) ON DELETE CASCADE
);
CREATE INDEX ix_branch_event_id ON branch (event_id);
CREATE TABLE chronicle (
    id INTEGER NOT NULL,
    book VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    "by" VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ix_chronicle_book ON chronicle (book);
"""


def plain(sql: str) -> str:
    """A statement without its line breaks, so that two can be compared."""
    return " ".join(sql.split())


STATEMENTS = {
    (words[1].lower(), words[2]): plain(statement)
    for statement in SCHEMA.split(";\n")[:-1]
    for words in [statement.split()]
}
"""From what a thing is ("table", "index") and its name to the statement that makes it."""


def create(connection: sqlite3.Connection) -> None:
    """Create all tables in an empty file, and sign it."""
    connection.executescript(
        f"BEGIN;{SCHEMA}PRAGMA application_id={APPLICATION_ID};PRAGMA user_version={VERSION};COMMIT;"
    )


def read_schema(connection: sqlite3.Connection) -> dict[tuple[str, str], str]:
    """What stands in a file, in the manner of STATEMENTS, but for what SQLite makes for itself."""
    rows = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"
    )
    return {(kind, name): plain(sql) for kind, name, sql in rows if not name.startswith("sqlite_")}


def strange(connection: sqlite3.Connection) -> str:
    """What squadlog never puts into its file, and would be run or passed over; nothing if there is nothing such."""
    strangers = [
        f"{kind} {name!r}" for kind, name in read_schema(connection) if (kind, name) not in STATEMENTS
    ]
    return f"it holds the {' and the '.join(strangers)}, which squadlog did not make" if strangers else ""


def missing(connection: sqlite3.Connection) -> str:
    """Which table or index is missing, or not as squadlog makes it; nothing if all are there."""
    there = read_schema(connection)
    for (kind, name), statement in STATEMENTS.items():
        if (kind, name) not in there:
            return f"the {kind} {name} is missing"
        if there[kind, name] != statement:
            return f"the {kind} {name} is not as squadlog makes it"
    return ""
