"""The file of a battle: JSON of a documented form, bounded, checked in its shape before anything else looks at it."""

import json

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.store.packets import BattlePaper

MAX_BYTES = 32_000_000


class PacketError(SquadlogError):
    """A file is no battle that could be brought in: one sentence with the place in it and what is wrong."""


def write_text(packet: BattlePaper) -> str:
    """A battle as the text of a file. Raises PacketError for one larger than anybody would take in."""
    text = json.dumps(packet.model_dump(), indent=1) + "\n"
    if len(text) > MAX_BYTES:
        raise PacketError(f"The battle has {len(text)} bytes as a file; at most {MAX_BYTES} are taken in.")
    return text


def read(data: bytes, source: str = "the file") -> BattlePaper:
    """The battle in a file, its shape checked and nothing more. Raises PacketError and nothing else."""
    shown = clean_text(source, limit=80)
    if len(data) > MAX_BYTES:
        raise PacketError(f"{shown} has more than {MAX_BYTES} bytes, which no battle has.")
    try:
        paper = BattlePaper.model_validate_json(data.removeprefix(b"\xef\xbb\xbf"))
    except ValidationError as error:
        fault = first_fault(error)
        place = where(fault["loc"]) or "the file"
        raise PacketError(f"{shown}: {place} {_say_fault(say_expected(fault), data)}.") from None
    for number, step in enumerate(paper.steps, start=1):
        if step.parent is None if number > 1 else step.parent is not None:
            raise PacketError(f"{shown}: only the first step follows none, and step {number} does not fit.")
        if step.parent is not None and step.parent >= number:
            raise PacketError(f"{shown}: step {number} follows step {step.parent}, which comes after it.")
    named = {*paper.branches.values(), paper.head}
    named.update(number for move in paper.moves for number in (move.left, move.reached))
    if (most := max(named)) > len(paper.steps):
        raise PacketError(f"{shown} tells of step {most}, but has {len(paper.steps)}.")
    return paper


def _say_fault(fault: str, data: bytes) -> str:
    if b'"squadlog-squad"' in data[:400]:
        return "is not that of a battle but of a squad: squadlog squads import takes it"
    if b'"squadlog-record' in data[:400]:
        return "is not that of a battle: it tells of one; squadlog export battle writes what can be taken in"
    return clean_text(fault, limit=250).removesuffix(".")
