"""What extras have to say of a battle that has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.plugs import answers

if TYPE_CHECKING:
    from squadlog.session.seat_access import SeatAccess


def remarks(access: SeatAccess[Any]) -> str:
    """What is to be said of a battle that stands otherwise now than where it was taken into; empty: nothing."""
    return " ".join(filter(None, (answer(access) for answer in answers("remark"))))
