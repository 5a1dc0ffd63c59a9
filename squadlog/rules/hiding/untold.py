"""What is told of a side some of whom may hide: whether it is known who they are (HID-02).

That goes by the piles that lie there, which everybody sees, so that it tells nothing of what is beneath them.
"""

from collections.abc import Iterable

from squadlog.battle.state import Battle
from squadlog.facts.seats import sees
from squadlog.rules.hiding.piles import hiding_of, is_hidden

_SENSORS = "ground_sensor"


def untold(battle: Battle, side: str, seat: str) -> bool:
    """Whether a seat does not know who of a side there is."""
    if sees(seat, side):
        return False
    hides = (is_hidden(unit) for unit in battle.units.values() if unit.side == side)
    return bool(hiding_of(battle).of(side)) or any(hides)


def may_be_sensed(battle: Battle) -> bool:
    """Whether a sensor that lies covered may count as a side searches, so that others hear of no modifier (SEN-10)."""
    return _SENSORS in battle.chapters


def there(battle: Battle, numbers: Iterable[int], seat: str) -> tuple[int, ...]:
    """The units among `numbers` that a seat knows are there."""
    units = battle.units
    return tuple(n for n in numbers if not is_hidden(units[n]) or sees(seat, units[n].side))
