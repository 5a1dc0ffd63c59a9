"""What a battle does to a company: out of its record, or out of lines typed after an evening on paper."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from squadlog.base.names import NAME_CELLS, clean_text, decimal
from squadlog.base.records import record, replace
from squadlog.battle.scored import HowEnded, SideScore, VictoryReckoning
from squadlog.battle.state import Wound
from squadlog.battle.terms import Soldier
from squadlog.extras.careers import company_events
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.house import CareerError

if TYPE_CHECKING:
    from squadlog.reports.service import Service

_BY = re.compile(r"\s+(?=by\s)", re.IGNORECASE)
"""What stands between how somebody fell and by whose hand."""
_NUMBER = re.compile(r"[1-9][0-9]{0,3}", re.ASCII)


def member_of(career: str) -> tuple[str, int] | None:
    """The company and the number that a soldier bears in a squad or a battle; None for one of no company."""
    home, _, number = career.rpartition("-")
    return (home, int(number)) if home and _NUMBER.fullmatch(number) else None


def fighters_of(company: Company, people: Iterable[Soldier]) -> dict[int, Soldier]:
    """The members of a company that fought in a battle, by their number in it.

    They are known by what they bear, never by name. Raises CareerError where two bear the same, as in a squad that was
    copied by hand.
    """
    found: dict[int, Soldier] = {}
    for soldier in people:
        bears = member_of(soldier.career)
        if bears is None or bears[0] != company.id:
            continue
        number = bears[1]
        company.member(number)
        if number in found:
            raise CareerError(
                f"{found[number].name} (counter {found[number].id}) and {soldier.name} (counter {soldier.id}) both are"
                f" soldier {number} of {company.name}; muster the squad anew."
            )
        found[number] = soldier
    return found


def part_in_battle(number: int, service: "Service") -> company_events.Served:
    """A soldier's part in a battle as his career keeps it."""
    chances = Counter(str(one.chance) for one in service.attempts)
    return company_events.Served(
        member=number,
        wound=service.wound,
        kills=len(service.kills),
        outs=len(service.outs),
        hurt=len(service.hurt),
        attempts=len(service.attempts),
        hits=service.hits,
        chances=tuple(sorted(chances.items())),
    )


def battle_entry(
    company: Company,
    mark: tuple[str, str],
    who: Sequence[company_events.Served],
    points: Fraction,
    best_other: Fraction | None,
    *,
    gear: Sequence[company_events.Gear] = (),
    how: HowEnded = "",
    result: company_events.Result | None = None,
) -> company_events.TookPart:
    """The entry of a battle, by its mark and title.

    `points` are those of its side, `best_other` the most of any other; None: nobody knows. `result` is what it was for
    its side where `how`, an end with a result of its own, decides that; None: the points do.
    """
    return company_events.TookPart(
        battle=mark[0],
        title=mark[1],
        served=tuple(who),
        scored=decimal(points),
        result=result_of(points, best_other) if result is None else result,
        how=how,
        pay=pay(company, points),
        gear=tuple(gear),
    )


def result_of(points: Fraction, best_other: Fraction | None) -> company_events.Result:
    """Whether a side has won; empty where nobody knows."""
    return "" if best_other is None else _RESULT[(points > best_other) - (points < best_other)]


def result_in(reckoning: VictoryReckoning, *sides: str) -> company_events.Result:
    """What a battle was for who fought on that side: by its end or by its points; empty for who fought on several."""
    if not reckoning.how or len(sides) != 1:
        return result_of(*points_of(reckoning.scores, *sides))
    if reckoning.how == "broken_off":
        return ""
    if reckoning.leader is None and sides[0] not in reckoning.losers:
        return "drawn"
    return "won" if reckoning.leader == sides[0] else "lost"


_RESULT: Mapping[int, company_events.Result] = {1: "won", 0: "drawn", -1: "lost"}
_FIFTY = 50
"""Points that a battle brings where every one is paid alike."""


def pay(company: Company, points: Fraction) -> int:
    """What a battle brings in points by the house rule."""
    by = {"score": max(0, min(int(points), company_events.MOST_POINTS)), "fifty": _FIFTY}
    return by.get(company.rule("pay"), 0)


def points_of(scores: Iterable[SideScore], *sides: str) -> tuple[Fraction, Fraction | None]:
    """The points of a side, and the most of any other; nothing and None for who fought on several."""
    by_side: Mapping[str, Fraction] = {one.side: one.points for one in scores}
    if len(sides) != 1:
        return Fraction(0), None
    others = [points for one, points in by_side.items() if one != sides[0]]
    return by_side.get(sides[0], Fraction(0)), max(others, default=None)


def rank_sides(
    scores: Iterable[SideScore], leading: Mapping[str, str], side_name: Callable[[str], str]
) -> dict[str, tuple[str, str]]:
    """The sides of a result, each with its name there and its points: by the companies that led them, else by name.

    Those that a company led come first.
    """
    told = sorted(scores, key=lambda one: one.side not in leading)
    found: dict[str, tuple[str, str]] = {}
    for one in told:
        name = clean_text(leading.get(one.side) or side_name(one.side), limit=NAME_CELLS)
        if name.casefold() in (known.casefold() for known, _ in found.values()):
            name = f"{clean_text(name, limit=NAME_CELLS - 4)} ({len(found) + 1})"
        found[one.side] = (name, str(one.points))
    return found


