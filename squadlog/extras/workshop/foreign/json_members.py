"""A JSON file read past what nobody wants of it: a picture of a hundred megabytes is passed over, not held.

Kept are the members of the outermost object that are asked for, without their long texts; of a text that is such a
member itself, also where it stands in the file.
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from squadlog.base.errors import MapError
from squadlog.base.names import clean_text
from squadlog.base.records import value

LONGEST_TEXT = 4_000
"""Bytes of a text that is kept; a longer one, such as a picture, is passed over."""
MOST_KEPT = 6_000_000
"""Bytes that are kept of a file at most: twenty thousand points have a third of it."""
DEEPEST = 40
MOST_NAMES = 1_000
"""Members of the outermost object: a scene of Foundry has some sixty."""
_LONGEST_NUMBER = 40
_PLAIN = re.compile(rb'[^"{}\[\],:]*+')
_DEEP = re.compile(rb'[^"{}\[\]]*+')
_TEXT = re.compile(rb'(?:[^"\\]++|\\.)*+', re.DOTALL)
_MARK = b"\xef\xbb\xbf"


@value
class TextPlace:
    """Where a text stands in its file: the byte behind its quotation mark, and how many bytes there are."""

    start: int
    length: int


@dataclass
class JsonMembers:
    """What was kept of the outermost object: its members by name, and where those stand that are texts."""

    members: dict[str, Any]
    texts: dict[str, TextPlace]
    names: frozenset[str]
    """Every member that the object has, kept or not."""


def read_members(chunks: Iterable[bytes], wanted: Collection[str]) -> JsonMembers:
    """The wanted members of the object in a JSON file that comes in pieces.

    Raises MapError, in a sentence that goes on after the name of the file: for what is no JSON object, is cut off, says
    a member twice, is nested too deep, has a number that is none, or more than is ever kept.
    """
    scanner = _Scanner(wanted)
    for chunk in chunks:
        scanner.feed(chunk)
    texts = scanner.end()
    members = {name: _parse(name, text) for name, text in texts.items()}
    return JsonMembers(members, scanner.texts, frozenset(scanner.names))


@dataclass
class _Scanner:
    """Reads the pieces of a file one after the other and keeps what is wanted."""

    wanted: Collection[str]
    texts: dict[str, TextPlace] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    kept: dict[str, bytes] = field(default_factory=dict)
    depth: int = 0
    begun: bool = False
    done: bool = False
    in_text: bool = False
    member: str | None = None
    """The name of the member whose value is read; None before its colon."""
    name: bytes = b""
    value: bytearray = field(default_factory=bytearray)
    text: bytearray = field(default_factory=bytearray)
    text_start: int = 0
    text_length: int = 0
    rest: bytes = b""
    read: int = 0
    total: int = 0

    def feed(self, chunk: bytes) -> None:
        """Read the next piece."""
        if not self.read and not self.rest:
            chunk = self._begin(chunk)
        data = self.rest + chunk
        self.rest = b""
        place = 0
        while place < len(data):
            place = self._go_through_text(data, place) if self.in_text else self._go_on(data, place)
            if self.rest:
                break
        self.read += len(data) - len(self.rest)

    def end(self) -> dict[str, bytes]:
        """The texts of what was kept, once all is read."""
        if not self.done:
            raise MapError("ends in the middle" if self.begun else "is empty")
        return self.kept

    def _begin(self, chunk: bytes) -> bytes:
        if chunk.startswith(_MARK):
            self.read = len(_MARK)
            chunk = chunk[len(_MARK) :]
        if chunk[:2] in (b"\xff\xfe", b"\xfe\xff"):
            raise MapError("is not UTF-8 text; save it as UTF-8")
        return chunk

    def _go_through_text(self, data: bytes, place: int) -> int:
        found = _TEXT.match(data, place)
        end = found.end() if found else place
        self.text_length += end - place
        if len(self.text) <= LONGEST_TEXT:
            self.text += data[place : min(end, place + LONGEST_TEXT + 1 - len(self.text))]
        if end == len(data):
            return end
        if data[end : end + 1] == b"\\":  # what it stands before comes with the next piece
            self.rest = data[end:]
            return end
        self.in_text = False
        self._end_text()
        return end + 1

    def _end_text(self) -> None:
        if self.depth == 1 and self.member is None:
            if self.text_length > LONGEST_TEXT:
                raise MapError("has a name that is longer than any name is")
            self.name = bytes(self.text)
            return
        if not self._keeps():
            return
        if self.depth == 1 and self.member is not None:
            self.texts[self.member] = TextPlace(self.text_start, self.text_length)
        self._keep(b'"' + self.text + b'"' if self.text_length <= LONGEST_TEXT else b'""')

    def _keeps(self) -> bool:
        return self.member is not None and self.member in self.wanted

    def _keep(self, piece: bytes) -> None:
        self.value += piece
        self.total += len(piece)
        if self.total > MOST_KEPT:
            raise MapError(
                f"has too much in it: beside its picture a map has at most {MOST_KEPT // 1_000_000} MB"
            )

    def _go_on(self, data: bytes, place: int) -> int:
        """Read up to the next sign that matters, and what it does."""
        pattern = _DEEP if self.depth > 1 else _PLAIN
        found = pattern.match(data, place)
        end = found.end() if found else place
        plain = data[place:end]
        if self.depth == 0 and plain.strip():
            raise MapError("is no JSON object" if not self.begun else "goes on after its end")
        if plain and self._keeps():
            self._keep(plain)
        if end == len(data):
            return end
        self._take_sign(data[end], end)
        return end + 1

    def _take_sign(self, sign: int, place: int) -> None:
        if self.depth == 0 and (self.begun or sign != 0x7B):
            raise MapError("is no JSON object" if not self.begun else "goes on after its end")
        match sign:
            case 0x22:  # a quotation mark
                self.in_text = True
                self.text.clear()
                self.text_start, self.text_length = self.read + place + 1, 0
                return
            case 0x7B | 0x5B:  # { [
                self.begun = True
                self.depth += 1
                if self.depth > DEEPEST:
                    raise MapError(f"is nested more than {DEEPEST} deep")
                if self.depth == 1:
                    return
            case 0x7D | 0x5D:  # } ]
                if self.depth == 1:
                    self._end_member()
                    self.depth, self.done = 0, True
                    return
                self.depth -= 1
            case 0x2C if self.depth == 1:  # a comma
                self._end_member()
                return
            case 0x3A if self.depth == 1:  # a colon
                self._begin_member()
                return
        if self._keeps():
            self._keep(bytes((sign,)))

    def _begin_member(self) -> None:
        if self.member is not None:
            raise MapError("is no valid JSON: a colon too many")
        try:
            name = str(json.loads(b'"' + self.name + b'"'))
        except (ValueError, UnicodeDecodeError):
            raise MapError("is no valid JSON: a name that cannot be read") from None
        if name in self.names:
            raise MapError(f'says "{clean_text(name, limit=40)}" twice')
        if len(self.names) == MOST_NAMES:
            raise MapError(f"has more than {MOST_NAMES} members, and no map has")
        self.names.add(name)
        self.member, self.name = name, b""
        self.value.clear()

    def _end_member(self) -> None:
        if self.member is not None and self._keeps():
            self.kept[self.member] = bytes(self.value)
        self.member = None


def _parse(name: str, text: bytes) -> Any:  # noqa: ANN401 - as JSON has it
    try:
        return json.loads(
            text.decode(),
            object_pairs_hook=_once,
            parse_constant=_no_constant,
            parse_float=_number,
            parse_int=_number,
        )
    except UnicodeDecodeError:
        raise MapError("is not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise MapError(
            f'is no valid JSON in "{clean_text(name, limit=40)}": {clean_text(str(error), limit=120)}'
        ) from None


def _once(pairs: list[tuple[str, Any]]) -> Mapping[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise MapError(f'says "{clean_text(twice, limit=40)}" twice in one place')
    return found


def _no_constant(word: str) -> float:
    raise MapError(f"has {word} where a number should be")


def _number(text: str) -> float:
    if len(text) > _LONGEST_NUMBER:
        raise MapError(f"has a number of {len(text)} digits")
    return float(text)
