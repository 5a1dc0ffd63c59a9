"""Who and what a word means: units, groupings, sides, features and weapons, by number, id or beginning of a name."""

import re
from collections.abc import Iterable, Mapping

from squadlog.battle.pending import IntentAsked, OpportunityOffer
from squadlog.battle.state import Known
from squadlog.book.book import Rulebook
from squadlog.facts.ground_facts import Lying
from squadlog.language.chart import structures
from squadlog.language.words import Reader, Stuck
from squadlog.rules.common.kept.laid_things import laid_out

_LONGEST_NAME = 5
"""The most words of a name."""
_LOCK = "airlock "
_NUMBER = re.compile(r"#?([0-9]{1,6})")


def _matches(text: str, names: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """The ids that `text` means: an id, the exact name, else what begins with it, else a later word that does."""
    folded, pairs = text.casefold(), tuple((key, name.casefold()) for key, name in names)
    if ids := tuple(key for key, _ in pairs if key.casefold() == folded):
        return ids
    if exact := tuple(key for key, name in pairs if name == folded):
        return exact
    begun = tuple(key for key, name in pairs if name.startswith(folded) or key.casefold().startswith(folded))
    return begun or tuple(key for key, name in pairs if any(word.startswith(folded) for word in name.split()))


def take_named(reader: Reader, names: Mapping[str, str], what: str, *, must: bool) -> str | None:
    """Read the longest run of words that means exactly one of `names` (id to name), or fail if it `must` be there."""
    first = reader.peek()
    if reader.place >= len(reader.tokens):
        if must:
            reader.fail(f"Which {what}?", _choice(names, what))
        return None
    if first.text in names:
        reader.take()
        return first.text
    longest = 1 if first.quoted else _LONGEST_NAME
    ambiguous: tuple[str, ...] = ()
    for count in range(longest, 0, -1):
        run = [reader.peek(ahead) for ahead in range(count) if reader.place + ahead < len(reader.tokens)]
        if len(run) < count or any(token.quoted for token in run[1:]):
            continue
        found = _matches(" ".join(token.text for token in run), names.items())
        if len(found) == 1:
            reader.place += count
            return found[0]
        ambiguous = ambiguous or found
    if ambiguous:
        shown = ", ".join(f"{key} {names[key]}" for key in ambiguous[:5])
        alike = len({names[key].casefold() for key in ambiguous}) == 1
        reader.fail(
            f"{first.text!r} could be more than one {what}: {shown}.",
            f"Several have that name: write {' or '.join(ambiguous[:3])}."
            if alike
            else "Write more of the name, or the number.",
        )
    if must:
        reader.fail(f"There is no {what} {first.text!r} here.", _choice(names, what))
    return None


def _choice(names: Mapping[str, str], what: str) -> str:
    if not names:
        return f"This battle has no {what}."
    shown = [key if key == name else f"{key} ({name})" for key, name in names.items()]
    return "There is " + ", ".join(shown[:8]) + (" and more." if len(shown) > 8 else ".")


def take_unit(reader: Reader, battle: Known) -> int:
    """A unit by counter number (known or not: the rules refuse unknown ones) or by name."""
    unit = maybe_unit(reader, battle, must=True)
    return unit if unit is not None else 0


def maybe_unit(reader: Reader, battle: Known, *, must: bool = False) -> int | None:
    """The unit that comes next, or None if what comes next is none."""
    token = reader.peek()
    number = None if token.quoted else _NUMBER.fullmatch(token.text)
    if number is not None:
        reader.take()
        return int(number.group(1))
    names = {str(unit.id): unit.soldier.name for unit in battle.units.values()}
    found = take_named(reader, names, "unit", must=must)
    return None if found is None else int(found)


def take_grouping(reader: Reader, battle: Known) -> str:
    """A grouping by id, name or place in the list (1 is the first)."""
    token, groupings = reader.peek(), tuple(battle.groupings)
    number = None if token.quoted or token.text in groupings else _NUMBER.fullmatch(token.text)
    if number is not None and 1 <= int(number.group(1)) <= len(groupings):
        reader.take()
        return groupings[int(number.group(1)) - 1]
    names = {grouping.id: grouping.name for grouping in battle.groupings.values()}
    return take_named(reader, names, "grouping", must=True) or ""


def take_side(reader: Reader, battle: Known) -> str:
    """A side by id or name."""
    names = {side.id: side.name for side in battle.setup.sides}
    return take_named(reader, names, "side", must=True) or ""


def take_feature(reader: Reader, battle: Known) -> str:
    """A door, wall, elevator ... by id or name."""
    return maybe_feature(reader, battle, must=True) or ""


def maybe_feature(reader: Reader, battle: Known, *, must: bool = False) -> str | None:
    """The feature that comes next, or None if what comes next is none.

    One of the map goes by its id before all names.
    """
    drawn = structures(battle)
    if reader.place < len(reader.tokens) and reader.peek().text in drawn:
        return reader.take().text
    names = {feature.id: feature.name for feature in battle.features.values()}
    found = take_named(reader, names, "feature", must=must and not drawn)
    return found if found is not None or not drawn else take_named(reader, drawn, "feature", must=must)


def _things(battle: Known) -> dict[str, str]:
    """What was laid out and is known: id to name; a name that several have is told apart by the side."""
    there = [one for one in laid_out(battle).things if one.condition != "destroyed"]
    names = [one.called.replace("_", " ") for one in there]
    return {
        one.id: name if names.count(name) == 1 else f"{name} {one.side}"
        for one, name in zip(there, names, strict=True)
    }


def take_thing(reader: Reader, battle: Known) -> Lying:
    """What a side has laid out, by id or name."""
    return Lying(take_named(reader, _things(battle), "thing", must=True) or "")


def maybe_thing(reader: Reader, battle: Known) -> Lying | None:
    """What was laid out that comes next, or None if what comes next is none."""
    names = _things(battle)
    if not names or not reader.more():
        return None
    found = take_named(reader, names, "thing", must=False)
    return None if found is None else Lying(found)


def take_feature_or_airlock(reader: Reader, battle: Known) -> str:
    """A feature by id or name, or an airlock by its own name."""
    before = reader.place
    try:
        return take_airlock(reader, battle)
    except Stuck:
        reader.place = before
        return take_feature(reader, battle)


def take_airlock(reader: Reader, battle: Known) -> str:
    """An airlock by its own name or by one of its doors (ACT-75)."""
    reader.take_words("airlock")
    if reader.peek().text in structures(battle):
        return take_feature(reader, battle)
    locks = {f"{_LOCK}{door.airlock}": door.airlock for door in battle.features.values() if door.airlock}
    doors = {feature.id: feature.name for feature in battle.features.values()}
    found = take_named(reader, {**locks, **doors}, "airlock", must=True) or ""
    if found in locks:
        reader.take_words("airlock")
    return found.removeprefix(_LOCK)


def take_weapon(reader: Reader, book: Rulebook) -> str:
    """A weapon of the weapon table by code or name."""
    names = {key: row.name for key, row in book.weapons.items()}
    return take_named(reader, names, "weapon", must=True) or ""


def take_item(reader: Reader, battle: Known, unit: int | None) -> str:
    """An object by what the unit carries or what lies about; an unknown word, or quoted text, stands for itself."""
    token = reader.take()
    if token.quoted:
        return token.text
    carrier = battle.units.get(unit) if unit is not None else None
    carried = (*carrier.weapons, *carrier.items, *carrier.keys) if carrier is not None else ()
    known = dict.fromkeys((*carried, *(item.name for item in battle.things)))
    words = {name: name.replace("_", " ") for name in known}
    for name, called in words.items():
        if called.casefold() == f"{token.text} {reader.peek().text}".casefold():
            reader.take()
            return name
    found = _matches(token.text, words.items())
    return found[0] if len(found) == 1 else token.text


def speaker(battle: Known, kind: str) -> int | None:
    """The unit that a sentence without one must mean, or None if there is no single one."""
    match battle.pending:
        case OpportunityOffer() as offer:
            return offer.watchers[0] if kind in ("opportunity_shot", "decline_shot") else None
        case None:
            pass
        case asked:
            fits = ("give_intent",) if isinstance(asked, IntentAsked) else (asked.kind, "share_parry")
            return asked.unit if kind in fits else None
    if kind in ("fire", "withhold_fire") and battle.fire_queue:
        return battle.fire_queue[0].unit
    if battle.active is None:
        return None
    waiting = [
        unit.id
        for unit in battle.members(battle.active.id)
        if unit.declaration is None and not unit.performed and not unit.out
    ]
    return waiting[0] if len(waiting) == 1 else None
