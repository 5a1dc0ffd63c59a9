"""The paper log of LOG-01 as values: unit records, marks of the subphase track, the action log.

Of a squad before play, or of the squads of a battle as they stand; sheets of text and of paper write them down.
"""

from collections.abc import Collection, Iterable, Sequence

from squadlog.battle.folds.part import fresh
from squadlog.battle.moment import Moment
from squadlog.battle.setup import Setup, Soldier
from squadlog.battle.state import WOUNDS, Battle, Known, Unit
from squadlog.dice import ScriptedDice
from squadlog.records import record
from squadlog.reports.track import track
from squadlog.reports.wording import by_agreement
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings
from squadlog.rules.advanced import boxes, on_paper, states
from squadlog.rules.ammunition.magazines import class_of, issued
from squadlog.rules.ammunition.record import MagazineClass
from squadlog.rules.desk import choices
from squadlog.rules.legionnaire.record import character_of
from squadlog.rules.table import BookReading, Table
from squadlog.rules.words import PaperBoxes
from squadlog.seats import TABLE
from squadlog.squads.conversion import brought
from squadlog.squads.cost import bill
from squadlog.squads.goods import modes
from squadlog.squads.in_play import NOT_IN_PLAY, usable
from squadlog.squads.legality import illegal
from squadlog.squads.log_values import LogValues, log_values
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.stated import StatedSurveyor

TRACK_TURNS = 4
BLANK_UNITS = 8
BLANK_ACTIONS = 4
_POSITION = {"standing": "", "kneeling": "kneeling", "prone": "prone"}


@record
class UnitRecord:
    """One unit's part of the sheet. `wounds` is how many boxes are ticked (LOG-10).

    `boxes` are those to cross off, of magazines, grenades and rounds (LOG-09, LOG-13).
    """

    number: int
    soldier: SoldierPlan
    troop: str
    values: LogValues
    points: int
    leader: int | None = None
    equipment: tuple[str, ...] = ()
    wounds: int = 0
    position: str = ""
    remarks: tuple[str, ...] = ()
    boxes: tuple[PaperBoxes, ...] = ()

    @property
    def figures(self) -> tuple[str, ...]:
        """The modifier of each weapon and mode, ranged and in melee, with its penetration where it has one (LOG-07)."""
        pf = {figure.label: figure.pf for figure in self.values.figures}
        return tuple(
            f"{text} PF {pf[text.rsplit(' ', 1)[0]]}" if pf else text for text in self.values.modifiers
        )


@record
class ActionBox:
    """An action of the action log, with its duration in action points; the counters of `units` sit on it (LOG-15)."""

    name: str
    ap: str
    units: tuple[int, ...] = ()


@record
class SquadLog:
    """What stands on the sheet of a squad. `told` are faults and agreements, `unassigned` what nobody carries.

    `now` None: play has not begun, and the counter is on START (SET-06). `marks` say who ends something when.
    `actions` are those that anybody of it can have a use for.
    """

    name: str
    side: str
    total: str
    units: tuple[UnitRecord, ...]
    quality: str = ""
    unassigned: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    now: Moment | None = None
    marks: tuple[tuple[Moment, tuple[str, ...]], ...] = ()
    actions: tuple[ActionBox, ...] = ()


def planned(
    plan: SquadPlan, book: Rulebook, rulings: Rulings, *, first: int = 1, chapters: tuple[str, ...] = ()
) -> SquadLog:
    """The sheet of a squad before play under these chapters, its counters numbered from `first`.

    Raises KeyError for keys the tables do not have.
    """
    spent = bill(plan, book, rulings)
    nowhere, units = _unplaced(plan, range(first, first + len(plan.soldiers)), chapters)
    return SquadLog(
        name=plan.name,
        side=plan.side,
        total=f"{spent.total} of {plan.budget} points, {spent.left} left",
        units=tuple(
            UnitRecord(
                number=first + index,
                soldier=soldier,
                troop=book.troops[soldier.troop].name,
                values=(values := log_values(plan, index, book, rulings)),
                points=values.points,
                leader=soldier.leader,
                equipment=tuple(
                    _thing(key, book) for key in (*soldier.equipment, *plan.entrusted(soldier.name))
                ),
                remarks=(soldier.note,) if soldier.note else (),
                boxes=_issued(soldier.weapons, book, rulings),
            )
            for index, soldier in enumerate(plan.soldiers)
        ),
        quality=f"Quality {plan.quality}" + (", naval" if plan.naval else ""),
        unassigned=tuple(_thing(thing.item, book) for thing in plan.equipment if thing.bearer is None),
        told=(
            *(_against(broken.sentence, broken.rule) for broken in illegal(plan, book, rulings)),
            *(by_agreement(agreed.rule, agreed.soldier, agreed.reason) for agreed in plan.agreements),
        ),
        actions=_actions(nowhere, units, book, rulings, anywhere=True),
    )


