"""What a battle left behind in words: rolls and their rows, what stays with a soldier, how it heals."""

from collections.abc import Iterator, Mapping

from squadlog.base.names import so_many
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.afterwards.borne import BorneEffect, OwedRoll
from squadlog.extras.careers.afterwards.tables import AfterSet, TableRow
from squadlog.extras.careers.house import OURS
from squadlog.squads.lasting import lasting_words, read_lasting

AfterEntry = told.TablesChosen | told.TableRolled | told.LastingHealed
_WOUNDS: Mapping[str, str] = {
    "none": "unhurt", "L": "wound L", "M": "wound M", "S": "wound S", "U": "unconscious, but alive", "D": "dies",
}  # fmt: skip


def afterwards_words(entry: AfterEntry) -> str:
    """An entry about what a battle left behind, as the company's log lists it."""
    match entry:
        case told.TablesChosen():
            return (
                f"after-battle tables: {entry.name} ({OURS})"
                if entry.text
                else "no after-battle tables any longer"
            )
        case told.TableRolled():
            return f"{entry.title}: {roll_words(entry)}"
        case told.LastingHealed():
            who = f"soldier {entry.member}"
            rolled = (
                f": {_face(entry.face, 10, typed=entry.typed)}, {entry.needed} or more heals"
                if entry.face
                else ""
            )
            paid = f", for {entry.paid} points" if entry.paid else ""
            why = f": {entry.why}" if entry.why else ""
            healed = f"{entry.name} is healed" if entry.healed else f"{entry.name} stays"
            return f"{who}{rolled}; {healed}{paid}{why}" if rolled else f"{who}: {healed}{paid}{why}"


def roll_words(entry: told.TableRolled, name: str = "") -> str:
    """A roll with its face, its row and all that came of it."""
    who = "the company" if entry.member is None else f"soldier {entry.member}{f' {name}' if name else ''}"
    if not entry.face:
        return f"{entry.table}, {who}: not rolled"
    came = "; ".join((entry.row, *_came(entry)))
    return f"{entry.table}, {who}: {_face(entry.face, entry.die, typed=entry.typed)}: {came}"


def _face(face: int, die: int, *, typed: bool) -> str:
    return f"{face} on a d{die}{' (typed)' if typed else ''}"


def _came(entry: told.TableRolled) -> Iterator[str]:
    for one in read_lasting(entry.lasting):
        if one.terms or one.points:
            yield lasting_words(one).removeprefix(f"{one.name} ").strip("()")
    yield from _ways(entry.misses, entry.heals_after, entry.heals_on, entry.heals_for)
    if entry.wound:
        yield _WOUNDS[entry.wound]
    if entry.gains:
        yield f"{entry.gains:+d} points"
    if entry.stash:
        yield f"{', '.join(f'{count} {item}' for item, count in entry.stash)} for the stash"


def _ways(misses: int, heals_after: int, heals_on: int, heals_for: int) -> Iterator[str]:
    """What must be sat out, and how it heals."""
    if misses:
        yield f"sits out {so_many(misses, 'battle')}"
    if heals_after:
        yield f"gone after {so_many(heals_after, 'battle')}"
    if heals_on:
        yield f"heals on {heals_on} or more of a d10 after a battle sat out"
    if heals_for:
        yield f"heals for {heals_for} points"


def borne_words(one: BorneEffect) -> str:
    """What a soldier bears in a line: `Bad knee (1 m less on foot), since The Ford; heals for 60 points`."""
    ways = "; ".join(_ways(one.misses, one.heals_after, one.heals_on, one.heals_for))
    since = f", since {one.title}" if one.title else ""
    return f"{lasting_words(one.effect) if one.effect.terms else one.effect.name}{since}{f'; {ways}' if ways else ''}"


def lasting_lines(borne: tuple[BorneEffect, ...]) -> Iterator[str]:
    """All that stays with a soldier, a line each."""
    return (f"lasting: {borne_words(one)} ({OURS})" for one in borne)


def owed_words(roll: OwedRoll, name: str = "") -> str:
    """A roll that is still to be made: `The Ford: Lasting injuries for 3 Ann, a d10`."""
    whom = "the company" if roll.member is None else f"{roll.member}{f' {name}' if name else ''}"
    what = (
        f"{roll.heals} of {whom} heals on {roll.needed} or more" if roll.heals else f"{roll.table} for {whom}"
    )
    return f"{roll.title}: {what}, a d{roll.die}"


_ROLLS: Mapping[str, str] = {
    "fallen": "for each who fell",
    "lived": "for each who fought and lived",
    "company": "once for the company",
}


def set_lines(one: AfterSet) -> Iterator[str]:
    """A set of tables as people read it."""
    yield f"{one.name} ({OURS}){f': {one.told}' if one.told else ''}"
    for table in one.table:
        who = _ROLLS.get(table.rolls, "")
        if table.rolls == "wounded":
            who = f"for each who leaves with wound {' or '.join(table.wounds)}"
        elif table.rolls == "earned":
            who = f"for each who lived and put {table.outs} or more out of the fight"
        after = "" if table.always else f", after a battle {' or '.join(table.results)}"
        yield f"{table.name}: a d{table.die} {who}{after}"
        for row in table.row:
            yield f"  {row.faces:<6} {row.name}{_row_words(row)}"


def _row_words(row: TableRow) -> str:
    effect = row.lasting
    terms = lasting_words(effect).removeprefix(effect.name).strip(" ()") if effect and effect.terms else ""
    parts = [
        terms,
        *_ways(row.misses, row.heals_after, row.heals_on, row.heals_for),
        _WOUNDS[row.wound] if row.wound else "",
        f"{row.gains:+d} points" if row.gains else "",
        f"{row.stash} for the stash" if row.stash else "",
    ]
    said = "; ".join(filter(None, parts))
    return f": {said}" if said else ""
