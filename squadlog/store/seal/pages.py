"""The rows of a sealed step: a page in the clear, one for the eyes of each side, and the whole for a judge.

All boxes of a step are of one size, which what is in the clear decides as long as the rest fits: it tells nothing.
"""

import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, Literal, NamedTuple

from squadlog.base.errors import StoreError
from squadlog.base.records import record
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import begin_battle
from squadlog.battle.record.codec import event_to_json, events_from_json
from squadlog.battle.record.steps import HeadMove, Step
from squadlog.battle.record.timeline import Timeline
from squadlog.battle.record.tree import Reader, Tree
from squadlog.battle.state import Battle
from squadlog.store.seal.changes import with_changes
from squadlog.store.seal.ciphers import SealError
from squadlog.store.seal.keys import (
    JUDGE,
    KeyRing,
    Opened,
    box,
    of_a_side,
    require_signed,
    ring_from_json,
    ring_to_json,
    side_of,
    sign,
    unbox,
)

UNHEARD: Final = "in_secret"
_ROOM, _LENGTH = 4096, 4
_MOST = 2**24
"""Bytes that a page may have when it is unpacked."""


class TooLongError(StoreError):
    """What somebody would have to read of a step is longer than can be read back."""


@record
class SealedPage:
    """What somebody reads of a step: its words, the command (JSON, empty where that is secret), and the events.

    `changes` are of the battle as it is known to him; a judge has none, who folds the events themselves.
    """

    lines: tuple[str, ...] = ()
    command: str = ""
    label: str = UNHEARD
    events: tuple[str, ...] = ()
    changes: str = "[]"


class SealedRow(NamedTuple):
    """A row of a step: its kind, the version of that, and its JSON."""

    kind: Literal["seen", "sealed", "keyring", "signed"]
    body: str
    version: int = 1


@record
class ToldPage(ChapterEvent):
    """What stands behind the events of a step as a side reads them: the words for it and for all, and what changed."""

    lines: tuple[str, ...]
    aloud: tuple[str, ...]
    changes: str


class StepPlace(NamedTuple):
    """Where a step stands in its record, and what is said of it in the clear: who wrote it signs this with its rows.

    `number` counts the steps as they were written, from 1; `last` is the hash of the one before, `parent` of that from
    which it goes on, `moved` the mark of every undo and redo before it (`seal.course`); from one `beside`
    the line nothing goes on.
    """

    number: int
    last: str
    parent: str
    by: str
    at: str
    label: str
    decided_by: str
    moved: str = ""
    beside: bool = False


def entries(steps: Iterable[Step]) -> dict[int, StepPlace]:
    """The steps of a record, which are given as they were written."""
    found, last = dict[int, StepPlace](), ""
    hashes: dict[int | None, str] = {None: ""}
    for number, step in enumerate(steps, start=1):
        parent = hashes.get(step.parent, "")
        found[step.id] = StepPlace(number, last, parent, step.by, step.at, step.label, step.decided_by)
        last = hashes[step.id] = step.hash
    return found


def page(
    lines: Sequence[str], command: str, label: str, events: Sequence[Event], changes: str = "[]"
) -> SealedPage:
    """A page with these events."""
    return SealedPage(
        lines=tuple(lines),
        command=command,
        label=label,
        events=tuple(event_to_json(event) for event in events),
        changes=changes,
    )


