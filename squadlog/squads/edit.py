"""Changes to a squad on paper. Each returns a new plan; soldiers are counted from 0."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import SquadlogError
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.squads.plan import SOLDIERS, Agreement, SoldierPlan, SquadItem, SquadPlan


class EditError(SquadlogError):
    """A change that no plan can hold; one sentence says why."""


def _plan(plan: SquadPlan, **changes: object) -> SquadPlan:
    values: dict[str, Any] = {name: getattr(plan, name) for name in SquadPlan.model_fields} | changes
    try:
        return SquadPlan.model_validate(values)
    except ValidationError as error:
        raise _complaint(error) from None


def _complaint(error: ValidationError) -> EditError:
    fault = first_fault(error)
    return EditError(f"{where(fault['loc']) or 'the squad'} {say_expected(fault)}.")


def set_squad(plan: SquadPlan, **changes: object) -> SquadPlan:
    """Change fields of the squad itself: name, side, budget, quality, naval, note. Raises EditError."""
    return _plan(plan, **changes)


def set_soldiers(plan: SquadPlan, who: Iterable[int] | None = None, **changes: object) -> SquadPlan:
    """Change fields of the soldiers `who`, or with `None` of all: the same choice for everybody (BLD-02).

    Raises as `change_soldiers` does.
    """
    return change_soldiers(plan, lambda _: changes, who)


def change_soldiers(
    plan: SquadPlan,
    change: Callable[[SoldierPlan], Mapping[str, object]],
    who: Iterable[int] | None = None,
) -> SquadPlan:
    """Change of each of the soldiers `who`, or with `None` of all, the fields that `change` gives for it.

    A changed name takes along what the squad has entrusted to the soldier (BLD-08) and what was agreed about him.
    Raises EditError for a value that does not fit and for a soldier who is not there.
    """
    places = range(len(plan.soldiers)) if who is None else tuple(who)
    soldiers = list(plan.soldiers)
    renamed: dict[str, str] = {}
    for place in places:
        old = _soldier(plan, place)
        values: dict[str, Any] = {name: getattr(old, name) for name in SoldierPlan.model_fields} | dict(
            change(old)
        )
        try:
            soldiers[place] = SoldierPlan.model_validate(values)
        except ValidationError as error:
            raise _complaint(error) from None
        if soldiers[place].name != old.name:
            renamed[old.name] = soldiers[place].name
    return _plan(
        plan,
        soldiers=tuple(soldiers),
        equipment=tuple(
            thing.model_copy(update={"bearer": renamed.get(thing.bearer or "", thing.bearer)})
            for thing in plan.equipment
        ),
        agreements=tuple(
            agreed.model_copy(update={"soldier": renamed.get(agreed.soldier or "", agreed.soldier)})
            for agreed in plan.agreements
        ),
    )


def _soldier(plan: SquadPlan, place: int) -> SoldierPlan:
    if not 0 <= place < len(plan.soldiers):
        raise EditError(f"There is no soldier {place + 1}; the squad has {len(plan.soldiers)}.")
    return plan.soldiers[place]


def name_leader(plan: SquadPlan, place: int, rating: int | None) -> SquadPlan:
    """Name soldier `place` leader with that rating, and nobody else: a squad has one (LDR-01).

    None: he leads it no longer. Raises EditError.
    """
    _soldier(plan, place)
    if rating is not None:
        plan = change_soldiers(plan, lambda _: {"leader": None})
    return set_soldiers(plan, [place], leader=rating)


def add_soldier(plan: SquadPlan, like: int | None = None) -> SquadPlan:
    """The squad with one more soldier at the end: a copy of soldier `like`, else a bare recruit.

    It gets a name of its own. A copy is no leader, and nobody of a company. Raises EditError when the squad is full.
    """
    if len(plan.soldiers) >= SOLDIERS:
        raise EditError(f"A squad sheet has room for {SOLDIERS} soldiers.")
    taken = {soldier.name for soldier in plan.soldiers}
    if like is None:
        name = f"Soldier {len(plan.soldiers) + 1}"
        recruit = SoldierPlan(name=_free_name(name, taken) if name in taken else name)
    else:
        pattern = _soldier(plan, like)
        recruit = pattern.model_copy(
            update={
                "name": _free_name(pattern.name, taken),
                "leader": None,
                "career": "",
                "wound": "none",
                "lasting": "",
            }
        )
    return _plan(plan, soldiers=(*plan.soldiers, recruit))


def recruit(plan: SquadPlan, soldier: SoldierPlan) -> SquadPlan:
    """The squad with the soldier added at the end, renamed if the name is taken; a leader in command stays.

    Raises EditError when the squad is full.
    """
    if len(plan.soldiers) >= SOLDIERS:
        raise EditError(f"A squad sheet has room for {SOLDIERS} soldiers.")
    taken = {one.name for one in plan.soldiers}
    led = any(one.leader is not None for one in plan.soldiers)
    changes: dict[str, Any] = {"leader": None} if led else {}
    if soldier.name in taken:
        changes["name"] = _free_name(soldier.name, taken)
    return _plan(plan, soldiers=(*plan.soldiers, soldier.model_copy(update=changes)))


def _free_name(name: str, taken: set[str]) -> str:
    """`name` with the lowest number from 2 on that nobody has; a number it ends in is replaced."""
    head, _, tail = name.rpartition(" ")
    stem = (head if head and tail.isascii() and tail.isdigit() else name)[:34].rstrip()
    return next(new for number in range(2, SOLDIERS + 3) if (new := f"{stem} {number}") not in taken)


def remove_soldier(plan: SquadPlan, place: int) -> SquadPlan:
    """The squad without that soldier. What was entrusted to him lies without a bearer (BLD-08). Raises EditError."""
    gone = _soldier(plan, place)
    if len(plan.soldiers) == 1:
        raise EditError("A squad has at least one soldier.")
    left = plan.soldiers[:place] + plan.soldiers[place + 1 :]
    orphaned = gone.name not in {soldier.name for soldier in left}
    equipment = tuple(
        thing.model_copy(update={"bearer": None}) if orphaned and thing.bearer == gone.name else thing
        for thing in plan.equipment
    )
    agreements = tuple(agreed for agreed in plan.agreements if not orphaned or agreed.soldier != gone.name)
    return _plan(plan, soldiers=left, equipment=equipment, agreements=agreements)


def add_equipment(plan: SquadPlan, item: str, bearer: str | None = None) -> SquadPlan:
    """Buy a thing for the squad and give it to a member, or to nobody. Raises EditError."""
    try:
        thing = SquadItem(item=item, bearer=bearer)
    except ValidationError as error:
        raise _complaint(error) from None
    return _plan(plan, equipment=(*plan.equipment, thing))


def remove_equipment(plan: SquadPlan, place: int) -> SquadPlan:
    """Give back the squad's thing number `place` (from 0). Raises EditError."""
    if not 0 <= place < len(plan.equipment):
        raise EditError(f"There is no squad item {place + 1}; the squad has {len(plan.equipment)}.")
    return _plan(plan, equipment=plan.equipment[:place] + plan.equipment[place + 1 :])


def agree(plan: SquadPlan, rule: str, reason: str, soldier: str | None = None) -> SquadPlan:
    """Let the squad, or one soldier, break a rule, for a reason that stays on the sheet. Raises EditError."""
    try:
        agreed = Agreement(rule=rule, reason=reason, soldier=soldier)
    except ValidationError as error:
        raise _complaint(error) from None
    others = tuple(one for one in plan.agreements if (one.rule, one.soldier) != (rule, soldier))
    return _plan(plan, agreements=(*others, agreed))


def revoke(plan: SquadPlan, rule: str, soldier: str | None = None) -> SquadPlan:
    """Take an agreement back; one that was never made changes nothing."""
    kept = tuple(one for one in plan.agreements if (one.rule, one.soldier) != (rule, soldier))
    return _plan(plan, agreements=kept)
