"""The script and the style sheet of the pages, each named by its hash, so that a browser keeps it."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path

from squadlog.base.records import value

_FOLDER = Path(__file__).parent / "static"
_KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


@value
class Asset:
    """A file of the pages: its text, packed by gzip too, its kind, and the address at which it is kept for good."""

    text: str
    packed: bytes
    kind: str
    address: str


@cache
def assets() -> dict[str, Asset]:
    """All files of the pages, by their plain names."""
    found = {}
    for path in sorted(_FOLDER.iterdir()):
        text = (
            _without_notes(path.read_text(encoding="utf-8"))
            if path.suffix == ".js"
            else path.read_text("utf-8")
        )
        mark = sha256(text.encode()).hexdigest()[:12]
        found[path.name] = Asset(
            text,
            gzip.compress(text.encode(), mtime=0),
            _KINDS[path.suffix],
            f"/page/static/{path.stem}-{mark}{path.suffix}",
        )
    return found


def _without_notes(text: str) -> str:
    """A script without the lines that are for its readers, and without what makes them stand apart."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//")) + "\n"


def asset(name: str) -> Asset | None:
    """The file of that name with its hash; None where there is none."""
    return next((one for one in assets().values() if one.address.rpartition("/")[2] == name), None)
