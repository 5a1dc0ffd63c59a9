"""The rows of the file, defined by SQLModel. `schema.py` has the same in SQL, and a test holds the two together.

Nothing that is done while playing needs this page; whoever checks a file holds every row of it against these.

An event's `parent_id` makes the record a tree: the line of a battle is the way from `head_id` back to the first
event. Undo moves the head and writes a `headmove`; nothing of a battle is ever deleted but the whole battle.
"""

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, text
from sqlmodel import Field, SQLModel


class StoredRow(SQLModel):
    """Base of the rows, with a catalogue of their own."""

    metadata = MetaData()


def _battle_key() -> Column[int]:
    return Column(Integer, ForeignKey("battle.id", ondelete="CASCADE"), nullable=False, index=True)


class BattleRow(StoredRow, table=True):
    """One battle, or one side game if `game` says which (its key).

    `awaiting` is the half-answered command, as JSON, while a die is waited for.
    """

    __tablename__ = "battle"
    id: int | None = Field(default=None, primary_key=True)
    title: str
    created: str
    modified: str
    moment: str
    head_id: int | None = None
    format: int
    tables_hash: str
    rulings_hash: str
    awaiting: str | None = None
    game: str = ""


class StepRow(StoredRow, table=True):
    """One command: its JSON (empty for the creation), who gave it, when, and a label.

    `parent_id`, `first_id` and `last_id` (the step before, its own first and last event) repeat what the events say,
    so that opening a battle need not look at the place of each of thousands of events. `decided_by` is the version of
    squadlog that decided it, `hash` what `store.hashes` makes of it.
    """

    __tablename__ = "step"
    id: int | None = Field(default=None, primary_key=True)
    battle_id: int = Field(sa_column=_battle_key())
    command: str
    by: str
    at: str
    label: str
    parent_id: int | None = Field(default=None, foreign_key="step.id", index=True)
    first_id: int
    last_id: int
    decided_by: str
    hash: str


class EventRow(StoredRow, table=True):
    """One event: facts only. `parent_id` is the event before it, null for the first."""

    __tablename__ = "event"
    id: int | None = Field(default=None, primary_key=True)
    battle_id: int = Field(sa_column=_battle_key())
    step_id: int = Field(foreign_key="step.id", ondelete="CASCADE", index=True)
    parent_id: int | None = Field(default=None, foreign_key="event.id", index=True)
    kind: str
    version: int
    body: str

    __table_args__ = (
        # Nearly every event is of version 1; whether a battle has others is asked at each opening.
        Index("ix_event_odd_version", "battle_id", sqlite_where=text("version <> 1")),
    )


class HeadMoveRow(StoredRow, table=True):
    """The head was moved by hand from one event to another."""

    __tablename__ = "headmove"
    id: int | None = Field(default=None, primary_key=True)
    battle_id: int = Field(sa_column=_battle_key())
    left_id: int
    reached_id: int
    by: str
    at: str
    why: str


class BranchRow(StoredRow, table=True):
    """A name somebody gave to a point of the tree."""

    __tablename__ = "branch"
    battle_id: int = Field(foreign_key="battle.id", ondelete="CASCADE", primary_key=True)
    name: str = Field(primary_key=True)
    event_id: int = Field(foreign_key="event.id", ondelete="CASCADE", index=True)


class SquadRow(StoredRow, table=True):
    """A squad on the shelf: JSON text whose meaning is not the store's concern."""

    __tablename__ = "squad"
    name: str = Field(primary_key=True)
    body: str
    modified: str


class SettingRow(StoredRow, table=True):
    """A setting of this user."""

    __tablename__ = "setting"
    key: str = Field(primary_key=True)
    value: str


class ChronicleRow(StoredRow, table=True):
    """One entry of a chronicle: of a company, or of the annals between them. JSON text, as with squads."""

    __tablename__ = "chronicle"
    id: int | None = Field(default=None, primary_key=True)
    book: str = Field(index=True)
    at: str
    by: str
    body: str


ROWS = (BattleRow, StepRow, EventRow, HeadMoveRow, BranchRow, SquadRow, SettingRow, ChronicleRow)
"""Every kind of row there is."""
