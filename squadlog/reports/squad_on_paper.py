"""The paper log of LOG-01 of a squad before play."""

from collections.abc import Collection

from squadlog.base.lazy_imports import lazy_imports
from squadlog.book import uses
from squadlog.book.book import Rulebook
from squadlog.book.packs.own_rows import own_lines
from squadlog.book.rulings import Rulings
from squadlog.reports.squad_log import ActionBox, SquadLog, UnitRecord, against, issued_boxes, thing_name
from squadlog.reports.wording import by_agreement
from squadlog.squads.cost import bill
from squadlog.squads.lasting import lasting_words, read_lasting
from squadlog.squads.legality import illegal
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SquadPlan

with lazy_imports():
    from squadlog.reports import squads_in_battle


def planned(
    plan: SquadPlan, book: Rulebook, rulings: Rulings, *, first: int = 1, chapters: tuple[str, ...] = ()
) -> SquadLog:
    """The sheet of a squad before play under these chapters, its counters numbered from `first`.

    Raises KeyError for keys the tables do not have.
    """
    spent = bill(plan, book, rulings)
    return SquadLog(
        name=plan.name,
        side=plan.side,
        total=f"{spent.total} of {plan.budget} points, "
        + (f"{spent.left} left" if spent.left >= 0 else f"{-spent.left} too many"),
        units=tuple(
            UnitRecord(
                number=first + index,
                soldier=soldier,
                troop=book.troops[soldier.troop].name,
                values=(values := log_values(plan, index, book, rulings)),
                points=values.points,
                leader=soldier.leader,
                equipment=tuple(
                    thing_name(key, book) for key in (*soldier.equipment, *plan.entrusted(soldier.name))
                ),
                remarks=tuple(
                    filter(None, (*map(lasting_words, read_lasting(soldier.lasting)), soldier.note))
                ),
                boxes=issued_boxes(soldier.weapons, book, rulings),
                rate=book.figure("shots"),
            )
            for index, soldier in enumerate(plan.soldiers)
        ),
        quality=f"Quality {plan.quality}" + (", naval" if plan.naval else ""),
        unassigned=tuple(thing_name(thing.item, book) for thing in plan.equipment if thing.bearer is None),
        told=(
            *own_lines(plan.soldiers, book, (thing.item for thing in plan.equipment)),
            *(against(broken.sentence, broken.rule) for broken in illegal(plan, book, rulings)),
            *(by_agreement(agreed.rule, agreed.soldier, agreed.reason) for agreed in plan.agreements),
        ),
        actions=squads_in_battle.before_play(plan, book, rulings, chapters)
        if chapters
        else action_rows(book, {code for soldier in plan.soldiers for code in soldier.weapons}),
    )


def action_rows(book: Rulebook, carried: Collection[str] | None = None) -> tuple[ActionBox, ...]:
    """The actions of the basic game with their durations, those for weapons that are carried; None: for any (LOG-15).

    What `before_play` asks of the engine, told without its chapters, which a sheet would wait for.
    """
    return tuple(
        ActionBox(name=row.name, ap=str(row.ap))
        for key, row in book.actions.items()
        if not row.advanced and (carried is None or uses.serve(key, carried, book))
    )
