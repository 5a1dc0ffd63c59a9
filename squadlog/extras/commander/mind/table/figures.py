"""Orders in words by which somebody can move the figure: who, how, how far, toward whom, and which way it faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.battle.saying import Note
from squadlog.reports.wording import name_of

if TYPE_CHECKING:
    from squadlog.battle.commands import Declare
    from squadlog.battle.state import Known

_WALKS = {"walk": "walks", "run": "runs", "sprint": "sprints", "crawl": "crawls", "backward": "backs off",
          "crawl_back": "crawls back", "sideways": "steps sideways"}  # fmt: skip
_POSTURES = {"standing": "stands up", "kneeling": "kneels", "prone": "lies down"}


def figure_words(known: Known, says: Declare, toward: int | None) -> str:
    """`walks 3 m toward 4 John Doe, by cover where there is some, and faces him`; empty where no figure moves.

    `toward` is the enemy that it is about; None: the nearest, wherever he is.
    """
    parts = list[str]()
    if says.action == "move" and says.mode in _WALKS:
        metres = says.move.distance_m
        goes = _WALKS[says.mode] if metres is None else f"{_WALKS[says.mode]} {format_length(metres)}"
        away = says.mode in ("backward", "crawl_back")
        parts.append(
            f"{goes} {'away from' if away else 'toward'} {_whom(known, toward)}, by cover where there is some"
        )
    if says.posture in _POSTURES:
        parts.append(_POSTURES[says.posture])
    if says.action == "change_facing":
        parts.append("turns")
    if parts:
        parts.append("faces him" if says.action == "move" else f"faces {_whom(known, toward)}")
    *others, last = parts or [""]
    return f"{', '.join(others)}, and {last}" if others else last


def figure_note(known: Known, says: Declare, toward: int | None) -> Note | None:
    """These words as a note on the soldier, for whoever moves the figures; None where none moves."""
    words = figure_words(known, says, toward)
    return Note(text=f"{words[:1].upper()}{words[1:]}.", unit=says.unit, aside=True) if words else None


def _whom(known: Known, toward: int | None) -> str:
    return "the nearest enemy" if toward is None else name_of(known, toward)
