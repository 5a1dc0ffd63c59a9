"""The paper log of LOG-01 of the squads of a battle as they stand, and what the engine says that a squad can do."""

from collections.abc import Collection, Iterable, Sequence

from squadlog.battle.folds.part import fresh
from squadlog.battle.moment import Moment
from squadlog.battle.state import WOUNDS, Battle, Known, Unit
from squadlog.battle.terms import Setup, Soldier
from squadlog.book.book import Rulebook
from squadlog.book.packs.own_rows import own_lines
from squadlog.book.rulings import Rulings
from squadlog.facts.seats import TABLE
from squadlog.reports.soldier.notes import NoteKept
from squadlog.reports.squad_log import ActionBox, SquadLog, UnitRecord, against, issued_boxes, thing_name
from squadlog.reports.track import track
from squadlog.reports.wording import as_equipped, by_agreement
from squadlog.rules.common.advanced import boxes, character, states
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.posts import post
from squadlog.rules.desk import choices
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SoldierPlan, SquadPlan

_POSITION = {"standing": "", "kneeling": "kneeling", "prone": "prone"}


def sheets_in_battle(
    battle: Known,
    book: Rulebook,
    rulings: Rulings,
    *,
    side: str | None = None,
    notes: Sequence[NoteKept] = (),
) -> tuple[SquadLog, ...]:
    """The sheets of all squads of a battle, or of one side, as they stand now.

    A side that keeps its own on paper has none. Notes on a soldier stand among his remarks. A melee stance chosen in
    secret is not on it. Raises KeyError for keys the tables do not have.
    """
    names = {known.id: known.name for known in battle.setup.sides}
    squads: dict[str, list[Unit]] = {}
    for unit in battle.units.values():
        if side in (None, unit.side) and not unit.soldier.paper:
            squads.setdefault(post(unit).squad, []).append(unit)
    return tuple(
        SquadLog(
            name=" / ".join(dict.fromkeys(battle.groupings[unit.grouping].name for unit in units)),
            side=names[units[0].side],
            total=f"{battle.now}, {sum(unit.soldier.value for unit in units)} points",
            units=tuple(_in_battle(unit, battle.now, notes, book, rulings) for unit in units),
            told=(
                *own_lines(list(map(as_equipped, units)), book),
                *(
                    by_agreement(one.rule, one.soldier, one.reason)
                    if one.reason
                    else against(one.sentence, one.rule)
                    for one in battle.setup.remarks
                    if one.squad in ("", *(unit.soldier.squad for unit in units))
                ),
            ),
            now=None if battle.stage == "setup" else battle.now,
            marks=_marks(battle, units, side or TABLE),
            actions=_actions(battle, units, book, rulings),
            initiative=_initiative(battle, {unit.grouping for unit in units}),
        )
        for units in squads.values()
    )


def _actions(
    battle: Battle, units: Sequence[Unit], book: Rulebook, rulings: Rulings, *, anywhere: bool = False
) -> tuple[ActionBox, ...]:
    """The actions that some of these units can have a use for, and whose counters sit on them (LOG-15, LOG-17)."""
    table = RulesContext.of_book(book, rulings)
    at_it: dict[str, list[int]] = {}
    for unit in units:
        if unit.action is not None:
            at_it.setdefault(unit.action.kind, []).append(unit.id)
    return tuple(
        ActionBox(name=row.name, ap=str(row.ap), units=tuple(at_it.get(key, ())))
        for key, row in choices.offered_actions(battle, units, table, anywhere=anywhere)
    )


def _initiative(battle: Known, groupings: Collection[str]) -> str:
    rolled = [one for one in battle.standings if one.grouping in groupings]
    told = (("" if one.roll is None else str(one.roll), (one.choice or "")[:1]) for one in rolled)
    return ", ".join(" ".join(filter(None, one)) for one in told)


def before_play(
    plan: SquadPlan, book: Rulebook, rulings: Rulings, chapters: tuple[str, ...] = ()
) -> tuple[ActionBox, ...]:
    """The actions that a squad may use in a battle whose place is not known yet."""
    setup = Setup(title=plan.name, sides=(), groupings=(), soldiers=())
    units = [
        fresh(
            Soldier(
                id=number, name=soldier.name, side="", squad=plan.name, race=soldier.race, troop=soldier.troop,
                armour=soldier.armour, weapons=soldier.weapons, value=0, leader=soldier.leader,
                equipment=(*soldier.equipment, *plan.entrusted(soldier.name)), begins=soldier.begins,
            ),
            "", setup, None, chapters,
        )
        for number, soldier in enumerate(plan.soldiers)
    ]  # fmt: skip
    battle = Battle(
        setup=setup, units={unit.id: unit for unit in units}, groupings={}, features={}, rulings={}, assist={},
        typed_dice=(), chapters=chapters,
    )  # fmt: skip
    return _actions(battle, units, book, rulings, anywhere=True)


def _in_battle(
    unit: Unit, now: Moment, notes: Sequence[NoteKept], book: Rulebook, rulings: Rulings
) -> UnitRecord:
    soldier = unit.soldier
    plan = SoldierPlan(
        name=soldier.name,
        troop=soldier.troop,
        race=soldier.race,
        armour=soldier.armour,
        weapons=tuple(code for code in unit.weapons if code in book.weapons)[:6],
        character=character(unit),
    )
    squad = SquadPlan(name="squad", naval=soldier.naval, soldiers=(plan,))
    remarks = []
    if unit.dazed(now) and unit.dazed_until is not None:
        remarks.append(f"Dazed until {unit.dazed_until}")
    if unit.action is not None:
        row = book.actions.get(unit.action.kind)
        remarks.append(f"{row.name if row else unit.action.kind} until {unit.action.end}")
    if unit.in_hand is not None:
        remarks.append(f"In hand {unit.in_hand}")
    if unit.jammed:
        remarks.append(f"Jammed {', '.join(unit.jammed)}")
    if unit.opportunity is not None:
        remarks.append(f"Ready for opportunity fire with {unit.opportunity}")
    remarks += states(unit.held)
    remarks += (f"Note: {note.text}" for note in notes if note.unit == unit.id)
    to_cross = boxes(unit, book, rulings)
    if all(one.many for one in to_cross):
        to_cross = (*issued_boxes(plan.weapons, book, rulings), *to_cross)
    return UnitRecord(
        number=unit.id,
        soldier=plan,
        troop=book.troops[soldier.troop].name,
        values=log_values(squad, 0, book, rulings),
        points=soldier.value,
        equipment=(*(thing_name(item, book) for item in unit.items), *(f"key: {key}" for key in unit.keys)),
        wounds=WOUNDS.index(unit.wound),
        position=_POSITION[unit.posture],
        remarks=("; ".join(remarks),) if remarks else (),
        boxes=to_cross,
        rate=book.figure("shots"),
        fired=sum(shot.turn == now.turn for shot in unit.shots),
        jammed=bool(unit.jammed),
    )


def _marks(battle: Known, units: Iterable[Unit], seat: str) -> tuple[tuple[Moment, tuple[str, ...]], ...]:
    """Who of them ends something when, from now on; `D` before a number is the end of a daze (LOG-14, LOG-18)."""
    numbers = {unit.id for unit in units}
    found: dict[Moment, list[str]] = {}
    for row in track(battle, seat):
        for mark in row.marks:
            if row.of in numbers and mark.until is not None and mark.until >= battle.now:
                letter = mark.bar.word[:1].upper() if mark.bar.look == "hatched" else ""
                found.setdefault(mark.until, []).append(f"{letter}{row.of}")
    return tuple((moment, tuple(who)) for moment, who in sorted(found.items()))
