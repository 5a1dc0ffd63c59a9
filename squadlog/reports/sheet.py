"""Squad sheets as text, 79 columns wide (80 with a scroll bar), to be printed: of a plan, of a battle, or blank.

The paper log of LOG-01: unit records, the subphase track and the action log.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.battle.state import WOUNDS, Known, Unit
from squadlog.names import cells, cleaned
from squadlog.records import record
from squadlog.reports.track import track
from squadlog.reports.wording import by_agreement
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings
from squadlog.rules.advanced import boxes, on_paper, states
from squadlog.rules.ammunition.magazines import class_of, issued
from squadlog.rules.ammunition.record import MagazineClass
from squadlog.rules.desk.chapters import desk
from squadlog.rules.legionnaire.record import character_of
from squadlog.rules.table import BookReading
from squadlog.seats import TABLE
from squadlog.squads.conversion import brought
from squadlog.squads.cost import bill
from squadlog.squads.goods import modes
from squadlog.squads.in_play import NOT_IN_PLAY, usable
from squadlog.squads.legality import illegal
from squadlog.squads.log_values import LogValues, log_values, signed
from squadlog.squads.plan import SoldierPlan, SquadPlan

WIDTH = 79
TRACK_TURNS = 4
BLANK_UNITS = 8
BLANK_ACTIONS = 4
_POSITION = {"standing": "", "kneeling": "kneeling", "prone": "prone"}


@record
class _Record:
    """One unit's part of the sheet. `wounds` is how many boxes are ticked (LOG-10).

    `ammo` are the boxes as they are crossed off; empty: as they are at first. `rounds` are those that are many.
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
    ammo: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()


def squad_sheet(plan: SquadPlan, book: Rulebook, rulings: Rulings, *, first: int = 1) -> str:
    """The sheet of a squad before play, its counters numbered from `first`.

    Raises KeyError for keys the tables do not have.
    """
    spent = bill(plan, book, rulings)
    records = [
        _Record(
            number=first + index,
            soldier=soldier,
            troop=book.troops[soldier.troop].name,
            values=(values := log_values(plan, index, book, rulings)),
            points=values.points,
            leader=soldier.leader,
            equipment=tuple(_thing(key, book) for key in (*soldier.equipment, *plan.entrusted(soldier.name))),
            remarks=(soldier.note,) if soldier.note else (),
        )
        for index, soldier in enumerate(plan.soldiers)
    ]
    unassigned = [_thing(thing.item, book) for thing in plan.equipment if thing.bearer is None]
    lines = [*_head(plan.name, plan.side, f"{spent.total} of {plan.budget} points, {spent.left} left")]
    lines.append(f"Quality {plan.quality}" + (", naval" if plan.naval else ""))
    if unassigned:
        lines.extend(_wrapped("Squad: ", unassigned))
    for broken in illegal(plan, book, rulings):
        lines.extend(_told(_against(broken.sentence, broken.rule)))
    for agreed in plan.agreements:
        lines.extend(_told(by_agreement(agreed.rule, agreed.soldier, agreed.reason)))
    for one in records:
        lines.extend(_record(one, book, rulings))
    lines.extend(_track(None, {}))
    lines.extend(_actions(book))
    return _page(lines)


def battle_sheet(battle: Known, book: Rulebook, rulings: Rulings, *, side: str | None = None) -> str:
    """The sheets of all squads of a battle, or of one side, as they stand now.

    A melee stance chosen in secret is not on it. Raises KeyError for keys the tables do not have.
    """
    names = {known.id: known.name for known in battle.setup.sides}
    squads: dict[str, list[Unit]] = {}
    for unit in battle.units.values():
        if side in (None, unit.side):
            squads.setdefault(unit.soldier.squad, []).append(unit)
    lines: list[str] = []
    for units in squads.values():
        called = " / ".join(dict.fromkeys(battle.groupings[unit.grouping].name for unit in units))
        total = sum(unit.soldier.value for unit in units)
        lines.extend(_head(called, names[units[0].side], f"{battle.now}, {total} points"))
        squad = units[0].soldier.squad
        for one in battle.setup.remarks:
            if one.squad in ("", squad):
                agreed = by_agreement(one.rule, one.soldier, one.reason)
                lines.extend(_told(agreed if one.reason else _against(one.sentence, one.rule)))
        for unit in units:
            lines.extend(_record(_in_battle(unit, battle.now, book, rulings), book, rulings))
        lines.extend(
            _track(None if battle.stage == "setup" else battle.now, _marks(battle, units, side or TABLE))
        )
        lines.append("")
    lines.extend(_actions(book, desk(battle.chapters).acts))
    if figures := on_paper(battle.chapters, book, rulings):
        lines.extend(("-" * WIDTH, *map(_cut, figures)))
    return _page(lines)


