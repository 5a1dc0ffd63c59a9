"""What a save remembers of the book it was played by."""

import hashlib
import json
from pathlib import Path

from squadlog.base.records import record
from squadlog.book.load import documents, load_rulings
from squadlog.book.places import data_dir


@record
class Fingerprint:
    """16 hexadecimal digits each for the tables, and for the rulings with their defaults."""

    tables: str
    rulings: str


def fingerprint(tables: Path | None = None) -> Fingerprint:
    """The fingerprint of the book; layout and comments do not change it.

    Of a ruling only what a save depends on counts, not the wording. Raises RulebookError.
    """
    folder = tables or data_dir("tables")
    rulings = [
        [ruling.id, ruling.name, ruling.default, [option.key for option in ruling.options], ruling.same_as]
        for ruling in load_rulings(folder)
    ]
    return Fingerprint(tables=_digest(documents(folder)), rulings=_digest(rulings))


def _digest(content: object) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]
