"""A squad out of a company: who is called on, and what of the stash goes along."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.names import clean_text, so_many
from squadlog.base.records import replace
from squadlog.battle.state import WOUNDS
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.house import CareerError
from squadlog.squads import goods, plan
from squadlog.squads.lasting import MOST_LASTING, write_lasting

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from squadlog.book.book import Rulebook
    from squadlog.extras.careers.company import Company, Enrolled
    from squadlog.extras.careers.company_events import ChronicleEntry
    from squadlog.squads.plan import SoldierPlan, SquadPlan

_THING = re.compile(r"([0-9]{1,3})\s+(\S.*)")


def squad_of(one: Company, who: Sequence[int], name: str) -> SquadPlan:
    """The squad of those soldiers; each is known again after a battle. Raises CareerError."""
    members = [one.member(number) for number in dict.fromkeys(who)]
    if not members:
        raise CareerError(f"Say who of {one.name} is mustered: their numbers.")
    if len(members) > plan.SOLDIERS:
        raise CareerError(f"{len(members)} are too many: a squad has room for {plan.SOLDIERS}.")
    kept = one.rule("wounds") == "kept"
    for member in members:
        if not member.there:
            raise CareerError(
                f"Soldier {member.number} of {one.name} is {'dead' if member.dead else member.gone}."
            )
        if member.misses:
            raise CareerError(
                f"Soldier {member.number} of {one.name} sits out {so_many(member.misses, 'more battle')}"
                " (after-battle tables, ours)."
            )
        if kept and member.wound == "U":
            raise CareerError(
                f"Soldier {member.number} of {one.name} is unconscious and must heal first (house rule wounds, ours)."
            )
    qualities = dict.fromkeys(member.quality for member in members)
    if len(qualities) > 1:
        raise CareerError(f"A squad is of one quality [QUA-02]; these are {', '.join(qualities)}.")
    soldiers = tuple(
        soldier_of(member.plan).model_copy(
            update={"wound": _wound(one, member), "lasting": _lasting(one, member)}
        )
        for member in members
    )
    try:
        return plan.SquadPlan(
            name=name, side=one.side, quality=members[0].quality, soldiers=soldiers, budget=plan.BUDGET
        )
    except ValueError:
        raise CareerError("This is no name for a squad: 1 to 40 characters that can be shown.") from None


def _wound(one: Company, member: Enrolled) -> str:
    """The wound that he brings along: the one he left with, by the house rule, or one that stays, if that is worse."""
    stays = [borne.effect.wound for borne in member.lasting]
    kept = member.wound if one.rule("wounds") == "kept" else "none"
    return max((kept, *stays), key=WOUNDS.index)


def _lasting(one: Company, member: Enrolled) -> str:
    """What stays with him, as a squad has it; its points by the house rule of effects."""
    counts = one.rule("effects") == "points"
    borne = [borne.effect for borne in member.lasting if borne.effect.terms]
    if len(borne) > MOST_LASTING:
        raise CareerError(f"Soldier {member.number} has more than {MOST_LASTING} lasting effects; heal some.")
    return write_lasting(tuple(effect if counts else replace(effect, points=0) for effect in borne))


def with_stash(one: Company, squad: SquadPlan, said: str, book: Rulebook) -> SquadPlan:
    """The squad with things of the stash bought for it: `2 mine, 1 holotarp`. Raises CareerError.

    What somebody must carry is in the keeping of the first of them.
    """
    rows = goods.equipment_for_sale(book, squad=True)
    sold = {_fold(word): row.key for row in rows for word in (row.name, row.key)}
    bought: list[plan.SquadItem] = []
    for wanted, count in _count_things(said).items():
        kept = next((item for item in one.stash if _fold(item) == wanted), "")
        shown = clean_text(kept or wanted, limit=40)
        if not 1 <= count <= one.stash.get(kept, 0):
            has = ", ".join(f"{many} {item}" for item, many in sorted(one.stash.items())) or "nothing"
            raise CareerError(f"The stash of {one.name} has no {count} {shown}; it has {has}.")
        if wanted not in sold:
            known = ", ".join(sorted(row.key for row in rows))
            raise CareerError(f"{shown} is nothing that goes with a whole squad; there are {known}.")
        key = sold[wanted]
        bearer = squad.soldiers[0].name if goods.needs_bearer(key) else None
        bought += [plan.SquadItem(item=key, bearer=bearer)] * min(count, plan.SQUAD_ITEMS + 1)
    if len(bought) > plan.SQUAD_ITEMS:
        raise CareerError(f"{len(bought)} things are too many: a squad has room for {plan.SQUAD_ITEMS}.")
    return squad.model_copy(update={"equipment": tuple(bought)})


def _count_things(said: str) -> dict[str, int]:
    """How many of what: `2 mine, 1 mine` are three."""
    found: dict[str, int] = {}
    for item, count in things_said(said):
        found[_fold(item)] = found.get(_fold(item), 0) + (1 if count is None else count)
    return found


def things_said(said: str) -> tuple[tuple[str, int | None], ...]:
    """Each thing of `2 mine, holotarp` with how many there are of it, None where that is not said."""
    found = []
    for part in filter(None, map(str.strip, said.split(","))):
        matched = _THING.fullmatch(part)
        found.append((matched[2], int(matched[1])) if matched else (part, None))
    return tuple(found)


def _fold(item: str) -> str:
    return item.casefold().replace("_", " ")


def soldier_of(text: str) -> SoldierPlan:
    """A soldier's plan from what is kept of it."""
    try:
        return plan.SoldierPlan.model_validate_json(text)
    except ValueError:
        raise StoreError("A soldier of a company is damaged: what is kept of them is no soldier.") from None


def list_joining(
    one: Company, squad: SquadPlan, who: Sequence[int], price: Callable[[int], int] = lambda _place: 0
) -> list[ChronicleEntry]:
    """What is written when these soldiers of a squad join, each for the price of his place; none named: all."""
    places = tuple(who) or tuple(range(1, len(squad.soldiers) + 1))
    made: list[ChronicleEntry] = []
    for number, place in enumerate(places, one.next_number):
        if not 1 <= place <= len(squad.soldiers):
            raise CareerError(f"{squad.name} has no soldier {place}; it has {len(squad.soldiers)}.")
        joins = squad.soldiers[place - 1].model_copy(
            update={"career": one.token(number), "wound": "none", "lasting": ""}
        )
        made.append(
            told.Enlisted(member=number, plan=write_plan(joins), cost=price(place), quality=squad.quality)
        )
    if len(places) == len(squad.soldiers):
        items = [thing.item for thing in squad.equipment]
        made += [told.Stashed(item=item, count=items.count(item)) for item in dict.fromkeys(items)]
    return made


def write_plan(soldier: SoldierPlan) -> str:
    """Write a soldier's plan as a company keeps it, without what is as ever."""
    return soldier.model_dump_json(exclude_defaults=True)
