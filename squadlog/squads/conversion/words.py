"""Characters of Legionnaire as people write them down: a thing a line, as `Spike rifle 4` or `Armour: tanker suit`."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.squads.conversion.skills import MOST_SKILL, Skilled, known_skills, plain

_DIGITS = re.compile(r"[0-9]{1,9}$")
_LONGEST = 1000
"""Characters of a line that may be understood."""
_YES = ("yes", "y", "true", "on", "1", "")
_NO = ("no", "n", "false", "off", "0", "none")
NOTHING = ("", "none", "no", "-", "nothing")
_CIVIL = (
    "medic",
    "doctor",
    "engineer",
    "technician",
    "tech",
    "non combat",
    "noncombat",
    "non combat character",
)
_FLAGS: Mapping[str, tuple[str, bool]] = {
    **dict.fromkeys(("player", "player character", "pc"), ("player", True)),
    **dict.fromkeys(("non player", "non player character", "nonplayer", "npc"), ("player", False)),
    **dict.fromkeys(("combat", "combat character"), ("combat", True)),
    **dict.fromkeys(_CIVIL, ("combat", False)),
}
_NUMBERS = {
    "movement": "movement", "land movement": "movement", "move": "movement", "reaction": "reaction",
    "charisma": "charisma",
}  # fmt: skip
_TEXTS = {
    "name": "name", "race": "race", "armour": "armour", "armor": "armour", "suit": "armour", "helmet": "helmet",
    "melee weapon": "melee_weapon", "wound": "wound", "wounds": "wound", "note": "note", "notes": "note",
}  # fmt: skip
_LISTS = {
    "weapon": "weapons", "weapons": "weapons", "equipment": "equipment", "carries": "equipment", "skills": "skills",
    "skill": "skills",
}  # fmt: skip
_BARE = ("no melee weapon", "no melee weapons", "without melee weapon")


class Written(Skilled, Protocol):
    """What counts of a character, on paper or in play; None for what nobody knows."""

    @property
    def player(self) -> bool:
        """Whether a player plays the character (LEG-17)."""
        ...

    @property
    def movement(self) -> int | None:
        """The land movement (LEG-13)."""
        ...

    @property
    def reaction(self) -> int | None:
        """The reaction (LEG-15)."""
        ...

    @property
    def charisma(self) -> int | None:
        """The charisma (LEG-16)."""
        ...


@record
class Unread:
    """A line that says nothing that is understood: its number from 1, and what it says."""

    line: int
    text: str


def read_characters(text: str) -> tuple[tuple[dict[str, Any], tuple[Unread, ...]], ...]:
    """The characters in a text, each as the fields of its sheet, with the lines that were not understood.

    A further `Name:` begins another one. Skills are as they were written.
    """
    blocks: list[list[tuple[int, str]]] = [[]]
    named = False
    for number, line in enumerate(text.splitlines(), 1):
        names = _is_name(line)
        if names and named:
            blocks.append([])
        named = named or names
        blocks[-1].append((number, line.strip(" \t-*•")))
    return tuple(_one(block) for block in blocks)


def _is_name(line: str) -> bool:
    pair = _pair(line[:_LONGEST])
    return pair is not None and plain(pair[0]) == "name"


def _pair(line: str) -> tuple[str, str] | None:
    """What stands before and behind the first colon or equals sign; None where nothing stands before one."""
    at = min((place for sign in ":=" if (place := line.find(sign)) >= 0), default=0)
    key, value = line[:at].strip(), line[at + 1 :].strip()
    return (key, value) if key else None


def _level(line: str) -> tuple[str, int] | None:
    """A name with a number behind it: `Spike rifle 4`, `Spike rifle: 4`."""
    digits = _DIGITS.search(line)
    if digits is None:
        return None
    before = line[: digits.start()]
    name = before.rstrip(" \t:=+")
    return (name.strip(), int(digits[0])) if name != before and any(map(str.isalpha, name)) else None


def _one(lines: Sequence[tuple[int, str]]) -> tuple[dict[str, Any], tuple[Unread, ...]]:
    said: dict[str, Any] = {"skills": {}}
    unread = []
    for number, line in lines:
        if line and (len(line) > _LONGEST or not _take(line, said)):
            unread.append(Unread(line=number, text=line))
    return said, tuple(unread)


def _take(line: str, said: dict[str, Any]) -> bool:
    """Note what a line says; False for one that is not understood."""
    if plain(line) in _FLAGS:
        field, value = _FLAGS[plain(line)]
        said[field] = value
        return True
    if plain(line) in _BARE:
        said["melee_weapon"] = ""
        return True
    pair = _pair(line)
    if pair is not None and _take_pair(plain(pair[0]), pair[1], said):
        return True
    found = _level(line)
    if found is None or found[1] > MOST_SKILL:
        return False
    name, level = found
    if plain(name) in _NUMBERS:
        said[_NUMBERS[plain(name)]] = level
    else:
        said["skills"][name] = level
    return True


def _take_pair(key: str, value: str, said: dict[str, Any]) -> bool:
    if key in _TEXTS:
        said[_TEXTS[key]] = "" if value.casefold() in NOTHING and key != "name" else value
        return True
    if key in _LISTS:
        return _take_list(_LISTS[key], [part.strip() for part in value.split(",") if part.strip()], said)
    if key in _FLAGS and value.casefold() in (*_YES, *_NO):
        field, meant = _FLAGS[key]
        said[field] = meant is (value.casefold() in _YES)
        return True
    if key in ("profession", "career", "class"):
        said["combat"] = plain(value) not in _CIVIL
        return plain(value) in _CIVIL
    if key in _NUMBERS and value.casefold() in ("none", "unknown", "?"):
        said[_NUMBERS[key]] = None
        return True
    return False


def _take_list(field: str, parts: Sequence[str], said: dict[str, Any]) -> bool:
    if field == "skills":
        taken = [_level(part) is not None and _take(part, said) for part in parts]
        return all(taken)
    said[field] = [*said.get(field, ()), *(part for part in parts if part.casefold() not in NOTHING)]
    return True


def read_traits(text: str, book: Rulebook, had: Written | None = None) -> dict[str, Any]:
    """What counts of a character, said in one line with commas between; skills come beside those it has.

    Raises ValueError, in one sentence.
    """
    said: dict[str, Any] = {"skills": {}}
    for part in text.split(","):
        if part.strip() and (not _take(part.strip(), said) or said.keys() - _TRAITS):
            raise ValueError(
                f"{part.strip()!r} is neither a skill with its level, 0 to {MOST_SKILL}, "
                "nor what else counts of a character"
            )
    known, others = known_skills(said.pop("skills"), book)
    if others:
        raise ValueError(f"{next(iter(others))} is no combat skill, and none other counts (LEG-07)")
    levels = {**(had.levels if had is not None else {}), **known}
    return {**said, "skills": tuple(levels.items())}


_TRAITS = {"skills", "combat", "player", "movement", "reaction", "charisma", "melee_weapon"}


def traits_in_words(who: Written, book: Rulebook) -> str:
    """A character's traits in words that `read_traits` understands."""
    return ", ".join(_traits(who, book))


