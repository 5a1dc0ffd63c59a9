"""The paper log of LOG-01 as values: unit records, marks of the subphase track, the action log.

`squad_on_paper` has those of a squad before play, `squads_in_battle` those of a battle. Sheets of text and of paper
write them down.
"""

from collections.abc import Sequence

from squadlog.base.records import record
from squadlog.battle.moment import Moment
from squadlog.book.book import Rulebook
from squadlog.book.magazine_classes import MagazineClass, class_of, issued_magazines
from squadlog.book.rulings import Rulings
from squadlog.rules.common.words import PaperBoxes
from squadlog.squads.goods import modes
from squadlog.squads.in_play import NOT_IN_PLAY, usable
from squadlog.squads.log_values import LogValues
from squadlog.squads.plan import SoldierPlan

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
    """What stands on the sheet of a squad. `told` are what comes from packs, faults and agreements.

    `now` None: play has not begun, and the counter is on START (SET-06). `marks` say who ends something when.
    `unassigned` is what nobody carries, `actions` are those that anybody of it can have a use for, `initiative` is what
    its groupings rolled in this turn, with M or C for what they said (INI-05, INI-06).
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
                of=issued_magazines(kind, rulings),
                note="; ".join(rounds),
            )
            for kind, rounds in classes.items()
        ),
        *(
            PaperBoxes(label=letters, crossed=0, of=book.ammunition.rows[key].count)
            for letters, key in grenades
        ),
    )