_LINE = re.compile(r"^\s*(?P<who>[0-9]+(?:\s*-\s*[0-9]+)?)\s*(?P<rest>.*)$")
_COUNTS = {
    "kill": "kills", "kills": "kills", "killed": "kills", "out": "outs", "outs": "outs", "hurt": "hurt",
    "hit": "hits", "hits": "hits", "shot": "attempts", "shots": "attempts",
}  # fmt: skip
_LEVELS: Mapping[str, Wound] = {
    "L": "L", "M": "M", "S": "S", "U": "U", "D": "D", "LIGHT": "L", "MODERATE": "M", "SERIOUS": "S",
    "UNCONSCIOUS": "U", "DEAD": "D", "UNHURT": "none", "NONE": "none",
}  # fmt: skip
HOW = "such as: 3 W M, 2 kills, 1 out, 4 hits, 9 shots, used 1 mine; 5-8 for four who came through unhurt"
_THINGS = re.compile(
    r"(?:(?P<fate>used|lost|found)\s+)?(?P<count>[0-9]{1,4})\s+(?P<item>\S.*)", re.IGNORECASE
)
_FATES: Mapping[str, company_events.Fate] = {"used": "used", "lost": "lost", "found": "found"}


@record
class LinesRead:
    """What the lines of an evening say: who fought and how, and what became of things."""

    who: tuple[company_events.Served, ...] = ()
    gear: tuple[company_events.Gear, ...] = ()


def read_lines(company: Company, lines: Iterable[str]) -> LinesRead:
    """One line a soldier who fought: `3 W M, 2 kills`; and what was used, lost or found: `used 2 mine, 1 tarp`.

    Several stand in one with `;` between them. Raises CareerError with everything that is wrong with any of them, each
    fault with its line.
    """
    found: dict[int, company_events.Served] = {}
    gear: list[company_events.Gear] = []
    faults: list[str] = []
    parts = (part for line in lines for part in line.split(";"))
    for place, line in enumerate(filter(str.strip, parts), 1):
        try:
            found |= {one.member: one for one in _read(company, line, found, gear)}
        except CareerError as error:
            shown = clean_text(line.strip(), limit=30)
            faults.append(f"Line {place} of {company.name}, {shown!r}: {str(error).rstrip('.')}.")
    if faults:
        raise CareerError(" ".join([*faults, f"A line is {HOW}."]))
    if len(gear) > company_events.MOST_GEAR:
        raise CareerError(
            f"Too many things became of something; there is room for {company_events.MOST_GEAR}."
        )
    return LinesRead(who=tuple(found[number] for number in sorted(found)), gear=tuple(gear))


def _read(
    company: Company, line: str, found: Mapping[int, company_events.Served], gear: list[company_events.Gear]
) -> Iterator[company_events.Served]:
    if line.split(maxsplit=1)[0].casefold() in _FATES:
        parts, things = _sort_parts(line, company)
        if parts:
            raise CareerError(f"{parts[0]!r} is not understood")
        gear += things
        return
    matched = _LINE.match(line)
    if matched is None:
        raise CareerError("it does not begin with the number of a soldier")
    first, _, last = matched["who"].replace(" ", "").partition("-")
    if len(first) > 4 or len(last) > 4 or int(last or first) < int(first):
        raise CareerError(f"{matched['who']} are no numbers of soldiers")
    parts, things = _sort_parts(matched["rest"].lstrip(":,"), company)
    values = _values(parts)
    for number in range(int(first), int(last or first) + 1):
        who = company.member(number)
        if number in found:
            raise CareerError(f"soldier {number} has a line already")
        if not who.there:
            raise CareerError(f"soldier {number} is {'dead' if who.dead else 'gone'}")
        # A line that tells of no wound tells of no new one: by the house rule of kept wounds the old one stays.
        brought = who.wound if company.rule("wounds") == "kept" else "none"
        yield company_events.Served(member=number, **{"wound": brought, **values})
        gear += [replace(one, member=number) for one in things]


def _sort_parts(said: str, company: Company) -> tuple[list[str], list[company_events.Gear]]:
    """The parts of a line that are about a soldier, and the things in it: what they are called as the stash has it."""
    parts: list[str] = []
    things: list[company_events.Gear] = []
    fate: company_events.Fate | None = None
    for part in filter(None, map(str.strip, said.split(","))):
        matched = _THINGS.fullmatch(part)
        fate = _FATES[matched["fate"].casefold()] if matched and matched["fate"] else fate
        if matched is None or fate is None or matched["item"].casefold() in _COUNTS:
            parts.append(part)
            continue
        if not int(matched["count"]):
            raise CareerError(f"{part!r} is nothing")
        item = matched["item"].strip()
        known = next((kept for kept in company.stash if kept.casefold() == item.casefold()), item)
        things.append(company_events.Gear(item=known, count=int(matched["count"]), fate=fate))
    return parts, things


def _values(parts: Iterable[str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for part in (one for several in parts for one in _BY.split(several)):
        words = part.split()
        key, said = "", None  # type: str, object
        if words[0].upper() in ("W", "WOUND", "WOUNDED") and len(words) == 2:
            key, said = "wound", _LEVELS.get(words[1].upper())
        elif len(words) == 1 and words[0].upper() in _LEVELS:
            key, said = "wound", _LEVELS[words[0].upper()]
        elif words[0].casefold() == "by" and len(words) > 1:
            key, said = "fell", company_events.HowFell(by=clean_text(" ".join(words[1:]), limit=NAME_CELLS))
        elif len(words) == 2 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 4:
            key, said = _COUNTS.get(words[1].casefold(), ""), int(words[0])
        if not key or said is None:
            raise CareerError(f"{part!r} is not understood")
        if key in values:
            raise CareerError(f"{part!r} is said twice")
        values[key] = said
    if "fell" in values and values.get("wound") != "D":
        raise CareerError("'by' is said of somebody who did not fall")
    for more, less in (("outs", "kills"), ("hurt", "outs"), ("attempts", "hits")):
        values[more] = max(values.get(more, 0), values.get(less, 0))
    return values
