"""Battles of a lab, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import so_many

if TYPE_CHECKING:
    from squadlog.extras.lab.trials.cell import Cell
    from squadlog.extras.lab.trials.playing import TrialRow


def say_battle(cell: Cell, row: TrialRow) -> str:
    """How a battle came out: `Commonwealth 46 : 23 TOG, 4 turns, 11 attacks`."""
    points = dict(row.fought.points)
    had, against = (points[side] for side in row.sides)
    first, second = cell.called
    told = [
        f"{first} {had:g} : {against:g} {second}",
        so_many(row.fought.turns, "turn"),
        so_many(row.fought.attacks, "attack"),
    ]
    if row.fought.cut:
        told.append("cut")
    if row.fought.fault:
        told.append("a commander failed")
    return ", ".join(told)
