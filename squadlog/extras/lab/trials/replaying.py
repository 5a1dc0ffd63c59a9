"""A battle of a lab as a record: played again, held against its row, and kept among the battles of this user."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog import __version__
from squadlog.battle.refusal import Refusal
from squadlog.extras.lab.trials.playing import find_bench, play_battle, row_of
from squadlog.extras.lab.trials.rows import read_row
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.trials.weighed import CannotPlayError

if TYPE_CHECKING:
    from pathlib import Path

    from squadlog.extras.lab.trials.cell import Cell
    from squadlog.extras.lab.trials.running import RunningLab


class NoRowError(CannotPlayError):
    """There is no such row that counts."""


def keep_battle(lab: RunningLab, cell: Cell, number: int, file: Path | None = None) -> int:
    """Play a battle of a cell again and keep its record; the number of the record. `file` None: this user's.

    Raises NoRowError where there is no such row; CannotPlayError where its commanders are others today, or where it
    comes out otherwise; StoreError where it cannot be kept.
    """
    row = lab.cells[cell.key].row(number)
    if row is None:
        raise NoRowError(_why_none(lab, cell, number))
    minds = tuple(map(find_bench().mind, cell.levels))
    if minds != row.minds:
        raise CannotPlayError(
            f"That battle was of {' and '.join(row.minds)}, as squadlog {row.release} plays them; today they are "
            f"{' and '.join(minds)}."
        )
    setup, played = play_battle(lab.work.seed, cell, number)
    if row_of(cell, number, setup, played.fought) != row:
        raise CannotPlayError(
            "Played again, that battle comes out otherwise than its row says; it was not kept."
        )
    store = open_store(file)
    try:
        session = Session.create(store, setup)
        for side, command in played.said:
            outcome = session.seat(Speaker(seat=side)).submit(command)
            if isinstance(outcome, Refusal):
                raise CannotPlayError(f"The record of that battle ends early: {outcome.sentence}")
        return session.id
    finally:
        store.close()


def _why_none(lab: RunningLab, cell: Cell, number: int) -> str:
    others = [one for one in lab.rows.file.list_rows() if one[:2] == (cell.key, number)]
    if others:
        _, _, print_, body = others[-1]
        release = read_row(body).release or "before 0.15.0"
        whose = f"squadlog {release}" if release != __version__ else f"another state of squadlog {release}"
        return (
            f"Battle {number} of {cell.key} was played by another version of the program: {whose}, with the "
            f"fingerprint {print_}, which plays it again; squadlog lab resume plays it anew by this one."
        )
    return f"Battle {number} of {cell.key} has not been played yet."