def blank_sheet(book: Rulebook) -> str:
    """An empty sheet for eight units, to be filled in by hand."""
    lines = ["SQUAD LOG".ljust(WIDTH), f"Squad {'_' * 28}  Side {'_' * 20}  Points {'_' * 9}"]
    for _ in range(BLANK_UNITS):
        lines.append("-" * WIDTH)
        lines.append(f"No. ____ {'_' * 24} Race {'_' * 14} Points _____ Armour _____")
        lines.append(f"Weapons {'_' * 30} Modifiers {'_' * 30}")
        lines.append(f"Wounds {_boxes('LMSUD', 0)}   Position {'_' * 10}")
        lines.append(f"Ammo R {'[ ]' * 6} P {'[ ]' * 4} FG {'[ ]' * 2} SG {'[ ]' * 2}  Rounds {'_' * 9}")
        lines.append(f"Equipment {'_' * 68}")
    lines.extend(_track(None, {}))
    lines.extend(_actions(book))
    return _page(lines)


def _against(sentence: str, rule: str) -> str:
    return f"Against the rules: {sentence} [{rule}]"


def _told(text: str) -> Iterator[str]:
    """A sentence on as many lines as it needs."""
    line = ""
    for word in cleaned(text, limit=4 * WIDTH).split():
        if line and cells(f"{line} {word}") > WIDTH:
            yield line
            line = " "
        line = _cut(f"{line} {word}" if line else word)
    yield line


def _page(lines: Iterable[str]) -> str:
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _cut(text: str) -> str:
    return cleaned(text, limit=WIDTH)


def _pad(text: str, width: int) -> str:
    shown = cleaned(text, limit=width)
    return shown + " " * (width - cells(shown))


def _head(name: str, side: str, right: str) -> Iterator[str]:
    yield "=" * WIDTH
    yield f"SQUAD LOG  {_pad(name, WIDTH - 12 - len(right))} {right}"
    yield f"Side {_cut(side)}"


def _thing(key: str, book: Rulebook) -> str:
    row = book.costs.get(key)
    if row is None:
        return key
    return row.name if usable(row) else f"{row.name} ({NOT_IN_PLAY})"


def _boxes(letters: Sequence[str], ticked: int) -> str:
    return " ".join(f"[{'X' if place < ticked else ' '}]{letter}" for place, letter in enumerate(letters))


def _wrapped(label: str, things: Sequence[str]) -> Iterator[str]:
    """`label` and the things, on as many lines as they need."""
    line = label
    for place, thing in enumerate(things):
        piece = thing + ("," if place < len(things) - 1 else "")
        if line.strip() and cells(line) + cells(piece) + 1 > WIDTH and line.strip() != label.strip():
            yield line
            line = " " * len(label)
        line = _cut(f"{line}{piece} ")
    yield line


def _record(record: _Record, book: Rulebook, rulings: Rulings) -> Iterator[str]:
    values = record.values
    leader = "" if record.leader is None else f"  ★ LEADER {signed(record.leader)}"
    yield "-" * WIDTH
    name = _pad(record.soldier.name, 46 - len(leader))
    yield f"{record.number:>3} {name}{leader} {record.points:>4} points   {values.race}"
    pack = "  bounce pack" if values.pack else ""
    zero_g = "none" if values.zero_g is None else signed(values.zero_g)
    suit = f"Armour {values.armour}  AF {values.af.value}  strikers {signed(values.melee_protection)}{pack}"
    yield f"    {_pad(record.troop, 20)} {_pad(suit, 41)} zero-G {zero_g}"
    pf = {figure.label: figure.pf for figure in values.figures}
    figures = [f"{text} PF {pf[text.rsplit(' ', 1)[0]]}" if pf else text for text in values.modifiers]
    yield from _wrapped("    Ranged/melee: ", figures)
    position = f"Position [{record.position:^10}]"
    yield f"    Wounds {_boxes(WOUNDS[1:], record.wounds)}   {position}"
    yield from _wrapped("    Ammo ", record.ammo or _magazines(record.soldier.weapons, book, rulings))
    if record.rounds:
        yield from _wrapped("    Rounds ", record.rounds)
    yield from _wrapped("    Equipment ", record.equipment or ("-",))
    for remark in record.remarks:
        yield _cut(f"    {remark}")


