"""What a character brings from Legionnaire as facts for texts and tables, each of two words: `skill handgun`, `3`."""

from collections.abc import Iterator
from typing import Any

from squadlog.base.names import clean_text
from squadlog.squads.plan import CharacterPlan

_NUMBERS = ("movement", "reaction", "charisma")
_TRUTHS = ("combat", "player")
_TEXTS = ("melee_weapon", "wound", "armour", "helmet", "note")
_PAIRS = {"skill": "skills", "other": "other", "weapon": "weapons"}
_LEFT = "left"
_YES, _NO = "yes", "no"
_MEANT = {_YES: True, "true": True, "1": True, "x": True, _NO: False, "false": False, "0": False}
KINDS = (*_PAIRS, *_TRUTHS, *_NUMBERS, *_TEXTS, _LEFT)


class FactError(ValueError):
    """What is no fact of a character, in a few words."""


def facts_of(character: CharacterPlan) -> Iterator[tuple[str, str]]:
    """Everything that is not as usual, and whether it fights, which is always said."""
    yield "combat", _YES if character.combat else _NO
    if character.player:
        yield "player", _YES
    usual = CharacterPlan()
    for name in (*_NUMBERS, *_TEXTS):
        value = getattr(character, name)
        if value != getattr(usual, name):
            yield name, str(value)
    for kind, name in _PAIRS.items():
        yield from ((f"{kind} {key}", str(value)) for key, value in getattr(character, name).items())
    yield from ((_LEFT, item) for item in character.left)


def put_fact(character: dict[str, Any], name: str, value: str) -> None:
    """Add a fact to a character being built. Raises FactError."""
    kind, _, key = name.strip().partition(" ")
    kind, key, value = kind.casefold(), key.strip(), value.strip()
    if kind in _PAIRS and key:
        found = character.setdefault(_PAIRS[kind], {})
        if key in found:
            raise FactError(f"{clean_text(name, limit=50)} is said twice")
        found[key] = value if kind == "weapon" else _number(value, name)
    elif kind not in KINDS or key or kind in _PAIRS:
        raise FactError(
            f"{clean_text(name, limit=40)} is no fact of a character; there are {', '.join(KINDS)}"
        )
    elif kind == _LEFT:
        character.setdefault(_LEFT, []).append(value)
    elif kind in character:
        raise FactError(f"{kind} is said twice")
    elif kind in _TRUTHS:
        character[kind] = truth(value, kind)
    else:
        character[kind] = _number(value, name) if kind in _NUMBERS else value


def of_line(said: str) -> tuple[str, str]:
    """A fact as a line says it, `skill handgun = 3`: its name and its value."""
    kind = said.split(maxsplit=1)[0].casefold() if said.strip() else ""
    name, _, value = said.rpartition(" = ") if kind in _PAIRS else said.partition(" = ")
    if not name:
        raise FactError("a fact of a character says what it is and what it is worth: skill handgun = 3")
    return name, value


def truth(said: str, what: str) -> bool:
    """What yes, no or another word of the kind means. Raises FactError."""
    if (meant := _MEANT.get(said.strip().casefold())) is None:
        raise FactError(f"{what} should be yes or no")
    return meant


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise FactError(f"{clean_text(name, limit=40)} should be a whole number")
    return int(text)
