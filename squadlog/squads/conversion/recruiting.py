"""A character's sheet becomes a soldier of a squad, and goes back (LEG-01..LEG-12, LEG-19)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol

from squadlog.base.checked_model import CheckedModel
from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.squads.conversion.sheet import CharacterSheet, WoundLetter
from squadlog.squads.conversion.skills import MELEE, best_skill, known_skills, level_of, plain, weapons_in
from squadlog.squads.goods import equipment_for_sale, race_key, weapons_for_sale
from squadlog.squads.plan import ITEMS, SKILLS, WEAPONS, CharacterPlan, SoldierPlan

Kind = Literal["weapon", "armour", "race"]
NO_SUIT = "No"
LEFT = "none"
"""The answer for a weapon that has no equivalent and stays out of the battle."""
_COMBAT, _CIVIL = "combat_arms", "tech"


@record
class Unsettled:
    """Something of a sheet that has no one equivalent in Phalanx: what it is, as written, and the keys it may be."""

    kind: Kind
    written: str
    options: tuple[str, ...]
    rule: str

    @property
    def question(self) -> str:
        """The question, as a sentence."""
        what = {"weapon": "generic weapon", "armour": "suit", "race": "race"}[self.kind]
        return f"Which {what} is {self.written}?"


@record
class Remarked:
    """What was made of something on a sheet, in one sentence, with the rule."""

    sentence: str
    rule: str


@record
class Recruit:
    """What a sheet comes to: the soldier, None while something is `asked`, and what was made of what it has."""

    soldier: SoldierPlan | None
    asked: tuple[Unsettled, ...]
    remarks: tuple[Remarked, ...]


def recruit(sheet: CharacterSheet, book: Rulebook, answers: Mapping[str, str] | None = None) -> Recruit:
    """The soldier that a character is. `answers` say what is asked, by how it is written: a key of the tables.

    A weapon may be answered by `none`. An answer that is none of the options is asked for again.
    """
    given = {plain(written): key for written, key in (answers or {}).items()}
    asked: list[Unsettled] = []

    def settled(
        kind: Kind, written: str, found: Sequence[str], every: Sequence[str], rule: str
    ) -> str | None:
        if len(found) == 1:
            return found[0]
        options = tuple(found) or tuple(every)
        if (answer := _match_answer(given.get(plain(written), ""), options)) is not None:
            return answer
        asked.append(Unsettled(kind=kind, written=written, options=options, rule=rule))
        return None

    sold = tuple(row.key for row in weapons_for_sale(book))
    weapons = {
        one: settled("weapon", one, weapons_in(one, book), (*sold, LEFT), "LEG-02") or LEFT
        for one in sheet.weapons
    }
    armour = settled("armour", _armour_of(sheet), suits_in(sheet, book), tuple(book.armours), "LEG-11")
    race = race_key(sheet.race, book)
    known = (race,) if race in book.races else ()
    people = settled("race", sheet.race, known, tuple(book.races), "LEG-10")
    skills, others = known_skills(sheet.skills, book)
    things, unknown = _things(sheet, book)
    remarks = tuple(_remarks(sheet, weapons, armour, others, unknown, book))
    if asked or armour is None or people is None or sheet.wound == "D":
        return Recruit(soldier=None, asked=tuple(asked), remarks=remarks)
    soldier = SoldierPlan(
        name=sheet.name,
        troop=_COMBAT if sheet.combat else _CIVIL,
        race=people,
        armour=armour,
        weapons=tuple(dict.fromkeys(key for key in weapons.values() if key != LEFT)),
        equipment=things,
        character=CharacterPlan(
            **_alike(sheet, CharacterPlan)
            | {"skills": skills, "other": others, "weapons": weapons, "left": unknown}
        ),
    )
    return Recruit(soldier=soldier, asked=(), remarks=remarks)


def _match_answer(answer: str, options: Sequence[str]) -> str | None:
    return next((key for key in options if key.casefold() == answer.strip().casefold()), None)


def _armour_of(sheet: CharacterSheet) -> str:
    return sheet.armour or sheet.helmet


def suits_in(sheet: CharacterSheet, book: Rulebook) -> tuple[str, ...]:
    """The suits that armour and helmet may be: one, or none that the name tells (LEG-11, LEG-12)."""
    worn = plain(sheet.armour)
    if not worn and not sheet.helmet:
        return (NO_SUIT,)
    parts = (plain(part) for part in book.conversion.partial)
    if not worn or any(f" {part} " in f" {worn} " for part in parts):
        return (book.conversion.partial_suit,)
    named = [
        (len(plain(row.name)), row.key)
        for row in book.armours.values()
        if f" {plain(row.name)} " in f" {worn} " or plain(row.key) == worn
    ]
    return (max(named)[1],) if named else ()


def _things(sheet: CharacterSheet, book: Rulebook) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What of its equipment the tables have, and what they have not."""
    rows = {
        plain(words): row.key
        for row in equipment_for_sale(book, squad=False)
        for words in (row.key, row.name)
    }
    found = [(one, rows.get(plain(one))) for one in sheet.equipment]
    return tuple(key for _, key in found if key), tuple(one for one, key in found if not key)


