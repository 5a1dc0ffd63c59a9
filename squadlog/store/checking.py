"""Whether a file is sound: all that can be is held against something else; what does not fit first is named."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from squadlog.base.lazy_imports import lazy_imports
from squadlog.store import reading, schema
from squadlog.store.deleted import HIDDEN
from squadlog.store.faults import damage_error, failure_error, outside_change_error
from squadlog.store.file import look_at
from squadlog.store.hashes import first_broken
from squadlog.store.records import BattleRecord, broken_record_error

with lazy_imports():
    import pydantic

    from squadlog.store import bodies, rows

_BUSY_S = 3.0
_COMPANIES = "SELECT count(DISTINCT book) FROM chronicle WHERE book LIKE 'company:%'"
# Steps and their events tell of each other how many there are: also in files that have no hashes yet.
_SCATTERED = """
SELECT step.battle_id, step.id FROM step WHERE step.last_id < step.first_id OR step.last_id - step.first_id + 1 <> (
    SELECT count(*) FROM event WHERE event.step_id = step.id AND event.battle_id = step.battle_id
    AND event.id BETWEEN step.first_id AND step.last_id
) ORDER BY step.id LIMIT 1
"""


class Checked(NamedTuple):
    """A sound file: its format and what is in it. Files of an older format have no hashes; `steps` is None then."""

    path: Path
    format: int
    battles: int
    games: int
    squads: int
    steps: int | None
    companies: int = 0


def check(path: Path) -> Checked:
    """Look through a file; all that is ever written to it is the rollback of what a kill left half-written.

    Raises StoreError, naming record, entry and what, at the first fault.
    """
    try:
        look_at(path)
        with _looking(path) as connection:
            return _check(path, connection)
    except (OSError, sqlite3.Error) as error:
        raise failure_error(path, error) from None


@contextmanager
def _looking(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?mode=rw", uri=True, isolation_level=None, timeout=_BUSY_S
    )
    try:
        connection.execute("PRAGMA trusted_schema=OFF")
        connection.execute("BEGIN")
        yield connection
    finally:
        connection.close()


def _check(path: Path, connection: sqlite3.Connection) -> Checked:
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise damage_error(path, verdict)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    wrong = schema.strange(connection) or (schema.missing(connection) if version == schema.VERSION else "")
    if wrong:
        raise outside_change_error(path, wrong)
    if torn := connection.execute("PRAGMA foreign_key_check").fetchone():
        raise damage_error(
            path, f"row {torn[1]} of the table {torn[0]} points to a {torn[2]} that is not there"
        )
    if version == schema.VERSION:
        games = [bool(game) for game, *_ in _each(connection)]
        steps = connection.execute("SELECT count(*) FROM step").fetchone()[0]
        _require_fitting_rows(path, connection)
    else:
        # The list of side games came with the second format.
        played = "game <> ''" if version > 1 else "0"
        games = [bool(game) for (game,) in connection.execute(f"SELECT {played} FROM battle")]  # noqa: S608 - our words
        steps = None
        _require_whole_steps(connection, played)
    squads = connection.execute("SELECT count(*) FROM squad").fetchone()[0]
    companies = 0
    if version == schema.VERSION:
        (companies,) = connection.execute(_COMPANIES).fetchone()
    return Checked(path, version, len(games) - sum(games), sum(games), squads, steps, companies)


def _require_whole_steps(connection: sqlite3.Connection, played: str) -> None:
    """Check that every step of a file of an older format has all its events."""
    if scattered := connection.execute(_SCATTERED).fetchone():
        number, step = scattered
        asked = f"SELECT {played} FROM battle WHERE id = ?"  # noqa: S608 - our words
        (game,) = connection.execute(asked, (number,)).fetchone()
        (entry,) = connection.execute(
            "SELECT count(*) FROM step WHERE battle_id = ? AND id <= ?", (number, step)
        ).fetchone()
        raise broken_record_error(
            number, "its events are not all there", game="game" if game else "", entry=entry
        )


def _each(connection: sqlite3.Connection) -> Iterator[tuple[str, BattleRecord]]:
    """Every record, whole, once it is found to fit."""
    asked = f"SELECT id, game FROM battle WHERE NOT {HIDDEN} ORDER BY id"  # noqa: S608 - our own words
    for number, game in connection.execute(asked).fetchall():
        record = reading.record(connection, number, game=bool(game))
        if broken := first_broken(connection, number):
            raise record.damaged(broken.what, broken.step)
        if not game:
            bodies.read_steps(record, tuple(record.steps))
            if record.sealed:
                bodies.require_end(record)
        yield game, record


def _require_fitting_rows(path: Path, connection: sqlite3.Connection) -> None:
    """Check what the records do not say of each other: every value of every row is of its kind."""
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")
    for name, row in rows.row_models().items():
        cursor = connection.execute(f"SELECT rowid, * FROM {name} ORDER BY rowid")  # noqa: S608 - our own names
        columns = [column for column, *_ in cursor.description][1:]
        for number, *values in cursor:
            content = dict(zip(columns, values, strict=True))
            if torn := next((column for column, value in content.items() if not _is_text(value)), None):
                raise damage_error(path, f"row {number} of the table {name}, {torn}: it is no text")
            try:
                row.model_validate(content, strict=True)
            except pydantic.ValidationError as error:
                fault = error.errors(include_url=False)[0]
                what = f"row {number} of the table {name}, {fault['loc'][0]}: {fault['msg']}"
                if record := content.get("battle_id") or (name == "battle" and number):
                    raise broken_record_error(int(record), what) from None
                raise damage_error(path, what) from None


def _is_text(value: object) -> bool:
    """Whether what was read leniently is text, or is none by right."""
    return (
        not isinstance(value, str)
        or value.isascii()
        or not any("\ud800" <= sign <= "\udfff" for sign in value)
    )