def _magazines(weapons: Sequence[str], book: Rulebook, rulings: Rulings) -> list[str]:
    """The boxes to cross off (LOG-09, AMO-03 to AMO-06); a laser has none, and a class its boxes but once."""
    reading = BookReading(book, rulings)
    classes: dict[MagazineClass, list[str]] = {}
    for code in weapons:
        row = modes(code, book)[0]
        if row.magazine is not None:
            classes.setdefault(class_of(row, reading), []).append(f"{code} {row.magazine}")
    grenades = (("FG", "fragmentation_grenades"), ("SG", "smoke_grenades"))
    return [
        *(
            f"{'R' if kind == 'rifle' else 'P'} {'[ ]' * issued(kind, reading)} ({'; '.join(rounds)})"
            for kind, rounds in classes.items()
        ),
        *(f"{letters} {'[ ]' * book.ammunition.rows[key].count}" for letters, key in grenades),
    ]


def _in_battle(unit: Unit, now: Moment, book: Rulebook, rulings: Rulings) -> _Record:
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
    return _Record(
        number=unit.id,
        soldier=plan,
        troop=book.troops[soldier.troop].name,
        values=log_values(squad, 0, book, rulings),
        points=soldier.value,
        equipment=(*(_thing(item, book) for item in unit.items), *(f"key: {key}" for key in unit.keys)),
        wounds=WOUNDS.index(unit.wound),
        position=_POSITION[unit.posture],
        remarks=("; ".join(remarks),) if remarks else (),
        ammo=tuple(
            f"{one.label} {'[X]' * one.crossed}{'[ ]' * (one.of - one.crossed)} ({one.note})"
            for one in to_cross
            if not one.many
        ),
        rounds=tuple(f"{one.label} {_in_fives(one.crossed, one.of)}" for one in to_cross if one.many),
    )


def _in_fives(crossed: int, of: int) -> str:
    """Boxes in the fewest signs: an x for what is crossed off, a dot for what is not."""
    row = "x" * crossed + "." * (of - crossed)
    return " ".join(row[at : at + 5] for at in range(0, of, 5))


def _marks(battle: Known, units: Iterable[Unit], seat: str) -> dict[Moment, list[str]]:
    """Who of them ends something when, from now on; `D` before a number is the end of a daze (LOG-14, LOG-18)."""
    numbers = {unit.id for unit in units}
    found: dict[Moment, list[str]] = {}
    for row in track(battle, seat):
        for mark in row.marks:
            if row.of in numbers and mark.until is not None and mark.until >= battle.now:
                letter = mark.bar.word[:1].upper() if mark.bar.look == "hatched" else ""
                found.setdefault(mark.until, []).append(f"{letter}{row.of}")
    return found


def _track(now: Moment | None, marks: Mapping[Moment, Sequence[str]]) -> Iterator[str]:
    """Forty boxes, four turns, that follow each other in a loop (LOG-14); `>` stands before the current one.

    `now` `None`: play has not begun, and the counter is on START (SET-06).
    """
    yield "-" * WIDTH
    yield f"SUBPHASE TRACK  START [{'X' if now is None else ' '}]"
    boxes = TRACK_TURNS * SUBPHASES
    here = None if now is None else now.index % boxes
    for row in range(TRACK_TURNS):
        line = "  "
        for box in range(row * SUBPHASES, (row + 1) * SUBPHASES):
            line += f"{'>' if box == here else ' '}[{box + 1:>2}]  "
        yield line
    for moment, who in sorted(marks.items()):
        yield _cut(f"  {moment} box {moment.index % boxes + 1}: {', '.join(who)}")


def _actions(book: Rulebook, sold: Collection[str] = ()) -> Iterator[str]:
    """The action log: every action of the basic game with its duration, and blank boxes (LOG-15, LOG-16).

    `sold` are those of the chapters in force besides.
    """
    yield "-" * WIDTH
    yield "ACTION LOG (action points)"
    named = [
        f"{_pad(row.name, 28)}{row.ap:>3}"
        for key, row in book.actions.items()
        if not row.advanced or key in sold
    ]
    named.extend([f"{'_' * 28} __"] * BLANK_ACTIONS)
    for start in range(0, len(named), 2):
        yield "  " + "      ".join(named[start : start + 2])
