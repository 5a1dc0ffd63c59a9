"""Changes of facing: how sharp, how often, and what is owed between two of them (ACT-27..33)."""

from collections.abc import Sequence
from math import ceil

from squadlog.base.lengths import in_metres
from squadlog.base.names import as_sentence
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import GRACE_M, Turn
from squadlog.rules.common.context import RulesContext
from squadlog.rules.moving.path import CRAWLS
from squadlog.rules.moving.step_costs import row_key

_no_movement = refuses("movement")

_CARRIES_OVER = ("run", "sprint")
_FREE = ("turn", "stairs")
_NEARLY = 1e-9
"""Degrees or metres that count as rounding."""


def turn_allowed(mode: str, prev: str | None, since_m: float, degrees: float, ctx: RulesContext) -> bool:
    """Whether one change of facing of `degrees` is allowed in a move of `mode`.

    `since_m` are the metres travelled since the last change, `prev` the mode of the subphase before (None or
    `none`: it stood), or the mode itself for a second change within one move (ACT-30..32, AMB-53).
    """
    if degrees <= 0 or mode in _FREE:
        return True
    row = ctx.book.move_modes.get(row_key(mode))
    if row is None:
        return False
    if row.turn_deg is not None and degrees > row.turn_deg + _NEARLY:
        return False
    owed = row.turn_gap_m
    carries = prev in _CARRIES_OVER or ctx.rulings.is_("facing.carryOver", "always")
    return not (owed and carries and since_m < owed - GRACE_M)


def refusal_turns(
    unit: Unit, mode: str, turns: Sequence[Turn], moved_m: float, ctx: RulesContext
) -> Refusal | None:
    """Why the changes of facing stated for a move of `moved_m` metres are not allowed, or None."""
    prev, since, total = unit.before.mode, unit.since_turn_m, 0.0
    at = 0.0
    for turn in sorted(turns, key=lambda one: one.after_m):
        if not turn.degrees:
            continue
        if turn.after_m > moved_m + _NEARLY:
            return _no(
                f"The move ends after {in_metres(moved_m)}; there is no turn after {in_metres(turn.after_m)}.",
                "MOV-15",
                "",
            )
        total += turn.degrees
        judged = total if mode in CRAWLS else turn.degrees
        if not turn_allowed(mode, prev, since + turn.after_m - at, judged, ctx):
            return _refuse(mode, judged, ctx)
        prev, since, at = mode, 0.0, turn.after_m
    return None


def _refuse(mode: str, degrees: float, ctx: RulesContext) -> Refusal:
    row = ctx.book.move_modes.get(row_key(mode))
    rule = {"run": "ACT-30", "sprint": "ACT-31"}.get(mode, "ACT-33" if mode in CRAWLS else "ACT-40")
    if row is None or row.turn_deg == 0:
        return _no(
            as_sentence(f"{mode} keeps the facing; no turn goes with it"), rule, "Turn on the spot, or walk."
        )
    if row.turn_deg is not None and degrees > row.turn_deg + _NEARLY:
        often = " in a subphase" if mode in CRAWLS else " at once"
        turned = f"{ceil(degrees * 10 - 1e-6) / 10:g} degrees"
        sentence = f"{turned} is too sharp: {mode} turns at most {row.turn_deg} degrees{often}."
        return _no(sentence, rule, f"Turn {row.turn_deg} degrees or less, or walk.")
    sentence = f"A {mode} needs {in_metres(row.turn_gap_m)} straight ahead between two changes of facing."
    sentence = "ACT-32" if rule in ("ACT-30", "ACT-31") else rule
    return _no(sentence, sentence, "Turn later in the move, or walk.")


def _no(sentence: str, rule: str, instead: str) -> Refusal:
    return _no_movement("turn", sentence, rule, instead)
