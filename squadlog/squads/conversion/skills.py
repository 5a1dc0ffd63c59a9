"""What the skills of a Legionnaire character come to at a Phalanx table, and back (LEG-03..LEG-09, LEG-19)."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.book.conversion import CombatSkill
from squadlog.book.rulings import Rulings

MELEE = "melee"
"""The skill that is for fighting hand to hand."""
MOST_SKILL = 100
_UNSET = "unset"


class Skilled(Protocol):
    """A character on paper or in play."""

    @property
    def levels(self) -> Mapping[str, int]:
        """The combat skills, by their rows of the conversion table."""
        ...

    @property
    def combat(self) -> bool:
        """Whether it is a combat character, and no medic, engineer or technician (LEG-06)."""
        ...

    @property
    def melee_weapon(self) -> str:
        """The melee weapon, as written; empty for none (LEG-09)."""
        ...


@record
class Addend:
    """One of the lines that stand in the place of a troop type: its key, what it is, its value and rule."""

    key: str
    label: str
    value: int
    rule: str


def plain(text: str) -> str:
    """Text as words are compared: small letters, one space between words, whatever else stood there."""
    return " ".join("".join(char if char.isalnum() else " " for char in text.casefold()).split())


def _words_of(key: str, row: CombatSkill) -> tuple[str, ...]:
    return (plain(key), plain(row.name), *row.words)


def skill_called(text: str, book: Rulebook) -> str | None:
    """The combat skill of that name, a weapon's code among them; None for what is none (LEG-07)."""
    wanted = plain(text)
    for key, row in book.conversion.rows.items():
        if wanted in _words_of(key, row):
            return key
    alone = (
        key for key, row in book.conversion.rows.items() if [plain(one) for one in row.weapons] == [wanted]
    )
    return next(alone, None)


def weapons_in(text: str, book: Rulebook) -> tuple[str, ...]:
    """The weapons that a specific one may be, by the kind that its name tells: one, several, or none (LEG-02).

    The kind of the longest name counts: a spike rifle is no rifle of whatever kind.
    """
    wanted = plain(text)
    if (code := text.strip().upper()) in book.weapons:
        return (book.weapons[code].code,)
    found: tuple[str, ...] = ()
    longest = 0
    for key, row in book.conversion.rows.items():
        for words in _words_of(key, row) if row.weapons else ():
            if len(words) > longest and f" {words} " in f" {wanted} ":
                found, longest = row.weapons, len(words)
    return found


def modifier(level: int, book: Rulebook, *, combat: bool) -> int:
    """What a skill adds to a roll: a point better for each three full levels, worse without any (LEG-03..LEG-06)."""
    table = book.conversion
    if level:
        return -(level // table.levels)
    return table.unskilled if combat else table.untrained


def level_of(change: int, book: Rulebook, rulings: Rulings) -> int:
    """The skill that a modifier becomes on the way back (LEG-19, A-136)."""
    if change == 0:
        return int(rulings.number("legionnaire.zero_skill"))
    return max(0, -change) * book.conversion.levels


def best_skill(who: Skilled, weapon: str, book: Rulebook) -> tuple[str, int]:
    """The skill that counts for a weapon, or for `MELEE`, with its level: the highest that it has, or 0."""
    fitting = [
        key for key, row in book.conversion.rows.items() if weapon in row.weapons or (key == weapon == MELEE)
    ]
    known = [(level, key) for key, level in who.levels.items() if key in fitting]
    if not known:
        return (fitting[0] if fitting else weapon), 0
    level, key = max(known, key=lambda one: one[0])
    return key, level


def skill_addend(who: Skilled, weapon: str, book: Rulebook) -> Addend:
    """What the skill of a character with a weapon, or with `MELEE`, adds to its rolls (LEG-03..LEG-06)."""
    key, level = best_skill(who, weapon, book)
    row = book.conversion.rows.get(key)
    rule = "LEG-05" if who.combat else "LEG-06"
    if level:
        rule = "LEG-03" if level >= book.conversion.levels else "LEG-04"
    name = f"{row.name if row else weapon} skill {level}"
    return Addend(key=f"skill:{key}", label=name, value=modifier(level, book, combat=who.combat), rule=rule)


def melee_addends(who: Skilled, book: Rulebook) -> tuple[Addend, ...]:
    """What a character adds to its melee rolls: its skill, and that it has no weapon for it (LEG-08, LEG-09)."""
    skill = skill_addend(who, MELEE, book)
    if who.melee_weapon:
        return (skill,)
    return (
        skill,
        Addend(key="bare_hands", label="no melee weapon", value=book.conversion.bare_hands, rule="LEG-09"),
    )


def signed_skills(who: Skilled, weapons: Iterable[str], book: Rulebook) -> tuple[str, ...]:
    """What a character adds with each of these weapons, in words: `SR -2`."""
    values = ((code, skill_addend(who, code, book).value) for code in weapons)
    return tuple(f"{code} {value:+d}" if value else f"{code} 0" for code, value in values)


def keeps_troop(rulings: Rulings) -> bool:
    """Whether a character has the modifiers of its troop type besides its skills (A-135)."""
    return rulings.is_("legionnaire.troop_mods", "true")


def above(level: int | None, ruling: str, rulings: Rulings) -> bool:
    """Whether a figure of a character is above the threshold of that ruling; no threshold, no bonus (A-134)."""
    return level is not None and not rulings.is_(ruling, _UNSET) and level > rulings.number(ruling)


def known_skills(written: Mapping[str, int], book: Rulebook) -> tuple[dict[str, int], dict[str, int]]:
    """The combat skills among those written down, by their rows, and all others as they were written (LEG-07)."""
    known: dict[str, int] = {}
    others: dict[str, int] = {}
    for name, level in written.items():
        key = skill_called(name, book)
        if key is None:
            others[name] = level
        else:
            known[key] = max(level, known.get(key, 0))
    return known, others


def listed_skills(book: Rulebook) -> str:
    """The names of all combat skills, for a sentence."""
    names: Iterable[str] = (row.name for row in book.conversion.rows.values())
    return ", ".join(names)