def _remarks(  # noqa: PLR0917 - what was made of each part of a sheet
    sheet: CharacterSheet,
    weapons: Mapping[str, str],
    armour: str | None,
    others: Mapping[str, int],
    unknown: Sequence[str],
    book: Rulebook,
) -> Iterator[Remarked]:
    for written, key in weapons.items():
        if key != LEFT and plain(written) != plain(book.weapons[key].name):
            yield Remarked(sentence=f"{written} is a {book.weapons[key].name} ({key}).", rule="LEG-02")
    if armour is not None and _armour_of(sheet):
        rule = "LEG-12" if armour == book.conversion.partial_suit else "LEG-11"
        yield Remarked(
            sentence=f"{_armour_of(sheet)} is the suit {book.armours[armour].name} ({armour}).", rule=rule
        )
    if others:
        yield Remarked(sentence=f"Skills that do not count: {', '.join(others)}.", rule="LEG-07")
    if unknown:
        yield Remarked(
            sentence=f"What no battle knows and stays behind: {', '.join(unknown)}.", rule="LEG-01"
        )
    if not sheet.melee_weapon:
        yield Remarked(sentence="It has no melee weapon.", rule="LEG-09")
    if sheet.wound == "D":
        yield Remarked(sentence=f"{sheet.name} is dead and fights no more.", rule="WND-18")


class Returning(Protocol):
    """A soldier on paper or in play, as far as it goes back."""

    @property
    def name(self) -> str: ...  # noqa: D102 - what it is called
    @property
    def race(self) -> str: ...  # noqa: D102 - key of its race
    @property
    def troop(self) -> str: ...  # noqa: D102 - key of its troop type
    @property
    def armour(self) -> str: ...  # noqa: D102 - key of its suit


def return_character(  # noqa: PLR0917 - who, with what, how hurt
    soldier: Returning,
    weapons: Sequence[str],
    equipment: Sequence[str],
    wound: WoundLetter,
    character: CharacterPlan | None,
    book: Rulebook,
    rulings: Rulings,
) -> CharacterSheet:
    """The sheet of a soldier that goes back: three levels for each point better, with its wound (LEG-19, A-136).

    A character takes back the skills that it came with: no battle changes them. For others, movement, reaction and
    charisma are unknown.
    """
    known = character or CharacterPlan(
        skills=_learned_skills(soldier, weapons, book, rulings),
        combat=soldier.troop in book.conversion.infantry,
        melee_weapon=_FREE_WEAPON,
    )
    skills = {book.conversion.rows[key].name: level for key, level in known.skills.items()}
    skills |= known.other
    has = [code for code in weapons if code in book.weapons]
    written = [one for one, code in known.weapons.items() if code in (*has, LEFT)]
    named = {known.weapons[one] for one in written}
    written += [book.weapons[code].name.partition(" (")[0] for code in has if code not in named]
    own: dict[str, Any] = {
        "name": soldier.name,
        "race": soldier.race,
        "skills": dict(list(skills.items())[:SKILLS]),
        "weapons": tuple(written)[:WEAPONS],
        "armour": _armour_back(soldier.armour, known, book),
        "equipment": (*(book.costs[key].name for key in equipment if key in book.costs), *known.left)[:ITEMS],
        "wound": wound,
    }
    return CharacterSheet(**_alike(known, CharacterSheet) | own)


def _alike(one: CheckedModel, other: type[CheckedModel]) -> dict[str, Any]:
    """What a sheet or plan says of the fields that the other form of a character has too."""
    return {name: said for name, said in vars(one).items() if name in other.model_fields}


_FREE_WEAPON = "close-combat weapon"
"""What every soldier has without paying for it (BLD-07)."""


def _learned_skills(
    soldier: Returning, weapons: Sequence[str], book: Rulebook, rulings: Rulings
) -> dict[str, int]:
    """The skills that the figures of a troop type come to, with each weapon carried and in melee (LEG-19)."""
    troop = book.troops[soldier.troop]
    nobody = CharacterPlan()
    found = {best_skill(nobody, code, book)[0]: level_of(troop.to_hit, book, rulings) for code in weapons}
    return {key: level for key, level in found.items() if key in book.conversion.rows} | {
        MELEE: level_of(troop.melee, book, rulings)
    }


def _armour_back(key: str, known: CharacterPlan, book: Rulebook) -> str:
    """As it was written while it is the same suit, else by the name of the suit."""
    if known.armour and suits_in(CharacterSheet(name="-", armour=known.armour), book) == (key,):
        return known.armour
    if not known.armour and known.helmet and key == book.conversion.partial_suit:
        return ""
    return "" if key == NO_SUIT else book.armours[key].name
