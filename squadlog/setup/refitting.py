"""What a scenario makes of the members of a squad, and who of them stands under one leader (SCN-04, LDR-03)."""

from collections.abc import Iterator, Mapping

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.setup.plan import Force, MusterError
from squadlog.squads.cost import bill
from squadlog.squads.packed import book_for
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.scene import Refit

_EVERYBODY = "*"


def refit(plan: SquadPlan, members: Mapping[str, Refit], book: Rulebook, rulings: Rulings) -> SquadPlan:
    """The squad with its members as the scenario has them; it may cost what it costs then.

    Raises MusterError for a member that it does not have.
    """
    if not members:
        return plan
    for name in members:
        if name != _EVERYBODY and plan.named(name) is None:
            raise MusterError(f"The scenario changes {name}, who does not take part.")
    soldiers = tuple(_refit(one, members) for one in plan.soldiers)
    told = plan.model_copy(update={"soldiers": soldiers})
    spent = bill(told, book_for([plan], book), rulings).total
    return told.model_copy(update={"budget": max(plan.budget, int(spent))})


def things_by_member(plan: SquadPlan, things: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """What each member is given, by name: what everybody is, and what it alone is.

    Raises MusterError for somebody who does not take part.
    """
    for name in things:
        if name != _EVERYBODY and plan.named(name) is None:
            raise MusterError(f"The scenario equips {name}, who does not take part.")
    for_all = things.get(_EVERYBODY, ())
    told = {one.name: (*for_all, *things.get(one.name, ())) for one in plan.soldiers}
    return {name: has for name, has in told.items() if has}


def _refit(soldier: SoldierPlan, members: Mapping[str, Refit]) -> SoldierPlan:
    """What holds for everybody, and then what holds for the member alone."""
    told: dict[str, object] = {}
    for name in (_EVERYBODY, soldier.name):
        if name in members:
            told |= members[name].model_dump(exclude_none=True)
    return soldier.model_copy(update=told) if told else soldier


def commands(forces: tuple[Force, ...]) -> Iterator[str]:
    """For each force the id of its squad, or of the first of its side's squads that are led as one."""
    squads: dict[str, int] = {}
    led: dict[str, str] = {}
    for force in forces:
        squads[force.side] = squads.get(force.side, 0) + 1
        own = f"{force.side}-{squads[force.side]}"
        yield led.setdefault(force.side, own) if force.command == "side" else own
