"""What stays with a soldier of a company, and what heals of it as battles go by."""

from collections.abc import Iterable
from typing import Literal

from squadlog.base.records import record, replace
from squadlog.squads.lasting import LastingEffect


@record
class BorneEffect:
    """A lasting effect as a career has it: what it is, the battle that it comes from, and how it goes away.

    `misses` are battles that are still to be sat out, `heals_after` those until it is gone by itself, `heals_on` the
    face that heals it after a battle sat out, `heals_for` what healing costs; 0: no such way.
    """

    effect: LastingEffect
    title: str = ""
    misses: int = 0
    heals_after: int = 0
    heals_on: int = 0
    heals_for: int = 0


@record
class OwedRoll:
    """A roll that a battle left to be made: on a table for a soldier or the company, or to heal what one has.

    `chosen` is the place of the tables among all that the company has chosen. `heals` is the name of what is to heal,
    empty for a roll on a table; `needed` is the face for that.
    """

    battle: str
    title: str
    table: str
    die: Literal[10, 100] = 10
    member: int | None = None
    chosen: int = 0
    heals: str = ""
    needed: int = 0


def after_battle(borne: Iterable[BorneEffect], *, fought: bool) -> tuple[BorneEffect, ...]:
    """What is left once the company has fought another battle, with this soldier or without."""
    left = []
    for one in borne:
        if one.heals_after == 1:
            continue
        later = max(0, one.heals_after - 1)
        left.append(replace(one, heals_after=later, misses=one.misses if fought else max(0, one.misses - 1)))
    return tuple(left)


def join_effects(borne: Iterable[BorneEffect], new: BorneEffect) -> tuple[BorneEffect, ...]:
    """What a soldier has once this is added: nobody has the same twice, the new one stands."""
    return (*(one for one in borne if one.effect.name != new.effect.name), new)
