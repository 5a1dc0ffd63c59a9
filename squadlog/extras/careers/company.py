"""A company as its chronicle leaves it: soldiers with all that they have been through, points, stash, house rules."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from fractions import Fraction

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.battle.state import Wound
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.afterwards.borne import BorneEffect, OwedRoll
from squadlog.extras.careers.company_events import Served
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
    lasting: tuple[BorneEffect, ...] = ()

    @property
    def dead(self) -> bool:
        """Whether he fell."""
        return self.wound == "D"

    @property
    def there(self) -> bool:
        """Whether he can still be called on: alive, and not discharged."""
        return not (self.dead or self.gone)

    @property
    def misses(self) -> int:
        """How many battles of the company he still has to sit out."""
        return max((one.misses for one in self.lasting), default=0)

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
    chosen: tuple[told.TablesChosen, ...] = ()
    owed: tuple[OwedRoll, ...] = ()
    rolled: tuple[told.TableRolled, ...] = ()
    read_to: int = 0

    @property
    def tables(self) -> told.TablesChosen | None:
        """The after-battle tables that it plays by; None: none."""
        return self.chosen[-1] if self.chosen and self.chosen[-1].text else None

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
        """The members that can be mustered: all that are there but those who are `out`."""
        out = self.out
        return tuple(one.number for one in self.members.values() if one.there and one not in out)

    @property
    def out(self) -> tuple[Enrolled, ...]:
        """The members that are there and cannot be mustered.

        The unconscious, by the house rule of kept wounds, and whoever has battles to sit out by the company's tables.
        """
        kept = self.rule("wounds") == "kept"
        return tuple(
            one for one in self.members.values() if one.there and ((kept and one.wound == "U") or one.misses)
        )

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


def by_fate(gear: Iterable[told.Gear]) -> Mapping[told.Fate, Mapping[str, int]]:
    """How many of what each fate has met."""
    found: dict[told.Fate, dict[str, int]] = {}
    for one in gear:
        items = found.setdefault(one.fate, {})
        items[one.item] = items.get(one.item, 0) + one.count
    return found
