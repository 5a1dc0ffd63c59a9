"""Reasons in lines: what counts for a die or a shot, and what was looked at and does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.session.view.toned import plain_text
from squadlog.session.view.words.ledgers import ledger_lines, silent_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.ledger import Ledger


def reason_lines(ledger: Ledger) -> Iterator[str]:
    """What counts, the sum, then what does not count."""
    yield from (plain_text(one).strip() for one in (*ledger_lines(ledger), *silent_lines(ledger)))
