"""What was read and checked once, kept as plain JSON, so that the next program need not parse and check it again.

A kept copy belongs to the bytes of the files it was made of, to the version of the program, to the modules that read
the book and to the shape of its entries. One that belongs to anything else, is damaged or is not there is made anew;
one that cannot be kept is not missed. It holds values alone, no code, and is put together again by the classes of the
book.
"""

import contextlib
import json
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from squadlog import __version__
from squadlog.book.entry import Entry
from squadlog.book.places import shipped

MadeT = TypeVar("MadeT")

_LAYOUT = 1
"""The version of the layout of a copy: another number makes older copies invalid."""


class Copies:
    """Where copies are kept; `folder` is asked when the first is wanted, and None keeps nothing."""

    folder: Callable[[], Path] | None = None


def load_shipped(name: str, folder: Path, files: Iterable[str], made: Callable[[], MadeT]) -> MadeT:
    """What is made of these files of a folder; of the shipped ones a copy is kept."""
    return load_or_build(name, [folder / file for file in files], made) if folder == shipped() else made()


def load_or_build(name: str, files: Iterable[Path], made: Callable[[], MadeT]) -> MadeT:
    """What `made` makes of these files, from the copy of that name when it belongs to them."""
    if Copies.folder is None:
        return made()
    try:
        mark = _mark(files)
    except OSError:
        return made()  # which says what is wrong with the files
    path = Copies.folder() / f"{name}.json"
    with contextlib.suppress(OSError, ValueError, TypeError, LookupError, AttributeError):
        head, _, body = path.read_bytes().partition(b"\n")
        if head == _head(mark, body):
            shapes, value = json.loads(body)
            kinds = _kinds()
            if all(shape == [*kinds[name].fields] for name, shape in shapes.items()):
                found: MadeT = _put_together(value, kinds)
                return found
    fresh = made()
    with contextlib.suppress(OSError):
        told: dict[str, list[str]] = {}
        copy = _take_apart(fresh, told)
        _keep(path, mark, json.dumps([told, copy], separators=(",", ":")).encode())
    return fresh


def _mark(files: Iterable[Path]) -> str:
    """What a copy belongs to."""
    mark = sha256(f"{_LAYOUT} {__version__}".encode())
    for module in sorted(Path(__file__).parent.glob("*.py")):
        seen = module.stat()
        mark.update(f"\n{module.name} {seen.st_size} {seen.st_mtime_ns}".encode())
    for file in files:
        content = file.read_bytes()
        mark.update(f"\n{file.name} {len(content)}\n".encode() + content)
    return mark.hexdigest()


def _head(mark: str, body: bytes) -> bytes:
    return f"{mark} {sha256(body).hexdigest()}".encode()


def _keep(path: Path, mark: str, body: bytes) -> None:
    """Whole or not at all. What a kill leaves is overwritten; two that write at once leave what is not believed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(_head(mark, body) + b"\n" + body)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _kinds() -> Mapping[str, type[Entry]]:
    found: dict[str, type[Entry]] = {}
    waiting = [Entry]
    while waiting:
        for of in waiting.pop().__subclasses__():
            if of.__module__.startswith("squadlog."):  # the book's and those of extras, nobody else's
                found[of.__name__] = of
            waiting.append(of)
    return found


def _take_apart(value: object, shapes: dict[str, list[str]]) -> object:
    """A list is told by its first item what it was: the name of an entry, or of one of three other things."""
    if isinstance(value, Entry):
        shapes[type(value).__name__] = [*value.fields]
        return [type(value).__name__, *(_take_apart(item, shapes) for item in vars(value).values())]
    if isinstance(value, Mapping):
        return ["{}", {key: _take_apart(item, shapes) for key, item in value.items()}]
    if isinstance(value, tuple):
        return ["()", *(_take_apart(item, shapes) for item in value)]
    if isinstance(value, Fraction):
        return ["/", value.numerator, value.denominator]
    return value


def _put_together(value: Any, kinds: Mapping[str, type[Entry]]) -> Any:  # noqa: ANN401 - whatever it was
    if not isinstance(value, list):
        return value
    name = value[0]
    if name == "{}":
        return MappingProxyType({key: _put_together(item, kinds) for key, item in value[1].items()})
    if name == "/":
        return Fraction(value[1], value[2])
    parts = [_put_together(item, kinds) if isinstance(item, list) else item for item in value[1:]]
    return tuple(parts) if name == "()" else kinds[name].again(parts)
