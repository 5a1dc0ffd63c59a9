"""A company as its chronicle leaves it: soldiers with all that they have been through, points, stash, house rules."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from fractions import Fraction

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record, replace
from squadlog.battle.state import WOUNDS, Wound
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company_events import ChronicleEntry, Served
from squadlog.extras.careers.house import OFF, CareerError

with lazy_imports():
    from squadlog.reports import service

_NOTHING = Fraction(0)


@record
class Enrolled:
    """One soldier of a company: his plan as JSON, his wound, and what he has done in all battles together."""

    number: int
    plan: str
    quality: str = "regular"
    wound: Wound = "none"
    gone: str = ""
    served: tuple[tuple[str, Served], ...] = ()
    medals: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    picture: tuple[str, ...] = ()
    healings: tuple[str, ...] = ()

    @property
    def dead(self) -> bool:
        """Whether he fell."""
        return self.wound == "D"

    @property
    def there(self) -> bool:
        """Whether he can still be called on: alive, and not discharged."""
        return not (self.dead or self.gone)

    @property
    def battles(self) -> int:
        """How many he fought."""
        return len(self.served)

    @property
    def kills(self) -> int:
        """How many died by his hand."""
        return sum(one.kills for _, one in self.served)

    @property
    def outs(self) -> int:
        """How many he put out of the fight."""
        return sum(one.outs for _, one in self.served)

    @property
    def attempts(self) -> int:
        """How many attacks of his were rolled for, as far as anybody counted."""
        return sum(one.attempts for _, one in self.served)

    @property
    def hits(self) -> int:
        """How many of them hit."""
        return sum(one.hits for _, one in self.served)

    @property
    def wounded(self) -> int:
        """How many battles he left wounded."""
        return sum(one.wound != "none" for _, one in self.served)

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """The chance of every attack that a record knows."""
        return tuple(
            Fraction(chance) for _, one in self.served for chance, count in one.chances for _ in range(count)
        )

    @property
    def counted_hits(self) -> int:
        """The hits of these, and of none that nobody counted the chances of."""
        return sum(one.hits for _, one in self.served if one.chances)

    @property
    def expected(self) -> Fraction:
        """The hits that were to be expected of these."""
        return sum(self.chances, _NOTHING)

    @property
    def lucky(self) -> Fraction | None:
        """How often somebody with his very chances hits as often or more; None where no record counted them."""
        chances = self.chances
        return service.as_many(chances, self.counted_hits) if chances else None


@record
class Company:
    """A company and everybody who ever belonged to it, by number. `read_to` is how far its chronicle was read."""

    id: str
    name: str = ""
    side: str = ""
    points: int = 0
    members: Mapping[int, Enrolled] = field(default_factory=dict)
    stash: Mapping[str, int] = field(default_factory=dict)
    house: Mapping[str, str] = field(default_factory=dict)
    battles: tuple[told.TookPart, ...] = ()
    notes: tuple[str, ...] = ()
    moved: tuple[told.PointsMoved, ...] = ()
    read_to: int = 0

    def rule(self, key: str) -> str:
        """What a house rule is set to."""
        return self.house.get(key, OFF)

    @property
    def next_number(self) -> int:
        """The number of whoever joins next."""
        return max(self.members, default=0) + 1

    def member(self, number: int) -> Enrolled:
        """A soldier by number. Raises CareerError."""
        if number not in self.members:
            raise CareerError(f"{self.name} has no soldier {number}.")
        return self.members[number]

    def token(self, number: int) -> str:
        """What a soldier bears in squads and battles, so that he is known again whatever he is called."""
        return f"{self.id}-{number}"

    @property
    def present(self) -> int:
        """How many can still be called on."""
        return sum(one.there for one in self.members.values())

    @property
    def ready(self) -> tuple[int, ...]:
        """The members that can be mustered: all that are there, by the house rule of kept wounds not unconscious."""
        out = self.out
        return tuple(one.number for one in self.members.values() if one.there and one not in out)

    @property
    def out(self) -> tuple[Enrolled, ...]:
        """The members that are there and cannot be mustered: the unconscious, by the house rule of kept wounds."""
        kept = self.rule("wounds") == "kept"
        return tuple(one for one in self.members.values() if kept and one.there and one.wound == "U")

    @property
    def losses(self) -> tuple[Enrolled, ...]:
        """The members that fell."""
        return tuple(one for one in self.members.values() if one.dead)

    @property
    def gear(self) -> Mapping[told.Fate, Mapping[str, int]]:
        """What became of things in all battles together."""
        return by_fate(gear for battle in self.battles for gear in battle.gear)

    @property
    def standing(self) -> tuple[int, int, int]:
        """Battles won, drawn and lost."""
        results = [one.result for one in self.battles]
        return results.count("won"), results.count("drawn"), results.count("lost")


def company(key: str, entries: Iterable[ChronicleEntry]) -> Company:
    """The company of that id as its entries leave it."""
    found = Company(id=key)
    for entry in entries:
        found = _after(found, entry)
    return found


def _after(one: Company, entry: ChronicleEntry) -> Company:
    match entry:
        case told.Founded():
            return replace(one, name=entry.name, side=entry.side, points=entry.points)
        case told.Enlisted():
            joined = Enrolled(number=entry.member, plan=entry.plan, quality=entry.quality)
            members = {**one.members, entry.member: joined}
            return replace(one, members=members, points=one.points - entry.cost)
        case told.TookPart():
            return _apply_battle(one, entry)
        case told.PointsMoved():
            return replace(one, points=one.points + entry.points, moved=(*one.moved, entry))
        case told.Stashed():
            left = one.stash.get(entry.item, 0) + entry.count
            stash = {item: count for item, count in one.stash.items() if item != entry.item}
            return replace(one, stash={**stash, entry.item: left} if left else stash)
        case told.HouseRuleChosen():
            return replace(one, house={**one.house, entry.rule: entry.option})
        case told.Remembered(member=None):
            return replace(one, notes=(*one.notes, entry.text))
        case _ if entry.member is not None and entry.member in one.members:
            who = _of_member(one.members[entry.member], entry)
            return replace(one, members={**one.members, who.number: who})
        case _:
            return one


def _of_member(who: Enrolled, entry: ChronicleEntry) -> Enrolled:
    match entry:
        case told.Reoutfitted():
            return replace(who, plan=entry.plan)
        case told.Healed():
            why = f": {entry.why}" if entry.why else ""
            before, after = wound_word(who.wound), wound_word(entry.wound)
            return replace(who, wound=entry.wound, healings=(*who.healings, f"{before} to {after}{why}"))
        case told.Decorated():
            return replace(who, medals=(*who.medals, entry.medal))
        case told.Remembered():
            return replace(who, notes=(*who.notes, entry.text))
        case told.Portrayed():
            return replace(who, picture=entry.lines)
        case told.Discharged():
            return replace(who, gone=entry.why or "discharged")
        case _:
            return who


_WORDS: Mapping[Wound, str] = {
    "none": "unhurt",
    "L": "light",
    "M": "moderate",
    "S": "serious",
    "U": "unconscious",
    "D": "dead",
}


def wound_word(wound: Wound) -> str:
    """A wound level in a word."""
    return _WORDS[wound]


def _apply_battle(one: Company, entry: told.TookPart) -> Company:
    """Wounds as they left the battle; who sat it out heals as the house rule says; medals by the tally."""
    there = {served.member: served for served in entry.served}
    members = {}
    for number, who in one.members.items():
        if number in there:
            served = there[number]
            wound: Wound = "D" if who.dead else served.wound  # battles may be taken in in any order
            later = replace(who, wound=wound, served=(*who.served, (entry.title, served)))
            given = by_tally(who, later) if one.rule("medals") == "tally" else ()
            members[number] = replace(later, medals=(*later.medals, *given))
        elif who.there:
            members[number] = replace(who, wound=heal(who.wound, one.rule("healing")))
        else:
            members[number] = who
    return replace(
        one,
        members=members,
        points=one.points + entry.pay,
        stash=_stash_after(one.stash, entry.gear),
        battles=(*one.battles, entry),
    )


def by_fate(gear: Iterable[told.Gear]) -> Mapping[told.Fate, Mapping[str, int]]:
    """How many of what each fate has met."""
    found: dict[told.Fate, dict[str, int]] = {}
    for one in gear:
        items = found.setdefault(one.fate, {})
        items[one.item] = items.get(one.item, 0) + one.count
    return found


_INTO, _OUT_OF = ("found", "salvaged"), ("used", "spent")


def _stash_after(stash: Mapping[str, int], gear: Iterable[told.Gear]) -> Mapping[str, int]:
    """What is in store after a battle; nothing goes out that is not there."""
    left = dict(stash)
    for one in gear:
        if one.fate in _INTO:
            left[one.item] = left.get(one.item, 0) + one.count
        elif one.fate in _OUT_OF:
            left[one.item] = max(0, left.get(one.item, 0) - one.count)
    return {item: count for item, count in left.items() if count}


def heal(wound: Wound, rule: str) -> Wound:
    """A wound after a battle sat out, by the house rule."""
    if wound == "D" or rule == OFF:
        return wound
    return "none" if rule == "all" else WOUNDS[max(0, WOUNDS.index(wound) - 1)]


STRIPE, STAR, RIBBON = "Wound Stripe", "Marksman's Star", "Campaign Ribbon"
_STAR_EVERY, _RIBBON_AT = 5, 10
"""Enemies put out of action for each star, and battles fought for the ribbon."""


def by_tally(before: Enrolled, after: Enrolled) -> tuple[str, ...]:
    """The medals that a battle brings by the house rule of the tally."""
    stripes = after.wounded - before.wounded
    stars = after.outs // _STAR_EVERY - before.outs // _STAR_EVERY
    ribbons = int(before.battles < _RIBBON_AT <= after.battles)
    return (*(STRIPE,) * stripes, *(STAR,) * stars, *(RIBBON,) * ribbons)
