"""Changes to a ledger as people type them: `+2 because sun`, `strike full_soft because the wall fell`."""

import re

from squadlog.battle.ledger import Adjustment
from squadlog.names import safe_text

_ADD = re.compile(r"^([+-]?\d{1,2})(?:\s+because)?\s*(.*)$", re.IGNORECASE)
_STRIKE = re.compile(r"^strike\s+(\S+)(?:\s+because)?\s*(.*)$", re.IGNORECASE)


def read_adjustment(text: str) -> Adjustment:
    """The change that a line says. Raises ValueError, in one sentence, for anything else or without a reason."""
    typed = safe_text(text)
    if match := _STRIKE.match(typed):
        if not match.group(2):
            raise ValueError("Say why the line is struck: strike full_soft because ...")
        return Adjustment(kind="strike", strike=match.group(1), reason=match.group(2))
    if match := _ADD.match(typed):
        if not match.group(2):
            raise ValueError("Say why the modifier is there: +2 because ...")
        return Adjustment(kind="add", value=int(match.group(1)), reason=match.group(2))
    raise ValueError("Write +2 because ..., or strike <name of the line> because ...")
