"""What can be bought and carried, and names of races as people spell them."""

from squadlog.book.book import Rulebook
from squadlog.book.gear import Cost, Weapon
from squadlog.book.rulings import Rulings

_NOT_EQUIPMENT = frozenset({"hide_unit_percent", "troop_quality"})
_SET_UP_BEFORE_PLAY = frozenset(
    {
        "holotarp",
        "mine",
        "ground_sensor",
        "camo_tinter",
        "mortar_mission",
        "missile_mission",
        "defender_forces_undetected",
    }
)


def weapons_for_sale(book: Rulebook) -> tuple[Weapon, ...]:
    """The weapons of the table, each once: the OMNI rifle's slug mode comes with the rifle (WPN-02)."""
    return tuple(weapon for weapon in book.weapons.values() if weapon.key == weapon.code)


def modes(weapon: str, book: Rulebook) -> tuple[Weapon, ...]:
    """The rows of a weapon: one, or two for the OMNI rifle (WPN-02). Empty for an unknown key."""
    return tuple(row for row in book.weapons.values() if row.code == weapon)


def equipment_for_sale(book: Rulebook, *, squad: bool) -> tuple[Cost, ...]:
    """What a soldier may have of his own, or with `squad` what is bought for all (BLD-02, TA-14)."""
    scope = "side" if squad else "unit"
    return tuple(row for row in book.costs.values() if row.scope == scope and row.key not in _NOT_EQUIPMENT)


def needs_bearer(item: str) -> bool:
    """Whether a unit must carry the item: strikes, camouflage and what is laid out before play belong to the side."""
    return item not in _SET_UP_BEFORE_PLAY


def most_of(row: Cost, rulings: Rulings) -> int | None:
    """How many of a thing a side may have, by the cost table or by the ruling in its place; None: no limit."""
    if not row.limit_ruling:
        return row.limit_per_side
    return int(rulings.number(row.limit_ruling)) or None


def name_together(row: Cost, book: Rulebook) -> str:
    """A thing and what counts towards the same limit, by name."""
    if not row.limit_with:
        return row.name
    return " and ".join(sorted((row.name, book.costs[row.limit_with].name)))


def race_key(text: str, book: Rulebook) -> str:
    """The key of the race so spelled, whatever the capitals and whichever printed spelling (AMB-41).

    An unknown name comes back as it was.
    """
    wanted = text.strip().casefold()
    for race in book.races.values():
        if wanted in (
            race.key.casefold(),
            race.name.casefold(),
            *(alias.casefold() for alias in race.aliases),
        ):
            return race.key
    return text


def race_name(key: str, book: Rulebook, rulings: Rulings) -> str:
    """How a race is written: as in the race table, or as in the list of counters (AMB-41)."""
    race = book.races.get(key)
    if race is None:
        return key
    if rulings.is_("race.names", "components") and race.aliases:
        return race.aliases[0]
    return race.name
