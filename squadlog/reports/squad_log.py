"""The paper log of LOG-01 as values: unit records, marks of the subphase track, the action log.

Of a squad before play; `squads_in_battle` has those of a battle. Sheets of text and of paper write them down.
"""

from collections.abc import Collection, Sequence

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.battle.moment import Moment
from squadlog.book import uses
from squadlog.book.book import Rulebook
from squadlog.book.magazine_classes import MagazineClass, class_of, issued
from squadlog.book.rulings import Rulings
from squadlog.reports.wording import by_agreement
from squadlog.rules.common.advanced import on_paper
from squadlog.rules.common.words import PaperBoxes
from squadlog.squads.cost import bill
from squadlog.squads.goods import modes
from squadlog.squads.in_play import NOT_IN_PLAY, usable
from squadlog.squads.legality import illegal
from squadlog.squads.log_values import LogValues, log_values
from squadlog.squads.plan import SoldierPlan, SquadPlan

with lazy_imports():
    from squadlog.reports import squads_in_battle

TRACK_TURNS = 4
BLANK_UNITS = 8
BLANK_ACTIONS = 4
BLANK_SHOTS = 2


@record
class UnitRecord:
    """One unit's part of the sheet. `wounds` is how many boxes are ticked (LOG-10).

    `boxes` are those to cross off, of magazines, grenades and rounds (LOG-09, LOG-13). It may fire `rate` times a turn
    (FIR-38) and has done so `fired` times in this one; `jammed`: a weapon of it is.
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
    rate: int = BLANK_SHOTS
    fired: int = 0
    jammed: bool = False

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
    `actions` are those that anybody of it can have a use for, `initiative` is what its groupings rolled in this turn,
    with M or C for what they said (INI-05, INI-06).
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
    initiative: str = ""


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
                remarks=(soldier.note,) if soldier.note else (),
                boxes=issued_boxes(soldier.weapons, book, rulings),
                rate=book.figure("shots"),
            )
            for index, soldier in enumerate(plan.soldiers)
        ),
        quality=f"Quality {plan.quality}" + (", naval" if plan.naval else ""),
        unassigned=tuple(thing_name(thing.item, book) for thing in plan.equipment if thing.bearer is None),
        told=(
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


def figures(chapters: Collection[str], book: Rulebook, rulings: Rulings) -> tuple[str, ...]:
    """What the chapters in force have on every sheet besides: figures of their tables, a line each."""
    return on_paper(chapters, book, rulings)


def against(sentence: str, rule: str) -> str:
    """What a squad breaks of the rules, in one sentence."""
    return f"Against the rules: {sentence} [{rule}]"


def thing_name(key: str, book: Rulebook) -> str:
    """What a thing of the cost table is called, and whether it is in play; what is none of it stays as it is."""
    row = book.costs.get(key)
    if row is None:
        return key
    return row.name if usable(row) else f"{row.name} ({NOT_IN_PLAY})"


def issued_boxes(weapons: Sequence[str], book: Rulebook, rulings: Rulings) -> tuple[PaperBoxes, ...]:
    """The boxes to cross off (LOG-09, AMO-03 to AMO-06); a laser has none, and a class its boxes but once."""
    classes: dict[MagazineClass, list[str]] = {}
    for code in weapons:
        row = modes(code, book)[0]
        if row.magazine is not None:
            classes.setdefault(class_of(row, rulings), []).append(f"{code} {row.magazine}")
    grenades = (("FG", "fragmentation_grenades"), ("SG", "smoke_grenades"))
    return (
        *(
            PaperBoxes(
                label="R" if kind == "rifle" else "P",
                crossed=0,
                of=issued(kind, rulings),
                note="; ".join(rounds),
            )
            for kind, rounds in classes.items()
        ),
        *(
            PaperBoxes(label=letters, crossed=0, of=book.ammunition.rows[key].count)
            for letters, key in grenades
        ),
    )