def fought(
    battle: Known, book: Rulebook, rulings: Rulings, *, side: str | None = None
) -> tuple[SquadLog, ...]:
    """The sheets of all squads of a battle, or of one side, as they stand now.

    A melee stance chosen in secret is not on it. Raises KeyError for keys the tables do not have.
    """
    names = {known.id: known.name for known in battle.setup.sides}
    squads: dict[str, list[Unit]] = {}
    for unit in battle.units.values():
        if side in (None, unit.side):
            squads.setdefault(unit.soldier.squad, []).append(unit)
    return tuple(
        SquadLog(
            name=" / ".join(dict.fromkeys(battle.groupings[unit.grouping].name for unit in units)),
            side=names[units[0].side],
            total=f"{battle.now}, {sum(unit.soldier.value for unit in units)} points",
            units=tuple(_in_battle(unit, battle.now, book, rulings) for unit in units),
            told=tuple(
                by_agreement(one.rule, one.soldier, one.reason)
                if one.reason
                else _against(one.sentence, one.rule)
                for one in battle.setup.remarks
                if one.squad in ("", units[0].soldier.squad)
            ),
            now=None if battle.stage == "setup" else battle.now,
            marks=_marks(battle, units, side or TABLE),
            actions=_actions(battle, units, book, rulings),
        )
        for units in squads.values()
    )


def action_rows(book: Rulebook) -> tuple[ActionBox, ...]:
    """Every action of the basic game with its duration, for a squad that nobody knows yet (LOG-15)."""
    return tuple(
        ActionBox(name=row.name, ap=str(row.ap)) for row in book.actions.values() if not row.advanced
    )


def _actions(
    battle: Battle, units: Sequence[Unit], book: Rulebook, rulings: Rulings, *, anywhere: bool = False
) -> tuple[ActionBox, ...]:
    """The actions that some of these units can have a use for, and whose counters sit on them (LOG-15, LOG-17)."""
    table = Table(book=book, rulings=rulings, surveyor=StatedSurveyor(), dice=ScriptedDice([]))
    at_it: dict[str, list[int]] = {}
    for unit in units:
        if unit.action is not None:
            at_it.setdefault(unit.action.kind, []).append(unit.id)
    return tuple(
        ActionBox(name=row.name, ap=str(row.ap), units=tuple(at_it.get(key, ())))
        for key, row in choices.offered(battle, units, table, anywhere=anywhere)
    )


def _unplaced(
    plan: SquadPlan, numbers: Sequence[int], chapters: tuple[str, ...]
) -> tuple[Battle, Sequence[Unit]]:
    """The squad as units of a battle of which nobody knows yet where and against whom it is."""
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
        for number, soldier in zip(numbers, plan.soldiers, strict=True)
    ]  # fmt: skip
    battle = Battle(
        setup=setup, units={unit.id: unit for unit in units}, groupings={}, features={}, rulings={}, assist={},
        typed_dice=(), chapters=chapters,
    )  # fmt: skip
    return battle, units


def figures(chapters: Collection[str], book: Rulebook, rulings: Rulings) -> tuple[str, ...]:
    """What the chapters in force have on every sheet besides: figures of their tables, a line each."""
    return on_paper(chapters, book, rulings)


def _against(sentence: str, rule: str) -> str:
    return f"Against the rules: {sentence} [{rule}]"


def _thing(key: str, book: Rulebook) -> str:
    row = book.costs.get(key)
    if row is None:
        return key
    return row.name if usable(row) else f"{row.name} ({NOT_IN_PLAY})"


def _issued(weapons: Sequence[str], book: Rulebook, rulings: Rulings) -> tuple[PaperBoxes, ...]:
    """The boxes to cross off (LOG-09, AMO-03 to AMO-06); a laser has none, and a class its boxes but once."""
    reading = BookReading(book, rulings)
    classes: dict[MagazineClass, list[str]] = {}
    for code in weapons:
        row = modes(code, book)[0]
        if row.magazine is not None:
            classes.setdefault(class_of(row, reading), []).append(f"{code} {row.magazine}")
    grenades = (("FG", "fragmentation_grenades"), ("SG", "smoke_grenades"))
    return (
        *(
            PaperBoxes(
                label="R" if kind == "rifle" else "P",
                crossed=0,
                of=issued(kind, reading),
                note="; ".join(rounds),
            )
            for kind, rounds in classes.items()
        ),
        *(
            PaperBoxes(label=letters, crossed=0, of=book.ammunition.rows[key].count)
            for letters, key in grenades
        ),
    )


def _in_battle(unit: Unit, now: Moment, book: Rulebook, rulings: Rulings) -> UnitRecord:
    soldier, who = unit.soldier, character_of(unit)
    plan = SoldierPlan(
        name=soldier.name,
        troop=soldier.troop,
        race=soldier.race,
        armour=soldier.armour,
        weapons=tuple(code for code in unit.weapons if code in book.weapons)[:6],
        character=None if who is None else brought.on_paper(who),
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
    to_cross = boxes(unit, book, rulings)
    if all(one.many for one in to_cross):
        to_cross = (*_issued(plan.weapons, book, rulings), *to_cross)
    return UnitRecord(
        number=unit.id,
        soldier=plan,
        troop=book.troops[soldier.troop].name,
        values=log_values(squad, 0, book, rulings),
        points=soldier.value,
        equipment=(*(_thing(item, book) for item in unit.items), *(f"key: {key}" for key in unit.keys)),
        wounds=WOUNDS.index(unit.wound),
        position=_POSITION[unit.posture],
        remarks=("; ".join(remarks),) if remarks else (),
        boxes=to_cross,
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
