"""Weapons as units carry them: each has its own mode and its own jam, wherever it goes.

A unit speaks of its weapons by their codes; of two with one code it means the first.
"""

from collections.abc import Sequence

from squadlog.base.records import record, replace

OMNI = "OR"
"""The one weapon with modes: an OMNI rifle fires spikes, or slugs (WPN-02)."""
SLUG = "slug"


@record
class Arm:
    """One weapon: its code, the mode it is set to (empty: as it comes) and whether it is jammed (FIR-42).

    `fired` are the rounds gone from the magazine that is in it, where they are counted (AMO-08).
    """

    code: str
    mode: str = ""
    jammed: bool = False
    fired: int = 0


Arms = tuple[Arm, ...]


def arms_of(codes: Sequence[str], before: Arms = ()) -> Arms:
    """Weapons of these codes; those that were there `before` stay as they were."""
    left = list(before)
    found = []
    for code in codes:
        arm = next((one for one in left if one.code == code), None)
        if arm is None:
            arm = Arm(code=code)
        else:
            left.remove(arm)
        found.append(arm)
    return tuple(found)


def without(arms: Arms, code: str) -> tuple[Arms, Arm | None]:
    """The weapons less the first of that code, and that one; None if there is none."""
    arm = next((one for one in arms if one.code == code), None)
    if arm is None:
        return arms, None
    at = arms.index(arm)
    return arms[:at] + arms[at + 1 :], arm


def alter_arm(arms: Arms, code: str, *, mode: str | None = None, jammed: bool | None = None) -> Arms:
    """The weapons when one of that code has another mode, or has jammed or been cleared.

    The first that is otherwise.
    """
    for at, arm in enumerate(arms):
        new = replace(
            arm,
            mode=arm.mode if mode is None else mode,
            jammed=arm.jammed if jammed is None else jammed,
        )
        if arm.code == code and new != arm:
            return (*arms[:at], new, *arms[at + 1 :])
    return arms


def magazine_marked(arms: Arms, code: str, fired: int) -> Arms:
    """The weapons with `fired` rounds gone from the magazine of the first of that code."""
    for at, arm in enumerate(arms):
        if arm.code == code:
            return (*arms[:at], replace(arm, fired=fired), *arms[at + 1 :])
    return arms


def hide_magazines(arms: Arms) -> Arms:
    """The weapons as one knows them who cannot look into their magazines."""
    return tuple(replace(arm, fired=0) if arm.fired else arm for arm in arms)