def _traits(who: Written, book: Rulebook) -> Iterator[str]:
    yield "player" if who.player else "non-player"
    yield "combat" if who.combat else "non-combat"
    for key, level in who.levels.items():
        yield f"{book.conversion.rows[key].name} {level}"
    for field in ("movement", "reaction", "charisma"):
        if (value := getattr(who, field)) is not None:
            yield f"{field} {value}"
    yield f"melee weapon: {who.melee_weapon.replace(',', '')}" if who.melee_weapon else "no melee weapon"


def in_lines(sheet: Mapping[str, Any]) -> Iterator[str]:
    """A sheet by its fields, as it can be pasted again."""
    yes_no: Callable[[bool], str] = lambda value: "yes" if value else "no"  # noqa: E731 - one word
    yield f"Name: {sheet['name']}"
    yield f"Race: {sheet['race']}"
    yield f"Player character: {yes_no(sheet['player'])}"
    yield f"Combat character: {yes_no(sheet['combat'])}"
    for field, label in (("movement", "Land movement"), ("reaction", "Reaction"), ("charisma", "Charisma")):
        if sheet[field] is not None:
            yield f"{label} {sheet[field]}"
    yield from (f"{skill} {level}" for skill, level in sheet["skills"].items())
    if sheet["weapons"]:
        yield f"Weapons: {', '.join(sheet['weapons'])}"
    yield f"Melee weapon: {sheet['melee_weapon'] or 'none'}"
    yield f"Armour: {sheet['armour'] or 'none'}"
    if sheet["helmet"]:
        yield f"Helmet: {sheet['helmet']}"
    if sheet["equipment"]:
        yield f"Equipment: {', '.join(sheet['equipment'])}"
    yield f"Wound: {sheet['wound']}"
    if sheet["note"]:
        yield f"Note: {sheet['note']}"