def rows(
    opened: Opened,
    entry: StepPlace,
    seen: SealedPage,
    sides: Mapping[str, SealedPage | None],
    whole: SealedPage,
    *,
    first: bool = False,
    by: str = "",
) -> list[SealedRow]:
    """The rows of a step that stands there; of a side without a page what is `seen` by all is all.

    `first`: the keys stand before them. `by` is the side that writes it with its word alone.
    """
    clear = json.dumps({"kind": "seen", "page": asdict(seen)}, separators=(",", ":"))
    about = _about(entry.parent, clear.encode())
    packed = {seat: _pack(one) for seat, one in {**sides, JUDGE: whole}.items()}
    size = _size(max(2 * len(zlib.compress(clear.encode())), max(map(len, packed.values())) - _ROOM // 2))
    keys = [SealedRow("keyring", ring_to_json(opened.ring))] if first else []
    sealed = [
        SealedRow(
            "sealed",
            json.dumps(
                {"kind": "sealed", "for": seat, "box": box(opened, seat, _pad(content, size), about, by)}
            ),
        )
        for seat, content in packed.items()
    ]
    written = [*keys, SealedRow("seen", clear), *sealed]
    if not opened.ring.signed:
        return written
    signer, signature = sign(opened, _text_to_sign(entry, [row.body for row in written]), by)
    told = {
        "kind": "signed",
        "by": signer,
        "signature": signature,
        "moved": entry.moved,
        "beside": entry.beside,
    }
    return [*written, SealedRow("signed", json.dumps(told))]


def _text_to_sign(entry: StepPlace, bodies: Sequence[str]) -> str:
    """All that a signature is for."""
    return json.dumps([*entry, *bodies], separators=(",", ":"))


def _about(parent: str, clear: bytes) -> str:
    """To what the boxes of a step are bound: the step before, and what everybody reads of it."""
    return f"{parent} {hashlib.sha256(clear).hexdigest()}"


def _pack(one: SealedPage | None) -> bytes:
    if one is None:
        return b""
    content = json.dumps(asdict(one), separators=(",", ":")).encode()
    if len(content) > _MOST:
        most = f"a sealed battle keeps none of more than {_MOST:,}: nothing was changed"
        raise TooLongError(f"This would be a page of {len(content):,} bytes, and {most}.")
    return zlib.compress(content)


def _size(content: int) -> int:
    size = _ROOM
    while size < content + _ROOM // 2:
        size *= 2
    return size


def _pad(content: bytes, size: int) -> bytes:
    return len(content).to_bytes(_LENGTH) + content + bytes(size - len(content))


def ring_of(bodies: Sequence[bytes]) -> KeyRing:
    """The keys in the first step of a record. SealError for none."""
    return ring_from_json(bodies[0])


def read(bodies: Sequence[bytes], opened: Opened, entry: StepPlace) -> tuple[SealedPage, SealedPage]:
    """What can be read of a step here, and what all read. SealError where that was changed from outside.

    A judge reads the whole, a side its page, anybody else what all read.
    """
    seen, boxes, clear = _read(bodies)
    seat = JUDGE if opened.judges else opened.side
    if seat is None:
        return seen, seen
    return _open_box(boxes, opened, seat, _about(entry.parent, clear)) or seen, seen


def of_side(bodies: Sequence[bytes], opened: Opened, side: str | None, parent: str) -> SealedPage:
    """What a side reads of a step, None being everybody; for a judge, who has all keys."""
    seen, boxes, clear = _read(bodies)
    return seen if side is None else _open_box(boxes, opened, side, _about(parent, clear)) or seen


def of_all(bodies: Sequence[bytes]) -> SealedPage:
    """What everybody reads of a step. SealError where it is not whole."""
    return _read(bodies)[0]


def writer_of(bodies: Sequence[bytes], ring: KeyRing, entry: StepPlace) -> str | None:
    """The side that wrote a step with its own word alone, as the step says; None: a judge. SealError for neither.

    Where the battle is signed, whoever it says has signed it: its place, who said it and when, and all rows of it.
    """
    side = side_of(ring, _read(bodies)[1].get(JUDGE, ""))
    if not ring.signed:
        return side
    *rows, last = bodies
    try:
        content = json.loads(last)
        by, signature = str(content["by"]), str(content["signature"])
        signs = content["kind"] == "signed" and by == (side or JUDGE)
        told = _text_to_sign(entry._replace(**read_claim(bodies)._asdict()), [row.decode() for row in rows])
    except (ValueError, KeyError, TypeError):
        raise SealError("A step of the sealed battle is not signed.") from None
    if not signs:
        raise SealError("A step of the sealed battle is not signed by who wrote it.")
    require_signed(ring, by, signature, told)
    return side


class StepClaim(NamedTuple):
    """What a step says of itself: the mark of the moves before it, and whether it stands beside the line."""

    moved: str = ""
    beside: bool = False


def read_claim(bodies: Sequence[bytes]) -> StepClaim:
    """What a step of these rows says of itself; signed by who wrote it, where the battle is signed."""
    try:
        match json.loads(bodies[-1]):
            case {"moved": str(moved), "beside": bool(beside)}:
                return StepClaim(moved, beside)
    except (ValueError, RecursionError):
        pass
    return StepClaim()


def _read(bodies: Sequence[bytes]) -> tuple[SealedPage, dict[str, str], bytes]:
    """What all read, the boxes by seat, and the first as it lies there."""
    seen, boxes, clear = None, {}, b""
    try:
        for body in bodies:
            match json.loads(body):
                case {"kind": "seen", "page": dict(content)}:
                    seen, clear = _page(content), body
                case {"kind": "sealed", "for": str(seat), "box": str(text)}:
                    boxes[seat] = text
                case {"kind": "keyring" | "signed"}:
                    continue
                case _:
                    boxes, seen = {}, None
                    break
    except (ValueError, TypeError, KeyError, RecursionError):
        seen = None
    if seen is None:
        raise SealError("A step of the sealed battle cannot be read.")
    if of_a_side(boxes.get(JUDGE, "")) and seen != SealedPage():
        raise SealError("What all read of a step was not written by a judge.")
    return seen, boxes, clear


def _open_box(boxes: Mapping[str, str], opened: Opened, seat: str, about: str) -> SealedPage | None:
    if seat not in boxes:
        raise SealError("A step of the sealed battle is not whole.")
    raw, _ = unbox(opened, seat, boxes[seat], about)
    if not raw and not of_a_side(boxes.get(JUDGE, "")):
        raise SealError("A step of the sealed battle is not whole.")
    content = raw[_LENGTH : _LENGTH + int.from_bytes(raw[:_LENGTH])]
    try:
        return _page(json.loads(zlib.decompressobj().decompress(content, _MOST))) if content else None
    except (ValueError, TypeError, KeyError, RecursionError, zlib.error):
        raise SealError("A step of the sealed battle cannot be read.") from None


def _page(content: dict[str, Any]) -> SealedPage:
    lines, events = content["lines"], content["events"]
    words = {name: content[name] for name in ("command", "label", "changes")}
    if not isinstance(lines, list) or not isinstance(events, list):
        raise TypeError
    if not all(isinstance(one, str) for one in (*lines, *events, *words.values())):
        raise TypeError
    return SealedPage(lines=tuple(lines), events=tuple(events), **words)


def events_of(one: SealedPage) -> tuple[Event, ...]:
    """The events on a page. SealError for what is none."""
    try:
        return tuple(events_from_json([event.encode() for event in one.events]))
    except ValueError:
        raise SealError("An event cannot be read.") from None


def events_on_page(one: SealedPage, aloud: SealedPage) -> tuple[Event, ...]:
    """The events on a page of a side, and behind them what it is told with them."""
    return *events_of(one), ToldPage(lines=one.lines, aloud=aloud.lines, changes=one.changes)


class _Eyes:
    """What has changed, step by step, makes the battle as it is known."""

    def over(self, state: Battle | None, events: Iterable[Event], /) -> Battle:
        for event in events:
            state = begin_battle(event) if state is None else state
            if isinstance(event, ToldPage):
                state = with_changes(state, event.changes)
        if state is None:
            raise SealError("The sealed battle is empty.")
        return state

    def on(self, state: Battle | None, events: Sequence[Event], /) -> Battle:
        return self.over(state, events)


class ViewedTimeline(Timeline):
    """A sealed battle as one side reads it: its pages alone, no rule and no fold of any event."""

    def __init__(
        self, steps: Mapping[int, Step], head: int, moves: Sequence[HeadMove], read: Reader[Event]
    ) -> None:
        Tree.__init__(self, steps, head, moves, read, _Eyes())

    def events(self, step: int) -> tuple[Event, ...]:
        """What this side knows to have come of a step."""
        return tuple(event for event in super().events(step) if not isinstance(event, ToldPage))

    def lines(self, step: int, *, aloud: bool) -> tuple[str, ...]:
        """The words of a step as this side reads them, or as all do."""
        *_, behind = super().events(step)
        assert isinstance(behind, ToldPage)  # noqa: S101 - stands behind every step
        return behind.aloud if aloud else behind.lines
