"""The file of a battle: JSON of a documented form, bounded, checked in its shape before anything else looks at it."""

import json
from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Strict, ValidationError

from squadlog.base.errors import SquadlogError
from squadlog.base.names import SafeName, SafeText, cleaned
from squadlog.base.validation_errors import expected, first_fault, where
from squadlog.store.packing import Packed, PackedMove, PackedStep
from squadlog.store.records import StoredEvent

FORMAT = "squadlog-battle"
VERSION = 1
MAX_BYTES = 32_000_000
MAX_STEPS = 100_000
_BODY = 4_000_000


class PacketError(SquadlogError):
    """A file is no battle that could be brought in: one sentence with the place in it and what is wrong."""


def _time(text: str) -> str:
    datetime.fromisoformat(text)
    return text


_Number = Annotated[int, Field(ge=1, le=MAX_STEPS)]
_Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
_Mark = Annotated[str, Field(pattern=r"^[0-9a-f]{0,64}$")]
_Time = Annotated[str, Field(max_length=40), AfterValidator(_time)]
_Version = Annotated[str, Field(pattern=r"^([0-9]{1,4}(\.[0-9]{1,4}){1,3})?$")]


class _Sheet(BaseModel):
    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, allow_inf_nan=False, hide_input_in_errors=True
    )


class EventPaper(_Sheet):
    """An event: its kind, the version of that kind, and its body as JSON text, byte for byte as it is hashed."""

    kind: _Word
    version: Annotated[int, Field(ge=1, le=1000)]
    body: Annotated[str, Field(max_length=_BODY)]


class StepPaper(_Sheet):
    """A step of the record: the number of the one it follows (none for the first), what was said, what came of it.

    `command` is the JSON of what was said, empty for the first; `hash` is SHA-256 over the hash of the step before,
    command, by, at, label, decided_by and the events, as one line of JSON.
    """

    parent: _Number | None
    command: Annotated[str, Field(max_length=200_000)]
    by: SafeText
    at: _Time
    label: _Word
    decided_by: _Version
    hash: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    events: Annotated[tuple[EventPaper, ...], Strict(strict=False), Field(min_length=1, max_length=20_000)]


class MovePaper(_Sheet):
    """Somebody went from one step to another: undo, redo or a jump."""

    left: _Number
    reached: _Number
    by: SafeText
    at: _Time
    why: SafeText


class BattlePaper(_Sheet):
    """A battle with all its branches: steps are counted from 1, `head` is the one that stands.

    `awaiting` is the half-answered command whose die is waited for, as JSON text, or none.
    """

    format: Literal["squadlog-battle"]
    version: Literal[1]
    written_by: _Version
    title: SafeName
    created: _Time
    moment: SafeName
    tables_hash: _Mark
    rulings_hash: _Mark
    head: _Number
    awaiting: Annotated[str, Field(max_length=200_000)] | None
    steps: Annotated[tuple[StepPaper, ...], Strict(strict=False), Field(min_length=1, max_length=MAX_STEPS)]
    moves: Annotated[tuple[MovePaper, ...], Strict(strict=False), Field(max_length=MAX_STEPS)]
    branches: Annotated[dict[SafeName, _Number], Field(max_length=10_000)]


def written(packet: Packed, version: str) -> str:
    """A battle as the text of a file. Raises PacketError for one larger than anybody would take in."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "written_by": version,
        "title": packet.title,
        "created": packet.created,
        "moment": packet.moment,
        "tables_hash": packet.tables_hash,
        "rulings_hash": packet.rulings_hash,
        "head": packet.head,
        "awaiting": packet.awaiting,
        "steps": [_step(step) for step in packet.steps],
        "moves": [
            {"left": move.left, "reached": move.reached, "by": move.by, "at": move.at, "why": move.why}
            for move in packet.moves
        ],
        "branches": dict(packet.branches),
    }
    text = json.dumps(document, indent=1) + "\n"
    if len(text) > MAX_BYTES:
        raise PacketError(f"The battle has {len(text)} bytes as a file; at most {MAX_BYTES} are taken in.")
    return text


def _step(step: PackedStep) -> dict[str, object]:
    return {
        "parent": step.parent,
        "command": step.command,
        "by": step.by,
        "at": step.at,
        "label": step.label,
        "decided_by": step.decided_by,
        "hash": step.hash,
        "events": [event._asdict() for event in step.events],
    }


def read(data: bytes, source: str = "the file") -> Packed:
    """The battle in a file, its shape checked and nothing more. Raises PacketError and nothing else."""
    shown = cleaned(source, limit=80)
    if len(data) > MAX_BYTES:
        raise PacketError(f"{shown} has more than {MAX_BYTES} bytes, which no battle has.")
    try:
        paper = BattlePaper.model_validate_json(data.removeprefix(b"\xef\xbb\xbf"))
    except ValidationError as error:
        fault = first_fault(error)
        place = where(fault["loc"]) or "the file"
        raise PacketError(f"{shown}: {place} {_said(expected(fault), data)}.") from None
    for number, step in enumerate(paper.steps, start=1):
        if step.parent is None if number > 1 else step.parent is not None:
            raise PacketError(f"{shown}: only the first step follows none, and step {number} does not fit.")
        if step.parent is not None and step.parent >= number:
            raise PacketError(f"{shown}: step {number} follows step {step.parent}, which comes after it.")
    named = {*paper.branches.values(), paper.head}
    named.update(number for move in paper.moves for number in (move.left, move.reached))
    if (most := max(named)) > len(paper.steps):
        raise PacketError(f"{shown} tells of step {most}, but has {len(paper.steps)}.")
    return _packed(paper)


def _said(fault: str, data: bytes) -> str:
    if b'"squadlog-squad"' in data[:400]:
        return "is not that of a battle but of a squad: squadlog squads import takes it"
    if b'"squadlog-record' in data[:400]:
        return "is not that of a battle: it tells of one; squadlog export battle writes what can be taken in"
    return cleaned(fault, limit=250).removesuffix(".")


def _packed(paper: BattlePaper) -> Packed:
    return Packed(
        title=paper.title,
        created=paper.created,
        moment=paper.moment,
        tables_hash=paper.tables_hash,
        rulings_hash=paper.rulings_hash,
        head=paper.head,
        awaiting=paper.awaiting,
        steps=tuple(
            PackedStep(
                parent=step.parent,
                command=step.command,
                by=step.by,
                at=step.at,
                label=step.label,
                decided_by=step.decided_by,
                hash=step.hash,
                events=tuple(StoredEvent(one.kind, one.version, one.body) for one in step.events),
            )
            for step in paper.steps
        ),
        moves=tuple(
            PackedMove(left=move.left, reached=move.reached, by=move.by, at=move.at, why=move.why)
            for move in paper.moves
        ),
        branches=paper.branches,
    )
