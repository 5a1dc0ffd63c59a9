"""The labels of soldiers and counters on the map of cells: side, number, and signs of what ails them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from squadlog.battle.moment import Moment
from squadlog.battle.state import Known, Unit
from squadlog.ground.drawing.figures.map_scene import UnitLabel
from squadlog.session.chapters import signs
from squadlog.session.view.shots.manners import Swept
from squadlog.session.view.sides import side_sign
from squadlog.tui.chrome.sides import hue_number
from squadlog.tui.map.glyphs import MARKS, STATES, SWEPT, SWEPT_FRIEND

if TYPE_CHECKING:
    from squadlog.ground.compiled.conditions import MapCounter, Spot

_NOBODY: Mapping[int, str] = MappingProxyType({})


def labels(
    battle: Known,
    chosen: int | None,
    asked: frozenset[int] = frozenset(),
    swept: Sequence[Swept] = (),
    struck: Mapping[int, str] = _NOBODY,
) -> dict[int, UnitLabel]:
    """A letter for the side and the number of every unit, and signs of what it is `asked` and what ails it.

    Whoever is `swept` with fire has its place in the order besides, whoever an explosion has `struck`, or would, what
    that costs it.
    """
    places = {one.unit: (place, one.friend) for place, one in enumerate(swept, start=1)}
    letters = side_letters(battle)
    return {
        unit.id: UnitLabel(
            text=f"{letters[unit.side]}{unit.id}"[:3],
            side=unit.side,
            chosen=unit.id == chosen,
            facing_deg=unit.position.facing_deg,
            out=unit.out,
            hue=hue_number(battle, unit.side),
            marks=_swept(places.get(unit.id))
            + struck.get(unit.id, "")
            + ("" if unit.out else _marks(unit, battle.now, asked=unit.id in asked)),
            states="" if unit.out else _states(unit),
            endangered=places.get(unit.id, (0, False))[1] or SWEPT_FRIEND in struck.get(unit.id, ""),
        )
        for unit in battle.units.values()
        if unit.position is not None
    }


def counter_labels(battle: Known, counters: Sequence["MapCounter"]) -> "tuple[tuple[Spot, UnitLabel], ...]":
    """The counters that lie on the map: on each spot the sign of its side, beside it what is written on the counter."""
    return tuple(
        (
            one.spot,
            UnitLabel(
                text=one.text,
                side=one.side,
                hue=hue_number(battle, one.side),
                sign=side_sign(battle, one.side),
                facing_deg=one.facing_deg,
            ),
        )
        for one in counters
    )


def _swept(place: tuple[int, bool] | None) -> str:
    return "" if place is None else f"{SWEPT_FRIEND if place[1] else SWEPT}{place[0]}"


def _marks(unit: Unit, now: Moment, *, asked: bool) -> str:
    told = {"asked": asked, "dazed": unit.dazed(now), "wounded": unit.wound != "none"}
    return "".join(MARKS[mark] for mark, holds in told.items() if holds) + signs(unit.held)


def _states(unit: Unit) -> str:
    told = {"melee": unit.fighting, "watching": unit.opportunity is not None}
    return "".join(STATES[state] for state, holds in told.items() if holds)


def side_letters(battle: Known) -> dict[str, str]:
    """One letter for each side: the first of its name that no other side has taken."""
    taken: dict[str, str] = {}
    for side in battle.setup.sides:
        free = [char.upper() for char in f"{side.name}ABCDEFGH" if char.isascii() and char.isalpha()]
        taken[side.id] = next(letter for letter in free if letter not in taken.values())
    return taken
